//! What a sudoku is: its [`Shape`], a [`Grid`] of values, the text it is written as, its symmetries and
//! when two of them are the same puzzle.

mod alphabet;
mod cage;
pub mod canonical;
mod clash;
mod grid;
mod grids;
mod kind;
mod mark;
pub mod notation;
mod relation;
mod shape;
mod symbols;
mod symmetry;
mod transform;
mod variant;
mod word;

pub use alphabet::{Alphabet, WordError};
pub use cage::{Cage, CageRule};
pub(crate) use cage::{Filling, MOST_CELLS, apart};
pub use clash::Clash;
pub use grid::Grid;
pub use grids::{Grids, Layout};
pub use kind::{Kind, KindError};
#[cfg(test)]
pub(crate) use mark::obeyed;
pub use mark::{Demand, Mark, Sign};
pub(crate) use mark::{Family, Shown, possible};
pub use relation::{Link, Relation};
pub use shape::{House, HouseKind, Shape, ShapeError};
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
