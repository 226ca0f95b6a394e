//! The days on which a newspaper prints, their numbers, and the addresses of their puzzles.

use gridpress_engine::generate::Address;
use jiff::Span;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// A day on which nothing prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SkippedDay {
    /// A single day.
    Once(Date),
    /// A month and day of every year.
    Yearly(i8, i8),
}

/// The days of a newspaper, from its first puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The first day; it need not print.
    pub first: Date,
    /// Number of the first puzzle.
    pub first_number: u32,
    /// `true` for each weekday that prints, from Monday.
    pub days: [bool; 7],
    /// Days on which nothing prints although their weekday does.
    pub skip: BTreeSet<SkippedDay>,
}

/// Returns the position of a date's weekday, from 0 for Monday.
pub fn place_in_week(date: Date) -> usize {
    date.weekday().to_monday_zero_offset() as usize
}

/// Returns the Monday of a date's week.
pub fn first_of_week(date: Date) -> Date {
    let days = Span::new().days(place_in_week(date) as i64);
    // The earliest date may be in the middle of a week.
    date.checked_sub(days).unwrap_or(Date::MIN)
}

/// Returns the address of a date in a slot: `daily/20261121`.
pub fn address(slot: &str, date: Date) -> Address {
    let [year, month, day] = [i32::from(date.year()), date.month().into(), date.day().into()];
    Address { section: slot.to_owned(), index: (year * 10_000 + month * 100 + day).unsigned_abs() }
}

impl Calendar {
    /// Returns `true` if a puzzle is printed on `date`.
    pub fn prints_on(&self, date: Date) -> bool {
        date >= self.first && self.days[place_in_week(date)] && !self.is_skipped(date)
    }

    fn is_skipped(&self, date: Date) -> bool {
        self.skip.contains(&SkippedDay::Once(date))
            || self.skip.contains(&SkippedDay::Yearly(date.month(), date.day()))
    }

    /// Returns the number of the puzzle of `date`, counting the days that print; `None` for other days.
    pub fn number(&self, date: Date) -> Option<u32> {
        if !self.prints_on(date) {
            return None;
        }
        let weekdays = self.weekdays_before(date);
        let skipped = self.skipped_before(date);
        self.first_number.checked_add(weekdays - skipped)
    }

    /// Returns the number of days before `date` whose weekdays print.
    fn weekdays_before(&self, date: Date) -> u32 {
        let days = days_from(self.first, date);
        let (weeks, rest) = (days / 7, days % 7);
        // Whole weeks are multiplied, because a newspaper may have printed for decades and every page asks for its
        // number.
        let a_week = self.days.iter().filter(|&&prints| prints).count() as u32;
        let begin = place_in_week(self.first);
        let in_rest = (0..rest as usize).filter(|by| self.days[(begin + by) % 7]);
        weeks * a_week + in_rest.count() as u32
    }

    /// Returns how many of those days are skipped.
    fn skipped_before(&self, date: Date) -> u32 {
        let days = self.skip.iter().flat_map(|skip| {
            let (years, month, day) = match *skip {
                SkippedDay::Once(date) => (date.year()..=date.year(), date.month(), date.day()),
                SkippedDay::Yearly(month, day) => (self.first.year()..=date.year(), month, day),
            };
            years.filter_map(move |year| Date::new(year, month, day).ok())
        });
        // A day may be skipped both by its date and every year.
        days.filter(|day: &Date| (self.first..date).contains(day) && self.days[place_in_week(*day)])
            .collect::<BTreeSet<Date>>()
            .len() as u32
    }

    /// Returns the last day before `date` that prints.
    pub fn before(&self, date: Date) -> Option<Date> {
        let earlier = std::iter::successors(date.yesterday().ok(), |day| day.yesterday().ok());
        earlier.take_while(|&day| day >= self.first).find(|&day| self.prints_on(day))
    }

    /// Returns the first day after `date` that prints; `None` if it is more than ten years away.
    pub fn after(&self, date: Date) -> Option<Date> {
        let later = std::iter::successors(date.tomorrow().ok(), |day| day.tomorrow().ok());
        // A calendar may skip every day that its weekdays allow, so the search needs an end.
        later.take(3660).find(|&day| self.prints_on(day))
    }
}

/// Returns the number of days from `from` to `to`, which must not be earlier.
fn days_from(from: Date, to: Date) -> u32 {
    to.since(from).map(|span| span.get_days()).unwrap_or_default().unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn calendar(first: Date) -> Calendar {
        Calendar {
            first,
            first_number: 1,
            days: [true, true, true, true, true, true, false],
            skip: [
                SkippedDay::Yearly(12, 25),
                SkippedDay::Once(date(2026, 12, 25)),
                SkippedDay::Once(date(2026, 5, 1)),
                SkippedDay::Yearly(2, 29),
            ]
            .into(),
        }
    }

    #[test]
    fn numbers_count_the_days_that_print() {
        // A plain count over eleven years: duplicate skips, leap days, skipped Sundays.
        let calendar = calendar(date(2023, 12, 24));
        let (mut day, mut number, mut last) = (calendar.first, 1, None);
        while day.year() < 2035 {
            assert_eq!(calendar.before(day), last, "{day}");
            if calendar.prints_on(day) {
                assert_eq!(calendar.number(day), Some(number), "{day}");
                number += 1;
                last = Some(day);
            } else {
                assert_eq!(calendar.number(day), None);
            }
            day = day.tomorrow().unwrap();
        }
        assert_eq!(number - 1, 3436, "as counted by another calendar");
        assert!(!calendar.prints_on(date(2024, 2, 29)) && !calendar.prints_on(date(2026, 5, 1)));
    }

    #[test]
    fn nothing_prints_before_the_first_day() {
        let calendar = calendar(date(2024, 1, 1));
        assert!(!calendar.prints_on(date(2023, 12, 30)));
        assert_eq!(calendar.before(date(2024, 1, 1)), None);
        assert_eq!(calendar.number(date(2024, 1, 1)), Some(1));
        assert!(calendar.number(date(9999, 12, 31)).unwrap() > 2_400_000);
    }
}
