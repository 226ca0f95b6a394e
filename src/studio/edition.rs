//! An edition of a book: the laid-out pages that the page shows, its cover, and what is found about them.

use crate::view::{BookView, ChecklistItem, about};
use gridpress_audit::preflight::Finding;
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, Files};
use gridpress_ground::named::names;
use gridpress_layout::{self as layout, BookLayout, Cover, CoverKind, Document};
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_press::{self as press, TypesetBook};
use gridpress_reader::PdfFacts;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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

names! {
    EditionPart {
        "book" => EditionPart::Book,
        "answers" => EditionPart::Answers,
        "cover" => EditionPart::Cover,
    }
}

/// A laid-out book with its cover, and what has been found about it so far.
pub struct PreviewEdition {
    /// Its number.
    pub number: u64,
    pub(crate) book: Arc<Book>,
    layout: BookLayout<'static>,
    /// The data of the book for the page.
    pub(crate) view: BookView,
    /// The cover, or the reason why there is none.
    pub(crate) cover: Result<Cover, Text>,
    /// The findings; `None` inside if the PDF cannot be made.
    findings: OnceLock<Option<Vec<Finding>>>,
    checklist: Mutex<Option<Vec<ChecklistItem>>>,
}

/// A new edition, or `None` if the spec has mistakes; and the mistakes and warnings.
pub type BuiltEdition = (Option<PreviewEdition>, Vec<Diagnostic>);

impl PreviewEdition {
    /// Builds an edition of a spec. `make_book` makes the puzzles.
    pub fn build(
        number: u64,
        source: Result<Arc<Source>, Failure>,
        files: &dyn Files,
        make_book: &dyn Fn(BookSpec) -> Result<Book, Failure>,
    ) -> BuiltEdition {
        let mut reports = Vec::new();
        let edition = source.and_then(|source| {
            let (spec, warnings) = BookSpec::parse(&source, files).map_err(Failure::input)?;
            reports = warnings;
            let book = Arc::new(make_book(spec)?);
            reports.extend_from_slice(&book.warnings);
            let layout = layout::lay_out(book.clone())?;
            let cover = layout::lay_out_cover(&book, layout.book.len() as u32, CoverKind::Print);
            Ok(PreviewEdition {
                number,
                view: about(&book, &layout),
                cover: cover.map_err(|failure| {
                    Text::lines(failure.reports.iter().map(Diagnostic::in_words).collect())
                }),
                layout,
                book,
                findings: OnceLock::new(),
                checklist: Mutex::default(),
            })
        });
        match edition {
            Ok(edition) => (Some(edition), reports),
            Err(failure) => (None, [reports, failure.reports].concat()),
        }
    }

    pub(crate) fn pages(&self) -> u32 {
        self.layout.book.len() as u32
    }

    /// Returns the seed of the book.
    pub fn seed(&self) -> &str {
        &self.book.generator.seed
    }

    /// Draws a page of a part as SVG; `None` if there is no such page.
    pub(crate) fn page(&self, part: EditionPart, index: usize) -> Option<String> {
        let document: &Document = match part {
            EditionPart::Book => &self.layout.book,
            EditionPart::Answers => self.layout.answers.as_ref()?,
            EditionPart::Cover => &self.cover.as_ref().ok()?.document,
        };
        (index < document.len()).then(|| press::page_svg(&self.book, document, index).ok())?
    }

    /// Returns `true` once the edition has been checked.
    pub fn is_checked(&self) -> bool {
        self.findings.get().is_some()
    }

    /// Returns the findings about the book; `None` until it has been checked, or if its PDF cannot be made.
    pub(crate) fn findings(&self) -> Option<&[Finding]> {
        self.findings.get()?.as_deref()
    }

    /// Returns the steps before the files go to a shop; `None` until they have been compared with the book.
    pub(crate) fn checklist(&self) -> Option<Vec<ChecklistItem>> {
        self.checklist.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Checks the book like `gridpress check`, unless `is_current` returns `false` meanwhile. Returns `true` if it was
    /// checked.
    pub fn check(&self, is_current: &dyn Fn() -> bool) -> bool {
        let findings = self.find(is_current);
        is_current() && self.findings.set(findings).is_ok()
    }

    pub(crate) fn set_checklist(&self, checklist: Vec<ChecklistItem>) {
        *self.checklist.lock().unwrap_or_else(PoisonError::into_inner) = Some(checklist);
    }

    /// Returns the findings; `None` once `is_current` returns `false`, or if the PDF cannot be made.
    fn find(&self, is_current: &dyn Fn() -> bool) -> Option<Vec<Finding>> {
        let check_current = || is_current().then_some(());
        check_current()?;
        let typeset = TypesetBook::new(&self.book).ok()?;
        check_current()?;
        let pdfs = typeset.pdfs().ok()?;
        check_current()?;
        let facts: Vec<PdfFacts> =
            pdfs.iter().map(|pdf| PdfFacts::read(pdf)).collect::<Result<_, _>>().ok()?;
        check_current()?;
        let mut report = typeset.preflight(self.book.spec.page.printer, &facts, true);
        report.findings.extend(press::check_cover(&self.book, self.pages()));
        Some(report.findings)
    }
}
