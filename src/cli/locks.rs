//! The puzzles of a lock, for commands that read puzzles.

use super::files;
use crate::diag::{Diagnostic, Failure};
use crate::lock::{Lock, LockedPuzzle};
use crate::puzzle::Puzzle;
use crate::spec::limits;
use std::path::Path;

/// A puzzle of a lock, and all that the lock says of it.
pub(super) struct FromLock {
    pub entry: LockedPuzzle,
    pub puzzle: Puzzle,
}

/// Whether a file is called a lock.
pub(super) fn is_lock(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "lock")
}

/// The puzzles of the lock at `path`, in printed order.
pub(super) fn puzzles(path: &Path) -> Result<Vec<FromLock>, Failure> {
    let source = files::read_text(path, &limits::LOCK)?;
    let puzzle = |entry: LockedPuzzle| {
        let puzzle = entry.puzzle().map_err(|why| {
            let message = format!("`{}`: puzzle {}: {why}", source.name, entry.number);
            let report = Diagnostic::error(message);
            Failure::input(vec![report.help("a lock is not meant to be edited")])
        })?;
        Ok(FromLock { entry, puzzle })
    };
    let locked = Lock::parse(&source)?.puzzle.into_iter();
    locked.map(puzzle).collect()
}
