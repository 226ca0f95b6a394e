//! The index of the folder that a desk writes to, brought up to date.

use super::store::{Outcomes, Store};
use crate::diag::{Diagnostic, Failure};
use crate::press::{DayFile, DeskIndex, DeskRun, INDEX, IndexEntry};
use std::collections::BTreeMap;

/// Brings the index up to date: files of this run, and those of earlier ones that are still there. `spec` is the file
/// name of the spec, if it has one.
pub(super) fn keep(
    store: &Store,
    run: &DeskRun,
    (title, spec): (&str, Option<String>),
    files: &[DayFile],
    outcomes: &Outcomes,
) -> Result<(), Failure> {
    let before = store.read(INDEX)?;
    let mut entries = entries(store, before.as_deref())?;
    for (file, outcome) in files.iter().zip(&outcomes.0) {
        let slot = file.edition.map(|index| run.slot(index));
        let entry = IndexEntry::new(file, slot, outcome.sha256.clone());
        entries.insert(file.name.clone(), entry);
    }
    let index = DeskIndex {
        title: title.to_owned(),
        spec,
        files: entries.into_values().collect(),
    };
    let text = index.to_text();
    match before.is_some_and(|bytes| bytes == text.as_bytes()) {
        true => Ok(()),
        false => store.write(INDEX, text.as_bytes()),
    }
}

/// The entries of an index, by file name, whose files are still there.
fn entries(store: &Store, index: Option<&[u8]>) -> Result<BTreeMap<String, IndexEntry>, Failure> {
    let index = match index.map(DeskIndex::parse) {
        None => return Ok(BTreeMap::new()),
        Some(Ok(index)) => index,
        Some(Err(_)) if store.is_forced() => return Ok(BTreeMap::new()),
        Some(Err(_)) => return Err(not_ours(store)),
    };
    let entries = index.files.into_iter();
    let entries = entries.filter(|entry| store.path(&entry.file).is_file());
    Ok(entries.map(|entry| (entry.file.clone(), entry)).collect())
}

fn not_ours(store: &Store) -> Failure {
    let message = format!(
        "`{}` is there and is no index of ours",
        store.path(INDEX).display()
    );
    let help = "all files are in place, and it is left as it is; --force overwrites it";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
