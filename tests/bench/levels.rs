//! Where the bands of the levels come from: how many cells a random pass removes, for every kind and symmetry.
//! `cargo bench --bench levels -- [KIND...]` prints lines for `src/generate/measured.tsv`;
//! `cargo bench --bench levels -- tiers [KIND...]` lines for `src/generate/tiers.tsv`: which techniques they need;
//! `cargo bench --bench levels -- times [KIND...]` what a puzzle of each level takes.

use gridpress::generate::{
    Address, Fill, Generator, Level, Levels, Recipe, Removal, Revision, Target,
};
use gridpress::logic::Raters;
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
    let print = match names.first().map(String::as_str) {
        Some("times") => print_times,
        Some("tiers") => print_tiers,
        _ => print_passes,
    };
    names.retain(|name| !["times", "tiers"].contains(&name.as_str()));
    let mut kinds: Vec<Kind> = names
        .iter()
        .map(|name| name.parse().expect("a kind"))
        .collect();
    if kinds.is_empty() {
        kinds = every_kind();
    }
    for kind in kinds {
        print(kind);
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
    generator().attempt(recipe, &address(index), attempt)
}

fn generator() -> Generator {
    Generator::new(Revision::NEWEST, "levels")
}

fn address(index: u32) -> Address {
    Address {
        section: "levels".into(),
        index,
    }
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

/// Puzzles at a level for each kind and symmetry, at most, and the time that they may take.
const PUZZLES: u32 = 1000;
const LEVEL_TIME: Duration = Duration::from_millis(60);
/// The least puzzles, and when to give up on so many.
const LEAST_PUZZLES: u32 = 12;
const MOST_TIME: Duration = Duration::from_millis(500);

/// For each symmetry and level how many attempts end inside the band, and the tiers that those need.
fn print_tiers(kind: Kind) {
    let mut columns = Vec::new();
    let mut raters = Revision::NEWEST.raters();
    for &(_, symmetry) in Symmetry::NAMES {
        let of_level = |&(_, level): &(&str, Level)| {
            let recipe = Recipe {
                kind,
                fill: Fill::Random,
                symmetry,
                removal: Removal::Band(Levels::of(Revision::NEWEST).band(kind, level)),
            };
            tiers(&recipe, &mut raters)
        };
        columns.push(
            Level::NAMES
                .iter()
                .map(of_level)
                .collect::<Vec<_>>()
                .join(" "),
        );
    }
    println!("{kind}\t{}", columns.join("\t"));
}

/// `3:600/300/50/40/5`: attempts for each puzzle inside the band, and of 1,000 such puzzles how many need each tier.
fn tiers(recipe: &Recipe, raters: &mut Raters) -> String {
    let start = Instant::now();
    let (mut tries, mut puzzles, mut of_tier) = (0, 0, [0; 5]);
    let enough = |puzzles: u32| match start.elapsed() {
        spent if spent < LEVEL_TIME => puzzles >= PUZZLES,
        spent => puzzles >= LEAST_PUZZLES || spent >= MOST_TIME,
    };
    while !enough(puzzles) {
        tries += 1;
        let puzzle = attempt(recipe, tries, 0);
        if !recipe.ended(&puzzle) {
            continue;
        }
        puzzles += 1;
        let rating = raters.of(&puzzle.shape).rate(&puzzle.givens);
        if rating.solved {
            of_tier[usize::from(rating.tier) - 1] += 1;
        }
    }
    if puzzles == 0 {
        return "-".to_owned();
    }
    let shares = of_tier.map(|count: u32| (count * 1000).div_ceil(puzzles).to_string());
    format!("{}:{}", tries.div_ceil(puzzles), shares.join("/"))
}

/// Times of the first puzzles at each level in reach, under a half turn.
fn print_times(kind: Kind) {
    let symmetry = Symmetry::Rotate180;
    for &(name, level) in Level::NAMES {
        let band = Levels::of(Revision::NEWEST).band(kind, level);
        if !Revision::NEWEST.in_reach(kind, symmetry, &band) {
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
        let target = Target {
            recipe,
            window: Some(Levels::of(Revision::NEWEST).window(kind, symmetry, level)),
            steady: false,
        };
        let start = Instant::now();
        let mut raters = Revision::NEWEST.raters();
        let mut times = Vec::new();
        while times.len() < 100 && start.elapsed() < 25 * TIME {
            let begun = Instant::now();
            let address = address(times.len() as u32 + 1);
            if let Err(out) = generator().accepted_with(&target, &address, 0, &mut raters) {
                println!(
                    "{kind:<28}{name:<10}{address}: none in {} attempts",
                    out.attempts
                );
                break;
            }
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        if times.is_empty() {
            continue;
        }
        times.sort_by(f64::total_cmp);
        let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
        let puzzles = times.len();
        println!(
            "{kind:<28}{name:<10}{band:?} {puzzles} puzzles, median {middle:.3} ms, most {most:.3} ms"
        );
    }
}
