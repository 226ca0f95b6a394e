//! Whether the week rises as its levels promise.

use super::Edition;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Of every edition of a batch, which one of the same week and slot it is easier than though its level is harder.
pub struct Ramp(Vec<Option<usize>>);

impl Ramp {
    /// The ramp of a batch.
    pub fn of(editions: &[Edition]) -> Ramp {
        let mut weeks: BTreeMap<(usize, Option<Date>), Vec<usize>> = BTreeMap::new();
        for (index, edition) in editions.iter().enumerate() {
            let week = edition.date.first_of_week();
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
                easier[index] = hardest
                    .copied()
                    .max_by_key(|&other| editions[other].rating.score);
            }
        }
        Ramp(easier)
    }

    /// The edition of a lower level that the one of that index is easier than, by index.
    pub fn easier_than(&self, index: usize) -> Option<usize> {
        self.0[index]
    }
}

/// Weeks begin on Mondays.
trait Week {
    fn first_of_week(self) -> Option<Date>;
}

impl Week for Date {
    fn first_of_week(self) -> Option<Date> {
        let days = self.weekday().to_monday_zero_offset();
        self.checked_sub(jiff::Span::new().days(days)).ok()
    }
}
