//! The table of common kinds: their ladders, and which levels are in reach.

use super::ladder::Ladder;
use super::level::Level;
use crate::puzzle::{Kind, Symmetry};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// A table as its file holds it: comments, then a row for each kind in their order, with tabs between the columns.
#[doc(hidden)]
pub struct MeasuredTable<'a> {
    comments: Vec<&'a str>,
    /// The columns behind each kind, which is one with the usual boxes of its size.
    pub rows: BTreeMap<Kind, &'a str>,
}

impl<'a> MeasuredTable<'a> {
    /// The table of a file's `text`.
    ///
    /// # Panics
    /// When a row does not begin with a kind and a tab.
    pub fn read(text: &'a str) -> MeasuredTable<'a> {
        let (comments, rows): (Vec<_>, Vec<_>) =
            text.lines().partition(|line| line.starts_with('#'));
        let row = |line: &'a str| {
            let (kind, columns) = line.split_once('\t').expect("a kind and its columns");
            (kind.parse().expect("a kind"), columns)
        };
        MeasuredTable { comments, rows: rows.into_iter().map(row).collect() }
    }
}

impl fmt::Display for MeasuredTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.comments.iter()).try_for_each(|comment| writeln!(f, "{comment}"))?;
        (self.rows.iter()).try_for_each(|(kind, columns)| writeln!(f, "{kind}\t{columns}"))
    }
}

/// What was measured of common kinds.
pub(super) struct Measured {
    text: &'static str,
    rows: OnceLock<BTreeMap<Kind, MeasuredKind>>,
}

/// What was measured of a kind.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct MeasuredKind {
    pub(super) ladder: Ladder,
    /// With each symmetry for each level the letter of its rule in reach, or `-`.
    reach: Vec<String>,
}

impl Measured {
    /// The table of a file's `text`, which is read when a row is first asked for.
    pub(super) const fn new(text: &'static str) -> Measured {
        Measured { text, rows: OnceLock::new() }
    }

    fn rows(&self) -> &BTreeMap<Kind, MeasuredKind> {
        self.rows.get_or_init(|| {
            let rows = MeasuredTable::read(self.text).rows.into_iter();
            let row = |columns| MeasuredKind::read(columns).expect("a ladder and levels");
            rows.map(|(kind, columns)| (kind, row(columns))).collect()
        })
    }

    /// The row of `kind`, one with the usual boxes. `None` for kinds that are not common.
    pub(super) fn of(&self, kind: Kind) -> Option<&MeasuredKind> {
        self.rows().get(&kind)
    }
}

impl MeasuredKind {
    fn read(columns: &str) -> Option<MeasuredKind> {
        let mut columns = columns.split('\t');
        Some(MeasuredKind {
            ladder: columns.next()?.parse().ok()?,
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
        assert_eq!(MeasuredTable::read(TEXT).to_string(), TEXT);
    }

    #[test]
    fn a_row_is_replaced_in_its_place_or_added_in_the_order_of_kinds() {
        let mut table = MeasuredTable::read("# Comment.\n4\tone\n9\ttwo\n9+killer\tthree\n");
        for (kind, columns) in [("9", "changed"), ("9+diagonal", "added")] {
            table.rows.insert(kind.parse().unwrap(), columns);
        }
        let expected = "# Comment.\n4\tone\n9\tchanged\n9+diagonal\tadded\n9+killer\tthree\n";
        assert_eq!(table.to_string(), expected);
    }
}
