//! Figures in the cells of a grid, as lines of text: empty cells are blanks, and the spacing is the grid's.

use super::subset::{Embedded, EmbeddedFont};
use gridpress_base::units::{Length, Point};
use gridpress_layout::{CellLine, Cells};

/// The farthest that a row may show a figure from its place: what is rounded off outlines and widths grows with the
/// size of type.
const FARTHEST: Length = Length::thousandths(20);

/// Lines of a grid, as they are written.
pub(super) enum Part<'e, 'c> {
    /// Rows below each other.
    Rows(Rows<'e>),
    /// A line that is no row: a cell holds two glyphs, its font has no blank of a byte, or a figure would be shown too
    /// far from its place.
    Text(&'c CellLine),
}

/// Rows of a grid whose figures are in one font.
pub(super) struct Rows<'e> {
    pub font: &'e EmbeddedFont,
    pub size: Length,
    /// From one cell, and one row, to the next.
    pub pitch: Length,
    /// The left end of the glyph in the first column, on the baseline of the first row.
    pub at: Point,
    /// The codes of each row, with blanks up to its last figure.
    pub rows: Vec<Vec<u8>>,
    /// Code and width of a blank.
    blank: u8,
    pub width: i64,
    /// The first row, and where its first column begins from the left edge of the grid.
    row: usize,
    inset: Length,
}

/// The lines of a grid at `at`, in rows as far as can be.
pub(super) fn parts<'e, 'c>(
    at: Point,
    cells: &'c Cells,
    embedded: &'e Embedded,
) -> Vec<Part<'e, 'c>> {
    let mut parts: Vec<Part> = Vec::new();
    for line in &cells.lines {
        if let Some(Part::Rows(rows)) = parts.last_mut()
            && rows.take(line, embedded).is_some()
        {
            continue;
        }
        let rows = Rows::new(at, cells.pitch, line, embedded).and_then(|mut rows| {
            rows.take(line, embedded)?;
            Some(Part::Rows(rows))
        });
        parts.push(rows.unwrap_or(Part::Text(line)));
    }
    parts
}

impl<'e> Rows<'e> {
    /// No rows yet, in the font and the places of `line`; none where its font has no blank of a byte.
    fn new(at: Point, pitch: Length, line: &CellLine, embedded: &'e Embedded) -> Option<Rows<'e>> {
        let (font, size) = embedded.cells(&line.run)?;
        let blank = font.blank.as_ref()?;
        let (glyph, &column) = (line.run.glyphs.first()?, line.columns.first()?);
        let inset = font.x(&line.run, glyph, size) - pitch * column as i32;
        Some(Rows {
            font,
            size,
            pitch,
            at: at + Point::new(inset, line.baseline),
            rows: Vec::new(),
            blank: u8::try_from(blank.code).ok()?,
            width: blank.width,
            row: line.row,
            inset,
        })
    }

    /// Puts the figures of `line` into their row; none where one of them cannot stand there.
    fn take(&mut self, line: &CellLine, embedded: &Embedded) -> Option<()> {
        let (font, size) = embedded.cells(&line.run)?;
        let index = line.row.checked_sub(self.row)?;
        let mut row = self.rows.get(index).cloned().unwrap_or_default();
        for (glyph, &column) in line.run.glyphs.iter().zip(&line.columns) {
            let shown = self.font.glyph(&line.run, glyph)?;
            let place = self.inset + self.pitch * column as i32;
            let off = font.x(&line.run, glyph, size) - place;
            if row.len() <= column {
                row.resize(column + 1, self.blank);
            }
            let is_free = row[column] == self.blank && shown.width == self.width;
            if font.index != self.font.index || !is_free || off.max(-off) > FARTHEST {
                return None;
            }
            row[column] = u8::try_from(shown.code).ok()?;
        }
        if self.rows.len() <= index {
            self.rows.resize(index + 1, Vec::new());
        }
        self.rows[index] = row;
        Some(())
    }
}
