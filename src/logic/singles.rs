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
        let [none, one, ..] = candidates.by_count(tables.side);
        if !none.is_empty() {
            return Outcome::Broken;
        }
        for cell in one.iter() {
            // A peer may have taken its one candidate meanwhile.
            let digit = (0..tables.side).find(|&digit| candidates.planes[digit].has(cell));
            let Some(digit) = digit else {
                return Outcome::Broken;
            };
            candidates.place(tables, cell, digit);
            placed(cell, digit);
        }
        for digit in 0..tables.side {
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
    let all = tables.boxes | tables.lines;
    while !candidates.empty.is_empty() {
        let [none, one, ..] = candidates.by_count(tables.side);
        if !none.is_empty() {
            return Outcome::Broken;
        }
        let mut stage = [Set::EMPTY; DIGITS];
        for (digit, found) in stage.iter_mut().enumerate().take(tables.side) {
            let plane = candidates.planes[digit];
            *found = plane & one;
            for house in wide_bits(candidates.open[digit] & all) {
                let places: Set<W> = plane & tables.houses[house];
                match places.only() {
                    Some(cell) => found.insert(cell),
                    None if places.is_empty() => return Outcome::Broken,
                    None => {}
                }
            }
        }
        let before = candidates.empty;
        for (digit, found) in stage.into_iter().enumerate().take(tables.side) {
            for cell in found.iter() {
                if !candidates.planes[digit].has(cell) {
                    return Outcome::Broken;
                }
                candidates.place(tables, cell, digit);
            }
        }
        let placed = (before - candidates.empty).len() as u32;
        if placed == 0 {
            return Outcome::Stuck;
        }
        open(placed);
    }
    Outcome::Solved
}
