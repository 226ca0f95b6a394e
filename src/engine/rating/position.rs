//! Positions of a puzzle on the way to its solution, and the hidden singles of its boxes.

use super::{Candidate, Step};
use crate::puzzle::{Cell, Grid, HouseKind, Shape, Transform};
use gridpress_ground::set::bits;

/// The placed digits, and the candidates of every empty cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    grid: Grid,
    /// Bit 0 for digit 1; 0 in a filled cell.
    marks: Vec<u32>,
}

impl Position {
    /// Returns the initial position of a puzzle of `shape`: every candidate that no given sees and that the marks
    /// allow.
    pub fn new(shape: &Shape, givens: &Grid) -> Position {
        let mut position = Position {
            grid: Grid::empty(shape.side()),
            marks: (0..shape.cells())
                .map(|cell| {
                    if shape.is_hole(cell) {
                        0
                    } else {
                        shape.allowed_digits(cell) & ((1 << shape.digits()) - 1)
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

    /// Keeps only the candidates in `marks`, which holds a mask for each cell, bit 0 for digit 1.
    ///
    /// # Panics
    /// If `marks` does not have an entry for each cell of the shape.
    pub fn with_marks(mut self, marks: &[u32]) -> Position {
        assert_eq!(self.marks.len(), marks.len());
        self.marks.iter_mut().zip(marks).for_each(|(own, marks)| *own &= marks);
        self
    }

    /// Applies `step`.
    pub fn apply(&mut self, shape: &Shape, step: &Step) {
        for removed in &step.removes {
            self.marks[removed.cell] &= !bit(removed.digit);
        }
        for &place in &step.places {
            self.place(shape, place);
        }
    }

    /// Returns the transformed position.
    pub(super) fn turned(&self, transform: &Transform) -> Position {
        let marks = transform.sources().iter().map(|&cell| {
            bits(self.marks[cell]).fold(0, |all, digit| all | bit(transform.digits()[digit + 1]))
        });
        Position { grid: transform.apply_to_grid(&self.grid), marks: marks.collect() }
    }

    /// Returns these cells as a position of a grid of their own.
    pub(super) fn sub_position(&self, cells: &[Cell]) -> Position {
        let digits = cells.iter().map(|&cell| self.grid.get(cell));
        Position {
            grid: Grid::from_cells(digits.collect()),
            marks: cells.iter().map(|&cell| self.marks[cell]).collect(),
        }
    }

    /// Places a digit, and removes the candidates that it rules out.
    fn place(&mut self, shape: &Shape, Candidate { cell, digit }: Candidate) {
        self.grid.set(cell, digit);
        self.marks[cell] = 0;
        for &peer in shape.peers(cell) {
            self.marks[peer] &= !bit(digit);
        }
        for link in shape.pair_constraints() {
            let [a, b] = link.cells;
            // Relations need not be symmetric, so each end looks at the link from its own side.
            for (source, target, relation) in
                [(a, b, link.relation), (b, a, link.relation.reversed())]
            {
                if source == cell {
                    let fitting = (1..=shape.digits() as u8)
                        .filter(|other: &u8| relation.allows(digit, *other));
                    self.marks[target] &= fitting.fold(0, |all, other| all | bit(other));
                }
            }
        }
    }

    /// Returns the placed digits.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the candidates of a cell, ascending from 1.
    pub fn marks(&self, cell: Cell) -> impl Iterator<Item = u8> + use<> {
        bits(self.marks[cell]).map(|digit| digit as u8 + 1)
    }

    /// Returns the candidates of every cell, bit 0 for digit 1.
    pub fn masks(&self) -> &[u32] {
        &self.marks
    }

    /// Returns the number of candidates left.
    pub fn mark_count(&self) -> u32 {
        self.marks.iter().map(|marks| marks.count_ones()).sum()
    }

    /// Returns `true` if the candidate is left.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.marks[candidate.cell] & bit(candidate.digit) != 0
    }
}

fn bit(digit: u8) -> u32 {
    1 << (digit - 1)
}

/// A digit with one place in a box, and the givens that rule out the other cells of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenSingle {
    /// The house, as an index into [`Shape::houses`].
    pub house: usize,
    /// The only place.
    pub cell: Cell,
    /// The digit that belongs there.
    pub digit: u8,
    /// Cells outside the house that hold the digit and see its other empty cells; ascending, as few as needed.
    pub blockers: Vec<Cell>,
}

/// Returns every hidden single in the boxes of `grid`, by box and then by digit.
///
/// A hidden single is a digit with one place left in a house.
pub fn hidden_singles(shape: &Shape, grid: &Grid) -> Vec<HiddenSingle> {
    shape
        .houses()
        .iter()
        .enumerate()
        .filter(|(_, house)| matches!(house.kind, HouseKind::Box(_)))
        .flat_map(|(house, _)| {
            (1..=shape.digits() as u8).filter_map(move |digit| in_house(shape, grid, house, digit))
        })
        .collect()
}

/// Returns the hidden single of `digit` in a house, if it has exactly one place there.
fn in_house(shape: &Shape, grid: &Grid, house: usize, digit: u8) -> Option<HiddenSingle> {
    let cells = &shape.houses()[house].cells;
    if cells.iter().any(|&cell| grid.get(cell) == digit) {
        return None;
    }
    let sees =
        |cell: Cell| shape.peers(cell).iter().copied().filter(|&peer| grid.get(peer) == digit);
    let (mut open, mut closed) = (Vec::new(), Vec::new());
    for &cell in cells.iter().filter(|&&cell| grid.get(cell) == 0) {
        if sees(cell).next().is_none() { open.push(cell) } else { closed.push(cell) }
    }
    let [cell] = open[..] else { return None };
    // Take the givens that rule out the most cells first, until all other cells are ruled out.
    let mut blockers = Vec::new();
    while !closed.is_empty() {
        let closes = |blocker: Cell| {
            closed.iter().filter(|&&cell| shape.peers(cell).contains(&blocker)).count()
        };
        // A smallest set of blockers is a set cover, which the greedy choice approximates.
        let best = (0..shape.cells())
            .filter(|&c| grid.get(c) == digit)
            .max_by_key(|&c| (closes(c), std::cmp::Reverse(c)))?;
        blockers.push(best);
        closed.retain(|&cell| !shape.peers(cell).contains(&best));
    }
    blockers.sort_unstable();
    Some(HiddenSingle { house, cell, digit, blockers })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_line;
    use crate::solver;

    #[test]
    fn rows_and_columns_leave_one_place_in_a_box() {
        // The 1s in r1c1 and r2c4 rule out two rows of the box at the top right, those in r5c7 and r7c8 two columns.
        let mut grid = Grid::empty(9);
        [0, 12, 42, 61].into_iter().for_each(|cell| grid.set(cell, 1));
        let found = hidden_singles(Shape::classic(), &grid);
        let expected =
            HiddenSingle { house: 18 + 2, cell: 26, digit: 1, blockers: vec![0, 12, 42, 61] };
        assert_eq!(found, [expected]);
        grid.set(61, 0);
        assert_eq!(hidden_singles(Shape::classic(), &grid), []);
    }

    #[test]
    fn hidden_singles_agree_with_the_solution() {
        let shape = Shape::classic();
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let grid = parse_line(line).unwrap();
        let solution = solver::unique(shape, &grid).unwrap();
        let found = hidden_singles(shape, &grid);
        assert!(found.len() >= 5, "{found:?}");
        for single in found {
            assert_eq!(solution.get(single.cell), single.digit);
            let house = &shape.houses()[single.house].cells;
            for &other in house.iter().filter(|&&c| c != single.cell && grid.get(c) == 0) {
                assert!(
                    single.blockers.iter().any(|b| shape.peers(other).contains(b)),
                    "{single:?}"
                );
            }
            assert!(single.blockers.iter().all(|&b| grid.get(b) == single.digit));
        }
    }
}
