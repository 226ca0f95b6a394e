//! The puzzles of some days, and their files, each made when it is asked for.

use super::format::{self, SlotFormats};
use gridpress_base::diag::{Diagnostic, Failure, capped};
use gridpress_book::daily::{Desk, Edition};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::canonical;
use gridpress_layout as layout;
use gridpress_render::{feeds, pdf};
use gridpress_spec::{Artwork, DayFormat, SolutionPlace};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// The puzzles of days that have been printed, or will be whatever the spec says by now, by slot and date.
pub type PublishedEditions = BTreeMap<(usize, Date), Edition>;

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
    /// Whether it may hold the solution of its own day.
    pub has_solution: bool,
}

/// The puzzles of some days of a desk, and what their files need.
pub struct DeskRun<'d> {
    desk: &'d Desk<'d>,
    editions: Vec<Edition>,
    /// Their indices, by slot and date.
    places: BTreeMap<(usize, Date), usize>,
    /// The puzzles that printed last before days of the run, and are of none of them, by slot and date.
    previous: BTreeMap<(usize, Date), Edition>,
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
        formats: &SlotFormats,
        has_solutions: bool,
    ) -> Result<Self, Failure> {
        let requested = desk.printing_slots(days);
        let editions = desk.editions_of(&requested)?;
        let previous = desk.editions_of(&previous_days(desk, &requested, formats))?;
        Ok(DeskRun::of(desk, editions, previous, has_solutions))
    }

    /// As [`DeskRun::new`], for days in slots, in that order, with the puzzles of days that are published whatever the spec
    /// says by now. Puzzles that cannot be found are left out, each with the reason.
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
        // Files of earlier runs may print them, whatever this one asks for. A day that had no puzzle has no solution.
        let previous_days = previous_days(desk, requested, &SlotFormats::artwork(desk));
        let previous = desk.try_editions(&previous_days, known).into_iter().flatten();
        // Days that went out before the calendar left them out are among those that printed last.
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

    /// The puzzles, by day and slot.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The puzzles that printed last before days of the run, and are of none of them, each with the id of its slot.
    pub(super) fn previous(&self) -> impl Iterator<Item = (&str, &Edition)> {
        let slot = |edition| self.desk.slot(edition).id.as_str();
        self.previous.values().map(move |edition| (slot(edition), edition))
    }

    /// The id of the slot of a puzzle.
    pub fn slot(&self, edition: usize) -> &str {
        &self.desk.slot(&self.editions[edition]).id
    }

    /// Every file in `formats`, in the order of days.
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

    /// The index of the puzzle of a day in the slot of that id.
    pub fn place(&self, date: Date, slot: &str) -> Option<usize> {
        let mut slots = self.desk.daily.slots.iter();
        let slot = slots.position(|of_desk| of_desk.id == slot)?;
        self.places.get(&(slot, date)).copied()
    }

    /// Whether a puzzle, by its index, can be said in a format.
    pub fn supports(&self, index: usize, format: DayFormat) -> bool {
        format.check_kind(self.editions[index].puzzle.shape.kind()).is_ok()
    }

    /// The file of a puzzle, by its index among [`DeskRun::editions`], or of its solution.
    pub fn file(&self, index: usize, format: DayFormat, is_solution: bool) -> DayFile {
        let edition = &self.editions[index];
        let place = (edition.date, edition.slot);
        DayFile {
            name: format::file_name(self.desk, place, format, is_solution),
            date: edition.date,
            edition: Some(index),
            format,
            is_solution,
            has_solution: self.has_solutions,
        }
    }

    /// Makes a file.
    ///
    /// # Errors
    /// When a page cannot hold its puzzle, a font lacks a character, or a picture gets too large.
    pub fn make(&self, file: &DayFile) -> Result<Vec<u8>, Failure> {
        self.make_with(file, file.has_solution)
    }

    /// Makes a file, with the solution of its own day or without.
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
        match self.desk.slot(edition).solution {
            SolutionPlace::None => None,
            SolutionPlace::Today => Some(edition).filter(|_| has_solutions),
            SolutionPlace::Beside | SolutionPlace::UpsideDown => {
                let last = (edition.slot, self.previous_day(edition)?);
                let of_run = self.places.get(&last).map(|&index| &self.editions[index]);
                of_run.or_else(|| self.previous.get(&last))
            }
        }
    }

    /// The day that printed last before an edition in its slot: by the calendar, or later where a day went out that the
    /// calendar has no more.
    fn previous_day(&self, edition: &Edition) -> Option<Date> {
        let (slot, date) = (edition.slot, edition.date);
        let previous = self.previous.range((slot, Date::MIN)..(slot, date));
        let went_out = previous.map(|((_, date), _)| *date).next_back();
        went_out.max(self.desk.calendar(slot).before(date))
    }
}

/// The days in slots that printed last before those of `requested`, and are none of them, where files in `formats` print their
/// solutions.
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
        printing_slots.filter_map(|&(day, slot)| Some((desk.calendar(slot).before(day)?, slot)));
    let previous_days: BTreeSet<(Date, usize)> = previous_days.collect();
    let requested = requested.iter().copied().collect();
    previous_days.difference(&requested).copied().collect()
}

/// A warning for each puzzle that another of its slot becomes by a symmetry of sudoku. Such twins are rare; an editor
/// can replace one.
pub fn duplicates(editions: &[Edition]) -> Vec<Diagnostic> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::diag::{Exit, Source};
    use gridpress_spec::{BookSpec, NoFiles};
    use jiff::civil::date;

    #[test]
    fn a_missing_puzzle_does_not_block_others() {
        let text = "[daily]\nfirst = \"2026-01-01\"\n\
            [[daily.slot]]\nid = \"one\"\n\
            [[daily.slot]]\nid = \"never\"\nsize = 4\nvariant = \"killer\"\n";
        let (mut spec, _) = BookSpec::parse(&Source::new("desk.toml", text), &NoFiles).unwrap();
        let slot = &mut spec.daily.as_mut().unwrap().slots[1];
        // A small killer that is harder than any on Mondays.
        slot.week[0].1.score = Some(420_000..=680_999);
        let desk = Desk::new(&spec, "seed").unwrap();
        let formats = SlotFormats::requested(&desk, &[DayFormat::named("json").unwrap()]).unwrap();
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
