//! Names of a desk's files by a pattern, copies under names that return, and tables for page layout.

use super::program::{ProgramRun, run};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const HEAD: &str = "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n\
    [daily]\nfirst = \"2026-01-01\"\nfirst_number = 101\n";
const SLOTS: &str = "[[daily.slot]]\nid = \"classic\"\n[[daily.slot]]\nid = \"mini\"\nsize = 6\n";

/// Creates a folder with a desk that has these keys and slots.
fn desk(keys: &str, slots: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, keys, slots);
    folder
}

fn write(folder: &TempDir, keys: &str, slots: &str) {
    fs::write(folder.path().join("desk.toml"), format!("{HEAD}{keys}\n{slots}")).unwrap();
}

fn daily(folder: &TempDir, args: &str) -> ProgramRun {
    let args = format!("daily desk.toml -o out {args}");
    run(folder, &args.split(' ').collect::<Vec<_>>())
}

fn verify(folder: &TempDir, args: &[&str]) -> ProgramRun {
    run(folder, &[&["verify", "out"], args].concat())
}

/// Returns the names of the files in the output folder, without index and record.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path().join("out")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name != "index.json" && name != ".desk.json");
    names.sort();
    names
}

fn read(folder: &TempDir, name: &str) -> Vec<u8> {
    fs::read(folder.path().join("out").join(name)).unwrap()
}

fn index(folder: &Path) -> Value {
    serde_json::from_slice(&fs::read(folder.join("out/index.json")).unwrap()).unwrap()
}

#[test]
fn a_pattern_names_artwork_and_data_but_not_pages() {
    let folder = desk("names = \"{slot}_{year}{month}{day}_{number}\"", SLOTS);
    let ProgramRun { code, stderr, .. } =
        daily(&folder, "--date 2026-03-02 --format svg,json,html --today 2026-03-01");
    assert_eq!(code, 0, "{stderr}");
    assert_eq!(
        names(&folder),
        [
            "2026-03-02-classic.html",
            "2026-03-02-mini.html",
            "classic_20260302_161-solution.svg",
            "classic_20260302_161.json",
            "classic_20260302_161.svg",
            "mini_20260302_161-solution.svg",
            "mini_20260302_161.json",
            "mini_20260302_161.svg",
        ]
    );
    for spec in [&[][..], &["--spec", "desk.toml"]] {
        let ProgramRun { code, out, stderr } = verify(&folder, spec);
        assert_eq!(code, 0, "{out}{stderr}");
    }
    // A file that looks like one of the desk, but is not in the index.
    fs::write(folder.path().join("out/mini_20260302_161.txt"), "mine").unwrap();
    let ProgramRun { code, out, stderr } = verify(&folder, &["--spec", "desk.toml"]);
    assert_eq!(code, 1);
    let report = "2026-03-02: `mini_20260302_161.txt` exists, but is not in the index";
    assert!(format!("{out}{stderr}").contains(report), "{out}{stderr}");
    fs::remove_file(folder.path().join("out/mini_20260302_161.txt")).unwrap();
    // Another pattern renames future files, and published ones stay.
    daily(&folder, "--date 2026-03-03 --format svg,json --today 2026-03-01");
    write(&folder, "names = \"{slot}-{number}\"", SLOTS);
    let ProgramRun { code, stderr, .. } =
        daily(&folder, "--date 2026-03-03 --format svg,json --today 2026-03-02");
    assert_eq!(code, 0, "{stderr}");
    let names = names(&folder);
    assert!(names.contains(&"mini-162.json".to_owned()), "{names:?}");
    assert!(names.contains(&"mini_20260302_161.json".to_owned()), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("20260303")), "{names:?}");
    let ProgramRun { code, out, stderr } = verify(&folder, &["--spec", "desk.toml"]);
    assert_eq!(code, 0, "{out}{stderr}");
}

#[test]
fn copies_have_the_newest_files_under_names_that_return() {
    let folder = desk("copies = \"{slot}-{weekday}\"", SLOTS);
    let week = "--date 2026-03-02 --days 10 --format svg --today 2026-03-02";
    assert_eq!(daily(&folder, week).code, 0);
    assert_eq!(read(&folder, "mini-monday.svg"), read(&folder, "2026-03-02-mini.svg"));
    assert_eq!(
        read(&folder, "mini-sunday-solution.svg"),
        read(&folder, "2026-03-08-mini-solution.svg")
    );
    let files = names(&folder);
    assert_eq!(files.iter().filter(|name| name.starts_with("mini-")).count(), 14);
    let others = &index(folder.path())["others"];
    assert_eq!(others.as_array().unwrap().len(), 28);
    assert_eq!(others[0]["copy_of"], "2026-03-06-classic-solution.svg");
    let ProgramRun { out, .. } = daily(&folder, week);
    assert_eq!(out, "");
    // The next day moves the copy of that weekday on, and no other.
    let next = "--date 2026-03-03 --days 10 --format svg --today 2026-03-03";
    let ProgramRun { code, stderr, .. } = daily(&folder, next);
    assert_eq!(code, 0, "{stderr}");
    assert_eq!(read(&folder, "mini-monday.svg"), read(&folder, "2026-03-09-mini.svg"));
    assert_eq!(read(&folder, "mini-tuesday.svg"), read(&folder, "2026-03-03-mini.svg"));
    // Days of the past do not take the names of newer ones.
    daily(&folder, "--date 2026-03-02 --format svg --today 2026-03-03 --redesign");
    assert_eq!(read(&folder, "mini-monday.svg"), read(&folder, "2026-03-09-mini.svg"));
    assert_eq!(verify(&folder, &[]).code, 0);
    // An edited copy is left alone and named, and so is one whose original is another.
    fs::write(folder.path().join("out/mini-tuesday.svg"), "mine").unwrap();
    let ProgramRun { code, stderr, .. } = daily(&folder, next);
    assert_eq!(code, 1);
    assert!(stderr.contains("mini-tuesday.svg` was edited since"), "{stderr}");
    let ProgramRun { code, out, stderr } = verify(&folder, &[]);
    assert_eq!(code, 1);
    let report = "`mini-tuesday.svg` differs from its hash in the index";
    assert!(format!("{out}{stderr}").contains(report), "{out}{stderr}");
    fs::remove_file(folder.path().join("out/mini-tuesday.svg")).unwrap();
    // A lost index is made again, and copies with it.
    fs::remove_file(folder.path().join("out/index.json")).unwrap();
    let ProgramRun { code, stderr, .. } = daily(&folder, next);
    assert_eq!(code, 0, "{stderr}");
    assert_eq!(index(folder.path())["others"].as_array().unwrap().len(), 28);
    assert_eq!(verify(&folder, &[]).code, 0);
}

#[test]
fn names_of_several_files_are_refused() {
    for (keys, slots, message) in [
        ("names = \"{slot}-{weekday}\"", "", "several days would have the same name"),
        ("names = \"{date}\"", SLOTS, "several files would have the name `2026-01-05`"),
        ("copies = \"{weekday}\"", SLOTS, "several files would have the name `friday`"),
        ("copies = \"today\"", "", "several files would have the name `today`"),
        ("copies = \"{slot}-solution\"", "", "several files would have the name `daily-solution`"),
        ("copies = \"{date}-{slot}\"", SLOTS, "several files would have the name"),
        ("names = \"{datum}\"", "", "unknown field `datum`"),
        ("names = \"../{date}\"", "", "`/` cannot be in it"),
    ] {
        let folder = desk(keys, slots);
        let ProgramRun { code, stderr, .. } = daily(&folder, "--date 2026-03-02");
        assert_eq!(code, 2, "{keys}: {stderr}");
        assert!(stderr.contains(message), "{keys}: {stderr}");
        assert!(!folder.path().join("out").exists(), "{keys}");
    }
}

#[test]
fn a_table_names_the_artwork_of_each_puzzle() {
    let keys = "byline = \"By \\\"Zo\\\", Ann\"\nnames = \"{slot}-{number}\"";
    let folder = desk(keys, SLOTS);
    let args = "--date 2026-03-02 --days 3 --format html,eps --table --today 2026-03-01";
    let ProgramRun { code, stderr, .. } = daily(&folder, args);
    assert_eq!(code, 0, "{stderr}");
    let bytes = read(&folder, "2026-03-02--2026-03-04.csv");
    assert_eq!(bytes[..2], [0xFF, 0xFE]);
    let units: Vec<u16> =
        bytes[2..].chunks(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
    let text = String::from_utf16(&units).unwrap();
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 7, "{text}");
    assert_eq!(
        lines[0],
        "date,day,slot,number,title,level,stars,minutes,byline,copyright,code,@puzzle,@solution"
    );
    let start = "2026-03-02,\"Monday, 2 March 2026\",mini,161,The Post,Easy,★,";
    assert!(lines[2].starts_with(start), "{}", lines[2]);
    assert!(lines[2].contains(",\"By \"\"Zo\"\", Ann\",,"), "{}", lines[2]);
    assert!(lines[2].ends_with(",mini-161.eps,mini-161-solution.eps"), "{}", lines[2]);
    assert_eq!(verify(&folder, &["--spec", "desk.toml"]).code, 0);
    // A later run makes it again, without solutions if there are none.
    let ProgramRun { code, stderr, .. } = daily(&folder, &format!("{args} --no-solution"));
    assert_eq!(code, 0, "{stderr}");
    assert_ne!(read(&folder, "2026-03-02--2026-03-04.csv"), bytes);
}
