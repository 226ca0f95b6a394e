//! The folder that a desk writes to, and the decision about each of its files: written, left, or kept aside.

use crate::cli::console::counted;
use crate::cli::files::{self, Disk};
use gridpress_base::diag::{Diagnostic, Exit, Failure, capped};
use gridpress_base::hash::sha256;
use gridpress_engine::parallel;
use gridpress_press::DayFile;
use jiff::civil::Date;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The ending of the names of a desk's files until they are whole. A book that is being placed in the folder has another.
const TEMPORARY: &str = ".desk.tmp";

/// Files that are made and kept in memory at a time.
const CHUNK: usize = 64;

/// The folder that a desk writes to. Correct files stay as they are, files that differ are not lost, and no file is half
/// written.
pub(super) struct Store<'p> {
    folder: &'p Path,
    /// Whether files that differ are overwritten.
    is_forced: bool,
    disk: &'p Disk,
}

/// What became of a file.
#[derive(Clone)]
pub(super) struct FileOutcome {
    pub name: String,
    pub action: FileAction,
    /// The hash of the bytes that it should have, in hexadecimal.
    pub sha256: String,
}

/// What became of the files of a run, in the order in which they were asked for.
#[derive(Default)]
pub(super) struct Outcomes {
    pub files: Vec<FileOutcome>,
    /// Why others could not be made.
    pub failed: Vec<Failure>,
    /// The names of files that were kept long enough.
    pub removed: Vec<String>,
}

type MakeFile<'m> = dyn Fn(&DayFile) -> Result<Vec<u8>, Failure> + Sync + 'm;
type Tick<'t> = dyn Fn() + Sync + 't;
/// Called with the files that are about to be put in place, and their hashes.
type Note<'n> = dyn FnMut(&[(&DayFile, String)]) -> Result<(), Failure> + 'n;

/// Files to make, and the policy for those that exist.
pub(super) struct FileBatch<'w> {
    pub files: &'w [DayFile],
    pub policy: &'w Policy,
    pub make: &'w MakeFile<'w>,
    /// A callback for each file that is made.
    pub tick: &'w Tick<'w>,
}

/// A file that was made, with its bytes where they are to go to the disk.
type MadeFile = Result<(FileOutcome, Option<Vec<u8>>), Failure>;

impl<'p> Store<'p> {
    pub(super) fn new(folder: &'p Path, is_forced: bool, disk: &'p Disk) -> Store<'p> {
        Store { folder, is_forced, disk }
    }

    pub(super) fn is_forced(&self) -> bool {
        self.is_forced
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Makes the files and settles what is to become of each; nothing is written.
    pub(super) fn compare(&self, batch: &FileBatch) -> Result<Outcomes, Failure> {
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

    /// Makes the files, and puts those in place that are to be. What cannot be made keeps nothing else waiting.
    pub(super) fn place(&self, batch: &FileBatch, note: &mut Note) -> Result<Outcomes, Failure> {
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

    /// Makes files, and settles what is to become of each.
    fn make_chunk(&self, files: &[DayFile], batch: &FileBatch) -> Result<Vec<MadeFile>, Failure> {
        parallel::try_map(files, |file| {
            let made = (batch.make)(file);
            (batch.tick)();
            let bytes = match made {
                Ok(bytes) => bytes,
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

    /// The hash of the bytes of a file, if it is there.
    pub(super) fn hash(&self, name: &str) -> Option<String> {
        Some(sha256(&fs::read(self.path(name)).ok()?))
    }

    /// Removes files.
    pub(super) fn remove(&self, names: &[String]) -> Result<(), Failure> {
        names.iter().try_for_each(|name| {
            let path = self.path(name);
            fs::remove_file(&path).map_err(|error| {
                let why = files::reason(&error);
                let message = format!("cannot remove `{}`: {why}", path.display());
                Failure::new(Exit::System, Diagnostic::error(message))
            })
        })
    }

    /// The folder, as messages name it.
    pub(super) fn folder(&self) -> &Path {
        self.folder
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// Removes what runs that were killed have left behind. Only for who is alone.
    fn remove_leftovers(&self) {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten();
        for entry in entries {
            let name = entry.file_name();
            if name.to_str().is_some_and(|name| files::is_temporary(name, TEMPORARY)) {
                // Whatever cannot be removed is in nobody's way.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Waits for other runs in the same folder, and keeps them waiting as long as what it returns lives. Where folders
    /// cannot be locked nobody waits.
    pub(super) fn lock(&self) -> Result<Option<fs::File>, Failure> {
        self.make_folder()?;
        let folder = fs::File::open(self.folder).ok();
        let locked = folder.filter(|folder| folder.lock().is_ok());
        if locked.is_some() {
            self.remove_leftovers();
            self.disk.repair_locked(self.folder);
        }
        Ok(locked)
    }

    fn make_folder(&self) -> Result<(), Failure> {
        fs::create_dir_all(self.folder).map_err(|error| {
            let why = match error.kind() {
                ErrorKind::AlreadyExists => "a file has that name".to_owned(),
                _ => files::reason(&error),
            };
            let message = format!("cannot create the folder `{}`: {why}", self.folder.display());
            let help = "choose another folder with -o";
            Failure::new(Exit::System, Diagnostic::error(message).help(help))
        })
    }

    /// The bytes of the file of that name, if it is there.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
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

    /// Puts a file in place whole.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        self.disk.place_by(&[(self.path(name), bytes.to_owned())], TEMPORARY)
    }
}

impl Outcomes {
    /// Adds what became of others.
    pub(super) fn extend(&mut self, others: Outcomes) {
        self.files.extend(others.files);
        self.failed.extend(others.failed);
        self.removed.extend(others.removed);
    }

    /// What is or would be done, and a file's path, a line each.
    pub(super) fn list(&self, folder: &Path) -> String {
        let line = |outcome: &FileOutcome| {
            let path = folder.join(&outcome.name);
            format!("{:<9}  {}\n", outcome.action.name(), path.display())
        };
        let removed = self.removed.iter().map(|name| folder.join(name));
        let removed = removed.map(|path| format!("remove     {}\n", path.display()));
        self.files.iter().map(line).chain(removed).collect()
    }

    /// Every file with its name, the hash that it should have, and what is or would be done.
    pub(super) fn json(&self) -> String {
        let file = |outcome: &FileOutcome| {
            let state = outcome.action.name();
            json!({ "file": outcome.name, "state": state, "sha256": outcome.sha256 })
        };
        let removed = self.removed.iter().map(|name| json!({ "file": name, "state": "remove" }));
        let files: Vec<_> = self.files.iter().map(file).chain(removed).collect();
        format!("{:#}\n", json!({ "files": files }))
    }

    /// How many files were written and how many were left, in a line; the name of a file that was written alone.
    pub(super) fn summary(&self, folder: &Path) -> String {
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
        let mut parts: Vec<String> = FileAction::ALL.into_iter().filter_map(part).collect();
        if !self.removed.is_empty() {
            parts.push(format!("{} removed", files(self.removed.len())));
        }
        let text = if parts.is_empty() { "nothing written".to_owned() } else { parts.join(", ") };
        format!("{}: {text}", folder.display())
    }

    /// The names of published or changed files that were written over; the first ones of many.
    pub(super) fn overwritten(&self) -> Option<String> {
        let written = self.files.iter().filter(|file| file.action == FileAction::Overwrite);
        let names: Vec<&str> = written.map(|file| file.name.as_str()).collect();
        (!names.is_empty()).then(|| format!("overwritten: {}", list_names(&names)))
    }

    /// An error for each file that somebody changed, and that was left alone.
    pub(super) fn changed(&self, folder: &Path) -> Vec<Diagnostic> {
        let changed = self.files.iter().filter(|file| file.action == FileAction::Changed);
        let report = |file: &FileOutcome| {
            let path = folder.join(&file.name);
            let message = format!("`{}` was edited since", path.display());
            let help =
                "it was left alone; remove it to have it made again, or overwrite it with --force";
            Diagnostic::error(message).help(help)
        };
        changed.map(report).collect()
    }

    /// The failure of a run that left `changed` files alone, or could not make all.
    pub(super) fn failure(self, changed: Vec<Diagnostic>) -> Option<Failure> {
        let exit = match (self.failed.first(), changed.is_empty()) {
            (Some(failed), _) => failed.exit,
            (None, false) => Exit::No,
            (None, true) => return None,
        };
        let failed = self.failed.into_iter().flat_map(|failed| failed.reports);
        let reports = capped(changed.into_iter().chain(failed).collect());
        Some(Failure { exit, reports })
    }
}

/// So many names stand in a line.
const MAX_NAMES: usize = 40;

/// Names with commas between, and how many more there are.
pub(super) fn list_names(names: &[&str]) -> String {
    let (shown, rest) = names.split_at(names.len().min(MAX_NAMES));
    let more = match rest.len() {
        0 => String::new(),
        count => format!(" and {}", counted(count, "more file")),
    };
    format!("{}{more}", shown.join(", "))
}

/// Why a file cannot be made, with its name: others of the same night may do.
fn name_file(mut why: Failure, name: &str) -> Failure {
    for report in &mut why.reports {
        report.message = format!("{name}: {}", report.message);
    }
    why
}

/// What becomes of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileAction {
    /// It is there with the right bytes.
    Keep,
    /// There is no such file, and it is written.
    Write,
    /// It is there as an earlier run left it, for a day to come, and is made anew.
    Renew,
    /// It is there with other bytes, and is written over by force.
    Overwrite,
    /// It is there as an earlier run left it, for a day that has been published, and stays.
    Published,
    /// It is there as an earlier run left it, for a day that is frozen, and stays.
    Frozen,
    /// Somebody else wrote it, and it is left alone.
    Changed,
}

impl FileAction {
    /// Every action, in the order in which a summary tells of them.
    const ALL: [FileAction; 7] = [
        FileAction::Write,
        FileAction::Renew,
        FileAction::Overwrite,
        FileAction::Keep,
        FileAction::Published,
        FileAction::Frozen,
        FileAction::Changed,
    ];

    /// The word of lists.
    pub(super) fn name(self) -> &'static str {
        match self {
            FileAction::Keep => "keep",
            FileAction::Write => "write",
            FileAction::Renew => "renew",
            FileAction::Overwrite => "overwrite",
            FileAction::Published => "published",
            FileAction::Frozen => "frozen",
            FileAction::Changed => "changed",
        }
    }

    /// What a summary says that files of that action are.
    pub(super) fn summary_text(self) -> &'static str {
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

    /// Whether bytes go to the disk.
    fn is_written(self) -> bool {
        matches!(self, FileAction::Write | FileAction::Renew | FileAction::Overwrite)
    }

    /// Whether the file ends with the bytes of this run.
    pub(super) fn is_current(self) -> bool {
        self.is_written() || self == FileAction::Keep
    }
}

/// The files that a run writes over beside those of days to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rewrite {
    /// No files.
    Nothing,
    /// Files of published and frozen days, whose puzzles stay.
    Design,
    /// All files that differ.
    All,
}

/// By what the action of files is settled.
pub(super) struct Policy {
    /// The last day that has been published.
    pub today: Date,
    /// The last day whose files stay as they are.
    pub settled: Date,
    /// What is written over.
    pub rewrite: Rewrite,
    /// The hashes that earlier runs gave to files, with their names.
    pub hashes: BTreeSet<(String, String)>,
}

impl Policy {
    /// The action of a file that should have `bytes`, and has those of `there` if it is there.
    pub(super) fn action(
        &self,
        file: &DayFile,
        bytes: &[u8],
        existing: Option<&[u8]>,
    ) -> FileAction {
        let Some(existing) = existing else {
            return FileAction::Write;
        };
        let is_ours = || self.hashes.contains(&(file.name.clone(), sha256(existing)));
        if existing == bytes {
            FileAction::Keep
        } else if self.rewrite == Rewrite::All {
            FileAction::Overwrite
        } else if !is_ours() {
            FileAction::Changed
        } else if file.edition.is_none() || file.date > self.settled {
            // A sheet of proofs is of many days, and printed by nobody.
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
