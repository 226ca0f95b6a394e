//! Output files of commands: their paths, and which existing files they may replace.

use super::files::{self, Disk};
use crate::Result;
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::file_kind::FileKind;
use gridpress_press::{self as press, ExistingBook};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Returns the path of a PDF to write: `named`, or `default` of the path of its origin. A missing origin and standard
/// input count as a file `book`.
///
/// # Errors
/// If no PDF can be written there safely.
pub(super) fn output_path(
    named: Option<&Path>,
    origin: Option<&Path>,
    default: impl FnOnce(&Path) -> PathBuf,
) -> Result<PathBuf> {
    let file = origin.filter(|path| *path != Path::new("-")).unwrap_or(Path::new("book"));
    let output = named.map_or_else(|| default(file), Path::to_owned);
    check_pdf_path(&output, origin)?;
    Ok(output)
}

/// Returns an error if no PDF made from `origin` should be written to the path.
fn check_pdf_path(output: &Path, origin: Option<&Path>) -> Result<()> {
    if let Some(pdf) = origin.filter(|origin| is_pdf(origin) && origin.exists()) {
        return Err(files::beside_lock(
            pdf,
            FileKind::Pdf.report(&pdf.display().to_string(), "a lock"),
        ));
    }
    if is_pdf(output) {
        return Ok(());
    }
    let report = Diagnostic::error(format!("`{}` is not a file name for a PDF", output.display()));
    Err(Failure::input(vec![report.help("choose a name that ends in .pdf, as in -o book.pdf")]))
}

fn is_pdf(path: &Path) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
}

/// Returns `true` if two paths lead to the same existing file.
pub(super) fn is_one_file(a: &Path, b: &Path) -> bool {
    matches!((std::fs::canonicalize(a), std::fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}

/// Returns `true` if two files are in the same folder.
pub(super) fn are_in_one_folder(a: &Path, b: &Path) -> bool {
    let folder = |file: &Path| match files::folder_of(file) {
        folder if folder.as_os_str().is_empty() => PathBuf::from("."),
        folder => folder.to_owned(),
    };
    is_one_file(&folder(a), &folder(b))
}

/// The suffixes of covers and of their proofs, after the name of their book.
pub(super) const COVERS: [&str; 2] = ["-cover", "-cover-proof"];

/// `out/book-cover.pdf` → `out/book.pdf`: the book to which a cover or a proof belongs by its name. `None` for any
/// other PDF.
pub(super) fn book_of_cover(pdf: &Path) -> Option<PathBuf> {
    let stem = pdf.file_stem()?.to_str()?;
    let book = COVERS.iter().find_map(|end| stem.strip_suffix(end))?;
    is_pdf(pdf).then(|| pdf.with_file_name(format!("{book}.pdf")))
}

/// `out/book.pdf` → `out/book.lock`.
pub(super) fn lock_path(pdf: &Path) -> PathBuf {
    pdf.with_extension("lock")
}

/// Returns an error if the file at `path` was not written by gridpress, or was changed since.
pub(super) fn guard_pdf(path: &Path, force: bool, disk: &Disk) -> Result<()> {
    files::check_file_target(path)?;
    disk.repair(files::folder_of(path));
    let bytes = path.is_file().then(|| std::fs::read(path));
    let is_free = match bytes {
        // An empty file holds nothing that could be lost.
        Some(Ok(bytes)) => bytes.is_empty() || press::is_untouched(&bytes),
        // A folder or a device cannot be written either; writing reports that.
        Some(Err(_)) | None => true,
    };
    if force || is_free {
        return Ok(());
    }
    let message = format!(
        "`{}` already exists, and gridpress did not write it, or it was changed since",
        path.display()
    );
    Err(overwrite_refusal(message))
}

/// Returns an error if a file other than a PDF would overwrite a lock, a spec or a PDF.
pub(super) fn guard_other(path: &Path) -> Result<()> {
    let ending = path.extension().and_then(|ending| ending.to_str());
    match ending {
        Some("lock" | "toml" | "pdf") => {
            let message = format!("`{}` has the ending of a lock, a spec or a PDF", path.display());
            let report = Diagnostic::error(message);
            Err(Failure::input(vec![report.help("choose another ending")]))
        }
        _ => Ok(()),
    }
}

/// Returns an error if the lock of another volume of the series would be overwritten.
pub(super) fn check_volume(existing: &ExistingBook, volume: Option<u32>) -> Result<()> {
    let (Some(old), Some(new)) = (existing.other_volume(volume), volume) else {
        return Ok(());
    };
    let message = format!(
        "`{}` is the lock of volume {old}, and this is volume {new}: the PDF and the lock of volume {old} would be overwritten",
        existing.paths.lock.display()
    );
    let help = format!(
        "make volume {new} in a folder of its own, or next to it with -o volume{new}.pdf; or overwrite volume {old} with --force; nothing was written"
    );
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Returns an error if the lock of a book with another seed, or another file, would be overwritten.
pub(super) fn check_seed(existing: &ExistingBook, seed: &str) -> Result<()> {
    let path = existing.paths.lock.display();
    match existing.lock() {
        Ok(Some((_, lock))) if lock.seed != seed => Err(overwrite_refusal(format!(
            "`{path}` is the lock of a book with another seed, `{}`, and may be the only record of it",
            lock.seed
        ))),
        Ok(_) => Ok(()),
        Err(_) => Err(overwrite_refusal(format!(
            "`{path}` already exists, and is not a lock that gridpress can read"
        ))),
    }
}

pub(super) fn overwrite_refusal(message: String) -> Failure {
    let help = "choose another name with -o, or overwrite it with --force; nothing was written";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// The file in which a run records the hashes of the others.
pub(super) struct RunRecord {
    /// The name of the file.
    pub name: &'static str,
    /// Returns the hashes in the text of the file; `None` for other texts.
    pub hashes: fn(&[u8]) -> Option<BTreeSet<String>>,
}

/// Returns an error if files of puzzles or their manifest would overwrite files that are not unchanged results of
/// earlier runs. The existing manifest has their hashes.
pub(super) fn guard_pictures(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    force: bool,
    disk: &Disk,
) -> Result<()> {
    let record = RunRecord { name: press::MANIFEST, hashes: press::manifest_hashes };
    guard_recorded(folder, files, &record, force, disk)
}

/// Returns an error if files or their record would overwrite files that are not unchanged results of earlier runs.
pub(super) fn guard_recorded(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    record: &RunRecord,
    force: bool,
    disk: &Disk,
) -> Result<()> {
    disk.repair(folder);
    let hashes = (record.hashes)(&std::fs::read(folder.join(record.name)).unwrap_or_default());
    let may_replace = |path: &Path, bytes: &[u8]| match std::fs::read(path) {
        // The record cannot contain its own hash.
        Ok(existing) if path.ends_with(record.name) => existing.is_empty() || hashes.is_some(),
        Ok(existing) => {
            let hashes = hashes.as_ref();
            existing == bytes || hashes.is_some_and(|hashes| hashes.contains(&sha256(&existing)))
        }
        // An unreadable file cannot be written either; writing reports that.
        Err(_) => true,
    };
    match files.iter().find(|(path, bytes)| !may_replace(path, bytes)) {
        Some((path, _)) if !force => {
            let message = format!(
                "`{}` already exists, and is not what an earlier run wrote",
                path.display()
            );
            let help =
                "choose another folder with -o, or overwrite it with --force; nothing was written";
            Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
        }
        _ => Ok(()),
    }
}
