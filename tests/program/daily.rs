//! `gridpress daily` as a newspaper's desk runs it: repeatedly, in any order, killed and resumed.

use super::program::{ProgramRun, gridpress, run, sha256, succeed};
use gridpress_reader::PdfReader;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

const DESK: &str = r#"
title = "The Daily Grid"
author = "The desk"
seed = "a seed that nobody guesses"

[daily]
first = "2026-01-01"
first_number = 100
skip = ["12-25", "2026-11-24"]
days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
time_zone = "Europe/Berlin"

[daily.week]
friday = "hard"
"#;

/// Creates a folder with a desk.
fn desk(spec: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    folder
}

/// Runs `gridpress daily desk.toml` with arguments, which must succeed, and returns its output.
fn daily(folder: &TempDir, args: &str) -> String {
    let words: Vec<&str> = ["daily", "desk.toml"].into_iter().chain(args.split(' ')).collect();
    succeed(folder, &words)
}

/// Returns every file of a folder except the index.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let file = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())
    };
    let mut files: BTreeMap<_, _> = entries.map(file).collect();
    files.remove("index.json");
    files.remove(".desk.json");
    files
}

fn json(folder: &Path, name: &str) -> Value {
    serde_json::from_slice(&fs::read(folder.join(name)).unwrap()).unwrap()
}

const ALL: &str = "pdf,eps,svg,png,idml,html,json,ipuz,sdk,txt";

#[test]
fn a_date_depends_on_no_batch_order_or_threads() {
    let spec = DESK.replace("[daily.week]", "dpi = 150\n[daily.week]");
    let folder = desk(&spec);
    daily(&folder, &format!("--date 2026-11-20 --days 8 --format {ALL} -o batch"));
    for date in ["2026-11-27", "2026-11-20", "2026-11-23"] {
        daily(&folder, &format!("--date {date} --format {ALL} -o alone --threads 1"));
    }
    let (batch, alone) = (files(&folder.path().join("batch")), files(&folder.path().join("alone")));
    // Eight days minus a Sunday and a skipped Tuesday; ten formats, five of them with separate solutions.
    assert_eq!(batch.len(), 6 * 15);
    assert_eq!(alone.len(), 3 * 15);
    for (name, bytes) in &alone {
        assert!(batch[name] == *bytes, "{name}");
    }
}

#[test]
fn other_edits_of_the_spec_leave_a_puzzle_alone() {
    let folder = desk(DESK);
    daily(&folder, "--date 2026-11-16 --days 6 --format txt -o plain");
    let edited = DESK
        .replace("The Daily Grid", "Another Paper")
        .replace("friday = \"hard\"", "friday = \"expert\"")
        .replace(
            "[daily]",
            "language = \"de\"\n[replace]\n\"2026-11-17\" = 1\n[daily]\nwidth = \"120mm\"",
        );
    fs::write(folder.path().join("desk.toml"), edited).unwrap();
    daily(&folder, "--date 2026-11-16 --days 6 --format txt -o edited");
    let [plain, edited] = ["plain", "edited"].map(|name| files(&folder.path().join(name)));
    let differ: Vec<&String> = plain.keys().filter(|name| plain[*name] != edited[*name]).collect();
    assert_eq!(differ, ["2026-11-17.txt", "2026-11-20.txt"]);
}

#[test]
fn solutions_belong_to_the_previous_printing_day() {
    let folder = desk(DESK);
    daily(&folder, "--date 2026-01-01 --days 2 --format pdf,json -o out");
    daily(&folder, "--date 2026-11-21 --days 5 --format pdf,json -o out");
    let out = folder.path().join("out");
    let grids = |name: &str| {
        let reader = PdfReader::new(&fs::read(out.join(name)).unwrap()).unwrap();
        let grids = reader.grids().unwrap();
        grids
            .iter()
            .map(|grid| (grid.number.unwrap(), grid.grid.cells().to_vec()))
            .collect::<Vec<_>>()
    };
    let cells = |record: &Value, key: &str| -> Vec<u8> {
        let line = record[key].as_str().unwrap().chars();
        line.map(|c| c.to_digit(10).unwrap_or(0) as u8).collect()
    };
    // The first day has no predecessor; Sunday does not print, and Tuesday is skipped.
    let days = [
        ("2026-01-01", None, 100),
        ("2026-01-02", Some("2026-01-01"), 101),
        ("2026-11-23", Some("2026-11-21"), 379),
        ("2026-11-25", Some("2026-11-23"), 380),
    ];
    for (day, before, number) in days {
        let record = json(&out, &format!("{day}.json"));
        assert_eq!(record["number"], number, "{day}");
        let mut expected = vec![(number, cells(&record, "puzzle"))];
        if let Some(before) = before {
            let before = json(&out, &format!("{before}.json"));
            expected.push((number - 1, cells(&before, "solution")));
        }
        assert_eq!(grids(&format!("{day}.pdf")), expected, "{day}");
        let solution = vec![(number, cells(&record, "solution"))];
        assert_eq!(grids(&format!("{day}-solution.pdf")), solution, "{day}");
    }
    assert!(!out.join("2026-11-22.pdf").exists() && !out.join("2026-11-24.pdf").exists());
}

#[test]
fn without_solutions_no_file_holds_the_solution_of_its_day() {
    let folder =
        desk(&DESK.replace("[daily.week]", "solution = \"today\"\nsvg = \"text\"\n[daily.week]"));
    daily(&folder, "--date 2026-11-20 --format pdf,svg,eps,html,json,ipuz,sdk,txt -o with");
    daily(
        &folder,
        "--date 2026-11-20 --format pdf,svg,eps,html,json,ipuz,sdk,txt -o without --no-solution",
    );
    let [with, without] = ["with", "without"].map(|name| folder.path().join(name));
    let solution = json(&with, "2026-11-20.json")["solution"].as_str().unwrap().to_owned();
    let files = files(&without);
    assert_eq!(files.len(), 8);
    for (name, bytes) in &files {
        let digits: String =
            bytes.iter().filter(|byte| byte.is_ascii_digit()).map(|&b| char::from(b)).collect();
        assert!(!digits.contains(&solution), "{name}");
        // Single rows of the solution do not appear either.
        assert!(!digits.contains(&solution[..27]), "{name}");
    }
    let grids = PdfReader::new(&files["2026-11-20.pdf"]).unwrap().grids().unwrap();
    assert_eq!(grids.len(), 1);
    let report = PdfReader::new(&fs::read(with.join("2026-11-20.pdf")).unwrap()).unwrap();
    assert_eq!(report.grids().unwrap().len(), 2, "the reader sees what is upside down");
}

#[test]
fn a_second_run_changes_nothing_and_keeps_edited_files() {
    let folder = desk(DESK);
    daily(&folder, "--date 2026-11-20 --days 4 --format json,txt -o out");
    let out = folder.path().join("out");
    let times = || -> BTreeMap<_, _> {
        let entries = fs::read_dir(&out).unwrap().map(Result::unwrap);
        entries
            .map(|entry| (entry.file_name(), entry.metadata().unwrap().modified().unwrap()))
            .collect()
    };
    let before = times();
    std::thread::sleep(Duration::from_millis(20));
    daily(&folder, "--date 2026-11-20 --days 4 --format json,txt -o out");
    assert_eq!(times(), before);
    // One file is missing, and one was replaced.
    fs::remove_file(out.join("2026-11-20.txt")).unwrap();
    fs::write(out.join("2026-11-21.txt"), "mine").unwrap();
    let args = [
        "daily", "desk.toml", "--date", "2026-11-20", "--days", "4", "--format", "json,txt", "-o",
        "out",
    ];
    let ProgramRun { code, stderr, .. } = run(&folder, &args);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("2026-11-21.txt` was edited since"), "{stderr}");
    assert_eq!(fs::read(out.join("2026-11-21.txt")).unwrap(), b"mine");
    fs::remove_file(out.join("2026-11-20.txt")).unwrap();
    let ProgramRun { code, out: listed, .. } = run(&folder, &[&args[..], &["--dry-run"]].concat());
    assert_eq!(code, 0);
    assert_eq!(listed.lines().count(), 6);
    assert!(
        listed.contains("write      out/2026-11-20.txt\n")
            && listed.contains("changed    out/2026-11-21.txt\n")
    );
    assert!(!out.join("2026-11-20.txt").exists());
    daily(&folder, "--date 2026-11-20 --days 4 --format json,txt -o out --force");
    assert_ne!(fs::read(out.join("2026-11-21.txt")).unwrap(), b"mine");
}

#[test]
fn the_index_has_every_file_of_every_run_with_its_hash() {
    let folder = desk(DESK);
    daily(&folder, "--date 2026-11-20 --days 3 --format pdf,txt -o parts");
    daily(&folder, "--date 2026-11-23 --days 3 --format pdf,txt -o parts");
    daily(&folder, "--date 2026-11-20 --days 6 --format txt,pdf -o whole");
    let [parts, whole] = ["parts", "whole"].map(|name| folder.path().join(name));
    let index = json(&parts, "index.json");
    assert_eq!(index, json(&whole, "index.json"));
    let files = files(&parts);
    let entries = index["files"].as_array().unwrap();
    assert_eq!(entries.len(), files.len());
    for (entry, (name, bytes)) in entries.iter().zip(&files) {
        assert_eq!(entry["file"], **name);
        assert_eq!(entry["sha256"], sha256(bytes));
    }
    // A foreign file named `index.json` is not an index.
    fs::write(parts.join("index.json"), "{\"mine\": 1}").unwrap();
    let args = ["daily", "desk.toml", "--date", "2026-11-20", "-o", "parts"];
    let ProgramRun { code, stderr, .. } = run(&folder, &args);
    assert_eq!(code, 2, "{stderr}");
    assert_eq!(fs::read(parts.join("index.json")).unwrap(), b"{\"mine\": 1}");
}

#[test]
fn a_run_that_is_killed_leaves_whole_files_and_the_next_completes_it() {
    let folder = desk(DESK);
    let args = "--date 2026-01-01 --days 60 --format pdf,json";
    daily(&folder, &format!("{args} -o whole"));
    let whole = files(&folder.path().join("whole"));
    let mut cut_short = 0;
    for wait in [3, 15, 40, 80, 130, 200, 300] {
        let mut child = gridpress(&folder)
            .args(["daily", "desk.toml", "-o", "killed", "--quiet"])
            .args(args.split(' '))
            .spawn()
            .unwrap();
        let killed = folder.path().join("killed");
        // Wait until the folder exists, however busy the machine is.
        while !killed.exists() && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(wait));
        child.kill().unwrap();
        child.wait().unwrap();
        let there = files(&killed);
        let seen = there.iter().filter(|(name, _)| !name.starts_with('.'));
        seen.for_each(|(name, bytes)| assert!(whole[name] == *bytes, "{name}"));
        cut_short += usize::from(there.len() < whole.len());
    }
    daily(&folder, &format!("{args} -o killed"));
    assert!(files(&folder.path().join("killed")) == whole, "nothing but what is wanted");
    assert!(cut_short > 0, "no run was cut short");
}

#[test]
fn concurrent_runs_in_one_folder_do_not_interfere() {
    let folder = desk(DESK);
    let args = "--date 2026-01-01 --days 40 --format pdf,txt";
    daily(&folder, &format!("{args} -o whole"));
    let run = || {
        gridpress(&folder)
            .args(["daily", "desk.toml", "-o", "shared", "--quiet"])
            .args(args.split(' '))
            .spawn()
            .unwrap()
    };
    let runs: Vec<_> = (0..4).map(|_| run()).collect();
    for mut run in runs {
        assert!(run.wait().unwrap().success());
    }
    assert!(files(&folder.path().join("shared")) == files(&folder.path().join("whole")));
}

#[test]
fn codes_name_a_day_to_the_desk_alone() {
    let folder = desk(DESK);
    daily(&folder, "--date 2026-11-20 --days 2 --format json -o out");
    let [first, second] =
        ["20", "21"].map(|day| json(&folder.path().join("out"), &format!("2026-11-{day}.json")));
    let code = second["code"].as_str().unwrap();
    assert_ne!(first["code"], second["code"]);
    let ProgramRun { code: exit, out: puzzle, stderr } =
        run(&folder, &["generate", "--code", code, "desk.toml"]);
    assert_eq!((exit, puzzle.trim()), (0, second["puzzle"].as_str().unwrap()), "{stderr}");
    let ProgramRun { code: exit, .. } = run(&folder, &["generate", "--code", code]);
    assert_eq!(exit, 2);
    fs::write(folder.path().join("other.toml"), DESK.replace("nobody", "somebody")).unwrap();
    let ProgramRun { code: exit, stderr, .. } =
        run(&folder, &["generate", "--code", code, "other.toml"]);
    assert_eq!(exit, 2);
    assert!(stderr.contains("has no day with the code"), "{stderr}");
    let ProgramRun { code: exit, stderr, .. } =
        run(&folder, &["generate", "--code", "AAAAA-AAAAA", "desk.toml"]);
    assert_eq!(exit, 2);
    assert!(stderr.contains("is not the code of a day: `A` is not used in codes"), "{stderr}");
}

#[test]
fn an_audit_reports_proofs_and_mistakes() {
    let folder = desk(DESK);
    let report = daily(&folder, "--audit --days 90");
    assert!(report.starts_with("daily: 77 puzzles, 90 days\n"), "{report}");
    // There are fewer different puzzles of four rows.
    let small = DESK
        .replace("[daily.week]", "size = 4\n[levels.easy]\nremoved = [8, 8]\n[daily.week]")
        .replace(
            "friday = \"hard\"",
            &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
                .map(|day| format!("{day} = \"easy\"\n"))
                .concat(),
        );
    fs::write(folder.path().join("desk.toml"), small).unwrap();
    let ProgramRun { code, stderr, .. } =
        run(&folder, &["daily", "desk.toml", "--audit", "--days", "3650"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("is equivalent to that of"), "{stderr}");
    // The same as JSON.
    let args = ["daily", "desk.toml", "--audit", "--days", "3650", "--json"];
    let ProgramRun { code, out, .. } = run(&folder, &args);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &report["passed"]), (1, &false.into()));
    let mistakes = report["mistakes"].as_array().unwrap();
    assert!(stderr.contains(mistakes[0].as_str().unwrap()), "{mistakes:?}");
    assert!(report["slots"][0]["puzzles"].as_u64().unwrap() > 3000);
}

#[test]
fn written_files_are_listed_as_json() {
    let folder = desk(DESK);
    let report = |also: &str| -> serde_json::Value {
        let args = "--date 2026-11-20 --days 2 --format txt,json -o out --json";
        serde_json::from_str(&daily(&folder, format!("{args} {also}").trim())).unwrap()
    };
    let states = |report: &serde_json::Value| -> Vec<String> {
        let files = report["files"].as_array().unwrap().iter();
        files.map(|file| file["state"].as_str().unwrap().to_owned()).collect()
    };
    let first = report("--dry-run");
    assert!(states(&first).len() >= 2);
    assert!(states(&first).iter().all(|state| state == "write"));
    assert_eq!(report(""), first);
    let name = first["files"][0]["file"].as_str().unwrap();
    fs::write(folder.path().join("out").join(name), "changed").unwrap();
    let then = states(&report("--dry-run"));
    assert_eq!((then[0].as_str(), then[1].as_str()), ("changed", "keep"));
}

#[test]
fn impossible_dates_are_refused_with_help() {
    let folder = desk(DESK);
    let wrong = [
        ("--date 2025-12-31", "before the first puzzle"),
        ("--date 2026-02-30", "is not a date"),
        ("--date 21.11.2026", "is not a date"),
        ("--date yesterday", "is not a date"),
        ("--date +x", "is not a date"),
        ("--date +4294967295", "after 9999-12-31"),
        ("--date 2026-11-21 --until 2026-11-20", "is before"),
        ("--date 9999-12-30 --days 3", "end after 9999-12-31"),
        ("--date 9999-12-30 --days 4294967295", "end after 9999-12-31"),
        ("--date 2026-11-21 --until 9999-12-31", "are too many for one run"),
        ("--date 2026-11-21 --format doc", "[possible values: pdf, eps"),
    ];
    for (args, expected) in wrong {
        let words: Vec<&str> =
            ["daily", "desk.toml", "-o", "out"].into_iter().chain(args.split(' ')).collect();
        let ProgramRun { code, stderr, .. } = run(&folder, &words);
        assert_eq!(code, 2, "{args}: {stderr}");
        assert!(stderr.contains(expected), "{args}: {stderr}");
    }
    assert!(!folder.path().join("out").exists());
    let ProgramRun { code, stderr, .. } =
        run(&folder, &["daily", "desk.toml", "--date", "2026-12-25"]);
    assert_eq!((code, stderr.trim()), (0, "nothing prints on 2026-12-25"));
    daily(&folder, "--date 2028-02-28 --days 3 --format txt -o out");
    daily(&folder, "--date 9999-12-31 --format txt -o out");
    let names: Vec<String> = files(&folder.path().join("out")).into_keys().collect();
    assert_eq!(names, ["2028-02-28.txt", "2028-02-29.txt", "2028-03-01.txt", "9999-12-31.txt"]);
}

/// `--date today` takes the date in the desk's time zone. The first two of these zones are 25 hours apart, so their
/// dates differ at any hour. The desk prints every day and began long ago, so the test can run on any day.
#[test]
fn today_is_the_date_that_the_clock_shows_in_the_zone() {
    let mut dates = Vec::new();
    for zone in ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Berlin"] {
        let folder = desk(&format!(
            "seed = \"s\"\n[daily]\nfirst = \"1970-01-01\"\ntime_zone = \"{zone}\"\n"
        ));
        let date = || {
            let zone = jiff::tz::TimeZone::get(zone).unwrap();
            jiff::Timestamp::now().to_zoned(zone).date()
        };
        let before = date();
        daily(&folder, "--date today --format txt -o out");
        let after = date();
        let names: Vec<String> = files(&folder.path().join("out")).into_keys().collect();
        // Midnight may pass in between.
        let possible = [before, after].map(|date| vec![format!("{date}.txt")]);
        assert!(possible.contains(&names), "{zone}: {names:?}");
        dates.extend(names);
    }
    assert!(dates[0] < dates[1], "{dates:?}");
}

#[test]
fn several_slots_have_files_of_their_own_and_a_proof_shows_them_all() {
    let slots = "\n[[daily.slot]]\nid = \"classic\"\n[[daily.slot]]\nid = \"mini\"\ntitle = \"For breakfast\"\nsize = 6\n\
        [daily.slot.week]\nmonday = \"easy\"\nfriday = \"easy\"\nsaturday = \"easy\"\nsunday = \"easy\"\nwednesday = \"easy\"\nthursday = \"easy\"\n";
    let folder = desk(&(DESK.to_owned() + slots));
    daily(&folder, "--date 2026-11-20 --days 4 --format pdf,txt,json -o out");
    daily(&folder, "--date 2026-11-20 --days 4 --proof -o out");
    let out = folder.path().join("out");
    let names: Vec<String> = files(&out).into_keys().collect();
    assert!(names.contains(&"2026-11-20-mini-solution.pdf".to_owned()), "{names:?}");
    assert!(names.contains(&"2026-11-20--2026-11-23-proof.pdf".to_owned()), "{names:?}");
    let record = json(&out, "2026-11-20-mini.json");
    assert_eq!(
        (&record["title"], &record["size"], &record["slot"]),
        (&"For breakfast".into(), &6.into(), &"mini".into())
    );
    // Puzzles depend on the id of their slot.
    daily(&folder, "--date 2026-11-20 --format json -o again");
    assert_eq!(
        json(&folder.path().join("again"), "2026-11-20-classic.json"),
        json(&out, "2026-11-20-classic.json")
    );
}

/// Frozen puzzles of this desk.
const FROZEN: [(&str, u32, &str); 3] = [
    (
        "2026-01-01",
        100,
        ".3.2..5..6..8.3....2.1...48.639..1.55.......21.7..543.37...8.1....4.2..3..5..1.2.",
    ),
    (
        "2028-02-29",
        773,
        ".72.3.84.3.....57..9.87.21..231.5..8..17639..7..2.943..38.97.2..17.....4.69.1.38.",
    ),
    (
        "9999-12-31",
        2_489_660,
        "97.....23...9..15..215.....3..7...6.7..2.6..4.4...3..9.....854..94..5...53.....81",
    ),
];

#[test]
fn the_puzzle_of_a_date_is_frozen() {
    let folder = desk(DESK);
    for (date, number, puzzle) in FROZEN {
        daily(&folder, &format!("--date {date} --format json -o out"));
        let record = json(&folder.path().join("out"), &format!("{date}.json"));
        assert_eq!(record["number"], number, "{date}");
        assert_eq!(record["puzzle"], puzzle, "{date}");
    }
}

/// Returns the text of an SVG file.
fn without_tags(svg: &str) -> String {
    let parts = svg.split('<').filter_map(|part| Some(part.split_once('>')?.1));
    parts.collect::<String>()
}

#[test]
fn a_column_has_rules_credit_and_copyright() {
    let words =
        "rules = true\nbyline = \"By Ada\"\ncopyright = \"© 2026 The Post\"\nsvg = \"text\"\n";
    for solution in ["beside", "today", "none"] {
        let spec = DESK.replace("first = ", &format!("{words}solution = \"{solution}\"\nfirst = "));
        let folder = desk(&spec.replace("[daily.week]", "variant = [\"diagonal\"]\n[daily.week]"));
        daily(&folder, "--date 2026-11-20 --format svg -o out");
        let day = fs::read_to_string(folder.path().join("out/2026-11-20.svg")).unwrap();
        let day = without_tags(&day);
        for text in ["Fill every", "diagonals", "By Ada", "© 2026 The Post"] {
            assert!(day.contains(text), "{solution}: {text}");
        }
        // The solution contains its date once.
        let alone = folder.path().join("out/2026-11-20-solution.svg");
        let alone = without_tags(&fs::read_to_string(alone).unwrap());
        assert_eq!(alone.matches("20 November 2026").count(), 1, "{solution}");
        assert!(!alone.contains("By Ada"));
    }
    let low = DESK.replace(
        "first = ",
        &format!("{words}solution = \"beside\"\nheight = \"90mm\"\nwidth = \"90mm\"\nfirst = "),
    );
    let folder = desk(&low);
    let ProgramRun { code, stderr, .. } = run(
        &folder,
        &["daily", "desk.toml", "--date", "2026-11-20", "--format", "svg", "-o", "out"],
    );
    assert_eq!(code, 2, "{stderr}");
    // The message names the file, since a run makes many.
    assert!(stderr.contains("error: 2026-11-20.svg: "), "{stderr}");
    assert!(stderr.contains("no room for its rules"), "{stderr}");
}

#[test]
fn a_spec_without_a_desk_is_reported_first() {
    let folder = super::program::folder();
    let spec =
        "title = \"A\"\nseed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2\n";
    fs::write(folder.path().join("book.toml"), spec).unwrap();
    let run = run(&folder, &["daily", "book.toml", "--date", "2026-13-01"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("[daily]"), "{}", run.stderr);
    assert!(run.stderr.contains("--date: `2026-13-01` is not a date"), "{}", run.stderr);
    assert!(!run.stderr.contains("guessed"), "{}", run.stderr);
}
