//! Puzzles that users bring: read, proved, and held against each other.

use super::reader::{Entry, Reports};
use super::{Contents, Files, Section};
use crate::diag::{Diagnostic, Place, Source, capped};
use crate::generate::{Level, Levels};
use crate::puzzle::canonical::{self, Form};
use crate::puzzle::{Kind, Puzzle, notation};
use crate::solver::{self, NotUnique};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The puzzles of a user's file, each proved to have one solution and all of one kind: `kind`, or where the spec
/// does not say it that of the first.
pub(super) fn sourced(
    reports: &Reports,
    entry: &Entry<'_>,
    kind: Option<Kind>,
    levels: &Levels,
    files: &dyn Files,
    level: Option<Level>,
    limit: Option<(&Entry<'_>, u32)>,
) -> Option<Contents> {
    let file = entry.line()?;
    let name = files.name(&file);
    let text = text(entry, files, &file, &name)?;
    let push_all = |list: Vec<Diagnostic>| {
        capped(list)
            .into_iter()
            .for_each(|report| reports.push(report))
    };
    let mut entries = match notation::parse(&text.text, kind) {
        Ok(entries) => entries,
        Err(errors) => {
            let report = |error: notation::NotationError| {
                Diagnostic::error(error.message).at(text.at(error.span), error.expected)
            };
            push_all(errors.into_iter().map(report).collect());
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
    let Some(kind) = entries.first().map(|first| first.shape.kind()) else {
        let label = "expected lines of 81 cells, grids of 9 lines, JSON, ...";
        entry.wrong(format!("`{name}` has no puzzles"), label, "");
        return None;
    };
    if let Some(other) = entries.iter().find(|found| found.shape.kind() != kind) {
        let message = format!(
            "a puzzle of kind `{}` among others of kind `{kind}`",
            other.shape.kind()
        );
        let report =
            Diagnostic::error(message).at(text.at(other.span.clone()), "the first that differs");
        reports.push(report.help("a section holds one kind; give this one a section of its own"));
        return None;
    }
    let (good, bad): (Vec<_>, Vec<_>) = entries
        .par_iter()
        .map(|found| prove(found, &text))
        .partition(Result::is_ok);
    if !bad.is_empty() {
        push_all(bad.into_iter().filter_map(Result::err).collect());
        return None;
    }
    let puzzles: Vec<Puzzle> = good.into_iter().filter_map(Result::ok).collect();
    if let Some(level) = level {
        let band = levels.band(kind, level);
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
        kind,
        file,
        text,
        level,
        puzzles,
    })
}

/// The text of a puzzle file.
fn text(entry: &Entry<'_>, files: &dyn Files, file: &str, name: &str) -> Option<Arc<Source>> {
    let unreadable = |why: String| {
        let help = "paths start at the spec's folder";
        entry.wrong(format!("cannot read the puzzles `{name}`"), why, help);
    };
    let bytes = files.read(file).map_err(unreadable).ok()?;
    match String::from_utf8(bytes) {
        Ok(text) => Some(Source::new(name, text)),
        Err(error) => {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = valid.iter().filter(|&&b| b == b'\n').count() + 1;
            let message = format!("`{name}` is no text: line {line} is not UTF-8");
            entry.wrong(message, "expected a text file of puzzles", "");
            None
        }
    }
}

/// The puzzle with its one solution, or why it has none to print.
fn prove(found: &notation::Entry, text: &Arc<Source>) -> Result<Puzzle, Diagnostic> {
    let wrong = |message: &str, label: &str| {
        Err(Diagnostic::error(message).at(text.at(found.span.clone()), label))
    };
    match solver::unique(&found.shape, &found.grid) {
        Ok(solution) if solution == found.grid => wrong(
            "a puzzle without an empty cell",
            "there is nothing left to solve",
        ),
        Ok(solution) => Ok(Puzzle {
            shape: found.shape.clone(),
            givens: found.grid.clone(),
            solution,
        }),
        Err(NotUnique::Unsettled) => wrong(
            "a puzzle that cannot be proved to have one solution",
            "the search was given up; it needs more givens",
        ),
        Err(NotUnique::None) => wrong("a puzzle without a solution", "no digits can complete it"),
        Err(NotUnique::Several(one, other)) => {
            let help = format!("one solution:     {one}\nanother solution: {other}");
            wrong("a puzzle with several solutions", "it needs more givens")
                .map_err(|report: Diagnostic| report.help(help))
        }
    }
}

/// No puzzle that users bring may stand in the book twice.
pub(super) fn no_twins(reports: &Reports, sections: &[Section]) {
    let mut seen: BTreeMap<Form, Place> = BTreeMap::new();
    for section in sections {
        let Contents::Sourced {
            kind,
            text,
            puzzles,
            ..
        } = &section.contents
        else {
            continue;
        };
        let entries = notation::parse(&text.text, Some(*kind)).unwrap_or_default();
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
