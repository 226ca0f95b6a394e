//! The steps before the files of a book go to a shop.

use gridpress_audit::lock::Lock;
use gridpress_audit::preflight::{Finding, PROMISES};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_bookspec::limits;
use gridpress_ground::record::record;
use gridpress_layout::Cover;
use gridpress_messages::diag::Source;
use serde::ser::SerializeMap;
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

record! {
    /// A step on the way to the shop, with values for its words.
    #[derive(Clone, Debug, Default)]
    pub struct ChecklistItem: Serialize {
        /// Its name.
        id: &'static str,
        /// `good`, `todo` or `bad`.
        state: &'static str,
        /// The name of the printer.
        printer: Option<String>,
        /// The number of rules or puzzles.
        count: Option<usize>,
        /// The number of rules that the book follows.
        passed: Option<usize>,
        /// The rules that it does not follow.
        rules: Option<Vec<&'static str>>,
        /// The number of pages.
        pages: Option<u32>,
        /// The number of pages for which the file of the cover was made.
        bound: Option<u32>,
        /// The width of the spine, in points.
        spine: Option<f64>,
        /// The number of puzzles that a text promises.
        promised: Option<String>,
    }
}

/// Returns the steps on the way to the shop.
pub fn checklist(current: CurrentBook<'_>, made: &MadeBook) -> Vec<ChecklistItem> {
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

fn item(id: &'static str, state: &'static str) -> ChecklistItem {
    ChecklistItem { id, state, ..ChecklistItem::default() }
}

/// Returns the step of title, author and copyright, which are those of a template until they are changed.
fn names(current: CurrentBook<'_>) -> ChecklistItem {
    let is_own = current.book.spec.template_texts().is_empty();
    item("names", if is_own { "good" } else { "todo" })
}

fn printer(current: CurrentBook<'_>) -> ChecklistItem {
    match current.book.spec.page.printer {
        Some(printer) => {
            ChecklistItem { printer: Some(printer.name.to_string()), ..item("printer", "good") }
        }
        None => item("printer", "todo"),
    }
}

/// Returns the step of the printer's rules; `None` until they have been checked.
fn rules(current: CurrentBook<'_>) -> Option<ChecklistItem> {
    let rules = current.findings?.iter().filter(|finding| !finding.is_advice);
    let (passed, failed): (Vec<_>, Vec<_>) = rules.partition(|finding| finding.passed);
    let names: BTreeSet<&'static str> = failed.iter().map(|finding| finding.rule).collect();
    let state = if failed.is_empty() { "good" } else { "bad" };
    Some(ChecklistItem {
        passed: Some(passed.len()),
        count: Some(if failed.is_empty() { passed.len() } else { failed.len() }),
        rules: Some(names.into_iter().collect()),
        ..item("rules", state)
    })
}

/// Returns the step of the resolution of pictures; `None` if there are none, or they have not been checked.
fn pictures(current: CurrentBook<'_>) -> Option<ChecklistItem> {
    let spec = &current.book.spec;
    let texts = spec.text_pages.iter().flat_map(|text| text.figures()).count();
    let sections = spec.sections.iter().filter(|section| section.picture.is_some()).count();
    if texts + sections + spec.cover.pictures().count() == 0 {
        return None;
    }
    let findings = current.findings?.iter().filter(|finding| finding.rule.contains("picture"));
    let coarse = findings.filter(|finding| !finding.passed).count();
    Some(item("pictures", if coarse == 0 { "good" } else { "bad" }))
}

/// Returns the step of the PDF of the pages: it exists, and is that of the book as it is now.
fn interior(current: CurrentBook<'_>, made: &MadeBook) -> ChecklistItem {
    let step = |state| ChecklistItem { pages: Some(current.pages), ..item("interior", state) };
    let (Some(pdf), Some(lock)) = (&made.interior, read_lock(made)) else {
        return step("todo");
    };
    let is_locked = lock.output.first().is_some_and(|output| output.sha256 == sha256(pdf));
    let is_current =
        is_locked && lock.pages == current.pages && lock.first_change(current.book).is_none();
    step(if is_current { "good" } else { "bad" })
}

/// Returns the step of the PDF of the cover: it exists, and fits the pages as they are now.
fn cover_file(current: CurrentBook<'_>, cover: &Cover, made: &MadeBook) -> ChecklistItem {
    let step = |state, bound| ChecklistItem {
        pages: Some(cover.pages),
        bound: Some(bound),
        spine: Some(cover.spine.to_pt()),
        ..item("cover", state)
    };
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
fn promises(current: CurrentBook<'_>) -> Option<ChecklistItem> {
    let mut findings = current.findings?.iter().filter(|finding| finding.rule == PROMISES);
    let wrong = findings.find(|finding| !finding.passed);
    // The requirement begins with the number.
    let promised = wrong.and_then(|finding| finding.required.split(' ').next());
    let state = if wrong.is_none() { "good" } else { "bad" };
    Some(ChecklistItem {
        count: Some(current.book.spec.puzzle_count()),
        promised: promised.map(str::to_owned),
        ..item("counts", state)
    })
}
