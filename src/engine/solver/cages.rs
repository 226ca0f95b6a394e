//! Cages in the search: the digits that sums and operations leave possible.

use crate::puzzle::{
    Cage, CageCandidates, CageRule, Cell, MAX_CELLS, SUM, Sequence, Shape, earlier_peers,
    shares_line,
};
use gridpress_ground::set::Set;

/// The digits 1 to 9, bit `d` - 1 for digit `d`.
const DIGITS: u32 = 0x1ff;

/// Maximum sum of different digits 1 to 9.
const MAX_SUM: u32 = 45;

/// The cages of a shape, and the lines that count as cages.
pub(super) struct CageConstraints<const W: usize>(Vec<CageConstraint<W>>);

/// Returns `true` for a line of different digits that add up, which is handled as a cage.
pub(super) fn is_sum_of_distinct(shape: &Shape, line: &Sequence) -> bool {
    // The order along the line does not matter for such a sum, so the search for sums of different digits serves it.
    *line.rule == SUM
        && line.cells.iter().all(|&a: &Cell| {
            line.cells.iter().filter(|&&b| b != a).into_iter().all(|b| shape.peers(a).contains(b))
        })
}

/// Cells whose digits make a known number.
pub(super) struct CageConstraint<const W: usize> {
    set: Set<W>,
    cells: Vec<Cell>,
    rule: CageRule,
    target: u32,
    /// For each cell, the earlier cells in its row or column, as bits; meaningless if all digits differ.
    apart: [u16; MAX_CELLS],
}

impl<const W: usize> CageConstraints<W> {
    pub(super) fn new(shape: &Shape, derived: &[Cage]) -> CageConstraints<W> {
        let cage_of = |cage: &Cage| {
            let mut set = Set::EMPTY;
            let cells = &cage.cells;
            cells.iter().for_each(|&cell| set.insert(cell));
            CageConstraint {
                set,
                cells: cells.clone(),
                rule: cage.rule,
                target: cage.target,
                apart: earlier_peers(cells, shares_line(shape.side())),
            }
        };
        // Derived sums come last, so that the cages of the puzzle are applied before what follows from them.
        let sums = shape.sequences().iter().filter(|line| is_sum_of_distinct(shape, line));
        let sums: Vec<Cage> =
            sums.map(|line| Cage::killer(line.cells.clone(), line.value)).collect();
        CageConstraints(shape.cages().iter().chain(&sums).chain(derived).map(cage_of).collect())
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the cages with a cell in `changed`.
    #[inline]
    pub(super) fn affected_by(&self, changed: &Set<W>) -> impl Iterator<Item = &CageConstraint<W>> {
        self.0.iter().filter(|cage| cage.set.intersects(*changed))
    }
}

impl<const W: usize> CageConstraint<W> {
    /// Passes the impossible candidates of each cell to `exclude`. Returns `false` if no filling is left.
    ///
    /// `state` returns the candidates of an open cell, or the digit of a filled one.
    pub(super) fn prune(
        &self,
        state: impl Fn(Cell) -> Result<u32, u8>,
        exclude: impl FnMut(Cell, u32),
    ) -> bool {
        match self.rule {
            CageRule::Distinct => true,
            CageRule::Killer => self.prune_sum(state, exclude),
            _ => self.prune_operation(state, exclude),
        }
    }

    /// [`CageConstraint::prune`] for cages that may repeat digits.
    fn prune_operation(
        &self,
        state: impl Fn(Cell) -> Result<u32, u8>,
        mut exclude: impl FnMut(Cell, u32),
    ) -> bool {
        let mut masks = [0; MAX_CELLS];
        for (mask, &cell) in masks.iter_mut().zip(&self.cells) {
            *mask = state(cell).unwrap_or_else(|digit| 1 << (digit - 1));
        }
        let filling = CageCandidates {
            rule: self.rule,
            target: self.target,
            masks: &masks[..self.cells.len()],
            earlier_peers: &self.apart,
        };
        let possible = filling.possible_digits();
        for ((&cell, &mask), &keep) in self.cells.iter().zip(&masks).zip(&possible) {
            if keep == 0 {
                return false;
            }
            if mask & !keep != 0 {
                exclude(cell, mask & !keep);
            }
        }
        true
    }

    /// [`CageConstraint::prune`] for cages of different digits that add up.
    fn prune_sum(
        &self,
        state: impl Fn(Cell) -> Result<u32, u8>,
        mut exclude: impl FnMut(Cell, u32),
    ) -> bool {
        let mut open = [(0, 0); 9];
        let mut count = 0;
        let mut left = self.target;
        for &cell in &self.cells {
            match state(cell) {
                Ok(mask) => {
                    open[count] = (cell, mask);
                    count += 1;
                }
                Err(digit) => match left.checked_sub(u32::from(digit)) {
                    Some(rest) => left = rest,
                    None => return false,
                },
            }
        }
        if left > MAX_SUM {
            return false;
        }
        if count == 0 {
            return left == 0;
        }
        // The bit above nine digits would index beyond the 512 sets.
        let candidates = open.map(|(_, mask)| mask & DIGITS);
        let mut sums = DistinctSums {
            candidates: &candidates[..count],
            keep: [0; 9],
            searched: [0; 8],
            possible: [0; 8],
        };
        if !sums.search(0, 0, left) {
            return false;
        }
        for (&(cell, mask), &keep) in open[..count].iter().zip(&sums.keep) {
            if mask & !keep != 0 {
                exclude(cell, mask & !keep);
            }
        }
        true
    }
}

/// The search for different digits 1 to 9 with a given sum, one for each cell. Bit `d` - 1 of a mask is digit `d`.
struct DistinctSums<'c> {
    /// The candidates of each cell.
    candidates: &'c [u32],
    /// The candidates of each cell that are in some solution.
    keep: [u32; 9],
    /// The sets of digits of the first cells from which the rest has been searched, one bit per set. A set determines
    /// both the number of these cells and the sum of the rest.
    searched: [u64; 8],
    /// Those of them that the rest can complete.
    possible: [u64; 8],
}

impl DistinctSums<'_> {
    /// Adds to `keep` the digits that the cells from index `cell` on can have if the cells before them have the digits
    /// in `used` and the rest adds up to `left`. Returns `true` if there are any.
    fn search(&mut self, cell: usize, used: u32, left: u32) -> bool {
        let mut digits = self.candidates[cell] & !used;
        match self.candidates.len() - cell {
            1 => {
                let digit = if (1..=9).contains(&left) { 1 << (left - 1) } else { 0 };
                self.keep[cell] |= digits & digit;
                digits & digit != 0
            }
            // The last two cells need no loop: reversing the digits of one gives those that complete them in the other.
            2 => {
                let second = self.candidates[cell + 1] & !used;
                let digits = digits & opposite(second, left);
                self.keep[cell] |= digits;
                self.keep[cell + 1] |= opposite(digits, left);
                digits != 0
            }
            others => {
                let (word, bit) = (used as usize / 64, 1 << (used % 64));
                // Many orders of the same digits lead to the same set, so each set is searched once: 512 bits instead
                // of all permutations.
                if self.searched[word] & bit != 0 {
                    return self.possible[word] & bit != 0;
                }
                // The sums of the fewest and of the most that the cells after this one can hold.
                let rest = others as u32 - 1;
                let (least, most) = (rest * (rest + 1) / 2, rest * (19 - rest) / 2);
                let mut any = false;
                while digits != 0 {
                    let digit = digits.trailing_zeros();
                    digits &= digits - 1;
                    // Compared with the extremes of any different digits, not with the candidates: cheaper, and it cuts
                    // most branches.
                    let fits = left > digit && (least..=most).contains(&(left - digit - 1));
                    if fits && self.search(cell + 1, used | 1 << digit, left - digit - 1) {
                        self.keep[cell] |= 1 << digit;
                        any = true;
                    }
                }
                self.searched[word] |= bit;
                self.possible[word] |= if any { bit } else { 0 };
                any
            }
        }
    }
}

/// Returns the digits that add up to `sum` with a different one of `digits`.
fn opposite(digits: u32, sum: u32) -> u32 {
    if !(3..=17).contains(&sum) {
        return 0;
    }
    let half = if sum.is_multiple_of(2) { 1 << (sum / 2 - 1) } else { 0 };
    // Reversal moves digit `d` to bit 32 - `d`; that of `sum` - `d` is `sum` - `d` - 1.
    digits.reverse_bits() >> (33 - sum) & DIGITS & !half
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_ground::rng::Stream;

    /// Returns the digits of each cell in all choices of different ones that add up to `sum`.
    fn brute_force(candidates: &[u32], used: u32, sum: u32) -> Option<Vec<u32>> {
        let Some((first, rest)) = candidates.split_first() else {
            return (sum == 0).then(Vec::new);
        };
        let mut keep = vec![0; candidates.len()];
        for digit in (0..9).filter(|digit| (first & !used) >> digit & 1 != 0 && *digit < sum) {
            if let Some(of_rest) = brute_force(rest, used | 1 << digit, sum - digit - 1) {
                keep[0] |= 1 << digit;
                keep[1..].iter_mut().zip(of_rest).for_each(|(keep, more)| *keep |= more);
            }
        }
        (keep[0] != 0).then_some(keep)
    }

    #[test]
    fn sums_of_different_digits_agree_with_brute_force() {
        let mut rng = Stream::new(1, "cages", "sums/1", 0);
        let mut found = 0;
        for case in 0..20_000 {
            let count = 1 + case % 6;
            let density = 2 + rng.below(7);
            let mut mask =
                || (0..9).fold(0, |mask, d| mask | u32::from(rng.below(9) < density) << d);
            let candidates: Vec<u32> = (0..count).map(|_| mask()).collect();
            let sum = rng.below(MAX_SUM + 1);
            let mut sums = DistinctSums {
                candidates: &candidates,
                keep: [0; 9],
                searched: [0; 8],
                possible: [0; 8],
            };
            let is_possible = sums.search(0, 0, sum);
            let expected = brute_force(&candidates, 0, sum);
            assert_eq!(is_possible, expected.is_some(), "{candidates:?} {sum}");
            if let Some(expected) = expected {
                assert_eq!(sums.keep[..count], expected, "{candidates:?} {sum}");
                found += 1;
            }
        }
        assert!(found > 4_000, "{found}");
    }
}
