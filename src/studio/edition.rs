//! An edition of a book: the laid-out pages that the page shows, its cover, and what is found about them.

use crate::checklist::{ChecklistItem, CurrentBook, MadeBook, checklist};
use crate::view::{BookView, DocumentView, about, document};
use gridpress_audit::preflight::Finding;
use gridpress_book::Book;
use gridpress_layout::{self as layout, BookLayout, Cover, CoverKind, Document};
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, TypesetBook};
use gridpress_reader::PdfFacts;
use std::sync::OnceLock;

/// A document of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditionPart {
    /// The book.
    Book,
    /// The book of answers.
    Answers,
    /// The cover.
    Cover,
}

impl EditionPart {
    /// Returns the part with that name in an address.
    pub(crate) fn named(name: &str) -> Option<EditionPart> {
        match name {
            "book" => Some(EditionPart::Book),
            "answers" => Some(EditionPart::Answers),
            "cover" => Some(EditionPart::Cover),
            _ => None,
        }
    }
}

/// A laid-out book.
pub struct PreviewEdition<'b> {
    book: &'b Book,
    layout: BookLayout<'b>,
    cover: OnceLock<Cover>,
}

impl<'b> PreviewEdition<'b> {
    /// Lays out `book`.
    ///
    /// # Errors
    /// Fails like [`layout::lay_out`].
    pub fn new(book: &'b Book) -> Result<PreviewEdition<'b>, Failure> {
        Ok(PreviewEdition { book, layout: layout::lay_out(book)?, cover: OnceLock::new() })
    }

    fn pages(&self) -> u32 {
        self.layout.book.len() as u32
    }

    /// Returns the seed of the book.
    pub fn seed(&self) -> &str {
        &self.book.generator.seed
    }

    /// Returns the data of the book for the page.
    pub(crate) fn about(&self) -> BookView {
        about(self.book, &self.layout)
    }

    /// Draws the cover. Returns its data for the page, or the reason why there is none.
    pub fn draw_cover(&self) -> Result<DocumentView, Text> {
        let drawn = layout::lay_out_cover(self.book, self.pages(), CoverKind::Print);
        (drawn.map(|drawn| document(&self.cover.get_or_init(|| drawn).document))).map_err(
            |failure| Text::lines(failure.reports.iter().map(Diagnostic::in_words).collect()),
        )
    }

    /// Draws a page of a part as SVG; `None` if there is no such page.
    pub fn page(&self, part: EditionPart, index: usize) -> Option<String> {
        let document: &Document = match part {
            EditionPart::Book => &self.layout.book,
            EditionPart::Answers => self.layout.answers.as_ref()?,
            EditionPart::Cover => &self.cover.get()?.document,
        };
        (index < document.len()).then(|| press::page_svg(self.book, document, index).ok())?
    }

    /// Returns the findings of `gridpress check`; `None` once `is_current` returns `false`, or if the PDF cannot be
    /// made.
    pub fn findings(&self, is_current: &dyn Fn() -> bool) -> Option<Vec<Finding>> {
        let check_current = || is_current().then_some(());
        check_current()?;
        let typeset = TypesetBook::new(self.book).ok()?;
        check_current()?;
        let pdfs = typeset.pdfs().ok()?;
        check_current()?;
        let facts: Vec<PdfFacts> =
            pdfs.iter().map(|pdf| PdfFacts::read(pdf)).collect::<Result<_, _>>().ok()?;
        check_current()?;
        let mut report = typeset.preflight(self.book.spec.page.printer, &facts, true);
        report.findings.extend(press::check_cover(self.book, self.pages()));
        Some(report.findings)
    }

    /// Compares the book with its files, and returns what is left to do.
    pub fn checklist(&self, findings: Option<&[Finding]>, made: &MadeBook) -> Vec<ChecklistItem> {
        let current =
            CurrentBook { book: self.book, pages: self.pages(), cover: self.cover.get(), findings };
        checklist(current, made)
    }
}
