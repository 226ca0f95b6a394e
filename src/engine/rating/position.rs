//! A puzzle on the way to its solution.

use super::bits::bits;
use super::{Candidate, Step};
use crate::puzzle::{Cell, Grid, Shape};

/// The digits that stand, and the candidates of every empty cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    grid: Grid,
    /// Bit 0 for digit 1; none in a cell that has its digit.
    marks: Vec<u32>,
}

impl Position {
    /// Where a puzzle of `shape` begins: every candidate that no given sees, and that marks allow beside the givens.
    pub fn new(shape: &Shape, givens: &Grid) -> Position {
        let mut position = Position {
            grid: Grid::empty(shape.side()),
            marks: (0..shape.cells())
                .map(|cell| {
                    if shape.is_hole(cell) {
                        0
                    } else {
                        shape.allowed(cell) & ((1 << shape.digits()) - 1)
                    }
                })
                .collect(),
        };
        for (cell, &digit) in givens.cells().iter().enumerate() {
            if digit != 0 {
                position.place(shape, Candidate { cell, digit });
            }
        }
        position
    }

    /// The same digits with no candidates but those of `marks`: for each cell the digits, bit 0 for 1.
    ///
    /// # Panics
    /// When `marks` is not as long as the shape has cells.
    pub fn among(mut self, marks: &[u32]) -> Position {
        assert_eq!(self.marks.len(), marks.len());
        self.marks.iter_mut().zip(marks).for_each(|(own, marks)| *own &= marks);
        self
    }

    /// Goes on by `step`.
    pub fn take(&mut self, shape: &Shape, step: &Step) {
        for gone in &step.removes {
            self.marks[gone.cell] &= !bit(gone.digit);
        }
        for &place in &step.places {
            self.place(shape, place);
        }
    }

    /// What stands in these cells, as a position of a grid of their own.
    pub(super) fn part(&self, cells: &[Cell]) -> Position {
        let digits = cells.iter().map(|&cell| self.grid.get(cell));
        Position {
            grid: Grid::from_cells(digits.collect()),
            marks: cells.iter().map(|&cell| self.marks[cell]).collect(),
        }
    }

    fn place(&mut self, shape: &Shape, Candidate { cell, digit }: Candidate) {
        self.grid.set(cell, digit);
        self.marks[cell] = 0;
        for &peer in shape.peers(cell) {
            self.marks[peer] &= !bit(digit);
        }
        for link in shape.links() {
            let [a, b] = link.cells;
            for (here, there, relation) in [(a, b, link.relation), (b, a, link.relation.turned())] {
                if here == cell {
                    let fits = |other: &u8| relation.allows(digit, *other);
                    let fitting = (1..=shape.digits() as u8).filter(fits);
                    self.marks[there] &= fitting.fold(0, |all, other| all | bit(other));
                }
            }
        }
    }

    /// The digits that stand.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The candidates of a cell, ascending from 1.
    pub fn marks(&self, cell: Cell) -> impl Iterator<Item = u8> + use<> {
        bits(self.marks[cell]).map(|digit| digit as u8 + 1)
    }

    /// The candidates of every cell, bit 0 for digit 1.
    pub fn masks(&self) -> &[u32] {
        &self.marks
    }

    /// How many candidates are left.
    pub fn mark_count(&self) -> u32 {
        self.marks.iter().map(|marks| marks.count_ones()).sum()
    }

    /// True when a candidate is still there.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.marks[candidate.cell] & bit(candidate.digit) != 0
    }
}

fn bit(digit: u8) -> u32 {
    1 << (digit - 1)
}
