//! Typefaces: the bundled families, the user's own, their measures, and text shaped with them.
//!
//! Bundled are Source Serif 4 and Source Sans 3 (Adobe) and Atkinson Hyperlegible (Braille Institute), all
//! under the SIL Open Font Licence; the licences lie beside the files in `fonts/`.

use crate::units::Length;
use harfrust::{Buffer, Direction, ShapeOptions, ShapePlan, ShaperFont};
use sha2::{Digest, Sha256};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::string::StringId;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::fmt;
use std::sync::Arc;

/// A font file, shared by all that read it.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Faces of one design.
struct Bundled {
    name: &'static str,
    /// Regular, italic, bold.
    styles: [(&'static str, &'static [u8]); 3],
}

macro_rules! bundled {
    ($name:literal, $folder:literal, $regular:literal, $italic:literal, $bold:literal) => {
        Bundled {
            name: $name,
            styles: [
                (
                    $regular,
                    include_bytes!(concat!("../fonts/", $folder, "/", $regular)),
                ),
                (
                    $italic,
                    include_bytes!(concat!("../fonts/", $folder, "/", $italic)),
                ),
                (
                    $bold,
                    include_bytes!(concat!("../fonts/", $folder, "/", $bold)),
                ),
            ],
        }
    };
}

static BUNDLED: [Bundled; 3] = [
    bundled!(
        "Source Serif 4",
        "source-serif-4",
        "SourceSerif4-Regular.ttf",
        "SourceSerif4-It.ttf",
        "SourceSerif4-Bold.ttf"
    ),
    bundled!(
        "Source Sans 3",
        "source-sans-3",
        "SourceSans3-Regular.ttf",
        "SourceSans3-It.ttf",
        "SourceSans3-Semibold.ttf"
    ),
    bundled!(
        "Atkinson Hyperlegible",
        "atkinson-hyperlegible",
        "AtkinsonHyperlegible-Regular.ttf",
        "AtkinsonHyperlegible-Italic.ttf",
        "AtkinsonHyperlegible-Bold.ttf"
    ),
];

/// The names of the bundled families.
pub fn bundled_names() -> impl Iterator<Item = &'static str> {
    BUNDLED.iter().map(|family| family.name)
}

/// A font file that a spec names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFile {
    /// Its path as the spec spells it.
    pub path: String,
    /// What is in it.
    pub bytes: Arc<Vec<u8>>,
}

/// The family that a spec chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// One of [`bundled_names`].
    Bundled(&'static str),
    /// Files of the user's: regular, italic, bold.
    Files([FontFile; 3]),
}

impl Family {
    /// The bundled family of that name.
    pub fn bundled(name: &str) -> Option<Family> {
        bundled_names()
            .find(|known| *known == name)
            .map(Family::Bundled)
    }
}

/// What a piece of type is for; each has a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Running text.
    Text,
    /// Running text, set apart.
    Italic,
    /// Headings and numbers.
    Bold,
    /// Digits that a solver writes: answers.
    Digit,
    /// Digits that are printed: givens.
    Given,
}

/// A face of a [`Fonts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(u8);

/// One font: its bytes and its measures. Measures are in font units, [`Face::units_per_em`] to the em.
pub struct Face {
    file: String,
    bytes: Bytes,
    shaping: harfrust::Font,
    plan: ShapePlan,
    postscript_name: String,
    units_per_em: i32,
    ascent: i32,
    descent: i32,
    cap_height: i32,
    /// Height of the digit 1 above the baseline.
    figure_height: i32,
    bounds: [i16; 4],
    weight: u16,
    caret_slope: (i16, i16),
    /// Glyph, and left and right end of its ink, for the digits 1 to 9.
    digits: Option<[(u16, i32, i32); 9]>,
}

/// Why bytes cannot serve as a font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FontError {
    /// Not TrueType or OpenType.
    NoFont,
    /// A collection of fonts.
    Collection,
    /// A web font, packed.
    WebFont,
    /// It cannot be cut down for embedding, for this reason.
    Embed(String),
    /// It has no glyph for a character that every book needs.
    Missing(char),
}

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FontError::NoFont => write!(f, "not a TrueType or OpenType font"),
            FontError::Collection => write!(f, "a collection of fonts; take one font out of it"),
            FontError::WebFont => write!(f, "a packed web font; unpack it to .ttf or .otf"),
            FontError::Embed(why) => write!(f, "a font that cannot be embedded: {why}"),
            FontError::Missing(c) => write!(f, "a font without the character `{c}`"),
        }
    }
}

impl Face {
    /// Reads a font.
    ///
    /// # Errors
    /// [`FontError`] when `bytes` are no single TrueType or OpenType font that can be embedded.
    pub fn new(file: &str, bytes: Bytes) -> Result<Face, FontError> {
        let data: &[u8] = (*bytes).as_ref();
        match data.get(..4) {
            Some(b"ttcf") => return Err(FontError::Collection),
            Some(b"wOFF" | b"wOF2") => return Err(FontError::WebFont),
            _ => {}
        }
        let font = FontRef::new(data).map_err(|_| FontError::NoFont)?;
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let units_per_em = i32::from(metrics.units_per_em);
        if units_per_em == 0 || font.maxp().is_err() || font.hmtx().is_err() || font.cmap().is_err()
        {
            return Err(FontError::NoFont);
        }
        let sample = ['1', 'e']
            .into_iter()
            .filter_map(|c| font.charmap().map(c))
            .map(|g| g.to_u32() as u16);
        let remapper = subsetter::GlyphRemapper::new_from_glyphs(&sample.collect::<Vec<_>>());
        subsetter::subset(data, 0, &remapper).map_err(|why| FontError::Embed(why.to_string()))?;

        let digits = digit_inks(&font);
        let figure_height = font
            .charmap()
            .map('1')
            .and_then(|glyph| ink(&font, glyph))
            .map_or(0, |ink| ink[3]);
        let bounds = metrics
            .bounds
            .map_or([0.0; 4], |b| [b.x_min, b.y_min, b.x_max, b.y_max]);
        let name = font
            .localized_strings(StringId::POSTSCRIPT_NAME)
            .english_or_first();
        let postscript_name: String = name
            .map(|name| {
                name.chars()
                    .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect()
            })
            .filter(|name: &String| !name.is_empty())
            .unwrap_or_else(|| "Unnamed".to_owned());
        let shaping = harfrust::Font::new(bytes.clone(), 0).ok_or(FontError::NoFont)?;
        let plan = ShapePlan::new(&shaping, Direction::LeftToRight, None, None, &[]);
        Ok(Face {
            file: file.to_owned(),
            plan,
            postscript_name,
            units_per_em,
            ascent: metrics.ascent as i32,
            descent: metrics.descent as i32,
            cap_height: metrics
                .cap_height
                .map_or(metrics.ascent as i32, |height| height as i32),
            figure_height,
            bounds: bounds.map(|v| v as i16),
            weight: font.os2().map_or(400, |os2| os2.us_weight_class()),
            caret_slope: font.hhea().map_or((1, 0), |hhea| {
                (hhea.caret_slope_rise(), hhea.caret_slope_run())
            }),
            digits,
            shaping,
            bytes,
        })
    }

    /// The whole font file.
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// The file's name or path, for messages and the lock.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// SHA-256 of the file, in hexadecimal.
    pub fn sha256(&self) -> String {
        Sha256::digest(self.bytes())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// The PostScript name, letters, digits and hyphens only.
    pub fn postscript_name(&self) -> &str {
        &self.postscript_name
    }

    /// Font units to the em.
    pub fn units_per_em(&self) -> i32 {
        self.units_per_em
    }

    /// Ascent, descent (negative) and cap height, in font units.
    pub fn heights(&self) -> [i32; 3] {
        [self.ascent, self.descent, self.cap_height]
    }

    /// The box around all glyphs: left, bottom, right, top, in font units.
    pub fn bounds(&self) -> [i16; 4] {
        self.bounds
    }

    /// OS/2 weight class: 400 is regular.
    pub fn weight(&self) -> u16 {
        self.weight
    }

    /// Rise and run of the caret: (1, 0) is upright.
    pub fn caret_slope(&self) -> (i16, i16) {
        self.caret_slope
    }

    /// The advance of `glyph` in font units.
    pub fn advance(&self, glyph: u16) -> i32 {
        let Ok(font) = FontRef::new(self.bytes()) else {
            return 0;
        };
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        metrics.advance_width(GlyphId::from(glyph)).unwrap_or(0.0) as i32
    }

    /// Left, bottom, right and top of a glyph's ink, in font units; `None` without ink.
    pub fn ink(&self, glyph: u16) -> Option<[i32; 4]> {
        ink(&FontRef::new(self.bytes()).ok()?, GlyphId::from(glyph))
    }

    fn covers(&self, c: char) -> bool {
        self.shaping
            .charmap()
            .map_unicode(c)
            .is_some_and(|glyph| glyph.to_u32() != 0)
    }

    fn at(&self, units: i32, size: Length) -> Length {
        size.scale(units, self.units_per_em)
    }
}

/// Left, bottom, right and top of a glyph's ink; `None` without ink.
fn ink(font: &FontRef, glyph: GlyphId) -> Option<[i32; 4]> {
    let mut pen = skrifa::outline::pen::ControlBoundsPen::default();
    let settings =
        skrifa::outline::DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs()
        .get(glyph)?
        .draw(settings, &mut pen)
        .ok()?;
    let bounds = pen.bounding_box()?;
    Some([bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|v| v.round() as i32))
}

fn digit_inks(font: &FontRef) -> Option<[(u16, i32, i32); 9]> {
    let mut inks = [(0, 0, 0); 9];
    for (entry, c) in inks.iter_mut().zip('1'..='9') {
        let glyph = font.charmap().map(c)?;
        let [left, _, right, _] = ink(font, glyph)?;
        *entry = (u16::try_from(glyph.to_u32()).ok()?, left, right);
    }
    Some(inks)
}

/// A glyph of shaped text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// Its index in the face.
    pub id: u16,
    /// Where its origin lies, right of the run's.
    pub x: Length,
    /// The part of the run's text that it stands for, in bytes; empty for the later glyphs of one cluster.
    text: [u16; 2],
}

/// Shaped text in one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The face.
    pub face: FaceId,
    /// The em.
    pub size: Length,
    /// What it says.
    pub text: String,
    /// Its glyphs, left to right.
    pub glyphs: Vec<Glyph>,
    /// How far it advances.
    pub width: Length,
}

impl Run {
    /// What `glyph` of this run stands for.
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
    text: [FaceId; 3],
    digits: [FaceId; 2],
    /// Faces to ask in turn, by style: regular, italic, bold.
    stand_ins: [Vec<FaceId>; 3],
}

/// A font that cannot be used, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyError {
    /// The file.
    pub file: String,
    /// What is wrong with it.
    pub error: FontError,
}

impl Fonts {
    /// The faces of a book with `text` for words and `digits` for grids.
    ///
    /// # Errors
    /// [`FamilyError`] names the first file that cannot be used.
    pub fn new(text: &Family, digits: &Family) -> Result<Fonts, FamilyError> {
        let mut faces = Vec::new();
        let text = add_family(&mut faces, text, Some('e'))?;
        let digits = add_family(&mut faces, digits, None)?;
        for digit in digits {
            let face = &faces[usize::from(digit.0)];
            if face.digits.is_none() {
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
            text,
            digits: [digits[0], digits[2]],
            stand_ins,
        })
    }

    /// The face of that number.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[usize::from(id.0)]
    }

    /// The faces that the roles name, without repetition, in the order of the roles.
    pub fn chosen(&self) -> Vec<&Face> {
        let mut ids: Vec<FaceId> = Vec::new();
        for id in self.text.into_iter().chain(self.digits) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.into_iter().map(|id| self.face(id)).collect()
    }

    fn role(&self, role: Role) -> (FaceId, usize) {
        match role {
            Role::Text => (self.text[0], 0),
            Role::Italic => (self.text[1], 1),
            Role::Bold => (self.text[2], 2),
            Role::Digit => (self.digits[0], 0),
            Role::Given => (self.digits[1], 2),
        }
    }

    /// The size at which the figures of `role` stand `height` high.
    pub fn size_for_figures(&self, role: Role, height: Length) -> Length {
        let face = self.face(self.role(role).0);
        height.scale(face.units_per_em, face.figure_height.max(1))
    }

    /// Digits (1 to 9), each with the x that the middle of its ink comes to lie on, as one run from x = 0.
    pub fn digits(&self, role: Role, size: Length, digits: &[(Length, u8)]) -> Run {
        let (id, _) = self.role(role);
        let face = self.face(id);
        let inks = face
            .digits
            .as_ref()
            .expect("faces without digits are refused");
        let glyph = |(index, &(centre, value)): (usize, &(Length, u8))| {
            let (id, left, right) = inks[usize::from(value) - 1];
            Glyph {
                id,
                x: centre - size.scale(left + right, 2 * face.units_per_em),
                text: [index as u16, index as u16 + 1],
            }
        };
        let text = digits
            .iter()
            .map(|(_, value)| char::from(b'0' + value))
            .collect();
        let glyphs = digits.iter().enumerate().map(glyph).collect();
        Run {
            face: id,
            size,
            text,
            glyphs,
            width: Length::ZERO,
        }
    }

    /// `text` shaped on one line, with kerning and ligatures: a run for each change of face.
    ///
    /// # Errors
    /// [`MissingGlyph`] when neither the face of `role` nor a bundled one has a character.
    pub fn shape(&self, role: Role, size: Length, text: &str) -> Result<Vec<Run>, MissingGlyph> {
        let mut runs: Vec<Run> = Vec::new();
        let mut start = 0;
        let mut current = None;
        for (at, c) in text.char_indices() {
            let face = self.face_for(role, current, c)?;
            if current.is_some_and(|current| current != face) {
                runs.push(self.shape_run(current.unwrap_or(face), size, &text[start..at]));
                start = at;
            }
            current = Some(face);
        }
        if let Some(face) = current {
            runs.push(self.shape_run(face, size, &text[start..]));
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

    fn shape_run(&self, id: FaceId, size: Length, text: &str) -> Run {
        let face = self.face(id);
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        let font = ShaperFont::new(&face.shaping);
        let options = ShapeOptions::new().plan(Some(&face.plan));
        // The plan was made for this font and direction, the only ways in which shaping can fail.
        harfrust::shape(&font, &mut buffer, options)
            .expect("a plan of the same font and direction");
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

    /// How far the ink of a line of `runs` reaches out of its advance, on the left and on the right.
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
        (before.max(Length::ZERO), after.max(Length::ZERO))
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

/// Adds the faces of `family`, or finds them among `faces`; `needed` must be in each.
fn add_family(
    faces: &mut Vec<Face>,
    family: &Family,
    needed: Option<char>,
) -> Result<[FaceId; 3], FamilyError> {
    let files: [(String, Bytes); 3] = match family {
        Family::Bundled(name) => {
            let family = BUNDLED
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
mod tests {
    use super::*;

    fn fonts() -> Fonts {
        Fonts::new(
            &Family::Bundled("Source Serif 4"),
            &Family::Bundled("Source Sans 3"),
        )
        .unwrap()
    }

    #[test]
    fn latin_of_every_kind_is_covered() {
        for family in bundled_names() {
            let fonts = Fonts::new(&Family::Bundled(family), &Family::Bundled(family)).unwrap();
            for text in [
                "Français œuvre",
                "Zażółć gęślą jaźń",
                "İstanbul ığüşöç",
                "Größe – “Café” — ½",
            ] {
                for role in [Role::Text, Role::Italic, Role::Bold] {
                    fonts.shape(role, Length::pt(10), text).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_character_nobody_has_is_named() {
        let missing = fonts()
            .shape(Role::Text, Length::pt(10), "日本")
            .unwrap_err();
        assert_eq!(missing.character, '日');
        assert!(missing.to_string().contains("U+65E5"), "{missing}");
    }

    #[test]
    fn text_is_kerned_and_ligated() {
        let fonts = fonts();
        let run = &fonts.shape(Role::Text, Length::pt(100), "AV").unwrap()[0];
        let face = fonts.face(run.face);
        let unkerned: i32 = run.glyphs.iter().map(|glyph| face.advance(glyph.id)).sum();
        assert!(run.width < Length::pt(100).scale(unkerned, face.units_per_em()));
        let fi = &fonts.shape(Role::Text, Length::pt(10), "fi").unwrap()[0];
        assert!(fi.glyphs.len() <= 2);
    }

    #[test]
    fn another_face_stands_in_for_what_one_lacks() {
        let family = Family::Bundled("Atkinson Hyperlegible");
        let fonts = Fonts::new(&family, &family).unwrap();
        let runs = fonts.shape(Role::Text, Length::pt(10), "a Ж b").unwrap();
        let texts: Vec<&str> = runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(texts, ["a ", "Ж ", "b"]);
    }

    #[test]
    fn digits_are_centred_on_their_ink() {
        let fonts = fonts();
        let placed: Vec<(Length, u8)> = (1..=9)
            .map(|value| (Length::pt(2000 * i32::from(value)), value))
            .collect();
        let run = fonts.digits(Role::Given, Length::pt(1000), &placed);
        assert_eq!(run.text, "123456789");
        let font = FontRef::new(fonts.face(run.face).bytes()).unwrap();
        for ((centre, _), glyph) in placed.into_iter().zip(&run.glyphs) {
            let [left, _, right, _] = ink(&font, GlyphId::from(glyph.id)).unwrap();
            let off = glyph.x + Length::pt(left + right).half() - centre;
            assert!(off.to_thousandths().abs() <= 1000, "{off}");
        }
    }

    #[test]
    fn bytes_that_are_no_font_are_refused() {
        let face = |bytes: &[u8]| Face::new("x", Arc::new(bytes.to_vec())).err();
        assert_eq!(face(b"hello"), Some(FontError::NoFont));
        assert_eq!(face(b""), Some(FontError::NoFont));
        assert_eq!(face(b"wOFF...."), Some(FontError::WebFont));
        assert_eq!(face(b"ttcf...."), Some(FontError::Collection));
        let whole = BUNDLED[0].styles[0].1;
        for length in [12, 100, 1000, whole.len() / 2] {
            assert!(face(&whole[..length]).is_some(), "cut at {length}");
        }
    }
}
