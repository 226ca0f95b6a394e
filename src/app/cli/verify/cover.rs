//! The covers that are verified with a book.

use super::VerifyArgs;
use crate::cli::files;
use crate::cli::paths;
use gridpress_audit::lock::Lock;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use std::path::{Path, PathBuf};

/// The lock of the book whose cover a PDF is by its name: `book-cover.pdf` → `book.lock`. `None` for one that has a lock of
/// its own name, or none at all.
pub(super) fn lock(pdf: &Path) -> Option<PathBuf> {
    let lock = paths::lock(&paths::book_of_cover(pdf)?);
    (lock.is_file() && !paths::lock(pdf).exists()).then_some(lock)
}

/// The covers to verify.
pub(super) struct Covers {
    /// The name and the bytes of each.
    pub files: Vec<(String, Vec<u8>)>,
    /// `true` if the file of the cover that the lock has is missing.
    pub lacks_locked: bool,
}

/// Finds the covers to verify: those that the command line names, or else those beside the lock.
pub(super) fn all(args: &VerifyArgs, lock_file: &Path, lock: &Lock) -> Result<Covers, Failure> {
    let mut covers = args.cover.clone();
    let mut lacks_locked = false;
    if self::lock(&args.file).is_some() {
        covers.insert(0, args.file.clone());
    } else if covers.is_empty() {
        let name = lock.cover.as_ref().map(|cover| Path::new(&cover.file));
        // The lock may be anybody's: a file elsewhere is not looked for, and such a name is a difference.
        let name = name.filter(|name| name.file_name() == Some(name.as_os_str()));
        let locked = name.map(|name| lock_file.with_file_name(name));
        lacks_locked = locked.as_ref().is_some_and(|locked| !locked.is_file());
        let stem = lock_file.file_stem().unwrap_or_default().to_string_lossy();
        // A proof is of interest with everything that lies there, and not with the book that is printed.
        let ends = match args.file == lock_file {
            true => &paths::COVERS[..],
            false => &paths::COVERS[..1],
        };
        let usual = ends.iter();
        let usual = usual.map(|end| lock_file.with_file_name(format!("{stem}{end}.pdf")));
        let other = usual.filter(|path| Some(path) != locked.as_ref());
        let beside = locked.iter().cloned().chain(other);
        covers.extend(beside.filter(|path| path.is_file()));
    }
    let files = covers.iter().map(|path| read(path)).collect::<Result<_, _>>()?;
    Ok(Covers { files, lacks_locked })
}

fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    let name = path.display().to_string();
    let bytes = files::read_file(path).map_err(|why| {
        let report = Diagnostic::error(format!("cannot read `{name}`: {why}"));
        Failure::new(Exit::Input, report)
    })?;
    Ok((name, bytes))
}
