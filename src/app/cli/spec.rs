//! Reading the spec that a command names.

use super::files::{self, Beside};
use super::talk::Talk;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_spec::{BookSpec, limits};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The spec that commands take where none is named.
const HERE: &str = "book.toml";

/// The spec that the command line means: the one that it names, that of the folder that it names, or that of the current
/// folder. `None` where there is none.
pub(super) fn meant(named: Option<&Path>) -> Option<PathBuf> {
    match named {
        Some(path) if path.is_dir() => Some(path.join(HERE)),
        Some(path) => Some(path.to_owned()),
        None => Some(PathBuf::from(HERE)).filter(|here| here.exists()),
    }
}

/// The spec at `path`, or `embedded`, and the folder of the files beside it.
///
/// # Errors
/// With [`Exit::Input`](gridpress_base::diag::Exit::Input) for what is no spec, and as [`files::read_text`].
pub(super) fn source(
    path: Option<&Path>,
    embedded: impl FnOnce() -> Arc<Source>,
) -> Result<(Arc<Source>, Beside), Failure> {
    let Some(path) = path else {
        return Ok((embedded(), Beside::new(Path::new(""))));
    };
    refuse_lock_and_pdf(path)?;
    Ok((files::read_text(path, &limits::SPEC)?, Beside::new(path)))
}

/// Refuses locks and PDFs, which are often named where their spec is meant.
pub(super) fn refuse_lock_and_pdf(path: &Path) -> Result<(), Failure> {
    let (what, help) = match path.extension().and_then(|extension| extension.to_str()) {
        Some("lock") => {
            ("a lock", format!("to make its book again: gridpress book --lock {}", path.display()))
        }
        Some("pdf") => ("a PDF", "name the .toml file that describes the book".to_owned()),
        _ => return Ok(()),
    };
    let report = Diagnostic::error(format!("`{}` is {what}, not a book spec", path.display()));
    Err(Failure::input(vec![report.help(help)]))
}

/// Parses a spec and prints its warnings.
///
/// # Errors
/// Every mistake in the spec.
pub(super) fn parsed(
    source: &Arc<Source>,
    files: &Beside,
    talk: &Talk,
) -> Result<BookSpec, Failure> {
    let (spec, warnings) = BookSpec::parse(source, files).map_err(Failure::input)?;
    warnings.iter().for_each(|warning| talk.report(warning));
    Ok(spec)
}
