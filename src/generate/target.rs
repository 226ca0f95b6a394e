//! What a puzzle must be to be taken, and how long one is looked for.

use super::revision::Revision;
use super::{Accepted, Address, Generator, Recipe, Removal};
use crate::logic::{Raters, Rating, Steadiness, Window};
use crate::puzzle::Puzzle;

/// A recipe, and which of its puzzles to take.
#[derive(Clone, Debug)]
pub struct Target {
    /// How each attempt is made.
    pub recipe: Recipe,
    /// The hardest technique that a puzzle may need lies in here; `None` takes every puzzle.
    pub window: Option<Window>,
    /// Whether the difficulty must not hang on one step; see [`Steadiness::is_steady`].
    pub steady: bool,
}

impl From<Recipe> for Target {
    fn from(recipe: Recipe) -> Target {
        Target {
            recipe,
            window: None,
            steady: false,
        }
    }
}

/// No attempt within the budget was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfReach {
    /// How many attempts were made.
    pub attempts: u32,
    /// How many attempts removed as many cells as the recipe asks for.
    pub in_band: u32,
    /// The most cells that any attempt removed.
    pub most_removed: u32,
    /// The first attempt that removed the most cells.
    pub best: Option<Accepted>,
}

impl Target {
    /// The target in words: `50 to 53 cells removed that needs pointing to hidden-quad`.
    pub fn described(&self) -> String {
        let mut text = match &self.recipe.removal {
            Removal::Band(band) if band.start() == band.end() => {
                format!("{} cells removed", band.start())
            }
            Removal::Band(band) => format!("{} to {} cells removed", band.start(), band.end()),
            Removal::Minimal => "no cell left to remove".to_owned(),
        };
        if let Some(window) = &self.window {
            text += &format!(
                ", hardest technique {} to {}",
                window.easiest, window.hardest
            );
        }
        if self.steady {
            text += ", steady";
        }
        text
    }

    /// Whether `puzzle` is what is wanted. Singles are tried first: they end most of the puzzles that are not.
    fn judge(&self, puzzle: &Puzzle, revision: &'static Revision, raters: &mut Raters) -> Verdict {
        if !self.recipe.ended(puzzle) {
            return Verdict::Missed;
        }
        let rater = raters.of(&puzzle.shape);
        let everything = revision.scale().everything();
        let window = self.window.filter(|window| *window != everything);
        let rating = window.map(|window| rater.meets(&puzzle.givens, &window));
        let is_within = rating != Some(None);
        let mut is_steady = || Steadiness::of(&rater.path(&puzzle.givens)).is_steady();
        match is_within && (!self.steady || is_steady()) {
            true => Verdict::Taken(rating.flatten()),
            false => Verdict::NearlyMissed,
        }
    }

    /// What an attempt takes of the budget, if it misses the band and if it misses the window.
    fn costs(&self, revision: &Revision) -> (u32, u32) {
        let budgets = &revision.budgets;
        let searches = self.recipe.goal_beyond_a_pass(revision).is_some();
        let cost = budgets.attempts / budgets.attempts(self.recipe.kind, searches);
        match searches {
            true => (cost, cost.div_ceil(budgets.near_misses)),
            false => (cost, cost),
        }
    }
}

/// What a target says of a puzzle.
enum Verdict {
    /// It is what is wanted; with its rating, if that had to be found out.
    Taken(Option<Rating>),
    /// It has lost as many cells as wanted, and needs other techniques.
    NearlyMissed,
    /// It has not lost as many cells as wanted.
    Missed,
}

impl Generator {
    /// The first accepted puzzle at `address`, counting attempts from `from`.
    ///
    /// # Errors
    /// [`OutOfReach`] when all attempts within the budget missed the target.
    pub fn accepted(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
    ) -> Result<Accepted, OutOfReach> {
        self.accepted_with(target, address, from, &mut self.revision.raters())
    }

    /// The first accepted puzzle at `address`, counting attempts from `from`, by raters of the same revision.
    ///
    /// # Errors
    /// As [`Generator::accepted`].
    pub fn accepted_with(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut Raters,
    ) -> Result<Accepted, OutOfReach> {
        let (miss, near_miss) = target.costs(self.revision);
        let mut budget = self.revision.budgets.attempts;
        let mut best: Option<Accepted> = None;
        let removed = |best: &Option<Accepted>| best.as_ref().map_or(0, |b| b.puzzle.removed());
        let mut in_band = 0;
        let mut attempt = from;
        while budget > 0 && attempt < u32::MAX {
            let puzzle = self.attempt(&target.recipe, address, attempt);
            let cost = match target.judge(&puzzle, self.revision, raters) {
                Verdict::Taken(rating) => {
                    return Ok(Accepted {
                        puzzle,
                        attempt,
                        rating,
                    });
                }
                Verdict::NearlyMissed => {
                    in_band += 1;
                    near_miss
                }
                Verdict::Missed => miss,
            };
            budget = budget.saturating_sub(cost);
            if best.is_none() || puzzle.removed() > removed(&best) {
                best = Some(Accepted::unrated(puzzle, attempt));
            }
            attempt += 1;
        }
        Err(OutOfReach {
            attempts: attempt - from,
            in_band,
            most_removed: removed(&best),
            best,
        })
    }
}
