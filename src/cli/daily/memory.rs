//! What earlier runs left in the folder of a desk: the index for others, and the record for the runs to come.

use super::fate::Fate;
use super::store::{Outcomes, Store};
use crate::cli::talk::Talk;
use crate::daily::Desk;
use crate::diag::{Diagnostic, Failure};
use crate::press::{
    self, DayFile, DayFormat, DeskIndex, DeskRecord, DeskRun, INDEX, IndexEntry, NamedFile, RECORD,
    Settled, SiteFile, SiteIndex,
};
use jiff::Span;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// So many days back the puzzles of days are remembered whose files are gone. A paper prints more often than that.
const REMEMBERED: i32 = 31;

/// What is known of a folder.
pub(super) struct Memory {
    /// The bytes of the index, if there is one.
    index: Option<Vec<u8>>,
    /// Its entries, by file name, whose files are still there. `None` where the index is none of ours.
    entries: Option<BTreeMap<String, IndexEntry>>,
    /// What it says of the site around the pages.
    site: Option<SiteIndex>,
    record: DeskRecord,
}

impl Memory {
    /// Reads what is known of the folder of `store`.
    pub(super) fn read(store: &Store, talk: &Talk) -> Result<Memory, Failure> {
        let index = store.read(INDEX)?;
        let mut site = None;
        let entries = match index.as_deref().map(DeskIndex::parse) {
            None => Some(BTreeMap::new()),
            Some(Err(_)) => None,
            Some(Ok(index)) => {
                site = index.site.and_then(|site| there(site, store));
                let entries = index.files.into_iter();
                let there = entries.filter(|entry| store.path(&entry.file).is_file());
                Some(there.map(|entry| (entry.file.clone(), entry)).collect())
            }
        };
        let record = match store.read(RECORD)?.as_deref().map(DeskRecord::parse) {
            None => DeskRecord::default(),
            Some(Ok(record)) => record,
            Some(Err(_)) => {
                talk.report(&damaged(store));
                DeskRecord::default()
            }
        };
        Ok(Memory {
            index,
            entries,
            site,
            record,
        })
    }

    /// The names of files, each with a hash that an earlier run gave it.
    pub(super) fn hashes(&self) -> BTreeSet<(String, String)> {
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let indexed = entries.map(|entry| (entry.file.clone(), entry.sha256.clone()));
        let recorded = self.record.hashes();
        let recorded = recorded.map(|(name, hash)| (name.to_owned(), hash.to_owned()));
        let site = self.site.iter().flat_map(SiteIndex::hashes);
        let site = site.map(|(name, hash)| (name.to_owned(), hash.to_owned()));
        indexed.chain(recorded).chain(site).collect()
    }

    /// The puzzles of `days` and the days that printed before them, up to `until`, as they went out.
    pub(super) fn settled(
        &self,
        store: &Store,
        desk: &Desk,
        days: &[Date],
        until: Date,
    ) -> Settled {
        let before = days.iter().filter_map(|&day| desk.calendar().before(day));
        let all = days.iter().copied().chain(before);
        let days: BTreeSet<Date> = all.filter(|day| *day <= until).collect();
        let is_there = |name: &str, hash: &str| store.hash(name).is_some_and(|there| there == hash);
        self.record.settled(desk, &days, is_there)
    }

    /// The files of earlier runs that carry puzzles of `run` and are not among `files`: all of a day tell of one puzzle.
    /// Those that were made without a solution stay without.
    pub(super) fn beside(
        &self,
        run: &DeskRun,
        files: &[DayFile],
        has_solutions: bool,
    ) -> Vec<DayFile> {
        let names: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let others = entries.filter(|entry| !names.contains(entry.file.as_str()));
        // Older indices do not tell which files were to go without a solution.
        let others = others.filter(|entry| entry.number.is_some());
        let others = others.filter(|entry| has_solutions || !entry.solution);
        let file = |entry: &IndexEntry| {
            let format = DayFormat::named(&entry.format)?;
            let index = run.place(entry.date.parse().ok()?, entry.slot.as_deref()?)?;
            let file = DayFile {
                has_solution: !entry.without_solution,
                ..run.file(index, format, entry.solution)
            };
            (file.name == entry.file && run.can_say(index, format)).then_some(file)
        };
        others.filter_map(file).collect()
    }

    /// Notes files that are about to get these hashes, before they do.
    pub(super) fn begin(
        &mut self,
        store: &Store,
        run: &DeskRun,
        files: &[(&DayFile, String)],
    ) -> Result<(), Failure> {
        for (file, hash) in files {
            self.record.note(run, file, hash);
        }
        store.write(RECORD, self.record.to_text().as_bytes())
    }

    /// Takes in what became of the files of `run`.
    pub(super) fn take(
        &mut self,
        store: &Store,
        run: &DeskRun,
        files: &[DayFile],
        outcomes: &Outcomes,
    ) {
        if self.entries.is_none() && store.is_forced() {
            self.entries = Some(BTreeMap::new());
        }
        let Some(entries) = &mut self.entries else {
            return;
        };
        let by_name: BTreeMap<&str, &DayFile> = files
            .iter()
            .map(|file| (file.name.as_str(), file))
            .collect();
        for outcome in outcomes.files.iter().filter(|file| file.fate.is_right()) {
            let file = by_name[outcome.name.as_str()];
            let entry = IndexEntry::new(file, run, outcome.sha256.clone());
            entries.insert(file.name.clone(), entry);
            if outcome.fate == Fate::Keep {
                self.record.note(run, file, &outcome.sha256);
            }
        }
    }

    /// The files of the site over all pages that there are, up to `today`.
    pub(super) fn site(&self, desk: &Desk, today: Date) -> Result<Vec<NamedFile>, Failure> {
        press::site(desk, self.entries.iter().flat_map(BTreeMap::values), today)
    }

    /// Takes in what became of the files of the site.
    pub(super) fn take_site(&mut self, outcomes: &Outcomes, today: Date) {
        if outcomes.files.is_empty() {
            return;
        }
        let right = outcomes.files.iter().filter(|file| file.fate.is_right());
        let right = right.map(|file| (file.name.clone(), file.sha256.clone()));
        let known = self.site.iter().flat_map(SiteIndex::hashes);
        let known = known.map(|(name, hash)| (name.to_owned(), hash.to_owned()));
        let files: BTreeMap<String, String> = known.chain(right).collect();
        let files = files.into_iter();
        let files = files.map(|(file, sha256)| SiteFile { file, sha256 });
        self.site = Some(SiteIndex {
            published: today.to_string(),
            files: files.collect(),
        });
    }

    /// Brings index and record up to date: the files of this run, and those of earlier ones that are still there. `spec` is
    /// the file name of the spec, if it has one.
    pub(super) fn end(
        mut self,
        store: &Store,
        (title, spec): (&str, Option<String>),
        today: Date,
    ) -> Result<(), Failure> {
        let Some(entries) = self.entries.take() else {
            return Err(not_ours(store));
        };
        let hashes = entries.values();
        let hashes = hashes.map(|entry| (entry.file.as_str(), entry.sha256.as_str()));
        let of_site = self.site.iter().flat_map(SiteIndex::hashes);
        let since = today.saturating_sub(Span::new().days(REMEMBERED));
        self.record.settle(&hashes.chain(of_site).collect(), since);
        let index = DeskIndex {
            title: title.to_owned(),
            spec,
            files: entries.into_values().collect(),
            site: self.site,
        };
        let text = index.to_text();
        if self.index.is_none_or(|bytes| bytes != text.as_bytes()) {
            store.write(INDEX, text.as_bytes())?;
        }
        let record = self.record.to_text();
        let there = store.read(RECORD)?;
        match there.is_some_and(|there| there == record.as_bytes()) {
            true => Ok(()),
            false => store.write(RECORD, record.as_bytes()),
        }
    }

    /// The files of days before `first` that are as earlier runs left them.
    pub(super) fn outdated(&self, store: &Store, first: Date) -> Vec<String> {
        let is_old =
            |entry: &&IndexEntry| entry.date.parse::<Date>().is_ok_and(|date| date < first);
        let old = self
            .entries
            .iter()
            .flat_map(BTreeMap::values)
            .filter(is_old);
        let old = old.filter(|entry| store.hash(&entry.file).as_ref() == Some(&entry.sha256));
        old.map(|entry| entry.file.clone()).collect()
    }

    /// Forgets files.
    pub(super) fn forget(&mut self, names: &[String]) {
        let gone = |name: &String, _: &mut IndexEntry| !names.contains(name);
        self.entries
            .iter_mut()
            .for_each(|entries| entries.retain(gone));
    }
}

/// What is left of a site: the files that are still there.
fn there(mut site: SiteIndex, store: &Store) -> Option<SiteIndex> {
    site.files.retain(|file| store.path(&file.file).is_file());
    (!site.files.is_empty()).then_some(site)
}

fn damaged(store: &Store) -> Diagnostic {
    let message = format!("`{}` is damaged", store.path(RECORD).display());
    let help = "it tells which puzzles have been published: where the spec was changed since, their solutions are taken from the spec as it is now";
    Diagnostic::warning(message).help(help)
}

fn not_ours(store: &Store) -> Failure {
    let message = format!(
        "`{}` is there and is no index of ours",
        store.path(INDEX).display()
    );
    let help = "all files are in place, and it is left as it is; --force overwrites it";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
