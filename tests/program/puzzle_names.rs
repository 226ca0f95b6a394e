//! Puzzles with names other than their numbers, read back by `gridpress verify`; and blank pages.

use super::program::{puzzles, run, stdout, succeed, with_spec};
use std::fs;

/// Returns a spec of two sections, followed by the given tables.
fn spec(tables: &str) -> String {
    format!(
        "title = \"Names\"\nseed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 5\n\
         [[section]]\nid = \"b\"\ntitle = \"Behind\"\nlevel = \"medium\"\ncount = 4\nper_page = 1\n{tables}\n"
    )
}

#[test]
fn names_are_printed_stored_and_read_back() {
    let cases = [
        ("[numbering]\nfirst = 121", "121", None),
        (
            "[numbering]\nper_section = true\n[answers]\nhints = true\nwalkthrough = [\"B2\"]",
            "1",
            Some("A1"),
        ),
        (
            "[numbering]\nfirst = \"2028-02-27\"\n[answers]\nwalkthrough = [\"2028-02-29\"]",
            "1",
            Some("2028-02-27"),
        ),
        // The number of a level is not a page number.
        (
            "[levels.easy]\nname = \"Level 1\"\n[levels.medium]\nname = \"Level 2\"\n[puzzle]\nanswer_page = false\nstars = false",
            "1",
            None,
        ),
    ];
    for (tables, number, name) in cases {
        let folder = with_spec(&spec(tables));
        let path = folder.path();
        succeed(path, &["book", "book.toml"]);
        let first = &puzzles(&path.join("book.lock"))[0];
        assert_eq!(first["number"].to_string(), number, "{tables}");
        assert_eq!(first.get("name").and_then(|name| name.as_str()), name, "{tables}");
        let (stderr, code) = stdout(path, &["verify", "book.lock"], "");
        assert_eq!(code, 0, "{tables}: {stderr}");
        assert!(stderr.contains("9 puzzles and 9 answers read back"), "{tables}: {stderr}");
        // A changed name in the lock is reported.
        let lock = fs::read_to_string(path.join("book.lock")).unwrap();
        if let Some(name) = name {
            let other = lock.replacen(&format!("name = \"{name}\""), "name = \"Z9\"", 1);
            fs::write(path.join("book.lock"), other).unwrap();
            let run = run(path, &["verify", "book.lock"]);
            assert_eq!(run.code, 1, "{tables}");
            assert!((run.out + &run.stderr).contains("differs from the lock in `name`"));
        }
    }
}

#[test]
fn backs_of_puzzles_stay_blank_for_felt_pens() {
    for reverse in ["blank", "pattern"] {
        let folder = with_spec(&spec(&format!("[page]\nreverse = \"{reverse}\"")));
        let path = folder.path();
        succeed(path, &["book", "book.toml"]);
        for puzzle in puzzles(&path.join("book.lock")) {
            assert_eq!(puzzle["page"].as_integer().unwrap() % 2, 1, "{reverse}: {puzzle}");
        }
        assert_eq!(stdout(path, &["verify", "book.lock"], "").1, 0);
    }
}

#[test]
fn tablets_have_pages_of_screen_size_without_blanks() {
    for (printer, most) in
        [("remarkable", 24), ("kindle-scribe", 24), ("supernote", 24), ("boox", 24)]
    {
        let folder = with_spec(&spec(&format!("[page]\nprinter = \"{printer}\"")));
        let path = folder.path();
        let stderr = run(path, &["book", "book.toml"]);
        assert_eq!(stderr.code, 0, "{}", stderr.stderr);
        assert!(!stderr.stderr.contains("warning"), "{printer}: {}", stderr.stderr);
        let lock: toml::Table =
            fs::read_to_string(path.join("book.lock")).unwrap().parse().unwrap();
        assert!(lock["pages"].as_integer().unwrap() < most, "{printer}");
        assert_eq!(lock["spec"]["page"]["facing"].as_bool(), Some(false));
        let checked = run(path, &["check", "book.toml"]);
        assert_eq!(checked.code, 0, "{printer}: {}", checked.out);
    }
}
