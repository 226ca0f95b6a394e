//! Files that a command reads and writes; written files appear as a whole.

mod journal;
#[cfg(test)]
mod tests;

use crate::Result;
use gridpress_bookspec::limits::{self, Limit};
use gridpress_bookspec::{Files, PictureCache};
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::{Text, file_kind, text};
use journal::{Exchange, Repairs};
use std::io::{ErrorKind, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use tempfile::{NamedTempFile, TempPath};

/// Locked while files are put in place.
static PLACING: Mutex<()> = Mutex::new(());

/// Waits until no file is being placed, and blocks further ones while the guard lives.
pub(super) fn lock_placement() -> MutexGuard<'static, ()> {
    PLACING.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Returns the meaning of an I/O error, without the system's numbers.
pub(super) fn reason(error: &std::io::Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => text!("file-not-found"),
        ErrorKind::PermissionDenied => "permission denied".into(),
        ErrorKind::StorageFull => "the disk is full".into(),
        ErrorKind::IsADirectory => "it is a folder".into(),
        ErrorKind::NotADirectory => "a part of the path is not a folder".into(),
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only".into(),
        ErrorKind::FileTooLarge => "it is too large".into(),
        _ => {
            let text = error.to_string();
            text.split_once(" (os error").map_or(&text[..], |(words, _)| words).into()
        }
    }
}

/// Reads all of a file, a pipe or a device, up to `limit`. `size` is the expected size.
fn read_whole(file: impl Read, size: u64, limit: &Limit) -> std::io::Result<Vec<u8>> {
    // One more byte, so that the end is detected without growing the buffer.
    let mut bytes = Vec::with_capacity(size as usize + 1);
    // A pipe has no size, and a file may grow while it is read.
    file.take(limit.most + 1).read_to_end(&mut bytes)?;
    match limit.refusal(bytes.len() as u64) {
        Some(_) => Err(ErrorKind::FileTooLarge.into()),
        None => Ok(bytes),
    }
}

/// Does what [`read_whole`] does for the file at `path`. Nothing is read if its size exceeds `limit`.
fn read_at(path: &Path, limit: &Limit) -> std::io::Result<Vec<u8>> {
    let file = std::fs::File::open(path)?;
    let size = file.metadata()?.len();
    match limit.refusal(size) {
        Some(_) => Err(ErrorKind::FileTooLarge.into()),
        None => read_whole(file, size, limit),
    }
}

/// Reads a text file named on the command line, up to `limit`; `-` is standard input.
pub(super) fn read_text(path: &Path, limit: &Limit) -> Result<Arc<Source>> {
    let (name, bytes) = if path == Path::new("-") {
        let input = std::io::stdin().lock();
        ("standard input".to_owned(), read_whole(input, 0, limit))
    } else {
        (path.display().to_string(), read_at(path, limit))
    };
    let bytes = bytes.map_err(|error| {
        let is_denied = error.kind() == ErrorKind::PermissionDenied;
        let report = Diagnostic::error(format!("cannot read `{name}`: {}", reason(&error)));
        let report = if error.kind() == ErrorKind::FileTooLarge {
            report.help(format!("{}; {}", limit.in_words(), limit.help))
        } else {
            report
        };
        Failure::new(if is_denied { Exit::System } else { Exit::Input }, report)
    })?;
    match file_kind::decode(&name, bytes) {
        Ok(text) => Ok(Source::new(&name, text)),
        Err(report) => Err(beside_lock(path, report)),
    }
}

/// Returns the failure of a file that is not text, with the lock next to a PDF.
pub(super) fn beside_lock(path: &Path, report: Diagnostic) -> Failure {
    let lock = path.with_extension("lock");
    let is_of_book = lock != path && lock.exists();
    Failure::input(vec![if is_of_book {
        report.help(format!("its lock is `{}`", lock.display()))
    } else {
        report
    }])
}

/// Reads a regular file; an error is the reason why it cannot be read.
pub(super) fn read_file(path: &Path) -> Result<Vec<u8>, Text> {
    let metadata = std::fs::metadata(path).map_err(|error| reason(&error))?;
    if metadata.is_dir() {
        return Err("it is a folder".into());
    }
    if !metadata.is_file() {
        // Reading a pipe would wait forever, and some devices never end.
        return Err("it is a device or a pipe, not a file".into());
    }
    read_at(path, &limits::FILE).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => format!("it is too large: {}", limits::FILE.in_words()).into(),
        _ => reason(&error),
    })
}

/// The option that requests [`Access::Anywhere`].
pub(super) const ALLOW_OUTSIDE: &str = "allow-outside";

/// The files that a spec or lock may name.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Access {
    /// Files in its own folder and in folders below.
    #[default]
    Folder,
    /// All files that the user may read.
    Anywhere,
}

/// Access to the disk for one run: the files that it may read, and its record of repairs after interrupted runs. Clones
/// share that record.
#[derive(Clone, Default)]
pub(super) struct Disk {
    access: Access,
    repairs: Repairs,
}

impl Disk {
    /// Creates a disk without repairs.
    pub(super) fn new(access: Access) -> Disk {
        Disk { access, repairs: Repairs::default() }
    }

    /// Returns the files in the folder of `path`; for standard input, in the current folder.
    pub(super) fn files_next_to(&self, path: &Path) -> SpecFiles {
        let folders = vec![folder_of(path).to_owned()];
        SpecFiles { folders, access: self.access, pictures: PictureCache::default() }
    }

    /// Returns the file that a spec or lock in `folder` calls `path`, if it is in the folder or below. Symbolic links
    /// are followed; a path that leads outside by its words alone is not looked up.
    pub(super) fn file_in(&self, folder: &Path, path: &str) -> std::io::Result<PathBuf> {
        find(folder, path, Reach::Own, self.access)
    }

    /// Finishes the exchanges of interrupted runs in a folder, and removes their leftovers, unless another run works
    /// there.
    pub(super) fn repair(&self, folder: &Path) {
        journal::repair(folder, &self.repairs);
    }

    /// Does what [`Disk::repair`] does, for a caller that holds the lock of the folder.
    pub(super) fn repair_locked(&self, folder: &Path) {
        journal::repair_locked(folder, &self.repairs);
    }

    /// Takes the reports of repairs since the last call: one line per file.
    pub(super) fn take_repairs(&self) -> Vec<String> {
        self.repairs.take()
    }

    /// Puts files in place: each as a whole, and all of them or none.
    ///
    /// They are written next to their targets and renamed when all are complete. If a rename fails, earlier ones are
    /// rolled back, so that the old files stay. If the run is interrupted between two renames, the next run in the same
    /// folder does the rest.
    pub(super) fn place(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<()> {
        self.place_by(files, TEMPORARY)
    }

    /// Puts files in place as [`Disk::place`] does. Names of temporary files end in `ending`, by which a later run
    /// recognises them.
    pub(super) fn place_by(&self, files: &[(PathBuf, Vec<u8>)], ending: &str) -> Result<()> {
        exchange(files, ending, &self.repairs, &|from, to| std::fs::rename(from, to))
    }
}

/// The folders in which a spec or lock may name a file.
#[derive(Clone, Copy)]
enum Reach {
    /// Its own folder, and folders below.
    Own,
    /// These, and files directly in the parent folder.
    Above,
}

impl Reach {
    /// Returns `true` if `file` is within reach of the folder `home`.
    fn contains(self, home: &Path, file: &Path) -> bool {
        let is_above = || home.parent().is_some_and(|above| file.parent() == Some(above));
        match self {
            Reach::Own => file.starts_with(home),
            Reach::Above => file.starts_with(home) || is_above(),
        }
    }

    fn refusal(self) -> std::io::Error {
        let outside = match self {
            Reach::Own => "outside the folder",
            Reach::Above => "outside the folder of the spec and the one above",
        };
        std::io::Error::other(format!("it is {outside}; --{ALLOW_OUTSIDE} permits that"))
    }
}

fn find(folder: &Path, path: &str, reach: Reach, access: Access) -> std::io::Result<PathBuf> {
    let joined = folder.join(path);
    if access == Access::Anywhere {
        return Ok(joined);
    }
    let home = canonical(folder)?;
    // By its words first: looking up a path outside would reveal whether the file exists.
    if !reach.contains(&home, &normalize(&home.join(path))) {
        return Err(reach.refusal());
    }
    // Then by its links, because a link inside the folder may lead out of it.
    match canonical(&joined)? {
        file if reach.contains(&home, &file) => Ok(file),
        _ => Err(reach.refusal()),
    }
}

/// Returns a path without links; an empty path is the current folder.
fn canonical(path: &Path) -> std::io::Result<PathBuf> {
    if path.as_os_str().is_empty() {
        std::fs::canonicalize(".")
    } else {
        std::fs::canonicalize(path)
    }
}

/// Returns a path without `..`, by its text alone.
fn normalize(path: &Path) -> PathBuf {
    let mut folded = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(folded.pop()),
            Component::CurDir => {}
            part => folded.push(part),
        }
    }
    folded
}

/// Files next to a spec or a lock.
pub(super) struct SpecFiles {
    folders: Vec<PathBuf>,
    access: Access,
    pictures: PictureCache,
}

impl SpecFiles {
    /// Adds the current folder, for files that are missing in the others.
    pub(super) fn or_current_folder(mut self) -> SpecFiles {
        self.folders.push(PathBuf::new());
        self
    }
}

/// Returns the folder of a file.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

impl SpecFiles {
    /// Returns the path of the registry that a spec calls `name`, which may not exist yet. The volumes of a series
    /// share it, and each may have a folder of its own: the registry is in the folder of the spec or in its parent.
    ///
    /// # Errors
    /// The reason why it cannot be used.
    pub(super) fn registry(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.folders.first().map_or(Path::new(""), PathBuf::as_path);
        let joined = folder.join(name);
        let found = match find(folder, name, Reach::Above, self.access) {
            // A dangling link would be followed too.
            Err(error) if error.kind() == ErrorKind::NotFound && !joined.is_symlink() => {
                new_file(folder, &joined, Reach::Above)
            }
            found => found.map(drop),
        };
        found.map(|()| joined).map_err(|error| reason(&error).into())
    }
}

/// Returns an error if a file that does not exist yet would be out of reach of `folder`.
fn new_file(folder: &Path, path: &Path, reach: Reach) -> std::io::Result<()> {
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
    let file = canonical(folder_of(path))?.join(name);
    if reach.contains(&canonical(folder)?, &file) { Ok(()) } else { Err(reach.refusal()) }
}

impl Files for SpecFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let mut first = None;
        for folder in &self.folders {
            let found = find(folder, path, Reach::Own, self.access).map_err(|error| reason(&error));
            match found.and_then(|path| read_file(&path)) {
                Ok(bytes) => return Ok(bytes),
                Err(why) => {
                    first.get_or_insert(why);
                }
            }
        }
        Err(first.unwrap_or_else(|| text!("file-not-found")))
    }

    fn name(&self, path: &str) -> String {
        self.folders
            .first()
            .map_or(path.to_owned(), |folder| folder.join(path).display().to_string())
    }

    fn pictures(&self) -> Option<&PictureCache> {
        Some(&self.pictures)
    }
}

/// Creates a folder and its parents, unless they exist.
pub(super) fn make_folder(path: &Path) -> Result<()> {
    std::fs::create_dir_all(path).map_err(|error| folder_failure(path, &error))
}

/// Returns an error if a file exists at the path of a folder.
pub(super) fn check_folder_target(path: &Path) -> Result<()> {
    match std::fs::metadata(path) {
        Ok(metadata) if !metadata.is_dir() => {
            Err(folder_failure(path, &ErrorKind::AlreadyExists.into()))
        }
        _ => Ok(()),
    }
}

fn folder_failure(path: &Path, error: &std::io::Error) -> Failure {
    let why = match error.kind() {
        ErrorKind::AlreadyExists => "a file has that name".into(),
        _ => reason(error),
    };
    let report = Diagnostic::error(format!("cannot create the folder `{}`: {why}", path.display()));
    Failure::new(Exit::System, report.help("choose another folder"))
}

/// The ending of temporary files of a command.
const TEMPORARY: &str = ".tmp";

/// Renames a file in its folder.
type Rename<'r> = &'r dyn Fn(&Path, &Path) -> std::io::Result<()>;

fn exchange(
    files: &[(PathBuf, Vec<u8>)],
    ending: &str,
    repairs: &Repairs,
    rename: Rename,
) -> Result<()> {
    // The handler of Ctrl-C waits for the same lock, so that the program does not end between two renames.
    let _whole = lock_placement();
    // A rename onto a link would replace the link instead of the file that it leads to.
    let targets = files.iter().map(|(path, _)| target_of(path)).collect::<Result<Vec<_>, _>>()?;
    let mut exchange = Exchange::begin(targets.iter().map(PathBuf::as_path), repairs);
    let files: Vec<_> = files.iter().zip(targets).collect();
    // All bytes are on the disk before the first rename, so that a full disk changes nothing.
    let staged =
        parallel::try_map(&files, |((path, bytes), target): &(&(PathBuf, Vec<u8>), PathBuf)| {
            let file = stage(target, bytes, ending)
                .map_err(|error| write_failure(path, &error))?
                .into_temp_path();
            Ok::<_, Failure>((path.clone(), target.clone(), file))
        })?;
    let moves = staged.iter();
    // Between staging and the first rename: earlier there is nothing to finish, and later it could be too late.
    exchange.record(moves.map(|(_, target, file)| (&**file, target.as_path())));
    let mut placed = Vec::with_capacity(staged.len());
    let mut staged = staged.into_iter();
    while let Some((path, target, file)) = staged.next() {
        match replace(&target, &file, ending, rename) {
            Ok(old) => placed.push((target, old)),
            Err(error) => {
                let mut failure = write_failure(&path, &error);
                let remaining = roll_back(placed, rename);
                if !remaining.is_empty() {
                    let rest = staged.map(|(_, _, file)| file);
                    // A mixture of old and new files is worse than all new ones, which the next run completes.
                    exchange.abandon(std::iter::once(file).chain(rest));
                    failure.reports.push(partial_exchange(&remaining));
                }
                return Err(failure);
            }
        }
    }
    // A rename is in the folder, whose contents reach the disk separately from those of the file.
    exchange.sync_folders();
    Ok(())
}

/// Returns the report of files that could not be rolled back.
fn partial_exchange(remaining: &[PathBuf]) -> Diagnostic {
    let names: Vec<String> = remaining.iter().map(|path| format!("`{}`", path.display())).collect();
    let message = format!(
        "{} could not be restored: the new file is now next to old ones",
        names.join(" and ")
    );
    let help = "the next run that writes to the folder will put the other new files in place";
    Diagnostic::error(message).help(help)
}

/// Returns `true` if `name` is that of a temporary file with this ending.
pub(super) fn is_temporary(name: &str, ending: &str) -> bool {
    name.starts_with(PREFIX) && name.ends_with(ending)
}

/// The beginning of the names of temporary files.
const PREFIX: &str = ".gridpress-";

/// The maximum number of links to follow, as in Linux.
const MAX_LINKS: usize = 40;

/// Returns an error if no file can be written at the path.
pub(super) fn check_file_target(path: &Path) -> Result<()> {
    target_of(path).map(drop)
}

/// Returns the file to write for `path`: the end of its links, which must be a file or not exist.
fn target_of(path: &Path) -> Result<PathBuf> {
    let mut target = path.to_owned();
    let mut links = 0;
    while let Ok(next) = std::fs::read_link(&target) {
        links += 1;
        if links > MAX_LINKS {
            let message = format!("cannot write `{}`: its links form a circle", path.display());
            let help = "remove the link, or choose another name with -o";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        target = folder_of(&target).join(next);
    }
    match std::fs::metadata(&target) {
        Ok(metadata) if metadata.is_dir() => {
            Err(write_failure(path, &ErrorKind::IsADirectory.into()))
        }
        Ok(metadata) if !metadata.is_file() => {
            let message =
                format!("cannot write `{}`: it is a device or a pipe, not a file", path.display());
            Err(Failure::input(vec![
                Diagnostic::error(message).help("name a file, as in -o book.pdf"),
            ]))
        }
        _ => Ok(target),
    }
}

/// Creates a temporary file next to `target`, whose name ends in `ending`.
fn temporary(target: &Path, ending: &str) -> std::io::Result<NamedTempFile> {
    let folder = folder_of(target);
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(ending);
    // The permissions of any new file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

fn stage(target: &Path, bytes: &[u8], ending: &str) -> std::io::Result<NamedTempFile> {
    let mut file = temporary(target, ending)?;
    file.write_all(bytes)?;
    // Without it, some file systems may write the rename before the data, and a power failure leaves an empty file.
    file.as_file().sync_all()?;
    if let Ok(replaced) = std::fs::metadata(target) {
        // A file that others may not read must not become readable because it was made again.
        file.as_file().set_permissions(replaced.permissions())?;
    }
    Ok(file)
}

/// Renames `file` to `target`. The old file is returned under a temporary name until it is dropped.
fn replace(
    target: &Path,
    file: &Path,
    ending: &str,
    rename: Rename,
) -> std::io::Result<Option<TempPath>> {
    let mut old = None;
    if target.exists() {
        let path = temporary(target, ending)?.into_temp_path();
        // A hard link cannot be created over an existing file; the temporary file only reserved an unused name.
        std::fs::remove_file(&path)?;
        // A file system without links needs a copy.
        std::fs::hard_link(target, &path).or_else(|_| std::fs::copy(target, &path).map(drop))?;
        old = Some(path);
    }
    rename(file, target)?;
    Ok(old)
}

/// Restores the files that were at `placed`, the last first. Returns those for which that failed.
fn roll_back(placed: Vec<(PathBuf, Option<TempPath>)>, rename: Rename) -> Vec<PathBuf> {
    let mut remaining = Vec::new();
    for (target, old) in placed.into_iter().rev() {
        let back = match &old {
            Some(old) => rename(old, &target).or_else(|_| restore(old, &target)),
            None => std::fs::remove_file(&target),
        };
        if back.is_err() {
            remaining.push(target);
        }
    }
    remaining
}

/// Puts the file `old` in the place of `target` without a rename.
fn restore(old: &Path, target: &Path) -> std::io::Result<()> {
    std::fs::remove_file(target)?;
    std::fs::hard_link(old, target).or_else(|_| std::fs::copy(old, target).map(drop))
}

pub(super) fn write_failure(path: &Path, error: &std::io::Error) -> Failure {
    let (why, help) = match error.kind() {
        // Some folders take no new files, such as those that describe the system.
        ErrorKind::NotFound if folder_of(path).is_dir() => {
            (Text::from("its folder takes no files"), "choose another place with -o")
        }
        ErrorKind::NotFound => (
            "its folder does not exist".into(),
            "create the folder first, or choose another with -o",
        ),
        ErrorKind::StorageFull => {
            (reason(error), "free some space, or choose another place with -o")
        }
        _ => (reason(error), "choose another place with -o"),
    };
    let report = Diagnostic::error(format!("cannot write `{}`: {why}", path.display()));
    Failure::new(Exit::System, report.help(help))
}
