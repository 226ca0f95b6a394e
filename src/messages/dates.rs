//! Dates in the style of each language.

use crate::{DATA, Words, say};
use icu_calendar::Gregorian;
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::{E, MD, YMD, YMDE};
use icu_datetime::options::Length;
use icu_locale_core::Locale;
use jiff::civil::Date;

type Formatter<Fields> = FixedCalendarDateTimeFormatter<Gregorian, Fields>;

/// The formats of dates in a locale.
pub(super) struct DateFormats {
    date: Formatter<YMD>,
    weekday: Formatter<E>,
    full_date: Formatter<YMDE>,
    day: Formatter<MD>,
    short_day: Formatter<MD>,
}

impl DateFormats {
    pub(super) fn new(locale: &Locale) -> DateFormats {
        DateFormats {
            date: Formatter::try_new(locale.into(), YMD::long()).expect(DATA),
            weekday: Formatter::try_new(locale.into(), E::long()).expect(DATA),
            full_date: Formatter::try_new(locale.into(), YMDE::for_length(Length::Long))
                .expect(DATA),
            day: Formatter::try_new(locale.into(), MD::long()).expect(DATA),
            short_day: Formatter::try_new(locale.into(), MD::medium()).expect(DATA),
        }
    }
}

impl Words {
    /// Formats a date, as in `21 November 2026`.
    pub fn date(&self, date: Date) -> String {
        self.0.language.dates().date.format(&gregorian(date)).to_string()
    }

    /// Formats the weekday of a date, as in `Saturday`.
    pub fn weekday(&self, date: Date) -> String {
        self.0.language.dates().weekday.format(&gregorian(date)).to_string()
    }

    /// Formats a date with its weekday, as in `Saturday, 21 November 2026`.
    pub fn full_date(&self, date: Date) -> String {
        self.0.language.dates().full_date.format(&gregorian(date)).to_string()
    }

    /// Formats a day of any year, as in `21 November`.
    pub fn day(&self, date: Date) -> String {
        self.0.language.dates().day.format(&gregorian(date)).to_string()
    }

    /// Formats a day of any year, as in `21 Nov`.
    pub fn short_day(&self, date: Date) -> String {
        self.0.language.dates().short_day.format(&gregorian(date)).to_string()
    }

    /// Returns `Solution of 20 November 2026`.
    pub fn solution_of(&self, date: Date) -> String {
        say!(self, "solution-of", date = self.date(date))
    }

    /// Returns `Corrected on 2 December 2026: the note`.
    pub fn corrected_on(&self, date: Date, note: &str) -> String {
        say!(self, "corrected-on", date = self.date(date), note)
    }

    /// Returns `Correction to 1 December 2026: the note`.
    pub fn correction_of(&self, date: Date, note: &str) -> String {
        say!(self, "correction-of", date = self.date(date), note)
    }

    /// Returns the request of a contest: the digits of the named cells, or the hidden word if none are named.
    pub fn contest(&self, cells: &str, closes: Date) -> String {
        let date = self.date(closes);
        if cells.is_empty() {
            say!(self, "contest-word", date)
        } else {
            say!(self, "contest-cells", cells, date)
        }
    }

    /// Returns `Entered. Send us 471 by 8 December 2026.`, with `{ $answer }` for the digits.
    pub fn contest_entered(&self, closes: Date) -> String {
        say!(self, "contest-entered", answer = "{answer}", date = self.date(closes))
    }

    /// Returns `! easier than Friday`, for a puzzle whose level promises the opposite.
    pub fn easier_than(&self, date: Date) -> String {
        say!(self, "easier-than", day = self.weekday(date))
    }
}

fn gregorian(date: Date) -> icu_calendar::Date<Gregorian> {
    let (year, month, day) = (date.year(), date.month(), date.day());
    icu_calendar::Date::try_new_gregorian(year.into(), month.unsigned_abs(), day.unsigned_abs())
        .expect("a day of the calendar")
}
