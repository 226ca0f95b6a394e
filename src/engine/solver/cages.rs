//! Cages in the search: the digits that sums and operations leave possible.

use crate::puzzle::{
    Cage, CageCandidates, CageRule, Cell, MAX_CELLS, Sequence, SequenceRule, Shape, earlier_peers,
};
use crate::set::Set;
use std::sync::LazyLock;

/// Sets of different digits 1 to 9 by their number and sum, bit `d` - 1 for digit `d`.
static COMBINATIONS: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| {
    let mut table = vec![Vec::new(); 10 * SUMS];
    for set in 0..1u32 << 9 {
        let sum: usize = (0..9).filter(|d| set >> d & 1 != 0).map(|d| d + 1).sum();
        table[set.count_ones() as usize * SUMS + sum].push(set);
    }
    table
});

/// Number of possible sums of different digits: 0 to 45.
const SUMS: usize = 46;

/// The cages of a shape, and the lines that count as cages.
pub(super) struct CageConstraints<const W: usize>(Vec<CageConstraint<W>>);

/// Returns `true` for a line of different digits that add up, which is handled as a cage.
pub(super) fn is_sum_of_distinct(shape: &Shape, line: &Sequence) -> bool {
    let sees = |&a: &Cell| {
        let others = line.cells.iter().filter(|&&b| b != a);
        others.into_iter().all(|b| shape.peers(a).contains(b))
    };
    line.rule == SequenceRule::Sum && line.cells.iter().all(sees)
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
    pub(super) fn new(shape: &Shape) -> CageConstraints<W> {
        let cage_of = |cage: &Cage| {
            let mut set = Set::EMPTY;
            let cells = &cage.cells;
            cells.iter().for_each(|&cell| set.insert(cell));
            CageConstraint {
                set,
                cells: cells.clone(),
                rule: cage.rule,
                target: cage.target,
                apart: earlier_peers(cells, shape.side()),
            }
        };
        let sums = shape.sequences().iter().filter(|line| is_sum_of_distinct(shape, line));
        let sums: Vec<Cage> =
            sums.map(|line| Cage::killer(line.cells.clone(), line.value)).collect();
        CageConstraints(shape.cages().iter().chain(&sums).map(cage_of).collect())
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
        let mut left = self.target as usize;
        for &cell in &self.cells {
            match state(cell) {
                Ok(candidates) => {
                    open[count] = (cell, candidates);
                    count += 1;
                }
                Err(digit) => match left.checked_sub(usize::from(digit)) {
                    Some(rest) => left = rest,
                    None => return false,
                },
            }
        }
        let open = &open[..count];
        if left >= SUMS {
            return false;
        }
        let mut keep = [0; 9];
        for &set in &COMBINATIONS[count * SUMS + left] {
            collect_set(open, set, &mut keep[..count]);
        }
        if count == 0 {
            return left == 0;
        }
        for (&(cell, candidates), &keep) in open.iter().zip(&keep) {
            if keep == 0 {
                return false;
            }
            if candidates & !keep != 0 {
                exclude(cell, candidates & !keep);
            }
        }
        true
    }
}

/// Adds to `keep` the digits that each cell of `open` can have if together they hold the digits of `set`, as
/// [`collect_fitting`] does, but faster in common cases.
fn collect_set(open: &[(Cell, u32)], set: u32, keep: &mut [u32]) {
    let (mut has_all, mut is_known) = (true, true);
    for (&(_, candidates), keep) in open.iter().zip(keep.iter()) {
        let digits = candidates & set;
        if digits == 0 {
            return;
        }
        has_all &= digits == set;
        is_known &= digits & !keep == 0;
    }
    if has_all {
        keep.iter_mut().for_each(|keep| *keep |= set);
    } else if !is_known {
        match open.len() {
            4 | 5 => collect_by_subsets(open, set, keep),
            _ => {
                collect_fitting(open, set, keep);
            }
        }
    }
}

/// For each of five digits, the subsets without it, as bits.
const WITHOUT: [u32; 5] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];

/// [`collect_fitting`] for up to five cells: goes through the subsets of `set` that the first cells can hold.
fn collect_by_subsets(open: &[(Cell, u32)], set: u32, keep: &mut [u32]) {
    let count = open.len();
    // Bit `d` of a local mask stands for the digit of index `d` in the set.
    let (mut digits, mut masks) = ([0; 5], [0u32; 5]);
    let mut left = set;
    for (index, digit) in digits[..count].iter_mut().enumerate() {
        *digit = left & left.wrapping_neg();
        left &= left - 1;
        for (mask, &(_, candidates)) in masks.iter_mut().zip(open) {
            *mask |= u32::from(candidates & *digit != 0) << index;
        }
    }
    let with = |subsets: u32, digit: usize| (subsets & WITHOUT[digit]) << (1 << digit);
    let of = |mask: u32| (0..count).filter(move |digit| mask >> digit & 1 != 0);
    // The subsets that the cells before each one can hold.
    let mut before = [1; 6];
    for at in 0..count {
        before[at + 1] = of(masks[at]).fold(0, |all, digit| all | with(before[at], digit));
    }
    // The subsets that leave the rest of the digits to the cells from each one on.
    let mut rest = 1 << ((1u32 << count) - 1);
    for at in (0..count).rev() {
        let mut next = 0;
        for digit in of(masks[at]) {
            let fitting = rest & with(before[at], digit);
            if fitting != 0 {
                keep[at] |= digits[digit];
            }
            next |= fitting >> (1 << digit);
        }
        rest = next;
    }
}

/// Adds to `keep` the digits that each cell of `open` can have if together they hold the digits of `set`. Returns
/// `true` if they can.
fn collect_fitting(open: &[(Cell, u32)], set: u32, keep: &mut [u32]) -> bool {
    let Some((&(_, candidates), rest)) = open.split_first() else {
        return true;
    };
    let mut digits = candidates & set;
    let mut any = false;
    while digits != 0 {
        let digit = digits & digits.wrapping_neg();
        digits &= digits - 1;
        if collect_fitting(rest, set & !digit, &mut keep[1..]) {
            keep[0] |= digit;
            any = true;
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_agree_with_all_fillings() {
        let mut number = 5u32;
        let mut draw = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            number >> 16 & 0x1ff
        };
        for round in 0..20_000 {
            let count = 4 + round % 2;
            let open: Vec<(Cell, u32)> = (0..count).map(|cell| (cell, draw() | draw())).collect();
            let set = loop {
                let set = draw();
                if set.count_ones() as usize == count {
                    break set;
                }
            };
            let (mut keep, mut expected) = ([0; 5], [0; 5]);
            collect_by_subsets(&open, set, &mut keep[..count]);
            collect_fitting(&open, set, &mut expected[..count]);
            assert_eq!(keep, expected, "{open:?} {set:b}");
        }
    }
}
