//! `gridpress publish`: what readers may see of a desk's folder, and nothing of a day to come.

use super::program::{ProgramRun, run, sha256, succeed};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const DESK: &str = r#"
title = "The Harbour Post"
seed = "seven badgers hum at 41 kettles"
[daily]
first = "2026-02-01"
time_zone = "America/New_York"
formats = ["svg", "html", "json", "ipuz", "txt"]
[daily.web]
site = true
url = "https://example.com/sudoku/"
[[daily.slot]]
id = "classic"
[[daily.slot]]
id = "mini"
size = 4
days = ["monday", "wednesday"]
solution = "today"
[daily.slot.week]
monday = "easy"
wednesday = "easy"
"#;

/// Creates a desk with the files of 2026-02-23 to 2026-03-08, made on 2026-02-25.
fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), DESK).unwrap();
    let args = "daily desk.toml --date 2026-02-23 --days 14 --proof --today 2026-02-25 -o desk";
    let with_files = format!("{args} --format svg,html,json,ipuz,txt");
    succeed(&folder, &with_files.split(' ').collect::<Vec<_>>());
    folder
}

fn publish(folder: &TempDir, args: &str) -> ProgramRun {
    run(
        folder,
        &["publish", "desk", "-o", "public"]
            .into_iter()
            .chain(args.split_whitespace())
            .collect::<Vec<_>>(),
    )
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// Returns the codes and the solutions of the puzzles of a desk's folder after a day.
fn secrets(desk: &Path, today: &str) -> Vec<String> {
    let index = json(&desk.join("index.json"));
    let entries = index["files"].as_array().unwrap().iter();
    let later = entries.filter(|entry| entry["date"].as_str().unwrap() > today);
    let later = later.filter(|entry| entry["format"] == "json");
    let secrets = later.flat_map(|entry| {
        let feed = json(&desk.join(entry["file"].as_str().unwrap()));
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        [text(&entry["code"]), text(&feed["puzzle"]), text(&feed["solution"]), text(&entry["date"])]
    });
    secrets.collect()
}

#[test]
fn nothing_of_a_later_day_is_public_on_any_day() {
    let folder = desk();
    let (desk, public) = (folder.path().join("desk"), folder.path().join("public"));
    for day in ["2026-02-23", "2026-02-25", "2026-02-26", "2026-03-02", "2026-03-08"] {
        // Late in the evening of New York it is the next day in Greenwich.
        let ProgramRun { code, stderr, .. } = publish(&folder, &format!("--at {day}T23:30"));
        assert_eq!(code, 0, "{stderr}");
        let secrets = secrets(&desk, day);
        assert!(day == "2026-03-08" || secrets.len() >= 24);
        for name in names(&public) {
            let bytes = fs::read(public.join(&name)).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            let leaks =
                secrets.iter().find(|secret| text.contains(*secret) || name.contains(*secret));
            assert_eq!(leaks, None, "{name} on {day}");
            assert!(!text.contains(DESK.lines().nth(2).unwrap().trim_start_matches("seed = ")));
        }
        let has = |name: &str| public.join(name).exists();
        assert!(has(&format!("{day}-classic.html")) && has(&format!("{day}-classic.json")));
        assert!(!has(&format!("{day}-classic-solution.svg")) && !has(".desk.json"));
        succeed(&folder, &["verify", "public"]);
    }
    assert!(!names(&public).iter().any(|name| name.contains("proof")));
}

#[test]
fn a_solution_is_public_from_the_next_day_on() {
    let folder = desk();
    let (desk, public) = (folder.path().join("desk"), folder.path().join("public"));
    publish(&folder, "--at 2026-03-02");
    let solution = json(&desk.join("2026-03-02-classic.json"))["solution"].clone();
    let read = |name: &str| fs::read_to_string(public.join(name)).unwrap();
    for name in ["2026-03-02-classic.json", "2026-03-02-classic.ipuz", "2026-03-02-mini.json"] {
        assert!(!read(name).contains("solution"), "{name}");
    }
    // The column of the small puzzle prints its own solution, which is left out on the day itself.
    let column = |folder: &Path| fs::read(folder.join("2026-03-02-mini.svg")).unwrap();
    assert!(column(&public).len() < column(&desk).len());
    let ProgramRun { stderr, .. } = publish(&folder, "--at 2026-03-03");
    assert!(stderr.contains("written"), "{stderr}");
    assert_eq!(json(&public.join("2026-03-02-classic.json"))["solution"], solution);
    assert!(public.join("2026-03-02-classic-solution.svg").exists());
    assert_eq!(column(&public), column(&desk));
    let next = "rel=\"next\" data-day=\"2026-03-03\"";
    assert!(read("2026-03-02-classic.html").contains(next));
    assert!(!read("2026-03-03-classic.html").contains("rel=\"next\""));
}

#[test]
fn only_changes_are_written_and_handed_over() {
    let folder = desk();
    let public = folder.path().join("public");
    let list = |args: &[&str]| {
        let args = [&["publish", "desk", "-o", "public"], args].concat();
        run(&folder, &args)
    };
    let then = ["--then", "cat > ../list; echo \"$GRIDPRESS_REMOVED\" > ../gone"];
    let handed = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(list(&[&["--at", "2026-03-02"][..], &then].concat()).code, 0);
    let all: BTreeSet<String> = handed("list").lines().map(str::to_owned).collect();
    assert_eq!(all, names(&public));
    fs::remove_file(folder.path().join("list")).unwrap();
    // Nothing changed, so nothing is handed over.
    assert_eq!(list(&[&["--at", "2026-03-02"][..], &then].concat()).code, 0);
    assert!(!folder.path().join("list").exists());
    // A command that fails gets the same list again, with what changed since.
    let failing = list(&["--at", "2026-03-03", "--then", "exit 7"]);
    assert_eq!(failing.code, 3, "{}", failing.stderr);
    assert_eq!(list(&[&["--at", "2026-03-04"][..], &then].concat()).code, 0);
    let changed = handed("list");
    assert!(
        changed.contains("2026-03-03-classic.html\n")
            && changed.contains("2026-03-04-classic.html\n")
    );
    assert!(!changed.contains("2026-03-01-classic.html") && !changed.contains(".gridpress"));
    // Days that are withdrawn on purpose are removed.
    assert_eq!(list(&[&["--at", "2026-03-03"][..], &then].concat()).code, 0);
    assert!(handed("gone").contains("2026-03-04-classic.html\n"));
    assert!(!public.join("2026-03-04-classic.html").exists());
}

#[test]
fn folders_and_files_of_others_are_left_alone() {
    let folder = desk();
    let path = |name: &str| folder.path().join(name);
    let refused = |args: &str, words: &str| {
        let ProgramRun { code, stderr, .. } = publish(&folder, args);
        assert!(code == 2 && stderr.contains(words), "{code}: {stderr}");
    };
    let own = run(&folder, &["publish", "desk", "-o", "desk"]);
    assert!(own.code == 2 && own.stderr.contains("folder of the desk itself"), "{}", own.stderr);
    fs::create_dir(path("public")).unwrap();
    fs::write(path("public/robots.txt"), "robots").unwrap();
    fs::write(path("public/worker.js"), "another").unwrap();
    refused("--at 2026-03-02", "has files of others: worker.js");
    assert_eq!(names(&path("public")).len(), 2);
    fs::remove_file(path("public/worker.js")).unwrap();
    assert_eq!(publish(&folder, "--at 2026-03-02").code, 0);
    assert!(path("public/robots.txt").exists());
    refused("--at yesterday", "not a date or a time");
    // A file that was edited may say anything.
    let page = path("desk/2026-03-03-classic.html");
    fs::write(&page, fs::read_to_string(&page).unwrap() + "<!-- tomorrow: 2026-03-04 -->").unwrap();
    let before = sha256(&fs::read(path("public/index.html")).unwrap());
    let edited = publish(&folder, "--at 2026-03-03");
    assert!(edited.code == 1 && edited.stderr.contains("was edited"), "{}", edited.stderr);
    assert!(!path("public/2026-03-03-classic.html").exists());
    assert!(path("public/2026-03-03-classic.json").exists());
    assert_eq!(sha256(&fs::read(path("public/index.html")).unwrap()), before);
}

/// A changed index leads to no file outside its folder.
#[test]
fn names_of_other_folders_are_neither_read_nor_removed() {
    let folder = desk();
    let path = |name: &str| folder.path().join(name);
    assert_eq!(publish(&folder, "--at 2026-03-02").code, 0);
    fs::write(path("notes.txt"), "of the editor").unwrap();
    let listed = |index: &str| {
        let text = fs::read_to_string(path(index)).unwrap();
        let changed = text.replacen("2026-02-23-classic.txt", "../notes.txt", 1);
        assert_ne!(changed, text);
        fs::write(path(index), changed).unwrap();
    };
    listed("public/index.json");
    assert_eq!(publish(&folder, "--at 2026-03-03").code, 0);
    assert!(path("notes.txt").exists());
    listed("desk/index.json");
    let ProgramRun { code, stderr, .. } = publish(&folder, "--at 2026-03-04");
    assert!(code == 2 && stderr.contains("outside its folder"), "{code}: {stderr}");
}

#[test]
fn a_clock_that_went_back_withdraws_nothing() {
    let folder = desk();
    assert_eq!(publish(&folder, "--at 9000-01-01").code, 0);
    let ProgramRun { code, stderr, .. } = publish(&folder, "");
    assert!(code == 2 && stderr.contains("is public until 9000-01-01"), "{code}: {stderr}");
}
