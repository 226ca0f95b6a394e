//! The reasons that keep a run out of a folder: the files of another desk, a clock that went back, and numbers that would
//! run backwards. Nothing has been made or written when they are found.

use super::memory::Memory;
use super::store::Store;
use gridpress_base::calendar::Calendar;
use gridpress_base::diag::Diagnostic;
use gridpress_book::daily::Desk;
use gridpress_press::FolderOwner;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// A run that is about to write to a folder.
pub(super) struct Visit<'a> {
    pub desk: &'a Desk<'a>,
    /// The file name of the spec; `None` for a spec without one.
    pub spec: Option<&'a str>,
    pub today: Date,
    /// The last day whose puzzles stay as they are.
    pub settled: Date,
    /// The days in slots that the run makes, in order.
    pub wanted: &'a [(Date, usize)],
}

impl Visit<'_> {
    /// Returns the owner of the folder after the run. A spec without a name leaves the name that is recorded.
    pub(super) fn owner(&self, recorded: Option<&FolderOwner>) -> FolderOwner {
        let recorded = recorded.and_then(|owner| owner.spec.clone());
        FolderOwner {
            spec: self.spec.map(str::to_owned).or(recorded),
            seed: self.desk.seed_check(),
            latest: self.today.to_string(),
        }
    }

    /// Returns the reports that refuse the run, each with both sides; and warnings.
    pub(super) fn conflicts(&self, store: &Store, memory: &Memory) -> Vec<Diagnostic> {
        let folder = store.folder().display().to_string();
        let owned = memory.owner().map(|owner| self.foreign(&folder, owner));
        let owned = owned.unwrap_or_default();
        if !owned.is_empty() {
            return owned;
        }
        let collision = self.collision(&folder, memory);
        let slots = 0..self.desk.daily.slots.len();
        let numbers = slots.filter_map(|slot| self.numbering(slot, memory));
        collision.into_iter().chain(numbers).collect()
    }

    /// The conflicts with the desk that the folder belongs to.
    fn foreign(&self, folder: &str, owner: &FolderOwner) -> Vec<Diagnostic> {
        let mut conflicts = Vec::new();
        let own = self.spec.unwrap_or("standard input");
        if let (Some(own), Some(other)) = (self.spec, &owner.spec)
            && own != other
        {
            let message = format!(
                "`{own}` is not the spec of the folder `{folder}`, which is that of `{other}`"
            );
            let help = "choose another folder with -o; if the spec was only renamed, run once with --date tomorrow --force, which hands the folder over and leaves published days as they are";
            conflicts.push(Diagnostic::error(message).help(help));
        }
        let seed = self.desk.seed_check();
        if seed != owner.seed {
            let message = format!(
                "the seed of `{own}` is not that of the folder `{folder}`: its check value is {seed}, and that of the folder {}",
                owner.seed
            );
            let help = "mend the seed, or choose another folder with -o; for a new seed on purpose, run once with --date tomorrow --force";
            conflicts.push(Diagnostic::error(message).help(help));
        }
        let latest: Option<Date> = owner.latest.parse().ok();
        if let Some(latest) = latest.filter(|latest| self.today < *latest) {
            let message =
                format!("today is {}, and the folder `{folder}` has seen {latest}", self.today);
            let help = format!(
                "mend the clock, or name the day with --today; if {latest} was wrong, run once with --date tomorrow --force"
            );
            conflicts.push(Diagnostic::error(message).help(help));
        }
        conflicts
    }

    /// The first file of the run whose name a file of another slot has.
    fn collision(&self, folder: &str, memory: &Memory) -> Option<Diagnostic> {
        let wanted: BTreeSet<(Date, usize)> = self.wanted.iter().copied().collect();
        let (name, own, other) = memory.taken_name(self.desk, &wanted)?;
        let message =
            format!("`{name}` in the folder `{folder}` is of slot `{other}`, and not of `{own}`");
        let help = format!(
            "give the slot its id `{other}` again, or choose another folder with -o; for a new slot in its place, run once with --date tomorrow --force"
        );
        Some(Diagnostic::error(message).help(help))
    }

    /// An error if a new number of a slot is not between those of the published days around it, and a warning if it leaves
    /// numbers out.
    fn numbering(&self, slot: usize, memory: &Memory) -> Option<Diagnostic> {
        let (id, calendar) = (&self.desk.daily.slots[slot].id, self.desk.calendar(slot));
        let published = memory.numbers(id, self.settled);
        let days = self.wanted.iter().filter(|(_, of)| *of == slot);
        let new = days.filter(|(day, _)| !published.contains_key(day));
        let mut warning = None;
        for &(date, _) in new {
            let number = calendar.number(date)?;
            let after = published.range(date..).next();
            if let Some((next, next_number)) = after.filter(|(_, next)| **next <= number) {
                let message = format!(
                    "slot `{id}`: {date} would be number {number}, and {next} was published as number {next_number}"
                );
                let help = "leave that day out, or make it in another folder with -o";
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
                "slot `{id}`: {date} would be number {number}, and {last} was published as number {last_number}"
            );
            let first_number = i64::from(calendar.first_number) + expected - i64::from(number);
            let place = match &self.desk.daily.slots[..] {
                [_] => "[daily]".to_owned(),
                _ => format!("the [[daily.slot]] of `{id}`"),
            };
            let help =
                format!("`first_number = {first_number}` in {place} makes it number {expected}");
            if number <= last_number {
                return Some(Diagnostic::error(message).help(help));
            }
            warning.get_or_insert(Diagnostic::warning(message).help(help));
        }
        warning
    }
}

/// The number that continues from a published day, for a day behind it that has `number` by the calendar. `None` where the
/// calendar ends.
fn expected_number(
    calendar: &Calendar,
    (last, last_number): (Date, u32),
    number: u32,
) -> Option<i64> {
    let next = calendar.number(calendar.after(last)?)?;
    Some(i64::from(last_number) + 1 + i64::from(number) - i64::from(next))
}
