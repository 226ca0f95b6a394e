//! Rings of bright colour around a puzzle, with digits on balls: for children.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{View, cropped, filled};
use crate::cover::scene::{Scene, Seal, square_in};
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect};

/// Balls: their places in thousandths of the panel, their radius in thousandths of its smaller side, and which accent
/// they have.
const BALLS: [(i32, i32, i32, usize); 7] = [
    (70, 470, 95, 1),
    (930, 500, 70, 2),
    (900, 880, 120, 1),
    (80, 900, 85, 2),
    (500, 985, 60, 1),
    (20, 690, 60, 0),
    (985, 690, 55, 0),
];

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(38);
    let [first, second, third] = palette.accents;
    let seal = scene
        .seal(15, |radius| Point::new(parts.art.origin.x + radius, parts.art.bottom() - radius));
    let mut items = vec![scene.ground()];
    let area = square_in(parts.art);
    let centre = area.centre();
    let half = area.size.width.half();
    let mut art = Vec::new();
    let rings = [
        (190, scene.shade(10)),
        (145, scene.shade(22)),
        (109, third),
        (102, first),
        (88, second),
        (81, Colour::WHITE),
    ];
    for (percent, colour) in rings {
        art.push(filled(colour, Item::disc(centre, half.percent(percent), 100)));
    }
    items.push(cropped(art, scene.bleed));
    items.push(cropped(balls(scene, seal.as_ref())?, scene.window(&parts)));
    if let Some(puzzle) = scene.puzzle() {
        // The square within the white disc.
        let side = half.percent(110);
        let ink = scene.ink_on(Colour::WHITE);
        let cell = scene.cell(puzzle, side);
        let colours = [Colour::WHITE, ink, ink];
        let fill = |digit: u8| Some(usize::from(digit));
        let lattice = scene.lattice(puzzle, cell, colours, fill, seal.as_ref());
        let corner = centre + Point::new(-side.half(), -side.half());
        items.extend(lattice.items(scene.fonts(), View::upright(corner))?);
    }
    let (badges, high) = scene.badges(parts.text, Align::Centre, second)?;
    let room = shortened(parts.text, high);
    items.extend(scene.titles(room, Align::Centre, [palette.ink, scene.accent()])?);
    items.extend(badges);
    items.extend(scene.author_band(parts.foot, Align::Centre)?);
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, first)?);
    }
    Ok(items)
}

/// The balls with their digits. Those that the seal cuts have none.
fn balls(scene: &Scene, seal: Option<&Seal>) -> Result<Vec<Item>, LayoutError> {
    let Rect { origin, size } = scene.panel;
    let mut items = Vec::new();
    for (index, (x, y, radius, accent)) in BALLS.into_iter().enumerate() {
        let at = origin + Point::new(size.width.scale(x, 1000), size.height.scale(y, 1000));
        let radius = scene.part(100).scale(radius, 1000);
        let colour = scene.palette.accents[accent];
        items.push(filled(colour, Item::disc(at, radius, 100)));
        if seal.is_some_and(|seal| seal.cuts(at, radius * 2)) {
            continue;
        }
        let view = View::upright(Point::default());
        let type_ = (FontRole::Given, radius.at_least(Length::pt(1)));
        let digit = index % 6 + 1;
        let digit = (scene.own_symbol(digit)).unwrap_or_else(|| digit.to_string());
        let letters = view.letters(scene.fonts(), type_, at, &digit)?;
        items.push(filled(scene.ink_on(colour), letters));
    }
    Ok(items)
}
