//! The paths of what a command writes.

use super::files;
use gridpress_base::diag::{Diagnostic, Failure};
use std::path::{Path, PathBuf};

/// Where the PDF of a command goes: `named`, or `default` of the path of its origin. An origin that is missing, or that
/// is standard input, counts as a file `book`.
///
/// # Errors
/// When no PDF can be written there without harm.
pub(super) fn output(
    named: Option<&Path>,
    origin: Option<&Path>,
    default: impl FnOnce(&Path) -> PathBuf,
) -> Result<PathBuf, Failure> {
    let file = origin.filter(|path| *path != Path::new("-"));
    let file = file.unwrap_or(Path::new("book"));
    let output = named.map_or_else(|| default(file), Path::to_owned);
    refuse(&output, origin)?;
    Ok(output)
}

/// Refuses paths that no PDF made of `origin` should go to.
fn refuse(output: &Path, origin: Option<&Path>) -> Result<(), Failure> {
    let path = output.display();
    let mistake = if !is_pdf(output) {
        format!("`{path}` is no file name for a PDF")
    } else if origin.is_some_and(|origin| is_one_file(origin, output)) {
        format!("`{path}` would be written over itself")
    } else {
        return Ok(());
    };
    let report =
        Diagnostic::error(mistake).help("name a file that ends in .pdf, as in -o book.pdf");
    Err(Failure::input(vec![report]))
}

fn is_pdf(path: &Path) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
}

/// `true` if two paths lead to one file, which exists.
pub(super) fn is_one_file(a: &Path, b: &Path) -> bool {
    matches!((std::fs::canonicalize(a), std::fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}

/// `true` if two files lie in one folder.
pub(super) fn are_in_one_folder(a: &Path, b: &Path) -> bool {
    let folder = |file: &Path| match files::folder_of(file) {
        folder if folder.as_os_str().is_empty() => PathBuf::from("."),
        folder => folder.to_owned(),
    };
    is_one_file(&folder(a), &folder(b))
}

/// The file name of a path, as text.
pub(super) fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The ends of the names of covers and their proofs, behind that of their book.
pub(super) const COVERS: [&str; 2] = ["-cover", "-cover-proof"];

/// `out/book-cover.pdf` → `out/book.pdf`: the book whose cover, or proof of a cover, a PDF is by its name. `None` for a PDF
/// of any other name.
pub(super) fn book_of_cover(pdf: &Path) -> Option<PathBuf> {
    let stem = pdf.file_stem()?.to_str()?;
    let book = COVERS.iter().find_map(|end| stem.strip_suffix(end))?;
    is_pdf(pdf).then(|| pdf.with_file_name(format!("{book}.pdf")))
}

/// `out/book.pdf` → `out/book.lock`.
pub(super) fn lock(pdf: &Path) -> PathBuf {
    pdf.with_extension("lock")
}
