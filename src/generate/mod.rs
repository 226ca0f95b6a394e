//! Makes puzzles: fill a grid at random, remove cells one by one, keep what has one solution.
//!
//! Every attempt has a stream of its own ([`Stream`]), from which come, in this order: the number of
//! cells to remove, the full grid, the order of removal, and, where one pass hardly ever removes enough,
//! how to look around. So a puzzle depends on its seed, address and
//! attempt, and on nothing that happened before.

mod bands;
mod batch;
mod cages;
mod code;
mod fill;
mod full;
mod level;
mod levels;
mod measured;
mod oracle;
mod regions;
mod remove;
mod revision;
mod revisions;
mod search;
mod shuffle;
mod target;
mod windows;

use crate::logic::{Raters, Rating};
use crate::puzzle::{Kind, Puzzle, Symmetry};
use crate::rng::Stream;

use std::fmt;
use std::ops::RangeInclusive;

pub use crate::logic::Window;
pub use bands::most_removed;
pub use batch::batch;
pub use code::{Code, CodeError};
pub use fill::Fill;
pub use level::Level;
pub use levels::Levels;
pub use revision::Revision;
pub use target::{OutOfReach, Target};

/// How far to remove cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// To a number drawn evenly from this band.
    Band(RangeInclusive<u32>),
    /// Until no further cell, or set of symmetric cells, can go.
    /// Beyond 9x9 some stay for which that would take too long to prove.
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
pub struct Accepted {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Which attempt at its address it was, from 0.
    pub attempt: u32,
    /// How hard it is, if that had to be found out to accept it.
    pub rating: Option<Rating>,
}

impl Accepted {
    /// A puzzle of which nobody has asked how hard it is.
    pub fn unrated(puzzle: Puzzle, attempt: u32) -> Accepted {
        Accepted {
            puzzle,
            attempt,
            rating: None,
        }
    }

    /// How hard the puzzle is: as known, or else by `raters`.
    pub fn rating(&self, raters: &mut Raters) -> Rating {
        let rate = || raters.of(&self.puzzle.shape).rate(&self.puzzle.givens);
        self.rating.unwrap_or_else(rate)
    }
}

impl Generator {
    /// A generator for `seed` by `revision`.
    pub fn new(revision: &'static Revision, seed: impl Into<String>) -> Generator {
        Generator {
            revision,
            seed: seed.into(),
        }
    }

    /// Attempt `attempt` at `address`: one fill and one removal, whether or not its recipe would accept it.
    pub fn attempt(&self, recipe: &Recipe, address: &Address, attempt: u32) -> Puzzle {
        let revision = self.revision;
        let mut rng = Stream::new(revision.number, &self.seed, &address.to_string(), attempt);
        let target = match &recipe.removal {
            Removal::Band(band) => band.start() + rng.below(band.end() - band.start() + 1),
            Removal::Minimal => recipe.kind.cells() as u32,
        };
        let (shape, solution) = full::full_grid(revision, recipe.kind, recipe.fill, &mut rng);
        let mut orbits = recipe.symmetry.orbits(shape.side());
        rng.shuffle(&mut orbits);
        let givens = oracle::puzzle(
            revision,
            recipe,
            &shape,
            &solution,
            &orbits,
            target as usize,
            &mut rng,
        );
        Puzzle {
            shape,
            givens,
            solution,
        }
    }
}

impl Recipe {
    /// The fewest cells to remove, if one pass hardly ever removes so many.
    fn goal_beyond_a_pass(&self, revision: &Revision) -> Option<u32> {
        match &self.removal {
            Removal::Band(band) if *band.start() >= revision.seldom(self.kind, self.symmetry) => {
                Some(*band.start())
            }
            _ => None,
        }
    }

    /// Whether `puzzle` ended where this recipe wants it; a [`Target`] may want more.
    pub fn ended(&self, puzzle: &Puzzle) -> bool {
        match &self.removal {
            Removal::Band(band) => band.contains(&puzzle.removed()),
            Removal::Minimal => true,
        }
    }
}

#[cfg(test)]
mod tests;
