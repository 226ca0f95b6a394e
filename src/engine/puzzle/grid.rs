//! Grids of values, and names of cells.

use super::Cell;
use std::fmt;

/// Returns the symbol of a value from 0 to 25: `.` for 0, then 1 to 9, then letters from A.
pub(crate) fn symbol(value: u8) -> char {
    match value {
        0 => '.',
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + value - 10),
    }
}

/// Returns the name of a cell in a grid of `side` columns, such as `r1c2`.
pub fn cell_name(cell: Cell, side: usize) -> String {
    format!("r{}c{}", cell / side + 1, cell % side + 1)
}

/// Parses the name of a cell in a grid of `side` rows and columns; `None` if there is no such cell.
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

/// Parses a name such as `r1c2` into a row and a column, which may lie outside the grid.
pub(crate) fn row_and_column(name: &str) -> Option<(usize, usize)> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// Numbers distinct names from 0 in the order of their first appearance; equal names get equal numbers. Numbers beyond
/// 255 are capped at 255.
pub fn number_by_first_appearance<T: PartialEq>(names: impl IntoIterator<Item = T>) -> Vec<u8> {
    let mut distinct: Vec<T> = Vec::new();
    let number = |name: T| {
        let index = distinct.iter().position(|other| *other == name);
        let index = index.unwrap_or_else(|| {
            distinct.push(name);
            distinct.len() - 1
        });
        u8::try_from(index).unwrap_or(u8::MAX)
    };
    names.into_iter().map(number).collect()
}

/// A square grid of cells, each empty (0) or with a digit from 1 to the side.
///
/// A grid does not know any rules: a digit may occur twice in a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    side: u8,
    cells: Box<[u8]>,
}

impl Grid {
    /// Creates an empty grid with `side` cells in a row.
    pub fn empty(side: usize) -> Grid {
        Grid { side: side as u8, cells: vec![0; side * side].into() }
    }

    /// Creates a grid from its cells, row by row.
    ///
    /// # Panics
    /// If the number of cells is not a square number, or if a value is larger than the side.
    pub fn from_cells(cells: Vec<u8>) -> Grid {
        let side = cells.len().isqrt();
        assert!(side * side == cells.len() && side < 256, "{} cells are not a square", cells.len());
        let max = cells.iter().fold(0, |max: u8, &value| max.max(value));
        assert!(usize::from(max) <= side, "a value is larger than the side");
        Grid { side: side as u8, cells: cells.into() }
    }

    /// Returns the number of cells in a row.
    #[inline]
    pub fn side(&self) -> usize {
        usize::from(self.side)
    }

    /// Returns all values, row by row; 0 is empty.
    #[inline]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Returns the value in `cell`, or 0 if it is empty.
    #[inline]
    pub fn get(&self, cell: Cell) -> u8 {
        self.cells[cell]
    }

    /// Sets the value in `cell`; 0 empties it.
    #[inline]
    pub fn set(&mut self, cell: Cell, value: u8) {
        self.cells[cell] = value;
    }

    /// Returns the number of cells that have a digit.
    pub fn filled_count(&self) -> usize {
        self.cells.iter().filter(|&&v| v != 0).count()
    }

    /// Returns `true` if every digit of this grid is also in the same cell of `full`.
    pub fn is_subset_of(&self, full: &Grid) -> bool {
        self.side == full.side
            && self.cells.iter().zip(&full.cells).all(|(&v, &w)| v == 0 || v == w)
    }
}

impl fmt::Display for Grid {
    /// Writes all cells in one line, row by row, with `.` for empty cells.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Writing one string is much faster than writing single characters.
        let symbols: Vec<u8> = self.cells.iter().map(|&value| symbol(value) as u8).collect();
        f.write_str(&String::from_utf8_lossy(&symbols))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

/// Returns the orthogonally adjacent cells: above, left, right and below.
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

/// Returns the cells that are orthogonally connected with `start` through cells that `belongs` accepts.
pub(crate) fn connected(start: Cell, side: usize, belongs: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        for neighbour in neighbours(cell, side) {
            if belongs(neighbour) && !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
        next += 1;
    }
    reached
}
