//! The number of solutions of puzzles, as commands report it.

use super::console::{check_failed, unsettled_failure};
use crate::Result;
use gridpress_engine::generate::Revision;
use gridpress_engine::rating::RaterCache;
use gridpress_engine::solver::NotUnique;

/// The number of puzzles that are examined before the results are printed.
pub(super) const CHUNK: usize = 1024;

/// Returns the number of solutions in words.
pub(super) fn verdict_text(error: &NotUnique) -> &'static str {
    match error {
        NotUnique::NoSolution => "no solution",
        NotUnique::Several(..) => "several solutions",
        NotUnique::Undetermined => "unsettled",
    }
}

/// A summary of verdicts, which determines the exit code.
#[derive(Default)]
pub(super) struct VerdictTally {
    unsettled: bool,
    lacks_unique: bool,
}

impl VerdictTally {
    /// Adds a puzzle by its number of solutions; see [`NotUnique::solutions`].
    pub(super) fn add(&mut self, solutions: Option<u32>) {
        self.unsettled |= solutions.is_none();
        self.lacks_unique |= solutions != Some(1);
    }

    /// Returns a failure unless every puzzle has one solution.
    pub(super) fn finish(self) -> Result<()> {
        match self {
            VerdictTally { unsettled: true, .. } => Err(unsettled_failure()),
            VerdictTally { lacks_unique: true, .. } => Err(check_failed()),
            _ => Ok(()),
        }
    }
}

/// Returns raters of the newest revision.
pub(super) fn raters() -> RaterCache {
    Revision::NEWEST.raters()
}
