//! The registry of a series: one file that knows the puzzles of all its volumes, so that none has one of those before it.
//!
//! It is a database of SQLite: one file that is changed whole or not at all, also when a run is killed, and that any
//! program can open. Books are made from what stands before them, and recorded once they are written.

mod before;
mod claim;
mod file;
mod flaws;
mod volume;

#[cfg(test)]
mod tests;

pub use before::Before;
pub use claim::{Claim, Repeats};
pub use file::{Entry, Registry};
pub use volume::{Held, Print, Volume};
