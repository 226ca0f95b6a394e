//! The puzzles of some days, and their files, each made when it is asked for.

use super::format::{self, DayFormat};
use crate::daily::{Desk, Edition};
use crate::diag::{Diagnostic, Failure, capped};
use crate::layout;
use crate::output::{feeds, pdf};
use crate::parallel;
use crate::puzzle::canonical;
use crate::spec::{Profile, SolutionPlace};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// A file of a run, not made yet.
#[derive(Clone, Debug)]
pub struct DayFile {
    /// Its name: `2026-11-21.pdf`, `2026-11-21-solution.pdf`. The slot stands behind the date where there are several.
    pub name: String,
    /// The day of its puzzle; of a proof the first day.
    pub date: Date,
    /// The puzzle, by its index among [`DeskRun::editions`]; `None` for a proof.
    pub edition: Option<usize>,
    /// The format.
    pub format: DayFormat,
    /// Whether it is the solution, in a file of its own.
    pub is_solution: bool,
}

/// The puzzles of some days of a desk, and what their files need.
pub struct DeskRun<'d> {
    desk: &'d Desk<'d>,
    editions: Vec<Edition>,
    /// The puzzles that printed last before days of the run, and are of none of them, by slot and date.
    earlier: BTreeMap<(usize, Date), Edition>,
    has_solutions: bool,
}

impl<'d> DeskRun<'d> {
    /// Makes the puzzles of `days`, and those of the days before where files in `formats` print their solutions. Without
    /// `has_solutions` no file holds the solution of its own day.
    ///
    /// # Errors
    /// As [`Desk::editions`].
    pub fn new(
        desk: &'d Desk<'d>,
        days: &[Date],
        formats: &[DayFormat],
        has_solutions: bool,
    ) -> Result<Self, Failure> {
        let editions = desk.editions(days)?;
        let prints_last =
            desk.daily.solution.is_of_last() && formats.iter().any(|format| format.is_art());
        let printed: BTreeSet<Date> = editions.iter().map(|edition| edition.date).collect();
        let before = printed.iter().filter(|_| prints_last);
        let before: BTreeSet<Date> = before
            .filter_map(|&date| desk.calendar().before(date))
            .collect();
        let before: Vec<Date> = before.difference(&printed).copied().collect();
        let earlier = desk.editions(&before)?.into_iter();
        Ok(DeskRun {
            desk,
            earlier: earlier.map(|last| ((last.slot, last.date), last)).collect(),
            has_solutions,
            editions,
        })
    }

    /// The puzzles, by day and slot.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The puzzles that printed last before days of the run, and are of none of them, each with the id of its slot.
    pub(super) fn earlier(&self) -> impl Iterator<Item = (&str, &Edition)> {
        let slot = |edition| self.desk.slot(edition).id.as_str();
        self.earlier
            .values()
            .map(move |edition| (slot(edition), edition))
    }

    /// The id of the slot of a puzzle.
    pub fn slot(&self, edition: usize) -> &str {
        &self.desk.slot(&self.editions[edition]).id
    }

    /// Every file in `formats`, in the order of days.
    pub fn files(&self, formats: &[DayFormat]) -> Vec<DayFile> {
        let mut files = Vec::new();
        for edition in 0..self.editions.len() {
            for &format in formats {
                files.push(self.file(edition, format, false));
                if self.has_solutions && format.is_art() {
                    files.push(self.file(edition, format, true));
                }
            }
        }
        files
    }

    /// Every file of a solution, in all formats that have such.
    pub fn solutions(&self) -> impl Iterator<Item = DayFile> {
        let of = move |edition| {
            DayFormat::artworks().map(move |format| self.file(edition, format, true))
        };
        (0..self.editions.len()).flat_map(of)
    }

    /// A sheet with the puzzles of all days at a glance.
    pub fn proof(&self, first: Date, last: Date) -> DayFile {
        DayFile {
            name: match first == last {
                true => format!("{first}-proof.pdf"),
                false => format!("{first}--{last}-proof.pdf"),
            },
            date: first,
            edition: None,
            format: DayFormat::Art(format::Artwork::Pdf),
            is_solution: false,
        }
    }

    /// The file of a puzzle, by its index among [`DeskRun::editions`], or of its solution.
    pub(super) fn file(&self, index: usize, format: DayFormat, is_solution: bool) -> DayFile {
        let edition = &self.editions[index];
        let slot = match &self.desk.daily.slots[..] {
            [_] => String::new(),
            slots => format!("-{}", slots[edition.slot].id),
        };
        let solution = if is_solution { "-solution" } else { "" };
        DayFile {
            name: format!("{}{slot}{solution}.{}", edition.date, format.name()),
            date: edition.date,
            edition: Some(index),
            format,
            is_solution,
        }
    }

    /// Makes a file.
    ///
    /// # Errors
    /// When a page cannot hold its puzzle, a font lacks a character, or a picture gets too large.
    pub fn make(&self, file: &DayFile) -> Result<Vec<u8>, Failure> {
        self.make_with(file, self.has_solutions)
    }

    /// Makes a file, with the solution of its own day or without.
    pub(super) fn make_with(
        &self,
        file: &DayFile,
        has_solutions: bool,
    ) -> Result<Vec<u8>, Failure> {
        let Some(index) = file.edition else {
            let document = layout::column::proof(self.desk, &self.editions)?;
            let metadata = format::metadata(self.desk, Profile::Screen);
            return pdf::render(&document, &self.desk.spec.fonts, &metadata);
        };
        let (desk, edition) = (self.desk, &self.editions[index]);
        match file.format {
            DayFormat::Art(art) => {
                let document = match file.is_solution {
                    true => layout::column::solution(desk, edition)?,
                    false => {
                        layout::column::day(desk, edition, self.solution(index, has_solutions))?
                    }
                };
                art.of(desk, edition, &document)
            }
            DayFormat::Feed(feed) => {
                let text = feeds::feed(desk, edition, feed.notation(), has_solutions);
                text.map(String::into_bytes).map_err(Failure::from)
            }
            DayFormat::Html => Ok(format::page(desk, edition, has_solutions).into_bytes()),
        }
    }

    /// The puzzle whose solution is printed with that of an index.
    fn solution(&self, index: usize, has_solutions: bool) -> Option<&Edition> {
        let edition = &self.editions[index];
        match self.desk.daily.solution {
            SolutionPlace::None => None,
            SolutionPlace::Today => Some(edition).filter(|_| has_solutions),
            SolutionPlace::Beside | SolutionPlace::UpsideDown => {
                let slots = self.desk.daily.slots.len();
                let before = self.desk.calendar().before(edition.date)?;
                let last = index.checked_sub(slots).map(|last| &self.editions[last]);
                let last = last.filter(|last| last.date == before);
                last.or_else(|| self.earlier.get(&(edition.slot, before)))
            }
        }
    }
}

/// A warning for each puzzle that another of its slot becomes by a symmetry of sudoku. Such twins are rare; an editor
/// can replace one.
pub(crate) fn twins(editions: &[Edition]) -> Vec<Diagnostic> {
    let forms = parallel::map(editions, |edition| canonical::form(&edition.puzzle));
    let mut first: BTreeMap<(usize, &canonical::Form), &Edition> = BTreeMap::new();
    let mut pairs = Vec::new();
    for (edition, form) in editions.iter().zip(&forms) {
        let known = first.entry((edition.slot, form)).or_insert(edition);
        if known.date != edition.date {
            pairs.push((known.date, edition.date));
        }
    }
    let warning = |(first, date): &(Date, Date)| {
        let message =
            format!("the puzzle of {date} is the same as that of {first} in another dress");
        let help = format!("to have another that day: [replace] \"{date}\" = 1");
        Diagnostic::warning(message).help(help)
    };
    capped(pairs.iter().map(warning).collect())
}
