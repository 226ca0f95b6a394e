//! The covers that are verified with a book.

use super::VerifyArgs;
use crate::cli::files;
use crate::cli::paths;
use crate::diag::{Diagnostic, Exit, Failure};
use std::path::{Path, PathBuf};

/// The ends of the names of covers and their proofs, behind that of their book.
const ENDS: [&str; 2] = ["-cover", "-cover-proof"];

/// The lock of the book whose cover a PDF is by its name: `book-cover.pdf` → `book.lock`. `None` for one that has a lock of
/// its own name, or none at all.
pub(super) fn lock(pdf: &Path) -> Option<PathBuf> {
    let stem = pdf.file_stem()?.to_str()?;
    let book = ENDS.iter().find_map(|end| stem.strip_suffix(end))?;
    let lock = pdf.with_file_name(format!("{book}.lock"));
    let is_pdf = pdf
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
    (is_pdf && lock.is_file() && !paths::lock(pdf).exists()).then_some(lock)
}

/// The covers to verify, each with its name and its bytes: those that the command line names, or those beside the lock where
/// it is the lock that is verified.
pub(super) fn all(args: &VerifyArgs, lock_file: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut paths = args.cover.clone();
    if lock(&args.file).is_some() {
        paths.insert(0, args.file.clone());
    } else if paths.is_empty() && args.file == lock_file {
        let stem = lock_file.file_stem().unwrap_or_default().to_string_lossy();
        let beside = ENDS.map(|end| lock_file.with_file_name(format!("{stem}{end}.pdf")));
        paths.extend(beside.into_iter().filter(|path| path.is_file()));
    }
    paths.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    let name = path.display().to_string();
    let bytes = files::read_file(path).map_err(|why| {
        let report = Diagnostic::error(format!("cannot read `{name}`: {why}"));
        Failure::new(Exit::Input, report)
    })?;
    Ok((name, bytes))
}
