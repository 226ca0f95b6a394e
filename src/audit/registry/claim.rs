//! The claim of a book to a number in a registry, and the preceding volumes of its series.

use super::file::{Registry, VolumeEntry};
use super::{PuzzleHash, RecordedVolume};
use gridpress_book::{PriorUse, PriorVolumes};
use gridpress_engine::puzzle::canonical::CanonicalForm;
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use rusqlite::{OptionalExtension, params};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The claim of a book to its number. No other process can change the registry until the claim is recorded or dropped.
#[derive(Debug)]
pub struct Claim {
    registry: Registry,
    repeats: Vec<RepeatedPuzzles>,
}

/// Puzzles of a book that a later volume, generated without knowledge of them, also has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepeatedPuzzles {
    /// The number of the later volume.
    pub volume: u32,
    /// The number of puzzles that both have.
    pub count: u32,
    /// The number of the first of them in that volume.
    pub first: u32,
}

impl PrecedingVolumes {
    /// Claims the number of the book. `may_replace` returns `true` if another book recorded under the number may be
    /// removed.
    ///
    /// # Errors
    /// With [`Exit::Input`] if another book has the number; with [`Exit::System`] if the preceding volumes have changed
    /// since the book was generated, or the file cannot be written.
    pub fn claim(
        self,
        volume: &RecordedVolume,
        may_replace: &dyn Fn(&VolumeEntry) -> bool,
    ) -> Result<Claim, Failure> {
        // A new connection: the one for reading is restricted to queries.
        let registry = Registry::open_to_change(&self.path)?;
        // From here on other processes wait, so what is checked below still holds when the claim is recorded.
        registry.begin()?;
        registry.create_tables()?;
        let entries = registry.volumes()?;
        // The book avoids the puzzles that it saw when it was generated, so other volumes since then would break the
        // promise.
        if entries_before(entries.clone(), self.volume) != self.entries {
            return Err(volumes_changed(&self));
        }
        let of_number = entries.iter().find(|entry| entry.number == self.volume);
        // The same book may be written again, for example with a corrected title.
        let other = of_number.filter(|entry| entry.digest != volume.digest());
        if let Some(entry) = other.filter(|entry| !may_replace(entry)) {
            return Err(number_taken(&self, entry));
        }
        if of_number.is_none_or(|entry| !is_same(entry, volume)) {
            // Written but not committed: if the files of the book cannot be written, dropping the claim undoes it.
            registry.put(self.volume, volume)?;
        }
        // A later volume may have been made before this one, so it could not avoid these puzzles.
        let repeats = repeats(&registry, self.volume, volume, '>')?;
        Ok(Claim { registry, repeats })
    }
}

impl Claim {
    /// Returns the later volumes that have puzzles of this one.
    pub fn repeats(&self) -> &[RepeatedPuzzles] {
        &self.repeats
    }

    /// Records the book. Call it once the files are written.
    ///
    /// # Errors
    /// With [`Exit::System`] if the file cannot be written.
    pub fn record(self) -> Result<(), Failure> {
        self.registry.commit()
    }
}

impl Registry {
    /// Adds an existing book to the registry at `path` as the volume `number`. `may_replace` is as for
    /// [`PrecedingVolumes::claim`].
    ///
    /// # Errors
    /// Same as for [`PrecedingVolumes::claim`].
    pub fn add(
        path: &std::path::Path,
        number: u32,
        volume: &RecordedVolume,
        may_replace: &dyn Fn(&VolumeEntry) -> bool,
    ) -> Result<Vec<RepeatedPuzzles>, Failure> {
        let entries = match Registry::open(path)? {
            Some(registry) => entries_before(registry.volumes()?, number),
            None => Vec::new(),
        };
        let claim =
            PrecedingVolumes::with_entries(path, number, entries).claim(volume, may_replace)?;
        let mut repeats = repeats(&claim.registry, number, volume, '<')?;
        repeats.extend(claim.repeats());
        claim.record()?;
        Ok(repeats)
    }
}

/// `true` if an entry already has the title, lock and puzzles of a volume.
fn is_same(entry: &VolumeEntry, volume: &RecordedVolume) -> bool {
    let RecordedVolume { title, lock, .. } = volume;
    (&entry.title, &entry.lock, &entry.digest) == (title, lock, &volume.digest())
}

/// Returns the volumes that have puzzles of `volume`: the later ones if `comparison` is `>`, the earlier ones if `<`.
fn repeats(
    registry: &Registry,
    number: u32,
    volume: &RecordedVolume,
    comparison: char,
) -> Result<Vec<RepeatedPuzzles>, Failure> {
    let query =
        format!("SELECT volume, number FROM puzzle WHERE hash = ? AND volume {comparison} ?");
    let find = || {
        // Prepared once for all puzzles of the volume.
        let mut query = registry.connection.prepare(&query)?;
        let mut found: BTreeMap<u32, RepeatedPuzzles> = BTreeMap::new();
        for puzzle in &volume.puzzles {
            let mut rows = query.query(rusqlite::params![puzzle.hash.0, number])?;
            while let Some(row) = rows.next()? {
                let (volume, first): (u32, u32) = (row.get(0)?, row.get(1)?);
                let one =
                    found.entry(volume).or_insert(RepeatedPuzzles { volume, count: 0, first });
                one.count += 1;
                one.first = one.first.min(first);
            }
        }
        Ok(found.into_values().collect())
    };
    registry.or_failure(find())
}

fn volumes_changed(before: &PrecedingVolumes) -> Failure {
    let message = format!(
        "the volumes before {} changed in `{}` while this book was made; nothing was written",
        before.volume,
        before.path.display()
    );
    let help = "run the command again: the book then avoids the puzzles that they have now";
    Failure::new(Exit::System, Diagnostic::error(message).help(help))
}

fn number_taken(before: &PrecedingVolumes, entry: &VolumeEntry) -> Failure {
    let (volume, name) = (before.volume, before.path.display());
    let message = format!(
        "volume {volume} in `{name}` is another book, `{}`, with other puzzles; nothing was written",
        entry.title
    );
    let help = format!(
        "give this book another number, replace the other one with --force, or remove that one first: gridpress registry remove {name} {volume}"
    );
    Failure::new(Exit::Input, Diagnostic::error(message).help(help))
}

/// The volumes before a book in a registry.
#[derive(Debug)]
pub struct PrecedingVolumes {
    pub(super) path: PathBuf,
    /// The number of the book.
    pub(super) volume: u32,
    /// `None` if there is no file yet.
    registry: Option<Registry>,
    /// The preceding volumes.
    pub(super) entries: Vec<VolumeEntry>,
}

impl PrecedingVolumes {
    /// Returns the volumes before `volume` in the registry at `path`, none of which may be missing.
    ///
    /// # Errors
    /// With [`Exit::Input`] if one is missing; otherwise as for [`Registry::open`].
    pub fn volume(path: &Path, volume: u32) -> Result<PrecedingVolumes, Failure> {
        let registry = Registry::open(path)?;
        let entries = match &registry {
            Some(registry) => entries_before(registry.volumes()?, volume),
            None => Vec::new(),
        };
        if let Some(missing) =
            // A missing volume would silently be ignored, and its puzzles might be repeated.
            (1..volume).find(|number| entries.iter().all(|entry| entry.number != *number))
        {
            return Err(volume_missing(path, registry.is_some(), missing));
        }
        Ok(PrecedingVolumes { path: path.to_owned(), volume, registry, entries })
    }

    /// Returns the preceding volumes `entries` of an existing book.
    pub(super) fn with_entries(
        path: &Path,
        volume: u32,
        entries: Vec<VolumeEntry>,
    ) -> PrecedingVolumes {
        PrecedingVolumes { path: path.to_owned(), volume, registry: None, entries }
    }

    /// Returns the number of preceding volumes.
    pub fn count(&self) -> usize {
        self.entries.len()
    }
}

/// Returns the entries before the volume of that number.
fn entries_before(entries: Vec<VolumeEntry>, volume: u32) -> Vec<VolumeEntry> {
    entries.into_iter().filter(|entry| entry.number < volume).collect()
}

fn volume_missing(path: &Path, exists: bool, missing: u32) -> Failure {
    let name = path.display();
    let message = if exists {
        format!("volume {missing} is not in `{name}`, so its puzzles cannot be avoided")
    } else {
        format!("`{name}` does not exist yet, so the puzzles of volume {missing} cannot be avoided")
    };
    let help = format!(
        "make that volume first, or add its lock: gridpress registry add {name} volume-{missing}.lock"
    );
    Failure::new(Exit::Input, Diagnostic::error(message).help(help))
}

impl PriorVolumes for PrecedingVolumes {
    fn prior_use(&self, form: &CanonicalForm) -> Result<Option<PriorUse>, Failure> {
        let Some(registry) = self.registry.as_ref().filter(|_| !self.entries.is_empty()) else {
            return Ok(None);
        };
        let find = || {
            registry.connection.prepare(
                "SELECT volume, number FROM puzzle WHERE hash = ? AND volume < ? ORDER BY volume, number LIMIT 1",
            )?.query_row(params![PuzzleHash::of(form).0, self.volume], |row| {
                Ok(PriorUse { volume: row.get(0)?, number: row.get(1)? })
            }).optional()
        };
        registry.or_failure(find())
    }
}
