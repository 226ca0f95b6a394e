//! A field of colour, and a grid so large that it runs off the page.

use crate::LayoutError;
use crate::cover::art::{View, cropped};
use crate::cover::scene::Scene;
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::units::{Length, Point, Rect};

/// Cells that are seen across the panel, in percent.
const ACROSS: i32 = 590;
/// The least and the most of a cell that is seen where it runs into an edge, in percent of its side.
const CUT: [i32; 2] = [35, 85];

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(42);
    let mut items = vec![scene.ground()];
    let from = match scene.is_wide() {
        true => Point::new(parts.art.origin.x, scene.bleed.origin.y),
        false => Point::new(scene.safe.origin.x, parts.art.origin.y),
    };
    let window =
        Rect::new(from.x, from.y, scene.bleed.right() - from.x, scene.bleed.bottom() - from.y);
    let seal = scene.seal(15, |radius| match scene.is_wide() {
        true => Point::new(scene.safe.right() - radius, scene.safe.origin.y + radius),
        false => Point::new(scene.safe.right() - radius, parts.art.bottom() - radius),
    });
    if let Some(puzzle) = scene.puzzle() {
        let cell = scene.part(100).scale(100, ACROSS);
        let lines = palette.ground.towards(palette.ink, 55);
        let lattice = scene.lattice(
            puzzle,
            cell,
            [palette.ground, lines, palette.ink],
            |digit| match digit {
                1 | 6 => Some(0),
                3 | 8 => Some(1),
                5 => Some(2),
                _ => None,
            },
            seal.as_ref(),
        );
        // Its frame is seen whole on the two sides that are.
        let inset = cell / 20;
        let first = lattice.first();
        // Where titles stand above the grid, its left edge is theirs.
        let across = match scene.is_wide() {
            true => shift(from.x + inset, scene.panel.right(), cell),
            false => Length::ZERO,
        };
        let down = shift(from.y + inset, scene.floor(&parts), cell);
        let corner = from + Point::new(inset + across, inset + down);
        let view = View::upright(corner + Point::new(-first.x, -first.y));
        items.push(cropped(lattice.items(scene.fonts(), view)?, window));
    }
    let (badges, high) = scene.badges(parts.text, Align::Left, palette.accents[0])?;
    let room = shortened(parts.text, high);
    items.extend(scene.titles(room, Align::Left, [palette.ink, scene.accent()])?);
    items.extend(badges);
    items.extend(scene.author_band(parts.foot, Align::Left)?);
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, palette.accents[0])?);
    }
    Ok(items)
}

/// Returns how much farther cells of that side begin than at `from` so that `edge` cuts one of them well within: no sliver
/// is left before it, and no side of a cell lies along it.
fn shift(from: Length, edge: Length, cell: Length) -> Length {
    let side = cell.to_thousandths().max(1);
    let seen = Length::thousandths((edge - from).to_thousandths().rem_euclid(side));
    let [least, most] = CUT.map(|percent| cell.percent(percent));
    match seen {
        seen if seen < least => seen + cell - most,
        seen if seen > most => seen - most,
        _ => Length::ZERO,
    }
}

/// `room` without its last `high`.
pub(super) fn shortened(room: Rect, high: Length) -> Rect {
    let Rect { origin, size } = room;
    Rect::new(origin.x, origin.y, size.width, size.height - high)
}
