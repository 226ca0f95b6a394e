//! The table `[replace]`: puzzles that give way to the next at their address.

use super::daily::DailySpec;
use super::reader::{Reports, Table, list};
use super::section::{Contents, Section};
use crate::calendar::address;
use crate::diag::{Diagnostic, nearest};
use crate::generate::Address;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// `[replace]`: how many accepted attempts to pass over, by address.
///
/// `ids` are those of all sections; one that is not among `sections` has mistakes of its own, reported already.
pub(super) fn replacements(
    reports: &Reports,
    table: Option<Table<'_>>,
    sections: &[Section],
    ids: &[String],
    (is_daily, daily): (bool, Option<&DailySpec>),
) -> BTreeMap<Address, u32> {
    let mut replace = BTreeMap::new();
    let keys = table.map(|table| table.own_keys()).unwrap_or_default();
    for (key, span, entry) in keys {
        let wrong = |message: String, label: &str, help: &str| {
            let report = Diagnostic::error(message).at(reports.place(span.clone()), label);
            reports.push(if help.is_empty() {
                report
            } else {
                report.help(help)
            });
        };
        let of_day = day(&key).filter(|_| is_daily);
        // Of a desk with mistakes nobody knows which days it has.
        let of_day = of_day.map(|day| daily.map(|daily| replaced(daily, day)));
        match of_day.map(|replaced| replaced.unwrap_or(Ok(Vec::new()))) {
            Some(Ok(addresses)) => {
                if let Some(pass_over) = entry.whole(0..=1000) {
                    replace.extend(addresses.into_iter().map(|address| (address, pass_over)));
                }
                continue;
            }
            Some(Err(report)) => {
                reports.push(report.at(reports.place(span.clone()), "no such address"));
                continue;
            }
            None => {}
        }
        let address = key.split_once('/').and_then(|(section, index)| {
            let index = index.parse().ok().filter(|&index| index >= 1)?;
            Some(Address {
                section: section.to_owned(),
                index,
            })
        });
        let Some(address) = address else {
            wrong(
                format!("`{key}` is no address"),
                "expected a section's id and a number",
                match is_daily {
                    true => "as in \"easy/17\" = 1, or for a day \"2026-12-24\" = 1",
                    false => "as in \"easy/17\" = 1",
                },
            );
            continue;
        };
        let section = sections
            .iter()
            .find(|section| section.id == address.section);
        match section.map(|section| &section.contents) {
            None if ids.contains(&address.section) => {}
            None => {
                let help = nearest(&address.section, ids.iter().map(String::as_str))
                    .map(|id| format!("did you mean `{id}/{}`?", address.index));
                wrong(
                    format!("there is no section `{}`", address.section),
                    "no such address",
                    &help.unwrap_or_default(),
                );
            }
            Some(Contents::Sourced { .. }) => {
                let message = format!("section `{}` has its puzzles from a file", address.section);
                wrong(
                    message,
                    "only generated puzzles can be replaced",
                    "change the file",
                );
            }
            Some(Contents::Generated { count, .. }) if address.index > *count => {
                wrong(
                    format!("section `{}` has {count} puzzles", address.section),
                    "no such address",
                    "",
                );
            }
            Some(Contents::Generated { .. }) => {
                if let Some(pass_over) = entry.whole(0..=1000) {
                    replace.insert(address, pass_over);
                }
            }
        }
    }
    replace
}

/// A key of `[replace]` that names a day: in all slots, or in the one before it, as in `"classic/2026-12-24"`.
fn day(key: &str) -> Option<(Option<&str>, Date)> {
    let (slot, date) = match key.split_once('/') {
        Some((slot, date)) => (Some(slot), date),
        None => (None, key),
    };
    let date = date.parse().ok().filter(|_| date.len() == 10)?;
    Some((slot, date))
}

/// The addresses of a day, or what is wrong with it.
fn replaced(
    daily: &DailySpec,
    (slot, date): (Option<&str>, Date),
) -> Result<Vec<Address>, Diagnostic> {
    let slots = daily.slots.iter().map(|known| known.id.as_str());
    let slots: Vec<&str> = slots
        .filter(|&known| slot.is_none_or(|slot| slot == known))
        .collect();
    if slots.is_empty() {
        let known = daily.slots.iter().map(|slot| slot.id.as_str());
        let known: Vec<&str> = known.collect();
        let message = format!("there is no slot `{}`", slot.unwrap_or_default());
        Err(Diagnostic::error(message).help(format!("known here: {}", list(&known))))
    } else if !daily.calendar.prints(date) {
        let warning = Diagnostic::warning(format!("nothing prints on {date}"));
        Err(warning.help("the line can go"))
    } else {
        Ok(slots.iter().map(|slot| address(slot, date)).collect())
    }
}
