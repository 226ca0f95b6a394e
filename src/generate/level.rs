//! Levels, and the bands of removed cells that grade a puzzle.

use std::fmt;
use std::ops::RangeInclusive;

/// A grade by how many cells were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Mostly given.
    Easy,
    /// Two thirds to find.
    Medium,
    /// Below a third given.
    Hard,
    /// Near the least that one pass leaves.
    Expert,
    /// Less than one pass mostly leaves.
    Extreme,
}

impl Level {
    /// All levels with their names, easiest first.
    pub const NAMES: &[(&str, Level)] = &[
        ("easy", Level::Easy),
        ("medium", Level::Medium),
        ("hard", Level::Hard),
        ("expert", Level::Expert),
        ("extreme", Level::Extreme),
    ];

    /// The name that specs use.
    pub fn name(self) -> &'static str {
        Level::NAMES[self as usize].0
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Level> {
        Level::NAMES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, level)| *level)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The fewest givens that a 9x9 puzzle with one solution can have (G. McGuire, B. Tugemann,
/// G. Civario, "There is no 16-clue sudoku", 2014), turned around: the most cells that can be removed.
pub const MOST_REMOVED: u32 = 81 - 17;

/// The band of removed cells of each level, for classic 9x9.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    bands: [RangeInclusive<u32>; 5],
}

impl Default for Levels {
    /// The bands that hold unless a spec moves them. One random pass removes 57 cells at the median
    /// without symmetry, 53 in pairs under a half turn.
    fn default() -> Levels {
        Levels {
            bands: [38..=45, 46..=49, 50..=53, 54..=56, 57..=MOST_REMOVED],
        }
    }
}

impl Levels {
    /// Cells removed at `level`.
    pub fn band(&self, level: Level) -> RangeInclusive<u32> {
        self.bands[level as usize].clone()
    }

    /// Moves the band of `level`.
    pub fn set_band(&mut self, level: Level, band: RangeInclusive<u32>) {
        self.bands[level as usize] = band;
    }

    /// The level of a puzzle with `removed` cells taken out: the easiest whose band reaches that far,
    /// or the hardest when none does.
    pub fn grade(&self, removed: u32) -> Level {
        let reaches = |(_, level): &&(&str, Level)| removed <= *self.bands[*level as usize].end();
        Level::NAMES
            .iter()
            .find(reaches)
            .map_or(Level::Extreme, |(_, level)| *level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grading_covers_every_count() {
        let levels = Levels::default();
        let expected = [
            (0, Level::Easy),
            (38, Level::Easy),
            (45, Level::Easy),
            (46, Level::Medium),
        ];
        for (removed, level) in expected.into_iter().chain([
            (49, Level::Medium),
            (50, Level::Hard),
            (53, Level::Hard),
            (54, Level::Expert),
            (56, Level::Expert),
            (57, Level::Extreme),
            (64, Level::Extreme),
        ]) {
            assert_eq!(levels.grade(removed), level, "{removed}");
        }
    }

    #[test]
    fn names_are_in_the_order_of_the_levels() {
        for (index, (name, level)) in Level::NAMES.iter().enumerate() {
            assert_eq!(*level as usize, index);
            assert_eq!(Level::named(name), Some(*level));
        }
    }
}
