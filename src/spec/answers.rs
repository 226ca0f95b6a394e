//! The table `[answers]`: where answers stand, and which puzzles are solved step by step.

use super::reader::{Entry, Table};
use crate::diag::Place;
use crate::named::names;
use std::collections::BTreeSet;

/// Where answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// All at the end of the book.
    Back,
    /// Behind each section.
    AfterSection,
    /// In a book of their own.
    Separate,
    /// Nowhere.
    None,
}

names! {
    Placement {
        "back" => Placement::Back,
        "after-section" => Placement::AfterSection,
        "separate" => Placement::Separate,
        "none" => Placement::None,
    }
}

/// How answers are printed.
#[derive(Clone, Debug)]
pub struct AnswersSpec {
    /// Where.
    pub placement: Placement,
    /// Answers on a page; `None` for twelve, or as many as fit.
    pub per_page: Option<u32>,
    /// Which puzzles have a walkthrough.
    pub walkthrough: Walkthroughs,
    /// A chapter with the first steps of every puzzle.
    pub hints: bool,
    /// Where the spec speaks of them, if it does.
    pub place: Option<Place>,
}

/// Puzzles that are solved step by step behind the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Walkthroughs {
    /// Every puzzle.
    All,
    /// Those with these printed numbers.
    Numbers(BTreeSet<u32>),
}

impl Walkthroughs {
    /// Whether the puzzle of that printed number is among them.
    pub fn has(&self, number: u32) -> bool {
        match self {
            Walkthroughs::All => true,
            Walkthroughs::Numbers(numbers) => numbers.contains(&number),
        }
    }
}

/// How answers are printed; and which puzzles get a walkthrough, to be read when their number is known.
pub(super) fn answers(table: Option<Table<'_>>) -> (AnswersSpec, Option<Entry<'_>>) {
    let mut answers = AnswersSpec {
        placement: Placement::Back,
        per_page: None,
        walkthrough: Walkthroughs::Numbers(BTreeSet::new()),
        hints: false,
        place: None,
    };
    let mut walkthrough = None;
    if let Some(table) = table {
        if let Some(placement) = table.get("placement").and_then(|entry| entry.choice()) {
            answers.placement = placement;
        }
        if let Some(entry) = table.get("per_page") {
            answers.place = Some(entry.place());
            answers.per_page = entry.whole(1..=100);
        }
        walkthrough = table.get("walkthrough");
        if let Some(entry) = table.get("hints") {
            answers.hints = entry.boolean().unwrap_or(false);
        }
        table.finish();
    }
    (answers, walkthrough)
}

/// `"all"`, alone or in a list, or the numbers of puzzles in a book of `count`.
pub(super) fn walkthroughs(entry: &Entry<'_>, count: u32) -> Option<Walkthroughs> {
    let all = |entry: &Entry<'_>| entry.one_of(&[("all", ())]).map(|()| Walkthroughs::All);
    if entry.is_string() {
        return all(entry);
    }
    let items = entry.items()?;
    if let [only] = &items[..]
        && only.is_string()
    {
        return all(only);
    }
    let mut numbers = BTreeSet::new();
    for entry in items {
        let Some(number) = entry.whole(1..=count) else {
            continue;
        };
        if !numbers.insert(number) {
            let message = format!("a second walkthrough of puzzle {number}");
            entry.wrong(message, "named before", "");
        }
    }
    Some(Walkthroughs::Numbers(numbers))
}
