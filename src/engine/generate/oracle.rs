//! Solvers as oracles for the removal of cells, and the treatment of givens that removal leaves undecided.

use super::removal::{Oracle, OracleAnswer, Remover, SearchLimits, StopRule, search};
use super::revision::{Budgets, Revision};
use super::{Recipe, Removal};
use crate::puzzle::{Cell, Grid, Shape};
use crate::solver;
use crate::solver::{ClassicSolver, FullGrid, OtherSolutions, OutOfGuesses};
use gridpress_ground::rng::Stream;
use gridpress_ground::set::Set;
use std::ops::{Range, RangeInclusive};

/// Maximum number of removed cells for which the fast solver searches a solution that differs in each of them in turn;
/// with more, searching any other solution is faster.
const MAX_IN_TURN: usize = 4;

/// A puzzle left by removing cells from a full grid.
pub(super) struct CarvedPuzzle {
    pub(super) givens: Grid,
    /// The orbits of givens that stayed because deciding them would take too long.
    pub(super) undecided: Vec<Vec<Cell>>,
}

/// The removal of cells from a full grid.
pub(super) struct Carving<'a> {
    pub(super) revision: &'a Revision,
    pub(super) recipe: &'a Recipe,
    pub(super) shape: &'a Shape,
    pub(super) solution: &'a Grid,
    /// The orbits in the order in which the first pass tries them.
    pub(super) orbits: &'a [Vec<Cell>],
    /// Budget of guesses for a question about few cells.
    pub(super) guesses: u64,
    /// `true` if the solution is unique without any given.
    pub(super) needs_no_given: bool,
    /// Number of orbits that must come first in all variations.
    pub(super) permanent: usize,
    /// Numbers of the requested variations, from 0; `0..1` for a single puzzle.
    pub(super) variations: Range<u32>,
}

impl Carving<'_> {
    /// Passes the puzzles to `visit`, with their numbers and streams, until it returns `false`.
    ///
    /// A single puzzle results from a pass through the orbits, until the number of removed cells reaches the start of
    /// `target` and without exceeding its end, followed by a local search if the recipe includes it.
    ///
    /// Variations share the first orbits of the pass. Each continues with the other orbits in an order of its own, up
    /// to a target of its own, which its `stream` determines. A random order with a fixed beginning is as random as any
    /// other, so a variation has the distribution of a new pass.
    pub(super) fn visit(
        &self,
        target: RangeInclusive<u32>,
        rng: &mut Stream,
        stream: &dyn Fn(u32) -> Stream,
        visit: &mut dyn FnMut(u32, CarvedPuzzle, &mut Stream) -> bool,
    ) {
        // Every question has the same answer, so the pass only counts cells.
        if self.needs_no_given {
            return self.visit_with::<10>(NoGivenNeeded, target, rng, stream, visit);
        }
        match (ClassicSolver::for_shape(self.shape), self.solution.cells().try_into()) {
            (Some(counter), Ok(cells)) => {
                let oracle = ClassicOracle { counter, full: FullGrid::new(cells) };
                self.visit_with::<2>(oracle, target, rng, stream, visit);
            }
            _ => {
                let oracle = SearchOracle {
                    budgets: &self.revision.budgets,
                    others: OtherSolutions::new(self.shape, self.solution),
                    full: self.solution,
                    guesses: self.guesses,
                };
                self.visit_with::<10>(oracle, target, rng, stream, visit);
            }
        }
    }

    /// Returns the first puzzle.
    pub(super) fn first(&self, target: RangeInclusive<u32>, rng: &mut Stream) -> CarvedPuzzle {
        let mut first = None;
        self.visit(target, rng, &|_| unreachable!("no variations"), &mut |_, carved, _| {
            first = Some(carved);
            false
        });
        first.expect("a puzzle of the first pass")
    }

    fn visit_with<const WORDS: usize>(
        &self,
        oracle: impl Oracle<WORDS>,
        target: RangeInclusive<u32>,
        rng: &mut Stream,
        stream: &dyn Fn(u32) -> Stream,
        visit: &mut dyn FnMut(u32, CarvedPuzzle, &mut Stream) -> bool,
    ) {
        let orbits = orbit_sets(self.orbits);
        let mut remover = Remover::new(oracle);
        // A single attempt draws everything from its own stream, without a common beginning.
        if self.variations == (0..1) {
            let target = stop_rule(&target);
            let empty = remover.pass(&orbits, target);
            visit(0, self.finish_pass(&mut remover, empty, &orbits, target, rng), rng);
            return;
        }
        let (common, others) = orbits.split_at(self.common_orbits());
        // The common orbits are tried without a limit: every target of the variations lies beyond them.
        let start = remover.pass(common, StopRule { from: usize::MAX, most: usize::MAX });
        remover.set_common();
        for variation in self.variations.clone() {
            remover.reset_to_common();
            let mut rng = stream(variation);
            // Each variation draws its own target first, as a new attempt would.
            let target = stop_rule(&self.recipe.draw_target(self.orbits, &mut rng));
            let mut others = others.to_vec();
            rng.shuffle(&mut others);
            let empty = remover.continue_pass(&start, &others, target);
            let carved = self.finish_pass(&mut remover, empty, &orbits, target, &mut rng);
            if !visit(variation, carved, &mut rng) {
                return;
            }
        }
    }

    /// Returns the number of orbits that come first in all variations.
    fn common_orbits(&self) -> usize {
        let (orbits, cells) = (self.orbits.len(), self.recipe.kind.size());
        let removed = match &self.recipe.removal {
            Removal::Band(band) => *band.start() as usize,
            Removal::Minimal | Removal::At(_) => cells / 2,
        };
        (orbits * removed / cells * self.revision.attempts.common_share / 100).max(self.permanent)
    }

    /// Returns the puzzle after a pass, and after a local search if the recipe includes it.
    fn finish_pass<const WORDS: usize>(
        &self,
        remover: &mut Remover<impl Oracle<WORDS>, WORDS>,
        empty: Set<WORDS>,
        orbits: &[Set<WORDS>],
        target: StopRule,
        rng: &mut Stream,
    ) -> CarvedPuzzle {
        // Taken before the local search, whose passes leave undecided orbits of their own.
        let undecided = remover.undecided.iter().map(|orbit| orbit.iter().collect()).collect();
        let budgets = &self.revision.budgets;
        let empty = if self.recipe.search {
            let limits = SearchLimits {
                target,
                rounds: budgets.rounds(self.shape.kind()),
                put_back: budgets.put_back,
            };
            search(remover, empty, orbits, &limits, rng)
        } else {
            empty
        };
        CarvedPuzzle { givens: givens(self.solution, &empty), undecided }
    }

    /// Decides the orbits that a pass has left undecided, one by one and with a larger budget. Returns the givens, and the
    /// number of those that are still undecided.
    pub(super) fn settle_undecided(&self, carved: CarvedPuzzle) -> (Grid, u32) {
        let mut budget = SharedBudget {
            guesses: self.revision.budgets.guesses_to_finish(self.shape.kind()),
            questions: carved.undecided.len(),
        };
        let CarvedPuzzle { mut givens, undecided } = carved;
        let mut open = 0;
        for orbit in &undecided {
            let without = remove_orbit(&givens, orbit);
            match budget.is_only_solution(self.shape, &without, self.solution) {
                Ok(true) => givens = without,
                Ok(false) => {}
                Err(OutOfGuesses) => open += orbit.len() as u32,
            }
        }
        (givens, open)
    }
}

fn stop_rule(target: &RangeInclusive<u32>) -> StopRule {
    StopRule { from: *target.start() as usize, most: *target.end() as usize }
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
    const HAS_BUDGET: bool = false;

    fn unavoidable(&self) -> Vec<Set<2>> {
        self.counter.swaps(&self.full).into_iter().map(Set::from).collect()
    }

    fn find_other(&mut self, empty: &Set<2>, last: &Set<2>) -> OracleAnswer<2> {
        // The puzzle was unique before these cells were removed, so another solution must differ in one of them.
        let differing_in = if last.len() > MAX_IN_TURN { Set::EMPTY } else { *last };
        self.counter
            .find_other(&self.full, (*empty).into(), differing_in.into())
            .map_or(OracleAnswer::Unique, |differing| OracleAnswer::Other(differing.into()))
    }
}

/// The oracle for shapes with a unique solution.
struct NoGivenNeeded;

impl<const WORDS: usize> Oracle<WORDS> for NoGivenNeeded {
    const HAS_BUDGET: bool = false;

    fn unavoidable(&self) -> Vec<Set<WORDS>> {
        Vec::new()
    }

    fn find_other(&mut self, _: &Set<WORDS>, _: &Set<WORDS>) -> OracleAnswer<WORDS> {
        OracleAnswer::Unique
    }
}

/// The searches for all other shapes.
pub(super) struct SearchOracle<'a> {
    pub(super) budgets: &'a Budgets,
    pub(super) others: OtherSolutions<'a>,
    pub(super) full: &'a Grid,
    /// Budget of guesses for a question about few cells.
    pub(super) guesses: u64,
}

impl<const WORDS: usize> Oracle<WORDS> for SearchOracle<'_> {
    const HAS_BUDGET: bool = true;

    fn unavoidable(&self) -> Vec<Set<WORDS>> {
        Vec::new()
    }

    fn find_other(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> OracleAnswer<WORDS> {
        let mut puzzle = givens(self.full, empty);
        // A question about many cells is only asked to save questions about single ones, so it gets a small budget.
        if last.len() > self.budgets.in_turn {
            let mut guesses = self.budgets.guesses_for_many;
            return answer(self.others.find(&puzzle, None, &mut guesses));
        }
        for cell in last.iter() {
            let mut guesses = self.guesses;
            match answer(self.others.find(&puzzle, Some(cell), &mut guesses)) {
                OracleAnswer::Unique => {}
                other => return other,
            }
            // The following cells are searched with this digit in place.
            puzzle.set(cell, self.full.get(cell));
        }
        OracleAnswer::Unique
    }
}

fn answer<const WORDS: usize>(
    found: Result<Option<Vec<Cell>>, OutOfGuesses>,
) -> OracleAnswer<WORDS> {
    match found {
        Ok(None) => OracleAnswer::Unique,
        Ok(Some(differing)) => OracleAnswer::Other(differing.into_iter().collect()),
        Err(OutOfGuesses) => OracleAnswer::Unknown,
    }
}

/// A budget of guesses for several questions in turn: each may use an equal share of what those before it have left.
// A budget for each question alone would multiply the time of puzzles in which hardly any question is settled.
pub(super) struct SharedBudget {
    pub(super) guesses: u64,
    /// Number of questions left.
    pub(super) questions: usize,
}

impl SharedBudget {
    /// Returns `true` if `known` is the only solution of `puzzle`.
    ///
    /// # Errors
    /// [`OutOfGuesses`] if the share is too small to find out.
    pub(super) fn is_only_solution(
        &mut self,
        shape: &Shape,
        puzzle: &Grid,
        known: &Grid,
    ) -> Result<bool, OutOfGuesses> {
        let share = self.guesses / self.questions as u64;
        let mut left = share;
        let is_only = solver::is_only_solution(shape, puzzle, known, &mut left);
        self.guesses -= share - left;
        self.questions -= 1;
        is_only
    }
}

fn remove_orbit(givens: &Grid, orbit: &[Cell]) -> Grid {
    let mut without = givens.clone();
    orbit.iter().for_each(|&cell| without.set(cell, 0));
    without
}
