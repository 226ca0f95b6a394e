//! Levels, and the bands of removed cells that grade a puzzle.

use crate::puzzle::{Kind, Variant};
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

/// The bands of removed cells of each level, easiest first: what holds unless a spec moves them.
pub fn bands(kind: Kind) -> [RangeInclusive<u32>; 5] {
    if kind.has(Variant::Killer) {
        let cells = kind.cells() as u32;
        return [(80, 84), (85, 89), (90, 94), (95, 98), (99, 100)]
            .map(|(low, high)| (cells * low).div_ceil(100)..=cells * high / 100);
    }
    match kind.side() {
        4 => [5..=7, 8..=8, 9..=9, 10..=10, 11..=12],
        6 => [14..=17, 18..=20, 21..=22, 23..=24, 25..=28],
        8 => [28..=34, 35..=38, 39..=41, 42..=43, 44..=50],
        10 => [45..=54, 55..=60, 61..=64, 65..=67, 68..=78],
        12 => [65..=78, 79..=86, 87..=92, 93..=96, 97..=112],
        16 => [110..=130, 131..=145, 146..=156, 157..=162, 163..=190],
        25 => [240..=290, 291..=330, 331..=360, 361..=380, 381..=450],
        _ => [38..=45, 46..=49, 50..=53, 54..=56, 57..=64],
    }
}

/// The most cells that can be removed. For the classic grid that is proved (G. McGuire, B. Tugemann, G. Civario,
/// "There is no 16-clue sudoku", 2014); elsewhere it is all of them.
pub fn most_removed(kind: Kind) -> u32 {
    if kind == Kind::CLASSIC {
        81 - 17
    } else {
        kind.cells() as u32
    }
}

/// The bands of removed cells that grade the puzzles of a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    own: [Option<RangeInclusive<u32>>; 5],
}

impl Levels {
    /// Cells removed at `level`: as a spec has it, or else as usual for `kind`.
    pub fn band(&self, kind: Kind, level: Level) -> RangeInclusive<u32> {
        let [easy, medium, hard, expert, extreme] = bands(kind);
        let usual = match level {
            Level::Easy => easy,
            Level::Medium => medium,
            Level::Hard => hard,
            Level::Expert => expert,
            Level::Extreme => extreme,
        };
        self.own(level).unwrap_or(usual)
    }

    /// The band that a spec sets for `level`.
    pub fn own(&self, level: Level) -> Option<RangeInclusive<u32>> {
        self.own[level as usize].clone()
    }

    /// Moves the band of `level`.
    pub fn set_band(&mut self, level: Level, band: RangeInclusive<u32>) {
        self.own[level as usize] = Some(band);
    }

    /// The level of a puzzle with `removed` cells taken out: the easiest whose band reaches that far,
    /// or the hardest when none does.
    pub fn grade(&self, kind: Kind, removed: u32) -> Level {
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        let mut reaching = levels.filter(|&level| removed <= *self.band(kind, level).end());
        reaching.next().unwrap_or(Level::Extreme)
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
            assert_eq!(levels.grade(Kind::CLASSIC, removed), level, "{removed}");
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
