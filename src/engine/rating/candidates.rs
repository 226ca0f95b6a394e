//! Candidates of a puzzle, digit by digit, and the singles that follow from them.

use super::tables::{DIGITS, Tables};
use crate::puzzle::Grid;
use crate::set::{Set, wide_bits};

/// Candidates by digit: enough to follow singles, and quick to copy.
#[derive(Clone, Copy)]
pub(super) struct Candidates<const W: usize> {
    /// For each digit the cells that may still take it. Cells that have their digit are in none.
    pub(super) planes: [Set<W>; DIGITS],
    pub(super) empty: Set<W>,
    /// For each digit the houses that still want it, as bits.
    pub(super) open: [u128; DIGITS],
}

impl<const W: usize> Candidates<W> {
    /// What a grid leaves. `None`: two of its digits contradict each other.
    pub(super) fn of(tables: &Tables<W>, grid: &Grid) -> Option<Candidates<W>> {
        let mut candidates = Candidates {
            planes: [Set::EMPTY; DIGITS],
            empty: tables.all,
            open: [tables.boxes | tables.lines; DIGITS],
        };
        candidates.planes[..tables.digits].copy_from_slice(&tables.may);
        for (cell, &value) in grid.cells().iter().enumerate() {
            if value == 0 {
                continue;
            }
            let digit = usize::from(value) - 1;
            if !candidates.planes[digit].has(cell) {
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
        for plane in &mut candidates.planes[..tables.digits] {
            *plane &= candidates.empty;
        }
        Some(candidates)
    }

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

    /// The empty cells with no candidate, with one, with two and with three.
    #[inline]
    pub(super) fn by_count(&self, side: usize) -> [Set<W>; 4] {
        let (mut one, mut two, mut three, mut more) =
            (Set::EMPTY, Set::EMPTY, Set::EMPTY, Set::EMPTY);
        for &plane in &self.planes[..side] {
            more |= three & plane;
            three |= two & plane;
            two |= one & plane;
            one |= plane;
        }
        [self.empty - one, one - two, two - three, three - more]
    }
}

/// How far singles lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SinglesOutcome {
    /// To the end.
    Solved,
    /// Until there are no more.
    Stuck,
    /// Against a rule: a cell without candidates, or a house without a place for a digit.
    Broken,
}

/// Naked and hidden singles alone, as fast as can be: for puzzles that need no more, and for forcing nets.
///
/// Fills in singles until there are no more, and tells `placed` of each.
pub(super) fn fill_singles<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    mut placed: impl FnMut(usize, usize),
) -> SinglesOutcome {
    let all = tables.boxes | tables.lines;
    loop {
        let before = candidates.empty;
        let [none, one, ..] = candidates.by_count(tables.digits);
        if !none.is_empty() {
            return SinglesOutcome::Broken;
        }
        for cell in one.iter() {
            // A peer may have taken its one candidate meanwhile.
            let digit = (0..tables.digits).find(|&digit| candidates.planes[digit].has(cell));
            let Some(digit) = digit else {
                return SinglesOutcome::Broken;
            };
            candidates.place(tables, cell, digit);
            placed(cell, digit);
        }
        for digit in 0..tables.digits {
            for house in wide_bits(candidates.open[digit] & all) {
                let places: Set<W> = candidates.planes[digit] & tables.houses[house];
                if let Some(cell) = places.only() {
                    candidates.place(tables, cell, digit);
                    placed(cell, digit);
                } else if places.is_empty() && candidates.open[digit] >> house & 1 != 0 {
                    return SinglesOutcome::Broken;
                }
            }
        }
        if candidates.empty.is_empty() {
            return SinglesOutcome::Solved;
        }
        if candidates.empty == before {
            return SinglesOutcome::Stuck;
        }
    }
}

/// Fills in singles stage by stage, all at once that are open at one time, and tells `open` how many each time.
pub(super) fn fill_stages<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    mut open: impl FnMut(u32),
) -> SinglesOutcome {
    while !candidates.empty.is_empty() {
        let Some(stage) = find_open_singles(tables, candidates) else {
            return SinglesOutcome::Broken;
        };
        let before = candidates.empty;
        if !fill_stage(tables, candidates, &stage) {
            return SinglesOutcome::Broken;
        }
        let placed = (before - candidates.empty).len() as u32;
        if placed == 0 {
            return SinglesOutcome::Stuck;
        }
        open(placed);
    }
    SinglesOutcome::Solved
}

/// The singles that are open at one time, by digit. `None`: a cell or a house is left without a candidate.
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

/// Fills in the singles of a stage. False: two of them contradict each other.
#[inline]
pub(super) fn fill_stage<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    stage: &[Set<W>; DIGITS],
) -> bool {
    for (digit, found) in stage.iter().enumerate().take(tables.digits) {
        for cell in found.iter() {
            if !candidates.planes[digit].has(cell) {
                return false;
            }
            candidates.place(tables, cell, digit);
        }
    }
    true
}
