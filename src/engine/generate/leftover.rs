//! The givens that one pass of removal leaves undecided, and what single removals make of them.

use super::oracle::Carved;
use super::revision::Budgets;
use crate::puzzle::{Cell, Grid, Shape};
use crate::solver;

/// What removal down to the minimum leaves to be said of a puzzle's givens. Symmetric ones can only go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leftover {
    /// Givens that went one orbit at a time, behind a pass that had given them up.
    pub finished: u32,
    /// Givens that can still go.
    pub removable: u32,
    /// Givens of which it would take too long to tell if they can go.
    pub unsettled: u32,
}

impl Leftover {
    /// `true` if it is proved that no givens can go.
    pub fn is_minimal(&self) -> bool {
        self.removable == 0 && self.unsettled == 0
    }
}

/// What to do with givens that can go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// Take them out.
    Remove,
    /// Count them.
    Count,
}

/// Asks again, one by one and with more patience, of the orbits that a pass has left undecided.
pub(super) fn finish(
    budgets: &Budgets,
    shape: &Shape,
    carved: Carved,
    finish: Finish,
) -> (Grid, Leftover) {
    let guesses = budgets.guesses_to_finish(shape.kind());
    let mut givens = carved.givens.clone();
    let mut leftover = Leftover::default();
    let mut gone = 0;
    for orbit in &carved.unsettled {
        let without = without(&givens, orbit);
        let count = solver::count_within(shape, &without, 2, guesses, &mut |_| {});
        match (count.found, count.is_all) {
            (1, true) => {
                gone += orbit.len() as u32;
                givens = without;
            }
            (2.., _) => {}
            _ => leftover.unsettled += orbit.len() as u32,
        }
    }
    match finish {
        Finish::Remove => {
            leftover.finished = gone;
            (givens, leftover)
        }
        Finish::Count => {
            leftover.removable = gone;
            (carved.givens, leftover)
        }
    }
}

fn without(givens: &Grid, orbit: &[Cell]) -> Grid {
    let mut without = givens.clone();
    orbit.iter().for_each(|&cell| without.set(cell, 0));
    without
}
