//! The part of a desk's folder that may be public on a day.

use super::desk_run::{DayFile, DeskRun};
use super::format::with_ending;
use super::record::{DeskIndex, DeskRecord, IndexEntry, OtherFile, SiteFile, SiteIndex};
use super::site_files;
use crate::manifest::NamedFile;
use gridpress_book::daily::{Correction, Desk};
use gridpress_bookspec::{DayFormat, NamedDay, SolutionPlace};
use gridpress_engine::generate::Level;
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::Failure;
use gridpress_render::web;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// The files of a desk that may be public on a day: nothing of later days, and no solution that readers still look for.
///
/// A page has the solution of its own puzzle, which it needs for hints and checks; every other file has it from the next
/// day on.
pub struct PublicFolder<'d> {
    desk: &'d Desk<'d>,
    today: Date,
    entries: Vec<IndexEntry>,
    /// The names of their files.
    names: BTreeSet<String>,
    /// The puzzles of files that are made again, without their solution or with it.
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
        let public = index.files.iter().filter(|entry| is_public(desk, entry, today));
        let entries = public.map(|entry| IndexEntry {
            corrections: entry
                .corrections
                .as_ref()
                .map(|made| made.iter().map(Correction::public).collect()),
            ..entry.clone()
        });
        let entries: Vec<IndexEntry> = entries.collect();
        let remade = entries.iter().filter(|entry| other_form(desk, entry, today).is_some());
        let days: BTreeSet<(Date, usize)> =
            remade.filter_map(|entry| Some((day(entry)?, slot(desk, entry)?))).collect();
        let known = index.files.iter().map(|entry| (entry.file.as_str(), entry.sha256.as_str()));
        let known: BTreeSet<(&str, &str)> = known.collect();
        let published = record.published_editions(desk, &days, |name: &str, hash: &str| {
            known.contains(&(name, hash))
        });
        // A day whose puzzle cannot be found again is reported when one of its files is made.
        let days: Vec<(Date, usize)> = days.into_iter().collect();
        let (run, _) = DeskRun::with_published(desk, &days, true, &published);
        let names = entries.iter().map(|entry| entry.file.clone()).collect();
        PublicFolder { desk, today, entries, names, run }
    }

    /// Returns the entries of the public files in the desk's index, in its order.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }

    /// Returns `true` if any file is of the day of the publication.
    pub fn has_today(&self) -> bool {
        self.entries.iter().any(|entry| day(entry) == Some(self.today))
    }

    /// Returns the public form of a file with those `bytes`; `None` if it has to be made again, without its solution
    /// or with it, and the spec no longer gives its puzzle and the folder has no record of it.
    ///
    /// # Errors
    /// Fails like [`DeskRun::make`].
    pub fn make(&self, entry: &IndexEntry, bytes: Vec<u8>) -> Result<Option<Vec<u8>>, Failure> {
        let has_solution = other_form(self.desk, entry, self.today);
        let bytes = match has_solution.map(|has_solution| self.remade(entry, has_solution)) {
            None => bytes,
            Some(None) => return Ok(None),
            Some(Some(file)) => self.run.make(&file)?,
        };
        if entry.format == DayFormat::Html.name() {
            return Ok(Some(web::without_closed_link(bytes, |name| self.names.contains(name))));
        }
        Ok(Some(bytes))
    }

    /// Returns `true` if the public form of a file has no solution.
    pub fn is_without_solution(&self, entry: &IndexEntry) -> bool {
        match other_form(self.desk, entry, self.today) {
            Some(has_solution) => !has_solution,
            None => entry.without_solution == Some(true),
        }
    }

    /// Returns the file to make instead of that of an entry; `None` if its puzzle is lost.
    fn remade(&self, entry: &IndexEntry, has_solution: bool) -> Option<DayFile> {
        let format = DayFormat::from_name(&entry.format)?;
        let place = self.run.place(day(entry)?, entry.slot.as_deref()?)?;
        let edition = &self.run.editions()[place];
        let is_same =
            Some(&edition.code) == entry.code.as_ref() && Some(edition.number) == entry.number;
        is_same.then(|| DayFile { has_solution, ..self.run.file(place, format, false) })
    }

    /// Makes the files of the site around the public pages, given the `entries` of all that are in place.
    ///
    /// # Errors
    /// Fails like [`site`](super::site).
    pub fn site(&self, entries: &[IndexEntry]) -> Result<Vec<NamedFile>, Failure> {
        site_files::site(self.desk, entries, self.today)
    }

    /// Returns the copies under the names of the spec, each with the name of its original: of the newest public file with
    /// that name.
    pub fn copies(&self) -> BTreeMap<String, String> {
        let mut copies: BTreeMap<String, (Date, String)> = BTreeMap::new();
        for entry in &self.entries {
            let copy = || {
                let slot = &self.desk.daily.slots[slot(self.desk, entry)?];
                let (date, number) = (day(entry)?, entry.number?);
                let level = Level::from_name(entry.level.as_ref()?)?;
                let name = NamedDay { date, slot: &slot.id, number, level };
                let format = DayFormat::from_name(&entry.format)?;
                let name = slot.copies.as_ref()?.name(&name);
                Some((with_ending(&name, format, entry.solution), date))
            };
            if let Some((name, date)) = copy()
                && copies.get(&name).is_none_or(|(other, _)| *other < date)
            {
                copies.insert(name, (date, entry.file.clone()));
            }
        }
        copies.into_iter().map(|(name, (_, original))| (name, original)).collect()
    }

    /// Returns the index of the public folder with `entries`, their copies and the files of its site.
    pub fn index(
        &self,
        entries: Vec<IndexEntry>,
        copies: Vec<OtherFile>,
        site: &[NamedFile],
    ) -> DeskIndex {
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
            others: Some(copies).filter(|copies| !copies.is_empty()),
        }
    }
}

/// Returns `true` for a file to be made again with its solution, `false` for one without; `None` if it may stay.
fn other_form(desk: &Desk, entry: &IndexEntry, today: Date) -> Option<bool> {
    let day = day(entry)?;
    let is_open = opens(desk, entry, day) <= today;
    let is_page = entry.format == DayFormat::Html.name();
    let is_art = DayFormat::from_name(&entry.format).is_some_and(DayFormat::is_art);
    match entry.without_solution == Some(true) {
        // A page needs the solution for hints and checks, unless it is the answer to a contest.
        false if is_open || entry.solution || is_page && !has_contest(desk, entry) => None,
        false if is_art && !prints_own(desk, entry) => None,
        false => Some(false),
        // A contest that has closed; a desk that holds back all solutions has its reasons.
        true => (is_open && !is_art && has_contest(desk, entry)).then_some(true),
    }
}

/// Returns the index of the slot of an entry; `None` if the spec no longer has it.
fn slot(desk: &Desk, entry: &IndexEntry) -> Option<usize> {
    desk.daily.slots.iter().position(|slot| entry.slot.as_ref() == Some(&slot.id))
}

/// Returns `true` if the column of an entry prints its own solution.
fn prints_own(desk: &Desk, entry: &IndexEntry) -> bool {
    slot(desk, entry).is_some_and(|slot| desk.daily.slots[slot].solution == SolutionPlace::Today)
}

/// Returns `true` if the puzzle of an entry has a contest.
fn has_contest(desk: &Desk, entry: &IndexEntry) -> bool {
    slot(desk, entry).is_some_and(|slot| desk.daily.slots[slot].contest.is_some())
}

/// Returns the day of an entry.
fn day(entry: &IndexEntry) -> Option<Date> {
    entry.date.parse().ok()
}

/// Returns `true` if a file, or a form of it without its solution, may be public on the day `today`.
fn is_public(desk: &Desk, entry: &IndexEntry, today: Date) -> bool {
    // A proof sheet shows many days at once, and is for the desk alone.
    let day = entry.slot.as_ref().and_then(|_| day(entry));
    day.is_some_and(
        |day| if entry.solution { opens(desk, entry, day) <= today } else { day <= today },
    )
}

/// Returns the first day on which the solution of an entry's puzzle may be public.
fn opens(desk: &Desk, entry: &IndexEntry, day: Date) -> Date {
    slot(desk, entry).map_or_else(|| day.tomorrow().unwrap_or(day), |slot| desk.opens(slot, day))
}
