//! Bands of colour around the puzzle, like a sun that rises over the seventies.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{cropped, filled};
use crate::cover::scene::Scene;
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::units::{Point, Rect};

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(38);
    let [first, second, third] = palette.accents;
    let mut items = vec![scene.ground()];
    let Rect { origin, size } = parts.art;
    let centre = Point::new(parts.art.centre().x, origin.y + size.height.percent(72));
    let outer = size.height.percent(72);
    let step = scene.part(5).min(outer / 9);
    let inner = outer - step * 4;
    let pale = palette.ground.towards(Colour::WHITE, 60);
    let dark = palette.ground.towards(palette.ink, 85);
    let mut art = Vec::new();
    for (index, colour) in [dark, first, third, second, pale].into_iter().enumerate() {
        let radius = outer - step * index as i32;
        art.push(filled(colour, Item::disc(centre, radius, 100)));
        // The bands run on to the lower edge.
        let low = scene.bleed.bottom() - centre.y;
        let below = Rect::new(centre.x - radius, centre.y, radius * 2, low);
        art.push(filled(colour, Item::tint(below, 100)));
    }
    items.push(cropped(art, scene.window(&parts)));
    if let Some(puzzle) = scene.puzzle() {
        // Grids that overlap have small cells, which take all of the room.
        let (share, border) = match puzzle.puzzle.shape.kind().grids().is_one() {
            true => (128, 30),
            false => (136, 60),
        };
        let side = inner.percent(share).min(size.width);
        let middle = centre.y - inner.percent(12);
        let plate = Rect::new(centre.x - side.half(), middle - side.half(), side, side);
        items.push(filled(Colour::WHITE, Item::tint(plate, 100)));
        items.push(scene.grid(puzzle, plate, side / border, scene.ink_on(Colour::WHITE))?);
    }
    let (badges, high) = scene.badges(parts.text, Align::Centre, first)?;
    let room = shortened(parts.text, high);
    items.extend(scene.titles(room, Align::Centre, [palette.ink, palette.ink])?);
    items.extend(badges);
    items.extend(match inner * 2 >= parts.foot.size.width.percent(70) {
        // Within the innermost band, where that is wide enough.
        true => {
            let width = parts.foot.size.width.min(inner.percent(180));
            let Rect { origin, size } = parts.foot;
            let strip = Rect::new(centre.x - width.half(), origin.y, width, size.height);
            scene.author(strip, Align::Centre, scene.ink_on(pale))?
        }
        false => scene.author_band(parts.foot, Align::Centre)?,
    });
    let seal = scene
        .seal(14, |radius| Point::new(scene.safe.right() - radius, parts.art.origin.y + radius));
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, first)?);
    }
    Ok(items)
}
