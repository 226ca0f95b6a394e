//! The flag `--format` of commands that write puzzles as text.

use crate::diag::{Diagnostic, Failure};
use crate::puzzle::notation::Format;

/// Refuses several puzzles where a file of `format` holds one.
pub(super) fn one_a_file(format: Format, one: bool) -> Result<(), Failure> {
    if one || !format.holds_one() {
        return Ok(());
    }
    let message = format!("an `{format}` file holds one puzzle");
    let help = "make one at a time, or take a format that holds many: line, grid, sdm, csv, json, opensudoku, hodoku, sudokupad";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}
