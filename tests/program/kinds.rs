//! Every kind that is accepted gives puzzles with one solution.

use gridpress::generate::{Address, Fill, Generator, Recipe, Removal, Revision};
use gridpress::{Kind, Puzzle, Symmetry, Variant, solver};

fn attempt(kind: Kind, removal: Removal, index: u32) -> Puzzle {
    let generator = Generator::new(Revision::FIRST, "kinds");
    let recipe = Recipe {
        kind,
        fill: Fill::Random,
        symmetry: Symmetry::None,
        removal,
    };
    let section = "kinds".into();
    generator.attempt(&recipe, &Address { section, index }, 0)
}

/// Every kind of that size, with the usual boxes.
fn kinds(side: usize) -> impl Iterator<Item = Kind> {
    let all = Variant::NAMES.len();
    (0..1 << all).filter_map(move |set: usize| {
        let chosen = Variant::NAMES.iter().enumerate();
        let chosen = chosen.filter(|(index, _)| set >> index & 1 != 0);
        let variants: Vec<Variant> = chosen.map(|(_, (_, variant))| *variant).collect();
        Kind::new(side, None, &variants).ok()
    })
}

#[test]
fn every_kind_up_to_9_gives_a_puzzle() {
    let mut seen = 0;
    for kind in [4, 6, 8, 9].into_iter().flat_map(kinds) {
        let half = kind.cells() as u32 / 2;
        let puzzle = attempt(kind, Removal::Band(half..=half), 1);
        let solved = solver::unique(&puzzle.shape, &puzzle.givens);
        assert_eq!(solved, Ok(puzzle.solution), "{kind}");
        seen += 1;
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn minimal_puzzles_of_every_variant_need_every_given() {
    for kind in [
        "4",
        "6-3x2",
        "8",
        "6+jigsaw",
        "9+diagonal",
        "9+windoku",
        "9+jigsaw",
        "9+antiknight",
    ] {
        let puzzle = attempt(kind.parse().unwrap(), Removal::Minimal, 1);
        for cell in 0..puzzle.shape.cells() {
            let mut fewer = puzzle.givens.clone();
            fewer.set(cell, 0);
            let count = solver::count_up_to(&puzzle.shape, &fewer, 2);
            assert_eq!(count == 2, puzzle.givens.get(cell) != 0, "{kind} {cell}");
        }
    }
}

#[test]
fn many_killers_need_no_givens() {
    let kind = "9+killer".parse().unwrap();
    let bare = |&index: &u32| attempt(kind, Removal::Minimal, index).removed() == 81;
    assert!((1..=15).filter(bare).count() >= 5);
}
