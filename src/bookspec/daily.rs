//! The table `[daily]`: a newspaper's days, its slots, and their levels through the week.

mod contest;
mod format;
mod names;
mod slot;
mod spot;
mod web;

use super::form::{custom, field, flag, line, optional, required, table, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::{Entry, Table};
use gridpress_base::colour::SpotInk;
use gridpress_engine::generate::Levels;
use gridpress_messages::calendar::{Calendar, SkippedDay};
use gridpress_messages::{TextArg, text};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use slot::Slots;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use toml::Value;

pub use contest::Contest;
pub use format::{Artwork, DayFormat, Feed};
pub use names::{NamePattern, NamedDay};
pub(super) use slot::{ArtKeys, ColumnKeys, SlotCalendarKeys, SlotIdKeys, SlotKeys, WeekKeys};
pub use slot::{Slot, SolutionPlace};
pub(super) use spot::SpotKeys;
pub use web::{Typeface, WebAddress, WebColours, WebFile, WebFooter, WebOrigin, WebSpec};

/// A newspaper's desk: the puzzles it prints, and their days.
#[derive(Clone, Debug)]
pub struct DailySpec {
    /// The time zone that determines today's date.
    pub time_zone: TimeZone,
    /// Number of days after today whose files stay unchanged when the spec changes.
    pub frozen_days: u32,
    /// The puzzles of a day; at least one.
    pub slots: Vec<Slot>,
    /// `true` to print the rules of the puzzle in the column.
    pub rules: bool,
    /// `true` to print how the puzzle whose solution is printed is solved, as far as there is room.
    pub walkthrough: bool,
    /// The byline of the puzzle.
    pub byline: Option<String>,
    /// The copyright line.
    pub copyright: Option<String>,
    /// The spot ink of titles, rules and stars; `None` for black.
    pub spot: Option<SpotInk>,
    /// `true` to keep text in SVG files as text, not as outlines.
    pub svg_text: bool,
    /// Resolution of PNG files in dots per inch, from 72 to 4800.
    pub dpi: u32,
    /// The web edition.
    pub web: WebSpec,
}

impl DailySpec {
    /// Returns `true` if any slot prints on `date`.
    pub fn prints_on(&self, date: Date) -> bool {
        self.slots.iter().any(|slot| slot.calendar.prints_on(date))
    }

    /// Returns the first day of the slot that begins earliest.
    pub fn first(&self) -> Date {
        self.slots.iter().map(|slot| slot.calendar.first).min().unwrap_or(Date::MAX)
    }
}

/// Weekdays by name, with their index from 0 for Monday.
const WEEKDAYS: &[(&str, usize)] = &[
    ("monday", 0),
    ("tuesday", 1),
    ("wednesday", 2),
    ("thursday", 3),
    ("friday", 4),
    ("saturday", 5),
    ("sunday", 6),
];
/// Valid resolutions, in dots per inch.
const DPI: RangeInclusive<u32> = 72..=4800;
/// Forms of text in SVG files, by name; `true` for text that stays text.
const SVG: &[(&str, bool)] = &[("outlines", false), ("text", true)];

keys! {
    pub(super) struct DeskKeys in [daily] {
        first: SpecField<Date> = required(first_day(), "the day of the first puzzle, as in first = \"2026-01-01\""), SpecField::MISSING, "\"2026-01-01\"";
        first_number: u32 = whole(FIRST_NUMBER), 1, "4321";
        days: [bool; 7] = weekdays(), [true; 7], "[\"monday\", \"friday\"]";
        skip: BTreeSet<SkippedDay> = skipped_days(), BTreeSet::new(), "[\"2026-04-03\", \"12-25\"]";
        time_zone: TimeZone = custom(time_zone, |zone| zone.iana_name().unwrap_or("UTC").into(), || ValueShape::Text), TimeZone::UTC, "\"Europe/Berlin\"";
        frozen_days: u32 = whole(0..=366), 0, "3";
        page: ColumnKeys = table(), ColumnKeys::default(), "{ grid = \"bay-area\" }";
        rules: bool = flag(), false, "true";
        walkthrough: bool = flag(), false, "true";
        byline: Option<String> = optional(line()), None, "\"By Your Name\"";
        copyright: Option<String> = optional(line()), None, "\"© 2026 The Morning Post\"";
        spot: SpecField<SpotKeys> = field(table()), SpecField::MISSING, "{ name = \"PANTONE 286 C\", cmyk = [100, 66, 0, 2] }";
        svg_text as "svg": bool = custom(|entry, _| entry.one_of(SVG), write_svg, || ValueShape::Choice(SVG.iter().map(|(name, _)| *name).collect())), false, "\"text\"";
        dpi: u32 = whole(DPI), 1200, "600";
        web: WebSpec = table(), WebSpec::default(), "{ site = true }";
    }
}

/// Reads the table `[daily]`.
pub(super) fn read(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    levels: &Levels,
) -> Option<DailySpec> {
    let table = table?;
    let keys = DeskKeys::read(&table, cx);
    let calendar = keys.first.value.map(|first| Calendar {
        first,
        first_number: keys.first_number,
        days: keys.days,
        skip: keys.skip,
    });
    let slots = Slots { cx, levels, page: &keys.page, calendar };
    let slots = slots.of(&table);
    if keys.web.engine.is_some()
        && !keys.web.site
        && let Some(entry) = table.table("web").and_then(|web| web.get("engine"))
    {
        let setting = TextArg::setting("daily.web.site", "`site` in [daily.web]");
        let help = text!("set-to", setting, value = "true");
        entry.report_error(text!("engine-without-site"), text!("set-here"), help);
    }
    let is_later =
        |slot: &Slot| matches!(slot.solution, SolutionPlace::Beside | SolutionPlace::UpsideDown);
    if keys.walkthrough
        && slots.as_ref().is_some_and(|slots| !slots.iter().any(is_later))
        && let Some(entry) = table.get("walkthrough")
    {
        let help = text!("add-previous-solution", example = "solution = \"beside\"");
        entry.report_error(text!("walkthrough-without-solution"), text!("set-here"), help);
    }
    table.finish();
    Some(DailySpec {
        time_zone: keys.time_zone,
        frozen_days: keys.frozen_days,
        slots: slots?,
        rules: keys.rules,
        walkthrough: keys.walkthrough,
        byline: keys.byline,
        copyright: keys.copyright,
        spot: keys.spot.value.and_then(|spot| spot.ink()),
        svg_text: keys.svg_text,
        dpi: keys.dpi,
        web: keys.web,
    })
}

/// Valid numbers of the first puzzle.
const FIRST_NUMBER: RangeInclusive<u32> = 1..=1_000_000_000;

/// Returns the form of the first day.
fn first_day() -> impl ValueForm<Value = Date> {
    custom(first, |date| date.to_string().into(), || ValueShape::Date)
}

/// Returns the form of weekdays, from Monday.
fn weekdays() -> impl ValueForm<Value = [bool; 7]> {
    custom(days, write_days, named_weekdays)
}

/// Returns the form of days on which nothing prints.
fn skipped_days() -> impl ValueForm<Value = BTreeSet<SkippedDay>> {
    custom(skips, write_skips, days_or_yearly)
}

/// Reads the first day. Addresses and file names need a year of four digits.
fn first(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Date> {
    let date = entry.date()?;
    if date.year() < 1000 {
        entry.report_error(
            format!("the first day is in the year {}", date.year()),
            "expected a year from 1000 to 9999",
            "",
        );
        return None;
    }
    Some(date)
}

fn days(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<[bool; 7]> {
    let mut days = [false; 7];
    let named: Option<Vec<usize>> = entry.items()?.iter().map(|day| day.one_of(WEEKDAYS)).collect();
    for day in named? {
        days[day] = true;
    }
    if !days.contains(&true) {
        let help = "leave it out to print on all days";
        entry.report_error("a newspaper that never prints", "expected weekdays", help);
        return None;
    }
    Some(days)
}

fn write_days(days: &[bool; 7]) -> Value {
    let named = WEEKDAYS.iter().filter(|(_, place)| days[*place]);
    named.map(|(name, _)| *name).collect::<Vec<&str>>().into()
}

fn named_weekdays() -> ValueShape {
    let names = WEEKDAYS.iter().map(|(name, _)| *name);
    ValueShape::List(Box::new(ValueShape::Choice(names.collect())))
}

/// Returns the shape of dates and days of the year.
fn days_or_yearly() -> ValueShape {
    let day = ValueShape::Either(vec![ValueShape::Date, ValueShape::Text]);
    ValueShape::List(Box::new(day))
}

fn skips(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<BTreeSet<SkippedDay>> {
    Some(entry.items()?.iter().filter_map(skip).collect())
}

fn write_skips(skips: &BTreeSet<SkippedDay>) -> Value {
    let day = |skip: &SkippedDay| match skip {
        SkippedDay::Once(date) => date.to_string(),
        SkippedDay::Yearly(month, day) => format!("{month:02}-{day:02}"),
    };
    skips.iter().map(day).collect::<Vec<_>>().into()
}

fn write_svg(is_text: &bool) -> Value {
    SVG.iter().find(|(_, text)| text == is_text).map_or("", |(name, _)| *name).into()
}

/// Reads `"2026-12-24"`, or `"12-25"` for every year.
fn skip(entry: &Entry<'_>) -> Option<SkippedDay> {
    let text = if entry.is_string() {
        entry.string()?
    } else {
        return entry.date().map(SkippedDay::Once);
    };
    let parts: Vec<&str> = text.split('-').collect();
    let [month, day] = parts[..] else {
        return entry.date().map(SkippedDay::Once);
    };
    // A leap year has every day.
    let of_year = || Date::new(2000, month.parse().ok()?, day.parse().ok()?).ok();
    let date = of_year().filter(|_| month.len() == 2 && day.len() == 2);
    if date.is_none() {
        entry.report_error(
            format!("`{text}` is not a day of the year"),
            "expected month and day",
            "as in \"12-25\" for every year, or \"2026-12-25\" for one",
        );
    }
    date.map(|date| SkippedDay::Yearly(date.month(), date.day()))
}

fn time_zone(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<TimeZone> {
    let name = entry.string()?;
    let zone = TimeZone::get(name).ok();
    if zone.is_none() {
        entry.report_error(
            format!("unknown time zone `{name}`"),
            "expected a name in the IANA database",
            "such as \"Europe/Berlin\", \"America/New_York\" or \"UTC\"",
        );
    }
    zone
}
