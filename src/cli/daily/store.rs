//! The folder that a desk writes to: what is right stays as it is, what differs is not lost, nothing is half there.

use crate::cli::files;
use crate::diag::{Diagnostic, Exit, Failure};
use crate::hash::sha256;
use crate::parallel;
use crate::press::DayFile;
use serde_json::json;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The ending of the names of a desk's files until they are whole. A book that is being placed in the folder has another.
const SPARE: &str = ".desk.tmp";

/// Files that are made and kept in memory at a time.
const AT_A_TIME: usize = 64;

pub(super) struct Store<'p> {
    folder: &'p Path,
    /// Whether files that differ are overwritten.
    is_forced: bool,
}

/// The state of a file before the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileState {
    /// The file is there with the right bytes.
    Right,
    /// There is no such file.
    New,
    /// The file is there with other bytes, and is overwritten only by force.
    Other,
}

/// A file of a run, and its state before the run.
#[derive(Clone)]
pub(super) struct FileOutcome {
    pub name: String,
    pub state: FileState,
    /// The hash of its bytes, in hexadecimal.
    pub sha256: String,
}

/// The files of a run, in the order in which they were asked for.
#[derive(Default)]
pub(super) struct Outcomes(pub Vec<FileOutcome>);

type MakeFile<'m> = dyn Fn(&DayFile) -> Result<Vec<u8>, Failure> + Sync + 'm;
type Tick<'t> = dyn Fn() + Sync + 't;

impl<'p> Store<'p> {
    pub(super) fn new(folder: &'p Path, is_forced: bool) -> Store<'p> {
        Store { folder, is_forced }
    }

    pub(super) fn is_forced(&self) -> bool {
        self.is_forced
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Makes the files and compares them with those that are there; nothing is written.
    pub(super) fn compare(
        &self,
        files: &[DayFile],
        make: &MakeFile,
        tick: &Tick,
    ) -> Result<Outcomes, Failure> {
        let outcome = |file: &DayFile| {
            let bytes = make(file)?;
            tick();
            let state = self.state(&file.name, &bytes)?;
            Ok(outcome(file, state, &bytes))
        };
        parallel::try_map(files, outcome).map(Outcomes)
    }

    /// Writes the files that are not there. Before the first is written all that are there are compared.
    pub(super) fn keep(
        &self,
        files: &[DayFile],
        make: &MakeFile,
        tick: &Tick,
    ) -> Result<Outcomes, Failure> {
        let present: Vec<DayFile> = (files.iter())
            .filter(|file| fs::symlink_metadata(self.path(&file.name)).is_ok())
            .cloned()
            .collect();
        let compared = self.compare(&present, make, tick)?;
        self.refuse_others(&compared)?;
        let mut compared = compared.0.into_iter().peekable();
        let mut outcomes = Vec::with_capacity(files.len());
        for chunk in files.chunks(AT_A_TIME) {
            let chunk: Vec<(&DayFile, Option<FileOutcome>)> = (chunk.iter())
                .map(|file| (file, compared.next_if(|outcome| outcome.name == file.name)))
                .collect();
            outcomes.extend(self.keep_chunk(chunk, make, tick)?);
        }
        Ok(Outcomes(outcomes))
    }

    /// Writes the files of a chunk, each given with its outcome where it was compared, and not those that are right.
    fn keep_chunk(
        &self,
        chunk: Vec<(&DayFile, Option<FileOutcome>)>,
        make: &MakeFile,
        tick: &Tick,
    ) -> Result<Vec<FileOutcome>, Failure> {
        let finish = |(file, compared): &(&DayFile, Option<FileOutcome>)| match compared {
            Some(right) if right.state == FileState::Right => {
                Ok::<_, Failure>((right.clone(), None))
            }
            compared => {
                let bytes = make(file)?;
                if compared.is_none() {
                    tick();
                }
                let state = (compared.as_ref()).map_or(FileState::New, |compared| compared.state);
                Ok((outcome(file, state, &bytes), Some(bytes)))
            }
        };
        let finished = parallel::try_map(&chunk, finish)?;
        let (outcomes, bytes): (Vec<FileOutcome>, Vec<_>) = finished.into_iter().unzip();
        let files = outcomes.iter().zip(bytes);
        let files = files.filter_map(|(outcome, bytes)| Some((self.path(&outcome.name), bytes?)));
        files::place_by(&files.collect::<Vec<_>>(), SPARE)?;
        Ok(outcomes)
    }

    fn refuse_others(&self, outcomes: &Outcomes) -> Result<(), Failure> {
        let others = outcomes.0.iter();
        let others: Vec<PathBuf> = others
            .filter(|outcome| outcome.state == FileState::Other)
            .map(|outcome| self.path(&outcome.name))
            .collect();
        let message = match &others[..] {
            _ if self.is_forced => return Ok(()),
            [] => return Ok(()),
            [one] => format!("`{}` is there and differs", one.display()),
            [one, _] => format!(
                "`{}` is there and differs, and so does 1 more",
                one.display()
            ),
            [one, rest @ ..] => format!(
                "`{}` is there and differs, and so do {} more",
                one.display(),
                rest.len()
            ),
        };
        let help = "all is left as it is, and nothing was written; --dry-run lists them, --force overwrites them";
        Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// Removes what runs that were killed have left behind. Only for who is alone.
    fn sweep(&self) {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten();
        for entry in entries {
            let name = entry.file_name();
            if name
                .to_str()
                .is_some_and(|name| files::is_spare(name, SPARE))
            {
                // Whatever cannot be removed is in nobody's way.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Waits for other runs in the same folder, and keeps them waiting as long as what it returns lives. Where folders
    /// cannot be locked nobody waits.
    pub(super) fn alone(&self) -> Result<Option<fs::File>, Failure> {
        self.make_folder()?;
        let folder = fs::File::open(self.folder).ok();
        let locked = folder.filter(|folder| folder.lock().is_ok());
        if locked.is_some() {
            self.sweep();
        }
        Ok(locked)
    }

    fn make_folder(&self) -> Result<(), Failure> {
        fs::create_dir_all(self.folder).map_err(|error| {
            let why = match error.kind() {
                ErrorKind::AlreadyExists => "there is a file of that name".to_owned(),
                _ => files::reason(&error),
            };
            let message = format!("cannot make the folder `{}`: {why}", self.folder.display());
            let help = "choose another with -o";
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
                let message = format!(
                    "cannot read `{}`: {}",
                    path.display(),
                    files::reason(&error)
                );
                let help = "it is in the way; move it, or choose another folder with -o";
                Err(Failure::new(
                    Exit::System,
                    Diagnostic::error(message).help(help),
                ))
            }
        }
    }

    fn state(&self, name: &str, bytes: &[u8]) -> Result<FileState, Failure> {
        Ok(match self.read(name)? {
            None => FileState::New,
            Some(there) if there == bytes => FileState::Right,
            Some(_) => FileState::Other,
        })
    }

    /// Puts a file in place whole.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        files::place_by(&[(self.path(name), bytes.to_owned())], SPARE)
    }
}

fn outcome(file: &DayFile, state: FileState, bytes: &[u8]) -> FileOutcome {
    FileOutcome {
        name: file.name.clone(),
        state,
        sha256: sha256(bytes),
    }
}

impl Outcomes {
    /// `keep`, `write` or `differs` and a file's path, a line each.
    pub(super) fn listed(&self, folder: &Path) -> String {
        let line = |outcome: &FileOutcome| {
            let what = match outcome.state {
                FileState::Right => "keep     ",
                FileState::New => "write    ",
                FileState::Other => "differs  ",
            };
            format!("{what} {}\n", folder.join(&outcome.name).display())
        };
        self.0.iter().map(line).collect()
    }

    /// Every file with its name, its hash, and what is or would be done: `keep`, `write`, or `differs` for one that is
    /// written over only by force.
    pub(super) fn json(&self) -> String {
        let file = |outcome: &FileOutcome| {
            let state = match outcome.state {
                FileState::Right => "keep",
                FileState::New => "write",
                FileState::Other => "differs",
            };
            json!({ "file": outcome.name, "state": state, "sha256": outcome.sha256 })
        };
        let files: Vec<_> = self.0.iter().map(file).collect();
        format!("{:#}\n", json!({ "files": files }))
    }

    /// How many files were written, and how many were right already, in a line.
    pub(super) fn summary(&self, folder: &Path) -> String {
        let count = |state| {
            let outcomes = self.0.iter();
            outcomes.filter(|outcome| outcome.state == state).count()
        };
        let (new, right, other) = (
            count(FileState::New),
            count(FileState::Right),
            count(FileState::Other),
        );
        let files = |count: usize| match count {
            1 => "1 file".to_owned(),
            _ => format!("{count} files"),
        };
        let mut parts = vec![format!("{} written", files(new + other))];
        if other > 0 {
            parts.push(format!("{other} of them in place of others"));
        }
        if right > 0 {
            parts.push(format!("{} right already", files(right)));
        }
        format!("{}: {}", folder.display(), parts.join(", "))
    }
}
