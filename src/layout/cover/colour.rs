//! Covers in colour: one ground around back, spine and front, so that no edge of colour has to meet a fold.

use crate::LayoutError;
use crate::cover::scene::Scene;
use crate::cover::wrap::Wrap;
use crate::cover::{back, designs, spine};
use crate::page::item::Item;
use gridpress_book::Book;

/// The items of a cover in colour, and why its spine is bare.
pub(super) fn draw(book: &Book, wrap: &Wrap) -> Result<(Vec<Item>, Option<String>), LayoutError> {
    let scene = Scene::new(book, wrap.front(), wrap.front_with_bleed(), wrap.safe_front());
    let palette = scene.palette;
    let ground = Item::tint(wrap.sheet(), 100);
    let mut items = vec![Item::coloured(palette.ground, vec![ground])];
    items.extend(designs::front(&scene)?);
    items.extend(back::items(book, wrap, &palette)?);
    let (spine, bare) = spine::items(book, wrap)?;
    if let Some((text, pose)) = spine {
        let text = Item::posed(text, pose, None);
        items.push(Item::coloured(palette.ink, vec![text]));
    }
    Ok((items, bare))
}
