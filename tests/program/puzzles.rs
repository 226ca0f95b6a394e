//! `gridpress solve`, `grade` and `shuffle`.

use super::program::{PUZZLE, ProgramRun, SOLUTION, folder, run_on, stderr, stdout};
use std::fs;

#[test]
fn solve_answers_in_the_format_of_the_input() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(stdout(path, &["solve"], PUZZLE), (format!("{SOLUTION}\n"), 0));
    assert_eq!(
        stdout(path, &["solve", "-"], &PUZZLE.replace('.', "0")),
        (format!("{SOLUTION}\n"), 0)
    );
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..][..9]).collect();
    let (grid, code_grid) = stdout(path, &["solve"], &rows.join("\n"));
    assert_eq!(code_grid, 0);
    assert!(grid.starts_with("5 3 4 | 6 7 8 | 9 1 2\n") && grid.lines().count() == 11, "{grid}");

    let none = PUZZLE.replacen("53", "55", 1);
    let (stderr, code_many) =
        stdout(path, &["solve"], &format!("{PUZZLE}\n{none}\n{}\n", ".".repeat(81)));
    assert_eq!(code_many, 1);
    let lines: Vec<&str> = stderr.lines().collect();
    let none = "no solution: In row 1, the 5 appears in r1c1 and r1c2.";
    assert_eq!(lines[..3], [SOLUTION, none, "several solutions"]);
    assert_eq!(lines.len(), 5);
    assert_ne!(lines[3], lines[4]);
    let (blamed, _) = stdout(path, &["solve"], &PUZZLE.replacen("53.", "531", 1));
    assert_eq!(blamed, "no solution: Without r1c3 = 1 there is exactly one solution.\n");
    // A puzzle can be an argument instead of a file.
    assert_eq!(stdout(path, &["solve", PUZZLE], ""), (format!("{SOLUTION}\n"), 0));
}

#[test]
fn solve_counts_solutions_up_to_a_limit() {
    let folder = folder();
    let path = folder.path();
    let puzzles = format!("1...............\n{}\n55{}\n", ".".repeat(16), ".".repeat(79));
    assert_eq!(stdout(path, &["solve", "--count"], &puzzles), ("72\n288\n0\n".to_owned(), 0));
    assert_eq!(stdout(path, &["solve", "--count=100"], &puzzles), ("72\n100+\n0\n".to_owned(), 0));
    // Every count is limited.
    let empty = ".".repeat(81);
    assert_eq!(stdout(path, &["solve", "--count"], &empty), ("1000000+\n".to_owned(), 0));
}

#[test]
fn a_count_is_given_up_where_solutions_are_rare() {
    let folder = folder();
    let args = ["solve", "--count=1000", "--variant", "diagonal,antiknight"];
    let ProgramRun { out, stderr, code } = run_on(folder.path(), &args, &".".repeat(81));
    let found: usize = out.trim_end_matches("+\n").parse().unwrap();
    assert!(found > 0 && found <= 1000, "{out}");
    assert_eq!(code, if found < 1000 { 4 } else { 0 }, "{stderr}");
}

#[test]
fn malformed_puzzles_are_placed() {
    let folder = folder();
    for (input, place) in [
        (PUZZLE.replacen('7', "?", 1), "standard input:1:5"),
        (format!("# mine\n{}", &PUZZLE[1..]), "standard input:2:81"),
        (String::new(), "no puzzle in standard input"),
        ("123456789\n".to_owned(), "standard input:1:1"),
    ] {
        let (stderr, code) = stderr(folder.path(), &["solve"], &input);
        assert_eq!(code, 2);
        assert!(stderr.contains(place), "{stderr}");
    }
    let (stderr, code) = stderr(folder.path(), &["grade", "nowhere.txt"], "");
    assert_eq!(code, 2);
    assert!(stderr.contains("cannot read `nowhere.txt`: file not found"), "{stderr}");
}

#[test]
fn grade_reports_removed_cells_and_level() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(
        stdout(path, &["grade"], PUZZLE),
        (
            format!(
                "{PUZZLE}  51 removed  easy (hard by its givens)  Hidden single in a box  score 120258  3 minutes (3 to 5)\n"
            ),
            0
        )
    );
    let (json, code_json) =
        stdout(path, &["grade", "--json"], &format!("{PUZZLE}\n{}", ".".repeat(81)));
    assert_eq!(code_json, 1);
    assert_eq!(
        json.lines().next(),
        Some(
            format!(
                "{{\"puzzle\":\"{PUZZLE}\",\"solutions\":1,\"size\":9,\"variant\":[],\"removed\":51,\"grade\":\"hard\",\"level\":\"easy\",\"tier\":1,\
                 \"technique\":\"hidden-single-box\",\"score\":120258,\"minutes\":{{\"expected\":3.5,\"low\":2.7,\"high\":5.1,\"estimate\":false}}}}"
            )
            .as_str()
        )
    );
    // What does not exist is absent.
    assert!(json.lines().nth(1).unwrap().ends_with("\"removed\":81}"));
}

#[test]
fn puzzles_of_every_format_are_made_graded_and_solved() {
    let folder = folder();
    let path = folder.path();
    for kind in [
        &["--size", "6x6", "--box", "3x2", "--removed", "16"][..],
        &["--size", "4", "--symmetry", "mirrors", "--removed", "4"],
        &["--variant", "center-dot", "--symmetry", "dihedral", "--removed", "40"],
        &["--variant", "windoku", "--fill", "shuffle", "--removed", "45"],
        &[],
    ] {
        let made = |format: &str, solution: bool| {
            let mut args = vec!["generate", "--seed", "f", "--format", format];
            args.extend(kind);
            args.extend(solution.then_some("--solution"));
            stdout(path, &args, "")
        };
        let flags: Vec<&str> = kind
            .chunks(2)
            .filter(|flag| ["--size", "--box", "--variant"].contains(&flag[0]))
            .flatten()
            .copied()
            .collect();
        let (line, code_line) = made("line", true);
        assert_eq!(code_line, 0, "{kind:?}");
        let (puzzle, solution) = line.trim().split_once(',').unwrap();
        for format in ["line", "grid", "json", "ipuz", "sdk", "sdm"] {
            let (text, code_made) = made(format, false);
            if code_made == 2 {
                assert!(format.starts_with("sd") && !kind.is_empty(), "{format}");
                continue;
            }
            let graded = stdout(path, &[&["grade"], &flags[..]].concat(), &text);
            assert!(graded.0.starts_with(puzzle), "{format} {graded:?}");
            assert_eq!(graded.1, 0);
            let counted = stdout(path, &[&["solve", "--count"], &flags[..]].concat(), &text);
            assert_eq!(counted, ("1\n".to_owned(), 0));
            if ["json", "ipuz"].contains(&format) {
                // These formats state the kind themselves.
                let solved = stdout(path, &["solve"], &text);
                assert_eq!(solved, (format!("{solution}\n"), 0));
            }
        }
        // A code reproduces its puzzle in any format.
        let (json, _) = made("json", true);
        let code_at = json.find("\"code\":\"").unwrap() + 8;
        let code = json[code_at..].split('"').next().unwrap();
        for format in ["json", "ipuz"] {
            let again =
                ["generate", "--seed", "f", "--solution", "--format", format, "--code", code];
            assert_eq!(stdout(path, &again, "").0, made(format, true).0);
        }
    }
}

#[test]
fn regions_and_cages_need_their_own_notation() {
    let folder = folder();
    let path = folder.path();
    for format in ["line", "grid", "sdk", "sdm"] {
        for variant in ["jigsaw", "killer"] {
            let args = ["generate", "--variant", variant, "--format", format];
            let (stderr, code) = stderr(path, &args, "");
            assert_eq!(code, 2);
            assert!(stderr.contains("json, ipuz"), "{stderr}");
        }
    }
    let (stderr, code) = stderr(path, &["solve", "--variant", "jigsaw"], PUZZLE);
    assert_eq!(code, 2);
    assert!(stderr.contains("use sudokupad, json or ipuz"), "{stderr}");

    let jigsaw = "{\"puzzle\":\"1..............3\",\"size\":4,\"variant\":[\"jigsaw\"],\"regions\":\"1122132213443344\"}\n";
    let (count, code) = stdout(path, &["solve", "--count"], jigsaw);
    assert_eq!(code, 0);
    for format in ["json", "ipuz"] {
        let args = ["shuffle", "--seed", "1", "--format", format];
        let (shuffled, code) = stdout(path, &args, jigsaw);
        assert_eq!(code, 0);
        assert_ne!(shuffled, jigsaw);
        let again = stdout(path, &["solve", "--count"], &shuffled);
        assert_eq!(again, (count.clone(), 0));
    }
    let args = ["shuffle", "--seed", "1", "--format", "line"];
    assert_eq!(stdout(path, &args, jigsaw).1, 2);
}

#[test]
fn shuffled_puzzles_are_equivalent() {
    let folder = folder();
    let path = folder.path();
    let args = ["shuffle", "-n", "3", "--seed", "x"];
    let empty = ".".repeat(81);
    let (shuffled, code_shuffled) = stdout(path, &args, &format!("{PUZZLE}\n{empty}\n"));
    assert_eq!(code_shuffled, 0);
    let lines: Vec<&str> = shuffled.lines().collect();
    assert_eq!(lines.len(), 6);
    assert!(lines[0] != lines[1] && lines[0] != PUZZLE);
    assert_eq!(lines[3..], [&empty, &empty, &empty]);
    let (graded, code_graded) = stdout(path, &["grade"], &lines[..3].join("\n"));
    assert_eq!(code_graded, 0);
    assert!(graded.lines().all(|grade| {
        grade.contains("51 removed  easy (hard by its givens)  Hidden single in a box")
    }));
    // A copy depends only on the place of its puzzle and its own number.
    let (fewer, _) = stdout(path, &["shuffle", "-n", "2", "--seed", "x"], PUZZLE);
    assert_eq!(fewer.lines().collect::<Vec<_>>(), lines[..2]);
    let (reported, code_drawn) = stderr(path, &["shuffle"], PUZZLE);
    assert_eq!(code_drawn, 0);
    assert!(reported.starts_with("seed "), "{reported}");
    // A book refuses equivalent puzzles.
    fs::write(path.join("mine.txt"), format!("{PUZZLE}\n{}\n", lines[1])).unwrap();
    let spec = "[[section]]\nid = \"mine\"\nsource = \"mine.txt\"\n";
    fs::write(path.join("book.toml"), spec).unwrap();
    let (stderr, code_book) = stderr(path, &["book", "book.toml"], "");
    assert_eq!(code_book, 2);
    assert!(stderr.contains("the same puzzle twice"), "{stderr}");
    // The format of a single puzzle is kept; several puzzles become lines or grids.
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..][..9]).collect();
    let sdk = format!("[Puzzle]\n{}\n", rows.join("\n"));
    let one = stdout(path, &["shuffle", "--seed", "x"], &sdk).0;
    assert!(one.starts_with("[Puzzle]\n") && one.lines().count() == 10);
    let two = stdout(path, &["shuffle", "-n", "2", "--seed", "x"], &sdk).0;
    assert_eq!(two.lines().count(), 24);
    let forced = ["shuffle", "-n", "2", "--format", "sdk"];
    assert_eq!(stdout(path, &forced, &sdk).1, 2);
}
