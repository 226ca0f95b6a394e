//! Sums of cells: the digits that are in some way to make a number.

use super::board::CellBoard;
use super::digit_sets::{DIGITS, OpenGroup, SETS, support};
use crate::puzzle::{Cell, Shape};
use gridpress_ground::set::bits;

/// Maximum sum. Sets of sums are 128 bits.
const MAX_TARGET: i32 = 127;

/// Maximum number of groups of a sum; more are left to the automaton of the line.
const MAX_GROUPS: usize = 12;

/// The peers of all cells as a matrix of bits.
pub(super) struct Peers {
    words: usize,
    bits: Vec<u64>,
}

impl Peers {
    pub(super) fn new(shape: &Shape) -> Peers {
        let words = shape.cells().div_ceil(64);
        let mut bits = vec![0; shape.cells() * words];
        for cell in 0..shape.cells() {
            for peer in shape.peers(cell) {
                bits[cell * words + peer / 64] |= 1 << (peer % 64);
            }
        }
        Peers { words, bits }
    }

    /// Returns `true` if two cells must have different digits.
    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        self.bits[a * self.words + b / 64] >> (b % 64) & 1 != 0
    }
}

/// Cells of a sum that see each other.
struct SumGroup {
    cells: Vec<Cell>,
    /// `true` for digits that are subtracted.
    is_negative: bool,
    /// The cells outside that see several of the cells, with these as bits.
    watchers: Vec<(Cell, u16)>,
}

impl SumGroup {
    /// Finds the watchers. `seen` has a 0 for each cell, and is left like that.
    fn find_watchers(&mut self, shape: &Shape, seen: &mut [u16]) {
        for (at, &cell) in self.cells.iter().enumerate() {
            shape.peers(cell).iter().for_each(|&peer| seen[peer] |= 1 << at);
        }
        for &peer in self.cells.iter().flat_map(|&cell| shape.peers(cell)) {
            let seen = std::mem::take(&mut seen[peer]);
            if seen != 0 && !self.cells.contains(&peer) {
                self.watchers.push((peer, seen));
            }
        }
    }
}

/// Cells whose digits, some of them subtracted, make a number.
///
/// A negative digit `d` counts as `digits` + 1 - `d`, so that all terms are positive.
pub(super) struct SumConstraint {
    groups: Vec<SumGroup>,
    target: i32,
    digits: u32,
}

impl SumConstraint {
    /// Creates the rule that the digits of `positive`, less those of `negative`, make `target`. `None` if it has too
    /// many terms.
    pub(super) fn new(
        shape: &Shape,
        peers: &Peers,
        positive: &[Cell],
        negative: &[Cell],
        target: i32,
    ) -> Option<SumConstraint> {
        let mut groups: Vec<SumGroup> = Vec::new();
        for (cells, is_negative) in [(positive, false), (negative, true)] {
            for &cell in cells {
                match groups.iter_mut().find(|group| {
                    group.is_negative == is_negative
                        && group.cells.iter().all(|&other| peers.sees(other, cell))
                }) {
                    Some(group) => group.cells.push(cell),
                    None => groups.push(SumGroup {
                        cells: vec![cell],
                        is_negative,
                        watchers: Vec::new(),
                    }),
                }
            }
        }
        let mut seen = vec![0; shape.cells()];
        // One cell alone is a matter of its peers.
        let several = groups.iter_mut().filter(|group| group.cells.len() > 1);
        several.for_each(|group| group.find_watchers(shape, &mut seen));
        let digits = shape.digits() as u32;
        let target = target + (digits as i32 + 1) * negative.len() as i32;
        (digits <= DIGITS as u32
            && groups.len() <= MAX_GROUPS
            && groups.iter().all(|group| group.cells.len() <= DIGITS)
            && target <= MAX_TARGET)
            .then_some(SumConstraint { groups, target, digits })
    }

    /// Returns the cells of the sum.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied())
    }

    /// Returns the digits of `mask` as they count in a group.
    #[inline]
    fn turn(&self, is_negative: bool, mask: u32) -> u32 {
        if is_negative { mask.reverse_bits() >> (u32::BITS - self.digits) } else { mask }
    }

    /// Removes the candidates that are in no way to make the number. Returns `false` if there is none.
    pub(super) fn apply(&self, board: &mut CellBoard) -> bool {
        let mut open = std::mem::take(&mut board.open);
        let is_possible = self.apply_to(board, &mut open);
        board.open = open;
        is_possible
    }

    /// [`SumConstraint::apply`] with memory for the groups.
    fn apply_to(&self, board: &mut CellBoard, open: &mut Vec<OpenGroup>) -> bool {
        open.clear();
        let mut left = self.target;
        let (mut low, mut high) = (0, 0);
        for index in 0..self.groups.len() {
            let (group, filled) = self.open_group(index, board);
            left -= filled;
            if group.count > 0 {
                low += group.range.0;
                high += group.range.1;
                open.push(group);
            }
        }
        if left < low || left > high || open.iter().any(|group| group.range.0 > group.range.1) {
            return false;
        }
        match &mut open[..] {
            [] => true,
            [only] => {
                let sets = SETS.between(only.count, left, left);
                self.apply_sets(board, only, sets, !0)
            }
            several => self.apply_groups(board, several, (left, low, high)),
        }
    }

    /// Returns the open cells of a group, and the sum of its filled ones.
    fn open_group(&self, index: usize, board: &CellBoard) -> (OpenGroup, i32) {
        let SumGroup { cells, is_negative, .. } = &self.groups[index];
        let mut group = OpenGroup {
            index,
            count: 0,
            at: [0; DIGITS],
            masks: [0; DIGITS],
            union: 0,
            range: (0, 0),
            sums: 0,
        };
        let mut filled = 0;
        for (at, &cell) in cells.iter().enumerate() {
            let mask = self.turn(*is_negative, board.masks[cell]);
            if mask.is_power_of_two() {
                filled += mask.trailing_zeros() as i32 + 1;
            } else {
                group.at[group.count] = at as u8;
                group.masks[group.count] = mask;
                group.union |= mask;
                group.count += 1;
            }
        }
        let (low, high) = SETS.extremes[group.count][group.union as usize];
        group.range = (i32::from(low), i32::from(high));
        (group, filled)
    }

    /// [`SumConstraint::apply`] for several groups of open cells whose sum is `left`.
    fn apply_groups(
        &self,
        board: &mut CellBoard,
        open: &mut [OpenGroup],
        (left, low, high): (i32, i32, i32),
    ) -> bool {
        for group in open.iter_mut() {
            let (least, most) = group.range;
            group.range = (least.max(left - (high - most)), most.min(left - (low - least)));
            if group.count == 1 {
                group.sums = u64::from(group.union) << 1;
                continue;
            }
            let masks = &group.masks[..group.count];
            for &set in group.sets() {
                let set = u32::from(set);
                if set & !group.union == 0 && masks.iter().all(|mask| mask & set != 0) {
                    group.sums |= 1 << SETS.sums[set as usize];
                }
            }
        }
        // Forward and backward through the groups, as in an automaton of their sums.
        let mut before = [0u128; MAX_GROUPS];
        let mut reached = 1u128;
        for (group, before) in open.iter().zip(&mut before) {
            *before = reached;
            reached = wide_or(group.sums, |sum| reached << sum);
        }
        let mut after = 1u128 << left;
        for (group, before) in open.iter_mut().zip(before).rev() {
            let mut sums = 0;
            let mut rest = group.sums;
            while rest != 0 {
                let sum = rest.trailing_zeros();
                rest &= rest - 1;
                if (before << sum) & after != 0 {
                    sums |= 1 << sum;
                }
            }
            if sums == 0 {
                return false;
            }
            group.sums = sums;
            after = wide_or(sums, |sum| after >> sum);
        }
        open.iter().all(|group| {
            if group.count == 1 {
                let keep = (group.sums >> 1) as u32;
                let of = &self.groups[group.index];
                let cell = of.cells[usize::from(group.at[0])];
                return board.keep(cell, self.turn(of.is_negative, keep));
            }
            self.apply_sets(board, group, group.sets(), group.sums)
        })
    }

    /// Leaves the candidates of a group that are in some of `sets`, with one of the `sums`.
    fn apply_sets(&self, board: &mut CellBoard, open: &OpenGroup, sets: &[u16], sums: u64) -> bool {
        let masks = &open.masks[..open.count];
        let mut keep = [0; DIGITS];
        let keep = &mut keep[..open.count];
        let mut required = open.union;
        let mut any = false;
        for &set in sets {
            let set = u32::from(set);
            if set & !open.union == 0
                && sums >> SETS.sums[set as usize] & 1 != 0
                && support(masks, set, keep)
            {
                required &= set;
                any = true;
                // Nothing can be excluded any more.
                if required == 0 && *keep == *masks {
                    return true;
                }
            }
        }
        if !any {
            return false;
        }
        let SumGroup { cells, is_negative, watchers } = &self.groups[open.index];
        for (&at, &keep) in open.at.iter().zip(&*keep) {
            if !board.keep(cells[usize::from(at)], self.turn(*is_negative, keep)) {
                return false;
            }
        }
        // A digit that is in all sets is not in the cells that see all of its places.
        for digit in bits(required) {
            let mut places = 0u16;
            for (&at, &keep) in open.at.iter().zip(&*keep) {
                places |= ((keep >> digit & 1) as u16) << at;
            }
            let digit = self.turn(*is_negative, 1 << digit);
            for &(cell, seen) in watchers {
                if places & !seen == 0 && !board.remove(cell, digit) {
                    return false;
                }
            }
        }
        true
    }
}

/// Cells that hold consecutive digits in any order.
pub(super) struct RunConstraint(SumConstraint);

impl RunConstraint {
    /// Creates the rule. `None` if there are too many digits or cells.
    pub(super) fn new(shape: &Shape, cells: &[Cell]) -> Option<RunConstraint> {
        let digits = shape.digits();
        let mut group =
            SumGroup { cells: cells.to_vec(), is_negative: false, watchers: Vec::new() };
        group.find_watchers(shape, &mut vec![0; shape.cells()]);
        let any_sum = SumConstraint { groups: vec![group], target: 0, digits: digits as u32 };
        (cells.len() <= digits && digits <= DIGITS).then_some(RunConstraint(any_sum))
    }

    /// Returns the cells.
    pub(super) fn cells(&self) -> &[Cell] {
        &self.0.groups[0].cells
    }

    /// Removes the candidates that are in no run. Returns `false` if there is none.
    pub(super) fn apply(&self, board: &mut CellBoard) -> bool {
        let (open, _) = self.0.open_group(0, board);
        let length = self.cells().len();
        let masks = self.cells().iter().map(|&cell| board.masks[cell]);
        let filled = masks.filter(|mask| mask.is_power_of_two()).fold(0, |all, mask| all | mask);
        if filled.count_ones() as usize + open.count != length {
            return false;
        }
        let (mut sets, mut count) = ([0; DIGITS], 0);
        for low in 0..=self.0.digits as usize - length {
            let run = ((1 << length) - 1) << low;
            if filled & !run == 0 {
                sets[count] = (run & !filled) as u16;
                count += 1;
            }
        }
        self.0.apply_sets(board, &open, &sets[..count], !0)
    }
}

fn wide_or(mut sums: u64, each: impl Fn(u32) -> u128) -> u128 {
    let mut all = 0;
    while sums != 0 {
        all |= each(sums.trailing_zeros());
        sums &= sums - 1;
    }
    all
}
