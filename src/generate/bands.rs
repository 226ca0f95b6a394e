//! The bands of removed cells that make the levels of a kind.

use super::revision::Revision;
use crate::puzzle::{Kind, Symmetry};
use std::ops::RangeInclusive;

impl Revision {
    /// The bands of removed cells of each level, easiest first: what holds unless a spec moves them.
    ///
    /// The classic ones, and for other kinds the same shares of what half of all passes remove.
    pub fn bands(&self, kind: Kind) -> [RangeInclusive<u32>; 5] {
        let of = self.levels.median;
        let median = self.passes.of(kind).median;
        let mut starts = self.levels.starts;
        starts = starts.map(|start| (start * median + of / 2) / of);
        for harder in (1..5).rev() {
            // Two counts at least: symmetry may leave only even ones.
            starts[harder - 1] = starts[harder - 1].min(starts[harder] - 2);
        }
        let [a, b, c, d, e] = starts;
        [
            a..=b - 1,
            b..=c - 1,
            c..=d - 1,
            d..=e - 1,
            e..=most_removed(kind),
        ]
    }

    /// From so many removed cells on not one pass in 100 gets there, and an attempt searches around the puzzle that it
    /// has come to.
    pub(super) fn seldom(&self, kind: Kind, symmetry: Symmetry) -> u32 {
        self.passes.of(kind).tops(symmetry).0 + 1
    }

    /// True when one attempt in 10,000 or more ends inside `band`.
    pub fn in_reach(&self, kind: Kind, symmetry: Symmetry, band: &RangeInclusive<u32>) -> bool {
        let (_, reach) = self.passes.of(kind).tops(symmetry);
        let reach = match *band.start() >= self.seldom(kind, symmetry) {
            true => reach + self.levels.search_gain,
            false => reach,
        };
        let most = reach.min(*band.end());
        // Sets of cells that go together leave gaps between the counts that can be.
        let mut counts = vec![false; most as usize + 1];
        counts[0] = true;
        for orbit in symmetry.orbits(kind.side()) {
            for count in (orbit.len()..counts.len()).rev() {
                counts[count] |= counts[count - orbit.len()];
            }
        }
        (*band.start()..=most).any(|count| counts[count as usize])
    }
}

/// The most cells that can be removed. For the classic grid that is proved (G. McGuire, B. Tugemann, G. Civario,
/// "There is no 16-clue sudoku", 2014); elsewhere it is all of them.
pub fn most_removed(kind: Kind) -> u32 {
    if kind == Kind::CLASSIC {
        81 - 17
    } else {
        kind.cells() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Variant;

    #[test]
    fn every_kind_has_its_bands() {
        let names = Variant::NAMES;
        for side in Kind::sides() {
            for set in 0..1u32 << names.len() {
                let chosen = (0..names.len()).filter(|at| set >> at & 1 == 1);
                let variants: Vec<Variant> = chosen.map(|at| names[at].1).collect();
                let Ok(kind) = Kind::new(side, None, &variants) else {
                    continue;
                };
                let bands = Revision::FIRST.bands(kind);
                let ends = bands
                    .iter()
                    .flat_map(|band| [*band.start(), *band.end() + 1]);
                assert!(
                    bands.iter().all(|band| !band.is_empty()),
                    "{kind} {bands:?}"
                );
                assert!(ends.collect::<Vec<_>>().is_sorted(), "{kind} {bands:?}");
                assert!(
                    Revision::FIRST.in_reach(kind, Symmetry::None, &bands[3]),
                    "{kind} {bands:?}"
                );
                assert!(
                    Revision::FIRST.in_reach(kind, Symmetry::Rotate180, &bands[1]),
                    "{kind} {bands:?}"
                );
            }
        }
    }
}
