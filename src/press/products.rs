//! The products of a book: their files, and the events while they are made.

use gridpress_ground::named::names;
use gridpress_messages::Text;
use gridpress_messages::diag::Diagnostic;
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

    /// Returns the paths of the files next to a spec or a lock.
    pub fn of_origin(origin: &Path) -> BookPaths {
        BookPaths::of_pdf(&origin.with_extension("pdf"))
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
