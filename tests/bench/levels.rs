//! Measurements for levels: their bands, which of them are in reach, and how long a puzzle takes.
//!
//! `cargo bench -p gridpress-bench --bench levels -- write [KIND...]` measures where the levels of a kind begin and
//! which of them are in reach with each symmetry. It writes the rows of the named kinds, or of all common ones that have
//! none yet, to `src/engine/generate/measured.tsv`. `-- reach KIND...` keeps where their levels begin. The table is part
//! of a revision: changing the row of a kind changes the books made with it.
//!
//! `cargo bench -p gridpress-bench --bench levels -- [KIND...]` makes ten puzzles of each offered level with each
//! symmetry, prints how long they take, and counts those that take too long. Without a kind, it does so for every size
//! with up to three variants.

use gridpress::generate::{
    Address, Generator, Level, LevelThresholds, Levels, MeasurementTable, Recipe, Removal,
    Revision, Target,
};
use gridpress::{GridLayout, Kind, Symmetry, Variant};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Maximum number of passes per kind, and the approximate time that they may take.
const PASSES: usize = 10_000;
const TIME: Duration = Duration::from_secs(10);

fn main() {
    let mut words: Vec<String> =
        std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let command = words.first().cloned().unwrap_or_default();
    words.retain(|word| !["write", "reach"].contains(&&word[..]));
    let kinds: Vec<Kind> = words.iter().map(|name| name.parse().expect("a kind")).collect();
    let common = kinds.iter().map(|kind| kind.with_default_boxes());
    match (&command[..], kinds.is_empty()) {
        ("write", true) => {
            kinds_without_rows().into_iter().for_each(|kind| write(kind, measure(kind)))
        }
        ("write", false) => common.for_each(|kind| write(kind, measure(kind))),
        ("reach", _) => common.for_each(|kind| write(kind, measured(kind))),
        (_, true) => sweep(kinds_of(3)),
        (_, false) => sweep(kinds),
    }
}

/// Returns the path of the table.
fn table_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../src/engine/generate/measured.tsv")
}

fn table_text() -> String {
    fs::read_to_string(table_path()).expect("a table that can be read")
}

/// Returns the kinds with up to this number of variants and the default boxes.
fn kinds_of(variants: usize) -> Vec<Kind> {
    let sets = |side| {
        let mut sets: Vec<Vec<Variant>> = vec![Vec::new()];
        for &(_, variant) in Variant::NAMES {
            let short: Vec<_> = sets.iter().filter(|set| set.len() < variants).collect();
            let longer = short.into_iter().map(|set| [&set[..], &[variant]].concat());
            let longer: Vec<_> = longer.collect();
            sets.extend(longer);
        }
        let kinds = sets.into_iter().filter_map(move |set| Kind::new(side, None, &set).ok());
        kinds.collect::<Vec<_>>()
    };
    Kind::all_sides().flat_map(sets).collect()
}

/// Returns the common kinds that are missing in the table: those with at most one variant, pairs of variants in grids
/// of 9x9, and the named layouts of overlapping grids.
fn kinds_without_rows() -> Vec<Kind> {
    let has_row = |kind: &Kind| MeasurementTable::read(&table_text()).rows.contains_key(kind);
    let is_common = |kind: &Kind| kind.variants().count() < 2 || kind.digits() == 9;
    let mut kinds = kinds_of(2);
    let overlapping = [6, 9].into_iter().flat_map(|side| {
        let one = Kind::new(side, None, &[]).expect("a kind");
        let layouts = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
        layouts.filter_map(move |layout| one.with_layout(layout).ok())
    });
    kinds.extend(overlapping);
    kinds.retain(|kind| is_common(kind) && !has_row(kind));
    kinds
}

/// Writes the row of a kind with these thresholds. A level that is out of reach is marked as rare if that brings it into
/// reach.
fn write(kind: Kind, mut thresholds: LevelThresholds) {
    let mut reach = reach_of(kind, &thresholds);
    for &(_, level) in Level::NAMES {
        let (index, without) = (level as usize, reach[Symmetry::None as usize].as_bytes());
        if without[index] == b'-' {
            let wider = thresholds.with_rare(level);
            let of_wider = reach_of(kind, &wider);
            if of_wider[Symmetry::None as usize].as_bytes()[index] != b'-' {
                (thresholds, reach) = (wider, of_wider);
            }
        }
    }
    let text = with_row(kind, &format!("{thresholds}\t{}", reach.join("\t")));
    // The file is complete at any time.
    let unfinished = table_path().with_extension("tsv.unfinished");
    fs::write(&unfinished, &text).expect("a file that can be written");
    fs::rename(unfinished, table_path()).expect("a table that can be replaced");
    println!("{kind}\t{thresholds}\t{}", reach.join("\t"));
}

/// Returns for each symmetry the letters of the rules in reach.
fn reach_of(kind: Kind, thresholds: &LevelThresholds) -> Vec<String> {
    let revision = Revision::NEWEST.with_measurements(&with_row(kind, &thresholds.to_string()));
    Symmetry::NAMES.iter().map(|(_, symmetry)| revision.reachable_rules(kind, *symmetry)).collect()
}

/// Returns the thresholds of a kind in the table, without rare levels.
fn measured(kind: Kind) -> LevelThresholds {
    let text = table_text();
    let columns = MeasurementTable::read(&text).rows.get(&kind).copied().expect("a row");
    let thresholds = columns.split('\t').next().expect("a column").replace('+', "");
    thresholds.parse().expect("six numbers")
}

/// Returns the table with this row for `kind`.
fn with_row(kind: Kind, columns: &str) -> String {
    let text = table_text();
    let mut table = MeasurementTable::read(&text);
    table.rows.insert(kind, columns);
    table.to_string()
}

/// Measures the thresholds in as many passes as the time allows. Those of the classic grid are chosen, close to the
/// measured ones.
fn measure(kind: Kind) -> LevelThresholds {
    const TRIAL: usize = 8;
    let written = |numbers: &str| numbers.parse().expect("six numbers");
    if kind == Kind::CLASSIC {
        return written("38 46 50 53 55 57");
    }
    let is_small = kind.has_operations() && kind.digits() < 6;
    if kind.has_killer_cages() || is_small {
        // All their levels have the same band.
        return written(&vec![kind.cells().to_string(); 6].join(" "));
    }
    let start = Instant::now();
    let trial = Revision::NEWEST.measure_thresholds(kind, TRIAL);
    let each = start.elapsed().as_secs_f64() / TRIAL as f64;
    match (TIME.as_secs_f64() / each) as usize {
        passes if passes > TRIAL => Revision::NEWEST.measure_thresholds(kind, passes.min(PASSES)),
        _ => trial,
    }
}

/// Returns how long a puzzle of `kind` may take, in milliseconds.
fn bound(kind: Kind) -> f64 {
    match kind.side() {
        ..=12 => 1000.0,
        13..=16 => 2000.0,
        _ => 5000.0,
    }
}

/// Makes ten puzzles of each offered level with each symmetry.
fn sweep(kinds: Vec<Kind>) {
    let levels = Levels::of(Revision::NEWEST);
    let generator = Generator::new(Revision::NEWEST, "sweep");
    let mut raters = Revision::NEWEST.raters();
    let (mut offers, mut slow, mut failed) = (0, 0, 0);
    for kind in kinds {
        for &(name, symmetry) in Symmetry::NAMES {
            let start = Instant::now();
            let offered = levels.offered_levels(kind, symmetry);
            println!("{kind} {name}: {offered:?} after {:.0?}", start.elapsed());
            for level in offered {
                let need = levels.requirement(kind, symmetry, level).expect("a level on offer");
                let target = Target {
                    recipe: Recipe::new(kind, symmetry, Removal::Band(levels.band(kind, level))),
                    window: Some(need.window),
                    score: Some(need.score),
                    time: None,
                    steady: false,
                };
                let mut times = Vec::new();
                for index in 1..=10 {
                    let address = Address { section: format!("{level}"), index };
                    let start = Instant::now();
                    failed += u32::from(
                        generator.generate_from(&target, &address, 0, &mut raters).is_err(),
                    );
                    times.push(start.elapsed().as_secs_f64() * 1000.0);
                }
                times.sort_by(f64::total_cmp);
                let (median, most) = (times[5], times[9]);
                offers += 1;
                let is_slow = median > bound(kind);
                slow += u32::from(is_slow);
                let mark = if is_slow { " too slow" } else { "" };
                let band = levels.band(kind, level);
                println!(
                    "{kind} {name} {level} {band:?} median {median:.2} ms, most {most:.1} ms{mark}"
                );
            }
        }
    }
    println!("{offers} levels on offer, {slow} too slow, {failed} puzzles not found");
}
