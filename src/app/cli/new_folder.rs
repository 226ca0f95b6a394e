//! The folder of a new book.

use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_spec::schema_text;
use std::path::{Path, PathBuf};

/// Name of the file with the schema of the spec, for editors.
const SCHEMA: &str = "book.schema.json";

/// Returns the file with the schema of the spec.
pub(super) fn schema_file() -> (&'static str, Vec<u8>) {
    (SCHEMA, schema_text().into_bytes())
}

/// Returns an error if any of the files exists.
pub(super) fn check_free(dir: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    let refuse = |path: &Path, what: &str| {
        let message = format!("`{}` already exists{what}", path.display());
        let help = "choose a new folder; nothing was written";
        Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
    };
    if dir.symlink_metadata().is_ok() && !dir.is_dir() {
        return refuse(dir, " and is not a folder");
    }
    match files.iter().find(|(path, _)| path.symlink_metadata().is_ok()) {
        Some((path, _)) => refuse(path, ""),
        None => Ok(()),
    }
}
