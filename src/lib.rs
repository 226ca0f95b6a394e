//! A sudoku book press: a seed and a TOML book spec in, a print-ready PDF of puzzles and answers out.
//!
//! ```text
//! book.toml ──> spec ──┐
//! seed ──> rng ──> generate (fill → remove → one solution → rate) ──> book, daily ──> layout ──> output
//! puzzle ──> solver, logic ──┘                                            └──> lock
//! ```
//!
//! Data flows one way, and every room knows only what stands to its left. The engine (puzzles and how they are
//! written, solver, logic, generator) can be used alone, and is all that is built with `default-features = false`;
//! the feature `press` adds the rest:
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

#[cfg(feature = "press")]
pub mod book;
#[cfg(feature = "press")]
pub mod calendar;
#[cfg(feature = "press")]
pub mod cli;
#[cfg(feature = "press")]
pub mod daily;
#[cfg(feature = "press")]
pub mod diag;
#[cfg(feature = "press")]
pub mod examples;
#[cfg(feature = "press")]
pub mod fonts;
pub mod generate;
#[cfg(test)]
mod golden;
#[cfg(feature = "press")]
mod hash;
#[cfg(feature = "press")]
pub mod layout;
#[cfg(feature = "press")]
pub mod lock;
pub mod logic;
mod named;
#[cfg(feature = "press")]
pub mod output;
#[cfg(feature = "press")]
pub mod picture;
#[cfg(feature = "press")]
pub mod preflight;
#[cfg(feature = "press")]
pub mod press;
mod puzzle;
#[cfg(feature = "press")]
pub mod read;
mod rng;
#[cfg(all(test, feature = "press"))]
mod samples;
pub mod solver;
#[cfg(feature = "press")]
pub mod spec;
#[cfg(feature = "press")]
pub mod templates;
#[cfg(feature = "press")]
pub mod units;
#[cfg(feature = "press")]
pub mod verify;
#[cfg(feature = "press")]
pub mod words;

pub use named::Named;
pub use puzzle::{
    Cage, Cell, Grid, House, HouseKind, Kind, KindError, Puzzle, Shape, ShapeError, Symbols,
    Symmetry, Transform, Variant, canonical, notation,
};
pub use rng::{ENGINE, Stream, seed_mistake};
