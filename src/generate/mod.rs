//! Makes puzzles: fill a grid at random, remove cells one by one, keep what has one solution.
//!
//! Every attempt has a stream of its own ([`Stream`]), from which come, in this order: the number of
//! cells to remove, the full grid, the order of removal. So a puzzle depends on its seed, address and
//! attempt, and on nothing that happened before.

mod cages;
mod code;
mod fill;
mod level;
mod regions;
mod remove;

use crate::puzzle::{Kind, Puzzle, Symmetry};
use crate::rng::Stream;
use crate::solver::Search;
use std::fmt;
use std::ops::RangeInclusive;

pub use code::{Code, CodeError};
pub use fill::Fill;
pub use level::{Level, Levels, bands, most_removed};

/// Attempts at one address before a target counts as out of reach.
pub const ATTEMPTS: u32 = 10_000;

/// How far to remove cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// To a number drawn evenly from this band.
    Band(RangeInclusive<u32>),
    /// Until no further cell, or set of symmetric cells, can go.
    Minimal,
}

/// What kind of puzzle to make.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Size and variants.
    pub kind: Kind,
    /// How the full grid is made.
    pub fill: Fill,
    /// The pattern of the givens.
    pub symmetry: Symmetry,
    /// How many cells to remove.
    pub removal: Removal,
}

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
    !text.is_empty()
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// The stream's owner: an engine revision and a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// The engine revision.
    pub engine: u32,
    /// The seed's text.
    pub seed: String,
}

/// An accepted puzzle and the attempt that made it.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Which attempt at its address it was, from 0.
    pub attempt: u32,
}

/// No attempt within the budget was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfReach {
    /// Attempts made.
    pub attempts: u32,
    /// The most cells that any of them removed.
    pub most_removed: u32,
}

impl Press {
    /// Attempt `attempt` at `address`: one fill and one removal, whether or not its recipe would accept it.
    pub fn attempt(&self, recipe: &Recipe, address: &Address, attempt: u32) -> Puzzle {
        let mut rng = Stream::new(self.engine, &self.seed, &address.to_string(), attempt);
        let target = match &recipe.removal {
            Removal::Band(band) => band.start() + rng.below(band.end() - band.start() + 1),
            Removal::Minimal => recipe.kind.cells() as u32,
        };
        let (shape, solution) = fill::full_grid(recipe.kind, recipe.fill, &mut rng);
        let mut orbits = recipe.symmetry.orbits(shape.side());
        rng.shuffle(&mut orbits);
        let mut search = Search::new(&shape);
        let givens = remove::remove(&mut search, &solution, &orbits, target as usize);
        Puzzle {
            shape,
            givens,
            solution,
        }
    }

    /// The first accepted puzzle at `address`, counting attempts from `from`.
    ///
    /// # Errors
    /// [`OutOfReach`] after [`ATTEMPTS`] attempts that all missed the recipe.
    pub fn accepted(
        &self,
        recipe: &Recipe,
        address: &Address,
        from: u32,
    ) -> Result<Accepted, OutOfReach> {
        let mut most_removed = 0;
        for attempt in from..from.saturating_add(ATTEMPTS) {
            let puzzle = self.attempt(recipe, address, attempt);
            if recipe.accepts(&puzzle) {
                return Ok(Accepted { puzzle, attempt });
            }
            most_removed = most_removed.max(puzzle.removed());
        }
        Err(OutOfReach {
            attempts: ATTEMPTS,
            most_removed,
        })
    }
}

impl Recipe {
    /// Whether `puzzle` ended where this recipe wants it.
    pub fn accepts(&self, puzzle: &Puzzle) -> bool {
        match &self.removal {
            Removal::Band(band) => band.contains(&puzzle.removed()),
            Removal::Minimal => true,
        }
    }
}

#[cfg(test)]
mod tests;
