//! What a sudoku is: its [`Shape`], a [`Grid`] of values, the text it is written as, its symmetries and
//! when two of them are the same puzzle.

mod cage;
pub mod canonical;
mod clash;
pub(crate) mod grid;
mod grids;
mod kind;
mod mark;
mod outside;
mod relation;
mod sequence;
mod shape;
mod sign;
mod symmetry;
#[cfg(test)]
mod tests;
mod transform;
mod variant;
mod word;

pub use cage::{Cage, CageRule};
pub(crate) use cage::{Filling, MOST_CELLS, apart};
pub use clash::Clash;
pub use grid::{Grid, by_first_appearance, cell_name, cell_named};
pub(crate) use grid::{connected, neighbours, row_and_column};
pub use grids::{Grids, KindError, Layout};
pub use kind::Kind;
pub use mark::{Mark, possible};
pub use outside::{Spot, View};
pub use relation::{Link, Relation};
pub(crate) use sequence::MOST_IN_SEQUENCE;
pub use sequence::{Sequence, SequenceRule};
pub use shape::{House, HouseKind, Shape, ShapeError};
pub use sign::{Demand, Family, Shown, Sign, Stands};
pub use symmetry::Symmetry;
#[cfg(test)]
pub(crate) use tests::obeyed;
pub use transform::Transform;
pub use variant::{HouseMark, Variant};
pub(crate) use word::lines;
pub use word::{Alphabet, HiddenWord, NoWordLine, WordError, WordLine};

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
