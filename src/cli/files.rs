//! Reading what a command names, and putting files in place whole.

mod landing;

use crate::diag::{Diagnostic, Exit, Failure, Source};
use crate::parallel;
use crate::spec::Files;
use crate::spec::limits::{self, Limit};
use landing::Exchange;
pub(super) use landing::{mend, mend_alone, mended};
use std::io::{ErrorKind, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tempfile::{NamedTempFile, TempPath};

/// Held while files are put in place.
static PLACING: Mutex<()> = Mutex::new(());

/// Waits until no file is half in place, and keeps it so.
pub(super) fn in_place() -> MutexGuard<'static, ()> {
    PLACING
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The meaning of an I/O error, without the system's numbers.
pub(super) fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied => "permission denied".to_owned(),
        ErrorKind::StorageFull => "the disk is full".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        ErrorKind::NotADirectory => "a part of the path is no folder".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only".to_owned(),
        ErrorKind::FileTooLarge => "it is too large".to_owned(),
        _ => error.to_string(),
    }
}

/// All of a file, a pipe or a device, if it keeps `limit`. No more is read: beyond it lies a mistake, or no end at all.
/// `size` is how large it should be.
fn read_whole(file: impl Read, size: u64, limit: &Limit) -> std::io::Result<Vec<u8>> {
    // One more: only so is the end seen without room for as much again.
    let mut bytes = Vec::with_capacity(size as usize + 1);
    file.take(limit.most + 1).read_to_end(&mut bytes)?;
    match limit.refusal(bytes.len() as u64) {
        Some(_) => Err(ErrorKind::FileTooLarge.into()),
        None => Ok(bytes),
    }
}

/// As [`read_whole`], of the file at `path`, which is not read at all where its size is known and does not keep `limit`.
fn read_at(path: &Path, limit: &Limit) -> std::io::Result<Vec<u8>> {
    let file = std::fs::File::open(path)?;
    let size = file.metadata()?.len();
    match limit.refusal(size) {
        Some(_) => Err(ErrorKind::FileTooLarge.into()),
        None => read_whole(file, size, limit),
    }
}

/// Reads a text that the command line names, and which keeps `limit`; `-` is standard input.
pub(super) fn read_text(path: &Path, limit: &Limit) -> Result<Arc<Source>, Failure> {
    let (name, bytes) = if path == Path::new("-") {
        let input = std::io::stdin().lock();
        ("standard input".to_owned(), read_whole(input, 0, limit))
    } else {
        (path.display().to_string(), read_at(path, limit))
    };
    let bytes = bytes.map_err(|error| {
        let refused = error.kind() == ErrorKind::PermissionDenied;
        let report = Diagnostic::error(format!("cannot read `{name}`: {}", reason(&error)));
        let is_large = error.kind() == ErrorKind::FileTooLarge;
        let report = match is_large {
            true => report.help(format!("{}; {}", limit.in_words(), limit.help)),
            false => report,
        };
        Failure::new(if refused { Exit::System } else { Exit::Input }, report)
    })?;
    String::from_utf8(bytes)
        .map(|text| Source::new(&name, text))
        .map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let before = &error.as_bytes()[..valid];
            let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
            let line_start = before
                .iter()
                .rposition(|&b| b == b'\n')
                .map_or(0, |at| at + 1);
            let column = valid - line_start + 1;
            let message = format!("`{name}` is no text: line {line}, column {column} is not UTF-8");
            Failure::input(vec![
                Diagnostic::error(message).help("save it as plain text in UTF-8"),
            ])
        })
}

/// Reads a file that is no device and no pipe; or says why it cannot be read.
pub(super) fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    let there = std::fs::metadata(path).map_err(|error| reason(&error))?;
    if there.is_dir() {
        return Err("it is a folder".to_owned());
    }
    if !there.is_file() {
        return Err("it is a device or a pipe, not a file".to_owned());
    }
    read_at(path, &limits::FILE).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => format!("it is too large: {}", limits::FILE.in_words()),
        _ => reason(&error),
    })
}

/// Whether files may be read that lie outside the folder of the spec or lock which names them.
static OUTSIDE: AtomicBool = AtomicBool::new(false);

/// Lets specs and locks name files outside their folder, for this run.
pub(super) fn allow_outside() {
    OUTSIDE.store(true, Ordering::Relaxed);
}

/// The flag that asks for it.
pub(super) const ALLOW_OUTSIDE: &str = "allow-outside";

/// The file that a spec or lock in `folder` calls `path`, if that lies in the folder or below. A symbolic link lies where it
/// leads; what leads outside by its words alone is not even looked for.
pub(super) fn within(folder: &Path, path: &str) -> std::io::Result<PathBuf> {
    let joined = folder.join(path);
    if OUTSIDE.load(Ordering::Relaxed) {
        return Ok(joined);
    }
    let outside = || {
        let why = format!("it lies outside the folder; --{ALLOW_OUTSIDE} lets it be read");
        Err(std::io::Error::other(why))
    };
    let real = |path: &Path| match path.as_os_str().is_empty() {
        true => std::fs::canonicalize("."),
        false => std::fs::canonicalize(path),
    };
    let home = real(folder)?;
    if !in_words(&home.join(path)).starts_with(&home) {
        return outside();
    }
    match real(&joined)? {
        there if there.starts_with(&home) => Ok(there),
        _ => outside(),
    }
}

/// A path without `..`, as its words have it, whatever its folders are.
fn in_words(path: &Path) -> PathBuf {
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

/// Files beside a spec or a lock.
pub(super) struct Beside {
    folders: Vec<PathBuf>,
}

impl Beside {
    /// Files in the folder of `path`; for standard input, in the current one.
    pub(super) fn new(path: &Path) -> Beside {
        Beside {
            folders: vec![folder_of(path).to_owned()],
        }
    }

    /// Files in these folders, and where they are missing there, in the current folder.
    pub(super) fn or_here(mut self) -> Beside {
        self.folders.push(PathBuf::new());
        self
    }
}

/// The folder that a file lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

impl Beside {
    /// The path of a file that a spec calls `name`, which may not be there yet; or why it may not be used.
    pub(super) fn path(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.folders.first().map_or(Path::new(""), PathBuf::as_path);
        let joined = folder.join(name);
        let there = match within(folder, name) {
            // A link that leads to nothing would be followed all the same.
            Err(error) if error.kind() == ErrorKind::NotFound && !joined.is_symlink() => {
                let parent = Path::new(name).parent().unwrap_or(Path::new(""));
                within(folder, &parent.to_string_lossy())
            }
            there => there,
        };
        there.map(|_| joined).map_err(|error| reason(&error))
    }
}

impl Files for Beside {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let mut first = None;
        for folder in &self.folders {
            let there = within(folder, path).map_err(|error| reason(&error));
            match there.and_then(|path| read_file(&path)) {
                Ok(bytes) => return Ok(bytes),
                Err(why) => {
                    first.get_or_insert(why);
                }
            }
        }
        Err(first.unwrap_or_else(|| "there is no such file".to_owned()))
    }

    fn name(&self, path: &str) -> String {
        self.folders.first().map_or(path.to_owned(), |folder| {
            folder.join(path).display().to_string()
        })
    }
}

/// Makes a folder, and those that it lies in, unless it is there.
pub(super) fn make_folder(path: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(path).map_err(|error| no_folder(path, &error))
}

/// Refuses a folder in whose place a file is, before anything is made for it.
pub(super) fn may_be_folder(path: &Path) -> Result<(), Failure> {
    match std::fs::metadata(path) {
        Ok(there) if !there.is_dir() => Err(no_folder(path, &ErrorKind::AlreadyExists.into())),
        _ => Ok(()),
    }
}

fn no_folder(path: &Path, error: &std::io::Error) -> Failure {
    let why = match error.kind() {
        ErrorKind::AlreadyExists => "there is a file of that name".to_owned(),
        _ => reason(error),
    };
    let message = format!("cannot make the folder `{}`: {why}", path.display());
    let report = Diagnostic::error(message);
    Failure::new(Exit::System, report.help("choose another place"))
}

/// The ending of the names of files of a command until they are whole.
const SPARE: &str = ".tmp";

/// Puts files in place: each whole, and all of them or none.
///
/// They are written beside their targets first and renamed when all are there. Should a rename fail, those
/// before it are taken back, so whatever stood there stands there still. Should the run be killed between two renames,
/// the next one in the same folder does the rest.
pub(super) fn place(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    place_by(files, SPARE)
}

/// Puts files in place as [`place`] does; until they are whole their names end in `spare`, by which a later run can
/// know what was left behind.
pub(super) fn place_by(files: &[(PathBuf, Vec<u8>)], spare: &str) -> Result<(), Failure> {
    let _whole = in_place();
    let targets = files.iter().map(|(path, _)| target_of(path));
    let targets = targets.collect::<Result<Vec<_>, _>>()?;
    let mut exchange = Exchange::begin(targets.iter().map(PathBuf::as_path));
    let files: Vec<_> = files.iter().zip(targets).collect();
    let stage = |((path, bytes), target): &(&(PathBuf, Vec<u8>), PathBuf)| {
        let file = stage(target, bytes, spare).map_err(|error| refused(path, &error))?;
        Ok::<_, Failure>((path.clone(), target.clone(), file))
    };
    let staged = parallel::try_map(&files, stage)?;
    let moves = staged.iter();
    exchange.note(moves.map(|(_, target, file)| (file.path(), target.as_path())));
    let mut placed = Vec::with_capacity(staged.len());
    for (path, target, file) in staged {
        match replace(&target, file, spare) {
            Ok(kept) => placed.push((target, kept)),
            Err(error) => {
                take_back(placed);
                return Err(refused(&path, &error));
            }
        }
    }
    exchange.settle();
    Ok(())
}

/// Whether a file's name is that of one which [`place_by`] had not finished.
pub(super) fn is_spare(name: &str, spare: &str) -> bool {
    name.starts_with(PREFIX) && name.ends_with(spare)
}

/// The beginning of the names of files until they are whole.
const PREFIX: &str = ".gridpress-";

/// The file to write for `path`: what a link leads to, and nothing that is not a file.
fn target_of(path: &Path) -> Result<PathBuf, Failure> {
    let target = match std::fs::read_link(path) {
        Ok(led_to) => std::fs::canonicalize(path).unwrap_or_else(|_| folder_of(path).join(led_to)),
        Err(_) => path.to_owned(),
    };
    match std::fs::metadata(&target) {
        Ok(there) if there.is_dir() => Err(refused(path, &ErrorKind::IsADirectory.into())),
        Ok(there) if !there.is_file() => {
            let message = format!(
                "cannot write `{}`: it is a device or a pipe, not a file",
                path.display()
            );
            Err(Failure::input(vec![
                Diagnostic::error(message).help("name a file, as in -o book.pdf"),
            ]))
        }
        _ => Ok(target),
    }
}

/// A temporary file beside `target`, whose name ends in `ending`.
fn temporary(target: &Path, ending: &str) -> std::io::Result<NamedTempFile> {
    let folder = folder_of(target);
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(ending);
    // The permissions of any new file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

fn stage(target: &Path, bytes: &[u8], spare: &str) -> std::io::Result<NamedTempFile> {
    let mut file = temporary(target, spare)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    if let Ok(replaced) = std::fs::metadata(target) {
        file.as_file().set_permissions(replaced.permissions())?;
    }
    Ok(file)
}

/// Renames `file` to `target`; what stood there is kept under another name until that is dropped.
fn replace(target: &Path, file: NamedTempFile, spare: &str) -> std::io::Result<Option<TempPath>> {
    let mut kept = None;
    if target.exists() {
        let path = temporary(target, spare)?.into_temp_path();
        std::fs::remove_file(&path)?;
        // A file system without links gets a copy.
        std::fs::hard_link(target, &path).or_else(|_| std::fs::copy(target, &path).map(|_| ()))?;
        kept = Some(path);
    }
    file.persist(target).map_err(|error| error.error)?;
    Ok(kept)
}

fn take_back(placed: Vec<(PathBuf, Option<TempPath>)>) {
    for (target, kept) in placed {
        // The failure that led here is the one to tell of.
        let _ = match kept {
            Some(kept) => kept.persist(&target).map_err(|error| error.error),
            None => std::fs::remove_file(&target),
        };
    }
}

pub(super) fn refused(path: &Path, error: &std::io::Error) -> Failure {
    let (why, help) = match error.kind() {
        ErrorKind::NotFound => (
            "its folder does not exist".to_owned(),
            "make the folder first, or choose another with -o",
        ),
        ErrorKind::StorageFull => (reason(error), "make room, or choose another place with -o"),
        _ => (reason(error), "choose another place with -o"),
    };
    let report = Diagnostic::error(format!("cannot write `{}`: {why}", path.display()));
    Failure::new(Exit::System, report.help(help))
}
