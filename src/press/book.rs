//! A book in one call.

use super::Typeset;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_book::{Book, Earlier, Means, Memory, Progress};
use gridpress_layout as layout;
use gridpress_spec::{BookSpec, Files};
use std::sync::Arc;

/// An order for a book: the choices that are not in its spec.
#[derive(Clone, Copy)]
pub struct Order<'a> {
    /// The seed, instead of the spec's. One of both must be there: the library draws none.
    pub seed: Option<&'a str>,
    /// The file name that the PDF will have, for the lock to record: `book.pdf` by default.
    pub name: &'a str,
    /// The volumes before the book, where its spec names a registry: see [`Registry`](gridpress_audit::registry::Registry).
    pub earlier: Option<&'a dyn Earlier>,
    /// Called, from any thread, for each puzzle that is made.
    pub progress: Progress<'a>,
}

impl Default for Order<'_> {
    fn default() -> Self {
        Order { seed: None, name: "book.pdf", earlier: None, progress: &|_| () }
    }
}

/// A finished book. Its files are named by whoever writes them; the lock expects `Order::name` and the names beside it.
#[derive(Clone, Debug)]
pub struct PrintedBook {
    /// The PDF of the book.
    pub pdf: Vec<u8>,
    /// The PDF of the answers, where the spec wants them separate.
    pub answers: Option<Vec<u8>>,
    /// The text of the lock, which makes the book again.
    pub lock: String,
    /// Warnings about the spec, the puzzles and the pages.
    pub warnings: Vec<Diagnostic>,
}

/// Makes a book of the text of a spec. `files` reads the fonts, puzzles and pictures that the spec names.
///
/// # Errors
/// With [`Exit::Input`](gridpress_base::diag::Exit::Input) for mistakes in the spec, all at once, and for pages that cannot hold
/// what the spec puts on them; with [`Exit::Budget`](gridpress_base::diag::Exit::Budget) for puzzles that cannot be found.
pub fn book(spec: &Arc<Source>, files: &dyn Files, order: &Order) -> Result<PrintedBook, Failure> {
    Typeset::new(&puzzles(spec, files, order)?)?.print(order.name)
}

/// Makes the puzzles of a book, which is not laid out yet. The warnings of the spec are among those of the book.
///
/// # Errors
/// As [`book`], but for pages.
pub fn puzzles(spec: &Arc<Source>, files: &dyn Files, order: &Order) -> Result<Book, Failure> {
    let (parsed, mut warnings) = BookSpec::parse(spec, files).map_err(Failure::input)?;
    must_have_sections(&parsed, &spec.name)?;
    let seed = must_have_seed(&parsed, order.seed)?;
    let parsed = foreseen(parsed, &seed)?;
    let means =
        Means { memory: &Memory::default(), earlier: order.earlier, progress: order.progress };
    let mut book = Book::make_with(parsed, &seed, &means)?;
    warnings.append(&mut book.warnings);
    book.warnings = warnings;
    Ok(book)
}

/// A spec whose pages can be set, as far as that can be known before a puzzle is made.
///
/// # Errors
/// For pages that cannot hold what the spec puts on them.
pub fn foreseen(spec: BookSpec, seed: &str) -> Result<BookSpec, Failure> {
    let specimen = Book::specimen(spec, seed);
    layout::foresee(&specimen)?;
    Ok(specimen.spec)
}

/// Refuses the spec called `name` where it has no section: a desk's needs none, but a book's does.
pub fn must_have_sections(spec: &BookSpec, name: &str) -> Result<(), Failure> {
    if !spec.sections.is_empty() {
        return Ok(());
    }
    let message = format!("`{name}` is a desk's spec: it has no [[section]] to make a book of");
    let help = "make its puzzles with gridpress daily, or add a [[section]]";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// The seed that is named, or that of the spec.
pub(super) fn must_have_seed(spec: &BookSpec, named: Option<&str>) -> Result<String, Failure> {
    let seed = named.or(spec.seed.as_deref());
    seed.map(str::to_owned).ok_or_else(|| {
        let report = Diagnostic::error("there is no seed, in the spec or beside it");
        Failure::input(vec![report.help("add one to the spec, as in seed = \"autumn 2026\"")])
    })
}
