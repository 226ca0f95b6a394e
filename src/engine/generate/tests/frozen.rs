//! Frozen results of each revision: puzzles, ratings and paths of recipes over all sizes, variants, symmetries and
//! levels, as hashes.
//!
//! A change to any of them needs a new revision. `cargo test --release -p gridpress-engine --lib -- --ignored all_puzzles`
//! checks all puzzles of every recipe; an ordinary test run checks the first ones of some.

use super::*;
use gridpress_testing::extent::SweepExtent;
use sha2::{Digest, Sha256};

/// Number of puzzles of each recipe.
const PUZZLES: u32 = 1000;
/// Number of these that every test run generates.
const FIRST_PUZZLES: u32 = 5;

/// The frozen revisions.
const REVISIONS: [&Revision; 1] = [Revision::NEWEST];

/// Number of the variants, first ones first, that have recipes in all of [`MAIN_SIDES`].
const MAIN_VARIANTS: usize = 8;
/// The sizes that have recipes of every symmetry.
const MAIN_SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 16, 25];

/// Returns the main sizes with every symmetry, and with each main variant and four symmetries; then each other variant,
/// size and layout with one.
pub(super) fn recipes(revision: &'static Revision) -> Vec<Recipe> {
    let mut recipes = Vec::new();
    let mut add = |kind: Kind, symmetry: usize, level: usize| {
        let (_, symmetry) = Symmetry::NAMES[symmetry % Symmetry::NAMES.len()];
        let bands = revision.bands(kind);
        // The hardest levels of large grids take too long.
        let level = match kind.side() {
            ..=12 => level % bands.len(),
            _ => level % 2,
        };
        recipes.push(Recipe::new(kind, symmetry, Removal::Band(bands[level].clone())));
    };
    for side in MAIN_SIDES {
        let plain = Kind::new(side, None, &[]).unwrap();
        for index in 0..9 {
            add(plain, index, index + side);
        }
        for (at, (_, variant)) in Variant::NAMES.iter().take(MAIN_VARIANTS).enumerate() {
            if let Ok(kind) = Kind::new(side, None, &[*variant]) {
                for index in 0..4 {
                    add(kind, at + index * 5, index);
                }
            }
        }
    }
    let variants = Variant::NAMES.iter().skip(MAIN_VARIANTS);
    let variants = variants
        .flat_map(|(_, variant)| [9, 6].map(|side| Kind::new(side, None, &[*variant]).ok()));
    // Few full grids of 22x22 are found within the budget.
    let sizes = Kind::sides().filter(|side| !MAIN_SIDES.contains(side) && *side != 22);
    let sizes = sizes.map(|side| Kind::new(side, None, &[]).ok());
    let others = ["5+jigsaw", "7+jigsaw", "11+jigsaw", "13+jigsaw", "9+thermo+killer"];
    let overlapping = ["9@samurai", "9@windmill", "6@sohei", "6@cross", "9@butterfly"];
    let named = others.iter().chain(&overlapping).map(|kind| kind.parse().ok());
    let kinds = variants.chain(sizes).chain(named).flatten();
    kinds.enumerate().for_each(|(at, kind)| add(kind, at % 2, 1));
    recipes
}

/// Returns a text with a puzzle, its marks and cages, its rating and its path.
fn report(generator: &Generator, recipe: &Recipe, index: u32, raters: &mut RaterCache) -> String {
    let puzzle = generator.attempt(recipe, &address(index), 0);
    let rater = raters.of(&puzzle.shape);
    let (rating, path) = (rater.rate(&puzzle.givens), rater.path(&puzzle.givens));
    let mut text =
        format!("{} {} {} {}\n", puzzle.givens, puzzle.solution, rating.technique, rating.score);
    for mark in puzzle.shape.marks() {
        text += &format!("{:?} {} {}\n", &mark.cells[..], mark.sign, mark.value);
    }
    for cage in puzzle.shape.cages() {
        text += &format!("{:?} {} {:?}\n", cage.cells, cage.target, cage.rule);
    }
    for step in path {
        let candidates = |sign: char, all: &[crate::rating::Candidate]| -> String {
            let one = |one: &crate::rating::Candidate| format!(" {}{sign}{}", one.cell, one.digit);
            all.iter().map(one).collect()
        };
        text += &format!("{} {}", step.technique, step.weight);
        text += &candidates('=', &step.places);
        text += &candidates('-', &step.removes);
        text += "\n";
    }
    text
}

/// Returns the hash of the first `count` puzzles of a recipe.
fn hash(revision: &'static Revision, recipe: &Recipe, count: u32) -> String {
    let mut hash = Sha256::new();
    let mut raters = revision.raters();
    for index in 1..=count {
        hash.update(report(&generator_of(revision), recipe, index, &mut raters));
    }
    hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the hashes of all recipes, computed by this number of threads.
fn hashes(
    revision: &'static Revision,
    recipes: &[Recipe],
    count: u32,
    threads: usize,
) -> Vec<String> {
    let share = |first: usize| {
        let mine = recipes.iter().enumerate().skip(first).step_by(threads);
        mine.map(|(at, recipe)| (at, hash(revision, recipe, count))).collect::<Vec<_>>()
    };
    let mut all: Vec<(usize, String)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first))).collect();
        running.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    all.sort();
    all.into_iter().map(|(_, hash)| hash).collect()
}

/// Returns the name of the file with the hashes of a revision.
fn table(revision: &Revision) -> String {
    format!("recipes-{}.txt", revision.number())
}

fn golden(revision: &Revision) -> Vec<Vec<String>> {
    let path = gridpress_testing::golden::path(&table(revision));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let words = |line: &str| line.split(' ').map(str::to_owned).collect();
    text.lines().map(words).collect()
}

pub(super) fn name(recipe: &Recipe) -> String {
    format!("{} {} {}", recipe.kind, recipe.symmetry, recipe.removal)
}

#[test]
fn the_first_puzzles_of_every_recipe_are_frozen() {
    check_first_puzzles(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn the_first_puzzles_of_every_recipe_are_frozen_in_full() {
    check_first_puzzles(SweepExtent::Full);
}

fn check_first_puzzles(extent: SweepExtent) {
    for revision in REVISIONS {
        let recipes = recipes(revision);
        assert!(recipes.len() >= 250);
        let golden = golden(revision);
        assert_eq!(golden.len(), recipes.len());
        let sampled = if extent == SweepExtent::Full { 1 } else { 6 };
        // A single thread checks fewer of them.
        for (threads, every) in [(2, sampled), (1, 10 * sampled)] {
            let some: Vec<Recipe> = recipes.iter().step_by(every).cloned().collect();
            let hashes = hashes(revision, &some, FIRST_PUZZLES, threads);
            for (at, (recipe, hash)) in some.iter().zip(hashes).enumerate() {
                let line = &golden[at * every];
                assert_eq!(line[..3].join(" "), name(recipe));
                assert_eq!(line[3], hash, "{}", name(recipe));
            }
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_puzzles_are_frozen() {
    for revision in REVISIONS {
        let recipes = recipes(revision);
        let all = hashes(revision, &recipes, PUZZLES, 2);
        let first = hashes(revision, &recipes, FIRST_PUZZLES, 2);
        let lines = recipes.iter().zip(first.iter().zip(&all));
        let line = |(recipe, (first, all))| format!("{} {first} {all}\n", name(recipe));
        let text: String = lines.map(line).collect();
        gridpress_testing::golden::check(&table(revision), &text);
    }
}
