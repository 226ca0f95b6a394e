//! The book that the page shows, as data: its pages, its mistakes and its findings.

use gridpress_audit::preflight::Finding;
use gridpress_book::Book;
use gridpress_bookspec::{Printer, editing};
use gridpress_ground::record::record;
use gridpress_ground::units::{Length, Rect};
use gridpress_layout::{BookLayout, Document, Guides, PageLabels};
use gridpress_messages::diag::{Diagnostic, Severity};
use gridpress_messages::text;
use gridpress_messages::{Text, Words};
use serde_json::Value;

record! {
    /// A report on the spec or on another file.
    pub struct ReportView: Serialize {
        /// `true` for a mistake, `false` for a warning.
        error: bool,
        /// The message.
        words: String,
        /// The file that it is about.
        file: Option<String>,
        /// The line in the file, from 1.
        line: Option<usize>,
        /// The path of the field, if it is about the spec.
        path: Option<Value>,
        /// The text of the line.
        text: Option<String>,
    }
}

record! {
    /// A finding about the pages.
    pub struct FindingView: Serialize {
        /// The rule.
        rule: &'static str,
        /// Its name.
        name: String,
        /// `true` if it is only advice.
        advice: bool,
        /// `true` if the pages follow the rule.
        passed: bool,
        /// The PDF that it is about.
        which: &'static str,
        /// The pages, from 1.
        pages: Vec<u32>,
        /// The measured value.
        measured: String,
        /// The required value.
        required: String,
        /// The source of the rule.
        source: String,
        /// The proposed change.
        change: String,
    }
}

record! {
    /// A book.
    #[derive(Clone, Debug)]
    pub struct BookView: Serialize {
        /// The title.
        title: String,
        /// The first page of each section, from 1; `null` without puzzles.
        sections: Vec<Option<u32>>,
        /// The first pages of the chapters of each text, and the page after it.
        texts: Vec<Vec<u32>>,
        /// The documents.
        parts: DocumentViews,
        /// The puzzles: their names, pages, and pages of their answers, from 1.
        puzzles: Vec<(String, u32, Option<u32>)>,
        /// The outline of the book.
        outline: Vec<OutlineView>,
        /// The printer.
        printer: Option<String>,
        /// The guide lines of pages.
        guides: GuidesView,
    }
}

impl BookView {
    /// Returns the book with the name of its printer in the language of `words`.
    pub fn in_page(&self, words: &Words) -> BookView {
        let printer = self.printer.as_deref().and_then(Printer::named);
        let printer = printer.map(|printer| words.printer(printer.name, &printer.title));
        BookView { printer, ..self.clone() }
    }
}

record! {
    /// The documents of a book.
    #[derive(Clone, Debug)]
    pub struct DocumentViews: Serialize {
        /// The book.
        book: DocumentView,
        /// The answers, if they are separate.
        answers: Option<DocumentView>,
    }
}

record! {
    /// An entry of the outline.
    #[derive(Clone, Debug)]
    pub struct OutlineView: Serialize {
        /// The title.
        title: String,
        /// The page, from 1.
        page: usize,
        /// The number of entries above it.
        depth: usize,
    }
}

record! {
    /// The pages of a document, with lengths in points.
    #[derive(Clone, Debug)]
    pub struct DocumentView: Serialize {
        /// The number of pages.
        pages: usize,
        /// The names of pages without folios.
        labels: Option<Vec<String>>,
        /// The width of a finished page.
        width: f64,
        /// Its height.
        height: f64,
        /// The ink beyond it.
        bleed: f64,
        /// `true` if pages face each other.
        facing: bool,
    }
}

record! {
    /// The guide lines of pages, in points: first those of right pages, then those of left ones. A rectangle is its left
    /// and top edge, its width and its height.
    #[derive(Clone, Debug)]
    pub struct GuidesView: Serialize {
        /// The text block.
        blocks: [[f64; 4]; 2],
        /// The area where nothing is cut off, if the printer publishes it.
        safe: Option<[[f64; 4]; 2]>,
        /// The first baseline.
        baseline: f64,
        /// The distance between baselines.
        leading: f64,
    }
}

record! {
    /// A step on the way to the shop, with values for its words.
    #[derive(Clone, Debug, Default)]
    pub struct ChecklistItem: Serialize {
        /// Its name.
        pub id: &'static str,
        /// `good`, `todo` or `bad`.
        pub state: &'static str,
        /// The name of the printer.
        pub printer: Option<String>,
        /// The number of rules or puzzles.
        pub count: Option<usize>,
        /// The number of rules that the book follows.
        pub passed: Option<usize>,
        /// The rules that it does not follow.
        pub rules: Option<Vec<&'static str>>,
        /// The number of pages.
        pub pages: Option<u32>,
        /// The number of pages for which the file of the cover was made.
        pub bound: Option<u32>,
        /// The width of the spine, in points.
        pub spine: Option<f64>,
        /// The number of puzzles that a text promises.
        pub promised: Option<String>,
    }
}

/// Returns a report in the language of `words`. The spec is the file with that name.
pub fn report(report: &Diagnostic, spec: &str, words: &Words) -> ReportView {
    let place = report.place.as_ref().map(|(place, _)| place);
    let line = place.map(|place| place.source.line_of(place.span.start));
    let path = place
        .filter(|place| place.source.name == spec)
        .map(|place| editing::path_at(&place.source.text, place.span.start));
    ReportView {
        error: report.severity == Severity::Error,
        words: report.in_words().in_page(words),
        file: place.map(|place| place.source.name.clone()),
        line,
        path: path.map(|path| editing::path_to_json(&editing::field_path(path))),
        text: (place.zip(line))
            .and_then(|(place, line)| place.source.text.lines().nth(line - 1))
            .map(str::to_owned),
    }
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

/// Returns a finding in the language of `words`.
pub fn finding(finding: &Finding, words: &Words) -> FindingView {
    FindingView {
        rule: finding.rule,
        name: words.rule(finding.rule),
        advice: finding.is_advice,
        passed: finding.passed,
        which: finding.role.name(),
        pages: finding.pages.clone(),
        measured: finding.measured.in_page(words),
        required: finding.required.in_page(words),
        source: finding.source.in_page(words),
        change: finding.change.in_page(words),
    }
}

/// Returns the data of a book for the page.
pub fn about(book: &Book, layout: &BookLayout) -> BookView {
    // The first page of each section, by its first puzzle.
    let mut first = 0;
    let sections = book.sections.iter().map(|puzzles| {
        let page = layout.puzzle_pages.get(first).map(|printed| printed.page);
        first += puzzles.len();
        page
    });
    BookView {
        title: book.spec.title.clone(),
        sections: sections.collect(),
        texts: layout.text_pages.clone(),
        parts: DocumentViews {
            book: document(&layout.book),
            answers: layout.answers.as_ref().map(document),
        },
        puzzles: (book.puzzles().zip(&layout.puzzle_pages))
            .map(|(puzzle, printed)| {
                (puzzle.name.text_form().to_owned(), printed.page, printed.answer_page)
            })
            .collect(),
        outline: (layout.book.outline.iter())
            .map(|entry| OutlineView {
                title: entry.title.clone(),
                page: entry.to.page + 1,
                depth: entry.depth,
            })
            .collect(),
        printer: book.spec.page.printer.map(|printer| printer.name.to_string()),
        guides: guides(&Guides::of(book, layout)),
    }
}

/// Returns the data of a document for the page.
pub fn document(document: &Document) -> DocumentView {
    let paper = &document.paper;
    DocumentView {
        pages: document.len(),
        labels: match &document.labels {
            PageLabels::Folios => None,
            PageLabels::Names(names) => Some(names.clone()),
        },
        width: paper.trim.width.to_pt(),
        height: paper.trim.height.to_pt(),
        bleed: paper.bleed.to_pt(),
        facing: paper.facing,
    }
}

fn guides(guides: &Guides) -> GuidesView {
    GuidesView {
        blocks: guides.blocks.map(rect),
        safe: guides.safe.map(|safe| safe.map(rect)),
        baseline: guides.baseline.to_pt(),
        leading: guides.leading.to_pt(),
    }
}

fn rect(Rect { origin, size }: Rect) -> [f64; 4] {
    [origin.x, origin.y, size.width, size.height].map(Length::to_pt)
}
