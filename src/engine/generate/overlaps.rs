//! What is asked of puzzles whose grids overlap: that the grids need each other, and where givens stand.

use crate::puzzle::{Cell, Grid, Kind, Puzzle, Shape};
use crate::solver;

/// The cells that more than one grid of `kind` holds.
pub(super) fn shared(kind: Kind) -> impl Iterator<Item = Cell> {
    let cells = (0..kind.grids().count()).flat_map(|grid| kind.grid_cells(grid));
    let mut seen = vec![0u8; kind.cells()];
    cells.for_each(|cell| seen[cell] += 1);
    (0..kind.cells()).filter(move |&cell| seen[cell] > 1)
}

/// Whether no order of the grids leads to the end by solving one of them alone and carrying its digits over to the
/// others. A puzzle of one grid is solved so.
pub(super) fn is_woven(puzzle: &Puzzle) -> bool {
    let kind = puzzle.shape.kind();
    let Some(one) = Shape::of(kind.one_grid()) else {
        return false;
    };
    let mut known = puzzle.givens.clone();
    let mut open: Vec<Vec<Cell>> =
        (0..kind.grids().count()).map(|grid| kind.grid_cells(grid).collect()).collect();
    loop {
        let alone = |cells: &Vec<Cell>| {
            let digits = cells.iter().map(|&cell| known.get(cell)).collect();
            solver::count_up_to(&one, &Grid::from_cells(digits), 2) == 1
        };
        let Some(next) = open.iter().position(alone) else {
            return !open.is_empty();
        };
        for cell in open.swap_remove(next) {
            known.set(cell, puzzle.solution.get(cell));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Address, Generator, Recipe, Removal, Revision};
    use crate::puzzle::Symmetry;

    fn puzzle(kind: &str, removal: Removal, empty_overlaps: bool, index: u32) -> (Recipe, Puzzle) {
        let recipe = Recipe {
            empty_overlaps,
            ..Recipe::new(kind.parse().unwrap(), Symmetry::Rotate180, removal)
        };
        let address = Address { section: "overlaps".to_owned(), index };
        let generator = Generator::new(Revision::NEWEST, "test");
        let puzzle = generator.attempt(&recipe, &address, 0);
        (recipe, puzzle)
    }

    #[test]
    fn shared_cells_are_those_of_the_boxes_between_grids() {
        for (kind, count) in [("9", 0), ("9@twodoku", 9), ("9@samurai", 36), ("9@butterfly", 108)] {
            assert_eq!(shared(kind.parse().unwrap()).count(), count, "{kind}");
        }
    }

    #[test]
    fn full_grids_are_not_woven_and_bare_ones_are() {
        for kind in ["9@samurai", "6@twodoku"] {
            let (_, puzzle) = puzzle(kind, Removal::Band(10..=12), false, 1);
            assert!(!is_woven(&puzzle), "{kind}");
            let mut bare = puzzle.clone();
            bare.givens = Grid::empty(puzzle.shape.side());
            assert!(is_woven(&bare), "{kind}");
        }
    }

    #[test]
    fn overlaps_stay_without_givens_where_that_is_asked() {
        for kind in ["9@samurai", "6@samurai", "9@twodoku"] {
            let (recipe, puzzle) = puzzle(kind, Removal::Minimal, true, 1);
            assert!(recipe.ended(&puzzle), "{kind}");
            assert!(shared(recipe.kind).all(|cell| puzzle.givens.get(cell) == 0));
            assert_eq!(solver::count_up_to(&puzzle.shape, &puzzle.givens, 2), 1);
        }
    }
}
