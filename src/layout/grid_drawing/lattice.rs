//! The lattice of a grid: its square, the positions of its cells, and the layers of its drawing.

use crate::document::item::Item;
use gridpress_engine::puzzle::{Cell, Kind, OutsideView};
use gridpress_ground::units::{Length, Point, Rect};

/// Room for numbers on a side of a grid, in hundredths of a cell.
const NUMBERS: i32 = 70;
/// Side of a cell, in the same unit.
const CELL: i32 = 100;

/// The room around a grid for the numbers outside it, in hundredths of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OutsideBand {
    /// Above the grid and left of it.
    near: i32,
    /// Below the grid and right of it.
    far: i32,
}

impl OutsideBand {
    /// Returns the room of a kind for the numbers outside its grids; zero for most kinds.
    pub(crate) fn of(kind: Kind) -> OutsideBand {
        let room = |has_numbers: bool| if has_numbers { NUMBERS } else { 0 };
        let view = kind.view();
        OutsideBand {
            near: room(view.is_some()),
            far: room(view.is_some_and(OutsideView::is_on_all_sides)),
        }
    }

    fn across(self, cells: usize) -> i32 {
        self.near + cells as i32 * CELL + self.far
    }

    /// Returns the side of a cell if `cells` in a row and the band are `side` wide.
    pub(crate) fn cell(self, side: Length, cells: usize) -> Length {
        if self == OutsideBand::default() {
            side / cells as i32
        } else {
            side.scale(CELL, self.across(cells))
        }
    }

    /// Returns the width of `cells` in a row and the band.
    pub(crate) fn whole(self, cell: Length, cells: usize) -> Length {
        cell.scale(self.across(cells), CELL)
    }

    /// Returns the number of cells that would fit into grid and band, rounded up.
    pub(crate) fn most_cells(self, cells: usize) -> i32 {
        (self.across(cells) + CELL - 1) / CELL
    }

    /// Returns the distance from the edge of the square to the grid, for cells of that side.
    pub(crate) fn before(self, cell: Length) -> Length {
        cell.scale(self.near, CELL)
    }
}

/// The square of a grid, including its frame and the numbers outside it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    /// The upper left corner.
    pub at: Point,
    /// Side of the square.
    pub side: Length,
}

impl Square {
    /// Returns the square as a rectangle.
    pub(crate) fn rect(self) -> Rect {
        Rect::new(self.at.x, self.at.y, self.side, self.side)
    }

    /// Returns the part of the square that a grid of that kind fills with its frame, whose weight is `thick`: all of
    /// it, except for overlapping grids whose layout is not square.
    pub(crate) fn filled(self, kind: Kind, thick: Length) -> Rect {
        let (rows, columns) = kind.extent();
        if (rows, columns) == (kind.side(), kind.side()) {
            return self.rect();
        }
        self.lattice(kind, thick, OutsideBand::default()).framed((rows, columns))
    }

    /// Returns the lines of a grid of that kind in the square, whose frame has the weight `thick`, within a band.
    /// Layouts of overlapping grids that are not square are centred.
    pub(crate) fn lattice(self, kind: Kind, thick: Length, band: OutsideBand) -> Lattice {
        let (rows, columns) = kind.extent();
        let cells = kind.side();
        Lattice { square: self, cells, shift: (cells - rows, cells - columns), thick, band }
    }
}

/// The lines around the cells of a grid. They are the middles of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    square: Square,
    /// The number of cells in a row.
    cells: usize,
    /// Distance of the first row from the upper edge of the square, and of the first column from the left edge, in
    /// halves of cells.
    shift: (usize, usize),
    /// Weight of the frame.
    thick: Length,
    band: OutsideBand,
}

impl Lattice {
    /// Returns the upper left corner of the square.
    pub(crate) fn origin(self) -> Point {
        self.square.at
    }

    /// Returns the distance from one line to the next.
    pub(crate) fn pitch(self) -> Length {
        self.band.cell(self.square.side - self.thick, self.cells)
    }

    /// Returns the distance of the line before row or column `index` from the edge of the square; the first line begins
    /// `shift` halves of cells within.
    fn line(self, index: usize, shift: usize) -> Length {
        let inside = self.square.side - self.thick;
        let halves = (2 * index + shift) as i32;
        let from_edge = if self.band == OutsideBand::default() {
            // Each line is computed from the whole side: adding up rounded cells would miss the frame on the far side.
            inside.scale(halves, 2 * self.cells as i32)
        } else {
            inside.scale(2 * self.band.near + halves * CELL, 2 * self.band.across(self.cells))
        };
        self.thick.half() + from_edge
    }

    /// Returns the middle of the position in a row and a column, which is outside the grid if one of them is -1 or the
    /// side.
    pub(crate) fn place(self, (row, column): (i32, i32)) -> Point {
        let last = self.cells as i32;
        let half = self.pitch().scale(NUMBERS, 2 * CELL);
        let middle = |index: i32, edge: &dyn Fn(usize) -> Length| match index {
            -1 => edge(0) - half,
            outside if outside == last => edge(self.cells) + half,
            inside => (edge(inside as usize) + edge(inside as usize + 1)).half(),
        };
        Point::new(
            middle(column, &|column| self.corner((0, column)).x),
            middle(row, &|row| self.corner((row, 0)).y),
        )
    }

    /// Returns the crossing of the line above a row and the line left of a column. Both count from 0 to the side.
    pub(crate) fn corner(self, (row, column): (usize, usize)) -> Point {
        let (down, right) = self.shift;
        self.square.at + Point::new(self.line(column, right), self.line(row, down))
    }

    /// Returns the rectangle between the lines around a cell.
    pub(crate) fn cell(self, cell: Cell) -> Rect {
        self.span(cell, cell)
    }

    /// Returns the rectangle from one cell to another that is not left of it or above it.
    pub(crate) fn span(self, first: Cell, last: Cell) -> Rect {
        let n = self.cells;
        let near = self.corner((first / n, first % n));
        let far = self.corner((last / n + 1, last % n + 1));
        Rect::new(near.x, near.y, far.x - near.x, far.y - near.y)
    }

    /// Returns the middle of the frame.
    pub(crate) fn frame(self) -> Rect {
        if self.band == OutsideBand::default() {
            // Directly from the square, so that the frame fills it exactly despite rounding.
            self.square.rect().inset(self.thick.half())
        } else {
            self.span(0, self.cells * self.cells - 1)
        }
    }

    /// Returns the grid with its frame, for a number of rows and columns.
    fn framed(self, (rows, columns): (usize, usize)) -> Rect {
        let (first, last) = (self.corner((0, 0)), self.corner((rows, columns)));
        let half = self.thick.half();
        Rect::new(
            first.x - half,
            first.y - half,
            last.x - first.x + self.thick,
            last.y - first.y + self.thick,
        )
    }

    /// Returns the part of the square without the numbers outside the grid.
    pub(crate) fn area(self) -> Rect {
        if self.band == OutsideBand::default() {
            self.square.rect()
        } else {
            self.framed((self.cells, self.cells))
        }
    }
}

/// The layers of a grid, in the order of painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Shaded cells; 0 is the lightest shade of the grid.
    Shade(u8),
    /// The white within the rim of a shaded sign.
    Blank,
    /// A short stroke along a diagonal.
    Stroke,
    /// A highlight below the rules of a diagram or example.
    Highlight,
    /// A broad grey line along cells.
    Band,
    /// A dark line along cells.
    Strand,
    /// The white within a line along cells.
    Core,
    /// Links between candidates of a diagram, and the discs under them.
    Link,
    /// A rule between cells of one region.
    Thin,
    /// A rule around regions, or the frame.
    Thick,
    /// The outline of a cage, which marks interrupt.
    Cage,
    /// The white around a mark between two cells.
    Clear,
    /// A mark between two cells.
    Mark,
    /// The white within a mark.
    Hollow,
    /// The sum of a cage, or a number outside the grid.
    Sum,
    /// Digits in cells.
    Figure,
    /// Fields for pencil marks.
    Pencil,
    /// Candidates, and signs around them.
    Sign,
}

/// The items of a grid, each with its layer.
#[derive(Clone, Debug, Default)]
pub struct Layers(Vec<(Layer, Item)>);

impl Layers {
    /// Adds items to a layer, above the existing ones.
    pub(crate) fn add(&mut self, layer: Layer, items: impl IntoIterator<Item = Item>) {
        self.0.extend(items.into_iter().map(|item| (layer, item)));
    }

    /// Returns `true` if cells are shaded or have strokes in them.
    pub(crate) fn has_shades(&self) -> bool {
        self.0.iter().map(|(layer, _)| *layer).any(|layer| layer <= Layer::Stroke)
    }

    /// Returns all items in the order of painting, each with its layer.
    pub fn in_order(mut self) -> Vec<(Layer, Item)> {
        // A stable sort: within a layer, items stay in the order in which they were added.
        self.0.sort_by_key(|(layer, _)| *layer);
        self.0
    }

    /// Returns all items in the order of painting.
    pub(crate) fn into_items(self) -> Vec<Item> {
        self.in_order().into_iter().map(|(_, item)| item).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_and_numbers_fill_the_square() {
        let at = Point::new(Length::pt(10), Length::pt(20));
        let (side, thick) = (Length::pt(200), Length::pt(2));
        for (name, far) in [("9+frame", NUMBERS), ("9+sandwich", 0)] {
            let kind: Kind = name.parse().unwrap();
            let band = OutsideBand::of(kind);
            assert_eq!((band.near, band.far), (NUMBERS, far));
            let lattice = Square { at, side }.lattice(kind, thick, band);
            let (first, last) = (lattice.corner((0, 0)), lattice.corner((9, 9)));
            let is_about = |a: Length, b: Length| (a - b).max(b - a) <= Length::thousandths(10);
            assert!(is_about(last.x - first.x, lattice.pitch() * 9), "{name}");
            let before = first.y - at.y - thick.half();
            assert!(is_about(before, band.before(lattice.pitch())), "{name}");
            let behind = at.x + side - thick.half() - last.x;
            assert!(is_about(behind, lattice.pitch().scale(far, CELL)), "{name}");
            let (above, inside) = (lattice.place((-1, 3)), lattice.place((0, 3)));
            assert_eq!(above.x, inside.x);
            assert!(above.y > at.y && above.y < first.y);
            assert_eq!(band.cell(band.whole(lattice.pitch(), 9), 9), lattice.pitch());
        }
        let plain: Kind = "9+windoku".parse().unwrap();
        assert_eq!(OutsideBand::of(plain), OutsideBand::default());
    }
}
