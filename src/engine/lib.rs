//! The sudoku engine: puzzles and their notations, solver, rating and generator.
//!
//! ```text
//! rng ──> generate (fill → remove → one solution → rate)
//! notation ──> puzzle ──> solver, rating
//! ```

// Only the solver's vector code is exempt; each unsafe block states its reason.
#![deny(unsafe_code)]
#![warn(missing_docs)]

mod cache;
pub mod generate;
pub mod named;
pub mod notation;
pub mod parallel;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod rng;
mod set;
pub mod solver;
mod sudoku;

pub use generate::{Level, OutOfReach};
pub use puzzle::{Grid, Kind, Puzzle, Shape, Symmetry};
pub use rating::{Rating, Step, Technique};
pub use solver::NotUnique;
pub use sudoku::{GeneratedPuzzle, PuzzleRequest, Sudoku, generate};
