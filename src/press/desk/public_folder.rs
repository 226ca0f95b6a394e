//! The part of a desk's folder that may be public on a day.

use super::desk_run::{DayFile, DeskRun};
use super::record::{DeskIndex, DeskRecord, IndexEntry, SiteFile, SiteIndex};
use super::site_files;
use crate::manifest::NamedFile;
use gridpress_book::daily::{Correction, Desk};
use gridpress_bookspec::DayFormat;
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::Failure;
use gridpress_render::web;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// The files of a desk that may be public on a day: nothing of later days, and no solution that readers still look for.
///
/// A page has the solution of its own puzzle, which it needs for hints and checks; every other file has it from the next
/// day on.
pub struct PublicFolder<'d> {
    desk: &'d Desk<'d>,
    today: Date,
    entries: Vec<IndexEntry>,
    /// The puzzles of files that are made again without their solution.
    run: DeskRun<'d>,
}

impl<'d> PublicFolder<'d> {
    /// Selects the public files of `index` on the day `today`. `record` has the puzzles as they were printed.
    pub fn new(
        desk: &'d Desk<'d>,
        index: &DeskIndex,
        record: &DeskRecord,
        today: Date,
    ) -> PublicFolder<'d> {
        let public = index.files.iter().filter(|entry| is_public(entry, today));
        let entries = public.map(|entry| IndexEntry {
            corrections: entry
                .corrections
                .as_ref()
                .map(|made| made.iter().map(Correction::public).collect()),
            ..entry.clone()
        });
        let entries: Vec<IndexEntry> = entries.collect();
        let of_today = entries.iter().filter(|entry| day(entry) == Some(today));
        let slots: BTreeSet<&str> = of_today.filter_map(|entry| entry.slot.as_deref()).collect();
        let places = desk.daily.slots.iter().enumerate();
        let places = places.filter(|(_, slot)| slots.contains(slot.id.as_str()));
        let days: Vec<(Date, usize)> = places.map(|(slot, _)| (today, slot)).collect();
        let known = index.files.iter().map(|entry| (entry.file.as_str(), entry.sha256.as_str()));
        let known: BTreeSet<(&str, &str)> = known.collect();
        let published = record.published_editions(
            desk,
            &days.iter().copied().collect(),
            |name: &str, hash: &str| known.contains(&(name, hash)),
        );
        // A day whose puzzle cannot be found again is reported when one of its files is made.
        let (run, _) = DeskRun::with_published(desk, &days, true, &published);
        PublicFolder { desk, today, entries, run }
    }

    /// Returns the entries of the public files in the desk's index, in its order.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }

    /// Returns `true` if any file is of the day of the publication.
    pub fn has_today(&self) -> bool {
        self.entries.iter().any(|entry| day(entry) == Some(self.today))
    }

    /// Returns the public form of a file with those `bytes`; `None` if it has a solution that cannot be left out, since
    /// the spec no longer gives its puzzle and the folder has no record of it.
    ///
    /// # Errors
    /// Fails like [`DeskRun::make`].
    pub fn make(&self, entry: &IndexEntry, bytes: Vec<u8>) -> Result<Option<Vec<u8>>, Failure> {
        if entry.format == DayFormat::Html.name() {
            let is_public = |name: &str| self.entries.iter().any(|other| other.file == name);
            return Ok(Some(web::without_closed_link(bytes, is_public)));
        }
        let Some(file) = self.without_solution(entry) else {
            return Ok(Some(bytes));
        };
        match file {
            Some(file) => self.run.make(&file).map(Some),
            None => Ok(None),
        }
    }

    /// Returns `true` if the public form of a file lacks the solution that the file itself has.
    pub fn is_stripped(&self, entry: &IndexEntry) -> bool {
        entry.format != DayFormat::Html.name() && self.without_solution(entry).is_some()
    }

    /// Returns the file to make instead of one that has the solution of today's puzzle: `None` if it may stay,
    /// `Some(None)` if its puzzle is lost.
    fn without_solution(&self, entry: &IndexEntry) -> Option<Option<DayFile>> {
        if day(entry) != Some(self.today) || entry.without_solution == Some(true) {
            return None;
        }
        let format = DayFormat::from_name(&entry.format)?;
        let slot = entry.slot.as_deref()?;
        let place = self.run.place(self.today, slot).filter(|&place| {
            let edition = &self.run.editions()[place];
            Some(&edition.code) == entry.code.as_ref() && Some(edition.number) == entry.number
        });
        let Some(place) = place else {
            return Some(None);
        };
        let file = self.run.file(place, format, false);
        self.run.has_two_forms(&file).then_some(Some(DayFile { has_solution: false, ..file }))
    }

    /// Makes the files of the site around the public pages, given the `entries` of all that are in place.
    ///
    /// # Errors
    /// Fails like [`site`](super::site).
    pub fn site(&self, entries: &[IndexEntry]) -> Result<Vec<NamedFile>, Failure> {
        site_files::site(self.desk, entries, self.today)
    }

    /// Returns the index of the public folder with `entries` and the files of its site.
    pub fn index(&self, entries: Vec<IndexEntry>, site: &[NamedFile]) -> DeskIndex {
        let published = self.today.to_string();
        let files = site
            .iter()
            .map(|file| SiteFile { file: file.name.clone(), sha256: sha256(&file.bytes) });
        let files: Vec<SiteFile> = files.collect();
        let site = SiteIndex { published: published.clone(), files };
        DeskIndex {
            title: self.desk.spec.title.clone(),
            spec: None,
            published: Some(published),
            files: entries,
            site: Some(site).filter(|site| !site.files.is_empty()),
        }
    }
}

/// Returns the day of an entry.
fn day(entry: &IndexEntry) -> Option<Date> {
    entry.date.parse().ok()
}

/// Returns `true` if a file, or a form of it without its solution, may be public on the day `today`.
fn is_public(entry: &IndexEntry, today: Date) -> bool {
    // A proof sheet shows many days at once, and is for the desk alone.
    let day = entry.slot.as_ref().and_then(|_| day(entry));
    day.is_some_and(|day| if entry.solution { day < today } else { day <= today })
}
