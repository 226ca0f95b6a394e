//! The interior of a book, from parts to numbered pages; and the guide lines of its pages.

mod collect;
mod columns;
mod combination_table;
mod diagram_flow;
pub(super) mod finalize;
mod grid_pages;
pub(super) mod grid_pictures;
mod paginate;
mod parts;
mod rule_pictures;
mod singles_table;
mod step_groups;

use crate::document::{Document, PageSide};
use crate::interior::finalize::BookLayout;
use crate::interior::grid_pages::Plans;
use crate::typography::text_block::{Context, TextBlock};
use crate::{LayoutError, SharedBook};
use gridpress_book::Book;
use gridpress_bookspec::Placement;
use gridpress_ground::units::{Length, Rect};

/// Sets `book` in the text block of its pages, in three passes.
///
/// # Errors
/// An error for every section whose grids do not fit their pages; or else for the first text that does not fit a page
/// or has a character that no font has.
pub(super) fn set_book<'b>(
    book: &SharedBook<'b>,
    block: &TextBlock,
) -> Result<BookLayout<'b>, Vec<LayoutError>> {
    let ctx = Context::new(book, block);
    // All arrangements are planned before any page is set, so that every section that does not fit is reported at once.
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

/// The guide lines of the pages of a book, in page coordinates. In pairs, the first value is for recto pages, like the
/// first page, and the second for verso pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guides {
    /// The text block, with running head and folio; the margins are around it.
    pub blocks: [Rect; 2],
    /// The area that the printer guarantees to print; `None` without a printer whose limits are known.
    pub safe: Option<[Rect; 2]>,
    /// First baseline of running text, from the top of the page.
    pub baseline: Length,
    /// Distance from one baseline to the next.
    pub leading: Length,
}

impl Guides {
    /// Returns the guide lines of `book`, laid out as `layout`.
    pub fn of(book: &Book, layout: &BookLayout) -> Guides {
        let page = &book.spec.page;
        let answers = layout.answers.as_ref().map_or(0, Document::len);
        let pages = layout.book.len().max(answers);
        let block = TextBlock::new(&book.spec, page.inside_margin(pages));
        let size = block.block;
        let blocks = [0, 1].map(|index| {
            let origin = block.origin(index);
            Rect::new(origin.x, origin.y, size.width, size.height)
        });
        let limits = page.printer.and_then(|printer| {
            let outer = printer.margins.as_ref()?.least(page.bleed);
            Some((printer.inside_margin(pages), outer))
        });
        let safe = limits.map(|(inside, outer)| {
            [0, 1].map(|index| {
                let left = match block.side(index) {
                    PageSide::Verso => outer,
                    PageSide::Recto => inside,
                };
                let width = page.trim.width - inside - outer;
                Rect::new(left, outer, width, page.trim.height - outer * 2)
            })
        });
        Guides {
            blocks,
            safe,
            baseline: block.origin(0).y + block.theme.head + block.theme.body.ascent(),
            leading: block.theme.body.leading(),
        }
    }
}
