//! Making products in memory, with the messages and the files of the program's commands.

use crate::memory::MemoryFolder;
use gridpress_audit::lock::{Lock, LockedCover};
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_base::messages::{Text, TextArg};
use gridpress_base::text;
use gridpress_book::Book;
use gridpress_layout::{self as layout, CoverKind};
use gridpress_press::{self as press, NamedPdf, TypesetBook, Verification};
use gridpress_spec::{BookSpec, Files};
use gridpress_studio::checklist::MadeBook;
use gridpress_studio::{BuildEvent, Product, ProductFile, ProjectFolder, product_files};
use std::sync::Arc;

/// The name of the book's files, without their endings.
const STEM: &str = "book";
const PDF: &str = "book.pdf";
const ANSWERS: &str = "book-answers.pdf";
const COVER: &str = "book-cover.pdf";
pub(crate) const LOCK: &str = "book.lock";
const LISTING_FOLDER: &str = "book-listing";

/// Returns the files that were made.
pub(crate) fn made(folder: &MemoryFolder) -> Vec<ProductFile> {
    let file = |(role, name): (&'static str, String)| {
        let bytes = folder.size(&name)? as u64;
        let pages =
            name.ends_with(".pdf").then(|| press::printed_pages(&folder.get(&name)?)).flatten();
        Some(ProductFile { role, name, folder: String::new(), bytes, pages })
    };
    product_files(STEM).into_iter().filter_map(file).collect()
}

/// Returns the contents of the files that were made.
pub(crate) fn made_book(folder: &MemoryFolder) -> MadeBook {
    MadeBook { lock: folder.get(LOCK), interior: folder.get(PDF), cover: folder.get(COVER) }
}

/// Returns the lock of the book, if it was made.
fn lock(folder: &MemoryFolder) -> Result<Option<(Arc<Source>, Lock)>, Failure> {
    let Some(bytes) = folder.get(LOCK) else {
        return Ok(None);
    };
    let source = Source::new(LOCK, String::from_utf8_lossy(&bytes));
    let lock = Lock::parse(&source)?;
    Ok(Some((source, lock)))
}

/// Returns the seed in the lock of the book, if it was made.
pub(crate) fn locked_seed(folder: &MemoryFolder) -> Option<String> {
    lock(folder).ok().flatten().map(|(_, lock)| lock.seed)
}

/// Makes a product of the book in the folder, and writes it there. `make_book` makes the puzzles.
///
/// # Errors
/// Fails like the commands of the program.
pub(crate) fn make(
    product: Product,
    folder: &MemoryFolder,
    make_book: &dyn Fn(BookSpec) -> Result<Book, Failure>,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let book = || {
        let (spec, warnings) =
            BookSpec::parse(&folder.source()?, folder.files()).map_err(Failure::input)?;
        warnings.into_iter().for_each(|warning| tell(BuildEvent::Report(warning)));
        require_book(&spec)?;
        let book = make_book(spec)?;
        book.warnings.iter().cloned().for_each(|warning| tell(BuildEvent::Report(warning)));
        Ok::<Book, Failure>(book)
    };
    match product {
        Product::Book => make_interior(&book()?, folder, tell),
        Product::Cover => make_cover(&book()?, folder, tell),
        Product::Proof => prove(folder, tell),
        Product::Listing => make_listing(&book()?, folder, tell),
    }
}

/// Returns an error for the spec of a desk, which needs files that a browser does not have.
///
/// # Errors
/// For the spec of a desk.
pub(crate) fn require_book(spec: &BookSpec) -> Result<(), Failure> {
    if spec.sections.is_empty() {
        let report =
            Diagnostic::error(text!("desk-in-browser")).help(text!("add-section-or-daily"));
        return Err(Failure::input(vec![report]));
    }
    Ok(())
}

fn note(tell: &dyn Fn(BuildEvent), text: Text) {
    tell(BuildEvent::Line(text));
}

fn size_note(tell: &dyn Fn(BuildEvent), name: &str, bytes: &[u8]) {
    let size = TextArg::Measure(format!("{} KB", bytes.len().div_ceil(1000)));
    note(tell, text!("made-file", file = name, size));
}

fn make_interior(
    book: &Book,
    folder: &MemoryFolder,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let old = lock(folder).ok().flatten().and_then(|(_, lock)| lock.cover);
    let typeset = TypesetBook::new(book)?;
    let broken = typeset.warnings();
    let printed = typeset.print(PDF)?;
    let has_broken = !broken.is_empty();
    broken.into_iter().for_each(|warning| tell(BuildEvent::Report(warning)));
    if has_broken {
        note(tell, text!("checks-tell"));
    }
    // The lock keeps the cover, which `prove` compares with the book.
    let kept = old.filter(|_| folder.size(COVER).is_some());
    let lock = kept.and_then(|cover| cover.put_into(&printed.lock, None)).unwrap_or(printed.lock);
    size_note(tell, PDF, &printed.pdf);
    let mut files = vec![(PDF.to_owned(), printed.pdf), (LOCK.to_owned(), lock.into_bytes())];
    match printed.answers {
        Some(answers) => {
            size_note(tell, ANSWERS, &answers);
            files.push((ANSWERS.to_owned(), answers));
        }
        // Answers of an earlier version would be taken for those of this book.
        None => folder.remove(|path| path == ANSWERS),
    }
    folder.place(files)?;
    let puzzles = text!("count-of-puzzles", count = book.puzzles().count());
    let pages = text!("pages", count = typeset.layout.book.len());
    note(tell, text!("made-book", puzzles, pages, seed = book.generator.seed.as_str()));
    Ok(())
}

fn make_cover(
    book: &Book,
    folder: &MemoryFolder,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let pages = press::page_count(book)?;
    let locked = lock(folder)?;
    if let Some((_, lock)) = &locked
        && let Some(why) = lock.first_change(book).or_else(|| {
            (lock.pages != pages).then(|| format!("it has {pages} pages, not {}", lock.pages))
        })
    {
        let message = text!("cover-of-changed-book", file = PDF, why);
        let report = Diagnostic::error(message).help(text!("make-book-again"));
        return Err(Failure::input(vec![report]));
    }
    let cover = press::cover(book, Some(pages), CoverKind::Print)?;
    cover.notes(book, COVER).into_iter().for_each(|line| note(tell, line));
    let warnings = press::warnings_of_cover(book).into_iter();
    warnings.for_each(|warning| tell(BuildEvent::Report(warning)));
    let mut files = vec![(COVER.to_owned(), cover.pdf.clone())];
    if let Some((source, lock)) = locked {
        let recorded = LockedCover::new(COVER, &cover.pdf, cover.pages, &book.spec.cover);
        if let Some(text) = recorded.put_into(&source.text, lock.cover.as_ref()) {
            files.push((LOCK.to_owned(), text.into_bytes()));
        }
    }
    folder.place(files)
}

fn make_listing(
    book: &Book,
    folder: &MemoryFolder,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let pages = layout::lay_out(book)?;
    let listing = press::listing(book, &pages)?;
    for warning in &listing.warnings {
        tell(BuildEvent::Report(warning.diagnostic(&book.spec)));
    }
    let (listing, files) = press::listing_files(book, &pages, listing)?;
    let pictures = listing.files.iter().filter(|file| file.width.is_some()).count();
    let inside = format!("{LISTING_FOLDER}/");
    // The new listing may have fewer pictures than the previous one.
    folder.remove(|path| path.starts_with(&inside));
    folder
        .place(files.into_iter().map(|file| (inside.clone() + &file.name, file.bytes)).collect())?;
    note(tell, text!("made-listing", folder = LISTING_FOLDER, count = pictures));
    Ok(())
}

/// Proves that the files of the book match its lock.
fn prove(folder: &MemoryFolder, tell: &dyn Fn(BuildEvent)) -> Result<(), Failure> {
    let Some((source, lock)) = lock(folder)? else {
        let report = Diagnostic::error(text!("no-lock-to-compare"));
        return Err(Failure::input(vec![report.help(text!("make-book-first"))]));
    };
    let pdfs: Vec<(&str, Vec<u8>)> =
        [PDF, ANSWERS].into_iter().filter_map(|name| Some((name, folder.get(name)?))).collect();
    let cover = folder.get(COVER);
    let files = Proof {
        pdfs: pdfs.iter().map(|(name, bytes)| NamedPdf { name, bytes }).collect(),
        covers: cover.iter().map(|bytes| NamedPdf { name: COVER, bytes }).collect(),
    };
    verify(lock, &source, folder, files, tell)
}

/// The files to compare with a lock.
struct Proof<'f> {
    pdfs: Vec<NamedPdf<'f>>,
    covers: Vec<NamedPdf<'f>>,
}

fn verify(
    lock: Lock,
    source: &Arc<Source>,
    files: &dyn Files,
    proof: Proof<'_>,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let misses_cover = lock.cover.is_some() && proof.covers.is_empty();
    let mut verification = Verification::new(lock, source, files, &|_| ())?;
    if verification.book.is_some() {
        let pdfs = &proof.pdfs[..proof.pdfs.len().min(verification.documents())];
        if pdfs.is_empty() {
            tell(BuildEvent::Report(Diagnostic::warning(text!("only-lock"))));
        }
        verification.compare(pdfs)?;
    }
    for cover in proof.covers {
        verification.compare_cover(cover, None);
    }
    if misses_cover {
        verification.compare_missing_cover();
    }
    let findings = verification.findings;
    findings.proved.into_iter().for_each(|proved| note(tell, proved));
    for warning in findings.warnings {
        tell(BuildEvent::Report(Diagnostic::warning(warning)));
    }
    let differences: Vec<_> = findings.differences.into_iter().map(Diagnostic::error).collect();
    if differences.is_empty() { Ok(()) } else { Err(Failure::input(differences)) }
}

/// Compares files that the user has dropped: a lock, its PDFs and covers, and the files that its book needs.
///
/// # Errors
/// If there is no lock or more than one, or a file differs.
pub(crate) fn verify_dropped(
    folder: &MemoryFolder,
    tell: &dyn Fn(BuildEvent),
) -> Result<(), Failure> {
    let dropped = folder.paths().into_iter();
    let dropped: Vec<_> =
        dropped.filter_map(|path| folder.get(&path).map(|bytes| (path, bytes))).collect();
    let (locks, others): (Vec<_>, Vec<_>) =
        dropped.into_iter().partition(|(path, _)| path.to_lowercase().ends_with(".lock"));
    let [(name, text)] = &locks[..] else {
        let message = text!("expected-one-lock", count = locks.len());
        let help = text!("add-lock");
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    };
    let source = Source::new(name, String::from_utf8_lossy(text));
    let lock = Lock::parse(&source)?;
    let (pdfs, others): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|(_, bytes)| bytes.starts_with(b"%PDF-"));
    // A browser gives files without folders, and may have renamed them when it saved them.
    for file in lock.fonts_and_pictures() {
        let has_name = |path: &str| path.rsplit('/').next() == file.file.rsplit('/').next();
        let found = others.iter().find(|(_, bytes)| sha256(bytes) == file.sha256);
        if let Some((_, bytes)) = found.or(others.iter().find(|(path, _)| has_name(path))) {
            folder.load(&file.file, bytes.clone());
        }
    }
    let (covers, mut pdfs): (Vec<_>, Vec<_>) =
        pdfs.into_iter().partition(|(path, bytes): &(String, Vec<u8>)| {
            let locked = lock.cover.as_ref().map(|cover| &cover.sha256);
            path.to_lowercase().contains("-cover") || locked == Some(&sha256(bytes))
        });
    // The book comes before its answers.
    pdfs.sort_by_key(|(path, _)| path.contains("-answers"));
    let proof = Proof { pdfs: named(&pdfs), covers: named(&covers) };
    verify(lock, &source, folder, proof, tell)
}

/// Returns the files with their names.
fn named(files: &[(String, Vec<u8>)]) -> Vec<NamedPdf<'_>> {
    files.iter().map(|(name, bytes)| NamedPdf { name, bytes }).collect()
}

/// `true` for files that were made.
pub(crate) fn is_made(path: &str) -> bool {
    product_files(STEM).iter().any(|(_, name)| name == path)
        || path.starts_with(&format!("{LISTING_FOLDER}/"))
}
