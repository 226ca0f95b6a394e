//! Reproduction and verification of books from their locks.

use super::book::{BookOrder, NamedPdf, PrintedBook, TypesetBook};
use super::cover;
use gridpress_audit::lock::{Lock, LockedCover, VERSION};
use gridpress_audit::verify::{self, BookPdf, Comparison, Findings, PuzzleLocation};
use gridpress_book::{Book, Progress};
use gridpress_bookspec::{CoverSpec, Files, Placement};
use gridpress_messages::diag::{Exit, Failure, Source};
use gridpress_messages::text;
use gridpress_render::pdf;
use std::path::Path;
use std::sync::Arc;

/// Reproduces the book of a lock: the same bytes, if the lock is of this version. `files` reads the fonts and pictures
/// that the lock identifies by hash; the lock contains everything else. The seed is that of the lock, not that of
/// `order`.
///
/// # Errors
/// Fails with [`Exit::Input`] if the lock is invalid, or a font or picture is unavailable; with [`Exit::No`] if its
/// puzzles differ from those of its seed.
pub fn reprint(
    lock: &Arc<Source>,
    files: &dyn Files,
    order: &BookOrder,
) -> Result<PrintedBook, Failure> {
    let book = Lock::parse(lock)?.remake(lock, files, order.progress)?;
    TypesetBook::new(&book)?.print(order.name)
}

/// Proves that a book matches its lock. `pdfs` holds the PDF of the book, and that of separate answers if any; if it is
/// empty, the lock is compared with regenerated PDFs.
///
/// # Errors
/// Fails like [`reprint`], but reports differing puzzles as findings.
pub fn verify(
    lock: &Arc<Source>,
    files: &dyn Files,
    pdfs: &[NamedPdf],
    progress: Progress,
) -> Result<Findings, Failure> {
    let mut verification = Verification::new(Lock::parse(lock)?, lock, files, progress)?;
    verification.compare(pdfs)?;
    Ok(verification.findings)
}

/// First bytes of PNG files.
const PNG: &[u8] = b"\x89PNG";

/// The verification of a lock, whose puzzles are proved and whose PDFs can be compared.
pub struct Verification {
    /// The lock.
    pub lock: Lock,
    /// The regenerated book; `None` if its puzzles differ from those of the lock.
    pub book: Option<Book>,
    /// The cover settings of the lock, if they differ from those in the spec of the book; or the reason why they cannot
    /// be used.
    cover: Result<Option<CoverSpec>, Failure>,
    /// The results so far.
    pub findings: Findings,
}

impl Verification {
    /// Regenerates the puzzles of `lock`, which was read from `source`, and proves each.
    ///
    /// # Errors
    /// Fails like [`verify()`].
    pub fn new(
        lock: Lock,
        source: &Arc<Source>,
        files: &dyn Files,
        progress: Progress,
    ) -> Result<Verification, Failure> {
        let mut findings = Findings::default();
        let book = match lock.remake(source, files, progress) {
            Ok(book) => Some(book),
            // The puzzles differ from those of the lock: the messages contain their numbers.
            Err(failure) if failure.exit == Exit::No => {
                let reports = failure.reports.into_iter();
                findings.differences.extend(reports.map(|report| report.message));
                None
            }
            Err(failure) => return Err(failure),
        };
        if let Some(book) = &book {
            verify::ratings(&lock, book, &mut findings);
            findings.proved.push(text!("proved-seed"));
        }
        // The puzzles of the lock are proved even if they cannot be generated, since the printed book has them.
        verify::puzzles(&lock, &mut findings);
        Ok(Verification { cover: lock.cover_spec(files), lock, book, findings })
    }

    /// Returns the number of PDFs: one, or two with separate answers.
    pub fn documents(&self) -> usize {
        let placement = self.book.as_ref().map(|book| book.spec.answers.placement);
        1 + usize::from(placement == Some(Placement::Separate))
    }

    /// Compares a cover of the book, its proof, or a picture for shops with a regenerated one. `pages` is the number of
    /// pages of the bound book, if it differs from that of the lock. Without a book, nothing is compared.
    pub fn compare_cover(&mut self, file: NamedPdf, pages: Option<u32>) {
        let name = Path::new(file.name).file_name();
        let locked = self.lock.cover.clone();
        // If `pages` is given, the cover is not the one in the lock.
        let is_locked = |cover: &LockedCover| pages.is_none() && name == Some(cover.file.as_ref());
        let locked = locked.filter(is_locked);
        let pages = pages.unwrap_or(self.lock.pages);
        self.with_cover(file.name, |book, findings| {
            if file.bytes.starts_with(PNG) {
                cover::verify_picture(book, file, findings)
            } else {
                cover::verify_cover(book, pages, file, locked.as_ref(), findings)
            }
        });
    }

    /// Compares the cover in the lock, whose file is missing, with a regenerated one.
    pub fn compare_missing_cover(&mut self) {
        let Some(locked) = self.lock.cover.clone() else {
            return;
        };
        let pages = self.lock.pages;
        self.with_cover(&locked.file, |book, findings| {
            cover::verify_missing(book, pages, &locked, findings)
        });
    }

    /// Runs `work` on the book with the cover settings of the lock. Failures are reported for the file `name`.
    fn with_cover(
        &mut self,
        name: &str,
        work: impl FnOnce(&Book, &mut Findings) -> Result<(), Failure>,
    ) {
        let Some(book) = &mut self.book else { return };
        let compared = match &mut self.cover {
            Ok(None) => work(book, &mut self.findings),
            Ok(Some(settings)) => {
                // The book is lent other settings for a moment, because a copy of a large book would take much memory.
                std::mem::swap(&mut book.spec.cover, settings);
                let compared = work(book, &mut self.findings);
                std::mem::swap(&mut book.spec.cover, settings);
                compared
            }
            Err(failure) => Err(Failure { exit: failure.exit, reports: failure.reports.clone() }),
        };
        if let Err(failure) = compared {
            let why: Vec<String> =
                failure.reports.into_iter().map(|report| report.message.into()).collect();
            let no = format!("{name}: no cover can be made from the lock: {}", why.join("; "));
            self.findings.differences.push(no.into());
        } else if self.lock.gridpress != VERSION {
            let of = &self.lock.gridpress;
            let warning = format!(
                "{name}: the cover was compared with the layout of version {VERSION}; the lock is of version {of}"
            );
            self.findings.warnings.push(warning.into());
        }
    }

    /// Compares the fields of the lock with the book, and `pdfs` with regenerated ones, and reads their grids. Without
    /// a book, nothing is compared.
    ///
    /// # Errors
    /// Fails like [`TypesetBook::new`].
    pub fn compare(&mut self, pdfs: &[NamedPdf]) -> Result<(), Failure> {
        let Some(book) = &self.book else {
            return Ok(());
        };
        // Measurements are only needed for the rules of printers.
        let typeset = TypesetBook::unmeasured(book)?;
        let regenerated = typeset.pdfs()?;
        let made = typeset.lock_head("book.pdf", &regenerated);
        verify::fields(&self.lock, &made, book, &typeset.layout, &mut self.findings);
        if pdfs.is_empty() {
            verify::hashes(&self.lock, &made, &mut self.findings);
            return Ok(());
        }
        let names: Vec<&str> = pdfs.iter().map(|pdf| pdf.name).collect();
        verify::names(&self.lock, &names, &mut self.findings);
        // Puzzles, which the book contains as well, and PDFs equal to the given ones are dropped to save memory.
        let puzzles = std::mem::take(&mut self.lock.puzzle).into_iter();
        let places: Vec<PuzzleLocation> =
            puzzles.map(|puzzle| PuzzleLocation::locked(&puzzle)).collect();
        let pairs = pdfs.iter().zip(regenerated);
        let others: Vec<Option<Vec<u8>>> =
            pairs.map(|(pdf, made)| Some(made).filter(|made| made != pdf.bytes)).collect();
        let pdfs = pdfs.iter().zip(&others);
        let pdfs = pdfs.map(|(&NamedPdf { name, bytes }, made)| BookPdf {
            name,
            bytes,
            rebuilt: made.as_deref(),
            is_untouched: made.is_none() || pdf::is_as_written(bytes),
        });
        let pdfs: Vec<BookPdf> = pdfs.collect();
        Comparison {
            lock: &self.lock,
            places: &places,
            book,
            layout: &typeset.layout,
            pdfs: &pdfs,
        }
        .run(&mut self.findings);
        Ok(())
    }
}
