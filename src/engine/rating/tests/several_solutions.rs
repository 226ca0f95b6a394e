//! Puzzles with several solutions, broken puzzles, and grids of random digits.
//!
//! Techniques that do not rely on uniqueness must keep every solution.

use super::generate_puzzle;
use crate::generate::Removal;
use crate::generate::Revision;
use crate::puzzle::{Grid, Kind, Shape};
use crate::rating::{Step, Technique};
use crate::solver;
use gridpress_ground::rng::Stream;
use gridpress_testing::extent::SweepExtent;
use std::sync::Arc;

/// Puzzles with more solutions are skipped.
const MOST: usize = 300;

fn requires_uniqueness(step: &Step) -> bool {
    let rectangles = Technique::UniqueRectangle1..=Technique::HiddenRectangle;
    rectangles.contains(&step.technique) || step.technique == Technique::Bug
}

/// Returns a minimal puzzle without one or two of its givens.
fn open_puzzle(kind: &str, index: u32) -> (Arc<Shape>, Grid) {
    let kind: Kind = kind.parse().unwrap();
    let removal = if kind.has_killer_cages() { Removal::Band(50..=81) } else { Removal::Minimal };
    let puzzle = generate_puzzle(kind, removal, index);
    let mut grid = puzzle.givens;
    let mut random = Stream::new(1, "logic", "several", index);
    for _ in 0..=index % 2 {
        let givens: Vec<usize> = (0..kind.cells()).filter(|&cell| grid.get(cell) != 0).collect();
        if !givens.is_empty() {
            grid.set(givens[random.below(givens.len() as u32) as usize], 0);
        }
    }
    (puzzle.shape, grid)
}

/// Checks `count` puzzles, and returns the number of their steps beyond singles.
fn check(kind: &str, count: u32) -> usize {
    let mut steps = 0;
    for index in 0..count {
        let (shape, grid) = open_puzzle(kind, index);
        let solutions = solver::solutions(&shape, &grid, MOST);
        if solutions.len() == MOST {
            continue;
        }
        let path = Revision::NEWEST.rater(&shape).path(&grid);
        for step in path.iter().take_while(|step| !requires_uniqueness(step)) {
            for solution in &solutions {
                let right = |one: &crate::rating::Candidate| solution.get(one.cell) == one.digit;
                assert!(step.places.iter().all(right), "{grid} {step:?}");
                assert!(!step.removes.iter().any(right), "{grid} {step:?}");
            }
            steps += usize::from(step.technique > Technique::NakedSingle);
        }
    }
    steps
}

#[test]
fn steps_keep_every_solution() {
    assert!(check("9", 200) > 1000);
}

#[test]
fn steps_keep_every_solution_of_other_kinds() {
    check_other_kinds(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn steps_keep_every_solution_of_other_kinds_in_full() {
    check_other_kinds(SweepExtent::Full);
}

fn check_other_kinds(extent: SweepExtent) {
    for (kind, count) in [("6", 50), ("8", 20), ("9+diagonal", 30), ("9+windoku", 30)] {
        assert!(check(kind, extent.count(count)) > 0, "{kind}");
    }
    for (kind, count) in [("9+antiknight", 30), ("9+jigsaw", 10), ("9+killer", 5)] {
        assert!(check(kind, extent.count(count)) > 0, "{kind}");
    }
}

/// `cargo test --release -- --ignored every_solution_of_many_puzzles`
#[test]
#[ignore = "takes minutes"]
fn steps_keep_every_solution_of_many_puzzles() {
    check("9", 20_000);
    for kind in ["6", "8", "10", "9+diagonal", "9+windoku", "9+antiknight", "9+jigsaw"] {
        check(kind, 500);
    }
    check("9+killer", 100);
}

/// Returns a grid with `count` random digits; if `orderly`, without contradicting ones.
fn random(shape: &Shape, random: &mut Stream, count: u32, orderly: bool) -> Grid {
    let (cells, side) = (shape.cells() as u32, shape.side() as u32);
    let mut grid = Grid::empty(shape.side());
    for _ in 0..count {
        let (cell, digit) = (random.below(cells) as usize, random.below(side) as u8 + 1);
        let clashes = shape.peers(cell).iter().any(|&peer| grid.get(peer) == digit);
        if !(orderly && clashes) {
            grid.set(cell, digit);
        }
    }
    grid
}

#[test]
fn ratings_of_random_grids_are_deterministic() {
    rate_random_grids(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn ratings_of_random_grids_are_deterministic_in_full() {
    rate_random_grids(SweepExtent::Full);
}

fn rate_random_grids(extent: SweepExtent) {
    let kinds = ["4", "6", "9", "10", "16", "9+diagonal", "9+antiknight", "9+windoku"];
    for (number, kind) in kinds.into_iter().enumerate() {
        let shape = Shape::of(kind.parse().unwrap()).unwrap();
        let mut rater = Revision::NEWEST.rater(&shape);
        let mut stream = Stream::new(1, "logic", "grids", number as u32);
        for index in extent.select(0..12, 3) {
            let count = shape.cells() as u32 * index / 16;
            let grid = random(&shape, &mut stream, count, index % 4 != 3);
            let rating = rater.rate(&grid);
            assert_eq!(rating, Revision::NEWEST.rater(&shape).rate(&grid), "{kind} {grid}");
            assert_eq!(
                rater.path(&grid),
                Revision::NEWEST.rater(&shape).path(&grid),
                "{kind} {grid}"
            );
            if rating.solved {
                assert!(solver::solve(&shape, &grid).is_some(), "{kind} {grid}");
            }
        }
    }
}
