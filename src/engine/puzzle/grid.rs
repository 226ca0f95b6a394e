//! A grid of values.

use super::Cell;
use std::fmt;

/// The symbol of a value from 0 to 25 in a line of text: `.` for 0, then 1 to 9, then letters from A.
pub(crate) fn symbol(value: u8) -> char {
    match value {
        0 => '.',
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + value - 10),
    }
}

/// The name of a cell in a grid of `side` columns, as in `r1c2`.
pub fn cell_name(cell: Cell, side: usize) -> String {
    format!("r{}c{}", cell / side + 1, cell % side + 1)
}

/// Returns the cell of that name in a grid of `side` rows and columns; `None` if it has no such cell.
///
/// ```
/// use gridpress_engine::puzzle::parse_cell_name;
///
/// assert_eq!(parse_cell_name("r2c1", 9), Some(9));
/// assert_eq!(parse_cell_name("r2c10", 9), None);
/// ```
pub fn parse_cell_name(name: &str, side: usize) -> Option<Cell> {
    let (row, column) = row_and_column(name)?;
    let is_inside = |at: usize| (1..=side).contains(&at);
    (is_inside(row) && is_inside(column)).then(|| (row - 1) * side + column - 1)
}

/// Returns the row and the column of a name such as `r1c2`, which may lie outside of every grid.
pub(crate) fn row_and_column(name: &str) -> Option<(usize, usize)> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// Returns for each of `names` the number of those that appear before it for the first time: equal names have equal
/// numbers, counted from 0. From the 256th name on all have the number 255.
pub fn number_by_first_appearance<T: PartialEq>(names: impl IntoIterator<Item = T>) -> Vec<u8> {
    let mut known: Vec<T> = Vec::new();
    let number = |name: T| {
        let place = known.iter().position(|other| *other == name);
        let place = place.unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        u8::try_from(place).unwrap_or(u8::MAX)
    };
    names.into_iter().map(number).collect()
}

/// A square of cells, each empty (0) or holding a digit from 1 to the side.
///
/// Nothing here knows the rules; a grid may hold two of a digit in a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    side: u8,
    cells: Box<[u8]>,
}

impl Grid {
    /// An empty grid with `side` cells in a row.
    pub fn empty(side: usize) -> Grid {
        Grid { side: side as u8, cells: vec![0; side * side].into() }
    }

    /// A grid with these cells, row by row.
    ///
    /// # Panics
    /// When the number of cells is not the square of a side, or a value is larger than the side.
    pub fn from_cells(cells: Vec<u8>) -> Grid {
        let side = cells.len().isqrt();
        assert!(side * side == cells.len() && side < 256, "{} cells are no square", cells.len());
        let most = cells.iter().fold(0, |most: u8, &value| most.max(value));
        assert!(usize::from(most) <= side, "a value beyond the side");
        Grid { side: side as u8, cells: cells.into() }
    }

    /// The number of cells in a row.
    #[inline]
    pub fn side(&self) -> usize {
        usize::from(self.side)
    }

    /// All values, row by row; 0 is empty.
    #[inline]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The value in `cell`; 0 when it is empty.
    #[inline]
    pub fn get(&self, cell: Cell) -> u8 {
        self.cells[cell]
    }

    /// Puts `value` (0: nothing) into `cell`.
    #[inline]
    pub fn set(&mut self, cell: Cell, value: u8) {
        self.cells[cell] = value;
    }

    /// How many cells hold a digit.
    pub fn filled_count(&self) -> usize {
        self.cells.iter().filter(|&&v| v != 0).count()
    }

    /// True when every digit that stands here stands in the same cell of `full` too.
    pub fn is_subset_of(&self, full: &Grid) -> bool {
        self.side == full.side
            && self.cells.iter().zip(&full.cells).all(|(&v, &w)| v == 0 || v == w)
    }
}

impl fmt::Display for Grid {
    /// One line, row by row, `.` for empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A formatter takes text much faster than single characters.
        let symbols: Vec<u8> = self.cells.iter().map(|&value| symbol(value) as u8).collect();
        f.write_str(&String::from_utf8_lossy(&symbols))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

/// The cells above, left, right and below.
pub(crate) fn neighbours(cell: Cell, side: usize) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell / side, cell % side);
    [
        (row > 0).then(|| cell - side),
        (column > 0).then(|| cell - 1),
        (column + 1 < side).then(|| cell + 1),
        (row + 1 < side).then(|| cell + side),
    ]
    .into_iter()
    .flatten()
}

/// How many cells hang together with `start`, side by side, among those that `belong`.
pub(crate) fn count_connected(start: Cell, side: usize, belong: impl Fn(Cell) -> bool) -> usize {
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        for neighbour in neighbours(cell, side) {
            if belong(neighbour) && !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
        next += 1;
    }
    reached.len()
}
