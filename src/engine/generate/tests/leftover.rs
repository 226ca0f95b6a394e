//! Removal down to the minimum, where a pass leaves givens undecided.

use super::*;

/// The first two puzzles of a stream of skyscrapers.
fn made(finish: bool) -> Vec<Accepted> {
    let recipe = Recipe {
        finish,
        ..Recipe::new("7+skyscrapers".parse().unwrap(), Symmetry::None, Removal::Minimal)
    };
    let made = |index| {
        let section = "generate-7-skyscrapers-minimal".to_owned();
        let address = Address { section, index };
        Generator::new(Revision::FIRST, "truth95").try_attempt(&recipe, &address, 0)
    };
    (1..=2).map(|index| made(index).unwrap()).collect()
}

/// The givens that `puzzle` does not need.
fn spare(puzzle: &Puzzle) -> usize {
    let cells = puzzle.shape.filled();
    let given = cells.filter(|&cell| puzzle.givens.get(cell) != 0);
    let can_go = |&cell: &Cell| {
        let mut without = puzzle.givens.clone();
        without.set(cell, 0);
        solver::count_up_to(&puzzle.shape, &without, 2) == 1
    };
    given.filter(can_go).count()
}

#[test]
fn givens_that_a_pass_leaves_undecided_are_counted_or_taken_out() {
    let (passed, finished) = (made(false), made(true));
    assert!(passed.iter().any(|made| made.leftover.removable > 0));
    for (passed, finished) in passed.iter().zip(&finished) {
        assert_eq!(passed.leftover.is_minimal(), spare(&passed.puzzle) == 0);
        assert!(finished.leftover.is_minimal());
        assert_eq!(spare(&finished.puzzle), 0);
        assert_eq!(finished.leftover.finished, passed.leftover.removable);
        let (before, after) = (&passed.puzzle.givens, &finished.puzzle.givens);
        let kept = |cell: Cell| after.get(cell) == 0 || after.get(cell) == before.get(cell);
        assert!((0..49).all(kept));
        let gone = before.givens() - after.givens();
        assert_eq!(gone as u32, finished.leftover.finished);
    }
}

#[test]
fn passes_that_leave_nothing_undecided_need_no_finish() {
    for kind in ["9", "6", "9+antiknight", "9+even-odd"] {
        let of = |finish| {
            let recipe = Recipe {
                finish,
                ..Recipe::new(kind.parse().unwrap(), Symmetry::None, Removal::Minimal)
            };
            generator().try_attempt(&recipe, &address(1), 0).unwrap()
        };
        assert_eq!(of(true), of(false), "{kind}");
        assert!(of(true).leftover.is_minimal() && spare(&of(true).puzzle) == 0);
    }
}

#[test]
fn large_symmetric_sets_of_cells_are_settled_as_well() {
    let recipe = Recipe {
        finish: true,
        ..Recipe::new("6".parse().unwrap(), Symmetry::Dihedral, Removal::Minimal)
    };
    for index in 1..=20 {
        let made = generator().try_attempt(&recipe, &address(index), 0).unwrap();
        assert!(made.leftover.is_minimal());
        for orbit in recipe.symmetry.orbits(recipe.kind) {
            let mut without = made.puzzle.givens.clone();
            orbit.iter().for_each(|&cell| without.set(cell, 0));
            let is_same = without == made.puzzle.givens;
            assert!(is_same || solver::count_up_to(&made.puzzle.shape, &without, 2) > 1);
        }
    }
}
