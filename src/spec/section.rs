//! Sections: generated ones, ones from a file, and replacements of single puzzles.

use super::daily::{self, DailySpec};
use super::kind::kind;
use super::reader::{Entry, Reports, Table};
use super::source::{no_twins, sourced};
use super::validate::{self, printable_line};
use super::{Contents, Files, MOST_PUZZLES, Order, Section};
use crate::diag::{Diagnostic, Place, nearest};
use crate::fonts::Fonts;
use crate::generate::{
    Address, Fill, Level, Levels, Recipe, Removal, Target, in_reach, is_section_id, most_removed,
    window_in_reach,
};
use crate::puzzle::{Kind, Symbols, Symmetry};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The sections without mistakes, and the ids of all.
pub(super) fn sections(
    reports: &Reports,
    top: &Table<'_>,
    is_daily: bool,
    levels: &Levels,
    fonts: Option<&Fonts>,
    files: &dyn Files,
) -> (Vec<Section>, Vec<String>) {
    // A wrong type was reported by itself.
    let tables = match top.get("section") {
        Some(entry) => entry.tables(),
        None => Some(Vec::new()),
    };
    if !is_daily && tables.as_ref().is_some_and(Vec::is_empty) {
        let report = Diagnostic::error("a book without puzzles: there is no [[section]]");
        let help = "add one:\n[[section]]\nid = \"easy\"\nlevel = \"easy\"\ncount = 20";
        reports.push(
            report
                .at(
                    reports.place(top.span()),
                    "expected a [[section]] in this file",
                )
                .help(help),
        );
    }
    let mut sections: Vec<Section> = Vec::new();
    let mut ids: BTreeMap<String, usize> = BTreeMap::new(); // id, and where it stands
    for table in tables.unwrap_or_default() {
        let id = table
            .need(
                "id",
                "it names the section's puzzles for ever: id = \"easy\"",
            )
            .and_then(|entry| id(reports, &entry, &mut ids));
        let section = section(reports, &table, levels, fonts, files, id);
        table.finish();
        sections.extend(section);
    }
    no_twins(reports, &sections);
    (sections, ids.into_keys().collect())
}

fn id(reports: &Reports, entry: &Entry<'_>, ids: &mut BTreeMap<String, usize>) -> Option<String> {
    let text = entry.string()?;
    if !is_section_id(text) {
        entry.wrong(
            format!("`{text}` cannot be an id"),
            "expected letters, digits, `-` and `_`, without accents",
            "",
        );
        return None;
    }
    let place = entry.place();
    if let Some(first) = ids.insert(text.to_owned(), place.span.start) {
        let first = place.source.line_of(first);
        let report = Diagnostic::error(format!("two sections with the id `{text}`"))
            .at(place, format!("the other stands in line {first}"))
            .help("an id names a stream of puzzles, so two of them would print the same ones");
        reports.push(report);
    }
    Some(text.to_owned())
}

fn section(
    reports: &Reports,
    table: &Table<'_>,
    levels: &Levels,
    fonts: Option<&Fonts>,
    files: &dyn Files,
    id: Option<String>,
) -> Option<Section> {
    let title = table
        .get("title")
        .and_then(|entry| printable_line(&entry, fonts));
    let per_page_entry = table.get("per_page");
    let per_page_span = per_page_entry
        .as_ref()
        .map_or(table.span(), |entry| entry.span());
    let per_page = per_page_entry.map_or(Some(2), |entry| entry.whole(1..=100));
    let level_entry = table.get("level");
    let place = level_entry
        .as_ref()
        .map_or(reports.place(table.span()), |entry| entry.place());
    let level = level_entry.and_then(|entry| entry.choice(Level::NAMES));
    let count_entry = table.get("count");
    let count = count_entry
        .as_ref()
        .and_then(|entry| entry.whole(1..=MOST_PUZZLES));
    let is_named = ["size", "box", "variant"]
        .map(|key| table.get(key).is_some())
        .contains(&true);
    let kind = kind(reports, table);
    let symbols = table
        .get("symbols")
        .map_or(Some(Symbols::Letters), |entry| entry.choice(Symbols::NAMES));
    let source = table.get("source");
    let order = match table.get("order") {
        Some(entry) => entry.choice(Order::NAMES),
        // Whoever brings puzzles has an order in mind.
        None if source.is_some() => Some(Order::Drawn),
        None => Some(Order::Rising),
    };
    let contents = match source {
        Some(entry) => {
            for key in OF_GENERATED {
                if let Some(entry) = table.get(key) {
                    let warning = Diagnostic::warning("puzzles from a file stay as they are");
                    reports.push(warning.at(entry.place(), "without effect here"));
                }
            }
            let limit = count_entry.as_ref().zip(count);
            let kind = kind?;
            sourced(
                reports,
                &entry,
                is_named.then_some(kind),
                levels,
                files,
                level,
                limit,
            )
        }
        None => {
            let help = "or take puzzles from a file: source = \"mine.sdm\"";
            let (level_there, count_there) = (
                table.need("level", help),
                table.need("count", "as in count = 20"),
            );
            let target = target(reports, table, kind, level, levels, &place);
            let there = level_there.is_some() && count_there.is_some();
            there.then_some(())?;
            Some(Contents::Generated {
                target: target?,
                level: level?,
                count: count?,
            })
        }
    };
    Some(Section {
        id: id?,
        title,
        symbols: symbols?,
        per_page: per_page?,
        order: order?,
        contents: contents?,
        place,
        per_page_place: reports.place(per_page_span),
    })
}

/// What only the generator heeds.
const OF_GENERATED: [&str; 5] = ["symmetry", "fill", "removed", "technique", "steady"];

/// What kind of puzzles to make, and which of them to take.
pub(super) fn target(
    reports: &Reports,
    table: &Table<'_>,
    kind: Option<Kind>,
    level: Option<Level>,
    levels: &Levels,
    place: &Place,
) -> Option<Target> {
    let symmetry = match table.get("symmetry") {
        Some(entry) => entry.choice(Symmetry::NAMES),
        None => Some(Symmetry::Rotate180),
    };
    let fill_entry = table.get("fill");
    let fill = fill_entry
        .as_ref()
        .map_or(Some(Fill::default()), |entry| entry.choice(Fill::NAMES));
    let steady = table
        .get("steady")
        .map_or(Some(false), |entry| entry.boolean());
    let own_window = table.get("technique").map(|entry| validate::window(&entry));
    let band = kind.and_then(|kind| band(reports, table, kind, level, levels, place));
    let (kind, symmetry, fill, level) = (kind?, symmetry?, fill?, level?);
    let band = band?;
    if let Some((entry, error)) = fill_entry.as_ref().zip(fill.goes_with(kind).err()) {
        entry.wrong(
            error.message,
            "this section has such a variant",
            &error.help,
        );
        return None;
    }
    let window = match own_window {
        Some(own) => own?,
        None => levels.window(kind, symmetry, level),
    };
    let far = if !in_reach(kind, symmetry, &band) {
        Some(format!(
            "{} to {} cells removed are out of reach with symmetry `{symmetry}`",
            band.start(),
            band.end()
        ))
    } else if !window_in_reach(kind, symmetry, level, &window) {
        Some(format!(
            "`{level}` puzzles that need `{}` to `{}` are out of reach with symmetry `{symmetry}`",
            window.start(),
            window.end()
        ))
    } else {
        None
    };
    if let Some(message) = far {
        let help = match levels.hardest(kind, symmetry) {
            Some(level) => format!("the hardest level in reach is `{level}`"),
            None => "take another symmetry".to_owned(),
        };
        let label = "fewer than one attempt in 10,000 ends there";
        let report = Diagnostic::error(message).at(place.clone(), label);
        reports.push(report.help(help));
        return None;
    }
    Some(Target {
        recipe: Recipe {
            kind,
            fill,
            symmetry,
            removal: Removal::Band(band),
        },
        window: Some(window),
        steady: steady?,
    })
}

/// The band of removed cells: the section's own, or that of its level.
fn band(
    reports: &Reports,
    table: &Table<'_>,
    kind: Kind,
    level: Option<Level>,
    levels: &Levels,
    place: &Place,
) -> Option<RangeInclusive<u32>> {
    let most = most_removed(kind);
    if let Some(entry) = table.get("removed") {
        return validate::band(&entry, most);
    }
    let level = level?;
    let band = levels.band(kind, level);
    if *band.end() > most {
        let message = format!(
            "the band of `{level}` is {} to {}",
            band.start(),
            band.end()
        );
        let label = format!("size {kind} has no puzzles with more than {most} cells removed");
        let help = "give the section a band of its own, as in removed = [12, 18]";
        reports.push(
            Diagnostic::error(message)
                .at(place.clone(), label)
                .help(help),
        );
        return None;
    }
    Some(band)
}

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
        let of_day = daily::day(&key).filter(|_| is_daily);
        // Of a desk with mistakes nobody knows which days it has.
        let of_day = of_day.map(|day| daily.map(|daily| daily::replaced(daily, day)));
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
