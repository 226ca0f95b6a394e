//! Books: the puzzles that result from a spec and a seed.
//!
//! `generation` generates a puzzle at each address, `duplicates` redraws those that the book or an earlier volume
//! already contains, and `numbering` puts them in order. `builder` runs all of this, and `build_cache` keeps results
//! for the next version of the book. `chapters` and `worked_examples` provide the content of the pages about solving.
//! [`daily`] generates the puzzles of a newspaper, [`statistics`] counts puzzles.

#![forbid(unsafe_code)]

mod answer_key;
mod build_cache;
mod builder;
mod chapters;
pub mod daily;
mod duplicates;
mod generation;
mod labels;
mod numbering;
mod reports;
mod shares;
mod specimen;
pub mod statistics;
mod types;
mod worked_examples;

pub use build_cache::BuildCache;
pub use builder::{BuildOptions, StoredAttempt};
pub use generation::{Progress, PuzzleProgress};
pub use shares::{FoundAttempt, PuzzleShare};
pub use types::{
    Book, BookPuzzle, ChildExample, Example, ExtraRule, Hint, PriorUse, PriorVolumes, RuleExample,
    SectionTips, TechniqueExample, Walkthrough,
};
