//! A picture of one's own from edge to edge, with the texts on fields of colour.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{cropped, filled};
use crate::cover::scene::Scene;
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::images::Image;
use gridpress_base::units::{Length, Point, Rect, Size};

/// The fewest pixels to an inch of a cover's picture.
const LEAST: i32 = 300;

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(40);
    let edge = scene.part(4);
    let mut items = vec![scene.ground()];
    let low = parts.text.bottom() + edge;
    // Above a field with the titles, or beside it.
    let area = match scene.is_wide() {
        true => {
            let left = parts.text.right() + edge;
            let Rect { origin, size } = scene.bleed;
            Rect::new(left, origin.y, scene.bleed.right() - left, size.height)
        }
        false => {
            Rect::new(scene.bleed.origin.x, low, scene.bleed.size.width, scene.bleed.bottom() - low)
        }
    };
    if let Some(own) = &scene.cover().picture {
        let rect = covering(&own.picture, area);
        let resolution = resolution(&own.picture, rect.size);
        if resolution < LEAST && scene.bleed != scene.panel {
            return Err(LayoutError::CoarsePicture {
                file: own.file.clone(),
                resolution,
                least: LEAST,
                area: area.size,
            });
        }
        items.push(cropped(vec![Item::image(rect, own.picture.clone())], area));
    }
    let bar = Rect::new(area.origin.x, area.origin.y, area.size.width, scene.part(1));
    items.push(filled(palette.accents[0], Item::tint(bar, 100)));
    let (badges, high) = scene.badges(parts.text, Align::Left, palette.accents[0])?;
    let room = shortened(parts.text, high);
    items.extend(scene.titles(room, Align::Left, [palette.ink, scene.accent()])?);
    items.extend(badges);
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
    let (width, height) = match by_width >= height {
        true => (width, by_width),
        false => (height.scale(across, down.max(1)), height),
    };
    let centre = area.centre();
    Rect::new(centre.x - width.half(), centre.y - height.half(), width, height)
}

/// Pixels to an inch of a picture of that size.
fn resolution(image: &Image, size: Size) -> i32 {
    let width = i64::from(size.width.at_least(Length::thousandths(1)).to_thousandths());
    (i64::from(image.width) * 72_000 / width) as i32
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
        // 300 pixels over an inch.
        let inch = Size { width: Length::pt(72), height: Length::pt(72) };
        assert_eq!(resolution(&picture(300, 300), inch), 300);
    }
}
