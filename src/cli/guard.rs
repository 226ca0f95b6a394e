//! What may be written over: PDFs that this program wrote and nobody has changed since, and the lock of the same seed.

use super::files;
use crate::diag::{Diagnostic, Failure, Source};
use crate::hash::sha256;
use crate::lock::Lock;
use crate::press;
use crate::spec::limits;
use std::path::{Path, PathBuf};

/// Refuses to write the PDF of a command over a file that is not one of this program, or that was changed since.
pub(super) fn pdf(path: &Path, force: bool) -> Result<(), Failure> {
    files::mend(files::folder_of(path));
    let bytes = path.is_file().then(|| std::fs::read(path));
    let is_free = match bytes {
        Some(Ok(bytes)) => bytes.is_empty() || press::is_untouched(&bytes),
        // What is there and cannot be read, as a folder or a device, cannot be written either; that is told then.
        Some(Err(_)) | None => true,
    };
    if force || is_free {
        return Ok(());
    }
    let message = format!(
        "`{}` is there already, and this program did not write it, or it was changed since",
        path.display()
    );
    Err(refused(message))
}

/// Refuses to write anything but a PDF over a lock, a spec or a PDF.
pub(super) fn other(path: &Path) -> Result<(), Failure> {
    let ending = path.extension().and_then(|ending| ending.to_str());
    match ending {
        Some("lock" | "toml" | "pdf") => {
            let message = format!("`{}` is a name for a lock, a spec or a PDF", path.display());
            let report = Diagnostic::error(message);
            Err(Failure::input(vec![
                report.help("choose a name with another ending"),
            ]))
        }
        _ => Ok(()),
    }
}

/// The file that stands where the lock of a book will go.
pub(super) struct OldLock {
    path: PathBuf,
    there: There,
    /// SHA-256 of the file, where it can be read.
    hash: Option<String>,
}

enum There {
    Nothing,
    /// A lock of this seed.
    Lock(String),
    /// No lock, or one that cannot be read.
    Other,
}

impl OldLock {
    /// Looks at `path`.
    pub(super) fn at(path: PathBuf) -> OldLock {
        let source = files::read_text(&path, &limits::LOCK);
        let hash = source.as_ref().ok();
        let hash = hash.map(|source| sha256(source.text.as_bytes()));
        let there = match (path.is_file(), source) {
            (false, _) => There::Nothing,
            (true, Ok(source)) if source.text.is_empty() => There::Nothing,
            (true, Ok(source)) => seed_in(&source),
            (true, Err(_)) => There::Other,
        };
        OldLock { path, there, hash }
    }

    /// Whether it is the very lock with that SHA-256.
    pub(super) fn is(&self, sha256: &str) -> bool {
        self.hash.as_deref() == Some(sha256)
    }

    /// The seed of the lock, where it is one.
    pub(super) fn seed(&self) -> Option<&str> {
        match &self.there {
            There::Lock(seed) => Some(seed),
            _ => None,
        }
    }

    /// Refuses to write the lock of a book with `seed` over what stands here.
    pub(super) fn makes_way(&self, seed: &str) -> Result<(), Failure> {
        let path = self.path.display();
        match &self.there {
            There::Nothing => Ok(()),
            There::Lock(old) if old == seed => Ok(()),
            There::Lock(old) => Err(refused(format!(
                "`{path}` is the lock of a book with another seed, `{old}`, and may be the only record of it"
            ))),
            There::Other => Err(refused(format!(
                "`{path}` is there already, and is no lock that this program can read"
            ))),
        }
    }
}

fn seed_in(source: &std::sync::Arc<Source>) -> There {
    match Lock::parse(source) {
        Ok(lock) => There::Lock(lock.seed),
        Err(_) => There::Other,
    }
}

fn refused(message: String) -> Failure {
    let help = "choose another name with -o, or write over it with --force; nothing was written";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Refuses to write files of puzzles and their manifest into `folder` over others: only those that an earlier run left, and
/// nobody has changed since, make way. The manifest there has their hashes.
pub(super) fn with_manifest(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    force: bool,
) -> Result<(), Failure> {
    files::mend(folder);
    let old = std::fs::read(folder.join(press::MANIFEST)).unwrap_or_default();
    let hashes = press::manifest_hashes(&old);
    let makes_way = |path: &Path, bytes: &[u8]| match std::fs::read(path) {
        Ok(there) if path.ends_with(press::MANIFEST) => there.is_empty() || hashes.is_some(),
        Ok(there) => {
            let hashes = hashes.as_ref();
            there == bytes || hashes.is_some_and(|hashes| hashes.contains(&sha256(&there)))
        }
        // What is there and cannot be read cannot be written either; that is told then.
        Err(_) => true,
    };
    match files.iter().find(|(path, bytes)| !makes_way(path, bytes)) {
        Some((path, _)) if !force => {
            let message = format!(
                "`{}` is there already, and no earlier run left it so",
                path.display()
            );
            let help =
                "choose another folder with -o, or write over it with --force; nothing was written";
            Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
        }
        _ => Ok(()),
    }
}
