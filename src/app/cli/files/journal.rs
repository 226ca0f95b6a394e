//! Journal of an exchange of files, by which the next run repairs an interrupted one.
//!
//! While files are exchanged, a journal in the folder records which staged file goes where and what was there before. A
//! run that finds a journal in a folder without activity finishes the exchange, so that a PDF and its lock belong to
//! the same book.

use super::{PREFIX, folder_of, temporary};
use gridpress_ground::hash::sha256;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tempfile::{NamedTempFile, TempPath};

/// The ending of the names of journals.
const JOURNAL: &str = ".journal";

/// Reports of files that were placed for interrupted runs, until the end of this run. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Repairs(Arc<Mutex<Vec<String>>>);

impl Repairs {
    fn push(&self, report: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(report);
    }

    /// Takes the reports since the last call: one line per file.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A file that is to be moved to its place.
#[derive(Serialize, Deserialize)]
struct PlannedMove {
    from: PathBuf,
    to: PathBuf,
    /// The hash of the file that was there; `None` if there was none.
    was: Option<String>,
    /// The hash of the file; `None` in journals of earlier versions.
    #[serde(default)]
    is: Option<String>,
}

/// An exchange of several files in progress.
pub(super) struct Exchange {
    folders: Vec<LockedFolder>,
    /// Removed when the exchange ends, unless the rest is left to a later run.
    journal: Option<NamedTempFile>,
}

/// A folder in use.
struct LockedFolder {
    path: PathBuf,
    /// A shared lock, with all other runs in the folder.
    _lock: Option<File>,
}

impl Exchange {
    /// Begins an exchange in the folders of `targets`, which are repaired first.
    pub(super) fn begin<'t>(
        targets: impl Iterator<Item = &'t Path>,
        repairs: &Repairs,
    ) -> Exchange {
        let mut paths: Vec<PathBuf> =
            targets.map(|target| parent_folder(target).to_owned()).collect();
        paths.sort();
        paths.dedup();
        let enter = |path: PathBuf| {
            // Before the shared lock: a repair needs the folder for itself, and an open lock of this run would prevent
            // it.
            repair(&path, repairs);
            let file = File::open(&path).ok();
            // Shared, so that several books can be written to a folder at once; repairs and desks take it for
            // themselves.
            LockedFolder { path, _lock: file.filter(|folder| folder.try_lock_shared().is_ok()) }
        };
        Exchange { folders: paths.into_iter().map(enter).collect(), journal: None }
    }

    /// Records which staged file goes where. If the journal cannot be written, an interruption between two files is not
    /// repaired.
    pub(super) fn record<'f>(&mut self, files: impl Iterator<Item = (&'f Path, &'f Path)>) {
        let moves: Option<Vec<PlannedMove>> = files.map(|(from, to)| plan_move(from, to)).collect();
        self.journal = moves.and_then(|moves| write_journal(&moves).ok());
        // The journal must be on the disk before the first rename, which it describes.
        self.sync_folders();
    }

    /// Leaves the rest of the exchange to the next run in the folder, as an interrupted run does: the journal, and the
    /// staged files that were not moved.
    pub(super) fn abandon(mut self, staged: impl Iterator<Item = TempPath>) {
        // If a file cannot be kept, the next run leaves the exchange as it is.
        staged.for_each(|file| drop(file.keep()));
        if let Some(journal) = self.journal.take() {
            drop(journal.keep());
        }
    }

    /// Waits until the names in the folders are on the disk.
    pub(super) fn sync_folders(&self) {
        for folder in &self.folders {
            // Some systems cannot do that for folders; failures are ignored.
            let _ = File::open(&folder.path).and_then(|folder| folder.sync_all());
        }
    }
}

fn parent_folder(target: &Path) -> &Path {
    match folder_of(target) {
        folder if folder.as_os_str().is_empty() => Path::new("."),
        folder => folder,
    }
}

fn plan_move(from: &Path, to: &Path) -> Option<PlannedMove> {
    Some(PlannedMove {
        // The next run may start in another current folder.
        from: std::path::absolute(from).ok()?,
        to: std::path::absolute(to).ok()?,
        was: hash(to),
        is: hash(from),
    })
}

fn hash(path: &Path) -> Option<String> {
    fs::read(path).ok().map(|bytes| sha256(&bytes))
}

fn write_journal(moves: &[PlannedMove]) -> std::io::Result<NamedTempFile> {
    let first = moves.first().ok_or(std::io::ErrorKind::InvalidInput)?;
    let text = serde_json::to_string(moves)?;
    let mut journal = temporary(&first.to, JOURNAL)?;
    journal.write_all(text.as_bytes())?;
    journal.as_file().sync_all()?;
    Ok(journal)
}

/// Finishes the exchanges of interrupted runs in a folder, and removes their leftovers, unless another run works there.
pub(super) fn repair(folder: &Path, repairs: &Repairs) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(file) = File::open(folder) else {
        return;
    };
    // Never waits: if another run is active, its files are not leftovers.
    if file.try_lock().is_ok() {
        repair_locked(folder, repairs);
    }
}

/// Does what [`repair`] does, for a caller that holds the lock of the folder.
pub(super) fn repair_locked(folder: &Path, repairs: &Repairs) {
    let leftovers = |ending: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let is_leftover = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(ending))
        };
        entries.map(|entry| entry.path()).filter(is_leftover).collect()
    };
    for journal in leftovers(JOURNAL) {
        finish(&journal, repairs);
        let _ = fs::remove_file(&journal);
    }
    // After the journals, which may still need staged files.
    for file in leftovers(super::TEMPORARY) {
        // Best effort: a leftover file does no harm.
        let _ = fs::remove_file(file);
    }
}

/// Moves the files of a journal to their places, if all missing files can be moved. An incomplete journal is ignored:
/// nothing had been moved.
fn finish(journal: &Path, repairs: &Repairs) {
    let text = fs::read_to_string(journal).unwrap_or_default();
    let Ok(moves) = serde_json::from_str::<Vec<PlannedMove>>(&text) else {
        return;
    };
    // A staged file that still exists has not been moved.
    let (open, moved): (Vec<PlannedMove>, Vec<PlannedMove>) =
        moves.into_iter().partition(|file_move| file_move.from.exists());
    // Before the first move, the old files are complete; and files that were changed since belong to the user.
    let is_changed =
        moved.iter().any(|file_move| file_move.is.is_some() && hash(&file_move.to) != file_move.is)
            || open.iter().any(|file_move| hash(&file_move.to) != file_move.was);
    if moved.is_empty() || is_changed {
        return;
    }
    for file_move in open {
        if fs::rename(&file_move.from, &file_move.to).is_ok() {
            let name = file_move.to.file_name().unwrap_or_default().to_string_lossy();
            repairs
                .push(format!("put `{name}` in its place, which an interrupted run had not done"));
        }
    }
}
