//! Targets: the puzzles that are accepted, and the search for them.

use super::level::MAX_SCORE;
use super::recipe;
use super::revision::Revision;
use super::{AcceptedPuzzle, Address, Generator, Level, Recipe, Removal, word};
use crate::puzzle::Puzzle;
use crate::rating::{RaterCache, Rating, Scale, Steadiness, TimeTarget, Window};
use std::fmt;
use std::ops::RangeInclusive;

/// A recipe, and the conditions for accepting its puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The recipe of each attempt.
    pub recipe: Recipe,
    /// Bounds for the technique of the hardest step; `None` accepts every puzzle.
    pub window: Option<Window>,
    /// Bounds for the score; `None` accepts every puzzle.
    pub score: Option<RangeInclusive<u32>>,
    /// Bounds for the expected solving time; `None` accepts every puzzle.
    pub time: Option<TimeTarget>,
    /// `true` if the difficulty must not depend on a single step; see [`Steadiness::is_steady`].
    pub steady: bool,
}

impl From<Recipe> for Target {
    fn from(recipe: Recipe) -> Target {
        Target { recipe, window: None, score: None, time: None, steady: false }
    }
}

/// The reason why no puzzle was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReachError {
    /// The kind does not offer the requested level.
    NotOffered,
    /// Puzzles of the kind with one solution have at most this many cells removed.
    TooManyRemoved(u32),
    /// All attempts within the budget missed the target.
    Missed,
    /// No full grid of the kind was found within the budget of guesses, or there is none.
    NoGrid,
    /// All puzzles that met the target were among the excluded ones.
    Excluded,
}

/// The error if no attempt within the budget was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfReach {
    /// The reason.
    pub reason: ReachError,
    /// Number of attempts.
    pub attempts: u32,
    /// Number of attempts that removed as many cells as the recipe requires.
    pub in_band: u32,
    /// The most cells that any attempt removed.
    pub most_removed: u32,
    /// The first attempt that removed the most cells.
    pub best: Option<Box<AcceptedPuzzle>>,
}

impl fmt::Display for OutOfReach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            ReachError::NotOffered => f.write_str("the kind does not offer the level"),
            ReachError::TooManyRemoved(most) => {
                write!(
                    f,
                    "with more than {most} cells removed, no puzzle of the kind has one solution"
                )
            }
            ReachError::Missed => write!(
                f,
                "none of {} attempts met the target; the best one removed {} cells",
                self.attempts, self.most_removed
            ),
            ReachError::NoGrid => {
                f.write_str("no full grid of the kind was found within the budget of guesses")
            }
            ReachError::Excluded => write!(
                f,
                "all puzzles of {} attempts that met the target were excluded",
                self.attempts
            ),
        }
    }
}

impl std::error::Error for OutOfReach {}

impl OutOfReach {
    /// Creates an error that is certain before any attempt.
    pub(crate) fn before_any(reason: ReachError) -> OutOfReach {
        OutOfReach { reason, attempts: 0, in_band: 0, most_removed: 0, best: None }
    }
}

impl Target {
    /// Returns the section of the stream that a program draws puzzles of this target from: one for each kind and level,
    /// and for each other way to remove cells.
    pub fn stream(&self, level: Option<Level>) -> String {
        let what = match (level, &self.recipe.removal) {
            (Some(level), _) => level.to_string(),
            (None, Removal::Band(band)) => format!("{}-{}", band.start(), band.end()),
            (None, Removal::Minimal) => "minimal".to_owned(),
            (None, Removal::At(_)) => "pattern".to_owned(),
        };
        // The text becomes part of an address, which takes letters, digits, `-` and `_` only.
        let kind = self.recipe.kind.to_string().replace(['+', '@'], "-");
        format!("generate-{kind}-{what}")
    }

    /// Describes the target, with the techniques that its kind needs by `scale`: `50 to 53 cells removed, hardest technique
    /// pointing to hidden-quad`.
    pub fn describe(&self, scale: &Scale) -> String {
        let mut text = match &self.recipe.removal {
            Removal::Band(band) if band.start() == band.end() => {
                format!("{} cells removed", band.start())
            }
            Removal::Band(band) => format!("{} to {} cells removed", band.start(), band.end()),
            Removal::Minimal => "no cell left to remove".to_owned(),
            Removal::At(pattern) => format!("{} cells removed as requested", pattern.removed()),
        };
        if let Some(window) = &self.window {
            let window = scale.needed(window, self.recipe.kind).unwrap_or(*window);
            text += &format!(", hardest technique {} to {}", window.easiest, window.hardest);
        }
        if let Some(score) = &self.score {
            let (least, most) = (*score.start(), *score.end());
            text += &match (least, most >= MAX_SCORE) {
                (0, true) => String::new(),
                (0, false) => format!(", score to {most}"),
                (_, true) => format!(", score from {least}"),
                (_, false) => format!(", score {least} to {most}"),
            };
        }
        if let Some(TimeTarget { minutes, .. }) = &self.time {
            text += &format!(", {} to {} minutes", minutes.start(), minutes.end());
        }
        if self.steady {
            text += ", steady";
        }
        if self.recipe.empty_overlaps {
            text += ", no givens where grids overlap";
        }
        if !self.recipe.signs {
            text += ", no signs";
        }
        text
    }

    /// Judges `puzzle`. Singles are tried first, which rejects most puzzles quickly.
    fn judge(
        &self,
        puzzle: &Puzzle,
        revision: &'static Revision,
        raters: &mut RaterCache,
    ) -> Judgement {
        // Counting cells and comparing words costs nothing beside a rating.
        if !self.recipe.is_met_by(puzzle) || word::shows_unwanted(puzzle) {
            return Judgement::Miss;
        }
        let rater = raters.of(&puzzle.shape);
        let full_window = revision.scale().full_window();
        // A window of all techniques needs no rating.
        let window = self.window.filter(|window| *window != full_window);
        let is_rated = window.is_some() || self.score.is_some() || self.time.is_some();
        let window = window.unwrap_or(full_window);
        let score = self.score.clone().unwrap_or(0..=u32::MAX);
        let rating = is_rated.then(|| rater.rate_within(&puzzle.givens, &window, &score)).flatten();
        // If pencil marks are required, grids that can be solved one by one are just several easier puzzles.
        let is_wide =
            !self.recipe.kind.grids().is_single() && !revision.scale().is_single(window.easiest);
        let is_within = !is_rated
            || rating
                .as_ref()
                .is_some_and(|rating| self.time.as_ref().is_none_or(|time| time.is_met_by(rating)));
        let is_woven = is_within && (!is_wide || recipe::is_woven(puzzle));
        if is_woven && (!self.steady || Steadiness::of(&rater.path(&puzzle.givens)).is_steady()) {
            Judgement::Accepted(rating)
        } else {
            Judgement::NearMiss
        }
    }

    /// Returns the costs of an attempt that misses the band, and of one that misses the window.
    fn costs(&self, revision: &Revision) -> (u32, u32) {
        let budgets = &revision.budgets;
        let cost = budgets.cost(self.recipe.kind);
        if self.recipe.search {
            let cost = cost.saturating_mul(budgets.search_cost);
            // A search that reaches its band has succeeded at the hard part; missing the window is bad luck, so it is
            // charged less.
            (cost, cost.div_ceil(budgets.near_misses))
        } else {
            (cost, cost)
        }
    }
}

/// The judgement of a target on a puzzle.
enum Judgement {
    /// The puzzle meets the target. Has its rating, if that was needed.
    Accepted(Option<Rating>),
    /// The puzzle lies inside the band but needs techniques outside of the window.
    NearMiss,
    /// The puzzle lies outside of the band.
    Miss,
}

impl Generator {
    /// Generates the puzzle at `address`: that of the first attempt that meets `target`.
    ///
    /// # Errors
    /// [`OutOfReach`] if no attempt within the budget meets the target.
    pub fn generate(
        &self,
        target: &Target,
        address: &Address,
    ) -> Result<AcceptedPuzzle, OutOfReach> {
        self.generate_from(target, address, 0, &mut self.revision.raters())
    }

    /// Generates the puzzle of the first attempt at `address`, from number `attempt` on, that meets `target`. The
    /// `raters` must be of the same revision; they are reused from puzzle to puzzle.
    ///
    /// # Errors
    /// Same as for [`Generator::generate`].
    pub fn generate_from(
        &self,
        target: &Target,
        address: &Address,
        attempt: u32,
        raters: &mut RaterCache,
    ) -> Result<AcceptedPuzzle, OutOfReach> {
        let mut budget = self.revision.budgets.attempts;
        self.generate_within(target, address, attempt, raters, &mut budget)
    }

    /// Does the same as [`Generator::generate_from`], and subtracts the costs from `budget`.
    pub(super) fn generate_within(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut RaterCache,
        budget: &mut u32,
    ) -> Result<AcceptedPuzzle, OutOfReach> {
        if target.time.is_some() {
            raters.set_timed(true);
        }
        let (miss, near_miss) = target.costs(self.revision);
        let mut best: Option<AcceptedPuzzle> = None;
        let removed =
            |best: &Option<AcceptedPuzzle>| best.as_ref().map_or(0, |b| b.puzzle.removed_count());
        let mut in_band = 0;
        let mut attempt = from;
        let mut accepted = None;
        // The budget counts attempts, not time: whether a target is out of reach must not depend on the machine.
        while *budget > 0 && attempt < u32::MAX {
            let first = attempt;
            self.visit_attempts(&target.recipe, address, first, &mut |generated| {
                let cost = match target.judge(&generated.puzzle, self.revision, raters) {
                    Judgement::Accepted(rating) => {
                        accepted = Some(AcceptedPuzzle { rating, ..generated });
                        return false;
                    }
                    Judgement::NearMiss => {
                        in_band += 1;
                        near_miss
                    }
                    Judgement::Miss => miss,
                };
                *budget = budget.saturating_sub(cost);
                // The first of equally good attempts stays, so that the result does not depend on how far the search
                // goes on.
                if best.is_none() || generated.puzzle.removed_count() > removed(&best) {
                    best = Some(generated);
                }
                attempt += 1;
                *budget > 0 && attempt < u32::MAX
            });
            if let Some(accepted) = accepted {
                return Ok(accepted);
            }
            // Not a single puzzle: the draws found no full grid, and further attempts would exhaust the same budget
            // again.
            if attempt == first {
                return Err(OutOfReach {
                    reason: ReachError::NoGrid,
                    attempts: attempt - from + 1,
                    in_band,
                    most_removed: removed(&best),
                    best: best.map(Box::new),
                });
            }
        }
        Err(OutOfReach {
            reason: ReachError::Missed,
            attempts: attempt - from,
            in_band,
            most_removed: removed(&best),
            best: best.map(Box::new),
        })
    }
}
