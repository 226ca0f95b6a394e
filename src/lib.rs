//! A sudoku book press: a seed and a TOML book spec in, a print-ready PDF of puzzles and answers out.
//!
//! ```text
//! book.toml ──> spec ──┐
//! seed ──> rng ──> generate (fill → remove → one solution → rate) ──> book, daily ──> layout ──> output
//! puzzle ──> solver, logic ──┘                                            └──> lock
//! ```
//!
//! Data flows one way, and every room knows only what stands to its left. The engine can be used alone:
//!
//! ```
//! use gridpress::generate::{Address, Fill, Levels, Level, Press, Recipe, Removal};
//! use gridpress::{Kind, Symmetry, solver};
//!
//! let press = Press { engine: 1, seed: "autumn 2026".into() };
//! let recipe = Recipe {
//!     kind: Kind::CLASSIC,
//!     fill: Fill::Random,
//!     symmetry: Symmetry::Rotate180,
//!     removal: Removal::Band(Levels::default().band(Kind::CLASSIC, Level::Hard)),
//! };
//! let made = press.accepted(&recipe.into(), &Address { section: "hard".into(), index: 1 }, 0)?;
//! assert_eq!(solver::count_up_to(&made.puzzle.shape, &made.puzzle.givens, 2), 1);
//! # Ok::<(), gridpress::generate::OutOfReach>(())
//! ```
//!
//! The same engine revision, seed, address and attempt give the same puzzle for ever, on any machine.

#![warn(missing_docs)]

pub mod book;
pub mod calendar;
pub mod cli;
pub mod daily;
pub mod diag;
pub mod examples;
pub mod fonts;
pub mod generate;
#[cfg(test)]
mod golden;
mod hash;
pub mod layout;
pub mod lock;
pub mod logic;
pub mod output;
pub mod picture;
pub mod preflight;
mod puzzle;
pub mod read;
mod rng;
#[cfg(test)]
mod samples;
pub mod solver;
pub mod spec;
pub mod templates;
pub mod units;
pub mod verify;
pub mod words;

pub use puzzle::{
    Cage, Cell, Grid, House, HouseKind, Kind, KindError, Puzzle, Shape, ShapeError, Symbols,
    Symmetry, Transform, Variant, canonical, notation,
};
pub use rng::{ENGINE, Stream};
