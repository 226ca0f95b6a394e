//! The candidates of a puzzle while it is being solved.

use super::candidates::Candidates;
use super::evidence::Evidence;
use super::step::{Found, Story};
use super::tables::{DIGITS, Tables};
use super::{Scale, Technique};
use crate::puzzle::Grid;
use crate::set::{Set, at_most, bits, wide_bits};

/// When something was last changed and last looked at, so that nothing is looked at in vain.
pub(super) struct Memo {
    /// One more after every step.
    pub(super) clock: u32,
    /// How many cells of each house are empty.
    pub(super) empty: [u8; 128],
    /// The houses with one empty cell, as bits.
    full: u128,
    /// The houses that have changed, as bits: lately, and since each of [`Houses`] looked at them.
    changed: u128,
    houses: [u128; Houses::COUNT],
    /// For each digit the houses whose places may be locked, as bits.
    pub(super) locked: [u128; DIGITS],
    digits: [u32; DIGITS],
    /// For each digit the houses that came down to one place, or none, as bits.
    lone: [u128; DIGITS],
    seen: [u32; 2 * Technique::COUNT],
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

impl Memo {
    pub(super) fn new() -> Memo {
        Memo {
            clock: 1,
            empty: [0; 128],
            full: 0,
            changed: 0,
            houses: [0; Houses::COUNT],
            locked: [!0; DIGITS],
            digits: [1; DIGITS],
            lone: [0; DIGITS],
            seen: [0; 2 * Technique::COUNT],
            sums: Vec::new(),
            lines: Vec::new(),
            heaviest: 0,
            branches: 0,
        }
    }
}

/// What looks at a board for steps of one kind: a technique, or a second search under its name.
#[derive(Clone, Copy)]
pub(super) struct Watcher(usize);

impl Watcher {
    pub(super) fn of(technique: Technique) -> Watcher {
        Watcher(technique as usize)
    }

    /// The second search of a technique: for steps after which a single follows at once, or before all that needs a
    /// survey.
    pub(super) fn direct(technique: Technique) -> Watcher {
        Watcher(technique as usize + Technique::COUNT)
    }
}

/// Who looks at houses one by one.
#[derive(Clone, Copy)]
pub(super) struct Houses(usize);

impl Houses {
    const COUNT: usize = 7;
    pub(super) const CROSSINGS: Houses = Houses(6);

    /// Naked subsets of two to four.
    pub(super) fn naked(count: usize) -> Houses {
        Houses(count - 2)
    }

    /// Hidden subsets of two to four.
    pub(super) fn hidden(count: usize) -> Houses {
        Houses(count + 1)
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
    pub(super) memo: &'t mut Memo,
    /// The digits that stand, from 1; 0 is empty.
    pub(super) values: &'t mut [u8],
    pub(super) story: Story,
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
        self.story.begin();
        is_whole
    }

    /// Begins with what [`Candidates::of`] a grid has found.
    pub(super) fn begin(&mut self, grid: &Grid, candidates: Candidates<W>) {
        let tables = self.tables;
        self.candidates = candidates;
        self.values.copy_from_slice(grid.cells());
        self.masks.fill(0);
        self.spots.fill(0);
        *self.memo = Memo::new();
        self.memo.changed = tables.boxes | tables.lines;
        for (house, &cells) in tables.houses.iter().enumerate() {
            let empty = (cells & candidates.empty).len();
            self.memo.empty[house] = empty as u8;
            self.memo.full |= u128::from(empty == 1) << house;
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
            self.memo.lone[digit] = lone.fold(0, |lone, (house, _)| lone | 1 << house);
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
    pub(super) fn changed(&mut self, houses: Houses) -> &mut u128 {
        let changed = std::mem::take(&mut self.memo.changed);
        if changed != 0 {
            let all = self.memo.houses.iter_mut();
            all.for_each(|houses| *houses |= changed);
        }
        &mut self.memo.houses[houses.0]
    }

    /// True when the places of a digit have changed since [`Board::looked`].
    #[inline]
    pub(super) fn digit_changed(&self, watcher: Watcher, digit: usize) -> bool {
        self.memo.digits[digit] >= self.memo.seen[watcher.0]
    }

    /// True once all of this puzzle has been looked at.
    pub(super) fn has_looked(&self, watcher: Watcher) -> bool {
        self.memo.seen[watcher.0] != 0
    }

    /// All has been looked at, and nothing found.
    pub(super) fn looked(&mut self, watcher: Watcher) {
        self.memo.seen[watcher.0] = self.memo.clock;
    }

    /// True when the cells of a sum have changed since a technique has [looked at](Board::looked_at_sum) it.
    pub(super) fn sum_changed(&self, technique: Technique, sum: usize) -> bool {
        let at = technique as usize * self.tables.sums.len() + sum;
        self.memo.sums.get(at) != Some(&self.sum_state(sum))
    }

    /// A technique has found nothing in a sum.
    pub(super) fn looked_at_sum(&mut self, technique: Technique, sum: usize) {
        let count = self.tables.sums.len();
        self.memo.sums.resize(Technique::COUNT * count, 0);
        self.memo.sums[technique as usize * count + sum] = self.sum_state(sum);
    }

    /// A number, never 0, that changes when a cell of the sum loses a candidate.
    fn sum_state(&self, sum: usize) -> u64 {
        let cells = self.tables.sums[sum].cells.iter();
        let left = cells.map(|cell| u64::from(self.masks[cell].count_ones()));
        // Candidates only ever go.
        left.sum::<u64>() + 1
    }

    /// True when the cells of a line have changed since a technique has [looked at](Board::looked_at_line) it.
    pub(super) fn line_changed(&self, technique: Technique, line: usize) -> bool {
        let at = technique as usize * self.tables.lines_of_numbers.len() + line;
        self.memo.lines.get(at) != Some(&self.line_state(line))
    }

    /// A technique has found nothing in a line.
    pub(super) fn looked_at_line(&mut self, technique: Technique, line: usize) {
        let count = self.tables.lines_of_numbers.len();
        self.memo.lines.resize(Technique::COUNT * count, 0);
        self.memo.lines[technique as usize * count + line] = self.line_state(line);
    }

    /// A number, never 0, that changes when a cell of the line loses a candidate.
    fn line_state(&self, line: usize) -> u64 {
        let cells = self.tables.lines_of_numbers[line].cells.iter();
        // A filled cell has no candidates left.
        let left = cells.map(|cell| u64::from(self.masks[cell].count_ones()));
        left.sum::<u64>() + 1
    }

    /// Takes a candidate out of all but its plane.
    #[inline]
    fn drop(&mut self, cell: usize, digit: usize) {
        let tables = self.tables;
        self.masks[cell] &= !(1 << digit);
        self.memo.digits[digit] = self.memo.clock;
        self.memo.changed |= tables.house_bits[cell];
        self.memo.locked[digit] |= tables.house_bits[cell];
        let of_digit = &mut self.spots[digit * tables.houses.len()..][..tables.houses.len()];
        for &(house, bit) in &tables.spots[cell] {
            let spots = &mut of_digit[house];
            *spots &= !bit;
            if at_most(*spots, 1) {
                self.memo.lone[digit] |= 1 << house;
            }
        }
    }

    /// The first house among `of` that has come down to one place for `digit`, or none: told once.
    #[inline]
    pub(super) fn next_lone(&mut self, digit: usize, of: u128) -> Option<usize> {
        let lone = self.memo.lone[digit] & of;
        if lone == 0 {
            return None;
        }
        self.memo.lone[digit] &= !(lone & lone.wrapping_neg());
        Some(lone.trailing_zeros() as usize)
    }

    /// The first house among `of` with one empty cell.
    #[inline]
    pub(super) fn next_full(&self, of: u128) -> Option<usize> {
        let full = self.memo.full & of;
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
            let empty = &mut self.memo.empty[house];
            *empty -= 1;
            match *empty {
                0 => self.memo.full &= !(1 << house),
                1 => self.memo.full |= 1 << house,
                _ => {}
            }
        }
        self.candidates.empty.remove(cell);
        self.candidates.open[digit] &= !self.tables.house_bits[cell];
        self.memo.lone[digit] &= self.candidates.open[digit];
        self.story.placed(cell, digit);
    }

    /// Takes `digit` out of those of `cells` that have it; true when there are any.
    pub(super) fn remove(&mut self, digit: usize, cells: Set<W>) -> bool {
        let gone = self.candidates.planes[digit] & cells;
        self.candidates.planes[digit] -= gone;
        for cell in gone.iter() {
            self.drop(cell, digit);
            self.story.removed(cell, digit);
        }
        !gone.is_empty()
    }

    /// Takes the digits of `mask` out of `cells`; true when there are any.
    pub(super) fn remove_all(&mut self, mask: u32, cells: Set<W>) -> bool {
        bits(mask).fold(false, |any, digit| self.remove(digit, cells) | any)
    }

    /// What has been placed and removed since the last step was this one.
    pub(super) fn found(
        &mut self,
        technique: Technique,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<Found> {
        self.weighed(technique, self.scale.weight(technique), evidence)
    }

    /// What has been placed and removed since the last step was this one, of this weight in hundredths.
    pub(super) fn weighed(
        &mut self,
        technique: Technique,
        weight: u32,
        evidence: impl FnOnce(&Tables<W>) -> Evidence,
    ) -> Option<Found> {
        let tables = self.tables;
        self.memo.heaviest = self.memo.heaviest.max(weight);
        let found = Found { technique, tier: self.scale.tier(technique), weight };
        self.story.record(&found, || evidence(tables));
        Some(found)
    }
}
