//! Puzzles as text in a requested format, and as archives of one file per puzzle.

use super::arguments::FormatArgs;
use super::console::{Console, counted};
use super::files::Disk;
use super::puzzle_input::{LockHead, LockPuzzle};
use super::verdict::raters;
use gridpress_base::diag::Failure;
use gridpress_engine::notation::{self, Format, FormatError};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::{Alphabet, Grid, Puzzle, Shape};
use gridpress_engine::{CsvColumns, PuzzleRecord};
use gridpress_press::{self as press, Manifest};
use std::path::Path;
use std::sync::Arc;

/// A puzzle to write.
pub(super) struct OutputPuzzle {
    /// The fields for formats that have room for them.
    pub(super) record: PuzzleRecord,
    pub(super) shape: Arc<Shape>,
    pub(super) givens: Grid,
    /// The solution, if it is to be written.
    pub(super) solution: Option<Grid>,
    /// The characters that take the place of digits.
    pub(super) alphabet: Option<Alphabet>,
}

impl OutputPuzzle {
    /// Creates the output of a puzzle with its record, and with the custom `digits` of its section.
    pub(super) fn new(
        record: PuzzleRecord,
        puzzle: &Puzzle,
        digits: Option<Alphabet>,
        with_solution: bool,
    ) -> OutputPuzzle {
        OutputPuzzle {
            record: record.in_symbols(digits.as_ref()),
            shape: puzzle.shape.clone(),
            givens: puzzle.givens.clone(),
            solution: with_solution.then(|| puzzle.solution.clone()),
            alphabet: puzzle.hidden.map(|hidden| hidden.alphabet).or(digits),
        }
    }

    /// Checks that `format` supports the puzzle.
    pub(super) fn check(&self, format: Format) -> Result<(), FormatError> {
        format.check_shape(&self.shape, self.solution.is_some())?;
        let kind = self.shape.kind();
        self.alphabet.map_or(Ok(()), |alphabet| format.check_alphabet(&alphabet, kind))
    }

    fn text(&self, format: Format) -> Result<String, FormatError> {
        if format == Format::Json {
            return Ok(self.record.to_json());
        }
        let (solution, letters) = (self.solution.as_ref(), self.alphabet.as_ref());
        notation::write_in_letters(format, &self.shape, &self.givens, solution, letters)
    }
}

/// Returns the puzzles of a lock with what the lock knows about them.
pub(super) fn lock_output(
    head: &LockHead,
    puzzles: Vec<LockPuzzle>,
    with_solution: bool,
) -> Vec<OutputPuzzle> {
    let (levels, seed) = (head.levels(), head.seed());
    parallel::map_with(&puzzles, raters, |raters, LockPuzzle { entry, puzzle }| {
        let rating = raters.of(&puzzle.shape).rate(&puzzle.givens);
        let minutes = levels.solving_time(puzzle.shape.kind(), &rating);
        let record = press::record_of_lock(entry, puzzle, &levels, minutes, with_solution);
        let record = PuzzleRecord {
            section_title: head.section_title(entry).map(str::to_owned),
            seed: record.code.is_some().then(|| seed.clone()).flatten(),
            ..record
        };
        OutputPuzzle::new(record, puzzle, head.digits(entry, puzzle), with_solution)
    })
}

impl FormatArgs {
    /// Returns the format for all `puzzles`, as [`FormatArgs::choose`] does.
    pub(super) fn choose_for(
        &self,
        puzzles: &[OutputPuzzle],
        output: Option<&Path>,
        console: &Console,
    ) -> Format {
        let check = |format| puzzles.iter().try_for_each(|puzzle| puzzle.check(format));
        self.choose(output, check, Format::Line, console)
    }
}

/// Returns a file of puzzles in `format`.
pub(super) fn file_text(format: Format, puzzles: &[OutputPuzzle]) -> Result<String, FormatError> {
    puzzles.iter().try_for_each(|puzzle| puzzle.check(format))?;
    if format == Format::Csv {
        let records: Vec<PuzzleRecord> =
            puzzles.iter().map(|puzzle| puzzle.record.clone()).collect();
        let columns = CsvColumns::of(&records);
        let lines = records.iter().map(|record| columns.line(record));
        return Ok(columns.header() + &lines.collect::<String>());
    }
    let texts: Vec<String> = parallel::try_map(puzzles, |puzzle| puzzle.text(format))?;
    Ok(format!("{}{}{}", format.header(false), texts.concat(), format.footer()))
}

/// Writes an archive with one file per puzzle, all of which have numbers, and a manifest with the head of `manifest`.
pub(super) fn write_archive(
    format: Format,
    puzzles: Vec<OutputPuzzle>,
    manifest: Manifest,
    path: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<(), Failure> {
    let texts = parallel::try_map(&puzzles, |puzzle| {
        file_text(format, std::slice::from_ref(puzzle)).map_err(Failure::from)
    })?;
    let count = counted(texts.len(), "puzzle");
    let records = puzzles.into_iter().map(|puzzle| puzzle.record).collect();
    let manifest = Manifest { puzzles: Manifest::of(records).puzzles, ..manifest };
    disk.place(&[(path.to_owned(), press::pack(manifest, texts, format))])?;
    console.note(&format!("{}: {count} as {format}, and manifest.json", path.display()));
    Ok(())
}
