//! Pictorial designs: fine lines by night, a picture of one's own, rings of bright colour, and a tilted plate.

use crate::LayoutError;
use crate::cover_sheet::display::Stack;
use crate::cover_sheet::ornaments::{Seal, Turn, View, cropped, filled};
use crate::cover_sheet::scene::{Scene, check_resolution, shortened, square_in};
use crate::document::item::Item;
use crate::typography::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_base::images::Image;
use gridpress_base::units::{Length, Point, Rect, Size};

pub(super) fn night(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
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

pub(super) fn picture(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(40);
    let edge = scene.part(4);
    let mut items = vec![scene.ground()];
    let low = parts.text.bottom() + edge;
    // Above a field with the titles, or beside it.
    let area = if scene.is_wide() {
        let left = parts.text.right() + edge;
        let Rect { origin, size } = scene.bleed;
        Rect::new(left, origin.y, scene.bleed.right() - left, size.height)
    } else {
        Rect::new(scene.bleed.origin.x, low, scene.bleed.size.width, scene.bleed.bottom() - low)
    };
    if let Some(own) = &scene.cover().picture {
        let rect = covering(&own.picture, area);
        if scene.bleed != scene.panel {
            check_resolution(own, rect.size, area.size)?;
        }
        items.push(cropped(vec![Item::image(rect, own.picture.clone())], area));
    }
    let bar = Rect::new(area.origin.x, area.origin.y, area.size.width, scene.part(1));
    items.push(filled(palette.accents[0], Item::tint(bar, 100)));
    items.extend(scene.texts(
        parts.text,
        Align::Left,
        palette.accents[0],
        [palette.ink, scene.accent()],
    )?);
    items.extend(scene.author_band(parts.foot, Align::Left)?);
    let seal = scene
        .seal(15, |radius| Point::new(parts.art.right() - radius, parts.art.bottom() - radius));
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, palette.accents[0])?);
    }
    Ok(items)
}

/// The least place of a picture that covers all of `area`, with its middle in the middle.
fn covering(image: &Image, area: Rect) -> Rect {
    let Size { width, height } = area.size;
    let [across, down] = [image.width, image.height].map(|side| side as i32);
    let by_width = width.scale(down, across.max(1));
    let (width, height) = if by_width >= height {
        (width, by_width)
    } else {
        (height.scale(across, down.max(1)), height)
    };
    let centre = area.centre();
    Rect::new(centre.x - width.half(), centre.y - height.half(), width, height)
}

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

pub(super) fn pop(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
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
    items.extend(scene.texts(parts.text, Align::Centre, second, [palette.ink, scene.accent()])?);
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

pub(super) fn tilt(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
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
    let colours = [palette.ink, palette.ink];
    items.extend(scene.texts(parts.text, Align::Centre, palette.accents[1], colours)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_cover_their_area_from_edge_to_edge() {
        let picture = |width, height| Image::new(width, height, Vec::new(), None);
        let area = Rect::new(Length::pt(10), Length::pt(20), Length::pt(100), Length::pt(200));
        for (width, height) in [(300, 300), (100, 1000), (500, 1000)] {
            let rect = covering(&picture(width, height), area);
            assert!(rect.origin.x <= area.origin.x && rect.right() >= area.right());
            assert!(rect.origin.y <= area.origin.y && rect.bottom() >= area.bottom());
            let is_tight =
                rect.size.width == area.size.width || rect.size.height == area.size.height;
            assert!(is_tight);
            assert_eq!(rect.centre(), Point::new(Length::pt(60), Length::pt(120)));
        }
    }
}
