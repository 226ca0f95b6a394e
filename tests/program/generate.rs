//! `gridpress generate`: streams of puzzles, and puzzles from codes.

use super::program::{SMALL, code, folder, lock, run, stdout, succeed, with_spec};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn generate_makes_the_same_stream_in_every_length_and_format() {
    let folder = folder();
    let path = folder.path();
    let (five, _) = stdout(path, &["generate", "-n", "5", "--seed", "x", "--level", "hard"], "");
    let (three, _) = stdout(
        path,
        &["generate", "-n", "3", "--seed", "x", "--level", "hard", "--threads", "1"],
        "",
    );
    assert!(five.starts_with(&three));
    let (grids, _) = stdout(
        path,
        &["generate", "-n", "5", "--seed", "x", "--level", "hard", "--format", "grid"],
        "",
    );
    let (solved, code_solved) = stdout(path, &["solve"], &five);
    assert_eq!(code_solved, 0);
    let (with, _) =
        stdout(path, &["generate", "-n", "5", "--seed", "x", "--level", "hard", "--solution"], "");
    let joined: String = five
        .lines()
        .zip(solved.lines())
        .map(|(puzzle, solution)| format!("{puzzle},{solution}\n"))
        .collect();
    assert_eq!(with, joined);
    let (graded, _) = stdout(path, &["grade"], &grids);
    assert!(
        graded
            .lines()
            .zip(five.lines())
            .all(|(grade, puzzle)| grade.starts_with(puzzle) && grade.contains("  hard  "))
    );
}

#[test]
fn codes_reproduce_their_puzzles() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    for puzzle in lock(&path.join("book.lock"))["puzzle"].as_array().unwrap() {
        let expected = format!(
            "{},{}\n",
            puzzle["givens"].as_str().unwrap(),
            puzzle["solution"].as_str().unwrap()
        );
        let code = puzzle["code"].as_str().unwrap();
        for source in [["book.toml"].as_slice(), &["book.lock"], &["--seed", "s"]] {
            let args = [["generate", "--solution", "--code", code].as_slice(), source].concat();
            assert_eq!(stdout(path, &args, ""), (expected.clone(), 0));
        }
    }
    assert_eq!(code(path, &["generate", "--code", "1.9.1-2", "book.toml"]), 1);
    assert_eq!(code(path, &["generate", "--code", "1.9.1-2", "--seed", "s"]), 2);
    assert_eq!(code(path, &["generate", "--code", "1.9.38-45.rotate180.easy.1.0"]), 2);
}

/// Returns the JSON records of `generate` with a seed and further arguments, and its exit code.
fn records(folder: &Path, words: &str) -> (Vec<serde_json::Value>, i32) {
    let args = ["generate", "--seed", "x", "--format", "json"];
    let args: Vec<&str> = args.into_iter().chain(words.split_whitespace()).collect();
    let (text, code) = stdout(folder, &args, "");
    let record = |line| serde_json::from_str(line).unwrap();
    (text.lines().map(record).collect(), code)
}

#[test]
fn puzzles_are_requested_by_difficulty() {
    let folder = folder();
    let (made, code) = records(
        folder.path(),
        "-n 4 --technique pair..x-wing --removed 48..54 --score 300000..360999",
    );
    assert_eq!((made.len(), code), (4, 0));
    for puzzle in &made {
        assert!((48..=54).contains(&puzzle["removed"].as_u64().unwrap()));
        assert!((300_000..=360_999).contains(&puzzle["score"].as_u64().unwrap()));
    }
    for wrong in ["--technique x-wing..pair", "--score 2..1", "--removed 0..3", "--givens-at xx"] {
        assert_eq!(records(folder.path(), wrong).1, 2, "{wrong}");
    }
}

#[test]
fn givens_stand_where_a_mask_has_them() {
    let folder = folder();
    let mask: String = (0..81).map(|cell| if cell % 2 == 0 { 'x' } else { '.' }).collect();
    let (made, code) = records(folder.path(), &format!("--givens-at {mask}"));
    assert_eq!(code, 0);
    let puzzle = made[0]["puzzle"].as_str().unwrap();
    assert!(
        puzzle.chars().zip(mask.chars()).all(|(digit, given)| (digit == '.') == (given == '.'))
    );
    let again = made[0]["code"].as_str().unwrap();
    let (text, _) = stdout(folder.path(), &["generate", "--seed", "x", "--code", again], "");
    assert_eq!(text.trim(), puzzle);
}

#[test]
fn puzzles_differ_from_those_in_a_file() {
    let folder = folder();
    let (first, _) = records(folder.path(), "--level easy");
    let first = first[0]["puzzle"].as_str().unwrap();
    let (other, _) = stdout(folder.path(), &["shuffle", "--seed", "y"], first);
    std::fs::write(folder.path().join("old.txt"), other).unwrap();
    let (second, code) = records(folder.path(), "--level easy --unlike old.txt");
    assert_eq!(code, 0);
    assert_ne!(second[0]["puzzle"], first);
}

#[test]
fn the_best_puzzle_found_has_a_code_that_reproduces_it() {
    let folder = folder();
    let (best, code) =
        records(folder.path(), "--size 4 --variant killer --score 420000..680999 --best");
    assert_eq!((best.len(), code), (1, 4));
    assert!(best[0]["score"].as_u64().unwrap() < 420_000);
    let again = best[0]["code"].as_str().unwrap();
    let (made, code) = records(folder.path(), &format!("--code {again}"));
    assert_eq!(code, 0);
    for field in ["puzzle", "cages", "removed", "code"] {
        assert_eq!(made[0][field], best[0][field], "{field}");
    }
}

#[test]
fn levels_and_kinds_draw_from_streams_of_their_own() {
    let folder = folder();
    let solutions = |words: &str| -> Vec<String> {
        let (made, _) = records(folder.path(), &format!("-n 8 --solution {words}"));
        let solution = |one: &serde_json::Value| one["solution"].as_str().unwrap().to_owned();
        made.iter().map(solution).collect()
    };
    let easy = solutions("--level easy");
    let others = [solutions("--level medium"), solutions("--level easy --variant windoku")];
    assert!(others.iter().flatten().all(|other| !easy.contains(other)));
}

/// Separate ranges add up to one run of the stream, across the borders of batches.
#[test]
fn ranges_joined_are_one_run() {
    let folder = folder();
    let rows = |words: &str| {
        let words = format!("generate --seed r --level easy --size 4 --json {words}");
        let args: Vec<&str> = words.split_whitespace().collect();
        succeed(folder.path(), &args)
    };
    let whole = rows("-n 1100");
    assert_eq!(whole.lines().count(), 1100);
    let parts = ["1..3", "4..1030", "1031..=1099", "1100..1100"];
    let joined: String = parts.map(|part| rows(&format!("--range {part}"))).concat();
    assert_eq!(joined, whole);
    let last = format!("--range {0}..{0}", u32::MAX);
    assert!(rows(&last).contains(&format!(".{}.", u32::MAX)));
}

#[test]
fn invalid_ranges_are_refused_in_one_message() {
    let folder = folder();
    for range in ["", "7", "0..3", "9..2", "a..b", "1..", "-1..4", "1..4294967296", "1..2..3"] {
        let ran = run(folder.path(), &["generate", "--range", range]);
        assert_eq!((ran.code, &ran.out[..]), (2, ""), "{range}");
        let expected = "expected two numbers from 1 to 4294967295, the lower first and both \
                        included, as in 1001..2000";
        assert!(ran.stderr.contains(expected), "{range}: {}", ran.stderr);
    }
    let both = run(folder.path(), &["generate", "-n", "2", "--range", "1..2"]);
    assert_eq!(both.code, 2);
    assert!(both.stderr.contains("--range") && both.stderr.contains("--number"), "{}", both.stderr);
    let one = ["generate", "--seed", "x", "--format", "ipuz", "--range"];
    assert_eq!(code(folder.path(), &[&one[..], &["5..5"]].concat()), 0);
    assert_eq!(code(folder.path(), &[&one[..], &["5..6"]].concat()), 2);
}

/// Two puzzles have the same canonical form if and only if they are equivalent.
#[test]
fn options_that_no_puzzle_can_meet_are_refused_by_name() {
    let folder = folder();
    for (args, parts) in [
        ("--level hard --technique single", ["--level <LEVEL>", "--technique <A..B>"]),
        ("--level hard --score 1..9", ["--level <LEVEL>", "leave one of them out"]),
        ("--technique swordfish --size 4", ["kind `4`", "`swordfish`"]),
        ("--technique cage-combination..innie", ["kind `9`", "`cage-combination` to `innie`"]),
        ("--technique mark-pair --variant killer", ["kind `9+killer`", "`mark-pair`"]),
    ] {
        let words = format!("generate {args}");
        let refused = run(&folder, &words.split(' ').collect::<Vec<_>>());
        assert_eq!(refused.code, 2, "{args}: {}", refused.stderr);
        assert!(parts.iter().all(|part| refused.stderr.contains(part)), "{}", refused.stderr);
    }
}

#[test]
fn equivalent_puzzles_share_a_canonical_form() {
    let folder = folder();
    let (made, _) = records(folder.path(), "-n 300 --size 4 --level easy --canonical");
    let forms: BTreeSet<&str> = made.iter().map(|one| one["canonical"].as_str().unwrap()).collect();
    assert!((2..300).contains(&forms.len()), "{}", forms.len());
    let words = ["generate", "--seed", "x", "--size", "4", "--level", "easy"];
    let csv = ["-n", "300", "--canonical", "--format", "csv"];
    let csv = succeed(folder.path(), &[&words[..], &csv].concat());
    let mut rows = csv.lines();
    let columns =
        "puzzle,canonical,size,number,removed,grade,level,tier,technique,score,minutes,code,seed";
    assert_eq!(rows.next(), Some(columns));
    for (row, one) in rows.zip(&made) {
        let [puzzle, form] = ["puzzle", "canonical"].map(|key| one[key].as_str().unwrap());
        assert!(row.starts_with(&format!(
            "{puzzle},{form},4,{},{},{},easy,1,",
            one["number"],
            one["removed"],
            one["grade"].as_str().unwrap_or_default()
        )));
        assert!(row.ends_with(&format!(",{},x", one["code"].as_str().unwrap())), "{row}");
        assert_eq!(one["seed"], "x");
    }
    let solved = ["--canonical", "--solution", "--format", "csv"];
    let solved = succeed(folder.path(), &[&words[..], &solved].concat());
    assert!(solved.starts_with("puzzle,solution,canonical,size,number,"));
    // The canonical form of a classic puzzle is a puzzle that the same techniques solve.
    let (classic, _) = records(folder.path(), "--level hard --canonical");
    let form = classic[0]["canonical"].as_str().unwrap();
    let (graded, code) = stdout(folder.path(), &["grade", "--json"], form);
    let graded: serde_json::Value = serde_json::from_str(&graded).unwrap();
    assert_eq!((code, &graded["technique"]), (0, &classic[0]["technique"]));
    assert_eq!(graded["solutions"], 1);
}

#[test]
fn formats_without_room_for_canonical_forms_are_refused() {
    let folder = folder();
    for format in ["line", "grid", "sdk", "sdm", "ipuz", "opensudoku", "hodoku", "sudokupad"] {
        let ran = run(folder.path(), &["generate", "--canonical", "--format", format]);
        assert_eq!((ran.code, &ran.out[..]), (2, ""), "{format}");
        let expected = format!("`{format}` does not support the canonical form");
        assert!(ran.stderr.contains(&expected), "{}", ran.stderr);
        assert!(ran.stderr.contains("json or csv"), "{}", ran.stderr);
    }
}

/// Returns the puzzles of a run, and its messages.
fn generated(folder: &Path, args: &[&str]) -> (Vec<serde_json::Value>, String) {
    let run = run(folder, args);
    let records = run.out.lines().map(|line| serde_json::from_str(line).unwrap());
    (records.collect(), run.stderr)
}

#[test]
fn minimal_puzzles_are_minimal_and_their_codes_make_them_again() {
    let folder = folder();
    let path = folder.path();
    let (made, stderr) = generated(
        path,
        &[
            "generate", "--size", "7", "--removed", "minimal", "--symmetry", "none", "-n", "2",
            "--variant", "skyscrapers", "--seed", "truth95", "--format", "json",
        ],
    );
    assert!(!stderr.contains("minimal"), "{stderr}");
    assert!(made.iter().all(|made| made["minimal"] == true));
    for made in &made {
        let code = made["code"].as_str().unwrap();
        let args = ["generate", "--code", code, "--seed", "truth95", "--format", "json"];
        assert_eq!(generated(path, &args).0[0], *made);
    }
}

#[test]
fn overlapping_grids_on_nine_rows_come_at_once_and_name_their_canvas() {
    let folder = folder();
    let path = folder.path();
    let args = ["generate", "--size", "6", "--level", "easy", "--seed", "s", "--format", "json"];
    for (grids, side) in [("butterfly", 9), ("samurai", 14)] {
        let (made, _) = generated(path, &[&args[..], &["--grids", grids]].concat());
        let canvas = &made[0]["canvas"];
        assert_eq!((&canvas["width"], &canvas["height"]), (&side.into(), &side.into()));
        let puzzle = made[0]["puzzle"].as_str().unwrap();
        assert_eq!(puzzle.len(), side * side);
        let (count, code) = stdout(path, &["solve", "--count"], &made[0].to_string());
        assert_eq!((count.trim(), code), ("1", 0));
    }
    let (single, _) = generated(path, &args);
    assert!(single[0].get("canvas").is_none());
}

#[test]
fn codes_of_calcudokus_have_no_symmetry() {
    let folder = folder();
    let path = folder.path();
    let args =
        ["generate", "--size", "4", "--variant", "calcudoku", "--seed", "s", "--format", "json"];
    let (made, _) = generated(path, &args);
    assert!(made[0]["code"].as_str().unwrap().contains(".none."));
    for symmetry in ["dihedral", "none"] {
        let run = run(path, &[&args[..], &["--symmetry", symmetry]].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""));
        assert!(run.stderr.contains("--symmetry is not for calcudoku"), "{}", run.stderr);
    }
    let code = made[0]["code"].as_str().unwrap().replace(".none.", ".rotate180.");
    let args = ["generate", "--code", &code, "--seed", "s", "--format", "json"];
    assert_eq!(generated(path, &args).0[0]["puzzle"], made[0]["puzzle"]);
}

#[test]
fn sections_of_calcudokus_take_no_symmetry_but_locks_that_hold_one_make_their_book() {
    let spec = "title = \"C\"\nseed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\nsize = 4\nvariant = [\"calcudoku\"]\ncount = 2\n";
    let folder = with_spec(&format!("{spec}symmetry = \"dihedral\"\n"));
    let path = folder.path();
    let refused = run(path, &["book", "book.toml"]);
    assert_eq!(refused.code, 2);
    assert!(
        refused.stderr.contains("`symmetry` has no effect on a calcudoku"),
        "{}",
        refused.stderr
    );
    std::fs::write(path.join("book.toml"), spec).unwrap();
    succeed(path, &["book", "book.toml"]);
    let lock = std::fs::read_to_string(path.join("book.lock")).unwrap();
    assert!(lock.contains(".none.a.1.") && !lock.contains("symmetry"), "{lock}");
    let pdf = std::fs::read(path.join("book.pdf")).unwrap();
    let before = lock
        .replace(".none.a.", ".rotate180.a.")
        .replace("level = \"easy\"\ncount", "symmetry = \"rotate180\"\nlevel = \"easy\"\ncount");
    assert!(before.contains("symmetry"), "{lock}");
    std::fs::write(path.join("before.lock"), before).unwrap();
    succeed(path, &["book", "--lock", "before.lock", "-o", "again.pdf"]);
    assert_eq!(std::fs::read(path.join("again.pdf")).unwrap(), pdf);
}

#[test]
fn a_stream_without_other_puzzles_ends() {
    let folder = folder();
    let path = folder.path();
    let args = ["generate", "--size", "4", "--removed", "1", "--symmetry", "none", "--seed", "s"];
    let (many, code) = stdout(path, &[&args[..], &["-n", "1500"]].concat(), "");
    assert_eq!(code, 0);
    std::fs::write(path.join("all.txt"), many).unwrap();
    let run = run(path, &[&args[..], &["--unlike", "all.txt"]].concat());
    assert_eq!((run.code, run.out.as_str()), (4, ""));
    assert!(run.stderr.contains("--unlike"), "{}", run.stderr);
}

#[test]
fn the_library_and_the_command_line_generate_the_same_puzzles() {
    let folder = folder();
    let requests =
        [("9", "hard", 1), ("9", "easy", 3), ("9+killer", "easy", 2), ("6", "medium", 1)];
    for (kind, level, index) in requests {
        let request = gridpress::PuzzleRequest::new("one stream")
            .kind(kind.parse().unwrap())
            .level(gridpress::generate::Level::from_name(level).unwrap())
            .index(index);
        let puzzle = request.generate().unwrap();
        let (size, variant) = kind.split_once('+').unwrap_or((kind, ""));
        let mut flags = format!(
            "generate --seed one_stream --level {level} --size {size} --range {index}..{index} --json"
        )
        .split(' ')
        .map(|flag| flag.replace('_', " "))
        .collect::<Vec<_>>();
        if !variant.is_empty() {
            flags.extend(["--variant".to_owned(), variant.to_owned()]);
        }
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        let record: serde_json::Value = serde_json::from_str(&succeed(&folder, &flags)).unwrap();
        assert_eq!(record["code"], puzzle.code().unwrap().to_string(), "{kind} {level}");
        assert_eq!(record["puzzle"], puzzle.to_string(), "{kind} {level}");
    }
}

#[test]
fn a_layout_among_variants_refers_to_its_option() {
    let folder = folder();
    let run = run(&folder, &["generate", "--variant", "samurai"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--grids samurai"), "{}", run.stderr);
    let run = super::program::run(&folder, &["generate", "--variant", "diagnal"]);
    assert!(run.stderr.contains("did you mean `diagonal`?"), "{}", run.stderr);
}
