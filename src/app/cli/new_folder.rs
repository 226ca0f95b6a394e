//! The folder of a new book.

use super::files::{self, Disk};
use crate::Result;
use gridpress_bookspec::editing;
use gridpress_bookspec::{BookSpec, Files, Template, schema_text};
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use std::path::{Path, PathBuf};

/// Name of the file with the schema of the spec, for editors.
const SCHEMA: &str = "book.schema.json";

/// Returns the file with the schema of the spec.
pub(super) fn schema_file() -> (&'static str, Vec<u8>) {
    (SCHEMA, schema_text().into_bytes())
}

/// Returns an error if any of the files exists.
pub(super) fn check_free(dir: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<()> {
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

/// A value for a key of a new spec, after the dotted path of the key. The option of the value is named after the key.
pub(super) type OwnValue = (&'static str, String);

/// Parses the spec `text` of a new book. In the reports of mistakes in `values`, their names follow `prefix`, as in
/// `--trim`; the user has not seen the spec.
///
/// # Errors
/// Every mistake in the spec.
pub(super) fn check_values(
    text: &str,
    values: &[OwnValue],
    prefix: &str,
    files: &dyn Files,
) -> Result<BookSpec> {
    let named = |report: Diagnostic| {
        let place = report.place.as_ref().map(|(place, _)| place.span.start);
        let path = place.map_or_else(Vec::new, |start| editing::path_at(text, start));
        let value = values.iter().find(|(key, _)| editing::path_of_keys(key) == path);
        let Some((key, value)) = value else { return report };
        let key = key.rsplit('.').next().unwrap_or(key);
        let name = format!("{prefix}{key}");
        // The label of an unknown name repeats the message.
        let label =
            report.place.map(|(_, label)| label).filter(|label| !label.starts_with("unknown"));
        let label = label.map_or_else(String::new, |label| format!("; {label}"));
        let message = report.message.replace(&format!("`{key}`"), &format!("`{name}`"));
        let names_value = message.contains(&name) || prefix.is_empty() && message.contains(value);
        let of_value = if names_value { String::new() } else { format!("{name} `{value}`: ") };
        let message = format!("{of_value}{message}{label}");
        Diagnostic { message: message.into(), place: None, ..report }
    };
    match BookSpec::parse(&Source::new("the new spec", text), files) {
        Ok((spec, _)) => Ok(spec),
        Err(reports) => Err(Failure::input(reports.into_iter().map(named).collect())),
    }
}

/// Writes `spec` and the files of its template to a folder without overwriting anything. Returns the path of the spec.
pub(super) fn write_template(
    dir: &Path,
    template: &Template,
    spec: &str,
    disk: &Disk,
) -> Result<PathBuf> {
    let files = template_files(dir, template, spec);
    check_free(dir, &files)?;
    files::make_folder(dir)?;
    disk.place(&files)?;
    Ok(files[0].0.clone())
}

/// Returns the files of the folder: the spec first, whose first line names the schema.
pub(super) fn template_files(
    dir: &Path,
    template: &Template,
    spec: &str,
) -> Vec<(PathBuf, Vec<u8>)> {
    let (schema, schema_text) = schema_file();
    let template_files = template.files.iter().enumerate().map(|(at, (name, text))| match at {
        0 => (*name, format!("#:schema {schema}\n{spec}").into_bytes()),
        _ => (*name, text.as_bytes().to_vec()),
    });
    template_files
        .chain([(schema, schema_text)])
        .map(|(name, bytes)| (dir.join(name), bytes))
        .collect()
}
