//! Exhausted budgets, measured thresholds, and givens that removal to the minimum leaves undecided.

use super::*;

#[test]
fn attempts_at_an_unreachable_target_are_counted_from_their_start() {
    let kind = Kind::new(4, None, &[]).unwrap();
    let target = Target {
        recipe: Recipe { kind, ..recipe(Symmetry::None, Removal::Band(15..=15)) },
        window: None,
        score: None,
        time: None,
        steady: false,
    };
    let tried = |from| {
        let raters = &mut Revision::NEWEST.raters();
        let mut budget = 10;
        let out = generator().generate_within(&target, &address(1), from, raters, &mut budget);
        assert_eq!(budget, 0);
        out.unwrap_err()
    };
    let (first, later) = (tried(0), tried(7));
    assert_eq!((first.attempts, later.attempts), (10, 10));
    // A 4x4 needs at least four givens.
    assert!((10..=12).contains(&first.most_removed));
    assert_eq!(first.best.unwrap().puzzle.removed_count(), first.most_removed);
    assert_eq!(first.in_band, 0);
}

#[test]
fn larger_grids_get_a_share_of_the_rounds_of_a_classic_one() {
    let budgets = &Revision::NEWEST.budgets;
    let of = |side| budgets.rounds(Kind::new(side, None, &[]).unwrap());
    assert_eq!(of(6), of(9));
    let classic = u64::from(of(9));
    assert_eq!(u64::from(of(16)), classic * 81 * 81 / (256 * 256));
    assert!(of(16) > 0 && of(25) < of(16));
}

#[test]
fn thresholds_of_a_pilot_are_pinned() {
    let kind = Kind::new(6, None, &[Variant::Diagonal]).unwrap();
    let ladder = Revision::NEWEST.run_pilot(kind, 40);
    assert_eq!(ladder.to_string(), "19 23 25 27 29 30");
}

#[test]
fn overlapping_grids_on_nine_rows_are_filled() {
    for kind in ["6@butterfly", "6-3x2@butterfly", "6@r1c1r1c4"] {
        let kind: Kind = kind.parse().unwrap();
        let shape = Shape::of(kind).unwrap();
        assert_eq!(kind.side(), 9);
        assert!(ClassicSolver::for_shape(&shape).is_none());
        let recipe = Recipe { kind, ..recipe(Symmetry::None, Removal::Minimal) };
        let generated = generator().try_attempt(&recipe, &address(1), 0).unwrap();
        let solution = &generated.puzzle.solution;
        for house in shape.houses() {
            let digits = house.cells.iter().map(|&cell| solution.get(cell));
            let seen = digits.fold(0u32, |seen, digit| seen | 1 << digit);
            assert_eq!(seen, 0b111_1110, "{kind}");
        }
        let solved = solver::solutions(&shape, &generated.puzzle.givens, 2);
        assert_eq!(solved, std::slice::from_ref(solution), "{kind}");
    }
}

#[test]
fn fills_end_at_their_budget_whatever_the_kind() {
    let revision: &'static Revision = Box::leak(Box::new(Revision {
        budgets: super::super::revision::Budgets { fill_guesses_in_all: 1, ..FIRST.budgets },
        ..FIRST
    }));
    for kind in ["8", "9+jigsaw", "9+non-consecutive", "9@samurai", "16"] {
        let recipe =
            Recipe { kind: kind.parse().unwrap(), ..recipe(Symmetry::None, Removal::Band(4..=4)) };
        let out = Generator::new(revision, "s").generate(&recipe.into(), &address(1));
        let out = out.unwrap_err();
        assert_eq!((out.reason, out.attempts), (ReachError::NoGrid, 1), "{kind}");
        assert!(out.to_string().starts_with("no full grid"));
    }
    // Another solver fills grids of nine digits, and must notice that no further try is allowed.
    let shape = Shape::of("9+diagonal".parse().unwrap()).unwrap();
    let mut counter = ClassicSolver::for_shape(&shape).unwrap();
    let tries = (0..20).filter(|&attempt| {
        let mut rng = Stream::new(1, "fill", "budget/1", attempt);
        counter.fill(1, &mut |n| rng.below(n)).is_none()
    });
    assert!(tries.count() < 20);
}

/// Returns the number of givens that `puzzle` does not need.
pub(super) fn count_spare_givens(puzzle: &Puzzle) -> usize {
    let cells = puzzle.shape.playable_cells();
    let given = cells.filter(|&cell| puzzle.givens.get(cell) != 0);
    let can_go = |&cell: &Cell| {
        let mut without = puzzle.givens.clone();
        without.set(cell, 0);
        solver::count_up_to(&puzzle.shape, &without, 2) == 1
    };
    given.filter(can_go).count()
}

/// Undecided givens are asked about once more, with a larger budget: here, the pass decides nothing.
#[test]
fn undecided_givens_are_removed_one_by_one() {
    let revision: &'static Revision = Box::leak(Box::new(Revision {
        budgets: super::super::revision::Budgets {
            guesses_for_many: 0,
            guesses_for_lines: 0,
            ..FIRST.budgets
        },
        ..FIRST
    }));
    let recipe = Recipe::new("7+skyscrapers".parse().unwrap(), Symmetry::None, Removal::Minimal);
    for index in 1..=3 {
        let generate = |revision| {
            Generator::new(revision, "truth95").try_attempt(&recipe, &address(index), 0).unwrap()
        };
        for generated in [generate(revision), generate(Revision::NEWEST)] {
            assert_eq!(generated.undecided, 0);
            assert_eq!(count_spare_givens(&generated.puzzle), 0);
        }
    }
}

#[test]
fn large_symmetric_orbits_are_decided() {
    let recipe = Recipe::new("6".parse().unwrap(), Symmetry::Dihedral, Removal::Minimal);
    for index in 1..=20 {
        let generated = generator().try_attempt(&recipe, &address(index), 0).unwrap();
        assert_eq!(generated.undecided, 0);
        for orbit in recipe.symmetry.orbits(recipe.kind) {
            let mut without = generated.puzzle.givens.clone();
            orbit.iter().for_each(|&cell| without.set(cell, 0));
            let is_same = without == generated.puzzle.givens;
            assert!(is_same || solver::count_up_to(&generated.puzzle.shape, &without, 2) > 1);
        }
    }
}
