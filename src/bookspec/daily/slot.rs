//! The slots of a desk: the puzzles of a day, each with its kind, levels and artwork; and the columns that measure the
//! width of artwork.

use super::contest::{self, Contest, ContestKey};
use super::format::{self, DayFormat};
use super::names::{self, NamePattern, NamedDay};
use super::{FIRST_NUMBER, first_day, skipped_days, weekdays};
use crate::form::{choice, custom, field, length, line, optional, required, table, whole};
use crate::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use crate::kind::KindKeys;
use crate::reader::{Entry, Table};
use crate::target::{TargetContext, TargetKeys};
use crate::words::language;
use crate::{limits, section};
use gridpress_engine::generate::{Level, Levels, Target};
use gridpress_engine::puzzle::Kind;
use gridpress_ground::named::names;
use gridpress_ground::units::{Length, Size};
use gridpress_messages::calendar::{Calendar, SkippedDay};
use gridpress_messages::diag::{Diagnostic, Place};
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, Words, text};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The id of a single slot.
const ONLY: &str = "daily";
/// Valid sides of artwork.
const SIDE: RangeInclusive<Length> = Length::mm(20)..=Length::mm(1000);

/// One of the puzzles of a day.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The id of the slot, which names the stream of its puzzles.
    pub id: String,
    /// The title above the puzzle; `None` for that of the spec.
    pub title: Option<String>,
    /// The symbols in the cells of the puzzles; each puzzle may have its own letters.
    pub symbols: Symbols,
    /// The size of the artwork, each side from 20 to 1000 mm, without margins.
    pub size: Size,
    /// The solution printed with a puzzle.
    pub solution: SolutionPlace,
    /// The formats of the slot's files; `None` if the spec names none.
    pub formats: Option<Vec<DayFormat>>,
    /// The names of the slot's files, except pages; `None` for the date, and the id if there are several slots.
    pub names: Option<NamePattern>,
    /// The names of copies of the newest files; `None` if there are none.
    pub copies: Option<NamePattern>,
    /// The messages in the slot's own language; `None` for that of the spec.
    pub words: Option<Words>,
    /// The days on which the slot prints, and their numbers.
    pub calendar: Calendar,
    /// The level of each weekday from Monday, and the requirements of its puzzles.
    pub week: [(Level, Target); 7],
    /// The contest with its puzzles, if there is one.
    pub contest: Option<Contest>,
}

impl Slot {
    /// Returns the names that a pattern gives to the days of a week, in lower case, since case distinguishes no files on
    /// some systems.
    fn names_in_a_week(&self, pattern: &NamePattern) -> BTreeSet<String> {
        // A fixed week and number, so that names of different slots are compared as of the same day.
        let monday = Date::constant(2026, 1, 5);
        let days = (0..7).filter(|day| self.calendar.days[*day as usize]);
        let name = |day: i64| {
            let date = monday + jiff::Span::new().days(day);
            let (level, _) = self.week[day as usize];
            pattern.name(&NamedDay { date, slot: &self.id, number: 1, level }).to_ascii_lowercase()
        };
        days.map(name).collect()
    }
}

/// The solution that is printed with a puzzle, and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionPlace {
    /// The previous day's solution, beside the puzzle, or below it in a narrow column.
    Beside,
    /// The previous day's solution, below the puzzle and upside down.
    UpsideDown,
    /// The solution of the same day, below the puzzle and upside down.
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
    /// Returns `true` for the solution of the previous day that printed.
    pub fn is_of_last(self) -> bool {
        matches!(self, SolutionPlace::Beside | SolutionPlace::UpsideDown)
    }
}

keys! {
    #[derive(Clone)]
    pub(crate) struct WeekKeys in [daily.week] {
        monday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Easy), "\"easy\"";
        tuesday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Easy), "\"easy\"";
        wednesday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Medium), "\"medium\"";
        thursday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Medium), "\"medium\"";
        friday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Hard), "\"hard\"";
        saturday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Hard), "\"hard\"";
        sunday: SpecField<Level> = field(choice()), SpecField::from_value(Level::Expert), "\"expert\"";
    }
}

keys! {
    pub(crate) struct SlotIdKeys in [[daily.slot]] {
        id: SpecField<String> = required(custom(id, |id| id.as_str().into(), || ValueShape::Text), "it names the slot's puzzles permanently: id = \"classic\""), SpecField::MISSING, "\"classic\"";
    }
}

keys! {
    pub(crate) struct SlotCalendarKeys in [[daily.slot]] {
        first: Option<Date> = optional(first_day()), None, "\"2026-01-03\"";
        first_number: Option<u32> = optional(whole(FIRST_NUMBER)), None, "1";
        days: Option<[bool; 7]> = optional(weekdays()), None, "[\"saturday\"]";
        skip: Option<BTreeSet<SkippedDay>> = optional(skipped_days()), None, "[\"2026-04-04\", \"12-26\"]";
    }
}

keys! {
    pub(crate) struct SlotKeys in [[daily.slot]] {
        title: SpecField<String> = field(line()), SpecField::MISSING, "\"The Daily Nine\"";
        week: SpecField<WeekKeys> = field(table()), SpecField::MISSING, "{ sunday = \"extreme\" }";
        contest: SpecField<ContestKey> = field(custom(contest::read, contest::write, contest::shape)), SpecField::MISSING, "[\"r1c1\", \"r4c4\"]";
        contest_days: u32 = whole(contest::DAYS), 6, "13";
    }
}

keys! {
    #[derive(Clone)]
    pub(crate) struct ArtKeys in [[daily.slot]] {
        width: Length = length(SIDE), Length::mm(98), "\"120mm\"";
        columns: Option<u32> = optional(whole(1..=MAX_COLUMNS)), None, "2";
        height: Length = length(SIDE), Length::mm(155), "\"180mm\"";
        solution: SolutionPlace = choice(), SolutionPlace::Beside, "\"upside-down\"";
        language: Option<Words> = optional(custom(language, |words| words.language().into(), || ValueShape::Text)), None, "\"fr\"";
        formats: Option<Vec<DayFormat>> = optional(custom(format::formats, |formats: &Vec<DayFormat>| format::written(formats), format::shape)), None, "[\"pdf\", \"html\"]";
        names: Option<NamePattern> = optional(custom(names::unique, names::written, names::shape)), None, "\"{slot}_{year}{month}{day}\"";
        copies: Option<NamePattern> = optional(custom(names::repeating, names::written, names::shape)), None, "\"{slot}-{weekday}\"";
    }
}

/// Ids and names with these endings would collide with the names of other files.
const RESERVED_ENDINGS: [&str; 2] = ["solution", "proof"];
/// Names of other files of a folder, without their endings.
const RESERVED_NAMES: [&str; 6] = ["index", "today", "feed", "card", "icon-192", "icon-512"];

/// Reads the id of a slot.
fn id(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<String> {
    let id = section::read_id(entry, cx)?;
    if let Some(end) = RESERVED_ENDINGS.iter().find(|end| id.ends_with(**end)) {
        let label = format!("files of solutions and proofs end in `{end}`");
        entry.report_error(format!("`{id}` cannot be an id"), label, "");
        return None;
    }
    Some(id)
}

/// The levels of a week from Monday, each with its place in the spec.
type Week = [(Level, Option<Place>); 7];

impl WeekKeys {
    /// Returns the levels; `None` if one of them is invalid, which was reported.
    fn levels(&self) -> Option<Week> {
        let days: Option<Vec<_>> = [
            &self.monday, &self.tuesday, &self.wednesday, &self.thursday, &self.friday,
            &self.saturday, &self.sunday,
        ]
        .into_iter()
        .map(|day| Some((day.value?, day.place.clone())))
        .collect();
        days?.try_into().ok()
    }
}

/// The context in which slots are read.
pub(super) struct Slots<'a> {
    pub cx: &'a ReadContext<'a>,
    pub levels: &'a Levels,
    /// The columns of the newspaper.
    pub page: &'a ColumnKeys,
    /// The default calendar; `None` if it is invalid, which was reported.
    pub calendar: Option<Calendar>,
}

/// The defaults of slots.
#[derive(Default)]
struct SlotDefaults {
    week: WeekKeys,
    art: ArtKeys,
}

impl Slots<'_> {
    /// Returns the slots of the list, or the single slot that the table itself describes.
    pub(super) fn of(&self, table: &Table<'_>) -> Option<Vec<Slot>> {
        let Some(list) = table.get("slot") else {
            let (id, calendar) = (Some(ONLY.to_owned()), self.calendar.clone());
            let slot = self.slot(table, id, calendar, &SlotDefaults::default())?;
            self.check_names(&slot, "{date}", table, &mut BTreeSet::new());
            return Some(vec![slot]);
        };
        let week = SlotKeys::read(table, self.cx).week.value;
        let default = SlotDefaults {
            week: week.unwrap_or_default(),
            art: self.art(table, ArtKeys::default()),
        };
        refuse_slot_keys(table);
        let tables = list.tables(&limits::SLOTS)?;
        if tables.is_empty() {
            list.report_error("a day without puzzles", "expected [[daily.slot]]", "");
            return None;
        }
        let (mut ids, mut taken) = (BTreeSet::new(), BTreeSet::new());
        let slots = tables.into_iter().map(|table| {
            let id = SlotIdKeys::read(&table, self.cx).id;
            let id = self.unique_id(&id, &mut ids);
            let slot = self.slot(&table, id, self.calendar(&table), &default);
            if let Some(slot) = &slot {
                self.check_names(slot, "{date}-{slot}", &table, &mut taken);
            }
            table.finish();
            slot
        });
        // Every slot is read, so that all errors are reported.
        slots.collect::<Vec<Option<Slot>>>().into_iter().collect()
    }

    /// Returns the calendar of a slot: its own keys, or those of the desk.
    fn calendar(&self, table: &Table<'_>) -> Option<Calendar> {
        let own = SlotCalendarKeys::read(table, self.cx);
        let desk = self.calendar.clone()?;
        Some(Calendar {
            first: own.first.unwrap_or(desk.first),
            first_number: own.first_number.unwrap_or(desk.first_number),
            days: own.days.unwrap_or(desk.days),
            skip: own.skip.unwrap_or(desk.skip),
        })
    }

    /// Returns the artwork of a table, with columns converted to a width.
    fn art(&self, table: &Table<'_>, default: ArtKeys) -> ArtKeys {
        let mut art = ArtKeys::read_with_defaults(table, self.cx, default);
        let (Some(columns), Some(entry)) = (art.columns.take(), table.get("columns")) else {
            return art;
        };
        let most = self.page.most();
        match self.page.width(columns) {
            _ if table.get("width").is_some() => {
                let help = "`columns` also sets the width, in columns of [daily.page]";
                entry.report_error("`width` and `columns`", "expected only one of them", help);
            }
            Some(width) if SIDE.contains(&width) => art.width = width,
            Some(_) => entry.report_error(
                format!("{columns} columns are wider than {}", SIDE.end().in_mm()),
                "expected fewer",
                "the widths are in [daily.page]",
            ),
            None => entry.report_error(
                format!("{columns} columns on a page of {most}"),
                format!("expected at most {most}"),
                "for a custom page, write [daily.page] column = \"45mm\", gutter = \"4mm\"",
            ),
        }
        art
    }

    /// Reports formats that cannot represent the puzzles of a slot.
    fn check_formats(&self, id: &str, kind: Kind, art: &ArtKeys, table: &Table<'_>) {
        for format in art.formats.iter().flatten() {
            let Err(error) = format.check_kind(kind) else {
                continue;
            };
            let message = text!("of-slot", slot = id, what = Text::from(error.message));
            match table.get("formats") {
                Some(entry) => entry.report_error(message, text!("format-of-slot"), error.help),
                None => {
                    let place = self.cx.reports.place(table.span());
                    let report = Diagnostic::error(message).at(place, text!("formats-of-daily"));
                    self.cx.reports.push(report.help(text!("own-formats")));
                }
            }
        }
    }

    /// Reports names of a slot's files that other files have: those in `taken`, to which the names are added, or those of
    /// every folder. `default` is the default pattern, which pages always have.
    fn check_names(
        &self,
        slot: &Slot,
        default: &str,
        table: &Table<'_>,
        taken: &mut BTreeSet<String>,
    ) {
        let default = NamePattern::parse(default).expect("a pattern");
        let own = [slot.names.as_ref().filter(|names| **names != default), slot.copies.as_ref()];
        for pattern in [Some(&default)].into_iter().chain(own).flatten() {
            let names = slot.names_in_a_week(pattern);
            let is_reserved = |name: &&String| {
                taken.contains(*name)
                    || RESERVED_NAMES.contains(&name.as_str())
                    || RESERVED_ENDINGS.iter().any(|end| name.ends_with(end))
            };
            if let Some(name) = names.iter().find(is_reserved) {
                let place = self.cx.reports.place(table.span());
                let message = format!("several files would have the name `{name}`");
                let report = Diagnostic::error(message).at(place, format!("slot `{}`", slot.id));
                let help = "names of several slots need {slot}; `index`, `today`, `feed`, `card` and endings like `solution` are for other files";
                self.cx.reports.push(report.help(help));
                return;
            }
            taken.extend(names);
        }
    }

    /// Returns the id of a slot, and reports a duplicate.
    fn unique_id(&self, id: &SpecField<String>, ids: &mut BTreeSet<String>) -> Option<String> {
        let text = id.value.clone()?;
        // File names that differ only by case collide on some systems.
        if !ids.insert(text.to_ascii_lowercase()) {
            let message = format!("two slots with the id `{text}`");
            let help = "an id determines the puzzles of a slot, and names their files";
            id.report_error(self.cx.reports, &message, "named twice", help);
            return None;
        }
        Some(text)
    }

    /// Reads a slot, with `default` for missing keys.
    fn slot(
        &self,
        table: &Table<'_>,
        id: Option<String>,
        calendar: Option<Calendar>,
        default: &SlotDefaults,
    ) -> Option<Slot> {
        let keys = SlotKeys::read(table, self.cx);
        let kinds = KindKeys::read(table, self.cx);
        let targets = TargetKeys::read(table, self.cx);
        let art = self.art(table, default.art.clone());
        if keys.week.is_present() && keys.week.value.is_none() {
            return None;
        }
        let own_week = keys.week.value.as_ref();
        let week = own_week.unwrap_or(&default.week).levels();
        let (id, week) = (id?, week?);
        let here = self.cx.reports.place(table.span());
        let kind = kinds.kind(self.cx.reports, &here)?;
        self.check_formats(&id, kind, &art, table);
        let language = (art.language.as_ref()).map_or(self.cx.language, Words::main_language);
        let own = kinds.symbols(self.cx, kind, language, true)?;
        if own.symbols.pictures().is_some() {
            kinds.refuse_pictures(self.cx.reports);
            return None;
        }
        kinds.check_daily_digits(self.cx.reports, &own.symbols);
        // A level from [daily.week] gives way to the nearest that the kind offers; one that the slot names does not.
        let week = week.map(|(level, place)| match own_week.and(place.as_ref()) {
            Some(_) => (level, place),
            None => (targets.nearest_offered(self.levels, kind, level), place),
        });
        let mut by_level: BTreeMap<Level, Target> = BTreeMap::new();
        for (level, place) in &week {
            if by_level.contains_key(level) {
                continue;
            }
            let context = TargetContext {
                kind,
                word: own.word.as_ref(),
                level: Some(*level),
                levels: self.levels,
                origin: self.cx.origin,
                place: place.as_ref().unwrap_or(&here),
            };
            // An error of the slot is reported once.
            by_level.insert(*level, targets.target(self.cx.reports, &context)?);
        }
        let contest =
            contest::check(self.cx.reports, &keys.contest, keys.contest_days, kind, &own.symbols);
        Some(Slot {
            id,
            contest,
            title: keys.title.value,
            symbols: own.symbols,
            size: Size { width: art.width, height: art.height },
            solution: art.solution,
            formats: art.formats,
            names: art.names,
            copies: art.copies,
            words: art.language,
            calendar: calendar?,
            week: week.map(|(level, _)| (level, by_level[&level].clone())),
        })
    }
}

/// Reports keys of a slot in `[daily]` beside the list of slots.
fn refuse_slot_keys(table: &Table<'_>) {
    let keys = [KindKeys::keys(), TargetKeys::keys()].concat();
    for entry in keys.iter().filter_map(|key| table.get(key.name)) {
        entry.report_error(
            format!("{} in [daily] beside [[daily.slot]]", entry.name()),
            "unclear which slot it is for",
            "move it into the slots that need it",
        );
    }
}

/// A column grid by which newspapers sell space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnGrid {
    /// Six columns of 11 picas, common in the United States since pages became an inch narrower.
    Us,
    /// The six columns of the Bay Area News Group.
    BayArea,
    /// Six columns of 54 mm, common in Singapore.
    Singapore,
}

names! {
    ColumnGrid {
        "us" => ColumnGrid::Us,
        "bay-area" => ColumnGrid::BayArea,
        "singapore" => ColumnGrid::Singapore,
    }
}

/// Maximum number of columns of a custom page.
const MAX_COLUMNS: u32 = 12;

impl ColumnGrid {
    /// Returns the widths of one to six columns, from the rate cards of a small-town daily, of bayareanewsgroup.com,
    /// and of farm.sg.
    fn widths(self) -> [&'static str; 6] {
        match self {
            ColumnGrid::Us => ["11p", "23p3", "35p5", "47p7", "59p9", "71p10"],
            ColumnGrid::BayArea => ["39.7mm", "82.5mm", "125.4mm", "168.3mm", "211.1mm", "254mm"],
            ColumnGrid::Singapore => ["54mm", "108mm", "162mm", "216mm", "270mm", "327mm"],
        }
    }
}

keys! {
    #[derive(Clone)]
    pub(crate) struct ColumnKeys in [daily.page] {
        grid: ColumnGrid = choice(), ColumnGrid::Us, "\"bay-area\"";
        column: Option<Length> = optional(length(SIDE)), None, "\"11p\"";
        gutter: Length = length(Length::ZERO..=Length::mm(50)), Length::mm(4), "\"1p3\"";
    }
}

impl ColumnKeys {
    /// Returns the width of `columns` adjacent columns; `None` if the page has fewer.
    pub(super) fn width(&self, columns: u32) -> Option<Length> {
        let count = columns as i32;
        match self.column {
            Some(column) => Some(column * count + self.gutter * (count - 1)),
            None => Length::parse(self.grid.widths().get(columns as usize - 1).copied()?).ok(),
        }
    }

    /// Returns the number of columns of the page.
    pub(super) fn most(&self) -> u32 {
        match self.column {
            Some(_) => MAX_COLUMNS,
            None => self.grid.widths().len() as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_grid_has_widths_that_grow() {
        for (name, grid) in ColumnGrid::NAMES {
            let widths = grid.widths().map(|width| Length::parse(width).unwrap());
            assert!(widths.is_sorted() && SIDE.contains(&widths[5]), "{name}");
        }
        let own = ColumnKeys { column: Some(Length::mm(50)), ..ColumnKeys::default() };
        assert_eq!(own.width(1), Some(Length::mm(50)));
        assert_eq!(own.width(3), Some(Length::mm(158)));
        let us = ColumnKeys::default();
        assert_eq!(us.width(2), Some(Length::pt(279)));
        assert_eq!(us.width(7), None);
    }
}
