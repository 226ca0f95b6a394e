//! The tables `[levels.easy]` and so on: bands of removed cells and windows of techniques.

use super::reader::{Entry, Table, suggest};
use crate::generate::{Level, Levels, Revision, Window};
use crate::logic::Scale;
use std::ops::RangeInclusive;

/// Reads `[levels]`: what each level asks for, where that is not what `revision` has.
pub(super) fn levels(revision: &'static Revision, table: Option<Table<'_>>) -> Levels {
    let mut levels = Levels::of(revision);
    let Some(table) = table else {
        return levels;
    };

    for (name, level) in Level::NAMES {
        let Some(table) = table.table(name) else {
            continue;
        };
        if let Some(band) = table
            .get("removed")
            .and_then(|entry| band(&entry, MOST_CELLS))
        {
            levels.set_band(*level, band);
        }
        let window = |entry: Entry<'_>| window(revision.scale(), &entry);
        if let Some(window) = table.get("technique").and_then(window) {
            levels.set_window(*level, window);
        }
        table.finish();
    }
    table.finish();
    levels
}

/// A window of techniques: the easiest and the hardest that a puzzle may need as its hardest.
pub(super) fn window(scale: &Scale, entry: &Entry<'_>) -> Option<Window> {
    let ends = entry.array::<2>("the easiest and the hardest, as in [\"single\", \"x-wing\"]")?;
    let named = |end: &Entry<'_>| {
        let text = end.string()?;
        let window = scale.named(&text.to_ascii_lowercase());
        if window.is_none() {
            let names: Vec<&str> = scale.names().collect();
            let help = suggest(text, &names);
            end.wrong(
                format!("`{text}` is no technique"),
                "expected a name such as \"pair\", \"x-wing\" or \"tier-3\"",
                &help,
            );
        }
        window
    };
    let [least, most] = ends.each_ref().map(named);
    let (least, most) = (least?, most?);
    let (least, most) = (least.easiest, most.hardest);
    let window = scale.window(least, most);
    if window.is_none() {
        entry.wrong(
            format!("`{least}` is harder than `{most}`"),
            "expected the easier one first",
            "",
        );
    }
    window
}

/// The cells of the largest grid.
const MOST_CELLS: u32 = 625;

/// A band of removed cells: two numbers, the lower first, none above `most`.
pub(super) fn band(entry: &Entry<'_>, most: u32) -> Option<RangeInclusive<u32>> {
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
    if high > most {
        let label = format!("no puzzle with one solution has more than {most} cells removed");
        entry.wrong("an impossible band of removed cells", label, "ask for less");
        return None;
    }
    Some(low..=high)
}
