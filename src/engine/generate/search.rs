//! Looks around a puzzle for one with fewer givens, where one pass hardly ever ends.
//!
//! Puzzles with few givens lie close together: put a few cells back, and others can often go instead.
//! So this walks from puzzle to puzzle of one full grid, never to one with more givens. It takes
//! milliseconds to where fresh grids take thousands of passes.

use super::remove::{Oracle, Remover, Stop};
use crate::rng::Stream;
use crate::set::Set;

/// How far a search goes.
pub(super) struct Limits {
    /// When the search ends, and each pass of it.
    pub(super) target: Stop,
    /// The number of rounds after which the search ends.
    pub(super) rounds: u32,
    /// Orbits that a round puts back.
    pub(super) put_back: usize,
}

/// From a puzzle of the remover's grid to another, given by their `empty` cells.
///
/// A round draws the orbits to put back, then the order in which the other givens are tried; those put
/// back come after them.
pub(super) fn search<O: Oracle<WORDS>, const WORDS: usize>(
    remover: &mut Remover<O, WORDS>,
    mut empty: Set<WORDS>,
    orbits: &[Set<WORDS>],
    limits: &Limits,
    rng: &mut Stream,
) -> Set<WORDS> {
    for _ in 0..limits.rounds {
        if empty.len() >= limits.target.from {
            break;
        }
        let (mut out, mut given): (Vec<_>, Vec<_>) =
            orbits.iter().copied().partition(|orbit: &Set<WORDS>| orbit.meets(empty));
        let mut start = empty;
        let mut back = Vec::with_capacity(limits.put_back);
        for _ in 0..limits.put_back.min(out.len()) {
            let orbit = out.swap_remove(rng.below(out.len() as u32) as usize);
            start -= orbit;
            back.push(orbit);
        }
        rng.shuffle(&mut given);
        given.extend(back);
        let next = remover.again(&start, &given, limits.target);
        if next.len() >= empty.len() {
            empty = next;
        }
    }
    empty
}
