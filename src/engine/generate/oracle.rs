//! Solvers as oracles for removing cells, and the givens that removal leaves undecided.

use super::Recipe;
use super::remove::{Answer, Limits, Oracle, Remover, Stop, search};
use super::revision::{Budgets, Revision};
use crate::puzzle::{Cell, Grid, Shape};
use crate::rng::Stream;
use crate::set::Set;
use crate::solver;
use crate::solver::{Branching, Counter, End, FullGrid, Guess, Search};
use std::ops::RangeInclusive;

/// Above so many cells taken out at once the fast engine is quicker to look for any other solution than for one that
/// differs in each of them in turn.
const IN_TURN: usize = 4;

/// A puzzle cut out of a full grid.
pub(super) struct Carved {
    pub(super) givens: Grid,
    /// The orbits of givens that stayed because it would take too long to tell if they can go.
    pub(super) unsettled: Vec<Vec<Cell>>,
}

/// The puzzle that `recipe` leaves of `solution`: what one pass through `orbits` gives, until as many cells are out as
/// `target` begins with, and never more than it ends with; and where the recipe searches, what can be found around it.
pub(super) fn carve(
    revision: &Revision,
    recipe: &Recipe,
    shape: &Shape,
    solution: &Grid,
    orbits: &[Vec<Cell>],
    target: RangeInclusive<u32>,
    rng: &mut Stream,
) -> Carved {
    match (Counter::of(shape), solution.cells().try_into()) {
        (Some(counter), Ok(cells)) => {
            let oracle = Fast { counter, full: FullGrid::new(cells) };
            remove::<2>(revision, recipe, solution, oracle, orbits, target, rng)
        }
        _ => {
            let oracle = Plain {
                budgets: &revision.budgets,
                search: Search::new(shape),
                full: solution,
                guesses: revision.budgets.guesses_for_few(shape.kind()),
            };
            remove::<10>(revision, recipe, solution, oracle, orbits, target, rng)
        }
    }
}

fn remove<const WORDS: usize>(
    revision: &Revision,
    recipe: &Recipe,
    solution: &Grid,
    oracle: impl Oracle<WORDS>,
    orbits: &[Vec<Cell>],
    target: RangeInclusive<u32>,
    rng: &mut Stream,
) -> Carved {
    let orbits = sets(orbits);
    let mut remover = Remover::new(oracle);
    let target = Stop { from: *target.start() as usize, most: *target.end() as usize };
    let mut empty = remover.pass(&orbits, target);
    let unsettled = remover.unsettled.iter().map(|orbit| orbit.iter().collect());
    let unsettled = unsettled.collect();
    if recipe.search {
        let limits = Limits {
            target,
            rounds: revision.budgets.rounds(recipe.kind),
            put_back: revision.budgets.put_back,
        };
        empty = search(&mut remover, empty, &orbits, &limits, rng);
    }
    Carved { givens: givens(solution, &empty), unsettled }
}

pub(super) fn sets<const WORDS: usize>(orbits: &[Vec<Cell>]) -> Vec<Set<WORDS>> {
    orbits.iter().map(|orbit| orbit.iter().copied().collect()).collect()
}

fn givens<const WORDS: usize>(full: &Grid, empty: &Set<WORDS>) -> Grid {
    let mut givens = full.clone();
    empty.iter().for_each(|cell| givens.set(cell, 0));
    givens
}

/// The engine of classic puzzles and those with more houses.
pub(super) struct Fast {
    pub(super) counter: Counter,
    pub(super) full: FullGrid,
}

impl Oracle<2> for Fast {
    fn unavoidable(&self) -> Vec<Set<2>> {
        self.counter.swaps(&self.full).into_iter().map(Set::from).collect()
    }

    fn another(&mut self, empty: &Set<2>, last: &Set<2>) -> Answer<2> {
        let differing_in = if last.len() > IN_TURN { Set::EMPTY } else { *last };
        let other = self.counter.another(&self.full, (*empty).into(), differing_in.into());
        other.map_or(Answer::Only, |differing| Answer::Another(differing.into()))
    }
}

/// The search for every shape.
pub(super) struct Plain<'a> {
    pub(super) budgets: &'a Budgets,
    pub(super) search: Search<'a>,
    pub(super) full: &'a Grid,
    /// Guesses after which a question about few cells is given up.
    pub(super) guesses: u64,
}

impl<const WORDS: usize> Oracle<WORDS> for Plain<'_> {
    fn unavoidable(&self) -> Vec<Set<WORDS>> {
        Vec::new()
    }

    fn another(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> Answer<WORDS> {
        let mut puzzle = givens(self.full, empty);
        if last.len() > self.budgets.in_turn {
            let open = self.search.load(&puzzle);
            return if open {
                self.first_other(self.budgets.guesses_for_many)
            } else {
                Answer::Only
            };
        }
        let guesses = self.guesses;
        for cell in last.iter() {
            let digit = self.full.get(cell);
            if self.search.load_without(&puzzle, cell, digit) {
                match self.first_other(guesses) {
                    Answer::Only => {}
                    other => return other,
                }
            }
            // The next need only be looked for with this digit in place.
            puzzle.set(cell, digit);
        }
        Answer::Only
    }
}

impl Plain<'_> {
    /// Where the first solution of the loaded puzzle differs, unless it is the full grid itself.
    fn first_other<const WORDS: usize>(&mut self, guesses: u64) -> Answer<WORDS> {
        let mut differing = Set::EMPTY;
        let full = self.full;
        let end = self.search.run(guesses, &mut KnownLast(full), &mut |other| {
            let differs = |&cell: &Cell| other[cell] != full.get(cell);
            (0..full.cells().len()).filter(differs).for_each(|cell| differing.insert(cell));
            false
        });
        match end {
            End::Spent => Answer::Unknown,
            _ if differing == Set::EMPTY => Answer::Only,
            _ => Answer::Another(differing),
        }
    }
}

/// The digit of a known solution last: then that solution, too, is the last of all.
struct KnownLast<'g>(&'g Grid);

impl Branching for KnownLast<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        let is_solution = |&(cell, digit): &Guess| usize::from(self.0.get(cell)) == digit + 1;
        if let Some(at) = guesses.iter().position(is_solution) {
            guesses[at..].rotate_left(1);
        }
    }
}

/// What removal down to the minimum leaves to be said of a puzzle's givens. Symmetric ones can only go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leftover {
    /// Givens that went one orbit at a time, behind a pass that had given them up.
    pub finished: u32,
    /// Givens that can still go.
    pub removable: u32,
    /// Givens of which it would take too long to tell if they can go.
    pub unsettled: u32,
}

impl Leftover {
    /// `true` if it is proved that no givens can go.
    pub fn is_minimal(&self) -> bool {
        self.removable == 0 && self.unsettled == 0
    }
}

/// What to do with givens that can go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// Take them out.
    Remove,
    /// Count them.
    Count,
}

/// The givens that one pass of removal leaves undecided, and what single removals make of them.
///
/// Asks again, one by one and with more patience, of the orbits that a pass has left undecided.
pub(super) fn finish(
    budgets: &Budgets,
    shape: &Shape,
    carved: Carved,
    finish: Finish,
) -> (Grid, Leftover) {
    let guesses = budgets.guesses_to_finish(shape.kind());
    let mut givens = carved.givens.clone();
    let mut leftover = Leftover::default();
    let mut gone = 0;
    for orbit in &carved.unsettled {
        let without = without(&givens, orbit);
        let count = solver::count_within(shape, &without, 2, guesses, &mut |_| {});
        match (count.found, count.is_all) {
            (1, true) => {
                gone += orbit.len() as u32;
                givens = without;
            }
            (2.., _) => {}
            _ => leftover.unsettled += orbit.len() as u32,
        }
    }
    match finish {
        Finish::Remove => {
            leftover.finished = gone;
            (givens, leftover)
        }
        Finish::Count => {
            leftover.removable = gone;
            (carved.givens, leftover)
        }
    }
}

fn without(givens: &Grid, orbit: &[Cell]) -> Grid {
    let mut without = givens.clone();
    orbit.iter().for_each(|&cell| without.set(cell, 0));
    without
}
