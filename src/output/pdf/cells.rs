//! Figures in the cells of a grid, as lines of text: empty cells are blanks, and the spacing is the grid's.

use super::font::{Embedded, EmbeddedFont};
use crate::fonts::{FaceId, Run};
use crate::layout::Item;
use crate::units::{Length, Point};

/// How far a glyph may be from its place in the lines, in thousandths of a point.
const NEAR: i32 = 20;
/// The most lines of cells.
const MOST: i32 = 25;

/// Rows of cells.
pub(super) struct Cells {
    pub face: FaceId,
    pub size: Length,
    pub percent: u8,
    /// From one cell, and one row, to the next.
    pub pitch: Length,
    /// The left end of the first cell's glyph, on the baseline of the first row.
    pub at: Point,
    /// The codes of each row, with blanks up to its last figure.
    pub rows: Vec<Vec<u8>>,
    /// How many items they were.
    pub items: usize,
}

impl Cells {
    /// The rows that `items` begin with, if they do.
    pub(super) fn of(items: &[&Item], embedded: &Embedded) -> Option<Cells> {
        let Item::Text { at, run, percent } = items.first()? else {
            return None;
        };
        let (pitch, font) = (run.pitch?, embedded.font(run.face)?);
        let inset = inset(run, pitch)?;
        let mut cells = Cells {
            face: run.face,
            size: run.size,
            percent: *percent,
            pitch,
            at: Point::new(at.x + inset, at.y),
            rows: vec![row(run, pitch, inset, font)?],
            items: 1,
        };
        while let Some(row) = items
            .get(cells.items)
            .and_then(|item| cells.next(item, inset, font))
        {
            cells.rows.extend(row);
            cells.items += 1;
        }
        Some(cells)
    }

    /// The row that `item` is, after those between.
    fn next(&self, item: &Item, inset: Length, font: &EmbeddedFont) -> Option<Vec<Vec<u8>>> {
        let Item::Text { at, run, percent } = item else {
            return None;
        };
        let is_alike = (run.face, run.size, run.pitch) == (self.face, self.size, Some(self.pitch))
            && *percent == self.percent
            && at.x + inset == self.at.x;
        let down = (at.y - self.at.y).to_thousandths();
        let index = (down + NEAR).div_euclid(self.pitch.to_thousandths());
        let is_near = (down - index * self.pitch.to_thousandths()).abs() <= NEAR;
        let between = index - self.rows.len() as i32;
        if !is_alike || !is_near || between < 0 || index >= MOST {
            return None;
        }
        let mut rows = vec![Vec::new(); between as usize];
        rows.push(row(run, self.pitch, inset, font)?);
        Some(rows)
    }
}

/// How far from the left of its cell each glyph is.
fn inset(run: &Run, pitch: Length) -> Option<Length> {
    let x = run.glyphs.first()?.x.to_thousandths();
    let pitch = pitch.to_thousandths();
    (pitch > NEAR).then(|| Length::thousandths(x.rem_euclid(pitch)))
}

/// The codes of a row; none where a glyph is not in its place, or not as wide as a blank.
fn row(run: &Run, pitch: Length, inset: Length, font: &EmbeddedFont) -> Option<Vec<u8>> {
    let (blank, width) = font.blank?;
    let mut codes = Vec::new();
    for glyph in &run.glyphs {
        let x = (glyph.x - inset).to_thousandths();
        let cell = (x + NEAR).div_euclid(pitch.to_thousandths());
        let is_near = (x - cell * pitch.to_thousandths()).abs() <= NEAR;
        let before = cell - codes.len() as i32;
        if !is_near || before < 0 || cell >= MOST || font.width(glyph.id) != width {
            return None;
        }
        codes.resize(cell as usize, blank);
        codes.push(u8::try_from(font.code(glyph.id)).ok()?);
    }
    Some(codes)
}
