//! The program: its command line, and the page that shows a book while its spec is written.

#![forbid(unsafe_code)]

mod cli;
pub mod guide;
mod preview;

pub use cli::{run, run_with};
