//! The steps before the files of a book go to a shop.

use gridpress_audit::lock::Lock;
use gridpress_audit::preflight::{Finding, PROMISES};
use gridpress_base::diag::Source;
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_layout::Cover;
use gridpress_spec::limits;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The files that were made of a book, as far as they exist.
#[derive(Clone, Debug, Default)]
pub struct MadeBook {
    /// The text of the lock.
    pub lock: Option<Vec<u8>>,
    /// The PDF of the pages.
    pub interior: Option<Vec<u8>>,
    /// The PDF of the cover.
    pub cover: Option<Vec<u8>>,
}

/// A book as it is now, to compare its files with.
#[derive(Clone, Copy)]
pub struct CurrentBook<'b> {
    /// The book.
    pub book: &'b Book,
    /// Its number of pages.
    pub pages: u32,
    /// Its cover; `None` if it has none.
    pub cover: Option<&'b Cover>,
    /// The findings about it; `None` until it has been checked.
    pub findings: Option<&'b [Finding]>,
}

/// Returns the steps on the way to the shop: for each its name, its state (`good`, `todo` or `bad`), and values for its
/// words.
pub fn checklist(current: CurrentBook<'_>, made: &MadeBook) -> Value {
    let items = [
        Some(names(current)),
        Some(printer(current)),
        rules(current),
        pictures(current),
        Some(interior(current, made)),
        current.cover.map(|cover| cover_file(current, cover, made)),
        promises(current),
    ];
    items.into_iter().flatten().collect()
}

/// Returns the step of title, author and copyright, which are those of a template until they are changed.
fn names(current: CurrentBook<'_>) -> Value {
    let is_own = current.book.spec.template_texts().is_empty();
    json!({ "id": "names", "state": if is_own { "good" } else { "todo" } })
}

fn printer(current: CurrentBook<'_>) -> Value {
    match current.book.spec.page.printer {
        Some(printer) => json!({ "id": "printer", "state": "good", "printer": printer.name }),
        None => json!({ "id": "printer", "state": "todo" }),
    }
}

/// Returns the step of the printer's rules; `None` until they have been checked.
fn rules(current: CurrentBook<'_>) -> Option<Value> {
    let rules = current.findings?.iter().filter(|finding| !finding.is_advice);
    let (passed, failed): (Vec<_>, Vec<_>) = rules.partition(|finding| finding.passed);
    let names: BTreeSet<&str> = failed.iter().map(|finding| finding.rule).collect();
    let state = if failed.is_empty() { "good" } else { "bad" };
    Some(json!({
        "id": "rules", "state": state, "passed": passed.len(),
        "count": if failed.is_empty() { passed.len() } else { failed.len() },
        "rules": names,
    }))
}

/// Returns the step of the resolution of pictures; `None` if there are none, or they have not been checked.
fn pictures(current: CurrentBook<'_>) -> Option<Value> {
    let spec = &current.book.spec;
    let texts = spec.text_pages.iter().flat_map(|text| text.figures()).count();
    let sections = spec.sections.iter().filter(|section| section.picture.is_some()).count();
    if texts + sections + spec.cover.pictures().count() == 0 {
        return None;
    }
    let findings = current.findings?.iter().filter(|finding| finding.rule.contains("picture"));
    let coarse = findings.filter(|finding| !finding.passed).count();
    let state = if coarse == 0 { "good" } else { "bad" };
    Some(json!({ "id": "pictures", "state": state }))
}

/// Returns the step of the PDF of the pages: it exists, and is that of the book as it is now.
fn interior(current: CurrentBook<'_>, made: &MadeBook) -> Value {
    let step = |state: &str| json!({ "id": "interior", "state": state, "pages": current.pages });
    let (Some(pdf), Some(lock)) = (&made.interior, read_lock(made)) else {
        return step("todo");
    };
    let is_locked = lock.output.first().is_some_and(|output| output.sha256 == sha256(pdf));
    let is_current =
        is_locked && lock.pages == current.pages && lock.first_change(current.book).is_none();
    step(if is_current { "good" } else { "bad" })
}

/// Returns the step of the PDF of the cover: it exists, and fits the pages as they are now.
fn cover_file(current: CurrentBook<'_>, cover: &Cover, made: &MadeBook) -> Value {
    let step = |state: &str, bound: u32| json!({ "id": "cover", "state": state, "pages": cover.pages, "bound": bound, "spine": cover.spine.to_pt() });
    let Some(pdf) = &made.cover else {
        return step("todo", 0);
    };
    let locked = read_lock(made).and_then(|lock| lock.cover);
    let Some(locked) = locked.filter(|locked| locked.sha256 == sha256(pdf)) else {
        return step("bad", 0);
    };
    let is_current =
        locked.pages == cover.pages && locked.spec == current.book.spec.cover.to_toml();
    step(if is_current { "good" } else { "bad" }, locked.pages)
}

fn read_lock(made: &MadeBook) -> Option<Lock> {
    let text =
        made.lock.clone().filter(|text| limits::LOCK.refusal(text.len() as u64).is_none())?;
    Lock::parse(&Source::new("book.lock", String::from_utf8(text).ok()?)).ok()
}

/// Returns the step of the numbers of puzzles that titles, badges and the text on the back promise; `None` until they
/// have been checked.
fn promises(current: CurrentBook<'_>) -> Option<Value> {
    let mut findings = current.findings?.iter().filter(|finding| finding.rule == PROMISES);
    let wrong = findings.find(|finding| !finding.passed);
    // The requirement begins with the number.
    let promised = wrong.and_then(|finding| finding.required.split(' ').next());
    let state = if wrong.is_none() { "good" } else { "bad" };
    let count = current.book.spec.puzzle_count();
    Some(json!({ "id": "counts", "state": state, "count": count, "promised": promised }))
}
