//! The folder that a desk writes to: what is right stays as it is, what differs is not lost, nothing is half there.

use super::made::Made;
use crate::cli::files;
use crate::diag::{Diagnostic, Exit, Failure};
use crate::hash::sha256;
use rayon::prelude::*;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Files that are made and kept in memory at a time.
const AT_A_TIME: usize = 64;

pub(super) struct Store<'p> {
    folder: &'p Path,
    /// Whether files that differ are overwritten.
    is_forced: bool,
}

/// What became of a file, or would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It was right already.
    Right,
    /// There was none.
    New,
    /// There was another, which is overwritten only by force.
    Other,
}

/// What became of all files, in the order in which they were wanted.
pub(super) struct Told(pub Vec<(String, State, String)>);

type Make<'m> = dyn Fn(&Made) -> Result<Vec<u8>, Failure> + Sync + 'm;
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

    /// What would become of the files; nothing is written.
    pub(super) fn compare(
        &self,
        wanted: &[Made],
        make: &Make,
        tick: &Tick,
    ) -> Result<Told, Failure> {
        let state = |made: &Made| {
            let bytes = make(made)?;
            tick();
            let state = self.state(&made.name, &bytes)?;
            Ok((made.name.clone(), state, sha256(&bytes)))
        };
        wanted
            .par_iter()
            .map(state)
            .collect::<Result<_, _>>()
            .map(Told)
    }

    /// Writes the files that are not there. Before the first is written all that are there are compared.
    pub(super) fn keep(&self, wanted: &[Made], make: &Make, tick: &Tick) -> Result<Told, Failure> {
        let there: Vec<Made> = (wanted.iter())
            .filter(|made| fs::symlink_metadata(self.path(&made.name)).is_ok())
            .cloned()
            .collect();
        let known = self.compare(&there, make, tick)?;
        self.refuse_others(&known)?;
        let mut known = known.0.into_iter().peekable();
        let mut told = Vec::with_capacity(wanted.len());
        for chunk in wanted.chunks(AT_A_TIME) {
            let states: Vec<Option<(String, State, String)>> = (chunk.iter())
                .map(|made| known.next_if(|(name, ..)| *name == made.name))
                .collect();
            let missing = chunk
                .par_iter()
                .zip(states)
                .map(|(made, state)| match state {
                    Some(right) if right.1 == State::Right => Ok((right, None)),
                    state => {
                        let bytes = make(made)?;
                        if state.is_none() {
                            tick();
                        }
                        let state = state.map_or(State::New, |(_, state, _)| state);
                        Ok(((made.name.clone(), state, sha256(&bytes)), Some(bytes)))
                    }
                });
            let missing: Vec<_> = missing.collect::<Result<_, Failure>>()?;
            let whole = files::in_place();
            (missing.par_iter())
                .filter_map(|((name, ..), bytes)| Some((name, bytes.as_ref()?)))
                .try_for_each(|(name, bytes)| self.put(name, bytes))?;
            drop(whole);
            told.extend(missing.into_iter().map(|(entry, _)| entry));
        }
        Ok(Told(told))
    }

    fn refuse_others(&self, told: &Told) -> Result<(), Failure> {
        let others = told.0.iter().filter(|(_, state, _)| *state == State::Other);
        let others: Vec<PathBuf> = others.map(|(name, ..)| self.path(name)).collect();
        let message = match &others[..] {
            _ if self.is_forced => return Ok(()),
            [] => return Ok(()),
            [one] => format!("`{}` is there and differs", one.display()),
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
            if name.to_str().is_some_and(is_spare) {
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

    /// What stands under that name.
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

    fn state(&self, name: &str, bytes: &[u8]) -> Result<State, Failure> {
        Ok(match self.read(name)? {
            None => State::New,
            Some(there) if there == bytes => State::Right,
            Some(_) => State::Other,
        })
    }

    /// Puts a file in place whole.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let _whole = files::in_place();
        self.put(name, bytes)
    }

    /// The same, while files are being put in place. What a run that was killed left behind has a name that the next one
    /// takes again.
    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let (path, spare) = (self.path(name), self.path(&spare(name)));
        let put = || {
            let mut file = fs::File::create(&spare)?;
            file.write_all(bytes)?;
            file.sync_data()?;
            fs::rename(&spare, &path)
        };
        put().map_err(|error| {
            // The failure is the one to tell of.
            let _ = fs::remove_file(&spare);
            files::refused(&path, &error)
        })
    }
}

/// What a file is called until it is whole.
fn spare(name: &str) -> String {
    format!(".{name}.gridpress")
}

/// Whether a name is one of those.
fn is_spare(name: &str) -> bool {
    name.starts_with('.') && name.ends_with(".gridpress")
}

impl Told {
    /// `keep`, `write` or `differs` and a file's path, a line each.
    pub(super) fn listed(&self, folder: &Path) -> String {
        let line = |(name, state, _): &(String, State, String)| {
            let what = match state {
                State::Right => "keep     ",
                State::New => "write    ",
                State::Other => "differs  ",
            };
            format!("{what} {}\n", folder.join(name).display())
        };
        self.0.iter().map(line).collect()
    }

    pub(super) fn summary(&self, folder: &Path) -> String {
        let count = |wanted| {
            self.0
                .iter()
                .filter(|(_, state, _)| *state == wanted)
                .count()
        };
        let (new, right, other) = (count(State::New), count(State::Right), count(State::Other));
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
