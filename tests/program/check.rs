//! `gridpress check` from outside: its text, its JSON and its exit codes.

use super::program::{Run, run, with_spec};
use serde_json::Value;

const BOOK: &str = "title = \"Forty Sudoku\"\nseed = \"s\"\n[[section]]\nid = \"a\"\ntitle = \"Easy\"\nlevel = \"easy\"\ncount = 40\n";

#[test]
fn a_sound_book_passes_and_says_what_was_looked_at() {
    let folder = with_spec(&format!("{BOOK}per_page = 1\n[page]\nprinter = \"barnes-noble\"\n"));
    let Run { out: text, said, code } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}{said}");
    assert!(said.is_empty(), "{said}");
    assert!(text.starts_with("barnes-noble: Barnes & Noble Press, black ink, as of "), "{text}");
    assert!(text.contains("\nall 11 rules pass"), "{text}");
    assert!(!text.contains("FAIL") && !text.contains(" 0 fonts"), "{text}");
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
    let args = ["check", "book.toml", "--printer", "kdp-paperback-white", "--json"];
    let Run { out: text, code, .. } = run(&folder, &args);
    assert_eq!(code, 1);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["printer"]["name"], "kdp-paperback-white");
    assert_eq!((&report["passed"], &report["puzzles"]), (&Value::Bool(false), &40.into()));
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
    let Run { out: text, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("no printer is named"), "{text}");
    assert!(!text.contains("page-count"), "{text}");
    let Run { said, code, .. } = run(&folder, &["check", "book.toml", "--printer", "kdp-hardcovr"]);
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
        "warning: promised-puzzles: 40 puzzles; required: 50, as in the title `50 Sudoku`",
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
    let Run { out: text, code, .. } = run(&folder, &["check", "book.toml", "--json"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert!(report["answers_pages"].as_u64().unwrap() > 1);
    let rules = report["rules"].as_array().unwrap();
    let counts: Vec<&Value> = rules.iter().filter(|rule| rule["rule"] == "page-count").collect();
    let documents: Vec<&Value> = counts.iter().map(|rule| &rule["document"]).collect();
    assert_eq!(documents, ["book", "answers"]);
    // Four pages of answers are no paperback.
    assert_eq!((&counts[1]["passed"], code), (&Value::Bool(false), 1));
}

#[test]
fn unconfirmed_numbers_are_named_and_fail_nothing() {
    let with = |printer: &str| {
        with_spec(&format!(
            "{BOOK}per_page = 1\n[page]\ntrim = \"6x9in\"\nprinter = \"{printer}\"\n"
        ))
    };
    let folder = with("ingramspark");
    let Run { out, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{out}");
    for number in [
        "the sizes of pages",
        "the width of the spine (2.11 in for 1,000 pages of the paper `white`)",
    ] {
        assert!(out.contains(&format!("unconfirmed: {number}")), "{out}");
    }
    assert!(out.contains("compare it with the printer's own page or template"), "{out}");
    let Run { said, code, .. } = run(&folder, &["cover", "book.toml"]);
    assert_eq!(code, 0, "{said}");
    let warning =
        "warning: nobody confirmed a number that the cover rests on: the width of the spine";
    assert!(said.contains(warning), "{said}");
    assert!(said.contains("ingramspark, 2026-") && said.contains("own template"), "{said}");
    // Nothing is unconfirmed here.
    let folder = with("kdp-paperback-white");
    assert!(!run(&folder, &["check", "book.toml"]).out.contains("unconfirmed"));
    assert!(!run(&folder, &["cover", "book.toml"]).said.contains("confirmed"));
}

#[test]
fn pages_on_a_paper_of_unknown_thickness_are_checked_and_their_cover_waits() {
    let text = format!(
        "{BOOK}per_page = 1\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-groundwood\"\n"
    );
    let folder = with_spec(&text);
    let Run { out, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("the thickness of the paper `groundwood` is unknown"), "{out}");
    let Run { said, code, .. } = run(&folder, &["cover", "book.toml"]);
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("thousand_pages = \"2.3in\""), "{said}");
    assert!(!folder.path().join("book-cover.pdf").exists());
    let folder = with_spec(&format!("{text}[cover]\nthousand_pages = \"2.3in\"\n"));
    let Run { said, code, .. } = run(&folder, &["cover", "book.toml", "--pages", "100"]);
    assert_eq!(code, 0, "{said}");
    // 0.23 in.
    assert!(said.contains("the spine is 5.8 mm wide"), "{said}");
}
