use super::*;
use crate::generate::{Address, Generator, Recipe, Removal, Revision};
use crate::puzzle::{Cage, CageRule, Kind, Puzzle, Symmetry};
use crate::solver::{AscendingOrder, Search};
use gridpress_ground::rng::Stream;
use std::sync::Arc;

const LIMIT: usize = 300;

fn sorted(mut found: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    found.sort_unstable();
    found
}

/// Compares the solutions of the count with those of the search. Returns their number.
fn compare(shape: &Shape, givens: &Grid) -> usize {
    let (mut by_count, mut by_search) = (Vec::new(), Vec::new());
    let end = Counting::new(shape).run(givens, None, &mut { 200_000 }, &mut |cells| {
        by_count.push(cells.to_vec());
        by_count.len() < LIMIT
    });
    let mut search = Search::with_derived_sums(shape);
    if search.load(givens) {
        search.run(200_000, &mut AscendingOrder, &mut |cells| {
            by_search.push(cells.to_vec());
            by_search.len() < LIMIT
        });
    }
    assert_ne!(end, SearchOutcome::OutOfGuesses, "{} {givens}", shape.kind());
    assert_eq!(by_count.len(), by_search.len(), "{} {givens}", shape.kind());
    if by_count.len() < LIMIT {
        assert_eq!(sorted(by_count.clone()), sorted(by_search), "{} {givens}", shape.kind());
    }
    by_count.len()
}

/// Returns the shape of `puzzle` with some cages without their sum, or with digits that may repeat, or left out, or
/// with a wrong sum; or with a cage of two parts that shares its cells with others.
fn change_cages(puzzle: &Puzzle, rng: &mut Stream) -> Option<Arc<Shape>> {
    let shape = &puzzle.shape;
    let mut cages = shape.cages().to_vec();
    for _ in 0..rng.below(4) {
        let at = rng.below(cages.len().max(1) as u32) as usize;
        let cage = cages.get_mut(at)?;
        match rng.below(5) {
            0 => *cage = Cage::distinct(cage.cells.clone()),
            1 => cage.rule = CageRule::Sum,
            2 => {
                cages.remove(at);
            }
            3 => {
                let first = cage.cells[0];
                let last = cages.last()?.cells[0];
                let cells: Vec<Cell> = if first == last { vec![first] } else { vec![first, last] };
                let target = cells.iter().map(|&cell| u32::from(puzzle.solution.get(cell))).sum();
                cages.push(Cage { cells, rule: CageRule::Sum, target });
            }
            _ => cage.target += rng.below(2),
        }
    }
    Shape::with_marks(shape.kind(), shape.irregular_regions(), cages, shape.marks().to_vec()).ok()
}

/// The count finds the same solutions as the search in puzzles of every kind of rule, with none, one and several.
#[test]
fn counts_agree_with_the_search() {
    let kinds = [
        "6+killer", "8+jigsaw+killer", "9+killer", "9+diagonal+killer", "6+arrow", "9+arrow",
        "9+thermo+killer", "6+renban", "9+some-kropki", "6+little-killer", "6+sandwich",
        "6+skyscraper", "6+x-sums", "6+frame", "9+whispers", "6+between", "6+palindrome",
        "7+futoshiki", "6+quadruple", "6+non-consecutive", "9+xv+killer", "6@twodoku",
    ];
    let mut seen = [0; 3];
    for kind in kinds {
        let kind: Kind = kind.parse().unwrap_or_else(|error| panic!("{kind}: {error}"));
        let mut rng = Stream::new(1, "counting", &kind.to_string(), 0);
        for index in 1..=3 {
            // With fewer givens, searches would take too long in a test.
            let cells = kind.size() as u32;
            let removed = if kind.has_cages() { cells } else { cells * 6 / 10 };
            let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(removed..=removed));
            let address = Address { section: "counting".into(), index };
            let puzzle = Generator::new(Revision::NEWEST, "counting").attempt(&recipe, &address, 0);
            for _ in 0..6 {
                let mut givens = puzzle.givens.clone();
                for _ in 0..rng.below(cells / 4) {
                    givens.set(rng.below(cells) as usize, 0);
                }
                // A digit of the solution or another one.
                let cell = puzzle.shape.playable_cells().nth(rng.below(cells) as usize).unwrap();
                let digit = if rng.below(3) == 0 { 1 } else { puzzle.solution.get(cell) };
                givens.set(cell, digit);
                let changed = change_cages(&puzzle, &mut rng);
                seen[compare(changed.as_ref().unwrap_or(&puzzle.shape), &givens).min(2)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 15), "too few of a kind: {seen:?}");
}
