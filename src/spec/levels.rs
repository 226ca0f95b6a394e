//! The tables `[levels.easy]` and so on: bands of removed cells and windows of techniques.

use super::form::{By, by, optional};
use super::key::{Cx, Keys, Shape, keys};
use super::reader::{Entry, Table, suggest};
use crate::generate::{Level, Levels, Revision, Window};
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
        if let Some(band) = keys.removed {
            levels.set_band(*level, band);
        }
        if let Some(window) = keys.technique {
            levels.set_window(*level, window);
        }
    }
    table.finish();
    levels
}

/// The keys of the levels that a spec moved.
pub(super) fn write(levels: &Levels) -> toml::Table {
    let mut table = toml::Table::new();
    for (name, level) in Level::NAMES {
        let keys = LevelKeys {
            removed: levels.moved_band(*level),
            technique: levels.moved_window(*level),
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
            Shape::List(Box::new(Shape::Choice(
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
pub(super) fn band() -> By<RangeInclusive<u32>> {
    by(
        read_band,
        |band| vec![*band.start(), *band.end()].into(),
        || Shape::List(Box::new(Shape::Whole(1..=MOST_CELLS))),
    )
}

fn read_band(entry: &Entry<'_>, _: &Cx<'_>) -> Option<RangeInclusive<u32>> {
    let [low, high] = entry.array::<2>("the fewest and the most removed cells, as in [38, 45]")?;
    let (low, high) = (low.whole(1..=MOST_CELLS), high.whole(1..=MOST_CELLS));
    let (low, high) = (low?, high?);
    if low > high {
        entry.wrong(
            "a band with its ends the wrong way round",
            format!("{low} is more than {high}"),
            "the fewest first",
        );
        return None;
    }
    Some(low..=high)
}
