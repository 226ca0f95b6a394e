//! The table `[puzzle]`: what stands around every puzzle, besides its number.

use super::link::{self, LinkPattern};
use super::reader::Table;
use crate::named::names;

/// What stands with every puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleSpec {
    /// The name of its level.
    pub level: bool,
    /// What shows its level beside the name.
    pub sign: Option<LevelSign>,
    /// How many cells are given.
    pub givens: bool,
    /// The hardest technique that it needs.
    pub technique: bool,
    /// The page of its answer.
    pub answer_page: bool,
    /// A line to write a name on.
    pub name: bool,
    /// A line to write the date on.
    pub date: bool,
    /// A line to write the time on.
    pub time: bool,
    /// What makes it again, with the seed.
    pub code: bool,
    /// A QR code that leads to this link.
    pub qr: Option<LinkPattern>,
    /// Help for pencil marks.
    pub marks: Marks,
}

impl PuzzleSpec {
    /// Whether anything stands below a grid.
    pub fn has_lines_below(&self) -> bool {
        let has_notes = self.givens || self.technique || self.code || self.qr.is_some();
        has_notes || self.name || self.date || self.time || self.marks == Marks::Strip
    }
}

/// What shows how hard a puzzle is at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelSign {
    /// A star for the easiest level, five for the hardest.
    Stars,
    /// Five dots, filled from the left.
    Dots,
}

/// Help for pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// None.
    None,
    /// Light fields in the corners of empty cells.
    Corners,
    /// All digits in a row below the grid, to tick off.
    Strip,
}

names! {
    Marks {
        "none" => Marks::None,
        "corners" => Marks::Corners,
        "strip" => Marks::Strip,
    }
}

/// Reads the table.
pub(super) fn read(table: Option<Table<'_>>) -> PuzzleSpec {
    let mut puzzle = PuzzleSpec {
        level: true,
        sign: Some(LevelSign::Stars),
        givens: false,
        technique: false,
        answer_page: true,
        name: false,
        date: false,
        time: false,
        code: false,
        qr: None,
        marks: Marks::None,
    };
    let Some(table) = table else { return puzzle };
    let flag = |key, default| {
        let entry = table.get(key);
        entry.and_then(|entry| entry.boolean()).unwrap_or(default)
    };
    puzzle.level = flag("level", true);
    puzzle.sign = sign(&table);
    puzzle.givens = flag("givens", false);
    puzzle.technique = flag("technique", false);
    puzzle.answer_page = flag("answer_page", true);
    puzzle.name = flag("name", false);
    puzzle.date = flag("date", false);
    puzzle.time = flag("time", false);
    puzzle.code = flag("code", false);
    puzzle.qr = table.get("qr").and_then(|entry| link::read(&entry));
    let marks = table.get("marks");
    puzzle.marks = marks
        .and_then(|entry| entry.choice())
        .unwrap_or(Marks::None);
    table.finish();
    puzzle
}

/// Stars, unless they are turned off or dots are wanted.
fn sign(table: &Table<'_>) -> Option<LevelSign> {
    let (stars, dots) = (table.get("stars"), table.get("dots"));
    let stars = stars.and_then(|entry| entry.boolean());
    let has_dots = dots.as_ref().and_then(|entry| entry.boolean());
    if let (Some(true), Some(true), Some(entry)) = (stars, has_dots, dots) {
        entry.wrong(
            "a level has stars or dots, not both",
            "`stars` is true as well",
            "leave one of them out",
        );
    }
    match (stars, has_dots) {
        (_, Some(true)) => Some(LevelSign::Dots),
        (Some(false), _) => None,
        _ => Some(LevelSign::Stars),
    }
}
