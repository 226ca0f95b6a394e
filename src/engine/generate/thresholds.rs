//! Thresholds of levels in removed cells, and the table of measured ones.

use super::level::Level;
use crate::puzzle::{Kind, Symmetry};
use std::array;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::OnceLock;

/// The bounds of the levels of a kind, in removed cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelThresholds {
    /// The fewest removed cells of each level, easiest first.
    starts: [u32; 5],
    /// The most removed cells of the hardest level.
    last: u32,
    /// The levels whose puzzles are too rare in bands of their own.
    is_rare: [bool; 5],
}

/// Rules that derive thresholds from passes of removal: shares of all passes, in thousandths.
#[derive(Clone, Copy)]
pub(super) struct ThresholdRules {
    /// The share of passes that need each level, from the second on, once the number of removed cells reaches its
    /// threshold.
    pub(super) shares: [usize; 4],
    /// The share of passes that need the hardest level at its end.
    pub(super) last: usize,
    /// Maximum and minimum number of passes of a pilot, and the number for a grid of one cell.
    pub(super) passes: (usize, usize, usize),
    /// Number of passes of a pilot that share a full grid if neighbours are linked, so that grids are slow to fill.
    pub(super) passes_per_grid: usize,
    /// Divisor of the budget of guesses for each question of a pilot beyond 9x9.
    pub(super) guess_divisor: u64,
}

impl LevelThresholds {
    /// Returns the band of each level, easiest first. Levels whose puzzles are rare have that of the hardest one.
    pub(super) fn bands(&self) -> [RangeInclusive<u32>; 5] {
        let own = self.own_bands();
        array::from_fn(|level| own[if self.is_rare[level] { 4 } else { level }].clone())
    }

    /// Returns bands of removed cells that follow each other.
    pub(super) fn own_bands(&self) -> [RangeInclusive<u32>; 5] {
        let [a, b, c, d, e] = self.starts;
        [a..=b - 1, b..=c - 1, c..=d - 1, d..=e - 1, e..=self.last.max(e)]
    }

    /// Returns the thresholds with `level` as one of those whose puzzles are rare.
    #[cfg(feature = "measure")]
    pub fn with_rare(mut self, level: Level) -> LevelThresholds {
        self.is_rare[level as usize] = true;
        self
    }

    /// Returns the most removed cells of the hardest level: about half of all passes get there.
    pub(super) fn last(&self) -> u32 {
        self.last
    }

    /// Returns the bands of kinds that have only cages, where all levels remove all cells. In a small calcudoku, up to
    /// a quarter of the cells are given.
    pub(super) fn equal_bands(kind: Kind) -> [RangeInclusive<u32>; 5] {
        let cells = kind.size() as u32;
        let least = if kind.has_operations() { cells - cells / 4 } else { cells };
        [(); 5].map(|()| least..=cells)
    }

    /// Creates thresholds for two levels, for grids that never need more.
    fn of_two(last: u32) -> LevelThresholds {
        let starts = [last / 3, last * 3 / 4, last + 1, last + 2, last + 3];
        LevelThresholds { starts, last, is_rare: [false; 5] }
    }

    /// Creates thresholds from passes: for each, the number of removed cells from which it needed each level from the
    /// second on.
    pub(super) fn of(rules: &ThresholdRules, kind: Kind, passes: &[[u32; 4]]) -> LevelThresholds {
        let quantile = |level: usize, share: usize| {
            let mut counts: Vec<u32> = passes.iter().map(|pass| pass[level]).collect();
            counts.sort_unstable();
            counts[(counts.len() * share / 1000).min(counts.len() - 1)]
        };
        let last = (quantile(3, rules.last) - 1).max(10);
        // Grids of four rows never need more than singles, so three of the levels would be empty.
        if kind.digits() < 6 && !relies_on_marks(kind) {
            return LevelThresholds::of_two(last);
        }
        // At least two counts per level, as symmetry may leave only even ones. Of several grids the hardest one
        // decides, so that their levels lie close together.
        let room = if kind.grids().is_single() { 1 } else { kind.size() as u32 / 60 + 1 };
        let mut starts = [0; 5];
        let mut next = last;
        // From the hardest level down, as each easier level must end before the next begins.
        for level in (1..5).rev() {
            starts[level] = quantile(level - 1, rules.shares[level - 1]).min(next - room);
            next = starts[level] - 1;
        }
        // An easy puzzle needs no more, with a good number of cells to spare.
        starts[0] = (starts[1] * 5 / 6).min(starts[1] - 2);
        LevelThresholds { starts, last, is_rare: [false; 5] }
    }
}

impl fmt::Display for LevelThresholds {
    /// Writes the starts and the end, with `+` after the start of a level whose puzzles are rare.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (start, is_rare) in self.starts.iter().zip(self.is_rare) {
            write!(f, "{start}{} ", if is_rare { "+" } else { "" })?;
        }
        write!(f, "{}", self.last)
    }
}

impl FromStr for LevelThresholds {
    type Err = ();

    fn from_str(text: &str) -> Result<LevelThresholds, ()> {
        let number = |text: &str| text.trim_end_matches('+').parse().map_err(drop);
        let words: Vec<&str> = text.split(' ').collect();
        let [a, b, c, d, e, last] = words[..] else {
            return Err(());
        };
        let starts = [a, b, c, d, e];
        Ok(LevelThresholds {
            is_rare: starts.map(|start| start.ends_with('+')),
            starts: [number(a)?, number(b)?, number(c)?, number(d)?, number(e)?],
            last: number(last)?,
        })
    }
}

/// Returns `true` if all levels of a kind have the same band: killers, and calcudokus in which few cages decide.
pub(super) fn has_equal_levels(kind: Kind) -> bool {
    kind.has_killer_cages() || kind.has_operations() && kind.digits() < 6
}

/// Returns `true` if this kind is solved mainly from its marks: lines, numbers outside the grid, and all kinds with
/// only rows and columns.
pub(super) fn relies_on_marks(kind: Kind) -> bool {
    let is_latin = kind.is_latin();
    kind.mark_rules().any(|family| is_latin || family.is_along_lines() || family.is_outside())
}

/// The contents of a table file: comments, then a row for each kind in order, with tabs between the columns.
pub struct MeasurementTable<'a> {
    comments: Vec<&'a str>,
    /// The columns after the kind. Each kind has the default boxes of its size.
    pub rows: BTreeMap<Kind, &'a str>,
}

impl<'a> MeasurementTable<'a> {
    /// Parses the `text` of a file.
    ///
    /// # Panics
    /// If a row does not begin with a kind and a tab.
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

/// The measurements of common kinds.
pub(super) struct Measurements {
    text: &'static str,
    rows: OnceLock<BTreeMap<Kind, KindMeasurement>>,
}

/// The measurement of a kind.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct KindMeasurement {
    pub(super) thresholds: LevelThresholds,
    /// For each symmetry, the letter of the reachable rule of each level, or `-`.
    reach: Vec<String>,
}

impl Measurements {
    /// Creates measurements from the `text` of a file, which is parsed on first use.
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

    /// Returns the row of `kind`, which must have the default boxes. `None` for kinds that are not common.
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

    /// Returns the index of the rule of `level` that is in reach with `symmetry`.
    pub(super) fn rule(&self, symmetry: Symmetry, level: Level) -> Option<usize> {
        let letter = *self.reach.get(symmetry as usize)?.as_bytes().get(level as usize)?;
        letter.is_ascii_lowercase().then(|| usize::from(letter - b'a'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_read_back() {
        let text = include_str!("measured.tsv");
        assert_eq!(MeasurementTable::read(text).to_string(), text);
    }

    #[test]
    fn rows_are_replaced_in_place_or_added_in_order_of_kinds() {
        let mut table = MeasurementTable::read("# Comment.\n4\tone\n9\ttwo\n9+killer\tthree\n");
        for (kind, columns) in [("9", "changed"), ("9+diagonal", "added")] {
            table.rows.insert(kind.parse().unwrap(), columns);
        }
        let expected = "# Comment.\n4\tone\n9\tchanged\n9+diagonal\tadded\n9+killer\tthree\n";
        assert_eq!(table.to_string(), expected);
    }
}
