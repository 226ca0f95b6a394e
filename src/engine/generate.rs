//! The generation of puzzles: fills a grid at random and removes cells one by one while the solution stays unique.
//!
//! Every attempt has its own stream of random numbers ([`Stream`]). It determines, in this order: the number of cells
//! to remove, the full grid, the order of removal, and the local search if one pass rarely removes enough. So a puzzle
//! depends only on its seed, address and attempt. Successive attempts share a full grid and the beginning of the order;
//! each has a stream of its own for the rest.

mod calcudoku;
mod code;
mod even_grids;
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
mod small_grids;
mod switches;
mod target;
mod thresholds;
mod word;

use crate::puzzle::{Cell, Kind, MarkCoverage, Puzzle};
use crate::rating::{RaterCache, Rating};
use full_grid::FilledShape;
use gridpress_ground::parallel;
use gridpress_ground::rng::Stream;
use oracle::Carving;
use std::collections::BTreeSet;
use std::fmt;

pub use crate::rating::Window;
pub use code::{Code, CodeError};
pub use fill::Fill;
pub use level::{Level, LevelRequirement, MAX_SCORE};
pub use levels::{LevelOverride, Levels};
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
    /// After removal to the minimum, the number of givens of which it would take too long to decide whether they are
    /// needed; 0 if the puzzle is minimal.
    pub undecided: u32,
}

impl AcceptedPuzzle {
    /// Creates a puzzle that has not been rated.
    pub fn unrated(puzzle: Puzzle, attempt: u32) -> AcceptedPuzzle {
        AcceptedPuzzle { puzzle, attempt, rating: None, undecided: 0 }
    }

    /// Returns the stored rating, or else rates the puzzle with `raters`.
    pub fn rating(&self, raters: &mut RaterCache) -> Rating {
        self.rating.unwrap_or_else(|| raters.of(&self.puzzle.shape).rate(&self.puzzle.givens))
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
        self.try_attempt(recipe, address, attempt).expect("a full grid within the budget").puzzle
    }

    /// Returns the puzzle of attempt `attempt` at `address`: one fill and one removal, whether or not its recipe
    /// accepts the result. `None` if no full grid of its kind is found within the budget of guesses.
    pub fn try_attempt(
        &self,
        recipe: &Recipe,
        address: &Address,
        attempt: u32,
    ) -> Option<AcceptedPuzzle> {
        let mut first = None;
        self.visit_attempts(recipe, address, attempt, &mut |generated| {
            first = Some(generated);
            false
        });
        first
    }

    /// Passes the puzzles of attempt `from` and of the following ones that share its full grid to `visit`, until it
    /// returns `false`. Passes none if no full grid is found within the budget of guesses.
    pub(super) fn visit_attempts(
        &self,
        recipe: &Recipe,
        address: &Address,
        from: u32,
        visit: &mut dyn FnMut(AcceptedPuzzle) -> bool,
    ) {
        let Some(word) = &recipe.word else {
            return self.visit_attempts_in_digits(recipe, address, from, visit);
        };
        // A separate stream: the puzzle is that of the same recipe without a word, with its digits renamed.
        let word_address = format!("{address}/word");
        self.visit_attempts_in_digits(recipe, address, from, &mut |generated| {
            let mut rng = self.stream(&word_address, generated.attempt);
            visit(AcceptedPuzzle { puzzle: word.hide(generated.puzzle, &mut rng), ..generated })
        });
    }

    /// Does the same as [`Generator::visit_attempts`] before the digits are renamed for a word.
    fn visit_attempts_in_digits(
        &self,
        recipe: &Recipe,
        address: &Address,
        from: u32,
        visit: &mut dyn FnMut(AcceptedPuzzle) -> bool,
    ) {
        let revision = self.revision;
        let per_grid = revision.attempts_per_grid(recipe);
        // The number of the group, not of the attempt: a lock that starts in the middle of a group finds the same grid.
        let mut rng = self.stream(&address.to_string(), from / per_grid);
        if recipe.kind.has_operations() {
            let target = recipe.draw_target(&[], &mut rng);
            let puzzle = calcudoku::generate(revision, recipe, target, &mut rng);
            // A cell that joins no cage in one order of growing may join one in another order.
            let undecided = match recipe.removal {
                Removal::Minimal => recipe.kind.size() as u32 - puzzle.removed_count(),
                Removal::Band(_) | Removal::At(_) => 0,
            };
            visit(AcceptedPuzzle { undecided, ..AcceptedPuzzle::unrated(puzzle, from) });
            return;
        }
        // From here on, the order of the draws is frozen: target, full grid, order of removal. A draw that is added or
        // left out changes every puzzle after it.
        let mut orbits = recipe.symmetry.orbits(recipe.kind);
        let target = recipe.draw_target(&orbits, &mut rng);
        let full_grid = full_grid::generate_full_grid(revision, recipe.kind, recipe.fill, &mut rng);
        let Some(FilledShape { shape, solution, needs_no_given }) = full_grid else {
            return;
        };
        if let Removal::At(pattern) = &recipe.removal {
            let puzzle =
                Puzzle { givens: pattern.givens(&solution), shape, solution, hidden: None };
            visit(AcceptedPuzzle::unrated(puzzle, from));
            return;
        }
        rng.shuffle(&mut orbits);
        let mut permanent = 0;
        if recipe.empty_overlaps {
            // Shared cells come first: later some of them might be needed.
            let shared: BTreeSet<Cell> = recipe::shared_cells(recipe.kind).collect();
            let is_shared = |orbit: &Vec<Cell>| orbit.iter().all(|cell| shared.contains(cell));
            // A stable sort, so the orbits of both groups stay in random order.
            orbits.sort_by_key(|orbit| !is_shared(orbit));
            permanent = orbits.iter().filter(|orbit| is_shared(orbit)).count();
        }
        let carving = Carving {
            revision,
            recipe,
            shape: &shape,
            solution: &solution,
            orbits: &orbits,
            guesses: revision.budgets.guesses_for_few(recipe.kind),
            needs_no_given,
            permanent,
            variations: from % per_grid..per_grid,
        };
        let first = from / per_grid * per_grid;
        let own_stream =
            // A stream for each variation, so that one can be made again without those before it.
            |variation: u32| self.stream(&format!("{address}/variation"), first + variation);
        carving.visit(target, &mut rng, &own_stream, &mut |variation, carved, rng| {
            let (givens, undecided) = match recipe.removal {
                Removal::Minimal => carving.settle_undecided(carved),
                Removal::Band(_) | Removal::At(_) => (carved.givens, 0),
            };
            let shape = match recipe.removal {
                Removal::Minimal if shape.kind().has_marks() => {
                    marks::remove_spare_marks(shape.clone(), &givens, &solution, rng)
                }
                _ => shape.clone(),
            };
            // Marks go after the givens, so that each given is tried while all marks still help.
            let puzzle = Puzzle { shape, givens, solution: solution.clone(), hidden: None };
            visit(AcceptedPuzzle {
                undecided,
                ..AcceptedPuzzle::unrated(puzzle, first + variation)
            })
        });
    }

    /// Returns the stream of random numbers of an attempt.
    fn stream(&self, address: &str, attempt: u32) -> Stream {
        Stream::new(self.revision.number, &self.seed, address, attempt)
    }
}

/// Returns `true` if all marks of a family that fit the full grid are shown.
fn shows_all_marks(kind: Kind) -> bool {
    kind.mark_rules().any(|family| family.coverage == MarkCoverage::All)
}

impl Revision {
    /// Returns the first attempt at `recipe` after `attempt` that has another full grid.
    pub fn next_grid(&self, recipe: &Recipe, attempt: u32) -> u32 {
        let per_grid = self.attempts_per_grid(recipe);
        (attempt / per_grid + 1).saturating_mul(per_grid)
    }

    /// Returns the number of successive attempts at `recipe` that share a full grid.
    fn attempts_per_grid(&self, recipe: &Recipe) -> u32 {
        match recipe.removal {
            // Nothing of such a puzzle depends on an order of removal, so two attempts at one grid would be equal.
            Removal::At(_) => 1,
            // Attempts at the same cages would mostly be equal: killers need no givens, and calcudokus grow their cages
            // instead.
            _ if recipe.kind.has_cages() => 1,
            // Most of the time goes into the search, which not every grid rewards.
            _ if recipe.search => 1,
            _ if shows_all_marks(recipe.kind) => self.attempts.per_marked_grid,
            _ => self.attempts.per_grid,
        }
    }

    /// Returns `true` if one pass rarely removes as many cells as `removal` requires, so that attempts need a local
    /// search.
    pub fn needs_search(&'static self, kind: Kind, removal: &Removal) -> bool {
        match removal {
            Removal::Band(band) if !kind.has_cages() => {
                // About half of all passes reach this number; beyond it, searching around one puzzle is faster than
                // trying fresh grids.
                *band.start() > self.thresholds(kind).last()
            }
            _ => false,
        }
    }
}

/// Returns the results of `make` for `0..count` in order, up to the first that is out of reach, and that error. Each
/// worker has its own `raters`.
///
/// Those after the error are not worth their budgets. Those before it are still completed, so that the error is the
/// same with any number of threads.
pub fn batch(
    count: usize,
    raters: impl Fn() -> RaterCache + Sync,
    make: impl Fn(usize, &mut RaterCache) -> Result<AcceptedPuzzle, OutOfReach> + Sync,
) -> (Vec<AcceptedPuzzle>, Option<OutOfReach>) {
    let indices: Vec<usize> = (0..count).collect();
    let results =
        parallel::map_until(&indices, raters, |raters, &index| make(index, raters), Result::is_err);
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
