//! Puzzles by date. Each depends on the seed, the slot and the date only, and on no other day.

mod code;

use crate::generation::find_accepted;
use crate::reports::day_out_of_reach;
use gridpress_bookspec::{BookSpec, Contest, DailySpec, MinutesFor, RuleWeights, Slot};
use gridpress_engine::generate::{Generator, Level, Recipe};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{RaterCache, Rating, SolvingTime};
use gridpress_ground::parallel;
use gridpress_ground::record::{DateText, record};
use gridpress_ground::units::Length;
use gridpress_messages::Words;
use gridpress_messages::calendar::{Calendar, address, first_of_week, place_in_week};
use gridpress_messages::diag::Failure;
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::BTreeMap;

pub use code::{code_mistake, is_code};

/// A desk: a spec with a table `[daily]`, and its seed.
pub struct Desk<'s> {
    /// The whole spec.
    pub spec: &'s BookSpec,
    /// The spec's table `[daily]`.
    pub daily: &'s DailySpec,
    /// The generator of the puzzles.
    pub generator: Generator,
}

record! {
    /// A correction of a published puzzle.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Correction: Serialize {
        /// The day on which it was made, as in `2026-12-02`.
        pub made: String as DateText,
        /// The text for readers.
        pub note: String,
        /// The level that was printed before, if it has changed.
        pub level: Option<String> as Level,
        /// The code of the puzzle that was printed before, if it has changed.
        pub code: Option<String>,
        /// The files as they were before, in the folder of the desk.
        pub replaced: Option<Vec<String>>,
    }
}

/// The puzzle of a slot on a day.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The date on which the puzzle is printed.
    pub date: Date,
    /// The index of the slot.
    pub slot: usize,
    /// The printed number.
    pub number: u32,
    /// The level of the weekday.
    pub level: Level,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The rating of the puzzle: its hardest technique and score.
    pub rating: Rating,
    /// A code that identifies the puzzle to the owner of the spec and reveals nothing to others.
    pub code: String,
    /// The corrections since it was published, oldest first.
    pub corrections: Vec<Correction>,
}

impl<'s> Desk<'s> {
    /// Creates the desk of a spec with `seed`; `None` if the spec has no table `[daily]`.
    pub fn new(spec: &'s BookSpec, seed: &str) -> Option<Desk<'s>> {
        Some(Desk {
            spec,
            daily: spec.daily.as_ref()?,
            generator: Generator::new(spec.engine, seed),
        })
    }

    /// Returns the time that readers are expected to need for a puzzle; `None` if the model does not apply.
    pub fn solving_time(&self, edition: &Edition) -> Option<SolvingTime> {
        self.spec.levels.solving_time(edition.puzzle.shape.kind(), &edition.rating)
    }

    /// Returns the minutes that are printed with a puzzle; `None` if none are.
    pub fn printed_minutes(&self, edition: &Edition) -> Option<u32> {
        let is_printed = self.spec.puzzle.minutes == MinutesFor::Puzzles;
        Some(self.solving_time(edition).filter(|_| is_printed)?.rounded_minutes())
    }

    /// Returns the calendar of the slot with that index.
    pub fn calendar(&self, slot: usize) -> &Calendar {
        &self.daily.slots[slot].calendar
    }

    /// Returns the contest with an edition, if there is one.
    pub fn contest(&self, edition: &Edition) -> Option<&Contest> {
        self.slot(edition).contest.as_ref()
    }

    /// Returns the answer to the contest with an edition: its digits in order, or the hidden word; `None` if there is no
    /// contest.
    pub fn answer(&self, edition: &Edition) -> Option<String> {
        let (contest, puzzle) = (self.contest(edition)?, &edition.puzzle);
        if contest.cells.is_empty() {
            return puzzle.word();
        }
        let symbols = self.slot(edition).symbols.of_puzzle(puzzle);
        Some(contest.cells.iter().map(|&cell| symbols.text(puzzle.solution.get(cell))).collect())
    }

    /// Returns the first day on which the solution of a day's puzzle may be public.
    pub fn opens(&self, slot: usize, date: Date) -> Date {
        let last = match &self.daily.slots[slot].contest {
            Some(contest) => contest.closes(date),
            None => date,
        };
        last.tomorrow().unwrap_or(Date::MAX)
    }

    /// Returns the day whose solution is printed with the puzzle of a day: the one before it in the slot; of a contest
    /// the one so far before it that every solution is printed once, after its contest has closed.
    pub fn solution_day(&self, slot: usize, date: Date) -> Option<Date> {
        let Slot { calendar, contest, .. } = &self.daily.slots[slot];
        let days = contest.as_ref().map_or(0, |contest| contest.days as usize);
        let back = |from: usize| {
            // The number of days of the week before that one whose contests are still open on it.
            (1..=days).filter(|by| calendar.days[(from + 7 * days - by) % 7]).count()
        };
        let most = (0..7).filter(|&day| calendar.days[day]).map(back).max().unwrap_or(0);
        (0..=most).try_fold(date, |day, _| calendar.before(day))
    }

    /// Returns the day whose column prints the solution of a day's puzzle, by [`Desk::solution_day`].
    pub fn day_after_solution(&self, slot: usize, date: Date) -> Option<Date> {
        let days = std::iter::successors(Some(date), |day| self.calendar(slot).after(*day));
        // At most a contest of all days of four weeks lies between.
        days.take(30).find(|day| self.solution_day(slot, *day) == Some(date))
    }

    /// Returns the line weights of grids: those of the spec, but never thinner than newsprint can hold.
    pub fn rules(&self) -> RuleWeights {
        let RuleWeights { thin, thick } = self.spec.grid.rules;
        RuleWeights { thin: thin.at_least(Length::pt(1)), thick: thick.at_least(Length::pt(2)) }
    }

    /// Returns the slot of an edition.
    pub fn slot(&self, edition: &Edition) -> &Slot {
        &self.daily.slots[edition.slot]
    }

    /// Returns the texts in the language of an edition's slot.
    pub fn words(&self, edition: &Edition) -> &Words {
        self.slot(edition).words.as_ref().unwrap_or(&self.spec.words)
    }

    /// Returns the recipe of an edition's puzzle.
    pub fn recipe(&self, edition: &Edition) -> &Recipe {
        let (_, target) = &self.slot(edition).week[place_in_week(edition.date)];
        &target.recipe
    }

    /// Returns the title above a puzzle: that of its slot, or else that of the spec.
    pub fn title(&self, edition: &Edition) -> String {
        let title = self.slot(edition).title.as_ref();
        title.unwrap_or(&self.spec.title).clone()
    }

    /// Generates the puzzles of `days` in every slot that prints on them, ordered by day and slot.
    ///
    /// # Errors
    /// Fails with [`Exit::Budget`](gridpress_messages::diag::Exit::Budget) if a level requires a puzzle that
    /// cannot be found.
    pub fn editions(&self, days: &[Date]) -> Result<Vec<Edition>, Failure> {
        self.editions_of(&self.printing_slots(days))
    }

    /// Generates the puzzles of the given days and slots, in that order.
    ///
    /// # Errors
    /// Fails like [`Desk::editions`].
    pub fn editions_of(&self, requested: &[(Date, usize)]) -> Result<Vec<Edition>, Failure> {
        let edition = |raters: &mut RaterCache, &(date, slot): &_| self.edition(date, slot, raters);
        parallel::try_map_with(requested, || self.generator.revision.raters(), edition)
    }

    /// Generates the puzzles of the given days and slots, in that order; each may fail on its own. An edition that
    /// `stored` returns is used instead of a generated one.
    pub fn try_editions(
        &self,
        requested: &[(Date, usize)],
        stored: impl Fn(Date, usize) -> Option<Edition> + Sync,
    ) -> Vec<Result<Edition, Failure>> {
        let edition = |raters: &mut RaterCache, &(date, slot): &_| match stored(date, slot) {
            Some(edition) => Ok(edition),
            None => self.edition(date, slot, raters),
        };
        parallel::map_with(requested, || self.generator.revision.raters(), edition)
    }

    /// Returns each day of `days` with the index of each slot that prints on it, by day and slot.
    pub fn printing_slots(&self, days: &[Date]) -> Vec<(Date, usize)> {
        let slots = 0..self.daily.slots.len();
        days.iter()
            .flat_map(|&day| slots.clone().map(move |slot| (day, slot)))
            .filter(|&(day, slot)| self.calendar(slot).prints_on(day))
            .collect()
    }

    fn edition(
        &self,
        date: Date,
        slot: usize,
        raters: &mut RaterCache,
    ) -> Result<Edition, Failure> {
        self.nth_edition(date, slot, self.replaced(date, slot), raters)
    }

    /// Returns the number of puzzles of a day that `[replace]` skips.
    fn replaced(&self, date: Date, slot: usize) -> u32 {
        let address = address(&self.daily.slots[slot].id, date);
        self.spec.replace.get(&address).copied().unwrap_or(0)
    }

    /// Generates the puzzle of a day after `skipped` others.
    fn nth_edition(
        &self,
        date: Date,
        slot: usize,
        skipped: u32,
        raters: &mut RaterCache,
    ) -> Result<Edition, Failure> {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let (level, target) = &week[place_in_week(date)];
        let address = address(id, date);
        let accepted = find_accepted(&self.generator, target, &address, (0, skipped), raters)
            .map_err(|_| day_out_of_reach(self.spec, target, id, date))?;
        Ok(Edition {
            date,
            slot,
            number: self.calendar(slot).number(date).unwrap_or(u32::MAX),
            level: *level,
            rating: accepted.rating(raters),
            puzzle: accepted.puzzle,
            code: self.nth_code(date, slot, skipped),
            corrections: Vec::new(),
        })
    }

    /// Generates another puzzle instead of that of a published edition: the first one at its address after `skipped`
    /// others.
    ///
    /// # Errors
    /// Fails like [`Desk::editions`].
    pub fn replacement(&self, published: &Edition, skipped: u32) -> Result<Edition, Failure> {
        let Edition { date, slot, .. } = *published;
        let mut raters = self.generator.revision.raters();
        let corrections = published.corrections.clone();
        let skipped = self.replaced(date, slot) + skipped;
        let Edition { puzzle, rating, code, .. } =
            self.nth_edition(date, slot, skipped, &mut raters)?;
        Ok(Edition { puzzle, rating, code, corrections, ..published.clone() })
    }
}

impl Correction {
    /// Returns the correction as readers see it, without the names of files.
    pub fn public(&self) -> Correction {
        Correction { replaced: None, ..self.clone() }
    }

    /// Returns the day on which the correction was made.
    pub fn day(&self) -> Date {
        self.made.parse().unwrap_or(Date::ZERO)
    }
}

/// For every edition of a batch, the edition of the same week and slot that is harder although its level is lower.
pub struct WeekProgression(Vec<Option<usize>>);

impl WeekProgression {
    /// Compares the editions of a batch.
    pub fn of(editions: &[Edition]) -> WeekProgression {
        let mut weeks: BTreeMap<(usize, Date), Vec<usize>> = BTreeMap::new();
        for (index, edition) in editions.iter().enumerate() {
            weeks.entry((edition.slot, first_of_week(edition.date))).or_default().push(index);
        }
        let mut easier = vec![None; editions.len()];
        for week in weeks.values() {
            for &index in week {
                let own = &editions[index];
                let hardest = week.iter().filter(|&&other: &&usize| {
                    let other = &editions[other];
                    other.level < own.level && other.rating.score > own.rating.score
                });
                easier[index] = hardest.copied().max_by_key(|&other| editions[other].rating.score);
            }
        }
        WeekProgression(easier)
    }

    /// Returns the index of the hardest edition that has a lower level than edition `index` and yet a higher score;
    /// `None` if there is none.
    pub fn easier_than(&self, index: usize) -> Option<usize> {
        self.0[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_bookspec::{BookSpec, NoFiles};
    use gridpress_messages::diag::Source;
    use jiff::civil::date;

    #[test]
    fn editions_easier_than_a_lower_level_are_flagged() {
        let source = Source::new("desk.toml", "[daily]\nfirst = \"2026-11-02\"");
        let (spec, _) = BookSpec::parse(&source, &NoFiles).unwrap();
        let desk = Desk::new(&spec, "ramp").unwrap();
        let days: Vec<Date> = (0..14).map(|by| date(2026, 11, 2 + by)).collect();
        let mut editions = desk.editions(&days).unwrap();
        // The windows of levels do not overlap, so scores rise through a week.
        let flags_of = |editions: &[Edition]| {
            let progression = WeekProgression::of(editions);
            (0..14).map(|index| progression.easier_than(index)).collect::<Vec<_>>()
        };
        let (easy, hard) = (editions[1].rating.score, editions[4].rating.score);
        assert!(easy < hard);
        assert_eq!(flags_of(&editions)[7..11], [None; 4]);
        // Tuesday of the first week becomes the hardest, so every higher level of that week is flagged.
        editions[1].rating.score = 1_000_000_000;
        let flags = flags_of(&editions);
        assert_eq!(flags[..7], [None, None, Some(1), Some(1), Some(1), Some(1), Some(1)]);
        assert_eq!(flags[7..11], [None; 4]);
    }
}
