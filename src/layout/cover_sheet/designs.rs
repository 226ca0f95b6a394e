//! The designs of covers: the ground, the front, the back and the ink of each. Those in colour have their grounds, texts and
//! badges from the scene, and so alike; the plain one, in black and greys, has its own.

mod geometric;
mod pictorial;
mod plain;

use crate::LayoutError;
use crate::cover_sheet::back;
use crate::cover_sheet::ornaments::filled;
use crate::cover_sheet::scene::Scene;
use crate::cover_sheet::wrap::Wrap;
use crate::document::item::{Item, Pose};
use gridpress_base::units::Rect;
use gridpress_spec::CoverDesign;

/// How much more of the height texts get where they have no room, in percent, step by step.
const MORE: [i32; 3] = [8, 16, 24];

/// The ground of a cover on `area`; `None` where that is white.
pub(super) fn ground(scene: &Scene, area: Rect) -> Option<Item> {
    match scene.cover().design() {
        CoverDesign::Plain => plain::ground(scene, area),
        _ => Some(filled(scene.palette.ground, Item::tint(area, 100))),
    }
}

/// The front of `scene` alone, as shops show it.
///
/// # Errors
/// As [`front`].
pub(super) fn shop_front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    // The fronts in colour bring their grounds.
    let is_plain = scene.cover().design() == CoverDesign::Plain;
    let ground = ground(scene, scene.panel).filter(|_| is_plain);
    Ok(ground.into_iter().chain(front(scene)?).collect())
}

/// The back of the cover of `scene`.
///
/// # Errors
/// [`LayoutError`] when a text has no room, or a picture has too few pixels.
pub(super) fn back(scene: &Scene, wrap: &Wrap) -> Result<Vec<Item>, LayoutError> {
    match scene.cover().design() {
        CoverDesign::Plain => plain::back(scene, wrap),
        _ => back::items(scene.book, wrap, &scene.palette),
    }
}

/// The text of the spine in the ink of the cover, lying so.
pub(super) fn spine(scene: &Scene, text: Vec<Item>, pose: Pose) -> Item {
    match scene.cover().design() {
        CoverDesign::Plain => Item::posed(plain::inked(scene, text), pose, None),
        _ => Item::coloured(scene.palette.ink, vec![Item::posed(text, pose, None)]),
    }
}

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
        CoverDesign::Plain => plain::front(scene),
        CoverDesign::Field => geometric::field(scene),
        CoverDesign::Tilt => pictorial::tilt(scene),
        CoverDesign::Swiss => geometric::swiss(scene),
        CoverDesign::Stripes => geometric::stripes(scene),
        CoverDesign::Mosaic => geometric::mosaic(scene),
        CoverDesign::Pop => pictorial::pop(scene),
        CoverDesign::Night => pictorial::night(scene),
        CoverDesign::Picture => pictorial::picture(scene),
    }
}
