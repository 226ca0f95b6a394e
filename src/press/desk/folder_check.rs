//! Verification of a desk's folder: its files must match its index and be correct.

use super::desk_run::DeskRun;
use super::format::{SlotFormats, file_name};
use super::record::{DeskIndex, DeskRecord, INDEX, IndexEntry, OF_EARLIER, RECORD};
use super::site_files::verify_site;
use gridpress_audit::verify::Findings;
use gridpress_audit::verify::desk::{self, DayPuzzle, DeskFile, DeskFileContents, ExpectedEdition};
use gridpress_book::daily::Desk;
use gridpress_bookspec::{Artwork, DayFormat};
use gridpress_engine::puzzle::Grid;
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, counted};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// A folder of a desk.
pub struct DeskFolder<'a> {
    /// The bytes of its index.
    pub index: &'a [u8],
    /// The names of the files in the folder.
    pub names: &'a [String],
    /// Reads a file of the folder, or returns the reason why it cannot be read.
    pub read: &'a (dyn Fn(&str) -> Result<Vec<u8>, String> + Sync),
    /// Called, from any thread, for each checked file.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// Proves that the files of a desk's folder match its index, that all files of a day contain the same puzzle, and that
/// it has exactly one solution. If `desk` is given, each file is regenerated and compared byte by byte; a file that
/// differs, but is as the desk's record of the folder has it, was made by an earlier spec or version.
///
/// # Errors
/// Fails with [`Exit::Input`](gridpress_messages::diag::Exit::Input) if the index is invalid; and like [`DeskRun::new`].
pub fn verify_desk(folder: &DeskFolder, desk: Option<&Desk>) -> Result<Findings, Failure> {
    let index = DeskIndex::parse(folder.index).map_err(|error| no_index(&error))?;
    let mut findings = Findings::default();
    let mut places = Vec::with_capacity(index.files.len());
    let mut known = BTreeSet::new();
    for entry in &index.files {
        if !known.insert(entry.file.as_str()) {
            let twice = format!("{INDEX}: `{}` is listed twice", shown(&entry.file));
            findings.differences.push(twice.into());
            continue;
        }
        match IndexedFile::of(entry) {
            Ok(place) => places.push((entry, place)),
            Err(why) => {
                let name = shown(&entry.file);
                findings.differences.push(format!("{INDEX}: `{name}` {why}").into());
            }
        }
    }
    findings.differences.extend(disagreements(&places).into_iter().map(Text::from));
    // A file that looks like one of the desk may be published although it was never checked.
    let mut unlisted = unnamed(folder.names, &known, &slots(&index, desk));
    if let Some(desk) = desk {
        unlisted.extend(unnamed_by_pattern(folder.names, &known, desk, &places));
    }
    findings.differences.extend(unlisted.iter().map(|(date, name): &(Date, &str)| {
        format!("{date}: `{name}` exists, but is not in the index").into()
    }));
    let regenerated = desk.map(|desk| RegeneratedDesk::new(desk, &places)).transpose()?;
    let record = desk.map_or_else(DeskRecord::default, |desk| record_of(folder, desk));
    let recorded: BTreeSet<IndexEntry> = record.entries().collect();
    let mut checks =
        parallel::try_map(&places, |&(entry, ref place): &(&IndexEntry, IndexedFile)| {
            let is_recorded = recorded.contains(entry);
            let check = FileCheck::new(folder, entry, place, regenerated.as_ref(), is_recorded);
            (folder.progress)(1);
            check
        })?;
    if regenerated.is_some() && checks.len() > 1 && checks.iter().all(|check| check.is_different) {
        // Report the common cause once.
        // Without the desk, what remains to be checked is whether the files agree with each other.
        let mut findings = verify_desk(folder, None)?;
        let all = format!(
            "{INDEX}: no file in it matches the spec: the seed or the spec was changed, or another version made the files"
        );
        findings.differences.insert(0, all.into());
        return Ok(findings);
    }
    let older = days_of_earlier(&places, &checks);
    let title = desk.map(|desk| desk.spec.title.as_str());
    if older.is_empty() && title.is_some_and(|title| title != index.title) {
        let other = format!("{INDEX}: its title differs from that of the spec");
        findings.differences.push(other.into());
    }
    let owner = record.owner().filter(|owner| index.spec.is_some() && owner.spec != index.spec);
    if owner.is_some() {
        let other = format!("{INDEX}: its spec is not the one that `{RECORD}` names");
        findings.differences.push(other.into());
    }
    let days = compare_days(&places, &mut checks, regenerated.as_ref(), &older);
    report_results(&places, &checks, &days, regenerated.as_ref(), &mut findings);
    if let Some(older) = ranges(&places, &older) {
        findings.warnings.push(format!("{older}: {OF_EARLIER}").into());
    }
    verify_site(&index, folder.read, desk, &record, &mut findings)?;
    verify_others(&index, folder.read, &mut findings);
    findings.warnings.extend(gaps(&places, desk).into_iter().map(Text::from));
    Ok(findings)
}

/// Compares copies and tables with the index, and returns the differences: a copy has the bytes of its original.
fn verify_others(
    index: &DeskIndex,
    read: &dyn Fn(&str) -> Result<Vec<u8>, String>,
    findings: &mut Findings,
) {
    let originals: BTreeMap<&str, &str> =
        index.files.iter().map(|entry| (entry.file.as_str(), entry.sha256.as_str())).collect();
    for other in index.others.iter().flatten() {
        let name = shown(&other.file);
        let original = other.copy_of.as_deref();
        // The original may be a file of a past day that was removed.
        let is_other = original
            .and_then(|original| originals.get(original))
            .is_some_and(|hash| **hash != *other.sha256);
        let fault = if other.file.contains(['/', '\\']) {
            "is not a name of a file in the folder".to_owned()
        } else if is_other {
            format!("is not a copy of `{}`", shown(original.unwrap_or_default()))
        } else {
            match read(&other.file) {
                Ok(bytes) if sha256(&bytes) == other.sha256 => continue,
                Ok(_) => "differs from its hash in the index".to_owned(),
                Err(why) => format!("cannot be read: {why}"),
            }
        };
        findings.differences.push(format!("`{name}` {fault}").into());
    }
}

/// Returns the record of a folder if it belongs to `desk`; otherwise an empty one.
fn record_of(folder: &DeskFolder, desk: &Desk) -> DeskRecord {
    let record = (folder.read)(RECORD).ok().and_then(|text| DeskRecord::parse(&text).ok());
    let is_own =
        |record: &DeskRecord| record.owner().is_some_and(|owner| owner.seed == desk.seed_check());
    record.filter(is_own).unwrap_or_default()
}

/// Returns the days with files that an earlier spec or version made.
fn days_of_earlier(places: &[(&IndexEntry, IndexedFile)], checks: &[FileCheck]) -> BTreeSet<Date> {
    let files = places.iter().zip(checks).filter(|(_, check)| check.is_of_earlier);
    files.map(|((_, place), _)| place.date()).collect()
}

/// Spells days as ranges of days that follow one another in the index; `None` if there are none.
fn ranges(places: &[(&IndexEntry, IndexedFile)], days: &BTreeSet<Date>) -> Option<String> {
    let all: BTreeSet<Date> = places.iter().map(|(_, place)| place.date()).collect();
    let all = Vec::from_iter(all);
    let runs = all.chunk_by(|a, b| days.contains(a) == days.contains(b));
    let runs = runs.filter_map(|run| {
        let (first, last) = (run.first()?, run.last()?);
        let is_one = first == last;
        days.contains(first)
            .then(|| if is_one { first.to_string() } else { format!("{first} to {last}") })
    });
    let runs = Vec::from_iter(runs);
    (!runs.is_empty()).then(|| runs.join(", "))
}

/// Reports days for which the index has several numbers, levels or codes.
fn disagreements(places: &[(&IndexEntry, IndexedFile)]) -> Vec<String> {
    type Field = (&'static str, fn(&IndexEntry) -> Option<String>);
    let fields: [Field; 3] = [
        ("numbers", |entry| entry.number.map(|number| number.to_string())),
        ("levels", |entry| entry.level.clone()),
        ("codes", |entry| entry.code.clone()),
    ];
    let mut days: BTreeMap<(Date, &str), Vec<&IndexEntry>> = BTreeMap::new();
    for (entry, place) in places {
        if let IndexedFile::Day { date, slot, .. } = place {
            days.entry((*date, slot)).or_default().push(entry);
        }
    }
    let lines = days.iter().flat_map(|((date, slot), entries)| {
        fields.iter().filter_map(move |(name, of)| {
            let values: BTreeSet<Option<String>> = entries.iter().map(|entry| of(entry)).collect();
            let values: Vec<String> = values.into_iter().flatten().collect();
            (values.len() > 1).then(|| {
                let values = shown(&values.join(", "));
                format!("{INDEX}: {date}, slot `{}`, has several {name}: {values}", shown(slot))
            })
        })
    });
    lines.collect()
}

fn no_index(error: &serde_json::Error) -> Failure {
    let report = Diagnostic::error(format!("`{INDEX}` is not an index of a desk: {error}"));
    let help = "an index is written by `gridpress daily`, beside the files of its days";
    Failure::input(vec![report.help(help)])
}

/// Escapes a name of the index for a terminal.
fn shown(name: &str) -> String {
    // An index from elsewhere may contain control characters, which would change the look of a terminal.
    name.escape_debug().to_string()
}

/// Returns a warning about files that other days of a slot have and a day lacks: runs may have requested different
/// formats.
fn gaps(places: &[(&IndexEntry, IndexedFile)], desk: Option<&Desk>) -> Option<String> {
    let mut days: BTreeMap<(&str, Date), BTreeSet<(DayFormat, bool)>> = BTreeMap::new();
    let mut expected: BTreeMap<&str, BTreeSet<(DayFormat, bool)>> = BTreeMap::new();
    for (_, place) in places {
        if let IndexedFile::Day { date, slot, format, is_solution } = place {
            let file = (*format, *is_solution);
            days.entry((slot, *date)).or_default().insert(file);
            expected.entry(slot).or_default().insert(file);
        }
    }
    let dates = days.keys().map(|(_, date)| *date);
    let (first, last) = dates.clone().min().zip(dates.max())?;
    if let Some(desk) = desk {
        let between = std::iter::successors(Some(first), |day| day.tomorrow().ok());
        let between = between.take_while(|day| *day <= last);
        for day in between {
            let printing_slots = desk.daily.slots.iter();
            for slot in printing_slots.filter(|slot| slot.calendar.prints_on(day)) {
                days.entry((&slot.id, day)).or_default();
            }
        }
    }
    let lacks = days.iter().filter_map(|((slot, date), files)| {
        let (format, is_solution) = expected.get(slot)?.difference(files).next()?;
        let what = if *is_solution { "solution as " } else { "" };
        Some(format!("{date} has no {what}`{}` in slot `{slot}`", format.name()))
    });
    let lacks: Vec<String> = lacks.collect();
    let more = match lacks.len() {
        0 => return None,
        1 => String::new(),
        count => format!(", and {} more lack files", count - 1),
    };
    Some(format!("{}, which other days have{more}", lacks[0]))
}

/// The identity of a file in the index.
enum IndexedFile {
    /// A file of a day, or of its solution.
    Day { date: Date, slot: String, format: DayFormat, is_solution: bool },
    /// A proof sheet with the puzzles of a range of days.
    Proof { first: Date, last: Date },
}

impl IndexedFile {
    /// Returns the identity of an entry's file; an error if its name does not match.
    fn of(entry: &IndexEntry) -> Result<IndexedFile, String> {
        let date: Option<Date> = entry.date.parse().ok();
        let date = date.filter(|date| date.to_string() == entry.date);
        let date = date.ok_or_else(|| format!("has an invalid date: `{}`", shown(&entry.date)))?;
        let format = DayFormat::from_name(&entry.format);
        let format =
            format.ok_or_else(|| format!("has an unknown format: `{}`", shown(&entry.format)))?;
        let end = format.name();
        let Some(slot) = &entry.slot else {
            let last = entry.file.strip_suffix("-proof.pdf").and_then(|days| {
                let last = days.strip_prefix(&entry.date)?;
                match last.strip_prefix("--") {
                    Some(last) => last.parse().ok(),
                    None => last.is_empty().then_some(date),
                }
            });
            let last = last.filter(|last| date <= *last && !entry.solution && end == "pdf");
            let last = last.ok_or("does not have the name of a proof of its days")?;
            return Ok(IndexedFile::Proof { first: date, last });
        };
        let solution = if entry.solution { "-solution" } else { "" };
        // Only artwork has separate files for solutions.
        let is_made = !entry.solution || format.is_art();
        let stem = entry.file.strip_suffix(&format!("{solution}.{end}"));
        let is_named = stem.is_some_and(|stem| {
            let is_default =
                stem == entry.date || stem.strip_prefix(&entry.date) == Some(&format!("-{slot}"));
            // The index does not have the pattern of names of the spec, but no pattern gives another date.
            let other_date = stem.get(..10).filter(|text| text.parse::<Date>().is_ok());
            is_default
                || format != DayFormat::Html
                    && !stem.is_empty()
                    && other_date.is_none_or(|other| other == entry.date)
        });
        if !is_made || !is_named || entry.file.contains(['/', '\\']) {
            return Err("does not have the name of its day, slot and format".to_owned());
        }
        Ok(IndexedFile::Day { date, slot: slot.clone(), format, is_solution: entry.solution })
    }

    /// Returns the day of the file; for a proof, the first day.
    fn date(&self) -> Date {
        match self {
            IndexedFile::Day { date, .. } | IndexedFile::Proof { first: date, .. } => *date,
        }
    }

    /// Returns `true` for pictures, which cannot be read back: only the desk can prove their content.
    fn is_picture(&self) -> bool {
        match self {
            IndexedFile::Day { format, .. } => {
                format.is_art() && *format != DayFormat::Art(Artwork::Pdf)
            }
            IndexedFile::Proof { .. } => true,
        }
    }
}

/// Returns the slots of an index and of the desk.
fn slots<'a>(index: &'a DeskIndex, desk: Option<&'a Desk>) -> BTreeSet<&'a str> {
    let named = index.files.iter().filter_map(|entry| entry.slot.as_deref());
    let own = desk.into_iter().flat_map(|desk| &desk.daily.slots);
    named.chain(own.map(|slot| slot.id.as_str())).collect()
}

/// Returns the files in the folder that are named like those of a desk but are missing from the index.
fn unnamed<'n>(
    names: &'n [String],
    known: &BTreeSet<&str>,
    slots: &BTreeSet<&str>,
) -> Vec<(Date, &'n str)> {
    let date_of = |name: &str| {
        let (stem, end) = name.rsplit_once('.')?;
        let format = DayFormat::from_name(end)?;
        let date: Date = stem.get(..10)?.parse().ok()?;
        let rest = stem.get(10..)?;
        let is_proof = rest.strip_suffix("-proof").filter(|_| end == "pdf").is_some_and(|until| {
            let last = until.strip_prefix("--").map(str::parse::<Date>);
            until.is_empty() || last.is_some_and(|last| last.is_ok())
        });
        let slot = rest.strip_suffix("-solution").filter(|_| format.is_art()).unwrap_or(rest);
        let is_day = slot.is_empty() || slot.strip_prefix('-').is_some_and(|id| slots.contains(id));
        (is_proof || is_day).then_some(date)
    };
    let others = names.iter().map(String::as_str).filter(|name| !known.contains(name));
    others.filter_map(|name| Some((date_of(name)?, name))).collect()
}

/// Returns the files in the folder that have a name by a pattern of the spec, for a day between those of the index, but
/// are missing from the index.
fn unnamed_by_pattern<'n>(
    names: &'n [String],
    known: &BTreeSet<&str>,
    desk: &Desk,
    places: &[(&IndexEntry, IndexedFile)],
) -> Vec<(Date, &'n str)> {
    let dates = places.iter().map(|(_, place)| place.date());
    let Some((first, last)) = dates.clone().min().zip(dates.max()) else {
        return Vec::new();
    };
    let days = std::iter::successors(Some(first), |day| day.tomorrow().ok());
    let days: Vec<Date> = days.take_while(|day| *day <= last).collect();
    let has_pattern = |slot: usize| desk.daily.slots[slot].names.is_some();
    let places = desk.printing_slots(&days).into_iter().filter(|&(_, slot)| has_pattern(slot));
    let made: BTreeMap<String, Date> = places
        .flat_map(|place| {
            DayFormat::NAMES.iter().flat_map(move |(_, format)| {
                [false, true]
                    .map(|is_solution| (file_name(desk, place, *format, is_solution), place.0))
            })
        })
        .collect();
    let others = names.iter().map(String::as_str).filter(|name| !known.contains(name));
    // Names that begin with a date are found without the spec.
    let others =
        others.filter(|name| name.get(..10).is_none_or(|date| date.parse::<Date>().is_err()));
    others.filter_map(|name| Some((*made.get(name)?, name))).collect()
}

/// The regenerated puzzles of the days of an index.
struct RegeneratedDesk<'d> {
    run: DeskRun<'d>,
    /// The indices of the puzzles, by day and slot.
    editions: BTreeMap<(Date, &'d str), usize>,
    desk: &'d Desk<'d>,
}

impl<'d> RegeneratedDesk<'d> {
    fn new(
        desk: &'d Desk,
        places: &[(&IndexEntry, IndexedFile)],
    ) -> Result<RegeneratedDesk<'d>, Failure> {
        // Before its first day a desk has no puzzles.
        let first = desk.daily.first();
        let days: BTreeSet<Date> =
            places.iter().map(|(_, place)| place.date()).filter(|date| *date >= first).collect();
        let days: Vec<Date> = days.into_iter().collect();
        // All artwork, whatever the index lists, so that the solutions of preceding days are available for comparison.
        let run = DeskRun::new(desk, &days, &SlotFormats::artwork(desk), true)?;
        let editions = run.editions().iter().enumerate();
        let editions = editions
            .map(|(index, edition)| ((edition.date, desk.slot(edition).id.as_str()), index));
        Ok(RegeneratedDesk { editions: editions.collect(), run, desk })
    }

    /// Returns the puzzle of a day and slot.
    fn edition(&self, date: Date, slot: &str) -> Option<ExpectedEdition<'_>> {
        let index = *self.editions.get(&(date, slot))?;
        let edition = &self.run.editions()[index];
        let symbols = self.desk.slot(edition).symbols.of_puzzle(&edition.puzzle);
        Some(ExpectedEdition {
            puzzle: &edition.puzzle,
            number: edition.number,
            code: &edition.code,
            alphabet: symbols.alphabet().copied(),
        })
    }

    /// Returns the fields in which an entry of the index differs from the desk, apart from name, day, slot and format,
    /// which are checked together.
    fn faults_of_entry(&self, entry: &IndexEntry, place: &IndexedFile) -> Vec<String> {
        let edition = match place {
            IndexedFile::Day { date, slot, .. } => {
                self.editions.get(&(*date, slot.as_str())).map(|&index| &self.run.editions()[index])
            }
            IndexedFile::Proof { .. } => None,
        };
        let number = edition.map(|edition| edition.number);
        let level = edition.map(|edition| edition.level.name().to_owned());
        let code = edition.map(|edition| edition.code.clone());
        let fields = [
            ("number", entry.number == number),
            ("level", entry.level == level),
            ("code", entry.code == code),
        ];
        let others = fields.into_iter().filter(|(_, is_same)| !is_same);
        others.map(|(field, _)| format!("the index has another {field}")).collect()
    }

    /// Returns the difference between a file and the regenerated one; `None` if they are equal.
    fn fault(
        &self,
        entry: &IndexEntry,
        place: &IndexedFile,
        bytes: &[u8],
    ) -> Result<Option<String>, Failure> {
        let (run, file) = match place {
            IndexedFile::Proof { first, last } => {
                let days = std::iter::successors(Some(*first), |day| day.tomorrow().ok());
                let days: Vec<Date> =
                    // An index with a wrong date must not make this run forever.
                    days.take_while(|day| day <= last).take(MAX_PROOF_DAYS).collect();
                let run = DeskRun::new(self.desk, &days, &SlotFormats::none(self.desk), true)?;
                let file = run.proof(*first, *last);
                (Some(run), file)
            }
            IndexedFile::Day { date, slot, format, is_solution } => {
                let Some(&index) = self.editions.get(&(*date, slot.as_str())) else {
                    return Ok(Some(format!(
                        "the spec has no puzzle in slot `{slot}` on that day"
                    )));
                };
                (None, self.run.file(index, *format, *is_solution))
            }
        };
        let run = run.as_ref().unwrap_or(&self.run);
        if file.name != entry.file {
            return Ok(Some(format!("by the spec, its name would be `{}`", file.name)));
        }
        let is_made = |with: bool| Ok::<_, Failure>(run.make_with(&file, with)? == bytes);
        let has_two_forms = run.has_two_forms(&file);
        let with = entry.without_solution != Some(true);
        Ok(match is_made(with || !has_two_forms)? {
            true => None,
            // The other form is tried only to name the mistake precisely.
            false if has_two_forms && is_made(!with)? => Some(if with {
                "it has no solution, but the index does not say so".to_owned()
            } else {
                "it has its solution, but the index says that it has none".to_owned()
            }),
            false => Some("it differs from the file that the spec makes".to_owned()),
        })
    }
}

/// Maximum number of days of a regenerated proof sheet: a hundred years.
const MAX_PROOF_DAYS: usize = 36_525;

/// The result of checking a file.
struct FileCheck {
    file: DeskFile,
    /// `true` if the file has the hash in the index.
    has_indexed_hash: bool,
    /// `true` if the desk makes a different file.
    is_different: bool,
    /// `true` if an earlier spec or version of the desk made the file.
    is_of_earlier: bool,
}

impl FileCheck {
    fn new(
        folder: &DeskFolder,
        entry: &IndexEntry,
        place: &IndexedFile,
        regenerated: Option<&RegeneratedDesk>,
        is_recorded: bool,
    ) -> Result<FileCheck, Failure> {
        let mut check = FileCheck {
            file: DeskFile {
                name: entry.file.clone(),
                contents: DeskFileContents::default(),
                faults: Vec::new(),
            },
            has_indexed_hash: false,
            is_different: false,
            is_of_earlier: false,
        };
        let faults = &mut check.file.faults;
        let bytes = match (folder.read)(&entry.file) {
            Ok(bytes) => bytes,
            Err(why) => {
                faults.push(format!("it cannot be read: {why}"));
                return Ok(check);
            }
        };
        check.has_indexed_hash = sha256(&bytes) == entry.sha256;
        if !check.has_indexed_hash {
            faults.push("its hash differs from the one in the index".to_owned());
        }
        if let Some(regenerated) = regenerated {
            let fault = regenerated.fault(entry, place, &bytes)?;
            let of_entry = regenerated.faults_of_entry(entry, place);
            let differs = fault.is_some() || !of_entry.is_empty();
            check.is_of_earlier = differs && is_recorded && check.has_indexed_hash;
            if !check.is_of_earlier {
                check.is_different = fault.is_some();
                faults.extend(fault.into_iter().chain(of_entry));
            }
        }
        match read_contents(place, &bytes) {
            Ok(contents) => check.file.contents = contents,
            Err(why) => faults.push(why),
        }
        faults.append(&mut check.file.contents.faults);
        let contents = &check.file.contents;
        if contents.date.as_ref().is_some_and(|date| *date != entry.date) {
            faults.push("it has another date".to_owned());
        }
        if contents.number.is_some() && contents.number != entry.number {
            faults.push("the index has another number".to_owned());
        }
        if contents.code.is_some() && contents.code != entry.code {
            faults.push("the index has another code".to_owned());
        }
        if contents.slot.is_some() && contents.slot != entry.slot {
            faults.push("it belongs to another slot".to_owned());
        }
        Ok(check)
    }
}

/// Reads the puzzle in a file; nothing from a picture.
fn read_contents(place: &IndexedFile, bytes: &[u8]) -> Result<DeskFileContents, String> {
    match place {
        IndexedFile::Day { format, is_solution, .. } => match format {
            _ if place.is_picture() => Ok(DeskFileContents::default()),
            DayFormat::Art(_) => desk::pdf(bytes, *is_solution),
            DayFormat::Html => desk::page_of_html(bytes),
            DayFormat::Feed(feed) => desk::feed(bytes, feed.notation()),
        },
        IndexedFile::Proof { .. } => Ok(DeskFileContents::default()),
    }
}

/// Compares the files of each day with one another, and printed solutions of earlier days with the puzzles of those
/// days. The puzzles of `older` days are those of an earlier spec or version.
fn compare_days(
    places: &[(&IndexEntry, IndexedFile)],
    checks: &mut [FileCheck],
    regenerated: Option<&RegeneratedDesk>,
    older: &BTreeSet<Date>,
) -> Vec<DayPuzzle> {
    let mut of_days: BTreeMap<(&str, Date), Vec<&mut DeskFile>> = BTreeMap::new();
    for ((_, place), check) in places.iter().zip(checks) {
        if let IndexedFile::Day { date, slot, .. } = place {
            of_days.entry((slot.as_str(), *date)).or_default().push(&mut check.file);
        }
    }
    let mut days = Vec::with_capacity(of_days.len());
    let mut known: BTreeMap<&str, BTreeMap<u32, Grid>> = BTreeMap::new();
    let previous = regenerated.filter(|_| older.is_empty());
    let previous = previous.into_iter().flat_map(|regenerated| regenerated.run.previous());
    for (slot, edition) in previous {
        let of_slot = known.entry(slot).or_default();
        of_slot.insert(edition.number, edition.puzzle.solution.clone());
    }
    for ((slot, date), files) in &mut of_days {
        let edition = regenerated.filter(|_| !older.contains(date));
        let edition = edition.and_then(|regenerated| regenerated.edition(*date, slot));
        let settled = desk::settle_puzzle(files, edition);
        if let (Some(number), Some(solution)) = (settled.number, &settled.solution) {
            known.entry(slot).or_default().insert(number, solution.clone());
        }
        days.push(settled);
    }
    let none = BTreeMap::new();
    let held = places.iter().filter(|(entry, _)| entry.without_solution == Some(true));
    let held: BTreeSet<&str> = held.map(|(entry, _)| entry.file.as_str()).collect();
    for (((slot, _), files), settled) in of_days.iter_mut().zip(&days) {
        let known = known.get(slot).unwrap_or(&none);
        for file in files {
            let is_held_back = held.contains(file.name.as_str());
            desk::check_solution_beside(file, settled.number, known, is_held_back);
        }
    }
    days
}

/// Turns the checks into findings, with one line for each faulty file.
fn report_results(
    places: &[(&IndexEntry, IndexedFile)],
    checks: &[FileCheck],
    days: &[DayPuzzle],
    regenerated: Option<&RegeneratedDesk>,
    findings: &mut Findings,
) {
    let files = |count: usize| counted(count, "file");
    let puzzles = |count: usize| counted(count, "puzzle");
    for ((_, place), check) in places.iter().zip(checks) {
        let DeskFile { name, faults, .. } = &check.file;
        if !faults.is_empty() {
            let faults = faults.join("; ");
            let line = format!("{}: `{name}`: {faults}", place.date());
            findings.differences.push(line.into());
        }
    }
    if checks.iter().all(|check| check.has_indexed_hash) {
        let proved = format!("{}: each has the hash in the index", files(checks.len()));
        findings.proved.push(proved.into());
    }
    // Statements about all files would be misleading beside differences.
    if !findings.differences.is_empty() {
        return;
    }
    if regenerated.is_some() {
        let identical = checks.iter().filter(|check| !check.is_of_earlier).count();
        findings.proved.push(format!("{}: identical when rebuilt", files(identical)).into());
    }
    let proved = days.iter().filter(|day| day.is_proved).count();
    let line = format!(
        "{}: exactly one solution each, the same in every file that was read",
        puzzles(proved)
    );
    findings.proved.push(line.into());
    if regenerated.is_none() {
        let pictures = places.iter().filter(|(_, place)| place.is_picture()).count();
        if pictures > 0 {
            let line = format!(
                "{} of pictures: only the hash was compared, because only the desk can check their content",
                files(pictures)
            );
            findings.warnings.push(line.into());
        }
        let unproved = days.len() - proved;
        if unproved > 0 {
            let line = format!(
                "{}: uniqueness could not be checked, because no file that was read states the rules",
                puzzles(unproved)
            );
            findings.warnings.push(line.into());
        }
    }
}
