//! Makes puzzles: fill a grid at random, remove cells one by one, keep what has one solution.
//!
//! Every attempt has a stream of its own ([`Stream`]), from which come, in this order: the number of
//! cells to remove, the full grid, the order of removal, and, where one pass hardly ever removes enough,
//! how to look around. So a puzzle depends on its seed, address and
//! attempt, and on nothing that happened before.

mod around;
mod batch;
mod cages;
mod code;
mod fill;
mod level;
mod oracle;
mod regions;
mod remove;
mod set;
mod shuffle;
mod target;
mod tiers;

use crate::puzzle::{Kind, Puzzle, Symmetry};
use crate::rng::Stream;

use std::fmt;
use std::ops::RangeInclusive;

pub use batch::batch;
pub use code::{Code, CodeError};
pub use fill::Fill;
pub use level::{Level, Levels, bands, in_reach, most_removed};
pub use target::{OutOfReach, Target, Window};
pub use tiers::window_in_reach;

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

/// The stream's owner: an engine revision and a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// The engine revision.
    pub engine: u32,
    /// The seed's text.
    pub seed: String,
}

/// A puzzle and the attempt that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Which attempt at its address it was, from 0.
    pub attempt: u32,
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
        let givens = oracle::puzzle(
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
    fn goal_beyond_a_pass(&self) -> Option<u32> {
        match &self.removal {
            Removal::Band(band) if *band.start() >= level::seldom(self.kind, self.symmetry) => {
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

/// Of a budget for 9x9 what a larger grid gets, where everything takes longer with the square of the cells.
fn share(budget: u32, kind: Kind) -> u32 {
    let (classic, cells) = (Kind::CLASSIC.cells() as u64, kind.cells() as u64);
    let larger = u64::from(budget) * classic * classic / (cells * cells);
    budget.min(larger as u32)
}

#[cfg(test)]
mod tests;
