//! The solvers as oracles for removing cells.

use super::remove::{Oracle, remove};
use super::set::Set;
use crate::puzzle::{Cell, Grid, Shape};
use crate::solver::{self, Branching, Counter, FullGrid, Search};

/// Above so many cells taken out at once it is quicker to look for any other solution than for one that
/// differs in each of them in turn.
const IN_TURN: usize = 4;

/// What is left of `solution` after going once through `orbits`, taking out each that leaves exactly one
/// solution, and never more than `target` cells in all.
pub(super) fn puzzle(shape: &Shape, solution: &Grid, orbits: &[Vec<Cell>], target: usize) -> Grid {
    match solution.cells().try_into() {
        Ok(cells) if solver::is_classic(shape) => {
            let mut oracle = Classic {
                counter: Counter::new(),
                full: FullGrid::new(cells),
            };
            givens(solution, &remove::<2>(&mut oracle, orbits, target))
        }
        _ => {
            let mut oracle = Plain {
                search: Search::new(shape),
                full: solution,
            };
            givens(solution, &remove::<10>(&mut oracle, orbits, target))
        }
    }
}

fn givens<const WORDS: usize>(full: &Grid, empty: &Set<WORDS>) -> Grid {
    let mut givens = full.clone();
    empty.iter().for_each(|cell| givens.set(cell, 0));
    givens
}

/// The engine of classic puzzles.
pub(super) struct Classic {
    pub(super) counter: Counter,
    pub(super) full: FullGrid,
}

impl Oracle<2> for Classic {
    fn unavoidable(&self) -> Vec<Set<2>> {
        self.full.swaps().into_iter().map(Set::from).collect()
    }

    fn another(&mut self, empty: &Set<2>, last: &Set<2>) -> Option<Set<2>> {
        let differing_in = if last.len() > IN_TURN {
            Set::EMPTY
        } else {
            *last
        };
        let differing = self
            .counter
            .another(&self.full, (*empty).into(), differing_in.into())?;
        Some(differing.into())
    }
}

/// The search for every shape.
pub(super) struct Plain<'a> {
    pub(super) search: Search<'a>,
    pub(super) full: &'a Grid,
}

impl<const WORDS: usize> Oracle<WORDS> for Plain<'_> {
    fn unavoidable(&self) -> Vec<Set<WORDS>> {
        Vec::new()
    }

    fn another(&mut self, empty: &Set<WORDS>, last: &Set<WORDS>) -> Option<Set<WORDS>> {
        let mut puzzle = givens(self.full, empty);
        if last.len() > IN_TURN {
            let open = self.search.load(&puzzle);
            return open.then(|| self.first_other()).flatten();
        }
        last.iter().find_map(|cell| {
            let digit = self.full.get(cell);
            let open = self.search.load_without(&puzzle, cell, digit);
            // The next need only be looked for with this digit in place.
            puzzle.set(cell, digit);
            open.then(|| self.first_other()).flatten()
        })
    }
}

impl Plain<'_> {
    /// Where the first solution of the loaded puzzle differs, unless it is the full grid itself.
    fn first_other<const WORDS: usize>(&mut self) -> Option<Set<WORDS>> {
        let mut differing = Set::EMPTY;
        let full = self.full;
        self.search.run(&mut KnownLast(full), &mut |search| {
            let other = search.grid();
            let differs = |&cell: &Cell| other.get(cell) != full.get(cell);
            (0..full.cells().len())
                .filter(differs)
                .for_each(|cell| differing.insert(cell));
            false
        });
        (differing != Set::EMPTY).then_some(differing)
    }
}

/// The digit of a known solution last: then that solution, too, is the last of all.
struct KnownLast<'g>(&'g Grid);

impl Branching for KnownLast<'_> {
    fn order(&mut self, cell: Cell, digits: &mut [u8]) {
        let known = self.0.get(cell);
        if let Some(at) = digits.iter().position(|&digit| digit == known) {
            digits[at..].rotate_left(1);
        }
    }
}
