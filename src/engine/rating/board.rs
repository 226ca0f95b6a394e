//! The candidates of a puzzle while it is being solved.

use super::candidates::Candidates;
use super::evidence::Evidence;
use super::step::{StepLog, TechniqueUse};
use super::tables::{DIGITS, Tables};
use super::{Scale, Technique};
use crate::puzzle::Grid;
use crate::set::{Set, at_most, bits, wide_bits};

/// When something was last changed and last looked at, so that nothing is looked at in vain.
pub(super) struct ChangeTracker {
    /// One more after every step.
    pub(super) clock: u32,
    /// How many cells of each house are empty.
    pub(super) empty: [u8; 128],
    /// The houses with one empty cell, as bits.
    full: u128,
    /// The houses that have changed, as bits: lately, and since each of [`HouseScan`] looked at them.
    changed: u128,
    houses: [u128; HouseScan::COUNT],
    /// For each digit the houses whose places may be locked, as bits.
    pub(super) locked: [u128; DIGITS],
    digits: [u32; DIGITS],
    /// For each digit the houses that came down to one place, or none, as bits.
    lone: [u128; DIGITS],
    searched: [u32; 2 * Technique::COUNT],
    /// What the cells of each sum could take when a technique last looked in vain, by technique and sum.
    /// Empty until something is looked at.
    sums: Vec<u64>,
    /// The same of lines.
    lines: Vec<u64>,
    /// What the heaviest step weighs that was taken, in hundredths.
    pub(super) heaviest: u32,
    /// How many branches forcing nets have followed.
    pub(super) branches: u32,
}

impl ChangeTracker {
    pub(super) fn new() -> ChangeTracker {
        ChangeTracker {
            clock: 1,
            empty: [0; 128],
            full: 0,
            changed: 0,
            houses: [0; HouseScan::COUNT],
            locked: [!0; DIGITS],
            digits: [1; DIGITS],
            lone: [0; DIGITS],
            searched: [0; 2 * Technique::COUNT],
            sums: Vec::new(),
            lines: Vec::new(),
            heaviest: 0,
            branches: 0,
        }
    }
}

/// What looks at a board for steps of one kind: a technique, or a second search under its name.
#[derive(Clone, Copy)]
pub(super) struct FinderId(usize);

impl FinderId {
    pub(super) fn of(technique: Technique) -> FinderId {
        FinderId(technique as usize)
    }

    /// The second search of a technique: for steps after which a single follows at once, or before all that needs a
    /// survey.
    pub(super) fn direct(technique: Technique) -> FinderId {
        FinderId(technique as usize + Technique::COUNT)
    }
}

/// Who looks at houses one by one.
#[derive(Clone, Copy)]
pub(super) struct HouseScan(usize);

impl HouseScan {
    const COUNT: usize = 7;
    pub(super) const CROSSINGS: HouseScan = HouseScan(6);

    /// Naked subsets of two to four.
    pub(super) fn naked(count: usize) -> HouseScan {
        HouseScan(count - 2)
    }

    /// Hidden subsets of two to four.
    pub(super) fn hidden(count: usize) -> HouseScan {
        HouseScan(count + 1)
    }
}

/// A puzzle being solved, and who listens.
pub(super) struct Board<'t, const W: usize> {
    pub(super) scale: &'static Scale,
    pub(super) tables: &'t Tables<W>,
    pub(super) candidates: Candidates<W>,
    /// For each empty cell its candidates, bit 0 for digit 1.
    pub(super) masks: &'t mut [u32],
    /// For each digit and house in which of its members the digit can go.
    pub(super) spots: &'t mut [u32],
    pub(super) changes: &'t mut ChangeTracker,
    /// The digits that stand, from 1; 0 is empty.
    pub(super) values: &'t mut [u8],
    pub(super) log: StepLog,
}

impl<const W: usize> Board<'_, W> {
    /// Puts the givens in. False: two of them contradict each other.
    pub(super) fn load(&mut self, grid: &Grid) -> bool {
        let Some(candidates) = Candidates::of(self.tables, grid) else {
            return false;
        };
        self.begin(grid, candidates);
        true
    }

    /// Puts the digits of a position in, and takes out the candidates that are not in `masks`, for each cell one. `false`:
    /// two digits contradict each other.
    pub(super) fn load_position(&mut self, grid: &Grid, masks: impl Iterator<Item = u32>) -> bool {
        let is_whole = self.load(grid);
        if is_whole {
            let all = (1u32 << self.tables.digits) - 1;
            for (cell, mask) in masks.enumerate() {
                self.remove_all(all & !mask, Set::of(cell));
            }
        }
        self.log.begin();
        is_whole
    }

    /// Begins with what [`Candidates::of`] a grid has found.
    pub(super) fn begin(&mut self, grid: &Grid, candidates: Candidates<W>) {
        let tables = self.tables;
        self.candidates = candidates;
        self.values.copy_from_slice(grid.cells());
        self.masks.fill(0);
        self.spots.fill(0);
        *self.changes = ChangeTracker::new();
        self.changes.changed = tables.boxes | tables.lines;
        for (house, &cells) in tables.houses.iter().enumerate() {
            let empty = (cells & candidates.empty).len();
            self.changes.empty[house] = empty as u8;
            self.changes.full |= u128::from(empty == 1) << house;
        }
        let spots = self.spots.chunks_exact_mut(tables.houses.len());
        for (digit, spots) in spots.enumerate() {
            for cell in candidates.planes[digit].iter() {
                self.masks[cell] |= 1 << digit;
                for &(house, bit) in &tables.spots[cell] {
                    spots[house] |= bit;
                }
            }
            let lone = spots.iter().enumerate();
            let lone = lone.filter(|(_, spots)| spots.is_power_of_two());
            self.changes.lone[digit] = lone.fold(0, |lone, (house, _)| lone | 1 << house);
        }
    }

    pub(super) fn is_solved(&self) -> bool {
        self.candidates.empty.is_empty()
    }

    #[inline]
    pub(super) fn plane(&self, digit: usize) -> Set<W> {
        self.candidates.planes[digit]
    }

    /// Where `digit` can go in `house`.
    #[inline]
    pub(super) fn places(&self, digit: usize, house: usize) -> Set<W> {
        self.candidates.planes[digit] & self.tables.houses[house]
    }

    /// The houses among `of` that still want `digit`.
    #[inline]
    pub(super) fn open(&self, digit: usize, of: u128) -> impl Iterator<Item = usize> + use<W> {
        wide_bits(self.candidates.open[digit] & of)
    }

    /// The digits that any of `cells` can take.
    #[inline]
    pub(super) fn union(&self, cells: Set<W>) -> u32 {
        cells.iter().fold(0, |all, cell| all | self.masks[cell])
    }

    /// In which members of each house `digit` can go.
    #[inline]
    pub(super) fn spots(&self, digit: usize) -> &[u32] {
        let houses = self.tables.houses.len();
        &self.spots[digit * houses..][..houses]
    }

    /// The houses that have changed since they were struck off, as bits.
    #[inline]
    pub(super) fn changed(&mut self, houses: HouseScan) -> &mut u128 {
        let changed = std::mem::take(&mut self.changes.changed);
        if changed != 0 {
            let all = self.changes.houses.iter_mut();
            all.for_each(|houses| *houses |= changed);
        }
        &mut self.changes.houses[houses.0]
    }

    /// True when the places of a digit have changed since [`Board::mark_searched`].
    #[inline]
    pub(super) fn has_digit_changed(&self, id: FinderId, digit: usize) -> bool {
        self.changes.digits[digit] >= self.changes.searched[id.0]
    }

    /// True once all of this puzzle has been looked at.
    pub(super) fn has_searched(&self, id: FinderId) -> bool {
        self.changes.searched[id.0] != 0
    }

    /// All has been looked at, and nothing found.
    pub(super) fn mark_searched(&mut self, id: FinderId) {
        self.changes.searched[id.0] = self.changes.clock;
    }

    /// True when the cells of a sum have changed since a technique has [looked at](Board::mark_sum_searched) it.
    pub(super) fn has_sum_changed(&self, technique: Technique, sum: usize) -> bool {
        let at = technique as usize * self.tables.sums.len() + sum;
        self.changes.sums.get(at) != Some(&self.sum_state(sum))
    }

    /// A technique has found nothing in a sum.
    pub(super) fn mark_sum_searched(&mut self, technique: Technique, sum: usize) {
        let count = self.tables.sums.len();
        self.changes.sums.resize(Technique::COUNT * count, 0);
        self.changes.sums[technique as usize * count + sum] = self.sum_state(sum);
    }

    /// A number, never 0, that changes when a cell of the sum loses a candidate.
    fn sum_state(&self, sum: usize) -> u64 {
        let cells = self.tables.sums[sum].cells.iter();
        let left = cells.map(|cell| u64::from(self.masks[cell].count_ones()));
        // Candidates only ever go.
        left.sum::<u64>() + 1
    }

    /// True when the cells of a line have changed since a technique has [looked at](Board::mark_line_searched) it.
    pub(super) fn has_line_changed(&self, technique: Technique, line: usize) -> bool {
        let at = technique as usize * self.tables.number_lines.len() + line;
        self.changes.lines.get(at) != Some(&self.line_state(line))
    }

    /// A technique has found nothing in a line.
    pub(super) fn mark_line_searched(&mut self, technique: Technique, line: usize) {
        let count = self.tables.number_lines.len();
        self.changes.lines.resize(Technique::COUNT * count, 0);
        self.changes.lines[technique as usize * count + line] = self.line_state(line);
    }

    /// A number, never 0, that changes when a cell of the line loses a candidate.
    fn line_state(&self, line: usize) -> u64 {
        let cells = self.tables.number_lines[line].cells.iter();
        // A filled cell has no candidates left.
        let left = cells.map(|cell| u64::from(self.masks[cell].count_ones()));
        left.sum::<u64>() + 1
    }

    /// Takes a candidate out of all but its plane.
    #[inline]
    fn drop(&mut self, cell: usize, digit: usize) {
        let tables = self.tables;
        self.masks[cell] &= !(1 << digit);
        self.changes.digits[digit] = self.changes.clock;
        self.changes.changed |= tables.house_bits[cell];
        self.changes.locked[digit] |= tables.house_bits[cell];
        let of_digit = &mut self.spots[digit * tables.houses.len()..][..tables.houses.len()];
        for &(house, bit) in &tables.spots[cell] {
            let spots = &mut of_digit[house];
            *spots &= !bit;
            if at_most(*spots, 1) {
                self.changes.lone[digit] |= 1 << house;
            }
        }
    }

    /// The first house among `of` that has come down to one place for `digit`, or none: told once.
    #[inline]
    pub(super) fn next_lone(&mut self, digit: usize, of: u128) -> Option<usize> {
        let lone = self.changes.lone[digit] & of;
        if lone == 0 {
            return None;
        }
        self.changes.lone[digit] &= !(lone & lone.wrapping_neg());
        Some(lone.trailing_zeros() as usize)
    }

    /// The first house among `of` with one empty cell.
    #[inline]
    pub(super) fn next_full(&self, of: u128) -> Option<usize> {
        let full = self.changes.full & of;
        (full != 0).then(|| full.trailing_zeros() as usize)
    }

    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        let gone = self.candidates.planes[digit] & self.tables.peers[cell];
        for peer in gone.iter() {
            self.drop(peer, digit);
        }
        self.candidates.planes[digit] -= gone;
        let tables = self.tables;
        for &(other, cells) in tables.blocked(cell, digit) {
            let gone = self.candidates.planes[other] & cells;
            self.candidates.planes[other] -= gone;
            for linked in gone.iter() {
                self.drop(linked, other);
            }
        }
        for other in bits(self.masks[cell]) {
            self.candidates.planes[other].remove(cell);
            self.drop(cell, other);
        }
        self.values[cell] = digit as u8 + 1;
        for &house in &self.tables.houses_of[cell] {
            let empty = &mut self.changes.empty[house];
            *empty -= 1;
            match *empty {
                0 => self.changes.full &= !(1 << house),
                1 => self.changes.full |= 1 << house,
                _ => {}
            }
        }
        self.candidates.empty.remove(cell);
        self.candidates.open[digit] &= !self.tables.house_bits[cell];
        self.changes.lone[digit] &= self.candidates.open[digit];
        self.log.placed(cell, digit);
    }

    /// Takes `digit` out of those of `cells` that have it; true when there are any.
    pub(super) fn remove(&mut self, digit: usize, cells: Set<W>) -> bool {
        let gone = self.candidates.planes[digit] & cells;
        self.candidates.planes[digit] -= gone;
        for cell in gone.iter() {
            self.drop(cell, digit);
            self.log.removed(cell, digit);
        }
        !gone.is_empty()
    }

    /// Takes the digits of `mask` out of `cells`; true when there are any.
    pub(super) fn remove_all(&mut self, mask: u32, cells: Set<W>) -> bool {
        bits(mask).fold(false, |any, digit| self.remove(digit, cells) | any)
    }

    /// What has been placed and removed since the last step was this one.
    pub(super) fn finish_step(
        &mut self,
        technique: Technique,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<TechniqueUse> {
        self.finish_weighted_step(technique, self.scale.weight(technique), evidence)
    }

    /// What has been placed and removed since the last step was this one, of this weight in hundredths.
    pub(super) fn finish_weighted_step(
        &mut self,
        technique: Technique,
        weight: u32,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<TechniqueUse> {
        let tables = self.tables;
        self.changes.heaviest = self.changes.heaviest.max(weight);
        let found = TechniqueUse { technique, tier: self.scale.tier(technique), weight };
        self.log.record(&found, || evidence(tables));
        Some(found)
    }
}
