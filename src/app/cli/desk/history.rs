//! History of a desk's folder: its index, its record, and the conflicts of a run with them.

use super::store::{FileAction, FileBatch, Outcomes, Policy, Store};
use crate::Result;
use crate::cli::console::{Console, counted};
use gridpress_book::daily::Desk;
use gridpress_messages::calendar::Calendar;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{
    self, DayFile, DayFormat, DeskIndex, DeskRecord, DeskRun, FolderOwner, INDEX, IndexEntry,
    NamedFile, OtherFile, PublishedEditions, RECORD, SiteFile, SiteIndex, file_name,
};
use jiff::Span;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// The number of days for which puzzles without files are remembered. Newspapers print more often than that.
const REMEMBERED_DAYS: i32 = 31;

/// The recorded state of a folder.
pub(in crate::cli) struct FolderHistory {
    /// The bytes of the index; `None` if there is none.
    index: Option<Vec<u8>>,
    /// The entries whose files still exist, by file name. `None` if the index was not written by gridpress.
    entries: Option<BTreeMap<String, IndexEntry>>,
    /// The recorded site around the pages.
    site: Option<SiteIndex>,
    /// The recorded copies and tables, by file name.
    others: BTreeMap<String, OtherFile>,
    record: DeskRecord,
}

impl FolderHistory {
    /// Reads the recorded state of the folder of `store`.
    pub(in crate::cli) fn read(store: &Store, console: &Console) -> Result<FolderHistory> {
        let record = match store.read(RECORD)?.as_deref().map(DeskRecord::parse) {
            None => DeskRecord::default(),
            Some(Ok(record)) => record,
            Some(Err(_)) => {
                console.report(&damaged(store));
                DeskRecord::default()
            }
        };
        let index = store.read(INDEX)?;
        let parsed = index.as_deref().map(DeskIndex::parse);
        let (indexed, site, others) = match parsed {
            Some(Ok(index)) => {
                let others = index.others.unwrap_or_default().into_iter();
                let others = others.map(|other| (other.file.clone(), other));
                (Some(index.files), index.site, others.collect())
            }
            // In the folder of a desk, a file that was cut off is the index; its record lists all files.
            Some(Err(why)) if !store.is_forced() && (record.is_empty() || why.is_data()) => {
                (None, None, BTreeMap::new())
            }
            Some(Err(_)) | None => {
                (Some(Vec::new()), recorded_site(&record), recorded_others(&record))
            }
        };
        let was_lost = indexed.as_ref().is_some_and(Vec::is_empty);
        let entries = indexed.map(|indexed| complete_entries(indexed, &record, store));
        if let (true, Some(entries)) = (was_lost, &entries)
            && !entries.is_empty()
        {
            console.report(&lost_index(store, entries.len()));
        }
        Ok(FolderHistory {
            index,
            entries,
            site: site.and_then(|site| existing_site(site, store)),
            others: others.into_iter().filter(|(name, _)| store.path(name).is_file()).collect(),
            record,
        })
    }

    /// Returns the desk that owns the folder, if recorded.
    pub(in crate::cli) fn owner(&self) -> Option<&FolderOwner> {
        self.record.owner()
    }

    /// Sets the desk that owns the folder, for the next write of the record.
    pub(in crate::cli) fn set_owner(&mut self, owner: FolderOwner) {
        self.record.set_owner(owner);
    }

    /// Returns `true` if no run has written to the folder.
    pub(in crate::cli) fn is_empty(&self) -> bool {
        self.index.is_none() && self.record.is_empty()
    }

    /// Returns the printed numbers of the puzzles of a slot, by date, up to a day.
    pub(in crate::cli) fn numbers(&self, slot: &str, until: Date) -> BTreeMap<Date, u32> {
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let indexed = entries
            .filter(|entry| entry.slot.as_deref() == Some(slot))
            .filter_map(|entry| Some((entry.date.parse().ok()?, entry.number?)));
        let recorded = self.record.numbers().filter(|(_, of, _)| *of == slot);
        // While files are exchanged, a day has two numbers; the index has those of the files in place.
        let all = recorded.map(|(date, _, number)| (date, number)).chain(indexed);
        all.filter(|(date, _)| *date <= until).collect()
    }

    /// Returns the first file whose name `desk` gives to a requested day of another slot, with the ids of that slot and
    /// of its own.
    fn name_conflict<'m>(
        &'m self,
        desk: &'m Desk,
        requested: &BTreeSet<(Date, usize)>,
    ) -> Option<(&'m str, &'m str, &'m str)> {
        self.entries.iter().flat_map(BTreeMap::values).find_map(|entry| {
            let (own, date) = (entry.slot.as_deref()?, entry.date.parse().ok()?);
            let format = DayFormat::from_name(&entry.format)?;
            let mut others = desk.daily.slots.iter().enumerate().filter(|(_, slot)| slot.id != own);
            let (_, other) = others.find(|&(slot, _)| {
                let place = (date, slot);
                requested.contains(&place)
                    && file_name(desk, place, format, entry.solution) == entry.file
            })?;
            Some((entry.file.as_str(), other.id.as_str(), own))
        })
    }

    /// Returns the names of files with all hashes that earlier runs gave them.
    pub(in crate::cli) fn hashes(&self) -> BTreeSet<(String, String)> {
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let indexed = entries.map(|entry| (entry.file.clone(), entry.sha256.clone()));
        let recorded = self.record.hashes().map(|(name, hash)| (name.to_owned(), hash.to_owned()));
        let site = self.site.iter().flat_map(SiteIndex::hashes);
        let site = site.map(|(name, hash)| (name.to_owned(), hash.to_owned()));
        let others = self.others.values().map(|other| (other.file.clone(), other.sha256.clone()));
        indexed.chain(recorded).chain(site).chain(others).collect()
    }

    /// Returns the published puzzles of the requested days, and of the printing days before them, up to `until`.
    pub(in crate::cli) fn settled_puzzles(
        &self,
        store: &Store,
        desk: &Desk,
        requested: &[(Date, usize)],
        until: Date,
    ) -> PublishedEditions {
        let mut recorded: BTreeMap<&str, BTreeSet<Date>> = BTreeMap::new();
        for (date, slot, _) in self.record.numbers().filter(|(date, ..)| *date <= until) {
            recorded.entry(slot).or_default().insert(date);
        }
        // A day may have printed that is no longer in the calendar.
        let printed = |(day, slot): (Date, usize)| {
            recorded.get(desk.daily.slots[slot].id.as_str())?.range(..day).next_back().copied()
        };
        let days = requested.iter().flat_map(|&(day, slot)| {
            let before = desk.solution_day(slot, day);
            let days = [Some(day), before, printed((day, slot))];
            days.into_iter().flatten().map(move |day| (day, slot))
        });
        let days: BTreeSet<_> = days.filter(|(day, _)| *day <= until).collect();
        self.record.published_editions(desk, &days, |name: &str, hash: &str| {
            store.hash(name).is_some_and(|existing| existing == hash)
        })
    }

    /// Returns the files of earlier runs that show puzzles of `run` and are not among `files`, since all files of a day
    /// must agree. Files made without a solution stay without.
    pub(in crate::cli) fn other_files(
        &self,
        run: &DeskRun,
        files: &[DayFile],
        has_solutions: bool,
    ) -> Vec<DayFile> {
        let names: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let others = entries.filter(|entry| !names.contains(entry.file.as_str()));
        // Older indices do not record which files were made without a solution.
        others
            .filter(|entry| entry.number.is_some())
            .filter(|entry| has_solutions || !entry.solution)
            .filter_map(|entry| {
                let format = DayFormat::from_name(&entry.format)?;
                let index = run.place(entry.date.parse().ok()?, entry.slot.as_deref()?)?;
                let file = DayFile {
                    has_solution: entry.without_solution != Some(true),
                    ..run.file(index, format, entry.solution)
                };
                (file.name == entry.file && run.supports(index, format)).then_some(file)
            })
            .collect()
    }

    /// Records the new hashes of files before they are written.
    pub(in crate::cli) fn record_pending(
        &mut self,
        store: &Store,
        run: &DeskRun,
        files: &[(&DayFile, String)],
    ) -> Result<()> {
        for (file, hash) in files {
            self.record.add_file(run, file, hash);
        }
        // Before the files: after an interruption, both the old and the new hash are known, and neither file looks
        // edited.
        store.write(RECORD, self.record.to_text().as_bytes())
    }

    /// Records the outcomes of the files of `run`.
    pub(in crate::cli) fn record_outcomes(
        &mut self,
        run: &DeskRun,
        files: &[DayFile],
        outcomes: &Outcomes,
    ) {
        let Some(entries) = &mut self.entries else {
            return;
        };
        let by_name: BTreeMap<&str, &DayFile> =
            files.iter().map(|file| (file.name.as_str(), file)).collect();
        for outcome in outcomes.files.iter().filter(|file| file.action.is_current()) {
            let file = by_name[outcome.name.as_str()];
            let entry = IndexEntry::new(file, run, outcome.sha256.clone());
            entries.insert(file.name.clone(), entry);
            if outcome.action == FileAction::Keep {
                self.record.add_file(run, file, &outcome.sha256);
            }
        }
    }

    /// Returns the files of the site for all existing pages up to `today`.
    pub(in crate::cli) fn site(&self, desk: &Desk, today: Date) -> Result<Vec<NamedFile>> {
        gridpress_press::site(desk, self.entries.iter().flat_map(BTreeMap::values), today)
    }

    /// Writes files that belong to no day, or lists what would become of them.
    pub(in crate::cli) fn place_others(
        &mut self,
        is_dry: bool,
        (store, policy): (&Store, &Policy),
        run: &DeskRun,
        files: &[DayFile],
        make: &(dyn Fn(&DayFile) -> Result<Vec<u8>> + Sync),
    ) -> Result<Outcomes> {
        let batch = FileBatch { files, policy, make, tick: &|| () };
        if is_dry {
            return store.compare(&batch);
        }
        store.place(&batch, &mut |files| self.record_pending(store, run, files))
    }

    /// Writes files of the site or tables, or lists what would become of them.
    pub(in crate::cli) fn place_made(
        &mut self,
        is_dry: bool,
        (store, policy): (&Store, &Policy),
        run: &DeskRun,
        made: &[NamedFile],
    ) -> Result<Outcomes> {
        let of_folder = |file: &NamedFile| DayFile::of_folder(&file.name, policy.today);
        let files: Vec<DayFile> = made.iter().map(of_folder).collect();
        let bytes: BTreeMap<&str, &[u8]> =
            made.iter().map(|file| (file.name.as_str(), &*file.bytes)).collect();
        let make = |file: &DayFile| Ok(bytes[file.name.as_str()].to_vec());
        self.place_others(is_dry, (store, policy), run, &files, &make)
    }

    /// Writes the recorded copies of `files` again.
    pub(in crate::cli) fn refresh_copies(
        &mut self,
        files: &[DayFile],
        (store, policy): (&Store, &Policy),
        run: &DeskRun,
    ) -> Result<Outcomes> {
        let names: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let copies = self.others.values().filter_map(|other| {
            let original = other.copy_of.clone().filter(|of| names.contains(of.as_str()))?;
            Some((other.file.clone(), original))
        });
        let originals: BTreeMap<String, String> = copies.collect();
        let mut made = Vec::new();
        for (name, original) in &originals {
            if let Some(bytes) = store.read(original)? {
                made.push(NamedFile { name: name.clone(), bytes });
            }
        }
        let outcomes = self.place_made(false, (store, policy), run, &made)?;
        self.record_others(&outcomes, &originals);
        Ok(outcomes)
    }

    /// Records the outcomes of the files of the site.
    pub(in crate::cli) fn record_site(&mut self, outcomes: &Outcomes, today: Date) {
        if outcomes.files.is_empty() {
            return;
        }
        let right = outcomes.files.iter().filter(|file| file.action.is_current());
        let right = right.map(|file| (file.name.clone(), file.sha256.clone()));
        let previous = self.site.iter().flat_map(SiteIndex::hashes);
        let files: BTreeMap<String, String> =
            previous.map(|(name, hash)| (name.to_owned(), hash.to_owned())).chain(right).collect();
        let files = files.into_iter().map(|(file, sha256)| SiteFile { file, sha256 });
        self.site = Some(SiteIndex { published: today.to_string(), files: files.collect() });
    }

    /// Records the outcomes of copies and tables. `originals` are the names of the files that they are copies of.
    pub(in crate::cli) fn record_others(
        &mut self,
        outcomes: &Outcomes,
        originals: &BTreeMap<String, String>,
    ) {
        for outcome in outcomes.files.iter().filter(|file| file.action.is_current()) {
            let other = OtherFile {
                file: outcome.name.clone(),
                copy_of: originals.get(&outcome.name).cloned(),
                sha256: outcome.sha256.clone(),
            };
            self.others.insert(outcome.name.clone(), other);
        }
    }

    /// Writes the index and the record: the files of this run, and those of earlier runs that still exist. `spec` is
    /// the file name of the spec, if it has one.
    pub(in crate::cli) fn write(
        mut self,
        store: &Store,
        title: &str,
        spec: Option<String>,
        today: Date,
    ) -> Result<()> {
        let Some(entries) = self.entries.take() else {
            return Err(unknown_index(store));
        };
        let hashes = entries.values().map(|entry| (entry.file.as_str(), entry.sha256.as_str()));
        let of_site = self.site.iter().flat_map(SiteIndex::hashes);
        let of_others =
            self.others.values().map(|other| (other.file.as_str(), other.sha256.as_str()));
        let without = entries.values().filter(|entry| entry.without_solution == Some(true));
        let without = without.map(|entry| entry.file.clone()).collect();
        self.record.set_without_solution(without);
        let since = today.saturating_sub(Span::new().days(REMEMBERED_DAYS));
        // Hashes of replaced files are dropped only now that all new files are in place.
        let hashes = hashes.chain(of_site).chain(of_others).collect();
        self.record.retain_current(&hashes, since);
        let index = DeskIndex {
            title: title.to_owned(),
            spec,
            published: None,
            files: entries.into_values().collect(),
            site: self.site,
            others: (!self.others.is_empty()).then(|| self.others.into_values().collect()),
        };
        let text = index.to_text();
        // An unchanged file keeps its date, by which programs that copy folders decide what to send.
        if self.index.is_none_or(|bytes| bytes != text.as_bytes()) {
            // The index before the record: if the run ends in between, the record still has every hash.
            store.write(INDEX, text.as_bytes())?;
        }
        let record = self.record.to_text();
        let existing = store.read(RECORD)?;
        if existing.is_some_and(|existing| existing == record.as_bytes()) {
            Ok(())
        } else {
            store.write(RECORD, record.as_bytes())
        }
    }

    /// Returns the unchanged files of days before `first`.
    pub(in crate::cli) fn outdated_files(&self, store: &Store, first: Date) -> Vec<String> {
        let old = self.entries.iter().flat_map(BTreeMap::values).filter(|entry: &&IndexEntry| {
            entry.date.parse::<Date>().is_ok_and(|date| date < first)
        });
        // An edited file may be the only copy of that work.
        old.filter(|entry| store.hash(&entry.file).as_ref() == Some(&entry.sha256))
            .map(|entry| entry.file.clone())
            .collect()
    }

    /// Returns the names of files of days after `until` that no longer belong to the spec: their slot is gone or does
    /// not print that day, or their names have changed. The flag is `true` for unchanged files.
    pub(in crate::cli) fn stale_files(
        &self,
        store: &Store,
        desk: &Desk,
        until: Date,
    ) -> Vec<(String, bool)> {
        let entries = self.entries.iter().flat_map(BTreeMap::values);
        let is_stale = |entry: &&IndexEntry| {
            let of_day = entry.slot.as_deref().zip(entry.date.parse::<Date>().ok());
            of_day.is_some_and(|(slot, date)| {
                date > until && expected_name(desk, slot, date, entry).as_ref() != Some(&entry.file)
            })
        };
        let stale = entries.filter(is_stale).map(|entry| {
            let is_ours = store.hash(&entry.file).as_ref() == Some(&entry.sha256);
            (entry.file.clone(), is_ours)
        });
        stale.collect()
    }

    /// Removes files and their puzzles from the record.
    pub(in crate::cli) fn forget_stale(&mut self, names: &[String]) {
        self.forget(names);
        self.record.remove_files(&names.iter().map(String::as_str).collect());
    }

    /// Removes files from the index.
    pub(in crate::cli) fn forget(&mut self, names: &[String]) {
        self.entries.iter_mut().for_each(|entries| entries.retain(|name, _| !names.contains(name)));
    }
}

/// Returns the entries of an index whose files exist, plus existing files that only the record has, by name. An index
/// may be older than the record if it was restored.
fn complete_entries(
    indexed: Vec<IndexEntry>,
    record: &DeskRecord,
    store: &Store,
) -> BTreeMap<String, IndexEntry> {
    let exists = |entry: &IndexEntry| store.path(&entry.file).is_file();
    let mut entries: BTreeMap<String, IndexEntry> =
        indexed.into_iter().filter(exists).map(|entry| (entry.file.clone(), entry)).collect();
    let others: Vec<IndexEntry> = record
        .entries()
        .filter(|entry| {
            exists(entry)
                && entries.get(&entry.file).is_none_or(|known| known.sha256 != entry.sha256)
        })
        .collect();
    for entry in others {
        // If an interrupted run or an older index left two entries, the one whose file is in place counts.
        if !entries.contains_key(&entry.file)
            || store.hash(&entry.file).as_ref() == Some(&entry.sha256)
        {
            entries.insert(entry.file.clone(), entry);
        }
    }
    entries
}

/// Returns the recorded site.
fn recorded_site(record: &DeskRecord) -> Option<SiteIndex> {
    Some(SiteIndex {
        published: record.owner()?.latest.clone(),
        files: record
            .site()
            .map(|(file, sha256)| SiteFile { file: file.to_owned(), sha256: sha256.to_owned() })
            .collect(),
    })
}

/// Returns the recorded copies and tables, by file name. The originals of copies are not recorded, and found again by a
/// run that makes them.
fn recorded_others(record: &DeskRecord) -> BTreeMap<String, OtherFile> {
    let others = record.others().map(|(file, sha256)| {
        let (file, sha256) = (file.to_owned(), sha256.to_owned());
        (file.clone(), OtherFile { file, copy_of: None, sha256 })
    });
    others.collect()
}

/// Returns the name that the spec gives to the file of an entry; `None` if the spec has no such puzzle.
fn expected_name(desk: &Desk, slot: &str, date: Date, entry: &IndexEntry) -> Option<String> {
    let slot = desk.daily.slots.iter().position(|of_desk| of_desk.id == slot)?;
    let format = DayFormat::from_name(&entry.format)?;
    desk.calendar(slot)
        .prints_on(date)
        .then(|| file_name(desk, (date, slot), format, entry.solution))
}

/// Returns the site with the files that still exist; `None` if none do.
fn existing_site(mut site: SiteIndex, store: &Store) -> Option<SiteIndex> {
    site.files.retain(|file| store.path(&file.file).is_file());
    (!site.files.is_empty()).then_some(site)
}

fn lost_index(store: &Store, files: usize) -> Diagnostic {
    Diagnostic::warning(format!(
        "`{}` was missing or damaged, and was made again with {}",
        store.path(INDEX).display(),
        counted(files, "file")
    ))
    .help(format!("they come from `{RECORD}`; keep both files in the folder"))
}

fn damaged(store: &Store) -> Diagnostic {
    let message = format!("`{}` is damaged", store.path(RECORD).display());
    let help = "it records the published puzzles: if the spec has changed, their solutions are taken from the current spec";
    Diagnostic::warning(message).help(help)
}

fn unknown_index(store: &Store) -> Failure {
    let message =
        format!("`{}` exists and was not written by gridpress", store.path(INDEX).display());
    let help = "all other files were written; --force overwrites this one";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// A run that is about to write to a folder.
///
/// Its conflicts are found before anything is made or written: the files of another desk, a clock that went back, and
/// numbers that would run backwards.
pub(in crate::cli) struct PlannedRun<'a> {
    pub desk: &'a Desk<'a>,
    /// The file name of the spec; `None` for a spec without one.
    pub spec: Option<&'a str>,
    pub today: Date,
    /// The last day whose puzzles are settled.
    pub settled: Date,
    /// The days and slots of the run, in order.
    pub requested: &'a [(Date, usize)],
}

impl PlannedRun<'_> {
    /// Returns the owner of the folder after the run. A spec without a name leaves the name that is recorded.
    pub(in crate::cli) fn owner(&self, recorded: Option<&FolderOwner>) -> FolderOwner {
        let recorded = recorded.and_then(|owner| owner.spec.clone());
        FolderOwner {
            spec: self.spec.map(str::to_owned).or(recorded),
            seed: self.desk.seed_check(),
            latest: self.today.to_string(),
        }
    }

    /// Returns the errors that refuse the run, and warnings.
    pub(in crate::cli) fn conflicts(
        &self,
        store: &Store,
        history: &FolderHistory,
    ) -> Vec<Diagnostic> {
        let folder = store.folder().display().to_string();
        let owned =
            history.owner().map(|owner| self.owner_conflicts(&folder, owner)).unwrap_or_default();
        // With the wrong spec or seed, every further conflict would only be a consequence.
        if !owned.is_empty() {
            return owned;
        }
        let collision = self.collision(&folder, history);
        let numbers = (0..self.desk.daily.slots.len())
            .filter_map(|slot| self.numbering_conflict(slot, history));
        collision.into_iter().chain(numbers).collect()
    }

    /// Returns the conflicts with the desk that owns the folder.
    fn owner_conflicts(&self, folder: &str, owner: &FolderOwner) -> Vec<Diagnostic> {
        let mut conflicts = Vec::new();
        let own = self.spec.unwrap_or("standard input");
        if let (Some(own), Some(other)) = (self.spec, &owner.spec)
            && own != other
        {
            let message = format!("the folder `{folder}` belongs to `{other}`, not to `{own}`");
            let help = "choose another folder with -o; if the spec was only renamed, run once with --date tomorrow --force, which hands the folder over and keeps published days";
            conflicts.push(Diagnostic::error(message).help(help));
        }
        let seed = self.desk.seed_check();
        if seed != owner.seed {
            let message = format!(
                "the seed of `{own}` is not the seed of the folder `{folder}`: its check value is {seed}, and the folder's is {}",
                owner.seed
            );
            let help = "correct the seed, or choose another folder with -o; to change the seed on purpose, run once with --date tomorrow --force";
            conflicts.push(Diagnostic::error(message).help(help));
        }
        let latest: Option<Date> = owner.latest.parse().ok();
        // A clock that went back would count published days as future, and replace their puzzles.
        if let Some(latest) = latest.filter(|latest| self.today < *latest) {
            let message = format!(
                "today is {}, but the last run in the folder `{folder}` was on {latest}",
                self.today
            );
            let help = format!(
                "correct the clock, or name the day with --today; if {latest} was wrong, run once with --date tomorrow --force"
            );
            conflicts.push(Diagnostic::error(message).help(help));
        }
        conflicts
    }

    /// Returns an error if a file of another slot has the name of a file of the run.
    fn collision(&self, folder: &str, history: &FolderHistory) -> Option<Diagnostic> {
        let requested: BTreeSet<(Date, usize)> = self.requested.iter().copied().collect();
        let (name, own, other) = history.name_conflict(self.desk, &requested)?;
        let message =
            format!("`{name}` in the folder `{folder}` belongs to slot `{other}`, not to `{own}`");
        let help = format!(
            "give the slot its old id `{other}`, or choose another folder with -o; to replace the slot, run once with --date tomorrow --force"
        );
        Some(Diagnostic::error(message).help(help))
    }

    /// Returns an error if a new number of a slot is not between those of the published days around it, and a warning
    /// if it skips numbers.
    fn numbering_conflict(&self, slot: usize, history: &FolderHistory) -> Option<Diagnostic> {
        let (id, calendar) = (&self.desk.daily.slots[slot].id, self.desk.calendar(slot));
        let published = history.numbers(id, self.settled);
        let days = self.requested.iter().filter(|(_, of)| *of == slot);
        let new = days.filter(|(day, _)| !published.contains_key(day));
        let mut warning = None;
        for &(date, _) in new {
            let number = calendar.number(date)?;
            let after = published.range(date..).next();
            if let Some((next, next_number)) = after.filter(|(_, next)| **next <= number) {
                let message = format!(
                    "slot `{id}`: {date} would be number {number}, but {next} was published as number {next_number}"
                );
                let help = "leave that day out, or write it to another folder with -o";
                return Some(Diagnostic::error(message).help(help));
            }
            let Some((&last, &last_number)) = published.range(..date).next_back() else {
                continue;
            };
            let expected = expected_number(calendar, (last, last_number), number)?;
            if expected == i64::from(number) {
                continue;
            }
            let message = format!(
                "slot `{id}`: {date} would be number {number}, but {last} was published as number {last_number}"
            );
            let first_number = i64::from(calendar.first_number) + expected - i64::from(number);
            let place = match &self.desk.daily.slots[..] {
                [_] => "[daily]".to_owned(),
                _ => format!("the [[daily.slot]] `{id}`"),
            };
            let help =
                format!("`first_number = {first_number}` in {place} makes it number {expected}");
            // A gap in the numbers is a matter of taste; a number that was already printed would confuse readers.
            if number <= last_number {
                return Some(Diagnostic::error(message).help(help));
            }
            warning.get_or_insert(Diagnostic::warning(message).help(help));
        }
        warning
    }
}

/// Returns the number that continues from a published day, for a later day with `number` by the calendar. `None` if the
/// calendar ends.
fn expected_number(
    calendar: &Calendar,
    (last, last_number): (Date, u32),
    number: u32,
) -> Option<i64> {
    let next = calendar.number(calendar.after(last)?)?;
    Some(i64::from(last_number) + 1 + i64::from(number) - i64::from(next))
}
