//! The sudoku engine: puzzles and their notations, solver, rating and generator.
//!
//! ```
//! use gridpress_engine::{Level, generate};
//!
//! let hard = generate("autumn 2026", Level::Hard)?;
//! println!("{hard}\n{}", hard.solve()?);
//! println!("{:?}", hard.rate()?);
//! println!("{}", hard.to_json());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`PuzzleRequest`] generates puzzles of other kinds, one or many at a time. A [`Sudoku`] is a puzzle from the generator
//! or from a text; it solves, rates, explains and writes itself.
//!
//! ```text
//! rng ──> generate (fill → remove → one solution → rate)
//! notation ──> puzzle ──> solver, rating
//! ```

// Only the solver's vector code is exempt; each unsafe block states its reason.
#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod generate;
pub mod notation;
pub mod puzzle;
mod puzzle_record;
pub mod rating;
pub mod solver;
mod sudoku;

pub use generate::{Level, OutOfReach};
pub use puzzle::{Grid, Kind, Puzzle, Shape, Symmetry};
pub use puzzle_record::{CsvColumns, MinutesRecord, PuzzleRecord};
pub use rating::{Rating, Step, Technique};
pub use solver::NotUnique;
pub use sudoku::{PuzzleRequest, Sudoku, generate};
