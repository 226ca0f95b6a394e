//! Wordoku in books and days: a line of each solution spells a word, on which lock, codes and pages agree.

use super::program::{ProgramRun, lock, run, succeed, with_spec};
use gridpress_reader::PdfReader;
use serde_json::Value;
use std::fs;
use std::path::Path;

const BOOK: &str = "title = \"Words\"\nseed = \"words\"\n\
    [[section]]\nid = \"own\"\nsymbols = \"word:Nostalgie\"\nword_line = \"row 3\"\nlevel = \"easy\"\ncount = 3\n\
    [[section]]\nid = \"six\"\nsize = 6\nsymbols = \"word\"\nlevel = \"easy\"\ncount = 3\n\
    [[section]]\nid = \"plain\"\nlevel = \"easy\"\ncount = 1\n\
    [answers]\nhints = true\nwalkthrough = [1, 4]\n";

/// Returns the text of a line of a solution in letters.
fn read(solution: &str, letters: &str, line: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let digits: Vec<usize> =
        solution.chars().map(|digit| digit.to_digit(10).unwrap() as usize).collect();
    let side = letters.len();
    let (kind, number) = line.split_once(' ').unwrap();
    let at = number.parse::<usize>().unwrap() - 1;
    let cells = (0..side).map(|step| match kind {
        "row" => at * side + step,
        _ => step * side + at,
    });
    cells.map(|cell| letters[digits[cell] - 1]).collect()
}

fn sorted(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn verified(path: &Path) {
    let ProgramRun { code, stderr, out, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    let output = format!("{stderr}{out}");
    assert!(output.contains("7 puzzles and 7 answers read back"), "{output}");
}

#[test]
fn wordoku_books_are_reproduced_and_read_back() {
    let folder = with_spec(BOOK);
    let path = folder.path();
    succeed(&folder, &["book"]);
    verified(path);
    let bytes = fs::read(path.join("book.pdf")).unwrap();
    let text = fs::read_to_string(path.join("book.lock")).unwrap();
    succeed(&folder, &["book", "--lock", "book.lock", "-o", "again.pdf"]);
    assert!(bytes == fs::read(path.join("again.pdf")).unwrap());
    // The lock contains the word; its lines are in digits.
    let lock = lock(&path.join("book.lock"));
    let puzzles = lock["puzzle"].as_array().unwrap();
    for puzzle in puzzles {
        let of = |key: &str| puzzle.get(key).and_then(|value| value.as_str());
        let section = of("address").unwrap().split('/').next().unwrap();
        let Some(word) = of("word") else {
            assert_eq!(section, "plain");
            continue;
        };
        let line = of("word_line").unwrap();
        if section == "own" {
            assert_eq!((word, line), ("NOSTALGIE", "row 3"));
        }
        let solution = of("solution").unwrap();
        assert_eq!(read(solution, &sorted(word), line), word);
        // Its code reproduces it.
        let json = succeed(
            &folder,
            &[
                "generate",
                "--code",
                of("code").unwrap(),
                "book.lock",
                "--format",
                "json",
                "--solution",
            ],
        );
        let made: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(made["puzzle"], of("givens").unwrap());
        assert_eq!(made["solution"], solution);
        assert_eq!(made["symbols"], sorted(word).as_str());
    }
    assert!(text.contains("symbols = \"word:NOSTALGIE\"\nword_line = \"row 3\""));
    // Read without the lock, answers spell their words.
    let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
    let answer = grids.iter().find(|grid| grid.number == Some(1) && grid.is_full());
    let answer = answer.unwrap().with_own_letters(9).unwrap();
    assert_eq!(answer.grid.to_string(), puzzles[0]["solution"].as_str().unwrap());
    // A changed letter in a cell is found.
    let tampered = text.replacen("word = \"NOSTALGIE\"", "word = \"NOSTALGIC\"", 1);
    fs::write(path.join("book.lock"), tampered).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("differs from the lock in `word`"), "{stderr}");
}

#[test]
fn mistakes_about_words_are_reported() {
    for (lines, message) in [
        ("symbols = \"word:BANANA\"", "the letter `A` occurs more than once in `BANANA`"),
        ("symbols = \"word:LIONS\"", "`LIONS` has 5 letters, but the grid has 9 digits"),
        ("symbols = \"word:NO-TALGIE\"", "`-` in `NO-TALGIE` is not a letter"),
        (
            "symbols = \"word:NOSTALGIE\"\nvariant = [\"killer\"]",
            "these symbols cannot stand for the digits of kind `9+killer`",
        ),
        (
            "symbols = \"word:NOSTALGIE\"\nword_line = \"diagonal\"",
            "`diagonal` is not a line for a word in kind `9`",
        ),
        (
            "symbols = \"word:NOSTALGIE\"\nword_line = \"row 10\"",
            "`row 10` is not a line for a word in kind `9`",
        ),
        (
            "symbols = \"word:NOSTALGIE\"\nword_line = \"line 3\"",
            "`line 3` is not a line of a grid",
        ),
        ("word_line = \"row 3\"", "`word_line` needs a word"),
        ("symbols = \"leters\"", "did you mean `letters`?"),
        (
            "symbols = \"word\"\nsize = 16",
            "there is no list of words of 16 letters in language `en`",
        ),
        ("symbols = \"word:가나다라마바사아자\"", "no font has the character"),
    ] {
        let spec = format!(
            "title = \"T\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n{lines}\n"
        );
        let folder = with_spec(&spec);
        let ProgramRun { code, stderr, .. } = run(folder.path(), &["book"]);
        assert_eq!(code, 2, "{lines}: {stderr}");
        assert!(stderr.contains(message), "{lines}: {stderr}");
    }
    let mine = "title = \"T\"\n[[section]]\nid = \"a\"\nsource = \"mine.sdm\"\nsymbols = \"word:NOSTALGIE\"\n";
    let folder = with_spec(mine);
    fs::write(folder.path().join("mine.sdm"), super::program::PUZZLE).unwrap();
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["book"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("puzzles from a file cannot spell a word"), "{stderr}");
}

#[test]
fn a_desk_in_letters_is_verified_with_its_spec_and_without() {
    let spec = "title = \"Desk\"\nseed = \"desk\"\n[daily]\nfirst = \"2026-01-01\"\nformats = [\"pdf\", \"json\", \"html\"]\n\
        symbols = \"word\"\nrules = true\n";
    let spec = spec.replace("formats = [\"pdf\", \"json\", \"html\"]\n", "");
    let folder = with_spec(&spec);
    let path = folder.path();
    succeed(
        &folder,
        &[
            "daily", "--date", "2026-01-05", "--days", "3", "--format", "pdf,json,html", "-o",
            "days",
        ],
    );
    for args in
        [&["verify", "days/index.json"][..], &["verify", "days/index.json", "--spec", "book.toml"]]
    {
        let ProgramRun { code, stderr, out } = run(path, args);
        assert_eq!(code, 0, "{stderr}{out}");
    }
    let json = fs::read_to_string(path.join("days/2026-01-06.json")).unwrap();
    let made: Value = serde_json::from_str(&json).unwrap();
    let letters = made["symbols"].as_str().unwrap();
    assert_eq!(letters.chars().count(), 9);
    let page = fs::read_to_string(path.join("days/2026-01-06.html")).unwrap();
    for letter in letters.chars() {
        assert!(page.contains(&format!("\"{letter}\"")), "{letter}");
    }
    // A later run keeps the printed days with their words.
    let ProgramRun { code, stderr, .. } = run(
        path,
        &[
            "daily", "--date", "2026-01-05", "--days", "3", "--format", "pdf,json,html", "-o",
            "days",
        ],
    );
    assert_eq!(code, 0, "{stderr}");
}
