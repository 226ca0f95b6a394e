//! `gridpress correct`: corrections of published puzzles.

use super::program::{ProgramRun, run, succeed};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const DESK: &str = r#"
title = "The Harbour Post"
seed = "seven badgers hum at 41 kettles"
[daily]
first = "2026-02-01"
[daily.web]
site = true
url = "https://example.com/sudoku/"
"#;
/// A night on 2026-03-03.
const NIGHT: &str =
    "daily desk.toml --date 2026-03-01 --days 5 --format svg,html,json --today 2026-03-03 -o desk";
const NOTE: &str = "A digit was missing.";

fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), DESK).unwrap();
    night(&folder);
    folder
}

fn night(folder: &TempDir) -> ProgramRun {
    run(folder, &NIGHT.split(' ').collect::<Vec<_>>())
}

fn correct(folder: &TempDir, args: &str) -> ProgramRun {
    let words = ["correct", "desk", "--note", NOTE].into_iter().chain(args.split(' '));
    run(folder, &words.collect::<Vec<_>>())
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

#[test]
fn another_puzzle_takes_the_place_of_a_published_one() {
    let folder = desk();
    let file = |name: &str| folder.path().join("desk").join(name);
    let text = |name: &str| fs::read_to_string(file(name)).unwrap();
    let (old, other) = (json(&file("2026-03-03.json")), text("2026-03-02.json"));
    let next = text("2026-03-04.svg");
    let corrected = correct(&folder, "--date 2026-03-03 --today 2026-03-03 --new-puzzle");
    assert_eq!(corrected.code, 0, "{}", corrected.stderr);
    let new = json(&file("2026-03-03.json"));
    for key in ["puzzle", "solution", "code"] {
        assert!(new[key] != old[key] && new[key].is_string(), "{key}");
    }
    for key in ["number", "date"] {
        assert_eq!(new[key], old[key], "{key}");
    }
    assert_eq!(new["corrections"][0]["note"], NOTE);
    assert_eq!(new["corrections"][0]["code"], old["code"]);
    // Column, page, feed and index carry the note, and the next column has the new solution.
    assert!(text("2026-03-03.html").contains(NOTE) && text("feed.xml").contains(NOTE));
    assert_ne!(text("2026-03-04.svg"), next);
    assert_eq!(text("2026-03-02.json"), other);
    let index = json(&file("index.json"));
    let entries = index["files"].as_array().unwrap();
    let entry = entries.iter().find(|entry| entry["file"] == "2026-03-03.json").unwrap();
    let kept = entry["corrections"][0]["replaced"][0].as_str().unwrap();
    assert_eq!(json(&file(kept)), old);
    // Nights and proofs go on as if nothing had happened, and nothing of the desk's own files becomes public.
    let ProgramRun { code, stderr, .. } = night(&folder);
    assert!(code == 0 && !stderr.contains("warning"), "{stderr}");
    assert_eq!(json(&file("2026-03-03.json")), new);
    succeed(&folder, &["verify", "desk"]);
    succeed(&folder, &["publish", "desk", "-o", "public", "--at", "2026-03-04"]);
    let public = fs::read_to_string(folder.path().join("public/index.json")).unwrap();
    assert!(public.contains(NOTE) && !public.contains("replaced"));
    succeed(&folder, &["verify", "public"]);
    // A second correction never returns to a puzzle that was printed.
    assert_eq!(correct(&folder, "--date 2026-03-03 --today 2026-03-03 --new-puzzle").code, 0);
    let third = json(&file("2026-03-03.json"));
    assert!(third["puzzle"] != old["puzzle"] && third["puzzle"] != new["puzzle"]);
    assert_eq!(third["corrections"].as_array().unwrap().len(), 2);
    assert_eq!(json(&file("replaced/2026-03-03.2.json")), new);
}

#[test]
fn a_level_or_a_note_keeps_the_puzzle() {
    let folder = desk();
    let file = |name: &str| folder.path().join("desk").join(name);
    let old = json(&file("2026-03-01.json"));
    let corrected = correct(&folder, "--date 2026-03-01 --today 2026-03-03 --level easy");
    assert_eq!(corrected.code, 0, "{}", corrected.stderr);
    let new = json(&file("2026-03-01.json"));
    assert_eq!(new["puzzle"], old["puzzle"]);
    let index = fs::read_to_string(file("index.json")).unwrap();
    assert!(index.contains("\"level\": \"expert\""), "{index}");
    assert_eq!(correct(&folder, "--date 2026-03-01 --today 2026-03-03").code, 0);
    assert_eq!(json(&file("2026-03-01.json"))["corrections"].as_array().unwrap().len(), 2);
    let ProgramRun { code, stderr, .. } = night(&folder);
    assert!(code == 0 && !stderr.contains("warning"), "{stderr}");
}

/// The column that prints the solution of a contest comes days later, and copies have the bytes of their originals.
#[test]
fn a_corrected_contest_reaches_its_later_column_and_copies() {
    let folder = tempfile::tempdir().unwrap();
    let contest = "contest = [\"r1c1\"]\ncontest_days = 2\ncopies = \"{slot}\"\n";
    let spec = DESK.replace("[daily.web]", &format!("{contest}[daily.web]"));
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    assert_eq!(night(&folder).code, 0);
    let read = |name: &str| fs::read(folder.path().join("desk").join(name)).unwrap();
    let [near, far] = ["2026-03-04.svg", "2026-03-05.svg"].map(read);
    let old = read("2026-03-02.svg");
    let corrected = correct(&folder, "--date 2026-03-02 --today 2026-03-03 --new-puzzle");
    assert_eq!(corrected.code, 0, "{}", corrected.stderr);
    // The contest of Monday is open until Wednesday.
    assert!(read("2026-03-04.svg") == near && read("2026-03-05.svg") != far);
    assert_ne!(read("2026-03-02.svg"), old);
    assert_eq!(correct(&folder, "--date 2026-03-03 --today 2026-03-03").code, 0);
    assert_eq!(read("daily.svg"), read("2026-03-03.svg"));
    succeed(&folder, &["verify", "desk"]);
}

#[test]
fn days_to_come_and_unknown_days_are_refused() {
    let folder = desk();
    for (args, words) in [
        ("--date 2026-03-04 --today 2026-03-03", "neither published nor frozen"),
        ("--date 2026-02-10 --today 2026-03-03", "no record"),
        ("--date 2026-03-02 --today 2026-03-01", "correct the clock"),
        ("--date 2026-3-2 --today 2026-03-03", "is not a date"),
        ("--date 2026-03-02 --slot mini --today 2026-03-03", "unknown slot `mini`"),
    ] {
        let ProgramRun { code, stderr, .. } = correct(&folder, args);
        assert!(code == 2 && stderr.contains(words), "{args}: {code} {stderr}");
    }
    assert!(!folder.path().join("desk/replaced").exists());
    // A replacement in the spec comes too late for a published day, and the message says what to do.
    let late = format!("{DESK}[replace]\n\"2026-03-03\" = 1\n");
    fs::write(folder.path().join("desk.toml"), late).unwrap();
    let ProgramRun { stderr, .. } = night(&folder);
    assert!(
        stderr.contains("published and stays") && stderr.contains("gridpress correct"),
        "{stderr}"
    );
}
