//! Contests of a desk: their solution is held back in every format until they close.

use super::program::{ProgramRun, run, succeed};
use gridpress_reader::PdfReader;
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
[[daily.slot]]
id = "prize"
days = ["tuesday", "saturday"]
contest = ["r1c1", "r5c5", "r9c9"]
contest_days = 5
[[daily.slot]]
id = "word"
days = ["saturday"]
symbols = "word:NOSTALGIE"
contest = "word"
"#;

fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), DESK).unwrap();
    let args = "daily desk.toml --date 2026-02-28 --days 22 --today 2026-02-28 -o desk";
    let args = format!("{args} --format pdf,svg,html,json,ipuz");
    succeed(&folder, &args.split(' ').collect::<Vec<_>>());
    folder
}

fn publish(folder: &TempDir, day: &str) {
    let ProgramRun { code, stderr, .. } =
        run(folder, &["publish", "desk", "-o", "public", "--at", day]);
    assert_eq!(code, 0, "{stderr}");
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

#[test]
fn the_solution_is_public_once_the_contest_is_over() {
    let folder = desk();
    let public = |name: &str| folder.path().join("public").join(name);
    let solution = fs::read(folder.path().join("desk/2026-02-28-prize-solution.svg")).unwrap();
    // Saturday's puzzle is open until Thursday.
    publish(&folder, "2026-03-05");
    assert!(!public("2026-02-28-prize-solution.svg").exists());
    for format in ["html", "json", "ipuz"] {
        let text = fs::read_to_string(public(&format!("2026-02-28-prize.{format}"))).unwrap();
        assert!(!text.contains("\"solution\""), "{format}");
    }
    let feed = json(&public("2026-02-28-prize.json"));
    assert_eq!(feed["contest"]["closes"], "2026-03-05");
    assert_eq!(feed["contest"]["answer"], Value::Null);
    let page = fs::read_to_string(public("2026-02-28-prize.html")).unwrap();
    assert!(page.contains("data-letter=\"C\"") && page.contains("Entered. Send us {answer}"));
    publish(&folder, "2026-03-06");
    assert_eq!(fs::read(public("2026-02-28-prize-solution.svg")).unwrap(), solution);
    let feed = json(&public("2026-02-28-prize.json"));
    let digits: Vec<char> = feed["solution"].as_str().unwrap().chars().collect();
    let answer: String = [0, 40, 80].map(|cell| digits[cell]).iter().collect();
    assert_eq!(feed["contest"]["answer"], answer);
    let page = fs::read_to_string(public("2026-02-28-prize.html")).unwrap();
    assert!(page.contains("\"solution\":") && page.contains(&format!("Solution: {answer}")));
    assert!(!page.contains("Entered."));
    // A hidden word is named once the contest is over.
    assert_eq!(json(&public("2026-02-28-word.json"))["contest"]["answer"], Value::Null);
    publish(&folder, "2026-03-07");
    assert_eq!(json(&public("2026-02-28-word.json"))["contest"]["answer"], "NOSTALGIE");
    succeed(&folder, &["verify", "desk"]);
    succeed(&folder, &["verify", "public"]);
}

/// A page that was published before its slot became a contest loses its solution.
#[test]
fn a_contest_holds_back_the_solution_of_a_page_that_had_it() {
    let folder = tempfile::tempdir().unwrap();
    let spec = DESK.replace("contest = [\"r1c1\", \"r5c5\", \"r9c9\"]\n", "");
    fs::write(folder.path().join("desk.toml"), spec.replace("contest_days = 5\n", "")).unwrap();
    let args = "daily desk.toml --date 2026-02-28 --today 2026-02-28 -o desk --format html,json";
    succeed(&folder, &args.split(' ').collect::<Vec<_>>());
    fs::write(folder.path().join("desk.toml"), DESK).unwrap();
    publish(&folder, "2026-02-28");
    let page = fs::read_to_string(folder.path().join("public/2026-02-28-prize.html")).unwrap();
    assert!(!page.contains("\"solution\":") && page.contains("data-letter=\"A\""));
}

#[test]
fn each_solution_is_printed_once_after_its_contest() {
    let folder = desk();
    // Numbers from Saturday, 28 February, the ninth puzzle, on Saturdays and Tuesdays.
    let days = ["2026-02-28", "2026-03-03", "2026-03-07", "2026-03-10", "2026-03-14", "2026-03-17"];
    let printed = days.map(|day| {
        let bytes = fs::read(folder.path().join(format!("desk/{day}-prize.pdf"))).unwrap();
        let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
        grids.iter().filter_map(|grid| grid.number).collect::<Vec<u32>>()
    });
    let own = [8, 9, 10, 11, 12, 13];
    for (at, numbers) in printed.iter().enumerate() {
        assert_eq!(numbers[..], [own[at], own[at] - 2], "{}", days[at]);
    }
}

#[test]
fn cells_outside_the_grid_and_lost_words_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    for (line, words) in [
        ("contest = [\"r1c1\", \"r1c10\"]", "`r1c10` is no cell"),
        ("contest = [\"r1c1\", \"r1c1\"]", "named twice"),
        ("contest = []", "a contest of 0 cells"),
        ("contest = \"word\"", "have no hidden word"),
        ("contest = \"words\"", "`words`"),
        ("contest = [\"r1c1\"]\ncontest_days = 60", "60"),
    ] {
        let spec =
            format!("title = \"A\"\nseed = \"b\"\n[daily]\nfirst = \"2026-02-01\"\n{line}\n");
        fs::write(folder.path().join("desk.toml"), spec).unwrap();
        let ProgramRun { code, stderr, .. } =
            run(&folder, &["daily", "desk.toml", "--date", "2026-02-02"]);
        assert!(code == 2 && stderr.contains(words), "{line}: {code} {stderr}");
    }
}
