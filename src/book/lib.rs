//! A book: a spec and a seed, and the puzzles that come of them.
//!
//! `generation` draws a puzzle at each address, `duplicates` draws those again that a book or an earlier volume has
//! already, and `numbering` puts them in order. `builder` does all of this, `build_cache` saves it what an earlier version of
//! the book found out. `chapters` and `worked_examples` find what the pages about solving print. [`daily`] makes the puzzles of
//! a newspaper, [`statistics`] counts.

#![forbid(unsafe_code)]

mod build_cache;
mod builder;
mod chapters;
pub mod daily;
mod duplicates;
mod generation;
mod numbering;
mod reports;
mod specimen;
pub mod statistics;
mod types;
mod worked_examples;

pub use build_cache::BuildCache;
pub use builder::{BuildOptions, StoredAttempt};
pub use generation::{Progress, PuzzleProgress};
pub use types::{
    Book, BookPuzzle, Example, Hint, PriorUse, PriorVolumes, TechniqueExample, Walkthrough,
};
