//! Where a grid goes, and where its cells are.

use crate::puzzle::Shape;
use crate::units::{Length, Point, Rect};

/// Where a grid goes: its outer corner and side, rules included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    pub at: Point,
    pub side: Length,
}

impl Square {
    /// The line between cells `index` - 1 and `index`, right of the outer corner.
    fn line(self, index: usize, cells: usize, thick: Length) -> Length {
        thick.half() + (self.side - thick).scale(index as i32, cells as i32)
    }

    /// The crossing of the rules above a row and left of a column, both from 0 to the side.
    pub(crate) fn corner(
        self,
        shape: &Shape,
        (row, column): (usize, usize),
        thick: Length,
    ) -> Point {
        let line = |index| self.line(index, shape.side(), thick);
        self.at + Point::new(line(column), line(row))
    }

    /// The rectangle of a cell, from the middle of the rules around it.
    pub(crate) fn cell(self, shape: &Shape, cell: usize, thick: Length) -> Rect {
        let n = shape.side();
        let (row, column) = (cell / n, cell % n);
        let first = self.corner(shape, (row, column), thick);
        let last = self.corner(shape, (row + 1, column + 1), thick);
        Rect::new(first.x, first.y, last.x - first.x, last.y - first.y)
    }
}
