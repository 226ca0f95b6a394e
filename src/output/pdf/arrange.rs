//! The order in which items are written: what paints black over black may change places.

use crate::fonts::FaceId;
use crate::layout::Item;
use crate::units::Length;

/// The items with text last and together by face, figures of grids first. As they are, where something that is not
/// black might then lie over or under what it did not.
pub(super) fn arranged(items: &[Item]) -> Vec<&Item> {
    let is_text = |item: &Item| matches!(item, Item::Text { .. });
    let first = items.iter().position(is_text).unwrap_or(items.len());
    if !items[first..].iter().all(is_black) {
        return items.iter().collect();
    }
    let (mut texts, mut arranged): (Vec<&Item>, Vec<&Item>) =
        items.iter().partition(|item| is_text(item));
    let mut faces: Vec<(FaceId, Length)> = Vec::new();
    texts.sort_by_cached_key(|item| {
        let Item::Text { run, .. } = item else {
            return (true, 0);
        };
        let face = (run.face, run.size);
        let place = faces.iter().position(|&known| known == face);
        let place = place.unwrap_or_else(|| {
            faces.push(face);
            faces.len() - 1
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
