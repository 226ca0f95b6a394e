//! The table `[numbering]`: what names a puzzle on paper. It is a number through the book, a number within its
//! section behind a prefix, or a date.

use super::form::{custom, field, flag};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::reader::{Entry, Reports, Table};
use super::section::Section;
use gridpress_base::diag::nearest;
use gridpress_base::messages::Words;
use jiff::civil::Date;
use jiff::{Span, ToSpan};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Value;

/// The numbers that a first puzzle may have.
const FIRST: RangeInclusive<u32> = 1..=1_000_000;
/// A prefix of so many characters stands close to its number, as in `A12`; a longer one is a word of its own.
const CLOSE_PREFIX: usize = 2;

/// What names the first puzzle of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstName {
    /// A number, from which the others count on.
    Number(u32),
    /// A date, from which each puzzle has the next day.
    Date(Date),
}

/// How the puzzles of a book are named on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// The name of the first puzzle, or of the first of each section.
    pub first: FirstName,
    /// Whether each section begins with the first number again.
    pub per_section: bool,
}

/// The name of a puzzle on paper: `12`, `A12`, `1 January 2027`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleName {
    /// The name in links and files: that on paper, or the date as `2027-01-01`.
    pub id: String,
    /// The wordings that stand above a grid, from the longest to the shortest. Each names the puzzle alone.
    pub forms: Vec<String>,
    /// The wording in running text: an index of `forms`.
    text_form: usize,
    /// Whether the name is a date.
    pub is_date: bool,
}

impl PuzzleName {
    /// A name of one wording.
    pub fn plain(name: String) -> PuzzleName {
        PuzzleName { id: name.clone(), forms: vec![name], text_form: 0, is_date: false }
    }

    /// The wording in running text.
    pub fn text_form(&self) -> &str {
        &self.forms[self.text_form]
    }

    /// The shortest wording.
    pub fn shortest(&self) -> &str {
        self.forms.last().map_or("", String::as_str)
    }
}

keys! {
    pub(super) struct NumberingKeys in [numbering] {
        /// The number of the first puzzle; or its date, where each puzzle has a date in place of a number.
        first: SpecField<FirstName> = field(custom(first, written, shape)), SpecField::from_value(FirstName::Number(1)), "121";
        /// Each section begins with the first number again, behind the `prefix` of the section.
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

/// How many puzzles `sections` have.
fn count(sections: &[Section]) -> usize {
    let counts = sections.iter().map(|section| section.contents.count());
    counts.map(|count| count as usize).sum()
}

/// Reports what only numbers can have.
fn check_date_names(
    reports: &Reports,
    per_section: bool,
    first: &SpecField<FirstName>,
    sections: &[Section],
) {
    if per_section {
        first.report_error(
            reports,
            "dates do not begin again with each section",
            "the first puzzle has a date",
            "leave `per_section` out, or give the first puzzle a number",
        );
    }
    for section in sections {
        section.prefix.report_error(
            reports,
            "a date has no prefix",
            "the puzzles have dates in place of numbers",
            "leave it out, or give the first puzzle a number under [numbering]",
        );
    }
}

/// Reports a book that would run past the last day that there is.
fn check_last_day(reports: &Reports, first: &SpecField<FirstName>, date: Date, count: usize) {
    let last = date.checked_add(Span::new().days(count as i64 - 1));
    if count > 0 && last.is_err() {
        first.report_error(
            reports,
            "the dates end before the puzzles do",
            &format!("{count} days from here reach beyond the year 9999"),
            "begin earlier",
        );
    }
}

/// Reports sections whose numbers could be taken for one another.
fn check_prefixes(reports: &Reports, sections: &[Section]) {
    let mut first = BTreeMap::new();
    for (index, section) in sections.iter().enumerate() {
        let prefix = prefix(section, index).to_lowercase();
        if let Some(other) = first.insert(prefix, &section.id) {
            section.prefix.report_error(
                reports,
                &format!("section `{}` has the prefix of section `{other}`", section.id),
                "both would have the same numbers",
                "each section needs a prefix of its own",
            );
        }
    }
}

/// The prefix of the numbers of a section: its own, or its letter.
fn prefix(section: &Section, index: usize) -> String {
    match &section.prefix.value {
        Some(prefix) => prefix.clone(),
        None => letters(index),
    }
}

/// `A` to `Z`, then `AA` and so on.
fn letters(index: usize) -> String {
    let letter = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}

/// Names the puzzles of a book.
pub struct Namer<'a> {
    numbering: Numbering,
    words: &'a Words,
    sections: &'a [Section],
    /// Whether no day and month comes twice.
    within_a_year: bool,
}

impl<'a> Namer<'a> {
    /// Names the puzzles of `sections`.
    pub(super) fn new(
        numbering: Numbering,
        words: &'a Words,
        sections: &'a [Section],
    ) -> Namer<'a> {
        let within_a_year = match numbering.first {
            FirstName::Number(_) => true,
            FirstName::Date(first) => {
                let next = first.checked_add(1.year());
                day(first, count(sections)).zip(next.ok()).is_none_or(|(end, next)| end <= next)
            }
        };
        Namer { numbering, words, sections, within_a_year }
    }

    /// The name of the puzzle that is printed at place `within` of a section and at place `through` of the book, both
    /// from 0.
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

/// The day that comes so many days after `first`.
fn day(first: Date, after: usize) -> Option<Date> {
    first.checked_add(Span::new().days(i64::try_from(after).ok()?)).ok()
}

impl Numbering {
    /// The first of the numbers that count puzzles through the book.
    pub fn first_number(&self) -> u32 {
        match self.first {
            FirstName::Number(first) if !self.per_section => first,
            _ => 1,
        }
    }

    /// The numbers that name puzzles of `sections` by their names in links and files, where these are no numbers.
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

    /// The table as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = NumberingKeys {
            first: SpecField::from_value(self.first),
            per_section: self.per_section,
        };
        keys.write()
    }
}

/// A number, or a date.
fn first(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<FirstName> {
    if entry.is_whole() {
        return entry.whole(FIRST).map(FirstName::Number);
    }
    let date = entry.date_or("a whole number")?;
    if date.year() < 1000 {
        entry.report_error(
            format!("the first date is in the year {}", date.year()),
            "expected a year from 1000 to 9999",
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

/// The number of a puzzle of the book, which the spec gives by that number or by the name on paper.
pub(super) fn puzzle_number(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<u32> {
    let names = cx.names.filter(|names| !names.is_empty());
    let Some(names) = names.filter(|_| entry.is_string()) else {
        return entry.whole(cx.numbers.clone());
    };
    let name = entry.string()?;
    let number = names.get(name).copied();
    if number.is_none() {
        let known: Vec<&str> = names.keys().map(String::as_str).collect();
        let near = nearest(name, known.iter().copied());
        entry.report_error(
            format!("no puzzle has the name `{name}`"),
            "expected a name as it is printed, or a date as \"2027-01-31\"",
            &near.map_or(String::new(), |name| format!("did you mean `{name}`?")),
        );
    }
    number
}
