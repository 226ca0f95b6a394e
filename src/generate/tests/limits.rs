//! Where budgets end, and what a pilot finds.

use super::*;

#[test]
fn a_target_out_of_reach_is_given_up_after_attempts_that_are_counted_from_where_they_began() {
    let kind = Kind::new(4, None, &[]).unwrap();
    let target = Target {
        recipe: Recipe {
            kind,
            ..recipe(Symmetry::None, Removal::Band(15..=15))
        },
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
