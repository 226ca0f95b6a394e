//! Books of engine revision 1: their locks make the same puzzles again, and so do their specs, with every later program.

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

fn frozen(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/frozen").join(name)
}

/// What a lock says of its puzzles, but for the pages that they stand on.
fn puzzles(lock: &Path) -> Vec<toml::Table> {
    let lock: toml::Table = fs::read_to_string(lock).unwrap().parse().unwrap();
    let puzzles = lock["puzzle"].as_array().unwrap().iter();
    let table = |puzzle: &toml::Value| {
        let mut table = puzzle.as_table().unwrap().clone();
        table.remove("page");
        table.remove("answer_page");
        table
    };
    puzzles.map(table).collect()
}

fn the_same_again(book: &str, count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let expected = puzzles(&frozen(&format!("{book}.lock")));
    assert_eq!(expected.len(), count);
    for (option, from) in [
        ("--lock", format!("{book}.lock")),
        ("--", format!("{book}.toml")),
    ] {
        let pdf = folder.path().join("book.pdf");
        let mut command = Command::cargo_bin("gridpress").unwrap();
        command.args(["book", "-q", "-o"]).arg(&pdf);
        command.arg(option).arg(frozen(&from)).assert().success();
        let made = puzzles(&pdf.with_extension("lock"));
        assert!(made == expected, "{book} {option}");
    }
}

#[test]
fn every_level_of_the_classic_grid() {
    the_same_again("classic-1", 60);
}

#[test]
fn every_kind() {
    the_same_again("kinds-1", 36);
}
