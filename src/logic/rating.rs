//! How hard a puzzle is.

use super::step::Found;
use super::{Scale, Technique};

/// The hardest technique that a puzzle needs, if always the easiest step is taken, and what that weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The hardest technique; [`Technique::Beyond`] when none of them solves the puzzle.
    pub technique: Technique,
    /// The tier of that technique, from 1 to 5; see [`Scale::tier`].
    pub tier: u8,
    /// The weight of the hardest step in thousands, and below that how many steps it takes beside singles: harder
    /// puzzles have more.
    pub score: u32,
    /// False for puzzles beyond every technique, and broken ones.
    pub solved: bool,
    /// How many steps of each tier were taken, easiest tier first; all 0 in a rating that was not found but kept.
    pub steps: [u32; 5],
}

impl Rating {
    pub(super) fn none() -> Rating {
        Rating {
            technique: Technique::FullHouse,
            tier: 1,
            score: 0,
            solved: false,
            steps: [0; 5],
        }
    }

    /// A rating that was found before, by `scale`.
    pub fn kept(scale: &Scale, technique: Technique, score: u32) -> Rating {
        Rating {
            technique,
            tier: scale.tier(technique),
            score,
            solved: technique != Technique::Beyond,
            steps: [0; 5],
        }
    }

    /// Whether both say the same of a puzzle: technique and score.
    pub fn agrees_with(&self, other: &Rating) -> bool {
        (self.technique, self.score) == (other.technique, other.score)
    }

    pub(super) fn add(&mut self, scale: &Scale, found: &Found) {
        let &Found { tier, weight, .. } = found;
        self.technique = scale.harder(self.technique, found.technique);
        self.tier = self.tier.max(tier);
        self.steps[usize::from(tier) - 1] += 1;
        let hardest = (self.score / 1000).max(weight);
        let effort = match found.technique {
            Technique::FullHouse | Technique::HiddenSingleBox => 0,
            _ => weight / 100,
        };
        self.score = hardest * 1000 + (self.score % 1000 + effort).min(999);
    }

    /// Singles solve the puzzle, whatever has been taken on the way that made others of them.
    pub(super) fn by_singles(&mut self) {
        self.technique = Technique::NakedSingle;
        self.tier = 1;
        self.solved = true;
    }

    pub(super) fn beyond(&mut self, scale: &Scale) {
        self.technique = Technique::Beyond;
        self.tier = scale.tier(Technique::Beyond);
        self.score = scale.weight(Technique::Beyond) * 1000 + self.score % 1000;
        self.solved = false;
    }

    /// How many steps were taken.
    pub fn step_count(&self) -> u32 {
        self.steps.iter().sum()
    }
}
