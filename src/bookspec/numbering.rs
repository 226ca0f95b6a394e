//! The table `[numbering]`: the printed names of puzzles. A name is a number through the book, a number within its
//! section after a prefix, or a date.

use super::form::{custom, field, flag};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::reader::{Entry, Reports, Table};
use super::section::Section;
use gridpress_messages::diag::nearest;
use gridpress_messages::{Text, TextArg, Words, text};
use jiff::civil::Date;
use jiff::{Span, ToSpan};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Value;

/// Valid numbers of the first puzzle.
const FIRST: RangeInclusive<u32> = 1..=1_000_000;
/// Maximum length of a prefix without a space before the number, as in `A12`.
const CLOSE_PREFIX: usize = 2;

/// The name of the first puzzle of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstName {
    /// A number; the others count up from it.
    Number(u32),
    /// A date; each puzzle has the next day.
    Date(Date),
}

/// The naming scheme of a book's puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// Name of the first puzzle of the book, or of each section.
    pub first: FirstName,
    /// `true` to restart in each section.
    pub per_section: bool,
}

/// The printed name of a puzzle: `12`, `A12`, `1 January 2027`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleName {
    /// Name in links and files: the printed one, or a date as `2027-01-01`.
    pub id: String,
    /// Wordings for the heading of a grid, from the longest to the shortest; each is unique in the book.
    pub forms: Vec<String>,
    /// Index in `forms` of the wording for running text.
    text_form: usize,
    /// `true` if the name is a date.
    pub is_date: bool,
}

impl PuzzleName {
    /// Creates a name with a single wording.
    pub fn plain(name: String) -> PuzzleName {
        PuzzleName { id: name.clone(), forms: vec![name], text_form: 0, is_date: false }
    }

    /// Returns the wording for running text.
    pub fn text_form(&self) -> &str {
        &self.forms[self.text_form]
    }

    /// Returns the shortest wording.
    pub fn shortest(&self) -> &str {
        self.forms.last().map_or("", String::as_str)
    }
}

keys! {
    pub(super) struct NumberingKeys in [numbering] {
        first: SpecField<FirstName> = field(custom(first, written, shape)), SpecField::from_value(FirstName::Number(1)), "121";
        per_section: bool = flag(), false, "true";
    }
}

impl Default for Numbering {
    fn default() -> Numbering {
        Numbering { first: FirstName::Number(1), per_section: false }
    }
}

/// Reads the table `[numbering]` for a book of `sections`.
pub(super) fn read(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    sections: &[Section],
) -> Numbering {
    let keys = NumberingKeys::read_whole(table, cx);
    let numbering = Numbering {
        first: keys.first.value.unwrap_or(FirstName::Number(1)),
        per_section: keys.per_section,
    };
    match numbering.first {
        FirstName::Date(date) => {
            check_date_names(cx.reports, keys.per_section, &keys.first, sections);
            check_last_day(cx.reports, &keys.first, date, count(sections));
        }
        FirstName::Number(_) if keys.per_section => check_prefixes(cx.reports, sections),
        FirstName::Number(_) => {}
    }
    numbering
}

/// Returns the number of puzzles in `sections`.
fn count(sections: &[Section]) -> usize {
    sections.iter().map(|section| section.contents.count()).map(|count| count as usize).sum()
}

/// Reports settings that only numbers support.
fn check_date_names(
    reports: &Reports,
    per_section: bool,
    first: &SpecField<FirstName>,
    sections: &[Section],
) {
    if per_section {
        first.report_error(
            reports,
            text!("no-restart-with-dates"),
            text!("first-has-date"),
            text!("leave-or-number", setting = TextArg::key("numbering.per_section")),
        );
    }
    for section in sections {
        section.prefix.report_error(
            reports,
            text!("date-without-prefix"),
            text!("dates-not-numbers"),
            text!("leave-out-or-number"),
        );
    }
}

/// Reports dates beyond the last valid one.
fn check_last_day(reports: &Reports, first: &SpecField<FirstName>, date: Date, count: usize) {
    let last = date.checked_add(Span::new().days(count as i64 - 1));
    if count > 0 && last.is_err() {
        first.report_error(
            reports,
            text!("dates-end"),
            text!("days-after-9999", count = TextArg::number(count)),
            text!("start-earlier"),
        );
    }
}

/// Reports sections with the same prefix.
fn check_prefixes(reports: &Reports, sections: &[Section]) {
    let mut first = BTreeMap::new();
    for (index, section) in sections.iter().enumerate() {
        // Names are also file names, which many systems do not distinguish by case.
        let prefix = prefix(section, index).to_lowercase();
        if let Some(other) = first.insert(prefix, &section.id) {
            section.prefix.report_error(
                reports,
                text!("prefix-of-other", section = &section.id[..], other = &other[..]),
                text!("same-numbers"),
                text!("different-prefixes"),
            );
        }
    }
}

/// Returns the prefix of a section's numbers: its own, or its letter.
fn prefix(section: &Section, index: usize) -> String {
    match &section.prefix.value {
        Some(prefix) => prefix.clone(),
        None => letters(index),
    }
}

/// Returns `A` to `Z`, then `AA` and so on.
fn letters(index: usize) -> String {
    let letter = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}

/// A namer of a book's puzzles.
pub struct Namer<'a> {
    numbering: Numbering,
    words: &'a Words,
    sections: &'a [Section],
    /// `true` if every day and month occurs only once.
    within_a_year: bool,
}

impl<'a> Namer<'a> {
    /// Creates the namer of the puzzles of `sections`.
    pub(super) fn new(
        numbering: Numbering,
        words: &'a Words,
        sections: &'a [Section],
    ) -> Namer<'a> {
        let within_a_year = match numbering.first {
            FirstName::Number(_) => true,
            FirstName::Date(first) => {
                let next = first.checked_add(1.year());
                // Within a year every day and month is unique, so that the short forms without a year name one puzzle.
                day(first, count(sections)).zip(next.ok()).is_none_or(|(end, next)| end <= next)
            }
        };
        Namer { numbering, words, sections, within_a_year }
    }

    /// Returns the name of a puzzle by its printed position in the section and in the book, both from 0.
    pub fn name(&self, section: usize, within: usize, through: usize) -> PuzzleName {
        match self.numbering.first {
            FirstName::Date(first) => self.date(first, through),
            FirstName::Number(first) => {
                let own = &self.sections[section];
                let place = if self.numbering.per_section { within } else { through };
                let number = (first as usize + place).to_string();
                let prefix = if self.numbering.per_section {
                    prefix(own, section)
                } else {
                    own.prefix.value.clone().unwrap_or_default()
                };
                let gap = match prefix.chars().count() {
                    ..=CLOSE_PREFIX => "",
                    // A no-break space, because a heading may wrap between words.
                    _ => "\u{a0}",
                };
                PuzzleName::plain(format!("{prefix}{gap}{number}"))
            }
        }
    }

    fn date(&self, first: Date, through: usize) -> PuzzleName {
        let date = day(first, through).unwrap_or(Date::MAX);
        let mut forms = vec![self.words.full_date(date), self.words.date(date)];
        if self.within_a_year {
            forms.extend([self.words.day(date), self.words.short_day(date)]);
        }
        PuzzleName { id: date.to_string(), forms, text_form: 1, is_date: true }
    }
}

/// Returns the day `after` days after `first`.
fn day(first: Date, after: usize) -> Option<Date> {
    first.checked_add(Span::new().days(i64::try_from(after).ok()?)).ok()
}

impl Numbering {
    /// Returns the first of the numbers that count puzzles through the book.
    pub fn first_number(&self) -> u32 {
        match self.first {
            FirstName::Number(first) if !self.per_section => first,
            _ => 1,
        }
    }

    /// Returns the numbers of puzzles by their names in links and files; empty if the names are these numbers.
    pub(super) fn ids(&self, words: &Words, sections: &[Section]) -> BTreeMap<String, u32> {
        let namer = Namer::new(*self, words, sections);
        let mut through = 0;
        let mut ids = BTreeMap::new();
        let has_prefixes = sections.iter().any(|section| section.prefix.is_present());
        if matches!(self.first, FirstName::Number(_)) && !self.per_section && !has_prefixes {
            return ids;
        }
        for (section, own) in sections.iter().enumerate() {
            for within in 0..own.contents.count() as usize {
                let id = namer.name(section, within, through).id;
                ids.insert(id, self.first_number() + through as u32);
                through += 1;
            }
        }
        ids
    }

    /// Returns the table as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = NumberingKeys {
            first: SpecField::from_value(self.first),
            per_section: self.per_section,
        };
        keys.write()
    }
}

/// Reads a number or a date.
fn first(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<FirstName> {
    if entry.is_whole() {
        return entry.whole(FIRST).map(FirstName::Number);
    }
    let date = entry.date_or(text!("a-whole-number"))?;
    // Years of four digits keep dates in the order of their names.
    if date.year() < 1000 {
        entry.report_error(
            text!("first-date-in-year", year = date.year().to_string()),
            text!("year-of-four-digits"),
            "",
        );
        return None;
    }
    Some(FirstName::Date(date))
}

fn written(first: &FirstName) -> Value {
    match first {
        FirstName::Number(number) => (*number).into(),
        FirstName::Date(date) => date.to_string().into(),
    }
}

fn shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Whole(FIRST), ValueShape::Date])
}

/// Reads the number of a puzzle, given by number or by printed name.
pub(super) fn puzzle_number(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<u32> {
    let names = cx.names.filter(|names| !names.is_empty());
    let Some(names) = names.filter(|_| entry.is_string()) else {
        let is_shifted = *cx.numbers.start() > 1;
        let first = TextArg::setting("numbering.first", "`first` in [numbering]");
        let help = is_shifted.then(|| text!("numbered-from", setting = first));
        return entry.whole_or(cx.numbers.clone(), help.unwrap_or_default());
    };
    let name = entry.string()?;
    let number = names.get(name).copied();
    if number.is_none() {
        let valid: Vec<&str> = names.keys().map(String::as_str).collect();
        let near = nearest(name, valid.iter().copied());
        entry.report_error(
            text!("no-puzzle-named", name),
            text!("expected-printed-name"),
            near.map_or_else(Text::default, |name| text!("did-you-mean", name)),
        );
    }
    number
}
