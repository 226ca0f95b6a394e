//! The puzzle of a date: it depends on the seed, the slot and the date, and on no other day.

mod code;
mod ramp;

use crate::accepted;
use gridpress_base::calendar::{Calendar, address, place_in_week};
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_base::messages::Words;
use gridpress_base::units::Length;
use gridpress_engine::generate::{Generator, Level, Recipe, Target};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Raters, Rating};
use gridpress_spec::{BookSpec, DailySpec, RuleWeights, Slot};
use jiff::civil::Date;

pub use code::{code_mistake, is_code};
pub use ramp::Ramp;

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
    /// With [`Exit::Budget`] when a level asks for a puzzle that cannot be found.
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
        all.filter(|&(day, slot)| self.calendar(slot).prints(day)).collect()
    }

    fn edition(&self, date: Date, slot: usize, raters: &mut Raters) -> Result<Edition, Failure> {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let (level, target) = &week[place_in_week(date)];
        let address = address(id, date);
        let accepted = accepted(&self.generator, self.spec, target, &address, 0, raters)
            .map_err(|_| out_of_reach(target, id, date))?;
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

fn out_of_reach(target: &Target, slot: &str, date: Date) -> Failure {
    let wanted = target.described();
    let message = format!("no puzzle with {wanted} was found for {date} in slot `{slot}`");
    let help = "take an easier level for that weekday, or widen its `removed` or `technique`";
    Failure::new(Exit::Budget, Diagnostic::error(message).help(help))
}
