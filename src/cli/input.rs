//! Puzzles that commands read: from a file or standard input, in any known text format.

use super::answer::no;
use super::files;
use super::kind::KindArgs;
use super::talk::Talk;
use crate::diag::{Diagnostic, Failure, Source, capped};
use crate::puzzle::notation::{self, Parsed, ParsedPuzzle};
use crate::words::{Words, languages};
use clap::Args;
use std::path::{Path, PathBuf};
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
    /// Puzzles: lines of all cells or grids with a line a row (`.`, 0, _ or * is empty, letters follow 9), sdk, sdm, csv, json, ipuz, OpenSudoku, HoDoKu, f-puzzles, or links to SudokuPad; or the line of a puzzle itself [default: standard input]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten, next_help_heading = "What lines and grids do not say")]
    kind: KindArgs,
}

/// The puzzles that were found.
pub(super) struct Puzzles {
    pub(super) source: Arc<Source>,
    pub(super) entries: Vec<ParsedPuzzle>,
    /// Whether there were others that could not be read.
    has_bad: bool,
}

impl Puzzles {
    /// Fails where some puzzles could not be read, of which there were reports.
    pub(super) fn close(&self) -> Result<(), Failure> {
        if self.has_bad { Err(no()) } else { Ok(()) }
    }
}

impl PuzzleInput {
    /// Every puzzle that can be read. Mistakes are reported where there are other puzzles. Pencil marks are a mistake here.
    pub(super) fn read(&self, talk: &Talk) -> Result<Puzzles, Failure> {
        let puzzles = self.read_marked(talk)?;
        let marked = puzzles.entries.iter().filter(|entry| entry.marks.is_some());
        let report = |entry: &ParsedPuzzle| {
            let place = puzzles.source.at(entry.span.clone());
            let report = Diagnostic::error("this command takes no pencil marks");
            report.at(place, "`explain`, `hint` and `solve` do")
        };
        let reports: Vec<Diagnostic> = marked.map(report).collect();
        match reports.is_empty() {
            true => Ok(puzzles),
            false => Err(Failure::input(capped(reports))),
        }
    }

    /// Every puzzle that can be read, with pencil marks or without.
    pub(super) fn read_marked(&self, talk: &Talk) -> Result<Puzzles, Failure> {
        self.beside(self.file.as_deref().unwrap_or("-".as_ref()), talk)
    }

    /// Every puzzle of another file of the same kind, or of an argument that is the line of a puzzle itself.
    pub(super) fn beside(&self, path: &Path, talk: &Talk) -> Result<Puzzles, Failure> {
        let assumed = self.kind.named()?;
        refuse_books(path)?;
        let source = match line_in(path) {
            Some(line) => Source::new("command line", line),
            None => files::read_text(path)?,
        };
        let Parsed { puzzles, errors } = notation::parse_each(&source.text, assumed);
        let has_bad = !errors.is_empty();
        let report = |error: notation::NotationError| {
            Diagnostic::error(error.message).at(source.at(error.span), error.expected)
        };
        let reports = capped(errors.into_iter().map(report).collect());
        if puzzles.is_empty() && has_bad {
            return Err(Failure::input(reports));
        }
        if puzzles.is_empty() {
            let report = Diagnostic::error(format!("no puzzle in {}", source.name));
            return Err(Failure::input(vec![report.help(
                "give lines of all cells (81 for 9x9), grids with a line for each row, JSON or another known format",
            )]));
        }
        reports.iter().for_each(|report| talk.report(report));
        Ok(Puzzles {
            source,
            entries: puzzles,
            has_bad,
        })
    }
}

/// Refuses locks and specs, whose puzzles are written by `export`.
fn refuse_books(path: &Path) -> Result<(), Failure> {
    let what = match path.extension().and_then(|ending| ending.to_str()) {
        Some("lock") => "the lock of a book",
        Some("toml") => "the spec of a book",
        _ => return Ok(()),
    };
    let path = path.display();
    let report = Diagnostic::error(format!("`{path}` is {what}, not a file of puzzles"));
    let help = format!(
        "for its puzzles: gridpress export {path} --format json, as input of this command or a file"
    );
    Err(Failure::input(vec![report.help(help)]))
}

/// The argument as a line of a puzzle, where it looks like one and no file has that name.
fn line_in(path: &Path) -> Option<&str> {
    let text = path.to_str()?;
    let is_cell = |c: char| c.is_ascii_alphanumeric() || "._*".contains(c);
    let is_line = text.len() >= 16 && text.chars().all(is_cell) && !path.exists();
    // The name of a file that is missing has an ending; a line has an empty cell or nothing but digits.
    let digits = text.chars().filter(|c| !c.is_ascii_alphabetic()).count();
    (is_line && 2 * digits > text.len()).then_some(text)
}
