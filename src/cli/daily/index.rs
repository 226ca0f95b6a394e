//! `index.json`: every file of the folder that a desk made, with its hash, so that a site or an archive can tell what
//! is there and whether it came whole.

use super::store::{Outcomes, Store};
use crate::diag::{Diagnostic, Failure};
use crate::press::{DayFile, DeskRun};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const NAME: &str = "index.json";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    title: String,
    files: Vec<IndexEntry>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct IndexEntry {
    file: String,
    date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    slot: Option<String>,
    format: String,
    solution: bool,
    sha256: String,
}

/// Brings the index up to date: files of this run, and those of earlier ones that are still there.
pub(super) fn keep(
    store: &Store,
    run: &DeskRun,
    title: &str,
    files: &[DayFile],
    outcomes: &Outcomes,
) -> Result<(), Failure> {
    let before = store.read(NAME)?;
    let mut entries = entries(store, before.as_deref())?;
    for (file, outcome) in files.iter().zip(&outcomes.0) {
        let entry = IndexEntry {
            file: file.name.clone(),
            date: file.date.to_string(),
            slot: file.edition.map(|index| run.slot(index).to_owned()),
            format: file.format.name().to_owned(),
            solution: file.is_solution,
            sha256: outcome.sha256.clone(),
        };
        entries.insert(file.name.clone(), entry);
    }
    let index = Index {
        title: title.to_owned(),
        files: entries.into_values().collect(),
    };
    let mut text = serde_json::to_string_pretty(&index).expect("texts");
    text.push('\n');
    match before.is_some_and(|bytes| bytes == text.as_bytes()) {
        true => Ok(()),
        false => store.write(NAME, text.as_bytes()),
    }
}

/// The entries of an index, by file name, whose files are still there.
fn entries(store: &Store, index: Option<&[u8]>) -> Result<BTreeMap<String, IndexEntry>, Failure> {
    let index = match index.map(serde_json::from_slice::<Index>) {
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
        store.path(NAME).display()
    );
    let help = "all files are in place, and it is left as it is; --force overwrites it";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
