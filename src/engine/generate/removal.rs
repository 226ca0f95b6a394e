//! The removal of cells from a full grid while the solution stays unique.
//!
//! The rule is simple: remove orbit by orbit, and put an orbit back if the solution is not unique. This module gives
//! the same puzzle with fewer questions to a solver, for two reasons. Adding givens to a puzzle with one solution keeps
//! it unique, so one answer covers a whole run of orbits. And the cells in which another solution differs are an
//! *unavoidable set*: a puzzle needs a given in it, so from then on it is known which orbit must keep the last given of
//! the set.
//!
//! In grids larger than 9x9, some questions would take too long. An orbit that needs such an answer stays.

use gridpress_ground::rng::Stream;
use gridpress_ground::set::Set;
use std::collections::VecDeque;

/// A solver that answers whether a puzzle cut out of a full grid has other solutions.
pub(super) trait Oracle<const WORDS: usize> {
    /// `true` if an answer can be [`OracleAnswer::Unknown`].
    const HAS_BUDGET: bool;

    /// Returns unavoidable sets of the full grid that are easy to find.
    fn unavoidable(&self) -> Vec<Set<WORDS>>;

    /// Looks for another solution if the cells of `empty` are removed from the full grid.
    ///
    /// The caller guarantees that there is none while the cells of `last`, a subset, are still given.
    fn find_other(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> OracleAnswer<WORDS>;
}

/// The answer of an oracle.
pub(super) enum OracleAnswer<const WORDS: usize> {
    /// There is no other solution.
    Unique,
    /// There is another solution, which differs from the full grid in these cells.
    Other(Set<WORDS>),
    /// The budget was exhausted.
    Unknown,
}

/// Maximum number of remembered unavoidable sets; going through more takes longer than it saves.
const MAX_REMEMBERED: usize = 1024;

/// Maximum number of givens left in the sets that a second pass uses; it rarely removes the last given of others.
const MAX_GIVENS_LEFT: usize = 3;

/// Maximum number of givens left in the sets that a continued pass uses.
const MAX_GIVENS_TO_CONTINUE: usize = 5;

/// The condition for the end of a pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct StopRule {
    /// The number of removed cells at which to stop.
    pub(super) from: usize,
    /// The maximum number of removed cells.
    pub(super) most: usize,
}

/// Removes cells from a full grid and remembers unavoidable sets of it.
pub(super) struct Remover<O, const WORDS: usize> {
    oracle: O,
    /// Unavoidable sets, the newest last.
    unavoidable_sets: VecDeque<Set<WORDS>>,
    /// The orbits that stayed because deciding them would take too long.
    pub(super) undecided: Vec<Set<WORDS>>,
    /// Numbers of these sets and of these orbits that all variations start with.
    common: (usize, usize),
}

impl<O: Oracle<WORDS>, const WORDS: usize> Remover<O, WORDS> {
    pub(super) fn new(oracle: O) -> Remover<O, WORDS> {
        let unavoidable_sets = oracle.unavoidable().into();
        Remover { oracle, unavoidable_sets, undecided: Vec::new(), common: (0, 0) }
    }

    /// Lets all variations start with what is known so far.
    pub(super) fn set_common(&mut self) {
        self.common = (self.unavoidable_sets.len(), self.undecided.len());
    }

    /// Prepares for a variation whose puzzle must not depend on others. An oracle with a budget answers differently if
    /// other sets are known; otherwise they only save time.
    pub(super) fn reset_to_common(&mut self) {
        let (sets, undecided) = self.common;
        self.undecided.truncate(undecided);
        // The fast solver always answers, and its answers do not depend on what is known: there, sets are kept from
        // variation to variation.
        if O::HAS_BUDGET {
            self.unavoidable_sets.truncate(sets);
        }
    }

    /// Goes through `orbits` once and removes each that leaves the solution unique, as far as `target` allows. Returns
    /// the removed cells.
    pub(super) fn pass(&mut self, orbits: &[Set<WORDS>], target: StopRule) -> Set<WORDS> {
        // Half of the cells can nearly always be removed.
        let pass = self.start_pass(&Set::EMPTY, orbits, target, usize::MAX);
        self.run(pass, &Set::EMPTY, (orbits.len() / 2).max(1))
    }

    /// Continues a pass that has left these `empty` cells with further `orbits`. Returns all empty cells.
    pub(super) fn continue_pass(
        &mut self,
        empty: &Set<WORDS>,
        orbits: &[Set<WORDS>],
        target: StopRule,
    ) -> Set<WORDS> {
        let pass = self.start_pass(empty, orbits, target, MAX_GIVENS_TO_CONTINUE);
        // More than half of the missing orbits can nearly always be removed.
        let largest = orbits.first().map_or(1, Set::len).max(1);
        let missing = target.from.saturating_sub(empty.len()) / largest;
        self.run(pass, empty, (missing * 3 / 5).max(1))
    }

    /// Makes another pass through `orbits`, which are givens of a puzzle with these `empty` cells and of which few can
    /// be removed. Returns all empty cells.
    pub(super) fn repeat_pass(
        &mut self,
        empty: &Set<WORDS>,
        orbits: &[Set<WORDS>],
        target: StopRule,
    ) -> Set<WORDS> {
        self.run(self.start_pass(empty, orbits, target, MAX_GIVENS_LEFT), empty, 1)
    }

    /// Returns a pass that knows the remembered sets with up to `most` givens, all of them in `orbits`. Other sets
    /// have a given that stays.
    fn start_pass<'o>(
        &self,
        empty: &Set<WORDS>,
        orbits: &'o [Set<WORDS>],
        target: StopRule,
        most: usize,
    ) -> Pass<'o, WORDS> {
        let mut pass = Pass::new(orbits, target);
        for set in &self.unavoidable_sets {
            let given = *set - *empty;
            if (given - pass.cells).is_empty() && given.len() <= most {
                pass.learn(set);
            }
        }
        pass
    }

    /// Runs a pass that tries `step` orbits at once in the beginning.
    fn run(&mut self, mut pass: Pass<WORDS>, empty: &Set<WORDS>, mut step: usize) -> Set<WORDS> {
        // In small grids, only about one at a time can be removed once some have to stay.
        let longest = (pass.orbits.len() / 40).max(1);
        let mut confirmed = PassState::new(empty);
        loop {
            let state = pass.run(&confirmed, step);
            // Nothing more could be removed, so the orbits visited since need no question.
            if state.removed == confirmed.removed {
                return confirmed.empty;
            }
            // The confirmed puzzle is unique, so any other solution differs in one of the cells removed since.
            let last = state.empty - confirmed.empty;
            match self.oracle.find_other(&state.empty, &last) {
                OracleAnswer::Unique => {
                    confirmed = state;
                    // Runs grow while they succeed and shrink when they fail, as in a galloping search: one question
                    // may settle many orbits.
                    step = (2 * step).min(longest);
                }
                OracleAnswer::Other(differing) => {
                    // No orbit is put back by hand. With the new set, the run is repeated from the confirmed state and
                    // stops short of emptying it.
                    pass.learn(&differing);
                    self.remember(differing);
                    step = (step / 2).max(1);
                }
                // Fewer orbits at once are faster to decide. A single undecided orbit stays.
                OracleAnswer::Unknown if step > 1 => step /= 2,
                OracleAnswer::Unknown => {
                    // With a step of 1, the last visited orbit is the one in question.
                    self.undecided.push(pass.orbits[state.at - 1]);
                    confirmed = confirmed.with_kept(&state);
                }
            }
        }
    }

    fn remember(&mut self, unavoidable: Set<WORDS>) {
        if self.unavoidable_sets.len() == MAX_REMEMBERED {
            // The common sets come first, and dropping one would make a variation depend on those before it.
            if O::HAS_BUDGET && self.common.0 > 0 {
                return;
            }
            self.unavoidable_sets.pop_front();
        }
        self.unavoidable_sets.push_back(unavoidable);
    }
}

/// The state of a pass.
#[derive(Clone)]
struct PassState<const WORDS: usize> {
    /// Number of orbits visited.
    at: usize,
    /// Indices of the orbits that stay.
    kept: Set<WORDS>,
    /// The empty cells.
    empty: Set<WORDS>,
    /// Number of empty cells.
    removed: usize,
}

impl<const WORDS: usize> PassState<WORDS> {
    fn new(empty: &Set<WORDS>) -> PassState<WORDS> {
        PassState { at: 0, kept: Set::EMPTY, empty: *empty, removed: empty.len() }
    }

    /// Returns this state with all orbits kept that `further` has visited beyond it.
    fn with_kept(&self, further: &PassState<WORDS>) -> PassState<WORDS> {
        let mut kept = further.kept;
        kept.insert(further.at - 1);
        PassState { at: further.at, kept, ..self.clone() }
    }
}

/// A pass, with the unavoidable sets that limit it.
struct Pass<'a, const WORDS: usize> {
    orbits: &'a [Set<WORDS>],
    target: StopRule,
    /// The cells of the orbits.
    cells: Set<WORDS>,
    /// For each of these cells, the index of its orbit.
    places: Vec<u16>,
    /// Unavoidable sets as indices of orbits, each linked to the previous set with the same last orbit.
    sets: Vec<(Set<WORDS>, Option<u32>)>,
    /// For each orbit, the newest of the sets that end with it.
    last_of: Vec<Option<u32>>,
}

impl<'a, const WORDS: usize> Pass<'a, WORDS> {
    fn new(orbits: &'a [Set<WORDS>], target: StopRule) -> Pass<'a, WORDS> {
        let mut cells = Set::EMPTY;
        let mut places = vec![0; 64 * WORDS];
        for (place, orbit) in orbits.iter().enumerate() {
            cells |= *orbit;
            orbit.iter().for_each(|cell| places[cell] = place as u16);
        }
        Pass {
            orbits,
            target,
            cells,
            places,
            sets: Vec::with_capacity(256),
            last_of: vec![None; orbits.len()],
        }
    }

    /// Adds an unavoidable set, in which at least one given must stay.
    fn learn(&mut self, unavoidable: &Set<WORDS>) {
        let given = *unavoidable & self.cells;
        let mut places = Set::EMPTY;
        let mut last = 0;
        for cell in given.iter() {
            let place = usize::from(self.places[cell]);
            places.insert(place);
            last = last.max(place);
        }
        // A set matters only at its last orbit: if none of its orbits has been kept until then, this one must be. A
        // list for each orbit finds these sets without going through all.
        self.sets.push((places, self.last_of[last].replace(self.sets.len() as u32)));
    }

    /// Returns `true` if the next orbit is the last one that can keep a given of some set.
    #[inline]
    fn is_needed(&self, state: &PassState<WORDS>) -> bool {
        std::iter::successors(self.last_of[state.at], |&set| self.sets[set as usize].1)
            .map(|set| &self.sets[set as usize].0)
            .any(|set| !set.intersects(state.kept))
    }

    /// Continues from `from` until `step` more orbits are removed.
    fn run(&self, from: &PassState<WORDS>, step: usize) -> PassState<WORDS> {
        let mut state = from.clone();
        let mut out = 0;
        while state.at < self.orbits.len() && out < step && state.removed < self.target.from {
            let orbit = &self.orbits[state.at];
            let size = orbit.len();
            // An orbit that would exceed the maximum stays, but a smaller one after it may still fit.
            if state.removed + size > self.target.most || self.is_needed(&state) {
                state.kept.insert(state.at);
            } else {
                state.empty |= *orbit;
                state.removed += size;
                out += 1;
            }
            state.at += 1;
        }
        state
    }
}

/// The limits of a local search.
pub(super) struct SearchLimits {
    /// The condition for the end of the search and of each of its passes.
    pub(super) target: StopRule,
    /// Maximum number of rounds.
    pub(super) rounds: u32,
    /// Number of orbits that a round puts back.
    pub(super) put_back: usize,
}

/// Searches for a puzzle with fewer givens around the one with these `empty` cells, and returns its empty cells.
///
/// Puzzles with few givens lie close together: after putting a few cells back, others can often be removed instead. So
/// the search walks from puzzle to puzzle of one full grid, never to one with more givens. It takes milliseconds where
/// fresh grids take thousands of passes.
///
/// A round draws the orbits to put back, then the order in which the other givens are tried; those put back come last.
pub(super) fn search<O: Oracle<WORDS>, const WORDS: usize>(
    remover: &mut Remover<O, WORDS>,
    mut empty: Set<WORDS>,
    orbits: &[Set<WORDS>],
    limits: &SearchLimits,
    rng: &mut Stream,
) -> Set<WORDS> {
    for _ in 0..limits.rounds {
        if empty.len() >= limits.target.from {
            break;
        }
        let (mut out, mut given): (Vec<_>, Vec<_>) =
            orbits.iter().copied().partition(|orbit: &Set<WORDS>| orbit.intersects(empty));
        let mut start = empty;
        let mut back = Vec::with_capacity(limits.put_back);
        for _ in 0..limits.put_back.min(out.len()) {
            let orbit = out.swap_remove(rng.below(out.len() as u32) as usize);
            start -= orbit;
            back.push(orbit);
        }
        rng.shuffle(&mut given);
        // If the orbits put back came first, the pass would mostly remove them again and return to the same puzzle.
        given.extend(back);
        let next = remover.repeat_pass(&start, &given, limits.target);
        // Equally many count as progress: walking sideways is what leads out of a puzzle that no exchange improves.
        if next.len() >= empty.len() {
            empty = next;
        }
    }
    empty
}
