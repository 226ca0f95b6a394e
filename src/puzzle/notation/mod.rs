//! Puzzles as text, in and out. Each format has a file of its own; what a format cannot say it refuses.

mod field;
mod ipuz;
mod json;
mod sadman;
#[cfg(test)]
mod tests;
mod text;

use super::symbols::symbol;
use super::{Grid, Kind, Shape, Variant};
use crate::named::names;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

pub use json::ShapeRecord;
pub use text::{block, parse_line};

/// A way to write puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

names! {
    Format {
        "line" => Format::Line,
        "grid" => Format::Grid,
        "sdk" => Format::Sdk,
        "sdm" => Format::Sdm,
        "json" => Format::Json,
        "ipuz" => Format::Ipuz,
    }
}

impl Format {
    /// True where a file holds one puzzle and no more.
    pub fn holds_one(self) -> bool {
        matches!(self, Format::Sdk | Format::Ipuz)
    }

    /// Whether puzzles of `kind` can be written so, and with solutions if those are wanted.
    ///
    /// # Errors
    /// [`CannotSay`] with what is in the way and which formats there are for it.
    pub fn can_say(self, kind: Kind, solutions: bool) -> Result<(), CannotSay> {
        let cannot = |message: String, help: &str| {
            Err(CannotSay {
                message,
                help: help.into(),
            })
        };
        let drawn = "the formats that can say them are json and ipuz";
        match self {
            Format::Line | Format::Grid if kind.is_drawn() => cannot(
                format!(
                    "`{self}` has no place for regions and cages, which puzzles of kind `{kind}` have of their own"
                ),
                drawn,
            ),
            Format::Sdk | Format::Sdm if kind != Kind::CLASSIC => cannot(
                format!("`{self}` knows the classic 9x9 only, not puzzles of kind `{kind}`"),
                if kind.is_drawn() {
                    drawn
                } else {
                    "the formats that can say them are line, grid, json and most often ipuz"
                },
            ),
            Format::Sdm if solutions => cannot(
                "`sdm` has no place for solutions".into(),
                "the formats that have are line, grid, sdk, json and ipuz",
            ),
            Format::Ipuz if kind.has(Variant::Antiknight) => cannot(
                "`ipuz` has no words for an antiknight".into(),
                "the format that can say every kind is json",
            ),
            _ => Ok(()),
        }
    }
}

/// What a format has no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotSay {
    /// What is in the way.
    pub message: String,
    /// What can be done.
    pub help: String,
}

impl fmt::Display for CannotSay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for CannotSay {}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The year of our era.
    pub year: i16,
    /// The month, from 1 to 12.
    pub month: i8,
    /// The day of the month, from 1 to 31.
    pub day: i8,
}

impl fmt::Display for Day {
    /// As `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// What a file may say of its puzzle beside the cells.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// What the puzzle is called.
    pub title: &'a str,
    /// Who made it.
    pub author: Option<&'a str>,
    /// The day that it is printed.
    pub date: Day,
    /// How hard it is.
    pub level: &'a str,
    /// What names it.
    pub code: &'a str,
}

/// A puzzle found in a text.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its rules.
    pub shape: Arc<Shape>,
    /// Its givens.
    pub grid: Grid,
    /// How it was written.
    pub format: Format,
    /// Where: a range of bytes of the text.
    pub span: Range<usize>,
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub message: String,
    /// What was expected there.
    pub expected: String,
    /// Where: a range of bytes of the text.
    pub span: Range<usize>,
}

/// Reads every puzzle in `text`, whatever format each is in.
///
/// With `assumed`, all are of that kind: lines and grids, which do not say what kind they are of, and others that
/// say nothing else. Without it, the size follows from the number of cells, with the usual boxes and no variant.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse(text: &str, assumed: Option<Kind>) -> Result<Vec<Entry>, Vec<NotationError>> {
    if json::is_json(text) {
        json::read(text, assumed)
    } else {
        text::read(text, assumed)
    }
}

/// What is wrong with a puzzle that stands at a known place.
struct Mistake {
    message: String,
    expected: String,
}

impl Mistake {
    fn new(message: impl Into<String>, expected: impl Into<String>) -> Mistake {
        Mistake {
            message: message.into(),
            expected: expected.into(),
        }
    }
}

/// A puzzle as text, with its solution where there is one to write. Ends with a line break.
///
/// # Errors
/// [`CannotSay`] when `format` has no words for its shape.
pub fn write(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
) -> Result<String, CannotSay> {
    write_with(format, shape, givens, solution, None)
}

/// A puzzle as text, with what there is to say of it in formats that have room for that.
///
/// # Errors
/// As [`write()`].
pub fn write_with(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    about: Option<&About>,
) -> Result<String, CannotSay> {
    format.can_say(shape.kind(), solution.is_some())?;
    Ok(match format {
        Format::Line => match solution {
            Some(solution) => format!("{},{}\n", line(givens), line(solution)),
            None => line(givens) + "\n",
        },
        Format::Grid => std::iter::once(givens)
            .chain(solution)
            .map(|grid| block(grid, shape) + "\n")
            .collect(),
        Format::Sdk => sadman::sdk(givens, solution, about),
        Format::Sdm => line(givens) + "\n",
        Format::Json => json::write(shape, givens, solution),
        Format::Ipuz => ipuz::write(shape, givens, solution, about),
    })
}

/// The grid in one line, row by row, `.` for empty, digits from 1 to 9 and then letters from A.
pub fn line(grid: &Grid) -> String {
    grid.to_string()
}

/// The value that `c` stands for in a grid of any size, in either case of letters.
fn value_of(c: char) -> Option<u8> {
    match c.to_ascii_uppercase() {
        '.' | '0' | '_' => Some(0),
        c @ '1'..='9' => Some(c as u8 - b'0'),
        c @ 'A'..='P' => Some(c as u8 - b'A' + 10),
        _ => None,
    }
}

/// What may stand in a cell of a grid with `side` digits; of any grid when that is not known.
fn symbols(side: Option<usize>) -> String {
    let digits = match side {
        Some(side) if side > 9 => format!("1 to 9, A to {}", symbol(side as u8)),
        Some(side) => format!("a digit from 1 to {side}"),
        None => "a digit from 1 to 9 (letters from A beyond size 9)".to_owned(),
    };
    format!("{digits}, or `.` or `0` for an empty cell")
}

/// The kind of puzzles of that size of which nothing more is known.
fn plain(side: usize) -> Kind {
    Kind::new(side, None, &[]).expect("a size from the list of them")
}
