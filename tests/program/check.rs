//! `gridpress check`: its text, JSON and exit codes.

use super::program::{ProgramRun, run, with_spec};
use serde_json::Value;
use std::fs;

const BOOK: &str = "title = \"Forty Sudoku\"\nseed = \"s\"\n[[section]]\nid = \"a\"\ntitle = \"Easy\"\nlevel = \"easy\"\ncount = 40\n";

#[test]
fn a_sound_book_passes_and_lists_the_checks() {
    let folder = with_spec(&format!("{BOOK}per_page = 1\n[page]\nprinter = \"barnes-noble\"\n"));
    let ProgramRun { out: text, stderr, code } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}{stderr}");
    assert!(stderr.is_empty(), "{stderr}");
    assert!(text.starts_with("barnes-noble: Barnes & Noble Press, black ink, as of "), "{text}");
    assert!(text.contains("\nall 12 rules pass"), "{text}");
    assert!(!text.contains("FAIL") && !text.contains(" 0 fonts"), "{text}");
    for rule in [
        "trim", "page-count", "fonts-embedded", "black-only", "one-solution", "no-twins",
        "promised-puzzles",
    ] {
        assert!(text.contains(&format!("  pass  {rule} ")), "{rule}: {text}");
    }
    // The rules are the same each time, word for word.
    assert_eq!(run(&folder, &["check", "book.toml"]).out, text);
}

#[test]
fn failures_name_pages_source_and_remedy() {
    let folder = with_spec(&format!("{BOOK}[grid]\nthin = \"0.5pt\"\n"));
    let args = ["check", "book.toml", "--printer", "kdp-paperback-white", "--json"];
    let ProgramRun { out: text, code, .. } = run(&folder, &args);
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
    let ProgramRun { out: text, .. } = run(&folder, &args[..4]);
    assert!(text.contains("  FAIL  rule-weight "), "{text}");
    assert!(text.contains("required: 0.75 pt or more"), "{text}");
}

#[test]
fn rules_in_words_leave_solutions_unproved() {
    let spec = "title = \"T\"\n[[section]]\nid = \"own\"\nsource = \"own.txt\"\n";
    let folder = with_spec(spec);
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (heading, is_proved) in [("Puzzle 5", true), ("Taxicab: digits must differ", false)] {
        fs::write(folder.path().join("own.txt"), format!("{heading}\n{line}\n")).unwrap();
        let checked = run(&folder, &["check", "book.toml"]);
        assert_eq!(checked.out.contains("the files of own state rules in words"), !is_proved);
        assert_eq!(checked.stderr.contains("rules in words"), !is_proved, "{}", checked.stderr);
        let texts = run(&folder, &["listing", "book.toml", "--json"]).out;
        assert_eq!(texts.contains("exactly one solution"), is_proved, "{texts}");
    }
}

#[test]
fn without_a_printer_only_the_rules_of_all_books_hold() {
    let folder = with_spec(BOOK);
    let ProgramRun { out: text, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("no printer is named"), "{text}");
    assert!(!text.contains("page-count"), "{text}");
    let ProgramRun { stderr, code, .. } =
        run(&folder, &["check", "book.toml", "--printer", "kdp-hardcovr"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("did you mean `kdp-hardcover`?"), "{stderr}");
}

#[test]
fn a_book_is_made_with_warnings_for_failed_checks() {
    let text = BOOK.replace("Forty", "50") + "[page]\nprinter = \"kdp-hardcover\"\n";
    let folder = with_spec(&text);
    let ProgramRun { stderr, code, .. } = run(&folder, &["book", "book.toml"]);
    assert_eq!(code, 0, "{stderr}");
    for line in [
        "warning: page-count: ",
        "warning: promised-puzzles: 40 puzzles; required: 50, as in the title `50 Sudoku`",
    ] {
        assert!(stderr.contains(line), "{stderr}");
    }
    assert!(folder.path().join("book.pdf").exists());
    let ProgramRun { stderr, .. } = run(&folder, &["book", "book.toml", "--quiet"]);
    assert!(stderr.is_empty(), "{stderr}");
}

#[test]
fn separate_answers_are_checked() {
    let folder = with_spec(&format!(
        "{BOOK}[answers]\nplacement = \"separate\"\n[page]\nprinter = \"kdp-paperback-white\"\n"
    ));
    let ProgramRun { out: text, code, .. } = run(&folder, &["check", "book.toml", "--json"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert!(report["answers_pages"].as_u64().unwrap() > 1);
    let rules = report["rules"].as_array().unwrap();
    let counts: Vec<&Value> = rules.iter().filter(|rule| rule["rule"] == "page-count").collect();
    let documents: Vec<&Value> = counts.iter().map(|rule| &rule["document"]).collect();
    assert_eq!(documents, ["book", "answers"]);
    // Four pages of answers are too few for a paperback.
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
    let ProgramRun { out, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{out}");
    for number in [
        "the sizes of pages",
        "the width of the spine (2.11 in for 1,000 pages of the paper `white`)",
    ] {
        assert!(out.contains(&format!("unconfirmed: {number}")), "{out}");
    }
    assert!(out.contains("compare it with the printer's own page or template"), "{out}");
    let ProgramRun { stderr, code, .. } = run(&folder, &["cover", "book.toml"]);
    assert_eq!(code, 0, "{stderr}");
    let warning =
        "warning: a number that the cover depends on is unconfirmed: the width of the spine";
    assert!(stderr.contains(warning), "{stderr}");
    assert!(stderr.contains("ingramspark, 2026-") && stderr.contains("own template"), "{stderr}");
    // Nothing is unconfirmed here.
    let folder = with("kdp-paperback-white");
    assert!(!run(&folder, &["check", "book.toml"]).out.contains("unconfirmed"));
    assert!(!run(&folder, &["cover", "book.toml"]).stderr.contains("confirmed"));
}

#[test]
fn pages_on_a_paper_of_unknown_thickness_are_checked_and_their_cover_waits() {
    let text = format!(
        "{BOOK}per_page = 1\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-groundwood\"\n"
    );
    let folder = with_spec(&text);
    let ProgramRun { out, code, .. } = run(&folder, &["check", "book.toml"]);
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("the thickness of the paper `groundwood` is unknown"), "{out}");
    let ProgramRun { stderr, code, .. } = run(&folder, &["cover", "book.toml"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("thousand_pages = \"2.3in\""), "{stderr}");
    assert!(!folder.path().join("book-cover.pdf").exists());
    let folder = with_spec(&format!("{text}[cover]\nthousand_pages = \"2.3in\"\n"));
    let ProgramRun { stderr, code, .. } = run(&folder, &["cover", "book.toml", "--pages", "100"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(stderr.contains("the spine is 0.23 in wide"), "{stderr}");
}

#[test]
fn quiet_prints_failures_only() {
    let sound = with_spec(&format!("{BOOK}per_page = 1\n[page]\nprinter = \"barnes-noble\"\n"));
    let passing = run(&sound, &["check", "book.toml", "-q"]);
    assert_eq!((passing.code, passing.out.as_str(), passing.stderr.as_str()), (0, "", ""));
    let folder = with_spec(&format!("{BOOK}[grid]\nthin = \"0.5pt\"\n"));
    let failing = run(&folder, &["check", "book.toml", "-q", "--printer", "kdp-paperback-white"]);
    assert_eq!(failing.code, 1);
    assert!(
        failing.out.starts_with("  FAIL  ") && !failing.out.contains("pass"),
        "{}",
        failing.out
    );
}
