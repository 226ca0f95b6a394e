//! Puzzles as text in a requested format, and as archives of one file per puzzle.

use super::arguments::FormatArgs;
use super::console::{Console, counted, print_output};
use super::files::Disk;
use super::puzzle_input::Puzzles;
use super::terminal::{self, wrap};
use super::verdict::{CHUNK, VerdictTally, raters};
use crate::Result;
use clap::{Args, ValueEnum};
use gridpress_audit::lock;
use gridpress_engine::notation::{self, Format, FormatError, ParsedPuzzle};
use gridpress_engine::puzzle::{Alphabet, Grid, Mark, Puzzle, Shape};
use gridpress_engine::rating::RaterCache;
use gridpress_engine::{CsvColumns, PuzzleRecord};
use gridpress_ground::parallel;
use gridpress_messages::diag::Failure;
use gridpress_press::{self as press, Manifest};
use std::iter;
use std::path::Path;
use std::sync::Arc;

/// The options for the format of results, one for each puzzle.
#[derive(Args)]
pub(super) struct ResultFormatArgs {
    /// Output format; `json` has one object per line
    #[arg(long, value_name = "FORMAT", default_value = "text", ignore_case = true)]
    format: ResultFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ResultFormat {
    Text,
    Json,
    Csv,
}

impl ResultFormatArgs {
    /// Prints the `result` of each puzzle: its record, or the line of text that stands for it.
    ///
    /// # Errors
    /// If not every puzzle has exactly one solution, or some were not readable.
    pub(super) fn print(
        &self,
        puzzles: &Puzzles,
        console: &Console,
        result: impl Fn(&mut RaterCache, &ParsedPuzzle) -> (PuzzleRecord, String) + Sync,
    ) -> Result<()> {
        let format = if self.json { ResultFormat::Json } else { self.format };
        let mut tally = VerdictTally::default();
        let mut table = Vec::new();
        for chunk in puzzles.entries.chunks(CHUNK) {
            let results = parallel::map_with(chunk, raters, &result);
            results.iter().for_each(|(record, _)| tally.add(record.solutions));
            match format {
                ResultFormat::Csv => table.extend(results.into_iter().map(|(record, _)| record)),
                ResultFormat::Json => print_output(
                    &results.iter().map(|(record, _)| record.to_json()).collect::<String>(),
                )?,
                ResultFormat::Text => print_output(
                    &results.into_iter().map(|(_, text)| text + "\n").collect::<String>(),
                )?,
            }
        }
        if format == ResultFormat::Csv {
            match puzzles
                .entries
                .iter()
                .filter(|entry| entry.shape.kind().has_custom_shape())
                .count()
            {
                0 => {}
                count => console.note(&format!(
                    "not in the table: the regions, cages and marks of {}",
                    counted(count, "puzzle")
                )),
            }
            print_output(&CsvColumns::table(&table))?;
        }
        tally.finish()?;
        puzzles.finish()
    }
}

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
    /// Creates the output of a puzzle that was read, with what its text states about it.
    pub(super) fn read(entry: &ParsedPuzzle, solution: Option<Grid>) -> OutputPuzzle {
        OutputPuzzle {
            record: PuzzleRecord {
                solution: solution.as_ref().map(|solution| notation::line(solution, &entry.shape)),
                ..PuzzleRecord::from(entry)
            },
            shape: entry.shape.clone(),
            givens: entry.grid.clone(),
            solution,
            alphabet: entry.alphabet(),
        }
    }

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

    /// Returns the grid for a terminal, with its solution, and below it the regions, cages and marks.
    fn shown(&self) -> String {
        let letter = |c: char| match (c.to_digit(36), &self.alphabet) {
            (Some(digit), Some(letters)) if c != 'x' => letters.letter(digit as u8),
            _ => c,
        };
        let mut text: String = iter::once(&self.givens)
            .chain(&self.solution)
            .map(|grid| notation::block(grid, &self.shape) + "\n")
            .collect();
        text = text.chars().map(letter).collect();
        if let Some(regions) = self.shape.irregular_regions() {
            let regions = regions.iter().map(|region| region + 1).collect();
            text += &format!("{}\n", notation::block(&Grid::from_cells(regions), &self.shape));
        }
        let side = self.shape.side();
        let mark = |(text, mark): (String, &Mark)| match mark.outside_position(side) {
            Some(_) => {
                let [first, last] = mark.cells.ends().map(|cell| notation::cell_name(cell, side));
                format!("{first} to {last} = {mark}")
            }
            None => text,
        };
        let marks = lock::marks_text(&self.shape).into_iter().zip(self.shape.marks()).map(mark);
        let signs: Vec<String> = lock::cages_text(&self.shape).into_iter().chain(marks).collect();
        if !signs.is_empty() {
            text += &wrap(&(signs.join("; ") + "\n"), "", "", terminal::width());
        }
        text
    }

    fn text(&self, format: Format) -> Result<String, FormatError> {
        if format == Format::Json {
            return Ok(self.record.to_json());
        }
        let (solution, letters) = (self.solution.as_ref(), self.alphabet.as_ref());
        notation::write_in_letters(format, &self.shape, &self.givens, solution, letters)
    }
}

impl FormatArgs {
    /// Returns the format for all `puzzles`, as [`FormatArgs::choose`] does. Rules that it drops are reported.
    ///
    /// # Errors
    /// If the ending of `output` names none.
    pub(super) fn choose_for(
        &self,
        puzzles: &[OutputPuzzle],
        output: Option<&Path>,
        console: &Console,
    ) -> Result<Format> {
        self.check_ending(output)?;
        let check = |format| puzzles.iter().try_for_each(|puzzle| puzzle.check(format));
        let format = self.choose(output, check, console);
        let mut kinds = puzzles.iter().map(|puzzle| puzzle.shape.kind());
        if let Some(kind) = kinds.find(|&kind| format.drops_kind(kind)) {
            console.note(&format!(
                "the format `{format}` does not name the kind of its puzzles, such as `{kind}`: json and csv do"
            ));
        }
        Ok(format)
    }
}

/// The parts of a file of puzzles.
pub(super) struct PuzzleWriter {
    format: Format,
    /// The columns of CSV, or none in other formats; `None` before the first puzzles, which determine them.
    columns: Option<CsvColumns>,
    /// `true` for a terminal, where puzzles of every kind are grids.
    pub(super) is_shown: bool,
}

impl PuzzleWriter {
    pub(super) fn new(format: Format) -> PuzzleWriter {
        PuzzleWriter { format, columns: None, is_shown: false }
    }

    /// Returns a file of puzzles.
    ///
    /// # Errors
    /// If the format does not support a puzzle.
    pub(super) fn file(mut self, puzzles: &[OutputPuzzle]) -> Result<String, FormatError> {
        Ok(self.text(puzzles)? + self.footer())
    }

    /// Returns the text of the next puzzles, with the beginning of the file before the first.
    ///
    /// # Errors
    /// If the format does not support a puzzle.
    pub(super) fn text(&mut self, puzzles: &[OutputPuzzle]) -> Result<String, FormatError> {
        if self.is_shown {
            return Ok(puzzles.iter().map(OutputPuzzle::shown).collect());
        }
        puzzles.iter().try_for_each(|puzzle| puzzle.check(self.format))?;
        let is_csv = self.format == Format::Csv;
        let mut text = String::new();
        let columns = self.columns.get_or_insert_with(|| {
            let records = puzzles.iter().filter(|_| is_csv).map(|puzzle| &puzzle.record);
            let columns = CsvColumns::of(records);
            text += &if is_csv { columns.header() } else { self.format.header(false).to_owned() };
            columns
        });
        if is_csv {
            text.extend(puzzles.iter().map(|puzzle| columns.line(&puzzle.record)));
        } else {
            text += &parallel::try_map(puzzles, |puzzle| puzzle.text(self.format))?.concat();
        }
        Ok(text)
    }

    /// Returns the end of the file.
    pub(super) fn footer(&self) -> &'static str {
        self.format.footer()
    }
}

/// Writes an archive with one file per puzzle, all of which have numbers, and a manifest with the head of `manifest`.
pub(super) fn write_archive(
    format: Format,
    puzzles: Vec<OutputPuzzle>,
    manifest: Manifest,
    path: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<()> {
    let texts = parallel::try_map(&puzzles, |puzzle| {
        PuzzleWriter::new(format).file(std::slice::from_ref(puzzle)).map_err(Failure::from)
    })?;
    let count = counted(texts.len(), "puzzle");
    let records = puzzles.into_iter().map(|puzzle| puzzle.record).collect();
    let manifest = Manifest { puzzles: Manifest::of(records).puzzles, ..manifest };
    disk.place(&[(path.to_owned(), press::pack(manifest, texts, format))])?;
    console.note(&format!("{}: {count} as {format}, and manifest.json", path.display()));
    Ok(())
}
