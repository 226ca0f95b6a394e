//! The registry of a series: one file that knows the puzzles of all its volumes, so that none has one of those before it.
//!
//! It is a database of SQLite: one file that is changed whole or not at all, also when a run is killed, and that any
//! program can open. Books are made from what stands before them, and recorded once they are written.
//!
//! ```
//! use gridpress::diag::Source;
//! use gridpress::press::{self, Order};
//! use gridpress::registry::{Before, Registry, Volume};
//! use gridpress::spec::NoFiles;
//!
//! let folder = tempfile::tempdir()?;
//! let file = folder.path().join("series.db");
//! let spec = "series = { registry = 'series.db', volume = 1 }\nseed = '7'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2";
//! let spec = Source::new("book.toml", spec);
//! let before = Before::volume(&file, 1)?;
//! let order = Order { earlier: Some(&before), ..Order::default() };
//! let book = press::puzzles(&spec, &NoFiles, &order)?;
//! let printed = press::Typeset::new(&book)?.print("book.pdf")?;
//! let claim = before.claim(&Volume::of_book(&book, &printed.lock), &|_| false)?;
//! // Here its files are written.
//! claim.record()?;
//! assert_eq!(Registry::open(&file)?.unwrap().volumes()?[0].puzzles, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
