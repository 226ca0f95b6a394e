//! The designs in colour: what each draws on a front. Grounds, texts and badges are the scene's, and so alike in all.

mod geometric;
mod pictorial;

use crate::LayoutError;
use crate::cover_sheet::scene::Scene;
use crate::document::item::Item;
use gridpress_base::units::{Length, Rect};
use gridpress_spec::CoverDesign;

/// How much more of the height texts get where they have no room, in percent, step by step.
const MORE: [i32; 3] = [8, 16, 24];

/// The front of `scene` in its design; where a text has no room, the art makes some.
///
/// # Errors
/// [`LayoutError`] when a text has no room, or a picture has too few pixels.
pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let mut drawn = drawn(scene);
    for more in MORE {
        if !matches!(drawn, Err(LayoutError::TextTooLong(_))) {
            break;
        }
        drawn = self::drawn(&Scene { more, ..*scene });
    }
    drawn
}

fn drawn(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    match scene.cover().design() {
        CoverDesign::Field | CoverDesign::Plain => geometric::field(scene),
        CoverDesign::Tilt => pictorial::tilt(scene),
        CoverDesign::Swiss => geometric::swiss(scene),
        CoverDesign::Stripes => geometric::stripes(scene),
        CoverDesign::Mosaic => geometric::mosaic(scene),
        CoverDesign::Pop => pictorial::pop(scene),
        CoverDesign::Night => pictorial::night(scene),
        CoverDesign::Picture => pictorial::picture(scene),
    }
}

/// `room` without its last `high`.
fn shortened(room: Rect, high: Length) -> Rect {
    let Rect { origin, size } = room;
    Rect::new(origin.x, origin.y, size.width, size.height - high)
}
