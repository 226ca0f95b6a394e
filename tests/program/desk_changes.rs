//! Desks whose spec or files change between runs.

use super::program::{ProgramRun, run};
use gridpress_reader::PdfReader;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const DESK: &str = r#"
title = "The Daily Grid"
seed = "seven badgers hum at 41 kettles"

[daily]
first = "2026-01-01"
first_number = 100
frozen_days = 1

[daily.week]
monday = "easy"
"#;

fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, DESK);
    folder
}

fn write(folder: &TempDir, spec: &str) {
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
}

/// Returns `spec` with different puzzles on all days.
fn other_puzzles(spec: &str) -> String {
    spec.replace("[daily]", "[daily]\nsymmetry = \"none\"")
}

/// Runs `gridpress daily desk.toml` with arguments.
fn daily(folder: &TempDir, words: &str) -> ProgramRun {
    let args: Vec<&str> = "daily desk.toml".split(' ').chain(words.split_whitespace()).collect();
    run(folder, &args)
}

/// Runs the desk for ten days from Monday, 2 March 2026, as if today were `today`.
fn night(folder: &TempDir, today: &str, more: &str) -> ProgramRun {
    let days = "--date 2026-03-02 --days 10 --format json,pdf -o out --today";
    daily(folder, &format!("{days} {today} {more}"))
}

/// Returns the planned action for each file.
fn fates(folder: &TempDir, today: &str) -> BTreeMap<String, String> {
    let ProgramRun { out, .. } = night(folder, today, "--dry-run --json");
    let report: Value = serde_json::from_str(&out).unwrap();
    let files = report["files"].as_array().unwrap().iter();
    let fate = |file: &Value| {
        let [file, state] = ["file", "state"].map(|key| file[key].as_str().unwrap().to_owned());
        (file, state)
    };
    files.map(fate).collect()
}

fn file(folder: &TempDir, name: &str) -> Vec<u8> {
    fs::read(folder.path().join("out").join(name)).unwrap()
}

fn json(folder: &TempDir, name: &str) -> Value {
    serde_json::from_slice(&file(folder, name)).unwrap()
}

/// Returns the numbers and digits of the grids of a day's PDF: the puzzle, and the solution beside it.
fn grids(folder: &TempDir, name: &str) -> Vec<(u32, String)> {
    let reader = PdfReader::new(&file(folder, name)).unwrap();
    let grids = reader.grids().unwrap();
    let grids = grids.iter().map(|grid| {
        let digits = grid.grid.cells().iter().map(|digit| digit.to_string());
        (grid.number.unwrap(), digits.collect::<String>().replace('0', "."))
    });
    grids.collect()
}

#[test]
fn a_change_takes_effect_behind_what_is_published_and_frozen() {
    let folder = desk();
    assert_eq!(night(&folder, "2026-03-01", "").code, 0);
    let before: Vec<Vec<u8>> =
        (2..=9).map(|day| file(&folder, &format!("2026-03-0{day}.pdf"))).collect();
    write(&folder, &DESK.replace("Daily Grid", "Morning Grid"));
    let fates = fates(&folder, "2026-03-04");
    for (name, fate) in &fates {
        let expected = match &name[..10] {
            "2026-03-02" | "2026-03-03" | "2026-03-04" => "published",
            "2026-03-05" => "frozen",
            _ => "renew",
        };
        assert_eq!(fate, expected, "{name}");
    }
    assert_eq!(fates.len(), 30);
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-04", "");
    assert_eq!(code, 0, "{stderr}");
    assert!(
        stderr.contains("18 files made again, 9 files kept as published, 3 files kept as frozen"),
        "{stderr}"
    );
    for (day, before) in (2..=9).zip(before) {
        let is_same = file(&folder, &format!("2026-03-0{day}.pdf")) == before;
        assert_eq!(is_same, day <= 5, "{day}");
    }
    let ProgramRun { stderr, .. } = night(&folder, "2026-03-04", "");
    assert!(stderr.contains("18 files up to date"), "{stderr}");
    // Everything is rewritten on request.
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-04", "--force");
    assert_eq!(code, 0);
    assert!(stderr.contains("12 files overwritten"), "{stderr}");
}

#[test]
fn a_published_day_keeps_its_puzzle_and_the_next_prints_its_solution() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let published = json(&folder, "2026-03-05.json");
    write(&folder, &other_puzzles(DESK));
    assert_eq!(night(&folder, "2026-03-04", "").code, 0);
    assert_eq!(json(&folder, "2026-03-05.json"), published);
    let [_, (number, solution)] = &grids(&folder, "2026-03-06.pdf")[..] else {
        panic!("a puzzle and a solution");
    };
    assert_eq!(published["number"], *number);
    assert_eq!(published["solution"], **solution);
    // The next day follows the new spec.
    let [_, (number, solution)] = &grids(&folder, "2026-03-07.pdf")[..] else {
        panic!("a puzzle and a solution");
    };
    let last = json(&folder, "2026-03-06.json");
    assert_eq!(last["number"], *number);
    assert_eq!(last["solution"], **solution);
    // A format that is requested later contains the published puzzle.
    let ProgramRun { code, .. } =
        daily(&folder, "--date 2026-03-05 --format txt -o out --today 2026-03-06");
    assert_eq!(code, 0);
    let line = String::from_utf8(file(&folder, "2026-03-05.txt")).unwrap();
    assert_eq!(published["puzzle"], line.trim());
    // A new folder has no published puzzle.
    let ProgramRun { code, .. } =
        daily(&folder, "--date 2026-03-05 --format txt -o other --today 2026-03-06");
    assert_eq!(code, 0);
    let other = fs::read(folder.path().join("other/2026-03-05.txt")).unwrap();
    assert_ne!(other, file(&folder, "2026-03-05.txt"));
}

#[test]
fn a_published_puzzle_is_remembered_when_its_files_were_carried_away() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let published = json(&folder, "2026-03-05.json");
    for name in ["2026-03-05.json", "2026-03-05.pdf", "2026-03-05-solution.pdf"] {
        fs::remove_file(folder.path().join("out").join(name)).unwrap();
    }
    let args = "--date 2026-03-06 --days 5 --format json,pdf -o out --today 2026-03-05";
    assert_eq!(daily(&folder, args).code, 0);
    write(&folder, &other_puzzles(DESK).replace("frozen_days = 1", ""));
    assert_eq!(daily(&folder, args).code, 0);
    let [_, (number, solution)] = &grids(&folder, "2026-03-06.pdf")[..] else {
        panic!("a puzzle and a solution");
    };
    assert_eq!(published["number"], *number);
    assert_eq!(published["solution"], **solution);
}

#[test]
fn edited_files_are_kept_and_reported() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let out = folder.path().join("out");
    fs::write(out.join("2026-03-08.json"), "mine").unwrap();
    fs::remove_file(out.join("2026-03-10.json")).unwrap();
    write(&folder, &DESK.replace("Daily Grid", "Morning Grid"));
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-04", "");
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("`out/2026-03-08.json` was edited since"), "{stderr}");
    assert_eq!(stderr.matches("was edited since").count(), 1);
    assert_eq!(file(&folder, "2026-03-08.json"), b"mine");
    assert_eq!(json(&folder, "2026-03-10.json")["title"], "The Morning Grid");
    let fates = fates(&folder, "2026-03-04");
    assert_eq!(fates["2026-03-08.json"], "changed");
    assert_eq!(fates["2026-03-08.pdf"], "keep");
    // Its entry in the index still has the original hash.
    let ProgramRun { code, stderr, .. } = run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    assert_eq!(code, 1);
    assert!(stderr.contains("2026-03-08.json"), "{stderr}");
    fs::remove_file(out.join("2026-03-08.json")).unwrap();
    assert_eq!(night(&folder, "2026-03-04", "").code, 0);
    // A file that no run has written is not overwritten.
    fs::remove_file(out.join("index.json")).unwrap();
    fs::remove_file(out.join(".desk.json")).unwrap();
    write(&folder, DESK);
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-04", "");
    assert_eq!(code, 1);
    assert!(stderr.contains("edited and left alone"), "{stderr}");
}

#[test]
fn files_of_one_day_are_made_anew_together_whatever_formats_a_run_asks_for() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    write(&folder, &other_puzzles(DESK));
    let args = "--date 2026-03-06 --format json -o out --today 2026-03-01";
    assert_eq!(daily(&folder, args).code, 0);
    let (_, line) = grids(&folder, "2026-03-06.pdf").swap_remove(0);
    assert_eq!(json(&folder, "2026-03-06.json")["puzzle"], line);
}

#[test]
fn a_sheet_of_proofs_leaves_the_files_of_its_days_as_they_are() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let args = "--date 2026-03-02 --days 10 -o out --today 2026-03-01";
    let ProgramRun { code, stderr, .. } = daily(&folder, &format!("{args} --proof"));
    assert_eq!(code, 0);
    assert!(stderr.contains("proof.pdf` written, 30 files up to date"), "{stderr}");
}

#[test]
fn a_file_that_was_made_without_its_solution_is_made_anew_without() {
    let folder = desk();
    let friday = |more: &str| {
        let args = "--date 2026-03-06 -o out --today 2026-03-01";
        assert_eq!(daily(&folder, &format!("{args} {more}")).code, 0);
    };
    friday("--format json --no-solution");
    assert!(json(&folder, "2026-03-06.json")["solution"].is_null());
    write(&folder, &DESK.replace("Daily Grid", "Morning Grid"));
    friday("--format txt");
    let report = json(&folder, "2026-03-06.json");
    assert_eq!(report["title"], "The Morning Grid");
    assert!(report["solution"].is_null(), "it stays secret");
}

#[test]
fn a_run_that_was_killed_before_its_index_was_written_recognises_its_files() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let out = folder.path().join("out");
    let index = fs::read(out.join("index.json")).unwrap();
    write(&folder, &DESK.replace("Daily Grid", "Morning Grid"));
    night(&folder, "2026-03-01", "");
    // State after a kill: new files, and the index of the previous run.
    fs::write(out.join("index.json"), &index).unwrap();
    write(&folder, &DESK.replace("Daily Grid", "Evening Grid"));
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-01", "");
    assert_eq!(code, 0, "{stderr}");
    assert_eq!(json(&folder, "2026-03-08.json")["title"], "The Evening Grid");
}

#[test]
fn a_failed_file_does_not_block_others() {
    let folder = desk();
    write(
        &folder,
        &DESK.replace("frozen_days = 1", "dpi = 4800\nwidth = \"900mm\"\nheight = \"900mm\""),
    );
    let args = "--date 2026-03-02 --days 2 --format png,txt -o out";
    let ProgramRun { code, stderr, .. } = daily(&folder, args);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("cannot make a PNG"), "{stderr}");
    let ProgramRun { code, stderr, .. } = daily(&folder, &format!("{args} --dry-run"));
    assert_eq!(code, 2, "a dry run tells of it too: {stderr}");
    let other = "--date 2026-03-02 -o other --today soon";
    assert_eq!(daily(&folder, other).code, 2);
    assert!(!folder.path().join("other").exists(), "nothing is begun");
    let index = json(&folder, "index.json");
    let names: Vec<&Value> =
        index["files"].as_array().unwrap().iter().map(|file| &file["file"]).collect();
    assert_eq!(names, ["2026-03-02.txt", "2026-03-03.txt"]);
}

#[test]
fn slots_have_sizes_formats_and_languages_of_their_own() {
    let folder = desk();
    let slots = r#"
columns = 2
[[daily.slot]]
id = "classic"
[[daily.slot]]
id = "mini"
size = 6
week = { friday = "easy", saturday = "easy", sunday = "easy" }
columns = 1
height = "90mm"
solution = "none"
formats = ["svg", "json"]
language = "fr"
[[daily.slot]]
id = "sums"
title = "Sums & Cages"
variant = ["killer"]
week = { sunday = "extreme" }
formats = ["svg", "html"]
width = "120mm"
height = "170mm"
"#;
    write(&folder, &DESK.replace("[daily.week]\nmonday = \"easy\"\n", slots));
    let monday = |more: &str| {
        let args = "--date 2026-03-02 -o out --today 2026-03-01";
        daily(&folder, &format!("{args} {more}"))
    };
    let ProgramRun { code, stderr, .. } = monday("");
    assert_eq!(code, 0, "{stderr}");
    let index = json(&folder, "index.json");
    let names: Vec<&str> = index["files"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|file| file["file"].as_str())
        .collect();
    let expected = [
        "2026-03-02-classic-solution.pdf",
        "2026-03-02-classic.pdf",
        "2026-03-02-mini-solution.svg",
        "2026-03-02-mini.json",
        "2026-03-02-mini.svg",
        "2026-03-02-sums-solution.svg",
        "2026-03-02-sums.html",
        "2026-03-02-sums.svg",
    ];
    assert_eq!(names, expected);
    let size = |name: &str| -> String {
        let svg = String::from_utf8(file(&folder, name)).unwrap();
        svg.split("viewBox=\"0 0 ").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(size("2026-03-02-mini.svg"), "132 255.118");
    assert_eq!(size("2026-03-02-sums.svg"), "340.157 481.89");
    let html = String::from_utf8(file(&folder, "2026-03-02-sums.html")).unwrap();
    assert!(html.contains("<html lang=\"en\""));
    assert!(html.contains("<h1>Sums &amp; Cages 160</h1>"), "the slot's own title");
    // A format that one slot cannot express is skipped with a warning; one that no slot can express is refused.
    let ProgramRun { code, stderr, .. } = monday("--format sdk,svg");
    assert_eq!(code, 0, "{stderr}");
    assert!(
        stderr.contains("slot `mini` has no sdk") && stderr.contains("slot `sums` has no sdk"),
        "{stderr}"
    );
    assert!(folder.path().join("out/2026-03-02-classic.sdk").exists());
    let ProgramRun { code, stderr, .. } = monday("--format eps");
    assert_eq!(code, 0, "{stderr}");
    let wrong = slots.replace("[\"svg\", \"html\"]", "[\"sdk\"]");
    write(&folder, &DESK.replace("[daily.week]\nmonday = \"easy\"\n", &wrong));
    let ProgramRun { code, stderr, .. } = monday("");
    assert_eq!(code, 2);
    assert!(
        stderr.contains("slot `sums`: the format `sdk` supports only the classic 9x9"),
        "{stderr}"
    );
}

#[test]
fn old_days_are_removed_unless_they_were_edited() {
    let folder = desk();
    night(&folder, "2026-03-01", "");
    let out = folder.path().join("out");
    fs::write(out.join("2026-03-03.json"), "mine").unwrap();
    let args = "--date 2026-03-09 --format json,pdf -o out --today 2026-03-09 --keep 4";
    let ProgramRun { out: listed, .. } = daily(&folder, &format!("{args} --dry-run"));
    assert!(listed.contains("remove     out/2026-03-04.pdf\n"), "{listed}");
    assert!(out.join("2026-03-04.pdf").exists());
    let ProgramRun { code, stderr, .. } = daily(&folder, args);
    assert_eq!(code, 0, "{stderr}");
    assert!(stderr.contains("8 files removed"), "{stderr}");
    let is_there = |name: &str| Path::new(&out).join(name).exists();
    assert!(!is_there("2026-03-04.pdf") && !is_there("2026-03-02-solution.pdf"));
    assert!(is_there("2026-03-05.pdf") && is_there("2026-03-03.json"));
    let index = json(&folder, "index.json");
    let named =
        |name: &str| index["files"].as_array().unwrap().iter().any(|file| file["file"] == name);
    assert!(!named("2026-03-04.pdf") && named("2026-03-05.pdf"));
}
