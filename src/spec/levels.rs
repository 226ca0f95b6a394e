//! The tables `[levels.easy]` and so on: names and stars, bands of removed cells and windows of techniques.

use super::form::{CustomForm, custom, field, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::{Entry, Reports, Table, suggest};
use gridpress_base::messages::Words;
use gridpress_engine::generate::{Level, LevelOverride, Levels, MAX_SCORE, Revision, Window};
use gridpress_engine::rating::Scale;
use std::ops::RangeInclusive;
use toml::Value;

/// The cells of the largest grid.
const MAX_CELLS: u32 = 625;
/// The most stars of a level.
const MAX_STARS: u32 = 6;
/// The stars of each level, unless the spec says otherwise.
const DEFAULT_STARS: [u8; Level::NAMES.len()] = [1, 2, 3, 4, 5];
/// The most minutes of a target time.
const MAX_MINUTES: u32 = 600;

keys! {
    pub(super) struct LevelKeys in [levels.easy] {
        /// The name that is printed; left out, that of the book's language.
        name: SpecField<String> = field(line()), SpecField::MISSING, "\"Gentle\"";
        /// How many stars are printed; a harder level has no fewer.
        stars: SpecField<u32> = field(whole(1..=MAX_STARS)), SpecField::MISSING, "2";
        /// The minutes in which puzzles of the level should be solved, for `target_time` in [puzzle].
        minutes: Option<u32> = optional(whole(1..=MAX_MINUTES)), None, "12";
        /// The fewest and the most removed cells of the level, for all its sections.
        removed: Option<RangeInclusive<u32>> = optional(band()), None, "[38, 45]";
        /// The easiest and the hardest technique that a puzzle of the level may need as its hardest.
        technique: Option<Window> = optional(window()), None, "[\"single\", \"x-wing\"]";
        /// The least and the most score of the level's puzzles.
        score: Option<RangeInclusive<u32>> = optional(score()), None, "[150000, 230999]";
    }
}

/// How many stars are printed for each level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelStars([u8; Level::NAMES.len()]);

impl Default for LevelStars {
    fn default() -> LevelStars {
        LevelStars(DEFAULT_STARS)
    }
}

impl LevelStars {
    /// The stars of `level`, from 1 to 6.
    pub fn of(&self, level: Level) -> u8 {
        self.0[level as usize]
    }

    /// The stars that the hardest level has, or five where it has fewer: the dots that stand in place of stars.
    pub fn most(&self) -> u8 {
        let most = self.0.iter().chain(&DEFAULT_STARS).max();
        most.copied().unwrap_or_default()
    }
}

/// The minutes in which puzzles of each level should be solved, from 1 to 600.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelMinutes([Option<u32>; Level::NAMES.len()]);

impl LevelMinutes {
    /// The minutes of `level`; `None` where the spec does not say.
    pub fn of(&self, level: Level) -> Option<u32> {
        self.0[level as usize]
    }
}

/// What a spec says of levels.
#[derive(Default)]
pub(super) struct LevelTables {
    /// The keys of each level.
    keys: Vec<(Level, LevelKeys)>,
}

impl LevelTables {
    /// Reads `[levels]`.
    pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> LevelTables {
        let Some(table) = table else {
            return LevelTables::default();
        };
        let keys = Level::NAMES.iter().map(|&(name, level)| {
            let keys = LevelKeys::read_whole(table.table(name), cx);
            (level, keys)
        });
        let keys = keys.collect();
        table.finish();
        LevelTables { keys }
    }

    /// What each level asks for, where that is not what the revision of the generator has.
    pub(super) fn levels(&self, cx: &ReadContext<'_>) -> Levels {
        let mut levels = Levels::of(cx.engine);
        for (level, keys) in &self.keys {
            let moved = LevelOverride {
                band: keys.removed.clone(),
                window: keys.technique,
                score: keys.score.clone(),
            };
            levels.set_override(*level, moved);
        }
        levels
    }

    /// The stars of the levels. Stars that fall are reported.
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
            let help = "readers take more stars for harder puzzles";
            let label = format!("`{easier}` has {before}");
            if own < before {
                let message = format!("`{level}` has fewer stars than `{easier}`");
                if keys.stars.is_present() {
                    keys.stars.report_error(reports, &message, &label, help)
                } else {
                    let easier = &self.keys[easier as usize].1.stars;
                    let label = format!("`{level}` has {own}");
                    easier.report_error(reports, &message, &label, help);
                }
            }
        }
        stars
    }

    /// The target times of the levels.
    pub(super) fn minutes(&self) -> LevelMinutes {
        let mut minutes = LevelMinutes::default();
        for (level, keys) in &self.keys {
            minutes.0[*level as usize] = keys.minutes;
        }
        minutes
    }

    /// `words` with the names of the levels in place of their own.
    pub(super) fn names(&self, reports: &Reports, words: Words) -> Words {
        let mut own = words.overrides().clone();
        let mut names: Vec<&str> = Vec::new();
        for (level, keys) in &self.keys {
            let Some(name) = &keys.name.value else {
                continue;
            };
            let key = format!("level-{level}");
            let in_words = words.overrides().contains_key(&key);
            let why = if in_words {
                format!("`{key}` under [words] names this level too")
            } else if names.contains(&name.as_str()) {
                "another level has this name".to_owned()
            } else if name.contains(['{', '}']) {
                "braces cannot be part of a name".to_owned()
            } else {
                names.push(name);
                own.insert(key, name.clone());
                continue;
            };
            let message = format!("`{name}` cannot be the name of level `{level}`");
            keys.name.report_error(reports, &message, &why, "give each level one name of its own");
        }
        if own == *words.overrides() { words } else { words.with_overrides(own).unwrap_or(words) }
    }
}

/// The keys of the levels that a spec moved or gave stars or minutes. Their names stand among the words.
pub(super) fn write(levels: &Levels, stars: LevelStars, minutes: LevelMinutes) -> toml::Table {
    let mut table = toml::Table::new();
    for (name, level) in Level::NAMES {
        let LevelOverride { band, window, score } = levels.level_override(*level).clone();
        let own = stars.of(*level);
        let keys = LevelKeys {
            name: SpecField::MISSING,
            stars: SpecField {
                value: (own != DEFAULT_STARS[*level as usize]).then_some(own.into()),
                place: None,
            },
            minutes: minutes.of(*level),
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

/// A window of techniques: the easiest and the hardest that a puzzle may need as its hardest.
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
    let ends = entry.array::<2>("the easiest and the hardest, as in [\"single\", \"x-wing\"]")?;
    let [least, most] = ends.each_ref().map(|end| techniques(cx.engine.scale(), end));
    let (least, most) = (least?, most?);
    let (least, most) = (least.easiest, most.hardest);
    let window = cx.engine.scale().window(least, most);
    if window.is_none() {
        let message = format!("`{least}` is harder than `{most}`");
        entry.report_error(message, "expected the easier one first", "");
    }
    window
}

/// The techniques that a name stands for, in any case.
fn techniques(scale: &Scale, end: &Entry<'_>) -> Option<Window> {
    let text = end.string()?;
    let window = scale.named(&text.to_ascii_lowercase());
    if window.is_none() {
        let names: Vec<&str> = scale.names().collect();
        end.report_error(
            format!("`{text}` is no technique"),
            "expected a name such as \"pair\", \"x-wing\" or \"tier-3\"",
            &suggest(text, &names),
        );
    }
    window
}

/// A band of removed cells: two numbers, the lower first.
pub(super) fn band() -> RangeForm {
    RangeForm {
        expected: "the fewest and the most removed cells, as in [38, 45]",
        least: 1,
        most: MAX_CELLS,
    }
}

/// A range of scores: two numbers, the lower first.
pub(super) fn score() -> RangeForm {
    RangeForm {
        expected: "the least and the most score, as in [150000, 230999]",
        least: 0,
        most: MAX_SCORE,
    }
}

/// Two whole numbers, the lower first.
pub(super) struct RangeForm {
    expected: &'static str,
    least: u32,
    most: u32,
}

impl ValueForm for RangeForm {
    type Value = RangeInclusive<u32>;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<RangeInclusive<u32>> {
        let all = self.least..=self.most;
        let [low, high] = entry.array::<2>(self.expected)?;
        let (low, high) = (low.whole(all.clone()), high.whole(all));
        let (low, high) = (low?, high?);
        if low > high {
            entry.report_error(
                "a range with its ends the wrong way round",
                format!("{low} is more than {high}"),
                "the lower first",
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
