//! The fields of a lock, each held against the book made again.

use super::{Findings, PuzzleLocation, count};
use crate::lock::{Lock, LockedCover, LockedFile, VERSION, first_difference};
use gridpress_book::Book;
use gridpress_layout::BookLayout;
use std::path::Path;

/// Compares every field of `lock` with that of `made`, the lock of the same book made again but for its puzzles, which stand
/// in `book` and are printed as `layout` has it. What another version may lay out or word otherwise is compared only where the
/// lock is of this one.
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
            differences.push(format!("`{field}` of the lock is {was}, and should be {is}"));
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
        let pairs = locked.iter().zip(rebuilt);
        let other =
            pairs.filter(|(locked, rebuilt)| locked.file == rebuilt.file && locked != rebuilt);
        other.for_each(|(locked, rebuilt)| {
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
        .filter(|path| is_own || path == "spec.seed")
    {
        differences.push(format!("`{path}` of the lock is not what the rest of it says"));
    }
    differences.extend(outputs(lock, rebuilt));
    differences.extend(lock.cover.as_ref().and_then(cover));
    differences.extend(puzzles(lock, book, layout, is_own));
    findings.differences.append(&mut differences);
}

/// Compares the hashes of the PDFs in a lock of this version with those of the PDFs made again.
pub fn hashes(lock: &Lock, rebuilt: &Lock, findings: &mut Findings) {
    if lock.gridpress != VERSION || lock.output.len() != rebuilt.output.len() {
        return;
    }
    let pairs = lock.output.iter().zip(&rebuilt.output);
    let others =
        pairs.filter(|(locked, rebuilt)| locked.sha256 != rebuilt.sha256).map(|(locked, _)| {
            let name = &locked.file;
            format!("{name}: made again it has another hash than in the lock")
        });
    let before = findings.differences.len();
    findings.differences.extend(others);
    if findings.differences.len() == before {
        let proved = "made again, the PDF has the hash that the lock names";
        findings.proved.push(proved.to_owned());
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

/// What is wrong with the files that the lock says were written. Whoever renames a book keeps their ends.
fn outputs(lock: &Lock, rebuilt: &Lock) -> Option<String> {
    let (has, should) = (lock.output.len(), rebuilt.output.len());
    if has != should {
        let (has, should) = (count(has, "file"), count(should, "file"));
        return Some(format!("`output` of the lock names {has}, and should name {should}"));
    }
    let odd = lock.output.iter().find(|output| !is_beside(&output.file, &output.sha256));
    if let Some(odd) = odd {
        return Some(format!(
            "`output` of the lock has `{}`, which is no file beside it with a SHA-256",
            odd.file
        ));
    }
    // The names of the files that are written with a book follow from its own.
    let stem = |output: &LockedFile| output.file.strip_suffix(".pdf").map(str::to_owned);
    let first = lock.output.first()?;
    let Some(own) = stem(first) else {
        let file = &first.file;
        return Some(format!(
            "`output` of the lock has `{file}`, and the name of a book ends in `.pdf`"
        ));
    };
    let rebuilt = rebuilt.output.iter().skip(1).map(|rebuilt| {
        let end = rebuilt.file.strip_prefix("book").unwrap_or(&rebuilt.file);
        format!("{own}{end}")
    });
    let pairs = lock.output.iter().skip(1).zip(rebuilt);
    let mut others = pairs.filter(|(locked, rebuilt)| locked.file != *rebuilt);
    others.next().map(|(locked, rebuilt)| {
        let is = &locked.file;
        format!("`output` of the lock has `{is}`, and should have `{rebuilt}`")
    })
}

/// What is wrong with the file of a cover.
fn cover(cover: &LockedCover) -> Option<String> {
    let odd = !is_beside(&cover.file, &cover.sha256);
    odd.then(|| {
        format!(
            "`cover` of the lock has `{}`, which is no file beside it with a SHA-256",
            cover.file
        )
    })
}

/// `true` for the name of a file beside the lock, and a SHA-256.
fn is_beside(file: &str, sha256: &str) -> bool {
    let path = Path::new(file);
    path.file_name().is_some_and(|name| name == path.as_os_str())
        && sha256.len() == 64
        && sha256.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Warns of PDFs that are called otherwise than in the lock: they may have been renamed.
pub fn names(lock: &Lock, names: &[&str], findings: &mut Findings) {
    for (output, name) in lock.output.iter().zip(names) {
        let file = Path::new(name).file_name().unwrap_or_default();
        if file != output.file.as_str() {
            let (is, was) = (file.display(), &output.file);
            findings.warnings.push(format!(
                "`{is}` is called `{was}` in the lock: it was renamed, or `output` of the lock was changed"
            ));
        }
    }
}

/// How puzzles of the lock are placed otherwise: a line for each field.
fn puzzles(lock: &Lock, book: &Book, layout: &BookLayout, is_own: bool) -> Vec<String> {
    type Field = (&'static str, bool, fn(&PuzzleLocation) -> Option<u32>);
    let fields: [Field; 4] = [
        ("attempt", true, |puzzle| puzzle.attempt),
        ("page", is_own, |puzzle| Some(puzzle.page)),
        ("answer_page", is_own, |puzzle| puzzle.answer_page),
        // Whether there is an answer at all is the same in every version.
        ("answer_page", !is_own, |puzzle| puzzle.answer_page.map(|_| 1)),
    ];
    let compared = fields.into_iter().filter(|(_, is_compared, _)| *is_compared);
    let told = compared.filter_map(|(field, _, of)| {
        let rebuilt = book.puzzles().zip(&layout.puzzle_pages).map(PuzzleLocation::rebuilt);
        let pairs = lock.puzzle.iter().map(PuzzleLocation::locked).zip(rebuilt);
        let mut others = pairs.filter(|(locked, rebuilt)| of(locked) != of(rebuilt));
        let (first, should) = others.next()?;
        let rest = match others.count() {
            0 => String::new(),
            rest => format!(", and so for {}", count(rest, "more puzzle")),
        };
        Some(format!(
            "puzzle {}: `{field}` of the lock is {}, and should be {}{rest}",
            first.number,
            number(of(&first)),
            number(of(&should))
        ))
    });
    told.collect()
}
