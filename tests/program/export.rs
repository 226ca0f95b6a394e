//! `gridpress export`, and puzzles in the formats of other programs.

use super::program::{PUZZLE, ProgramRun, SMALL, SOLUTION, run, run_on, stdout, with_spec};
use std::fs;

/// Creates a book of three kinds and its lock.
fn book_of_kinds() -> tempfile::TempDir {
    let section = |id: &str, variant: &str| {
        format!("[[section]]\nid = \"{id}\"\nlevel = \"easy\"\ncount = 1\nvariant = [{variant}]\n")
    };
    let sections =
        section("a", "") + &section("b", "\"killer\"") + &section("c", "\"jigsaw\", \"diagonal\"");
    let folder = with_spec(&format!("seed = \"s\"\n{sections}"));
    let pressed = run(&folder, &["book", "book.toml"]);
    assert_eq!(pressed.code, 0, "{}", pressed.stderr);
    folder
}

#[test]
fn the_puzzles_of_a_lock_come_out_in_every_format() {
    let folder = with_spec(SMALL);
    assert_eq!(run(&folder, &["book", "book.toml"]).code, 0);
    let exported = |args: &[&str]| {
        let run = run(&folder, &[&["export", "book.lock"], args].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        run.out
    };
    let lines = exported(&[]);
    assert_eq!(lines.lines().count(), 12);
    let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
    assert!(lines.lines().all(|line| lock.contains(&format!("givens = \"{line}\""))));
    // The export of the spec is the same.
    assert_eq!(run(&folder, &["export", "book.toml"]).out, lines);
    for format in ["grid", "sdm", "json", "csv", "opensudoku", "hodoku", "sudokupad"] {
        let text = exported(&["--format", format]);
        let ProgramRun { out, code, stderr } = run_on(&folder, &["grade"], &text);
        assert_eq!(code, 0, "{format}: {stderr}");
        let puzzles: String = out.lines().map(|grade| format!("{}\n", &grade[..81])).collect();
        assert_eq!(puzzles, lines, "{format}");
    }
    let csv = exported(&["--format", "csv", "--solution", "--number", "3,1"]);
    assert_eq!(csv.lines().next(), Some("puzzle,solution"));
    assert_eq!(csv.lines().count(), 3);
    let one = exported(&["--format", "ipuz", "--number", "12"]);
    assert_eq!(stdout(folder.path(), &["solve", "--count"], &one), ("1\n".into(), 0));
    assert_eq!(exported(&["--format", "csv", "-o", "out.csv"]), "");
    let written = fs::read_to_string(folder.path().join("out.csv")).unwrap();
    assert_eq!(written, exported(&["--format", "csv"]));
}

#[test]
fn regions_and_cages_are_exported_where_a_format_has_them() {
    let folder = book_of_kinds();
    let json = run(&folder, &["export", "book.lock", "--format", "json", "--solution"]).out;
    let solved = stdout(folder.path(), &["solve"], &json).0;
    assert_eq!(solved.lines().count(), 3);
    let links = run(&folder, &["export", "book.lock", "--format", "sudokupad"]).out;
    assert!(links.lines().all(|link| link.starts_with("https://sudokupad.app/fpuzzles")));
    assert_eq!(stdout(folder.path(), &["solve"], &links), (solved, 0));
    for format in ["line", "csv", "opensudoku", "hodoku"] {
        let refused = run(&folder, &["export", "book.lock", "--format", format]);
        assert_eq!((refused.code, &refused.out[..]), (2, ""));
        assert!(refused.stderr.contains("sudokupad, json or ipuz"), "{}", refused.stderr);
    }
}

#[test]
fn unsupported_exports_are_reported() {
    let folder = with_spec(SMALL);
    assert_eq!(run(&folder, &["book", "book.toml"]).code, 0);
    for (args, code, message) in [
        (&["export", "nowhere.lock"][..], 2, "cannot read `nowhere.lock`"),
        (&["export", "book.lock", "--number", "13"], 2, "`book.lock` has no puzzle 13"),
        (&["export", "book.lock", "--format", "ipuz"], 2, "holds only one puzzle"),
        (
            &["export", "book.lock", "--format", "sdm", "--solution"],
            2,
            "does not support solutions",
        ),
        (&["solve", "book.toml"], 2, "gridpress export book.toml"),
    ] {
        let run = run(&folder, args);
        assert_eq!(run.code, code, "{args:?}");
        assert!(run.stderr.contains(message), "{args:?}: {}", run.stderr);
        assert!(run.stderr.lines().count() < 6, "{}", run.stderr);
    }
    let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
    let broken = lock.replacen("givens = \"", "givens = \"1", 1);
    fs::write(folder.path().join("book.lock"), broken).unwrap();
    let refused = run(&folder, &["export", "book.lock"]);
    assert_eq!(refused.code, 2);
    assert!(refused.stderr.contains("puzzle 1: "), "{}", refused.stderr);
}

#[test]
fn a_bad_line_leaves_the_others_of_a_batch() {
    let text = format!("{PUZZLE}\n{}\n{PUZZLE}\n12345\n{PUZZLE}\n", &PUZZLE[1..]);
    let folder = super::program::folder();
    for (args, lines) in [
        (&["solve"][..], 3),
        (&["solve", "--count"], 3),
        (&["grade"], 3),
        (&["hint"], 3),
        (&["explain", "--format", "json"], 3),
        (&["shuffle", "--seed", "1"], 3),
    ] {
        let ProgramRun { out, stderr, code } = run_on(&folder, args, &text);
        assert_eq!((out.lines().count(), code), (lines, 1), "{args:?}: {stderr}");
        assert!(
            stderr.contains("standard input:2:81") && stderr.contains("standard input:4:"),
            "{stderr}"
        );
    }
    // If there is no other puzzle, the input is invalid.
    assert_eq!(run_on(&folder, &["solve"], "12345\n").code, 2);
}

#[test]
fn puzzles_of_other_programs_are_solved() {
    let zeros = PUZZLE.replace('.', "0");
    let stars = PUZZLE.replace('.', "*");
    let folder = super::program::folder();
    for text in [
        format!("quizzes,solutions\n{zeros},{SOLUTION}\n"),
        format!("<?xml version=\"1.0\"?><opensudoku><game data=\"{zeros}\"/></opensudoku>"),
        format!(":0000:x:{PUZZLE}:::\n"),
        stars,
    ] {
        assert_eq!(
            stdout(folder.path(), &["solve"], &text),
            (format!("{SOLUTION}\n"), 0),
            "{text}"
        );
    }
    // Puzzles are written in each format and read back; a file of several has a single header.
    for format in ["csv", "opensudoku", "hodoku", "sudokupad"] {
        let args = ["generate", "-n", "3", "--seed", "f", "--format", format];
        let made = stdout(folder.path(), &args, "").0;
        let lines = stdout(folder.path(), &["generate", "-n", "3", "--seed", "f"], "").0;
        let again = stdout(folder.path(), &["shuffle", "--seed", "1", "--format", "line"], &made).0;
        assert_eq!(again, stdout(folder.path(), &["shuffle", "--seed", "1"], &lines).0, "{format}");
        let shuffled = stdout(folder.path(), &["shuffle", "--seed", "1"], &made).0;
        assert_eq!(
            stdout(folder.path(), &["solve", "--count"], &shuffled).0,
            "1\n1\n1\n",
            "{format}"
        );
    }
    let solutions = ["generate", "-n", "2", "--seed", "f", "--format", "csv", "--solution"];
    let csv = stdout(folder.path(), &solutions, "").0;
    assert_eq!(csv.matches("puzzle,solution\n").count(), 1);
    assert_eq!(csv.lines().count(), 3);
}
