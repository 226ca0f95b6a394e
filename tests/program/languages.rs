//! A small book in every language, which is made, read back and verified.

use super::program::{run, with_spec};
use gridpress::messages::languages;
use gridpress_testing::extent::SweepExtent;
use std::fs;

const SPEC: &str = r#"
title = "Sudoku"
seed  = "languages"

[front]
how_to     = true
techniques = true

[[section]]
id    = "easy"
title = "1"
level = "easy"
count = 2

[[section]]
id    = "hard"
level = "expert"
count = 1

[[section]]
id       = "killer"
level    = "medium"
variant  = ["killer"]
count    = 1
per_page = 1

[[section]]
id       = "large"
level    = "easy"
size     = 12
count    = 1
per_page = 1

[puzzle]
technique = true

[answers]
walkthrough = [3, 4]
hints       = true
"#;

#[test]
fn a_book_in_every_language_is_made_and_verified() {
    make_books(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn a_book_in_every_language_is_made_and_verified_in_full() {
    make_books(SweepExtent::Full);
}

fn make_books(extent: SweepExtent) {
    for language in extent.select(languages().chain(["de-AT"]), 5) {
        let folder = with_spec(&format!("language = \"{language}\"\n{SPEC}"));
        for args in [["book", "book.toml"], ["verify", "book.lock"]] {
            let run = run(&folder, &args);
            assert_eq!(run.code, 0, "{language} {args:?}: {}", run.stderr);
        }
        let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
        assert!(lock.contains(&format!("language = \"{language}\"")), "{language}");
    }
}
