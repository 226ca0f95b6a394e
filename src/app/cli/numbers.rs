//! The flag `--number` of commands that take some puzzles of a book.

use clap::Args;
use gridpress_base::diag::{Diagnostic, Failure};
use std::path::Path;

/// Which puzzles of a book.
#[derive(Args)]
pub(super) struct NumberArgs {
    /// Only the puzzles with these printed numbers
    #[arg(long, value_name = "N,...", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) number: Vec<u32>,
}

impl NumberArgs {
    /// Whether the puzzle of that number is wanted.
    pub(super) fn takes(&self, number: u32) -> bool {
        self.number.is_empty() || self.number.contains(&number)
    }

    /// Refuses a number that no puzzle of `file` has; `known` are those that they have.
    pub(super) fn are_among(&self, known: &[u32], file: &Path) -> Result<(), Failure> {
        let Some(number) = self.number.iter().find(|number| !known.contains(number)) else {
            return Ok(());
        };
        let message = format!("`{}` has no puzzle {number}", file.display());
        let report = Diagnostic::error(message);
        Err(Failure::input(vec![match (known.iter().min(), known.iter().max()) {
            (Some(1), Some(last)) => report.help(format!("its numbers go up to {last}")),
            (Some(first), Some(last)) => {
                report.help(format!("its numbers go from {first} to {last}"))
            }
            _ => report,
        }]))
    }
}
