//! Index and record of a desk's folder: `index.json` for other programs, `.desk.json` for the next run.

use super::desk_run::{DayFile, DeskRun, PublishedEditions};
use gridpress_book::daily::{Correction, Desk, Edition};
use gridpress_bookspec::{Artwork, DayFormat};
use gridpress_engine::generate::Level;
use gridpress_engine::notation::{self, Format};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::solver;
use gridpress_ground::record::{DateText, Sha256Text, record};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The name of the index of a folder.
pub const INDEX: &str = "index.json";

record! {
    /// The index of the folder that a desk writes to.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct DeskIndex: Serialize {
        /// The title of the newspaper.
        pub title: String,
        /// The file name of the last spec of the desk; never any of its text, which contains the seed.
        pub spec: Option<String>,
        /// The day until which the folder is public, as in `2026-12-01`; absent in the folder of the desk itself.
        pub published: Option<String> as DateText,
        /// The files, by name.
        pub files: Vec<IndexEntry>,
        /// The site around the pages, if any.
        pub site: Option<SiteIndex>,
        /// Copies of the newest files under names that return, and tables; absent if there are none.
        pub others: Option<Vec<OtherFile>>,
    }
}

record! {
    /// A file that is made from the files of days.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct OtherFile: Serialize {
        /// The name of the file.
        pub file: String,
        /// The name of the file that it is a copy of; absent for a table.
        pub copy_of: Option<String>,
        /// The SHA-256 of the bytes, in hexadecimal.
        pub sha256: String as Sha256Text,
    }
}

record! {
    /// A file of a desk's folder.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct IndexEntry: Serialize {
        /// The name of the file.
        pub file: String,
        /// The day of the puzzle, as in `2026-12-01`; for a proof sheet, the first day.
        pub date: String as DateText,
        /// The id of the slot; absent for a proof sheet.
        pub slot: Option<String>,
        /// The name of the format.
        pub format: String as DayFormat,
        /// `true` for separate artwork of the solution.
        pub solution: bool,
        /// `true` if the file was made without its solution; absent otherwise.
        pub without_solution: Option<bool>,
        /// The number of the puzzle; absent for a proof sheet.
        pub number: Option<u32>,
        /// The level that the puzzle is printed under.
        pub level: Option<String> as Level,
        /// The code of the puzzle.
        pub code: Option<String>,
        /// The corrections since the puzzle was published, oldest first; absent if there are none.
        pub corrections: Option<Vec<Correction>>,
        /// The SHA-256 of the bytes, in hexadecimal.
        pub sha256: String as Sha256Text,
    }
}

record! {
    /// The site around the pages of a folder.
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct SiteIndex: Serialize {
        /// The last day in its news feed.
        pub published: String as DateText,
        /// The files of the site, by name.
        pub files: Vec<SiteFile>,
    }
}

record! {
    /// A file of a site.
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct SiteFile: Serialize {
        /// The name of the file.
        pub file: String,
        /// The SHA-256 of the bytes, in hexadecimal.
        pub sha256: String as Sha256Text,
    }
}

impl IndexEntry {
    /// Creates the entry of a `file` of `run`.
    pub fn new(file: &DayFile, run: &DeskRun, sha256: String) -> IndexEntry {
        let edition = file.edition.map(|index| &run.editions()[index]);
        IndexEntry {
            file: file.name.clone(),
            date: file.date.to_string(),
            slot: file.edition.map(|index| run.slot(index).to_owned()),
            number: edition.map(|edition| edition.number),
            level: edition.map(|edition| edition.level.name().to_owned()),
            code: edition.map(|edition| edition.code.clone()),
            corrections: edition.and_then(|edition| listed(&edition.corrections, &file.name)),
            format: file.format.name().to_owned(),
            solution: file.is_solution,
            without_solution: (!file.has_solution).then_some(true),
            sha256,
        }
    }
}

impl DeskIndex {
    /// Reads an index.
    ///
    /// # Errors
    /// Fails if the text is not an index.
    pub fn parse(text: &[u8]) -> Result<DeskIndex, serde_json::Error> {
        serde_json::from_slice(text)
    }

    /// Returns the names of all files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let site = self.site.iter().flat_map(|site| &site.files).map(|file| file.file.as_str());
        let others = self.others.iter().flatten().map(|other| other.file.as_str());
        self.files.iter().map(|entry| entry.file.as_str()).chain(site).chain(others)
    }

    /// Returns the text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts") + "\n"
    }
}

/// The name of the record of a folder.
pub const RECORD: &str = ".desk.json";

/// The report of days and files that the spec of a desk makes differently today.
pub(super) const OF_EARLIER: &str =
    "made by an earlier spec or version, and as recorded then; not compared with the spec";

/// The record of a desk about its folder.
///
/// The index lists the files for other programs. The record tells the next run which puzzle each file contains, so that
/// a published day keeps its puzzle when the spec or the program changes, and which files belong to the desk if a run
/// was killed before it wrote the index.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeskRecord {
    /// The desk that owns the folder; `None` in folders of versions that did not record it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<FolderOwner>,
    /// The puzzles, ordered by day and slot. A day may have two while files are being replaced.
    puzzles: Vec<IndexedPuzzle>,
    /// The hashes of files that belong to no puzzle: proofs, copies, tables and the site.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    proofs: BTreeMap<String, String>,
    /// The names of files made without a solution.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    without_solution: BTreeSet<String>,
}

/// The desk that owns a folder, and the latest day of its runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FolderOwner {
    /// The file name of the spec; `None` for a spec without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spec: Option<String>,
    /// The check value of the seed, see [`Desk::seed_check`].
    pub seed: String,
    /// The latest day on which a run took place, as in `2026-12-01`.
    pub latest: String,
}

/// A puzzle and the files that contain it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct IndexedPuzzle {
    date: String,
    slot: String,
    number: u32,
    level: String,
    code: String,
    /// The letters that replace digits, in order of the digits; they do not reveal the word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    letters: Option<String>,
    /// Givens and houses in the format of `json` files; never a solution.
    puzzle: Value,
    /// The corrections since the puzzle was published, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    corrections: Vec<Correction>,
    /// The hash of each file, by name.
    files: BTreeMap<String, String>,
}

impl DeskRecord {
    /// Reads a record.
    ///
    /// # Errors
    /// Fails if the text is not a record.
    pub fn parse(text: &[u8]) -> Result<DeskRecord, serde_json::Error> {
        serde_json::from_slice(text)
    }

    /// Returns the text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers") + "\n"
    }

    /// Returns the names and hashes of all recorded files.
    pub fn hashes(&self) -> impl Iterator<Item = (&str, &str)> {
        let carried = self.puzzles.iter().flat_map(|puzzle| &puzzle.files);
        carried.chain(&self.proofs).map(|(name, hash)| (name.as_str(), hash.as_str()))
    }

    /// Returns the desk that owns the folder; `None` if it was not recorded.
    pub fn owner(&self) -> Option<&FolderOwner> {
        self.owner.as_ref()
    }

    /// Records the desk that owns the folder.
    pub fn set_owner(&mut self, owner: FolderOwner) {
        self.owner = Some(owner);
    }

    /// Returns `true` if no file is recorded.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty() && self.proofs.is_empty()
    }

    /// Returns the days and slots of recorded puzzles, each with the number of the puzzle.
    pub fn numbers(&self) -> impl Iterator<Item = (Date, &str, u32)> {
        self.puzzles.iter().filter_map(|puzzle| {
            let date = puzzle.date.parse().ok()?;
            Some((date, puzzle.slot.as_str(), puzzle.number))
        })
    }

    /// Records the files made without a solution.
    pub fn set_without_solution(&mut self, names: BTreeSet<String>) {
        self.without_solution = names;
    }

    /// Returns the index entries of all recorded files of days and of proofs. A file that is being replaced may have
    /// two.
    pub fn entries(&self) -> impl Iterator<Item = IndexEntry> {
        let of_days = self.puzzles.iter().flat_map(|puzzle| {
            puzzle.files.iter().filter_map(|(name, hash)| puzzle.entry(name, hash))
        });
        let proofs = self.proofs.iter().filter_map(|(name, hash)| proof_entry(name, hash));
        of_days.chain(proofs).map(|entry| IndexEntry {
            without_solution: self.without_solution.contains(&entry.file).then_some(true),
            ..entry
        })
    }

    /// Returns the names and hashes of the recorded files of the site.
    pub fn site(&self) -> impl Iterator<Item = (&str, &str)> {
        let site = self.proofs.iter().filter(|(name, _)| SiteIndex::is_name(name));
        site.map(|(name, hash)| (name.as_str(), hash.as_str()))
    }

    /// Returns the names and hashes of the recorded copies and tables.
    pub fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        let others = self
            .proofs
            .iter()
            .filter(|(name, hash)| !SiteIndex::is_name(name) && proof_entry(name, hash).is_none());
        others.map(|(name, hash)| (name.as_str(), hash.as_str()))
    }

    /// Returns the recorded puzzles of the given days and slots. `is_there` returns `true` if the file of that name has
    /// the given hash.
    pub fn published_editions(
        &self,
        desk: &Desk,
        days: &BTreeSet<(Date, usize)>,
        is_there: impl Fn(&str, &str) -> bool,
    ) -> PublishedEditions {
        let mut published = PublishedEditions::new();
        for record in &self.puzzles {
            let date: Option<Date> = record.date.parse().ok();
            let slot = desk.daily.slots.iter().position(|slot| slot.id == record.slot);
            let Some((slot, date)) = slot.zip(date) else {
                continue;
            };
            if !days.contains(&(date, slot)) {
                continue;
            }
            let is_printed = || (record.files.iter()).any(|(name, hash)| is_there(name, hash));
            // If every file was changed or moved, the first puzzle is as good a guess as any.
            if published.contains_key(&(slot, date)) && !is_printed() {
                continue;
            }
            if let Some(edition) = record.edition(desk, slot, date) {
                published.insert((slot, date), edition);
            }
        }
        published
    }

    /// Records that a file of `run` is about to have that hash.
    pub fn add_file(&mut self, run: &DeskRun, file: &DayFile, hash: &str) {
        if file.has_solution {
            self.without_solution.remove(&file.name);
        } else {
            self.without_solution.insert(file.name.clone());
        }
        let Some(index) = file.edition else {
            self.proofs.insert(file.name.clone(), hash.to_owned());
            return;
        };
        let (edition, slot) = (&run.editions()[index], run.slot(index));
        let puzzle = IndexedPuzzle::new(edition, slot);
        let known = self.puzzles.iter().position(|known| known.is_same(&puzzle));
        let at = match known {
            Some(at) => at,
            None => {
                let is_before = |known: &IndexedPuzzle| known.day() <= puzzle.day();
                // Sorted by day, so that the text of the record does not depend on the order of runs.
                let at = self.puzzles.partition_point(is_before);
                self.puzzles.insert(at, puzzle);
                at
            }
        };
        let files = &mut self.puzzles[at].files;
        files.insert(file.name.clone(), hash.to_owned());
    }

    /// Removes files, and puzzles that have no other files.
    pub fn remove_files(&mut self, names: &BTreeSet<&str>) {
        self.puzzles.retain_mut(|puzzle| {
            let count = puzzle.files.len();
            (puzzle.files).retain(|name, _| !names.contains(name.as_str()));
            // Puzzles that had no files before stay: they are kept for their solutions.
            puzzle.files.len() == count || !puzzle.files.is_empty()
        });
    }

    /// Removes files whose hash is not in `index`, which holds hashes by name. Puzzles of days from `since` on are kept
    /// even without files: these may have been moved, and the next day prints the solution.
    pub fn retain_current(&mut self, index: &BTreeMap<&str, &str>, since: Date) {
        let is_known =
            |name: &String, hash: &mut String| index.get(name.as_str()) == Some(&&**hash);
        self.proofs.retain(is_known);
        for puzzle in &mut self.puzzles {
            puzzle.files.retain(is_known);
        }
        let carried = self.puzzles.iter().filter(|puzzle| !puzzle.files.is_empty());
        let carried: BTreeSet<(String, String)> = carried.map(IndexedPuzzle::key).collect();
        let since = since.to_string();
        self.puzzles.retain(|puzzle| {
            !puzzle.files.is_empty() || puzzle.date >= since && !carried.contains(&puzzle.key())
        });
    }
}

/// Returns corrections as the entry of a file lists them: with what replaced files of that name; `None` if there are
/// none.
fn listed(corrections: &[Correction], name: &str) -> Option<Vec<Correction>> {
    // A copy has the number of its correction before its ending: `2026-12-01.1.pdf`.
    let is_of_file = |path: &&String| {
        let copy = path.rsplit('/').next().and_then(|copy| {
            let (numbered, end) = copy.rsplit_once('.')?;
            let (stem, _) = numbered.rsplit_once('.')?;
            Some(format!("{stem}.{end}"))
        });
        copy.as_deref() == Some(name)
    };
    let corrections = corrections.iter().map(|made| {
        let replaced = made.replaced.iter().flatten().filter(is_of_file).cloned();
        let replaced: Vec<String> = replaced.collect();
        Correction { replaced: Some(replaced).filter(|all| !all.is_empty()), ..made.clone() }
    });
    let corrections: Vec<Correction> = corrections.collect();
    (!corrections.is_empty()).then_some(corrections)
}

/// Returns the index entry of a proof sheet; `None` for other files.
fn proof_entry(name: &str, hash: &str) -> Option<IndexEntry> {
    let date = name.strip_suffix("-proof.pdf")?.get(..10)?;
    Some(IndexEntry {
        file: name.to_owned(),
        date: date.to_owned(),
        slot: None,
        format: DayFormat::Art(Artwork::Pdf).name().to_owned(),
        solution: false,
        without_solution: None,
        number: None,
        level: None,
        code: None,
        corrections: None,
        sha256: hash.to_owned(),
    })
}

impl IndexedPuzzle {
    fn new(edition: &Edition, slot: &str) -> IndexedPuzzle {
        let Puzzle { shape, givens, .. } = &edition.puzzle;
        let json = notation::write(Format::Json, shape, givens, None);
        // JSON can express every kind.
        let puzzle = json.ok().and_then(|json| serde_json::from_str(&json).ok());
        IndexedPuzzle {
            date: edition.date.to_string(),
            slot: slot.to_owned(),
            number: edition.number,
            level: edition.level.name().to_owned(),
            code: edition.code.clone(),
            letters: (edition.puzzle.hidden).map(|hidden| hidden.alphabet.to_string()),
            puzzle: puzzle.unwrap_or_default(),
            corrections: edition.corrections.clone(),
            files: BTreeMap::new(),
        }
    }

    /// Returns the index entry of a file of the puzzle; `None` for a name without the ending of a format.
    fn entry(&self, name: &str, hash: &str) -> Option<IndexEntry> {
        let (stem, end) = name.rsplit_once('.')?;
        Some(IndexEntry {
            file: name.to_owned(),
            date: self.date.clone(),
            slot: Some(self.slot.clone()),
            format: DayFormat::from_name(end)?.name().to_owned(),
            solution: stem.ends_with("-solution"),
            without_solution: None,
            number: Some(self.number),
            level: Some(self.level.clone()),
            code: Some(self.code.clone()),
            corrections: listed(&self.corrections, name),
            sha256: hash.to_owned(),
        })
    }

    /// Returns the day and slot as owned texts.
    fn key(&self) -> (String, String) {
        (self.date.clone(), self.slot.clone())
    }

    /// Returns the day and slot, by which records are ordered.
    fn day(&self) -> (&str, &str) {
        (&self.date, &self.slot)
    }

    /// Returns `true` if both records have the same puzzle, regardless of their files.
    fn is_same(&self, other: &IndexedPuzzle) -> bool {
        self.day() == other.day()
            && self.puzzle == other.puzzle
            && (self.number, &self.level, &self.code) == (other.number, &other.level, &other.code)
            && self.corrections == other.corrections
    }

    /// Returns `puzzle` with its hidden word restored, if it had one: the word of the slot that its letters spell.
    fn with_word(&self, desk: &Desk, slot: usize, puzzle: Puzzle) -> Puzzle {
        let week = desk.daily.slots[slot].week.iter();
        let mut words = week.filter_map(|(_, target)| target.recipe.word.as_ref());
        let letters = self.letters.as_deref();
        let hidden =
            (letters.zip(words.next())).and_then(|(letters, word)| word.find(letters, &puzzle));
        Puzzle { hidden, ..puzzle }
    }

    /// Restores the puzzle of the desk; `None` if the record is invalid.
    fn edition(&self, desk: &Desk, slot: usize, date: Date) -> Option<Edition> {
        let parsed = notation::parse(&self.puzzle.to_string(), None).ok()?.pop()?;
        let (shape, givens) = (parsed.shape, parsed.grid);
        // The record contains no solution, since the folder may be public.
        let solution = solver::unique(&shape, &givens).ok()?;
        let rating = desk.generator.revision.rater(&shape).rate(&givens);
        Some(Edition {
            date,
            slot,
            number: self.number,
            level: Level::from_name(&self.level)?,
            puzzle: self.with_word(desk, slot, Puzzle { shape, givens, solution, hidden: None }),
            rating,
            code: self.code.clone(),
            corrections: self.corrections.clone(),
        })
    }
}
