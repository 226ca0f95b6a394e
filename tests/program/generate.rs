//! `gridpress generate`: streams of puzzles, and puzzles from their codes.

use super::program::{SMALL, code, folder, lock, stdout, with_spec};
use std::path::Path;

#[test]
fn generate_makes_the_same_stream_in_every_length_and_format() {
    let folder = folder();
    let path = folder.path();
    let (five, _) = stdout(
        path,
        &["generate", "-n", "5", "--seed", "x", "--level", "hard"],
        "",
    );
    let (three, _) = stdout(
        path,
        &[
            "generate",
            "-n",
            "3",
            "--seed",
            "x",
            "--level",
            "hard",
            "--threads",
            "1",
        ],
        "",
    );
    assert!(five.starts_with(&three));
    let (grids, _) = stdout(
        path,
        &[
            "generate", "-n", "5", "--seed", "x", "--level", "hard", "--format", "grid",
        ],
        "",
    );
    let (solved, code_solved) = stdout(path, &["solve"], &five);
    assert_eq!(code_solved, 0);
    let (with, _) = stdout(
        path,
        &[
            "generate",
            "-n",
            "5",
            "--seed",
            "x",
            "--level",
            "hard",
            "--solution",
        ],
        "",
    );
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
fn codes_make_their_puzzles_again() {
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
            let args = [
                ["generate", "--solution", "--code", code].as_slice(),
                source,
            ]
            .concat();
            assert_eq!(stdout(path, &args, ""), (expected.clone(), 0));
        }
    }
    assert_eq!(
        code(path, &["generate", "--code", "1.9.1-2", "book.toml"]),
        2
    );
    assert_eq!(
        code(
            path,
            &["generate", "--code", "1.9.38-45.rotate180.easy.1.0"]
        ),
        2
    );
}

/// The JSON records of `generate` with these words after a seed, and its exit code.
fn records(folder: &Path, words: &str) -> (Vec<serde_json::Value>, i32) {
    let args = ["generate", "--seed", "x", "--format", "json"];
    let args: Vec<&str> = args.into_iter().chain(words.split_whitespace()).collect();
    let (text, code) = stdout(folder, &args, "");
    let record = |line| serde_json::from_str(line).unwrap();
    (text.lines().map(record).collect(), code)
}

#[test]
fn puzzles_are_wanted_by_what_they_need() {
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
    for wrong in [
        "--technique x-wing..pair",
        "--score 2..1",
        "--removed 0..3",
        "--givens-at xx",
    ] {
        assert_eq!(records(folder.path(), wrong).1, 2, "{wrong}");
    }
}

#[test]
fn givens_stand_where_a_mask_has_them() {
    let folder = folder();
    let mask: String = (0..81)
        .map(|cell| if cell % 2 == 0 { 'x' } else { '.' })
        .collect();
    let (made, code) = records(folder.path(), &format!("--givens-at {mask}"));
    assert_eq!(code, 0);
    let puzzle = made[0]["puzzle"].as_str().unwrap();
    assert!(
        puzzle
            .chars()
            .zip(mask.chars())
            .all(|(digit, given)| (digit == '.') == (given == '.'))
    );
    let again = made[0]["code"].as_str().unwrap();
    let (text, _) = stdout(
        folder.path(),
        &["generate", "--seed", "x", "--code", again],
        "",
    );
    assert_eq!(text.trim(), puzzle);
}

#[test]
fn no_puzzle_is_a_twin_of_those_in_a_file() {
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
fn the_best_that_was_found_has_a_code_that_makes_it_again() {
    let folder = folder();
    let (none, code) = records(folder.path(), "--size 6 --removed 36");
    assert_eq!((none.len(), code), (0, 4));
    let (best, code) = records(folder.path(), "--size 6 --removed 36 --best");
    assert_eq!((best.len(), code), (1, 4));
    assert_ne!(best[0]["removed"], 36);
    let again = best[0]["code"].as_str().unwrap();
    let (text, code) = stdout(
        folder.path(),
        &["generate", "--seed", "x", "--code", again],
        "",
    );
    assert_eq!(
        (text.trim(), code),
        (best[0]["puzzle"].as_str().unwrap(), 0)
    );
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
    let others = [
        solutions("--level medium"),
        solutions("--level easy --variant windoku"),
    ];
    assert!(others.iter().flatten().all(|other| !easy.contains(other)));
}
