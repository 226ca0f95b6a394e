//! Slots with their own days and numbers, and with the levels of their kinds.

use super::program::{ProgramRun, files, run};
use gridpress_reader::PdfReader;
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

/// A classic puzzle from Monday to Saturday, a killer from the second Saturday on, and a small puzzle on Sundays.
const DESK: &str = r#"
title = "The Daily Grid"
seed = "seven badgers hum at 41 kettles"
[daily]
first = "2026-03-02"
first_number = 500
days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
[daily.web]
site = true
[[daily.slot]]
id = "classic"
skip = ["2026-03-11"]
[[daily.slot]]
id = "sums"
variant = ["killer"]
days = ["saturday"]
first = "2026-03-08"
first_number = 7
[[daily.slot]]
id = "mini"
size = 6
days = ["sunday"]
first_number = 1
"#;

fn desk(spec: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    folder
}

fn daily(folder: &TempDir, words: &str) -> ProgramRun {
    let args = format!("daily desk.toml {words}");
    run(folder, &args.split_whitespace().collect::<Vec<_>>())
}

#[test]
fn a_slot_prints_on_its_own_days_with_its_own_numbers() {
    let folder = desk(DESK);
    let words = "--date 2026-03-02 --days 21 --format json,html,pdf -o out --today 2026-03-01";
    let ProgramRun { code, stderr, .. } = daily(&folder, words);
    assert_eq!(code, 0, "{stderr}");
    let out = folder.path().join("out");
    let json = |name: &str| -> Value {
        serde_json::from_slice(&fs::read(out.join(name)).unwrap()).unwrap()
    };
    let days = |slot: &str| -> Vec<(String, u64)> {
        let end = format!("-{slot}.json");
        let names = files(&out).into_keys();
        let days = names.filter_map(|name| Some(name.strip_suffix(&end)?.to_owned()));
        days.map(|day| {
            let number = json(&format!("{day}{end}"))["number"].as_u64().unwrap();
            (day, number)
        })
        .collect()
    };
    let expect = |days: &[(&str, u64)]| -> Vec<(String, u64)> {
        days.iter().map(|(day, number)| ((*day).to_owned(), *number)).collect()
    };
    assert_eq!(days("sums"), expect(&[("2026-03-14", 7), ("2026-03-21", 8)]));
    let sundays = [("2026-03-08", 1), ("2026-03-15", 2), ("2026-03-22", 3)];
    assert_eq!(days("mini"), expect(&sundays));
    // Three weeks of six days, minus one.
    let classic = days("classic");
    assert_eq!(classic.len(), 17);
    assert_eq!(classic[7..9], expect(&[("2026-03-10", 507), ("2026-03-12", 508)]));
    // The solution beside a puzzle is that of the slot's previous day.
    for (day, before, slot) in [
        ("2026-03-21", "2026-03-14", "sums"),
        ("2026-03-22", "2026-03-15", "mini"),
        ("2026-03-12", "2026-03-10", "classic"),
    ] {
        let reader = PdfReader::new(&fs::read(out.join(format!("{day}-{slot}.pdf"))).unwrap());
        let grids = reader.unwrap().grids().unwrap();
        let last = json(&format!("{before}-{slot}.json"));
        let solution: String = (grids[1].grid.cells().iter()).map(|d| d.to_string()).collect();
        assert_eq!(last["solution"], *solution, "{day}");
        assert_eq!(last["number"], grids[1].number.unwrap(), "{day}");
        let page = fs::read_to_string(out.join(format!("{day}-{slot}.html"))).unwrap();
        assert!(page.contains(&format!("rel=\"prev\" href=\"{before}-{slot}.html\"")), "{day}");
    }
    let archive = fs::read_to_string(out.join("index.html")).unwrap();
    let (_, data) = archive.split_once("id=\"data\">").unwrap();
    let data: Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
    let lengths = [0, 1, 2].map(|slot| data["slots"][slot]["days"].as_array().unwrap().len());
    assert_eq!(lengths, [17, 2, 3]);
    let ProgramRun { code, out, stderr } = run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    assert_eq!(code, 0, "{out}{stderr}");
    assert!(!stderr.contains("which other days have"), "{stderr}");
    // A single day is the same as in the batch.
    let alone = "--date 2026-03-21 --format json -o alone --today 2026-03-01";
    assert_eq!(daily(&folder, alone).code, 0);
    let there = files(&folder.path().join("alone"));
    assert_eq!(
        there["2026-03-21-sums.json"],
        fs::read(folder.path().join("out/2026-03-21-sums.json")).unwrap()
    );
    assert!(!there.contains_key("2026-03-21-mini.json"));
}

#[test]
fn days_without_a_slot_audits_codes_and_replacements_follow() {
    let folder = desk(DESK);
    let ProgramRun { code, stderr, .. } = daily(&folder, "--date 2026-03-01");
    assert_eq!(code, 2);
    assert!(stderr.contains("before the first puzzle, on 2026-03-02"), "{stderr}");
    let ProgramRun { code, stderr, .. } = daily(&folder, "--date 2026-03-11 -o none");
    assert_eq!((code, stderr.trim()), (0, "nothing prints on 2026-03-11"));
    assert!(!folder.path().join("none").exists());
    let ProgramRun { code, out, stderr } = daily(&folder, "--audit --days 14");
    assert_eq!(code, 0, "{stderr}");
    assert!(
        out.starts_with(
            "classic: 11 puzzles, 14 days\nsums: 1 puzzle, 14 days\nmini: 2 puzzles, 14 days\n"
        ),
        "{out}"
    );
    let first = |folder: &TempDir, to: &str| -> Value {
        let words = format!("--date 2026-03-14 --format json -o {to} --today 2026-03-01");
        assert_eq!(daily(folder, &words).code, 0);
        let file = folder.path().join(to).join("2026-03-14-sums.json");
        serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
    };
    let before = first(&folder, "before");
    let code = before["code"].as_str().unwrap();
    let ProgramRun { code, out, .. } =
        run(&folder, &["generate", "--code", code, "desk.toml", "--format", "json"]);
    assert_eq!(code, 0);
    // A killer without givens is identified by its cages.
    let again: Value = serde_json::from_str(&out).unwrap();
    assert!(again["cages"].is_array() && again["cages"] == before["cages"], "{out}");
    // Replacing a day affects the slots that print on it.
    let replace = "[replace]\n\"2026-03-14\" = 1\n\"mini/2026-03-14\" = 1\n";
    fs::write(folder.path().join("desk.toml"), format!("{DESK}{replace}")).unwrap();
    let ProgramRun { stderr, .. } = daily(&folder, "--date 2026-03-14 --format json -o said");
    assert!(stderr.contains("nothing prints on 2026-03-14 in slot `mini`"), "{stderr}");
    assert_ne!(first(&folder, "after")["solution"], before["solution"]);
}

#[test]
fn a_slot_without_a_week_takes_the_nearest_levels_of_its_kind() {
    let week = "[daily.week]\nmonday = \"extreme\"\n";
    let slots = "[[daily.slot]]\nid = \"sums\"\nvariant = [\"killer\"]\n[[daily.slot]]\nid = \"mini\"\nsize = 4\n";
    let head = "seed = \"seven badgers hum at 41 kettles\"\n[daily]\nfirst = \"2026-03-02\"\n";
    for (week, monday) in [("", "easy"), (week, "medium")] {
        let folder = desk(&format!("{head}{week}{slots}"));
        let words = "--date 2026-03-02 --days 7 --format json -o out";
        let ProgramRun { code, stderr, .. } = daily(&folder, words);
        assert_eq!(code, 0, "{stderr}");
        let level = |day: u32| -> String {
            let file = folder.path().join(format!("out/2026-03-0{day}-mini.json"));
            let day: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
            day["level"].as_str().unwrap().to_owned()
        };
        // Puzzles of four rows are easy or medium.
        let levels: Vec<String> = (2..=8).map(level).collect();
        let expected = [monday, "easy", "medium", "medium", "medium", "medium", "medium"];
        assert_eq!(levels, expected);
    }
    // A level that is set for the slot must be available.
    let folder = desk(&format!("{head}{slots}week = {{ sunday = \"expert\" }}\n"));
    let ProgramRun { code, stderr, .. } = daily(&folder, "--date 2026-03-02 --format json -o out");
    assert_eq!(code, 2);
    assert!(stderr.contains("`expert` is not offered"), "{stderr}");
}
