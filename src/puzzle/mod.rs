//! What a sudoku is: its [`Shape`], a [`Grid`] of values, the text it is written as, its symmetries and
//! when two of them are the same puzzle.

mod alphabet;
pub mod canonical;
mod clash;
mod grid;
mod grids;
mod kind;
pub mod notation;
mod shape;
mod symbols;
mod symmetry;
mod transform;
mod variant;
mod word;

pub use alphabet::{Alphabet, WordError};
pub use clash::Clash;
pub use grid::Grid;
pub use grids::{Grids, Layout};
pub use kind::{Kind, KindError};
pub use shape::{Cage, House, HouseKind, Shape, ShapeError};
pub(crate) use shape::{connected, neighbours};
pub use symbols::{SHAPES, Symbols};
pub use symmetry::Symmetry;
pub use transform::Transform;
pub use variant::{HouseMark, Variant};
pub(crate) use word::lines;
pub use word::{HiddenWord, NoWordLine, WordLine};

use std::sync::Arc;

/// A cell's index, row by row from the top left.
pub type Cell = usize;

/// A puzzle and its one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its rules.
    pub shape: Arc<Shape>,

    /// The printed grid: givens and empty cells.
    pub givens: Grid,
    /// The full grid.
    pub solution: Grid,
    /// The word that a line of the solution reads, where letters stand in place of digits.
    pub hidden: Option<HiddenWord>,
}

impl Puzzle {
    /// How many cells were removed from the solution.
    pub fn removed(&self) -> u32 {
        (self.shape.kind().size() - self.givens.givens()) as u32
    }
}
