//! `gridpress check` from outside: its text, its JSON and its exit codes.

use super::program::{Run, run, with_spec};
use serde_json::Value;

const BOOK: &str = "title = \"Forty Sudoku\"\nseed = \"s\"\n[[section]]\nid = \"a\"\ntitle = \"Easy\"\nlevel = \"easy\"\ncount = 40\n";

#[test]
fn a_sound_book_passes_and_says_what_was_looked_at() {
    let folder = with_spec(&format!(
        "{BOOK}per_page = 1\n[page]\nprinter = \"barnes-noble\"\n"
    ));
    let Run {
        out: text,
        said,
        code,
    } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}{said}");
    assert!(said.is_empty(), "{said}");
    assert!(
        text.starts_with("barnes-noble: Barnes & Noble Press, black ink, as of "),
        "{text}"
    );
    assert!(text.contains("\nall 11 rules pass"), "{text}");
    assert!(
        !text.contains("FAIL") && !text.contains(" 0 fonts"),
        "{text}"
    );
    for rule in [
        "trim",
        "page-count",
        "fonts-embedded",
        "black-only",
        "one-solution",
        "no-twins",
        "promised-puzzles",
    ] {
        assert!(text.contains(&format!("  pass  {rule} ")), "{rule}: {text}");
    }
    // The same rules each time, word for word.
    assert_eq!(run(&folder, &["check", "book.toml"]).out, text);
}

#[test]
fn what_fails_is_told_with_pages_source_and_change() {
    let folder = with_spec(&format!("{BOOK}[grid]\nthin = \"0.5pt\"\n"));
    let args = [
        "check",
        "book.toml",
        "--printer",
        "kdp-paperback-white",
        "--json",
    ];
    let Run {
        out: text, code, ..
    } = run(&folder, &args);
    assert_eq!(code, 1);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["printer"]["name"], "kdp-paperback-white");
    assert_eq!(
        (&report["passed"], &report["puzzles"]),
        (&Value::Bool(false), &40.into())
    );
    let rules = report["rules"].as_array().unwrap();
    let rule = |name: &str| rules.iter().find(|rule| rule["rule"] == name).unwrap();
    let weight = rule("rule-weight");
    assert_eq!(weight["passed"], false);
    assert_eq!(weight["measured"], "0.5 pt");
    assert_eq!(weight["required"], "0.75 pt or more");
    assert!(weight["source"].as_str().unwrap().contains("https://"));
    assert!(weight["change"].as_str().unwrap().contains("thin"));
    assert!(weight["pages"].as_array().unwrap().len() > 20);
    assert_eq!(rule("type-size")["passed"], true);
    assert_eq!(rule("type-size")["change"], Value::Null);
    let Run { out: text, .. } = run(&folder, &args[..4]);
    assert!(text.contains("  FAIL  rule-weight "), "{text}");
    assert!(text.contains("asked: 0.75 pt or more"), "{text}");
}

#[test]
fn without_a_printer_only_the_rules_of_all_books_hold() {
    let folder = with_spec(BOOK);
    let Run {
        out: text, code, ..
    } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("no printer is named"), "{text}");
    assert!(!text.contains("page-count"), "{text}");
    let Run { said, code, .. } = run(
        &folder,
        &["check", "book.toml", "--printer", "kdp-hardcovr"],
    );
    assert_eq!(code, 2);
    assert!(said.contains("did you mean `kdp-hardcover`?"), "{said}");
}

#[test]
fn a_book_is_made_whatever_fails_and_says_so() {
    let text = BOOK.replace("Forty", "50") + "[page]\nprinter = \"kdp-hardcover\"\n";
    let folder = with_spec(&text);
    let Run { said, code, .. } = run(&folder, &["book", "book.toml"]);
    assert_eq!(code, 0, "{said}");
    for line in [
        "warning: page-count: ",
        "warning: promised-puzzles: 40 puzzles, and 50 by the title `50 Sudoku` is asked",
    ] {
        assert!(said.contains(line), "{said}");
    }
    assert!(folder.path().join("book.pdf").exists());
    let Run { said, .. } = run(&folder, &["book", "book.toml", "--quiet"]);
    assert!(said.is_empty(), "{said}");
}

#[test]
fn answers_of_their_own_are_looked_at_too() {
    let folder = with_spec(&format!(
        "{BOOK}[answers]\nplacement = \"separate\"\n[page]\nprinter = \"kdp-paperback-white\"\n"
    ));
    let Run {
        out: text, code, ..
    } = run(&folder, &["check", "book.toml", "--json"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert!(report["answers_pages"].as_u64().unwrap() > 1);
    let rules = report["rules"].as_array().unwrap();
    let counts: Vec<&Value> = rules
        .iter()
        .filter(|rule| rule["rule"] == "page-count")
        .collect();
    let documents: Vec<&Value> = counts.iter().map(|rule| &rule["document"]).collect();
    assert_eq!(documents, ["book", "answers"]);
    // Four pages of answers are no paperback.
    assert_eq!((&counts[1]["passed"], code), (&Value::Bool(false), 1));
}
