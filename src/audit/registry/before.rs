//! The volumes of a series before a book, which must not have their puzzles.

use super::file::{Entry, Registry};
use super::volume::Print;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_book::{Earlier, Standing};
use gridpress_engine::puzzle::canonical::Form;
use rusqlite::{OptionalExtension, params};
use std::path::{Path, PathBuf};

/// What a registry knows of the volumes before a book.
#[derive(Debug)]
pub struct Before {
    pub(super) path: PathBuf,
    /// The number of the book.
    pub(super) volume: u32,
    /// `None` where there is no file yet.
    registry: Option<Registry>,
    /// Those before the book.
    pub(super) entries: Vec<Entry>,
}

impl Before {
    /// The volumes before that number in the registry at `path`, all of which must be there.
    ///
    /// # Errors
    /// With [`Exit::Input`] where one is missing, and as [`Registry::open`].
    pub fn volume(path: &Path, volume: u32) -> Result<Before, Failure> {
        let registry = Registry::open(path)?;
        let entries = match &registry {
            Some(registry) => before(registry.volumes()?, volume),
            None => Vec::new(),
        };
        if let Some(missing) =
            (1..volume).find(|number| entries.iter().all(|entry| entry.number != *number))
        {
            return Err(incomplete(path, registry.is_some(), missing));
        }
        Ok(Before { path: path.to_owned(), volume, registry, entries })
    }

    /// A book that was made before, with these volumes before it.
    pub(super) fn knowing(path: &Path, volume: u32, entries: Vec<Entry>) -> Before {
        Before { path: path.to_owned(), volume, registry: None, entries }
    }

    /// How many volumes there are before the book.
    pub fn count(&self) -> usize {
        self.entries.len()
    }
}

/// Those before the volume of that number.
pub(super) fn before(entries: Vec<Entry>, volume: u32) -> Vec<Entry> {
    let entries = entries.into_iter();
    entries.filter(|entry| entry.number < volume).collect()
}

fn incomplete(path: &Path, is_there: bool, missing: u32) -> Failure {
    let name = path.display();
    let message = match is_there {
        true => format!("volume {missing} is not in `{name}`: its puzzles could not be left out"),
        false => format!(
            "there is no `{name}` yet: the puzzles of volume {missing} could not be left out"
        ),
    };
    let help = format!(
        "make that volume first, or take in its lock: gridpress registry add {name} volume-{missing}.lock"
    );
    Failure::new(Exit::Input, Diagnostic::error(message).help(help))
}

impl Earlier for Before {
    fn standing(&self, form: &Form) -> Result<Option<Standing>, Failure> {
        let Some(registry) = self.registry.as_ref().filter(|_| !self.entries.is_empty()) else {
            return Ok(None);
        };
        let find = || {
            let mut query = registry.connection.prepare(
                "SELECT volume, number FROM puzzle WHERE hash = ? AND volume < ? ORDER BY volume, number LIMIT 1",
            )?;
            let standing = query.query_row(params![Print::of(form).0, self.volume], |row| {
                Ok(Standing { volume: row.get(0)?, number: row.get(1)? })
            });
            standing.optional()
        };
        registry.told(find())
    }
}
