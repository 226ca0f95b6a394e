//! The plain cover, in black and greys.

mod back;
mod front;
mod style;

use crate::LayoutError;
use crate::cover::spine;
use crate::cover::wrap::Wrap;
use crate::page::item::Item;
use gridpress_base::units::Rect;
use gridpress_book::Book;
use style::CoverStyle;

/// The items of a plain cover, and why its spine is bare.
pub(super) fn draw(book: &Book, wrap: &Wrap) -> Result<(Vec<Item>, Option<String>), LayoutError> {
    let style = CoverStyle::new(&book.spec);
    let mut items = Vec::new();
    if style.ground > 0 {
        items.push(Item::tint(wrap.sheet(), style.ground));
    }
    items.extend(front::items(book, wrap.front(), wrap.safe_front(), &style)?);
    items.extend(back::items(book, wrap, &style)?);
    let (spine, bare) = spine::items(book, wrap)?;
    if let Some((items_of_spine, pose)) = spine {
        items.push(Item::posed(style.inked(items_of_spine), pose, None));
    }
    Ok((items, bare))
}

/// The front alone, on a panel that nothing is cut off from.
pub(super) fn front(book: &Book, panel: Rect) -> Result<Vec<Item>, LayoutError> {
    let style = CoverStyle::new(&book.spec);
    let mut items = Vec::new();
    if style.ground > 0 {
        items.push(Item::tint(panel, style.ground));
    }
    items.extend(front::items(book, panel, panel, &style)?);
    Ok(items)
}
