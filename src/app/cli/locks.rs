//! The puzzles of a lock, for commands that read puzzles.

use super::files;
use gridpress_audit::lock::{Lock, LockedPuzzle};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::puzzle::Puzzle;
use gridpress_spec::limits;
use std::path::Path;
use toml::Value;

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
    Ok(with_head(path)?.1)
}

/// What a lock says of its book, without its puzzles.
pub(super) struct LockHead(Lock);

impl LockHead {
    /// The value of a key at the top of the spec, where it is a text.
    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.0.spec.get(key)?.as_str().map(str::to_owned)
    }

    /// The title of the section of a puzzle.
    pub(super) fn section_title(&self, puzzle: &LockedPuzzle) -> Option<&str> {
        let id = puzzle.section();
        let mut sections = self.0.spec.get("section")?.as_array()?.iter();
        let section =
            sections.find(|section| section.get("id").and_then(Value::as_str) == Some(id));
        section?.get("title")?.as_str()
    }
}

/// The lock at `path`: what it says of its book, and its puzzles in printed order.
pub(super) fn with_head(path: &Path) -> Result<(LockHead, Vec<FromLock>), Failure> {
    let source = files::read_text(path, &limits::LOCK)?;
    let puzzle = |entry: LockedPuzzle| {
        let puzzle = entry.puzzle().map_err(|why| {
            let message = format!("`{}`: puzzle {}: {why}", source.name, entry.number);
            let report = Diagnostic::error(message);
            Failure::input(vec![report.help("a lock is not meant to be edited")])
        })?;
        Ok(FromLock { entry, puzzle })
    };
    let mut lock = Lock::parse(&source)?;
    let puzzles = std::mem::take(&mut lock.puzzle).into_iter();
    let puzzles = puzzles.map(puzzle).collect::<Result<_, Failure>>()?;
    Ok((LockHead(lock), puzzles))
}
