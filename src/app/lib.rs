//! The program: its command line, and the page that shows a book while its spec is written.

#![forbid(unsafe_code)]

mod cli;
pub mod guide;
mod preview;

pub use cli::{run, run_with};

/// The result of an action of the program.
type Result<T, E = gridpress_messages::diag::Failure> = std::result::Result<T, E>;
