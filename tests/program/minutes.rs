//! Expected solving times: as a target, as an order, on pages, in locks, and calibrated by readers' times.

use super::program::{self, PUZZLE, ProgramRun, puzzles, run, run_on, succeed, with_spec};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A book whose puzzles, order and pages depend on expected times.
const TIMED: &str = "seed = \"clock\"\n\
    [levels.medium]\nminutes = [5, 6]\n\
    [puzzle]\nminutes = true\n\
    [[section]]\nid = \"short\"\nlevel = \"medium\"\ncount = 6\norder = \"rising-minutes\"\n\
    [[section]]\nid = \"long\"\nlevel = \"hard\"\nminutes = [10, 14]\ncount = 4\n\
    [[section]]\nid = \"any\"\nsize = 6\nlevel = \"easy\"\ncount = 2\n";

/// Returns the minutes of puzzles, as `grade` reports them.
fn grades(folder: &Path, puzzles: &str) -> Vec<f64> {
    let ProgramRun { code, out, stderr } = run_on(folder, &["grade", "--json"], puzzles);
    assert_eq!(code, 0, "{stderr}");
    let grade = |line: &str| -> f64 {
        let grade: Value = serde_json::from_str(line).unwrap();
        let minutes = &grade["minutes"];
        let [low, expected, high] =
            ["low", "expected", "high"].map(|key| minutes[key].as_f64().unwrap());
        assert!(low < expected && expected < high, "{line}");
        expected
    };
    out.lines().map(grade).collect()
}

#[test]
fn puzzles_of_a_range_of_minutes_are_generated() {
    let folder = program::folder();
    let path = folder.path();
    for (range, level) in [("3..4", "easy"), ("8..9", "hard")] {
        let args = ["generate", "-n", "5", "--seed", "1", "--level", level, "--minutes", range];
        let puzzles = succeed(path, &args);
        let (low, high) = range.split_once("..").unwrap();
        let range = low.parse::<f64>().unwrap()..=high.parse::<f64>().unwrap();
        let minutes = grades(path, &puzzles);
        assert!(minutes.len() == 5 && minutes.iter().all(|minutes| range.contains(minutes)));
    }
    let text = run_on(path, &["grade"], PUZZLE).out;
    assert!(text.contains(" minutes (") && text.contains(" to "), "{text}");
    for wrong in ["0..5", "9..8", "ten"] {
        let ProgramRun { code, stderr, .. } = run(path, &["generate", "--minutes", wrong]);
        assert_eq!(code, 2);
        assert!(stderr.contains("the lower first, as in 10..15"), "{stderr}");
    }
}

#[test]
fn books_keep_their_times_in_the_lock() {
    let folder = with_spec(TIMED);
    let path = folder.path();
    succeed(path, &["book", "-q"]);
    let lock = fs::read_to_string(path.join("book.lock")).unwrap();
    assert!(lock.contains("\nminutes_model = 1\n"), "{lock}");
    let seconds = |section: &str| -> Vec<i64> {
        let puzzles = puzzles(&path.join("book.lock"));
        let own = puzzles
            .iter()
            .filter(|puzzle| puzzle["address"].as_str().unwrap().starts_with(section));
        own.map(|puzzle| puzzle["seconds"].as_integer().unwrap()).collect()
    };
    let short = seconds("short/");
    assert!(short.is_sorted() && short.iter().all(|time| (300..=360).contains(time)), "{short:?}");
    assert!(seconds("long/").iter().all(|time| (600..=840).contains(time)));
    assert_eq!(seconds("any/").len(), 2);

    let proved = succeed(path, &["verify", "book.lock"]);
    assert!(proved.contains("identical when rebuilt"), "{proved}");
    let pdf = fs::read(path.join("book.pdf")).unwrap();
    succeed(path, &["book", "--lock", "book.lock", "-o", "again.pdf", "-q"]);
    assert!(fs::read(path.join("again.pdf")).unwrap() == pdf);

    let [is, other] = [short[0], short[0] - 1].map(|seconds| format!("seconds = {seconds}"));
    let changed = lock.replacen(&is, &other, 1);
    fs::write(path.join("book.lock"), changed).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 1);
    let expected = format!("`seconds` of the lock is {}, but should be {}", short[0] - 1, short[0]);
    assert!(stderr.contains(&expected), "{stderr}");
    fs::write(path.join("book.lock"), lock.replacen("minutes_model = 1", "minutes_model = 7", 1))
        .unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("needs model 7 of solving times"), "{stderr}");
}

#[test]
fn times_out_of_reach_are_reported_before_a_search() {
    let spec = TIMED.replace("minutes = [10, 14]", "minutes = [1, 2]");
    let folder = with_spec(&spec);
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["book"]);
    assert_eq!(code, 4);
    assert!(stderr.contains("1 to 2 minutes") && stderr.contains("widen `minutes`"), "{stderr}");
    let folder = with_spec(&TIMED.replace("[5, 6]", "[6, 5]"));
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["book"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("6 is more than 5"), "{stderr}");
}

/// Writes `times.csv` from the puzzles of a lock: their model's times, doubled.
fn write_times(path: &Path, column: &str) -> usize {
    let mut csv = format!("{column},seconds,helped\n");
    let locked = puzzles(&path.join("book.lock"));
    for puzzle in &locked {
        let (name, seconds) = (&puzzle[column], puzzle["seconds"].as_integer().unwrap());
        csv += &format!("{},{},false\n", name.as_str().unwrap(), 2 * seconds);
        csv += &format!("{},9000,true\n", name.as_str().unwrap());
    }
    fs::write(path.join("times.csv"), csv).unwrap();
    locked.len()
}

#[test]
fn times_of_readers_calibrate_a_book() {
    let folder = with_spec(TIMED);
    let path = folder.path();
    succeed(path, &["book", "-q"]);
    let count = write_times(path, "code");
    let out = succeed(path, &["calibrate", "times.csv", "book.lock"]);
    assert!(out.starts_with(&format!("all: {count} puzzles: 2.00 times the model")), "{out}");
    assert_eq!(succeed(path, &["calibrate", "times.csv", "book.toml"]), out);

    // The readers need twice as long, so the same minutes mean easier puzzles.
    let spec = TIMED.replace("[10, 14]", "[12, 16]").replace("[5, 6]", "[9, 11]");
    fs::write(path.join("slow.toml"), format!("calibration = \"calibration.toml\"\n{spec}"))
        .unwrap();
    succeed(path, &["book", "slow.toml", "-q"]);
    let locked = puzzles(&path.join("slow.lock"));
    for (section, range) in [("short/", 268..=332), ("long/", 358..=482)] {
        let of =
            locked.iter().filter(|puzzle| puzzle["address"].as_str().unwrap().starts_with(section));
        let seconds: Vec<i64> = of.map(|puzzle| puzzle["seconds"].as_integer().unwrap()).collect();
        assert!(
            !seconds.is_empty() && seconds.iter().all(|time| range.contains(time)),
            "{seconds:?}"
        );
    }
    // The lock includes the calibration.
    fs::remove_file(path.join("calibration.toml")).unwrap();
    let proved = succeed(path, &["verify", "slow.lock"]);
    assert!(proved.contains("identical when rebuilt"), "{proved}");
    let minutes = |file: &str| -> Value {
        let stats: Value =
            serde_json::from_str(&succeed(path, &["stats", file, "--json"])).unwrap();
        stats["sections"][0]["minutes"]["median"].clone()
    };
    assert!((9..=11).contains(&minutes("slow.lock").as_u64().unwrap()));
    assert!((5..=6).contains(&minutes("book.lock").as_u64().unwrap()));
}

#[test]
fn times_are_read_from_tables_of_several_forms() {
    let folder = program::folder();
    let path = folder.path();
    let line = PUZZLE.replace('.', "0");
    for text in [
        format!("{PUZZLE},400\n"),
        format!("seconds;puzzle\n400;{line}\n"),
        format!("\u{feff}day\tpuzzle\tseconds\n2026-12-01\t{line}\t400.2\n"),
        format!(
            "puzzle,seconds,helped\r\n{PUZZLE},390,\r\n{PUZZLE},400,false\r\n{PUZZLE},9,true\r\n{PUZZLE},990,\r\n"
        ),
    ] {
        fs::write(path.join("times.csv"), &text).unwrap();
        let out = succeed(path, &["calibrate", "times.csv"]);
        assert!(out.contains("all: 1 puzzle: "), "{text}: {out}");
        let file = fs::read_to_string(path.join("calibration.toml")).unwrap();
        assert!(file.contains(", 6.67]]"), "{text}: {file}");
    }
}

#[test]
fn times_that_cannot_be_used_are_reported() {
    let folder = program::folder();
    let path = folder.path();
    fs::write(path.join("calibration.toml"), "title = \"A book\"\n").unwrap();
    let refused = |text: &str, words: &str| {
        let ProgramRun { code, stderr, .. } =
            run_on(path, &["calibrate", "-", "-o", "out.toml"], text);
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains(words), "{text}: {stderr}");
        assert!(!path.join("out.toml").exists());
    };
    refused("", "no times of puzzles");
    refused("puzzle,seconds\n", "no times of puzzles");
    refused(&format!("{PUZZLE},soon\n"), "a line without a puzzle and its time");
    refused(&format!("{PUZZLE},0\n"), "expected a code or a puzzle, and 1 to 86400 seconds");
    refused("9X56J-GHR3R,400\n", "name the spec of its desk");
    refused("1.9.38-45.rotate180.easy.17.0,400\n", "name the spec or the lock of the book");
    refused("hello,400\n", "it is not a puzzle");
    refused(&format!("{},400\n", ".".repeat(81)), "several solutions");

    fs::write(path.join("times.csv"), format!("{PUZZLE},400\n")).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["calibrate", "times.csv"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("exists and is not a calibration"), "{stderr}");
    let spec = format!("calibration = \"calibration.toml\"\n{TIMED}");
    fs::write(path.join("book.toml"), spec).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["book"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("the calibration `calibration.toml` cannot be used"), "{stderr}");
}

#[test]
fn codes_of_days_are_found_by_their_desk() {
    let folder = program::folder();
    let path = folder.path();
    fs::write(path.join("desk.toml"), "seed = \"press run\"\n[daily]\nfirst = \"2026-01-01\"\n")
        .unwrap();
    let args = [
        "daily", "desk.toml", "--date", "2026-12-01", "--days", "3", "--format", "json", "-o",
        "days",
    ];
    succeed(path, &args);
    let mut csv = "code,seconds\n".to_owned();
    for day in ["2026-12-01", "2026-12-02", "2026-12-03"] {
        let file = program::files(&path.join("days"))
            .into_iter()
            .find(|(name, _)| name.contains(day) && name.ends_with(".json"));
        let record: Value = serde_json::from_slice(&file.unwrap().1).unwrap();
        let minutes = record["minutes"]["expected"].as_f64().unwrap();
        csv += &format!("{},{}\n", record["code"].as_str().unwrap(), (minutes * 90.0).round());
    }
    fs::write(path.join("times.csv"), csv).unwrap();
    let out = succeed(path, &["calibrate", "times.csv", "desk.toml"]);
    assert!(out.contains("all: 3 puzzles: 1.5") || out.contains("all: 3 puzzles: 1.49"), "{out}");
}
