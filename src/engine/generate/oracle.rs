//! Solvers as oracles for the removal of cells, and the treatment of givens that removal leaves undecided.

use super::Recipe;
use super::removal::{Oracle, OracleAnswer, Remover, SearchLimits, StopRule, search};
use super::revision::{Budgets, Revision};
use crate::puzzle::{Cell, Grid, Shape};
use crate::rng::Stream;
use crate::set::Set;
use crate::solver;
use crate::solver::{Branching, ClassicSolver, FullGrid, Guess, Search, SearchOutcome};
use std::ops::RangeInclusive;

/// Maximum number of removed cells for which the fast solver searches a solution that differs in each of them in turn;
/// with more, searching any other solution is faster.
const MAX_IN_TURN: usize = 4;

/// A puzzle left by removing cells from a full grid.
pub(super) struct CarvedPuzzle {
    pub(super) givens: Grid,
    /// The orbits of givens that stayed because deciding them would take too long.
    pub(super) undecided: Vec<Vec<Cell>>,
}

/// Removes cells from `solution` as `recipe` requires: one pass through `orbits`, until the number of removed cells
/// reaches the start of `target` and without exceeding its end; then a local search, if the recipe includes it.
pub(super) fn carve(
    revision: &Revision,
    recipe: &Recipe,
    shape: &Shape,
    solution: &Grid,
    orbits: &[Vec<Cell>],
    target: RangeInclusive<u32>,
    rng: &mut Stream,
) -> CarvedPuzzle {
    match (ClassicSolver::for_shape(shape), solution.cells().try_into()) {
        (Some(counter), Ok(cells)) => {
            let oracle = ClassicOracle { counter, full: FullGrid::new(cells) };
            run_removal::<2>(revision, recipe, solution, oracle, orbits, target, rng)
        }
        _ => {
            let oracle = SearchOracle {
                budgets: &revision.budgets,
                search: Search::new(shape),
                full: solution,
                guesses: revision.budgets.guesses_for_few(shape.kind()),
            };
            run_removal::<10>(revision, recipe, solution, oracle, orbits, target, rng)
        }
    }
}

/// Runs one pass of removal with an oracle, followed by the local search if the recipe includes it.
fn run_removal<const WORDS: usize>(
    revision: &Revision,
    recipe: &Recipe,
    solution: &Grid,
    oracle: impl Oracle<WORDS>,
    orbits: &[Vec<Cell>],
    target: RangeInclusive<u32>,
    rng: &mut Stream,
) -> CarvedPuzzle {
    let orbits = orbit_sets(orbits);
    let mut remover = Remover::new(oracle);
    let target = StopRule { from: *target.start() as usize, most: *target.end() as usize };
    let mut empty = remover.pass(&orbits, target);
    let undecided = remover.undecided.iter().map(|orbit| orbit.iter().collect());
    let undecided = undecided.collect();
    if recipe.search {
        let limits = SearchLimits {
            target,
            rounds: revision.budgets.rounds(recipe.kind),
            put_back: revision.budgets.put_back,
        };
        empty = search(&mut remover, empty, &orbits, &limits, rng);
    }
    CarvedPuzzle { givens: givens(solution, &empty), undecided }
}

pub(super) fn orbit_sets<const WORDS: usize>(orbits: &[Vec<Cell>]) -> Vec<Set<WORDS>> {
    orbits.iter().map(|orbit| orbit.iter().copied().collect()).collect()
}

fn givens<const WORDS: usize>(full: &Grid, empty: &Set<WORDS>) -> Grid {
    let mut givens = full.clone();
    empty.iter().for_each(|cell| givens.set(cell, 0));
    givens
}

/// The fast solver for classic puzzles and those with additional houses.
pub(super) struct ClassicOracle {
    pub(super) counter: ClassicSolver,
    pub(super) full: FullGrid,
}

impl Oracle<2> for ClassicOracle {
    fn unavoidable(&self) -> Vec<Set<2>> {
        self.counter.swaps(&self.full).into_iter().map(Set::from).collect()
    }

    fn find_other(&mut self, empty: &Set<2>, last: &Set<2>) -> OracleAnswer<2> {
        let differing_in = if last.len() > MAX_IN_TURN { Set::EMPTY } else { *last };
        let other = self.counter.find_other(&self.full, (*empty).into(), differing_in.into());
        other.map_or(OracleAnswer::Unique, |differing| OracleAnswer::Other(differing.into()))
    }
}

/// The search for shapes of any kind.
pub(super) struct SearchOracle<'a> {
    pub(super) budgets: &'a Budgets,
    pub(super) search: Search<'a>,
    pub(super) full: &'a Grid,
    /// Budget of guesses for a question about few cells.
    pub(super) guesses: u64,
}

impl<const WORDS: usize> Oracle<WORDS> for SearchOracle<'_> {
    fn unavoidable(&self) -> Vec<Set<WORDS>> {
        Vec::new()
    }

    fn find_other(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> OracleAnswer<WORDS> {
        let mut puzzle = givens(self.full, empty);
        if last.len() > self.budgets.in_turn {
            let open = self.search.load(&puzzle);
            return if open {
                self.first_other(self.budgets.guesses_for_many)
            } else {
                OracleAnswer::Unique
            };
        }
        let guesses = self.guesses;
        for cell in last.iter() {
            let digit = self.full.get(cell);
            if self.search.load_without(&puzzle, cell, digit) {
                match self.first_other(guesses) {
                    OracleAnswer::Unique => {}
                    other => return other,
                }
            }
            // The following cells are searched with this digit in place.
            puzzle.set(cell, digit);
        }
        OracleAnswer::Unique
    }
}

impl SearchOracle<'_> {
    /// Returns the cells in which the first solution of the loaded puzzle differs from the full grid.
    fn first_other<const WORDS: usize>(&mut self, guesses: u64) -> OracleAnswer<WORDS> {
        let mut differing = Set::EMPTY;
        let full = self.full;
        let end = self.search.run(guesses, &mut SolutionLast(full), &mut |other| {
            let differs = |&cell: &Cell| other[cell] != full.get(cell);
            (0..full.cells().len()).filter(differs).for_each(|cell| differing.insert(cell));
            false
        });
        match end {
            SearchOutcome::OutOfGuesses => OracleAnswer::Unknown,
            _ if differing == Set::EMPTY => OracleAnswer::Unique,
            _ => OracleAnswer::Other(differing),
        }
    }
}

/// Branching that tries the digits of a known solution last, so that this solution comes last.
struct SolutionLast<'g>(&'g Grid);

impl Branching for SolutionLast<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        let is_solution = |&(cell, digit): &Guess| usize::from(self.0.get(cell)) == digit + 1;
        if let Some(at) = guesses.iter().position(is_solution) {
            guesses[at..].rotate_left(1);
        }
    }
}

/// The result of removal to the minimum. Symmetric givens are removed together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinimalityReport {
    /// Number of givens removed one orbit at a time, after the pass had left them undecided.
    pub finished: u32,
    /// Number of givens that can still be removed.
    pub removable: u32,
    /// Number of givens for which deciding would take too long.
    pub undetermined: u32,
}

impl MinimalityReport {
    /// Returns `true` if it is proved that no givens can be removed.
    pub fn is_minimal(&self) -> bool {
        self.removable == 0 && self.undetermined == 0
    }
}

/// The treatment of givens that can be removed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// Remove them.
    Remove,
    /// Count them.
    Count,
}

/// Decides the orbits that a pass has left undecided, one by one and with a larger budget.
pub(super) fn settle_undecided(
    budgets: &Budgets,
    shape: &Shape,
    carved: CarvedPuzzle,
    finish: Finish,
) -> (Grid, MinimalityReport) {
    let guesses = budgets.guesses_to_finish(shape.kind());
    let mut givens = carved.givens.clone();
    let mut minimality = MinimalityReport::default();
    let mut removed = 0;
    for orbit in &carved.undecided {
        let without = remove_orbit(&givens, orbit);
        let count = solver::count_within(shape, &without, 2, guesses, &mut |_| {});
        match (count.found, count.is_all) {
            (1, true) => {
                removed += orbit.len() as u32;
                givens = without;
            }
            (2.., _) => {}
            _ => minimality.undetermined += orbit.len() as u32,
        }
    }
    match finish {
        Finish::Remove => {
            minimality.finished = removed;
            (givens, minimality)
        }
        Finish::Count => {
            minimality.removable = removed;
            (carved.givens, minimality)
        }
    }
}

fn remove_orbit(givens: &Grid, orbit: &[Cell]) -> Grid {
    let mut without = givens.clone();
    orbit.iter().for_each(|&cell| without.set(cell, 0));
    without
}
