//! Makes puzzles: fill a grid at random, remove cells one by one, keep what has one solution.
//!
//! Every attempt has a stream of its own ([`Stream`]), from which come, in this order: the number of
//! cells to remove, the full grid, the order of removal, and, where one pass hardly ever removes enough,
//! how to look around. So a puzzle depends on its seed, address and
//! attempt, and on nothing that happened before.

mod batch;
mod cages;
mod calcudoku;
mod code;
mod fill;
mod full;
mod ladder;
mod latin;
mod leftover;
mod level;
mod levels;
mod lines;
mod marks;
mod measured;
mod need;
mod oracle;
mod overlaps;
mod pattern;
mod reach;
mod regions;
mod remove;
mod revision;
mod revisions;
mod search;
mod shuffle;
mod target;
mod word;

use crate::puzzle::{Cell, Kind, Puzzle, Symmetry, Variant};
use crate::rating::{Raters, Rating};
use crate::rng::Stream;
use crate::solver;

use leftover::Finish;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

pub use crate::rating::Window;
pub use batch::batch;
pub use code::{Code, CodeError};
pub use fill::Fill;
#[doc(hidden)]
pub use ladder::Ladder;
pub use leftover::Leftover;
pub use level::Level;
pub use levels::{Levels, MovedLevel};
#[doc(hidden)]
pub use measured::MeasuredTable;
pub use need::{MOST_SCORE, Need};
pub use pattern::Pattern;
pub use revision::Revision;
pub use target::{OutOfReach, ReachError, Target};
pub use word::{WordRecipe, WordSource};

/// How far to remove cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// To a number from this band: as soon as a number drawn from it is reached.
    Band(RangeInclusive<u32>),
    /// Until no further cell, or set of symmetric cells, can go; and then no mark of those that are shown by choice.
    /// Those stay for which that would take too long to prove: see [`Recipe::finish`] and [`Accepted::leftover`].
    Minimal,
    /// All cells but those of a pattern, whatever is left.
    At(Pattern),
}

/// As codes write it: `38-45`, `minimal`, `at-` and a pattern.
impl fmt::Display for Removal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Removal::Band(band) => write!(f, "{}-{}", band.start(), band.end()),
            Removal::Minimal => f.write_str("minimal"),
            Removal::At(pattern) => write!(f, "at-{pattern}"),
        }
    }
}

/// All that a puzzle is made by but its seed and address: kind, fill, symmetry, removal and what is printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Size and variants.
    pub kind: Kind,
    /// How the full grid is made.
    pub fill: Fill,
    /// The pattern of the givens.
    pub symmetry: Symmetry,
    /// How many cells to remove.
    pub removal: Removal,
    /// Whether to look around the puzzle that one pass leaves for others with fewer givens, where it ends before the band.
    pub search: bool,
    /// Whether cells that grids share are all left empty; of no meaning for one grid.
    pub empty_overlaps: bool,
    /// Whether cages have the signs of their operations; of no meaning where there are none.
    pub signs: bool,
    /// Whether [`Removal::Minimal`] goes on with the givens that its pass had to leave undecided, one orbit at a time. Of no
    /// meaning for other removals.
    pub finish: bool,
    /// The word that a line of each solution reads, in letters that stand for digits; `None` leaves digits what they are.
    pub word: Option<WordRecipe>,
}

impl Recipe {
    /// A recipe for puzzles from random grids and one pass of removal, in digits and with all signs.
    pub fn new(kind: Kind, symmetry: Symmetry, removal: Removal) -> Recipe {
        Recipe {
            kind,
            fill: Fill::Random,
            symmetry,
            removal,
            search: false,
            empty_overlaps: false,
            signs: true,
            finish: false,
            word: None,
        }
    }
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
pub struct Accepted {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Which attempt at its address it was, from 0.
    pub attempt: u32,
    /// How hard it is, if that had to be found out to accept it.
    pub rating: Option<Rating>,
    /// What removal down to the minimum left; nothing of other puzzles.
    pub leftover: Leftover,
}

impl Accepted {
    /// A puzzle of which nobody has asked how hard it is.
    pub fn unrated(puzzle: Puzzle, attempt: u32) -> Accepted {
        Accepted { puzzle, attempt, rating: None, leftover: Leftover::default() }
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
    ) -> Option<Accepted> {
        let made = self.in_digits(recipe, address, attempt)?;
        let Some(word) = &recipe.word else {
            return Some(made);
        };
        // A stream of its own: the digits are those of the same recipe without a word, under other names.
        let address = format!("{address}/word");
        let mut rng = Stream::new(self.revision.number, &self.seed, &address, attempt);
        let puzzle = word.hide(made.puzzle, &mut rng);
        Some(Accepted { puzzle, ..made })
    }

    /// The puzzle of an attempt before its digits get the names of letters.
    fn in_digits(&self, recipe: &Recipe, address: &Address, attempt: u32) -> Option<Accepted> {
        let revision = self.revision;
        let mut rng = Stream::new(revision.number, &self.seed, &address.to_string(), attempt);
        if recipe.kind.has(Variant::Calcudoku) {
            let target = recipe.draw_target(&[], &mut rng);
            let puzzle = calcudoku::puzzle(revision, recipe, target, &mut rng);
            // That a cell joins no cage of one way to grow them says nothing of the other ways.
            let unsettled = match recipe.removal {
                Removal::Minimal => recipe.kind.size() as u32 - puzzle.removed(),
                Removal::Band(_) | Removal::At(_) => 0,
            };
            let leftover = Leftover { unsettled, ..Leftover::default() };
            return Some(Accepted { leftover, ..Accepted::unrated(puzzle, attempt) });
        }
        let mut orbits = recipe.symmetry.orbits(recipe.kind);
        let target = recipe.draw_target(&orbits, &mut rng);
        let (shape, solution) = full::full_grid(revision, recipe.kind, recipe.fill, &mut rng)?;
        if let Removal::At(pattern) = &recipe.removal {
            let puzzle =
                Puzzle { givens: pattern.givens(&solution), shape, solution, hidden: None };
            return Some(Accepted::unrated(puzzle, attempt));
        }
        rng.shuffle(&mut orbits);
        if recipe.empty_overlaps {
            // First of all: later some of them might be needed.
            let shared: BTreeSet<Cell> = overlaps::shared(recipe.kind).collect();
            orbits.sort_by_key(|orbit| !orbit.iter().all(|cell| shared.contains(cell)));
        }
        let carved = oracle::puzzle(revision, recipe, &shape, &solution, &orbits, target, &mut rng);
        let (givens, leftover) = match recipe.removal {
            Removal::Minimal => {
                let finish = match recipe.finish {
                    true => Finish::Remove,
                    false => Finish::Count,
                };
                leftover::finish(&revision.budgets, &shape, carved, finish)
            }
            Removal::Band(_) | Removal::At(_) => (carved.givens, Leftover::default()),
        };
        let shape = match recipe.removal {
            Removal::Minimal if shape.kind().has_marks() => marks::needed(shape, &givens, &mut rng),
            _ => shape,
        };
        let puzzle = Puzzle { shape, givens, solution, hidden: None };
        Some(Accepted { leftover, ..Accepted::unrated(puzzle, attempt) })
    }
}

impl Revision {
    /// Whether one pass seldom removes as many cells as `removal` asks for, and an attempt had better look around.
    pub fn searches(&'static self, kind: Kind, removal: &Removal) -> bool {
        match removal {
            Removal::Band(band) if !kind.has_cages() => *band.start() > self.ladder(kind).last(),
            _ => false,
        }
    }
}

/// The most cells that can be removed. For the classic grid that is proved (G. McGuire, B. Tugemann, G. Civario,
/// "There is no 16-clue sudoku", 2014); elsewhere it is all of them.
pub fn most_removed(kind: Kind) -> u32 {
    if kind == Kind::CLASSIC { 81 - 17 } else { kind.size() as u32 }
}

impl Recipe {
    /// The number of removed cells at which to stop, and the most that there may be.
    ///
    /// The last orbit goes out whole, so a few more cells may go: none that is smaller or larger than others is then kept
    /// or taken out for the sake of the number.
    fn draw_target(&self, orbits: &[Vec<Cell>], rng: &mut Stream) -> RangeInclusive<u32> {
        let Removal::Band(band) = &self.removal else {
            let cells = self.kind.size() as u32;
            return cells..=cells;
        };
        let (first, last) = (*band.start(), *band.end());
        let largest = orbits.iter().map(Vec::len).max().unwrap_or(1) as u32;
        let stops = (last + 1).saturating_sub(largest).max(first) - first + 1;
        first + rng.below(stops)..=last
    }

    /// Whether `puzzle` ended where this recipe wants it; a [`Target`] may want more.
    pub fn ended(&self, puzzle: &Puzzle) -> bool {
        if self.empty_overlaps
            && overlaps::shared(self.kind).any(|cell| puzzle.givens.get(cell) != 0)
        {
            return false;
        }
        match &self.removal {
            Removal::Band(band) => band.contains(&puzzle.removed()),
            Removal::Minimal => true,
            Removal::At(_) => solver::unique(&puzzle.shape, &puzzle.givens).is_ok(),
        }
    }
}

#[cfg(test)]
mod tests;
