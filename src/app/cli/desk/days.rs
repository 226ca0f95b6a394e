//! Days of a run.

use crate::Result;
use gridpress_book::daily::Desk;
use gridpress_messages::diag::{Diagnostic, Failure};
use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

/// The maximum number of days, a hundred years: their puzzles are in memory at once.
const MAX_DAYS: i32 = 36_525;

/// Returns the days from `date` on: `days` days, or up to `until`, or `default` days. Without a date they start with
/// the desk's first.
pub(in crate::cli) fn resolve(
    desk: &Desk,
    (date, today): (Option<&str>, Option<&str>),
    days: Option<u32>,
    until: Option<&str>,
    default: u32,
) -> Result<Vec<Date>> {
    let start = match date {
        Some(date) => parse_date(desk, today, "--date", date)?,
        None => desk.daily.first(),
    };
    let first = desk.daily.first();
    if start < first {
        let message = format!("{start} is before the first puzzle, on {first}");
        return Err(failure(message, "choose a later date, or change `first` in [daily]"));
    }
    let last = match until {
        Some(until) => parse_date(desk, today, "--until", until)?,
        None => last_day(start, days.unwrap_or(default))?,
    };
    if last < start {
        let message = format!("{last} is before {start}");
        return Err(failure(message, "--date is the first day, and --until the last"));
    }
    let count = last.since(start).map_or(i32::MAX, |span| span.get_days().saturating_add(1));
    if count > MAX_DAYS {
        let message = format!("{count} days are too many for one run; the maximum is {MAX_DAYS}");
        return Err(failure(message, "split them into several runs"));
    }
    let days = std::iter::successors(Some(start), |day| day.tomorrow().ok());
    Ok(days.take_while(|day| *day <= last).collect())
}

/// Returns the last of `days` days from `start` on.
fn last_day(start: Date, days: u32) -> Result<Date> {
    let span = jiff::Span::new().try_days(i64::from(days) - 1);
    span.and_then(|span| start.checked_add(span)).map_err(|_| {
        failure(format!("{days} days from {start} end after 9999-12-31"), "choose fewer days")
    })
}

/// Returns today's date: of the command line, or of the clock in the desk's time zone.
pub(in crate::cli) fn today(desk: &Desk, named: Option<&str>) -> Result<Date> {
    match named {
        Some(text) => {
            parse_plain_date(text).ok_or_else(|| Failure::input(vec![date_report(TODAY, text)]))
        }
        // In the time zone of the desk: servers often run on UTC, where the paper's day begins at another hour.
        None => Ok(day_of(Timestamp::now(), &desk.daily.time_zone)),
    }
}

/// Returns the date of a moment in the desk's time zone: `2026-12-01`, `2026-12-01T06:00` there, or a time with an
/// offset. Without one, it is that of the clock.
pub(in crate::cli) fn day_at(desk: &Desk, moment: Option<&str>) -> Result<Date> {
    let Some(text) = moment else {
        return today(desk, None);
    };
    let with_offset = || Some(day_of(text.parse().ok()?, &desk.daily.time_zone));
    let here = || Some(text.parse::<DateTime>().ok().filter(|_| text.len() > 10)?.date());
    parse_plain_date(text).or_else(with_offset).or_else(here).ok_or_else(|| {
        let message = format!("--at: `{text}` is not a date or a time");
        failure(message, "write 2026-11-21, or 2026-11-21T06:00 in the time zone of the desk")
    })
}

/// Parses a calendar date of the command line.
pub(in crate::cli) fn named_date(flag: &str, text: &str) -> Result<Date> {
    parse_plain_date(text).ok_or_else(|| {
        let message = format!("{flag}: `{text}` is not a date");
        failure(message, "write year, month and day, as in 2026-11-21")
    })
}

/// Parses a date of the command line, which may be relative to today. Only relative dates read the clock.
fn parse_date(desk: &Desk, now: Option<&str>, flag: &str, text: &str) -> Result<Date> {
    if let Some(date) = parse_plain_date(text) {
        return Ok(date);
    }
    let Some(ahead) = days_ahead(text) else {
        return Err(Failure::input(vec![date_report(flag, text)]));
    };
    let span = jiff::Span::new().try_days(i64::from(ahead));
    let date = today(desk, now)?;
    span.and_then(|span| date.checked_add(span)).map_err(|_| {
        let message = format!("{flag}: {ahead} days from today is after 9999-12-31");
        failure(message, "choose an earlier day")
    })
}

/// Parses a date such as `2026-11-21`.
fn parse_plain_date(text: &str) -> Option<Date> {
    // The parser also accepts dates with a time or with other spellings.
    text.parse().ok().filter(|_| text.len() == 10)
}

/// Returns the number of days from today for `today`, `tomorrow` or `+7`; `None` for any other text.
fn days_ahead(text: &str) -> Option<u32> {
    match text {
        "today" => Some(0),
        "tomorrow" => Some(1),
        _ => (text.strip_prefix('+'))
            .filter(|days| days.bytes().all(|byte| byte.is_ascii_digit()))
            .and_then(|days| days.parse().ok()),
    }
}

/// Returns the error of a date that cannot be read; `None` if it can.
pub(in crate::cli) fn check_date(flag: &str, text: &str) -> Option<Diagnostic> {
    let is_date = parse_plain_date(text).is_some() || flag != TODAY && days_ahead(text).is_some();
    (!is_date).then(|| date_report(flag, text))
}

/// The option that accepts only calendar dates.
const TODAY: &str = "--today";

fn date_report(flag: &str, text: &str) -> Diagnostic {
    let message = format!("{flag}: `{text}` is not a date");
    let help = if flag == TODAY {
        "write year, month and day, as in 2026-11-21"
    } else {
        "write year, month and day, as in 2026-11-21, or `today`, `tomorrow`, or `+7` for a week from today"
    };
    Diagnostic::error(message).help(help)
}

/// Returns the date in a time zone.
fn day_of(now: Timestamp, zone: &TimeZone) -> Date {
    now.to_zoned(zone.clone()).date()
}

fn failure(message: String, help: &str) -> Failure {
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn today_follows_the_time_zone_across_clock_changes() {
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
            assert_eq!(day_of(now.parse().unwrap(), &zone).to_string(), day, "{now} {zone:?}");
        }
    }
}
