//! Measures of difficulty: rating, steadiness of a path, amount of trying.

use super::candidates::{Candidates, SinglesOutcome, fill_singles};
use super::step::{StepLog, TechniqueUse};
use super::tables::Tables;
use super::{Scale, Step, Technique};

/// The effort of a score ends here.
const MAX_EFFORT: u32 = 999;

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
    pub(super) fn initial() -> Rating {
        Rating { technique: Technique::FullHouse, tier: 1, score: 0, solved: false, steps: [0; 5] }
    }

    /// A rating that was found before, by `scale`.
    pub fn from_stored(scale: &Scale, technique: Technique, score: u32) -> Rating {
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

    pub(super) fn add(&mut self, scale: &Scale, found: &TechniqueUse) {
        let &TechniqueUse { technique, tier, weight } = found;
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
        self.score = hardest * 1000 + (effort + more).min(MAX_EFFORT);
    }

    /// Naked singles lead to the solution, and weigh no more than the lightest way there, which was taken.
    pub(super) fn set_naked_singles(&mut self) {
        self.technique = Technique::NakedSingle;
        self.tier = 1;
        self.steps = [self.step_count(), 0, 0, 0, 0];
    }

    /// Singles solve the puzzle: so many of them are open at each stage, if all that are open are filled in at once.
    ///
    /// To find one of many takes less looking than to find the only one: each counts by one part of those that are open.
    /// Grids of more rows have longer ways, and count as so much shorter.
    pub(super) fn set_singles_effort(&mut self, open: impl Iterator<Item = u32>, side: usize) {
        // Divided by all numbers to ten without a remainder.
        const WHOLE: u32 = 2520;
        const OF_LAST: u32 = 20;
        let looks = |open: u32| (1..=open).map(|left| WHOLE / left).sum::<u32>();
        let effort = open.map(looks).sum::<u32>() / (WHOLE / OF_LAST) * 9 / side as u32;
        self.score = self.score / 1000 * 1000 + effort.min(MAX_EFFORT);
    }

    pub(super) fn set_beyond(&mut self, scale: &Scale) {
        self.technique = Technique::Beyond;
        self.tier = scale.tier(Technique::Beyond);
        self.score = scale.weight(Technique::Beyond) * 1000 + self.score % 1000;
        self.solved = false;
    }

    /// A puzzle beyond every technique weighs one hundredth more for every digit that is tried until it is finished,
    /// whatever steps led to where logic was stuck.
    pub(super) fn add_trial_digits(&mut self, digits: u32) {
        self.score = (self.score / 1000 + digits) * 1000;
    }

    /// How many steps were taken.
    pub fn step_count(&self) -> u32 {
        self.steps.iter().sum()
    }
}

impl StepLog {
    /// Writes every step of a puzzle of `rating` down, as far as singles solve it.
    pub(super) fn of(rating: &Rating) -> StepLog {
        let is_naked = rating.solved && rating.technique == Technique::NakedSingle;
        let mut log = StepLog::recording();
        log.naked_single = is_naked.then_some(rating.score / 1000);
        log
    }
}

/// How the hard steps of a path lie among the easy ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steadiness {
    /// The tier of the hardest step.
    pub tier: u8,
    /// How many steps the path has.
    pub steps: usize,
    /// Where singles and other easy steps do not get on: the steps, by place in the path, that come after an easier
    /// one and are of the hardest tier or the one below it, singles left aside.
    pub obstacles: Vec<usize>,
}

impl Steadiness {
    /// Looks at a path.
    pub fn of(path: &[Step]) -> Steadiness {
        let tier = path.iter().map(|step| step.tier).max();
        let tier = tier.unwrap_or(1);
        let hard = |step: &Step| step.tier >= (tier - 1).max(2);
        let begins = |&at: &usize| hard(&path[at]) && (at == 0 || !hard(&path[at - 1]));
        Steadiness { tier, steps: path.len(), obstacles: (0..path.len()).filter(begins).collect() }
    }

    /// False when all of the difficulty lies in one place: one hard step, or several on end, among easy ones. A puzzle
    /// that needs singles only has no such place.
    pub fn is_steady(&self) -> bool {
        self.tier == 1 || self.obstacles.len() > 1
    }
}

/// Digits that are tried for one puzzle, at most, times its cells: in larger grids each takes longer.
const TRIAL_BUDGET: usize = 800_000;

/// More than this makes a puzzle no harder.
const MAX_TRIAL_DIGITS: u32 = 500;

/// How much trying finishes a puzzle that is beyond every technique.
///
/// How many digits have to be tried if trying begins in the best cell of two or three candidates, and goes on in the
/// one with the fewest. Singles and locked candidates are taken in between; of cages nothing is known, so killers count as 0.
pub(super) fn trial_digits<const W: usize>(
    tables: &Tables<W>,
    mut candidates: Candidates<W>,
) -> u32 {
    let is_killer = !tables.sums.is_empty();
    if is_killer || fill_and_lock(tables, &mut candidates) != SinglesOutcome::Stuck {
        return 0;
    }
    let mut left = (TRIAL_BUDGET / tables.cells) as u32;
    let mut least = MAX_TRIAL_DIGITS;
    let [_, _, two, three] = candidates.by_count(tables.digits);
    for cell in (two | three).iter() {
        let limit = least.min(left);
        match count_trial_digits(tables, &candidates, cell, limit) {
            Some(count) => {
                left -= count;
                least = least.min(count);
            }
            None => left -= limit,
        }
    }
    least
}

/// How many digits are tried if those of `cell` are the first; `None` when that is more than `limit`.
fn count_trial_digits<const W: usize>(
    tables: &Tables<W>,
    candidates: &Candidates<W>,
    cell: usize,
    limit: u32,
) -> Option<u32> {
    let digits = (0..tables.digits).filter(|&digit| candidates.planes[digit].has(cell));
    let mut count = 0;
    for digit in digits {
        count += 1;
        if count > limit {
            return None;
        }
        let mut branch = *candidates;
        branch.place(tables, cell, digit);
        if fill_and_lock(tables, &mut branch) == SinglesOutcome::Stuck {
            let next = cell_with_fewest(tables, &branch);
            count += count_trial_digits(tables, &branch, next, limit - count)?;
        }
    }
    Some(count)
}

/// The first of the cells with the fewest candidates.
fn cell_with_fewest<const W: usize>(tables: &Tables<W>, candidates: &Candidates<W>) -> usize {
    let [_, _, two, three] = candidates.by_count(tables.digits);
    if let Some(few) = [two, three].into_iter().find(|few| !few.is_empty()) {
        return few.first();
    }
    let planes = &candidates.planes[..tables.digits];
    let count = |cell: &usize| planes.iter().filter(|plane| plane.has(*cell)).count();
    candidates.empty.iter().min_by_key(count).unwrap_or(0)
}

/// Fills in singles and takes out what locked candidates rule out, until there are no more.
fn fill_and_lock<const W: usize>(
    tables: &Tables<W>,
    candidates: &mut Candidates<W>,
) -> SinglesOutcome {
    loop {
        let outcome = fill_singles(tables, candidates, |_, _| {});
        if outcome != SinglesOutcome::Stuck || !remove_locked(tables, candidates) {
            return outcome;
        }
    }
}

/// Takes a digit out of what a line or a box has beside their crossing, where the other has no place beside it.
fn remove_locked<const W: usize>(tables: &Tables<W>, candidates: &mut Candidates<W>) -> bool {
    let mut any = false;
    for plane in &mut candidates.planes[..tables.digits] {
        let before = *plane;
        for crossing in &tables.crossings {
            let [line, block] =
                [crossing.line, crossing.block].map(|house| tables.houses[house] - crossing.cells);
            match (plane.meets(line), plane.meets(block)) {
                (false, true) if plane.meets(crossing.cells) => *plane -= block,
                (true, false) if plane.meets(crossing.cells) => *plane -= line,
                _ => {}
            }
        }
        any |= *plane != before;
    }
    any
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::*;
    use crate::generate::Revision;
    use crate::rating::Evidence;

    fn of(techniques: &[Technique]) -> Steadiness {
        let scale = Revision::FIRST.scale();
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
    fn one_hard_place_among_singles_is_not_steady() {
        use Technique::*;
        for (path, obstacles) in [
            (&[HiddenSingleBox, NakedSingle, FullHouse][..], &[][..]),
            (&[NakedSingle, NakedPair, NakedSingle], &[1]),
            (&[NakedSingle, NakedPair, Pointing, NakedSingle], &[1]),
            (&[Pointing, NakedSingle, NakedPair, NakedSingle], &[0, 2]),
            (&[Pointing, NakedSingle, XWing, NakedSingle], &[0, 2]),
            // Locked candidates are easy beside a chain.
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
