//! Checks of every step against the solution, for puzzles of all kinds.

mod evidence;
mod examples;
mod minutes;
mod several_solutions;

use super::scale::{Scale, ScaleTable, line};
use super::{MinutesModel, Rater, Rating, Step, Technique};
use crate::generate::{Address, Generator, Level, Levels, MAX_SCORE, Recipe, Removal, Revision};
use crate::notation;
use crate::puzzle::{Cage, Grid, Kind, Puzzle, Shape, Symmetry, Transform, Variant, marked_kinds};
use crate::solver;
use gridpress_ground::rng::Stream;
use gridpress_testing::extent::SweepExtent;
use std::collections::{BTreeMap, BTreeSet};
use std::iter;

fn generate_puzzle(kind: Kind, removal: Removal, index: u32) -> Puzzle {
    with_symmetry(kind, removal, Symmetry::None, index)
}

fn with_symmetry(kind: Kind, removal: Removal, symmetry: Symmetry, index: u32) -> Puzzle {
    let generator = Generator::new(Revision::NEWEST, "logic");
    let recipe = Recipe::new(kind, symmetry, removal);
    let section = "sound".into();
    generator.attempt(&recipe, &Address { section, index }, 0)
}

/// Returns a puzzle of a random level, or a minimal one, with a random symmetry, drawn by `index`.
fn draw_puzzle(kind: Kind, index: u32) -> Puzzle {
    let mut random = Stream::new(1, "logic", "drawn", index);
    let levels = Level::NAMES.len() as u32;
    let removal = match random.below(levels + 1) as usize {
        level if level < Level::NAMES.len() => {
            Removal::Band(Levels::of(Revision::NEWEST).band(kind, Level::NAMES[level].1))
        }
        _ => Removal::Minimal,
    };
    let (_, symmetry) = Symmetry::NAMES[random.below(Symmetry::NAMES.len() as u32) as usize];
    with_symmetry(kind, removal, symmetry, index)
}

/// Checks every step of `puzzle` against its solution and its rating, and returns the rating with its steps.
fn check_puzzle(rater: &mut Rater, puzzle: &Puzzle) -> (Rating, Vec<Step>) {
    let (rating, path) = (rater.rate(&puzzle.givens), rater.path(&puzzle.givens));
    check_steps(&path, puzzle, rating.solved);
    let rank = |technique| Revision::NEWEST.scale().rank(technique);
    let hardest = path.iter().max_by_key(|step| (step.weight, rank(step.technique)));
    if rating.solved {
        let hardest = hardest.expect("a step to the solution");
        let tier = path.iter().map(|step| step.tier).max();
        let expected = (hardest.technique, tier, hardest.weight);
        let actual = (rating.technique, Some(rating.tier), rating.score / 1000);
        assert_eq!(actual, expected, "{}", puzzle.givens);
    } else {
        assert_eq!(rating.technique, Technique::Beyond, "{}", puzzle.givens);
    }
    (rating, path)
}

/// Checks that steps agree with the solution, and that they reach it if the puzzle is `solved`.
fn check_steps(path: &[Step], puzzle: &Puzzle, solved: bool) {
    let mut grid = puzzle.givens.clone();
    for step in path {
        assert!(!step.places.is_empty() || !step.removes.is_empty(), "{step:?}");
        for placed in &step.places {
            let right = puzzle.solution.get(placed.cell);
            assert_eq!(right, placed.digit, "{} {step:?}", puzzle.givens);
            grid.set(placed.cell, placed.digit);
        }
        for eliminated in &step.removes {
            let right = puzzle.solution.get(eliminated.cell);
            assert_ne!(right, eliminated.digit, "{} {step:?}", puzzle.givens);
        }
    }
    assert_eq!(solved, grid == puzzle.solution, "{}", puzzle.givens);
}

type Counts = BTreeMap<Technique, usize>;

/// Checks `count` puzzles of `kind`, of all levels, and counts their techniques.
fn check_puzzles(kind: &str, count: u32, counts: &mut Counts) {
    let kind: Kind = kind.parse().unwrap();
    for index in 0..count {
        let puzzle = draw_puzzle(kind, index);
        let (rating, path) = check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
        for step in path {
            *counts.entry(step.technique).or_default() += 1;
        }
        if !rating.solved {
            *counts.entry(Technique::Beyond).or_default() += 1;
        }
    }
}

#[test]
fn no_step_contradicts_the_solution() {
    check_puzzles("9", 600, &mut BTreeMap::new());
}

#[test]
fn no_step_contradicts_the_solution_of_other_kinds() {
    for (kind, count) in [
        ("4", 50),
        ("6", 50),
        ("6-3x2", 20),
        ("8", 15),
        ("10", 5),
        ("12", 2),
        ("9+antiknight", 20),
        ("9+asterisk+center-dot", 20),
        ("9+jigsaw+diagonal", 3),
        ("9+killer+windoku", 2),
        ("9@twodoku", 4),
        ("6@samurai", 4),
        ("4@butterfly", 10),
    ] {
        check_puzzles(kind, count, &mut BTreeMap::new());
    }
    for variant in Variant::house_variants() {
        check_puzzles(&format!("9+{variant}"), 20, &mut BTreeMap::new());
    }
}

fn print(counts: &Counts) {
    for technique in Technique::all() {
        let count = counts.get(&technique).copied().unwrap_or(0);
        println!("{technique:20} {count}");
    }
}

/// `cargo test --release -- --ignored no_step --nocapture` prints how often each technique occurs.
#[test]
#[ignore = "takes minutes"]
fn no_step_contradicts_the_solution_of_many_puzzles() {
    let mut counts = BTreeMap::new();
    check_puzzles("9", 100_000, &mut counts);
    print(&counts);
}

#[test]
#[ignore = "takes minutes"]
fn no_step_contradicts_the_solution_of_many_puzzles_of_other_kinds() {
    let mut counts = BTreeMap::new();
    for (kind, count) in [
        ("6", 2000),
        ("8", 1000),
        ("10", 300),
        ("12", 100),
        ("16", 20),
        ("9+diagonal", 1000),
        ("9+windoku", 1000),
        ("9+antiknight", 1000),
        ("9+jigsaw", 300),
        ("9+killer", 200),
        ("9+jigsaw+diagonal", 200),
        ("9+killer+windoku", 100),
        ("9+asterisk+center-dot", 500),
        ("12+diagonal", 50),
    ] {
        check_puzzles(kind, count, &mut counts);
    }
    print(&counts);
}

#[test]
fn a_window_agrees_with_the_rating() {
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    for index in 0..100 {
        let puzzle = generate_puzzle(Kind::CLASSIC, Removal::Minimal, index).givens;
        let rating = rater.rate(&puzzle);
        for name in ["single", "tier-2", "tier-3", "tier-4", "tier-5", "naked-pair"] {
            let scale = Revision::NEWEST.scale();
            let window = scale.named(name).unwrap();
            let no_harder = |step: &Step| scale.rank(step.technique) <= scale.rank(window.hardest);
            let is_met = rating.solved
                && scale.window_contains(&window, rating.technique)
                && rater.path(&puzzle).iter().all(no_harder);
            let expected = is_met.then_some(rating);
            assert_eq!(
                rater.rate_within(&puzzle, &window, &(0..=u32::MAX)),
                expected,
                "{name} {puzzle}"
            );
        }
        let first = rater.path(&puzzle).into_iter().next();
        assert_eq!(rater.next_step(&puzzle), first);
    }
}

#[test]
fn no_step_contradicts_the_solution_of_a_jigsaw() {
    for kind in ["6+jigsaw", "9+jigsaw"] {
        for index in 1..4 {
            let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
            check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
        }
    }
}

#[test]
fn no_step_contradicts_the_solution_of_a_killer() {
    let mut counts = Counts::new();
    for index in 1..20 {
        let puzzle = generate_puzzle("9+killer".parse().unwrap(), Removal::Band(81..=81), index);
        let (_, path) = check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
        for step in path {
            *counts.entry(step.technique).or_default() += 1;
        }
    }
    let of_cages = Revision::NEWEST.scale().techniques().filter(|one| one.is_of_cages());
    // The rarest are proved step by step in `evidence`.
    for technique in of_cages.filter(|one| Revision::NEWEST.scale().tier(*one) <= 2) {
        assert!(counts.contains_key(&technique), "{technique}");
    }
}

/// A scale of singles, by which nearly every puzzle of cages or marks is beyond all techniques.
static SINGLES: Scale = Scale::new(ScaleTable {
    lines: &[
        line(Technique::FullHouse, 1, 100),
        line(Technique::HiddenSingleBox, 1, 120),
        line(Technique::HiddenSingleLine, 1, 150),
        line(Technique::NakedSingle, 1, 230),
        line(Technique::Beyond, 5, 1000),
    ],
    shortcuts: &[],
    families: &[],
    longer_chains: &[],
    larger_nets: &[],
    branches: 0,
    minutes: MinutesModel::FIRST,
});

#[test]
fn guesses_through_cages_and_marks_are_counted() {
    for (kind, count, least) in
        [("9+killer", 20, 3), ("6+calcudoku", 20, 2), ("9+kropki", 6, 2), ("9+arrow", 6, 2)]
    {
        let rating = |index| {
            let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
            Rater::new(&SINGLES, &puzzle.shape).rate(&puzzle.givens)
        };
        let ratings: Vec<Rating> = (0..count).map(rating).collect();
        let beyond = ratings.iter().filter(|rating| !rating.solved).map(|rating| rating.score);
        let scores: BTreeSet<u32> = beyond.collect();
        assert!(scores.len() >= least, "{kind}: {scores:?}");
        assert!(scores.iter().all(|&score| score < MAX_SCORE), "{kind}: {scores:?}");
        assert_eq!(rating(0), ratings[0], "{kind}");
    }
}

/// Several hundred puzzles of random levels and of minimal ones.
#[test]
fn no_step_through_cages_contradicts_the_solution() {
    for (kind, count) in [
        ("9+killer", 120),
        ("8+killer", 40),
        ("6+killer", 60),
        ("9+calcudoku", 12),
        ("7+calcudoku", 60),
        ("6+calcudoku", 120),
        ("5+calcudoku", 60),
    ] {
        let kind: Kind = kind.parse().unwrap();
        let mut solved = 0;
        for index in 0..count {
            let puzzle = if index % 2 == 0 {
                generate_puzzle(kind, Removal::Minimal, index)
            } else {
                draw_puzzle(kind, index)
            };
            let (rating, _) = check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
            solved += u32::from(rating.solved);
        }
        assert!(solved * 100 >= count * 97, "{kind}: {solved} of {count}");
    }
}

#[test]
fn no_step_contradicts_the_solution_beside_marks() {
    check_marks(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn no_step_contradicts_the_solution_beside_marks_in_full() {
    check_marks(SweepExtent::Full);
}

fn check_marks(extent: SweepExtent) {
    let mut counts = Counts::new();
    let joint = ["9+some-kropki+thermo", "9+greater-than+renban"].map(str::to_owned);
    for kind in extent.select(marked_kinds().chain(joint), 3) {
        for index in 1..=extent.count(4) {
            let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
            let (_, path) = check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
            for step in path {
                *counts.entry(step.technique).or_default() += 1;
            }
        }
    }
    let expected = Technique::all().filter(|it| it.is_of_marks() || it.is_of_lines());
    let missing: Vec<_> = expected.filter(|technique| !counts.contains_key(technique)).collect();
    assert!(extent == SweepExtent::Sample || missing.is_empty(), "{missing:?}");
}

/// Two marks on the same two cells form one pairing, so that a cell does not have the same neighbour twice.
#[test]
fn marks_on_the_same_cells_form_one_pairing() {
    let text = r#"{
        "puzzle": ".....9..6...7.18.2.4.3.67.597...23..8...95...4..8.356..1.95.6.7.9.....83....3..54",
        "variant": ["some-kropki", "renban"],
        "marks": [
            {"sign": "white", "cells": ["r9c3", "r9c4"]},
            {"sign": "renban", "cells": ["r9c3", "r9c4"]}
        ]
    }"#;
    let parsed = notation::parse_each(text, None);
    let read = &parsed.puzzles[0];
    let puzzle = Puzzle {
        shape: read.shape.clone(),
        givens: read.grid.clone(),
        solution: solver::unique(&read.shape, &read.grid).unwrap(),
        hidden: None,
    };
    check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
}

#[test]
fn no_step_contradicts_the_solution_of_a_calcudoku() {
    let mut counts = Counts::new();
    for (kind, signs) in [("4", true), ("6", true), ("6", false), ("9", true)] {
        let kind: Kind = format!("{kind}+calcudoku").parse().unwrap();
        for index in 1..20 {
            let recipe = Recipe { signs, ..Recipe::new(kind, Symmetry::None, Removal::Minimal) };
            let section = "calcudoku".into();
            let generator = Generator::new(Revision::NEWEST, "logic");
            let puzzle = generator.attempt(&recipe, &Address { section, index }, 0);
            let (_, path) = check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
            for step in path {
                *counts.entry(step.technique).or_default() += 1;
            }
        }
    }
    let of_cage = [Technique::CageCombination, Technique::CageClaiming, Technique::CageSum];
    for technique in of_cage {
        assert!(counts.contains_key(&technique), "{technique}");
    }
    assert!(!counts.contains_key(&Technique::Innie));
}

#[test]
fn cage_cells_lose_digits_outside_its_only_combination() {
    // Only 1 and 2 add up to 3, so the other two cells of the row are 3 and 4.
    let kind = "4+killer".parse().unwrap();
    let cage = Cage::killer(vec![0, 1], 3);
    let shape = Shape::custom(kind, None, vec![cage]).unwrap();
    let step = Revision::NEWEST.rater(&shape).next_step(&Grid::empty(4)).unwrap();
    assert_eq!(step.technique, Technique::CageCombination);
    let eliminated: Vec<_> =
        step.removes.iter().map(|eliminated| (eliminated.cell, eliminated.digit)).collect();
    assert_eq!(eliminated, [(0, 3), (0, 4), (1, 3), (1, 4)]);
}

#[test]
fn puzzles_beyond_all_techniques_are_rated_by_guessing() {
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    // Three puzzles known for their difficulty, from the easiest.
    let scores = [
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ]
    .map(|line| {
        let rating = rater.rate(&crate::notation::parse_line(line).unwrap());
        assert_eq!(rating.technique, Technique::Beyond);
        rating.score
    });
    assert!(scores.is_sorted_by(|a, b| a < b), "{scores:?}");
}

#[test]
fn a_puzzle_of_size_25_is_rated() {
    let kind: Kind = "25".parse().unwrap();
    let puzzle = generate_puzzle(kind, Removal::Band(250..=250), 1);
    check_puzzle(&mut Revision::NEWEST.rater(&puzzle.shape), &puzzle);
}

#[test]
fn rating_random_digits_terminates() {
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    let mut random = Stream::new(1, "logic", "random", 0);
    for index in 0..60 {
        let mut grid = Grid::empty(9);
        for _ in 0..index {
            grid.set(random.below(81) as usize, random.below(9) as u8 + 1);
        }
        let rating = rater.rate(&grid);
        let path = rater.path(&grid);
        assert!(!rating.solved || path.len() >= 81 - grid.filled_count());
    }
}

#[test]
fn rating_broken_puzzles_terminates() {
    rate_broken_puzzles(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn rating_broken_puzzles_terminates_in_full() {
    rate_broken_puzzles(SweepExtent::Full);
}

fn rate_broken_puzzles(extent: SweepExtent) {
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    assert!(!rater.rate(&Grid::empty(9)).solved);
    for index in 0..extent.count(40) {
        let puzzle = generate_puzzle(Kind::CLASSIC, Removal::Minimal, index);
        // A changed digit or missing givens, which usually leaves no solution or several.
        let mut wrong = puzzle.givens.clone();
        let cell = (index as usize * 37) % 81;
        wrong.set(cell, (puzzle.solution.get(cell) + index as u8) % 9 + 1);
        rater.path(&wrong);
        let mut open = puzzle.givens.clone();
        (0..81).filter(|cell| cell % 7 == index as usize % 7).for_each(|cell| open.set(cell, 0));
        let rating = rater.rate(&open);
        assert_eq!(rating, rater.rate(&open));
    }
}

/// Equivalent puzzles have the same rating, with the same expected time, and paths of the same steps.
#[test]
fn a_rating_belongs_to_all_equivalent_puzzles() {
    check_copies(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn a_rating_belongs_to_all_equivalent_puzzles_in_full() {
    check_copies(SweepExtent::Full);
}

fn check_copies(extent: SweepExtent) {
    let classic = (Kind::CLASSIC, if extent == SweepExtent::Full { 300 } else { 30 });
    let more = if extent == SweepExtent::Full { 10 } else { 1 };
    let plain = ["4", "6", "8", "12", "9+diagonal", "9+windoku", "9+antiknight", "9@twodoku"];
    let kinds = plain.into_iter().map(str::to_owned).chain(marked_kinds());
    let others = kinds.map(|kind| (kind.parse().unwrap(), more));
    for (kind, count) in iter::once(classic).chain(others) {
        for index in 1..=count {
            let puzzle = draw_puzzle(kind, index);
            let measure = |puzzle: &Puzzle| {
                let mut rater = Revision::NEWEST.rater(&puzzle.shape);
                let path = rater.path(&puzzle.givens).into_iter().map(|step| {
                    (step.technique, step.weight, step.places.len(), step.removes.len())
                });
                let path: Vec<_> = path.collect();
                (rater.rate(&puzzle.givens), path)
            };
            let of_original = measure(&puzzle);
            for copy in 0..5 {
                let mut random = Stream::new(1, "logic", "copies", copy);
                let copy = Transform::random(&puzzle.shape, &mut random).apply(&puzzle);
                assert_eq!(measure(&copy), of_original, "{kind} {} {}", puzzle.givens, copy.givens);
            }
        }
    }
}
