//! The spec of a desk's folder.

use crate::Result;
use crate::cli::book_source;
use crate::cli::console::Console;
use crate::cli::desk::store::Store;
use crate::cli::files::{self, Disk};
use clap::Args;
use gridpress_book::daily::Desk;
use gridpress_bookspec::{BookSpec, limits};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, DeskIndex, DeskRecord, INDEX, RECORD};
use std::fs::File;
use std::path::{Path, PathBuf};

/// The spec of a desk and its seed, as the command line names them.
#[derive(Args)]
pub(in crate::cli) struct SpecChoice {
    /// The spec of the desk [default: the one that the index names: next to it, one folder up, or here]
    #[arg(long, value_name = "SPEC")]
    pub spec: Option<PathBuf>,
    /// The seed of the desk, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    pub seed: Option<String>,
}

/// A folder that `gridpress daily` wrote, and the spec that it was made from.
pub(in crate::cli) struct RecordedDesk {
    pub index: DeskIndex,
    pub record: DeskRecord,
    /// The spec, which has a desk.
    pub spec: Box<BookSpec>,
    pub seed: String,
}

/// Returns the folder that the command line names by itself or by its index.
pub(in crate::cli) fn desk_folder(named: &Path) -> &Path {
    if named.is_file() { files::folder_of(named) } else { named }
}

/// Returns the failure of a command that writes nothing.
pub(in crate::cli) fn refused(message: impl Into<String>, help: &str) -> Failure {
    Failure::input(vec![Diagnostic::error(message.into()).help(help)])
}

/// Waits for other runs in the folder of a desk, and locks it until the returned file is dropped.
///
/// # Errors
/// If the folder is not that of a desk.
pub(in crate::cli) fn lock_desk(store: &Store) -> Result<Option<File>> {
    // Locking would create a folder whose name was misspelt.
    if store.has(INDEX) { store.lock() } else { Err(no_index(store)) }
}

fn no_index(store: &Store) -> Failure {
    refused(format!("`{}` has no {INDEX}", store.folder().display()), WRITER)
}

/// The advice for folders that no desk has written.
const WRITER: &str = "name the folder that `gridpress daily SPEC -o FOLDER` writes to";

impl RecordedDesk {
    /// Reads the index and the record of the folder of `store`, and finds their spec.
    ///
    /// # Errors
    /// If the folder is not that of a desk, or belongs to another one.
    pub(in crate::cli) fn read(
        store: &Store,
        choice: &SpecChoice,
        disk: &Disk,
        console: &Console,
    ) -> Result<RecordedDesk> {
        let shown = store.folder().display();
        let index = store.read(INDEX)?.ok_or_else(|| no_index(store))?;
        let index = DeskIndex::parse(&index).map_err(|why| {
            let message = format!("`{}`: {why}", store.path(INDEX).display());
            refused(message, "run `gridpress daily` again, which repairs it")
        })?;
        if index.published.is_some() {
            return Err(refused(
                format!("`{shown}` is a public folder, not that of a desk"),
                WRITER,
            ));
        }
        let record = store.read(RECORD)?.and_then(|text| DeskRecord::parse(&text).ok());
        let record = record.unwrap_or_default();
        let found = desk_source(choice, store.folder(), index.spec.as_deref(), disk, console)?;
        let (spec, seed) = match found {
            DeskSource::Spec(spec, seed) => (spec, seed),
            DeskSource::Missing(why) => {
                return Err(refused(why, "name the spec of the desk: --spec FILE"));
            }
        };
        let check = Desk::new(&spec, &seed).map(|desk| desk.seed_check());
        if record.owner().is_some_and(|owner| Some(&owner.seed) != check.as_ref()) {
            let message = format!("`{shown}` belongs to a desk with another seed");
            return Err(refused(message, "name the spec that made it: --spec FILE"));
        }
        Ok(RecordedDesk { index, record, spec, seed })
    }
}

/// The result of the search for the spec of a desk.
pub(in crate::cli) enum DeskSource {
    /// The spec and its seed.
    Spec(Box<BookSpec>, String),
    /// No usable spec, with the reason.
    Missing(String),
}

/// Finds the spec that makes the files again: the one named on the command line, or the one that the index names, if it
/// is next to the index, one folder up, or here.
pub(in crate::cli) fn desk_source(
    choice: &SpecChoice,
    folder: &Path,
    recorded: Option<&str>,
    disk: &Disk,
    console: &Console,
) -> Result<DeskSource> {
    if let Some(path) = choice.spec.as_deref().and_then(|path| book_source::spec_path(Some(path))) {
        let source = book_source::read_spec(&path)?;
        let spec = book_source::parse_spec(&source, &disk.files_next_to(&path), console)?;
        if spec.daily.is_none() {
            return Err(press::not_a_desk(&source.name));
        }
        let seed = choice.seed.clone().or_else(|| spec.seed.clone());
        return match seed {
            Some(seed) => Ok(DeskSource::Spec(Box::new(spec), seed)),
            None => {
                let report = Diagnostic::error(format!("`{}` has no seed", source.name));
                let help = "name the one that the files were made with: --seed TEXT";
                Err(Failure::input(vec![report.help(help)]))
            }
        };
    }
    let missing = |why: String| Ok(DeskSource::Missing(why));
    // An index may come from anywhere, and must not choose a file in another folder.
    let Some(name) = recorded.filter(|name| press::name_of(Path::new(name)) == *name) else {
        return missing("the index names no spec".to_owned());
    };
    let places = [folder, &folder.join(".."), Path::new("")].map(|place| place.join(name));
    let Some(path) = places.into_iter().find(|path| path.is_file()) else {
        let name = name.escape_debug();
        return missing(format!(
            "`{name}` is neither next to the index, nor one folder up, nor here"
        ));
    };
    let shown = path.display().to_string();
    let read = files::read_text(&path, &limits::SPEC).and_then(|source| {
        BookSpec::parse(&source, &disk.files_next_to(&path)).map_err(Failure::input)
    });
    let Ok((spec, _)) = read else {
        return missing(format!("`{shown}` has mistakes"));
    };
    let seed = choice.seed.clone().or_else(|| spec.seed.clone());
    match (spec.daily.is_some(), seed) {
        (false, _) => missing(format!("`{shown}` has no table [daily]")),
        (true, None) => missing(format!("`{shown}` has no seed, which --seed can name")),
        (true, Some(seed)) => Ok(DeskSource::Spec(Box::new(spec), seed)),
    }
}
