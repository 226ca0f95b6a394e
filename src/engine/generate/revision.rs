//! Revisions of the engine: the numbers and tables that puzzles and ratings depend on.

use super::level::Level;
use super::level::RequirementRule;
use super::thresholds::Measurements;
use super::thresholds::{ThresholdRules, relies_on_marks};
use crate::puzzle::{Kind, Shape, Variant};
use crate::rating::{Rater, RaterCache, Rating, Scale};
use std::fmt;
use std::sync::Arc;

/// A revision of the engine: the same revision and seed always give the same puzzles with the same ratings.
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
    pub(super) grids: GridRules,
    pub(super) attempts: AttemptRules,
    pub(super) budgets: Budgets,
    pub(super) cages: CageRules,
    pub(super) operations: OperationRules,
    pub(super) measurements: &'static Measurements,
}

impl Revision {
    /// Returns the number, from 1, that specs, locks and codes use.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Returns the scale of ratings: techniques, tiers and weights.
    pub fn scale(&'static self) -> &'static Scale {
        &self.scale
    }

    /// Creates a rater for puzzles of `shape`.
    pub fn rater(&'static self, shape: &Arc<Shape>) -> Rater {
        Rater::new(&self.scale, shape)
    }

    /// Creates a cache of raters for puzzles of any shape.
    pub fn raters(&'static self) -> RaterCache {
        RaterCache::new(&self.scale)
    }

    /// Returns the level of a puzzle by its rating, whatever its number of removed cells: the hardest level whose
    /// easiest puzzles are no harder.
    pub fn level_of(&self, kind: Kind, rating: &Rating) -> Level {
        level_by(self.levels.requirements_of(kind), rating.tier, rating.score)
    }

    /// Returns this revision with another table of common kinds, for measurements that build on previous ones. It stays
    /// in memory until the program ends.
    #[cfg(feature = "measure")]
    pub fn with_measurements(&self, table: &str) -> &'static Revision {
        let table: &'static str = table.to_owned().leak();
        Box::leak(Box::new(Revision {
            measurements: Box::leak(Box::new(Measurements::new(table))),
            ..*self
        }))
    }
}

/// Returns the level of a hardest step of `tier` and of `score`: the hardest level whose first rule in `requirements`
/// begins no later.
pub(super) fn level_by(requirements: &[&[RequirementRule]; 5], tier: u8, score: u32) -> Level {
    let mut levels = Level::NAMES.iter().map(|&(_, level)| level).rev();
    levels
        .find(|level| {
            let first = requirements[*level as usize].first();
            // Tier before score: a light pattern is harder to spot than a heavy subset.
            first.is_some_and(|rule| (tier, score) >= (rule.tiers.0, rule.score.0))
        })
        .unwrap_or(Level::Easy)
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

/// The thresholds and requirements of levels.
#[derive(Clone, Copy)]
pub(super) struct LevelRules {
    /// The rules that determine the bands of removed cells.
    pub(super) thresholds: ThresholdRules,
    /// The requirements of each level, easiest level first: the guarantee of the level, followed by fallbacks in case
    /// no such puzzle is in reach.
    pub(super) requirements: [&'static [RequirementRule]; 5],
    /// Requirements of killers, which need sums at every level.
    pub(super) killer_requirements: [&'static [RequirementRule]; 5],
    /// Requirements of calcudokus, which need the results of cages at every level.
    pub(super) calcudoku_requirements: [&'static [RequirementRule]; 5],
    /// Requirements of lines in grids of 9x9, which restrict as much as givens.
    pub(super) line_requirements: [&'static [RequirementRule]; 5],
    /// Requirements of numbers outside the grid, and for arrows in smaller grids.
    pub(super) number_requirements: [&'static [RequirementRule]; 5],
    /// Requirements of signs in place of boxes, and for lines in smaller grids.
    pub(super) inequality_requirements: [&'static [RequirementRule]; 5],
    /// Requirements of grids of four rows, which only need singles.
    pub(super) small_grid_requirements: [&'static [RequirementRule]; 5],
}

impl LevelRules {
    /// Returns the requirements of the levels of `kind`.
    pub(super) fn requirements_of(&self, kind: Kind) -> &[&'static [RequirementRule]; 5] {
        if kind.has_killer_cages() {
            &self.killer_requirements
        } else if kind.has_operations() {
            &self.calcudoku_requirements
        } else if relies_on_marks(kind) {
            let is_small = kind.digits() < 9;
            match () {
                () if kind.view().is_some() => &self.number_requirements,
                () if is_small && kind.has(Variant::Arrow) => &self.number_requirements,
                () if is_small || kind.is_latin() => &self.inequality_requirements,
                () => &self.line_requirements,
            }
        } else if kind.digits() < 6 {
            &self.small_grid_requirements
        } else {
            &self.requirements
        }
    }
}

/// Rules for full grids.
#[derive(Clone, Copy)]
pub(super) struct GridRules {
    /// Maximum number of rows of single grids that are drawn from a list of all.
    pub(super) listed_rows: usize,
    /// `true` to draw classic grids by the weights of their bands.
    pub(super) weighs_bands: bool,
    /// Number of switches per cell that even out the distribution of other grids.
    pub(super) switches_per_cell: usize,
}

impl GridRules {
    /// Returns `true` if full grids of `kind`, which has no cages or marks, are drawn from a list of all.
    pub(super) fn lists_all(&self, kind: Kind) -> bool {
        kind.side() <= self.listed_rows && kind.grids().is_single()
    }

    /// Returns the number of switches in a full grid of `kind`.
    pub(super) fn switches(&self, kind: Kind) -> usize {
        self.switches_per_cell * kind.size()
    }
}

/// Rules for successive attempts at an address.
#[derive(Clone, Copy)]
pub(super) struct AttemptRules {
    /// Number of attempts that share a full grid and the beginning of the removal.
    pub(super) per_grid: u32,
    /// Number of such attempts if all marks that fit are shown, which often determine the difficulty by themselves.
    pub(super) per_marked_grid: u32,
    /// Share of the removed cells that belong to that beginning, in percent.
    pub(super) common_share: usize,
}

/// Limits of attempts, rounds and guesses.
#[derive(Clone, Copy)]
pub(super) struct Budgets {
    /// Budget of one address before its target counts as out of reach, in attempts at classic grids. Attempts at other
    /// grids cost more.
    pub(super) attempts: u32,
    /// Divisor of that budget for the trial whether a target is in reach.
    pub(super) trial: u32,
    /// Cost of an attempt with a local search.
    pub(super) search_cost: u32,
    /// Number of attempts with a local search that may reach their number of removed cells and miss the window for each
    /// that does not reach it.
    pub(super) near_misses: u32,
    /// Cost of an attempt at a killer, where cages make drawing and solving slow.
    pub(super) killer_cost: u32,
    /// Cost of an attempt at a calcudoku.
    pub(super) calcudoku_cost: u32,
    /// Cost of an attempt where the general search counts solutions: jigsaws, and grids that are not 9x9.
    pub(super) plain_cost: u32,
    /// Guesses per cell before a fill starts over.
    pub(super) fill_guesses: u64,
    /// Guesses before a fill starts over if neighbours are linked; hardly any beginning leads to a full grid.
    pub(super) fill_guesses_of_links: u64,
    /// Guesses before a fill is abandoned.
    pub(super) fill_guesses_in_all: u64,
    /// Number of attempted exchanges per cell when regions are drawn.
    pub(super) exchanges: usize,
    /// Rounds of one local search.
    pub(super) rounds: u32,
    /// Orbits that a round of a local search puts back.
    pub(super) put_back: usize,
    /// Maximum number of removed cells for which the general search looks for a solution that differs in each of them
    /// in turn; with more, it looks for any other solution.
    pub(super) in_turn: usize,
    /// Budget of guesses for a question about many cells, before it is asked about fewer.
    pub(super) guesses_for_many: u64,
    /// Budget of guesses for a question about few cells beyond 9x9.
    pub(super) guesses_for_few: u64,
    /// Budget of such a question for kinds where lines and numbers outside the grid are slow to process.
    pub(super) guesses_for_lines: u64,
    /// Budget of such a question for all other kinds; no known puzzle needs as many.
    pub(super) guesses_for_any: u64,
    /// Budgets of guesses for the final questions whether single orbits of givens can be removed, all together: for
    /// kinds where lines and numbers outside the grid are slow to process, and for others.
    pub(super) guesses_to_finish: [u64; 2],
}

/// Rules for drawing the cages of a killer.
#[derive(Clone, Copy)]
pub(super) struct CageRules {
    /// Target sizes of cages, each equally likely.
    pub(super) sizes: [usize; 4],
    /// Maximum size of a cage.
    pub(super) largest: usize,
    /// Number of partitions to draw before one with a cage of a single cell is accepted.
    pub(super) partitions: u32,
    /// Number of shapes to draw before one that needs givens is accepted.
    pub(super) shapes: u32,
    /// Budget of guesses to prove that a shape needs no givens; shapes that need more would be hard to solve as well.
    pub(super) guesses: u64,
}

/// Rules for drawing the cages of a calcudoku.
#[derive(Clone, Copy)]
pub(super) struct OperationRules {
    /// Maximum size of a cage.
    pub(super) largest: usize,
    /// Probability that a cell prefers to form a domino, as numerator and denominator.
    pub(super) dominoes: (u32, u32),
    /// Maximum product, which has to fit into a corner.
    pub(super) most_product: u32,
    /// Budget of guesses to prove that cages have a unique solution; those that need more would be hard to solve as
    /// well.
    pub(super) guesses: u64,
}

impl Budgets {
    /// Returns the cost of an attempt at a puzzle of `kind`, in attempts at a classic grid.
    pub(super) fn cost(&self, kind: Kind) -> u32 {
        let (classic, cells) = (Kind::CLASSIC.size() as u64, kind.size() as u64);
        if !kind.grids().is_single() {
            return kind.grids().count() as u32 * self.plain_cost;
        }
        // Measured: the time grows with the third power of the number of cells.
        let larger = (cells.pow(3) / classic.pow(3)).max(1) as u32;
        if kind.has_operations() {
            // Calcudokus have no more than nine rows, so their cost does not grow with the grid.
            return self.calcudoku_cost;
        }
        let has_marks = kind.mark_rules().next().is_some();
        let slower = if kind.has_killer_cages() {
            self.killer_cost
        } else if kind.has_irregular_regions() || has_marks {
            self.plain_cost
        } else {
            1
        };
        larger * slower
    }

    /// Returns the budget of guesses for a question about few cells of a grid of `kind`.
    pub(super) fn guesses_for_few(&self, kind: Kind) -> u64 {
        if kind.side() > 9 {
            self.guesses_for_few
        } else if relies_on_marks(kind) {
            self.guesses_for_lines
        } else {
            self.guesses_for_any
        }
    }

    /// Returns the budget of guesses for the final questions whether orbits of a grid of `kind` can be removed.
    pub(super) fn guesses_to_finish(&self, kind: Kind) -> u64 {
        self.guesses_to_finish[usize::from(!relies_on_marks(kind))]
    }

    /// Returns the number of rounds of one local search around a puzzle of `kind`.
    pub(super) fn rounds(&self, kind: Kind) -> u32 {
        share(self.rounds, kind)
    }
}

/// Scales a budget for 9x9 down for larger grids, where everything takes longer with the square of the number of cells.
fn share(budget: u32, kind: Kind) -> u32 {
    let (classic, cells) = (Kind::CLASSIC.size() as u64, kind.size() as u64);
    let larger = u64::from(budget) * classic * classic / (cells * cells);
    budget.min(larger as u32)
}
