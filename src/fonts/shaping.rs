//! Text shaped in the faces of a book, and its measures.

use super::{FaceId, Figures, FontRole, Fonts, Glyph, MissingGlyph, Run};
use crate::units::Length;
use harfrust::{Buffer, Direction, ShapeOptions, ShaperFont};

impl Fonts {
    /// `text` shaped on one line, with kerning and ligatures: a run for each change of face.
    ///
    /// # Errors
    /// [`MissingGlyph`] when neither the face of `role` nor a bundled one has a character.
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
            FontRole::Prose | FontRole::Emphasis | FontRole::Strong => self.figures,
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
        role: FontRole,
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

    /// The advance width of `text` in `role` at `size`.
    ///
    /// # Errors
    /// As [`Fonts::shape`].
    pub fn width(&self, role: FontRole, size: Length, text: &str) -> Result<Length, MissingGlyph> {
        Ok(self
            .shape(role, size, text)?
            .iter()
            .map(|run| run.width)
            .sum())
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
}
