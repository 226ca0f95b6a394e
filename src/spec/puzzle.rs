//! The table `[puzzle]`: what stands around every puzzle, besides its number.

use super::form::{by, choice, flag, optional};
use super::key::{Cx, Keys, ValueShape, keys};
use super::link::{self, LinkPattern};
use super::reader::Table;
use crate::named::names;

/// Signs that show at a glance how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelSign {
    /// A star for the easiest level, five for the hardest.
    Stars,
    /// Five dots, filled from the left.
    Dots,
}

/// Help for pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PencilMarks {
    /// No help for pencil marks.
    None,
    /// Light fields in the corners of empty cells.
    Corners,
    /// All digits in a row below the grid, to tick off.
    Strip,
}

names! {
    PencilMarks {
        "none" => PencilMarks::None,
        "corners" => PencilMarks::Corners,
        "strip" => PencilMarks::Strip,
    }
}

keys! {
    /// Texts and signs around every puzzle.
    #[derive(Clone, Debug)]
    pub struct PuzzleSpec in "[puzzle]" {
        /// The name of the level beside the number; where grids are too narrow for it, the heading says less.
        level: bool = flag(), true, "false";
        /// One to five stars for the level beside the number.
        stars: bool = flag(), true, "false";
        /// Five dots beside the number, of which as many are filled as the level has stars, in place of stars.
        dots: bool = flag(), false, "true";
        /// The rules of the variant in a line or two below the grid; the classic grid has none.
        rules: bool = flag(), false, "true";
        /// How many cells are given, below the grid.
        givens: bool = flag(), false, "true";
        /// The hardest technique that the puzzle needs, below the grid.
        technique: bool = flag(), false, "true";
        /// The page of the answer, at the right of the number.
        answer_page: bool = flag(), true, "false";
        /// A line to write a name on.
        name: bool = flag(), false, "true";
        /// A line to write the date on.
        date: bool = flag(), false, "true";
        /// A line to write the time on.
        time: bool = flag(), false, "true";
        /// The code that makes the puzzle again with the book's seed; puzzles from a file have none.
        code: bool = flag(), false, "true";
        /// A QR code that leads to this link; `{number}`, `{code}`, `{seed}` and `{givens}` stand for those of the puzzle.
        qr: Option<LinkPattern> = optional(by(link::read, |link| link.to_string().into(), || ValueShape::Text)), None, "\"https://example.com/{number}\"";
        /// Help for pencil marks: light fields in the corners of empty cells, or all digits below the grid.
        marks: PencilMarks = choice(), PencilMarks::None, "\"corners\"";
    }
}

impl PuzzleSpec {
    /// The sign beside the name of the level, if there is one.
    pub fn sign(&self) -> Option<LevelSign> {
        match (self.stars, self.dots) {
            (_, true) => Some(LevelSign::Dots),
            (true, false) => Some(LevelSign::Stars),
            (false, false) => None,
        }
    }

    /// Whether anything stands below a grid.
    pub fn has_lines_below(&self) -> bool {
        let has_notes =
            self.rules || self.givens || self.technique || self.code || self.qr.is_some();
        has_notes || self.name || self.date || self.time || self.marks == PencilMarks::Strip
    }
}

/// Reads the table `[puzzle]`.
pub(super) fn read(table: Option<Table<'_>>, cx: &Cx<'_>) -> PuzzleSpec {
    let Some(table) = table else {
        return PuzzleSpec::default();
    };
    let mut puzzle = PuzzleSpec::read(&table, cx);
    if let Some(dots) = table.get("dots").filter(|_| puzzle.dots) {
        if table.get("stars").is_some() && puzzle.stars {
            dots.wrong(
                "a level has stars or dots, not both",
                "`stars` is true as well",
                "leave one of them out",
            );
        }
        puzzle.stars = false;
    }
    table.finish();
    puzzle
}
