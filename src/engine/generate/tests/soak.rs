//! A million puzzles over all sizes, variants, symmetries and levels. Each is verified by the solutions with marks, whose
//! search is not the one that generated classic grids. `cargo test --release --no-default-features --lib -- --ignored
//! million --nocapture`.

use super::frozen::{name, recipes};
use super::*;
use gridpress_ground::parallel;

/// Number of puzzles verified in one batch.
const BATCH: u32 = 50;
/// Number of puzzles of each slow recipe: those with cages, and the largest.
const OF_SLOW: u32 = 300;

fn is_slow(recipe: &&Recipe) -> bool {
    recipe.kind.has_killer_cages() || recipe.kind.side() > 16
}

/// Returns up to two solutions of `puzzle`.
fn solutions(puzzle: &Puzzle) -> Vec<Grid> {
    solver::solutions_within(&puzzle.shape, &puzzle.givens, None, 2, u64::MAX).found
}

#[test]
#[ignore = "takes minutes"]
fn a_million_puzzles_have_one_solution_each() {
    let recipes = recipes(Revision::NEWEST);
    let slow = recipes.iter().filter(is_slow).count() as u32;
    let of_others = (1_000_000 - slow * OF_SLOW).div_ceil(recipes.len() as u32 - slow);
    let mut proved = 0;
    for recipe in &recipes {
        let each = if is_slow(&recipe) { OF_SLOW } else { of_others };
        let starts: Vec<u32> = (0..each).step_by(BATCH as usize).collect();
        let counts = parallel::map_until(
            &starts,
            || (),
            |(), &start| {
                let indexes = start..each.min(start + BATCH);
                for index in indexes.clone() {
                    let puzzle = generator().attempt(recipe, &address(index), 0);
                    let found = solutions(&puzzle);
                    assert_eq!(found, [puzzle.solution], "{} {index}", name(recipe));
                }
                indexes.len()
            },
            |_| false,
        );
        proved += counts.iter().sum::<usize>();
        println!("{proved} {}", name(recipe));
    }
    assert!(proved >= 1_000_000);
}
