//! Borders of pages, with ornaments in their corners.

use crate::document::item::{Item, Pose};
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::style::HAIRLINE;
use gridpress_ground::units::{Length, Point, Rect};

/// Weight of the outer line.
const OUTER: Length = Length::thousandths(1_500);
/// Distance from the outer edge of a border to its inner line, in percent of its width.
const INNER: i32 = 34;
/// Side of the ornaments in the corners, in percent of the width of the border.
const CORNER: i32 = 240;

/// Returns a border whose outer edge is `around`, of that width.
pub(crate) fn border(around: Rect, width: Length) -> Vec<Item> {
    let inner = around.inset(width.percent(INNER));
    let mut items =
        vec![Item::outline(around.inset(OUTER.half()), OUTER), Item::outline(inner, HAIRLINE)];
    let side = width.percent(CORNER);
    let corner = Art::Corner.boxed(side);
    let corners = [
        around.origin,
        Point::new(around.right(), around.origin.y),
        Point::new(around.right(), around.bottom()),
        Point::new(around.origin.x, around.bottom()),
    ];
    // The ornament is the same from both sides of its corner, so that quarter turns fit it into all four.
    for (turns, at) in (0..).zip(corners) {
        let pose = Pose { at, turns, scale: (1, 1) };
        items.push(Item::posed(corner.items.clone(), pose, None));
    }
    items
}

/// Proportion of the ornament below titles.
const FLOURISH: (i32, i32) = (1000, 160);

/// Returns the ornament below titles, centred in a room of that width, for text of that size.
pub(crate) fn flourish(width: Length, size: Length) -> LayoutBox {
    let side = width.half().min(size * 14);
    let height = side.scale(FLOURISH.1, FLOURISH.0);
    let at = Point::new((width - side).half(), -(side - height).half());
    let items = Art::Flourish.boxed(side).at(at).collect();
    LayoutBox::new(width, height, items)
}
