//! The designs of covers: the front of each. All share their grounds, lettering, badges and backs.

mod geometric;
mod pictorial;
mod plain;

use crate::cover_sheet::front_cover::FrontCover;
use crate::document::item::Item;
use crate::{LayoutError, Result};
use gridpress_bookspec::CoverDesign;

/// Additional height for texts that do not fit, in percent, tried in this order.
const MORE: [i32; 3] = [8, 16, 24];

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
        CoverDesign::Animals => pictorial::draw_animals(front),
        CoverDesign::Night => pictorial::draw_night(front),
        CoverDesign::Picture => pictorial::draw_picture(front),
    }
}
