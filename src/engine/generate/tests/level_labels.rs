//! Levels as requested and as graded: the same for every kind, size, layout and symmetry.

use super::*;
use crate::puzzle::GridLayout;
use gridpress_ground::parallel;
use gridpress_testing::extent::SweepExtent;

/// Returns every size, every variant in grids of 6x6 and 9x9, alone and with cages, and every named layout.
fn kinds() -> Vec<Kind> {
    let mut kinds: Vec<Kind> =
        Kind::all_sides().filter_map(|side| Kind::new(side, None, &[]).ok()).collect();
    for side in [6, 9] {
        let plain = Kind::new(side, None, &[]).unwrap();
        for &(_, variant) in Variant::NAMES {
            kinds.extend(Kind::new(side, None, &[variant]));
            kinds.extend(Kind::new(side, None, &[variant, Variant::Killer]));
        }
        kinds.extend(
            GridLayout::NAMES.iter().filter_map(|&(_, layout)| plain.with_layout(layout).ok()),
        );
    }
    kinds
}

/// Makes puzzles of every level that is offered, and grades them.
fn sweep(extent: SweepExtent, puzzles: u32) {
    let revision = Revision::NEWEST;
    let levels = Levels::of(revision);
    let generator = generator_of(revision);
    let recipes = kinds().into_iter().flat_map(|kind| {
        let symmetries = Symmetry::NAMES.iter().map(|&(_, symmetry)| symmetry);
        symmetries
            .filter(move |symmetry| symmetry.check_kind(kind).is_ok())
            .map(move |one| (kind, one))
    });
    let recipes: Vec<(Kind, Symmetry)> = extent.select(recipes, 23).collect();
    parallel::map(&recipes, |&(kind, symmetry)| {
        for level in levels.offered_levels(kind, symmetry) {
            let need = levels.requirement(kind, symmetry, level).unwrap();
            let removal = Removal::Band(levels.band(kind, level));
            let search = revision.needs_search(kind, &removal);
            let target = Target {
                recipe: Recipe { search, ..Recipe::new(kind, symmetry, removal) },
                window: Some(need.window),
                score: Some(need.score),
                time: None,
                steady: false,
            };
            for index in 1..=puzzles {
                let accepted = generator.generate(&target, &address(index)).unwrap();
                let rating = accepted.rating(&mut revision.raters());
                let place = format!("{kind}, {symmetry}, {index}");
                assert_eq!(levels.level_of(kind, &rating), level, "{place}");
            }
        }
    });
}

#[test]
fn puzzles_are_graded_as_requested() {
    sweep(SweepExtent::Sample, 1);
}

#[test]
#[ignore = "takes many minutes"]
fn puzzles_are_graded_as_requested_in_full() {
    sweep(SweepExtent::Full, 20);
}
