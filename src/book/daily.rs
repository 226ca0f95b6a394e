//! The puzzle of a date: it depends on the seed, the slot and the date, and on no other day.

mod code;

use crate::generation::accepted;
use crate::reports::day_out_of_reach;
use gridpress_base::calendar::{Calendar, address, first_of_week, place_in_week};
use gridpress_base::diag::Failure;
use gridpress_base::messages::Words;
use gridpress_base::units::Length;
use gridpress_engine::generate::{Generator, Level, Recipe};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Raters, Rating};
use gridpress_spec::{BookSpec, DailySpec, RuleWeights, Slot};
use jiff::civil::Date;
use std::collections::BTreeMap;

pub use code::{code_mistake, is_code};

/// A desk: a spec with a table `[daily]`, and the seed.
pub struct Desk<'s> {
    /// The whole spec.
    pub spec: &'s BookSpec,
    /// The spec's table `[daily]`.
    pub daily: &'s DailySpec,
    /// The stream of the puzzles.
    pub generator: Generator,
}

/// The puzzle of a slot on a day.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The day that prints the puzzle.
    pub date: Date,
    /// Which of the slots, by index.
    pub slot: usize,
    /// The printed number.
    pub number: u32,
    /// The level of that weekday.
    pub level: Level,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The hardest technique that it needs, and how hard that is.
    pub rating: Rating,
    /// Names the puzzle for those who have the spec, and tells others nothing.
    pub code: String,
}

impl<'s> Desk<'s> {
    /// The desk of a spec; `None` without a table `[daily]`. `seed` is taken where the spec has none.
    pub fn new(spec: &'s BookSpec, seed: &str) -> Option<Desk<'s>> {
        Some(Desk {
            spec,
            daily: spec.daily.as_ref()?,
            generator: Generator::new(spec.engine, seed),
        })
    }

    /// Returns the calendar of a slot, by its index.
    pub fn calendar(&self, slot: usize) -> &Calendar {
        &self.daily.slots[slot].calendar
    }

    /// The rules of grids: those of the spec, and never finer than newsprint holds.
    pub fn rules(&self) -> RuleWeights {
        let RuleWeights { thin, thick } = self.spec.grid.rules;
        RuleWeights { thin: thin.at_least(Length::pt(1)), thick: thick.at_least(Length::pt(2)) }
    }

    /// A slot by its index.
    pub fn slot(&self, edition: &Edition) -> &Slot {
        &self.daily.slots[edition.slot]
    }

    /// The words of the slot of a puzzle.
    pub fn words(&self, edition: &Edition) -> &Words {
        let own = self.slot(edition).words.as_ref();
        own.unwrap_or(&self.spec.words)
    }

    /// How a puzzle was made.
    pub fn recipe(&self, edition: &Edition) -> &Recipe {
        let (_, target) = &self.slot(edition).week[place_in_week(edition.date)];
        &target.recipe
    }

    /// The title above a puzzle: that of its slot, or else of the spec.
    pub fn title(&self, edition: &Edition) -> String {
        let title = self.slot(edition).title.as_ref();
        title.unwrap_or(&self.spec.title).clone()
    }

    /// The puzzles of some days in every slot that prints on them, by day and slot.
    ///
    /// # Errors
    /// With [`Exit::Budget`](gridpress_base::diag::Exit::Budget) when a level asks for a puzzle that cannot be found.
    pub fn editions(&self, days: &[Date]) -> Result<Vec<Edition>, Failure> {
        self.editions_of(&self.printing(days))
    }

    /// The puzzles of days in slots, in that order.
    ///
    /// # Errors
    /// As [`Desk::editions`].
    pub fn editions_of(&self, wanted: &[(Date, usize)]) -> Result<Vec<Edition>, Failure> {
        let edition = |raters: &mut Raters, &(date, slot): &_| self.edition(date, slot, raters);
        let raters = || self.generator.revision.raters();
        parallel::try_map_with(wanted, raters, edition)
    }

    /// Makes the puzzles of days in slots, in that order, each with the reason where it cannot be found. Those for which
    /// `known` has a puzzle are not made.
    pub fn each_edition(
        &self,
        wanted: &[(Date, usize)],
        known: impl Fn(Date, usize) -> Option<Edition> + Sync,
    ) -> Vec<Result<Edition, Failure>> {
        let edition = |raters: &mut Raters, &(date, slot): &_| match known(date, slot) {
            Some(edition) => Ok(edition),
            None => self.edition(date, slot, raters),
        };
        let raters = || self.generator.revision.raters();
        parallel::map_with(wanted, raters, edition)
    }

    /// Returns each day of `days` with the index of each slot that prints on it, by day and slot.
    pub fn printing(&self, days: &[Date]) -> Vec<(Date, usize)> {
        let slots = 0..self.daily.slots.len();
        let all = days.iter().flat_map(|&day| slots.clone().map(move |slot| (day, slot)));
        all.filter(|&(day, slot)| self.calendar(slot).prints_on(day)).collect()
    }

    fn edition(&self, date: Date, slot: usize, raters: &mut Raters) -> Result<Edition, Failure> {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let (level, target) = &week[place_in_week(date)];
        let address = address(id, date);
        let accepted = accepted(&self.generator, self.spec, target, &address, 0, raters)
            .map_err(|_| day_out_of_reach(target, id, date))?;
        Ok(Edition {
            date,
            slot,
            number: self.calendar(slot).number(date).unwrap_or(u32::MAX),
            level: *level,
            rating: accepted.rating(raters),
            puzzle: accepted.puzzle,
            code: self.code(date, slot),
        })
    }
}

/// Of every edition of a batch, which one of the same week and slot it is easier than though its level is harder.
pub struct Ramp(Vec<Option<usize>>);

impl Ramp {
    /// The ramp of a batch.
    pub fn of(editions: &[Edition]) -> Ramp {
        let mut weeks: BTreeMap<(usize, Date), Vec<usize>> = BTreeMap::new();
        for (index, edition) in editions.iter().enumerate() {
            let week = first_of_week(edition.date);
            weeks.entry((edition.slot, week)).or_default().push(index);
        }
        let mut easier = vec![None; editions.len()];
        for week in weeks.values() {
            for &index in week {
                let own = &editions[index];
                let breaks = |&&other: &&usize| {
                    let other = &editions[other];
                    other.level < own.level && other.rating.score > own.rating.score
                };
                let hardest = week.iter().filter(breaks);
                easier[index] = hardest.copied().max_by_key(|&other| editions[other].rating.score);
            }
        }
        Ramp(easier)
    }

    /// The edition of a lower level that the one of that index is easier than, by index.
    pub fn easier_than(&self, index: usize) -> Option<usize> {
        self.0[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::diag::Source;
    use gridpress_spec::{BookSpec, NoFiles};
    use jiff::civil::date;

    #[test]
    fn an_edition_is_told_of_when_one_of_a_lower_level_is_harder() {
        let source = Source::new("desk.toml", "[daily]\nfirst = \"2026-11-02\"");
        let (spec, _) = BookSpec::parse(&source, &NoFiles).unwrap();
        let desk = Desk::new(&spec, "ramp").unwrap();
        let days: Vec<Date> = (0..14).map(|by| date(2026, 11, 2 + by)).collect();
        let mut editions = desk.editions(&days).unwrap();
        // Windows of levels lie apart, so a week rises by itself.
        let told = |editions: &[Edition]| {
            let ramp = Ramp::of(editions);
            (0..14).map(|index| ramp.easier_than(index)).collect::<Vec<_>>()
        };
        let (easy, hard) = (editions[1].rating.score, editions[4].rating.score);
        assert!(easy < hard);
        assert_eq!(told(&editions)[7..11], [None; 4]);
        // Tuesday of the first week becomes harder than all others, and every higher level of that week is told of it.
        editions[1].rating.score = 1_000_000_000;
        let flags = told(&editions);
        assert_eq!(flags[..7], [None, None, Some(1), Some(1), Some(1), Some(1), Some(1)]);
        assert_eq!(flags[7..11], [None; 4]);
    }
}
