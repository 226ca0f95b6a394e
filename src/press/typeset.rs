//! A book with its pages laid out and measured, from which reports, PDFs and the lock are made.

use super::PrintedBook;
use super::survey::Survey;
use gridpress_audit::lock::{Lock, LockedFile};
use gridpress_audit::preflight::{self, Report, Subject};
use gridpress_audit::reader::Facts;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_layout::{self as layout, Document, Layout, Plan};
use gridpress_render::pdf;
use gridpress_spec::Printer;
use std::path::{Path, PathBuf};

/// Failed rules that [`Typeset::warnings`] names one by one; of more it gives the number.
const MOST_WARNINGS: usize = 8;

/// A laid-out book. Its pages are made once to be measured, here, and once more for the PDF.
#[derive(Debug)]
pub struct Typeset<'b> {
    /// The book.
    pub book: &'b Book,
    /// The pages of the book.
    pub layout: Layout<'b>,
    /// A survey of each document: the book, and the answers where they are separate.
    surveys: Vec<Survey>,
}

impl<'b> Typeset<'b> {
    /// Lays `book` out and measures its pages.
    ///
    /// # Errors
    /// As [`layout::lay_out`].
    pub fn new(book: &'b Book) -> Result<Typeset<'b>, Failure> {
        Typeset::with(book, |document| Survey::of(document, &book.spec.fonts))
    }

    /// Lays `book` out to make its PDFs and its lock, and for no report: its pages are not measured.
    ///
    /// # Errors
    /// As [`Typeset::new`].
    pub(super) fn unmeasured(book: &'b Book) -> Result<Typeset<'b>, Failure> {
        Typeset::with(book, Survey::unmeasured)
    }

    fn with(
        book: &'b Book,
        survey: impl Fn(&Document) -> Result<Survey, Failure>,
    ) -> Result<Typeset<'b>, Failure> {
        let layout = layout::lay_out(book)?;
        let surveys = documents(&layout).map(survey).collect::<Result<_, _>>()?;
        Ok(Typeset { book, layout, surveys })
    }

    /// How the pages of the book lie on sheets, where the spec has them imposed.
    pub fn plan(&self) -> Option<Plan> {
        plan(self.book, &self.layout.book)
    }

    /// Checks the rules of `printer` and the needs of readers. `files` holds the facts of the PDFs, in the order of
    /// [`Typeset::pdfs`], or nothing; `proves_puzzles` asks for a proof of every puzzle, which takes a while.
    pub fn preflight(
        &self,
        printer: Option<&'static Printer>,
        files: &[Facts],
        proves_puzzles: bool,
    ) -> Report {
        let sheets: Vec<_> = self.surveys.iter().map(|survey| &survey.sheets[..]).collect();
        preflight::check(&Subject {
            book: self.book,
            layout: &self.layout,
            sheets: &sheets,
            printer,
            files,
            proves_puzzles,
        })
    }

    /// A warning for each rule that the pages break, of the printer that the spec names or of all books.
    pub fn warnings(&self) -> Vec<Diagnostic> {
        let report = self.preflight(self.book.spec.page.printer, &[], false);
        let failures: Vec<_> = report.failures().collect();
        let first = failures.iter().take(MOST_WARNINGS);
        let mut warnings: Vec<_> =
            first.map(|failure| Diagnostic::warning(failure.line())).collect();
        let rest = failures.len() - warnings.len();
        match rest {
            0 => {}
            1 => warnings.push(Diagnostic::warning("1 more rule fails")),
            _ => warnings.push(Diagnostic::warning(format!("{rest} more rules fail"))),
        }
        warnings
    }

    /// The PDF of the book, and behind it that of the answers where they are separate.
    ///
    /// # Errors
    /// As [`pdf::write`].
    pub fn pdfs(&self) -> Result<Vec<Vec<u8>>, Failure> {
        let metadata = pdf::Metadata::of(&self.book.spec);
        let fonts = &self.book.spec.fonts;
        let write = |(document, survey): (&Document, &Survey)| match plan(self.book, document) {
            Some(plan) => pdf::write(&plan.impose(document), &survey.used, fonts, &metadata),
            None => pdf::write(document, &survey.used, fonts, &metadata),
        };
        documents(&self.layout).zip(&self.surveys).map(write).collect()
    }

    /// The lock of the book and its PDFs, the first of which is called `name`, but for its puzzles.
    pub(super) fn lock_head(&self, name: &str, pdfs: &[Vec<u8>]) -> Lock {
        Lock::head(self.book, &self.layout, outputs(name, pdfs))
    }

    /// The finished book. `name` is the file name of its PDF, as the lock records it.
    ///
    /// # Errors
    /// As [`Typeset::pdfs`].
    pub fn print(&self, name: &str) -> Result<PrintedBook, Failure> {
        let pdfs = self.pdfs()?;
        let lock = Lock::text(self.book, &self.layout, outputs(name, &pdfs));
        let mut pdfs = pdfs.into_iter();
        Ok(PrintedBook {
            pdf: pdfs.next().unwrap_or_default(),
            answers: pdfs.next(),
            lock,
            warnings: [self.book.warnings.clone(), self.warnings()].concat(),
        })
    }
}

/// The PDFs of a book, the first of which is called `name`, as a lock has them.
fn outputs(name: &str, pdfs: &[Vec<u8>]) -> Vec<LockedFile> {
    let answers = answers_path(Path::new(name)).to_string_lossy().into_owned();
    let outputs = [name.to_owned(), answers].into_iter().zip(pdfs);
    let outputs = outputs.map(|(file, bytes)| LockedFile { file, sha256: sha256(bytes) });
    outputs.collect()
}

/// The documents of a layout: the book, and the answers where they are separate.
fn documents<'l, 'b>(layout: &'l Layout<'b>) -> impl Iterator<Item = &'l Document<'b>> {
    std::iter::once(&layout.book).chain(&layout.answers)
}

/// How the pages of `document` lie on sheets, where the spec of `book` has them imposed.
fn plan(book: &Book, document: &Document) -> Option<Plan> {
    let imposition = book.spec.imposition.as_ref()?;
    Some(Plan::new(imposition, &document.paper, document.len()))
}

/// The path of the PDF of separate answers beside that of their book: `book.pdf` → `book-answers.pdf`.
pub fn answers_path(pdf: &Path) -> PathBuf {
    let stem = pdf.file_stem().unwrap_or_default().to_string_lossy();
    let name = match pdf.extension() {
        Some(extension) => format!("{stem}-answers.{}", extension.to_string_lossy()),
        None => format!("{stem}-answers"),
    };
    pdf.with_file_name(name)
}
