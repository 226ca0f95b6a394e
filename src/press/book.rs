//! Production of a book in one call or in stages: puzzles, measured pages, PDFs and the lock.

use crate::products::answers_path;
use gridpress_audit::lock::{Lock, LockedFile};
use gridpress_audit::preflight::{self, Report, Subject};
use gridpress_base::fonts::Fonts;
use gridpress_book::{Book, BuildCache, BuildOptions, PriorVolumes, Progress};
use gridpress_bookspec::{BookSpec, Files, Printer};
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_layout::survey::{PageSurvey, Ruler};
use gridpress_layout::{self as layout, BookLayout, Document, ImpositionPlan, Page};
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::text;
use gridpress_reader::PdfFacts;
use gridpress_render::pdf::{self, UsedResources};
use std::path::Path;
use std::sync::Arc;

/// An order for a book: the options that are not in its spec.
#[derive(Clone, Copy)]
pub struct BookOrder<'a> {
    /// The seed, which overrides that of the spec. One of them is required, since the library draws none.
    pub seed: Option<&'a str>,
    /// The file name of the PDF, as recorded in the lock: `book.pdf` by default.
    pub name: &'a str,
    /// The earlier volumes, required if the spec names a registry: see
    /// [`Registry`](gridpress_audit::registry::Registry).
    pub prior_volumes: Option<&'a dyn PriorVolumes>,
    /// Called, from any thread, for each generated puzzle.
    pub progress: Progress<'a>,
}

impl Default for BookOrder<'_> {
    fn default() -> Self {
        BookOrder { seed: None, name: "book.pdf", prior_volumes: None, progress: &|_| () }
    }
}

/// A finished book. The caller names its files; the lock expects `BookOrder::name` and the names derived from it.
#[derive(Clone, Debug)]
pub struct PrintedBook {
    /// The PDF of the book.
    pub pdf: Vec<u8>,
    /// The PDF of the answers; `None` unless the spec separates them.
    pub answers: Option<Vec<u8>>,
    /// The text of the lock, which reproduces the book.
    pub lock: String,
    /// Warnings about the spec, the puzzles and the pages.
    pub warnings: Vec<Diagnostic>,
}

/// A PDF to verify.
#[derive(Clone, Copy, Debug)]
pub struct NamedPdf<'a> {
    /// The name of the file in findings; it ends with the file name on disk.
    pub name: &'a str,
    /// The bytes of the file.
    pub bytes: &'a [u8],
}

/// Makes a book from the text of a spec. `files` reads the fonts, puzzles and pictures that the spec refers to.
///
/// # Errors
/// Fails with [`Exit::Input`](gridpress_messages::diag::Exit::Input) for mistakes in the spec, reported together, and for
/// pages that cannot hold their content; with [`Exit::Budget`](gridpress_messages::diag::Exit::Budget) for puzzles that
/// cannot be found.
pub fn book(
    spec: &Arc<Source>,
    files: &dyn Files,
    order: &BookOrder,
) -> Result<PrintedBook, Failure> {
    TypesetBook::new(&puzzles(spec, files, order)?)?.print(order.name)
}

/// Generates the puzzles of a book without laying it out. The warnings of the book include those of the spec.
///
/// # Errors
/// Fails like [`book`], except for errors found during layout.
pub fn puzzles(spec: &Arc<Source>, files: &dyn Files, order: &BookOrder) -> Result<Book, Failure> {
    let (parsed, mut warnings) = BookSpec::parse(spec, files).map_err(Failure::input)?;
    require_sections(&parsed, &spec.name)?;
    let seed = require_seed(&parsed, order.seed)?;
    let options = BuildOptions {
        cache: &BuildCache::default(),
        prior_volumes: order.prior_volumes,
        progress: order.progress,
    };
    let mut book = make_puzzles(parsed, &seed, &options)?;
    warnings.append(&mut book.warnings);
    book.warnings = warnings;
    Ok(book)
}

/// Returns `spec` if its pages can be laid out, as far as can be checked before puzzles are generated.
///
/// # Errors
/// Fails for pages that cannot hold their content.
pub fn check_pages_fit(spec: BookSpec, seed: &str) -> Result<BookSpec, Failure> {
    let specimen = Book::specimen(spec, seed);
    layout::check_fits(&specimen)?;
    Ok(specimen.spec)
}

/// Checks that the spec called `name` has a section. A desk needs none, but a book does.
pub fn require_sections(spec: &BookSpec, name: &str) -> Result<(), Failure> {
    if !spec.sections.is_empty() {
        return Ok(());
    }
    let report = Diagnostic::error(text!("desk-without-section", name));
    Err(Failure::input(vec![report.help(text!("days-or-section"))]))
}

/// Returns the seed of a book: `named`, or else that of the spec, or else `other`.
///
/// # Errors
/// Those of `other`.
pub fn seed_of<E>(
    spec: &BookSpec,
    named: Option<&str>,
    other: impl FnOnce() -> Result<String, E>,
) -> Result<String, E> {
    named.or(spec.seed.as_deref()).map_or_else(other, |seed| Ok(seed.to_owned()))
}

/// The seed with which a book without one is shown: the same page has the same puzzles while a design is tried.
pub const PREVIEW_SEED: &str = "preview";

/// Returns the seed `named`, or else that of the spec.
pub(super) fn require_seed(spec: &BookSpec, named: Option<&str>) -> Result<String, Failure> {
    seed_of(spec, named, || {
        let report = Diagnostic::error("no seed was given, and the spec has none");
        Err(Failure::input(vec![report.help("add one to the spec, as in seed = \"autumn 2026\"")]))
    })
}

/// Makes the puzzles of a book.
///
/// # Errors
/// Fails for pages that cannot hold their content before any puzzle is made, which can take minutes; and like
/// [`Book::make_with`].
pub fn make_puzzles(spec: BookSpec, seed: &str, options: &BuildOptions) -> Result<Book, Failure> {
    Book::make_with(check_pages_fit(spec, seed)?, seed, options)
}

/// Maximum number of failed rules that [`TypesetBook::warnings`] lists; further ones are counted.
const MAX_WARNINGS: usize = 8;

/// A laid-out book. Its pages are made once here, to measure them, and again for the PDF.
#[derive(Debug)]
pub struct TypesetBook<'b> {
    /// The book.
    pub book: &'b Book,
    /// The pages of the book.
    pub layout: BookLayout<'b>,
    /// A survey of each document: the book, and separate answers if any.
    surveys: Vec<Survey>,
}

impl<'b> TypesetBook<'b> {
    /// Lays out `book` and measures its pages.
    ///
    /// # Errors
    /// Fails like [`layout::lay_out`].
    pub fn new(book: &'b Book) -> Result<TypesetBook<'b>, Failure> {
        TypesetBook::with(book, |document| Survey::of(document, &book.spec.fonts))
    }

    /// Lays out `book` without measuring its pages, for its PDFs and its lock only.
    ///
    /// # Errors
    /// Fails like [`TypesetBook::new`].
    pub(super) fn unmeasured(book: &'b Book) -> Result<TypesetBook<'b>, Failure> {
        TypesetBook::with(book, Survey::unmeasured)
    }

    fn with(
        book: &'b Book,
        survey: impl Fn(&Document) -> Result<Survey, Failure>,
    ) -> Result<TypesetBook<'b>, Failure> {
        let layout = layout::lay_out(book)?;
        let surveys = documents(&layout).map(survey).collect::<Result<_, _>>()?;
        Ok(TypesetBook { book, layout, surveys })
    }

    /// Returns the arrangement of the pages on sheets; `None` without imposition.
    pub fn plan(&self) -> Option<ImpositionPlan> {
        plan(self.book, &self.layout.book)
    }

    /// Checks the rules of `printer` and the needs of readers. `files` holds the facts of the PDFs in the order of
    /// [`TypesetBook::pdfs`], or is empty. `proves_puzzles` also proves every puzzle, which takes a while.
    pub fn preflight(
        &self,
        printer: Option<&'static Printer>,
        files: &[PdfFacts],
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

    /// Returns a warning for each broken rule of the spec's printer or of books in general.
    pub fn warnings(&self) -> Vec<Diagnostic> {
        let report = self.preflight(self.book.spec.page.printer, &[], false);
        let failures: Vec<_> = report.failures().collect();
        let first = failures.iter().take(MAX_WARNINGS);
        let mut warnings: Vec<_> =
            first.map(|failure| Diagnostic::warning(failure.line())).collect();
        let count = failures.len() - warnings.len();
        if count > 0 {
            warnings.push(Diagnostic::warning(text!("more-rules-fail", count)));
        }
        warnings
    }

    /// Writes the PDF of the book, followed by that of separate answers if any.
    ///
    /// # Errors
    /// Fails like [`pdf::write`].
    pub fn pdfs(&self) -> Result<Vec<Vec<u8>>, Failure> {
        let metadata = pdf::Metadata::of(&self.book.spec);
        let fonts = &self.book.spec.fonts;
        let write = |(document, survey): (&Document, &Survey)| match plan(self.book, document) {
            Some(plan) => pdf::write(&plan.impose(document), &survey.used, fonts, &metadata),
            None => pdf::write(document, &survey.used, fonts, &metadata),
        };
        documents(&self.layout).zip(&self.surveys).map(write).collect()
    }

    /// Returns the lock of the book and its PDFs, the first of which is called `name`, without its puzzles.
    pub(super) fn lock_head(&self, name: &str, pdfs: &[Vec<u8>]) -> Lock {
        Lock::head(self.book, &self.layout, outputs(name, pdfs))
    }

    /// Writes the finished book. `name` is the file name of its PDF, as recorded in the lock.
    ///
    /// # Errors
    /// Fails like [`TypesetBook::pdfs`].
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

/// Returns the entries of a lock for the PDFs of a book, the first of which is called `name`.
fn outputs(name: &str, pdfs: &[Vec<u8>]) -> Vec<LockedFile> {
    let answers = answers_path(Path::new(name)).to_string_lossy().into_owned();
    let outputs = [name.to_owned(), answers].into_iter().zip(pdfs);
    outputs.map(|(file, bytes)| LockedFile { file, sha256: sha256(bytes) }).collect()
}

/// Returns the documents of a layout: the book, and separate answers if any.
fn documents<'l, 'b>(layout: &'l BookLayout<'b>) -> impl Iterator<Item = &'l Document<'b>> {
    std::iter::once(&layout.book).chain(&layout.answers)
}

/// Returns the arrangement of the pages of `document` on sheets; `None` if `book` has no imposition.
fn plan(book: &Book, document: &Document) -> Option<ImpositionPlan> {
    let imposition = book.spec.imposition.as_ref()?;
    Some(ImpositionPlan::new(imposition, &document.paper, document.len()))
}

/// Number of consecutive pages that a thread measures together, since neighbouring pages share drawings.
const BATCH: usize = 16;

/// The measurements of a document's pages, and the resources that its PDF needs.
#[derive(Debug)]
pub(super) struct Survey {
    /// The ink of each page.
    pub sheets: Vec<PageSurvey>,
    /// The glyphs, pictures and drawings of all pages.
    pub used: UsedResources,
}

impl Survey {
    /// Collects the resources of the PDF of `document` without measuring its pages.
    ///
    /// # Errors
    /// Fails like [`Document::page`].
    pub fn unmeasured(document: &Document) -> Result<Survey, Failure> {
        Ok(Survey { sheets: Vec::new(), used: pdf::used_resources(document)? })
    }

    /// Makes every page of `document` once and measures it.
    ///
    /// # Errors
    /// Fails like [`Document::page`].
    pub fn of(document: &Document, fonts: &Fonts) -> Result<Survey, Failure> {
        let firsts: Vec<usize> = (0..document.len()).step_by(BATCH).collect();
        let ruler = Ruler::new(fonts);
        let batches = parallel::try_map(&firsts, |&first: &usize| {
            let pages = first..(first + BATCH).min(document.len());
            let pages: Result<Vec<Page>, _> = pages.map(|index| document.page(index)).collect();
            let (pages, trim) = (pages?, document.paper.trim);
            let sheets = pages.iter().map(|page| PageSurvey::of(page, trim, &ruler));
            Ok::<_, Failure>((sheets.collect::<Vec<_>>(), UsedResources::of_pages(&pages)))
        })?;
        let (sheets, used): (Vec<_>, Vec<_>) = batches.into_iter().unzip();
        Ok(Survey {
            sheets: sheets.into_iter().flatten().collect(),
            used: used.into_iter().fold(UsedResources::default(), UsedResources::merge),
        })
    }
}
