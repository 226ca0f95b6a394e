//! `gridpress generate`: streams of puzzles, and puzzles from their codes.

use super::program::{SMALL, code, folder, lock, stdout, with_spec};

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
