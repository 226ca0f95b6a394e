//! Levels by name, and what puzzles of a level need.

use crate::named::names;
use crate::rating::{Rating, Scale, Window};
use std::ops::RangeInclusive;

/// A grade by how many cells were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// About half of the cells are given.
    Easy,
    /// About two fifths of the cells are given.
    Medium,
    /// A little more than a third of the cells are given.
    Hard,
    /// Nearly as few cells are given as one pass leaves.
    Expert,
    /// Fewer cells are given than one pass mostly leaves.
    Extreme,
}

names! {
    Level {
        "easy" => Level::Easy,
        "medium" => Level::Medium,
        "hard" => Level::Hard,
        "expert" => Level::Expert,
        "extreme" => Level::Extreme,
    }
}

/// Above every score.
pub const MAX_SCORE: u32 = 9_999_999;

/// What a puzzle may need: the technique of its hardest step, and its score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LevelRequirement {
    /// The technique of the hardest step lies in here.
    pub window: Window,
    /// The score lies in here: see [`Rating::score`].
    pub score: RangeInclusive<u32>,
}

impl LevelRequirement {
    /// Whether a puzzle of `rating` needs this, by `scale`.
    pub fn is_met_by(&self, rating: &Rating, scale: &Scale) -> bool {
        scale.window_contains(&self.window, rating.technique) && self.score.contains(&rating.score)
    }
}

/// What a level's puzzles need, by tier and score.
#[derive(Clone, Copy)]
pub(super) struct RequirementRule {
    /// The tiers of the hardest step, first and last, from 1 to 5; a last of 6 takes what is beyond them.
    pub(super) tiers: (u8, u8),
    /// The least and the most score.
    pub(super) score: (u32, u32),
}

impl RequirementRule {
    pub(super) fn requirement(&self, scale: &Scale) -> Option<LevelRequirement> {
        let easiest = scale.of_tier(self.tiers.0)?.easiest;
        let hardest = match self.tiers.1 {
            6.. => scale.full_window().hardest,
            tier => scale.of_tier(tier)?.hardest,
        };
        Some(LevelRequirement {
            window: scale.window(easiest, hardest)?,
            score: self.score.0..=self.score.1,
        })
    }

    /// Whether `rating` is no easier than the easiest that the rule takes.
    pub(super) fn is_reached_by(&self, rating: &Rating) -> bool {
        (rating.tier, rating.score) >= (self.tiers.0, self.score.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_the_order_of_the_levels() {
        for (index, (name, level)) in Level::NAMES.iter().enumerate() {
            assert_eq!(*level as usize, index);
            assert_eq!(Level::named(name), Some(*level));
        }
    }
}
