//! The table `[answers]`: the placement of answers, and puzzles that are solved step by step.

use super::form::{choice, custom, field, flag, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::numbering::puzzle_number;
use super::opening::{Opener, Opening, OpeningKeys, StartPage};
use super::page::{PageSpec, Reverse};
use super::puzzle::{LinkPattern, link_pattern};
use super::reader::{Entry, Table};
use gridpress_ground::named::names;
use gridpress_messages::{TextArg, text};
use std::collections::{BTreeMap, BTreeSet};
use toml::Value;

/// The place of answers in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// At the end of the book.
    Back,
    /// After each section, for the puzzles of that section.
    AfterSection,
    /// In a separate PDF.
    Separate,
    /// Small and upside down at the foot of the page with their puzzles.
    Foot,
    /// On the back of the leaf with their puzzles.
    Overleaf,
    /// Small, each beside its puzzle.
    Beside,
    /// Nowhere; the book has no answers.
    None,
}

names! {
    Placement {
        "back" => Placement::Back,
        "after-section" => Placement::AfterSection,
        "separate" => Placement::Separate,
        "foot" => Placement::Foot,
        "overleaf" => Placement::Overleaf,
        "beside" => Placement::Beside,
        "none" => Placement::None,
    }
}

/// The puzzles that are solved step by step after the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Walkthroughs {
    /// Walkthroughs of every puzzle.
    All,
    /// Walkthroughs of the puzzles with these printed numbers.
    Numbers(BTreeSet<u32>),
}

impl Walkthroughs {
    /// Returns `true` if the puzzle with that printed number is included.
    pub fn contains(&self, number: u32) -> bool {
        match self {
            Walkthroughs::All => true,
            Walkthroughs::Numbers(numbers) => numbers.contains(&number),
        }
    }
}

/// The table `[answers]`: the form of the answers.
#[derive(Clone, Debug)]
pub struct AnswersSpec {
    /// Placement of the answers in the book.
    pub placement: Placement,
    /// Answers per page, from 1 to 100; `None` for twelve, or as many as fit.
    pub per_page: Option<u32>,
    /// Puzzles with a walkthrough.
    pub walkthrough: Walkthroughs,
    /// `true` to print a chapter with the first steps of every puzzle.
    pub hints: bool,
    /// The link of the QR code below each answer.
    pub qr: Option<LinkPattern>,
    /// Title and first page of the answers, of the book or of a section.
    pub opening: Opening,
}

keys! {
    pub(super) struct AnswerKeys in [answers] {
        placement: SpecField<Placement> = field(choice()), SpecField::from_value(Placement::Back), "\"after-section\"";
        per_page: SpecField<u32> = field(whole(1..=100)), SpecField::MISSING, "9";
        walkthrough: Walkthroughs = custom(walkthroughs, written, walkthrough_shape), Walkthroughs::Numbers(BTreeSet::new()), "[3, 65]";
        hints: bool = flag(), false, "true";
        qr: SpecField<LinkPattern> = field(link_pattern()), SpecField::MISSING, "\"https://example.com/puzzles.html?code={code}&seed={seed}\"";
        opener: Option<Opener> = optional(choice()), None, "\"above\"";
        start: Option<StartPage> = optional(choice()), None, "\"next\"";
    }
}

impl AnswersSpec {
    fn new(keys: AnswerKeys, of_book: OpeningKeys, is_for_class: bool) -> AnswersSpec {
        let placement = keys.placement.value.unwrap_or(Placement::Back);
        let own = OpeningKeys { opener: keys.opener, start: keys.start };
        let of_book = match placement {
            // The answers to worksheets begin below their title.
            _ if of_book.opener == Some(Opener::None) && is_for_class => {
                OpeningKeys { opener: None, ..of_book }
            }
            Placement::AfterSection => OpeningKeys { opener: None, ..of_book },
            _ => of_book,
        };
        AnswersSpec {
            opening: own.or(of_book).opening(Opener::Above),
            placement,
            per_page: keys.per_page.value,
            walkthrough: keys.walkthrough,
            hints: keys.hints,
            qr: keys.qr.value,
        }
    }
}

/// Reads the table `[answers]` of a book with the given page.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>, page: &PageSpec) -> AnswersSpec {
    let keys = AnswerKeys::read_whole(table, cx);
    let placement = keys.placement.value;
    if placement == Some(Placement::Overleaf) && page.reverse != Reverse::Printed {
        keys.placement.report_error(
            cx.reports,
            text!(
                "overleaf-and-reverse",
                placement = TextArg::setting("answers.placement", "`placement` in [answers]"),
                setting = TextArg::setting("page.reverse", "`reverse` in [page]")
            ),
            text!("reverse-keeps-free", setting = TextArg::key("page.reverse")),
            text!("leave-reverse-or", setting = TextArg::key("page.reverse")),
        );
    }
    if matches!(placement, Some(Placement::Foot | Placement::Beside)) {
        keys.per_page.report_error(
            cx.reports,
            text!(
                "per-page-of-answers",
                setting = TextArg::setting("answers.per_page", "`per_page` in [answers]")
            ),
            text!("answers-beside-puzzles"),
            text!("page-has-own-answers"),
        );
    }
    if matches!(placement, Some(Placement::Foot | Placement::Beside | Placement::None)) {
        keys.qr.report_error(
            cx.reports,
            text!("qr-without-answer-pages"),
            text!("set-here"),
            text!("qr-of-puzzles", setting = TextArg::setting("puzzle.qr", "`qr` in [puzzle]")),
        );
    }
    AnswersSpec::new(keys, cx.opening, cx.sheets.is_some())
}

impl AnswersSpec {
    /// Returns `true` if the book contains all solutions.
    pub fn are_in_book(&self) -> bool {
        !matches!(self.placement, Placement::Separate | Placement::None)
    }

    /// Returns the answers as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = AnswerKeys {
            placement: SpecField::from_value(self.placement),
            per_page: SpecField { value: self.per_page, place: None },
            walkthrough: self.walkthrough.clone(),
            hints: self.hints,
            qr: SpecField { value: self.qr.clone(), place: None },
            opener: Some(self.opening.opener),
            start: Some(self.opening.start),
        };
        keys.write()
    }
}

/// Reads `"all"`, alone or in a list, or the printed numbers of puzzles.
fn walkthroughs(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Walkthroughs> {
    let all = |entry: &Entry<'_>| entry.one_of(&[("all", ())]).map(|()| Walkthroughs::All);
    if entry.is_string() {
        return all(entry);
    }
    let items = entry.items()?;
    if let [only] = &items[..]
        && only.is_string()
        && cx.names.is_none_or(BTreeMap::is_empty)
    {
        return all(only);
    }
    let mut numbers = BTreeSet::new();
    for entry in items {
        let Some(number) = puzzle_number(&entry, cx) else {
            continue;
        };
        if !numbers.insert(number) {
            let message = text!("second-walkthrough", number = number.to_string());
            entry.report_error(message, text!("named-twice"), "");
        }
    }
    Some(Walkthroughs::Numbers(numbers))
}

fn written(chosen: &Walkthroughs) -> Value {
    match chosen {
        Walkthroughs::All => Value::from("all"),
        Walkthroughs::Numbers(numbers) => numbers.iter().copied().collect::<Vec<_>>().into(),
    }
}

fn walkthrough_shape() -> ValueShape {
    let number = ValueShape::Either(vec![ValueShape::Whole(1..=u32::MAX), ValueShape::Text]);
    let numbers = ValueShape::List(Box::new(number));
    ValueShape::Either(vec![ValueShape::Choice(vec!["all"]), numbers])
}
