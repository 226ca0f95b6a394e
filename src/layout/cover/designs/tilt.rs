//! A tilted puzzle on a white plate, with loose digits around it.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{Turn, View, cropped, filled};
use crate::cover::scene::{Scene, square_in};
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect};

/// Loose digits: their places in thousandths of the panel, how high they are in hundredths of it, and how far they
/// are from the ground, in percent.
const LOOSE: [(i32, i32, i32, u8); 7] = [
    (60, 500, 34, 22),
    (940, 560, 26, 30),
    (40, 800, 22, 30),
    (900, 930, 30, 22),
    (500, 985, 20, 26),
    (930, 60, 24, 14),
    (30, 130, 26, 14),
];

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(42);
    let mut items = vec![scene.ground()];
    items.push(cropped(loose(scene)?, scene.bleed));
    let seal = scene
        .seal(15, |radius| Point::new(parts.art.right() - radius, parts.art.bottom() - radius));
    if let Some(puzzle) = scene.puzzle() {
        let area = square_in(parts.art);
        let shadow = scene.part(2);
        let side = plate_side(scene, area, shadow, parts.foot);
        let lattice = scene.lattice(
            puzzle,
            scene.cell(puzzle, side.percent(93)),
            [Colour::WHITE, Colour::hex(0x1C1B1A), Colour::hex(0x1C1B1A)],
            |digit| (digit % 4 == 1).then_some(usize::from(digit / 4)),
            seal.as_ref(),
        );
        let view = |shift: Length| {
            let middle = area.centre() + Point::new(shift, shift);
            let turn = Turn::LEFT;
            let corner = View { at: middle, turn }.place(Point::new(-side.half(), -side.half()));
            View { at: corner, turn }
        };
        let plate = Rect::new(Length::ZERO, Length::ZERO, side, side);
        let shade = palette.ground.towards(Colour::BLACK, 45);
        items.push(filled(shade, view(shadow).rect(plate)));
        items.push(filled(Colour::WHITE, view(Length::ZERO).rect(plate)));
        let inset = side.scale(35, 1000);
        let at = view(Length::ZERO).place(Point::new(inset, inset));
        let grid = View { at, turn: Turn::LEFT };
        items.extend(lattice.items(scene.fonts(), grid)?);
    }
    let (badges, high) = scene.badges(parts.text, Align::Centre, palette.accents[1])?;
    let colours = [palette.ink, palette.ink];
    let room = shortened(parts.text, high);
    items.extend(scene.titles(room, Align::Centre, colours)?);
    items.extend(badges);
    items.extend(scene.author(parts.foot, Align::Centre, palette.ink)?);
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, palette.accents[0])?);
    }
    Ok(items)
}

/// The side of the plate in the middle of `area`. Its turned corners reach a little out of it, but with their shadow they
/// neither leave what is clear nor come to the author at the foot.
fn plate_side(scene: &Scene, area: Rect, shadow: Length, foot: Rect) -> Length {
    let centre = area.centre();
    let reach = [
        centre.x - scene.clear.origin.x,
        scene.clear.right() - centre.x - shadow,
        scene.clear.bottom() - centre.y - shadow,
        foot.origin.y - scene.part(1) - centre.y - shadow,
    ];
    let Turn { cos, sin, over } = Turn::LEFT;
    let least = reach.into_iter().min().unwrap_or_default();
    let most = (least * 2).scale(over, cos + sin.abs());
    area.size.width.percent(95).min(most)
}

/// Large digits in shades of the ground.
fn loose(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let Rect { origin, size } = scene.panel;
    let mut items = Vec::new();
    for (index, (x, y, high, shade)) in LOOSE.into_iter().enumerate() {
        let at = origin + Point::new(size.width.scale(x, 1000), size.height.scale(y, 1000));
        let turn = match index % 2 {
            0 => Turn::LEFT,
            _ => Turn::LEFT.back(),
        };
        let digit = index * 4 % 9 + 1;
        let digit = (scene.own_symbol(digit)).unwrap_or_else(|| digit.to_string());
        let type_ = (FontRole::Given, scene.part(high));
        let view = View { at, turn };
        let letters = view.letters(scene.fonts(), type_, Point::default(), &digit)?;
        items.push(filled(scene.shade(shade), letters));
    }
    Ok(items)
}
