//! Books of engine revision 1: their locks make the same puzzles again, and so do their specs, with every later program.

use super::program::{self, folder, succeed};
use std::path::{Path, PathBuf};

fn frozen(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/frozen").join(name)
}

/// What a lock says of its puzzles, but for the pages that they stand on.
fn puzzles(lock: &Path) -> Vec<toml::Table> {
    let mut puzzles = program::puzzles(lock);
    for puzzle in &mut puzzles {
        puzzle.remove("page");
        puzzle.remove("answer_page");
    }
    puzzles
}

fn the_same_again(book: &str, count: usize) {
    let folder = folder();
    let expected = puzzles(&frozen(&format!("{book}.lock")));
    assert_eq!(expected.len(), count);
    for (option, from) in [
        ("--lock", format!("{book}.lock")),
        ("--", format!("{book}.toml")),
    ] {
        let from = frozen(&from);
        let args = ["book", "-q", "-o", "book.pdf", option];
        succeed(&folder, &[&args[..], &[from.to_str().unwrap()]].concat());
        let made = puzzles(&folder.path().join("book.lock"));
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
