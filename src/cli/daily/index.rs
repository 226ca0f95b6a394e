//! `index.json`: every file of the folder that a desk made, with its hash, so that a site or an archive can tell what
//! is there and whether it came whole.

use super::Batch;
use super::made::Made;
use super::store::{Store, Told};
use crate::diag::{Diagnostic, Failure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const NAME: &str = "index.json";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    title: String,
    files: Vec<Entry>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
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
    batch: &Batch,
    wanted: &[Made],
    told: &Told,
) -> Result<(), Failure> {
    let there = store.read(NAME)?;
    let mut files: BTreeMap<String, Entry> = BTreeMap::new();
    if let Some(bytes) = &there {
        match serde_json::from_slice::<Index>(bytes) {
            Ok(index) => files.extend(
                index
                    .files
                    .into_iter()
                    .map(|entry| (entry.file.clone(), entry)),
            ),
            Err(_) if store.is_forced() => {}
            Err(_) => return Err(not_ours(store)),
        }
    }
    files.retain(|name, _| store.path(name).is_file());
    for (made, (name, _, hash)) in wanted.iter().zip(&told.0) {
        let entry = Entry {
            file: name.clone(),
            date: made.date.to_string(),
            slot: made.edition.map(|index| batch.slot(index).to_owned()),
            format: made.kind.ending().to_owned(),
            solution: made.is_solution,
            sha256: hash.clone(),
        };
        files.insert(name.clone(), entry);
    }
    let index = Index {
        title: batch.desk.spec.title.clone(),
        files: files.into_values().collect(),
    };
    let mut text = serde_json::to_string_pretty(&index).expect("texts");
    text.push('\n');
    match there.is_some_and(|bytes| bytes == text.as_bytes()) {
        true => Ok(()),
        false => store.write(NAME, text.as_bytes()),
    }
}

fn not_ours(store: &Store) -> Failure {
    let message = format!(
        "`{}` is there and is no index of ours",
        store.path(NAME).display()
    );
    let help = "all files are in place, and it is left as it is; --force overwrites it";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
