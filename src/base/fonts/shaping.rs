//! Text shaped in the faces of a book, its metrics, and the scripts of a face.

use super::{Face, FaceId, FigureStyle, FontRole, Fonts};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::Length;
use harfrust::{Buffer, Direction, ShapeOptions, ShaperFont};

/// A glyph of shaped text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Glyph {
    /// Index of the glyph in its face.
    pub id: u16,
    /// Distance from the origin of the run to that of the glyph.
    pub x: Length,
    /// Range of bytes in the run's text that the glyph represents; empty for later glyphs of a cluster.
    pub(super) text: [u16; 2],
}

/// Shaped text in one face.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    /// Face of all glyphs in the run.
    pub face: FaceId,
    /// Type size: the em.
    pub size: Length,
    /// Text of the run.
    pub text: String,
    /// Glyphs from left to right.
    pub glyphs: Vec<Glyph>,
    /// Advance width of the run.
    pub width: Length,
}

impl Run {
    /// Returns the part of the text that `glyph` represents.
    pub fn glyph_text(&self, glyph: &Glyph) -> &str {
        self.text.get(usize::from(glyph.text[0])..usize::from(glyph.text[1])).unwrap_or_default()
    }
}

/// Text shaped in one face, in font units.
pub(super) struct ShapedText {
    /// Index of each glyph, its distance from the origin, and the range of text that it represents, as in [`Glyph`].
    glyphs: Vec<(u16, i32, [u16; 2])>,
    width: i32,
}

impl ShapedText {
    fn new(face: &Face, figures: FigureStyle, text: &str) -> ShapedText {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(face.script);
        let font = ShaperFont::new(&face.shaping);
        let (plan, features) = face.plan(figures);
        let options = ShapeOptions::new().plan(Some(plan)).features(features);
        // The plan has the same font, direction and script, the only possible mismatches.
        harfrust::shape(&font, &mut buffer, options)
            .expect("the plan matches font, direction and script");
        let infos = buffer.glyph_infos();
        let mut width = 0;
        let mut glyphs = Vec::with_capacity(infos.len());
        for (index, (info, place)) in infos.iter().zip(buffer.glyph_positions()).enumerate() {
            let from = info.cluster as usize;
            let to = infos[index + 1..]
                .iter()
                .map(|next| next.cluster as usize)
                .find(|&next| next != from)
                .unwrap_or(text.len());
            // Only the first glyph of a cluster carries its text, or copied text would repeat it for every accent.
            let continues = index > 0 && infos[index - 1].cluster == info.cluster;
            let part = [if continues { to } else { from }, to]
                // A line never has that many bytes; a longer text would only lose the mapping of its end.
                .map(|at| u16::try_from(at).unwrap_or(u16::MAX));
            glyphs.push((info.glyph_id as u16, width + place.x_offset, part));
            width += place.x_advance;
        }
        ShapedText { glyphs, width }
    }
}

/// A script besides Latin, which every face has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    Greek,
    Cyrillic,
}

impl Script {
    /// Returns the script of a letter; `None` for Latin and for characters of no script.
    pub(super) fn of(c: char) -> Option<Script> {
        match c {
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Script::Greek),
            '\u{400}'..='\u{52f}' => Some(Script::Cyrillic),
            _ => None,
        }
    }

    /// Returns letters that a face with the whole script has, as opposed to one with a few symbols.
    fn letters(self) -> &'static str {
        match self {
            Script::Greek => "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
            Script::Cyrillic => "абвгдежзийклмнопрстуфхцчшщьюяєіїґ",
        }
    }
}

impl Face {
    /// Returns `true` if the face has all letters of `script`, not only those that are mathematical symbols.
    pub(super) fn has_script(&self, script: Script) -> bool {
        script.letters().chars().all(|c| self.covers(c))
    }
}

impl Fonts {
    /// Shapes `text` on one line, with kerning and ligatures, as a run for each change of face. A word has one face,
    /// except for characters that the face lacks, and for numbers outside of cells in a face with a slashed zero.
    ///
    /// # Errors
    /// [`MissingGlyph`] if neither the face of `role` nor a bundled one has a character.
    pub fn shape(
        &self,
        role: FontRole,
        size: Length,
        text: &str,
    ) -> Result<Vec<Run>, MissingGlyph> {
        let mut runs: Vec<Run> = Vec::new();
        let mut start = 0;
        let mut current = None;
        let figures = match role {
            // Old-style figures suit running text; beside capitals, in headings and labels they look uneven.
            FontRole::Prose | FontRole::Emphasis | FontRole::Strong => self.figures,
            _ => FigureStyle::Lining,
        };
        for (at, face) in self.faces_of(role, text)? {
            if let Some(before) = current.filter(|&current| current != face) {
                let size = self.size_beside(role, before, size);
                runs.push(self.shape_run(before, figures, size, &text[start..at]));
                start = at;
            }
            current = Some(face);
        }
        if let Some(face) = current {
            let size = self.size_beside(role, face, size);
            runs.push(self.shape_run(face, figures, size, &text[start..]));
        }
        Ok(runs)
    }

    /// Returns the size at which figures in `face` are as high as those of `role` at `size`, for the face that replaces
    /// slashed zeros; `size` for any other face.
    fn size_beside(&self, role: FontRole, face: FaceId, size: Length) -> Length {
        let (own, style) = self.role(role);
        let own = self.face(own);
        if !own.has_slashed_zero() || face != self.numbers[style] {
            return size;
        }
        let other = self.face(face);
        let [own_share, other_share] = [(own, other), (other, own)]
            .map(|(one, another)| one.figure_height() * another.units_per_em());
        size.scale(own_share, other_share)
    }

    /// Returns the face of each character of `text`, with its position. A space has the face of the preceding word.
    fn faces_of(&self, role: FontRole, text: &str) -> Result<Vec<(usize, FaceId)>, MissingGlyph> {
        let mut faces: Vec<(usize, FaceId)> = Vec::with_capacity(text.len());
        let mut start = 0;
        for word in text.split_inclusive(char::is_whitespace) {
            let letters = word.trim_end_matches(char::is_whitespace);
            self.faces_of_word(role, (start, letters), &mut faces)?;
            let (end, space) = (start + letters.len(), &word[letters.len()..]);
            start += word.len();
            if !space.is_empty() {
                let before = faces.last().map(|&(_, face)| face);
                let before =
                    // A thin or a no-break space may be missing in a face that has all letters.
                    before.filter(|&face| space.chars().all(|c| self.face(face).covers(c)));
                faces.push((end, before.map_or_else(|| self.covering(role, space), Ok)?));
            }
        }
        Ok(faces)
    }

    /// Appends the faces of the characters of a word, which begins at byte `start`.
    fn faces_of_word(
        &self,
        role: FontRole,
        (start, word): (usize, &str),
        faces: &mut Vec<(usize, FaceId)>,
    ) -> Result<(), MissingGlyph> {
        let (own, style) = self.role(role);
        // One face for the whole word is preferred, because a single foreign letter inside a word is conspicuous.
        let whole = self.covering(role, word).ok();
        let face = whole.unwrap_or(own);
        // In cells, all digits have one face.
        let is_cell = matches!(role, FontRole::Digit | FontRole::Given);
        let numbers =
            (!is_cell && self.face(face).has_slashed_zero()).then_some(self.numbers[style]);
        // Signs in a number have its face: 1–10, 50 %.
        let is_number = is_number(word);
        for (at, c) in word.char_indices() {
            let number =
                numbers.filter(|&id| (is_number || is_digit(c)) && self.face(id).covers(c));
            let face = match number {
                Some(number) => number,
                None if whole.is_some() || self.face(face).covers(c) => face,
                None => self.covering(role, &word[at..at + c.len_utf8()])?,
            };
            faces.push((start + at, face));
        }
        Ok(())
    }

    /// Returns the face of `role`, or its first fallback, that has all of `text`, and the whole scripts of its letters.
    fn covering(&self, role: FontRole, text: &str) -> Result<FaceId, MissingGlyph> {
        let (first, style) = self.role(role);
        let mut candidates = [first].into_iter().chain(self.stand_ins[style].iter().copied());
        let covers = |id: &FaceId, c: char| {
            let face = self.face(*id);
            face.covers(c) && Script::of(c).is_none_or(|script| face.has_script(script))
        };
        // A face with only π or Ω for formulas would otherwise set one Greek word, and another face the next.
        let found = (candidates.clone()).find(|id| text.chars().all(|c| covers(id, c)));
        let some = || candidates.find(|&id| text.chars().all(|c| self.face(id).covers(c)));
        found.or_else(some).ok_or_else(|| {
            let missing = text.chars().find(|c: &char| {
                let mut all = [first].into_iter().chain(self.stand_ins[style].iter().copied());
                !all.any(|id| self.face(id).covers(*c))
            });
            MissingGlyph {
                character: missing.or_else(|| text.chars().next()).unwrap_or(' '),
                font: self.face(first).file.clone(),
            }
        })
    }

    fn shape_run(&self, id: FaceId, figures: FigureStyle, size: Length, text: &str) -> Run {
        let face = self.face(id);
        // Shaped in font units, so that one entry of the cache serves every size.
        let shaped = face.shaped_text(figures, text, || ShapedText::new(face, figures, text));
        let glyphs =
            shaped.glyphs.iter().map(|&(id, x, text)| Glyph { id, x: face.at(x, size), text });
        Run {
            face: id,
            size,
            text: text.to_owned(),
            glyphs: glyphs.collect(),
            width: face.at(shaped.width, size),
        }
    }

    /// Returns the advance width of `text` in `role` at `size`.
    ///
    /// # Errors
    /// See [`Fonts::shape`].
    pub fn width(&self, role: FontRole, size: Length, text: &str) -> Result<Length, MissingGlyph> {
        Ok(self.shape(role, size, text)?.iter().map(|run| run.width).sum())
    }

    /// Returns how far the ink of a line of `runs` exceeds its advance on the left and on the right; negative if it
    /// stays within.
    pub fn overhang(&self, runs: &[Run]) -> (Length, Length) {
        let first = runs.first().and_then(|run| Some((run, run.glyphs.first()?)));
        let last = runs.last().and_then(|run| Some((run, run.glyphs.last()?)));
        let before = first.map_or(Length::ZERO, |(run, glyph)| {
            let face = self.face(run.face);
            face.ink(glyph.id)
                .map_or(Length::ZERO, |[left, ..]| -(glyph.x + face.at(left, run.size)))
        });
        let after = last.map_or(Length::ZERO, |(run, glyph)| {
            let face = self.face(run.face);
            face.ink(glyph.id).map_or(Length::ZERO, |[_, _, right, _]| {
                glyph.x + face.at(right, run.size) - run.width
            })
        });
        (before, after)
    }

    /// Returns the lowest and the highest extent of the ink of `run` above the baseline.
    pub fn extent(&self, run: &Run) -> (Length, Length) {
        let face = self.face(run.face);
        let ink = run.glyphs.iter().filter_map(|glyph| face.ink(glyph.id));
        let (low, high) =
            ink.fold((0, 0), |(low, high), [_, bottom, _, top]| (low.min(bottom), high.max(top)));
        (face.at(low, run.size), face.at(high, run.size))
    }
}

/// `true` for digits and signs without letters.
fn is_number(text: &str) -> bool {
    !text.contains(char::is_alphabetic) && text.contains(is_digit)
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}
