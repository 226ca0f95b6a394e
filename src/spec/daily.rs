//! The table `[daily]`: a newspaper's days, its slots and their levels through the week.

use super::form::{by, choice, flag, given, length, line, needed, optional, table, whole};
use super::key::{Cx, Given, Keys, ValueShape, keys};
use super::kind::KindKeys;
use super::limits;
use super::reader::{Entry, Table};
use super::section;
use super::target::{Aim, TargetKeys};
use crate::calendar::{Calendar, Skip};
use crate::diag::Place;
use crate::generate::{Level, Levels, Target};
use crate::named::names;
use crate::puzzle::Symbols;
use crate::units::{Length, Size};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use toml::Value;

/// A newspaper's desk: which puzzles it prints on which days.
#[derive(Clone, Debug)]
pub struct DailySpec {
    /// Which days print, and their numbers.
    pub calendar: Calendar,
    /// The time zone in which it is read what day today is.
    pub time_zone: TimeZone,
    /// The puzzles of a day.
    pub slots: Vec<Slot>,
    /// The size of the artwork, each side from 20 to 1000 mm; nothing stands around it.
    pub size: Size,
    /// The solution that stands with a puzzle.
    pub solution: SolutionPlace,
    /// Whether the rules of the puzzle stand in the column.
    pub rules: bool,
    /// The line that says who made the puzzle.
    pub byline: Option<String>,
    /// The copyright line.
    pub copyright: Option<String>,
    /// Whether SVG files have text as text, and not as outlines.
    pub svg_text: bool,
    /// Dots in an inch of PNG files, from 72 to 4800.
    pub dpi: u32,
}

/// One of the puzzles of a day.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The id of the slot, which names the stream of its puzzles.
    pub id: String,
    /// The title above the puzzle; `None` takes that of the spec.
    pub title: Option<String>,
    /// The symbols that stand for values above 9.
    pub symbols: Symbols,
    /// The level of each weekday from Monday on, and what its puzzles must be.
    pub week: [(Level, Target); 7],
}

/// Which solution is printed with a puzzle, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionPlace {
    /// The last day's solution, beside the puzzle, or below it where the column is narrow.
    Beside,
    /// The last day's solution, below the puzzle and upside down.
    UpsideDown,
    /// The solution of the day itself, below the puzzle and upside down.
    Today,
    /// No solution is printed.
    None,
}

names! {
    SolutionPlace {
        "beside" => SolutionPlace::Beside,
        "upside-down" => SolutionPlace::UpsideDown,
        "today" => SolutionPlace::Today,
        "none" => SolutionPlace::None,
    }
}

impl SolutionPlace {
    /// Whether it is the solution of the last day that printed.
    pub fn is_of_last(self) -> bool {
        matches!(self, SolutionPlace::Beside | SolutionPlace::UpsideDown)
    }
}

/// Weekdays by name, with their place in the week.
const WEEKDAYS: &[(&str, usize)] = &[
    ("monday", 0),
    ("tuesday", 1),
    ("wednesday", 2),
    ("thursday", 3),
    ("friday", 4),
    ("saturday", 5),
    ("sunday", 6),
];
/// The id of the only slot.
const ONLY: &str = "daily";
/// The resolutions that there are, in dots to the inch.
const DPI: RangeInclusive<u32> = 72..=4800;
/// The sides that artwork may have.
const SIDE: RangeInclusive<Length> = Length::mm(20)..=Length::mm(1000);
/// Ways to write text in SVG files, by name: whether it stays text.
const SVG: &[(&str, bool)] = &[("outlines", false), ("text", true)];

keys! {
    pub(super) struct DeskKeys in "[daily]" {
        /// The day of the first puzzle.
        first: Given<Date> = needed(by(first, |date| date.to_string().into(), || ValueShape::Date), "the day of the first puzzle, as in first = \"2026-01-01\""), Given::MISSING, "\"2026-01-01\"";
        /// The number of the first puzzle; numbers count the days that print.
        first_number: u32 = whole(1..=1_000_000_000), 1, "4321";
        /// The weekdays that print.
        days: [bool; 7] = by(days, written_days, weekdays), [true; 7], "[\"monday\", \"friday\"]";
        /// Days that do not print: once, or every year.
        skip: BTreeSet<Skip> = by(skips, written_skips, days_or_yearly), BTreeSet::new(), "[\"2026-04-03\", \"12-25\"]";
        /// Where it is read what day today is, by its name in the IANA database; nothing else reads a clock.
        time_zone: TimeZone = by(time_zone, |zone| zone.iana_name().unwrap_or("UTC").into(), || ValueShape::Text), TimeZone::UTC, "\"Europe/Berlin\"";
        /// The width of the artwork, which has no margins and no marks.
        width: Length = length(SIDE), Length::mm(98), "\"120mm\"";
        /// The height of the artwork.
        height: Length = length(SIDE), Length::mm(155), "\"180mm\"";
        /// The solution that stands with a puzzle: the last day's beside it or upside down, the day's own, or none.
        solution: SolutionPlace = choice(), SolutionPlace::Beside, "\"upside-down\"";
        /// The rules of the puzzle in small type where the grids leave room.
        rules: bool = flag(), false, "true";
        /// Who made the puzzle, in a line.
        byline: Option<String> = optional(line()), None, "\"By Your Name\"";
        /// The copyright line.
        copyright: Option<String> = optional(line()), None, "\"© 2026 The Morning Post\"";
        /// Whether text in SVG files is drawn as outlines or left as text.
        svg_text as "svg": bool = by(|entry, _| entry.one_of(SVG), written_svg, || ValueShape::Choice(SVG.iter().map(|(name, _)| *name).collect())), false, "\"text\"";
        /// Dots in an inch of PNG files.
        dpi: u32 = whole(DPI), 1200, "600";
    }
}

keys! {
    #[derive(Clone)]
    pub(super) struct WeekKeys in "[daily.week]" {
        /// The level of Mondays.
        monday: Given<Level> = given(choice()), Given::usual(Level::Easy), "\"easy\"";
        /// The level of Tuesdays.
        tuesday: Given<Level> = given(choice()), Given::usual(Level::Easy), "\"easy\"";
        /// The level of Wednesdays.
        wednesday: Given<Level> = given(choice()), Given::usual(Level::Medium), "\"medium\"";
        /// The level of Thursdays.
        thursday: Given<Level> = given(choice()), Given::usual(Level::Medium), "\"medium\"";
        /// The level of Fridays.
        friday: Given<Level> = given(choice()), Given::usual(Level::Hard), "\"hard\"";
        /// The level of Saturdays.
        saturday: Given<Level> = given(choice()), Given::usual(Level::Hard), "\"hard\"";
        /// The level of Sundays.
        sunday: Given<Level> = given(choice()), Given::usual(Level::Expert), "\"expert\"";
    }
}

keys! {
    pub(super) struct SlotIdKeys in "[[daily.slot]]" {
        /// Names the slot's puzzles for ever, and their files: letters, digits, `-` and `_`.
        id: Given<String> = needed(by(id, |id| id.as_str().into(), || ValueShape::Text), "it names the slot's puzzles for ever: id = \"classic\""), Given::MISSING, "\"classic\"";
    }
}

keys! {
    pub(super) struct SlotKeys in "[[daily.slot]]" {
        /// What is printed above the puzzle; left out, the title of the spec.
        title: Given<String> = given(line()), Given::MISSING, "\"The Daily Nine\"";
        /// The level of each weekday; left out in a slot, that of `[daily.week]`.
        week: Given<WeekKeys> = given(table()), Given::MISSING, "{ sunday = \"extreme\" }";
    }
}

/// Reads the table.
pub(super) fn read(table: Option<Table<'_>>, cx: &Cx<'_>, levels: &Levels) -> Option<DailySpec> {
    let table = table?;
    let keys = DeskKeys::read(&table, cx);
    let slots = Slots { cx, levels }.of(&table);
    table.finish();
    Some(DailySpec {
        calendar: Calendar {
            first: keys.first.value?,
            first_number: keys.first_number,
            days: keys.days,
            skip: keys.skip,
        },
        time_zone: keys.time_zone,
        slots: slots?,
        size: Size {
            width: keys.width,
            height: keys.height,
        },
        solution: keys.solution,
        rules: keys.rules,
        byline: keys.byline,
        copyright: keys.copyright,
        svg_text: keys.svg_text,
        dpi: keys.dpi,
    })
}

/// The first day. Addresses and names of files take years of four digits.
fn first(entry: &Entry<'_>, _: &Cx<'_>) -> Option<Date> {
    let date = entry.date()?;
    if date.year() < 1000 {
        entry.wrong(
            format!("the first day is in the year {}", date.year()),
            "expected a year from 1000 to 9999",
            "",
        );
        return None;
    }
    Some(date)
}

fn days(entry: &Entry<'_>, _: &Cx<'_>) -> Option<[bool; 7]> {
    let mut days = [false; 7];
    let named: Option<Vec<usize>> = entry
        .items()?
        .iter()
        .map(|day| day.one_of(WEEKDAYS))
        .collect();
    for day in named? {
        days[day] = true;
    }
    if !days.contains(&true) {
        let help = "leave it out to print on all days";
        entry.wrong("a paper that never prints", "expected weekdays", help);
        return None;
    }
    Some(days)
}

fn written_days(days: &[bool; 7]) -> Value {
    let named = WEEKDAYS.iter().filter(|(_, place)| days[*place]);
    let names: Vec<&str> = named.map(|(name, _)| *name).collect();
    names.into()
}

fn weekdays() -> ValueShape {
    let names = WEEKDAYS.iter().map(|(name, _)| *name);
    ValueShape::List(Box::new(ValueShape::Choice(names.collect())))
}

/// Dates, or days of every year.
fn days_or_yearly() -> ValueShape {
    let day = ValueShape::Either(vec![ValueShape::Date, ValueShape::Text]);
    ValueShape::List(Box::new(day))
}

fn skips(entry: &Entry<'_>, _: &Cx<'_>) -> Option<BTreeSet<Skip>> {
    Some(entry.items()?.iter().filter_map(skip).collect())
}

fn written_skips(skips: &BTreeSet<Skip>) -> Value {
    let day = |skip: &Skip| match skip {
        Skip::Once(date) => date.to_string(),
        Skip::Yearly(month, day) => format!("{month:02}-{day:02}"),
    };
    skips.iter().map(day).collect::<Vec<_>>().into()
}

fn written_svg(is_text: &bool) -> Value {
    let named = SVG.iter().find(|(_, text)| text == is_text);
    named.map_or("", |(name, _)| *name).into()
}

/// `"2026-12-24"`, or `"12-25"` of every year.
fn skip(entry: &Entry<'_>) -> Option<Skip> {
    let text = match entry.is_string() {
        true => entry.string()?,
        false => return entry.date().map(Skip::Once),
    };
    let parts: Vec<&str> = text.split('-').collect();
    let [month, day] = parts[..] else {
        return entry.date().map(Skip::Once);
    };
    // A leap year has all days that there are.
    let of_year = || Date::new(2000, month.parse().ok()?, day.parse().ok()?).ok();
    let date = of_year().filter(|_| month.len() == 2 && day.len() == 2);
    if date.is_none() {
        entry.wrong(
            format!("`{text}` is no day of the year"),
            "expected month and day",
            "as in \"12-25\" for every year, or \"2026-12-25\" for one",
        );
    }
    date.map(|date| Skip::Yearly(date.month(), date.day()))
}

fn time_zone(entry: &Entry<'_>, _: &Cx<'_>) -> Option<TimeZone> {
    let name = entry.string()?;
    let zone = TimeZone::get(name).ok();
    if zone.is_none() {
        entry.wrong(
            format!("unknown time zone `{name}`"),
            "expected a name of the IANA database",
            "as in \"Europe/Berlin\", \"America/New_York\" or \"UTC\"",
        );
    }
    zone
}

/// Ids that end so would give their files the names of others.
const NOT_ENDS: [&str; 2] = ["solution", "proof"];

/// The id of a slot.
fn id(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<String> {
    let id = section::read_id(entry, cx)?;
    if let Some(end) = NOT_ENDS.iter().find(|end| id.ends_with(**end)) {
        let label = format!("files of solutions and proofs end in `{end}`");
        entry.wrong(format!("`{id}` cannot be an id"), label, "");
        return None;
    }
    Some(id)
}

/// The levels of a week from Monday on, each with where it is named.
type Week = [(Level, Option<Place>); 7];

impl WeekKeys {
    /// The levels; `None` when one of them is wrong, which is reported.
    fn levels(&self) -> Option<Week> {
        let days = [
            &self.monday,
            &self.tuesday,
            &self.wednesday,
            &self.thursday,
            &self.friday,
            &self.saturday,
            &self.sunday,
        ];
        let day = |day: &Given<Level>| Some((day.value?, day.place.clone()));
        let days: Option<Vec<_>> = days.into_iter().map(day).collect();
        days?.try_into().ok()
    }
}

/// The context in which slots are read.
struct Slots<'a> {
    cx: &'a Cx<'a>,
    levels: &'a Levels,
}

impl Slots<'_> {
    /// The slots: those of the list, or the one that the table itself describes.
    fn of(&self, table: &Table<'_>) -> Option<Vec<Slot>> {
        let Some(list) = table.get("slot") else {
            let slot = self.slot(table, Some(ONLY.to_owned()), &WeekKeys::default());
            return Some(vec![slot?]);
        };
        let week = SlotKeys::read(table, self.cx)
            .week
            .value
            .unwrap_or_default();
        beside_slots(table);
        let tables = list.tables(&limits::SLOTS)?;
        if tables.is_empty() {
            list.wrong("a day without puzzles", "expected [[daily.slot]]", "");
            return None;
        }
        let mut ids = BTreeSet::new();
        let slots = tables.into_iter().map(|table| {
            let id = SlotIdKeys::read(&table, self.cx).id;
            let id = self.unique(&id, &mut ids);
            let slot = self.slot(&table, id, &week);
            table.finish();
            slot
        });
        // All of them are read, so that each gets its reports.
        let slots: Vec<Option<Slot>> = slots.collect();
        slots.into_iter().collect()
    }

    /// The id of a slot; another slot with it is reported.
    fn unique(&self, id: &Given<String>, ids: &mut BTreeSet<String>) -> Option<String> {
        let text = id.value.clone()?;
        // Names of files that some systems hold for the same.
        if !ids.insert(text.to_ascii_lowercase()) {
            let message = format!("two slots with the id `{text}`");
            let help = "an id names a stream of puzzles, and their files";
            id.wrong(self.cx.reports, &message, "named before", help);
            return None;
        }
        Some(text)
    }

    /// The slot of a table; `week` has the levels of one that names none.
    fn slot(&self, table: &Table<'_>, id: Option<String>, week: &WeekKeys) -> Option<Slot> {
        let keys = SlotKeys::read(table, self.cx);
        let kinds = KindKeys::read(table, self.cx);
        let targets = TargetKeys::read(table, self.cx);
        if keys.week.is_there() && keys.week.value.is_none() {
            return None;
        }
        let week = keys.week.value.as_ref().unwrap_or(week).levels();
        let (id, week) = (id?, week?);
        let here = self.cx.reports.place(table.span());
        let kind = kinds.kind(self.cx.reports, &here)?;
        let mut by_level: BTreeMap<Level, Target> = BTreeMap::new();
        for (level, place) in &week {
            if by_level.contains_key(level) {
                continue;
            }
            let aim = Aim {
                kind,
                level: Some(*level),
                levels: self.levels,
                place: place.as_ref().unwrap_or(&here),
            };
            // A mistake in the slot is reported once.
            by_level.insert(*level, targets.target(self.cx.reports, &aim)?);
        }
        Some(Slot {
            id,
            title: keys.title.value,
            symbols: kinds.symbols,
            week: week.map(|(level, _)| (level, by_level[&level].clone())),
        })
    }
}

/// Reports keys of a slot that stand beside the list of slots.
fn beside_slots(table: &Table<'_>) {
    let keys = [KindKeys::keys(), TargetKeys::keys()].concat();
    for entry in keys.iter().filter_map(|key| table.get(key.name)) {
        entry.wrong(
            format!("{} stands beside [[daily.slot]]", entry.name()),
            "of which slot?",
            "move it into the slots that it is for",
        );
    }
}
