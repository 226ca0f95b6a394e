//! The steps before the files of a book go to a shop.

use gridpress_audit::lock::Lock;
use gridpress_audit::preflight::Finding;
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

/// The least number in a title or a text that may promise a number of puzzles.
const LEAST_PROMISE: usize = 20;
/// The beginnings of words for puzzles, in the languages of books.
const PUZZLE_WORDS: [&str; 17] = [
    "sudoku",
    "puzzl",
    "rätsel",
    "raetsel",
    "grille",
    "grid",
    "gitter",
    "rompecabezas",
    "schem",
    "quebra",
    "passatemp",
    "łamigł",
    "головол",
    "bulmaca",
    "γρίφ",
    "pussel",
    "hádan",
];

/// Returns the steps on the way to the shop: for each its name, its state (`good`, `todo` or `bad`), and values for its
/// words.
pub fn checklist(current: CurrentBook<'_>, made: &MadeBook) -> Value {
    let items = [
        Some(printer(current)),
        rules(current),
        pictures(current),
        Some(interior(current, made)),
        current.cover.map(|cover| cover_file(current, cover, made)),
        Some(promises(current.book)),
    ];
    items.into_iter().flatten().collect()
}

fn printer(current: CurrentBook<'_>) -> Value {
    match current.book.spec.page.printer {
        Some(printer) => json!({ "id": "printer", "state": "good", "printer": printer.title }),
        None => json!({ "id": "printer", "state": "todo" }),
    }
}

/// Returns the step of the printer's rules; `None` until they have been checked.
fn rules(current: CurrentBook<'_>) -> Option<Value> {
    let rules = current.findings?.iter().filter(|finding| !finding.is_advice);
    let (passed, failed): (Vec<_>, Vec<_>) = rules.partition(|finding| finding.passed);
    let names: BTreeSet<&str> = failed.iter().map(|finding| &*finding.rule).collect();
    let names: Vec<&str> = names.into_iter().collect();
    let state = if failed.is_empty() { "good" } else { "bad" };
    Some(json!({
        "id": "rules", "state": state, "passed": passed.len(), "count": failed.len(),
        "rules": names.join(", "),
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

/// Returns the step of the numbers of puzzles that titles, badges and the text on the back promise.
fn promises(book: &Book) -> Value {
    let spec = &book.spec;
    let total = spec.puzzle_count();
    let mut known: BTreeSet<usize> =
        spec.sections.iter().map(|section| section.contents.count() as usize).collect();
    known.insert(total);
    let badges = spec.cover.badges.iter().flatten();
    let texts = [Some(&spec.title), spec.subtitle.as_ref(), spec.cover.blurb.as_ref()];
    let texts = texts.into_iter().flatten().chain(badges);
    let wrong = texts.flat_map(|text| promised(text)).find(|number| !known.contains(number));
    match wrong {
        Some(number) => {
            json!({ "id": "counts", "state": "bad", "promised": number, "count": total })
        }
        None => json!({ "id": "counts", "state": "good", "count": total }),
    }
}

/// Returns the numbers of puzzles in a text: those before a word for puzzles, with at most one word between.
fn promised(text: &str) -> Vec<usize> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let is_puzzle = |word: &String| PUZZLE_WORDS.iter().any(|start| word.contains(start));
    let numbers = words.iter().enumerate().filter_map(|(at, word)| {
        let number = word.trim_matches(|c: char| !c.is_ascii_digit());
        let number = number.replace([',', '.', '\u{a0}'], "").parse::<usize>().ok()?;
        let next = words.iter().skip(at + 1).take(2);
        (number >= LEAST_PROMISE && next.into_iter().any(is_puzzle)).then_some(number)
    });
    numbers.collect()
}

#[cfg(test)]
mod tests {
    use super::promised;

    #[test]
    fn numbers_before_puzzles_are_promises() {
        assert_eq!(promised("250 Puzzles for 2026"), [250]);
        assert_eq!(promised("1,000 hard sudoku, 9 x 9"), [1000]);
        assert_eq!(promised("200 knifflige Rätsel auf 120 Seiten"), [200]);
        assert_eq!(promised("Volume 30: large print, 100 % fun"), [] as [usize; 0]);
    }
}
