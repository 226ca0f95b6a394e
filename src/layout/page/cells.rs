//! The figures of a grid, row by row.

use gridpress_base::fonts::Run;
use gridpress_base::units::{Length, Point};

/// The figures of a grid. Places are from the corner of the grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cells {
    /// From one cell to the next, across and down.
    pub pitch: Length,
    /// The figures: for each row, a line for each face.
    pub lines: Vec<CellLine>,
}

/// The figures of one face in one row of a grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellLine {
    /// The row, from 0.
    pub row: usize,
    /// The column of each glyph, from 0. A cell with a number of two figures has two glyphs.
    pub columns: Vec<usize>,
    /// How far down the baseline is.
    pub baseline: Length,
    /// The glyphs, from the left edge of the grid.
    pub run: Run,
}

impl Cells {
    /// The figures as text: each line with where its baseline begins, for a grid at `at`.
    pub fn texts(&self, at: Point) -> impl Iterator<Item = (Point, &Run)> {
        let begin = move |line: &CellLine| at + Point::new(Length::ZERO, line.baseline);
        self.lines.iter().map(move |line| (begin(line), &line.run))
    }
}
