//! From a book to pages: its parts are collected, set, and given page numbers.

mod collect;
mod finalize;
mod grid_pages;
pub(super) mod guides;
pub(super) mod layout;
mod paginate;
mod parts;
pub(super) mod pictures;
mod scene;
mod screens;

use crate::LayoutError;
use crate::text::block::TextBlock;
use crate::text::context::Context;
use grid_pages::Plans;
use gridpress_book::Book;
use gridpress_spec::Placement;
use layout::Layout;

/// Sets `book` in the text block of its pages: all three passes.
///
/// # Errors
/// Every section whose grids do not fit their pages; or else the first thing that a page has no room for, or that no font
/// has a character of.
pub(super) fn set<'b>(book: &'b Book, block: &TextBlock) -> Result<Layout<'b>, Vec<LayoutError>> {
    let ctx = Context::new(book, block);
    let plans = Plans::new(&ctx)?;
    let pages = || {
        let (main, answers) = collect::collect(book);
        let main = paginate::paginate(&ctx, &plans, &main)?;
        let answers = match book.spec.answers.placement {
            Placement::Separate => Some(paginate::paginate(&ctx, &plans, &answers)?),
            _ => None,
        };
        finalize::finalize(book, block, (main, answers), plans.sides())
    };
    pages().map_err(|error| vec![error])
}
