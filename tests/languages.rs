//! A small book in every language: it is made, read back and verified.

use assert_cmd::Command;
use gridpress::words::languages;
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
    for language in languages().chain(["pt-BR", "en-US"]) {
        let folder = tempfile::tempdir().unwrap();
        let spec = format!("language = \"{language}\"\n{SPEC}");
        fs::write(folder.path().join("book.toml"), spec).unwrap();
        let run = |args: &[&str]| {
            let mut command = Command::cargo_bin("gridpress").unwrap();
            let run = command.current_dir(&folder).args(args).output().unwrap();
            let said = String::from_utf8_lossy(&run.stderr).into_owned();
            assert!(run.status.success(), "{language} {args:?}: {said}");
        };
        run(&["book", "book.toml"]);
        run(&["verify", "book.lock"]);
        let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
        assert!(
            lock.contains(&format!("language = \"{language}\"")),
            "{language}"
        );
    }
}
