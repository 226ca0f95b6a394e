//! The tables `[levels.easy]` and so on: names, stars, removed cells and techniques of levels.

use super::calibration::CalibrationFile;
use super::form::{CustomForm, custom, field, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::{Entry, Reports, Table, suggest};
use gridpress_engine::generate::{Level, LevelOverride, Levels, MAX_SCORE, Revision, Window};
use gridpress_engine::rating::Scale;
use gridpress_messages::{Text, TextArg, Words, text};
use std::ops::RangeInclusive;
use toml::Value;

/// Number of cells of the largest grid.
const MAX_CELLS: u32 = 625;
/// Maximum number of stars of a level.
const MAX_STARS: u32 = 6;
/// Default stars of each level.
const DEFAULT_STARS: [u8; Level::NAMES.len()] = [1, 2, 3, 4, 5];
/// Maximum target time in minutes.
const MAX_MINUTES: u32 = 600;

keys! {
    pub(super) struct LevelKeys in [levels.easy] {
        name: SpecField<String> = field(line()), SpecField::MISSING, "\"Gentle\"";
        stars: SpecField<u32> = field(whole(1..=MAX_STARS)), SpecField::MISSING, "2";
        minutes: Option<LevelTime> = optional(level_time()), None, "[2, 4]";
        removed: Option<RangeInclusive<u32>> = optional(band()), None, "[38, 45]";
        technique: Option<Window> = optional(window()), None, "[\"single\", \"x-wing\"]";
        score: Option<RangeInclusive<u32>> = optional(score()), None, "[150000, 230999]";
    }
}

/// The minutes of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LevelTime {
    /// A target time to print.
    Target(u32),
    /// The shortest and the longest expected solving time of puzzles.
    Range(RangeInclusive<u32>),
}

/// Returns the form of the minutes of a level.
fn level_time() -> CustomForm<LevelTime> {
    custom(
        |entry, cx| {
            if entry.is_list() {
                minutes().read(entry, cx).map(LevelTime::Range)
            } else {
                entry.whole(1..=MAX_MINUTES).map(LevelTime::Target)
            }
        },
        |time| match time {
            LevelTime::Target(minutes) => Value::from(*minutes),
            LevelTime::Range(range) => vec![*range.start(), *range.end()].into(),
        },
        || ValueShape::Either(vec![minutes().shape(), ValueShape::Whole(1..=MAX_MINUTES)]),
    )
}

/// Returns the form of ranges of expected solving times.
pub(super) fn minutes() -> RangeForm {
    RangeForm {
        expected: text!("shortest-and-longest", example = "[10, 15]"),
        least: 1,
        most: MAX_MINUTES,
    }
}

/// The number of printed stars of each level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelStars([u8; Level::NAMES.len()]);

impl Default for LevelStars {
    fn default() -> LevelStars {
        LevelStars(DEFAULT_STARS)
    }
}

impl LevelStars {
    /// Returns the stars of `level`, from 1 to 6.
    pub fn of(&self, level: Level) -> u8 {
        self.0[level as usize]
    }

    /// Returns the stars of the hardest level, but at least five: the number of dots printed in place of stars.
    pub fn most(&self) -> u8 {
        self.0.iter().chain(&DEFAULT_STARS).max().copied().unwrap_or_default()
    }
}

/// The target time of each level in minutes, from 1 to 600.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelMinutes([Option<u32>; Level::NAMES.len()]);

impl LevelMinutes {
    /// Returns the minutes of `level`: its target, or its longest expected time. `None` if the spec has none.
    pub fn of(&self, level: Level) -> Option<u32> {
        self.0[level as usize]
    }
}

/// The keys of the levels in a spec.
#[derive(Default)]
pub(super) struct LevelTables {
    /// The keys of each level.
    keys: Vec<(Level, LevelKeys)>,
}

impl LevelTables {
    /// Reads the table `[levels]`.
    pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> LevelTables {
        let Some(table) = table else {
            return LevelTables::default();
        };
        let keys = Level::NAMES
            .iter()
            .map(|&(name, level)| (level, LevelKeys::read_whole(table.table(name), cx)))
            .collect();
        table.finish();
        LevelTables { keys }
    }

    /// Returns the levels, with the spec's overrides of the generator's revision and the times of its readers.
    pub(super) fn levels(
        &self,
        cx: &ReadContext<'_>,
        calibration: Option<&CalibrationFile>,
    ) -> Levels {
        let mut levels = Levels::of(cx.engine);
        levels.set_calibration(calibration.map(|file| file.calibration.clone()));
        for (level, keys) in &self.keys {
            let moved = LevelOverride {
                band: keys.removed.clone(),
                window: keys.technique,
                score: keys.score.clone(),
                minutes: match &keys.minutes {
                    Some(LevelTime::Range(range)) => Some(range.clone()),
                    Some(LevelTime::Target(_)) | None => None,
                },
            };
            levels.set_override(*level, moved);
        }
        levels
    }

    /// Returns the stars of the levels, and reports a harder level with fewer stars.
    pub(super) fn stars(&self, reports: &Reports) -> LevelStars {
        let mut stars = LevelStars::default();
        for (level, keys) in &self.keys {
            if let Some(&own) = keys.stars.value.as_ref() {
                stars.0[*level as usize] = own as u8;
            }
        }
        for (level, keys) in self.keys.iter().filter(|(level, _)| *level > Level::Easy) {
            let easier = Level::NAMES[*level as usize - 1].1;
            let (own, before) = (stars.of(*level), stars.of(easier));
            if own < before {
                let message = text!("fewer-stars", level = *level, easier);
                let has = |level: Level, count: u8| {
                    text!("level-has-stars", level, count = u32::from(count))
                };
                let (stars, label) = if keys.stars.is_present() {
                    (&keys.stars, has(easier, before))
                } else {
                    // The harder level has its default stars, so that the mistake is in those of the easier one.
                    (&self.keys[easier as usize].1.stars, has(*level, own))
                };
                stars.report_error(reports, message, label, text!("more-stars"));
            }
        }
        stars
    }

    /// Returns the target times of the levels.
    pub(super) fn minutes(&self) -> LevelMinutes {
        let mut minutes = LevelMinutes::default();
        for (level, keys) in &self.keys {
            minutes.0[*level as usize] = match &keys.minutes {
                Some(LevelTime::Target(minutes)) => Some(*minutes),
                Some(LevelTime::Range(range)) => Some(*range.end()),
                None => None,
            };
        }
        minutes
    }

    /// Returns `words` with the custom names of levels.
    pub(super) fn names(&self, reports: &Reports, words: Words) -> Words {
        let mut own = words.overrides().clone();
        let mut names: Vec<&str> = Vec::new();
        for (level, keys) in &self.keys {
            let Some(name) = &keys.name.value else {
                continue;
            };
            let key = format!("level-{level}");
            let why = if words.overrides().contains_key(&key) {
                text!("named-in-words", key)
            } else if names.contains(&name.as_str()) {
                text!("name-of-other-level")
            } else if name.contains(['{', '}']) {
                text!("no-braces-in-names")
            } else {
                names.push(name);
                own.insert(key, name.clone());
                continue;
            };
            let message = text!("not-a-level-name", name = &name[..], level = *level);
            keys.name.report_error(reports, message, why, text!("unique-level-names"));
        }
        if own == *words.overrides() { words } else { words.with_overrides(own).unwrap_or(words) }
    }
}

/// Returns the keys of levels with overrides, stars or minutes. Their names are written with `[words]`.
pub(super) fn write(levels: &Levels, stars: LevelStars, minutes: LevelMinutes) -> toml::Table {
    let mut table = toml::Table::new();
    for (name, level) in Level::NAMES {
        let LevelOverride { band, window, score, minutes: range } =
            levels.level_override(*level).clone();
        let own = stars.of(*level);
        let keys = LevelKeys {
            name: SpecField::MISSING,
            stars: SpecField {
                value: (own != DEFAULT_STARS[*level as usize]).then_some(own.into()),
                place: None,
            },
            minutes: range
                .map(LevelTime::Range)
                .or_else(|| minutes.of(*level).map(LevelTime::Target)),
            removed: band,
            technique: window,
            score,
        };
        let keys = keys.write();
        if !keys.is_empty() {
            table.insert((*name).to_owned(), Value::Table(keys));
        }
    }
    table
}

/// Returns the form of technique ranges: the easiest and the hardest that may be the hardest one of a puzzle.
pub(super) fn window() -> CustomForm<Window> {
    custom(
        read_window,
        |window| vec![window.easiest.name(), window.hardest.name()].into(),
        || {
            ValueShape::Pair(Box::new(ValueShape::Choice(
                Revision::NEWEST.scale().names().collect(),
            )))
        },
    )
}

fn read_window(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Window> {
    let ends = text!("easiest-and-hardest", example = "[\"single\", \"x-wing\"]");
    let ends = entry.array::<2>(&ends)?;
    let [least, most] = ends.each_ref().map(|end| techniques(cx.engine.scale(), end));
    let (least, most) = (least?, most?);
    // A name may stand for a family of techniques; the range then spans from its first to its last.
    let (least, most) = (least.easiest, most.hardest);
    let window = cx.engine.scale().window(least, most);
    if window.is_none() {
        let message = text!("is-harder-than", least = least.to_string(), most = most.to_string());
        entry.report_error(message, text!("easier-one-first"), "");
    }
    window
}

/// Reads the techniques that a name stands for, ignoring case.
fn techniques(scale: &Scale, end: &Entry<'_>) -> Option<Window> {
    let text = end.string()?;
    let window = scale.named(&text.to_ascii_lowercase());
    if window.is_none() {
        let names: Vec<&str> = scale.names().collect();
        end.report_error(
            text!("not-a-technique", text),
            text!("technique-names"),
            suggest(text, &names),
        );
    }
    window
}

/// Returns the form of ranges of removed cells.
pub(super) fn band() -> RangeForm {
    RangeForm {
        expected: text!("least-and-most-removed", example = "[38, 45]"),
        least: 1,
        most: MAX_CELLS,
    }
}

/// Returns the form of score ranges.
pub(super) fn score() -> RangeForm {
    RangeForm {
        expected: text!("least-and-most-score", example = "[150000, 230999]"),
        least: 0,
        most: MAX_SCORE,
    }
}

/// The form of two whole numbers, expected the lower number first.
pub(super) struct RangeForm {
    expected: Text,
    least: u32,
    most: u32,
}

impl ValueForm for RangeForm {
    type Value = RangeInclusive<u32>;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<RangeInclusive<u32>> {
        let all = self.least..=self.most;
        let [low, high] = entry.array::<2>(&self.expected)?;
        let (low, high) = (low.whole(all.clone()), high.whole(all));
        let (low, high) = (low?, high?);
        if low > high {
            entry.report_error(
                text!("range-reversed"),
                text!("is-more-than", low = TextArg::number(low), high = TextArg::number(high)),
                text!("lower-first"),
            );
            return None;
        }
        Some(low..=high)
    }

    fn write(&self, range: &RangeInclusive<u32>) -> Option<Value> {
        Some(vec![*range.start(), *range.end()].into())
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Pair(Box::new(ValueShape::Whole(self.least..=self.most)))
    }
}
