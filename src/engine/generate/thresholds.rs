//! Bands of removed cells that make the levels of a kind, and the table of those that were measured.

use super::level::Level;
use crate::puzzle::{Kind, Symmetry, Variant};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::OnceLock;

/// Where the levels of a kind begin and end, in removed cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelThresholds {
    /// Where each level begins, easiest first.
    starts: [u32; 5],
    /// Where the hardest ends.
    last: u32,
}

/// How a ladder is made from what passes need: shares of all passes, in parts of a thousand.
#[derive(Clone, Copy)]
pub(super) struct ThresholdRules {
    /// A level begins where so many passes need as much as it does; from the second level on.
    pub(super) shares: [usize; 4],
    /// The hardest level ends where so many need as much as it does.
    pub(super) last: usize,
    /// Passes that a pilot makes at most and at least, and those of a grid of one cell.
    pub(super) passes: (usize, usize, usize),
}

impl LevelThresholds {
    /// The band of each level, easiest first.
    pub(super) fn bands(&self) -> [RangeInclusive<u32>; 5] {
        let [a, b, c, d, e] = self.starts;
        [a..=b - 1, b..=c - 1, c..=d - 1, d..=e - 1, e..=self.last.max(e)]
    }

    /// The most cells that the hardest level removes: about half of all passes get there.
    pub(super) fn last(&self) -> u32 {
        self.last
    }

    /// The bands of cages alone: all cells are removed at every level. Of a small calcudoku up to a quarter of them are
    /// given.
    pub(super) fn equal_bands(kind: Kind) -> [RangeInclusive<u32>; 5] {
        let cells = kind.size() as u32;
        let least = if kind.has(Variant::Calcudoku) { cells - cells / 4 } else { cells };
        [(); 5].map(|()| least..=cells)
    }

    /// A ladder of two levels, for grids that never need more.
    fn of_two(last: u32) -> LevelThresholds {
        LevelThresholds { starts: [last / 3, last * 3 / 4, last + 1, last + 2, last + 3], last }
    }

    /// A ladder from how many removed cells each pass needed for each level from the second on.
    pub(super) fn of(rules: &ThresholdRules, kind: Kind, passes: &[[u32; 4]]) -> LevelThresholds {
        let quantile = |level: usize, share: usize| {
            let mut counts: Vec<u32> = passes.iter().map(|pass| pass[level]).collect();
            counts.sort_unstable();
            counts[(counts.len() * share / 1000).min(counts.len() - 1)]
        };
        let last = (quantile(3, rules.last) - 1).max(10);
        if kind.digits() < 6 && !relies_on_marks(kind) {
            return LevelThresholds::of_two(last);
        }
        // Two counts at least: symmetry may leave only even ones. The hardest of several grids counts for all of them, so
        // that levels lie close together.
        let room = if kind.grids().is_one() { 1 } else { kind.size() as u32 / 60 + 1 };
        let mut starts = [0; 5];
        let mut next = last;
        for level in (1..5).rev() {
            starts[level] = quantile(level - 1, rules.shares[level - 1]).min(next - room);
            next = starts[level] - 1;
        }
        // An easy puzzle is one that needs no more with a good deal of cells to spare.
        starts[0] = (starts[1] * 5 / 6).min(starts[1] - 2);
        LevelThresholds { starts, last }
    }
}

impl fmt::Display for LevelThresholds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.starts.iter()).try_for_each(|start| write!(f, "{start} "))?;
        write!(f, "{}", self.last)
    }
}

impl FromStr for LevelThresholds {
    type Err = ();

    fn from_str(text: &str) -> Result<LevelThresholds, ()> {
        let numbers = text.split(' ').map(|number| number.parse().map_err(drop));
        let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
        let [a, b, c, d, e, last] = numbers[..] else {
            return Err(());
        };
        Ok(LevelThresholds { starts: [a, b, c, d, e], last })
    }
}

/// Whether all levels of a kind remove as many cells: of killers, and of calcudokus whose few cages decide.
pub(super) fn has_equal_levels(kind: Kind) -> bool {
    kind.has(Variant::Killer) || kind.has(Variant::Calcudoku) && kind.digits() < 6
}

/// Whether the marks of a kind say as much as its givens: lines, numbers outside the grid, and all that there is beside rows
/// and columns.
pub(super) fn relies_on_marks(kind: Kind) -> bool {
    let mut families = kind.variants().filter_map(Variant::family);
    families.any(|family| family.is_of_lines() || family.is_outside() || kind.is_latin())
}

/// A table as its file holds it: comments, then a row for each kind in their order, with tabs between the columns.
pub struct MeasurementTable<'a> {
    comments: Vec<&'a str>,
    /// The columns behind each kind, which is one with the usual boxes of its size.
    pub rows: BTreeMap<Kind, &'a str>,
}

impl<'a> MeasurementTable<'a> {
    /// The table of a file's `text`.
    ///
    /// # Panics
    /// When a row does not begin with a kind and a tab.
    pub fn read(text: &'a str) -> MeasurementTable<'a> {
        let (comments, rows): (Vec<_>, Vec<_>) =
            text.lines().partition(|line| line.starts_with('#'));
        let row = |line: &'a str| {
            let (kind, columns) = line.split_once('\t').expect("a kind and its columns");
            (kind.parse().expect("a kind"), columns)
        };
        MeasurementTable { comments, rows: rows.into_iter().map(row).collect() }
    }
}

impl fmt::Display for MeasurementTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.comments.iter()).try_for_each(|comment| writeln!(f, "{comment}"))?;
        (self.rows.iter()).try_for_each(|(kind, columns)| writeln!(f, "{kind}\t{columns}"))
    }
}

/// What was measured of common kinds.
pub(super) struct Measurements {
    text: &'static str,
    rows: OnceLock<BTreeMap<Kind, KindMeasurement>>,
}

/// What was measured of a kind.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct KindMeasurement {
    pub(super) thresholds: LevelThresholds,
    /// With each symmetry for each level the letter of its rule in reach, or `-`.
    reach: Vec<String>,
}

impl Measurements {
    /// The table of a file's `text`, which is read when a row is first asked for.
    pub(super) const fn new(text: &'static str) -> Measurements {
        Measurements { text, rows: OnceLock::new() }
    }

    fn rows(&self) -> &BTreeMap<Kind, KindMeasurement> {
        self.rows.get_or_init(|| {
            let rows = MeasurementTable::read(self.text).rows.into_iter();
            let row = |columns| KindMeasurement::read(columns).expect("thresholds and levels");
            rows.map(|(kind, columns)| (kind, row(columns))).collect()
        })
    }

    /// The row of `kind`, one with the usual boxes. `None` for kinds that are not common.
    pub(super) fn of(&self, kind: Kind) -> Option<&KindMeasurement> {
        self.rows().get(&kind)
    }
}

impl KindMeasurement {
    fn read(columns: &str) -> Option<KindMeasurement> {
        let mut columns = columns.split('\t');
        Some(KindMeasurement {
            thresholds: columns.next()?.parse().ok()?,
            reach: columns.map(str::to_owned).collect(),
        })
    }

    /// Which of the rules of `level` is in reach with `symmetry`, by number.
    pub(super) fn rule(&self, symmetry: Symmetry, level: Level) -> Option<usize> {
        let letter = *self.reach.get(symmetry as usize)?.as_bytes().get(level as usize)?;
        letter.is_ascii_lowercase().then(|| usize::from(letter - b'a'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("measured.tsv");

    #[test]
    fn a_table_is_written_as_it_was_read() {
        assert_eq!(MeasurementTable::read(TEXT).to_string(), TEXT);
    }

    #[test]
    fn a_row_is_replaced_in_its_place_or_added_in_the_order_of_kinds() {
        let mut table = MeasurementTable::read("# Comment.\n4\tone\n9\ttwo\n9+killer\tthree\n");
        for (kind, columns) in [("9", "changed"), ("9+diagonal", "added")] {
            table.rows.insert(kind.parse().unwrap(), columns);
        }
        let expected = "# Comment.\n4\tone\n9\tchanged\n9+diagonal\tadded\n9+killer\tthree\n";
        assert_eq!(table.to_string(), expected);
    }
}
