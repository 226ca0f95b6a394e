//! The generation of puzzles: fills a grid at random and removes cells one by one while the solution stays unique.
//!
//! Every attempt has its own stream of random numbers ([`Stream`]). It determines, in this order: the number of cells
//! to remove, the full grid, the order of removal, and the local search if one pass rarely removes enough. So a puzzle
//! depends only on its seed, address and attempt.

mod calcudoku;
mod code;
mod fill;
mod full_grid;
mod killer;
mod level;
mod levels;
mod marks;
mod oracle;
mod pilot;
mod recipe;
mod removal;
mod revision;
mod revisions;
mod target;
mod thresholds;
mod word;

use crate::parallel;
use crate::puzzle::{Cell, Kind, Puzzle, Variant};
use crate::rating::{RaterCache, Rating};
use crate::rng::Stream;
use oracle::Finish;
use std::collections::BTreeSet;
use std::fmt;

pub use crate::rating::Window;
pub use code::{Code, CodeError};
pub use fill::Fill;
pub use level::{Level, LevelRequirement, MAX_SCORE};
pub use levels::{LevelOverride, Levels};
pub use oracle::MinimalityReport;
pub use recipe::{Pattern, Recipe, Removal, max_removed};
pub use revision::Revision;
pub use target::{OutOfReach, ReachError, Target};
#[cfg(feature = "measure")]
pub use thresholds::{LevelThresholds, MeasurementTable};
pub use word::{WordRecipe, WordSource};

/// The address of a puzzle: the name of a stream of puzzles, and an index in it from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address {
    /// Section id: letters, digits, `-` and `_`.
    pub section: String,
    /// Index in the section, from 1.
    pub index: u32,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.section, self.index)
    }
}

/// Returns `true` for a valid section id: ASCII letters, digits, `-` and `_`, at least one.
pub fn is_section_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// A generator of puzzles: a revision of the engine and a seed.
#[derive(Clone, Debug)]
pub struct Generator {
    /// The engine revision.
    pub revision: &'static Revision,
    /// The text of the seed.
    pub seed: String,
}

/// A generated puzzle, with the number of its attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcceptedPuzzle {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// The number of the attempt at its address, from 0.
    pub attempt: u32,
    /// The rating, if it was needed to accept the puzzle.
    pub rating: Option<Rating>,
    /// The result of removal to the minimum; empty for other kinds of removal.
    pub minimality: MinimalityReport,
}

impl AcceptedPuzzle {
    /// Creates a puzzle that has not been rated.
    pub fn unrated(puzzle: Puzzle, attempt: u32) -> AcceptedPuzzle {
        AcceptedPuzzle { puzzle, attempt, rating: None, minimality: MinimalityReport::default() }
    }

    /// Returns the stored rating, or else rates the puzzle with `raters`.
    pub fn rating(&self, raters: &mut RaterCache) -> Rating {
        let rate = || raters.of(&self.puzzle.shape).rate(&self.puzzle.givens);
        self.rating.unwrap_or_else(rate)
    }
}

impl Generator {
    /// Creates a generator for `seed` by `revision`.
    pub fn new(revision: &'static Revision, seed: impl Into<String>) -> Generator {
        Generator { revision, seed: seed.into() }
    }

    /// Returns the puzzle of attempt `attempt` at `address`: one fill and one removal, whether or not its recipe
    /// accepts the result.
    ///
    /// # Panics
    /// If [`Generator::try_attempt`] returns `None`.
    pub fn attempt(&self, recipe: &Recipe, address: &Address, attempt: u32) -> Puzzle {
        let generated = self.try_attempt(recipe, address, attempt);
        generated.expect("a full grid within the budget").puzzle
    }

    /// Returns the puzzle of attempt `attempt` at `address`: one fill and one removal, whether or not its recipe
    /// accepts the result. `None` if no full grid of its kind is found within the budget of guesses.
    pub fn try_attempt(
        &self,
        recipe: &Recipe,
        address: &Address,
        attempt: u32,
    ) -> Option<AcceptedPuzzle> {
        let generated = self.attempt_in_digits(recipe, address, attempt)?;
        let Some(word) = &recipe.word else {
            return Some(generated);
        };
        // A separate stream: the puzzle is that of the same recipe without a word, with its digits renamed.
        let address = format!("{address}/word");
        let mut rng = Stream::new(self.revision.number, &self.seed, &address, attempt);
        let puzzle = word.hide(generated.puzzle, &mut rng);
        Some(AcceptedPuzzle { puzzle, ..generated })
    }

    /// Returns the puzzle of an attempt before its digits are renamed for a word.
    fn attempt_in_digits(
        &self,
        recipe: &Recipe,
        address: &Address,
        attempt: u32,
    ) -> Option<AcceptedPuzzle> {
        let revision = self.revision;
        let mut rng = Stream::new(revision.number, &self.seed, &address.to_string(), attempt);
        if recipe.kind.has(Variant::Calcudoku) {
            let target = recipe.draw_target(&[], &mut rng);
            let puzzle = calcudoku::generate(revision, recipe, target, &mut rng);
            // A cell that joins no cage in one order of growing may join one in another order.
            let undecided = match recipe.removal {
                Removal::Minimal => recipe.kind.size() as u32 - puzzle.removed_count(),
                Removal::Band(_) | Removal::At(_) => 0,
            };
            let minimality =
                MinimalityReport { undetermined: undecided, ..MinimalityReport::default() };
            return Some(AcceptedPuzzle { minimality, ..AcceptedPuzzle::unrated(puzzle, attempt) });
        }
        let mut orbits = recipe.symmetry.orbits(recipe.kind);
        let target = recipe.draw_target(&orbits, &mut rng);
        let (shape, solution) =
            full_grid::generate_full_grid(revision, recipe.kind, recipe.fill, &mut rng)?;
        if let Removal::At(pattern) = &recipe.removal {
            let puzzle =
                Puzzle { givens: pattern.givens(&solution), shape, solution, hidden: None };
            return Some(AcceptedPuzzle::unrated(puzzle, attempt));
        }
        rng.shuffle(&mut orbits);
        if recipe.empty_overlaps {
            // Shared cells come first: later some of them might be needed.
            let shared: BTreeSet<Cell> = recipe::shared_cells(recipe.kind).collect();
            orbits.sort_by_key(|orbit| !orbit.iter().all(|cell| shared.contains(cell)));
        }
        let carved = oracle::carve(revision, recipe, &shape, &solution, &orbits, target, &mut rng);
        let (givens, minimality) = match recipe.removal {
            Removal::Minimal => {
                let finish = if recipe.finish { Finish::Remove } else { Finish::Count };
                oracle::settle_undecided(&revision.budgets, &shape, carved, finish)
            }
            Removal::Band(_) | Removal::At(_) => (carved.givens, MinimalityReport::default()),
        };
        let shape = match recipe.removal {
            Removal::Minimal if shape.kind().has_marks() => {
                marks::remove_spare_marks(shape, &givens, &mut rng)
            }
            _ => shape,
        };
        let puzzle = Puzzle { shape, givens, solution, hidden: None };
        Some(AcceptedPuzzle { minimality, ..AcceptedPuzzle::unrated(puzzle, attempt) })
    }
}

impl Revision {
    /// Returns `true` if one pass rarely removes as many cells as `removal` requires, so that attempts need a local
    /// search.
    pub fn needs_search(&'static self, kind: Kind, removal: &Removal) -> bool {
        match removal {
            Removal::Band(band) if !kind.has_cages() => {
                *band.start() > self.thresholds(kind).last()
            }
            _ => false,
        }
    }
}

/// Returns the results of `make` for `0..count` in order, up to the first that is out of reach, and that error. Each
/// worker has raters of `revision`.
///
/// Those after the error are not worth their budgets. Those before it are still completed, so that the error is the
/// same with any number of threads.
pub fn batch(
    revision: &'static Revision,
    count: usize,
    make: impl Fn(usize, &mut RaterCache) -> Result<AcceptedPuzzle, OutOfReach> + Sync,
) -> (Vec<AcceptedPuzzle>, Option<OutOfReach>) {
    let indices: Vec<usize> = (0..count).collect();
    let results = parallel::map_until(
        &indices,
        || revision.raters(),
        |raters, &index| make(index, raters),
        Result::is_err,
    );
    let mut accepted = Vec::with_capacity(count);
    for result in results {
        match result {
            Ok(one) => accepted.push(one),
            Err(out) => return (accepted, Some(out)),
        }
    }
    (accepted, None)
}

#[cfg(test)]
mod tests;
