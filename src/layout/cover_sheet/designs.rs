//! The designs of covers: the ground, the front, the back and the ink of each. The designs in colour share their
//! grounds, texts and badges; the plain one, in black and greys, has its own.

mod geometric;
mod pictorial;
mod plain;

use crate::cover_sheet::back_cover;
use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::wrap::Wrap;
use crate::document::item::{Item, Pose};
use crate::{LayoutError, Result};
use gridpress_bookspec::CoverDesign;
use gridpress_ground::units::Rect;

/// Additional height for texts that do not fit, in percent, tried in this order.
const MORE: [i32; 3] = [8, 16, 24];

/// Returns the ground of a cover on `area`; `None` if it is white.
pub(super) fn draw_ground(front: &FrontCover, area: Rect) -> Option<Item> {
    match front.cover_spec().design() {
        CoverDesign::Plain => plain::draw_ground(front, area),
        _ => Some(colour_item(front.palette.ground, Item::tint(area, 100))),
    }
}

/// Draws the front alone, as shops show it.
///
/// # Errors
/// See [`draw_front`].
pub(super) fn draw_shop_front(front: &FrontCover) -> Result<Vec<Item>> {
    // The fronts in colour include their grounds.
    let is_plain = front.cover_spec().design() == CoverDesign::Plain;
    let ground = draw_ground(front, front.panel).filter(|_| is_plain);
    Ok(ground.into_iter().chain(draw_front(front)?).collect())
}

/// Draws the back of the cover.
///
/// # Errors
/// [`LayoutError`] if a text does not fit, or a picture has too few pixels.
pub(super) fn draw_back(front: &FrontCover, wrap: &Wrap) -> Result<Vec<Item>> {
    match front.cover_spec().design() {
        CoverDesign::Plain => plain::draw_back(front, wrap),
        _ => back_cover::draw_back(front.book, wrap, &front.palette),
    }
}

/// Returns the text of the spine in the ink of the cover, with that pose.
pub(super) fn draw_spine(front: &FrontCover, text: Vec<Item>, pose: Pose) -> Item {
    match front.cover_spec().design() {
        CoverDesign::Plain => Item::posed(plain::ink_items(front, text), pose, None),
        _ => Item::coloured(front.palette.ink, vec![Item::posed(text, pose, None)]),
    }
}

/// Draws the front in its design; if a text does not fit, the art shrinks.
///
/// # Errors
/// [`LayoutError`] if a text does not fit, or a picture has too few pixels.
pub(super) fn draw_front(front: &FrontCover) -> Result<Vec<Item>> {
    let mut drawn = draw_design(front);
    for more in MORE {
        if !matches!(drawn, Err(LayoutError::TextTooLong(_))) {
            break;
        }
        drawn = draw_design(&FrontCover { more, ..*front });
    }
    drawn
}

fn draw_design(front: &FrontCover) -> Result<Vec<Item>> {
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
