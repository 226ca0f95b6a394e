//! How hard a puzzle is.

use super::Technique;

/// The hardest technique that a puzzle needs, if always the easiest step is taken, and what that weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The hardest technique; [`Technique::Beyond`] when none of them solves the puzzle.
    pub technique: Technique,
    /// The weight of the hardest step in thousands, and below that how many steps it takes beside singles: harder
    /// puzzles have more.
    pub score: u32,
    /// False for puzzles beyond every technique, and broken ones.
    pub solved: bool,
    /// How many steps of each tier were taken.
    pub steps: [u32; 5],
}

impl Rating {
    pub(super) fn none() -> Rating {
        Rating {
            technique: Technique::FullHouse,
            score: 0,
            solved: false,
            steps: [0; 5],
        }
    }

    /// 1 to 5; see [`Technique::tier`].
    pub fn tier(&self) -> u8 {
        self.technique.tier()
    }

    pub(super) fn add(&mut self, technique: Technique, weight: u32) {
        self.technique = self.technique.max(technique);
        self.steps[usize::from(technique.tier()) - 1] += 1;
        let hardest = (self.score / 1000).max(weight);
        let effort = match technique {
            Technique::FullHouse | Technique::HiddenSingleBox => 0,
            _ => weight / 100,
        };
        self.score = hardest * 1000 + (self.score % 1000 + effort).min(999);
    }

    pub(super) fn beyond(&mut self) {
        self.technique = Technique::Beyond;
        self.score = Technique::Beyond.weight() * 1000 + self.score % 1000;
        self.solved = false;
    }

    /// How many steps were taken.
    pub fn step_count(&self) -> u32 {
        self.steps.iter().sum()
    }
}
