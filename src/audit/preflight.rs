//! Preflight: checks a laid-out book against its printer's requirements, its own promises and its readers' needs.
//!
//! It measures the pages themselves, and the PDF if there is one, not the words of the spec. A **rule** passes or
//! fails; **advice** is optional. A requirement that has not been confirmed is only advice.

mod advice;
mod cover_rules;
mod printing;
mod promises;
mod puzzles;
mod report;
#[cfg(test)]
mod tests;
mod visibility;

use gridpress_book::Book;
use gridpress_bookspec::Printer;
use gridpress_ground::units::Length;
use gridpress_layout::survey::PageSurvey;
use gridpress_layout::{BookLayout, Document};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use gridpress_reader::PdfFacts;

pub use cover_rules::{
    CoverSubject, check_cover, cover_choices, make_cover, no_cover, unknown_spine,
};
pub use promises::PROMISES;
pub use report::{DocumentRole, Finding, Report};
pub use visibility::{check_visibility, hidden_on_cover};

/// The book to check, and the scope of the checks.
pub struct Subject<'a> {
    /// The book.
    pub book: &'a Book,
    /// The pages of the book.
    pub layout: &'a BookLayout<'a>,
    /// The measured pages of each document: the book, and the answers if they are separate.
    pub sheets: &'a [&'a [PageSurvey]],
    /// The printer whose rules apply, in addition to the rules for all books.
    pub printer: Option<&'static Printer>,
    /// The facts read from the PDF of each document; empty if there is no PDF yet.
    pub files: &'a [PdfFacts],
    /// `true` to solve each puzzle again and compare it with all others. Unnecessary for a book that was just
    /// generated.
    pub proves_puzzles: bool,
}

/// A measured document of the book.
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
            printing::check(&mut report, printer, book.spec.cover.paper.as_deref(), one);
        }
        // Fonts must be allowed in any PDF, with or without a printer.
        printing::check_file(&mut report, subject, one);
    }
    puzzles::check(&mut report, subject, &measured);
    promises::check(&mut report, book);
    if let Some(printer) = subject.printer {
        advice::check_needs(&mut report, printer, &measured, true);
    }
    advice::check(&mut report, subject, &measured);
    if let Some(printer) = subject.printer {
        printer
            .unconfirmed_of_pages()
            .iter()
            .map(|number| Finding::unconfirmed(DocumentRole::Whole, number))
            .for_each(|finding| report.push(finding));
    }
    report
}

/// Formats a type size or a line weight: `7 pt`.
fn points(length: Length) -> TextArg {
    let hundredths = (length.to_thousandths() + 5) / 10;
    let whole = Length::thousandths(hundredths * 10).to_string();
    TextArg::Measure(format!("{} pt", whole.trim_end_matches("pt")))
}

/// Joins texts with semicolons; `None` without texts.
fn joined(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    texts.into_iter().reduce(|first, second| text!("joined", first, second))
}
