//! Hidden single: a house has one place left for a digit.

use crate::puzzle::{Cell, Grid, HouseKind, Shape};

/// A digit with one place in a box, and the givens that close the box's other cells to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenSingle {
    /// The house, as an index into [`Shape::houses`].
    pub house: usize,
    /// The one place.
    pub cell: Cell,
    /// The digit that goes there.
    pub digit: u8,
    /// Cells outside the house with that digit, seen from its other empty cells; ascending, as few as needed.
    pub blockers: Vec<Cell>,
}

/// Every hidden single in the boxes of `grid`, by box and then digit.
pub fn hidden_singles(shape: &Shape, grid: &Grid) -> Vec<HiddenSingle> {
    let boxes = shape
        .houses()
        .iter()
        .enumerate()
        .filter(|(_, house)| matches!(house.kind, HouseKind::Box(_)));
    boxes
        .flat_map(|(house, _)| {
            (1..=shape.digits() as u8).filter_map(move |digit| in_house(shape, grid, house, digit))
        })
        .collect()
}

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
    // Take the givens that close most first, until all other cells are closed.
    let mut blockers = Vec::new();
    while !closed.is_empty() {
        let closes = |blocker: Cell| {
            closed.iter().filter(|&&cell| shape.peers(cell).contains(&blocker)).count()
        };
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
    fn rows_and_columns_close_a_box() {
        // The 1s of r1c1 and r2c4 close two rows of the box at the top right, those of r5c7 and r7c8 two columns.
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
    fn every_single_is_the_solution() {
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
