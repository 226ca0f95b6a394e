//! Makes puzzles: fill a grid at random, remove cells one by one, keep what has one solution.
//!
//! Every attempt has a stream of its own ([`Stream`]), from which come, in this order: the number of
//! cells to remove, the full grid, the order of removal, and, where one pass hardly ever removes enough,
//! how to look around. So a puzzle depends on its seed, address and
//! attempt, and on nothing that happened before.

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

/// Where a puzzle lives: the name of a stream of puzzles, and its place there from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address {
    /// A section's id; letters, digits, `-` and `_`.
    pub section: String,
    /// The draw index, from 1.
    pub index: u32,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.section, self.index)
    }
}

/// True for what may name a section: ASCII letters, digits, `-` and `_`, at least one.
pub fn is_section_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// Makes puzzles: a revision of the engine and a seed.
#[derive(Clone, Debug)]
pub struct Generator {
    /// The engine revision.
    pub revision: &'static Revision,
    /// The seed's text.
    pub seed: String,
}

/// A puzzle and the attempt that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcceptedPuzzle {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Which attempt at its address it was, from 0.
    pub attempt: u32,
    /// How hard it is, if that had to be found out to accept it.
    pub rating: Option<Rating>,
    /// What removal down to the minimum left; nothing of other puzzles.
    pub minimality: MinimalityReport,
}

impl AcceptedPuzzle {
    /// A puzzle of which nobody has asked how hard it is.
    pub fn unrated(puzzle: Puzzle, attempt: u32) -> AcceptedPuzzle {
        AcceptedPuzzle { puzzle, attempt, rating: None, minimality: MinimalityReport::default() }
    }

    /// How hard the puzzle is: as known, or else by `raters`.
    pub fn rating(&self, raters: &mut RaterCache) -> Rating {
        let rate = || raters.of(&self.puzzle.shape).rate(&self.puzzle.givens);
        self.rating.unwrap_or_else(rate)
    }
}

impl Generator {
    /// A generator for `seed` by `revision`.
    pub fn new(revision: &'static Revision, seed: impl Into<String>) -> Generator {
        Generator { revision, seed: seed.into() }
    }

    /// Attempt `attempt` at `address`: one fill and one removal, whether or not its recipe would accept it.
    ///
    /// # Panics
    /// If [`Generator::try_attempt`] returns `None`.
    pub fn attempt(&self, recipe: &Recipe, address: &Address, attempt: u32) -> Puzzle {
        let made = self.try_attempt(recipe, address, attempt);
        made.expect("a full grid within the budget").puzzle
    }

    /// Attempt `attempt` at `address`: one fill and one removal, whether or not its recipe would accept it. `None` if no
    /// full grid of its kind is found within the budget of guesses.
    pub fn try_attempt(
        &self,
        recipe: &Recipe,
        address: &Address,
        attempt: u32,
    ) -> Option<AcceptedPuzzle> {
        let made = self.attempt_in_digits(recipe, address, attempt)?;
        let Some(word) = &recipe.word else {
            return Some(made);
        };
        // A stream of its own: the digits are those of the same recipe without a word, under other names.
        let address = format!("{address}/word");
        let mut rng = Stream::new(self.revision.number, &self.seed, &address, attempt);
        let puzzle = word.hide(made.puzzle, &mut rng);
        Some(AcceptedPuzzle { puzzle, ..made })
    }

    /// The puzzle of an attempt before its digits get the names of letters.
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
            // That a cell joins no cage of one way to grow them says nothing of the other ways.
            let unsettled = match recipe.removal {
                Removal::Minimal => recipe.kind.size() as u32 - puzzle.removed(),
                Removal::Band(_) | Removal::At(_) => 0,
            };
            let minimality =
                MinimalityReport { undetermined: unsettled, ..MinimalityReport::default() };
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
            // First of all: later some of them might be needed.
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
    /// Whether one pass seldom removes as many cells as `removal` asks for, and an attempt had better look around.
    pub fn needs_search(&'static self, kind: Kind, removal: &Removal) -> bool {
        match removal {
            Removal::Band(band) if !kind.has_cages() => {
                *band.start() > self.thresholds(kind).last()
            }
            _ => false,
        }
    }
}

/// The results of `make` for each of `0..count` with raters of `revision`, in order, up to the first out of reach;
/// and that one.
///
/// Once one is out of reach those behind it are not worth their budgets. Those before still run, so that it is
/// the same one on any number of threads.
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
