//! Speed of the engine: puzzles generated, counted and rated. `cargo bench -p gridpress-bench --bench engine`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridpress::generate::{Address, Generator, Level, Levels, Recipe, Removal, Revision};
use gridpress::rating::{Technique, Window};
use gridpress::solver::{self, Tier};
use gridpress::{Kind, Puzzle, Shape, Symmetry};
use std::hint::black_box;

/// Number of puzzles of a classic recipe in one measurement.
const BATCH: u32 = 50;

/// Kinds other than the classic one.
const KINDS: [&str; 12] = [
    "4", "6", "8", "10", "12", "16", "25", "9+diagonal", "9+windoku", "9+antiknight", "9+jigsaw",
    "9+killer",
];

fn make(recipe: &Recipe, count: u32) -> Vec<Puzzle> {
    let generator = Generator::new(Revision::NEWEST, "bench");
    let address = |index| Address { section: "bench".into(), index };
    let generated =
        (1..=count).map(|index| generator.generate(&recipe.clone().into(), &address(index)));
    generated.map(|generated| generated.expect("within the budget").puzzle).collect()
}

fn recipe(kind: Kind, symmetry: Symmetry, removal: Removal) -> Recipe {
    Recipe::new(kind, symmetry, removal)
}

fn engine(c: &mut Criterion) {
    let levels = Levels::of(Revision::NEWEST);
    let classic = |symmetry, removal| recipe(Kind::CLASSIC, symmetry, removal);
    let minimal = classic(Symmetry::None, Removal::Minimal);
    let sixty = classic(Symmetry::None, Removal::Band(60..=60));
    let mut recipes = vec![("60 removed".to_owned(), sixty.clone())];
    for (_, symmetry) in Symmetry::NAMES {
        recipes.push((format!("minimal, {symmetry}"), classic(*symmetry, Removal::Minimal)));
    }
    for (name, level) in Level::NAMES {
        for symmetry in [Symmetry::None, Symmetry::Rotate180] {
            let removal = Removal::Band(levels.band(Kind::CLASSIC, *level));
            recipes.push((format!("{name}, {symmetry}"), classic(symmetry, removal)));
        }
    }
    let mut group = c.benchmark_group("make");
    group.throughput(Throughput::Elements(u64::from(BATCH))).sample_size(20);
    for (name, recipe) in &recipes {
        group.bench_function(name, |b| b.iter(|| make(black_box(recipe), BATCH)));
    }
    group.finish();

    let mut group = c.benchmark_group("make medium");
    for name in KINDS {
        let kind: Kind = name.parse().expect("a kind");
        let count = if kind.side() > 16 { 2 } else { 20 };
        let medium =
            recipe(kind, Symmetry::Rotate180, Removal::Band(levels.band(kind, Level::Medium)));
        group.throughput(Throughput::Elements(u64::from(count))).sample_size(10);
        group.bench_function(name, |b| b.iter(|| make(black_box(&medium), count)));
    }
    group.finish();

    let mut group = c.benchmark_group("count to two, minimal");
    group.throughput(Throughput::Elements(u64::from(BATCH))).sample_size(20);
    let puzzles = make(&minimal, BATCH);
    for tier in Tier::here() {
        let mut solver = solver::with_tier(tier).expect("a supported tier");
        let mut count = |puzzle: &Puzzle| solver.count_up_to(black_box(&puzzle.givens), 2);
        group.bench_function(tier.name(), |b| {
            b.iter(|| puzzles.iter().map(&mut count).sum::<usize>())
        });
    }
    group.finish();

    let mut group = c.benchmark_group("count to two");
    group.throughput(Throughput::Elements(u64::from(BATCH))).sample_size(20);
    let killer = recipe("9+killer".parse().expect("a kind"), Symmetry::None, Removal::Minimal);
    for (name, recipe) in [("minimal", minimal), ("60 removed", sixty), ("killer", killer)] {
        let puzzles = make(&recipe, BATCH);
        let count =
            |puzzle: &Puzzle| solver::count_up_to(&puzzle.shape, black_box(&puzzle.givens), 2);
        group.bench_function(name, |b| b.iter(|| puzzles.iter().map(count).sum::<usize>()));
    }
    group.finish();
}

fn rater(c: &mut Criterion) {
    let puzzles = make(&recipe(Kind::CLASSIC, Symmetry::None, Removal::Minimal), BATCH);
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    let mut group = c.benchmark_group("rate");
    group.throughput(Throughput::Elements(u64::from(BATCH))).sample_size(20);
    group.bench_function("minimal", |b| {
        b.iter(|| puzzles.iter().map(|puzzle| rater.rate(black_box(&puzzle.givens)).score).max())
    });
    let window = Window { easiest: Technique::XWing, hardest: Technique::GroupedAic };
    group.bench_function("minimal, window", |b| {
        b.iter(|| {
            puzzles
                .iter()
                .filter(|puzzle| {
                    rater.rate_within(black_box(&puzzle.givens), &window, &(0..=u32::MAX)).is_some()
                })
                .count()
        })
    });
    group.finish();
}

criterion_group!(benches, engine, rater);
criterion_main!(benches);
