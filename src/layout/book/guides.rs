//! The lines that the pages of a book are laid out by, for those who look at them on a screen.

use crate::book::layout::Layout;
use crate::page::document::Document;
use crate::text::block::TextBlock;
use gridpress_base::units::{Length, Rect};
use gridpress_book::Book;

/// The lines of the pages of a book, in places of the page. Of two, the first is for right-hand pages, as the first page
/// is one, and the second for left-hand ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guides {
    /// The text block, with running head and folio: what lies around it are the margins.
    pub blocks: [Rect; 2],
    /// What the printer prints for sure; `None` without a printer whose limits are known.
    pub safe: Option<[Rect; 2]>,
    /// The first baseline of running text, from the top of the page.
    pub baseline: Length,
    /// From one baseline to the next.
    pub leading: Length,
}

impl Guides {
    /// The lines of `book`, which is laid out as `layout`.
    pub fn of(book: &Book, layout: &Layout) -> Guides {
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
                let left = if block.is_right(index) { inside } else { outer };
                let width = page.trim.width - inside - outer;
                Rect::new(left, outer, width, page.trim.height - outer * 2)
            })
        });
        Guides {
            blocks,
            safe,
            baseline: page.top + block.theme.head + block.theme.body.ascent(),
            leading: block.theme.body.leading(),
        }
    }
}
