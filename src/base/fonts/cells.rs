//! Figures and letters in the cells of grids, each placed by its centre.

use super::face::FigureGlyph;
use super::{FaceId, FontRole, Fonts, Glyph, Run};
use gridpress_ground::glyphs::{MissingGlyph, SHAPES};
use gridpress_ground::units::Length;

impl Fonts {
    /// Returns the face of a cell's contents; shapes have their own, regardless of role.
    fn cell_face(&self, role: FontRole, text: &str) -> FaceId {
        if text.chars().all(|c| SHAPES.contains(&c)) { self.shapes } else { self.role(role).0 }
    }

    /// Returns the glyphs of a cell's contents, each with its x in font units.
    fn cell(&self, role: FontRole, text: &str) -> Result<Vec<(i32, FigureGlyph)>, MissingGlyph> {
        let face = self.face(self.cell_face(role, text));
        let mut pen = 0;
        let place = |c| {
            let figure = face
                .in_cell(c)
                .ok_or_else(|| MissingGlyph { character: c, font: face.file.clone() })?;
            pen += figure.advance;
            Ok((pen - figure.advance, figure))
        };
        text.chars().map(place).collect()
    }

    /// Returns the width of the ink of a cell's contents: figures, or a letter.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the face of `role` lacks a character.
    pub fn cell_width(
        &self,
        role: FontRole,
        size: Length,
        text: &str,
    ) -> Result<Length, MissingGlyph> {
        let (left, right) = ends(&self.cell(role, text)?);
        let face = self.face(self.cell_face(role, text));
        Ok(face.at(right - left, size))
    }

    /// Shapes the contents of cells, each with the x of its centre, as one run from x = 0. The centre is that of the
    /// ink, or of the advance for tabular figures.
    ///
    /// # Errors
    /// See [`Fonts::cell_width`].
    pub fn cells(
        &self,
        role: FontRole,
        size: Length,
        cells: &[(Length, String)],
    ) -> Result<Run, MissingGlyph> {
        let id = cells.first().map_or(self.role(role).0, |(_, text)| {
            // All cells of a grid use the same face.
            self.cell_face(role, text)
        });
        let face = self.face(id);
        let (mut text, mut glyphs) = (String::new(), Vec::with_capacity(cells.len()));
        let mut at = 0;
        for (centre, content) in cells {
            let figures = self.cell(role, content)?;
            let (left, right) = match &figures[..] {
                // A tabular 1 that is centred by its ink would stand out of the column that other digits form.
                [(_, figure)] => face.ends(figure),
                // Numbers of two digits are centred by their ink: the wide bearing of a leading 1 would shift them to
                // the right.
                _ => ends(&figures),
            };
            let origin = *centre - size.scale(left + right, 2 * face.units_per_em());
            for ((x, figure), c) in figures.into_iter().zip(content.chars()) {
                let from = at;
                at += c.len_utf8() as u16;
                glyphs.push(Glyph {
                    id: figure.glyph,
                    x: origin + face.at(x, size),
                    text: [from, at],
                });
            }
            text += content;
        }
        Ok(Run { face: id, size, text, glyphs, width: Length::ZERO })
    }
}

/// Returns the left and right ends of the ink of `figures`.
fn ends(figures: &[(i32, FigureGlyph)]) -> (i32, i32) {
    let left = figures.first().map_or(0, |(x, figure)| x + figure.left);
    let right = figures.last().map_or(0, |(x, figure)| x + figure.right);
    (left, right)
}
