//! Levels of a book: those of a revision that are in reach, with what a spec moves.

use super::level::{Level, LevelRequirement, MAX_SCORE};
use super::revision::Revision;
use super::target::Target;
use super::thresholds::has_equal_levels;
use super::{Address, Generator, Recipe, Removal};
use crate::cache::Cache;
use crate::puzzle::{Kind, Symmetry};
use crate::rating::{Rating, Window};
use std::ops::RangeInclusive;

/// The bands of removed cells that grade the puzzles of a book, and what its labels promise that they need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    revision: &'static Revision,
    /// What a spec moves, easiest level first.
    overrides: [LevelOverride; 5],
}

/// What a spec moves of a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelOverride {
    /// The fewest and the most removed cells.
    pub band: Option<RangeInclusive<u32>>,
    /// The easiest and the hardest technique that a puzzle may need as its hardest.
    pub window: Option<Window>,
    /// The least and the most score.
    pub score: Option<RangeInclusive<u32>>,
}

impl Levels {
    /// The levels of a revision, as long as nothing moves them.
    pub fn of(revision: &'static Revision) -> Levels {
        Levels { revision, overrides: Default::default() }
    }

    /// The revision whose levels they are.
    pub fn revision(&self) -> &'static Revision {
        self.revision
    }

    /// What the spec moves of `level`.
    pub fn level_override(&self, level: Level) -> &LevelOverride {
        &self.overrides[level as usize]
    }

    /// Moves `level`.
    pub fn set_override(&mut self, level: Level, level_override: LevelOverride) {
        self.overrides[level as usize] = level_override;
    }

    /// Cells removed at `level`: as a spec has it, or else as usual for `kind`.
    pub fn band(&self, kind: Kind, level: Level) -> RangeInclusive<u32> {
        let default = || self.revision.bands(kind)[level as usize].clone();
        self.level_override(level).band.clone().unwrap_or_else(default)
    }

    /// What puzzles of `level` need: as a spec has it, or else as usual for `kind` with `symmetry`. `None` for a level that
    /// is not offered.
    pub fn requirement(
        &self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        let LevelOverride { window, score, .. } = self.level_override(level).clone();
        match (window, score) {
            (None, None) => self.revision.requirement(kind, symmetry, level),
            // Whoever moves one does away with what the label promises.
            (window, score) => Some(LevelRequirement {
                window: window.unwrap_or_else(|| self.revision.scale().full_window()),
                score: score.unwrap_or(0..=MAX_SCORE),
            }),
        }
    }

    /// The levels that are offered for `kind` with `symmetry`, easiest first.
    pub fn offered_levels(&self, kind: Kind, symmetry: Symmetry) -> Vec<Level> {
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        levels.filter(|&level| self.requirement(kind, symmetry, level).is_some()).collect()
    }

    /// The grade of a puzzle with `removed` cells taken out: the easiest level whose band reaches that far, or the hardest
    /// when none does. `None` for killers and the smallest calcudokus, whose levels all remove as many.
    pub fn grade(&self, kind: Kind, removed: u32) -> Option<Level> {
        if has_equal_levels(kind) {
            return None;
        }
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        let mut reaching = levels.filter(|&level| removed <= *self.band(kind, level).end());
        Some(reaching.next().unwrap_or(Level::Extreme))
    }

    /// The level of a puzzle by what it needs, however many cells were removed.
    pub fn level_of(&self, kind: Kind, rating: &Rating) -> Level {
        self.revision.level_of(kind, rating)
    }
}

/// The answers of trials: which targets of a revision are in reach.
static IN_REACH: Cache<(u32, Target), bool, 256> = Cache::new();

impl Revision {
    /// Whether puzzles of `target` are in reach: two come up in a small part of what an address may take.
    ///
    /// Both are looked for on a stream of their own, so the answer depends on the target alone.
    pub fn is_in_reach(&'static self, target: &Target) -> bool {
        IN_REACH.get_or_compute((self.number, target.clone()), || self.try_target(target))
    }

    /// The trial of [`Revision::is_in_reach`].
    fn try_target(&'static self, target: &Target) -> bool {
        let generator = Generator::new(self, "reach");
        let mut raters = self.raters();
        let mut budget = self.budgets.attempts / self.budgets.trial;
        (1..=2).all(|index| {
            let section = "reach".to_owned();
            let address = Address { section, index };
            let found = generator.generate_within(target, &address, 0, &mut raters, &mut budget);
            found.is_ok()
        })
    }

    /// What puzzles of `level` need: what its label promises. `None` when such puzzles are out of reach, and the level is
    /// not offered.
    pub fn requirement(
        &'static self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        symmetry.goes_with(kind).ok()?;
        let rules = self.levels.requirements_of(kind)[level as usize];
        if let Some(row) = self.measurements.of(kind.usual()) {
            let rule = row.rule(symmetry, level)?;
            return rules.get(rule)?.requirement(&self.scale);
        }
        let needs = rules.iter().filter_map(|rule| rule.requirement(&self.scale));
        needs.into_iter().find(|need| {
            let target = self.target(kind, symmetry, level, need.clone());
            self.is_in_reach(&target)
        })
    }

    /// The target of a level whose puzzles need `need`.
    fn target(
        &'static self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
        need: LevelRequirement,
    ) -> Target {
        // Where no cell is given a pattern says nothing.
        let symmetry = if kind.has_cages() { Symmetry::None } else { symmetry };
        Target {
            recipe: Recipe::new(
                kind,
                symmetry,
                Removal::Band(self.bands(kind)[level as usize].clone()),
            ),
            window: Some(need.window),
            score: Some(need.score),
            steady: false,
        }
    }

    /// Returns for each level the letter of the first of its rules that is in reach: `a` for the first, and `-` for none.
    #[cfg(feature = "measure")]
    pub fn reachable_rules(&'static self, kind: Kind, symmetry: Symmetry) -> String {
        let letter = |&(_, level): &(&str, Level)| {
            if symmetry.goes_with(kind).is_err() {
                return '-';
            }
            let rules = self.levels.requirements_of(kind)[level as usize].iter();
            let mut needs = rules.filter_map(|rule| rule.requirement(&self.scale));
            let rule =
                needs.position(|need| self.is_in_reach(&self.target(kind, symmetry, level, need)));
            rule.map_or('-', |rule| (b'a' + rule as u8) as char)
        };
        Level::NAMES.iter().map(letter).collect()
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
            (49, Level::Medium),
            (50, Level::Hard),
            (52, Level::Hard),
            (53, Level::Expert),
            (54, Level::Expert),
            (55, Level::Extreme),
            (64, Level::Extreme),
        ];
        for (removed, level) in expected {
            assert_eq!(levels.grade(Kind::CLASSIC, removed), Some(level), "{removed}");
        }
    }

    #[test]
    fn a_kind_offers_the_levels_that_can_be_told_apart() {
        let levels = Levels::of(Revision::FIRST);
        let offered = |kind: &str, symmetry| levels.offered_levels(kind.parse().unwrap(), symmetry);
        assert_eq!(offered("9", Symmetry::None).len(), 5);
        assert_eq!(offered("9", Symmetry::Rotate180).len(), 5);
        assert_eq!(offered("4", Symmetry::None), [Level::Easy, Level::Medium]);
    }
}
