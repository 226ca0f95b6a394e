//! The author's own puzzles: pasted or dropped text in any format, checked before it is stored.

use crate::own_files::place_new;
use crate::project::{ProjectFolder, RequestError, text_in};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{BookSpec, Contents, Files};
use gridpress_engine::notation;
use gridpress_messages::diag::{Diagnostic, Severity, Source};
use gridpress_messages::{Text, Words, text};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The name of the puzzles in messages.
const NAME: &str = "puzzles";
/// A book of only these puzzles, with which they are checked.
const BOOK: &str = "[[section]]\nid = \"own\"\nsource = \"puzzles\"\n";
/// The maximum number of mistakes or warnings in a reply.
const MAX_MISTAKES: usize = 20;

/// Checks the puzzles in the text of a request, and stores them if they are valid and the request says so. Returns their
/// number and kind, the warnings, and the path of the file; or the mistakes, each with its line.
///
/// # Errors
/// If the request is malformed, or the file cannot be written.
pub fn add(
    folder: &dyn ProjectFolder,
    request: &Value,
    words: &Words,
) -> Result<Value, RequestError> {
    let text = text_in(request, "text")?;
    let pasted = PastedPuzzles(text);
    let (spec, warnings) = match BookSpec::parse(&Source::new("own puzzles", BOOK), &pasted) {
        Ok(read) => read,
        Err(reports) => {
            return Ok(
                json!({ "mistakes": placed_reports(text, &reports, Severity::Error, words) }),
            );
        }
    };
    let Some(section) = spec.sections.first() else {
        return Err(RequestError::Malformed);
    };
    let Contents::FromFile { .. } = &section.contents else {
        return Err(RequestError::Malformed);
    };
    let mut reply = json!({
        "count": section.contents.count(),
        "kind": words.kind(section.contents.kind()),
        "warnings": placed_reports(text, &warnings, Severity::Warning, words),
    });
    let book = Book::make(spec, "1", &|_| ())?;
    let verdict = |puzzle: &BookPuzzle| {
        json!({
            "level": words.level(puzzle.level),
            "technique": words.technique(puzzle.rating.technique),
            "givens": puzzle.puzzle.givens.filled_count(),
        })
    };
    reply["puzzles"] = book.puzzles().map(verdict).collect();
    if request["store"] == true {
        let name = request["name"].as_str().unwrap_or("own-puzzles.txt");
        let path = place_new(folder, "puzzles", name, "txt", text.as_bytes().to_vec())?;
        reply["path"] = path.into();
    }
    Ok(reply)
}

/// Returns the reports of a severity about the puzzles in a text, with their lines, the numbers of the puzzles, and what
/// was expected.
fn placed_reports(
    text: &str,
    reports: &[Diagnostic],
    severity: Severity,
    words: &Words,
) -> Vec<Value> {
    let found = notation::parse_each(text, None);
    let good = found.puzzles.iter().map(|puzzle| puzzle.span.start);
    let starts: BTreeSet<usize> =
        good.chain(found.errors.iter().map(|error| error.span.start)).collect();
    let errors = reports.iter().filter(|report| report.severity == severity);
    let mistake = |report: &Diagnostic| {
        let place = report.place.as_ref().map(|(place, _)| place);
        let own = place.filter(|place| place.source.name == NAME);
        json!({
            "line": own.map(|place| place.source.line_of(place.span.start)),
            "number": own.map(|place| starts.range(..=place.span.start).count()),
            "words": report.in_words().in_page(words),
        })
    };
    errors.take(MAX_MISTAKES).map(mistake).collect()
}

/// The pasted text as the only file.
struct PastedPuzzles<'t>(&'t str);

impl Files for PastedPuzzles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        if path == NAME { Ok(self.0.as_bytes().to_vec()) } else { Err(text!("file-not-found")) }
    }
}
