//! Preflight: a laid-out book against what its printer asks, what it promises, and what its readers need.
//!
//! The pages themselves are measured, and the PDF where there is one, not the words of the spec. A **rule** is
//! passed or failed; **advice** is taken or left. What nobody confirmed is never more than advice.

mod advice;
mod cover_rules;
mod printing;
mod promises;
mod puzzles;
mod report;
#[cfg(test)]
mod tests;
mod visibility;

use gridpress_base::units::Length;
use gridpress_book::Book;
use gridpress_layout::survey::PageSurvey;
use gridpress_layout::{BookLayout, Document};
use gridpress_reader::PdfFacts;
use gridpress_spec::Printer;

pub use cover_rules::{CoverSubject, check_cover, cover_choices, no_cover, unknown_spine};
pub use report::{DocumentRole, Finding, Report};
pub use visibility::{check_visibility, hidden_on_cover};

/// The book that a preflight looks at, and how far the preflight goes.
pub struct Subject<'a> {
    /// The book.
    pub book: &'a Book,
    /// The pages of the book.
    pub layout: &'a BookLayout<'a>,
    /// The measured pages of each document: the book, and the answers where they are separate.
    pub sheets: &'a [&'a [PageSurvey]],
    /// The printer whose rules apply, besides the rules of all books.
    pub printer: Option<&'static Printer>,
    /// The facts read in the PDF of each document; empty when no PDF was made yet.
    pub files: &'a [PdfFacts],
    /// Whether each puzzle is solved again and compared with all others. Whoever just made the book has done so.
    pub proves_puzzles: bool,
}

/// A document of the book, measured.
struct MeasuredDocument<'a> {
    role: DocumentRole,
    document: &'a Document<'a>,
    sheets: &'a [PageSurvey],
    facts: Option<&'a PdfFacts>,
}

/// Checks the pages, the files and the puzzles of a book.
pub fn check(subject: &Subject) -> Report {
    let Subject { book, layout, .. } = subject;
    let alone = layout.answers.is_none();
    let documents = std::iter::once(&layout.book).chain(&layout.answers);
    let measured = |(index, (document, &sheets))| MeasuredDocument {
        role: DocumentRole::of(index, alone),
        document,
        sheets,
        facts: subject.files.get(index),
    };
    let measured: Vec<MeasuredDocument> =
        (documents.zip(subject.sheets).enumerate()).map(measured).collect();
    let mut report = Report::new(subject);
    for one in &measured {
        if let Some(printer) = subject.printer {
            let paper = book.spec.cover.paper.as_deref();
            printing::check(&mut report, printer, paper, one);
        }
        printing::check_file(&mut report, subject, one);
    }
    puzzles::check(&mut report, subject, &measured);
    promises::check(&mut report, book);
    if let Some(printer) = subject.printer {
        advice::check_needs(&mut report, printer, &measured, true);
    }
    advice::check(&mut report, subject, &measured);
    if let Some(printer) = subject.printer {
        let numbers = printer.unconfirmed_of_pages();
        let findings =
            numbers.iter().map(|number| Finding::unconfirmed(DocumentRole::Whole, number));
        findings.for_each(|finding| report.push(finding));
    }
    report
}

/// A size of type or a weight: `7 pt`.
fn points(length: Length) -> String {
    let hundredths = (length.to_thousandths() + 5) / 10;
    let whole = Length::thousandths(hundredths * 10).to_string();
    format!("{} pt", whole.trim_end_matches("pt"))
}
