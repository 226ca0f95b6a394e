//! The levels of a book: those of a revision, with what a spec moves.

use super::level::Level;
use super::revision::Revision;
use crate::logic::Window;
use crate::puzzle::{Kind, Symmetry};
use std::ops::RangeInclusive;

/// The bands of removed cells that grade the puzzles of a book, and the windows of techniques that its labels promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    revision: &'static Revision,
    /// The bands that a spec moves, easiest level first.
    bands: [Option<RangeInclusive<u32>>; 5],
    /// The windows that a spec moves, easiest level first.
    windows: [Option<Window>; 5],
}

impl Levels {
    /// The levels of a revision, as long as nothing moves them.
    pub fn of(revision: &'static Revision) -> Levels {
        Levels {
            revision,
            bands: Default::default(),
            windows: Default::default(),
        }
    }

    /// The revision whose levels they are.
    pub fn revision(&self) -> &'static Revision {
        self.revision
    }

    /// Cells removed at `level`: as a spec has it, or else as usual for `kind`.
    pub fn band(&self, kind: Kind, level: Level) -> RangeInclusive<u32> {
        let usual = || self.revision.bands(kind)[level as usize].clone();
        self.moved_band(level).unwrap_or_else(usual)
    }

    /// The band that a spec sets for `level`.
    pub fn moved_band(&self, level: Level) -> Option<RangeInclusive<u32>> {
        self.bands[level as usize].clone()
    }

    /// Moves the band of `level`.
    pub fn set_band(&mut self, level: Level, band: RangeInclusive<u32>) {
        self.bands[level as usize] = Some(band);
    }

    /// The hardest technique that a puzzle of `level` needs lies in here: as a spec has it, or else as usual for `kind`
    /// with `symmetry`.
    pub fn window(&self, kind: Kind, symmetry: Symmetry, level: Level) -> Window {
        let usual = || self.revision.window(kind, symmetry, level);
        self.moved_window(level).unwrap_or_else(usual)
    }

    /// The window that a spec sets for `level`.
    pub fn moved_window(&self, level: Level) -> Option<Window> {
        self.windows[level as usize]
    }

    /// Moves the window of `level`.
    pub fn set_window(&mut self, level: Level, window: Window) {
        self.windows[level as usize] = Some(window);
    }

    /// The hardest level in reach with `symmetry`.
    pub fn hardest(&self, kind: Kind, symmetry: Symmetry) -> Option<Level> {
        let mut levels = Level::NAMES.iter().map(|(_, level)| *level).rev();
        levels.find(|&level| {
            let window = self.window(kind, symmetry, level);
            let band = self.band(kind, level);
            self.revision.in_reach(kind, symmetry, &band)
                && (self.revision).window_in_reach(kind, symmetry, level, &window)
        })
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
        let levels = Levels::of(Revision::FIRST);
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
    fn levels_out_of_reach_are_known() {
        let levels = Levels::of(Revision::FIRST);
        let hardest = |symmetry| levels.hardest(Kind::CLASSIC, symmetry);
        assert_eq!(hardest(Symmetry::None), Some(Level::Extreme));
        assert_eq!(hardest(Symmetry::Rotate180), Some(Level::Extreme));
        assert!(!Revision::FIRST.in_reach(Kind::CLASSIC, Symmetry::None, &(64..=64)));
        // Sets of four and eight cells and the one in the middle add up to no such number.
        assert!(!Revision::FIRST.in_reach(Kind::CLASSIC, Symmetry::Rotate90, &(50..=51)));
        assert!(Revision::FIRST.in_reach(Kind::CLASSIC, Symmetry::Rotate90, &(49..=51)));
    }
}
