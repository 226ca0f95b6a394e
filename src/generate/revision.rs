//! What a revision of the engine is: numbers and tables that puzzles and ratings depend on.

use super::measured::{Passes, Tiers};
use crate::logic::{Rater, Raters, Scale};
use crate::puzzle::{Kind, Shape, Variant};
use std::fmt;

/// A revision of the engine. With the same one, a seed makes the same puzzles for ever, rated the same.
///
/// ```
/// use gridpress::generate::Revision;
///
/// assert_eq!(Revision::numbered(1), Some(Revision::FIRST));
/// assert_eq!(Revision::numbered(0), None);
/// ```
#[derive(Clone, Copy)]
pub struct Revision {
    pub(super) number: u32,
    pub(super) scale: Scale,
    pub(super) levels: LevelRules,
    pub(super) budgets: Budgets,
    pub(super) cages: CageRules,
    pub(super) passes: &'static Passes,
    pub(super) tiers: &'static Tiers,
}

impl Revision {
    /// Its number, from 1: what specs, locks and codes call the engine.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How it rates.
    pub fn scale(&'static self) -> &'static Scale {
        &self.scale
    }

    /// A rater for puzzles of `shape`.
    pub fn rater(&'static self, shape: &Shape) -> Rater {
        Rater::new(&self.scale, shape)
    }

    /// Raters for puzzles of any shape, one after the other.
    pub fn raters(&'static self) -> Raters {
        Raters::new(&self.scale)
    }
}

impl fmt::Debug for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Revision({})", self.number)
    }
}

impl PartialEq for Revision {
    fn eq(&self, other: &Revision) -> bool {
        self.number == other.number
    }
}

impl Eq for Revision {}

/// Where levels begin, and what their labels promise.
#[derive(Clone, Copy)]
pub(super) struct LevelRules {
    /// Where the levels of classic 9x9 begin, in removed cells, easiest first.
    pub(super) starts: [u32; 5],
    /// What half of all passes remove there.
    pub(super) median: u32,
    /// The tiers of the hardest technique that puzzles of a level need, first and last, easiest level first.
    pub(super) promised: [(u8, u8); 5],
    /// A spec whose puzzles are rarer than one in so many attempts is refused.
    pub(super) rarest: u32,
    /// How many more cells an attempt removes that searches around a puzzle than one pass in 10,000.
    pub(super) search_gain: u32,
}

/// How long to go on, in attempts, rounds and guesses.
#[derive(Clone, Copy)]
pub(super) struct Budgets {
    /// Attempts at one address before its target counts as out of reach, at most.
    pub(super) attempts: u32,
    /// Attempts at one address that search around a puzzle, which take as long as thousands of passes.
    pub(super) searches: u32,
    /// Of attempts that search, so many may reach their number and fail the window for each that does not reach it.
    pub(super) near_misses: u32,
    /// As how many attempts one at a killer counts: cages make drawing and solving slow.
    pub(super) killer_cost: u32,
    /// As how many attempts one at a jigsaw counts: its regions are drawn.
    pub(super) jigsaw_cost: u32,
    /// Guesses for each cell before a fill starts over.
    pub(super) fill_guesses: u64,
    /// Exchanges that are tried for each cell when regions are drawn.
    pub(super) exchanges: usize,
    /// Rounds of one search around a puzzle.
    pub(super) rounds: u32,
    /// Orbits that a round of a search puts back.
    pub(super) put_back: usize,
    /// Above so many cells taken out at once the search looks for any other solution, not for one that differs in each
    /// of them in turn.
    pub(super) in_turn: usize,
    /// Guesses after which a question about many cells is better asked of fewer.
    pub(super) guesses_for_many: u64,
    /// Guesses after which, beyond 9x9, a question about few cells is given up.
    pub(super) guesses_for_few: u64,
}

/// How the cages of a killer are drawn.
#[derive(Clone, Copy)]
pub(super) struct CageRules {
    /// Cells of a cage to grow to; each as likely as the next.
    pub(super) sizes: [usize; 4],
    /// The most cells of a cage.
    pub(super) largest: usize,
    /// Partitions to draw before one with a cage of a single cell is taken.
    pub(super) partitions: u32,
    /// Shapes to draw before one that needs givens is taken.
    pub(super) shapes: u32,
    /// Guesses that may prove that a shape needs no given; a shape that takes more is a hard one to solve as well.
    pub(super) guesses: u64,
}

impl Budgets {
    /// Attempts at one address for a kind, at most. Some take longer than others: larger grids and searches do,
    /// regions and cages.
    pub(super) fn attempts(&self, kind: Kind, searches: bool) -> u32 {
        let slower = match searches {
            true => 1,
            false if kind.has(Variant::Killer) => self.killer_cost,
            false if kind.has(Variant::Jigsaw) => self.jigsaw_cost,
            false => 1,
        };
        let attempts = match searches {
            true => self.searches,
            false => self.attempts,
        };
        (share(attempts, kind) / slower).max(1)
    }

    /// The share of attempts that must meet a window, so that the budget hardly ever ends before one does.
    pub(super) fn least_share(&self, kind: Kind, searches: bool) -> f64 {
        let attempts = f64::from(self.attempts(kind, searches));
        match searches {
            true => 10.0 / (attempts * f64::from(self.near_misses)),
            false => 100.0 / attempts,
        }
    }

    /// Rounds of one search around a puzzle of `kind`.
    pub(super) fn rounds(&self, kind: Kind) -> u32 {
        share(self.rounds, kind)
    }
}

/// Of a budget for 9x9 what a larger grid gets, where everything takes longer with the square of the cells.
fn share(budget: u32, kind: Kind) -> u32 {
    let (classic, cells) = (Kind::CLASSIC.cells() as u64, kind.cells() as u64);
    let larger = u64::from(budget) * classic * classic / (cells * cells);
    budget.min(larger as u32)
}
