//! Reads a PDF as a stranger would: the strokes and glyphs of its pages, the grids that they form, and what
//! stands above each. Knows nothing of how the pages were made.

mod cells;
mod content;
mod error;
mod facts;
mod grids;
mod head;
mod matrix;
mod resources;
mod ruled;
mod windows;

pub use error::ReadError;
pub use facts::Facts;
pub use grids::FoundGrid;
pub use windows::SheetWindow;

use crate::parallel;
use lopdf::{Document, ObjectId};

/// A PDF whose pages can be read.
pub struct Reader {
    document: Document,
    pages: Vec<ObjectId>,
}

impl Reader {
    /// Opens a PDF.
    ///
    /// # Errors
    /// [`ReadError`] when `bytes` are no PDF.
    pub fn new(bytes: &[u8]) -> Result<Reader, ReadError> {
        let document = Document::load_mem(bytes)?;
        let pages = document.page_iter().collect();
        Ok(Reader { document, pages })
    }

    /// The number of pages.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// The uncompressed content of each page.
    pub fn contents(&self) -> Vec<Vec<u8>> {
        self.pages
            .iter()
            .map(|&page| self.document.get_page_content(page))
            .collect()
    }

    /// Every grid, in the order of pages, and on a page from the top, row by row.
    ///
    /// # Errors
    /// [`ReadError`] when a page's content cannot be read.
    pub fn grids(&self) -> Result<Vec<FoundGrid>, ReadError> {
        self.find(|index, marks| grids::find(marks, index as u32 + 1))
    }

    /// Every grid on pages that stand on sheets, where `windows` says by the index of a side which pages are on it.
    ///
    /// # Errors
    /// As [`Reader::grids`].
    pub fn grids_within(
        &self,
        windows: impl Fn(usize) -> Vec<SheetWindow> + Sync,
    ) -> Result<Vec<FoundGrid>, ReadError> {
        self.find(|index, marks| {
            let windows = windows(index).into_iter();
            let seen = windows.flat_map(|window| grids::find(&window.cut(marks), window.page));
            seen.collect()
        })
    }

    fn find(
        &self,
        grids: impl Fn(usize, &content::Marks) -> Vec<FoundGrid> + Sync,
    ) -> Result<Vec<FoundGrid>, ReadError> {
        let pages: Vec<_> = self.pages.iter().enumerate().collect();
        let found = parallel::try_map(&pages, |&(index, &page)| {
            Ok::<_, ReadError>(grids(index, &content::read(&self.document, page)?))
        })?;
        Ok(found.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests;
