//! The lines of a proof: where the cover is cut and folded, and what must stay clear. They are seen on any ground.

use crate::cover::wrap::Wrap;
use crate::page::item::Item;
use gridpress_base::units::{Length, Rect};

/// A line of a guide, and the white one below it.
const LINE: Length = Length::thousandths(500);
const BELOW: Length = Length::thousandths(1_500);
const DASH: Length = Length::pt(4);

/// Solid lines where the cover is cut and folded; dashed ones around what is safe, and around the barcode.
pub(super) fn items(wrap: &Wrap) -> Vec<Item> {
    let spine = wrap.spine();
    let mut items = solid(wrap.whole());
    items.extend(solid(spine));
    for panel in [wrap.safe_back(), wrap.safe_front()] {
        items.extend(dashed(panel));
    }
    let safe_spine = wrap.safe_spine();
    if wrap.spine_clear.is_some() && safe_spine.size.width > Length::ZERO {
        items.extend(dashed(safe_spine));
    }
    items.extend(dashed(wrap.barcode()));
    items
}

/// A white line along `rect`, for a darker one to lie on.
fn white(rect: Rect) -> impl Iterator<Item = Item> {
    let half = BELOW.half();
    let (right, bottom) = (rect.right() - half, rect.bottom() - half);
    let (x, y) = (rect.origin.x - half, rect.origin.y - half);
    let (width, height) = (rect.size.width + BELOW, rect.size.height + BELOW);
    let sides = [
        Rect::new(x, y, width, BELOW),
        Rect::new(x, bottom, width, BELOW),
        Rect::new(x, y, BELOW, height),
        Rect::new(right, y, BELOW, height),
    ];
    sides.into_iter().map(|rect| Item::tint(rect, 0))
}

fn solid(rect: Rect) -> Vec<Item> {
    let line = Item::outline(rect, LINE);
    white(rect).chain([line]).collect()
}

fn dashed(rect: Rect) -> Vec<Item> {
    let (left, top) = (rect.origin.x, rect.origin.y);
    let corner = |x, y| gridpress_base::units::Point::new(x, y);
    let line = Item::dashes(
        vec![
            corner(left, top),
            corner(rect.right(), top),
            corner(rect.right(), rect.bottom()),
            corner(left, rect.bottom()),
        ],
        DASH,
        DASH,
        LINE,
    );
    white(rect).chain([line]).collect()
}
