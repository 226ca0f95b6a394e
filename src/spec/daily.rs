//! The table `[daily]`: a newspaper's days, its slots and their levels through the week.

use super::kind::kind;
use super::reader::{Entry, Reports, Table};
use super::target::target;
use super::text::printable_line;
use crate::calendar::{Calendar, Skip};
use crate::diag::Place;
use crate::fonts::Fonts;
use crate::generate::{Level, Levels, Target, is_section_id};
use crate::named::names;
use crate::puzzle::Symbols;
use crate::units::{Length, Size};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::{BTreeMap, BTreeSet};

/// What a newspaper prints day by day.
#[derive(Clone, Debug)]
pub struct DailySpec {
    /// Which days print, and their numbers.
    pub calendar: Calendar,
    /// Where it is read what day today is.
    pub time_zone: TimeZone,
    /// The puzzles of a day.
    pub slots: Vec<Slot>,
    /// What they are printed on: nothing stands around it.
    pub size: Size,
    /// Which solution stands with a puzzle, and where.
    pub solution: SolutionPlace,
    /// Whether SVG files have text as text, and not as outlines.
    pub svg_text: bool,
    /// Dots in an inch of PNG files.
    pub dpi: u32,
}

/// One of the puzzles of a day.
#[derive(Clone, Debug)]
pub struct Slot {
    /// Names the stream of its puzzles.
    pub id: String,
    /// What is printed above it; the paper's own title where there is none.
    pub title: Option<String>,
    /// What stands for values above 9.
    pub symbols: Symbols,
    /// The level of each weekday from Monday on, and what its puzzles must be.
    pub week: [(Level, Target); 7],
}

/// Which solution is printed with a puzzle, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionPlace {
    /// The last one, beside the puzzle, or below it where the column is narrow.
    Beside,
    /// The last one, below the puzzle and upside down.
    UpsideDown,
    /// That of the same day, below the puzzle and upside down.
    Today,
    /// None.
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
/// Levels from Monday to Sunday where the spec names none.
const WEEK: [Level; 7] = [
    Level::Easy,
    Level::Easy,
    Level::Medium,
    Level::Medium,
    Level::Hard,
    Level::Hard,
    Level::Expert,
];
/// The id of the only slot.
const ONLY: &str = "daily";
/// Dots in an inch.
const DPI: std::ops::RangeInclusive<u32> = 72..=4800;

/// What the rest of the spec gives to slots.
pub(super) struct Around<'a> {
    pub reports: &'a Reports,
    pub levels: &'a Levels,
    pub fonts: Option<&'a Fonts>,
}

/// Reads the table.
pub(super) fn read(table: Option<Table<'_>>, around: &Around) -> Option<DailySpec> {
    let table = table?;
    let first = table
        .need(
            "first",
            "the day of the first puzzle, as in first = \"2026-01-01\"",
        )
        .and_then(|entry| first(&entry));
    let first_number = match table.get("first_number") {
        Some(entry) => entry.whole(1..=1_000_000_000),
        None => Some(1),
    };
    let days = match table.get("days") {
        Some(entry) => days(&entry),
        None => Some([true; 7]),
    };
    let skip = table
        .get("skip")
        .map_or_else(BTreeSet::new, |entry| skips(&entry));
    let time_zone = match table.get("time_zone") {
        Some(entry) => time_zone(&entry),
        None => Some(TimeZone::UTC),
    };
    let side = Length::mm(20)..=Length::mm(1000);
    let length = |key, usual| match table.get(key) {
        Some(entry) => entry.length(side.clone()),
        None => Some(usual),
    };
    let (width, height) = (
        length("width", Length::mm(98)),
        length("height", Length::mm(155)),
    );
    let solution = match table.get("solution") {
        Some(entry) => entry.choice(),
        None => Some(SolutionPlace::Beside),
    };
    let svg_text = match table.get("svg") {
        Some(entry) => entry.one_of(&[("outlines", false), ("text", true)]),
        None => Some(false),
    };
    let dpi = match table.get("dpi") {
        Some(entry) => entry.whole(DPI),
        None => Some(1200),
    };
    let slots = slots(&table, around);
    table.finish();
    Some(DailySpec {
        calendar: Calendar {
            first: first?,
            first_number: first_number?,
            days: days?,
            skip,
        },
        time_zone: time_zone?,
        slots: slots?,
        size: Size {
            width: width?,
            height: height?,
        },
        solution: solution?,
        svg_text: svg_text?,
        dpi: dpi?,
    })
}

/// The first day. Addresses and names of files take years of four digits.
fn first(entry: &Entry<'_>) -> Option<Date> {
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

fn days(entry: &Entry<'_>) -> Option<[bool; 7]> {
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

fn skips(entry: &Entry<'_>) -> BTreeSet<Skip> {
    let items = entry.items().unwrap_or_default();
    items.iter().filter_map(skip).collect()
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

fn time_zone(entry: &Entry<'_>) -> Option<TimeZone> {
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

/// The slots: those of the list, or the one that the table itself describes.
fn slots(table: &Table<'_>, around: &Around) -> Option<Vec<Slot>> {
    let week = table.table("week");
    let week = Levelled::read(week);
    let Some(list) = table.get("slot") else {
        let slot = week.and_then(|week| slot(table, ONLY.to_owned(), &week, around));
        ask(table);
        return Some(vec![slot?]);
    };
    for entry in OF_SLOT.iter().filter_map(|key| table.get(key)) {
        if !["title", "week"].contains(&entry.key()) {
            let message = format!("{} stands beside [[daily.slot]]", entry.name());
            entry.wrong(
                message,
                "of which slot?",
                "move it into the slots that it is for",
            );
        }
    }
    let mut slots = Vec::new();
    let mut ids = BTreeSet::new();
    let tables = list.tables()?;
    if tables.is_empty() {
        list.wrong("a day without puzzles", "expected [[daily.slot]]", "");
        return None;
    }
    let count = tables.len();
    for table in tables {
        let id = table
            .need(
                "id",
                "it names the slot's puzzles for ever: id = \"classic\"",
            )
            .and_then(|entry| id(&entry, &mut ids));
        let own = match table.table("week") {
            Some(own) => Levelled::read(Some(own)),
            None => week.clone(),
        };
        let slot = id
            .zip(own)
            .and_then(|(id, own)| slot(&table, id, &own, around));
        ask(&table);
        table.finish();
        slots.extend(slot);
    }
    (slots.len() == count).then_some(slots)
}

/// Ids that end so would give their files the names of others.
const NOT_ENDS: [&str; 2] = ["solution", "proof"];

/// What a slot may say of its puzzles.
const OF_SLOT: [&str; 11] = [
    "title",
    "size",
    "box",
    "variant",
    "symbols",
    "symmetry",
    "fill",
    "technique",
    "steady",
    "removed",
    "week",
];

/// Keys of a slot with mistakes are known all the same.
fn ask(table: &Table<'_>) {
    OF_SLOT.iter().for_each(|key| drop(table.get(key)));
}

fn id(entry: &Entry<'_>, ids: &mut BTreeSet<String>) -> Option<String> {
    let id = entry.string()?;
    if !is_section_id(id) {
        let label = "expected letters, digits, `-` and `_`, without accents";
        entry.wrong(format!("`{id}` cannot be an id"), label, "");
        return None;
    }
    if let Some(end) = NOT_ENDS.iter().find(|end| id.ends_with(**end)) {
        let label = format!("files of solutions and proofs end in `{end}`");
        entry.wrong(format!("`{id}` cannot be an id"), label, "");
        return None;
    }
    // Names of files that some systems hold for the same.
    if !ids.insert(id.to_ascii_lowercase()) {
        let help = "an id names a stream of puzzles, and their files";
        entry.wrong(
            format!("two slots with the id `{id}`"),
            "named before",
            help,
        );
        return None;
    }
    Some(id.to_owned())
}

/// The levels of a week, each with where it is named.
#[derive(Clone)]
struct Levelled(Vec<(Level, Option<Place>)>);

impl Levelled {
    fn read(table: Option<Table<'_>>) -> Option<Levelled> {
        let mut week: Vec<_> = WEEK.iter().map(|&level| (level, None)).collect();
        let Some(table) = table else {
            return Some(Levelled(week));
        };
        let mut is_whole = true;
        for (name, place) in WEEKDAYS {
            let Some(entry) = table.get(name) else {
                continue;
            };
            match entry.choice() {
                Some(level) => week[*place] = (level, Some(entry.place())),
                None => is_whole = false,
            }
        }
        table.finish();
        is_whole.then_some(Levelled(week))
    }
}

fn slot(table: &Table<'_>, id: String, week: &Levelled, around: &Around) -> Option<Slot> {
    let title = table
        .get("title")
        .map(|entry| printable_line(&entry, around.fonts));
    let symbols = match table.get("symbols") {
        Some(entry) => entry.choice(),
        None => Some(Symbols::Letters),
    };
    let kind = kind(around.reports, table)?;
    let mut targets: BTreeMap<Level, Target> = BTreeMap::new();
    for (level, place) in &week.0 {
        if targets.contains_key(level) {
            continue;
        }
        let place = place
            .clone()
            .unwrap_or_else(|| around.reports.place(table.span()));
        // What is wrong with the slot is told once.
        let target = target(
            around.reports,
            table,
            Some(kind),
            Some(*level),
            around.levels,
            &place,
        )?;
        targets.insert(*level, target);
    }
    let day = |place: usize| {
        let (level, _) = week.0[place];
        (level, targets[&level].clone())
    };
    Some(Slot {
        id,
        title: title.map_or(Some(None), |title| title.map(Some))?,
        symbols: symbols?,
        week: std::array::from_fn(day),
    })
}
