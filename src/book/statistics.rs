//! Statistics of puzzles by level, technique and number of givens.

use gridpress_engine::generate::{Level, Revision};
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::SolvingTime;
use gridpress_messages::symbols::Symbols;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The counted properties of a puzzle.
pub struct PuzzleSample {
    /// The id of the section; `None` for a puzzle outside a book.
    pub section: Option<String>,
    pub kind: Kind,
    pub level: String,
    pub technique: String,
    pub score: u32,
    /// The expected solving time; `None` if the model does not apply.
    pub minutes: Option<SolvingTime>,
    /// The givens, 0 for an empty cell.
    pub givens: Vec<u8>,
}

impl PuzzleSample {
    fn removed(&self) -> u32 {
        self.givens.len() as u32 - self.given()
    }

    fn given(&self) -> u32 {
        self.givens.iter().filter(|digit| **digit != 0).count() as u32
    }
}

/// Minimum, median and maximum of a list of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    pub least: u32,
    pub median: u32,
    pub most: u32,
}

impl Summary {
    fn of(numbers: impl Iterator<Item = u32>) -> Summary {
        let mut numbers: Vec<u32> = numbers.collect();
        numbers.sort_unstable();
        let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
        Summary {
            least: at(0),
            median: at(numbers.len() / 2),
            most: at(numbers.len().saturating_sub(1)),
        }
    }
}

/// Statistics of a group of puzzles.
#[derive(Serialize)]
pub struct GroupStatistics {
    pub name: String,
    pub puzzles: usize,
    pub removed: Summary,
    pub score: Summary,
    /// Expected solving times in minutes, of the puzzles that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<Summary>,
}

/// The number of puzzles that share a property.
#[derive(Serialize)]
pub struct PuzzleCount<T> {
    pub of: T,
    pub puzzles: usize,
}

/// Statistics of a collection of puzzles.
#[derive(Serialize)]
pub struct PuzzleStatistics {
    pub puzzles: usize,
    /// Sizes and variants, spelled as in specs.
    pub kinds: Vec<PuzzleCount<String>>,
    /// Sections in the order of the book; empty for a file of puzzles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<GroupStatistics>,
    /// The levels that occur, easiest first.
    pub levels: Vec<GroupStatistics>,
    /// The hardest technique of each puzzle, easiest first.
    pub techniques: Vec<PuzzleCount<String>>,
    /// Puzzles by number of removed cells.
    pub removed: Vec<PuzzleCount<u32>>,
    /// Puzzles by number of givens.
    pub givens_in_puzzles: Vec<PuzzleCount<u32>>,
    /// The number of times that each digit is given in all puzzles.
    pub givens: Vec<DigitCount>,
}

/// The number of times that a digit is given.
#[derive(Serialize)]
pub struct DigitCount {
    pub digit: String,
    pub times: usize,
}

impl PuzzleStatistics {
    pub fn of(samples: &[PuzzleSample]) -> PuzzleStatistics {
        let easier: Vec<&str> =
            Revision::NEWEST.scale().techniques().map(|technique| technique.name()).collect();
        let place = |order: &[&str], name: &str| order.iter().position(|known| *known == name);
        let levels = Level::names();
        let sections = samples.iter().filter_map(|sample| sample.section.as_deref());
        PuzzleStatistics {
            puzzles: samples.len(),
            kinds: count_in_order(samples.iter().map(|sample| sample.kind.to_string())),
            sections: (unique(sections).into_iter())
                .map(|id| group(id, samples, |sample| sample.section.as_deref() == Some(id)))
                .collect(),
            levels: (levels.into_iter())
                .filter(|level| samples.iter().any(|sample| sample.level == *level))
                .map(|level| group(level, samples, |sample| sample.level == level))
                .collect(),
            techniques: {
                let mut counts =
                    count_in_order(samples.iter().map(|sample| sample.technique.clone()));
                // Techniques that are unknown to this version come first, as `None` is the least value.
                counts.sort_by_key(|count| place(&easier, &count.of));
                counts
            },
            removed: count_sorted(samples.iter().map(PuzzleSample::removed)),
            givens_in_puzzles: count_sorted(samples.iter().map(PuzzleSample::given)),
            givens: givens(samples),
        }
    }

    /// Returns the number of puzzles by number of givens, in at most `most` ranges of equal length. Empty ranges are
    /// omitted.
    pub fn ranges_of_givens(&self, most: u32) -> Vec<(RangeInclusive<u32>, usize)> {
        let counts = &self.givens_in_puzzles;
        let [Some(least), Some(last)] = [counts.first(), counts.last()].map(|end| Some(end?.of))
        else {
            return Vec::new();
        };
        let numbers = (last - least + 1).div_ceil(most);
        let mut ranges: BTreeMap<u32, usize> = BTreeMap::new();
        for count in counts {
            *ranges.entry((count.of - least) / numbers).or_default() += count.puzzles;
        }
        let range = |(index, puzzles)| {
            let from = least + index * numbers;
            (from..=last.min(from + numbers - 1), puzzles)
        };
        ranges.into_iter().map(range).collect()
    }

    pub fn json(&self) -> String {
        format!("{:#}\n", serde_json::to_value(self).expect("texts and numbers"))
    }
}

/// Returns the distinct texts in the order of first occurrence.
fn unique<'t>(texts: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let mut seen = Vec::new();
    texts.for_each(|text| {
        if !seen.contains(&text) {
            seen.push(text);
        }
    });
    seen
}

fn group(
    name: &str,
    samples: &[PuzzleSample],
    holds: impl Fn(&PuzzleSample) -> bool,
) -> GroupStatistics {
    let of = || samples.iter().filter(|sample| holds(sample));
    GroupStatistics {
        name: name.to_owned(),
        puzzles: of().count(),
        removed: Summary::of(of().map(PuzzleSample::removed)),
        score: Summary::of(of().map(|sample| sample.score)),
        minutes: of()
            .any(|sample| sample.minutes.is_some())
            .then(|| Summary::of(of().filter_map(minutes))),
    }
}

/// Returns the expected time of a puzzle in whole minutes, at least 1.
fn minutes(sample: &PuzzleSample) -> Option<u32> {
    sample.minutes.map(|time| ((time.seconds + 30) / 60).max(1))
}

/// Counts equal values, in ascending order of value.
fn count_sorted<T: Ord>(values: impl Iterator<Item = T>) -> Vec<PuzzleCount<T>> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    counts.into_iter().map(|(of, puzzles)| PuzzleCount { of, puzzles }).collect()
}

/// Counts equal texts, in the order of first occurrence.
fn count_in_order(texts: impl Iterator<Item = String>) -> Vec<PuzzleCount<String>> {
    let texts: Vec<String> = texts.collect();
    unique(texts.iter().map(String::as_str))
        .into_iter()
        .map(|name| PuzzleCount {
            of: name.to_owned(),
            puzzles: texts.iter().filter(|text| *text == name).count(),
        })
        .collect()
}

fn givens(samples: &[PuzzleSample]) -> Vec<DigitCount> {
    let digits = samples.iter().flat_map(|sample| &sample.givens);
    count_sorted(digits.copied().filter(|digit| *digit > 0))
        .into_iter()
        .map(|count| DigitCount { digit: Symbols::Letters.text(count.of), times: count.puzzles })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(givens: &[usize]) -> PuzzleStatistics {
        let sample = |given: &usize| PuzzleSample {
            section: None,
            kind: Kind::CLASSIC,
            level: "easy".to_owned(),
            technique: "naked-single".to_owned(),
            score: 10,
            minutes: None,
            givens: (0..81).map(|cell| u8::from(cell < *given)).collect(),
        };
        PuzzleStatistics::of(&givens.iter().map(sample).collect::<Vec<_>>())
    }

    #[test]
    fn numbers_of_givens_are_listed_or_grouped_in_ranges() {
        let few = tally(&[24, 26, 24]);
        assert_eq!(few.ranges_of_givens(3), [(24..=24, 2), (26..=26, 1)]);
        let many = tally(&[20, 21, 24, 29]);
        assert_eq!(many.ranges_of_givens(4), [(20..=22, 2), (23..=25, 1), (29..=29, 1)]);
        assert_eq!(tally(&[]).ranges_of_givens(4), []);
    }
}
