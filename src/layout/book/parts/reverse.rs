//! The back of a page of puzzles that nothing is printed on, or a light pattern that hides what felt pens leave there.

use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::draft::Draft;
use gridpress_base::units::{Length, Point, Rect};
use gridpress_spec::Reverse;

/// From one lozenge of the pattern to the next, along a row and from row to row.
const PITCH: Length = Length::pt(18);
/// From the middle of a lozenge to its corners.
const REACH: Length = Length::pt(4);
/// The grey of the pattern, in percent of black: what every printer holds, and no more.
const GREY: u8 = 20;

/// The back of a page of puzzles.
pub(in crate::book) fn reverse(ctx: &Context) -> Draft {
    let mut draft = Draft::default();
    if ctx.book.spec.page.reverse == Reverse::Pattern {
        draft.items.push(Item::drawing(Point::default(), pattern(ctx).into()));
    }
    draft
}

/// Rows of lozenges over the whole text block, every other row half a step further.
fn pattern(ctx: &Context) -> Vec<Item> {
    let block = ctx.block.block;
    let count = |room: Length| (room - REACH * 2).to_thousandths() / PITCH.to_thousandths();
    let (across, down) = (count(block.width), count(block.height) * 2);
    let used = Rect::new(
        (block.width - PITCH * across).half(),
        (block.height - PITCH.half() * down).half(),
        PITCH * across,
        PITCH.half() * down,
    );
    let centres = (0..=down).flat_map(|row| {
        let shift = PITCH.half() * (row % 2);
        let y = used.origin.y + PITCH.half() * row;
        let last = across - row % 2;
        (0..=last).map(move |column| Point::new(used.origin.x + shift + PITCH * column, y))
    });
    centres.map(lozenge).collect()
}

fn lozenge(centre: Point) -> Item {
    let corners = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let corner = |(x, y)| centre + Point::new(REACH * x, REACH * y);
    Item::polygon(corners.map(corner).to_vec(), GREY)
}
