//! Output on a terminal, with `script`, which runs a command on one, and elsewhere.

#![cfg(target_os = "linux")]

use super::program::{PUZZLE, folder, run};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Returns what a command line of the program prints on a terminal of 80 columns.
fn on_terminal(folder: &Path, arguments: &str) -> String {
    let mut command = Command::new("script");
    command.args([
        "-qec",
        &format!("{} {arguments}", env!("CARGO_BIN_EXE_gridpress")),
        "/dev/null",
    ]);
    command.current_dir(folder).env_remove("COLUMNS").stdin(Stdio::null());
    String::from_utf8(command.output().unwrap().stdout).unwrap().replace('\r', "")
}

#[test]
fn puzzles_and_solutions_are_grids_on_a_terminal() {
    let folder = folder();
    let path = folder.path();
    for arguments in ["generate --seed s", &format!("solve {PUZZLE}")] {
        let printed = on_terminal(path, arguments);
        let rows = printed.lines().filter(|line| line.matches(" | ").count() == 2);
        assert_eq!(rows.count(), 9, "{printed}");
        let words: Vec<&str> = arguments.split(' ').collect();
        let line = run(path, &words).out;
        assert_eq!((line.lines().count(), line.trim().len()), (1, 81), "{line}");
        on_terminal(path, &format!("{arguments} > file.txt"));
        assert_eq!(fs::read_to_string(path.join("file.txt")).unwrap(), line);
        let as_line = on_terminal(path, &format!("{arguments} --format line"));
        assert_eq!(as_line.trim(), line.trim());
    }
    for (variant, sign) in [("killer", "r1c1"), ("kropki", " = white"), ("jigsaw", " 9 9")] {
        let printed = on_terminal(path, &format!("generate --seed s --variant {variant}"));
        let rows = printed.lines().filter(|line| [17, 21].contains(&line.len()));
        assert!(rows.count() >= 9 && printed.contains(sign), "{printed}");
    }
}

#[test]
fn reasons_are_wrapped_on_a_terminal() {
    let folder = folder();
    let path = folder.path();
    let hard = run(path, &["generate", "--level", "hard", "--seed", "s"]).out;
    let explained = run(path, &["explain", hard.trim()]).out;
    let longest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest(&explained) > "Puzzle 1: ".len() + 81, "{explained}");
    for (arguments, elsewhere) in [
        ("explain", explained),
        ("hint --depth step", run(path, &["hint", "--depth", "step", hard.trim()]).out),
    ] {
        let printed = on_terminal(path, &format!("{arguments} {}", hard.trim()));
        let lines = printed.lines().filter(|line| !line.contains(hard.trim()));
        assert!(lines.map(longest).max() <= Some(80), "{printed}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&printed), words(&elsewhere));
    }
}

#[test]
fn puzzles_written_to_a_file_show_their_progress() {
    let folder = folder();
    let arguments = "generate -n 4000 --level easy --seed s";
    let printed = on_terminal(folder.path(), &format!("{arguments} > file.txt"));
    assert!(printed.contains("puzzles"), "{printed}");
    // The bar is removed at the end.
    assert!(
        printed.trim_end().ends_with("\u{1b}[2K") || printed.ends_with("\u{1b}[K"),
        "{printed:?}"
    );
    let quiet = on_terminal(folder.path(), &format!("{arguments} -q > file.txt"));
    assert_eq!(quiet, "");
}
