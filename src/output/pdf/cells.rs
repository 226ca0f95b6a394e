//! Figures in the cells of a grid, as lines of text: empty cells are blanks, and the spacing is the grid's.

use super::font::Embedded;
use super::subset::EmbeddedFont;
use crate::fonts::Run;
use crate::layout::Item;
use crate::units::{Length, Point};

/// How far a glyph may be from its place in the lines, in thousandths of a point.
const NEAR: i32 = 20;
/// How far sizes that are meant to be the same may differ, for what was cut off them.
const SAME: i32 = 2;
/// The most lines of cells.
const MOST: i32 = 25;

/// Rows of cells.
pub(super) struct Cells<'e> {
    pub font: &'e EmbeddedFont,
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
    /// Code and width of a blank.
    blank: u8,
    pub width: i64,
}

impl<'e> Cells<'e> {
    /// The rows that `items` begin with, if they do.
    pub(super) fn of(items: &[&Item], embedded: &'e Embedded) -> Option<Cells<'e>> {
        let Item::Text { at, run, percent } = items.first()? else {
            return None;
        };
        let (pitch, (font, size)) = (run.pitch?, embedded.font(run)?);
        let blank = font.blank.as_ref()?;
        let inset = inset(run, pitch, font, size)?;
        let mut cells = Cells {
            font,
            size,
            percent: *percent,
            pitch,
            at: Point::new(at.x + inset, at.y),
            rows: Vec::new(),
            items: 0,
            blank: u8::try_from(blank.code).ok()?,
            width: blank.width,
        };
        while let Some(item) = items.get(cells.items)
            && cells.take(item, embedded).is_some()
        {
            cells.items += 1;
        }
        (cells.items > 0).then_some(cells)
    }

    /// Takes the row that `item` is: one more, or what was still blank in one of them.
    fn take(&mut self, item: &Item, embedded: &Embedded) -> Option<()> {
        let Item::Text { at, run, percent } = item else {
            return None;
        };
        let (font, size) = embedded.font(run)?;
        let is_alike = (font.index, run.pitch) == (self.font.index, Some(self.pitch))
            && is_same_size(size, self.size)
            && *percent == self.percent;
        let inset = inset(run, self.pitch, font, size)?;
        let is_below = is_near(at.x + inset, self.at.x);
        let index = place(at.y - self.at.y, self.pitch)?;
        if !is_alike || !is_below {
            return None;
        }
        let row = self.row(run, self.at.x - at.x)?;
        match self.rows.get(index) {
            Some(taken) => self.rows[index] = self.merged(taken, &row)?,
            None => {
                self.rows.resize(index, Vec::new());
                self.rows.push(row);
            }
        }
        Some(())
    }

    /// The codes of a row that begins at `inset`; none where a glyph is not in its place, or not as wide as a blank.
    fn row(&self, run: &Run, inset: Length) -> Option<Vec<u8>> {
        let mut codes = Vec::new();
        for glyph in &run.glyphs {
            let shown = self.font.glyph(run, glyph)?;
            let cell = place(self.font.x(run, glyph, self.size) - inset, self.pitch)?;
            if cell < codes.len() || shown.width != self.width {
                return None;
            }
            codes.resize(cell, self.blank);
            codes.push(u8::try_from(shown.code).ok()?);
        }
        Some(codes)
    }

    /// Two rows in one; none where a cell has a figure in both.
    fn merged(&self, row: &[u8], other: &[u8]) -> Option<Vec<u8>> {
        let code = |row: &[u8], cell: usize| row.get(cell).copied().unwrap_or(self.blank);
        let cells = 0..row.len().max(other.len());
        let cells = cells.map(|cell| match (code(row, cell), code(other, cell)) {
            (code, blank) | (blank, code) if blank == self.blank => Some(code),
            _ => None,
        });
        cells.collect()
    }
}

/// True for sizes that are meant to be the same.
pub(super) fn is_same_size(a: Length, b: Length) -> bool {
    (a - b).to_thousandths().abs() <= SAME
}

fn is_near(a: Length, b: Length) -> bool {
    (a - b).to_thousandths().abs() <= NEAR
}

/// Which of the places that are a pitch apart is at `length`.
fn place(length: Length, pitch: Length) -> Option<usize> {
    let index = (length.to_thousandths() + NEAR).div_euclid(pitch.to_thousandths());
    let is_near = is_near(length, pitch * index);
    usize::try_from(index)
        .ok()
        .filter(|_| is_near && index < MOST)
}

/// How far from the left of its cell each glyph is.
fn inset(run: &Run, pitch: Length, font: &EmbeddedFont, size: Length) -> Option<Length> {
    let x = font.x(run, run.glyphs.first()?, size).to_thousandths();
    let pitch = pitch.to_thousandths();
    (pitch > NEAR).then(|| Length::thousandths(x.rem_euclid(pitch)))
}
