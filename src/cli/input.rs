//! Puzzles that commands read: from a file or standard input, in any known text format.

use super::files;
use super::kind::KindArgs;
use crate::diag::{Diagnostic, Failure, Source, capped};
use crate::puzzle::notation::{self, Entry};
use crate::words::{Words, languages};
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;

/// The language to tell in.
#[derive(Args)]
pub(super) struct LanguageArg {
    /// The language to tell in, as in `de` or `pt-BR`
    #[arg(long = "language", value_name = "LANGUAGE", default_value = "en", value_parser = words)]
    pub(super) words: Words,
}

fn words(tag: &str) -> Result<Words, String> {
    let known = || languages().collect::<Vec<_>>().join(", ");
    Words::new(tag).map_err(|error| format!("{error}; there are {}", known()))
}

#[derive(Args)]
pub(super) struct PuzzleInput {
    /// Puzzles: lines of all cells or grids with a line a row (`.` or 0 is empty, letters follow 9), sdk, sdm, json or ipuz [default: standard input]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten, next_help_heading = "What lines and grids do not say")]
    kind: KindArgs,
}

impl PuzzleInput {
    /// Every puzzle, or a report of every mistake.
    pub(super) fn read(&self) -> Result<(Arc<Source>, Vec<Entry>), Failure> {
        let assumed = self.kind.named()?;
        let source = files::read_text(self.file.as_deref().unwrap_or("-".as_ref()))?;
        let entries = notation::parse(&source.text, assumed).map_err(|errors| {
            let report = |error: notation::NotationError| {
                Diagnostic::error(error.message).at(source.at(error.span), error.expected)
            };
            Failure::input(capped(errors.into_iter().map(report).collect()))
        })?;
        if entries.is_empty() {
            let report = Diagnostic::error(format!("no puzzle in {}", source.name));
            return Err(Failure::input(vec![
                report.help("give lines of all cells (81 for 9x9), grids with a line for each row, JSON or ipuz"),
            ]));
        }
        Ok((source, entries))
    }
}
