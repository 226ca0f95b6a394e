//! Where the bands of the levels come from: how many cells one random pass removes, for every kind and symmetry, and
//! what a puzzle of each level takes. `cargo bench --bench levels -- [KIND...] [--symmetry NAME] [--passes N]`.
//!
//! A line of quantiles each: of all passes, so many per cent removed that many cells or fewer; the last column is the
//! largest seen. Without kinds: every size up to 16, and every variant alone. Without a number of passes as many as a
//! second allows, and at most 10,000. A whole pass over a grid of 25x25 takes minutes.

use gridpress::generate::{Address, Fill, Level, Levels, Press, Recipe, Removal};
use gridpress::{Kind, Symmetry, Variant};
use std::time::{Duration, Instant};

const QUANTILES: [usize; 5] = [1, 10, 50, 90, 99];

/// What the command line asks for.
struct Wanted {
    kinds: Vec<Kind>,
    symmetries: Vec<Symmetry>,
    passes: Option<u32>,
}

fn main() {
    let wanted = wanted();
    println!(
        "{:<28}{:<20}{:>7}  removed at 1 10 50 90 99 % and most",
        "kind", "symmetry", "passes"
    );
    for &kind in &wanted.kinds {
        for &symmetry in &wanted.symmetries {
            distribution(kind, symmetry, wanted.passes);
        }
    }
    println!(
        "\n{:<28}{:<10}{:>8}{:>12}{:>12}",
        "kind", "level", "puzzles", "median ms", "most ms"
    );
    for &kind in &wanted.kinds {
        for &(_, level) in Level::NAMES {
            times(kind, level);
        }
    }
}

fn wanted() -> Wanted {
    let mut wanted = Wanted {
        kinds: Vec::new(),
        symmetries: Symmetry::NAMES
            .iter()
            .map(|(_, symmetry)| *symmetry)
            .collect(),
        passes: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // What `cargo bench` itself says.
            "--bench" => {}
            "--symmetry" => {
                let name = arguments.next().expect("the name of a symmetry");
                wanted.symmetries = vec![Symmetry::named(&name).expect("a known symmetry")];
            }
            "--passes" => {
                let passes = arguments.next().expect("a number of passes");
                wanted.passes = Some(passes.parse().expect("a whole number"));
            }
            kind => wanted.kinds.push(kind.parse().expect("a kind")),
        }
    }
    if wanted.kinds.is_empty() {
        let variants = Variant::NAMES.iter().map(|&(_, variant)| vec![variant]);
        let sets: Vec<Vec<Variant>> = [Vec::new()].into_iter().chain(variants).collect();
        let kinds = Kind::sides()
            .filter(|&side| side <= 16)
            .flat_map(|side| sets.iter().map(move |set| Kind::new(side, None, set)));
        wanted.kinds = kinds.flatten().collect();
    }
    wanted
}

fn recipe(kind: Kind, symmetry: Symmetry, removal: Removal) -> Recipe {
    Recipe {
        kind,
        fill: Fill::Random,
        symmetry,
        removal,
    }
}

fn press() -> Press {
    Press {
        engine: gridpress::ENGINE,
        seed: "levels".into(),
    }
}

fn address(index: u32) -> Address {
    Address {
        section: "levels".into(),
        index,
    }
}

fn distribution(kind: Kind, symmetry: Symmetry, passes: Option<u32>) {
    let recipe = recipe(kind, symmetry, Removal::Minimal);
    let start = Instant::now();
    let mut removed = Vec::new();
    let goes_on = |done: u32| match passes {
        Some(passes) => done < passes,
        None => done < 10_000 && (done < 5 || start.elapsed() < Duration::from_secs(1)),
    };
    for index in (1..).take_while(|index| goes_on(index - 1)) {
        removed.push(press().attempt(&recipe, &address(index), 0).removed());
    }
    removed.sort_unstable();
    let at = |per_cent: &usize| removed[(removed.len() - 1) * per_cent / 100].to_string();
    let quantiles: Vec<String> = QUANTILES.iter().map(at).collect();
    let (kind, symmetry) = (kind.to_string(), symmetry.to_string());
    let (passes, most) = (removed.len(), removed[removed.len() - 1]);
    println!(
        "{kind:<28}{symmetry:<20}{passes:>7}  {} {most}",
        quantiles.join(" ")
    );
}

/// Times of the first puzzles at a level, without symmetry; those out of reach of a hundred attempts are left out.
fn times(kind: Kind, level: Level) {
    let band = Levels::default().band(kind, level);
    let recipe = recipe(kind, Symmetry::None, Removal::Band(band));
    let start = Instant::now();
    let mut times = Vec::new();
    for index in 1..=100 {
        if start.elapsed() > Duration::from_secs(2) {
            break;
        }
        let begun = Instant::now();
        let mut attempts =
            (0..100).map(|attempt| press().attempt(&recipe, &address(index), attempt));
        if attempts.any(|puzzle| recipe.accepts(&puzzle)) {
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
    }
    times.sort_by(f64::total_cmp);
    let (kind, level, made) = (kind.to_string(), level.to_string(), times.len());
    match times.last() {
        Some(most) => println!(
            "{kind:<28}{level:<10}{made:>8}{:>12.3}{most:>12.3}",
            times[made / 2]
        ),
        None => println!("{kind:<28}{level:<10}{made:>8}"),
    }
}
