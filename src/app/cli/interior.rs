//! The book that a cover goes around: the lock and the PDF that lie beside it.

use super::files;
use super::paths;
use gridpress_audit::lock::{Lock, LockedCover, VERSION};
use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_press::{self as press, PrintedCover};
use gridpress_spec::limits;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A printed book, of which at least one file exists.
pub(super) struct Interior {
    pdf: PathBuf,
    lock: Option<(Arc<Source>, Lock)>,
}

/// A cover that is about to be made.
#[derive(Clone, Copy)]
pub(super) struct Order<'a> {
    pub book: &'a Book,
    /// The number of pages of the book.
    pub pages: u32,
    /// `true` if the command line names the pages.
    pub is_of_pages: bool,
    /// The lock that the book is from.
    pub lock: Option<&'a Path>,
    /// The spec that the book is from, where it is not from a lock.
    pub spec: Option<&'a Path>,
}

impl Interior {
    /// `true` if there is a book with this PDF, or the lock beside it.
    pub(super) fn is_at(pdf: &Path) -> bool {
        pdf.is_file() || paths::lock(pdf).is_file()
    }

    /// Returns the book with this PDF; `None` if neither that nor a lock exists.
    ///
    /// # Errors
    /// When the lock cannot be read.
    pub(super) fn at(pdf: &Path) -> Result<Option<Interior>, Failure> {
        if !Interior::is_at(pdf) {
            return Ok(None);
        }
        let path = paths::lock(pdf);
        let mut lock = None;
        if path.is_file() {
            let source = files::read_text(&path, &limits::LOCK)?;
            let parsed = Lock::parse(&source)?;
            lock = Some((source, parsed));
        }
        Ok(Some(Interior { pdf: pdf.to_owned(), lock }))
    }

    /// Returns the error of a cover that does not go around this book; `None` if it does.
    pub(super) fn mismatch(&self, order: &Order) -> Option<Diagnostic> {
        let path = paths::lock(&self.pdf);
        let locked = self.lock.as_ref();
        let is_own = order.lock.is_some_and(|lock| paths::is_one_file(lock, &path));
        if let Some((_, lock)) = locked {
            let change = match is_own {
                true => None,
                false => lock.change(order.book),
            };
            if change.is_some() || lock.pages != order.pages {
                let why = change.unwrap_or_else(|| match order.is_of_pages {
                    true => "--pages asks for that".to_owned(),
                    false => format!(
                        "version {} laid the pages of the lock out, and this is {VERSION}",
                        lock.gridpress
                    ),
                });
                return Some(self.refusal(order, &path, lock.pages, &why));
            }
        }
        let pages = self.printed_pages(order.book)?;
        let why = match locked {
            Some(_) => "the PDF is not the one of its lock",
            None => "there is no lock of it that tells more",
        };
        (pages != order.pages).then(|| self.refusal(order, &self.pdf, pages, why))
    }

    /// The number of pages of the PDF, where that is not known from its lock: `None` if the lock has the hash of the PDF, or
    /// sheets of the PDF hold several pages each.
    fn printed_pages(&self, book: &Book) -> Option<u32> {
        let bytes = files::read_file(&self.pdf).ok()?;
        let locked = self.lock.as_ref().and_then(|(_, lock)| lock.output.first());
        let is_locked = locked.is_some_and(|locked| locked.sha256 == sha256(&bytes));
        match is_locked || book.spec.imposition.is_some() {
            true => None,
            false => press::printed_pages(&bytes),
        }
    }

    /// The error of a cover for a book that has not the `pages` of the file at `path`, or differs otherwise.
    fn refusal(&self, order: &Order, path: &Path, pages: u32, why: &str) -> Diagnostic {
        let message = format!(
            "this cover would not be of the book of `{}`: it is for {} pages, and that book has {pages}; {why}",
            path.display(),
            order.pages
        );
        let first = if order.is_of_pages {
            "leave --pages out, or name another file, as in -o other-cover.pdf".to_owned()
        } else if order.lock.is_some() {
            "name another file with -o".to_owned()
        } else {
            let spec = order.spec.map(|spec| format!(" {}", spec.display()));
            let lock = self.lock.as_ref().map(|_| {
                let lock = paths::lock(&self.pdf);
                let command = "gridpress cover --lock";
                format!("; or take the cover of that book: {command} {}", lock.display())
            });
            format!(
                "make the book first, and then its cover: gridpress book{}{}",
                spec.unwrap_or_default(),
                lock.unwrap_or_default()
            )
        };
        let help = format!("{first}; --force makes it all the same; nothing was written");
        Diagnostic::error(message).help(help)
    }

    /// Returns the lock with the cover that goes to `output`, and its path. `None` if there is no lock, the cover goes to another
    /// folder, or the lock has it already or cannot take it.
    ///
    /// # Errors
    /// When the lock was changed since it was read.
    pub(super) fn with_cover(
        &self,
        output: &Path,
        book: &Book,
        cover: &PrintedCover,
    ) -> Result<Option<(PathBuf, Vec<u8>)>, Failure> {
        let path = paths::lock(&self.pdf);
        let Some((source, lock)) = &self.lock else {
            return Ok(None);
        };
        if !paths::are_in_one_folder(output, &path) {
            return Ok(None);
        }
        let locked =
            LockedCover::new(&paths::name(output), &cover.pdf, cover.pages, &book.spec.cover);
        if lock.cover.as_ref() == Some(&locked) {
            return Ok(None);
        }
        let now = files::read_text(&path, &limits::LOCK)?;
        if now.text != source.text {
            let message = format!(
                "`{}` was changed while its cover was made; nothing was written",
                path.display()
            );
            let report = Diagnostic::error(message).help("make the cover again");
            return Err(Failure::new(Exit::System, report));
        }
        // A lock that is not written as this program writes them stays as it is.
        let text = locked.put_into(&source.text, lock.cover.as_ref());
        Ok(text.map(|text| (path, text.into_bytes())))
    }
}
