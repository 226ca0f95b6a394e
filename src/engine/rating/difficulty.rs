//! Measures of difficulty: the rating, the steadiness of a path, and the amount of guessing.

use super::step::{StepLog, TechniqueUse};
use super::{Scale, SolvingTime, Step, Technique};

/// Maximum of the effort in a score.
const MAX_EFFORT: u32 = 999;

/// The hardest step that a puzzle needs if the easiest available step is always taken.
///
/// The heavier of two steps is the harder one. Between equal weights, it is the one whose technique is tried later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// Technique of the hardest step; [`Technique::Beyond`] if no technique solves the puzzle.
    pub technique: Technique,
    /// Highest tier of all steps, from 1 to 5; see [`Scale::tier`].
    pub tier: u8,
    /// Weight of the hardest step times 1000, plus the effort, 0 to 999. If singles solve the puzzle, the effort is
    /// higher the fewer of them are available at each stage; otherwise it is the total weight of all steps except full
    /// houses and hidden singles in boxes.
    pub score: u32,
    /// `false` for a puzzle that is beyond every technique or broken.
    pub solved: bool,
    /// Number of steps in each tier, easiest tier first; all 0 in a rating restored by [`Rating::from_stored`].
    pub steps: [u32; 5],
    /// Expected solving time. `None` for a puzzle that is not solved, and in a rating restored by
    /// [`Rating::from_stored`].
    pub minutes: Option<SolvingTime>,
}

impl Rating {
    pub(super) fn initial() -> Rating {
        Rating {
            technique: Technique::FullHouse,
            tier: 1,
            score: 0,
            solved: false,
            steps: [0; 5],
            minutes: None,
        }
    }

    /// Restores a rating that `scale` determined earlier.
    pub fn from_stored(scale: &Scale, technique: Technique, score: u32) -> Rating {
        Rating {
            technique,
            tier: scale.tier(technique),
            score,
            solved: technique != Technique::Beyond,
            steps: [0; 5],
            minutes: None,
        }
    }

    /// Returns `true` if both have the same technique and score.
    pub fn agrees_with(&self, other: &Rating) -> bool {
        (self.technique, self.score) == (other.technique, other.score)
    }

    /// Counts a step, and raises the score to its weight if it is the hardest so far. A search for singles may have
    /// filled several cells, each of which is a step.
    pub(super) fn add(&mut self, scale: &Scale, found: &TechniqueUse, filled: u32) {
        let &TechniqueUse { technique, tier, weight } = found;
        self.steps[usize::from(tier) - 1] += if tier == 1 { filled } else { 1 };
        let (hardest, effort) = (self.score / 1000, self.score % 1000);
        let rank = |technique| scale.rank(technique);
        // The weight comes first: a long chain may weigh more than a technique that is tried after it.
        let is_harder = (hardest, rank(self.technique)) < (weight, rank(technique));
        if is_harder {
            self.technique = technique;
        }
        self.tier = self.tier.max(tier);
        let more = match technique {
            // Every puzzle has many of these, and one call of their finders fills several, so that they must not count.
            Technique::FullHouse | Technique::HiddenSingleBox => 0,
            _ => weight / 100,
        };
        let hardest = if is_harder { weight } else { hardest };
        self.score = hardest * 1000 + (effort + more).min(MAX_EFFORT);
    }

    /// Turns the rating into one of naked singles, which solve the puzzle. They weigh no more than the lightest path,
    /// which was taken.
    pub(super) fn set_naked_singles(&mut self) {
        self.technique = Technique::NakedSingle;
        self.tier = 1;
        self.steps = [self.step_count(), 0, 0, 0, 0];
    }

    /// Sets the effort of a puzzle that singles solve. `open` has the number of singles available at each stage, if all
    /// of them are filled in at once.
    ///
    /// Finding one of many singles takes less searching than finding the only one, so each counts inversely to the
    /// number available. Larger grids have longer paths, which are scaled down by their number of rows.
    pub(super) fn set_singles_effort(&mut self, open: impl Iterator<Item = u32>, side: usize) {
        // Divisible by every number up to ten.
        // Whole numbers keep the score the same on every machine.
        const WHOLE: u32 = 2520;
        // The effort of finding the only open single; finding one of ten costs a tenth of it.
        const OF_LAST: u32 = 20;
        let looks = |open: u32| (1..=open).map(|left| WHOLE / left).sum::<u32>();
        // The factor leaves the effort of 9x9 grids as it is.
        let effort = open.map(looks).sum::<u32>() / (WHOLE / OF_LAST) * 9 / side as u32;
        self.score = self.score / 1000 * 1000 + effort.min(MAX_EFFORT);
    }

    pub(super) fn set_beyond(&mut self, scale: &Scale) {
        self.technique = Technique::Beyond;
        self.tier = scale.tier(Technique::Beyond);
        self.score = scale.weight(Technique::Beyond) * 1000 + self.score % 1000;
        self.solved = false;
    }

    /// Sets the score of a puzzle beyond every technique: one hundredth for every digit that is tried until it is
    /// solved, whatever steps came first.
    pub(super) fn add_trial_digits(&mut self, digits: u32) {
        self.score = (self.score / 1000 + digits) * 1000;
    }

    /// Returns the number of steps.
    pub fn step_count(&self) -> u32 {
        self.steps.iter().sum()
    }
}

impl StepLog {
    /// Returns a log that records every step of a puzzle with `rating`, as far as singles solve it.
    pub(super) fn of(rating: &Rating) -> StepLog {
        let is_naked = rating.solved && rating.technique == Technique::NakedSingle;
        let mut log = StepLog::recording();
        // The rating has weighed naked singles by the lightest detour; the steps of the path must add up to the same
        // score.
        log.naked_single = is_naked.then_some(rating.score / 1000);
        log
    }
}

/// Distribution of the hard steps of a path among the easy ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steadiness {
    /// Tier of the hardest step.
    pub tier: u8,
    /// Number of steps in the path.
    pub steps: usize,
    /// Indices of the steps where easier steps get stuck: each follows an easier step and belongs to the hardest tier
    /// or the one below it. Singles never count.
    pub obstacles: Vec<usize>,
}

impl Steadiness {
    /// Returns the steadiness of a path.
    pub fn of(path: &[Step]) -> Steadiness {
        let tier = path.iter().map(|step| step.tier).max().unwrap_or(1);
        // A path of chains with fish between them is hard throughout, hence the tier below the hardest counts too.
        let hard = |step: &Step| step.tier >= (tier - 1).max(2);
        let begins = |&at: &usize| hard(&path[at]) && (at == 0 || !hard(&path[at - 1]));
        Steadiness { tier, steps: path.len(), obstacles: (0..path.len()).filter(begins).collect() }
    }

    /// Returns `false` if all of the difficulty is in one place: a hard step, or several in succession, among easy
    /// ones. A path of singles has no such place and is steady.
    pub fn is_steady(&self) -> bool {
        self.tier == 1 || self.obstacles.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::*;
    use crate::generate::Revision;
    use crate::rating::Evidence;

    fn of(techniques: &[Technique]) -> Steadiness {
        let scale = Revision::NEWEST.scale();
        let step = |&technique: &Technique| Step {
            technique,
            tier: scale.tier(technique),
            weight: scale.weight(technique),
            evidence: Evidence::NakedSingle { cell: 0, digit: 1 },
            places: Vec::new(),
            removes: Vec::new(),
        };
        Steadiness::of(&techniques.iter().map(step).collect::<Vec<_>>())
    }

    #[test]
    fn a_single_obstacle_is_not_steady() {
        use Technique::*;
        for (path, obstacles) in [
            (&[HiddenSingleBox, NakedSingle, FullHouse][..], &[][..]),
            (&[NakedSingle, NakedPair, NakedSingle], &[1]),
            (&[NakedSingle, NakedPair, Pointing, NakedSingle], &[1]),
            (&[Pointing, NakedSingle, NakedPair, NakedSingle], &[0, 2]),
            (&[Pointing, NakedSingle, XWing, NakedSingle], &[0, 2]),
            // Locked candidates are easy compared to a chain.
            (&[Pointing, NakedSingle, XChain, NakedSingle], &[2]),
            (&[XWing, Pointing, XChain, NakedSingle], &[0, 2]),
        ] {
            let steadiness = of(path);
            assert_eq!(steadiness.obstacles, obstacles, "{path:?}");
            let expected = obstacles.is_empty() || obstacles.len() > 1;
            assert_eq!(steadiness.is_steady(), expected, "{path:?}");
        }
        assert!(of(&[]).is_steady());
    }
}
