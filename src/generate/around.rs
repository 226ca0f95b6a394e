//! Looks around a puzzle for one with fewer givens, where one pass hardly ever ends.
//!
//! Puzzles with few givens lie close together: put a few cells back, and others can often go instead.
//! So this walks from puzzle to puzzle of one full grid, never to one with more givens. It takes
//! milliseconds to where fresh grids take thousands of passes.

use super::remove::{Oracle, Remover};
use super::set::Set;
use crate::rng::Stream;

/// Rounds in one attempt.
pub(super) const ROUNDS: u32 = 10_000;

/// How many orbits a round puts back.
const BACK: usize = 3;

/// From a puzzle of the remover's grid to another, given by their `empty` cells: until at least `goal`
/// cells are out, never more than `target`, or after so many `rounds`.
///
/// A round draws the orbits to put back, then the order in which the other givens are tried; those put
/// back come after them.
pub(super) fn search<O: Oracle<WORDS>, const WORDS: usize>(
    remover: &mut Remover<O, WORDS>,
    mut empty: Set<WORDS>,
    orbits: &[Set<WORDS>],
    (goal, target): (usize, usize),
    rounds: u32,
    rng: &mut Stream,
) -> Set<WORDS> {
    for _ in 0..rounds {
        if empty.len() >= goal {
            break;
        }
        let (mut out, mut given): (Vec<_>, Vec<_>) = orbits
            .iter()
            .copied()
            .partition(|orbit: &Set<WORDS>| orbit.meets(&empty));
        let mut start = empty;
        let mut back = Vec::with_capacity(BACK);
        for _ in 0..BACK.min(out.len()) {
            let orbit = out.swap_remove(rng.below(out.len() as u32) as usize);
            start = start.without(&orbit);
            back.push(orbit);
        }
        rng.shuffle(&mut given);
        given.extend(back);
        let next = remover.again(&start, &given, target);
        if next.len() >= empty.len() {
            empty = next;
        }
    }
    empty
}
