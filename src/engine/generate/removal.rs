//! Takes cells out of a full grid as long as one solution is left.
//!
//! The rule is simple: orbit by orbit, out if one solution is left, back if not. What is here gives the
//! same puzzle with fewer questions asked, on two grounds. A puzzle with one solution has one however
//! many givens are added, so one answer speaks for a whole run of orbits. And where there is another
//! solution, the cells in which it differs are an *unavoidable set*: a puzzle needs a given in each, so
//! it is known from then on which orbit has to keep the set's last given.
//!
//! In larger grids than 9x9 some questions would take for ever; an orbit of which one of these asks stays.

use crate::rng::Stream;
use crate::set::Set;
use std::collections::VecDeque;

/// Tells whether a puzzle made of a full grid has other solutions.
pub(super) trait Oracle<const WORDS: usize> {
    /// Unavoidable sets of the full grid that cost next to nothing.
    fn unavoidable(&self) -> Vec<Set<WORDS>>;

    /// Whether there is another solution when the cells of `empty` are taken out of the full grid.
    ///
    /// There is none, the caller knows, while the cells of `last` among them are still given.
    fn find_other(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> OracleAnswer<WORDS>;
}

/// The answer of an oracle.
pub(super) enum OracleAnswer<const WORDS: usize> {
    /// There is no other solution.
    Unique,
    /// There is one that differs from the full grid in these cells.
    Other(Set<WORDS>),
    /// To find out would take too long.
    Unknown,
}

/// How many unavoidable sets are remembered: more help no more than it takes to go through them.
const MAX_REMEMBERED: usize = 1024;

/// A set that has more givens left than this is not one that a second pass takes the last of.
const MAX_GIVENS_LEFT: usize = 3;

/// When a pass stops.
#[derive(Clone, Copy, Debug)]
pub(super) struct StopRule {
    /// As soon as so many cells are out.
    pub(super) from: usize,
    /// And never with more cells out than these.
    pub(super) most: usize,
}

/// Takes cells out of a full grid, and remembers what it learns of it.
pub(super) struct Remover<O, const WORDS: usize> {
    oracle: O,
    /// Unavoidable sets, the newest last.
    unavoidable_sets: VecDeque<Set<WORDS>>,
    /// The orbits that stayed because it would take too long to tell if they can go.
    pub(super) unsettled: Vec<Set<WORDS>>,
}

impl<O: Oracle<WORDS>, const WORDS: usize> Remover<O, WORDS> {
    pub(super) fn new(oracle: O) -> Remover<O, WORDS> {
        let unavoidable_sets = oracle.unavoidable().into();
        Remover { oracle, unavoidable_sets, unsettled: Vec::new() }
    }

    /// The cells taken out of the full grid by going once through `orbits`, taking out each that leaves
    /// exactly one solution, as far as `target` goes.
    pub(super) fn pass(&mut self, orbits: &[Set<WORDS>], target: StopRule) -> Set<WORDS> {
        let mut pass = Pass::new(orbits, target);
        self.unavoidable_sets.iter().for_each(|set| pass.learn(set));
        // Half of the cells can nearly always go.
        self.run(pass, &Set::EMPTY, (orbits.len() / 2).max(1))
    }

    /// The cells out after one more pass through `orbits`, all of them givens of a puzzle with these `empty` cells, of
    /// which few can go.
    pub(super) fn repeat_pass(
        &mut self,
        empty: &Set<WORDS>,
        orbits: &[Set<WORDS>],
        target: StopRule,
    ) -> Set<WORDS> {
        let mut pass = Pass::new(orbits, target);
        for set in &self.unavoidable_sets {
            if (*set - *empty).len() <= MAX_GIVENS_LEFT {
                pass.learn(set);
            }
        }
        self.run(pass, empty, 1)
    }

    /// Goes through a pass, the first `step` orbits at once.
    fn run(&mut self, mut pass: Pass<WORDS>, empty: &Set<WORDS>, mut step: usize) -> Set<WORDS> {
        // Once cells begin to stay it is hardly more than one at a time in small grids.
        let longest = (pass.orbits.len() / 40).max(1);
        let mut sure = PassState::new(empty);
        loop {
            let state = pass.run(&sure, step);
            if state.removed == sure.removed {
                return sure.empty;
            }
            let last = state.empty - sure.empty;
            match self.oracle.find_other(&state.empty, &last) {
                OracleAnswer::Unique => {
                    sure = state;
                    step = (2 * step).min(longest);
                }
                OracleAnswer::Other(differing) => {
                    pass.learn(&differing);
                    self.remember(differing);
                    step = (step / 2).max(1);
                }
                // Less at once is quicker to answer; and an orbit of which nobody can tell stays.
                OracleAnswer::Unknown if step > 1 => step /= 2,
                OracleAnswer::Unknown => {
                    self.unsettled.push(pass.orbits[state.at - 1]);
                    sure = sure.with_kept(&state);
                }
            }
        }
    }

    fn remember(&mut self, unavoidable: Set<WORDS>) {
        if self.unavoidable_sets.len() == MAX_REMEMBERED {
            self.unavoidable_sets.pop_front();
        }
        self.unavoidable_sets.push_back(unavoidable);
    }
}

/// How far a pass has come.
#[derive(Clone)]
struct PassState<const WORDS: usize> {
    /// The number of orbits that were looked at.
    at: usize,
    /// Which of them stay, by their places in the order.
    kept: Set<WORDS>,
    /// The empty cells.
    empty: Set<WORDS>,
    /// How many cells those are.
    removed: usize,
}

impl<const WORDS: usize> PassState<WORDS> {
    fn new(empty: &Set<WORDS>) -> PassState<WORDS> {
        PassState { at: 0, kept: Set::EMPTY, empty: *empty, removed: empty.len() }
    }

    /// This trial with all orbits kept that `further` has looked at beyond it.
    fn with_kept(&self, further: &PassState<WORDS>) -> PassState<WORDS> {
        let mut kept = further.kept;
        kept.insert(further.at - 1);
        PassState { at: further.at, kept, ..self.clone() }
    }
}

/// A pass by what is known.
struct Pass<'a, const WORDS: usize> {
    orbits: &'a [Set<WORDS>],
    target: StopRule,
    /// The cells of the orbits.
    cells: Set<WORDS>,
    /// For each of them the place of its orbit in the order.
    places: Vec<u16>,
    /// Unavoidable sets, in places, each with the number of another that has the same last place.
    sets: Vec<(Set<WORDS>, Option<u32>)>,
    /// For each orbit the newest of the sets of which it is the last.
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

    fn learn(&mut self, unavoidable: &Set<WORDS>) {
        let given = *unavoidable & self.cells;
        let mut places = Set::EMPTY;
        let mut last = 0;
        for cell in given.iter() {
            let place = usize::from(self.places[cell]);
            places.insert(place);
            last = last.max(place);
        }
        let newest = self.last_of[last].replace(self.sets.len() as u32);
        self.sets.push((places, newest));
    }

    /// True when the next orbit is the last that can give a cell of some set.
    #[inline]
    fn is_needed(&self, state: &PassState<WORDS>) -> bool {
        let numbers =
            std::iter::successors(self.last_of[state.at], |&set| self.sets[set as usize].1);
        let mut sets = numbers.map(|set| &self.sets[set as usize].0);
        sets.any(|set| !set.meets(state.kept))
    }

    /// Goes on from `from` until `step` more orbits are out.
    fn run(&self, from: &PassState<WORDS>, step: usize) -> PassState<WORDS> {
        let mut state = from.clone();
        let mut out = 0;
        while state.at < self.orbits.len() && out < step && state.removed < self.target.from {
            let orbit = &self.orbits[state.at];
            let size = orbit.len();
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

/// How far a search goes.
pub(super) struct SearchLimits {
    /// When the search ends, and each pass of it.
    pub(super) target: StopRule,
    /// The number of rounds after which the search ends.
    pub(super) rounds: u32,
    /// Orbits that a round puts back.
    pub(super) put_back: usize,
}

/// Looks around a puzzle for one with fewer givens, where one pass hardly ever ends.
///
/// Puzzles with few givens lie close together: put a few cells back, and others can often go instead.
/// So this walks from puzzle to puzzle of one full grid, never to one with more givens. It takes
/// milliseconds to where fresh grids take thousands of passes.
///
/// From a puzzle of the remover's grid to another, given by their `empty` cells.
///
/// A round draws the orbits to put back, then the order in which the other givens are tried; those put
/// back come after them.
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
        let next = remover.repeat_pass(&start, &given, limits.target);
        if next.len() >= empty.len() {
            empty = next;
        }
    }
    empty
}
