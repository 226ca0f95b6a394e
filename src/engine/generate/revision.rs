//! What a revision of the engine is: numbers and tables that puzzles and ratings depend on.

use super::level::Level;
use super::level::RequirementRule;
use super::thresholds::Measurements;
use super::thresholds::{ThresholdRules, relies_on_marks};
use crate::puzzle::{Kind, Shape, Variant};
use crate::rating::{Rater, RaterCache, Rating, Scale};
use std::fmt;

/// A revision of the engine. With the same one, a seed makes the same puzzles for ever, rated the same.
///
/// ```
/// use gridpress_engine::generate::Revision;
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
    pub(super) operations: OperationRules,
    pub(super) measurements: &'static Measurements,
}

impl Revision {
    /// Its number, from 1: what specs, locks and codes call the engine.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The scale by which it rates: techniques, tiers and weights.
    pub fn scale(&'static self) -> &'static Scale {
        &self.scale
    }

    /// A rater for puzzles of `shape`.
    pub fn rater(&'static self, shape: &Shape) -> Rater {
        Rater::new(&self.scale, shape)
    }

    /// Raters for puzzles of any shape, one after the other.
    pub fn raters(&'static self) -> RaterCache {
        RaterCache::new(&self.scale)
    }

    /// The level of a puzzle by what it needs, however many cells were removed: the hardest whose easiest puzzles are
    /// no harder.
    pub fn level_of(&self, kind: Kind, rating: &Rating) -> Level {
        let rules = self.levels.requirements_of(kind);
        let is_reached = |level: &Level| {
            let best = rules[*level as usize].first();
            best.is_some_and(|rule| rule.is_reached_by(rating))
        };
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        levels.rev().find(is_reached).unwrap_or(Level::Easy)
    }

    /// Returns this revision with another table of common kinds, for measurements that build on those just before. It
    /// stays in memory to the end of the program.
    #[cfg(feature = "measure")]
    pub fn with_measurements(&self, table: &str) -> &'static Revision {
        let table: &'static str = table.to_owned().leak();
        Box::leak(Box::new(Revision {
            measurements: Box::leak(Box::new(Measurements::new(table))),
            ..*self
        }))
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
    /// How the bands of removed cells are found.
    pub(super) thresholds: ThresholdRules,
    /// What puzzles of each level need, easiest level first: what its label promises, and what comes nearest to that
    /// where no such puzzle is in reach.
    pub(super) requirements: [&'static [RequirementRule]; 5],
    /// The same for killers, which need sums at every level.
    pub(super) killer_requirements: [&'static [RequirementRule]; 5],
    /// The same for calcudokus, which need the numbers of cages at every level.
    pub(super) calcudoku_requirements: [&'static [RequirementRule]; 5],
    /// The same for lines in grids of 9x9, which say as much as givens.
    pub(super) line_requirements: [&'static [RequirementRule]; 5],
    /// The same for numbers outside the grid, and for arrows in smaller grids.
    pub(super) number_requirements: [&'static [RequirementRule]; 5],
    /// The same for signs in place of boxes, and for lines in smaller grids.
    pub(super) inequality_requirements: [&'static [RequirementRule]; 5],
    /// The same for grids of four rows, which need singles alone.
    pub(super) small_grid_requirements: [&'static [RequirementRule]; 5],
}

impl LevelRules {
    pub(super) fn requirements_of(&self, kind: Kind) -> &[&'static [RequirementRule]; 5] {
        if kind.has(Variant::Killer) {
            &self.killer_requirements
        } else if kind.has(Variant::Calcudoku) {
            &self.calcudoku_requirements
        } else if relies_on_marks(kind) {
            let is_small = kind.digits() < 9;
            match () {
                () if kind.view().is_some() => &self.number_requirements,
                () if is_small && kind.has(Variant::Arrow) => &self.number_requirements,
                () if is_small || kind.has(Variant::Futoshiki) => &self.inequality_requirements,
                () => &self.line_requirements,
            }
        } else if kind.digits() < 6 {
            &self.small_grid_requirements
        } else {
            &self.requirements
        }
    }
}

/// How long to go on, in attempts, rounds and guesses.
#[derive(Clone, Copy)]
pub(super) struct Budgets {
    /// What may be spent at one address before its target counts as out of reach: attempts at classic grids. Others count
    /// as several.
    pub(super) attempts: u32,
    /// The part of that in which a target shows that it is in reach.
    pub(super) trial: u32,
    /// As how many attempts one counts that searches around its puzzle.
    pub(super) search_cost: u32,
    /// Of attempts that search, so many may reach their number and fail the window for each that does not reach it.
    pub(super) near_misses: u32,
    /// As how many attempts one at a killer counts: cages make drawing and solving slow.
    pub(super) killer_cost: u32,
    /// As how many attempts one at a calcudoku counts.
    pub(super) calcudoku_cost: u32,
    /// As how many attempts one counts where the search for every shape counts solutions: jigsaws, and grids that are
    /// not 9x9.
    pub(super) plain_cost: u32,
    /// Guesses for each cell before a fill starts over.
    pub(super) fill_guesses: u64,
    /// Guesses before a fill starts over where neighbours are linked: hardly any beginning leads to a grid.
    pub(super) fill_guesses_of_links: u64,
    /// Guesses before a fill is given up.
    pub(super) fill_guesses_in_all: u64,
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
    /// Guesses after which such a question is given up where lines and numbers outside the grid take long to look at.
    pub(super) guesses_for_lines: u64,
    /// Guesses after which any other question about few cells is given up; no known puzzle takes as many.
    pub(super) guesses_for_any: u64,
    /// Guesses after which the question is given up at last, up to 9x9, if a single orbit of givens can go.
    pub(super) guesses_to_finish: u64,
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

/// How the cages of a calcudoku are drawn.
#[derive(Clone, Copy)]
pub(super) struct OperationRules {
    /// The most cells of a cage.
    pub(super) largest: usize,
    /// The chance that a cell prefers to make a domino: so many in so many.
    pub(super) dominoes: (u32, u32),
    /// The largest product, which has to fit into a corner.
    pub(super) most_product: u32,
    /// Guesses that may prove that cages have one solution; those that take more are hard ones to solve as well.
    pub(super) guesses: u64,
}

impl Budgets {
    /// As how many attempts at a classic grid one for `kind` counts.
    pub(super) fn cost(&self, kind: Kind) -> u32 {
        let (classic, cells) = (Kind::CLASSIC.size() as u64, kind.size() as u64);
        if !kind.grids().is_one() {
            return kind.grids().count() as u32 * self.plain_cost;
        }
        // Measured: time goes up by the third power of the cells.
        let larger = (cells.pow(3) / classic.pow(3)).max(1) as u32;
        if kind.has(Variant::Calcudoku) {
            return self.calcudoku_cost;
        }
        let has_marks = kind.variants().any(|variant| variant.family().is_some());
        let slower = match kind.has(Variant::Killer) {
            true => self.killer_cost,
            false if kind.has(Variant::Jigsaw) || has_marks => self.plain_cost,
            false => 1,
        };
        larger * slower
    }

    /// Guesses after which a question about few cells of a grid of `kind` is given up.
    pub(super) fn guesses_for_few(&self, kind: Kind) -> u64 {
        match kind.side() > 9 {
            true => self.guesses_for_few,
            false if relies_on_marks(kind) => self.guesses_for_lines,
            false => self.guesses_for_any,
        }
    }

    /// Guesses after which the question is given up at last if an orbit of a grid of `kind` can go; none beyond 9x9.
    pub(super) fn guesses_to_finish(&self, kind: Kind) -> u64 {
        if kind.side() > 9 { 0 } else { self.guesses_to_finish }
    }

    /// Rounds of one search around a puzzle of `kind`.
    pub(super) fn rounds(&self, kind: Kind) -> u32 {
        share(self.rounds, kind)
    }
}

/// Of a budget for 9x9 what a larger grid gets, where everything takes longer with the square of the cells.
fn share(budget: u32, kind: Kind) -> u32 {
    let (classic, cells) = (Kind::CLASSIC.size() as u64, kind.size() as u64);
    let larger = u64::from(budget) * classic * classic / (cells * cells);
    budget.min(larger as u32)
}
