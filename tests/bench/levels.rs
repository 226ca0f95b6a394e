//! Where the bands of the levels come from: how many cells a random pass removes, for every kind and symmetry.
//! `cargo bench --bench levels -- [KIND...]` prints lines for `src/generate/measured.tsv`;
//! `cargo bench --bench levels -- times [KIND...]` what a puzzle of each level takes.

use gridpress::generate::{Address, Fill, Level, Levels, Press, Recipe, Removal, in_reach};
use gridpress::{Kind, Symmetry, Variant};
use std::time::{Duration, Instant};

/// Passes for each kind and symmetry, at most, and the time that they may take.
const PASSES: usize = 10_000;
const TIME: Duration = Duration::from_millis(600);
/// The least passes, however long they take.
const LEAST: usize = 8;

fn main() {
    let mut names: Vec<String> = std::env::args()
        .skip(1)
        .filter(|name| name != "--bench")
        .collect();
    let times = names.first().is_some_and(|name| name == "times");
    if times {
        names.remove(0);
    }
    let mut kinds: Vec<Kind> = names
        .iter()
        .map(|name| name.parse().expect("a kind"))
        .collect();
    if kinds.is_empty() {
        kinds = every_kind();
    }
    for kind in kinds {
        if times {
            print_times(kind)
        } else {
            print_passes(kind)
        }
    }
}

/// All kinds that there are, with their usual boxes.
fn every_kind() -> Vec<Kind> {
    let sets = |side| {
        (0..1 << Variant::NAMES.len()).filter_map(move |set: u32| {
            let chosen = Variant::NAMES
                .iter()
                .enumerate()
                .filter(|(at, _)| set >> at & 1 == 1);
            let variants: Vec<Variant> = chosen.map(|(_, (_, variant))| *variant).collect();
            Kind::new(side, None, &variants).ok()
        })
    };
    Kind::sides().flat_map(sets).collect()
}

fn attempt(recipe: &Recipe, index: u32, attempt: u32) -> gridpress::Puzzle {
    let press = Press {
        engine: gridpress::ENGINE,
        seed: "levels".into(),
    };
    press.attempt(
        recipe,
        &Address {
            section: "levels".into(),
            index,
        },
        attempt,
    )
}

fn print_passes(kind: Kind) {
    let mut median = 0;
    let mut tops = Vec::new();
    for &(_, symmetry) in Symmetry::NAMES {
        let recipe = Recipe {
            kind,
            fill: Fill::Random,
            symmetry,
            removal: Removal::Minimal,
        };
        let start = Instant::now();
        let mut removed = Vec::new();
        while removed.len() < LEAST || removed.len() < PASSES && start.elapsed() < TIME {
            removed.push(attempt(&recipe, removed.len() as u32 + 1, 0).removed());
        }
        removed.sort_unstable();
        let last = removed.len() - 1;
        if symmetry == Symmetry::None {
            median = removed[last / 2];
        }
        tops.push(format!("{} {}", removed[last * 99 / 100], removed[last]));
    }
    println!("{kind}\t{median}\t{}", tops.join("\t"));
}

/// Times of the first puzzles at each level in reach, under a half turn.
fn print_times(kind: Kind) {
    let symmetry = Symmetry::Rotate180;
    for &(name, level) in Level::NAMES {
        let band = Levels::default().band(kind, level);
        if !in_reach(kind, symmetry, &band) {
            println!("{kind:<28}{name:<10}{band:?} out of reach");
            continue;
        }
        let removal = Removal::Band(band.clone());
        let recipe = Recipe {
            kind,
            fill: Fill::Random,
            symmetry,
            removal,
        };
        let start = Instant::now();
        let mut times = Vec::new();
        while times.len() < 100 && start.elapsed() < 25 * TIME {
            let begun = Instant::now();
            let mut attempts = (0..).map(|k| attempt(&recipe, times.len() as u32 + 1, k));
            attempts.find(|puzzle| recipe.accepts(puzzle));
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        times.sort_by(f64::total_cmp);
        let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
        let puzzles = times.len();
        println!(
            "{kind:<28}{name:<10}{band:?} {puzzles} puzzles, median {middle:.3} ms, most {most:.3} ms"
        );
    }
}
