//! The layout of books, covers and columns: from a book to pages of positioned items, in three passes.
//!
//! The modules; each uses only those to its left:
//!
//! ```text
//! document <- typography <- art, grid_drawing, block <- interior | cover_sheet | column
//! document <- sheets, survey
//! document <- typography <- site_images, report_sheet
//! document <- typography <- grid_drawing <- step_pictures
//! ```
//!
//! `document` has the items and pages; `typography` the type, lines and paragraphs; `art` the drawings of children's
//! books; `grid_drawing` the grids and diagrams; `block` the heading and footer of a grid. `interior`, `cover_sheet`
//! and `column` combine these, `sheets` places finished pages on larger paper, and `survey` measures the ink of pages.
//!
//! `interior::collect` lists the parts of the book, in order. `interior::paginate` sets each part into pages, in the
//! coordinates of the text block, and records the page of every puzzle, answer and section. `interior::finalize` knows
//! all page numbers: it sets them, adds running heads and folios, and moves the blocks to their positions on verso and
//! recto pages. A page of grids is set only on request, so a book takes little memory before it is written. Nothing
//! here depends on PDF, and no length is a float.

#![forbid(unsafe_code)]

mod block;
pub mod column;
mod cover_sheet;
mod document;
mod error;
mod grid_drawing;
mod interior;
mod report_sheet;
mod sheets;
mod site_images;
mod step_pictures;
pub mod survey;
mod typography;

use crate::typography::text_block::TextBlock;
use gridpress_book::Book;
use gridpress_ground::units::Length;
use gridpress_messages::diag::Failure;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;

pub use block::qr::puzzle_link;
pub use cover_sheet::{
    Banner, Cover, CoverKind, SafeAreas, front_puzzle, lay_out_banners, lay_out_cover,
    lay_out_open_book, lay_out_shop_front,
};
pub use document::item::{CellLine, Cells, Image, Item, ItemGroup, Paint, Pose};
pub use document::outline::{Extent, Outline, arcs, corners};
pub use document::role::{
    ColumnText, Described, Destination, GridRow, GridTable, Link, TableRow, TextRole,
};
pub use document::walk::{PaintedPrimitive, PaintedText, Picture, Primitive, walk};
pub use document::{Document, GridPlace, GridRole, OutlineEntry, Page, PageLabels, Paper};
pub(crate) use error::{LayoutError, LayoutResult as Result, failure};
pub use grid_drawing::lattice::Layer;
pub use grid_drawing::measures::MIN_OVERLAPPING;
pub use grid_drawing::ruling::{ScreenDrawing, draw_for_screen};
pub use grid_drawing::step_figure::{CellShade, FigureLine, StepFigure};
pub use interior::Guides;
pub use interior::finalize::{BookLayout, PuzzlePages};
pub use interior::grid_pictures::{GridPictures, PictureSides};
pub use report_sheet::{PrintedReport, ReportBlock, ReportTable, lay_out_report};
pub use sheets::{ImpositionPlan, PlacedPage, lay_out_contact_sheet};
pub use site_images::{draw_card, draw_icon};
pub use step_pictures::lay_out_steps;

/// Maximum number of pages of a document.
const MAX_PAGES: usize = 99_999;

/// A book that its layout borrows, or shares with others.
pub(crate) type SharedBook<'b> = Arc<dyn Deref<Target = Book> + Send + Sync + 'b>;

/// Lays out `book`: a reference, which the layout borrows, or an [`Arc`], which it shares.
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if a page cannot hold its contents, or no font has one of
/// its characters.
pub fn lay_out<'b>(
    book: impl Deref<Target = Book> + Send + Sync + 'b,
) -> Result<BookLayout<'b>, Failure> {
    let book: SharedBook = Arc::new(book);
    lay_out_with_margin(&book).map_err(|errors| failure(&book, &errors))
}

/// Lays out a book with the inside margin required by its page count.
fn lay_out_with_margin<'b>(book: &SharedBook<'b>) -> Result<BookLayout<'b>, Vec<LayoutError>> {
    let lay = |inside| {
        let layout = interior::set_book(book, &TextBlock::new(&book.spec, inside))?;
        let answers = layout.answers.as_ref().map_or(0, Document::len);
        // Both volumes have the margin of the thicker one, so that they look alike.
        let pages = layout.book.len().max(answers);
        if pages > MAX_PAGES {
            return Err(vec![LayoutError::TooManyPages { pages, is_minimum: false }]);
        }
        Ok((layout, pages))
    };
    find_margin(|pages| book.spec.page.inside_margin(pages), lay)
}

/// Lays out a [specimen](Book::specimen) of a book, and reports anything that would not fit on the pages of the book
/// either.
///
/// # Errors
/// See [`lay_out`].
pub fn check_fits(specimen: &Book) -> Result<(), Failure> {
    // A specimen has a puzzle for each kind of page, so this finds what does not fit in a fraction of the time.
    lay_out(specimen)?;
    let sections = specimen.spec.sections.iter();
    let pages = sections
        .map(|section| section.contents.count().div_ceil(section.per_page.max(1)) as usize)
        .sum();
    if pages > MAX_PAGES {
        Err(failure(specimen, &[LayoutError::TooManyPages { pages, is_minimum: true }]))
    } else {
        Ok(())
    }
}

/// Prepares pictures of the grids of some `sections` of a book.
///
/// # Errors
/// If the grids of a section would be illegible at their side; and see [`lay_out`] if they have the same side as in the
/// book.
pub fn prepare_grid_pictures<'b>(
    book: &'b Book,
    sections: &BTreeSet<usize>,
    sides: PictureSides,
) -> Result<GridPictures<'b>, Failure> {
    let puzzles = match sides.puzzle {
        Some(side) => vec![side; book.sections.len()],
        None => lay_out(book)?.sides,
    };
    GridPictures::new(book, puzzles, sides.solution, sections)
        .map_err(|errors| failure(book, &errors))
}

/// Returns the result of `lay` with the inside margin that `margin_for` requires for its number of pages, or a wider
/// one. The margin only grows, and has a maximum, so this terminates, even if a wider one reduces the number of pages.
fn find_margin<T, E>(
    margin_for: impl Fn(usize) -> Length,
    mut lay: impl FnMut(Length) -> Result<(T, usize), E>,
) -> Result<T, E> {
    // A wider margin may need more pages, and more pages a wider margin: the result is the first margin that suffices
    // for its own pages.
    let mut margin = margin_for(0);
    loop {
        let (result, pages) = lay(margin)?;
        if margin_for(pages) <= margin {
            return Ok(result);
        }
        margin = margin_for(pages);
    }
}

#[cfg(test)]
mod tests;
