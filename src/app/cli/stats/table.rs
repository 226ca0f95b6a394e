//! The numbers as a table.

use crate::cli::talk::counted;
use gridpress_book::statistics::{Count, Group, Spread, Tally};

/// The columns of the widest bar.
const BAR: usize = 40;

pub(super) fn text(tally: &Tally) -> String {
    let kinds = tally.kinds.iter();
    let kinds: Vec<String> =
        kinds.map(|kind| format!("{} of {}", kind.puzzles, words(&kind.of))).collect();
    let puzzles = counted(tally.puzzles, "puzzle");
    let mut text = format!("{puzzles}: {}\n", kinds.join(", "));
    text += &groups("section", &tally.sections);
    text += &groups("level", &tally.levels);
    text += &bars("hardest technique", &tally.techniques);
    text += &bars("removed cells", &tally.removed);
    let given = |given: &gridpress_book::statistics::Given| (given.digit.clone(), given.times);
    text + &drawn("digit", "given", tally.givens.iter().map(given).collect())
}

/// `6x6 jigsaw` of `6+jigsaw`, as kinds are named.
fn words(kind: &str) -> String {
    let (side, variants) = kind.split_once('+').unwrap_or((kind, ""));
    let side = match side.contains(|c: char| !c.is_ascii_digit()) {
        true => side.to_owned(),
        false => format!("{side}x{side}"),
    };
    format!("{side} {}", variants.replace('+', " ")).trim().to_owned()
}

/// A line for each group; nothing without groups.
fn groups(what: &str, groups: &[Group]) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let wide = groups.iter().map(|group| group.name.chars().count());
    let wide = wide.chain([what.len()]).max().unwrap_or_default();
    let mut text =
        format!("\n{what:wide$}  {:>7}  {:>14}  {:>26}\n", "puzzles", "removed", "score");
    for group in groups {
        text += &format!(
            "{:wide$}  {:>7}  {:>14}  {:>26}\n",
            group.name,
            group.puzzles,
            spread(&group.removed),
            spread(&group.score)
        );
    }
    text
}

/// The least, the middle and the most.
fn spread(spread: &Spread) -> String {
    match spread.least == spread.most {
        true => spread.least.to_string(),
        false => format!("{} .. {} .. {}", spread.least, spread.median, spread.most),
    }
}

fn bars<T: ToString>(what: &str, counts: &[Count<T>]) -> String {
    let bars = counts.iter().map(|count| (count.of.to_string(), count.puzzles));
    drawn(what, "puzzles", bars.collect())
}

/// A line with a bar for each number.
fn drawn(what: &str, of: &str, bars: Vec<(String, usize)>) -> String {
    let wide = bars.iter().map(|(name, _)| name.chars().count());
    let wide = wide.chain([what.len()]).max().unwrap_or_default();
    let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(1).max(1);
    let mut text = format!("\n{what:wide$}  {of:>7}\n");
    for (name, number) in bars {
        let bar = "#".repeat((number * BAR).div_ceil(most));
        text += &format!("{name:wide$}  {number:>7}  {bar}\n");
    }
    text
}
