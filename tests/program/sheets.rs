//! Files and messages of `gridpress cover` and of imposed books.

use super::program::{self, lock, with_spec};
use std::fs;
use std::path::Path;

const BOOK: &str = "title = \"Small\"\nauthor = \"A\"\nseed = \"s\"\n[page]\ntrim = \"a5\"\n\
    [[section]]\nid = \"easy\"\ntitle = \"Easy ones\"\nlevel = \"easy\"\ncount = 7\n\
    [[section]]\nid = \"medium\"\nlevel = \"medium\"\ncount = 5\nper_page = 1\n";

/// Returns the combined output of a run, and its exit code.
fn run(folder: &Path, args: &[&str]) -> (String, i32) {
    let run = program::run(folder, args);
    (run.out + &run.stderr, run.code)
}

#[test]
fn imposed_books_are_verified_and_reproduced() {
    for (kind, says) in [
        (&["--booklet"][..], "a booklet of "),
        (&["--nup", "2"], "2 pages per side"),
        (&["--nup", "9"], "9 pages per side"),
        (&["--spread"], "facing pages"),
    ] {
        let folder = with_spec(BOOK);
        let path = folder.path();
        let (stderr, code) = run(path, &[&["book", "book.toml"], kind].concat());
        assert!(code == 0 && stderr.contains(says), "{stderr}");
        let (stderr, code) = run(path, &["verify", "book.lock"]);
        assert_eq!(code, 0, "{kind:?}: {stderr}");
        let read = "12 puzzles and 12 answers read back from the pages";
        assert!(stderr.contains(read), "{kind:?}: {stderr}");
        run(path, &["book", "--lock", "book.lock", "-o", "again.pdf"]);
        let [first, again] = ["book.pdf", "again.pdf"].map(|name| fs::read(path.join(name)));
        assert!(first.unwrap() == again.unwrap(), "{kind:?}");
    }
}

#[test]
fn the_spec_imposes_too_and_flags_come_first() {
    let imposed =
        "[imposition]\nkind = \"booklet\"\nsignature = 8\ncreep = \"0.1mm\"\nsheet = \"a4\"\n";
    let folder = with_spec(&format!("{BOOK}{imposed}"));
    let path = folder.path();
    let kind = |flags: &[&str]| {
        let (stderr, code) = run(path, &[&["book", "book.toml"], flags].concat());
        assert_eq!(code, 0, "{stderr}");
        let lock = lock(&path.join("book.lock"));
        let imposition = lock["spec"].get("imposition")?.as_table()?.clone();
        let signature = imposition.get("signature").and_then(toml::Value::as_integer);
        Some((imposition["kind"].as_str()?.to_owned(), signature))
    };
    assert_eq!(kind(&[]), Some(("booklet".into(), Some(8))));
    assert_eq!(run(path, &["verify", "book.pdf"]).1, 0);
    assert_eq!(kind(&["--booklet"]), Some(("booklet".into(), Some(8))));
    assert_eq!(kind(&["--spread"]), Some(("spread".into(), None)));
    assert_eq!(kind(&["--single"]), None);
    assert_eq!(run(path, &["book", "book.toml", "--booklet", "--spread"]).1, 2);
    assert_eq!(run(path, &["book", "--lock", "book.lock", "--booklet"]).1, 2);
    assert_eq!(run(path, &["book", "book.toml", "--nup", "1"]).1, 2);
}

#[test]
fn covers_are_written_beside_their_spec() {
    let spec = BOOK.replace("trim = \"a5\"", "trim = \"6x9in\"\nprinter = \"kdp-paperback-white\"");
    let folder = with_spec(&spec);
    let path = folder.path();
    let (stderr, code) = run(path, &["cover", "book.toml", "--pages", "200"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(
        stderr.contains(
            "book-cover.pdf: 12.7 in x 9.25 in, for 200 pages; the spine is 0.45 in wide"
        ),
        "{stderr}"
    );
    assert!(stderr.contains("no barcode"), "{stderr}");
    let first = fs::read(path.join("book-cover.pdf")).unwrap();
    // The same from the lock, which stores the page count.
    run(path, &["book", "book.toml"]);
    let (stderr, code) =
        run(path, &["cover", "--lock", "book.lock", "-o", "again.pdf", "--pages", "200"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(fs::read(path.join("again.pdf")).unwrap() == first);
    let (stderr, code) = run(path, &["cover", "--lock", "book.lock"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("which this printer does not bind"), "{stderr}");
    // A home printer has no covers, and a spec without a seed has no fixed puzzles.
    let other = spec.replace("kdp-paperback-white", "home").replace("seed = \"s\"\n", "");
    fs::write(path.join("other.toml"), other).unwrap();
    let (stderr, code) = run(path, &["cover", "other.toml"]);
    assert!(code == 2 && stderr.contains("are not known"), "{stderr}");
    assert!(stderr.contains("from a random book"), "{stderr}");
}
