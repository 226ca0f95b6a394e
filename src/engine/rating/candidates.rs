//! Candidates of a puzzle by digit, and the singles that follow from them.

use super::tables::{DIGITS, Tables};
use crate::puzzle::Grid;
use gridpress_ground::set::{Set, wide_bits};

/// Candidates by digit: enough to find singles, and cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Candidates<const W: usize> {
    /// For each digit, the empty cells that may still take it.
    pub(super) planes: [Set<W>; DIGITS],
    pub(super) empty: Set<W>,
    /// For each digit, the houses that do not hold it yet, as bits.
    pub(super) open: [u128; DIGITS],
}

impl<const W: usize> Candidates<W> {
    /// Returns the candidates that the digits of a grid leave. `None` if two of them contradict each other.
    pub(super) fn of(tables: &Tables<W>, grid: &Grid) -> Option<Candidates<W>> {
        let mut candidates = Candidates {
            planes: [Set::EMPTY; DIGITS],
            empty: tables.all,
            open: [tables.boxes | tables.lines; DIGITS],
        };
        candidates.planes[..tables.digits].copy_from_slice(&tables.allowed);
        for (cell, &value) in grid.cells().iter().enumerate() {
            if value == 0 {
                continue;
            }
            let digit = usize::from(value) - 1;
            // A given that an earlier one excludes is found here without comparing pairs.
            if !candidates.planes[digit].contains(cell) {
                return None;
            }
            candidates.planes[digit] -= tables.peers[cell];
            candidates.planes[digit].remove(cell);
            for &(other, cells) in tables.blocked(cell, digit) {
                candidates.planes[other] -= cells;
            }
            candidates.empty.remove(cell);
            candidates.open[digit] &= !tables.house_bits[cell];
        }
        // Filled cells leave the planes at the end: removing them one by one would touch every plane for every given.
        for plane in &mut candidates.planes[..tables.digits] {
            *plane &= candidates.empty;
        }
        Some(candidates)
    }

    /// Places a digit, and removes the candidates that it rules out.
    #[inline]
    pub(super) fn place(&mut self, tables: &Tables<W>, cell: usize, digit: usize) {
        for plane in &mut self.planes[..tables.digits] {
            plane.remove(cell);
        }
        self.planes[digit] -= tables.peers[cell];
        for &(other, cells) in tables.blocked(cell, digit) {
            self.planes[other] -= cells;
        }
        self.empty.remove(cell);
        self.open[digit] &= !tables.house_bits[cell];
    }

    /// Returns the empty cells with no candidate, with one, with two and with three.
    #[inline]
    pub(super) fn by_count(&self, side: usize) -> [Set<W>; 4] {
        let (mut one, mut two, mut three, mut more) =
            (Set::EMPTY, Set::EMPTY, Set::EMPTY, Set::EMPTY);
        // Counts all cells at once: each set collects the cells that have been seen once, twice, three times or more
        // often.
        for &plane in &self.planes[..side] {
            more |= three & plane;
            three |= two & plane;
            two |= one & plane;
            one |= plane;
        }
        [self.empty - one, one - two, two - three, three - more]
    }
}

/// Result of filling in singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SinglesOutcome {
    /// The puzzle is solved.
    Solved,
    /// No single is left.
    Stuck,
    /// A cell has no candidate, or a house no place for a digit.
    Broken,
}

/// Fills in naked and hidden singles until none is left, and passes each to `placed`.
///
/// This is the fast path for puzzles that need nothing else, and for forcing nets.
pub(super) fn fill_singles<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    mut placed: impl FnMut(usize, usize),
) -> SinglesOutcome {
    loop {
        let before = candidates.empty;
        // One pass over the planes finds all naked singles, so they come before the houses.
        let [none, one, ..] = candidates.by_count(tables.digits);
        if !none.is_empty() {
            return SinglesOutcome::Broken;
        }
        for cell in one.iter() {
            // A peer may have taken its only candidate in the meantime.
            let digit = (0..tables.digits).find(|&digit| candidates.planes[digit].contains(cell));
            let Some(digit) = digit else {
                return SinglesOutcome::Broken;
            };
            candidates.place(tables, cell, digit);
            placed(cell, digit);
        }
        if !fill_hidden_singles(tables, candidates, &mut placed) {
            return SinglesOutcome::Broken;
        }
        if candidates.empty.is_empty() {
            return SinglesOutcome::Solved;
        }
        if candidates.empty == before {
            return SinglesOutcome::Stuck;
        }
    }
}

/// Goes through all houses once, fills in hidden singles and passes each to `placed`. Returns `false` if a house has no
/// place for a digit.
fn fill_hidden_singles<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    placed: &mut impl FnMut(usize, usize),
) -> bool {
    let all = tables.boxes | tables.lines;
    for digit in 0..tables.digits {
        for house in wide_bits(candidates.open[digit] & all) {
            let places: Set<W> = candidates.planes[digit] & tables.houses[house];
            if let Some(cell) = places.only() {
                candidates.place(tables, cell, digit);
                placed(cell, digit);
            // The iterator goes over the houses that were open at its start; a placement in between closes some of
            // them.
            } else if places.is_empty() && candidates.open[digit] >> house & 1 != 0 {
                return false;
            }
        }
    }
    true
}

/// Fills in hidden singles until none is left. Returns `true` if that solves the puzzle.
pub(super) fn hidden_singles_solve<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
) -> bool {
    loop {
        let before = candidates.empty;
        if !fill_hidden_singles(tables, candidates, &mut |_, _| {}) {
            return false;
        }
        if candidates.empty == before {
            return before.is_empty();
        }
    }
}

/// Returns the singles available at a time, by digit. `None` if a cell is left without a candidate or a house without a
/// place.
#[inline]
pub(super) fn find_open_singles<const W: usize>(
    tables: &Tables<W>,
    candidates: &Candidates<W>,
) -> Option<[Set<W>; DIGITS]> {
    let all = tables.boxes | tables.lines;
    let [none, one, ..] = candidates.by_count(tables.digits);
    if !none.is_empty() {
        return None;
    }
    let mut stage = [Set::EMPTY; DIGITS];
    for (digit, found) in stage.iter_mut().enumerate().take(tables.digits) {
        let plane = candidates.planes[digit];
        *found = plane & one;
        for house in wide_bits(candidates.open[digit] & all) {
            let places: Set<W> = plane & tables.houses[house];
            match places.only() {
                Some(cell) => found.insert(cell),
                None if places.is_empty() => return None,
                None => {}
            }
        }
    }
    Some(stage)
}

/// Fills in the singles of a stage. Returns `false` if two of them contradict each other.
#[inline]
pub(super) fn fill_stage<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    stage: &[Set<W>; DIGITS],
) -> bool {
    for (digit, found) in stage.iter().enumerate().take(tables.digits) {
        for cell in found.iter() {
            if !candidates.planes[digit].contains(cell) {
                return false;
            }
            candidates.place(tables, cell, digit);
        }
    }
    true
}
