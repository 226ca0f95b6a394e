//! Covers and their books: the cover of another book is refused, and detected by `verify`.

use super::program::{ProgramRun, files, lock, run, sha256, succeed, with_spec};
use std::fs;
use std::path::Path;

fn spec(count: u32, more: &str) -> String {
    format!(
        "title = \"Night Sudoku\"\nauthor = \"Ann\"\nseed = \"s\"\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n\
         [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = {count}\n{more}"
    )
}

fn write(folder: &Path, count: u32, more: &str) {
    fs::write(folder.join("book.toml"), spec(count, more)).unwrap();
}

/// Runs a command that must end with `code` and print all of `words`.
fn expect_output(folder: &Path, args: &[&str], code: i32, words: &[&str]) {
    let run = run(folder, args);
    let all = format!("{}{}", run.out, run.stderr);
    assert_eq!(run.code, code, "{args:?}: {all}");
    for words in words {
        assert!(all.contains(words), "{args:?} without {words}: {all}");
    }
}

/// Runs a command that must be refused with one error that contains all of `words`, and must not change any file.
fn refused(folder: &Path, args: &[&str], words: &[&str]) {
    let before = files(folder);
    expect_output(folder, args, 2, words);
    assert!(files(folder) == before, "{args:?} changed a file");
}

fn locked_cover(folder: &Path) -> Option<toml::Table> {
    let mut lock = lock(&folder.join("book.lock"));
    lock.remove("cover")?.try_into().ok()
}

#[test]
fn a_lock_records_the_cover_of_its_book() {
    let folder = with_spec(&spec(60, "[cover]\ndesign = \"night\"\n"));
    let path = folder.path();
    succeed(path, &["book"]);
    assert_eq!(locked_cover(path), None);
    let bare = fs::read_to_string(path.join("book.lock")).unwrap();
    // A proof, a cover elsewhere and a cover for other pages are not recorded as the cover of the book.
    succeed(path, &["cover", "--proof"]);
    succeed(path, &["cover", "--pages", "200", "-o", "other.pdf"]);
    fs::create_dir(path.join("press")).unwrap();
    succeed(path, &["cover", "-o", "press/final.pdf"]);
    assert_eq!(fs::read_to_string(path.join("book.lock")).unwrap(), bare);

    succeed(path, &["cover"]);
    let cover = locked_cover(path).unwrap();
    let bytes = fs::read(path.join("book-cover.pdf")).unwrap();
    assert_eq!(cover["file"].as_str(), Some("book-cover.pdf"));
    assert_eq!(cover["sha256"].as_str(), Some(&sha256(&bytes)[..]));
    assert_eq!(cover["pages"].as_integer(), Some(40));
    let words = &["book-cover.pdf: the cover for 40 pages, identical when rebuilt"];
    for file in ["book.lock", "book.pdf", "book-cover.pdf"] {
        expect_output(path, &["verify", file], 0, words);
    }
    // Only the cover was added, and a rebuilt book keeps it.
    let text = fs::read_to_string(path.join("book.lock")).unwrap();
    let start = text.find("[cover]").unwrap();
    let end = text.find("[[output]]").unwrap();
    assert_eq!(format!("{}{}", &text[..start], &text[end..]), bare);
    for again in [&["book"][..], &["book", "--lock", "book.lock"], &["cover"]] {
        succeed(path, again);
        assert_eq!(fs::read_to_string(path.join("book.lock")).unwrap(), text);
    }

    // Another design does not change the book: the lock reproduces the new cover as well.
    write(path, 60, "[cover]\ndesign = \"pop\"\n");
    succeed(path, &["cover"]);
    let pop = fs::read(path.join("book-cover.pdf")).unwrap();
    assert_ne!(pop, bytes);
    expect_output(path, &["verify", "book.pdf"], 0, words);
    succeed(path, &["cover", "--lock", "book.lock"]);
    assert!(fs::read(path.join("book-cover.pdf")).unwrap() == pop);

    // A changed field, a missing file and a wrong file.
    let text = fs::read_to_string(path.join("book.lock")).unwrap();
    let changed = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}");
        fs::write(path.join("book.lock"), text.replacen(old, new, 1)).unwrap();
    };
    changed(&sha256(&pop), &sha256(&bytes));
    expect_output(path, &["verify", "book.pdf"], 1, &["its hash differs from the one in the lock"]);
    changed("pages = 40\n\n[cover.spec]", "pages = 44\n\n[cover.spec]");
    expect_output(
        path,
        &["verify", "book.lock"],
        1,
        &["is for 40 pages, but the one in the lock is for 44"],
    );
    changed("\"book-cover.pdf\"", "\"../book-cover.pdf\"");
    expect_output(
        path,
        &["verify", "book.pdf"],
        1,
        &["`../book-cover.pdf`, which is not a file beside it"],
    );
    changed("design = \"pop\"", "design = \"plop\"");
    expect_output(path, &["verify", "book.pdf"], 1, &["no cover can be made from the lock"]);
    fs::write(path.join("book.lock"), &text).unwrap();
    fs::write(path.join("book-cover.pdf"), &bytes).unwrap();
    expect_output(path, &["verify", "book.pdf"], 1, &["book-cover.pdf: the cover looks different"]);
    fs::remove_file(path.join("book-cover.pdf")).unwrap();
    expect_output(path, &["verify", "book.pdf"], 0, &["book-cover.pdf: the file is missing"]);
    changed(&sha256(&pop), &sha256(&bytes));
    expect_output(
        path,
        &["verify", "book.pdf"],
        1,
        &["the cover in the lock is of another version of the book"],
    );
}

#[test]
fn outdated_covers_are_refused() {
    let folder = with_spec(&spec(60, ""));
    let path = folder.path();
    succeed(path, &["book"]);
    succeed(path, &["cover"]);
    write(path, 90, "");
    let words = [
        "the cover would not fit the book of `book.lock`: it is for 58 pages, and that book has 40",
        "in the spec has changed since",
        "make the book first, then its cover: gridpress book book.toml",
        "gridpress cover --lock book.lock",
        "nothing was written",
    ];
    refused(path, &["cover"], &words);
    refused(path, &["cover", "--proof", "--front", "front.png"], &words);
    refused(path, &["cover", "-o", "elsewhere.pdf"], &words[..1]);
    refused(path, &["cover", "--pages", "100"], &["for 100 pages", "leave --pages out"]);
    // The cover of the current book can still be made.
    let old = fs::read(path.join("book-cover.pdf")).unwrap();
    succeed(path, &["cover", "--lock", "book.lock"]);
    assert!(fs::read(path.join("book-cover.pdf")).unwrap() == old);

    let kept = fs::read(path.join("book.lock")).unwrap();
    succeed(path, &["cover", "--force"]);
    assert!(fs::read(path.join("book.lock")).unwrap() == kept);
    let sizes = [
        "is the cover of another book, by its size for about 58 pages, and not for 40 pages",
        "its sheet is 12.381 in x 9.25 in with a spine of 0.131 in; the book needs 12.34 in x 9.25 in with a spine of 0.09 in",
    ];
    for file in ["book.pdf", "book.lock", "book-cover.pdf"] {
        expect_output(path, &["verify", file], 1, &sizes);
        assert!(!run(path, &["verify", file]).stderr.contains("Box`"));
    }

    // The book is rebuilt, but its cover is not.
    succeed(path, &["cover", "--lock", "book.lock"]);
    let ProgramRun { code, stderr, .. } = run(path, &["book"]);
    assert_eq!(code, 0, "{stderr}");
    let warning = "`book-cover.pdf` is the cover of an earlier version of this book: it is for 40 pages, and the book has 58";
    assert!(stderr.contains(warning), "{stderr}");
    let stale = [
        "book-cover.pdf: is the cover of an earlier version of the book: it is for 40 pages, but the book has 58",
        "its sheet is 12.34 in x 9.25 in with a spine of 0.09 in; the book needs 12.381 in x 9.25 in with a spine of 0.131 in",
        "make it again: gridpress cover",
    ];
    expect_output(path, &["verify", "book.pdf"], 1, &stale);
    expect_output(path, &["verify", "book.lock"], 1, &stale);
    succeed(path, &["cover"]);
    expect_output(path, &["verify", "book.pdf"], 0, &["the cover for 58 pages"]);
    // The size stays the same, the title changes.
    fs::write(path.join("book.toml"), spec(90, "").replace("Night", "Day")).unwrap();
    refused(path, &["cover"], &["the book of `book.lock`: `title` in the spec has changed since"]);
    succeed(path, &["book"]);
    expect_output(path, &["verify", "book.pdf"], 1, &["its title, puzzles or design have changed"]);
}

#[test]
fn a_cover_of_another_seed_is_refused() {
    let folder = with_spec(&spec(60, ""));
    let path = folder.path();
    succeed(path, &["book", "--seed", "another"]);
    refused(
        path,
        &["cover"],
        &["the book of `book.lock`: its seed is `s`, but the lock's is `another`"],
    );
    succeed(path, &["cover", "--seed", "another"]);
    let made = fs::read(path.join("book-cover.pdf")).unwrap();
    succeed(path, &["cover", "--lock", "book.lock"]);
    assert!(fs::read(path.join("book-cover.pdf")).unwrap() == made);
    expect_output(path, &["verify", "book.pdf"], 0, &["the cover for 40 pages"]);
    // A cover does not depend on the profile of the book's PDF.
    succeed(path, &["book", "--seed", "another", "--profile", "pdfx"]);
    succeed(path, &["cover", "--seed", "another"]);
}

#[test]
fn the_pdf_is_used_if_the_lock_has_no_hash() {
    let folder = with_spec(&spec(60, ""));
    let path = folder.path();
    succeed(path, &["book"]);
    write(path, 90, "");
    succeed(path, &["book", "-o", "other.pdf"]);
    // The PDF of one book with the lock of another.
    fs::rename(path.join("other.pdf"), path.join("book.pdf")).unwrap();
    let words = [
        "not fit the book of `book.pdf`: it is for 40 pages, and that book has 58; the PDF does not match its lock",
    ];
    refused(path, &["cover", "--lock", "book.lock"], &words);
    // The PDF without a lock.
    fs::remove_file(path.join("book.lock")).unwrap();
    write(path, 60, "");
    refused(path, &["cover"], &["it is for 40 pages, and that book has 58", "make the book first"]);
    succeed(path, &["cover", "--force"]);
}

#[test]
fn an_invalid_lock_is_refused_for_covers() {
    let folder = with_spec(&spec(60, ""));
    let path = folder.path();
    fs::write(path.join("book.lock"), "of an editor").unwrap();
    refused(path, &["cover"], &["`book.lock` is not a lock"]);
    succeed(path, &["cover", "--force"]);
    assert_eq!(fs::read_to_string(path.join("book.lock")).unwrap(), "of an editor");
}

/// The registry identifies a book by its lock, regardless of the cover in it.
#[test]
fn a_volume_with_a_cover_can_be_rebuilt() {
    let series = "[series]\nname = \"Trains\"\nvolume = 1\nregistry = \"series.db\"\n";
    let folder = with_spec(&spec(60, series));
    let path = folder.path();
    succeed(path, &["book"]);
    succeed(path, &["cover"]);
    succeed(path, &["registry", "check", "series.db", "book.lock"]);
    write(path, 90, series);
    succeed(path, &["book"]);
    succeed(path, &["cover"]);
    write(path, 80, series);
    succeed(path, &["book"]);
    succeed(path, &["registry", "check", "series.db", "book.lock"]);
}
