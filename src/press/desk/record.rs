//! `.desk.json`: what a desk remembers of the folder that it writes to. The index tells others what is there; this tells
//! the next run which puzzle each file carries, so that a day which has been published keeps its puzzle when the spec or
//! the program changes, and which files are its own when a run was killed before the index was written.

use super::{DayFile, DeskRun};
use crate::daily::{Desk, Edition};
use crate::generate::Level;
use crate::puzzle::Puzzle;
use crate::puzzle::notation::{self, Format};
use crate::solver;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The name of the record of a folder.
pub(crate) const RECORD: &str = ".desk.json";

/// The puzzles of days that have been printed, or will be whatever the spec says by now, by slot and date.
pub(crate) type Settled = BTreeMap<(usize, Date), Edition>;

/// What a desk remembers of a folder.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeskRecord {
    /// The puzzles, by day and slot. While files are exchanged a day may have two.
    puzzles: Vec<PuzzleRecord>,
    /// The hashes of files that are of no puzzle: proofs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    proofs: BTreeMap<String, String>,
}

/// A puzzle, and the files that carry it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleRecord {
    date: String,
    slot: String,
    number: u32,
    level: String,
    code: String,
    /// The letters that stand for digits, in their order; they do not tell the word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    letters: Option<String>,
    /// Givens and houses, as `json` files have them; never a solution.
    puzzle: Value,
    /// The hash of each file, by its name.
    files: BTreeMap<String, String>,
}

impl DeskRecord {
    /// Reads a record.
    ///
    /// # Errors
    /// Why the text is no record.
    pub fn parse(text: &[u8]) -> Result<DeskRecord, serde_json::Error> {
        serde_json::from_slice(text)
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers") + "\n"
    }

    /// The names of files, with hashes that this program gave them.
    pub fn hashes(&self) -> impl Iterator<Item = (&str, &str)> {
        let carried = self.puzzles.iter().flat_map(|puzzle| &puzzle.files);
        let all = carried.chain(&self.proofs);
        all.map(|(name, hash)| (name.as_str(), hash.as_str()))
    }

    /// The puzzles of `days`, as their files carry them. `is_there` tells whether a file has a hash.
    pub fn settled(
        &self,
        desk: &Desk,
        days: &BTreeSet<Date>,
        is_there: impl Fn(&str, &str) -> bool,
    ) -> Settled {
        let mut settled = Settled::new();
        for record in &self.puzzles {
            let date = record.date.parse().ok();
            let date: Option<Date> = date.filter(|date| days.contains(date));
            let mut slots = desk.daily.slots.iter();
            let slot = slots.position(|slot| slot.id == record.slot);
            let Some((slot, date)) = slot.zip(date) else {
                continue;
            };
            let is_printed = || (record.files.iter()).any(|(name, hash)| is_there(name, hash));
            // Where every file was changed or carried elsewhere, the first puzzle is as good a guess as any.
            if settled.contains_key(&(slot, date)) && !is_printed() {
                continue;
            }
            if let Some(edition) = record.edition(desk, slot, date) {
                settled.insert((slot, date), edition);
            }
        }
        settled
    }

    /// Notes that a file of `run` is about to have that hash.
    pub fn note(&mut self, run: &DeskRun, file: &DayFile, hash: &str) {
        let Some(index) = file.edition else {
            self.proofs.insert(file.name.clone(), hash.to_owned());
            return;
        };
        let (edition, slot) = (&run.editions()[index], run.slot(index));
        let puzzle = PuzzleRecord::new(edition, slot);
        let known = self.puzzles.iter().position(|known| known.is_same(&puzzle));
        let at = match known {
            Some(at) => at,
            None => {
                let is_before = |known: &PuzzleRecord| known.day() <= puzzle.day();
                let at = self.puzzles.partition_point(is_before);
                self.puzzles.insert(at, puzzle);
                at
            }
        };
        let files = &mut self.puzzles[at].files;
        files.insert(file.name.clone(), hash.to_owned());
    }

    /// Forgets files that are gone, and what they were before they were as `index` has them: hashes by name. The puzzle of
    /// a day since `since` stays when all its files are gone: they may have been carried elsewhere, and the next day
    /// prints its solution.
    pub fn settle(&mut self, index: &BTreeMap<&str, &str>, since: Date) {
        let is_known =
            |name: &String, hash: &mut String| index.get(name.as_str()) == Some(&&**hash);
        self.proofs.retain(is_known);
        for puzzle in &mut self.puzzles {
            puzzle.files.retain(is_known);
        }
        let carried = self
            .puzzles
            .iter()
            .filter(|puzzle| !puzzle.files.is_empty());
        let carried: BTreeSet<(String, String)> = carried.map(PuzzleRecord::key).collect();
        let since = since.to_string();
        self.puzzles.retain(|puzzle| {
            !puzzle.files.is_empty() || puzzle.date >= since && !carried.contains(&puzzle.key())
        });
    }
}

impl PuzzleRecord {
    fn new(edition: &Edition, slot: &str) -> PuzzleRecord {
        let Puzzle { shape, givens, .. } = &edition.puzzle;
        let json = notation::write(Format::Json, shape, givens, None);
        // Every kind can be said in JSON.
        let puzzle = json.ok().and_then(|json| serde_json::from_str(&json).ok());
        PuzzleRecord {
            date: edition.date.to_string(),
            slot: slot.to_owned(),
            number: edition.number,
            level: edition.level.name().to_owned(),
            code: edition.code.clone(),
            letters: (edition.puzzle.hidden).map(|hidden| hidden.alphabet.to_string()),
            puzzle: puzzle.unwrap_or_default(),
            files: BTreeMap::new(),
        }
    }

    /// The day and slot, to be kept.
    fn key(&self) -> (String, String) {
        (self.date.clone(), self.slot.clone())
    }

    /// By which records are in order.
    fn day(&self) -> (&str, &str) {
        (&self.date, &self.slot)
    }

    /// Whether it is the same puzzle, whatever files carry it.
    fn is_same(&self, other: &PuzzleRecord) -> bool {
        self.day() == other.day()
            && self.puzzle == other.puzzle
            && (self.number, &self.level, &self.code) == (other.number, &other.level, &other.code)
    }

    /// `puzzle` with the word that it had, if it had one: of the slot's words the one that its letters spell.
    fn with_word(&self, desk: &Desk, slot: usize, puzzle: Puzzle) -> Puzzle {
        let week = desk.daily.slots[slot].week.iter();
        let mut words = week.filter_map(|(_, target)| target.recipe.word.as_ref());
        let letters = self.letters.as_deref();
        let hidden =
            (letters.zip(words.next())).and_then(|(letters, word)| word.found(letters, &puzzle));
        Puzzle { hidden, ..puzzle }
    }

    /// The puzzle as its desk had it; `None` for what is no puzzle.
    fn edition(&self, desk: &Desk, slot: usize, date: Date) -> Option<Edition> {
        let parsed = notation::parse(&self.puzzle.to_string(), None)
            .ok()?
            .pop()?;
        let (shape, givens) = (parsed.shape, parsed.grid);
        let solution = solver::unique(&shape, &givens).ok()?;
        let rating = desk.generator.revision.rater(&shape).rate(&givens);
        Some(Edition {
            date,
            slot,
            number: self.number,
            level: Level::named(&self.level)?,
            puzzle: self.with_word(
                desk,
                slot,
                Puzzle {
                    shape,
                    givens,
                    solution,
                    hidden: None,
                },
            ),
            rating,
            code: self.code.clone(),
        })
    }
}
