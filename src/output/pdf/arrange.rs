//! The order in which items are written: what paints black over black may change places.

use super::cells::is_same_size;
use super::font::Embedded;
use crate::layout::Item;
use crate::units::Length;

/// The items with text last and together by font, figures of grids first. As they are, where something that is not
/// black might then lie over or under what it did not.
pub(super) fn arranged<'i>(items: &'i [Item], embedded: &Embedded) -> Vec<&'i Item> {
    let is_text = |item: &Item| matches!(item, Item::Text { .. });
    let first = items.iter().position(is_text).unwrap_or(items.len());
    if !items[first..].iter().all(is_black) {
        return items.iter().collect();
    }
    let (mut texts, mut arranged): (Vec<&Item>, Vec<&Item>) =
        items.iter().partition(|item| is_text(item));
    let mut fonts: Vec<(usize, Length)> = Vec::new();
    texts.sort_by_cached_key(|item| {
        let run = match item {
            Item::Text { run, .. } => Some(run),
            _ => None,
        };
        let Some((run, (font, size))) = run.and_then(|run| Some((run, embedded.font(run)?))) else {
            return (true, 0);
        };
        let is_known =
            |known: &(usize, Length)| known.0 == font.index && is_same_size(known.1, size);
        let place = fonts.iter().position(is_known);
        let place = place.unwrap_or_else(|| {
            fonts.push((font.index, size));
            fonts.len() - 1
        });
        (run.pitch.is_none(), place)
    });
    arranged.extend(texts);
    arranged
}

/// True when an item paints nothing but black.
fn is_black(item: &Item) -> bool {
    match item {
        Item::Dashes { .. }
        | Item::Rule { .. }
        | Item::Frame { .. }
        | Item::Ring { .. }
        | Item::Link { .. } => true,
        Item::Text { percent, .. }
        | Item::Disc { percent, .. }
        | Item::Polygon { percent, .. }
        | Item::Tint { percent, .. }
        | Item::Blocks { percent, .. } => *percent == 100,
        Item::Drawing { drawing, .. } => drawing.iter().all(is_black),
        Item::Image { .. } | Item::Placed { .. } => false,
    }
}
