//! From a book to pages: its parts are collected, set, and given page numbers.

mod collect;
mod finalize;
pub(super) mod grid_pages;
pub(super) mod layout;
mod parts;
mod run;
mod scene;

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::text::block::TextBlock;
use crate::layout::text::context::Context;
use crate::spec::Placement;
use layout::Layout;

/// Sets `book` in the text block of its pages: all three passes.
///
/// # Errors
/// What a page has no room for, or no font has a character of.
pub(super) fn set<'b>(book: &'b Book, block: &TextBlock) -> Result<Layout<'b>, LayoutError> {
    let ctx = Context::new(book, block);
    let (main, answers) = collect::collect(book);
    let main = run::run(&ctx, &main)?;
    let answers = match book.spec.answers.placement {
        Placement::Separate => Some(run::run(&ctx, &answers)?),
        _ => None,
    };
    finalize::finalize(book, block, main, answers)
}
