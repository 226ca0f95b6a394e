//! Rates of the engine: puzzles made, and puzzles counted. `cargo bench`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridpress::generate::{Address, Level, Levels, Press, Recipe, Removal};
use gridpress::{Grid, Shape, Symmetry, solver};
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
        shape,
        symmetry,
        removal: Removal::Minimal,
    };
    let sixty = Recipe {
        shape,
        symmetry: Symmetry::None,
        removal: Removal::Band(60..=60),
    };
    let mut recipes = vec![
        ("minimal".to_owned(), minimal(Symmetry::None)),
        ("minimal in pairs".to_owned(), minimal(Symmetry::Rotate180)),
        ("60 removed".to_owned(), sixty.clone()),
    ];
    for (name, level) in Level::NAMES {
        for (pattern, symmetry) in [("", Symmetry::None), (" in pairs", Symmetry::Rotate180)] {
            let removal = Removal::Band(levels.band(*level));
            let recipe = Recipe {
                shape,
                symmetry,
                removal,
            };
            recipes.push((format!("{name}{pattern}"), recipe));
        }
    }
    let mut group = c.benchmark_group("make");
    group
        .throughput(Throughput::Elements(u64::from(BATCH)))
        .sample_size(20);
    for (name, recipe) in &recipes {
        group.bench_function(name, |b| b.iter(|| make(black_box(recipe))));
    }
    group.finish();

    let mut group = c.benchmark_group("count to two");
    group
        .throughput(Throughput::Elements(u64::from(BATCH)))
        .sample_size(20);
    for (name, recipe) in [("minimal", minimal(Symmetry::None)), ("60 removed", sixty)] {
        let puzzles = make(&recipe);
        let count = |puzzle| solver::count_up_to(shape, black_box(puzzle), 2);
        group.bench_function(name, |b| {
            b.iter(|| puzzles.iter().map(count).sum::<usize>())
        });
    }
    group.finish();
}

criterion_group!(benches, engine);
criterion_main!(benches);
