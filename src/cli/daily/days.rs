//! Which days a run is about.

use crate::daily::Desk;
use crate::diag::{Diagnostic, Failure};
use jiff::Timestamp;
use jiff::civil::Date;

/// The days from `date` on: so many, or until another; one without either, and the desk's first without a date.
pub(super) fn of(
    desk: &Desk,
    date: Option<&str>,
    days: Option<u32>,
    until: Option<&str>,
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
    let last = match (days, until) {
        (_, Some(until)) => {
            let last = read(desk, "--until", until)?;
            if last < start {
                let message = format!("{last} is before {start}");
                return Err(wrong(
                    message,
                    "--until names the last day, --date the first",
                ));
            }
            last
        }
        (days, None) => {
            let days = i64::from(days.unwrap_or(1)) - 1;
            let span = jiff::Span::new().try_days(days);
            let last = span.and_then(|span| start.checked_add(span));
            last.map_err(|_| {
                wrong(
                    format!("{} days from {start} on run past 9999-12-31", days + 1),
                    "ask for fewer",
                )
            })?
        }
    };
    let days = std::iter::successors(Some(start), |day| day.tomorrow().ok());
    Ok(days.take_while(|day| *day <= last).collect())
}

/// A date of the command line. `today` is the only word that reads a clock.
fn read(desk: &Desk, flag: &str, text: &str) -> Result<Date, Failure> {
    if text == "today" {
        let now = Timestamp::now().to_zoned(desk.daily.time_zone.clone());
        return Ok(now.date());
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

fn wrong(message: String, help: &str) -> Failure {
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
