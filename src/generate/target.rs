//! What a puzzle must be to be taken, and how long one is looked for.

use super::{Accepted, Address, Press, Recipe, Removal, share};
use crate::logic::{Raters, Steadiness, Technique};
use crate::puzzle::{Kind, Puzzle, Variant};
use std::ops::RangeInclusive;

/// Bounds for the hardest technique that a puzzle needs.
pub type Window = RangeInclusive<Technique>;

/// Attempts at one address before its target counts as out of reach, at most.
pub const ATTEMPTS: u32 = 100_000;

/// The same where an attempt looks around for fewer givens, which takes as long as thousands of passes.
const LONG_ATTEMPTS: u32 = 50;

/// So many of them may reach their number and fail the window for each that does not reach it.
const LONG_NEAR_MISSES: u32 = 8;

/// Attempts for a kind, some of which take longer than others: larger grids do, regions are drawn, and cages make
/// drawing and solving slow.
fn budget(kind: Kind, looks_around: bool) -> u32 {
    let slower = match looks_around {
        true => 1,
        false if kind.has(Variant::Killer) => 20,
        false if kind.has(Variant::Jigsaw) => 8,
        false => 1,
    };
    let attempts = if looks_around {
        LONG_ATTEMPTS
    } else {
        ATTEMPTS
    };
    (share(attempts, kind) / slower).max(1)
}

/// The share of attempts that must meet a window, so that the budget hardly ever ends before one does.
pub(super) fn least_share(kind: Kind, looks_around: bool) -> f64 {
    let attempts = f64::from(budget(kind, looks_around));
    match looks_around {
        true => 10.0 / (attempts * f64::from(LONG_NEAR_MISSES)),
        false => 100.0 / attempts,
    }
}

/// Whether a window keeps nothing out.
fn takes_all(window: &Window) -> bool {
    *window == (Technique::FullHouse..=Technique::Beyond)
}

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
    /// Attempts made.
    pub attempts: u32,
    /// How many of them removed as many cells as wanted.
    pub in_band: u32,
    /// The most cells that any of them removed.
    pub most_removed: u32,
    /// The first that removed so many.
    pub best: Option<Accepted>,
}

impl Target {
    /// What is wanted, in words: `50 to 53 cells removed that needs pointing to hidden-quad`.
    pub fn wanted(&self) -> String {
        let mut text = match &self.recipe.removal {
            Removal::Band(band) if band.start() == band.end() => {
                format!("{} cells removed", band.start())
            }
            Removal::Band(band) => format!("{} to {} cells removed", band.start(), band.end()),
            Removal::Minimal => "no cell left to remove".to_owned(),
        };
        if let Some(window) = &self.window {
            text += &format!(", hardest technique {} to {}", window.start(), window.end());
        }
        if self.steady {
            text += ", steady";
        }
        text
    }

    /// Whether `puzzle` is what is wanted. Singles are tried first: they end most of the puzzles that are not.
    pub fn accepts(&self, puzzle: &Puzzle, raters: &mut Raters) -> bool {
        if !self.recipe.ended(puzzle) {
            return false;
        }
        let rater = raters.of(&puzzle.shape);
        let meets = |window| rater.meets(&puzzle.givens, window).is_some();
        if !self
            .window
            .as_ref()
            .filter(|window| !takes_all(window))
            .is_none_or(meets)
        {
            return false;
        }
        !self.steady || Steadiness::of(&rater.path(&puzzle.givens)).is_steady()
    }

    /// What an attempt takes of [`ATTEMPTS`], if it misses the band and if it misses the window.
    fn costs(&self) -> (u32, u32) {
        let kind = self.recipe.kind;
        let looks_around = self.recipe.goal_beyond_a_pass().is_some();
        let cost = ATTEMPTS / budget(kind, looks_around);
        (
            cost,
            if looks_around {
                cost.div_ceil(LONG_NEAR_MISSES)
            } else {
                cost
            },
        )
    }
}

impl Press {
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
        self.accepted_with(target, address, from, &mut Raters::default())
    }

    /// The same, with raters that have been in use before.
    ///
    /// # Errors
    /// As [`Press::accepted`].
    pub fn accepted_with(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut Raters,
    ) -> Result<Accepted, OutOfReach> {
        let (miss, near_miss) = target.costs();
        let mut budget = ATTEMPTS;
        let mut best: Option<Accepted> = None;
        let removed = |best: &Option<Accepted>| best.as_ref().map_or(0, |b| b.puzzle.removed());
        let mut in_band = 0;
        let mut attempt = from;
        while budget > 0 && attempt < u32::MAX {
            let puzzle = self.attempt(&target.recipe, address, attempt);
            let made = Accepted { puzzle, attempt };
            if target.accepts(&made.puzzle, raters) {
                return Ok(made);
            }
            let is_near = target.recipe.ended(&made.puzzle);
            in_band += u32::from(is_near);
            budget = budget.saturating_sub(if is_near { near_miss } else { miss });
            if best.is_none() || made.puzzle.removed() > removed(&best) {
                best = Some(made);
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
