//! The book that the page shows, as data: its pages, its mistakes and its findings.

use gridpress_audit::preflight::Finding;
use gridpress_base::diag::{Diagnostic, Severity};
use gridpress_base::messages::{Text, Words};
use gridpress_base::text;
use gridpress_base::units::{Length, Rect};
use gridpress_book::Book;
use gridpress_layout::{BookLayout, Cover, Document, Guides, PageLabels};
use gridpress_spec::editing;
use serde_json::{Value, json};

/// Returns a report as JSON, with the line that it is about, and the path of the field if it is about the spec.
pub fn report(report: &Diagnostic, spec: &str, words: &Words) -> Value {
    let place = report.place.as_ref().map(|(place, _)| place);
    let line = place.map(|place| place.source.line_of(place.span.start));
    let own = place.filter(|place| place.source.name == spec);
    let path = own.map(|place| editing::path_at(&place.source.text, place.span.start));
    json!({
        "error": report.severity == Severity::Error,
        "words": report.in_words().in_page(words),
        "file": place.map(|place| &place.source.name),
        "line": line,
        "path": path.map(|path| editing::path_to_json(&editing::field_path(path))),
        "text": place.zip(line).and_then(|(place, line)| place.source.text.lines().nth(line - 1)),
    })
}

/// Returns a report in words, with its file and line.
pub fn in_words(report: &Diagnostic) -> Text {
    let words = report.in_words();
    match &report.place {
        Some((place, _)) => {
            let line = place.source.line_of(place.span.start).to_string();
            text!("in-line", file = place.source.name.as_str(), line, words)
        }
        None => words,
    }
}

/// Returns a finding about the pages as JSON.
pub fn finding(finding: &Finding, words: &Words) -> Value {
    json!({
        "rule": finding.rule,
        "name": words.rule(finding.rule),
        "advice": finding.is_advice,
        "passed": finding.passed,
        "which": finding.role.name(),
        "pages": finding.pages,
        "measured": finding.measured.in_page(words),
        "required": finding.required.in_page(words),
        "source": finding.source.in_page(words),
        "change": finding.change.in_page(words),
    })
}

/// Returns the data of a book for the page.
pub fn about(book: &Book, layout: &BookLayout) -> Value {
    let puzzles = book.puzzles().zip(&layout.puzzle_pages).map(|(puzzle, printed)| {
        json!([puzzle.name.text_form(), printed.page, printed.answer_page])
    });
    let outline = layout.book.outline.iter().map(
        |entry| json!({ "title": entry.title, "page": entry.to.page + 1, "depth": entry.depth }),
    );
    // The first page of each section, by its first puzzle.
    let mut first = 0;
    let sections = book.sections.iter().map(|puzzles| {
        let page = layout.puzzle_pages.get(first).map(|printed| printed.page);
        first += puzzles.len();
        page
    });
    json!({
        "title": book.spec.title,
        "sections": sections.collect::<Vec<_>>(),
        "texts": layout.text_pages,
        "parts": {
            "book": document(&layout.book),
            "answers": layout.answers.as_ref().map(document),
        },
        "puzzles": puzzles.collect::<Vec<_>>(),
        "outline": outline.collect::<Vec<_>>(),
        "printer": book.spec.page.printer.map(|printer| &printer.name),
        "guides": guides(&Guides::of(book, layout)),
    })
}

/// Returns the data of a cover for the page.
pub fn about_cover(cover: &Cover) -> Value {
    let mut about = document(&cover.document);
    about["spine"] = pt(cover.spine);
    about["bound"] = json!(cover.pages);
    about["bare"] = json!(cover.bare_spine);
    about
}

fn document(document: &Document) -> Value {
    let paper = &document.paper;
    let labels = match &document.labels {
        PageLabels::Folios => None,
        PageLabels::Names(names) => Some(names),
    };
    json!({
        "pages": document.len(),
        "labels": labels,
        "width": pt(paper.trim.width),
        "height": pt(paper.trim.height),
        "bleed": pt(paper.bleed),
        "facing": paper.facing,
    })
}

fn guides(guides: &Guides) -> Value {
    json!({
        "blocks": guides.blocks.map(rect),
        "safe": guides.safe.map(|safe| safe.map(rect)),
        "baseline": pt(guides.baseline),
        "leading": pt(guides.leading),
    })
}

fn rect(rect: Rect) -> Value {
    let Rect { origin, size } = rect;
    json!([pt(origin.x), pt(origin.y), pt(size.width), pt(size.height)])
}

/// Returns a length in points.
fn pt(length: Length) -> Value {
    json!(length.to_pt())
}
