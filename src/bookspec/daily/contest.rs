//! Contests: what readers send in of a slot's solutions, which are held back until then.

use crate::key::{ReadContext, SpecField, ValueShape};
use crate::reader::{Entry, Reports};
use gridpress_engine::puzzle::{Cell, Kind, parse_cell_name};
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, text};
use jiff::Span;
use jiff::civil::Date;
use std::ops::RangeInclusive;
use toml::Value;

/// A contest: what readers send in of a solution, which is held back until then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The cells whose digits readers send in, in order; empty for the hidden word.
    pub cells: Vec<Cell>,
    /// Number of days after that of the puzzle on which entries are accepted, 1 to 28.
    pub days: u32,
}

impl Contest {
    /// Returns the last day for entries to the puzzle of a day.
    pub fn closes(&self, date: Date) -> Date {
        date.saturating_add(Span::new().days(self.days))
    }

    /// Returns the letters of the cells, as in `A, B, C`; empty for the hidden word.
    pub fn letters(&self) -> String {
        let letters = self.lettered_cells().map(|(letter, _)| letter.to_string());
        letters.collect::<Vec<String>>().join(", ")
    }

    /// Returns the cells with their letters, from A.
    pub fn lettered_cells(&self) -> impl Iterator<Item = (char, Cell)> {
        ('A'..='Z').zip(self.cells.iter().copied())
    }
}

/// The key `contest`: names of cells, or the hidden word.
#[derive(Clone, Debug)]
pub(crate) enum ContestKey {
    Cells(Vec<String>),
    Word,
}

/// Valid numbers of days of a contest: a folder remembers the puzzles of a month.
pub(super) const DAYS: RangeInclusive<u32> = 1..=28;
/// Maximum number of cells of a contest, which are lettered.
const MAX_CELLS: usize = 26;

/// Reads the key `contest`.
pub(super) fn read(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<ContestKey> {
    if entry.is_string() {
        return entry.one_of(&[("word", ())]).map(|()| ContestKey::Word);
    }
    let cells: Option<Vec<String>> = entry.items()?.iter().map(Entry::line).collect();
    cells.map(ContestKey::Cells)
}

pub(super) fn write(contest: &ContestKey) -> Value {
    match contest {
        ContestKey::Word => "word".into(),
        ContestKey::Cells(cells) => cells.clone().into(),
    }
}

pub(super) fn shape() -> ValueShape {
    let cells = ValueShape::List(Box::new(ValueShape::Text));
    ValueShape::Either(vec![cells, ValueShape::Choice(vec!["word"])])
}

/// Returns the contest of a slot with puzzles of `kind`; `None` if it has none, or a wrong one, which is reported.
pub(super) fn check(
    reports: &Reports,
    key: &SpecField<ContestKey>,
    days: u32,
    kind: Kind,
    symbols: &Symbols,
) -> Option<Contest> {
    let refuse = |what: Text| key.report_error(reports, what, text!("contest-expected"), "");
    let names = match key.value.as_ref()? {
        ContestKey::Word if symbols.is_word() => return Some(Contest { cells: Vec::new(), days }),
        ContestKey::Word => {
            refuse(text!("contest-no-word"));
            return None;
        }
        ContestKey::Cells(names) => names,
    };
    if !(1..=MAX_CELLS).contains(&names.len()) {
        refuse(text!("contest-count", count = names.len()));
        return None;
    }
    let mut cells: Vec<Cell> = Vec::with_capacity(names.len());
    for name in names {
        let cell = parse_cell_name(name, kind.side()).filter(|cell| !kind.is_hole(*cell));
        let Some(cell) = cell.filter(|cell| !cells.contains(cell)) else {
            refuse(text!("contest-no-cell", cell = name.as_str()));
            return None;
        };
        cells.push(cell);
    }
    Some(Contest { cells, days })
}
