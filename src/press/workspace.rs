//! The folder that products are written to, and the book that it has already.

use crate::cover::{PrintedCover, printed_pages};
use crate::products::{BookPaths, Events, name_of};
use gridpress_audit::lock::{Lock, LockedCover};
use gridpress_book::Book;
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::{Text, text};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A book that is about to be written.
pub struct Publication<'a> {
    /// The book.
    pub book: &'a Book,
    /// The text of its lock.
    pub lock: &'a str,
    /// The book that it replaces, if there is one.
    pub replaced: &'a ExistingBook<'a>,
    /// Its files.
    pub files: &'a [(PathBuf, Vec<u8>)],
    /// Files of the replaced book that it does not have.
    pub outdated: &'a [PathBuf],
}

/// A place that products are written to: a folder on disk, or one in memory.
pub trait Workspace {
    /// Returns the content of a file; `None` if there is none.
    ///
    /// # Errors
    /// The reason why it cannot be read.
    fn read_product(&self, path: &Path) -> Result<Option<Vec<u8>>, String>;

    /// Returns an error if a PDF must not replace the file at `path`, if there is one.
    fn check_replaceable(&self, path: &Path) -> Result<(), Failure>;

    /// Writes files, all or none.
    fn place_products(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure>;

    /// Writes the files of a book, all or none, and removes those that it no longer has.
    fn publish(&self, publication: &Publication, events: Events) -> Result<(), Failure>;

    /// Writes the files of a listing to `folder`, where they replace those of an earlier one.
    fn place_listing(&self, folder: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure>;
}

/// A book in a workspace, by its paths.
pub struct ExistingBook<'w> {
    /// The paths of its files.
    pub paths: BookPaths,
    workspace: &'w dyn Workspace,
    lock: LockState,
}

enum LockState {
    Nothing,
    Lock(Arc<Source>, Box<Lock>),
    /// Not a lock, or not a readable one.
    Other(Failure),
}

/// The reason why a cover would not fit a book.
pub struct Mismatch {
    /// The file of the book that says so.
    pub file: PathBuf,
    /// The number of pages of that file.
    pub pages: u32,
    /// The reason; `None` if nothing but the number of pages differs.
    pub why: Option<Text>,
}

impl<'w> ExistingBook<'w> {
    /// Reads the lock of a book, if there is one.
    pub fn read(paths: BookPaths, workspace: &'w dyn Workspace) -> ExistingBook<'w> {
        let name = paths.lock.display().to_string();
        let lock = match workspace.read_product(&paths.lock) {
            Ok(None) => LockState::Nothing,
            Ok(Some(bytes)) if bytes.is_empty() => LockState::Nothing,
            Ok(Some(bytes)) => {
                let source = Source::new(&name, String::from_utf8_lossy(&bytes));
                match Lock::parse(&source) {
                    Ok(lock) => LockState::Lock(source, Box::new(lock)),
                    Err(failure) => LockState::Other(failure),
                }
            }
            Err(why) => {
                let report = Diagnostic::error(text!("cannot-read", path = name, why));
                LockState::Other(Failure::input(vec![report]))
            }
        };
        ExistingBook { paths, workspace, lock }
    }

    /// Returns the lock with its text; `None` if there is none.
    ///
    /// # Errors
    /// If there is a file in its place that is not a lock.
    pub fn lock(&self) -> Result<Option<(&Arc<Source>, &Lock)>, Failure> {
        match &self.lock {
            LockState::Nothing => Ok(None),
            LockState::Lock(source, lock) => Ok(Some((source, lock))),
            LockState::Other(failure) => Err(failure.clone()),
        }
    }

    /// Returns the lock with its text, unless there is none or it cannot be read.
    pub fn readable_lock(&self) -> Option<(&Arc<Source>, &Lock)> {
        self.lock().ok().flatten()
    }

    /// Returns the content of one of its files, unless there is none or it cannot be read.
    pub fn content(&self, path: &Path) -> Option<Vec<u8>> {
        self.workspace.read_product(path).ok()?
    }

    /// Returns `true` if its lock has that SHA-256 hash.
    pub fn has_hash(&self, sha256: &str) -> bool {
        self.readable_lock().is_some_and(|(source, lock)| lock.hash(&source.text) == sha256)
    }

    /// Returns the seed of the lock; `None` if there is none.
    pub fn seed(&self) -> Option<&str> {
        self.readable_lock().map(|(_, lock)| lock.seed.as_str())
    }

    /// Returns the cover in the lock, if its file still exists next to it.
    pub fn cover(&self) -> Option<&LockedCover> {
        let cover = self.readable_lock()?.1.cover.as_ref()?;
        let path = self.paths.lock.with_file_name(name_of(cover.file.as_ref()));
        self.content(&path).map(|_| cover)
    }

    /// Returns the PDF of separate answers, if the lock records the one that exists.
    pub(crate) fn answers(&self) -> Option<PathBuf> {
        let bytes = self.content(&self.paths.answers)?;
        let (_, lock) = self.readable_lock()?;
        let is_own = lock.output.iter().skip(1).any(|output| output.sha256 == sha256(&bytes));
        is_own.then(|| self.paths.answers.clone())
    }

    /// Returns the volume of the lock, if it is another one than `volume`.
    pub fn other_volume(&self, volume: Option<u32>) -> Option<u32> {
        let old = self.readable_lock().and_then(|(_, lock)| lock.volume())?;
        volume.filter(|new| *new != old).map(|_| old)
    }

    /// Returns why a cover of `book` for that many pages would not fit; `None` if it fits, or there is nothing to fit.
    /// `is_own` means that `book` is from this very lock.
    ///
    /// # Errors
    /// If the lock cannot be read.
    pub fn mismatch(
        &self,
        book: &Book,
        pages: u32,
        is_own: bool,
    ) -> Result<Option<Mismatch>, Failure> {
        let locked = self.lock()?.map(|(_, lock)| lock);
        if let Some(lock) = locked {
            let why = if is_own { None } else { lock.first_change(book) };
            if why.is_some() || lock.pages != pages {
                let file = self.paths.lock.clone();
                return Ok(Some(Mismatch { file, pages: lock.pages, why }));
            }
        }
        let found = self.printed_pages(locked, book).filter(|found| *found != pages);
        Ok(found.map(|pages| Mismatch {
            file: self.paths.pdf.clone(),
            pages,
            why: Some(match locked {
                Some(_) => text!("pdf-unlike-lock"),
                None => text!("without-lock"),
            }),
        }))
    }

    /// Returns the number of pages of the PDF, if its lock does not settle it: `None` if the lock has the hash of the
    /// PDF, or if sheets of the PDF hold several pages each.
    fn printed_pages(&self, locked: Option<&Lock>, book: &Book) -> Option<u32> {
        let bytes = self.content(&self.paths.pdf)?;
        let locked = locked.and_then(|lock| lock.output.first());
        let is_locked = locked.is_some_and(|locked| locked.sha256 == sha256(&bytes));
        if is_locked || book.spec.imposition.is_some() { None } else { printed_pages(&bytes) }
    }

    /// Returns the path and the text of the lock with the new cover of the file `name`. `None` if there is no lock, or it
    /// already has the cover or cannot take it.
    ///
    /// # Errors
    /// If the lock was changed since it was read.
    pub(crate) fn with_cover(
        &self,
        name: &str,
        book: &Book,
        cover: &PrintedCover,
    ) -> Result<Option<(PathBuf, Vec<u8>)>, Failure> {
        let Some((source, lock)) = self.readable_lock() else {
            return Ok(None);
        };
        let locked = LockedCover::new(name, &cover.pdf, cover.pages, &book.spec.cover);
        if lock.cover.as_ref() == Some(&locked) {
            return Ok(None);
        }
        let path = &self.paths.lock;
        if self.workspace.read_product(path) != Ok(Some(source.text.clone().into_bytes())) {
            let message = text!("changed-while-made", file = path.display().to_string());
            let report = Diagnostic::error(message).help(text!("make-cover-again"));
            return Err(Failure::new(Exit::System, report));
        }
        // A lock in another layout than this program's stays as it is.
        let text = locked.put_into(&source.text, lock.cover.as_ref());
        Ok(text.map(|text| (path.clone(), text.into_bytes())))
    }
}
