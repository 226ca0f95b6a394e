//! `gridpress export`, and puzzles in the formats of other programs.

use super::program::{PUZZLE, ProgramRun, SMALL, SOLUTION, run, run_on, stdout, with_spec};
use serde_json::Value;
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
    // Every command keeps what is stated about puzzles.
    let stated = |line: &str| {
        let json: Value = serde_json::from_str(line).unwrap();
        let keys = ["number", "section", "section_title", "level", "score", "code", "seed"];
        (keys.map(|key| json[key].clone()), json["minutes"]["expected"].clone())
    };
    let texts = ["json", "csv"].map(|format| exported(&["--format", format]));
    for input in [&lock, &texts[0], &texts[1]] {
        for command in
            ["convert", "grade", "solve", "solve --count", "solve --all", "canonical", "explain"]
        {
            let args = format!("{command} --json");
            let words: Vec<&str> = args.split(' ').collect();
            let out = run_on(&folder, &words, input).out;
            assert!(out.lines().map(stated).eq(texts[0].lines().map(stated)), "{command}: {out}");
            // The program knows its own fields.
            assert_eq!(run_on(&folder, &["convert", "--json"], &out).stderr, "", "{command}");
        }
        assert_eq!(run_on(&folder, &["convert", "--format", "csv"], input).out, texts[1]);
    }
    let graded = run_on(&folder, &["grade", "--format", "csv"], &lock).out;
    assert_eq!(graded.replace(",solutions", "").replace(",1,9,", ",9,"), texts[1]);
    let csv = exported(&["--format", "csv", "--solution", "--number", "3,1"]);
    let columns = "puzzle,solution,size,number,section,section_title,removed,grade,level,tier,technique,score,\
        minutes,code,seed";
    assert_eq!(csv.lines().next(), Some(columns));
    assert_eq!(csv.lines().count(), 3);
    let json = exported(&["--format", "json", "--solution", "--number", "3,1"]);
    for (row, json) in csv.lines().skip(1).zip(json.lines()) {
        let json: Value = serde_json::from_str(json).unwrap();
        let fields = columns.split(',').map(|column| match &json[column] {
            Value::String(text) => text.clone(),
            Value::Object(minutes) => minutes["expected"].to_string(),
            number => number.to_string(),
        });
        assert_eq!(row, fields.collect::<Vec<_>>().join(","));
        // The code and the seed reproduce the puzzle.
        let [puzzle, code, seed] =
            ["puzzle", "code", "seed"].map(|key| json[key].as_str().unwrap());
        let again = run(&folder, &["generate", "--code", code, "--seed", seed]);
        assert_eq!(again.out, format!("{puzzle}\n"));
    }
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
        assert!(refused.stderr.contains("json, ipuz"), "{}", refused.stderr);
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
    assert_eq!(csv.matches("puzzle,solution,").count(), 1);
    assert_eq!(csv.lines().count(), 3);
}

#[test]
fn puzzles_are_converted_unchanged_and_in_order() {
    let folder = super::program::folder();
    let path = folder.path();
    let lines = stdout(path, &["generate", "-n", "3", "--seed", "f"], "").0;
    for format in [
        "line", "grid", "sdm", "json", "csv", "opensudoku", "hodoku", "sudokupad", "sumocue",
        "tatham", "latex",
    ] {
        let (converted, code) = stdout(path, &["convert", "--format", format], &lines);
        assert_eq!(code, 0, "{format}");
        let back = stdout(path, &["convert", "--format", "line"], &converted);
        assert_eq!(back, (lines.clone(), 0), "{format}");
    }
    let csv = stdout(path, &["convert", "--format", "csv"], &lines).0;
    assert!(csv.starts_with("puzzle,size,removed\n"), "{csv}");
    // The ending of a file names its format.
    fs::write(path.join("mine.sdm"), &lines).unwrap();
    assert_eq!(stdout(path, &["convert", "mine.sdm", "-o", "mine.csv"], ""), (String::new(), 0));
    assert_eq!(fs::read_to_string(path.join("mine.csv")).unwrap(), csv);
    // Solutions are found on request.
    let solved = stdout(path, &["solve"], &lines).0;
    let with = stdout(path, &["convert", "--solution"], &lines).0;
    for ((line, puzzle), solution) in with.lines().zip(lines.lines()).zip(solved.lines()) {
        assert_eq!(line, format!("{puzzle},{solution}"));
    }
    // Kinds and their rules are kept.
    let killers = stdout(path, &["generate", "-n", "2", "--variant", "killer", "--seed", "k"], "");
    let links = stdout(path, &["convert", "--format", "sudokupad"], &killers.0).0;
    let forms = |text: &str| stdout(path, &["canonical"], text);
    assert_eq!(forms(&links), forms(&killers.0));
    // An archive holds one file per puzzle, for formats of a single puzzle.
    let args = ["convert", "mine.sdm", "--format", "ipuz", "--pack", "mine.zip"];
    assert_eq!(stdout(path, &args, "").1, 0);
    let files = super::zip_archives::unpacked(&path.join("mine.zip"));
    let names: Vec<&str> = files.keys().map(|name| &name[..]).collect();
    assert_eq!(names, ["1.ipuz", "2.ipuz", "3.ipuz", "manifest.json"]);
}

#[test]
fn puzzles_that_cannot_be_converted_are_named_before_anything_is_written() {
    let folder = super::program::folder();
    let jigsaw = run(&folder, &["generate", "--variant", "jigsaw", "--seed", "j"]).out;
    fs::write(folder.path().join("two.json"), &jigsaw).unwrap();
    fs::write(folder.path().join("one.txt"), format!("{PUZZLE}\n{}\n", ".".repeat(81))).unwrap();
    for (args, code, message) in [
        (&["--format", "csv"][..], 2, "puzzle 3: the format `csv` does not support regions"),
        (&["--format", "sdm"], 2, "puzzle 3: the format `sdm` supports only the classic 9x9"),
        (&["--format", "ipuz"], 2, "a file of format `ipuz` holds only one puzzle"),
        (&["--json", "--solution"], 1, "puzzle 2: several solutions"),
    ] {
        let args = [&["convert", "one.txt", "two.json", "-o", "out.txt"][..], args].concat();
        let ran = run(&folder, &args);
        assert_eq!((ran.code, &ran.out[..]), (code, ""), "{args:?}: {}", ran.stderr);
        assert!(ran.stderr.contains(message), "{args:?}: {}", ran.stderr);
        assert!(!folder.path().join("out.txt").exists());
    }
    // What cannot be read is reported, the rest is written.
    let read =
        run_on(&folder, &["convert", "--format", "sdm"], &format!("{PUZZLE}\n{}\n", &PUZZLE[1..]));
    assert_eq!((read.code, &read.out[..]), (1, &format!("{PUZZLE}\n")[..]));
}

#[test]
fn a_lock_is_converted_with_what_it_knows() {
    let folder = with_spec(SMALL);
    assert_eq!(run(&folder, &["book", "book.toml"]).code, 0);
    for format in ["json", "csv", "line"] {
        let of = |command| run(&folder, &[command, "book.lock", "--format", format]).out;
        assert_eq!(of("convert"), of("export"), "{format}");
    }
    let exported = run(&folder, &["export", "book.lock", "--json"]).out;
    let args = ["convert", "book.lock", PUZZLE, "book.lock", "--json"];
    let plain = run(&folder, &["convert", PUZZLE, "--json"]).out;
    assert_eq!(run(&folder, &args).out, format!("{exported}{plain}{exported}"));
}

#[test]
fn lists_are_compared_by_canonical_forms() {
    let folder = super::program::folder();
    let lines = stdout(folder.path(), &["generate", "-n", "3", "--seed", "c"], "").0;
    let shuffled = stdout(folder.path(), &["shuffle", "--seed", "1"], &lines).0;
    assert_ne!(shuffled, lines);
    let (forms, code) = stdout(folder.path(), &["canonical"], &lines);
    assert_eq!((forms.lines().count(), code), (3, 0));
    assert_eq!(stdout(folder.path(), &["canonical"], &shuffled).0, forms);
    let generated = ["generate", "-n", "3", "--seed", "c", "--canonical", "--json"];
    let generated = stdout(folder.path(), &generated, "").0;
    let json = stdout(folder.path(), &["canonical", "--json"], &shuffled).0;
    for ((form, one), other) in forms.lines().zip(generated.lines()).zip(json.lines()) {
        let [one, other] = [one, other].map(|line| serde_json::from_str::<Value>(line).unwrap());
        assert_eq!((&one["canonical"], &other["canonical"]), (&form.into(), &form.into()));
        // The form of the solution is that of the puzzle without empty cells.
        let solution = other["solution"].as_str().unwrap();
        let full = stdout(folder.path(), &["canonical"], solution).0;
        assert_eq!(full.trim_end(), other["canonical_solution"].as_str().unwrap());
    }
    let none = format!("{PUZZLE}\n{}\n", ".".repeat(81));
    let (text, code) = stdout(folder.path(), &["canonical"], &none);
    assert_eq!((text.lines().nth(1), code), (Some("several solutions"), 1));
}

#[test]
fn all_solutions_are_listed() {
    let folder = super::program::folder();
    // Without the digits 1 and 2, those that can be exchanged stay open.
    let open: String = SOLUTION.chars().map(|c| if "12".contains(c) { '.' } else { c }).collect();
    let count = stdout(folder.path(), &["solve", "--count"], &open).0;
    let count: usize = count.trim_end().parse().unwrap();
    let list = |args: &[&str], text: &str| {
        let ran = run_on(&folder, &[&["solve", "--all"], args].concat(), text);
        (ran.out, ran.code)
    };
    let (text, code) = list(&[], &open);
    let mut lines = text.lines();
    assert_eq!((lines.next(), code), (Some(&format!("{count} solutions")[..]), 1));
    let mut found: Vec<&str> = lines.collect();
    assert!(found.contains(&SOLUTION));
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), count);
    for solution in found {
        assert_eq!(stdout(folder.path(), &["solve", "--count"], solution).0, "1\n");
    }
    let (text, code) = list(&["--limit", "1"], &open);
    assert_eq!((text.lines().next(), text.lines().count()), (Some("more than 1 solution"), 2));
    assert_eq!(code, 1);
    assert_eq!(list(&[], PUZZLE), (format!("{SOLUTION}\n"), 0));
    let (text, code) = list(&[], &format!("11{}", ".".repeat(79)));
    assert!(text.starts_with("no solution: ") && code == 1, "{text}");
    let json: Value = serde_json::from_str(&list(&["--json", "--limit", "1"], &open).0).unwrap();
    assert_eq!((&json["solutions"], &json["is_all"]), (&2.into(), &false.into()));
    assert_eq!(json["all"].as_array().unwrap().len(), 1);
}
