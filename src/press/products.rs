//! The products of a book: their files, the folder that they are made in, and the events meanwhile.

use crate::existing::ExistingBook;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::messages::Text;
use gridpress_book::Book;
use gridpress_engine::named::names;
use std::path::{Path, PathBuf};

/// A product of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The PDF of the book, and its lock.
    Book,
    /// The PDF of the cover.
    Cover,
    /// A proof that the files match the lock.
    Proof,
    /// The texts and pictures for a shop.
    Listing,
}

names! { Product {
    "book" => Product::Book,
    "cover" => Product::Cover,
    "proof" => Product::Proof,
    "listing" => Product::Listing,
} }

/// An event while a product is made.
#[derive(Clone, Debug)]
pub enum BuildEvent {
    /// The step that has begun.
    Step(Text),
    /// A note.
    Line(Text),
    /// A report.
    Report(Diagnostic),
}

/// A receiver of events.
pub type Events<'a> = &'a dyn Fn(BuildEvent);

/// The paths of a book's files, which follow from that of its PDF.
#[derive(Clone, Debug)]
pub struct BookPaths {
    /// The PDF: `out/book.pdf`.
    pub pdf: PathBuf,
    /// The PDF of separate answers: `out/book-answers.pdf`.
    pub answers: PathBuf,
    /// The lock: `out/book.lock`.
    pub lock: PathBuf,
    /// The cover: `out/book-cover.pdf`.
    pub cover: PathBuf,
    /// The folder of the listing: `out/book-listing`.
    pub listing: PathBuf,
}

impl BookPaths {
    /// Returns the paths of the files next to a PDF.
    pub fn of_pdf(pdf: &Path) -> BookPaths {
        let stem = pdf.file_stem().unwrap_or_default().to_string_lossy();
        BookPaths {
            pdf: pdf.to_owned(),
            answers: answers_path(pdf),
            lock: pdf.with_extension("lock"),
            cover: pdf.with_file_name(format!("{stem}-cover.pdf")),
            listing: pdf.with_file_name(format!("{stem}-listing")),
        }
    }

    /// Returns the files that a reader of the folder looks for, with their roles.
    pub fn files(&self) -> [(&'static str, PathBuf); 5] {
        [
            ("interior", self.pdf.clone()),
            ("answers", self.answers.clone()),
            ("cover", self.cover.clone()),
            ("lock", self.lock.clone()),
            ("listing", self.listing.join("listing.html")),
        ]
    }
}

/// Returns the path of the PDF of separate answers: `book.pdf` becomes `book-answers.pdf`.
pub fn answers_path(pdf: &Path) -> PathBuf {
    let stem = pdf.file_stem().unwrap_or_default().to_string_lossy();
    let name = match pdf.extension() {
        Some(extension) => format!("{stem}-answers.{}", extension.to_string_lossy()),
        None => format!("{stem}-answers"),
    };
    pdf.with_file_name(name)
}

/// Returns the file name of a path, as text.
pub fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

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
