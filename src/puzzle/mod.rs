//! What a sudoku is: its [`Shape`], a [`Grid`] of values, the text it is written as, its symmetries and
//! when two of them are the same puzzle.

pub mod canonical;
mod grid;
pub mod notation;
mod shape;
mod symmetry;

pub use grid::Grid;
pub use shape::{House, HouseKind, Shape};
pub use symmetry::Symmetry;

/// A cell's index, row by row from the top left.
pub type Cell = usize;

/// A puzzle and its one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is printed: the givens, and empty cells.
    pub givens: Grid,
    /// The full grid.
    pub solution: Grid,
}

impl Puzzle {
    /// How many cells were removed from the solution.
    pub fn removed(&self) -> u32 {
        self.givens.cells().iter().filter(|&&v| v == 0).count() as u32
    }
}
