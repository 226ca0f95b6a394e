//! Reading what a command names, and putting files in place whole.

use crate::diag::{Diagnostic, Exit, Failure, Source};
use crate::spec::Files;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

/// Held while files are put in place.
static PLACING: Mutex<()> = Mutex::new(());

/// Waits until no file is half in place, and keeps it so.
pub(super) fn in_place() -> MutexGuard<'static, ()> {
    PLACING
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What an I/O error means, without numbers of the system's.
pub(super) fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        std::io::ErrorKind::StorageFull => "the disk is full".to_owned(),
        std::io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        std::io::ErrorKind::NotADirectory => "a part of the path is no folder".to_owned(),
        std::io::ErrorKind::ReadOnlyFilesystem => "the file system is read-only".to_owned(),
        _ => error.to_string(),
    }
}

/// Reads a file that the command line names; `-` is standard input.
pub(super) fn read_text(path: &Path) -> Result<Arc<Source>, Failure> {
    let (name, bytes) = if path == Path::new("-") {
        let mut bytes = Vec::new();
        let read = std::io::stdin()
            .lock()
            .read_to_end(&mut bytes)
            .map(|_| bytes);
        ("standard input".to_owned(), read)
    } else {
        (path.display().to_string(), std::fs::read(path))
    };
    let bytes = bytes.map_err(|error| {
        let exit = if error.kind() == std::io::ErrorKind::PermissionDenied {
            Exit::System
        } else {
            Exit::Input
        };
        Failure::new(
            exit,
            Diagnostic::error(format!("cannot read `{name}`: {}", reason(&error))),
        )
    })?;
    String::from_utf8(bytes)
        .map(|text| Source::new(&name, text))
        .map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let before = &error.as_bytes()[..valid];
            let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
            let column = valid
                - before
                    .iter()
                    .rposition(|&b| b == b'\n')
                    .map_or(0, |at| at + 1)
                + 1;
            let message = format!("`{name}` is no text: line {line}, column {column} is not UTF-8");
            Failure::input(vec![
                Diagnostic::error(message).help("save it as plain text in UTF-8"),
            ])
        })
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

    /// The same, and the current folder after it.
    pub(super) fn or_here(mut self) -> Beside {
        self.folders.push(PathBuf::new());
        self
    }
}

/// The folder that a file lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

impl Files for Beside {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let mut first = None;
        for folder in &self.folders {
            match std::fs::read(folder.join(path)) {
                Ok(bytes) => return Ok(bytes),
                Err(error) => {
                    first.get_or_insert(reason(&error));
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

/// Puts files in place: each whole, and all of them or none.
///
/// They are written beside their targets first and renamed when all are there, so whatever stood there before
/// stays when anything fails.
pub(super) fn place(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    let _whole = in_place();
    let mut staged = Vec::with_capacity(files.len());
    for (path, bytes) in files {
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.clone());
        let file = stage(&target, bytes).map_err(|error| refused(path, &error))?;
        staged.push((path, target, file));
    }
    for (path, target, file) in staged {
        file.persist(&target)
            .map_err(|error| refused(path, &error.error))?;
    }
    Ok(())
}

fn stage(target: &Path, bytes: &[u8]) -> std::io::Result<tempfile::NamedTempFile> {
    if target.is_dir() {
        return Err(std::io::ErrorKind::IsADirectory.into());
    }
    let folder = Some(folder_of(target))
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".gridpress-").suffix(".tmp");
    // What any new file gets; a file that is replaced keeps its own.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    if let Ok(metadata) = std::fs::metadata(target) {
        file.as_file().set_permissions(metadata.permissions())?;
    }
    Ok(file)
}

fn refused(path: &Path, error: &std::io::Error) -> Failure {
    let report = Diagnostic::error(format!(
        "cannot write `{}`: {}",
        path.display(),
        reason(error)
    ));
    let help = match error.kind() {
        std::io::ErrorKind::NotFound => "make its folder first, or choose another with -o",
        std::io::ErrorKind::StorageFull => "make room, or choose another place with -o",
        _ => "choose another place with -o",
    };
    Failure::new(Exit::System, report.help(help))
}
