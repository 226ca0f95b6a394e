//! Puzzles of overlapping grids, passed between commands in every format that supports them.

use crate::program::{ProgramRun, attempt, run};
use gridpress::Puzzle;
use gridpress::generate::Removal;
use gridpress::notation::{self, Format};
use std::fs;
use tempfile::TempDir;

/// Returns a puzzle of a kind with the given number of removed cells.
fn puzzle(kind: &str, removed: u32) -> Puzzle {
    let removal = Removal::Band(removed..=removed);
    attempt("canvases", ("canvas", 1), kind.parse().unwrap(), removal)
}

/// Returns the output of a command, and its exit code.
fn output(folder: &TempDir, args: &[&str]) -> (String, i32) {
    let ProgramRun { code, out, stderr, .. } = run(folder, args);
    assert!(!out.is_empty(), "{args:?}: {stderr}");
    (out, code)
}

#[test]
fn every_command_reads_every_format_alike() {
    let folder = tempfile::tempdir().unwrap();
    let made = puzzle("9@twodoku", 70);
    let mut answers: Vec<Vec<(String, i32)>> = Vec::new();
    for format in [Format::Line, Format::Grid, Format::Json, Format::Ipuz, Format::Csv] {
        let text = notation::write(format, &made.shape, &made.givens, None).unwrap();
        let file = folder.path().join(format.name());
        fs::write(&file, text).unwrap();
        let file = file.to_str().unwrap();
        let commands: [&[&str]; 6] = [
            &["solve", "--json", file],
            &["solve", "--count", file],
            &["grade", "--json", file],
            &["hint", "--depth", "step", file],
            &["explain", "--json", file],
            &["solve", "--json", "--grids", "twodoku", file],
        ];
        answers.push(commands.map(|args| output(&folder, args)).into());
    }
    assert!(answers.iter().all(|all| all == &answers[0]), "{answers:?}");
    assert!(answers[0].iter().all(|(_, code)| *code == 0), "{answers:?}");
    let solved = &answers[0][0].0;
    assert!(solved.contains("\"grids\":\"twodoku\""), "{solved}");
    let record: serde_json::Value = serde_json::from_str(solved).unwrap();
    let [puzzle, solution] = ["puzzle", "solution"].map(|key| record[key].as_str().unwrap());
    assert_eq!((puzzle.len(), puzzle.matches('x').count()), (225, 72));
    assert!(!solution.contains('.'), "{solution}");
    let graded: serde_json::Value = serde_json::from_str(&answers[0][2].0).unwrap();
    let empty = puzzle.matches('.').count();
    assert_eq!(graded["removed"], empty);
    // Full grids are recognised despite holes, and wrong cells are named by their place on the canvas.
    let (full, _) = output(&folder, &["hint", solution]);
    assert!(full.starts_with("The grid is full"), "{full}");
    let (nothing, _) = output(&folder, &["explain", solution]);
    assert!(nothing.ends_with("Nothing left to find.\n"), "{nothing}");
    let at = puzzle.rfind('.').unwrap();
    let other = if &solution[at..=at] == "1" { "2" } else { "1" };
    let wrong = format!("{}{other}{}", &solution[..at], &solution[at + 1..]);
    let place = format!("r{}c{}", at / 15 + 1, at % 15 + 1);
    for command in [&["solve"][..], &["hint"], &["explain"], &["hint", "--givens", puzzle]] {
        let (why, code) = output(&folder, &[command, &[&wrong]].concat());
        assert!(why.contains(&place), "{place} {why}");
        assert_eq!(code, 1);
    }
}

#[test]
fn puzzles_without_visible_holes_need_their_kind() {
    let folder = tempfile::tempdir().unwrap();
    let made = puzzle("9@samurai", 200);
    let line = notation::line(&made.givens, &made.shape);
    let dots = line.trim().replace('x', ".");
    let ProgramRun { code, stderr, .. } = run(&folder, &["solve", &dots]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("give the layout of overlapping grids as `grids`"), "{stderr}");
    let solved = |args: &[&str]| output(&folder, args).0;
    assert_eq!(solved(&["solve", "--grids", "samurai", &dots]), solved(&["solve", line.trim()]));
}
