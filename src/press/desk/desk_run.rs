//! Puzzles of several days and their files, which are made on request.

use super::format::{self, SlotFormats};
use gridpress_book::daily::{Desk, Edition};
use gridpress_bookspec::{Artwork, DayFormat, NamedDay, SolutionPlace};
use gridpress_engine::puzzle::canonical;
use gridpress_ground::parallel;
use gridpress_layout as layout;
use gridpress_messages::diag::{Diagnostic, Failure, capped};
use gridpress_render::{feeds, pdf};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// Puzzles that are published or frozen, and thus independent of the current spec, by slot and date.
pub type PublishedEditions = BTreeMap<(usize, Date), Edition>;

/// A file of a run that has not been made yet.
#[derive(Clone, Debug)]
pub struct DayFile {
    /// The file name: `2026-11-21.pdf`, `2026-11-21-solution.pdf`. If there are several slots, the slot follows the
    /// date, unless the spec has a pattern of names.
    pub name: String,
    /// The day of the puzzle; for a proof, the first day.
    pub date: Date,
    /// The index of the puzzle in [`DeskRun::editions`]; `None` for a proof.
    pub edition: Option<usize>,
    /// The format.
    pub format: DayFormat,
    /// `true` for a separate file with the solution.
    pub is_solution: bool,
    /// `true` if the file may contain the solution of its own day.
    pub has_solution: bool,
}

/// The puzzles of several days of a desk, with everything that their files need.
pub struct DeskRun<'d> {
    desk: &'d Desk<'d>,
    editions: Vec<Edition>,
    /// The indices of `editions`, by slot and date.
    places: BTreeMap<(usize, Date), usize>,
    /// The puzzles outside the run that printed last before one of its days, by slot and date.
    previous: BTreeMap<(usize, Date), Edition>,
    has_solutions: bool,
}

impl<'d> DeskRun<'d> {
    /// Generates the puzzles of `days`, and those of the preceding days whose solutions are printed in files of
    /// `formats`. If `has_solutions` is `false`, no file contains the solution of its own day.
    ///
    /// # Errors
    /// Fails like [`Desk::editions`].
    pub fn new(
        desk: &'d Desk<'d>,
        days: &[Date],
        formats: &SlotFormats,
        has_solutions: bool,
    ) -> Result<Self, Failure> {
        let requested = desk.printing_slots(days);
        let editions = desk.editions_of(&requested)?;
        // Only those days are generated whose solutions some file prints.
        let previous = desk.editions_of(&previous_days(desk, &requested, formats))?;
        Ok(DeskRun::of(desk, editions, previous, has_solutions))
    }

    /// Generates the puzzles of the given days and slots, in that order, like [`DeskRun::new`], but with the puzzles in
    /// `published` where present. Puzzles that cannot be found are omitted, and the reasons returned.
    pub fn with_published(
        desk: &'d Desk<'d>,
        requested: &[(Date, usize)],
        has_solutions: bool,
        published: &PublishedEditions,
    ) -> (Self, Vec<Failure>) {
        let known = |date, slot| published.get(&(slot, date)).cloned();
        let mut missing = Vec::new();
        let editions = desk.try_editions(requested, known).into_iter();
        let editions = editions.filter_map(|edition| edition.map_err(|why| missing.push(why)).ok());
        let editions = editions.collect();
        // Files of earlier runs may print these solutions, even if this run has no such format. A day without a puzzle
        // has no solution.
        let previous_days = previous_days(desk, requested, &SlotFormats::artwork(desk));
        let previous = desk.try_editions(&previous_days, known).into_iter().flatten();
        // Published days that the calendar no longer contains count as printed.
        let previous = previous.chain(published.values().cloned()).collect();
        (DeskRun::of(desk, editions, previous, has_solutions), missing)
    }

    fn of(
        desk: &'d Desk<'d>,
        editions: Vec<Edition>,
        previous: Vec<Edition>,
        has_solutions: bool,
    ) -> Self {
        let places = editions.iter().enumerate();
        DeskRun {
            desk,
            places: places.map(|(index, edition)| ((edition.slot, edition.date), index)).collect(),
            previous: (previous.into_iter()).map(|last| ((last.slot, last.date), last)).collect(),
            has_solutions,
            editions,
        }
    }

    /// Returns the puzzles, ordered by day and slot.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// Returns the desk.
    pub(super) fn desk(&self) -> &'d Desk<'d> {
        self.desk
    }

    /// Returns `true` if the run has files with solutions of their own days.
    pub(super) fn has_solutions(&self) -> bool {
        self.has_solutions
    }

    /// Returns the puzzles outside the run that printed last before one of its days, each with the id of its slot.
    pub(super) fn previous(&self) -> impl Iterator<Item = (&str, &Edition)> {
        let slot = |edition| self.desk.slot(edition).id.as_str();
        self.previous.values().map(move |edition| (slot(edition), edition))
    }

    /// Returns the id of the slot of a puzzle.
    pub fn slot(&self, edition: usize) -> &str {
        &self.desk.slot(&self.editions[edition]).id
    }

    /// Returns every file in `formats`, in the order of days.
    pub fn files(&self, formats: &SlotFormats) -> Vec<DayFile> {
        let mut files = Vec::new();
        for edition in 0..self.editions.len() {
            for &format in formats.of(self.editions[edition].slot) {
                files.push(self.file(edition, format, false));
                if self.has_solutions && format.is_art() {
                    files.push(self.file(edition, format, true));
                }
            }
        }
        files
    }

    /// Returns every separate file of a solution, in all formats of artwork.
    pub fn solutions(&self) -> impl Iterator<Item = DayFile> {
        (0..self.editions.len()).flat_map(move |edition| {
            DayFormat::artworks().map(move |format| self.file(edition, format, true))
        })
    }

    /// Returns a proof sheet with the puzzles of all days.
    pub fn proof(&self, first: Date, last: Date) -> DayFile {
        DayFile {
            name: if first == last {
                format!("{first}-proof.pdf")
            } else {
                format!("{first}--{last}-proof.pdf")
            },
            date: first,
            edition: None,
            format: DayFormat::Art(Artwork::Pdf),
            is_solution: false,
            has_solution: self.has_solutions,
        }
    }

    /// Returns the index of the puzzle of a day in the slot with that id.
    pub fn place(&self, date: Date, slot: &str) -> Option<usize> {
        let slot = self.desk.daily.slots.iter().position(|of_desk| of_desk.id == slot)?;
        self.places.get(&(slot, date)).copied()
    }

    /// Returns `true` if `format` can express the puzzle with that index.
    pub fn supports(&self, index: usize, format: DayFormat) -> bool {
        format.check_kind(self.editions[index].puzzle.shape.kind()).is_ok()
    }

    /// Returns the file of a puzzle, by its index in [`DeskRun::editions`], or of its solution.
    pub fn file(&self, index: usize, format: DayFormat, is_solution: bool) -> DayFile {
        let edition = &self.editions[index];
        let day = self.named_day(edition);
        DayFile {
            name: format::name_of(self.desk, edition.slot, &day, format, is_solution),
            date: edition.date,
            edition: Some(index),
            format,
            is_solution,
            // Of a contest, only the file of the solution itself has it.
            has_solution: self.has_solutions
                && (is_solution || self.desk.contest(edition).is_none()),
        }
    }

    /// Returns `true` if the content of a file depends on whether solutions are included.
    pub(super) fn has_two_forms(&self, file: &DayFile) -> bool {
        match file.format {
            DayFormat::Art(_) => {
                let edition = file.edition.map(|index| &self.editions[index]);
                let prints_own = |edition| self.desk.slot(edition).solution == SolutionPlace::Today;
                !file.is_solution && edition.is_some_and(prints_own)
            }
            DayFormat::Html | DayFormat::Feed(_) => true,
        }
    }

    /// Returns an edition as names of files show it: with the number and level that it was printed with.
    fn named_day<'e>(&'e self, edition: &'e Edition) -> NamedDay<'e> {
        NamedDay {
            date: edition.date,
            slot: &self.desk.slot(edition).id,
            number: edition.number,
            level: edition.level,
        }
    }

    /// Returns the copies of `files`, each with the name of its original: under each name the first day from `today` on.
    pub fn copies(&self, files: &[DayFile], today: Date) -> Vec<(DayFile, String)> {
        let mut originals: Vec<&DayFile> = files.iter().filter(|file| file.date >= today).collect();
        originals.sort_by_key(|file| file.date);
        let mut copies: BTreeMap<String, &DayFile> = BTreeMap::new();
        for original in originals {
            let edition = original.edition.map(|index| &self.editions[index]);
            let copies_of = |edition| self.desk.slot(edition).copies.as_ref();
            let Some((edition, pattern)) = edition.and_then(|of| Some((of, copies_of(of)?))) else {
                continue;
            };
            let name = pattern.name(&self.named_day(edition));
            let name = format::with_ending(&name, original.format, original.is_solution);
            copies.entry(name).or_insert(original);
        }
        let copies = copies.into_iter();
        let copies = copies.map(|(name, original)| {
            let copy = DayFile { name, edition: None, has_solution: true, ..original.clone() };
            (copy, original.name.clone())
        });
        copies.collect()
    }

    /// Makes the content of a file.
    ///
    /// # Errors
    /// Fails if a page cannot hold its puzzle, a font lacks a character, or a picture is too large.
    pub fn make(&self, file: &DayFile) -> Result<Vec<u8>, Failure> {
        self.make_with(file, file.has_solution)
    }

    /// Makes the content of a file, with or without the solution of its own day.
    pub(super) fn make_with(
        &self,
        file: &DayFile,
        has_solutions: bool,
    ) -> Result<Vec<u8>, Failure> {
        let Some(index) = file.edition else {
            let document = layout::column::lay_out_proof_sheet(self.desk, &self.editions)?;
            let metadata = format::of_proof(self.desk);
            return pdf::render(&document, &self.desk.spec.fonts, &metadata);
        };
        let (desk, edition) = (self.desk, &self.editions[index]);
        match file.format {
            DayFormat::Art(art) => {
                let document = if file.is_solution {
                    layout::column::lay_out_solution(desk, edition)?
                } else {
                    layout::column::lay_out_day(desk, edition, self.solution(index, has_solutions))?
                };
                format::artwork(art, desk, edition, &document)
            }
            DayFormat::Feed(feed) => feeds::feed(desk, edition, feed.notation(), has_solutions)
                .map(String::into_bytes)
                .map_err(Failure::from),
            DayFormat::Html => Ok(format::page(desk, edition, has_solutions).into_bytes()),
        }
    }

    /// Returns the puzzle whose solution is printed with the puzzle of that index.
    fn solution(&self, index: usize, has_solutions: bool) -> Option<&Edition> {
        let edition = &self.editions[index];
        match self.desk.slot(edition).solution {
            SolutionPlace::None => None,
            SolutionPlace::Today => Some(edition).filter(|_| has_solutions),
            SolutionPlace::Beside | SolutionPlace::UpsideDown => {
                let last = (edition.slot, self.previous_day(edition)?);
                let of_run = self.places.get(&last).map(|&index| &self.editions[index]);
                // The solution of a published day is that of the puzzle which was printed, even if the spec has changed
                // since.
                of_run.or_else(|| self.previous.get(&last))
            }
        }
    }

    /// Returns the day that printed last before an edition in its slot: by the calendar, or a later published day that
    /// the calendar no longer contains.
    fn previous_day(&self, edition: &Edition) -> Option<Date> {
        let (slot, date) = (edition.slot, edition.date);
        let by_calendar = self.desk.solution_day(slot, date);
        if self.desk.contest(edition).is_some() {
            return by_calendar;
        }
        let previous = self.previous.range((slot, Date::MIN)..(slot, date));
        previous.map(|((_, date), _)| *date).next_back().max(by_calendar)
    }
}

/// Returns the days and slots that printed last before those of `requested` and are not among them, if files in
/// `formats` print their solutions.
fn previous_days(
    desk: &Desk,
    requested: &[(Date, usize)],
    formats: &SlotFormats,
) -> Vec<(Date, usize)> {
    let prints_last = |slot: usize| {
        let has_art = formats.of(slot).iter().any(|format| format.is_art());
        has_art && desk.daily.slots[slot].solution.is_of_last()
    };
    let printing_slots = requested.iter().filter(|(_, slot)| prints_last(*slot));
    let previous_days =
        printing_slots.filter_map(|&(day, slot)| Some((desk.solution_day(slot, day)?, slot)));
    let previous_days: BTreeSet<(Date, usize)> = previous_days.collect();
    let requested = requested.iter().copied().collect();
    previous_days.difference(&requested).copied().collect()
}

/// Returns warnings for an editor: of puzzles that are equivalent to others of their slots, and of puzzles that are
/// printed under another level than that of their rating.
pub fn edition_warnings(desk: &Desk, editions: &[Edition]) -> Vec<Diagnostic> {
    let mislabelled = editions.iter().filter_map(|edition| {
        // The level of a corrected puzzle is an editor's choice.
        let rated = desk.mislabelled(edition).filter(|_| edition.corrections.is_empty())?;
        let (date, level) = (edition.date, edition.level);
        let message = format!("the puzzle of {date} is printed as `{level}`, but rated `{rated}`");
        let help = format!(
            "remove the bounds that let it in, or name the level yourself: [levels.{level}] name = \"Mellow\""
        );
        Some(Diagnostic::warning(message).help(help))
    });
    capped(duplicates(editions).into_iter().chain(mislabelled).collect())
}

/// Returns a warning for each puzzle that is equivalent to another of its slot. Such duplicates are rare; an editor can
/// replace one.
fn duplicates(editions: &[Edition]) -> Vec<Diagnostic> {
    // Days are generated independently of each other, so equivalent puzzles are possible and can only be reported.
    let forms = parallel::map(editions, |edition| canonical::canonical_form(&edition.puzzle));
    let mut first: BTreeMap<(usize, &canonical::CanonicalForm), &Edition> = BTreeMap::new();
    let mut pairs = Vec::new();
    for (edition, form) in editions.iter().zip(&forms) {
        let known = first.entry((edition.slot, form)).or_insert(edition);
        if known.date != edition.date {
            pairs.push((known.date, edition.date));
        }
    }
    let warning = |(first, date): &(Date, Date)| {
        let message = format!("the puzzle of {date} is equivalent to that of {first}");
        let help = format!("to print another puzzle that day: [replace] \"{date}\" = 1");
        Diagnostic::warning(message).help(help)
    };
    pairs.iter().map(warning).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_bookspec::{BookSpec, NoFiles};
    use gridpress_messages::diag::{Exit, Source};
    use jiff::civil::date;

    #[test]
    fn a_missing_puzzle_does_not_block_others() {
        let text = "[daily]\nfirst = \"2026-01-01\"\n\
            [[daily.slot]]\nid = \"one\"\n\
            [[daily.slot]]\nid = \"never\"\nsize = 4\nvariant = \"killer\"\n";
        let (mut spec, _) = BookSpec::parse(&Source::new("desk.toml", text), &NoFiles).unwrap();
        let slot = &mut spec.daily.as_mut().unwrap().slots[1];
        // The target on Mondays is harder than any small killer.
        slot.week[0].1.score = Some(420_000..=680_999);
        let desk = Desk::new(&spec, "seed").unwrap();
        let formats =
            SlotFormats::requested(&desk, &[DayFormat::from_name("json").unwrap()]).unwrap();
        let days = [date(2026, 3, 2), date(2026, 3, 3)];
        let requested = desk.printing_slots(&days);
        let (run, missing) =
            DeskRun::with_published(&desk, &requested, true, &PublishedEditions::new());
        let made: Vec<String> = run.files(&formats).into_iter().map(|file| file.name).collect();
        let expected = ["2026-03-02-one.json", "2026-03-03-one.json", "2026-03-03-never.json"];
        assert_eq!(made, expected);
        assert_eq!(missing.len(), 1);
        assert!(missing.iter().all(|failure| failure.exit == Exit::Budget));
        assert!(DeskRun::new(&desk, &days, &formats, true).is_err());
    }
}
