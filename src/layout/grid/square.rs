//! Where a grid goes, and where its cells are.

use crate::puzzle::{Cell, Kind};
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

    /// The part of the square that a grid of that kind fills with its frame, which is `thick`: all of it, but where
    /// overlapping grids are wider than high, or higher than wide.
    pub(crate) fn filled(self, kind: Kind, thick: Length) -> Rect {
        let (rows, columns) = kind.extent();
        if (rows, columns) == (kind.side(), kind.side()) {
            return self.rect();
        }
        let lattice = self.lattice(kind, thick);
        let (first, last) = (lattice.corner((0, 0)), lattice.corner((rows, columns)));
        let half = thick.half();
        Rect::new(
            first.x - half,
            first.y - half,
            last.x - first.x + thick,
            last.y - first.y + thick,
        )
    }

    /// The lines of a grid of that kind in the square, whose frame is `thick`. Overlapping grids that are wider than high,
    /// or higher than wide, stand in the middle.
    pub(crate) fn lattice(self, kind: Kind, thick: Length) -> Lattice {
        let (rows, columns) = kind.extent();
        let cells = kind.side();
        Lattice {
            square: self,
            cells,
            shift: (cells - rows, cells - columns),
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
    /// How far below the upper edge of the square the first row begins, and how far right of the left edge the first
    /// column, in halves of cells.
    shift: (usize, usize),
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

    /// How far the line before row or column `index` lies from the edge of the square, where the first one begins `shift`
    /// halves of cells within.
    fn line(self, index: usize, shift: usize) -> Length {
        let inside = self.square.side - self.thick;
        let halves = 2 * index + shift;
        self.thick.half() + inside.scale(halves as i32, 2 * self.cells as i32)
    }

    /// Where the line above a row crosses the line left of a column. Both count from 0 to the side.
    pub(crate) fn corner(self, (row, column): (usize, usize)) -> Point {
        let (down, right) = self.shift;
        self.square.at + Point::new(self.line(column, right), self.line(row, down))
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
