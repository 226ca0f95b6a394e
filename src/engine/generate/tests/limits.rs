//! Where budgets end, and what a pilot finds.

use super::*;

#[test]
fn a_target_out_of_reach_is_given_up_after_attempts_that_are_counted_from_where_they_began() {
    let kind = Kind::new(4, None, &[]).unwrap();
    let target = Target {
        recipe: Recipe { kind, ..recipe(Symmetry::None, Removal::Band(15..=15)) },
        window: None,
        score: None,
        steady: false,
    };
    let tried = |from| {
        let raters = &mut Revision::NEWEST.raters();
        let mut budget = 10;
        let out = generator().within(&target, &address(1), from, raters, &mut budget);
        assert_eq!(budget, 0);
        out.unwrap_err()
    };
    let (first, later) = (tried(0), tried(7));
    assert_eq!((first.attempts, later.attempts), (10, 10));
    // Four givens are the fewest of a 4x4.
    assert!((10..=12).contains(&first.most_removed));
    assert_eq!(first.best.unwrap().puzzle.removed(), first.most_removed);
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
fn the_ladder_that_a_pilot_finds_is_pinned() {
    let kind = Kind::new(6, None, &[Variant::Diagonal]).unwrap();
    let ladder = Revision::NEWEST.pilot(kind, 40);
    let found = "Ladder { starts: [19, 23, 25, 27, 29], last: 30 }";
    assert_eq!(format!("{ladder:?}"), found);
}

#[test]
fn overlapping_grids_on_nine_rows_are_filled() {
    for kind in ["6@butterfly", "6-3x2@butterfly", "6@r1c1r1c4"] {
        let kind: Kind = kind.parse().unwrap();
        let shape = Shape::of(kind).unwrap();
        assert_eq!(kind.side(), 9);
        assert!(Counter::of(&shape).is_none());
        let recipe = Recipe { kind, ..recipe(Symmetry::None, Removal::Minimal) };
        let made = generator().try_attempt(&recipe, &address(1), 0).unwrap();
        let solution = &made.puzzle.solution;
        for house in shape.houses() {
            let digits = house.cells.iter().map(|&cell| solution.get(cell));
            let seen = digits.fold(0u32, |seen, digit| seen | 1 << digit);
            assert_eq!(seen, 0b111_1110, "{kind}");
        }
        let solved = solver::solutions(&shape, &made.puzzle.givens, 2);
        assert_eq!(solved, std::slice::from_ref(solution), "{kind}");
    }
}

#[test]
fn fills_end_at_their_budget_whatever_the_kind() {
    let revision: &'static Revision = Box::leak(Box::new(Revision {
        budgets: super::super::revision::Budgets { fill_guesses_in_all: 1, ..FIRST.budgets },
        ..FIRST
    }));
    for kind in ["6", "9+jigsaw", "9+non-consecutive", "9@samurai", "16"] {
        let recipe =
            Recipe { kind: kind.parse().unwrap(), ..recipe(Symmetry::None, Removal::Band(4..=4)) };
        let out = Generator::new(revision, "s").accepted(&recipe.into(), &address(1), 0);
        let out = out.unwrap_err();
        assert_eq!((out.reason, out.attempts), (ReachError::NoGrid, 1), "{kind}");
        assert!(out.to_string().starts_with("no full grid"));
    }
    // Fills of nine digits are made by another engine, which has to find out that there is not one more try.
    let shape = Shape::of("9+diagonal".parse().unwrap()).unwrap();
    let mut counter = Counter::of(&shape).unwrap();
    let tries = (0..20).filter(|&attempt| {
        let mut rng = Stream::new(1, "fill", "budget/1", attempt);
        counter.fill(1, &mut |n| rng.below(n)).is_none()
    });
    assert!(tries.count() < 20);
}
