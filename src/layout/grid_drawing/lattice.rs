//! The lattice of a grid: where it goes, where its cells are, and the layers that its drawing consists of.

use crate::document::item::Item;
use gridpress_base::units::{Length, Point, Rect};
use gridpress_engine::puzzle::{Cell, Kind, View};

/// The room for numbers on a side of a grid, in hundredths of a cell.
const NUMBERS: i32 = 70;
/// A cell, in the same measure.
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
    /// The room that grids of a kind leave where their numbers are printed; none for most.
    pub(crate) fn of(kind: Kind) -> OutsideBand {
        let room = |has_numbers: bool| if has_numbers { NUMBERS } else { 0 };
        let view = kind.view();
        OutsideBand { near: room(view.is_some()), far: room(view.is_some_and(View::is_all_around)) }
    }

    fn across(self, cells: usize) -> i32 {
        self.near + cells as i32 * CELL + self.far
    }

    /// The side of a cell, where so many in a row and the band take `side`.
    pub(crate) fn cell(self, side: Length, cells: usize) -> Length {
        if self == OutsideBand::default() {
            side / cells as i32
        } else {
            side.scale(CELL, self.across(cells))
        }
    }

    /// What so many cells in a row and the band take.
    pub(crate) fn whole(self, cell: Length, cells: usize) -> Length {
        cell.scale(self.across(cells), CELL)
    }

    /// How many cells would fit into grid and band, rounded up.
    pub(crate) fn most_cells(self, cells: usize) -> i32 {
        (self.across(cells) + CELL - 1) / CELL
    }

    /// From the edge of the square to the grid, where cells have that side.
    pub(crate) fn before(self, cell: Length) -> Length {
        cell.scale(self.near, CELL)
    }
}

/// The square that a grid fills, with its frame and the numbers outside it.
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
        let lattice = self.lattice(kind, thick, OutsideBand::default());
        lattice.framed((rows, columns))
    }

    /// The lines of a grid of that kind in the square, whose frame is `thick`, within a band. Overlapping grids that are wider than high,
    /// or higher than wide, stand in the middle.
    pub(crate) fn lattice(self, kind: Kind, thick: Length, band: OutsideBand) -> Lattice {
        let (rows, columns) = kind.extent();
        let cells = kind.side();
        Lattice { square: self, cells, shift: (cells - rows, cells - columns), thick, band }
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
    band: OutsideBand,
}

impl Lattice {
    /// The upper left corner of the square.
    pub(crate) fn origin(self) -> Point {
        self.square.at
    }

    /// From one line to the next.
    pub(crate) fn pitch(self) -> Length {
        self.band.cell(self.square.side - self.thick, self.cells)
    }

    /// How far the line before row or column `index` lies from the edge of the square, where the first one begins `shift`
    /// halves of cells within.
    fn line(self, index: usize, shift: usize) -> Length {
        let inside = self.square.side - self.thick;
        let halves = (2 * index + shift) as i32;
        let from_edge = if self.band == OutsideBand::default() {
            inside.scale(halves, 2 * self.cells as i32)
        } else {
            let across = self.band.across(self.cells);
            inside.scale(2 * self.band.near + halves * CELL, 2 * across)
        };
        self.thick.half() + from_edge
    }

    /// The middle of the place in a row and a column, which is outside the grid where one of them is -1 or the side.
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
        if self.band == OutsideBand::default() {
            self.square.rect().inset(self.thick.half())
        } else {
            self.span(0, self.cells * self.cells - 1)
        }
    }

    /// The grid with its frame, where it has so many rows and columns.
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

    /// The part of the square without the numbers outside the grid.
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
    /// A short stroke along a diagonal.
    Stroke,
    /// Something pointed out below the rules of a diagram or example.
    Highlight,
    /// A broad grey line along cells.
    Band,
    /// A dark line along cells.
    Strand,
    /// The white within a line along cells.
    Core,
    /// What ties candidates of a diagram, and the discs under them.
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
    /// Adds items to a layer, above those that it has.
    pub(crate) fn add(&mut self, layer: Layer, items: impl IntoIterator<Item = Item>) {
        self.0.extend(items.into_iter().map(|item| (layer, item)));
    }

    /// Whether cells are shaded or have strokes in them.
    pub(crate) fn has_shades(&self) -> bool {
        let mut layers = self.0.iter().map(|(layer, _)| *layer);
        layers.any(|layer| layer <= Layer::Stroke)
    }

    /// All items in the order of painting, each with its layer.
    pub fn in_order(mut self) -> Vec<(Layer, Item)> {
        self.0.sort_by_key(|(layer, _)| *layer);
        self.0
    }

    /// All items in the order of painting.
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
