//! The flag `--format` of commands that write puzzles as text.

use crate::diag::{Diagnostic, Failure};
use crate::puzzle::notation::Format;

/// The value of a flag `--format`.
pub(super) fn parsed(name: &str) -> Result<Format, String> {
    Format::named(name).ok_or_else(|| format!("expected {}", names(Format::NAMES)))
}

/// The names of a table, with commas between.
pub(super) fn names<T>(known: &[(&str, T)]) -> String {
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

/// Refuses several puzzles where a file of `format` holds one.
pub(super) fn one_a_file(format: Format, one: bool) -> Result<(), Failure> {
    if one || !format.holds_one() {
        return Ok(());
    }
    let message = format!("an `{format}` file holds one puzzle");
    let help = "make one at a time, or take a format that holds many: line, grid, sdm, json";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}
