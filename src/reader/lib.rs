//! Reads a PDF as a stranger would: the strokes and glyphs of its pages, the grids that they form, and what
//! stands above each. Knows nothing of how the pages were made.

mod budget;
mod cell_contents;
mod content;
mod display;
mod effort;
mod facts;
mod frames;
mod geometry;
mod grid_labels;
mod grids;
mod integrity;
mod lines;
mod picture;
mod resources;
#[cfg(test)]
mod tests;
mod unicode;
mod view;

pub use budget::ReadError;
pub use display::{Display, GridLikeness};
pub use facts::PdfFacts;
pub use facts::{Bookmark, DocumentInfo, FileStructure};
pub use geometry::SheetWindow;
pub use grids::FoundGrid;
pub use integrity::ObjectHashes;
pub use picture::PagePicture;
pub use view::DecodedBarcode;
pub use view::{Direction, Letter, PageView};

use budget::Budget;
use gridpress_engine::parallel;
use integrity::Hasher;
use lopdf::{Document, ObjectId};
use picture::{Canvas, TextPaint};
use resources::{CellPictures, ResourceCache};
use std::collections::BTreeMap;

/// A PDF whose pages can be read.
pub struct PdfReader {
    document: Document,
    pages: Vec<ObjectId>,
    budget: Budget,
    structure: FileStructure,
}

impl PdfReader {
    /// Opens a PDF.
    ///
    /// # Errors
    /// [`ReadError`] when `bytes` are no PDF, or ask for far more work than a book.
    pub fn new(bytes: &[u8]) -> Result<PdfReader, ReadError> {
        let budget = Budget::of(bytes.len());
        let document = budget.open(bytes)?;
        Ok(PdfReader {
            structure: FileStructure::of(bytes),
            ..PdfReader::of_document(document, budget)
        })
    }

    /// Opens a PDF that is known to be made by this program, byte by byte: of its pages only what is seen is kept, for
    /// large books are mostly links.
    ///
    /// # Errors
    /// [`ReadError`] when `bytes` are no PDF.
    pub fn open_trusted(bytes: &[u8]) -> Result<PdfReader, ReadError> {
        let document = budget::open_trusted(bytes)?;
        Ok(PdfReader::of_document(document, Budget::of(bytes.len())))
    }

    fn of_document(document: Document, budget: Budget) -> PdfReader {
        PdfReader {
            pages: document.page_iter().collect(),
            document,
            budget,
            structure: FileStructure::default(),
        }
    }

    /// The number of pages.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// The width and the height of a page by index, in points; `None` where there is no such page, or it has no size.
    pub fn size(&self, index: usize) -> Option<(f64, f64)> {
        let ([low, high], _) =
            integrity::anomalies_of_page(&self.document, *self.pages.get(index)?).ok()?;
        let size = (high.0 - low.0, high.1 - low.1);
        (size.0.is_finite() && size.1.is_finite()).then_some(size)
    }

    /// What each page consists of, and then what the file says of itself: two files for which this is the same show the
    /// same, whatever way they are written.
    ///
    /// # Errors
    /// [`ReadError`] when a page cannot be read.
    pub fn hashes(&self) -> Result<(Vec<ObjectHashes>, ObjectHashes), ReadError> {
        let mut hasher = Hasher::new(&self.document, &self.pages, &self.budget);
        let pages = self.pages.iter().map(|&page| hasher.page(page)).collect::<Result<_, _>>()?;
        Ok((pages, hasher.catalog()?))
    }

    /// The picture of a page by index; `None` for a page without a size that a sheet may have.
    ///
    /// # Errors
    /// [`ReadError`] when there is no such page, or it cannot be read.
    pub fn picture(&self, index: usize) -> Result<Option<PagePicture>, ReadError> {
        let (page, window) = self.page(index)?;
        let Some(canvas) = Canvas::new(window, picture::SCALE, TextPaint::Painted) else {
            return Ok(None);
        };
        let painted = content::paint(&self.document, page, window, &self.budget, canvas);
        let canvas = painted.map_err(|error| error.on_page(index))?;
        canvas.map(Canvas::finish).transpose()
    }

    /// The view of a page by index: which of its letters are seen, and which barcodes; `None` for a page without a size
    /// that a sheet may have.
    ///
    /// # Errors
    /// [`ReadError`] when there is no such page, or it cannot be read.
    pub fn view(&self, index: usize) -> Result<Option<PageView>, ReadError> {
        let (page, window) = self.page(index)?;
        let view = PageView::new(&self.document, page, window, &self.budget);
        view.map_err(|error| error.on_page(index))
    }

    /// A page by index, and the part of it that is seen.
    fn page(&self, index: usize) -> Result<(ObjectId, integrity::PageArea), ReadError> {
        let page = self.pages.get(index);
        let page = *page.ok_or_else(|| ReadError("a page is missing".to_owned()))?;
        let (window, _) = integrity::anomalies_of_page(&self.document, page)?;
        Ok((page, window))
    }

    /// Everything that pages by index paint, with exact colours, in the order of `indices`.
    ///
    /// # Errors
    /// [`ReadError`] when there is no such page, or it cannot be read.
    pub fn displays(&self, indices: &[usize]) -> Result<Vec<Display>, ReadError> {
        let cell_pictures = CellPictures::default();
        let shared = || ResourceCache::new(&self.document, &cell_pictures);
        parallel::try_map_with(indices, shared, |shared, &index| {
            let page = self.pages.get(index);
            let page = *page.ok_or_else(|| ReadError("a page is missing".to_owned()))?;
            let (window, _) = integrity::anomalies_of_page(&self.document, page)?;
            content::list(shared, page, window, &self.budget)
        })
    }

    /// What the file says of itself.
    ///
    /// # Errors
    /// [`ReadError`] when it has no catalog, or its metadata cannot be read.
    pub fn info(&self) -> Result<DocumentInfo, ReadError> {
        DocumentInfo::of(&self.document, &self.budget)
    }

    /// Earlier revisions that the file holds, and bytes behind its end.
    pub fn structure(&self) -> FileStructure {
        self.structure
    }

    /// The indices of the pages that the links of a page by index lead to; `None` for a link that leads to no page.
    pub fn links(&self, index: usize) -> Vec<Option<usize>> {
        let page = self.pages.get(index);
        page.map_or(Vec::new(), |&page| facts::links(&self.document, page, &self.indices_by_page()))
    }

    /// The lines of the outline.
    ///
    /// # Errors
    /// [`ReadError`] when it has no end.
    pub fn bookmarks(&self) -> Result<Vec<Bookmark>, ReadError> {
        facts::bookmarks(&self.document, &self.indices_by_page())
    }

    fn indices_by_page(&self) -> BTreeMap<ObjectId, usize> {
        let pages = self.pages.iter().enumerate();
        pages.map(|(index, &page)| (page, index)).collect()
    }

    /// Every grid, in the order of pages, and on a page from the top, row by row.
    ///
    /// # Errors
    /// [`ReadError`] when a page's content cannot be read.
    pub fn grids(&self) -> Result<Vec<FoundGrid>, ReadError> {
        self.read().map(|contents| contents.grids)
    }

    /// Every grid, and what no file of this program has.
    ///
    /// # Errors
    /// As [`PdfReader::grids`].
    pub fn read(&self) -> Result<FileContents, ReadError> {
        self.read_as(|grid| grid)
    }

    /// What `convert` makes of every grid, and what no file of this program has. No more than that is kept of a grid.
    ///
    /// # Errors
    /// As [`PdfReader::grids`].
    pub fn read_as<T: Send>(
        &self,
        convert: impl Fn(FoundGrid) -> T + Sync,
    ) -> Result<FileContents<T>, ReadError> {
        self.read_pages(|index, marks| {
            let grids = grids::find(marks, index as u32 + 1);
            grids.into_iter().map(&convert).collect()
        })
    }

    /// As [`PdfReader::read_as`], for pages that stand on sheets: `windows` says by the index of a side which pages are on it.
    ///
    /// # Errors
    /// As [`PdfReader::grids`].
    pub fn read_sheets<T: Send>(
        &self,
        windows: impl Fn(usize) -> Vec<SheetWindow> + Sync,
        convert: impl Fn(FoundGrid) -> T + Sync,
    ) -> Result<FileContents<T>, ReadError> {
        self.read_pages(|index, marks| {
            let windows = windows(index).into_iter();
            let grids = windows.flat_map(|window| grids::find(&window.cut(marks), window.page));
            grids.map(&convert).collect()
        })
    }

    fn read_pages<T: Send>(
        &self,
        grids: impl Fn(usize, &geometry::PageMarks) -> Vec<T> + Sync,
    ) -> Result<FileContents<T>, ReadError> {
        let pages: Vec<_> = self.pages.iter().enumerate().collect();
        let cell_pictures = CellPictures::of(&self.document, &self.budget);
        let shared = || ResourceCache::new(&self.document, &cell_pictures);
        let found = parallel::try_map_with(&pages, shared, |shared, &(index, &page)| {
            let (window, mut anomalies) = integrity::anomalies_of_page(&self.document, page)?;
            let mut marks = content::read(shared, page, window, &self.budget)?;
            anomalies.extend(std::mem::take(&mut marks.anomalies));
            Ok::<_, ReadError>((grids(index, &marks), anomalies))
        })?;
        let mut contents = FileContents {
            grids: Vec::new(),
            page_anomalies: Vec::new(),
            file_anomalies: integrity::anomalies_of_file(&self.document, &self.budget)?,
        };
        for (index, (grids, anomalies)) in found.into_iter().enumerate() {
            contents.grids.extend(grids);
            if !anomalies.is_empty() {
                contents.page_anomalies.push((index + 1, anomalies));
            }
        }
        Ok(contents)
    }
}

/// What a file shows.
#[derive(Debug)]
pub struct FileContents<T = FoundGrid> {
    /// Every grid, or what was made of it, in the order of pages, and on a page from the top, row by row.
    pub grids: Vec<T>,
    /// What no page of this program has, by the number of the page.
    pub page_anomalies: Vec<(usize, Vec<String>)>,
    /// What else no file of this program has.
    pub file_anomalies: Vec<String>,
}
