//! Takes cells out of a full grid as long as one solution is left.

use crate::puzzle::{Cell, Grid, Shape};
use crate::solver::Search;

/// What is left of `solution` after going once through `orbits`, taking out each that leaves exactly one
/// solution, and never more than `target` cells in all.
pub(super) fn remove(
    search: &mut Search,
    solution: &Grid,
    orbits: &[Vec<Cell>],
    target: usize,
) -> Grid {
    let mut board = Board::new(search.shape(), solution);
    let mut removed = 0;
    for orbit in orbits {
        if removed == target {
            break;
        }
        if removed + orbit.len() <= target && board.take_out(search, orbit) {
            removed += orbit.len();
        }
    }
    board.givens
}

/// A puzzle on the way, whose one solution is known.
struct Board<'a> {
    shape: &'a Shape,
    solution: &'a Grid,
    givens: Grid,
    /// For each house the digits of its givens, bit `d` - 1 for digit `d`.
    given: Vec<u32>,
}

impl<'a> Board<'a> {
    fn new(shape: &'a Shape, solution: &'a Grid) -> Board<'a> {
        let digits =
            |house: &crate::puzzle::House| house.cells.iter().map(|&c| bit(solution, c)).sum();
        let given = shape.houses().iter().map(digits).collect();
        Board {
            shape,
            solution,
            givens: solution.clone(),
            given,
        }
    }

    /// Takes out the cells of `orbit`, or none of them when that would cost the one solution.
    fn take_out(&mut self, search: &mut Search, orbit: &[Cell]) -> bool {
        for (done, &cell) in orbit.iter().enumerate() {
            self.toggle(cell);
            // The solution is known, so a second one must have another digit here.
            let digit = self.solution.get(cell);
            if !self.is_single(cell)
                && search.load_without(&self.givens, cell, digit)
                && search.solvable()
            {
                orbit[..=done].iter().for_each(|&back| self.toggle(back));
                return false;
            }
        }
        true
    }

    fn toggle(&mut self, cell: Cell) {
        let was_given = self.givens.get(cell) != 0;
        self.givens.set(
            cell,
            if was_given {
                0
            } else {
                self.solution.get(cell)
            },
        );
        for &house in self.shape.houses_of(cell) {
            self.given[house] ^= bit(self.solution, cell);
        }
    }

    /// True when the givens alone put the digit back into `cell`: nothing else fits, or nowhere else in a house.
    fn is_single(&self, cell: Cell) -> bool {
        let digit = bit(self.solution, cell);
        let houses = self.shape.houses_of(cell);
        let seen = houses
            .iter()
            .fold(0, |seen, &house| seen | self.given[house]);
        let all = (1 << self.shape.side()) - 1;
        let excluded = |other: Cell| {
            other == cell
                || self.givens.get(other) != 0
                || self
                    .shape
                    .houses_of(other)
                    .iter()
                    .any(|&house| self.given[house] & digit != 0)
        };
        seen | digit == all
            || houses.iter().any(|&house| {
                self.shape.houses()[house]
                    .cells
                    .iter()
                    .all(|&c| excluded(c))
            })
    }
}

fn bit(solution: &Grid, cell: Cell) -> u32 {
    1 << (solution.get(cell) - 1)
}
