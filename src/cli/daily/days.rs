//! Which days a run is about.

use crate::daily::Desk;
use crate::diag::{Diagnostic, Failure};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A hundred years: their puzzles are in memory at once.
const MOST: i32 = 36_525;

/// The days from `date` on: so many, or until another; the `usual` number without either, and the desk's first without a date.
pub(super) fn of(
    desk: &Desk,
    date: Option<&str>,
    days: Option<u32>,
    until: Option<&str>,
    usual: u32,
) -> Result<Vec<Date>, Failure> {
    let start = match date {
        Some(date) => read(desk, "--date", date)?,
        None => desk.calendar().first,
    };
    let first = desk.calendar().first;
    if start < first {
        let message = format!("{start} is before the first puzzle, which is that of {first}");
        return Err(wrong(
            message,
            "name a later date, or move `first` in [daily]",
        ));
    }
    let last = match until {
        Some(until) => read(desk, "--until", until)?,
        None => after(start, days.unwrap_or(usual))?,
    };
    if last < start {
        let message = format!("{last} is before {start}");
        return Err(wrong(
            message,
            "--until names the last day, --date the first",
        ));
    }
    let count = last
        .since(start)
        .map_or(i32::MAX, |span| span.get_days().saturating_add(1));
    if count > MOST {
        let message = format!("{count} days are too many for one run; {MOST} are the most");
        return Err(wrong(message, "ask for fewer, one run after the other"));
    }
    let days = std::iter::successors(Some(start), |day| day.tomorrow().ok());
    Ok(days.take_while(|day| *day <= last).collect())
}

/// The last of so many days from `start` on.
fn after(start: Date, days: u32) -> Result<Date, Failure> {
    let span = jiff::Span::new().try_days(i64::from(days) - 1);
    let last = span.and_then(|span| start.checked_add(span));
    last.map_err(|_| {
        let message = format!("{days} days from {start} on run past 9999-12-31");
        wrong(message, "ask for fewer")
    })
}

/// A date of the command line. `today` is the only word that reads a clock.
fn read(desk: &Desk, flag: &str, text: &str) -> Result<Date, Failure> {
    if text == "today" {
        return Ok(day_of(Timestamp::now(), &desk.daily.time_zone));
    }
    let date = text.parse().ok().filter(|_| text.len() == 10);
    date.ok_or_else(|| {
        let message = format!("{flag}: `{text}` is no date");
        wrong(
            message,
            "write year, month and day, as in 2026-11-21, or `today`",
        )
    })
}

/// The date in a time zone.
fn day_of(now: Timestamp, zone: &TimeZone) -> Date {
    now.to_zoned(zone.clone()).date()
}

fn wrong(message: String, help: &str) -> Failure {
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_is_that_of_the_zone_through_changes_of_the_clock() {
        let days = [
            ("2026-11-21T23:30:00Z", "UTC", "2026-11-21"),
            ("2026-11-21T23:30:00Z", "Europe/Berlin", "2026-11-22"),
            ("2026-11-21T23:30:00Z", "America/New_York", "2026-11-21"),
            ("2026-11-21T10:30:00Z", "Pacific/Kiritimati", "2026-11-22"),
            ("2026-11-21T10:30:00Z", "Pacific/Pago_Pago", "2026-11-20"),
            // Summer time: midnight in Berlin is two hours before that of UTC, and in winter one.
            ("2026-07-01T22:15:00Z", "Europe/Berlin", "2026-07-02"),
            ("2026-12-01T22:15:00Z", "Europe/Berlin", "2026-12-01"),
            // The night in which an hour is missing, and that in which it comes twice.
            ("2026-03-28T23:30:00Z", "Europe/Berlin", "2026-03-29"),
            ("2026-10-24T22:30:00Z", "Europe/Berlin", "2026-10-25"),
            // Midnight itself is missing on that day.
            ("2026-09-06T04:00:00Z", "America/Santiago", "2026-09-06"),
            ("2027-12-31T23:59:59Z", "Asia/Kolkata", "2028-01-01"),
        ];
        for (now, zone, day) in days {
            let zone = TimeZone::get(zone).unwrap();
            assert_eq!(
                day_of(now.parse().unwrap(), &zone).to_string(),
                day,
                "{now} {zone:?}"
            );
        }
    }
}
