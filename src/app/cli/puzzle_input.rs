//! Input puzzles of commands: from files or standard input in any supported format, or from a lock.

use super::console::{Console, check_failed};
use super::files;
use super::puzzle_options::KindArgs;
use super::verdict::raters;
use crate::Result;
use clap::Args;
use gridpress_audit::lock::{Lock, LockedPuzzle};
use gridpress_bookspec::limits;
use gridpress_engine::PuzzleRecord;
use gridpress_engine::generate::{Levels, Revision};
use gridpress_engine::notation::{self, Format, ParseOutcome, ParsedPuzzle};
use gridpress_engine::puzzle::{Alphabet, Puzzle};
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Failure, Place, Source, capped, counted};
use gridpress_messages::file_kind::FileKind;
use gridpress_messages::{Words, languages};
use gridpress_press as press;
use std::iter::repeat_n;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use toml::Value;

/// The option for the language of the output.
#[derive(Args)]
pub(super) struct LanguageArg {
    /// The language of the output, as in `de` or `pt-BR`
    #[arg(long = "language", value_name = "LANGUAGE", default_value = "en", value_parser = parse_language)]
    pub(super) words: Words,
}

fn parse_language(tag: &str) -> Result<Words, String> {
    let known = || languages().collect::<Vec<_>>().join(", ");
    Words::new(tag).map_err(|error| format!("{error}; the languages are {}", known()))
}

#[derive(Args)]
pub(super) struct PuzzleInput {
    /// Files of puzzles: all cells on one line, or grids with one line per row (`.`, 0, _ or * is an empty cell, letters follow 9, `x` is outside overlapping grids), sdk, sdm, csv, json, ipuz, OpenSudoku, KSudoku, HoDoKu, SumoCue, Simon Tatham's game IDs, f-puzzles, or links to SudokuPad; other text around the cells is skipped; the lock of a book; or a puzzle itself, as one line [default: standard input]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten, next_help_heading = "For lines and grids, which do not name their kind")]
    kind: KindArgs,
}

/// The puzzles of the input.
#[derive(Default)]
pub(super) struct Puzzles {
    pub(super) entries: Vec<ParsedPuzzle>,
    /// The texts that have them, each with the number of its puzzles.
    sources: Vec<(Arc<Source>, usize)>,
    /// `true` if others could not be read.
    has_bad: bool,
}

impl Puzzles {
    /// Returns the place of each puzzle.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> {
        let sources = self.sources.iter().flat_map(|(source, count)| repeat_n(source, *count));
        sources.zip(&self.entries).map(|(source, entry)| source.at(entry.span.clone()))
    }

    /// Returns a failure if some puzzles could not be read, which was reported.
    pub(super) fn finish(&self) -> Result<()> {
        if self.has_bad { Err(check_failed()) } else { Ok(()) }
    }
}

impl PuzzleInput {
    /// Reads the givens of every readable puzzle. Mistakes are reported if there are other puzzles. Pencil marks are
    /// the progress of a solver, and are left out.
    pub(super) fn read(&self, console: &Console) -> Result<Puzzles> {
        let mut puzzles = self.read_with_marks(console)?;
        let marks = puzzles.entries.iter_mut().map(|entry| entry.marks.take());
        match marks.flatten().count() {
            0 => {}
            count => console.report(&Diagnostic::warning(format!(
                "the pencil marks of {} are not used here, only the givens",
                counted(count, "puzzle")
            ))),
        }
        Ok(puzzles)
    }

    /// Reads every readable puzzle, with or without pencil marks.
    pub(super) fn read_with_marks(&self, console: &Console) -> Result<Puzzles> {
        let mut all = Puzzles::default();
        for file in self.files() {
            let more = self.read_file(&file, console)?;
            // Nothing is copied for a single file, which may have millions.
            if all.entries.is_empty() {
                all.entries = more.entries;
            } else {
                all.entries.extend(more.entries);
            }
            all.sources.extend(more.sources);
            all.has_bad |= more.has_bad;
        }
        Ok(all)
    }

    /// Returns the files, or standard input if none are named.
    fn files(&self) -> Vec<PathBuf> {
        if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files.clone() }
    }

    /// Returns the file if there is exactly one.
    pub(super) fn only_file(&self) -> Option<&Path> {
        match &self.files[..] {
            [file] => Some(file),
            _ => None,
        }
    }

    /// Reads every puzzle of a file, or of an argument that is a puzzle itself.
    pub(super) fn read_file(&self, path: &Path, console: &Console) -> Result<Puzzles> {
        let assumed = self.kind.named()?;
        reject_spec(path)?;
        reject_short_line(path)?;
        if is_lock(path) {
            return puzzles_of_lock(&files::read_text(path, &limits::LOCK)?);
        }
        let source = match inline_puzzle(path) {
            Some(line) => Source::new("command line", line),
            None => files::read_text(path, &limits::FILE)?,
        };
        // A lock may come through standard input or under another name.
        if FileKind::of_text(&source.text) == Some(FileKind::Lock) {
            return puzzles_of_lock(&source);
        }
        let ParseOutcome { puzzles, errors, warnings, unread_from } =
            notation::parse_each(&source.text, assumed);
        let has_bad = !errors.is_empty();
        let mut reports = capped(errors.into_iter().map(|error| source.report(error)).collect());
        if let Some(end) = unread_from.filter(|&end| end < source.text.len()) {
            let message = format!("too many mistakes in {}", source.name);
            let label = "not read from here on";
            let report = Diagnostic::error(message).at(source.at(end..end), label);
            reports.push(report.help("is it a file of puzzles, in a supported format?"));
        }
        // With other puzzles, mistakes are only reported, so that one bad line does not hide the results of thousands.
        if puzzles.is_empty() && has_bad {
            return Err(Failure::input(reports));
        }
        if puzzles.is_empty() {
            let report = Diagnostic::error(format!("no puzzle in {}", source.name));
            return Err(Failure::input(vec![report.help(
                "expected lines of all cells (81 for 9x9), grids with one line per row, JSON or another supported format",
            )]));
        }
        let warnings = warnings.iter().map(|warning| source.report_warning(warning)).collect();
        capped(warnings).iter().chain(&reports).for_each(|report| console.report(report));
        if puzzles.iter().any(ParsedPuzzle::counts_from_zero) {
            console.note(&format!(
                "{} counts the digits from 0; only `convert` keeps them, others write them from 1",
                source.name
            ));
        }
        Ok(Puzzles { sources: vec![(source, puzzles.len())], entries: puzzles, has_bad })
    }
}

/// Reads the puzzles of a lock.
fn puzzles_of_lock(lock: &Arc<Source>) -> Result<Puzzles> {
    // Reports about single puzzles name the file only; the text of a lock may be large, and is dropped here.
    let source = Source::new(&lock.name, "");
    let (head, puzzles) = parse_lock(lock)?;
    let entries = head.entries(&puzzles);
    Ok(Puzzles { sources: vec![(source, entries.len())], entries, has_bad: false })
}

/// Returns an error for a spec, whose puzzles `export` writes.
fn reject_spec(path: &Path) -> Result<()> {
    if path.extension().is_none_or(|ending| ending != "toml") {
        return Ok(());
    }
    let path = path.display();
    let message = format!("`{path}` is the spec of a book, not a file of puzzles");
    let help = format!("pass its puzzles instead: gridpress export {path} --format json");
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Returns an error for an argument of a few cells that names no file.
fn reject_short_line(path: &Path) -> Result<()> {
    let text = path.to_str().unwrap_or_default();
    let is_cell = |c: char| c.is_ascii_digit() || "._*".contains(c);
    let has_digit = text.contains(|c: char| c.is_ascii_digit());
    if text.len() >= SHORTEST_LINE || !has_digit || !text.chars().all(is_cell) || path.exists() {
        return Ok(());
    }
    let cells = counted(text.len(), "cell");
    let report =
        Diagnostic::error(format!("`{text}` is no file, and too short for a puzzle: {cells}"));
    let help = "a 4x4 has 16 cells, a 6x6 has 36, a 9x9 has 81";
    Err(Failure::input(vec![report.help(help)]))
}

/// The length of the shortest puzzle that an argument can be, a 4x4.
const SHORTEST_LINE: usize = 16;

/// Returns the argument as a puzzle if it looks like one and no file has that name.
fn inline_puzzle(path: &Path) -> Option<&str> {
    let text = path.to_str()?;
    let is_line = text.len() >= SHORTEST_LINE
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "._*".contains(c))
        && !path.exists();
    // The name of a missing file has an ending; a puzzle has an empty cell, or only digits and holes.
    let digits =
        text.chars().filter(|c| !c.is_ascii_alphabetic() || c.eq_ignore_ascii_case(&'x')).count();
    (is_line && 2 * digits > text.len()).then_some(text)
}

/// A puzzle of a lock with its entry.
pub(super) struct LockPuzzle {
    pub entry: LockedPuzzle,
    pub puzzle: Puzzle,
}

/// Returns `true` if a file has the ending of a lock.
pub(super) fn is_lock(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "lock")
}

/// The lock of a book, without its puzzles.
pub(super) struct LockHead(Lock);

impl LockHead {
    /// Returns the value of a key at the top of the spec; `None` if it is not a text.
    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.0.spec.get(key)?.as_str().map(str::to_owned)
    }

    /// Returns puzzles of the lock with what the lock states about them. They have no seed if it is that of a newspaper's
    /// desk, with which readers could compute the puzzles of the days to come.
    pub(super) fn entries(&self, puzzles: &[LockPuzzle]) -> Vec<ParsedPuzzle> {
        let levels = self.levels();
        let seed = (!self.0.spec.contains_key("daily")).then(|| self.0.seed.clone());
        parallel::map_with(puzzles, raters, |raters, LockPuzzle { entry, puzzle }| {
            let rating = raters.of(&puzzle.shape).rate(&puzzle.givens);
            let minutes = levels.solving_time(puzzle.shape.kind(), &rating);
            let record = press::record_of_lock(entry, puzzle, &levels, minutes);
            let record = PuzzleRecord {
                section_title: self.section_text(entry, "title").map(str::to_owned),
                seed: record.code.is_some().then(|| seed.clone()).flatten(),
                ..record.in_symbols(self.digits(entry, puzzle).as_ref())
            };
            let (shape, givens) = (puzzle.shape.clone(), puzzle.givens.clone());
            ParsedPuzzle {
                solution: Some(puzzle.solution.clone()),
                facts: record.fields(),
                ..ParsedPuzzle::of(shape, givens, Format::Json, 0..0)
            }
        })
    }

    /// Returns the levels of the book's revision with the readers' solving times.
    pub(super) fn levels(&self) -> Levels {
        let mut levels = Levels::of(Revision::numbered(self.0.engine).unwrap_or(Revision::NEWEST));
        levels.set_calibration(self.0.calibration());
        levels
    }

    /// Returns the digits from 0 or of another script in which a puzzle is printed; `None` for other symbols.
    fn digits(&self, entry: &LockedPuzzle, puzzle: &Puzzle) -> Option<Alphabet> {
        Alphabet::from_digits(self.section_text(entry, "symbols")?, puzzle.shape.digits()).ok()
    }

    /// Returns the value of a key of the section of a puzzle; `None` if it is not a text.
    fn section_text(&self, puzzle: &LockedPuzzle, key: &str) -> Option<&str> {
        let id = puzzle.section();
        let mut sections = self.0.spec.get("section")?.as_array()?.iter();
        let section =
            sections.find(|section| section.get("id").and_then(Value::as_str) == Some(id));
        section?.get(key)?.as_str()
    }
}

/// Reads the lock at `path`: its head, and its puzzles in printed order.
pub(super) fn read_lock_with_head(path: &Path) -> Result<(LockHead, Vec<LockPuzzle>)> {
    parse_lock(&files::read_text(path, &limits::LOCK)?)
}

fn parse_lock(source: &Arc<Source>) -> Result<(LockHead, Vec<LockPuzzle>)> {
    let puzzle = |entry: LockedPuzzle| {
        let puzzle = entry.puzzle().map_err(|why| {
            let message = format!("`{}`: puzzle {}: {why}", source.name, entry.number);
            let report = Diagnostic::error(message);
            Failure::input(vec![report.help("a lock is not meant to be edited")])
        })?;
        Ok(LockPuzzle { entry, puzzle })
    };
    let mut lock = Lock::parse(source)?;
    let puzzles =
        std::mem::take(&mut lock.puzzle).into_iter().map(puzzle).collect::<Result<_>>()?;
    Ok((LockHead(lock), puzzles))
}
