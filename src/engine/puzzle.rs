//! The model of a sudoku: its rules ([`Shape`]), grids of values ([`Grid`]), symmetries, and canonical forms of
//! equivalent puzzles ([`canonical`]).

mod cage;
mod cage_figures;
pub mod canonical;
mod clash;
pub(crate) mod grid;
mod grids;
mod kind;
mod lines;
mod mark;
mod orientation;
mod outside;
mod rearrangement;
mod relabelling;
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
pub(crate) use cage::{CageCandidates, MAX_CELLS, earlier_peers};
pub use cage_figures::CageFigure;
pub use clash::Clash;
pub use grid::{Grid, cell_name, number_by_first_appearance, parse_cell_name};
pub(crate) use grid::{connected, neighbours, row_and_column};
pub use grids::{GridArrangement, GridLayout, KindError};
pub use kind::Kind;
pub(crate) use lines::Growth;
pub use lines::{LineRule, LineStroke, Look, Part, Spot, whispered_gap};
pub use mark::{LineOrder, Mark, possible_marks};
pub(crate) use orientation::CommonOrientation;
pub use outside::{OutsidePosition, OutsideView};
pub use relation::{PairConstraint, Relation};
pub(crate) use sequence::{MAX_IN_SEQUENCE, SANDWICH, X_SUM};
pub use sequence::{Sequence, SequenceRule, SequenceTable};
pub use shape::{House, HouseKind, Shape, ShapeError};
pub use sign::{Constraint, EdgeLook, MarkCoverage, MarkRule, Sign, SignLocation};
pub use symmetry::Symmetry;
#[cfg(test)]
pub(crate) use tests::{marked_kinds, obeys_marks};
pub(crate) use transform::ShapeParts;
pub use transform::Transform;
pub use variant::{HouseMark, Variant};
pub use word::{Alphabet, HiddenWord, WordError, WordLine, WordLineError};
pub(crate) use word::{decimal_digit, word_lines};

use std::sync::Arc;

/// The index of a cell, counted row by row from the top left corner.
pub type Cell = usize;

/// A puzzle and its unique solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules.
    pub shape: Arc<Shape>,
    /// The printed grid: givens and empty cells.
    pub givens: Grid,
    /// The unique solution.
    pub solution: Grid,
    /// The word in a line of the solution, if letters take the place of digits.
    pub hidden: Option<HiddenWord>,
}

impl Puzzle {
    /// Returns the number of cells that were removed from the solution.
    pub fn removed_count(&self) -> u32 {
        (self.shape.kind().size() - self.givens.filled_count()) as u32
    }
}
