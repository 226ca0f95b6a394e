//! Folder that a desk writes to, and the action for each of its files.

use crate::Result;
use crate::cli::console::counted;
use crate::cli::files::{self, Disk};
use gridpress_ground::hash::sha256;
use gridpress_ground::named::names;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, capped};
use gridpress_press::DayFile;
use jiff::civil::Date;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The ending of temporary files of a desk; books that are placed in the same folder use another.
const TEMPORARY: &str = ".desk.tmp";

/// The number of files that are made and kept in memory at a time.
const CHUNK: usize = 64;

/// The folder that a desk writes to. Correct files stay, files that differ are not lost, and no file is half-written.
pub(in crate::cli) struct Store<'p> {
    folder: &'p Path,
    /// `true` if files that differ are overwritten.
    is_forced: bool,
    disk: &'p Disk,
}

/// The outcome for a file.
#[derive(Clone)]
pub(in crate::cli) struct FileOutcome {
    pub name: String,
    pub action: FileAction,
    /// The hash of the bytes that it should have, in hexadecimal.
    pub sha256: String,
}

/// The outcomes for the files of a run, in the order of the request.
#[derive(Default)]
pub(in crate::cli) struct Outcomes {
    pub files: Vec<FileOutcome>,
    /// The failures of files that could not be made.
    pub failed: Vec<Failure>,
    /// The names of files that have expired.
    pub removed: Vec<String>,
}

type MakeFile<'m> = dyn Fn(&DayFile) -> Result<Vec<u8>> + Sync + 'm;
type Tick<'t> = dyn Fn() + Sync + 't;
/// A callback for the files that are about to be placed, with their hashes.
type Note<'n> = dyn FnMut(&[(&DayFile, String)]) -> Result<()> + 'n;

/// Files to make, and the policy for those that exist.
pub(in crate::cli) struct FileBatch<'w> {
    pub files: &'w [DayFile],
    pub policy: &'w Policy,
    pub make: &'w MakeFile<'w>,
    /// A callback for each file that is made.
    pub tick: &'w Tick<'w>,
}

/// A file that was made, with its bytes if they are to be written.
type MadeFile = Result<(FileOutcome, Option<Vec<u8>>)>;

impl<'p> Store<'p> {
    pub(in crate::cli) fn new(folder: &'p Path, is_forced: bool, disk: &'p Disk) -> Store<'p> {
        Store { folder, is_forced, disk }
    }

    pub(in crate::cli) fn is_forced(&self) -> bool {
        self.is_forced
    }

    pub(in crate::cli) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Makes the files and decides on the action for each; nothing is written.
    pub(in crate::cli) fn compare(&self, batch: &FileBatch) -> Result<Outcomes> {
        let mut outcomes = Outcomes::default();
        for chunk in batch.files.chunks(CHUNK) {
            for made in self.make_chunk(chunk, batch)? {
                match made {
                    Ok((outcome, _)) => outcomes.files.push(outcome),
                    Err(why) => outcomes.failed.push(why),
                }
            }
        }
        Ok(outcomes)
    }

    /// Makes the files, and writes those that need it. Files that cannot be made do not hold back others.
    pub(in crate::cli) fn place(&self, batch: &FileBatch, note: &mut Note) -> Result<Outcomes> {
        let mut outcomes = Outcomes::default();
        for chunk in batch.files.chunks(CHUNK) {
            let (mut noted, mut placed) = (Vec::new(), Vec::new());
            for (file, made) in chunk.iter().zip(self.make_chunk(chunk, batch)?) {
                match made {
                    Ok((outcome, bytes)) => {
                        if let Some(bytes) = bytes {
                            noted.push((file, outcome.sha256.clone()));
                            placed.push((self.path(&outcome.name), bytes));
                        }
                        outcomes.files.push(outcome);
                    }
                    Err(why) => outcomes.failed.push(why),
                }
            }
            if !placed.is_empty() {
                note(&noted)?;
                self.disk.place_by(&placed, TEMPORARY)?;
            }
        }
        Ok(outcomes)
    }

    /// Makes files, and decides on the action for each.
    fn make_chunk(&self, files: &[DayFile], batch: &FileBatch) -> Result<Vec<MadeFile>> {
        // A file is compared in the same pass, so that the bytes of unchanged files are dropped at once.
        parallel::try_map(files, |file| {
            let made = (batch.make)(file);
            (batch.tick)();
            let bytes = match made {
                Ok(bytes) => bytes,
                // A day that cannot be made must not keep the paper from getting the others.
                Err(why) => return Ok(Err(name_file(why, &file.name))),
            };
            let existing = self.read(&file.name)?;
            let outcome = FileOutcome {
                name: file.name.clone(),
                action: batch.policy.action(file, &bytes, existing.as_deref()),
                sha256: sha256(&bytes),
            };
            let bytes = outcome.action.is_written().then_some(bytes);
            Ok(Ok((outcome, bytes)))
        })
    }

    /// Returns the hash of a file; `None` if it does not exist.
    pub(in crate::cli) fn hash(&self, name: &str) -> Option<String> {
        Some(sha256(&fs::read(self.path(name)).ok()?))
    }

    /// Removes files.
    pub(in crate::cli) fn remove(&self, names: &[String]) -> Result<()> {
        names.iter().try_for_each(|name| {
            let path = self.path(name);
            fs::remove_file(&path).map_err(|error| {
                let why = files::reason(&error);
                let message = format!("cannot remove `{}`: {why}", path.display());
                Failure::new(Exit::System, Diagnostic::error(message))
            })
        })
    }

    /// Returns the folder, for messages.
    pub(in crate::cli) fn folder(&self) -> &Path {
        self.folder
    }

    pub(in crate::cli) fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// Removes temporary files of interrupted runs. Requires the lock of the folder.
    fn remove_leftovers(&self) {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten();
        for entry in entries {
            let name = entry.file_name();
            if name.to_str().is_some_and(|name| files::is_temporary(name, TEMPORARY)) {
                // Best effort: a leftover file does no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Waits for other runs in the same folder, and locks it until the returned file is dropped. Folders that cannot be
    /// locked are used without a lock.
    pub(in crate::cli) fn lock(&self) -> Result<Option<fs::File>> {
        self.make_folder()?;
        let folder = fs::File::open(self.folder).ok();
        // The lock of an open file is released by the system even if the program is killed.
        let locked = folder.filter(|folder| folder.lock().is_ok());
        if locked.is_some() {
            // Only under the lock: without it, the files of a run in progress would look like leftovers.
            self.remove_leftovers();
            self.disk.repair_locked(self.folder);
        }
        Ok(locked)
    }

    /// Creates the folder if it is missing.
    pub(in crate::cli) fn make_folder(&self) -> Result<()> {
        fs::create_dir_all(self.folder).map_err(|error| {
            let why = match error.kind() {
                ErrorKind::AlreadyExists => "a file has that name".into(),
                _ => files::reason(&error),
            };
            let message = format!("cannot create the folder `{}`: {why}", self.folder.display());
            let help = "choose another folder with -o";
            Failure::new(Exit::System, Diagnostic::error(message).help(help))
        })
    }

    /// Returns the bytes of a file; `None` if it does not exist.
    pub(in crate::cli) fn read(&self, name: &str) -> Result<Option<Vec<u8>>> {
        let path = self.path(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => {
                let message =
                    format!("cannot read `{}`: {}", path.display(), files::reason(&error));
                let help = "move it away, or choose another folder with -o";
                Err(Failure::new(Exit::System, Diagnostic::error(message).help(help)))
            }
        }
    }

    /// Writes files, all of them or none.
    pub(in crate::cli) fn write_all(&self, files: Vec<(String, Vec<u8>)>) -> Result<()> {
        let files = files.into_iter().map(|(name, bytes)| (self.path(&name), bytes));
        self.disk.place_by(&files.collect::<Vec<_>>(), TEMPORARY)
    }

    /// Writes a file as a whole.
    pub(in crate::cli) fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        self.disk.place_by(&[(self.path(name), bytes.to_owned())], TEMPORARY)
    }
}

impl Outcomes {
    /// Adds the outcomes of other files.
    pub(in crate::cli) fn extend(&mut self, others: Outcomes) {
        self.files.extend(others.files);
        self.failed.extend(others.failed);
        self.removed.extend(others.removed);
    }

    /// Returns the action and the path of each file, one per line.
    pub(in crate::cli) fn list(&self, folder: &Path) -> String {
        let line = |outcome: &FileOutcome| {
            let path = folder.join(&outcome.name);
            format!("{:<9}  {}\n", outcome.action.name(), path.display())
        };
        let removed = self.removed.iter().map(|name| folder.join(name));
        let removed = removed.map(|path| format!("remove     {}\n", path.display()));
        self.files.iter().map(line).chain(removed).collect()
    }

    /// Returns the name, the expected hash and the action of each file as JSON.
    pub(in crate::cli) fn json(&self) -> String {
        let file = |outcome: &FileOutcome| {
            let state = outcome.action.name();
            json!({ "file": outcome.name, "state": state, "sha256": outcome.sha256 })
        };
        let removed = self.removed.iter().map(|name| json!({ "file": name, "state": "remove" }));
        let files: Vec<_> = self.files.iter().map(file).chain(removed).collect();
        format!("{:#}\n", json!({ "files": files }))
    }

    /// Returns one line with the number of files per action, or the name of a single file.
    pub(in crate::cli) fn summary(&self, folder: &Path) -> String {
        let of = |action| self.files.iter().filter(move |file| file.action == action);
        let files = |count: usize| counted(count, "file");
        let part = |action: FileAction| match of(action).count() {
            0 => None,
            1 => {
                let name = &of(action).next()?.name;
                Some(format!("`{name}` {}", action.summary_text()))
            }
            count => Some(format!("{} {}", files(count), action.summary_text())),
        };
        let mut parts: Vec<String> =
            FileAction::NAMES.iter().filter_map(|(_, action)| part(*action)).collect();
        if !self.removed.is_empty() {
            parts.push(format!("{} removed", files(self.removed.len())));
        }
        let text = if parts.is_empty() { "nothing written".to_owned() } else { parts.join(", ") };
        format!("{}: {text}", folder.display())
    }

    /// Returns the names of overwritten files; only the first ones if there are many.
    pub(in crate::cli) fn overwritten(&self) -> Option<String> {
        let written = self.files.iter().filter(|file| file.action == FileAction::Overwrite);
        let names: Vec<&str> = written.map(|file| file.name.as_str()).collect();
        (!names.is_empty()).then(|| format!("overwritten: {}", list_names(&names)))
    }

    /// Returns an error for each file that was edited and left alone.
    pub(in crate::cli) fn changed(&self, folder: &Path) -> Vec<Diagnostic> {
        self.files.iter().filter(|file| file.action == FileAction::Changed).map(|file: &FileOutcome| {
            let path = folder.join(&file.name);
            let message = format!("`{}` was edited since", path.display());
            let help =
                "it was left alone; remove it to have it made again, or overwrite it with --force";
            Diagnostic::error(message).help(help)
        }).collect()
    }

    /// Returns the failure of a run that left `changed` files alone or could not make all files; `None` if there were
    /// none.
    pub(in crate::cli) fn failure(self, changed: Vec<Diagnostic>) -> Option<Failure> {
        let exit = match (self.failed.first(), changed.is_empty()) {
            (Some(failed), _) => failed.exit,
            (None, false) => Exit::No,
            (None, true) => return None,
        };
        let failed = self.failed.into_iter().flat_map(|failed| failed.reports);
        Some(Failure { exit, reports: capped(changed.into_iter().chain(failed).collect()) })
    }
}

/// The maximum number of names in a message.
const MAX_NAMES: usize = 40;

/// Returns names separated by commas, and the number of further ones.
pub(in crate::cli) fn list_names(names: &[&str]) -> String {
    let (shown, rest) = names.split_at(names.len().min(MAX_NAMES));
    let more = match rest.len() {
        0 => String::new(),
        count => format!(" and {}", counted(count, "more file")),
    };
    format!("{}{more}", shown.join(", "))
}

/// Adds the name of a file to the messages of its failure.
fn name_file(mut why: Failure, name: &str) -> Failure {
    for report in &mut why.reports {
        report.message = format!("{name}: {}", report.message).into();
    }
    why
}

/// The action for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum FileAction {
    /// It exists with the right bytes.
    Keep,
    /// It does not exist, and is written.
    Write,
    /// It is unchanged since an earlier run, for a future day, and is made again.
    Renew,
    /// It has other bytes, and is overwritten by request.
    Overwrite,
    /// It is unchanged since an earlier run, for a published day, and stays.
    Published,
    /// It is unchanged since an earlier run, for a frozen day, and stays.
    Frozen,
    /// It was written or edited by something else, and is left alone.
    Changed,
}

// In the order of a summary.
names! {
    FileAction {
        "write" => FileAction::Write,
        "renew" => FileAction::Renew,
        "overwrite" => FileAction::Overwrite,
        "keep" => FileAction::Keep,
        "published" => FileAction::Published,
        "frozen" => FileAction::Frozen,
        "changed" => FileAction::Changed,
    }
}

impl FileAction {
    /// Returns the words for files with this action in a summary.
    pub(in crate::cli) fn summary_text(self) -> &'static str {
        match self {
            FileAction::Keep => "up to date",
            FileAction::Write => "written",
            FileAction::Renew => "made again",
            FileAction::Overwrite => "overwritten",
            FileAction::Published => "kept as published",
            FileAction::Frozen => "kept as frozen",
            FileAction::Changed => "edited and left alone",
        }
    }

    /// Returns `true` if the file is written.
    fn is_written(self) -> bool {
        matches!(self, FileAction::Write | FileAction::Renew | FileAction::Overwrite)
    }

    /// Returns `true` if the file has the bytes of this run afterwards.
    pub(in crate::cli) fn is_current(self) -> bool {
        self.is_written() || self == FileAction::Keep
    }
}

/// The files that a run overwrites besides those of future days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Rewrite {
    /// None.
    Nothing,
    /// Files of published and frozen days, whose puzzles stay.
    Design,
    /// All files that differ.
    All,
}

/// The rules that determine the actions for files.
pub(in crate::cli) struct Policy {
    /// The last day that has been published.
    pub today: Date,
    /// The last day whose files are settled.
    pub settled: Date,
    /// The files to overwrite.
    pub rewrite: Rewrite,
    /// The names of files with the hashes that earlier runs gave them.
    pub hashes: BTreeSet<(String, String)>,
}

impl Policy {
    /// Returns the action for a file that should have `bytes`; `existing` are the bytes that it has, if it exists.
    pub(in crate::cli) fn action(
        &self,
        file: &DayFile,
        bytes: &[u8],
        existing: Option<&[u8]>,
    ) -> FileAction {
        let Some(existing) = existing else {
            return FileAction::Write;
        };
        // Before all others, so that a file that was restored by hand is fine.
        if existing == bytes {
            FileAction::Keep
        } else if self.rewrite == Rewrite::All {
            FileAction::Overwrite
        } else if !self.hashes.contains(&(file.name.clone(), sha256(existing))) {
            FileAction::Changed
        } else if file.edition.is_none() || file.date > self.settled {
            // A proof sheet covers many days and is not printed.
            FileAction::Renew
        } else if self.rewrite == Rewrite::Design {
            FileAction::Overwrite
        } else if file.date <= self.today {
            FileAction::Published
        } else {
            FileAction::Frozen
        }
    }
}
