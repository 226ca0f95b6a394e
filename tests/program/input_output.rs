//! Input of puzzles and formats of output, in all commands that read puzzles.

use super::program::{
    PUZZLE, ProgramRun, SMALL, SOLUTION, folder, lock, run, run_on, succeed, with_spec,
};
use serde_json::Value;
use std::fs;

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_answer_comes_as_json() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    for args in [
        &["solve", PUZZLE, "--json"][..],
        &["solve", PUZZLE, "--json", "--count"],
        &["grade", PUZZLE, "--json"],
        &["hint", PUZZLE, "--json"],
        &["explain", PUZZLE, "--json"],
        &["shuffle", PUZZLE, "--json"],
        &["generate", "--seed", "1", "--json"],
        &["export", "book.lock", "--json"],
        &["templates", "--json"],
    ] {
        assert!(objects(&succeed(path, args)).iter().all(Value::is_object), "{args:?}");
    }
    for args in [&["verify", "book.lock", "--json"][..], &["stats", "book.lock", "--json"]] {
        let document: Value = serde_json::from_str(&succeed(path, args)).unwrap();
        assert!(document.is_object(), "{args:?}");
    }
    let same = |args: [&[&str]; 2]| assert_eq!(succeed(path, args[0]), succeed(path, args[1]));
    same([&["explain", PUZZLE, "--json"], &["explain", PUZZLE, "--format", "JSON"]]);
    same([&["export", "book.lock", "--json"], &["export", "book.lock", "--format", "json"]]);
    assert_eq!(run(path, &["export", "book.lock", "--json", "--format", "csv"]).code, 2);
}

#[test]
fn solutions_come_as_json() {
    let folder = folder();
    let clash = PUZZLE.replacen("53.", "533", 1);
    let input = format!("{PUZZLE}\n{clash}\n{}\n", ".".repeat(81));
    let ProgramRun { code, out, .. } = run_on(folder.path(), &["solve", "--json"], &input);
    assert_eq!(code, 1);
    let [one, none, several] = &objects(&out)[..] else {
        panic!("{out}");
    };
    assert_eq!((&one["solutions"], &one["solution"]), (&1.into(), &SOLUTION.into()));
    assert_eq!(none["solutions"], 0);
    assert!(none["mistake"]["text"].as_str().unwrap().contains("r1c2"), "{none}");
    assert_eq!(several["solutions"], 2);
    assert_ne!(several["solution"], several["other"]);
}

#[test]
fn several_files_are_read_in_their_order() {
    let folder = folder();
    let path = folder.path();
    fs::write(path.join("one.txt"), PUZZLE).unwrap();
    fs::write(path.join("two.txt"), format!("{SOLUTION}\n{PUZZLE}")).unwrap();
    let solved = succeed(path, &["solve", "one.txt", "two.txt", PUZZLE]);
    assert_eq!(solved, format!("{SOLUTION}\n").repeat(4));
    let ProgramRun { code, out, stderr } = run(path, &["solve", "one.txt", "gone.txt"]);
    assert_eq!((code, &out[..]), (2, ""));
    assert!(stderr.contains("cannot read `gone.txt`"), "{stderr}");

    // An invalid line is reported with its file, the others are answered, and the exit code signals the failure.
    fs::write(path.join("bad.txt"), format!("{PUZZLE}\n{}\n", &PUZZLE[1..])).unwrap();
    let ProgramRun { code, out, stderr } = run(path, &["solve", "bad.txt", "one.txt"]);
    assert_eq!((code, out), (1, format!("{SOLUTION}\n").repeat(2)));
    assert!(stderr.contains("bad.txt:2"), "{stderr}");
    // A mistake is located in its own file.
    fs::write(path.join("other.txt"), format!("{PUZZLE}\n{}\n", PUZZLE.replacen("53.", "43.", 1)))
        .unwrap();
    let ProgramRun { code, stderr, .. } =
        run(path, &["hint", "--givens", PUZZLE, "one.txt", "other.txt"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("other.txt:2") && stderr.contains("is 5 in the original"), "{stderr}");
}

#[test]
fn the_puzzles_of_a_lock_are_read() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let of_lock = succeed(path, &["grade", "book.lock"]);
    assert_eq!(of_lock.lines().count(), 12);
    fs::write(path.join("puzzles.txt"), succeed(path, &["export", "book.lock"])).unwrap();
    assert_eq!(of_lock, succeed(path, &["grade", "puzzles.txt"]));
    let ProgramRun { code, stderr, .. } = run(path, &["grade", "book.toml"]);
    assert_eq!((code, stderr.matches("error").count()), (2, 1), "{stderr}");
    assert!(stderr.contains("gridpress export book.toml"), "{stderr}");
}

#[test]
fn the_seed_of_another_book_is_one_difference() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let text = fs::read_to_string(path.join("book.lock")).unwrap();
    fs::write(path.join("book.lock"), text.replace("seed = \"s\"", "seed = \"t\"")).unwrap();
    assert_eq!(lock(&path.join("book.lock"))["seed"].as_str(), Some("t"));
    let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!((code, stderr.matches("error").count()), (1, 1), "{stderr}");
    assert!(stderr.contains("no puzzle of the lock matches its seed, `t`"), "{stderr}");
    let ProgramRun { code, out, .. } = run(path, &["verify", "book.lock", "--json"]);
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, 1);
    assert_eq!(
        (&document["same"], document["differences"].as_array().unwrap().len()),
        (&false.into(), 1)
    );
}

#[test]
fn puzzles_that_do_not_fit_in_lines_are_written_as_json() {
    let folder = folder();
    let path = folder.path();
    let args = ["generate", "--variant", "JIGSAW", "--level", "Easy", "--size", "6", "--seed", "1"];
    let ProgramRun { code, out, stderr } = run(path, &args);
    assert_eq!(code, 0, "{stderr}");
    assert!(
        objects(&out)[0]["regions"].is_array() || objects(&out)[0]["regions"].is_string(),
        "{out}"
    );
    let words = "written as json: the format `line` does not support regions, cages or marks, as in puzzles of kind `6+jigsaw`";
    assert!(stderr.contains(words), "{stderr}");
    // A format that is given explicitly is used.
    assert_eq!(run(path, &[&args[..], &["--format", "line"]].concat()).code, 2);
    // Names are case-insensitive.
    let check = succeed(path, &["new", "mine", "--template", "KIDS"]);
    assert_eq!(check, "");
    let line = succeed(path, &["generate", "--seed", "1"]);
    assert_eq!(line.trim().len(), 81);
}
