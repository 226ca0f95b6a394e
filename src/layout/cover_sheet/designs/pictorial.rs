//! Pictorial designs: fine lines at night, a user-supplied picture, rings of bright colour, animals, and a tilted plate.

use crate::Result;
use crate::cover_sheet::display::TextStack;
use crate::cover_sheet::front_cover::{FrontCover, FrontParts, check_resolution, square_in};
use crate::cover_sheet::ornaments::{RotatedPose, Rotation, Seal, colour_item, crop};
use crate::document::item::Item;
use crate::typography::art::{Art, OUTLINE};
use crate::typography::boxes::LayoutBox;
use crate::typography::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::PictureArea;
use gridpress_ground::images::Image;
use gridpress_ground::units::{Length, Point, Rect, Size};

pub(super) fn draw_night(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let gold = palette.accents[0];
    let mut items = vec![front.ground()];
    items.extend(draw_frame(front.safe, front.part(1) / 2, gold));
    let inner = front.safe.inset(front.part(2));
    items.extend(draw_frame(inner, front.part(1) / 6, gold));
    // The parts are within the frame.
    let within = FrontCover { safe: inner.inset(front.part(3)), palette, ..*front };
    let parts = within.parts(42);
    if let Some(puzzle) = front.puzzle() {
        let area = square_in(parts.art);
        let moon = area.size.width.half();
        let glow = front.glow();
        items.push(colour_item(glow, Item::disc(area.centre(), moon, 100)));
        let side = area.size.width.percent(69);
        let cell = front.cell(puzzle, side);
        let corner = area.centre() + Point::new(-side.half(), -side.half());
        let lattice = front.lattice(puzzle, cell, [glow, gold, palette.ink], |_| None, None);
        items.extend(lattice.items(front.fonts(), RotatedPose::upright(corner))?);
    }
    let (Rect { origin, size }, gap) = (parts.text, front.part(3));
    let badges = within.badges(size, Align::Centre, gold)?;
    let mut count = LayoutBox::default();
    if let Some(text) = front.count() {
        let room = Size { height: front.part(6), ..size };
        let text = TextStack::even(front.fonts(), FontRole::Bold, &text, room, front.part(5))?
            .boxed(front.fonts(), Align::Centre, size.width)?
            .coloured(front.accent());
        let boxes = [LayoutBox::down(gap.half()), text, LayoutBox::down(gap - gap.half())];
        count = LayoutBox::column(Align::Centre, size.width, boxes);
    }
    let room = Size { height: size.height - badges.size.height - count.size.height, ..size };
    let titles = within.titles(room, Align::Centre, [palette.ink, front.accent()])?;
    let foot = [LayoutBox::fill(), count, badges];
    let foot = LayoutBox::column_in(Align::Centre, size, foot);
    items.extend(LayoutBox::layers([titles, foot]).at(origin));
    items.extend(within.draw_author(parts.foot, Align::Centre, palette.ink)?);
    Ok(items)
}

/// Draws a frame of that weight along the inside of `area`.
fn draw_frame(area: Rect, weight: Length, colour: Colour) -> Vec<Item> {
    let weight = weight.at_least(Length::thousandths(750));
    let line = Item::outline(area.inset(weight.half()), weight);
    vec![colour_item(colour, line)]
}

pub(super) fn draw_picture(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let fills = front.cover_spec().picture_area().unwrap_or(PictureArea::Below);
    let parts = front.parts(if fills == PictureArea::Below { 40 } else { 30 });
    let edge = front.part(4);
    let mut items = vec![front.ground()];
    let low = parts.text.bottom() + edge;
    // Below a field with the titles, or beside it.
    let area = if fills != PictureArea::Below {
        front.bleed
    } else if front.is_wide() {
        let left = parts.text.right() + edge;
        let Rect { origin, size } = front.bleed;
        Rect::new(left, origin.y, front.bleed.right() - left, size.height)
    } else {
        Rect::new(front.bleed.origin.x, low, front.bleed.size.width, front.bleed.bottom() - low)
    };
    if let Some(own) = &front.cover_spec().picture {
        let rect = covering(&own.picture, area);
        if front.bleed != front.panel {
            check_resolution(own, rect.size, area.size)?;
        }
        items.push(crop(vec![Item::image(rect, own.picture.clone())], area));
    }
    if fills == PictureArea::Alone {
        return Ok(items);
    }
    let bar = if fills == PictureArea::Full {
        let plate = parts.text.inset(edge * -1);
        items.push(colour_item(palette.ground, Item::tint(plate, 100)));
        Rect::new(plate.origin.x, plate.bottom(), plate.size.width, front.part(1))
    } else {
        Rect::new(area.origin.x, area.origin.y, area.size.width, front.part(1))
    };
    items.push(colour_item(palette.accents[0], Item::tint(bar, 100)));
    items.extend(front.draw_words(&parts, Align::Left, palette.accents[0])?);
    let seal = front
        .seal(15, |radius| Point::new(parts.art.right() - radius, parts.art.bottom() - radius));
    items.extend(front.draw_burst(seal.as_ref(), palette.accents[0])?);
    Ok(items)
}

/// Returns the smallest rectangle of the picture's shape that covers all of `area` and is centred on it.
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

/// Balls: their positions in thousandths of the panel, their radius in thousandths of its smaller side, and the index
/// of their accent.
const BALLS: [(i32, i32, i32, usize); 7] = [
    (70, 470, 95, 1),
    (930, 500, 70, 2),
    (900, 880, 120, 1),
    (80, 900, 85, 2),
    (500, 985, 60, 1),
    (20, 690, 60, 0),
    (985, 690, 55, 0),
];

pub(super) fn draw_pop(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(38);
    let [first, second, third] = palette.accents;
    let seal = front
        .seal(15, |radius| Point::new(parts.art.origin.x + radius, parts.art.bottom() - radius));
    let mut items = vec![front.ground()];
    let area = square_in(parts.art);
    let centre = area.centre();
    let half = area.size.width.half();
    let mut art = Vec::new();
    let rings = [
        (190, front.shade(10)),
        (145, front.shade(22)),
        (109, third),
        (102, first),
        (88, second),
        (81, Colour::WHITE),
    ];
    for (percent, colour) in rings {
        art.push(colour_item(colour, Item::disc(centre, half.percent(percent), 100)));
    }
    items.push(crop(art, front.bleed));
    items.push(crop(draw_balls(front, &parts, seal.as_ref())?, front.window(&parts)));
    if let Some(puzzle) = front.puzzle() {
        // The square inside the white disc.
        let side = half.percent(110);
        let ink = front.ink_on(Colour::WHITE);
        let cell = front.cell(puzzle, side);
        let colours = [Colour::WHITE, ink, ink];
        let lattice =
            front.lattice(puzzle, cell, colours, |digit| Some(usize::from(digit)), seal.as_ref());
        let corner = centre + Point::new(-side.half(), -side.half());
        items.extend(lattice.items(front.fonts(), RotatedPose::upright(corner))?);
    }
    items.extend(front.draw_words(&parts, Align::Centre, second)?);
    items.extend(front.draw_burst(seal.as_ref(), first)?);
    Ok(items)
}

/// Draws the balls with their digits, without those that an edge or the seal would cut.
fn draw_balls(front: &FrontCover, parts: &FrontParts, seal: Option<&Seal>) -> Result<Vec<Item>> {
    let Rect { origin, size } = front.panel;
    let mut items = Vec::new();
    for (index, (x, y, radius, accent)) in BALLS.into_iter().enumerate() {
        let at = origin + Point::new(size.width.scale(x, 1000), size.height.scale(y, 1000));
        let radius = front.part(100).scale(radius, 1000);
        let colour = front.palette.accents[accent];
        items.push(colour_item(colour, Item::disc(at, radius, 100)));
        let reach = radius.percent(80);
        let seen = front.window(parts).intersection(&front.clear);
        let is_cut = at.x - reach < seen.origin.x
            || at.x + reach > seen.right()
            || at.y - reach < seen.origin.y
            || at.y + reach > front.floor(parts);
        if is_cut || seal.is_some_and(|seal| seal.overlaps(at, reach)) {
            continue;
        }
        let pose = RotatedPose::upright(Point::default());
        let type_ = (FontRole::Given, radius.at_least(Length::pt(1)));
        let digit = index % 6 + 1;
        let digit = (front.own_symbol(digit)).unwrap_or_else(|| digit.to_string());
        items.push(pose.letters(front.fonts(), type_, at, (&digit, front.ink_on(colour)))?);
    }
    Ok(items)
}

/// The animals above the puzzle, from left to right.
const ANIMALS: [Art; 3] = [Art::Fox, Art::Rabbit, Art::Bear];
/// Side of a head, and its part above the puzzle, in percent of the puzzle and of the head.
const HEAD: i32 = 48;
const ABOVE: i32 = 74;

pub(super) fn draw_animals(front: &FrontCover) -> Result<Vec<Item>> {
    let parts = front.parts(36);
    let Rect { origin, size } = parts.art;
    // The rim of the puzzle is outside of it.
    let side =
        size.height.percent(98).scale(10_000, 10_000 + HEAD * ABOVE).min(size.width.percent(64));
    let head = side.percent(HEAD);
    let rim = side / 90;
    let top = parts.art.bottom() - side - rim;
    let plate = Rect::new(parts.art.centre().x - side.half(), top, side, side);
    let mut items = vec![front.ground()];
    // A hill, on which all of them stand.
    let hill = front.palette.accents[1];
    let radius = size.width.percent(130);
    let centre = Point::new(plate.centre().x, top + side.percent(46) + radius);
    let hill_item = colour_item(hill, Item::disc(centre, radius, 100));
    items.push(crop(vec![hill_item], front.window(&parts)));
    let seal = front.seal(14, |radius| {
        let x = (plate.right() + radius.half()).min(front.safe.right() - radius);
        let low = front.safe.bottom() - radius;
        Point::new(x, (plate.bottom() - radius.percent(90)).min(low))
    });
    let at = |at: Point, animal: LayoutBox| animal.at(at).collect::<Vec<_>>();
    for (index, art) in (0..).zip(ANIMALS) {
        let x = plate.origin.x
            + side.scale(index, 2)
            + (side - head * 2).half().percent(index * 100 - 100);
        let corner = Point::new(x - head.half(), top - head.percent(ABOVE));
        items.extend(at(corner, art.coloured(head)));
    }
    // The owl looks out from behind the puzzle.
    let owl = (plate.origin.x - origin.x).percent(125).min(side.half());
    if owl >= front.part(8) {
        // Clear of the edge with its outline, too.
        let from = Point::new(origin.x + owl / 40, plate.bottom() - owl);
        items.extend(at(from, Art::Owl.coloured(owl)));
    }
    items.push(colour_item(OUTLINE, Item::tint(plate.inset(-rim), 100)));
    items.push(colour_item(Colour::WHITE, Item::tint(plate, 100)));
    if let Some(puzzle) = front.puzzle() {
        let square = plate.inset(side / 16);
        let ink = front.ink_on(Colour::WHITE);
        let cell = front.cell(puzzle, square.size.width);
        let fill = |digit| Some(usize::from(digit));
        let lattice = front.lattice(puzzle, cell, [Colour::WHITE, ink, ink], fill, seal.as_ref());
        items.extend(lattice.items(front.fonts(), RotatedPose::upright(square.origin))?);
    }
    let palette = front.palette;
    let inks = [palette.ink, palette.ink];
    items.extend(front.draw_texts(parts.text, Align::Centre, palette.accents[0], inks)?);
    items.extend(front.draw_author(parts.foot, Align::Centre, front.ink_on(hill))?);
    items.extend(front.draw_burst(seal.as_ref(), palette.accents[0])?);
    Ok(items)
}

/// Loose digits: their positions in thousandths of the room around the puzzle, their height in percent of it, and their
/// contrast to the ground, in percent.
const LOOSE: [(i32, i32, i32, u8); 4] =
    [(60, 240, 42, 22), (940, 220, 34, 30), (50, 780, 30, 30), (930, 790, 40, 22)];

pub(super) fn draw_tilt(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(42);
    let mut items = vec![front.ground()];
    // Between the texts, which cross no shapes.
    let window = front.window(&parts);
    let low = match front.book.spec.author {
        Some(_) => parts.foot.origin.y,
        None => front.panel.bottom(),
    };
    let room = Rect::from_corners(window.origin, Point::new(window.right(), low));
    items.push(crop(draw_loose_digits(front, room)?, front.bleed));
    let seal = front
        .seal(15, |radius| Point::new(parts.art.right() - radius, parts.art.bottom() - radius));
    if let Some(puzzle) = front.puzzle() {
        let area = square_in(parts.art);
        let shadow = front.part(2);
        let side = plate_side(front, area, shadow, parts.foot);
        let lattice = front.lattice(
            puzzle,
            front.cell(puzzle, side.percent(93)),
            [Colour::WHITE, Colour::hex(0x1C1B1A), Colour::hex(0x1C1B1A)],
            |digit| (digit % 4 == 1).then_some(usize::from(digit / 4)),
            seal.as_ref(),
        );
        let pose = |shift: Length| {
            let middle = area.centre() + Point::new(shift, shift);
            let rotation = Rotation::LEFT;
            let corner =
                RotatedPose { at: middle, rotation }.place(Point::new(-side.half(), -side.half()));
            RotatedPose { at: corner, rotation }
        };
        let plate = Rect::new(Length::ZERO, Length::ZERO, side, side);
        let shade = palette.ground.towards(Colour::BLACK, 45);
        items.push(colour_item(shade, pose(shadow).rect(plate)));
        items.push(colour_item(Colour::WHITE, pose(Length::ZERO).rect(plate)));
        let inset = side.scale(35, 1000);
        let at = pose(Length::ZERO).place(Point::new(inset, inset));
        let grid = RotatedPose { at, rotation: Rotation::LEFT };
        items.extend(lattice.items(front.fonts(), grid)?);
    }
    let colours = [palette.ink, palette.ink];
    items.extend(front.draw_texts(parts.text, Align::Centre, palette.accents[1], colours)?);
    items.extend(front.draw_author(parts.foot, Align::Centre, palette.ink)?);
    items.extend(front.draw_burst(seal.as_ref(), palette.accents[0])?);
    Ok(items)
}

/// Returns the side of the plate in the middle of `area`. Its rotated corners may leave `area`, but with their shadow
/// they stay in the clear part and above the author at the foot.
fn plate_side(front: &FrontCover, area: Rect, shadow: Length, foot: Rect) -> Length {
    let centre = area.centre();
    let reach = [
        centre.x - front.clear.origin.x,
        front.clear.right() - centre.x - shadow,
        front.clear.bottom() - centre.y - shadow,
        foot.origin.y - front.part(1) - centre.y - shadow,
    ];
    let Rotation { cos, sin, over } = Rotation::LEFT;
    let least = reach.into_iter().min().unwrap_or_default();
    let most = (least * 2).scale(over, cos + sin.abs());
    area.size.width.percent(95).min(most)
}

/// Draws large digits in shades of the ground.
fn draw_loose_digits(front: &FrontCover, room: Rect) -> Result<Vec<Item>> {
    let Rect { origin, size } = room;
    let mut items = Vec::new();
    for (index, (x, y, high, shade)) in LOOSE.into_iter().enumerate() {
        let at = origin + Point::new(size.width.scale(x, 1000), size.height.scale(y, 1000));
        let rotation = match index % 2 {
            0 => Rotation::LEFT,
            _ => Rotation::LEFT.back(),
        };
        let digit = index * 4 % 9 + 1;
        let digit = (front.own_symbol(digit)).unwrap_or_else(|| digit.to_string());
        let type_ = (FontRole::Given, size.height.percent(high));
        let pose = RotatedPose { at, rotation };
        let middle = Point::default();
        items.push(pose.letters(front.fonts(), type_, middle, (&digit, front.shade(shade)))?);
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
