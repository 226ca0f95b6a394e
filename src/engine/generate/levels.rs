//! The levels of a book: those of a revision that are in reach, with the overrides of a spec.

use super::level::{Level, LevelRequirement, MAX_SCORE};
use super::revision::Revision;
use super::target::Target;
use super::thresholds::has_equal_levels;
use super::{Address, Generator, Recipe, Removal};
use crate::puzzle::{Kind, Symmetry};
use crate::rating::{Calibration, Rating, SolvingTime, TimeTarget, Window};
use gridpress_ground::cache::Cache;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The bands of removed cells and the requirements of the levels of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    revision: &'static Revision,
    /// Overrides of a spec, easiest level first.
    overrides: [LevelOverride; 5],
    /// The times of the readers; `None` if they need those of the model.
    calibration: Option<Arc<Calibration>>,
}

/// Overrides for a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelOverride {
    /// The fewest and the most removed cells.
    pub band: Option<RangeInclusive<u32>>,
    /// The easiest and the hardest technique of the hardest step.
    pub window: Option<Window>,
    /// The lowest and the highest score.
    pub score: Option<RangeInclusive<u32>>,
    /// The shortest and the longest expected solving time, in minutes of the readers.
    pub minutes: Option<RangeInclusive<u32>>,
}

impl Levels {
    /// Creates the levels of a revision, without overrides.
    pub fn of(revision: &'static Revision) -> Levels {
        Levels { revision, overrides: Default::default(), calibration: None }
    }

    /// Returns the revision.
    pub fn revision(&self) -> &'static Revision {
        self.revision
    }

    /// Returns the overrides for `level`.
    pub fn level_override(&self, level: Level) -> &LevelOverride {
        &self.overrides[level as usize]
    }

    /// Sets the overrides for `level`.
    pub fn set_override(&mut self, level: Level, level_override: LevelOverride) {
        self.overrides[level as usize] = level_override;
    }

    /// Returns the relation of the readers' times to those of the model; `None` if they are the same.
    pub fn calibration(&self) -> Option<&Calibration> {
        self.calibration.as_deref()
    }

    /// Sets the relation of the readers' times to those of the model.
    pub fn set_calibration(&mut self, calibration: Option<Calibration>) {
        self.calibration = calibration.map(Arc::new);
    }

    /// Returns the time that readers are expected to need for a rated puzzle of `kind`. `None` if the rating has none.
    pub fn solving_time(&self, kind: Kind, rating: &Rating) -> Option<SolvingTime> {
        let time = rating.minutes?;
        Some(self.calibration().map_or(time, |own| own.of(kind).time(time.seconds)))
    }

    /// Returns the bounds that keep the expected time of readers within `minutes`.
    pub fn time_target(&self, kind: Kind, minutes: RangeInclusive<u32>) -> TimeTarget {
        match self.calibration() {
            Some(own) => TimeTarget { seconds: own.of(kind).model_seconds(&minutes), minutes },
            None => TimeTarget::new(minutes),
        }
    }

    /// Returns the band of removed cells at `level`: overridden, or the default for `kind`.
    pub fn band(&self, kind: Kind, level: Level) -> RangeInclusive<u32> {
        let default = || self.revision.bands(kind)[level as usize].clone();
        self.level_override(level).band.clone().unwrap_or_else(default)
    }

    /// Returns the requirement of `level`: overridden, or the default for `kind` with `symmetry`. `None` if the level
    /// is not offered.
    pub fn requirement(
        &self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        let LevelOverride { window, score, minutes, .. } = self.level_override(level).clone();
        let time = minutes.map(|minutes| self.time_target(kind, minutes));
        match (window, score) {
            (None, None) => {
                Some(LevelRequirement { time, ..self.revision.requirement(kind, symmetry, level)? })
            }
            // Overriding either one drops the guarantee of the level.
            (window, score) => Some(LevelRequirement {
                window: window.unwrap_or_else(|| self.revision.scale().full_window()),
                score: score.unwrap_or(0..=MAX_SCORE),
                time,
            }),
        }
    }

    /// Returns the levels offered for `kind` with `symmetry`, easiest first.
    pub fn offered_levels(&self, kind: Kind, symmetry: Symmetry) -> Vec<Level> {
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        levels.filter(|&level| self.requirement(kind, symmetry, level).is_some()).collect()
    }

    /// Returns the level of a puzzle by its number of removed cells: the easiest whose band reaches that far, or the
    /// hardest if none does. `None` for killers and the smallest calcudokus, whose levels all have the same band.
    pub fn grade(&self, kind: Kind, removed: u32) -> Option<Level> {
        // The number of givens says nothing where all levels have the same.
        if has_equal_levels(kind) {
            return None;
        }
        let own = self.revision.own_bands(kind);
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        let mut reaching = levels.filter(|&level| {
            let band = self.level_override(level).band.as_ref().unwrap_or(&own[level as usize]);
            removed <= *band.end()
        });
        Some(reaching.next().unwrap_or(Level::Extreme))
    }

    /// Returns the level of a puzzle by its rating, whatever its number of removed cells.
    pub fn level_of(&self, kind: Kind, rating: &Rating) -> Level {
        self.revision.level_of(kind, rating)
    }
}

/// Cached results: the targets of a revision that are in reach.
static IN_REACH: Cache<(u32, Target), bool, 256> = Cache::empty();

impl Revision {
    /// Returns `true` if puzzles of `target` are in reach: two are found with a small part of the budget of an address.
    ///
    /// Both are searched on a separate stream, so the result depends only on the target.
    pub fn is_in_reach(&'static self, target: &Target) -> bool {
        IN_REACH.get_or_compute((self.number, target.clone()), || self.try_target(target))
    }

    /// Searches for two puzzles of `target`.
    fn try_target(&'static self, target: &Target) -> bool {
        let generator = Generator::new(self, "reach");
        let mut raters = self.raters();
        let mut budget = self.budgets.attempts / self.budgets.trial;
        // A single hit may be luck; two within the budget of a trial make it likely that a whole section can be filled.
        (1..=2).all(|index| {
            let address = Address { section: "reach".to_owned(), index };
            generator.generate_within(target, &address, 0, &mut raters, &mut budget).is_ok()
        })
    }

    /// Returns the requirement of `level`. `None` if such puzzles are out of reach, so that the level is not offered.
    pub fn requirement(
        &'static self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        symmetry.check_kind(kind).ok()?;
        let rules = self.levels.requirements_of(kind)[level as usize];
        // Measured rows spare common kinds the trial of every level.
        if let Some(row) = self.measurements.of(kind.with_default_boxes()) {
            return rules.get(row.rule(symmetry, level)?)?.requirement(&self.scale);
        }
        rules.iter().filter_map(|rule| rule.requirement(&self.scale)).into_iter().find(|need| {
            let target = self.target(kind, symmetry, level, need.clone());
            self.is_in_reach(&target)
        })
    }

    /// Returns the target of a level with the requirement `need`.
    fn target(
        &'static self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
        need: LevelRequirement,
    ) -> Target {
        // Without givens, their symmetry has no meaning.
        let symmetry = if kind.has_cages() { Symmetry::None } else { symmetry };
        Target {
            recipe: Recipe::new(
                kind,
                symmetry,
                Removal::Band(self.bands(kind)[level as usize].clone()),
            ),
            window: Some(need.window),
            score: Some(need.score),
            time: need.time,
            steady: false,
        }
    }

    /// Returns for each level the letter of the first of its rules that is in reach: `a` for the first, and `-` for
    /// none.
    #[cfg(feature = "measure")]
    pub fn reachable_rules(&'static self, kind: Kind, symmetry: Symmetry) -> String {
        let letter = |&(_, level): &(&str, Level)| {
            if symmetry.check_kind(kind).is_err() {
                return '-';
            }
            let rule = self.levels.requirements_of(kind)[level as usize]
                .iter()
                .filter_map(|rule| rule.requirement(&self.scale))
                .position(|need| self.is_in_reach(&self.target(kind, symmetry, level, need)));
            rule.map_or('-', |rule| (b'a' + rule as u8) as char)
        };
        Level::NAMES.iter().map(letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_removed_cells_has_a_level() {
        let levels = Levels::of(Revision::NEWEST);
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
    fn small_kinds_offer_fewer_levels() {
        let levels = Levels::of(Revision::NEWEST);
        let offered = |kind: &str, symmetry| levels.offered_levels(kind.parse().unwrap(), symmetry);
        assert_eq!(offered("9", Symmetry::None).len(), 5);
        assert_eq!(offered("9", Symmetry::Rotate180).len(), 5);
        assert_eq!(offered("4", Symmetry::None), [Level::Easy, Level::Medium]);
    }
}
