//! Sections: generated ones, ones from a file, and replacements of single puzzles.

use super::reader::{Entry, Reports, Table};
use super::validate::printable_line;
use super::{Contents, Files, MOST_PUZZLES, Section};
use crate::diag::{Diagnostic, Place, Source, capped, nearest};
use crate::fonts::Fonts;
use crate::generate::{Address, Fill, Level, Levels, is_section_id};
use crate::puzzle::canonical::{self, Form};
use crate::puzzle::{Kind, Puzzle, Shape, Symbols, Symmetry, notation};
use crate::solver::{self, NotUnique};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The sections without mistakes, and the ids of all.
pub(super) fn sections(
    reports: &Reports,
    top: &Table<'_>,
    levels: &Levels,
    fonts: Option<&Fonts>,
    files: &dyn Files,
) -> (Vec<Section>, Vec<String>) {
    // A wrong type was reported by itself.
    let tables = match top.get("section") {
        Some(entry) => entry.tables(),
        None => Some(Vec::new()),
    };
    if tables.as_ref().is_some_and(Vec::is_empty) {
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
    let symmetry_entry = table.get("symmetry");
    let symmetry = match &symmetry_entry {
        Some(entry) => entry.choice(Symmetry::NAMES),
        None => Some(Symmetry::Rotate180),
    };
    classic_only(table);
    let contents = match table.get("source") {
        Some(entry) => {
            if let Some(symmetry) = symmetry_entry {
                let warning =
                    Diagnostic::warning("puzzles from a file keep the pattern that they have");
                reports.push(warning.at(symmetry.place(), "without effect here"));
            }
            let limit = count_entry.as_ref().zip(count);
            sourced(reports, &entry, levels, files, level, limit)
        }
        None => {
            let help = "or take puzzles from a file: source = \"mine.sdm\"";
            let (level_there, count_there) = (
                table.need("level", help),
                table.need("count", "as in count = 20"),
            );
            let there = level_there.is_some() && count_there.is_some();
            there.then_some(()).and(level.zip(count).zip(symmetry)).map(
                |((level, count), symmetry)| Contents::Generated {
                    kind: Kind::CLASSIC,
                    fill: Fill::Random,
                    level,
                    count,
                    symmetry,
                },
            )
        }
    };
    Some(Section {
        id: id?,
        title,
        symbols: Symbols::Letters,
        per_page: per_page?,
        contents: contents?,
        place,
        per_page_place: reports.place(per_page_span),
    })
}

/// Sizes and variants other than the classic one are refused by name.
fn classic_only(table: &Table<'_>) {
    if let Some(entry) = table.get("size") {
        if entry.is_string() {
            entry.choice(&[("9x9", ())]);
        } else {
            if let Some(size) = entry.whole(1..=64).filter(|&size| size != 9) {
                entry.wrong(
                    format!("size {size} is not in this version"),
                    "expected 9",
                    "it prints classic 9x9 sudoku",
                );
            }
        }
    }
    if let Some(entry) = table.get("box") {
        entry.choice(&[("3x3", ())]);
    }
    if let Some(entry) = table.get("variant") {
        for variant in entry.items().unwrap_or_default() {
            let Some(name) = variant.string() else {
                continue;
            };
            variant.wrong(
                format!("variant `{name}` is not in this version"),
                "expected no variant",
                "it prints classic 9x9 sudoku",
            );
        }
    }
}

/// The puzzles of a user's file, each proved to have one solution.
fn sourced(
    reports: &Reports,
    entry: &Entry<'_>,
    levels: &Levels,
    files: &dyn Files,
    level: Option<Level>,
    limit: Option<(&Entry<'_>, u32)>,
) -> Option<Contents> {
    let file = entry.line()?;
    let name = files.name(&file);
    let unreadable = |why: String| {
        entry.wrong(
            format!("cannot read the puzzles `{name}`"),
            why,
            "paths start at the spec's folder",
        );
    };
    let bytes = files.read(&file).map_err(unreadable).ok()?;
    let text = match String::from_utf8(bytes) {
        Ok(text) => Source::new(&name, text),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let line = error.as_bytes()[..valid]
                .iter()
                .filter(|&&b| b == b'\n')
                .count()
                + 1;
            entry.wrong(
                format!("`{name}` is no text: line {line} is not UTF-8"),
                "expected a text file of puzzles",
                "",
            );
            return None;
        }
    };
    let mut entries = match notation::parse(&text.text) {
        Ok(entries) => entries,
        Err(errors) => {
            let all = errors.into_iter().map(|error| {
                Diagnostic::error(error.message).at(text.at(error.span), error.expected)
            });
            capped(all.collect())
                .into_iter()
                .for_each(|report| reports.push(report));
            return None;
        }
    };
    if let Some((count, limit)) = limit {
        if entries.len() < limit as usize {
            let label = format!("`{name}` has {}", entries.len());
            count.wrong(
                format!("{limit} puzzles are wanted, and there are not so many"),
                label,
                "leave `count` out to print all",
            );
            return None;
        }
        entries.truncate(limit as usize);
    }
    if entries.is_empty() {
        entry.wrong(
            format!("`{name}` has no puzzles"),
            "expected lines of 81 cells or grids of 9 lines",
            "",
        );
        return None;
    }
    let shape = Shape::classic();
    let proved: Vec<Result<Puzzle, Diagnostic>> = entries
        .par_iter()
        .map(|found| match solver::unique(shape, &found.grid) {
            Ok(solution) if solution == found.grid => {
                Err(Diagnostic::error("a puzzle without an empty cell").at(
                    text.at(found.span.clone()),
                    "there is nothing left to solve",
                ))
            }
            Ok(solution) => Ok(Puzzle {
                shape: shape.clone(),
                givens: found.grid.clone(),
                solution,
            }),
            Err(NotUnique::None) => Err(Diagnostic::error("a puzzle without a solution")
                .at(text.at(found.span.clone()), "no digits can complete it")),
            Err(NotUnique::Several(one, other)) => {
                Err(Diagnostic::error("a puzzle with several solutions")
                    .at(text.at(found.span.clone()), "it needs more givens")
                    .help(format!(
                        "one solution:     {one}\nanother solution: {other}"
                    )))
            }
        })
        .collect();
    let (good, bad): (Vec<_>, Vec<_>) = proved.into_iter().partition(Result::is_ok);
    if !bad.is_empty() {
        capped(bad.into_iter().filter_map(Result::err).collect())
            .into_iter()
            .for_each(|report| reports.push(report));
        return None;
    }
    let puzzles: Vec<Puzzle> = good.into_iter().filter_map(Result::ok).collect();
    if let Some(level) = level {
        let band = levels.band(Kind::CLASSIC, level);
        let outside = entries
            .iter()
            .zip(&puzzles)
            .filter(|(_, puzzle)| !band.contains(&puzzle.removed()));
        let outside: Vec<_> = outside.collect();
        if let Some((first, puzzle)) = outside.first() {
            let message = format!(
                "{} of {} puzzles are not `{level}`, and get the label they earn",
                outside.len(),
                puzzles.len()
            );
            let label = format!(
                "{} cells removed; `{level}` is {} to {}",
                puzzle.removed(),
                band.start(),
                band.end()
            );
            reports.push(Diagnostic::warning(message).at(text.at(first.span.clone()), label));
        }
    }
    Some(Contents::Sourced {
        file,
        text,
        level,
        puzzles,
    })
}

/// No puzzle that users bring may stand in the book twice.
fn no_twins(reports: &Reports, sections: &[Section]) {
    let mut seen: BTreeMap<Form, Place> = BTreeMap::new();
    for section in sections {
        let Contents::Sourced { text, puzzles, .. } = &section.contents else {
            continue;
        };
        let entries = notation::parse(&text.text).unwrap_or_default();
        for (puzzle, entry) in puzzles.iter().zip(entries) {
            let here = text.at(entry.span);
            if let Some(first) = seen.insert(canonical::form(puzzle), here.clone()) {
                let line = first.source.line_of(first.span.start);
                let label = format!(
                    "the same as {}:{line}, or a turned, swapped or relabelled copy of it",
                    first.source.name
                );
                let report = Diagnostic::error("the same puzzle twice").at(here, label);
                reports.push(report.help("take one of them out"));
            }
        }
    }
}

/// `[replace]`: how many accepted attempts to pass over, by address.
///
/// `ids` are those of all sections; one that is not among `sections` has mistakes of its own, reported already.
pub(super) fn replacements(
    reports: &Reports,
    table: Option<Table<'_>>,
    sections: &[Section],
    ids: &[String],
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
                "as in \"easy/17\" = 1",
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
