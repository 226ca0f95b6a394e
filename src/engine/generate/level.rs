//! Levels, and the requirements that their puzzles meet.

use crate::rating::{Rating, Scale, TimeTarget, Window};
use gridpress_ground::named::names;
use std::ops::RangeInclusive;

/// A level of difficulty, which also determines the number of removed cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// About half of the cells are given.
    Easy,
    /// About two fifths of the cells are given.
    Medium,
    /// A little more than a third of the cells are given.
    Hard,
    /// Nearly as few cells are given as one pass of removal leaves.
    Expert,
    /// Fewer cells are given than one pass of removal usually leaves.
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

/// Upper limit of all scores.
pub const MAX_SCORE: u32 = 9_999_999;

/// The requirement of a level: bounds for the technique of the hardest step, for the score and for the solving time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LevelRequirement {
    /// Bounds for the technique of the hardest step.
    pub window: Window,
    /// Bounds for the score: see [`Rating::score`].
    pub score: RangeInclusive<u32>,
    /// Bounds for the expected solving time; `None` accepts every puzzle.
    pub time: Option<TimeTarget>,
}

impl LevelRequirement {
    /// Returns `true` if a puzzle with `rating` by `scale` meets the requirement.
    pub fn is_met_by(&self, rating: &Rating, scale: &Scale) -> bool {
        scale.window_contains(&self.window, rating.technique)
            && self.score.contains(&rating.score)
            && self.time.as_ref().is_none_or(|time| time.is_met_by(rating))
    }
}

/// A requirement in terms of tiers, independent of a scale.
#[derive(Clone, Copy)]
pub(super) struct RequirementRule {
    /// First and last tier of the hardest step, from 1 to 5; a last tier of 6 includes
    /// [`Technique::Beyond`](crate::rating::Technique::Beyond).
    pub(super) tiers: (u8, u8),
    /// Lowest and highest score.
    pub(super) score: (u32, u32),
}

impl RequirementRule {
    pub(super) fn requirement(&self, scale: &Scale) -> Option<LevelRequirement> {
        // Tiers instead of techniques, so that a scale with further techniques can share the rules of an earlier one.
        let easiest = scale.of_tier(self.tiers.0)?.easiest;
        let hardest = match self.tiers.1 {
            6.. => scale.full_window().hardest,
            tier => scale.of_tier(tier)?.hardest,
        };
        Some(LevelRequirement {
            window: scale.window(easiest, hardest)?,
            score: self.score.0..=self.score.1,
            time: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_the_order_of_the_levels() {
        for (index, (name, level)) in Level::NAMES.iter().enumerate() {
            assert_eq!(*level as usize, index);
            assert_eq!(Level::from_name(name), Some(*level));
        }
    }
}
