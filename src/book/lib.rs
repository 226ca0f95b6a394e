//! A book: a spec and a seed, and the puzzles that come of them.
//!
//! `generation` draws a puzzle at each address, `duplicates` draws those again that a book or an earlier volume has
//! already, and `numbering` puts them in order. `builder` does all of this, `memory` saves it what an earlier version of
//! the book found out. `chapters` and `worked_examples` find what the pages about solving print. [`daily`] makes the puzzles of
//! a newspaper, [`statistics`] counts.

#![forbid(unsafe_code)]

mod builder;
mod chapters;
pub mod daily;
mod duplicates;
mod generation;
mod memory;
mod numbering;
mod reports;
mod specimen;
pub mod statistics;
mod types;
mod worked_examples;

pub use builder::{Kept, Means};
pub use generation::{Made, Progress};
pub use memory::Memory;
pub use types::{
    Book, BookPuzzle, Earlier, Example, Hint, Standing, TechniqueExample, Walkthrough,
};
