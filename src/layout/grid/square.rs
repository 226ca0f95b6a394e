//! Where a grid goes, and where its cells are.

use crate::puzzle::Cell;
use crate::units::{Length, Point, Rect};

/// The square that a grid fills, with its frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    /// The upper left corner.
    pub at: Point,
    /// The side of the square.
    pub side: Length,
}

impl Square {
    /// The square as a rectangle.
    pub(crate) fn rect(self) -> Rect {
        Rect::new(self.at.x, self.at.y, self.side, self.side)
    }

    /// The lines of a grid in the square: `cells` in a row, and a frame that is `thick`.
    pub(crate) fn lattice(self, cells: usize, thick: Length) -> Lattice {
        Lattice {
            square: self,
            cells,
            thick,
        }
    }
}

/// The lines around the cells of a grid. They lie in the middle of the rules that are drawn there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    square: Square,
    /// The number of cells in a row.
    cells: usize,
    /// The weight of the frame.
    thick: Length,
}

impl Lattice {
    /// The upper left corner of the square.
    pub(crate) fn origin(self) -> Point {
        self.square.at
    }

    /// From one line to the next.
    pub(crate) fn pitch(self) -> Length {
        (self.square.side - self.thick) / self.cells as i32
    }

    /// How far the line before row or column `index` lies from the edge of the square.
    fn line(self, index: usize) -> Length {
        let inside = self.square.side - self.thick;
        self.thick.half() + inside.scale(index as i32, self.cells as i32)
    }

    /// Where the line above a row crosses the line left of a column. Both count from 0 to the side.
    pub(crate) fn corner(self, (row, column): (usize, usize)) -> Point {
        self.square.at + Point::new(self.line(column), self.line(row))
    }

    /// The rectangle between the lines around a cell.
    pub(crate) fn cell(self, cell: Cell) -> Rect {
        self.span(cell, cell)
    }

    /// The rectangle from one cell to another that lies right of it and below, or in its row or column.
    pub(crate) fn span(self, first: Cell, last: Cell) -> Rect {
        let n = self.cells;
        let near = self.corner((first / n, first % n));
        let far = self.corner((last / n + 1, last % n + 1));
        Rect::new(near.x, near.y, far.x - near.x, far.y - near.y)
    }

    /// The middle of the frame.
    pub(crate) fn frame(self) -> Rect {
        self.square.rect().inset(self.thick.half())
    }
}
