//! Which digits of a grid without a solution are to blame.

use super::{End, find};
use crate::puzzle::{Cell, Grid, Shape};

/// Guesses for the question of what a grid leaves without one of its digits: there are as many such questions as digits.
const GUESSES: u64 = 1000;

/// What can be said of the digits of a grid without a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Without the digit in this cell there is exactly one solution, and that holds for no other digit.
    Alone(Cell),
    /// If only one digit is wrong, it is in one of these cells, ascending: without it there are solutions.
    Among(Vec<Cell>),
    /// At least two digits are wrong. The digits in these cells, ascending, leave no solution together; without any
    /// one of them the others leave some.
    Together(Vec<Cell>),
}

impl Fault {
    /// What is wrong with the digits in `cells` of a `grid` without a solution, where all other digits of it are right.
    /// `None` where the grid has a solution, would have none without these digits either, or where finding out would
    /// take too long.
    ///
    /// ```
    /// use gridpress_engine::{notation, puzzle::Shape, solver::Fault};
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let mut grid = notation::parse_line(line).unwrap();
    /// grid.set(2, 1);
    /// let cells: Vec<usize> = (0..81).collect();
    /// assert_eq!(Fault::of(Shape::classic(), &grid, &cells), Some(Fault::Alone(2)));
    /// ```
    pub fn of(shape: &Shape, grid: &Grid, cells: &[Cell]) -> Option<Fault> {
        let filled = cells.iter().copied().filter(|&cell| grid.get(cell) != 0);
        let filled: Vec<Cell> = filled.collect();
        if up_to_two(shape, grid)? > 0 {
            return None;
        }
        let mut counts = Vec::with_capacity(filled.len());
        for &cell in &filled {
            counts.push((cell, up_to_two(shape, &without(grid, cell))?));
        }
        let with = |fits: fn(usize) -> bool| {
            let fitting = counts.iter().filter(move |(_, count)| fits(*count));
            fitting.map(|(cell, _)| *cell).collect::<Vec<_>>()
        };
        if let [only] = with(|count| count == 1)[..] {
            return Some(Fault::Alone(only));
        }
        let among = with(|count| count > 0);
        if !among.is_empty() {
            return Some(Fault::Among(among));
        }
        let mut left = grid.clone();
        for &cell in &filled {
            let less = without(&left, cell);
            if up_to_two(shape, &less)? == 0 {
                left = less;
            }
        }
        let together: Vec<Cell> = filled.into_iter().filter(|&cell| left.get(cell) != 0).collect();
        (!together.is_empty()).then_some(Fault::Together(together))
    }
}

fn without(grid: &Grid, cell: Cell) -> Grid {
    let mut less = grid.clone();
    less.set(cell, 0);
    less
}

/// The number of solutions, 2 for several; `None` where the search was given up.
fn up_to_two(shape: &Shape, grid: &Grid) -> Option<usize> {
    let (found, end) = find(shape, grid, 2, GUESSES);
    (found.len() == 2 || end != End::Spent).then_some(found.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_line;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn fault(changes: &[(Cell, u8)], cells: &[Cell]) -> Option<Fault> {
        let mut grid = parse_line(LINE).unwrap();
        changes.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
        Fault::of(Shape::classic(), &grid, cells)
    }

    #[test]
    fn a_grid_with_solutions_has_no_fault() {
        let all: Vec<Cell> = (0..81).collect();
        assert_eq!(fault(&[], &all), None);
        assert_eq!(fault(&[(2, 4)], &all), None);
    }

    #[test]
    fn one_wrong_digit_is_found() {
        // r1c3 is 4. Without its 1 there is one solution; of a 2 others may be to blame as well.
        let all: Vec<Cell> = (0..81).collect();
        assert_eq!(fault(&[(2, 1)], &all), Some(Fault::Alone(2)));
        let among = Fault::Among(vec![2, 44, 60, 61]);
        assert_eq!(fault(&[(2, 2)], &all), Some(among));
        // All others are known to be right.
        assert_eq!(fault(&[(2, 2)], &[2]), Some(Fault::Alone(2)));
    }

    #[test]
    fn what_cannot_be_pinned_down_is_told_as_it_is() {
        // Two wrong digits, among digits that leave no solution together.
        let all: Vec<Cell> = (0..81).collect();
        let changes = [(2, 1), (42, 5)];
        let Some(Fault::Together(cells)) = fault(&changes, &all) else {
            panic!("two digits are wrong");
        };
        let mut grid = parse_line(LINE).unwrap();
        changes.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
        let mut kept = Grid::empty(9);
        cells.iter().for_each(|&cell| kept.set(cell, grid.get(cell)));
        assert_eq!(up_to_two(Shape::classic(), &kept), Some(0));
        for &cell in &cells {
            assert_ne!(up_to_two(Shape::classic(), &without(&kept, cell)), Some(0));
        }
    }
}
