//! Puzzles as text, in and out. Each format has a file of its own; what a format cannot say it refuses.

mod canvas;
mod csv;
mod fpuzzles;
mod hodoku;
mod ipuz;
mod json;
mod opensudoku;
mod pencil_marks;
mod row;
mod shape_record;
mod sudokupad;
#[cfg(test)]
mod tests;
mod text;

use crate::named::names;
use crate::puzzle::grid::symbol;
use crate::puzzle::{Grid, Kind, Shape, Variant};
use serde_json::{Map, Value};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

pub use crate::puzzle::cell_name;
pub use pencil_marks::marks_line;
pub use shape_record::ShapeRecord;
pub use text::{block, parse_line, parse_line_of};

/// A way to write puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// All cells in one line, a solution behind a comma.
    Line,
    /// A line for each row, with rules between boxes.
    Grid,
    /// A `.sdk` of SadMan Software: one classic puzzle, its solution as the state.
    Sdk,
    /// A `.sdm` of SadMan Software: a classic puzzle a line, without solutions.
    Sdm,
    /// A JSON object a line.
    Json,
    /// An ipuz file: one puzzle.
    Ipuz,
    /// A head, and a puzzle a line with its solution.
    Csv,
    /// A file of OpenSudoku: classic puzzles, without solutions.
    OpenSudoku,
    /// A line of HoDoKu's library: a classic puzzle, without its solution.
    Hodoku,
    /// A link that opens the puzzle in SudokuPad; also the JSON of f-puzzles, which it holds.
    SudokuPad,
}

names! {
    Format {
        "line" => Format::Line,
        "grid" => Format::Grid,
        "sdk" => Format::Sdk,
        "sdm" => Format::Sdm,
        "json" => Format::Json,
        "ipuz" => Format::Ipuz,
        "csv" => Format::Csv,
        "opensudoku" => Format::OpenSudoku,
        "hodoku" => Format::Hodoku,
        "sudokupad" => Format::SudokuPad,
    }
}

impl Format {
    /// True where a file holds one puzzle and no more.
    pub fn holds_single_puzzle(self) -> bool {
        matches!(self, Format::Sdk | Format::Ipuz)
    }

    /// How the names of files end.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Line | Format::Grid | Format::Hodoku | Format::SudokuPad => "txt",
            Format::Sdk | Format::Sdm | Format::Json | Format::Ipuz | Format::Csv => self.name(),
            Format::OpenSudoku => "opensudoku",
        }
    }

    /// True where a text says of which kind its puzzles are.
    pub fn encodes_kind(self) -> bool {
        matches!(self, Format::Json | Format::Ipuz | Format::SudokuPad)
    }

    /// Whether a puzzle can have more beside it than its solution: `what`, under a name of its own.
    ///
    /// # Errors
    /// [`FormatError`] with the formats that can.
    pub fn check_extra_data(self, what: &str) -> Result<(), FormatError> {
        match self {
            Format::Json | Format::Csv => Ok(()),
            _ => Err(FormatError {
                message: format!("`{self}` has no place for {what}"),
                help: "the formats that have are json and csv".into(),
            }),
        }
    }

    /// What stands before the first puzzle of a file.
    pub fn header(self, solutions: bool) -> &'static str {
        match self {
            Format::Csv => csv::header(solutions),
            Format::OpenSudoku => opensudoku::HEADER,
            _ => "",
        }
    }

    /// What stands behind the last puzzle of a file.
    pub fn footer(self) -> &'static str {
        match self {
            Format::OpenSudoku => opensudoku::FOOTER,
            _ => "",
        }
    }

    /// Whether puzzles of `kind` can be written so, and with solutions if those are wanted.
    ///
    /// # Errors
    /// [`FormatError`] with what is in the way and which formats there are for it.
    pub fn check_support(self, kind: Kind, solutions: bool) -> Result<(), FormatError> {
        let cannot = |message: String, help: &str| Err(FormatError { message, help: help.into() });
        let overlapping = "the formats that can say them are line, grid, csv, json and ipuz";
        let in_ipuz = kind.variants().all(Variant::adds_only_groups);
        let in_sudokupad =
            !kind.is_latin() && fpuzzles::constraints::missing_feature(kind).is_none();
        let drawn = match (in_sudokupad, in_ipuz) {
            (true, true) => "the formats that can say them are sudokupad, json and ipuz",
            (true, false) => "the formats that can say them are sudokupad and json",
            (false, true) => "the formats that can say them are json and ipuz",
            (false, false) => "the format that can say every kind is json",
        };
        match self {
            Format::Line | Format::Grid | Format::Csv if kind.has_custom_shape() => cannot(
                format!(
                    "`{self}` has no place for regions, cages and marks, which puzzles of kind `{kind}` have of their own"
                ),
                drawn,
            ),
            Format::Sdk | Format::Sdm | Format::OpenSudoku | Format::Hodoku
                if kind != Kind::CLASSIC =>
            {
                let help = if !kind.grids().is_single() {
                    overlapping
                } else if kind.has_custom_shape() {
                    drawn
                } else {
                    "the formats that can say them are line, grid, csv, json and most often ipuz and sudokupad"
                };
                cannot(
                    format!("`{self}` knows the classic 9x9 only, not puzzles of kind `{kind}`"),
                    help,
                )
            }
            Format::Sdm | Format::OpenSudoku | Format::Hodoku if solutions => cannot(
                format!("`{self}` has no place for solutions"),
                "the formats that have are line, grid, csv, sdk, json, ipuz and sudokupad",
            ),
            Format::SudokuPad if !kind.grids().is_single() => cannot(
                format!("`{self}` has no overlapping grids, as puzzles of kind `{kind}` are"),
                overlapping,
            ),
            Format::SudokuPad if kind.is_latin() => cannot(
                format!("`{self}` has no grids without boxes, as puzzles of kind `{kind}` are"),
                drawn,
            ),
            Format::SudokuPad if kind.side() > 16 => cannot(
                format!("`{self}` has grids up to 16x16, not puzzles of kind `{kind}`"),
                "the formats that can say them are line, grid, csv, json and ipuz",
            ),
            Format::SudokuPad if fpuzzles::constraints::missing_feature(kind).is_some() => cannot(
                format!(
                    "`{self}` has no {}, which puzzles of kind `{kind}` have",
                    fpuzzles::constraints::missing_feature(kind).unwrap_or_default()
                ),
                "the format that can say every kind is json",
            ),
            Format::Ipuz => match kind.variants().find(|variant| !variant.adds_only_groups()) {
                Some(variant) => cannot(
                    format!("`ipuz` has no words for {variant}"),
                    "the format that can say every kind is json",
                ),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

/// A report of puzzles that a format cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The feature that the format has no words for.
    pub message: String,
    /// The formats that serve instead.
    pub help: String,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for FormatError {}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleDate {
    /// The year of our era.
    pub year: i16,
    /// The month, from 1 to 12.
    pub month: i8,
    /// The day of the month, from 1 to 31.
    pub day: i8,
}

impl fmt::Display for PuzzleDate {
    /// Writes the day as `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The details that a file may hold of its puzzle beside the cells.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleDetails<'a> {
    /// The title of the puzzle.
    pub title: &'a str,
    /// The author of the puzzle.
    pub author: Option<&'a str>,
    /// The day that it is printed.
    pub date: PuzzleDate,
    /// The level of the puzzle, in words.
    pub level: &'a str,
    /// The code of the puzzle.
    pub code: &'a str,
}

/// A puzzle found in a text.
#[derive(Clone, Debug)]
pub struct ParsedPuzzle {
    /// The size, variants and houses of the puzzle.
    pub shape: Arc<Shape>,
    /// The givens of the puzzle.
    pub grid: Grid,
    /// How far someone got with it, givens included, where the text says so.
    pub progress: Option<Grid>,
    /// For each cell the digits that it may still take, bit 0 for 1, where the text has pencil marks.
    pub marks: Option<Vec<u32>>,
    /// The format in which the puzzle was written.
    pub format: Format,
    /// The place in the text, a range of bytes.
    pub span: Range<usize>,
}

impl ParsedPuzzle {
    /// A puzzle with nothing but givens.
    fn of(shape: Arc<Shape>, grid: Grid, format: Format, span: Range<usize>) -> ParsedPuzzle {
        ParsedPuzzle { shape, grid, progress: None, marks: None, format, span }
    }
}

/// The puzzles and the mistakes of a text.
#[derive(Clone, Debug, Default)]
pub struct ParseOutcome {
    /// The puzzles, in the order of the text.
    pub puzzles: Vec<ParsedPuzzle>,
    /// The mistakes, in the order of the text.
    pub errors: Vec<NotationError>,
    /// The byte from which on the text was not read, if there were too many mistakes before it.
    pub unread_from: Option<usize>,
}

/// The number of mistakes, and of lines skipped over in a row, after which the rest of a text is not read.
pub const MAX_MISTAKES: usize = 1_000;

impl ParseOutcome {
    /// Adds a puzzle or a mistake.
    fn add(&mut self, read: Result<ParsedPuzzle, NotationError>) {
        match read {
            Ok(puzzle) => self.puzzles.push(puzzle),
            Err(error) => self.errors.push(error),
        }
    }

    /// Ends reading before the byte `at` if there were too many mistakes, `skipped` lines without a report of their own
    /// included. `true` if it did.
    fn should_stop(&mut self, at: usize, skipped: usize) -> bool {
        let is_end = self.errors.len() + skipped >= MAX_MISTAKES;
        self.unread_from = is_end.then_some(at);
        is_end
    }
}

/// A mistake in a text of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The mistake, in words.
    pub message: String,
    /// The text that was expected there, in words.
    pub expected: String,
    /// The place in the text, a range of bytes.
    pub span: Range<usize>,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}; {}", self.span.start, self.message, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Reads every puzzle in `text`, whatever format each is in.
///
/// With `assumed`, all are of that kind: lines and grids, which do not say what kind they are of, and others that
/// say nothing else. Without it, the size follows from the number of cells, with the usual boxes and no variant.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse(text: &str, assumed: Option<Kind>) -> Result<Vec<ParsedPuzzle>, Vec<NotationError>> {
    let parsed = parse_each(text, assumed);
    if parsed.errors.is_empty() { Ok(parsed.puzzles) } else { Err(parsed.errors) }
}

/// Reads every puzzle in `text` as [`parse`] does, and goes on behind mistakes, up to [`MAX_MISTAKES`].
pub fn parse_each(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    if json::is_json(text) {
        json::read(text, assumed)
    } else if opensudoku::is_xml(text) {
        opensudoku::read(text, assumed)
    } else if let Some(column) = csv::column(text) {
        csv::read(text, column, assumed)
    } else {
        text::read(text, assumed)
    }
}

/// A puzzle as one of the formats of JSON has it.
struct JsonPuzzle {
    shape: Arc<Shape>,
    grid: Grid,
    progress: Option<Grid>,
}

impl JsonPuzzle {
    fn of(shape: Arc<Shape>, grid: Grid) -> JsonPuzzle {
        JsonPuzzle { shape, grid, progress: None }
    }

    /// What was read, if it is of the kind that it should be.
    fn check_kind(self, assumed: Option<Kind>) -> Result<JsonPuzzle, PuzzleMistake> {
        match assumed {
            Some(kind) if kind != self.shape.kind() => Err(PuzzleMistake::new(
                format!("a puzzle of kind `{}`", self.shape.kind()),
                format!("expected the kind `{kind}`"),
            )),
            _ => Ok(self),
        }
    }

    fn into_puzzle(self, format: Format, span: Range<usize>) -> ParsedPuzzle {
        ParsedPuzzle {
            progress: self.progress,
            ..ParsedPuzzle::of(self.shape, self.grid, format, span)
        }
    }
}

/// The value under `key`; `None` where there is none, or `null`.
fn field<'v>(object: &'v Map<String, Value>, key: &str) -> Option<&'v Value> {
    object.get(key).filter(|value| !value.is_null())
}

/// A mistake in a puzzle that stands at a known place.
struct PuzzleMistake {
    message: String,
    expected: String,
}

impl PuzzleMistake {
    fn new(message: impl Into<String>, expected: impl Into<String>) -> PuzzleMistake {
        PuzzleMistake { message: message.into(), expected: expected.into() }
    }

    /// Of a kind whose puzzles have regions or cages of their own, in a text that has none.
    fn missing_shape(kind: Kind) -> PuzzleMistake {
        PuzzleMistake::new(
            format!("a puzzle of kind `{kind}` without its regions or cages"),
            "cells alone cannot say them; sudokupad, json and ipuz can",
        )
    }

    fn at(self, span: Range<usize>) -> NotationError {
        NotationError { message: self.message, expected: self.expected, span }
    }
}

/// A file of one puzzle, with its solution where there is one to write. Ends with a line break.
///
/// # Errors
/// [`FormatError`] when `format` has no words for its shape.
pub fn write(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
) -> Result<String, FormatError> {
    write_with(format, shape, givens, solution, None)
}

/// A puzzle of a file that holds several, between [`Format::header`] and [`Format::footer`].
///
/// # Errors
/// As [`write()`].
pub fn write_one(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
) -> Result<String, FormatError> {
    format.check_support(shape.kind(), solution.is_some())?;
    Ok(write_body(format, shape, givens, solution, None))
}

/// A file of one puzzle, with what there is to say of it in formats that have room for that.
///
/// # Errors
/// As [`write()`].
pub fn write_with(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    about: Option<&PuzzleDetails>,
) -> Result<String, FormatError> {
    format.check_support(shape.kind(), solution.is_some())?;
    let body = write_body(format, shape, givens, solution, about);
    Ok(format!("{}{body}{}", format.header(solution.is_some()), format.footer()))
}

/// A puzzle in a format that can say it, without what stands around the puzzles of a file.
fn write_body(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    about: Option<&PuzzleDetails>,
) -> String {
    match format {
        Format::Line | Format::Csv => match solution {
            Some(solution) => format!("{},{}\n", line(givens, shape), line(solution, shape)),
            None => line(givens, shape) + "\n",
        },
        Format::Grid => {
            std::iter::once(givens).chain(solution).map(|grid| block(grid, shape) + "\n").collect()
        }
        Format::Sdk => text::sdk(givens, solution, about),
        Format::Sdm => givens.to_string() + "\n",
        Format::Json => json::write(shape, givens, solution),
        Format::Ipuz => ipuz::write(shape, givens, solution, about),
        Format::OpenSudoku => opensudoku::write(givens),
        Format::Hodoku => hodoku::write(givens),
        Format::SudokuPad => sudokupad::write(shape, givens, solution),
    }
}

/// The sign of a place between overlapping grids that is no cell.
const HOLE_SIGN: char = 'x';

/// The grid of a puzzle in one line, row by row, `.` for empty, digits from 1 to 9 and then letters from A. Of overlapping
/// grids it is the square canvas around them, with `x` for each place that is no cell.
pub fn line(grid: &Grid, shape: &Shape) -> String {
    if shape.kind().grids().is_single() { grid.to_string() } else { canvas::line(grid, shape) }
}

/// Whether a line is a rule between boxes. Cells may be points or stars, but none of the other signs.
fn is_rule(line: &str) -> bool {
    line.chars().all(|c| "-=+|*:.' ".contains(c))
        && (line.contains(['-', '=', '+']) || line.chars().all(|c| "| ".contains(c)))
}

/// The value that `c` stands for in a grid of any size, in either case of letters.
fn value_of(c: char) -> Option<u8> {
    match c.to_ascii_uppercase() {
        '.' | '0' | '_' | '*' => Some(0),
        c @ '1'..='9' => Some(c as u8 - b'0'),
        c @ 'A'..='P' => Some(c as u8 - b'A' + 10),
        _ => None,
    }
}

/// The symbols for a cell of a grid with `side` digits, in words; of any grid when the side is not known.
fn symbols(side: Option<usize>) -> String {
    let digits = match side {
        Some(side) if side > 9 => format!("1 to 9, A to {}", symbol(side as u8)),
        Some(side) => format!("a digit from 1 to {side}"),
        None => "a digit from 1 to 9 (letters from A beyond size 9)".to_owned(),
    };
    format!("{digits}, or `.`, `0`, `_` or `*` for an empty cell")
}

/// The kind of puzzles of that size of which nothing more is known.
fn plain(side: usize) -> Kind {
    Kind::from_side(side).expect("a size from the list of them")
}
