//! Protection of books: the choice of the spec, overwriting of files, and preservation of seeds.

use super::program::{ProgramRun, SMALL, lock, run, sha256, succeed, with_spec};
use std::fs;
use std::path::Path;

const SEEDLESS: &str = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2\n";

fn read(folder: &Path, file: &str) -> Vec<u8> {
    fs::read(folder.join(file)).unwrap()
}

/// Runs a command that must be refused with one error that contains `words`, and must not change any file.
fn refused(folder: &Path, args: &[&str], words: &str) {
    let files = || {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = entries.map(|path| (fs::read(&path).ok(), path)).collect();
        files.sort();
        files
    };
    let before = files();
    let ProgramRun { code, stderr, .. } = run(folder, args);
    assert_eq!(code, 2, "{args:?}: {stderr}");
    assert!(stderr.contains(words), "{args:?}: {stderr}");
    assert_eq!(stderr.matches("error: ").count(), 1, "{stderr}");
    assert!(files() == before, "{args:?} changed a file");
}

#[test]
fn the_spec_of_the_folder_is_taken() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    assert_eq!(lock(&path.join("book.lock"))["spec"]["title"].as_str(), Some("Small"));
    let made = read(path, "book.pdf");
    // A folder refers to the spec in it.
    let name = path.file_name().unwrap().to_str().unwrap();
    succeed(path.parent().unwrap(), &["book", name]);
    assert!(read(path, "book.pdf") == made);
    let ProgramRun { code, stderr, .. } = run(path, &["daily", "--date", "2026-12-01"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("book.toml"), "{stderr}");
}

#[test]
fn other_files_are_not_overwritten() {
    let folder = with_spec(&format!("{SMALL}[answers]\nplacement = \"separate\"\n"));
    let path = folder.path();
    let foreign = "already exists, and gridpress did not write it";
    for file in ["book.pdf", "book-answers.pdf"] {
        fs::write(path.join(file), "%PDF-1.4 my thesis").unwrap();
        refused(path, &["book"], &format!("`{file}` {foreign}"));
        fs::remove_file(path.join(file)).unwrap();
    }
    fs::write(path.join("book.lock"), "of an editor").unwrap();
    refused(path, &["book"], "`book.lock` already exists, and is not a lock");
    refused(path, &["book", "--new-seed"], "`book.lock` already exists");
    succeed(path, &["book", "--force"]);

    // An edited PDF is not overwritten; a changed spec can be built any number of times.
    fs::write(path.join("book.toml"), SMALL.replace("count = 7", "count = 8")).unwrap();
    succeed(path, &["book"]);
    let mut annotated = read(path, "book.pdf");
    annotated.extend(b"% a note in the margin\n");
    fs::write(path.join("book.pdf"), annotated).unwrap();
    refused(path, &["book"], &format!("`book.pdf` {foreign}, or it was changed"));
    for profile in ["kdp", "pdfx", "screen"] {
        succeed(path, &["book", "--force", "--profile", profile]);
        succeed(path, &["book"]);
    }
}

#[test]
fn covers_are_kept_as_books_are() {
    let folder = with_spec(&format!("{SMALL}[page]\nprinter = \"kdp-paperback-white\"\n"));
    let path = folder.path();
    let cover = ["cover", "--pages", "100"];
    succeed(path, &cover);
    succeed(path, &cover);
    let mut made = read(path, "book-cover.pdf");
    *made.last_mut().unwrap() = b' ';
    fs::write(path.join("book-cover.pdf"), made).unwrap();
    refused(path, &cover, "`book-cover.pdf` already exists");
    succeed(path, &[&cover[..], &["--force"]].concat());
}

#[test]
fn a_lock_of_another_seed_is_not_overwritten() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let words = "`book.lock` is the lock of a book with another seed, `s`";
    refused(path, &["book", "--seed", "t"], words);
    succeed(path, &["book", "--seed", "t", "-o", "other.pdf"]);
    refused(path, &["book", "--lock", "other.lock", "-o", "book.pdf"], words);
    succeed(path, &["book", "--lock", "other.lock"]);
    succeed(path, &["book", "--seed", "t", "--force"]);
    assert!(read(path, "book.pdf") == read(path, "other.pdf"));
}

#[test]
fn a_spec_without_a_seed_keeps_that_of_its_lock() {
    let folder = with_spec(SEEDLESS);
    let path = folder.path();
    let seed = || lock(&path.join("book.lock"))["seed"].as_str().unwrap().to_owned();
    let ProgramRun { code, stderr, .. } = run(path, &["book"]);
    assert!(code == 0 && !stderr.contains("using"), "{stderr}");
    let (first, pdf) = (seed(), read(path, "book.pdf"));
    let ProgramRun { code, stderr, .. } = run(path, &["book"]);
    assert_eq!(code, 0);
    let kept =
        format!("the spec has no seed: using `{first}` from book.lock; --new-seed chooses another");
    assert!(stderr.contains(&kept), "{stderr}");
    assert!(seed() == first && read(path, "book.pdf") == pdf);
    // The cover and the puzzles follow the lock of the book.
    assert_eq!(succeed(path, &["export", "book.toml"]), succeed(path, &["export", "book.lock"]));
    succeed(path, &["book", "--new-seed"]);
    assert_ne!(seed(), first);
}

#[test]
fn only_pdfs_are_written_as_pdfs() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    for name in ["k.epub", "k.html", "k", "book.lock", "book.toml", "-", "..", ".pdf"] {
        for command in ["book", "cover"] {
            let words = format!("`{name}` is not a file name for a PDF");
            refused(path, &[command, "-o", name], &words);
        }
    }
    succeed(path, &["book", "-o", "K.PDF"]);
    refused(
        path,
        &["export", "book.toml", "-o", "book.toml"],
        "has the ending of a lock, a spec or a PDF",
    );
    let empty = super::program::folder();
    let ProgramRun { code, stderr, .. } = run(empty.path(), &["export", "missing.lock"]);
    assert_eq!(code, 2, "{stderr}");
}

/// Another volume under the name of the first would overwrite it.
#[test]
fn a_volume_does_not_overwrite_another() {
    let spec = |series: &str| format!("{series}{SMALL}");
    let folder = with_spec(&spec("volume = 1\n"));
    let path = folder.path();
    let write = |series: &str| fs::write(path.join("book.toml"), spec(series)).unwrap();
    succeed(path, &["book"]);
    // The same volume, written as a table with a name.
    write("series = { name = \"Trains\", volume = 1 }\n");
    succeed(path, &["book"]);
    for series in
        ["volume = 2\n", "series = { name = \"Trains\", volume = 2, registry = \"series.db\" }\n"]
    {
        write(series);
        let words = "`book.lock` is the lock of volume 1, and this is volume 2";
        if !series.contains("registry") {
            refused(path, &["book"], words);
            refused(path, &["book", "--new-seed"], words);
            refused(path, &["book"], "-o volume2.pdf");
        }
    }
    write("volume = 2\n");
    succeed(path, &["book", "-o", "volume2.pdf"]);
    refused(
        path,
        &["book", "--lock", "volume2.lock", "-o", "book.pdf"],
        "volume 1, and this is volume 2",
    );
    succeed(path, &["book", "--force"]);
    assert!(read(path, "book.pdf") == read(path, "volume2.pdf"));
}

/// No file can be written to a circular link.
#[cfg(unix)]
#[test]
fn nothing_is_written_onto_links_in_a_circle() {
    use std::os::unix::fs::symlink;
    let folder = with_spec(&format!("{SMALL}[page]\nprinter = \"kdp-paperback-white\"\n"));
    let path = folder.path();
    symlink("b.pdf", path.join("a.pdf")).unwrap();
    symlink("a.pdf", path.join("b.pdf")).unwrap();
    symlink("self.pdf", path.join("self.pdf")).unwrap();
    symlink("self", path.join("self")).unwrap();
    let words = "its links form a circle";
    for name in ["a.pdf", "self.pdf"] {
        refused(path, &["book", "-o", name], words);
        refused(path, &["book", "-o", name, "--force"], words);
        refused(path, &["cover", "--pages", "100", "-o", name], words);
    }
    refused(path, &["export", "book.toml", "-o", "a.pdf"], "has the ending of");
    symlink("a.txt", path.join("a.txt")).unwrap();
    refused(path, &["export", "book.toml", "-o", "a.txt"], words);
    symlink("c.lock", path.join("c.lock")).unwrap();
    refused(path, &["book", "-o", "c.pdf"], words);
    // A circular link as folder.
    let run = run(path, &["book", "-o", "self/book.pdf"]);
    assert_eq!(run.code, 3, "{}", run.stderr);
    assert!(!run.stderr.contains("os error"), "{}", run.stderr);
    // A dangling link is followed and its target created, also through a second link.
    symlink("there.pdf", path.join("to.pdf")).unwrap();
    symlink("to.pdf", path.join("far.pdf")).unwrap();
    succeed(path, &["book", "-o", "far.pdf"]);
    assert!(path.join("to.pdf").is_symlink() && !path.join("there.pdf").is_symlink());
    assert!(path.join("there.pdf").is_file());
}

/// Creates the folder of a run that was killed after it placed the PDF and before it placed the lock.
fn killed_between() -> tempfile::TempDir {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    succeed(path, &["book", "--seed", "other", "-o", "other.pdf"]);
    fs::rename(path.join("other.pdf"), path.join("book.pdf")).unwrap();
    fs::rename(path.join("other.lock"), path.join(".gridpress-a.tmp")).unwrap();
    fs::write(path.join(".gridpress-b.tmp"), "half").unwrap();
    let absolute = |name: &str| fs::canonicalize(path).unwrap().join(name);
    let hash = sha256(&read(path, "book.lock"));
    let moves = serde_json::json!([
        { "from": absolute(".gridpress-c.tmp"), "to": absolute("book.pdf"), "was": null },
        { "from": absolute(".gridpress-a.tmp"), "to": absolute("book.lock"), "was": hash },
    ]);
    fs::write(path.join(".gridpress-d.journal"), moves.to_string()).unwrap();
    folder
}

fn left_over(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.filter(|name| name.to_str().unwrap().starts_with(".gridpress")).count()
}

#[test]
fn the_next_run_completes_a_killed_one() {
    let folder = killed_between();
    let path = folder.path();
    // Another book in the same folder completes the lock of the first.
    let run = run(path, &["book", "--seed", "third", "-o", "third.pdf"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stderr.contains("put `book.lock` in its place"), "{}", run.stderr);
    succeed(path, &["verify", "book.lock"]);
    assert_eq!(lock(&path.join("book.lock"))["seed"].as_str(), Some("other"));
    assert_eq!(left_over(path), 0);
}

#[test]
fn files_added_since_are_kept() {
    let folder = killed_between();
    let path = folder.path();
    fs::write(path.join("book.lock"), "mine").unwrap();
    let run = run(path, &["book", "--seed", "third", "-o", "third.pdf"]);
    assert!(!run.stderr.contains("in its place"), "{}", run.stderr);
    assert_eq!(read(path, "book.lock"), b"mine");
    assert_eq!(left_over(path), 0);
}
