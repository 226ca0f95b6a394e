//! Naked and hidden singles alone, as fast as can be: for puzzles that need no more, and for forcing nets.

use super::bits::wide_bits;
use super::candidates::Candidates;
use super::tables::{DIGITS, Tables};
use crate::set::Set;

/// How far singles lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// To the end.
    Solved,
    /// Until there are no more.
    Stuck,
    /// Against a rule: a cell without candidates, or a house without a place for a digit.
    Broken,
}

/// Fills in singles until there are no more, and tells `placed` of each.
pub(super) fn follow<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    mut placed: impl FnMut(usize, usize),
) -> Outcome {
    let all = tables.boxes | tables.lines;
    loop {
        let before = candidates.empty;
        let [none, one, ..] = candidates.by_count(tables.digits);
        if !none.is_empty() {
            return Outcome::Broken;
        }
        for cell in one.iter() {
            // A peer may have taken its one candidate meanwhile.
            let digit = (0..tables.digits).find(|&digit| candidates.planes[digit].has(cell));
            let Some(digit) = digit else {
                return Outcome::Broken;
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
                    return Outcome::Broken;
                }
            }
        }
        if candidates.empty.is_empty() {
            return Outcome::Solved;
        }
        if candidates.empty == before {
            return Outcome::Stuck;
        }
    }
}

/// Fills in singles stage by stage, all at once that are open at one time, and tells `open` how many each time.
pub(super) fn stages<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
    mut open: impl FnMut(u32),
) -> Outcome {
    while !candidates.empty.is_empty() {
        let Some(stage) = open_singles(tables, candidates) else {
            return Outcome::Broken;
        };
        let before = candidates.empty;
        if !fill_in(tables, candidates, &stage) {
            return Outcome::Broken;
        }
        let placed = (before - candidates.empty).len() as u32;
        if placed == 0 {
            return Outcome::Stuck;
        }
        open(placed);
    }
    Outcome::Solved
}

/// The singles that are open at one time, by digit. `None`: a cell or a house is left without a candidate.
#[inline]
pub(super) fn open_singles<const W: usize>(
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
pub(super) fn fill_in<const W: usize>(
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
