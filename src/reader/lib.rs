//! Independent reader of PDF files: recovers the strokes and glyphs of pages, the grids that they form, and the text
//! above each grid. It depends on nothing that knows how the pages were generated.

mod budget;
mod cages;
mod cell_contents;
mod content;
mod corner_marks;
mod display;
mod effort;
mod facts;
mod frames;
mod geometry;
mod grammar;
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
pub use cages::FoundCages;
pub use display::Display;
pub use facts::PdfFacts;
pub use facts::{DocumentInfo, FileStructure};
pub use geometry::SheetWindow;
pub use grids::FoundGrid;
pub use integrity::ObjectHashes;
pub use picture::PagePicture;
pub use view::DecodedBarcode;
pub use view::{Direction, Letter, PageView};

use budget::{Budget, Result};
use grammar::Grammar;
use gridpress_ground::parallel;
use integrity::Hasher;
use lopdf::{Document, ObjectId};
use picture::{Canvas, TextPaint};
use resources::{CellPictures, ResourceCache};

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
    /// [`ReadError`] if `bytes` is not a PDF, or would take far more work to read than a book.
    pub fn new(bytes: &[u8]) -> Result<PdfReader> {
        let budget = Budget::of(bytes.len());
        let document = budget.open(bytes)?;
        Ok(PdfReader {
            structure: FileStructure::of(bytes),
            ..PdfReader::of_document(document, budget)
        })
    }

    /// Opens a PDF that this program is known to have written, byte for byte. Keeps only the visible parts of pages in
    /// memory, since most of a large book is links.
    ///
    /// # Errors
    /// [`ReadError`] if `bytes` is not a PDF.
    pub fn open_trusted(bytes: &[u8]) -> Result<PdfReader> {
        Ok(PdfReader::of_document(budget::open_trusted(bytes)?, Budget::of(bytes.len())))
    }

    fn of_document(document: Document, budget: Budget) -> PdfReader {
        PdfReader {
            pages: document.page_iter().collect(),
            document,
            budget,
            structure: FileStructure::default(),
        }
    }

    /// Returns the number of pages.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Returns the width and the height of the page at `index`, in points; `None` if there is no such page or it has no
    /// size.
    pub fn size(&self, index: usize) -> Option<(f64, f64)> {
        let ([low, high], _) =
            integrity::anomalies_of_page(&self.document, *self.pages.get(index)?).ok()?;
        let size = (high.0 - low.0, high.1 - low.1);
        (size.0.is_finite() && size.1.is_finite()).then_some(size)
    }

    /// Returns hashes of each page's parts, and then of the parts of the file itself. Two files with equal hashes look
    /// the same, however they are encoded.
    ///
    /// # Errors
    /// [`ReadError`] if a page cannot be read.
    pub fn hashes(&self) -> Result<(Vec<ObjectHashes>, ObjectHashes)> {
        let mut hasher = Hasher::new(&self.document, &self.pages, &self.budget);
        let pages = self.pages.iter().map(|&page| hasher.page(page)).collect::<Result<_, _>>()?;
        Ok((pages, hasher.catalog()?))
    }

    /// Returns the parts of the file whose kinds `written`, a file of this program, does not have, each with the index of
    /// its page if it belongs to one. Viewers may show them differently.
    ///
    /// # Errors
    /// [`ReadError`] if a page is missing, or a content stream cannot be unpacked.
    pub fn strange_parts(&self, written: &PdfReader) -> Result<Vec<(Option<usize>, String)>> {
        let read = |file: &PdfReader| Grammar::read(&file.document, &file.pages, &file.budget);
        let known = read(written)?;
        let strange = read(self)?
            .into_iter()
            .filter(|(phrase, _)| !known.contains_key(phrase) || phrase == grammar::OTHER_SPELLING);
        Ok(strange.map(|(phrase, page)| (page, phrase)).collect())
    }

    /// Returns the picture of the page at `index`; `None` if its size is not that of a sheet.
    ///
    /// # Errors
    /// [`ReadError`] if there is no such page, or it cannot be read.
    pub fn picture(&self, index: usize) -> Result<Option<PagePicture>> {
        let (page, window) = self.page(index)?;
        let Some(canvas) = Canvas::new(window, picture::SCALE, TextPaint::Painted) else {
            return Ok(None);
        };
        content::paint(&self.document, page, window, &self.budget, canvas)
            .map_err(|error| error.on_page(index))?
            .map(Canvas::finish)
            .transpose()
    }

    /// Returns the view of the page at `index`, with its visible letters and its barcodes; `None` if its size is not
    /// that of a sheet.
    ///
    /// # Errors
    /// [`ReadError`] if there is no such page, or it cannot be read.
    pub fn view(&self, index: usize) -> Result<Option<PageView>> {
        let (page, window) = self.page(index)?;
        PageView::new(&self.document, page, window, &self.budget)
            .map_err(|error| error.on_page(index))
    }

    /// Returns the page at `index` and its visible part.
    fn page(&self, index: usize) -> Result<(ObjectId, integrity::PageArea)> {
        let page = self.pages.get(index);
        let page = *page.ok_or_else(|| ReadError("a page is missing".to_owned()))?;
        let (window, _) = integrity::anomalies_of_page(&self.document, page)?;
        Ok((page, window))
    }

    /// Returns everything that the pages at `indices` paint, with exact colours, in the order of `indices`.
    ///
    /// # Errors
    /// [`ReadError`] if there is no such page, or it cannot be read.
    pub fn displays(&self, indices: &[usize]) -> Result<Vec<Display>> {
        let cell_pictures = CellPictures::default();
        let shared = || ResourceCache::new(&self.document, &cell_pictures);
        parallel::try_map_with(indices, shared, |shared, &index| {
            let page = self.pages.get(index);
            let page = *page.ok_or_else(|| ReadError("a page is missing".to_owned()))?;
            let (window, _) = integrity::anomalies_of_page(&self.document, page)?;
            content::list(shared, page, window, &self.budget)
        })
    }

    /// Returns the metadata of the file.
    ///
    /// # Errors
    /// [`ReadError`] if the file has no catalog, or its metadata cannot be read.
    pub fn info(&self) -> Result<DocumentInfo> {
        DocumentInfo::of(&self.document, &self.budget)
    }

    /// Returns the number of earlier revisions in the file, and of bytes after its end.
    pub fn structure(&self) -> FileStructure {
        self.structure
    }

    /// Returns every grid, in the order of pages and, on each page, in reading order.
    ///
    /// # Errors
    /// [`ReadError`] if the content of a page cannot be read.
    pub fn grids(&self) -> Result<Vec<FoundGrid>> {
        self.read().map(|contents| contents.grids)
    }

    /// Returns every grid, and everything that no file of this program contains.
    ///
    /// # Errors
    /// Same as for [`PdfReader::grids`].
    pub fn read(&self) -> Result<FileContents> {
        self.read_as(|grid| grid)
    }

    /// Returns the result of `convert` for every grid, and everything that no file of this program contains. The grids
    /// themselves are not kept.
    ///
    /// # Errors
    /// Same as for [`PdfReader::grids`].
    pub fn read_as<T: Send>(
        &self,
        convert: impl Fn(FoundGrid) -> T + Sync,
    ) -> Result<FileContents<T>> {
        self.read_pages(|index, marks| {
            grids::find(marks, index as u32 + 1).into_iter().map(&convert).collect()
        })
    }

    /// Works like [`PdfReader::read_as`] for imposed sheets. `windows` returns the pages on a side of a sheet, given
    /// its index.
    ///
    /// # Errors
    /// Same as for [`PdfReader::grids`].
    pub fn read_sheets<T: Send>(
        &self,
        windows: impl Fn(usize) -> Vec<SheetWindow> + Sync,
        convert: impl Fn(FoundGrid) -> T + Sync,
    ) -> Result<FileContents<T>> {
        self.read_pages(|index, marks| {
            windows(index)
                .into_iter()
                .flat_map(|window| grids::find(&window.cut(marks), window.page))
                .map(&convert)
                .collect()
        })
    }

    fn read_pages<T: Send>(
        &self,
        grids: impl Fn(usize, &geometry::PageMarks) -> Vec<T> + Sync,
    ) -> Result<FileContents<T>> {
        let pages: Vec<_> = self.pages.iter().enumerate().collect();
        let cell_pictures = CellPictures::of(&self.document, &self.budget);
        let shared = || ResourceCache::new(&self.document, &cell_pictures);
        // Each thread has a cache of its own, as fonts and forms are shared by reference counts that are not for
        // threads.
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

/// The grids of a file and its anomalies.
#[derive(Debug)]
pub struct FileContents<T = FoundGrid> {
    /// The grids, or the values converted from them, in the order of pages and, on each page, in reading order.
    pub grids: Vec<T>,
    /// Parts that no page of this program has, by page number.
    pub page_anomalies: Vec<(usize, Vec<String>)>,
    /// Other parts that no file of this program has.
    pub file_anomalies: Vec<String>,
}
