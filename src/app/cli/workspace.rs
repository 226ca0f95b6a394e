//! The disk as the place that products are written to.

use super::files::{self, Disk};
use super::output::{self, RunRecord};
use crate::Result;
use gridpress_audit::registry::{Claim, PrecedingVolumes, RepeatedPuzzles};
use gridpress_book::Book;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::registry::RecordedVolume;
use gridpress_press::{self as press, BuildEvent, Events, Publication, Workspace};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// A folder on disk, and the registry of its series.
pub(super) struct DiskWorkspace<'a> {
    disk: &'a Disk,
    /// `true` to overwrite files that gridpress did not write.
    force: bool,
    /// The earlier volumes of the series of a book that is made, until it is recorded after them.
    before: RefCell<Option<PrecedingVolumes>>,
}

impl<'a> DiskWorkspace<'a> {
    pub(super) fn new(disk: &'a Disk, force: bool) -> DiskWorkspace<'a> {
        DiskWorkspace { disk, force, before: RefCell::default() }
    }

    /// Sets the volumes after which the book is recorded.
    pub(super) fn set_before(&self, before: Option<PrecedingVolumes>) {
        *self.before.borrow_mut() = before;
    }
}

impl Workspace for DiskWorkspace<'_> {
    fn read_product(&self, path: &Path) -> Result<Option<Vec<u8>>, String> {
        if path.is_file() { Ok(Some(files::read_file(path)?)) } else { Ok(None) }
    }

    fn check_replaceable(&self, path: &Path) -> Result<()> {
        output::guard_pdf(path, self.force, self.disk)
    }

    fn place_products(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<()> {
        self.disk.place(files)
    }

    fn publish(&self, publication: &Publication, events: Events) -> Result<()> {
        let &Publication { book, lock, replaced, files, outdated } = publication;
        // From here until the volume is recorded, no other process can take its number.
        let claim = self.before.take().map(|before| {
            // The number may be taken by this very book, which is being made again.
            before.claim(&RecordedVolume::of_book(book, lock), &|entry| {
                self.force || replaced.has_hash(&entry.lock)
            })
        });
        let claim = claim.transpose()?;
        self.disk.place(files)?;
        // The book is written, even if an old PDF stays.
        outdated.iter().for_each(|path| drop(std::fs::remove_file(path)));
        // The files come first: a recorded volume without files would block its number, whereas an unrecorded one is
        // made again.
        claim.map_or(Ok(()), |claim| record(claim, book, events))
    }

    fn place_listing(&self, folder: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<()> {
        let record = RunRecord { name: press::LISTING, hashes: press::listing_hashes };
        output::guard_recorded(folder, files, &record, self.force, self.disk)?;
        files::make_folder(folder)?;
        self.disk.place(files)
    }
}

/// Records the written book in the registry of its series.
fn record(claim: Claim, book: &Book, events: Events) -> Result<()> {
    let registry = book.spec.series.registry.as_ref();
    let (number, file) = registry.map_or((0, ""), |registry| (registry.volume, &registry.file));
    let repeats = claim.repeats().to_vec();
    claim.record().map_err(|failure| {
        let help = "the book was written, but not recorded: make it again";
        let reports = failure.reports.into_iter().map(|report| report.help(help));
        Failure { exit: failure.exit, reports: reports.collect() }
    })?;
    for repeats in &repeats {
        events(BuildEvent::Report(repeated_puzzles(number, repeats)));
    }
    events(BuildEvent::Line(format!("recorded in {file} as volume {number}").into()));
    Ok(())
}

/// Returns the warning for puzzles that two volumes have in common.
pub(super) fn repeated_puzzles(number: u32, repeats: &RepeatedPuzzles) -> Diagnostic {
    let &RepeatedPuzzles { volume, count, first } = repeats;
    let message = match count {
        1 => {
            format!("1 puzzle of volume {number} is also in volume {volume}, as number {first}")
        }
        _ => format!(
            "{count} puzzles of volume {number} are also in volume {volume}, the first as number {first}"
        ),
    };
    // The later volume could have avoided the puzzles, had the other one been recorded.
    let later = number.max(volume);
    Diagnostic::warning(message).help(format!(
        "volume {later} was made before they were recorded: make it again to leave them out"
    ))
}
