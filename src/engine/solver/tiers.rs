//! The engine for classic puzzles with vectors of one's choice: to measure them, and to hold them against each other.

use super::classic::{Counter, Tier};
use crate::puzzle::Grid;

/// A solver of classic puzzles that computes with the vectors of one [`Tier`].
///
/// The functions of [`solver`](super) take the fastest that the processor has by themselves.
pub struct TierSolver(Counter);

/// A solver with the vectors of `tier`; `None` where this processor has no such vectors.
///
/// ```
/// use gridpress_engine::{notation, solver::{self, Tier}};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// for tier in Tier::here() {
///     let mut solver = solver::with_tier(tier).unwrap();
///     assert_eq!(solver.count_up_to(&puzzle, 2), 1, "{tier}");
/// }
/// ```
pub fn with_tier(tier: Tier) -> Option<TierSolver> {
    Counter::on(tier).map(TierSolver)
}

impl TierSolver {
    /// The number of solutions of `puzzle`, counted no further than `limit`.
    ///
    /// # Panics
    /// When the puzzle is not 9x9.
    pub fn count_up_to(&mut self, puzzle: &Grid, limit: usize) -> usize {
        match limit {
            0 => 0,
            _ => {
                let count = self.0.count_within(cells(puzzle), limit, u64::MAX, &mut |_| {});
                count.0
            }
        }
    }

    /// Up to `limit` different solutions of `puzzle`, as [`solutions`](super::solutions()) finds them.
    ///
    /// # Panics
    /// When the puzzle is not 9x9.
    pub fn solutions(&mut self, puzzle: &Grid, limit: usize) -> Vec<Grid> {
        let mut found = Vec::new();
        if limit > 0 {
            self.0.solutions(cells(puzzle), u64::MAX, &mut |solution| {
                found.push(Grid::from_cells(solution.to_vec()));
                found.len() < limit
            });
        }
        found
    }
}

fn cells(puzzle: &Grid) -> &[u8; 81] {
    puzzle.cells().try_into().expect("a puzzle of 9x9")
}
