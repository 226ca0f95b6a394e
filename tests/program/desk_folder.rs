//! The folder of a desk, which records the latest day and its spec, seed and slots.

use super::program::{ProgramRun, files, run};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const DESK: &str = "title = \"The Daily Grid\"\nseed = \"seven badgers hum at 41 kettles\"\n\
    [daily]\nfirst = \"2026-01-01\"\nfirst_number = 100\n";

const SLOTS: &str = "[[daily.slot]]\nid = \"classic\"\n[[daily.slot]]\nid = \"mini\"\nsize = 4\n";

/// Creates a folder with the spec of a desk.
fn desk(spec: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "desk.toml", spec);
    folder
}

fn write(folder: &TempDir, name: &str, text: &str) {
    fs::write(folder.path().join(name), text).unwrap();
}

/// Runs `gridpress daily` with arguments, into the folder `out`.
fn daily(folder: &TempDir, words: &str) -> ProgramRun {
    let args = format!("daily {words} -o out");
    run(folder, &args.split_whitespace().collect::<Vec<_>>())
}

/// Runs the desk for a week from `today` on.
fn night(folder: &TempDir, today: &str, more: &str) -> ProgramRun {
    let words = format!("desk.toml --date today --days 7 --format json,pdf --today {today} {more}");
    daily(folder, &words)
}

/// Runs the desk like [`night`], which must succeed, and returns its messages.
fn good_night(folder: &TempDir, today: &str, more: &str) -> String {
    let ProgramRun { code, stderr, .. } = night(folder, today, more);
    assert_eq!(code, 0, "{today} {more}: {stderr}");
    stderr
}

/// Runs a command that must be refused with a message that contains all of `parts`, and must not change the folder.
fn refused(folder: &TempDir, words: &str, parts: &[&str]) {
    let before = files(&out(folder));
    for more in ["", "--dry-run"] {
        let ProgramRun { code, stderr, .. } = daily(folder, &format!("{words} {more}"));
        assert_eq!(code, 2, "{words} {more}: {stderr}");
        for part in parts {
            assert!(stderr.contains(part), "{part}: {stderr}");
        }
    }
    assert!(files(&out(folder)) == before, "{words}");
}

fn out(folder: &TempDir) -> PathBuf {
    folder.path().join("out")
}

fn json(folder: &TempDir, name: &str) -> Value {
    serde_json::from_slice(&fs::read(out(folder).join(name)).unwrap()).unwrap()
}

/// Returns the number of each day in `json` files, by file name.
fn numbers(folder: &TempDir) -> BTreeMap<String, u64> {
    let days = files(&out(folder)).into_iter();
    let days = days.filter(|(name, _)| name.starts_with("2026") && name.ends_with(".json"));
    days.map(|(name, bytes)| {
        let day: Value = serde_json::from_slice(&bytes).unwrap();
        (name, day["number"].as_u64().unwrap())
    })
    .collect()
}

/// Returns the arguments of a run for a week from `today` on.
fn week_of(spec: &str, today: &str) -> String {
    format!("{spec} --date today --days 7 --format json,pdf --today {today}")
}

#[test]
fn a_clock_that_went_back_rewrites_nothing() {
    let folder = desk(&format!("{DESK}days = [\"monday\", \"tuesday\"]\n"));
    good_night(&folder, "2026-03-03", "");
    // The day is recorded although nothing prints on it.
    let stderr = good_night(&folder, "2026-03-05", "");
    assert!(stderr.contains("up to date"), "{stderr}");
    let one = "desk.toml --date today --format json --today 2026-03-06";
    assert_eq!(daily(&folder, one).code, 0);
    write(&folder, "desk.toml", &format!("{DESK}symmetry = \"none\"\n"));
    refused(
        &folder,
        &week_of("desk.toml", "2026-03-02"),
        &["today is 2026-03-02", "`out` was on 2026-03-06"],
    );
    let before = files(&out(&folder));
    let force = "desk.toml --date tomorrow --format json --today 2026-03-04 --force";
    assert_eq!(daily(&folder, force).code, 0);
    let after = files(&out(&folder));
    for (name, bytes) in before {
        let stays = name.contains("2026-03-0") && &name[..10] <= "2026-03-04";
        assert!(!stays || after[&name] == bytes, "{name}");
    }
    // The day of the forced run is now the latest.
    good_night(&folder, "2026-03-04", "");
}

#[test]
fn the_folder_of_one_spec_is_not_written_by_another() {
    let folder = desk(DESK);
    good_night(&folder, "2026-03-02", "");
    write(&folder, "other.toml", DESK);
    refused(
        &folder,
        &week_of("other.toml", "2026-03-02"),
        &["the folder `out` belongs to `desk.toml`", "not to `other.toml`"],
    );
    let weasels = DESK.replace("badgers", "weasels");
    write(&folder, "desk.toml", &weasels);
    let of_seed = ["the seed of `desk.toml` is not the seed of the folder `out`"];
    refused(&folder, &week_of("desk.toml", "2026-03-03"), &of_seed);
    // The seed itself is not stored, but the folder is recognised without a run.
    let record = fs::read_to_string(out(&folder).join(".desk.json")).unwrap();
    assert!(!record.contains("badgers"));
    write(&folder, "desk.toml", DESK);
    let seed = ["--seed", "another of 17 words"];
    let words = week_of("desk.toml", "2026-03-02");
    let args: Vec<&str> =
        ["daily", "-o", "out"].into_iter().chain(words.split(' ')).chain(seed).collect();
    assert_eq!(run(&folder, &args).code, 2);
    // Edits of the same spec are still accepted.
    let edited = DESK.replace("Daily Grid", "Morning Grid");
    write(&folder, "desk.toml", &format!("{edited}byline = \"By Ada\"\n"));
    let stderr = good_night(&folder, "2026-03-02", "");
    assert!(stderr.contains("made again"), "{stderr}");
    // A folder that is handed over keeps its published days and belongs to the new spec.
    let before = files(&out(&folder));
    let words = "other.toml --date tomorrow --days 6 --format json,pdf --today 2026-03-02 --force";
    assert_eq!(daily(&folder, words).code, 0);
    let after = files(&out(&folder));
    for name in ["2026-03-02.json", "2026-03-02.pdf"] {
        assert!(before[name] == after[name], "{name}");
    }
    assert_eq!(daily(&folder, &week_of("other.toml", "2026-03-03")).code, 0);
    refused(
        &folder,
        &week_of("desk.toml", "2026-03-03"),
        &["the folder `out` belongs to `other.toml`", "not to `desk.toml`"],
    );
}

#[test]
fn a_new_seed_prints_the_solution_of_the_day_that_was_published() {
    let folder = desk(DESK);
    good_night(&folder, "2026-03-02", "");
    let published = json(&folder, "2026-03-02.json");
    write(&folder, "desk.toml", &DESK.replace("badgers", "weasels"));
    let words = "desk.toml --date tomorrow --days 6 --format json,pdf --today 2026-03-02 --force";
    let ProgramRun { code, stderr, .. } = daily(&folder, words);
    assert_eq!(code, 0, "{stderr}");
    assert!(stderr.contains("overwritten: "), "{stderr}");
    assert!(stderr.contains("2026-03-03.json"), "{stderr}");
    let pdf = fs::read(out(&folder).join("2026-03-03.pdf")).unwrap();
    let grids = gridpress_reader::PdfReader::new(&pdf).unwrap().grids().unwrap();
    let solution: String = (grids[1].grid.cells().iter()).map(|digit| digit.to_string()).collect();
    assert_eq!(published["solution"], *solution);
}

#[test]
fn a_slot_does_not_take_the_files_of_another() {
    let slot = |id: &str| format!("{DESK}[[daily.slot]]\nid = \"{id}\"\n");
    let folder = desk(&slot("a"));
    good_night(&folder, "2026-03-02", "");
    write(&folder, "desk.toml", &slot("b"));
    refused(
        &folder,
        &week_of("desk.toml", "2026-03-03"),
        &["2026-03-03", "belongs to slot `a`, not to `b`"],
    );
}

#[test]
fn folders_of_earlier_versions_are_adopted() {
    let folder = desk(DESK);
    good_night(&folder, "2026-03-02", "");
    let mut record = json(&folder, ".desk.json");
    let owner = record.as_object_mut().unwrap().remove("owner").unwrap();
    assert_eq!(owner["latest"], "2026-03-02");
    fs::write(out(&folder).join(".desk.json"), record.to_string()).unwrap();
    good_night(&folder, "2026-03-02", "");
    assert_eq!(json(&folder, ".desk.json")["owner"], owner);
}

#[test]
fn days_to_come_leave_with_their_slot_and_their_weekday() {
    let folder = desk(&format!("{DESK}{SLOTS}"));
    good_night(&folder, "2026-03-02", "");
    let without_mini = SLOTS.split("[[daily.slot]]\nid = \"mini\"").next().unwrap();
    // The files of a single remaining slot have different names.
    let other = "[[daily.slot]]\nid = \"maxi\"\n";
    write(&folder, "desk.toml", &format!("{DESK}{without_mini}{other}"));
    fs::write(out(&folder).join("2026-03-08-mini.json"), "mine").unwrap();
    let ProgramRun { out: listed, .. } = night(&folder, "2026-03-03", "--dry-run");
    assert!(listed.contains("remove     out/2026-03-04-mini.pdf\n"), "{listed}");
    let ProgramRun { code, stderr, .. } = night(&folder, "2026-03-03", "");
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("no longer in the spec: 2026-03-04-mini"), "{stderr}");
    assert!(stderr.contains("`out/2026-03-08-mini.json` was edited since"), "{stderr}");
    let there = files(&out(&folder));
    assert!(there.contains_key("2026-03-03-mini.pdf") && there.contains_key("2026-03-02-mini.pdf"));
    assert!(
        !there.contains_key("2026-03-04-mini.pdf") && !there.contains_key("2026-03-08-mini.pdf")
    );
    fs::remove_file(out(&folder).join("2026-03-08-mini.json")).unwrap();
    good_night(&folder, "2026-03-03", "");
    let index = fs::read_to_string(out(&folder).join("index.json")).unwrap();
    assert!(index.contains("2026-03-03-mini.json") && !index.contains("2026-03-04-mini"));
    let ProgramRun { code, stderr, .. } = run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    let days = "2026-03-02 to 2026-03-03: made by an earlier spec";
    assert!(code == 0 && stderr.contains(days), "{stderr}");
}

#[test]
fn a_lost_index_is_rebuilt() {
    let web = "formats = [\"json\", \"html\", \"pdf\"]\n[daily.web]\nsite = true\nurl = \"https://example.com/\"\n";
    let folder = desk(&format!("{DESK}{web}"));
    let run = |today: &str, more: &str| {
        let words = format!("desk.toml --date today --days 3 --today {today} {more}");
        let ProgramRun { code, stderr, .. } = daily(&folder, &words);
        assert_eq!(code, 0, "{stderr}");
        stderr
    };
    run("2026-03-02", "--no-solution");
    let earlier = fs::read(out(&folder).join("index.json")).unwrap();
    run("2026-03-05", "--proof --format json,html,pdf");
    run("2026-03-08", "");
    let whole = files(&out(&folder));
    let index = out(&folder).join("index.json");
    let text = fs::read_to_string(&index).unwrap();
    for damage in [None, Some(""), Some(&text[..text.len() / 2])] {
        fs::remove_file(&index).unwrap();
        damage.into_iter().for_each(|rest| fs::write(&index, rest).unwrap());
        let stderr = run("2026-03-08", "");
        assert!(stderr.contains("index.json` was missing or damaged"), "{stderr}");
        assert!(files(&out(&folder)) == whole);
    }
    // An index of an earlier run, as from a backup, is completed.
    fs::write(&index, earlier).unwrap();
    run("2026-03-08", "");
    assert!(files(&out(&folder)) == whole);
    // A file of another program is overwritten by force, without losing a day.
    fs::write(&index, "{}").unwrap();
    let words = "desk.toml --date today --days 3 --today 2026-03-08";
    let ProgramRun { code, stderr, .. } = daily(&folder, words);
    assert!(code == 2 && stderr.contains("was not written by gridpress"), "{stderr}");
    run("2026-03-08", "--force");
    assert!(files(&out(&folder)) == whole);
}

#[test]
fn numbers_do_not_run_backwards_when_the_calendar_changes() {
    let folder = desk(DESK);
    good_night(&folder, "2026-03-05", "");
    let days = "days = [\"monday\", \"tuesday\", \"wednesday\", \"thursday\", \"friday\"]\n";
    let weekdays = format!("{DESK}{days}");
    write(&folder, "desk.toml", &weekdays);
    // Up to Thursday, 5 March, 64 days printed: numbers 100 to 163. With weekdays only it would be 46.
    refused(
        &folder,
        &week_of("desk.toml", "2026-03-05"),
        &[
            "2026-03-06 would be number 146, but 2026-03-05 was published as number 163",
            "`first_number = 118` in [daily] makes it number 164",
        ],
    );
    write(&folder, "desk.toml", &weekdays.replace("= 100", "= 118"));
    let stderr = good_night(&folder, "2026-03-05", "");
    assert!(stderr.contains("no longer in the spec: 2026-03-07"), "{stderr}");
    for today in ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09"] {
        good_night(&folder, today, "");
    }
    let expected = [
        ("2026-03-05.json", 163),
        ("2026-03-06.json", 164),
        ("2026-03-09.json", 165),
        ("2026-03-10.json", 166),
    ];
    let numbers = numbers(&folder);
    let first: Vec<(&str, u64)> =
        (numbers.iter().take(4)).map(|(name, number)| (name.as_str(), *number)).collect();
    assert_eq!(first, expected);
    fs::rename(folder.path().join("desk.toml"), folder.path().join("kept.toml")).unwrap();
    let ProgramRun { code, out, stderr } = run(&folder, &["verify", "out"]);
    assert_eq!(code, 0, "{out}{stderr}");
    // A calendar with more days skips numbers, with a warning.
    write(&folder, "desk.toml", &DESK.replace("= 100", "= 300"));
    let stderr = good_night(&folder, "2026-03-10", "");
    assert!(
        stderr
            .contains("2026-03-11 would be number 369, but 2026-03-10 was published as number 166")
            && stderr.contains("`first_number = 98` in [daily] makes it number 167"),
        "{stderr}"
    );
}

#[test]
fn a_weekday_that_leaves_takes_no_solution_with_it() {
    let folder = desk(DESK);
    // Saturday was published, and the next day of printing is Monday.
    good_night(&folder, "2026-03-07", "");
    let saturday = json(&folder, "2026-03-07.json");
    let days = "days = [\"monday\", \"tuesday\", \"wednesday\", \"thursday\", \"friday\"]\n";
    let weekdays = format!("{DESK}{days}").replace("= 100", "= 119");
    write(&folder, "desk.toml", &weekdays);
    good_night(&folder, "2026-03-07", "");
    assert_eq!(json(&folder, "2026-03-09.json")["number"], 166);
    let pdf = fs::read(out(&folder).join("2026-03-09.pdf")).unwrap();
    let grids = gridpress_reader::PdfReader::new(&pdf).unwrap().grids().unwrap();
    assert_eq!(grids[1].number, Some(165));
    let solution: String = (grids[1].grid.cells().iter()).map(|digit| digit.to_string()).collect();
    assert_eq!(saturday["solution"], *solution);
    fs::rename(folder.path().join("desk.toml"), folder.path().join("kept.toml")).unwrap();
    let ProgramRun { code, out, stderr } = run(&folder, &["verify", "out"]);
    assert_eq!(code, 0, "{out}{stderr}");
}

#[test]
fn remains_of_killed_runs_are_removed() {
    let folder = desk(&format!("{DESK}skip = [\"2026-03-06\"]\n"));
    good_night(&folder, "2026-03-02", "");
    let leave = || {
        for name in [".gridpress-Ab1.journal", ".gridpress-Cd2.desk.tmp", ".gridpress-Ef3.tmp"] {
            fs::write(out(&folder).join(name), "").unwrap();
        }
    };
    let left = || {
        let names = files(&out(&folder)).into_keys();
        names.filter(|name| name.starts_with(".gridpress-")).count()
    };
    for words in [
        week_of("desk.toml", "2026-03-02"),
        "desk.toml --date 2026-03-06 --today 2026-03-02".to_owned(),
    ] {
        leave();
        let ProgramRun { code, stderr, .. } = daily(&folder, &words);
        assert_eq!((code, left()), (0, 0), "{words}: {stderr}");
    }
}

#[test]
fn a_published_puzzle_is_replaced_by_force_in_one_slot() {
    let folder = desk(&format!("{DESK}{SLOTS}"));
    good_night(&folder, "2026-03-02", "");
    let replace = "[replace]\n\"classic/2026-03-02\" = 1\n";
    // The level of the other slot has changed too, but its puzzle must stay.
    let slots = SLOTS.replace("size = 4", "size = 4\nsymmetry = \"none\"");
    write(&folder, "desk.toml", &format!("{DESK}{slots}{replace}"));
    let before = files(&out(&folder));
    let stderr = good_night(&folder, "2026-03-02", "");
    assert!(
        stderr.contains("the puzzle of 2026-03-02 in slot `classic` is published and stays")
            && stderr
                .contains("gridpress correct FOLDER --date 2026-03-02 --slot classic --new-puzzle"),
        "{stderr}"
    );
    let words = "desk.toml --date 2026-03-02 --slot classic --format json,pdf --today 2026-03-02";
    let ProgramRun { code, stderr, .. } = daily(&folder, &format!("{words} --force"));
    assert_eq!(code, 0, "{stderr}");
    let (_, names) = stderr.split_once("overwritten: ").unwrap();
    let mut names: Vec<&str> = names.trim().split(", ").collect();
    names.sort_unstable();
    let expected =
        ["2026-03-02-classic-solution.pdf", "2026-03-02-classic.json", "2026-03-02-classic.pdf"];
    assert_eq!(names, expected);
    let after = files(&out(&folder));
    let is_other = |name: &str| before[name] != after[name];
    assert!(is_other("2026-03-02-classic.json") && !is_other("2026-03-02-mini.json"));
    let ProgramRun { code, stderr, .. } = daily(&folder, &words.replace("classic", "maxi"));
    assert_eq!(code, 2);
    assert!(stderr.contains("the slots are classic, mini"), "{stderr}");
}

#[test]
fn a_redesign_reaches_published_days_and_keeps_their_puzzles() {
    let folder = desk(DESK);
    good_night(&folder, "2026-03-02", "");
    let published = json(&folder, "2026-03-03.json");
    let edited = DESK.replace("Daily Grid", "Morning Grid");
    write(&folder, "desk.toml", &format!("{edited}symmetry = \"none\"\n"));
    fs::write(out(&folder).join("2026-03-02.json"), "mine").unwrap();
    let words = "desk.toml --date 2026-03-02 --days 2 --format json --today 2026-03-03 --redesign";
    let ProgramRun { code, stderr, .. } = daily(&folder, words);
    assert_eq!(code, 1, "what somebody changed is left alone: {stderr}");
    let redesigned = json(&folder, "2026-03-03.json");
    assert_eq!(redesigned["title"], "The Morning Grid");
    for key in ["puzzle", "number", "level", "code"] {
        assert_eq!(published[key], redesigned[key], "{key}");
    }
}
