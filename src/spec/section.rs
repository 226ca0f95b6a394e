//! The tables `[[section]]`: puzzles that belong together, made here or brought by the user.

use super::files::Files;
use super::kind::kind;
use super::reader::{Entry, Reports, Table};
use super::source::{Sourced, Twins, Wanted, sourced};
use super::target::target;
use super::text::printable_line;
use crate::diag::{Diagnostic, Place, Source};
use crate::fonts::Fonts;
use crate::generate::{Level, Levels, Target, is_section_id};
use crate::named::names;
use crate::puzzle::{Kind, Puzzle, Symbols};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most puzzles that a section holds.
pub const MOST_PUZZLES: u32 = 100_000;

/// Where a section's puzzles come from.
#[derive(Clone, Debug)]
pub enum Contents {
    /// The generator makes them.
    Generated {
        /// The kind of puzzle, and which of them to take.
        target: Target,
        /// How hard.
        level: Level,
        /// How many.
        count: u32,
    },
    /// The user brings them.
    Sourced {
        /// The kind of all of them.
        kind: Kind,
        /// The file, as the spec spells it.
        file: String,
        /// What is in it.
        text: Arc<Source>,
        /// The label that the spec asks for.
        level: Option<Level>,
        /// The puzzles, each proved to have one solution.
        puzzles: Vec<Puzzle>,
    },
}

impl Contents {
    /// How many puzzles.
    pub fn count(&self) -> u32 {
        match self {
            Contents::Generated { count, .. } => *count,
            Contents::Sourced { puzzles, .. } => puzzles.len() as u32,
        }
    }

    /// Size and variants that the spec names.
    pub fn kind(&self) -> Kind {
        match self {
            Contents::Generated { target, .. } => target.recipe.kind,
            Contents::Sourced { kind, .. } => *kind,
        }
    }

    /// The level that the spec names.
    pub fn level(&self) -> Option<Level> {
        match self {
            Contents::Generated { level, .. } => Some(*level),
            Contents::Sourced { level, .. } => *level,
        }
    }
}

/// Puzzles that belong together.
#[derive(Clone, Debug)]
pub struct Section {
    /// Names the stream of its puzzles.
    pub id: String,
    /// Its heading; without one it has no opening page and no line in the contents.
    pub title: Option<String>,
    /// What stands for values above 9.
    pub symbols: Symbols,
    /// Puzzles on a page.
    pub per_page: u32,
    /// The order in which they are printed.
    pub order: Order,
    /// The puzzles.
    pub contents: Contents,
    /// Where the spec speaks of it.
    pub place: Place,
    /// Where it says how many puzzles a page has.
    pub per_page_place: Place,
}

/// The order of a section's puzzles on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// From the easiest to the hardest, by their score.
    Rising,
    /// As they were drawn, or as their file has them.
    Drawn,
}

names! {
    Order {
        "rising" => Order::Rising,
        "drawn" => Order::Drawn,
    }
}

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
    let mut twins = Twins::default();
    let mut ids: BTreeMap<String, usize> = BTreeMap::new(); // id, and where it stands
    for table in tables.unwrap_or_default() {
        let id = table
            .need(
                "id",
                "it names the section's puzzles for ever: id = \"easy\"",
            )
            .and_then(|entry| id(reports, &entry, &mut ids));
        let section = section(reports, &table, levels, fonts, files, id, &mut twins);
        table.finish();
        sections.extend(section);
    }
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
    twins: &mut Twins,
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
    let level = level_entry.and_then(|entry| entry.choice());
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
        .map_or(Some(Symbols::Letters), |entry| entry.choice());
    let source = table.get("source");
    let order = match table.get("order") {
        Some(entry) => entry.choice(),
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
            let wanted = Wanted {
                kind: is_named.then_some(kind?),
                level,
                limit: count_entry.as_ref().zip(count),
            };
            let sourced = sourced(reports, &entry, &wanted, levels, files);
            if let (Some(sourced), Some(_)) = (&sourced, &id) {
                twins.look(reports, sourced);
            }
            sourced.map(|sourced| brought(sourced, level))
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

fn brought(sourced: Sourced, level: Option<Level>) -> Contents {
    let Sourced {
        kind,
        file,
        text,
        puzzles,
    } = sourced;
    Contents::Sourced {
        kind,
        file,
        text,
        level,
        puzzles: puzzles.into_iter().map(|(puzzle, _)| puzzle).collect(),
    }
}

/// What only the generator heeds.
const OF_GENERATED: [&str; 5] = ["symmetry", "fill", "removed", "technique", "steady"];
