//! Digits from 0 and of other scripts, on which pages, days, and texts for other programs agree.

use super::program::{ProgramRun, run, succeed, with_spec};
use serde_json::Value;
use std::fs;

/// Returns `text` with the digits and letters of grids replaced by the characters of `digits`.
fn in_digits(text: &str, digits: &str) -> String {
    let sign = |c: char| match c.to_digit(17) {
        Some(value) if value > 0 => digits.chars().nth(value as usize - 1).unwrap(),
        _ => c,
    };
    text.chars().map(sign).collect()
}

#[test]
fn puzzles_in_digits_from_zero_read_back() {
    let folder = with_spec("");
    let generate = |extra: &[&str]| {
        let args = ["generate", "-n", "2", "--level", "easy", "--seed", "s"];
        succeed(&folder, &[&args[..], extra].concat())
    };
    for (size, range, digits) in
        [("9", "0-8", "012345678"), ("10", "0-9", "0123456789"), ("16", "0-f", "0123456789ABCDEF")]
    {
        let plain = generate(&["--size", size, "--solution"]);
        let line = generate(&["--size", size, "--solution", "--symbols", range]);
        assert_eq!(line, in_digits(&plain, digits));
        let grid = generate(&["--size", size, "--symbols", range, "--format", "grid"]);
        for (name, text) in [("line.txt", &line), ("grid.txt", &grid)] {
            fs::write(folder.path().join(name), text).unwrap();
            let read = succeed(&folder, &["convert", name, "--format", "line"]);
            let givens = |text: &str| -> Vec<String> {
                text.lines().map(|line| line.split(',').next().unwrap().to_owned()).collect()
            };
            assert_eq!(givens(&read), givens(&line), "{name}");
        }
        let json: Value = serde_json::from_str(
            generate(&["--size", size, "--symbols", digits, "--json"]).lines().next().unwrap(),
        )
        .unwrap();
        assert_eq!(json["symbols"], digits);
        assert!(plain.starts_with(json["puzzle"].as_str().unwrap()));
    }
    // Other programs get ordinary digits for those of another script; a grid has the digits themselves.
    let plain = generate(&["--format", "sdm"]);
    assert_eq!(plain, generate(&["--format", "sdm", "--symbols", "१-९"]));
    let grid = generate(&["--format", "grid"]);
    assert_eq!(
        in_digits(&grid, "१२३४५६७८९"),
        generate(&["--format", "grid", "--symbols", "१२३४५६७८९"])
    );
}

#[test]
fn books_and_days_in_custom_digits_are_verified() {
    let book = "title = \"Digits\"\nseed = \"digits\"\n\
        [[section]]\nid = \"zero\"\nsymbols = \"0-8\"\nlevel = \"medium\"\ncount = 3\n\
        [[section]]\nid = \"hex\"\nsize = 16\nsymbols = \"0-F\"\nlevel = \"easy\"\ncount = 2\n\
        [[section]]\nid = \"roman\"\nsymbols = \"123456ABC\"\nvariant = \"diagonal\"\nlevel = \"easy\"\ncount = 1\n\
        [answers]\nhints = true\nwalkthrough = [1]\n";
    let folder = with_spec(book);
    succeed(&folder, &["book"]);
    let ProgramRun { code, stderr, out } = run(folder.path(), &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    assert!(
        format!("{stderr}{out}").contains("6 puzzles and 6 answers read back"),
        "{stderr}{out}"
    );
    let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
    assert!(lock.contains("symbols = \"0123456789ABCDEF\""));
    // A lock reproduces its pages, and exports the same texts as the spec.
    let pdf = fs::read(folder.path().join("book.pdf")).unwrap();
    succeed(&folder, &["book", "--lock", "book.lock", "-o", "again.pdf"]);
    assert!(pdf == fs::read(folder.path().join("again.pdf")).unwrap());
    let [of_lock, of_spec] = ["book.lock", "book.toml"]
        .map(|file| succeed(&folder, &["export", file, "--format", "json"]));
    assert_eq!(of_lock, of_spec);
    assert!(of_spec.starts_with('{') && of_spec.contains("\"symbols\":\"012345678\""));
    // Printed in other digits, the same puzzles differ from the lock.
    let other = lock.replace("symbols = \"012345678\"", "symbols = \"123456789\"");
    fs::write(folder.path().join("book.lock"), other).unwrap();
    assert_eq!(run(folder.path(), &["verify", "book.lock"]).code, 1);

    let desk = "title = \"Desk\"\nseed = \"desk\"\n[daily]\nfirst = \"2026-01-01\"\nsymbols = \"0-8\"\nrules = true\n";
    let folder = with_spec(desk);
    let args =
        ["daily", "--date", "2026-01-05", "--days", "3", "--format", "pdf,json,html", "-o", "days"];
    succeed(&folder, &args);
    for extra in [&[][..], &["--spec", "book.toml"]] {
        let args = [&["verify", "days/index.json"], extra].concat();
        let ProgramRun { code, stderr, out } = run(folder.path(), &args);
        assert_eq!(code, 0, "{stderr}{out}");
    }
}

#[test]
fn mistakes_about_digits_are_reported() {
    let head = "title = \"T\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";
    for (lines, message) in [
        ("symbols = \"0-F\"", "`0-F` stands for 16 digits, but the grid has 9"),
        ("symbols = \"0-F\"", "expected `0-8` for digits from 0"),
        ("symbols = \"0-9\"\nsize = 16", "expected `0-F` for digits from 0"),
        ("symbols = \"112345678\"", "the digit `1` occurs more than once in `112345678`"),
        ("symbols = \"0-\"", "`0-` is not a list of digits"),
        (
            "symbols = \"0-8\"\nvariant = \"killer\"",
            "these symbols cannot stand for the digits of kind `9+killer`",
        ),
        ("symbols = \"987654321\"\nvariant = \"thermo\"", "cannot stand for the digits"),
        ("symbols = \"१-९\"", "choose another font for `digits` under [type]"),
        ("symbols = \"१-९\"", "`१`"),
        ("symbols = \"0-8\"\nword_line = \"row 3\"", "`word_line` needs a word"),
    ] {
        let folder = with_spec(&format!("{head}{lines}\n"));
        let ProgramRun { code, stderr, .. } = run(folder.path(), &["book"]);
        assert_eq!(code, 2, "{lines}: {stderr}");
        assert!(stderr.contains(message), "{lines}: {stderr}");
    }
    let folder = with_spec("");
    for (args, message) in [
        (&["--symbols", "0-F"][..], "expected `0-8` for digits from 0"),
        (
            &["--symbols", "foo"],
            "expected digits as in 0-F, a word as in word:NOSTALGIE, or `word`",
        ),
        (&["--symbols", "0-8", "--variant", "killer"], "cannot stand for the digits"),
        (&["--symbols", "0-8", "--format", "sdm"], "does not support digits from 0"),
        (
            &["--symbols", "0-8", "--grids", "samurai", "--format", "line"],
            "does not support digits from 0",
        ),
        (&["--symbols", "0-8", "--word-line", "row 1"], "--word-line needs a word"),
    ] {
        let ProgramRun { code, stderr, .. } = run(folder.path(), &[&["generate"], args].concat());
        assert_eq!(code, 2, "{args:?}: {stderr}");
        assert!(stderr.contains(message), "{args:?}: {stderr}");
    }
}
