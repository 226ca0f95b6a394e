//! How hard a puzzle is.

use super::step::Found;
use super::{Scale, Technique};

/// The effort of a score ends here.
const MOST_EFFORT: u32 = 999;

/// The hardest step that a puzzle needs, if always the easiest step is taken.
///
/// Of two steps the harder is that which weighs more; of two that weigh as much that of the technique which is tried later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The technique of the hardest step; [`Technique::Beyond`] when none of them solves the puzzle.
    pub technique: Technique,
    /// The highest tier of all steps, from 1 to 5; see [`Scale::tier`].
    pub tier: u8,
    /// The weight of the hardest step in thousands, and below that the effort, from 0 to 999: where singles are enough,
    /// how few of them are open at each stage, and else what all steps weigh but full houses and hidden singles in boxes.
    pub score: u32,
    /// False for puzzles beyond every technique, and broken ones.
    pub solved: bool,
    /// How many steps of each tier were taken, easiest tier first; all 0 in a rating that was not found but kept.
    pub steps: [u32; 5],
}

impl Rating {
    pub(super) fn none() -> Rating {
        Rating { technique: Technique::FullHouse, tier: 1, score: 0, solved: false, steps: [0; 5] }
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
        let &Found { technique, tier, weight } = found;
        self.steps[usize::from(tier) - 1] += 1;
        let (hardest, effort) = (self.score / 1000, self.score % 1000);
        let rank = |technique| scale.rank(technique);
        let is_harder = (hardest, rank(self.technique)) < (weight, rank(technique));
        if is_harder {
            self.technique = technique;
        }
        self.tier = self.tier.max(tier);
        let more = match technique {
            Technique::FullHouse | Technique::HiddenSingleBox => 0,
            _ => weight / 100,
        };
        let hardest = if is_harder { weight } else { hardest };
        self.score = hardest * 1000 + (effort + more).min(MOST_EFFORT);
    }

    /// Naked singles lead to the solution, and weigh no more than the lightest way there, which was taken.
    pub(super) fn as_naked_singles(&mut self) {
        self.technique = Technique::NakedSingle;
        self.tier = 1;
        self.steps = [self.step_count(), 0, 0, 0, 0];
    }

    /// Singles solve the puzzle: so many of them are open at each stage, if all that are open are filled in at once.
    ///
    /// To find one of many takes less looking than to find the only one: each counts by one part of those that are open.
    /// Grids of more rows have longer ways, and count as so much shorter.
    pub(super) fn by_singles(&mut self, open: impl Iterator<Item = u32>, side: usize) {
        // Divided by all numbers to ten without a remainder.
        const WHOLE: u32 = 2520;
        const OF_LAST: u32 = 20;
        let looks = |open: u32| (1..=open).map(|left| WHOLE / left).sum::<u32>();
        let effort = open.map(looks).sum::<u32>() / (WHOLE / OF_LAST) * 9 / side as u32;
        self.score = self.score / 1000 * 1000 + effort.min(MOST_EFFORT);
    }

    pub(super) fn beyond(&mut self, scale: &Scale) {
        self.technique = Technique::Beyond;
        self.tier = scale.tier(Technique::Beyond);
        self.score = scale.weight(Technique::Beyond) * 1000 + self.score % 1000;
        self.solved = false;
    }

    /// A puzzle beyond every technique weighs one hundredth more for every digit that is tried until it is finished,
    /// whatever steps led to where logic was stuck.
    pub(super) fn tried(&mut self, digits: u32) {
        self.score = (self.score / 1000 + digits) * 1000;
    }

    /// How many steps were taken.
    pub fn step_count(&self) -> u32 {
        self.steps.iter().sum()
    }
}
