//! What puzzles of a level need.

use super::level::Level;
use super::revision::Revision;
use crate::puzzle::Kind;
use crate::rating::{Rating, Scale, Window};
use std::ops::RangeInclusive;

/// Above every score.
pub const MOST_SCORE: u32 = 9_999_999;

/// What a puzzle may need: the technique of its hardest step, and its score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Need {
    /// The technique of the hardest step lies in here.
    pub window: Window,
    /// The score lies in here: see [`Rating::score`].
    pub score: RangeInclusive<u32>,
}

impl Need {
    /// Whether a puzzle of `rating` needs this, by `scale`.
    pub fn is_met_by(&self, rating: &Rating, scale: &Scale) -> bool {
        scale.holds(&self.window, rating.technique) && self.score.contains(&rating.score)
    }
}

/// What a level's puzzles need, by tier and score.
#[derive(Clone, Copy)]
pub(super) struct NeedRule {
    /// The tiers of the hardest step, first and last, from 1 to 5; a last of 6 takes what is beyond them.
    pub(super) tiers: (u8, u8),
    /// The least and the most score.
    pub(super) score: (u32, u32),
}

impl NeedRule {
    pub(super) fn need(&self, scale: &Scale) -> Option<Need> {
        let easiest = scale.of_tier(self.tiers.0)?.easiest;
        let hardest = match self.tiers.1 {
            6.. => scale.everything().hardest,
            tier => scale.of_tier(tier)?.hardest,
        };
        Some(Need { window: scale.window(easiest, hardest)?, score: self.score.0..=self.score.1 })
    }

    /// Whether `rating` is no easier than the easiest that the rule takes.
    fn is_reached_by(&self, rating: &Rating) -> bool {
        (rating.tier, rating.score) >= (self.tiers.0, self.score.0)
    }
}

impl Revision {
    /// The level of a puzzle by what it needs, however many cells were removed: the hardest whose easiest puzzles are
    /// no harder.
    pub fn level_of(&self, kind: Kind, rating: &Rating) -> Level {
        let rules = self.levels.needs_of(kind);
        let is_reached = |level: &Level| {
            let best = rules[*level as usize].first();
            best.is_some_and(|rule| rule.is_reached_by(rating))
        };
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        levels.rev().find(is_reached).unwrap_or(Level::Easy)
    }
}
