//! The tables `[levels.easy]` and so on: bands of removed cells and windows of techniques.

use super::form::{By, by, optional};
use super::key::{Cx, Keys, ValueForm, ValueShape, keys};
use super::reader::{Entry, Table, suggest};
use crate::generate::{Level, Levels, MOST_SCORE, MovedLevel, Revision, Window};
use crate::logic::Scale;
use std::ops::RangeInclusive;
use toml::Value;

/// The cells of the largest grid.
const MOST_CELLS: u32 = 625;

keys! {
    pub(super) struct LevelKeys in "[levels.easy]" {
        /// The fewest and the most removed cells of the level, for all its sections.
        removed: Option<RangeInclusive<u32>> = optional(band()), None, "[38, 45]";
        /// The easiest and the hardest technique that a puzzle of the level may need as its hardest.
        technique: Option<Window> = optional(window()), None, "[\"single\", \"x-wing\"]";
        /// The least and the most score of the level's puzzles.
        score: Option<RangeInclusive<u32>> = optional(score()), None, "[150000, 230999]";
    }
}

/// Reads `[levels]`: what each level asks for, where that is not what the revision of the generator has.
pub(super) fn levels(table: Option<Table<'_>>, cx: &Cx<'_>) -> Levels {
    let mut levels = Levels::of(cx.engine);
    let Some(table) = table else {
        return levels;
    };
    for (name, level) in Level::NAMES {
        let keys = LevelKeys::read_whole(table.table(name), cx);
        let moved = MovedLevel {
            band: keys.removed,
            window: keys.technique,
            score: keys.score,
        };
        levels.set_moved(*level, moved);
    }
    table.finish();
    levels
}

/// The keys of the levels that a spec moved.
pub(super) fn write(levels: &Levels) -> toml::Table {
    let mut table = toml::Table::new();
    for (name, level) in Level::NAMES {
        let MovedLevel {
            band,
            window,
            score,
        } = levels.moved(*level).clone();
        let keys = LevelKeys {
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
pub(super) fn window() -> By<Window> {
    by(
        read_window,
        |window| vec![window.easiest.name(), window.hardest.name()].into(),
        || {
            ValueShape::List(Box::new(ValueShape::Choice(
                Revision::NEWEST.scale().names().collect(),
            )))
        },
    )
}

fn read_window(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Window> {
    let ends = entry.array::<2>("the easiest and the hardest, as in [\"single\", \"x-wing\"]")?;
    let [least, most] = ends
        .each_ref()
        .map(|end| techniques(cx.engine.scale(), end));
    let (least, most) = (least?, most?);
    let (least, most) = (least.easiest, most.hardest);
    let window = cx.engine.scale().window(least, most);
    if window.is_none() {
        let message = format!("`{least}` is harder than `{most}`");
        entry.wrong(message, "expected the easier one first", "");
    }
    window
}

/// The techniques that a name stands for, in any case.
fn techniques(scale: &Scale, end: &Entry<'_>) -> Option<Window> {
    let text = end.string()?;
    let window = scale.named(&text.to_ascii_lowercase());
    if window.is_none() {
        let names: Vec<&str> = scale.names().collect();
        end.wrong(
            format!("`{text}` is no technique"),
            "expected a name such as \"pair\", \"x-wing\" or \"tier-3\"",
            &suggest(text, &names),
        );
    }
    window
}

/// A band of removed cells: two numbers, the lower first.
pub(super) fn band() -> Range {
    Range {
        expected: "the fewest and the most removed cells, as in [38, 45]",
        least: 1,
        most: MOST_CELLS,
    }
}

/// A range of scores: two numbers, the lower first.
pub(super) fn score() -> Range {
    Range {
        expected: "the least and the most score, as in [150000, 230999]",
        least: 0,
        most: MOST_SCORE,
    }
}

/// Two whole numbers, the lower first.
pub(super) struct Range {
    expected: &'static str,
    least: u32,
    most: u32,
}

impl ValueForm for Range {
    type Value = RangeInclusive<u32>;

    fn read(&self, entry: &Entry<'_>, _: &Cx<'_>) -> Option<RangeInclusive<u32>> {
        let all = self.least..=self.most;
        let [low, high] = entry.array::<2>(self.expected)?;
        let (low, high) = (low.whole(all.clone()), high.whole(all));
        let (low, high) = (low?, high?);
        if low > high {
            entry.wrong(
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
        ValueShape::List(Box::new(ValueShape::Whole(self.least..=self.most)))
    }
}
