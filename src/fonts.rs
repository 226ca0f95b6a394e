//! Typefaces: the bundled families, the user's own, their measures, and text shaped with them.
//!
//! Bundled are Source Serif 4 and Source Sans 3 (Adobe) and Atkinson Hyperlegible (Braille Institute), all
//! under the SIL Open Font Licence; the licences lie beside the files in `fonts/`.

mod face;
mod family;
mod outline;

use crate::named::names;
use crate::units::Length;
use harfrust::{Buffer, Direction, ShapeOptions, ShaperFont};
use std::fmt;
use std::sync::Arc;

use face::{FIGURES, Figure};

pub use face::{Bytes, Face, FontError};
pub use family::{Family, FontFile, bundled_names};
pub use outline::Step;

/// The purpose of a piece of type, which chooses its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Short text, with figures that stand in line.
    Text,
    /// Short text that is set apart, in the italic face.
    Italic,
    /// Numbers, and what must be found at a glance, in the bold face.
    Bold,
    /// Running text, with the figures that the book has there.
    Prose,
    /// Running text that is emphasised, in the italic face.
    Emphasis,
    /// Running text that is strongly emphasised, in the bold face.
    Strong,
    /// Titles and headings.
    Heading,
    /// Digits that a solver writes: answers.
    Digit,
    /// Digits that are printed: givens.
    Given,
}

/// The figures of running text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figures {
    /// As high as capitals.
    Lining,
    /// With ascenders and descenders like small letters, where the font has them.
    OldStyle,
}

names! {
    Figures {
        "lining" => Figures::Lining,
        "old-style" => Figures::OldStyle,
    }
}

/// The families of a book, and the figures of its running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Families {
    /// The family of text.
    pub text: Family,
    /// Titles and headings, in its bold face.
    pub headings: Family,
    /// The family of digits in grids.
    pub digits: Family,
    /// The figures of running text.
    pub figures: Figures,
}

impl Families {
    /// `text` for words and headings, `digits` for grids, and figures that line.
    pub fn new(text: Family, digits: Family) -> Families {
        Families {
            headings: text.clone(),
            text,
            digits,
            figures: Figures::Lining,
        }
    }
}

/// A face of a [`Fonts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(u8);

impl FaceId {
    /// The number of the face among those of a book, for names in files.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A glyph of shaped text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Glyph {
    /// The index of the glyph in its face.
    pub id: u16,
    /// From the origin of the run to that of the glyph.
    pub x: Length,
    /// The part of the run's text that it stands for, in bytes; empty for the later glyphs of one cluster.
    text: [u16; 2],
}

/// Shaped text in one face.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    /// The face.
    pub face: FaceId,
    /// The size of the type: its em.
    pub size: Length,
    /// The text of the run.
    pub text: String,
    /// The glyphs, left to right.
    pub glyphs: Vec<Glyph>,
    /// The advance width of the run.
    pub width: Length,
}

impl Run {
    /// The part of the text that `glyph` stands for.
    pub fn says(&self, glyph: &Glyph) -> &str {
        self.text
            .get(usize::from(glyph.text[0])..usize::from(glyph.text[1]))
            .unwrap_or_default()
    }
}

/// A character that no face can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    /// The character.
    pub character: char,
    /// The font that was asked first.
    pub font: String,
}

impl fmt::Display for MissingGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MissingGlyph { character, font } = self;
        write!(
            f,
            "no font has the character `{}` (U+{:04X}); asked first: {font}",
            character.escape_debug(),
            *character as u32
        )
    }
}

impl std::error::Error for MissingGlyph {}
/// The faces of a book: one for each role, and the bundled ones that stand in for missing characters.
pub struct Fonts {
    faces: Vec<Face>,
    figures: Figures,
    text: [FaceId; 3],
    heading: FaceId,
    digits: [FaceId; 2],
    /// Faces to ask in turn, by style: regular, italic, bold.
    stand_ins: [Vec<FaceId>; 3],
}

/// A font that cannot be used, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyError {
    /// The file.
    pub file: String,
    /// The reason why the file cannot be used.
    pub error: FontError,
}

impl Fonts {
    /// The faces of a book of `families`.
    ///
    /// # Errors
    /// [`FamilyError`] names the first file that cannot be used.
    pub fn new(families: &Families) -> Result<Fonts, FamilyError> {
        let mut faces = Vec::new();
        let text = add_family(&mut faces, &families.text, Some('e'))?;
        let digits = add_family(&mut faces, &families.digits, None)?;
        let [_, _, heading] = add_family(&mut faces, &families.headings, Some('e'))?;
        for digit in digits {
            let face = &faces[usize::from(digit.0)];
            // Every grid needs the first nine; the others are asked for where they are set.
            if face.figures[..9].iter().any(Option::is_none) {
                return Err(FamilyError {
                    file: face.file.clone(),
                    error: FontError::Missing('1'),
                });
            }
        }
        let mut stand_ins = [const { Vec::new() }; 3];
        for family in bundled_names() {
            let family = add_family(&mut faces, &Family::Bundled(family), None)?;
            for (style, face) in family.into_iter().enumerate() {
                stand_ins[style].push(face);
            }
        }
        Ok(Fonts {
            faces,
            figures: families.figures,
            text,
            heading,
            digits: [digits[0], digits[2]],
            stand_ins,
        })
    }

    /// These fonts for text in the language of a BCP 47 tag.
    pub fn in_language(mut self, tag: &str) -> Fonts {
        if tag.split('-').next() == Some("tr") {
            self.faces.iter_mut().for_each(Face::turn_turkish);
        }
        self
    }

    /// The face of that number.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[usize::from(id.0)]
    }

    /// The faces that the roles name, without repetition, in the order of the roles.
    pub fn chosen(&self) -> Vec<&Face> {
        let mut ids: Vec<FaceId> = Vec::new();
        let roles = self
            .text
            .into_iter()
            .chain([self.heading])
            .chain(self.digits);
        for id in roles {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.into_iter().map(|id| self.face(id)).collect()
    }

    fn role(&self, role: Role) -> (FaceId, usize) {
        match role {
            Role::Text | Role::Prose => (self.text[0], 0),
            Role::Italic | Role::Emphasis => (self.text[1], 1),
            Role::Bold | Role::Strong => (self.text[2], 2),
            Role::Heading => (self.heading, 2),
            Role::Digit => (self.digits[0], 0),
            Role::Given => (self.digits[1], 2),
        }
    }

    /// The size at which the figures of `role` stand `height` high.
    pub fn size_for_figures(&self, role: Role, height: Length) -> Length {
        let face = self.face(self.role(role).0);
        height.scale(face.units_per_em(), face.figure_height())
    }

    /// How high the figures of `role` stand at `size`.
    pub fn figure_height(&self, role: Role, size: Length) -> Length {
        let face = self.face(self.role(role).0);
        face.at(face.figure_height, size)
    }

    /// The glyphs of what stands in a cell, each with its x in font units.
    fn cell(&self, role: Role, text: &str) -> Result<Vec<(i32, Figure)>, MissingGlyph> {
        let face = self.face(self.role(role).0);
        let mut pen = 0;
        let place = |c| {
            let index = FIGURES.iter().position(|&figure| char::from(figure) == c);
            let figure = index.and_then(|index| face.figures[index]);
            let figure = figure.ok_or_else(|| MissingGlyph {
                character: c,
                font: face.file.clone(),
            })?;
            pen += figure.advance;
            Ok((pen - figure.advance, figure))
        };
        text.chars().map(place).collect()
    }

    /// The width of the ink of what stands in a cell: figures, or a capital letter up to P.
    ///
    /// # Errors
    /// [`MissingGlyph`] when the face of `role` lacks one of them.
    pub fn cell_width(&self, role: Role, size: Length, text: &str) -> Result<Length, MissingGlyph> {
        let (left, right) = ends(&self.cell(role, text)?);
        let face = self.face(self.role(role).0);
        Ok(face.at(right - left, size))
    }

    /// The contents of cells, each with the x of its middle, as one run from x = 0. The middle is that of its
    /// ink; of figures that are all of one width, it is that of their width.
    ///
    /// # Errors
    /// As [`Fonts::cell_width`].
    pub fn cells(
        &self,
        role: Role,
        size: Length,
        cells: &[(Length, String)],
    ) -> Result<Run, MissingGlyph> {
        let (id, _) = self.role(role);
        let face = self.face(id);
        let (mut text, mut glyphs) = (String::new(), Vec::with_capacity(cells.len()));
        for (centre, says) in cells {
            let figures = self.cell(role, says)?;
            let (left, right) = match &figures[..] {
                [(_, figure)] => face.ends(figure),
                _ => ends(&figures),
            };
            let origin = *centre - size.scale(left + right, 2 * face.units_per_em());
            for (x, figure) in figures {
                let at = glyphs.len() as u16;
                glyphs.push(Glyph {
                    id: figure.glyph,
                    x: origin + face.at(x, size),
                    text: [at, at + 1],
                });
            }
            text += says;
        }
        Ok(Run {
            face: id,
            size,
            text,
            glyphs,
            width: Length::ZERO,
        })
    }

    /// `text` shaped on one line, with kerning and ligatures: a run for each change of face.
    ///
    /// # Errors
    /// [`MissingGlyph`] when neither the face of `role` nor a bundled one has a character.
    pub fn shape(&self, role: Role, size: Length, text: &str) -> Result<Vec<Run>, MissingGlyph> {
        let mut runs: Vec<Run> = Vec::new();
        let mut start = 0;
        let mut current = None;
        let figures = match role {
            Role::Prose | Role::Emphasis | Role::Strong => self.figures,
            _ => Figures::Lining,
        };
        for (at, c) in text.char_indices() {
            let face = self.face_for(role, current, c)?;
            if let Some(before) = current.filter(|&current| current != face) {
                runs.push(self.shape_run(before, figures, size, &text[start..at]));
                start = at;
            }
            current = Some(face);
        }
        if let Some(face) = current {
            runs.push(self.shape_run(face, figures, size, &text[start..]));
        }
        Ok(runs)
    }

    /// The face of `role`, or the first that stands in for it; a space stays with its neighbour.
    fn face_for(
        &self,
        role: Role,
        current: Option<FaceId>,
        c: char,
    ) -> Result<FaceId, MissingGlyph> {
        let (first, style) = self.role(role);
        let asked = current
            .filter(|_| c == ' ')
            .into_iter()
            .chain([first])
            .chain(self.stand_ins[style].iter().copied());
        asked
            .into_iter()
            .find(|&id| self.face(id).covers(c))
            .ok_or_else(|| MissingGlyph {
                character: c,
                font: self.face(first).file.clone(),
            })
    }

    fn shape_run(&self, id: FaceId, figures: Figures, size: Length, text: &str) -> Run {
        let face = self.face(id);
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(face.script);
        let font = ShaperFont::new(&face.shaping);
        let (plan, features) = face.plan(figures);
        let options = ShapeOptions::new().plan(Some(plan)).features(features);
        // The plan was made for this font, direction and script, the only ways in which shaping can fail.
        harfrust::shape(&font, &mut buffer, options)
            .expect("a plan of the same font, direction and script");
        let infos = buffer.glyph_infos();
        let mut pen = 0;
        let mut glyphs = Vec::with_capacity(infos.len());
        for (index, (info, place)) in infos.iter().zip(buffer.glyph_positions()).enumerate() {
            let from = info.cluster as usize;
            let later = infos[index + 1..]
                .iter()
                .map(|next| next.cluster as usize)
                .find(|&next| next != from);
            let to = later.unwrap_or(text.len());
            let continues = index > 0 && infos[index - 1].cluster == info.cluster;
            glyphs.push(Glyph {
                id: info.glyph_id as u16,
                x: face.at(pen + place.x_offset, size),
                text: [if continues { to } else { from }, to]
                    .map(|at| u16::try_from(at).unwrap_or(u16::MAX)),
            });
            pen += place.x_advance;
        }
        Run {
            face: id,
            size,
            text: text.to_owned(),
            glyphs,
            width: face.at(pen, size),
        }
    }

    /// How far the ink of a line of `runs` reaches out of its advance, on the left and on the right; less than
    /// nothing where it stays within.
    pub fn overhang(&self, runs: &[Run]) -> (Length, Length) {
        let first = runs
            .first()
            .and_then(|run| Some((run, run.glyphs.first()?)));
        let last = runs.last().and_then(|run| Some((run, run.glyphs.last()?)));
        let before = first.map_or(Length::ZERO, |(run, glyph)| {
            let face = self.face(run.face);
            face.ink(glyph.id).map_or(Length::ZERO, |[left, ..]| {
                -(glyph.x + face.at(left, run.size))
            })
        });
        let after = last.map_or(Length::ZERO, |(run, glyph)| {
            let face = self.face(run.face);
            face.ink(glyph.id).map_or(Length::ZERO, |[_, _, right, _]| {
                glyph.x + face.at(right, run.size) - run.width
            })
        });
        (before, after)
    }

    /// How far the ink of `run` reaches above the baseline: at its lowest, and at its highest.
    pub fn extent(&self, run: &Run) -> (Length, Length) {
        let face = self.face(run.face);
        let ink = run.glyphs.iter().filter_map(|glyph| face.ink(glyph.id));
        let (low, high) = ink.fold((0, 0), |(low, high), [_, bottom, _, top]| {
            (low.min(bottom), high.max(top))
        });
        (face.at(low, run.size), face.at(high, run.size))
    }

    /// The advance width of `text` in `role` at `size`.
    ///
    /// # Errors
    /// As [`Fonts::shape`].
    pub fn width(&self, role: Role, size: Length, text: &str) -> Result<Length, MissingGlyph> {
        Ok(self
            .shape(role, size, text)?
            .iter()
            .map(|run| run.width)
            .sum())
    }
}

/// Where the ink of `figures` begins and ends.
fn ends(figures: &[(i32, Figure)]) -> (i32, i32) {
    let left = figures.first().map_or(0, |(x, figure)| x + figure.left);
    let right = figures.last().map_or(0, |(x, figure)| x + figure.right);
    (left, right)
}

/// Adds the faces of `family`, or finds them among `faces`; `needed` must be in each.
fn add_family(
    faces: &mut Vec<Face>,
    family: &Family,
    needed: Option<char>,
) -> Result<[FaceId; 3], FamilyError> {
    let files: [(String, Bytes); 3] = match family {
        Family::Bundled(name) => {
            let family = family::BUNDLED
                .iter()
                .find(|family| family.name == *name)
                .expect("a bundled family");
            family
                .styles
                .map(|(file, bytes)| (file.to_owned(), Arc::new(bytes) as _))
        }
        Family::Files(files) => files.clone().map(|file| (file.path, file.bytes as _)),
    };
    let mut ids = [FaceId(0); 3];
    for (id, (file, bytes)) in ids.iter_mut().zip(files) {
        let known = faces
            .iter()
            .position(|face| face.file == file && face.bytes() == (*bytes).as_ref());
        let index = match known {
            Some(index) => index,
            None => {
                let face = Face::new(&file, bytes).map_err(|error| FamilyError {
                    file: file.clone(),
                    error,
                })?;
                faces.push(face);
                faces.len() - 1
            }
        };
        if let Some(c) = needed.filter(|&c| !faces[index].covers(c)) {
            return Err(FamilyError {
                file,
                error: FontError::Missing(c),
            });
        }
        *id = FaceId(index as u8);
    }
    Ok(ids)
}

#[cfg(test)]
mod tests;
