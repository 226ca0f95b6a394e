//! Rates of the engine: puzzles made, and puzzles counted. `cargo bench`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridpress::generate::{Address, Fill, Level, Levels, Press, Recipe, Removal};
use gridpress::logic::{Rater, Technique};
use gridpress::{Grid, Kind, Shape, Symmetry, solver};
use std::hint::black_box;

const BATCH: u32 = 50;

fn press() -> Press {
    Press {
        engine: 1,
        seed: "bench".into(),
    }
}

fn make(recipe: &Recipe) -> Vec<Grid> {
    let address = |index| Address {
        section: "bench".into(),
        index,
    };
    let made = (1..=BATCH).map(|index| press().accepted(recipe, &address(index), 0));
    made.map(|made| made.expect("within the budget").puzzle.givens)
        .collect()
}

fn engine(c: &mut Criterion) {
    let shape = Shape::classic();
    let levels = Levels::default();
    let minimal = |symmetry| Recipe {
        kind: Kind::CLASSIC,
        fill: Fill::Random,
        symmetry,
        removal: Removal::Minimal,
    };
    let mut recipes = vec![
        ("minimal".to_owned(), minimal(Symmetry::None)),
        ("minimal in pairs".to_owned(), minimal(Symmetry::Rotate180)),
    ];
    for level in [Level::Easy, Level::Hard, Level::Expert] {
        let removal = Removal::Band(levels.band(Kind::CLASSIC, level));
        recipes.push((
            format!("{level} in pairs"),
            Recipe {
                kind: Kind::CLASSIC,
                fill: Fill::Random,
                symmetry: Symmetry::Rotate180,
                removal,
            },
        ));
    }
    let mut group = c.benchmark_group("make");
    group
        .throughput(Throughput::Elements(u64::from(BATCH)))
        .sample_size(20);
    for (name, recipe) in &recipes {
        group.bench_function(name, |b| b.iter(|| make(black_box(recipe))));
    }
    group.finish();

    let puzzles = make(&minimal(Symmetry::None));
    let mut group = c.benchmark_group("count to two");
    group
        .throughput(Throughput::Elements(u64::from(BATCH)))
        .sample_size(20);
    group.bench_function("minimal", |b| {
        b.iter(|| {
            puzzles
                .iter()
                .map(|puzzle| solver::count_up_to(shape, black_box(puzzle), 2))
                .sum::<usize>()
        })
    });
    group.finish();
}

fn rater(c: &mut Criterion) {
    let puzzles = make(&Recipe {
        kind: Kind::CLASSIC,
        fill: Fill::Random,
        symmetry: Symmetry::None,
        removal: Removal::Minimal,
    });
    let mut rater = Rater::new(Shape::classic());
    let mut group = c.benchmark_group("rate");
    group
        .throughput(Throughput::Elements(u64::from(BATCH)))
        .sample_size(20);
    group.bench_function("minimal", |b| {
        b.iter(|| {
            puzzles
                .iter()
                .map(|puzzle| rater.rate(black_box(puzzle)).score)
                .max()
        })
    });
    let window = Technique::XWing..=Technique::GroupedAic;
    group.bench_function("minimal, window", |b| {
        b.iter(|| {
            puzzles
                .iter()
                .filter(|puzzle| rater.meets(black_box(puzzle), &window).is_some())
                .count()
        })
    });
    group.finish();
}

criterion_group!(benches, engine, rater);
criterion_main!(benches);
