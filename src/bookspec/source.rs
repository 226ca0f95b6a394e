//! Puzzles from the user's files: reading, proof of uniqueness, and detection of duplicates.

use super::key::{ReadContext, SpecField};
use super::limits;
use super::reader::Reports;
use gridpress_engine::notation;
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::puzzle::{Kind, Puzzle};
use gridpress_engine::solver::{self, NotUnique};
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Place, Source};
use gridpress_messages::file_kind;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// The puzzles of a user's file.
pub(super) struct SourcePuzzles {
    /// Kind of all the puzzles.
    pub kind: Kind,
    /// Path of the file, as written in the spec.
    pub file: String,
    /// Text of the file.
    pub text: Arc<Source>,
    /// `true` if the file may state rules that are not read.
    pub may_lack_rules: bool,
    /// The puzzles, each proved to have one solution, with its range of bytes in `text`.
    pub puzzles: Vec<(Puzzle, Range<usize>)>,
}

/// The keys of a section that concern the puzzles in its file.
pub(super) struct SourceRequest<'a> {
    /// Kind of the puzzles; `None` for that of the first puzzle.
    pub kind: Option<Kind>,
    /// Number of puzzles to print.
    pub count: &'a SpecField<u32>,
}

/// Reads puzzles from a file of the spec.
pub(super) fn read_source(
    cx: &ReadContext<'_>,
    source: &SpecField<String>,
    request: &SourceRequest<'_>,
) -> Option<SourcePuzzles> {
    let reports = cx.reports;
    let file = source.value.clone()?;
    let name = cx.files.name(&file);
    let text = read_text(cx, source, &file, &name)?;
    let entries = parse_entries(reports, &text, request.kind)?;
    // Before the proofs, which would be wasted on puzzles that are not printed.
    let entries = take_count(reports, entries, request.count, &name)?;
    if let Some((message, label)) = limits::PUZZLES.refusal(entries.len() as u64) {
        source.report_error(reports, message, label, text!("print-first-puzzles"));
        return None;
    }
    let kind = common_kind(reports, source, &entries, &text, &name)?;
    check_printable(reports, &entries, &text)?;
    let may_lack_rules = entries.iter().any(|entry| entry.may_lack_rules);
    if let Some(entry) = entries.iter().find(|entry| entry.counts_from_zero()) {
        let report = Diagnostic::warning(text!("digits-from-zero"));
        let label = text!("printed-from-one");
        reports.push(report.at(text.at(entry.span.clone()), label));
    }
    let puzzles = prove_all(reports, entries, &text)?;
    Some(SourcePuzzles { kind, file, text, may_lack_rules, puzzles })
}

fn push_all(reports: &Reports, list: Vec<Diagnostic>) {
    list.into_iter().for_each(|report| reports.push(report));
}

/// Parses the puzzles without proving them.
fn parse_entries(
    reports: &Reports,
    text: &Arc<Source>,
    kind: Option<Kind>,
) -> Option<Vec<notation::ParsedPuzzle>> {
    let notation::ParseOutcome { puzzles, errors, warnings, unread_from } =
        notation::parse_each(&text.text, kind);
    // Unlike in commands, one unreadable puzzle fails the section: a book must not silently lack a puzzle.
    let is_complete = errors.is_empty() && unread_from.is_none();
    push_all(reports, warnings.iter().map(|warning| text.report_warning(warning)).collect());
    push_all(reports, errors.into_iter().map(|error| text.report(error)).collect());
    is_complete.then_some(puzzles)
}

/// Checks that a book can print the kind of all puzzles.
fn check_printable(
    reports: &Reports,
    entries: &[notation::ParsedPuzzle],
    text: &Arc<Source>,
) -> Option<()> {
    let refused = |entry: &notation::ParsedPuzzle| {
        let error = entry.shape.kind().check_printable().err()?;
        Some(Diagnostic::error(error.message).at(text.at(entry.span.clone()), error.help))
    };
    let refused: Vec<Diagnostic> = entries.iter().filter_map(refused).collect();
    let are_all_printable = refused.is_empty();
    push_all(reports, refused);
    are_all_printable.then_some(())
}

/// Returns as many puzzles as the spec requests, and reports a file with fewer.
fn take_count(
    reports: &Reports,
    mut entries: Vec<notation::ParsedPuzzle>,
    count: &SpecField<u32>,
    name: &str,
) -> Option<Vec<notation::ParsedPuzzle>> {
    let Some(most) = count.value else {
        return Some(entries);
    };
    if entries.len() < most as usize {
        count.report_error(
            reports,
            text!(
                "fewer-in-file",
                setting = TextArg::key("section.count"),
                most = most.to_string()
            ),
            text!("file-has-puzzles", file = name, count = entries.len()),
            text!("leave-count-out", setting = TextArg::key("section.count")),
        );
        return None;
    }
    entries.truncate(most as usize);
    Some(entries)
}

/// Returns the kind of all puzzles, and reports one of another kind.
fn common_kind(
    reports: &Reports,
    source: &SpecField<String>,
    entries: &[notation::ParsedPuzzle],
    text: &Arc<Source>,
    name: &str,
) -> Option<Kind> {
    let Some(kind) = entries.first().map(|first| first.shape.kind()) else {
        let label = text!("expected-puzzles");
        source.report_error(reports, text!("file-without-puzzles", file = name), label, "");
        return None;
    };
    let Some(other) = entries.iter().find(|found| found.shape.kind() != kind) else {
        return Some(kind);
    };
    let message =
        text!("other-kind", other = other.shape.kind().to_string(), kind = kind.to_string());
    let place = text.at(other.span.clone());
    let report = Diagnostic::error(message).at(place, text!("first-that-differs"));
    reports.push(report.help(text!("one-kind-per-section")));
    None
}

/// Returns the puzzles with their solutions, and reports those without exactly one.
fn prove_all(
    reports: &Reports,
    entries: Vec<notation::ParsedPuzzle>,
    text: &Arc<Source>,
) -> Option<Vec<(Puzzle, Range<usize>)>> {
    let (good, bad): (Vec<_>, Vec<_>) = parallel::map(&entries, |found| {
        prove_unique(found, text).map(|puzzle| (puzzle, found.span.clone()))
    })
    .into_iter()
    .partition(Result::is_ok);
    if !bad.is_empty() {
        push_all(reports, bad.into_iter().filter_map(Result::err).collect());
        return None;
    }
    Some(good.into_iter().filter_map(Result::ok).collect())
}

/// Reads the text of a puzzle file.
fn read_text(
    cx: &ReadContext<'_>,
    source: &SpecField<String>,
    file: &str,
    name: &str,
) -> Option<Arc<Source>> {
    let unreadable = |why: Text| {
        let message = text!("cannot-read-puzzles", file = name);
        source.report_error(cx.reports, message, why, text!("paths-are-relative"));
    };
    let bytes = cx.files.read(file).map_err(unreadable).ok()?;
    let text = file_kind::decode(name, bytes).map_err(|report| {
        let label = text!("expected-file-of-puzzles");
        cx.reports.push(report.maybe_at(source.place.clone(), label));
    });
    Some(Source::new(name, text.ok()?))
}

/// Returns the puzzle with its only solution, or a report if it has none, or several.
fn prove_unique(found: &notation::ParsedPuzzle, text: &Arc<Source>) -> Result<Puzzle, Diagnostic> {
    let wrong = |message: Text, label: Text| {
        Err(Diagnostic::error(message).at(text.at(found.span.clone()), label))
    };
    match solver::unique(&found.shape, &found.grid) {
        Ok(solution) if solution == found.grid => {
            wrong(text!("full-puzzle"), text!("nothing-to-solve"))
        }
        Ok(solution) => Ok(Puzzle {
            shape: found.shape.clone(),
            givens: found.grid.clone(),
            solution,
            hidden: None,
        }),
        Err(NotUnique::Undetermined) => wrong(text!("unproved-puzzle"), text!("search-gave-up")),
        Err(NotUnique::NoSolution) => wrong(text!("no-solution"), text!("cannot-be-completed")),
        Err(NotUnique::Several(one, other)) => {
            let help = Text::lines(vec![
                text!("one-solution-is", one = one.to_string()),
                text!("another-solution-is", other = other.to_string()),
            ]);
            wrong(text!("several-solutions"), text!("needs-more-givens"))
                .map_err(|report: Diagnostic| report.help(help))
        }
    }
}

/// Detector of duplicates among the puzzles of the user's files.
#[derive(Default)]
pub(super) struct DuplicateCheck {
    seen: BTreeMap<CanonicalForm, Place>,
}

impl DuplicateCheck {
    /// Reports puzzles that are equivalent to earlier ones, even if turned, swapped or relabelled.
    pub(super) fn check(&mut self, reports: &Reports, sourced: &SourcePuzzles) {
        for (puzzle, span) in &sourced.puzzles {
            let here = sourced.text.at(span.clone());
            // The latest place is kept, so that a third copy is compared with the second, which is nearer.
            let Some(first) = self.seen.insert(canonical::canonical_form(puzzle), here.clone())
            else {
                continue;
            };
            let line = first.source.line_of(first.span.start);
            let label =
                text!("same-as", file = first.source.name.as_str(), line = line.to_string());
            let report = Diagnostic::error(text!("same-puzzle-twice")).at(here, label);
            reports.push(report.help(text!("remove-one")));
        }
    }
}
