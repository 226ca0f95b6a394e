//! The table `[replace]`: puzzles to be replaced by the next ones of their address.

use super::daily::{DailySpec, Slot};
use super::reader::{Reports, Table, list};
use super::section::{Contents, Section};
use gridpress_engine::generate::Address;
use gridpress_messages::calendar::address;
use gridpress_messages::diag::{Diagnostic, Place};
use gridpress_messages::{Text, text};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// The addresses of a spec.
pub(super) struct Addresses<'a> {
    /// The sections without errors.
    pub sections: &'a [Section],
    /// The ids of all sections; errors in those missing from `sections` were reported already.
    pub ids: &'a [String],
    /// The days of the desk.
    pub days: Days<'a>,
}

/// The days of a spec's desk.
#[derive(Clone, Copy)]
pub(super) enum Days<'a> {
    /// The spec has no desk.
    None,
    /// The table of the desk has errors, so its days are unknown.
    Unknown,
    /// The days of this desk.
    Of(&'a DailySpec),
}

/// Valid numbers of attempts to skip.
pub(super) const SKIPPED_ATTEMPTS: std::ops::RangeInclusive<u32> = 0..=1000;

/// Reads the table: numbers of accepted attempts to skip, by address.
pub(super) fn replacements(
    reports: &Reports,
    table: Option<Table<'_>>,
    all: &Addresses<'_>,
) -> BTreeMap<Address, u32> {
    let mut replace = BTreeMap::new();
    let keys = table.map(|table| table.entries()).unwrap_or_default();
    for (key, span, entry) in keys {
        match all.resolve(reports, &key, reports.place(span)) {
            Ok(addresses) if addresses.is_empty() => {}
            Ok(addresses) => {
                let skipped = entry.whole(SKIPPED_ATTEMPTS).unwrap_or_default();
                replace.extend(addresses.into_iter().map(|address| (address, skipped)));
            }
            Err(report) => reports.push(report),
        }
    }
    replace
}

/// Returns the replacements in sections as written in specs. Those of days do not belong to a book.
pub(super) fn write(replace: &BTreeMap<Address, u32>, sections: &[Section]) -> toml::Table {
    let has = |id: &str| sections.iter().any(|section| section.id == id);
    let of_book = replace.iter().filter(|(address, _)| has(&address.section));
    of_book.map(|(address, skipped)| (address.to_string(), (*skipped).into())).collect()
}

impl Addresses<'_> {
    /// Returns the addresses of a key: that of a puzzle, or those of a day; empty if other errors hide whether they
    /// exist.
    ///
    /// # Errors
    /// The reason why there is no such address, at `place`.
    fn resolve(
        &self,
        reports: &Reports,
        key: &str,
        place: Place,
    ) -> Result<Vec<Address>, Diagnostic> {
        match (day(key), self.days) {
            // Without a desk, even a date is reported as the wrong address of a section, as only sections have puzzles
            // then.
            (None, _) | (_, Days::None) => self.section_address(reports, key, place),
            (Some(_), Days::Unknown) => Ok(Vec::new()),
            (Some((slot, date)), Days::Of(daily)) => day_addresses(daily, slot, date)
                .map_err(|report| report.at(place, text!("no-such-address"))),
        }
    }

    /// Returns the address of a puzzle in a section: `easy/17`.
    fn section_address(
        &self,
        reports: &Reports,
        key: &str,
        place: Place,
    ) -> Result<Vec<Address>, Diagnostic> {
        let wrong = |message: Text, label: Text| Diagnostic::error(message).at(place, label);
        let Some(address) = parse_address(key) else {
            let report = wrong(text!("not-an-address", text = key), text!("expected-address"));
            return Err(match self.days {
                Days::None => report.help(text!("as-in", example = "\"easy/17\" = 1")),
                _ => report.help("as in \"easy/17\" = 1, or for a day \"2026-12-24\" = 1"),
            });
        };
        let id = &address.section[..];
        let section = self.sections.iter().find(|section| section.id == id);
        match section.map(|section| &section.contents) {
            None if self.ids.iter().any(|own| own == id) => Ok(Vec::new()),
            None => {
                let report = wrong(text!("no-such-section", id), text!("no-such-address"));
                Err(match reports.nearest(id, self.ids.iter().map(String::as_str)) {
                    Some(near) => {
                        let name = format!("{near}/{}", address.index);
                        report.help(text!("did-you-mean", name))
                    }
                    None => report,
                })
            }
            Some(Contents::FromFile { .. }) => {
                let label = text!("only-generated-replaced");
                Err(wrong(text!("section-from-file", id), label).help(text!("change-file")))
            }
            Some(Contents::Generated { count, .. }) if address.index > *count => {
                let message = text!("section-has-puzzles", id, count = *count);
                Err(wrong(message, text!("no-such-address")))
            }
            Some(Contents::Generated { .. }) => Ok(vec![address]),
        }
    }
}

/// Parses a section's id and a number from 1: `easy/17`.
fn parse_address(key: &str) -> Option<Address> {
    let (section, index) = key.split_once('/')?;
    let index = index.parse().ok().filter(|&index| index >= 1)?;
    Some(Address { section: section.to_owned(), index })
}

/// Parses a key that names a day, in all slots or in one, as in `"classic/2026-12-24"`.
fn day(key: &str) -> Option<(Option<&str>, Date)> {
    let (slot, date) = match key.split_once('/') {
        Some((slot, date)) => (Some(slot), date),
        None => (None, key),
    };
    let date = date.parse().ok().filter(|_| date.len() == 10)?;
    Some((slot, date))
}

/// Returns the addresses of a day, in all slots or in one.
///
/// # Errors
/// The reason why there is none.
fn day_addresses(
    daily: &DailySpec,
    slot: Option<&str>,
    date: Date,
) -> Result<Vec<Address>, Diagnostic> {
    let valid: Vec<&str> = daily.slots.iter().map(|slot| slot.id.as_str()).collect();
    if let Some(other) = slot.filter(|slot| !valid.contains(slot)) {
        let help = format!("expected one of {}", list(&valid));
        return Err(Diagnostic::error(format!("there is no slot `{other}`")).help(help));
    }
    let meant = daily.slots.iter().filter(|of: &&Slot| slot.is_none_or(|slot| slot == of.id));
    let addresses: Vec<Address> =
        meant.filter(|of| of.calendar.prints_on(date)).map(|of| address(&of.id, date)).collect();
    if addresses.is_empty() {
        let place = slot.map_or(String::new(), |slot| format!(" in slot `{slot}`"));
        // A warning, because a replacement may outlive a change of the calendar and harms nothing.
        let warning = Diagnostic::warning(format!("nothing prints on {date}{place}"));
        return Err(warning.help("remove the line"));
    }
    Ok(addresses)
}
