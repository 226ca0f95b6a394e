//! The designs of covers: the ground, the front, the back and the ink of each. Those in colour have their grounds, texts and
//! badges in common, and so alike; the plain one, in black and greys, has its own.

mod geometric;
mod pictorial;
mod plain;

use crate::LayoutError;
use crate::cover_sheet::back_cover;
use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::wrap::Wrap;
use crate::document::item::{Item, Pose};
use gridpress_base::units::Rect;
use gridpress_spec::CoverDesign;

/// How much more of the height texts get where they have no room, in percent, step by step.
const MORE: [i32; 3] = [8, 16, 24];

/// The ground of a cover on `area`; `None` where that is white.
pub(super) fn draw_ground(front: &FrontCover, area: Rect) -> Option<Item> {
    match front.cover_spec().design() {
        CoverDesign::Plain => plain::draw_ground(front, area),
        _ => Some(colour_item(front.palette.ground, Item::tint(area, 100))),
    }
}

/// The front alone, as shops show it.
///
/// # Errors
/// As [`draw_front`].
pub(super) fn draw_shop_front(front: &FrontCover) -> Result<Vec<Item>, LayoutError> {
    // The fronts in colour bring their grounds.
    let is_plain = front.cover_spec().design() == CoverDesign::Plain;
    let ground = draw_ground(front, front.panel).filter(|_| is_plain);
    Ok(ground.into_iter().chain(draw_front(front)?).collect())
}

/// The back of the cover.
///
/// # Errors
/// [`LayoutError`] when a text has no room, or a picture has too few pixels.
pub(super) fn draw_back(front: &FrontCover, wrap: &Wrap) -> Result<Vec<Item>, LayoutError> {
    match front.cover_spec().design() {
        CoverDesign::Plain => plain::draw_back(front, wrap),
        _ => back_cover::draw_back(front.book, wrap, &front.palette),
    }
}

/// The text of the spine in the ink of the cover, lying so.
pub(super) fn draw_spine(front: &FrontCover, text: Vec<Item>, pose: Pose) -> Item {
    match front.cover_spec().design() {
        CoverDesign::Plain => Item::posed(plain::ink_items(front, text), pose, None),
        _ => Item::coloured(front.palette.ink, vec![Item::posed(text, pose, None)]),
    }
}

/// The front in its design; where a text has no room, the art makes some.
///
/// # Errors
/// [`LayoutError`] when a text has no room, or a picture has too few pixels.
pub(super) fn draw_front(front: &FrontCover) -> Result<Vec<Item>, LayoutError> {
    let mut drawn = draw_design(front);
    for more in MORE {
        if !matches!(drawn, Err(LayoutError::TextTooLong(_))) {
            break;
        }
        drawn = draw_design(&FrontCover { more, ..*front });
    }
    drawn
}

fn draw_design(front: &FrontCover) -> Result<Vec<Item>, LayoutError> {
    match front.cover_spec().design() {
        CoverDesign::Plain => plain::draw_front(front),
        CoverDesign::Field => geometric::draw_field(front),
        CoverDesign::Tilt => pictorial::draw_tilt(front),
        CoverDesign::Swiss => geometric::draw_swiss(front),
        CoverDesign::Stripes => geometric::draw_stripes(front),
        CoverDesign::Mosaic => geometric::draw_mosaic(front),
        CoverDesign::Pop => pictorial::draw_pop(front),
        CoverDesign::Night => pictorial::draw_night(front),
        CoverDesign::Picture => pictorial::draw_picture(front),
    }
}
