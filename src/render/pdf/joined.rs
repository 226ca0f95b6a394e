//! The figures of all faces in cells as one font, so that a row of cells is one string.
//!
//! Every figure has the middle of its cell in the middle of one width, and so has the blank. The figures of each face
//! are as high as those of the first.

use super::used::Glyphs;
use super::wanted::Wanted;
use gridpress_base::fonts::{FaceId, Fonts};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The glyphs of the joined font, and the face that gives it its units.
pub(super) struct Joined<'u> {
    /// The face whose outlines and units it has as they are.
    pub first: FaceId,
    pub wanted: Vec<Wanted<'u>>,
    /// By what sizes of a face are multiplied and divided for sizes of this font.
    pub sizes: BTreeMap<FaceId, (i32, i32)>,
}

impl<'u> Joined<'u> {
    /// The font that `cells` need; `None` when they need none, or hold a glyph that is no figure.
    pub(super) fn new(cells: &'u Glyphs, fonts: &Fonts) -> Option<Joined<'u>> {
        let mut faces: Vec<FaceId> = cells.0.keys().copied().collect();
        // Givens are the boldest, and all grids have some.
        faces.sort_by_key(|&id| Reverse(fonts.face(id).weight()));
        let &first = faces.first()?;
        let mut wanted = Vec::new();
        // Both ends of each figure.
        let mut ends = Vec::new();
        for &id in &faces {
            let face = fonts.face(id);
            let (height, wanted_height) = (face.figure_height(), fonts.face(first).figure_height());
            let scale = f64::from(wanted_height) / f64::from(height);
            let scaled = |units: i32| (f64::from(units) * scale).round() as i32;
            for (&glyph, says) in &cells.0[&id] {
                let (left, right) = face.ends_in_cell(glyph)?;
                ends.push(f64::from(left + right) * scale);
                wanted.push(Wanted {
                    glyph: Some((id, glyph)),
                    says,
                    scale,
                    shift: 0,
                    advance: scaled(face.advance(glyph)),
                });
            }
        }
        let widest = wanted.iter().map(|one| one.advance).max()?;
        for (one, ends) in wanted.iter_mut().zip(ends) {
            one.shift = ((f64::from(widest) - ends) / 2.0).round() as i32;
            one.advance = widest;
        }
        wanted.push(Wanted { glyph: None, says: " ", scale: 1.0, shift: 0, advance: widest });
        let sizes = faces.iter().map(|&id| (id, size(fonts, id, first)));
        Some(Joined { first, sizes: sizes.collect(), wanted })
    }
}

/// By what sizes of the face `id` are multiplied and divided for figures of `first` as high.
fn size(fonts: &Fonts, id: FaceId, first: FaceId) -> (i32, i32) {
    let (face, first) = (fonts.face(id), fonts.face(first));
    (face.figure_height() * first.units_per_em(), face.units_per_em() * first.figure_height())
}
