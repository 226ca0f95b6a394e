//! The candidates of a puzzle while it is being solved.

use super::candidates::Candidates;
use super::evidence::{Evidence, StrongRule};
use super::step::{StepLog, TechniqueUse};
use super::tables::{DIGITS, Tables};
use super::{Scale, Technique};
use crate::puzzle::Grid;
use gridpress_ground::set::{Set, bits, has_at_most, wide_bits};

/// A record of the last change and the last search of each part of a board, so that a finder skips what has not changed
/// since its last unsuccessful search.
pub(super) struct ChangeTracker {
    /// Number of the current step; increases with every step.
    pub(super) clock: u32,
    /// Number of empty cells in each house.
    pub(super) empty: [u8; 128],
    /// The houses with one empty cell, as bits.
    full: u128,
    /// The houses that have changed, as bits: since they were last distributed to `houses`, and there since each
    /// [`HouseScan`] last searched them.
    changed: u128,
    houses: [u128; HouseScan::COUNT],
    /// For each digit, the houses whose places may be locked, as bits.
    pub(super) locked: [u128; DIGITS],
    digits: [u32; DIGITS],
    /// For each digit, the houses left with at most one place, as bits.
    lone: [u128; DIGITS],
    searched: [u32; 2 * Technique::COUNT],
    /// State of each sum when a technique last searched it without success, by technique and sum. Empty until the first
    /// search.
    sums: Vec<u64>,
    /// State of each line of numbers, as in `sums`.
    lines: Vec<u64>,
    /// Weight of the heaviest step taken, in hundredths.
    pub(super) heaviest: u32,
    /// Number of branches that forcing nets have followed.
    pub(super) branches: u32,
    /// Number of facts that nets through cages have derived.
    pub(super) cage_facts: u64,
    /// The cells and digits that the last search for such nets has refuted, each with the maximum size of a net.
    pub(super) contradictions: Vec<((usize, usize), usize)>,
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
            cage_facts: 0,
            contradictions: Vec::new(),
        }
    }
}

/// One of the searches that remember when they last ran: a technique, or a second search of the same technique.
#[derive(Clone, Copy)]
pub(super) struct FinderId(usize);

impl FinderId {
    pub(super) fn of(technique: Technique) -> FinderId {
        FinderId(technique as usize)
    }

    /// Returns the second search of a technique: for steps after which a single follows at once, or for the survey.
    pub(super) fn direct(technique: Technique) -> FinderId {
        FinderId(technique as usize + Technique::COUNT)
    }
}

/// One of the scans that go through the houses one by one.
#[derive(Clone, Copy)]
pub(super) struct HouseScan(usize);

impl HouseScan {
    const COUNT: usize = 8;
    pub(super) const CROSSINGS: HouseScan = HouseScan(6);
    pub(super) const COMBINATIONS: HouseScan = HouseScan(7);

    /// Returns the scan for naked subsets of two to four cells.
    pub(super) fn naked(count: usize) -> HouseScan {
        HouseScan(count - 2)
    }

    /// Returns the scan for hidden subsets of two to four digits.
    pub(super) fn hidden(count: usize) -> HouseScan {
        HouseScan(count + 1)
    }
}

/// A puzzle being solved, with its candidates and the log of its steps.
pub(super) struct Board<'t, const W: usize> {
    pub(super) scale: &'static Scale,
    pub(super) tables: &'t Tables<W>,
    pub(super) candidates: Candidates<W>,
    /// Candidates of each empty cell, bit 0 for digit 1.
    pub(super) masks: &'t mut [u32],
    /// For each digit and house, the members where the digit can go, as bits.
    pub(super) spots: &'t mut [u32],
    pub(super) changes: &'t mut ChangeTracker,
    /// The placed digits, from 1; 0 for an empty cell.
    pub(super) values: &'t mut [u8],
    pub(super) log: StepLog,
}

impl<const W: usize> Board<'_, W> {
    /// Places the givens. Returns `false` if two of them contradict each other.
    pub(super) fn load(&mut self, grid: &Grid) -> bool {
        let Some(candidates) = Candidates::of(self.tables, grid) else {
            return false;
        };
        self.begin(grid, candidates);
        true
    }

    /// Places the digits of a position and removes the candidates that are not in `masks`, which has an entry for each
    /// cell. Returns `false` if two digits contradict each other.
    pub(super) fn load_position(&mut self, grid: &Grid, masks: impl Iterator<Item = u32>) -> bool {
        // The marks are removed after the digits have been placed, so that all counts follow by the same code as in a
        // step.
        let is_whole = self.load(grid);
        if is_whole {
            let all = (1u32 << self.tables.digits) - 1;
            for (cell, mask) in masks.enumerate() {
                self.remove_all(all & !mask, Set::from_cell(cell));
            }
        }
        // The removals above belong to the position and not to its first step.
        self.log.begin();
        is_whole
    }

    /// Starts over with the digits of `grid` and the candidates that [`Candidates::of`] found for it.
    pub(super) fn begin(&mut self, grid: &Grid, candidates: Candidates<W>) {
        let tables = self.tables;
        self.candidates = candidates;
        self.values.copy_from_slice(grid.cells());
        self.masks.fill(0);
        self.spots.fill(0);
        *self.changes = ChangeTracker::new();
        // Everything counts as changed at first, and no house is lone or full until the loops below have counted.
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
            let lone = spots.iter().enumerate().filter(|(_, spots)| spots.is_power_of_two());
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

    /// Returns the places of `digit` in `house`.
    #[inline]
    pub(super) fn places(&self, digit: usize, house: usize) -> Set<W> {
        self.candidates.planes[digit] & self.tables.houses[house]
    }

    /// Returns the house in which `cells` are all places of `digit`, as the reason why one of them is right; without
    /// such a house, the first of the cells.
    pub(super) fn strong_rule(&self, digit: usize, cells: Set<W>) -> StrongRule {
        self.tables
            .common_houses(cells)
            .find(|&house| self.places(digit, house) == cells)
            .map_or(StrongRule::Cell(cells.first()), StrongRule::House)
    }

    /// Returns the houses among `of` that do not hold `digit` yet.
    #[inline]
    pub(super) fn open_houses(
        &self,
        digit: usize,
        of: u128,
    ) -> impl Iterator<Item = usize> + use<W> {
        wide_bits(self.candidates.open[digit] & of)
    }

    /// Returns the union of the candidates of `cells`.
    #[inline]
    pub(super) fn union(&self, cells: Set<W>) -> u32 {
        cells.iter().fold(0, |all, cell| all | self.masks[cell])
    }

    /// Returns the places of `digit` in every house, as bits among the members of the house.
    #[inline]
    pub(super) fn spots(&self, digit: usize) -> &[u32] {
        let houses = self.tables.houses.len();
        &self.spots[digit * houses..][..houses]
    }

    /// Returns the houses that have changed since this scan cleared them, as bits.
    #[inline]
    pub(super) fn changed(&mut self, houses: HouseScan) -> &mut u128 {
        // Removals write one mask, which is distributed when a scan reads it: they are far more frequent than reads.
        let changed = std::mem::take(&mut self.changes.changed);
        if changed != 0 {
            self.changes.houses.iter_mut().for_each(|houses| *houses |= changed);
        }
        &mut self.changes.houses[houses.0]
    }

    /// Returns `true` if the places of a digit have changed since [`Board::mark_searched`].
    #[inline]
    pub(super) fn has_digit_changed(&self, id: FinderId, digit: usize) -> bool {
        // The step that follows a failed search still has the number of that search, so equal numbers mean a change.
        self.changes.digits[digit] >= self.changes.searched[id.0]
    }

    /// Returns `true` if this search has run without success before.
    pub(super) fn has_searched(&self, id: FinderId) -> bool {
        self.changes.searched[id.0] != 0
    }

    /// Records that this search found nothing on the whole board.
    pub(super) fn mark_searched(&mut self, id: FinderId) {
        self.changes.searched[id.0] = self.changes.clock;
    }

    /// Returns `true` if the cells of a sum have changed since [`Board::mark_sum_searched`].
    pub(super) fn has_sum_changed(&self, technique: Technique, sum: usize) -> bool {
        let at = technique as usize * self.tables.sums.len() + sum;
        self.changes.sums.get(at) != Some(&self.state_of(self.tables.sums[sum].cells))
    }

    /// Records that a technique found nothing in a sum.
    pub(super) fn mark_sum_searched(&mut self, technique: Technique, sum: usize) {
        let count = self.tables.sums.len();
        self.changes.sums.resize(Technique::COUNT * count, 0);
        self.changes.sums[technique as usize * count + sum] =
            self.state_of(self.tables.sums[sum].cells);
    }

    /// Returns `true` if the cells of a line have changed since [`Board::mark_line_searched`].
    pub(super) fn has_line_changed(&self, technique: Technique, line: usize) -> bool {
        let at = technique as usize * self.tables.number_lines.len() + line;
        self.changes.lines.get(at) != Some(&self.state_of(self.tables.number_lines[line].cells))
    }

    /// Records that a technique found nothing in a line.
    pub(super) fn mark_line_searched(&mut self, technique: Technique, line: usize) {
        let count = self.tables.number_lines.len();
        self.changes.lines.resize(Technique::COUNT * count, 0);
        self.changes.lines[technique as usize * count + line] =
            self.state_of(self.tables.number_lines[line].cells);
    }

    /// Returns a number, never 0, that changes when one of `cells` loses a candidate.
    fn state_of(&self, cells: Set<W>) -> u64 {
        // Candidates are only ever removed, and a filled cell has none left.
        cells.iter().map(|cell| u64::from(self.masks[cell].count_ones())).sum::<u64>() + 1
    }

    /// Removes a candidate everywhere but from its plane.
    #[inline]
    fn drop_candidate(&mut self, cell: usize, digit: usize) {
        let tables = self.tables;
        self.masks[cell] &= !(1 << digit);
        self.changes.digits[digit] = self.changes.clock;
        self.changes.changed |= tables.house_bits[cell];
        self.changes.locked[digit] |= tables.house_bits[cell];
        let of_digit = &mut self.spots[digit * tables.houses.len()..][..tables.houses.len()];
        for &(house, bit) in &tables.spots[cell] {
            let spots = &mut of_digit[house];
            *spots &= !bit;
            // Zero places count as well: the house is then broken, which `hidden_single` checks before it places
            // anything.
            if has_at_most(*spots, 1) {
                self.changes.lone[digit] |= 1 << house;
            }
        }
    }

    /// Returns the first house among `of` left with at most one place for `digit`, and clears it: each is returned
    /// once.
    #[inline]
    pub(super) fn next_lone(&mut self, digit: usize, of: u128) -> Option<usize> {
        let lone = self.changes.lone[digit] & of;
        if lone == 0 {
            return None;
        }
        // The bit goes even if no single comes of it: nothing but a removal can make the house lone again, and that
        // sets it.
        self.changes.lone[digit] &= !(lone & lone.wrapping_neg());
        Some(lone.trailing_zeros() as usize)
    }

    /// Returns the first house among `of` with one empty cell.
    #[inline]
    pub(super) fn next_full(&self, of: u128) -> Option<usize> {
        let full = self.changes.full & of;
        (full != 0).then(|| full.trailing_zeros() as usize)
    }

    /// Places a digit, and removes the candidates that it rules out.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        // Planes are changed as whole sets; the loops only bring the counts by cell and by house up to date.
        let removed = self.candidates.planes[digit] & self.tables.peers[cell];
        for peer in removed.iter() {
            self.drop_candidate(peer, digit);
        }
        self.candidates.planes[digit] -= removed;
        let tables = self.tables;
        for &(other, cells) in tables.blocked(cell, digit) {
            let removed = self.candidates.planes[other] & cells;
            self.candidates.planes[other] -= removed;
            for linked in removed.iter() {
                self.drop_candidate(linked, other);
            }
        }
        for other in bits(self.masks[cell]) {
            self.candidates.planes[other].remove(cell);
            self.drop_candidate(cell, other);
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
        // The removals above have marked the houses of the cell as lone, since their last place went; they are closed
        // now.
        self.changes.lone[digit] &= self.candidates.open[digit];
        self.log.placed(cell, digit);
    }

    /// Removes `digit` from `cells`; `true` if any of them had it.
    pub(super) fn remove(&mut self, digit: usize, cells: Set<W>) -> bool {
        let removed = self.candidates.planes[digit] & cells;
        self.candidates.planes[digit] -= removed;
        for cell in removed.iter() {
            self.drop_candidate(cell, digit);
            self.log.removed(cell, digit);
        }
        !removed.is_empty()
    }

    /// Removes the digits of `mask` from `cells`; `true` if any of them had one.
    pub(super) fn remove_all(&mut self, mask: u32, cells: Set<W>) -> bool {
        bits(mask).fold(false, |any, digit| self.remove(digit, cells) | any)
    }

    /// Ends a step: everything placed and removed since the previous step belongs to it.
    pub(super) fn finish_step(
        &mut self,
        technique: Technique,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<TechniqueUse> {
        self.finish_weighted_step(technique, self.scale.weight(technique), evidence)
    }

    /// Ends a step of this weight, in hundredths; otherwise like [`Board::finish_step`].
    pub(super) fn finish_weighted_step(
        &mut self,
        technique: Technique,
        weight: u32,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<TechniqueUse> {
        let tables = self.tables;
        // Forcing chains may be as heavy as anything before them, so the board remembers what has been needed.
        self.changes.heaviest = self.changes.heaviest.max(weight);
        let found = TechniqueUse { technique, tier: self.scale.tier(technique), weight };
        self.log.record(&found, || evidence(tables));
        Some(found)
    }
}
