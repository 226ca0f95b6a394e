//! Production of the files of a book in a [`Workspace`]: one maker for the command line and for pages in browsers, which
//! only show the events.

use crate::book::{NamedPdf, TypesetBook};
use crate::cover::{cover, page_count, warnings_of_cover};
use crate::listing::{listing, listing_files};
use crate::lock::Verification;
use crate::products::{BookPaths, BuildEvent, Events, Product, name_of};
use crate::workspace::{ExistingBook, Publication, Workspace};
use gridpress_audit::lock::Lock;
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, Files};
use gridpress_layout::{self as layout, CoverKind};
use gridpress_messages::TextArg;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Makes a product of the book at `paths`, and writes it. `make_book` makes the puzzles.
///
/// # Errors
/// Fails like the functions for the products.
pub fn make(
    product: Product,
    paths: &BookPaths,
    files: &dyn Files,
    workspace: &dyn Workspace,
    make_book: &dyn Fn() -> Result<Book, Failure>,
    events: Events,
) -> Result<(), Failure> {
    let existing = ExistingBook::read(paths.clone(), workspace);
    match product {
        Product::Book => make_interior(&make_book()?, &existing, &[], workspace, events).map(drop),
        Product::Listing => make_listing(&make_book()?, &paths.listing, workspace, events),
        Product::Proof => prove(&existing, files, events),
        Product::Cover => {
            let book = make_book()?;
            let pages = page_count(&book)?;
            if let Some(mismatch) = existing.mismatch(&book, pages, false)? {
                let why = mismatch
                    .why
                    .unwrap_or_else(|| text!("pages-differ", pages, other = mismatch.pages));
                let message = text!("cover-of-changed-book", file = name_of(&paths.pdf), why);
                let report = Diagnostic::error(message).help(text!("make-book-again"));
                return Err(Failure::input(vec![report]));
            }
            let sheet = CoverOutput { path: &paths.cover, pages, kind: CoverKind::Print };
            make_cover(&book, &sheet, Some(&existing), &[], workspace, events)
        }
    }
}

/// Makes the puzzles of the book of a spec, by `make_puzzles`, and reports the warnings of both.
///
/// # Errors
/// Every mistake in the spec, and those of `make_puzzles`.
pub fn make_book(
    source: &Arc<Source>,
    files: &dyn Files,
    make_puzzles: &dyn Fn(BookSpec) -> Result<Book, Failure>,
    events: Events,
) -> Result<Book, Failure> {
    let (spec, warnings) = BookSpec::parse(source, files).map_err(Failure::input)?;
    report(&warnings, events);
    let book = make_puzzles(spec)?;
    report(&book.warnings, events);
    Ok(book)
}

fn report(warnings: &[Diagnostic], events: Events) {
    warnings.iter().cloned().for_each(|warning| events(BuildEvent::Report(warning)));
}

/// Lays out a book, and writes its PDFs and its lock, with `more` files, in place of an existing book.
///
/// # Errors
/// Fails like [`TypesetBook::print`], and if files cannot be written or must not be replaced.
pub fn make_interior<'b>(
    book: &'b Book,
    existing: &ExistingBook,
    more: &[(PathBuf, Vec<u8>)],
    workspace: &dyn Workspace,
    events: Events,
) -> Result<TypesetBook<'b>, Failure> {
    let paths = &existing.paths;
    events(BuildEvent::Step(text!("step-layout")));
    let typeset = TypesetBook::new(book)?;
    let broken = typeset.warnings();
    report(&broken, events);
    if !broken.is_empty() {
        events(BuildEvent::Line(text!("checks-tell")));
    }
    events(BuildEvent::Step(text!("step-writing")));
    let printed = typeset.print(&name_of(&paths.pdf))?;
    let mut files = vec![(paths.pdf.clone(), printed.pdf)];
    files.extend(printed.answers.map(|answers| (paths.answers.clone(), answers)));
    // Answers of an earlier version would be taken for those of this book.
    let outdated: Vec<PathBuf> =
        if files.len() == 1 { existing.answers().into_iter().collect() } else { Vec::new() };
    // Only now is it known whether there are separate answers; and the files may have been edited during the layout.
    files.iter().try_for_each(|(path, _)| workspace.check_replaceable(path))?;
    let sizes = files.iter().map(|(path, bytes)| {
        let size = TextArg::Measure(format!("{} KB", bytes.len().div_ceil(1000)));
        text!("made-file", file = path.display().to_string(), size)
    });
    let sizes: Vec<_> = sizes.collect();
    // If the cover is of an earlier version of the book, a proof reports it.
    let kept = existing.cover().and_then(|cover| cover.put_into(&printed.lock, None));
    let lock = kept.as_ref().unwrap_or(&printed.lock).clone();
    // All together: a PDF beside the lock of another book could not be proved or made again.
    files.push((paths.lock.clone(), lock.into_bytes()));
    files.extend_from_slice(more);
    let publication = Publication {
        book,
        lock: &printed.lock,
        replaced: existing,
        files: &files,
        outdated: &outdated,
    };
    workspace.publish(&publication, events)?;
    sizes.into_iter().for_each(|size| events(BuildEvent::Line(size)));
    let puzzles = text!("count-of-puzzles", count = book.puzzles().count());
    let pages = text!("pages", count = typeset.layout.book.len());
    let seed = book.generator.seed.as_str();
    events(BuildEvent::Line(text!("made-book", puzzles, pages, seed)));
    Ok(typeset)
}

/// The sheet of a cover.
pub struct CoverOutput<'a> {
    /// The PDF.
    pub path: &'a Path,
    /// The number of pages of the bound book.
    pub pages: u32,
    /// The kind of the cover.
    pub kind: CoverKind,
}

/// Draws a cover, writes it with `more` files, and records it in the lock of the book that it is for.
///
/// # Errors
/// Fails like [`cover`], and if files cannot be written.
pub fn make_cover(
    book: &Book,
    sheet: &CoverOutput,
    recorded: Option<&ExistingBook>,
    more: &[(PathBuf, Vec<u8>)],
    workspace: &dyn Workspace,
    events: Events,
) -> Result<(), Failure> {
    workspace.check_replaceable(sheet.path)?;
    let made = cover(book, Some(sheet.pages), sheet.kind)?;
    let lock = recorded.map(|book_of| book_of.with_cover(&name_of(sheet.path), book, &made));
    let lock = lock.transpose()?.flatten();
    let mut files = vec![(sheet.path.to_owned(), made.pdf.clone())];
    files.extend(more.iter().cloned().chain(lock));
    workspace.place_products(&files)?;
    let name = sheet.path.display().to_string();
    made.notes(book, &name).into_iter().for_each(|line| events(BuildEvent::Line(line)));
    report(&warnings_of_cover(book), events);
    Ok(())
}

/// Writes the listing of a book for shops to `folder`.
///
/// # Errors
/// Fails like [`listing_files`], and if files cannot be written or must not be replaced.
pub fn make_listing(
    book: &Book,
    folder: &Path,
    workspace: &dyn Workspace,
    events: Events,
) -> Result<(), Failure> {
    let pages = layout::lay_out(book)?;
    let texts = listing(book, &pages)?;
    for warning in &texts.warnings {
        events(BuildEvent::Report(warning.diagnostic(&book.spec)));
    }
    events(BuildEvent::Step(text!("step-pictures")));
    let (listing, files) = listing_files(book, &pages, texts)?;
    let files = files.into_iter().map(|file| (folder.join(file.name), file.bytes));
    workspace.place_listing(folder, &files.collect::<Vec<_>>())?;
    let count = listing.files.iter().filter(|file| file.width.is_some()).count();
    events(BuildEvent::Line(text!("made-listing", folder = folder.display().to_string(), count)));
    Ok(())
}

/// Proves that the files of a book match its lock.
fn prove(existing: &ExistingBook, files: &dyn Files, events: Events) -> Result<(), Failure> {
    let Some((source, lock)) = existing.lock()? else {
        let report = Diagnostic::error(text!("no-lock-to-compare"));
        return Err(Failure::input(vec![report.help(text!("make-book-first"))]));
    };
    let read = |path: &Path| Some((name_of(path), existing.content(path)?));
    let paths = &existing.paths;
    let pdfs: Vec<_> = [&paths.pdf, &paths.answers].into_iter().filter_map(|it| read(it)).collect();
    let covers: Vec<_> = read(&paths.cover).into_iter().collect();
    prove_files(lock.clone(), source, files, &pdfs, &covers, events)
}

/// Compares PDFs and covers, each with its name, with a lock.
///
/// # Errors
/// If anything differs.
pub fn prove_files(
    lock: Lock,
    source: &Arc<Source>,
    files: &dyn Files,
    pdfs: &[(String, Vec<u8>)],
    covers: &[(String, Vec<u8>)],
    events: Events,
) -> Result<(), Failure> {
    let misses_cover = lock.cover.is_some() && covers.is_empty();
    let mut verification = Verification::new(lock, source, files, &|_| ())?;
    if verification.book.is_some() {
        let pdfs: Vec<NamedPdf> = pdfs
            .iter()
            .take(verification.documents())
            .map(|(name, bytes)| NamedPdf { name, bytes })
            .collect();
        if pdfs.is_empty() {
            events(BuildEvent::Report(Diagnostic::warning(text!("only-lock"))));
        }
        verification.compare(&pdfs)?;
    }
    for (name, bytes) in covers {
        verification.compare_cover(NamedPdf { name, bytes }, None);
    }
    if misses_cover {
        verification.compare_missing_cover();
    }
    let findings = verification.findings;
    findings.proved.into_iter().for_each(|proved| events(BuildEvent::Line(proved)));
    for warning in findings.warnings {
        events(BuildEvent::Report(Diagnostic::warning(warning)));
    }
    let differences: Vec<_> = findings.differences.into_iter().map(Diagnostic::error).collect();
    if differences.is_empty() { Ok(()) } else { Err(Failure::input(differences)) }
}
