//! Fine lines of one colour on a dark ground, within a frame.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{View, filled};
use crate::cover::scene::{Scene, square_in};
use crate::cover::stack::Stack;
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect, Size};

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let gold = palette.accents[0];
    let mut items = vec![scene.ground()];
    items.extend(frame(scene.safe, scene.part(1) / 2, gold));
    let inner = scene.safe.inset(scene.part(2));
    items.extend(frame(inner, scene.part(1) / 6, gold));
    // The parts lie within the frame.
    let within = Scene { safe: inner.inset(scene.part(3)), palette, ..*scene };
    let parts = within.parts(42);
    if let Some(puzzle) = scene.puzzle() {
        let area = square_in(parts.art);
        let moon = area.size.width.half();
        let glow = palette.ground.towards(palette.accents[1], 45);
        items.push(filled(glow, Item::disc(area.centre(), moon, 100)));
        let side = area.size.width.percent(69);
        let cell = scene.cell(puzzle, side);
        let corner = area.centre() + Point::new(-side.half(), -side.half());
        let lattice = scene.lattice(puzzle, cell, [glow, gold, palette.ink], |_| None, None);
        items.extend(lattice.items(scene.fonts(), View::upright(corner))?);
    }
    let (badges, high) = within.badges(parts.text, Align::Centre, gold)?;
    let count = match scene.count() {
        Some(count) => {
            let room = Size { width: parts.text.size.width, height: scene.part(6) };
            Some(Stack::even(scene.fonts(), FontRole::Bold, &count, room, scene.part(5))?)
        }
        None => None,
    };
    let gap = scene.part(3);
    let taken = count.as_ref().map_or(Length::ZERO, |stack| stack.size.height + gap);
    let room = shortened(parts.text, high + taken);
    items.extend(within.titles(room, Align::Centre, [palette.ink, scene.accent()])?);
    items.extend(badges);
    if let Some(stack) = count {
        let top = Point::new(parts.text.centre().x, room.bottom() + gap.half());
        let set = stack.items(scene.fonts(), Align::Centre, top)?;
        items.push(Item::coloured(scene.accent(), set));
    }
    items.extend(within.author(parts.foot, Align::Centre, palette.ink)?);
    Ok(items)
}

/// A frame of that weight along the inside of `area`.
fn frame(area: Rect, weight: Length, colour: Colour) -> Vec<Item> {
    let weight = weight.at_least(Length::thousandths(750));
    let line = Item::outline(area.inset(weight.half()), weight);
    vec![filled(colour, line)]
}
