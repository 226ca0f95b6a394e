//! The steps before the files of a book go to a shop.

use crate::edition::PreviewEdition;
use crate::view::ChecklistItem;
use gridpress_audit::preflight::PROMISES;
use gridpress_ground::hash::sha256;
use gridpress_layout::Cover;
use gridpress_press::ExistingBook;
use std::collections::BTreeSet;

impl PreviewEdition {
    /// Compares the book with the files that were made of it, and lists the steps on the way to the shop.
    pub fn compare(&self, made: &ExistingBook) {
        let items = [
            Some(names(self)),
            Some(printer(self)),
            rules(self),
            pictures(self),
            Some(interior(self, made)),
            self.cover.as_ref().ok().map(|cover| cover_file(self, cover, made)),
            promises(self),
        ];
        self.set_checklist(items.into_iter().flatten().collect());
    }
}

fn item(id: &'static str, state: &'static str) -> ChecklistItem {
    ChecklistItem { id, state, ..ChecklistItem::default() }
}

/// Returns the step of title, author and copyright, which are those of a template until they are changed.
fn names(current: &PreviewEdition) -> ChecklistItem {
    item("names", if current.book.spec.template_texts().is_empty() { "good" } else { "todo" })
}

fn printer(current: &PreviewEdition) -> ChecklistItem {
    match current.book.spec.page.printer {
        Some(printer) => {
            ChecklistItem { printer: Some(printer.name.to_string()), ..item("printer", "good") }
        }
        None => item("printer", "todo"),
    }
}

/// Returns the step of the printer's rules; `None` until they have been checked.
fn rules(current: &PreviewEdition) -> Option<ChecklistItem> {
    let rules = current.findings()?.iter().filter(|finding| !finding.is_advice);
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
fn pictures(current: &PreviewEdition) -> Option<ChecklistItem> {
    let spec = &current.book.spec;
    let texts = spec.text_pages.iter().flat_map(|text| text.figures()).count();
    let sections = spec.sections.iter().filter(|section| section.picture.is_some()).count();
    if texts + sections + spec.cover.pictures().count() == 0 {
        return None;
    }
    let findings = current.findings()?.iter().filter(|finding| finding.rule.contains("picture"));
    let coarse = findings.filter(|finding| !finding.passed).count();
    Some(item("pictures", if coarse == 0 { "good" } else { "bad" }))
}

/// Returns the step of the PDF of the pages: it exists, and is that of the book as it is now.
fn interior(current: &PreviewEdition, made: &ExistingBook) -> ChecklistItem {
    let step = |state| ChecklistItem { pages: Some(current.pages()), ..item("interior", state) };
    let (Some(pdf), Some((_, lock))) = (made.content(&made.paths.pdf), made.readable_lock()) else {
        return step("todo");
    };
    let is_locked = lock.output.first().is_some_and(|output| output.sha256 == sha256(&pdf));
    let is_current =
        is_locked && lock.pages == current.pages() && lock.first_change(&current.book).is_none();
    step(if is_current { "good" } else { "bad" })
}

/// Returns the step of the PDF of the cover: it exists, and fits the pages as they are now.
fn cover_file(current: &PreviewEdition, cover: &Cover, made: &ExistingBook) -> ChecklistItem {
    let step = |state, bound| ChecklistItem {
        pages: Some(cover.pages),
        bound: Some(bound),
        spine: Some(cover.spine.to_pt()),
        ..item("cover", state)
    };
    let Some(pdf) = made.content(&made.paths.cover) else {
        return step("todo", 0);
    };
    let locked = made.readable_lock().and_then(|(_, lock)| lock.cover.as_ref());
    let Some(locked) = locked.filter(|locked| locked.sha256 == sha256(&pdf)) else {
        return step("bad", 0);
    };
    let is_current =
        locked.pages == cover.pages && locked.spec == current.book.spec.cover.to_toml();
    step(if is_current { "good" } else { "bad" }, locked.pages)
}

/// Returns the step of the numbers of puzzles that titles, badges and the text on the back promise; `None` until they
/// have been checked.
fn promises(current: &PreviewEdition) -> Option<ChecklistItem> {
    let mut findings = current.findings()?.iter().filter(|finding| finding.rule == PROMISES);
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
