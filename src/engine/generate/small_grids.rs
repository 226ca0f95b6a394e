//! Exactly uniform full grids of small shapes: one of all, each as likely as another.
//!
//! The grids are listed by their first halves, each with the number of its completions. A grid is then found by its
//! number alone. If the rules treat all digits alike, only grids whose first row is 1, 2, 3... are listed, and the
//! digits of the chosen one are renamed at random: in 6x6 that leaves 39,168 of 28,200,960.

use crate::puzzle::{Cell, Grid, Shape};
use gridpress_ground::rng::Stream;

/// All full grids of a shape.
pub(super) struct SmallGrids {
    rules: CellRules,
    /// The first halves that can be completed, each with the number of grids up to and including its own.
    halves: Vec<(Vec<u8>, u32)>,
    /// `true` if the listed grids stand for all renamings of their digits.
    is_renamed: bool,
}

impl SmallGrids {
    /// Lists the full grids of `shape`, a single grid of up to six rows without cages or marks.
    pub(super) fn of(shape: &Shape) -> SmallGrids {
        let rules = CellRules::of(shape);
        // Relations between digits, such as non-consecutive, give them an order, so that renaming breaks them.
        let is_renamed = shape.pair_constraints().is_empty();
        let mut digits = vec![0; shape.cells()];
        let mut from = 0;
        if is_renamed {
            digits[..shape.side()].iter_mut().zip(1..).for_each(|(cell, digit)| *cell = digit);
            from = shape.side();
        }
        let middle = shape.cells() / 2;
        let mut halves = Vec::new();
        let mut total = 0;
        rules.visit(&mut digits, from..middle, &mut |half| {
            let mut whole = half.to_vec();
            let before = total;
            rules.visit(&mut whole, middle..half.len(), &mut |_| {
                total += 1;
                true
            });
            // A half without completions would never be chosen, as it has no numbers.
            if total > before {
                halves.push((half[..middle].to_vec(), total));
            }
            true
        });
        SmallGrids { rules, halves, is_renamed }
    }

    /// Returns the number of listed grids.
    pub(super) fn count(&self) -> u32 {
        self.halves.last().map_or(0, |(_, total)| *total)
    }

    /// Returns a random grid. `None` if there is none.
    pub(super) fn draw(&self, rng: &mut Stream) -> Option<Grid> {
        if self.count() == 0 {
            return None;
        }
        let mut digits = self.listed(rng.below(self.count()));
        if self.is_renamed {
            let mut names: Vec<u8> = (1..=self.rules.digits).collect();
            rng.shuffle(&mut names);
            digits.iter_mut().for_each(|digit| *digit = names[usize::from(*digit) - 1]);
        }
        Some(Grid::from_cells(digits))
    }

    /// Returns the listed grid with this number, from 0.
    fn listed(&self, number: u32) -> Vec<u8> {
        // The completions are enumerated again in the same order, up to the one with the number that is left.
        let at = self.halves.partition_point(|(_, total)| *total <= number);
        let before = at.checked_sub(1).map_or(0, |previous| self.halves[previous].1);
        let (half, _) = &self.halves[at];
        let mut digits = half.clone();
        digits.resize(self.rules.earlier_peers.len(), 0);
        let mut left = number - before;
        let mut found = Vec::new();
        let cells = half.len()..digits.len();
        self.rules.visit(&mut digits, cells, &mut |whole| {
            if left == 0 {
                found = whole.to_vec();
                return false;
            }
            left -= 1;
            true
        });
        found
    }
}

/// The rules of a shape for filling its cells in order.
struct CellRules {
    digits: u8,
    /// For each cell, the earlier cells that must have other digits.
    earlier_peers: Vec<Vec<Cell>>,
    /// For each cell, the earlier cells that have a relation to it, with the digits allowed there by each digit of the
    /// cell.
    earlier_relations: Vec<Vec<(Cell, Vec<u32>)>>,
}

impl CellRules {
    fn of(shape: &Shape) -> CellRules {
        let digits = shape.digits() as u8;
        let cells = 0..shape.cells();
        let earlier_peers = cells
            .clone()
            .map(|cell| shape.peers(cell).iter().copied().filter(|&peer| peer < cell).collect())
            .collect();
        let mut earlier_relations: Vec<Vec<(Cell, Vec<u32>)>> = vec![Vec::new(); cells.len()];
        for constraint in shape.pair_constraints() {
            let [first, second] = constraint.cells;
            let allowed = |digit: u8| {
                (1..=digits)
                    .filter(|&other| {
                        let [a, b] = if first < second { [other, digit] } else { [digit, other] };
                        constraint.relation.allows(a, b)
                    })
                    .fold(0, |set, other| set | 1 << other)
            };
            let allowed = (0..=digits).map(allowed).collect();
            earlier_relations[first.max(second)].push((first.min(second), allowed));
        }
        CellRules { digits, earlier_peers, earlier_relations }
    }

    /// Passes every valid filling of `cells`, which follow filled ones, to `visit` until it returns `false`. Returns
    /// `false` in that case.
    fn visit(
        &self,
        digits: &mut [u8],
        cells: std::ops::Range<Cell>,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> bool {
        let cell = cells.start;
        if cells.is_empty() {
            return visit(digits);
        }
        let seen =
            self.earlier_peers[cell].iter().fold(0u32, |seen, &peer| seen | 1 << digits[peer]);
        for digit in (1..=self.digits).filter(|digit| seen >> digit & 1 == 0) {
            if !self.earlier_relations[cell].iter().all(|(other, allowed): &(Cell, Vec<u32>)| {
                allowed[usize::from(digit)] >> digits[*other] & 1 == 1
            }) {
                continue;
            }
            digits[cell] = digit;
            if !self.visit(digits, cell + 1..cells.end, visit) {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver;
    use std::collections::{BTreeMap, BTreeSet};

    fn shape(kind: &str) -> std::sync::Arc<Shape> {
        Shape::of(kind.parse().unwrap()).unwrap()
    }

    #[test]
    fn every_grid_is_listed_once() {
        // B. Felgenhauer and F. Jarvis, "Mathematics of Sudoku I", 2006, for 4x4 and 6x6.
        for (kind, count, renamings) in [("4", 288, 24), ("6", 28_200_960, 720)] {
            let grids = SmallGrids::of(&shape(kind));
            assert_eq!(grids.count() * renamings, count, "{kind}");
            let listed: BTreeSet<Vec<u8>> = (0..grids.count()).map(|n| grids.listed(n)).collect();
            assert_eq!(listed.len(), grids.count() as usize, "{kind}");
        }
    }

    #[test]
    fn counts_agree_with_the_solver() {
        for kind in ["4+diagonal", "4+antiknight", "6+diagonal", "6+non-consecutive", "6-3x2"] {
            let shape = shape(kind);
            let grids = SmallGrids::of(&shape);
            let mut start = Grid::empty(shape.side());
            if grids.is_renamed {
                (0..shape.side()).for_each(|cell| start.set(cell, cell as u8 + 1));
            }
            let count = solver::count_up_to(&shape, &start, 1_000_000);
            assert_eq!(grids.count() as usize, count, "{kind}");
        }
    }

    #[test]
    fn all_grids_of_four_rows_are_equally_likely() {
        let grids = SmallGrids::of(&shape("4"));
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut rng = Stream::new(2, "small", "grids/1", 0);
        for _ in 0..288 * 100 {
            *seen.entry(grids.draw(&mut rng).unwrap().to_string()).or_default() += 1;
        }
        assert_eq!(seen.len(), 288);
        // Four standard deviations of chi-square with 287 degrees of freedom above its mean.
        let chi: f64 = seen.values().map(|&count| (f64::from(count) - 100.0).powi(2) / 100.0).sum();
        assert!(chi < 287.0 + 4.0 * (2.0 * 287.0f64).sqrt(), "{chi}");
    }
}
