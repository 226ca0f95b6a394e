//! Products in memory, and files that the user has dropped.

use crate::memory::MemoryFolder;
use gridpress_audit::lock::Lock;
use gridpress_book::Book;
use gridpress_bookspec::BookSpec;
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::text;
use gridpress_press::{
    self as press, BookPaths, Events, ExistingBook, Product, Publication, Workspace,
};
use gridpress_studio::{ProductFile, ProjectFolder};
use std::path::{Path, PathBuf};

/// The PDF of the book, from which the names of its other files follow.
const PDF: &str = "book.pdf";
pub(crate) const LOCK: &str = "book.lock";

fn paths() -> BookPaths {
    BookPaths::of_pdf(Path::new(PDF))
}

/// Returns the files that were made.
pub(crate) fn made(folder: &MemoryFolder) -> Vec<ProductFile> {
    let files = paths().files().into_iter().filter_map(|(role, path)| {
        let name = path.to_str()?.to_owned();
        let bytes = folder.size(&name)? as u64;
        let pages =
            name.ends_with(".pdf").then(|| press::printed_pages(&folder.get(&name)?)).flatten();
        Some(ProductFile { role, name, folder: String::new(), bytes, pages })
    });
    files.collect()
}

/// Returns the book in the folder, if it was made.
pub(crate) fn existing(folder: &MemoryFolder) -> ExistingBook<'_> {
    ExistingBook::read(paths(), folder)
}

/// Returns the seed in the lock of the book, if it was made.
pub(crate) fn locked_seed(folder: &MemoryFolder) -> Option<String> {
    existing(folder).seed().map(str::to_owned)
}

/// Makes a product of the book in the folder, and writes it there. `make_book` makes the puzzles.
///
/// # Errors
/// Fails like [`press::make`].
pub(crate) fn make(
    product: Product,
    folder: &MemoryFolder,
    make_book: &dyn Fn(BookSpec) -> Result<Book, Failure>,
    events: Events,
) -> Result<(), Failure> {
    let book = || {
        press::make_book(
            &folder.source()?,
            folder,
            &|spec| {
                require_book(&spec)?;
                make_book(spec)
            },
            events,
        )
    };
    press::make(product, &paths(), folder, folder, &book, events)
}

/// Returns a path as the folder names it.
fn name_in_folder(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

impl Workspace for MemoryFolder {
    fn read_product(&self, path: &Path) -> Result<Option<Vec<u8>>, String> {
        Ok(self.get(&name_in_folder(path)))
    }

    fn check_replaceable(&self, _path: &Path) -> Result<(), Failure> {
        Ok(())
    }

    fn place_products(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
        self.place(
            files.iter().map(|(path, bytes)| (name_in_folder(path), bytes.clone())).collect(),
        )
    }

    fn publish(&self, publication: &Publication, _events: Events) -> Result<(), Failure> {
        self.place_products(publication.files)?;
        self.remove(|name| publication.outdated.iter().any(|path| name_in_folder(path) == name));
        Ok(())
    }

    fn place_listing(&self, folder: &Path, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
        // The new listing may have fewer pictures than the previous one.
        self.remove(|name| Path::new(name).starts_with(folder));
        self.place_products(files)
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

/// Compares files that the user has dropped: a lock, its PDFs and covers, and the files that its book needs.
///
/// # Errors
/// If there is no lock or more than one, or a file differs.
pub(crate) fn verify_dropped(folder: &MemoryFolder, events: Events) -> Result<(), Failure> {
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
    press::prove_files(lock, &source, folder, &pdfs, &covers, events)
}

/// `true` for files that were made.
pub(crate) fn is_made(name: &str) -> bool {
    let (paths, path) = (paths(), Path::new(name));
    path.starts_with(&paths.listing) || paths.files().iter().any(|(_, made)| made == path)
}
