//! Production and verification of the files of a newspaper's desk.

mod desk_run;
mod folder_check;
mod format;
mod public_folder;
mod record;
mod site_files;
mod table;
mod today;

pub use desk_run::{DayFile, DeskRun, PublishedEditions, edition_warnings};
pub use folder_check::{DeskFolder, verify_desk};
pub use format::{SlotFormats, file_name};
pub use gridpress_bookspec::{Artwork, DayFormat, Feed};
pub use gridpress_render::feeds::FeedRecord;
pub use public_folder::PublicFolder;
pub use record::{
    DeskIndex, DeskRecord, FolderOwner, INDEX, IndexEntry, OtherFile, RECORD, SiteFile, SiteIndex,
};
pub use site_files::site;
pub use today::TodayRecord;

use super::book::require_seed;
use super::manifest::NamedFile;
use gridpress_book::daily::Desk;
use gridpress_bookspec::{BookSpec, Files};
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use jiff::civil::Date;
use std::sync::Arc;

/// An order for the files of several days of a desk.
#[derive(Clone, Copy)]
pub struct DeskOrder<'a> {
    /// The seed, which overrides that of the spec. One of them is required, since the library draws none.
    pub seed: Option<&'a str>,
    /// The days, in order. Days on which the paper does not print have no files.
    pub days: &'a [Date],
    /// The formats of each puzzle, as far as its slot supports them; empty for those of the spec.
    pub formats: &'a [DayFormat],
    /// `true` if files with solutions are made as well.
    pub has_solutions: bool,
    /// Called, from any thread, with the number of newly finished files.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

impl Default for DeskOrder<'_> {
    fn default() -> Self {
        DeskOrder { seed: None, days: &[], formats: &[], has_solutions: true, progress: &|_| () }
    }
}

/// Makes the files of several days of a desk, and warnings for its editor.
///
/// # Errors
/// Fails with [`Exit::Input`](gridpress_messages::diag::Exit::Input) for mistakes in the spec, and for formats that cannot
/// express its puzzles; with [`Exit::Budget`](gridpress_messages::diag::Exit::Budget) for puzzles that cannot be found.
pub fn days(
    spec: &Arc<Source>,
    files: &dyn Files,
    order: &DeskOrder,
) -> Result<(Vec<NamedFile>, Vec<Diagnostic>), Failure> {
    let (parsed, mut warnings) = BookSpec::parse(spec, files).map_err(Failure::input)?;
    let seed = require_seed(&parsed, order.seed)?;
    let desk = Desk::new(&parsed, &seed).ok_or_else(|| not_a_desk(&spec.name))?;
    let formats = SlotFormats::requested(&desk, order.formats)?;
    let run = DeskRun::new(&desk, order.days, &formats, order.has_solutions)?;
    warnings.extend(edition_warnings(&desk, run.editions()));
    let files = parallel::try_map(&run.files(&formats), |file: &DayFile| {
        let bytes = run.make(file)?;
        (order.progress)(1);
        let name = file.name.clone();
        Ok::<_, Failure>(NamedFile { name, bytes })
    })?;
    Ok((files, warnings))
}

/// Returns the failure for a spec called `name` that has no table `[daily]`.
pub fn not_a_desk(name: &str) -> Failure {
    let report = Diagnostic::error(format!("`{name}` has no table [daily]"));
    let help = "add one:\n[daily]\nfirst = \"2026-01-01\"";
    Failure::input(vec![report.help(help)])
}
