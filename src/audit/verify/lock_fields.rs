//! Comparison of the fields of a lock with the rebuilt book.

use super::{Findings, PuzzleLocation, lock_field};
use crate::lock::{Lock, LockedCover, LockedFile, VERSION, first_difference};
use gridpress_book::Book;
use gridpress_layout::BookLayout;
use gridpress_messages::{Text, text};
use std::path::Path;

/// Compares every field of `lock` with that of `rebuilt`, the rebuilt lock of the same book without its puzzles; these
/// are taken from `book` and `layout`. Fields that another version may lay out or spell differently are compared only
/// if the lock is of this version.
pub fn fields(
    lock: &Lock,
    rebuilt: &Lock,
    book: &Book,
    layout: &BookLayout,
    findings: &mut Findings,
) {
    let mut differences = Vec::new();
    let mut whole = |field: &str, is_same: bool, was: String, is: String| {
        if !is_same {
            differences.push(lock_field(field, was, is));
        }
    };
    let is_own = lock.gridpress == VERSION;
    if is_own {
        let (was, is) = (lock.pages, rebuilt.pages);
        whole("pages", was == is, was.to_string(), is.to_string());
        let (was, is) = (lock.answers_pages, rebuilt.answers_pages);
        whole("answers_pages", was == is, number(was), number(is));
    }
    let files = |files: &[LockedFile]| -> Vec<String> {
        files.iter().map(|file| file.file.clone()).collect()
    };
    for (field, locked, rebuilt) in
        [("font", &lock.font, &rebuilt.font), ("picture", &lock.picture, &rebuilt.picture)]
    {
        let (was, is) = (files(locked), files(rebuilt));
        whole(field, was == is, list(&was), list(&is));
        locked
            .iter()
            .zip(rebuilt)
            .filter(|(locked, rebuilt)| locked.file == rebuilt.file && locked != rebuilt)
            .for_each(|(locked, rebuilt)| {
                let hash = format!("{field}` `{}", locked.file);
                whole(&hash, false, locked.sha256.clone(), rebuilt.sha256.clone());
            });
    }
    let names = |lock: &Lock| -> Vec<String> {
        lock.source.iter().map(|source| source.file.clone()).collect()
    };
    let (was, is) = (names(lock), names(rebuilt));
    whole("source", was == is, list(&was), list(&is));
    if let Some(path) = first_difference(&lock.spec, &rebuilt.spec, "spec")
        // Other versions may spell defaults differently, but no version leaves the seed unclear.
        .filter(|path| is_own || path == "spec.seed")
    {
        differences.push(text!("lock-contradicts", path));
    }
    differences.extend(outputs(lock, rebuilt));
    differences.extend(lock.cover.as_ref().and_then(cover));
    differences.extend(puzzles(lock, book, layout, is_own));
    findings.differences.append(&mut differences);
}

/// Compares the hashes of the PDFs in a lock of this version with those of the rebuilt PDFs.
pub fn hashes(lock: &Lock, rebuilt: &Lock, findings: &mut Findings) {
    // Another version may write other bytes for the same pages.
    if lock.gridpress != VERSION || lock.output.len() != rebuilt.output.len() {
        return;
    }
    let pairs = lock.output.iter().zip(&rebuilt.output);
    let others =
        pairs.filter(|(locked, rebuilt)| locked.sha256 != rebuilt.sha256).map(|(locked, _)| {
            text!("of-file", file = locked.file.as_str(), what = text!("rebuilt-hash-differs"))
        });
    let before = findings.differences.len();
    findings.differences.extend(others);
    if findings.differences.len() == before {
        findings.proved.push(text!("rebuilt-has-hash"));
    }
}

fn number(number: Option<u32>) -> String {
    number.map_or("missing".to_owned(), |number| number.to_string())
}

fn list(names: &[String]) -> String {
    match names {
        [] => "empty".to_owned(),
        names => names.join(", "),
    }
}

/// Describes what is wrong with the files listed as output. A renamed book keeps the endings of their names.
fn outputs(lock: &Lock, rebuilt: &Lock) -> Option<Text> {
    let (has, should) = (lock.output.len(), rebuilt.output.len());
    if has != should {
        return Some(text!("count-of-outputs", has, should));
    }
    let odd = lock.output.iter().find(|output| !is_beside(&output.file, &output.sha256));
    if let Some(odd) = odd {
        return Some(text!("not-beside", field = "output", file = odd.file.as_str()));
    }
    // The names of the other files follow from the name of the book.
    let first = lock.output.first()?;
    let Some(own) = first.file.strip_suffix(".pdf").map(str::to_owned) else {
        return Some(text!("not-name-of-pdf", file = first.file.as_str()));
    };
    let rebuilt = rebuilt.output.iter().skip(1).map(|rebuilt| {
        let end = rebuilt.file.strip_prefix("book").unwrap_or(&rebuilt.file);
        format!("{own}{end}")
    });
    let mut pairs = lock.output.iter().skip(1).zip(rebuilt);
    pairs
        .find(|(locked, rebuilt)| locked.file != *rebuilt)
        .map(|(locked, rebuilt)| lock_field("output", &locked.file, rebuilt))
}

/// Describes what is wrong with the file of a cover.
fn cover(cover: &LockedCover) -> Option<Text> {
    (!is_beside(&cover.file, &cover.sha256))
        .then(|| text!("not-beside", field = "cover", file = cover.file.as_str()))
}

/// `true` for a plain file name and a valid SHA-256.
fn is_beside(file: &str, sha256: &str) -> bool {
    let path = Path::new(file);
    // A path in a lock from elsewhere must not lead to files outside its folder.
    path.file_name().is_some_and(|name| name == path.as_os_str())
        && sha256.len() == 64
        && sha256.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Warns about PDFs with other names than in the lock, which may have been renamed.
pub fn names(lock: &Lock, names: &[&str], findings: &mut Findings) {
    for (output, name) in lock.output.iter().zip(names) {
        let file = Path::new(name).file_name().unwrap_or_default();
        if file != output.file.as_str() {
            let (is, was) = (file.display().to_string(), output.file.as_str());
            findings.warnings.push(text!("renamed-in-lock", is, was));
        }
    }
}

/// Describes differences in the placement of puzzles, one line for each field.
fn puzzles(lock: &Lock, book: &Book, layout: &BookLayout, is_own: bool) -> Vec<Text> {
    type Field = (&'static str, bool, fn(&PuzzleLocation) -> Option<u32>);
    let fields: [Field; 4] = [
        ("attempt", true, |puzzle| puzzle.attempt),
        ("page", is_own, |puzzle| Some(puzzle.page)),
        ("answer_page", is_own, |puzzle| puzzle.answer_page),
        // Every version agrees on whether there is an answer.
        ("answer_page", !is_own, |puzzle| puzzle.answer_page.map(|_| 1)),
    ];
    fields
        .into_iter()
        .filter(|(_, is_compared, _)| *is_compared)
        .filter_map(|(field, _, of)| {
            let rebuilt = book.puzzles().zip(&layout.puzzle_pages).map(PuzzleLocation::rebuilt);
            let pairs = lock.puzzle.iter().map(PuzzleLocation::locked).zip(rebuilt);
            let mut others = pairs.filter(|(locked, rebuilt)| of(locked) != of(rebuilt));
            let (first, should) = others.next()?;
            let what = lock_field(field, number(of(&first)), number(of(&should)));
            let first = text!("of-puzzle", number = first.number, what);
            Some(match others.count() {
                0 => first,
                count => text!("and-likewise", first, count),
            })
        })
        .collect()
}
