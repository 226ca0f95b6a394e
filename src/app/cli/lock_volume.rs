//! The volume of a series that a lock describes.

use super::files;
use crate::Result;
use gridpress_audit::lock::Lock;
use gridpress_audit::registry::RecordedVolume;
use gridpress_audit::verify::{self, Findings};
use gridpress_bookspec::limits;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use std::path::Path;
use std::sync::Arc;

/// Reads a lock, with its text.
pub(super) fn read_lock(path: &Path) -> Result<(Arc<Source>, Lock)> {
    let source = files::read_text(path, &limits::LOCK)?;
    let lock = Lock::parse(&source)?;
    Ok((source, lock))
}

/// Returns the volume of a lock, after proving all its puzzles.
pub(super) fn proved_volume(lock: &Lock, source: &Source) -> Result<RecordedVolume> {
    let mut findings = Findings::default();
    verify::puzzles(lock, &mut findings);
    let mistake = findings.differences.into_iter().next();
    let volume = match mistake {
        Some(mistake) => Err(mistake.into()),
        None => RecordedVolume::of_lock(lock, &source.text),
    };
    volume.map_err(|why| {
        let report = Diagnostic::error(format!("`{}`: {why}", source.name));
        Failure::input(vec![report.help("a lock is not meant to be edited")])
    })
}
