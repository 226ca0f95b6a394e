//! Takes cells out of a full grid as long as one solution is left.
//!
//! The rule is simple: orbit by orbit, out if one solution is left, back if not. What is here gives the
//! same puzzle with fewer questions asked, on two grounds. A puzzle with one solution has one however
//! many givens are added, so one answer speaks for a whole run of orbits. And where there is another
//! solution, the cells in which it differs are an *unavoidable set*: a puzzle needs a given in each, so
//! it is known from then on which orbit has to keep the set's last given.

use super::set::Set;
use crate::puzzle::Cell;

/// What knows the other solutions of a full grid's puzzles.
pub(super) trait Oracle<const WORDS: usize> {
    /// Unavoidable sets of the full grid that cost next to nothing.
    fn unavoidable(&self) -> Vec<Set<WORDS>>;

    /// The cells in which some other solution differs from the full grid when the cells of `empty` are
    /// taken out of it, or `None` when there is no other.
    ///
    /// There is none, the caller knows, while the cells of `last` among them are still given.
    fn another(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> Option<Set<WORDS>>;
}

/// The cells taken out by going once through `orbits`, taking out each that leaves exactly one solution,
/// and never more than `target` cells in all.
pub(super) fn remove<const WORDS: usize>(
    oracle: &mut impl Oracle<WORDS>,
    orbits: &[Vec<Cell>],
    target: usize,
) -> Set<WORDS> {
    let mut pass = Pass::new(orbits, target);
    for unavoidable in oracle.unavoidable() {
        pass.learn(&unavoidable);
    }
    // Nearly half of the cells can always go; further on hardly more than one at a time in small grids.
    let mut step = (orbits.len() * 9 / 20).max(1);
    let longest = (orbits.len() / 40).max(1);
    let mut sure = Trial::START;
    loop {
        let trial = pass.run(&sure, step);
        if trial.removed == sure.removed {
            return sure.empty;
        }
        match oracle.another(&trial.empty, &trial.empty.without(&sure.empty)) {
            None => {
                sure = trial;
                step = (2 * step).min(longest);
            }
            Some(differing) => {
                pass.learn(&differing);
                step = (step / 2).max(1);
            }
        }
    }
}

/// How far a pass has come.
#[derive(Clone)]
struct Trial<const WORDS: usize> {
    /// Orbits looked at.
    at: usize,
    /// Which of them stay, by their places in the order.
    kept: Set<WORDS>,
    /// The cells of those that went.
    empty: Set<WORDS>,
    /// How many cells those are.
    removed: usize,
}

impl<const WORDS: usize> Trial<WORDS> {
    const START: Trial<WORDS> = Trial {
        at: 0,
        kept: Set::EMPTY,
        empty: Set::EMPTY,
        removed: 0,
    };
}

/// A pass by what is known.
struct Pass<'a, const WORDS: usize> {
    orbits: &'a [Vec<Cell>],
    target: usize,
    /// For each cell the place of its orbit in the order.
    places: Vec<usize>,
    /// For each orbit the unavoidable sets, in places, of which it is the last.
    last_of: Vec<Vec<Set<WORDS>>>,
}

impl<'a, const WORDS: usize> Pass<'a, WORDS> {
    fn new(orbits: &'a [Vec<Cell>], target: usize) -> Pass<'a, WORDS> {
        let mut places = vec![0; orbits.iter().map(Vec::len).sum()];
        for (place, orbit) in orbits.iter().enumerate() {
            orbit.iter().for_each(|&cell| places[cell] = place);
        }
        Pass {
            orbits,
            target,
            places,
            last_of: vec![Vec::new(); orbits.len()],
        }
    }

    fn learn(&mut self, unavoidable: &Set<WORDS>) {
        let mut places = Set::EMPTY;
        let mut last = 0;
        for cell in unavoidable.iter() {
            places.insert(self.places[cell]);
            last = last.max(self.places[cell]);
        }
        self.last_of[last].push(places);
    }

    /// Goes on from `from` until `step` more orbits are out.
    fn run(&self, from: &Trial<WORDS>, step: usize) -> Trial<WORDS> {
        let mut trial = from.clone();
        let mut out = 0;
        while trial.at < self.orbits.len() && out < step && trial.removed < self.target {
            let orbit = &self.orbits[trial.at];
            let needed = |set: &Set<WORDS>| !set.meets(&trial.kept);
            if trial.removed + orbit.len() > self.target
                || self.last_of[trial.at].iter().any(needed)
            {
                trial.kept.insert(trial.at);
            } else {
                orbit.iter().for_each(|&cell| trial.empty.insert(cell));
                trial.removed += orbit.len();
                out += 1;
            }
            trial.at += 1;
        }
        trial
    }
}
