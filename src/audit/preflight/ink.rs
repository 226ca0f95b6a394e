//! The ink of items: where it lies, how fine it is, how black.

use gridpress_base::fonts::{FaceId, Fonts, Run};
use gridpress_base::units::{Length, Point, Size};
use gridpress_layout::{Image, Item, Painted, Primitive, Text, walk};
use std::collections::BTreeMap;

pub use gridpress_layout::Extent;

/// A kind of ink, with its measure.
#[derive(Clone, Copy, Debug)]
pub enum InkKind<'i> {
    /// Letters: their run, in the size that it has on paper, and how black they are, in percent.
    Type(&'i Run, u8),
    /// A black stroke of that weight.
    Stroke(Length),
    /// An area of that percentage of black.
    Area(u8),
    /// A picture with so many pixels to the inch.
    Picture(u32),
}

/// Ink on a page.
#[derive(Clone, Copy, Debug)]
pub struct InkMark<'i> {
    /// Where it is; of letters, no less than they cover.
    pub extent: Extent,
    /// The kind of ink.
    pub kind: InkKind<'i>,
    /// `true` if a window crops what it is a part of.
    pub is_cropped: bool,
}

/// Measures the ink of items, and remembers the extents of glyphs.
pub struct Ruler<'f> {
    fonts: &'f Fonts,
    glyphs: BTreeMap<(FaceId, u16), Option<[i32; 4]>>,
}

impl<'f> Ruler<'f> {
    /// A ruler for items in `fonts`.
    pub fn new(fonts: &'f Fonts) -> Ruler<'f> {
        Ruler { fonts, glyphs: BTreeMap::new() }
    }

    /// Calls `note` with every mark of `items`, in the order of painting.
    pub fn measure(&mut self, items: &[Item], note: &mut dyn FnMut(InkMark)) {
        walk(items, &mut |painted| {
            let Painted { primitive, clip, .. } = painted;
            let mut mark = |extent: Extent, kind| {
                let extent = match clip {
                    Some(window) => extent.within(window.into()),
                    None => Some(extent),
                };
                if let Some(extent) = extent {
                    let is_cropped = clip.is_some();
                    note(InkMark { extent, kind, is_cropped });
                }
            };
            match &primitive {
                Primitive::Text(text) => {
                    if let Some(extent) = self.letters(text) {
                        mark(extent, InkKind::Type(&text.run, text.percent));
                    }
                }
                Primitive::Fill { outline, percent } => {
                    for extent in outline.filled() {
                        mark(extent, InkKind::Area(*percent));
                    }
                }
                Primitive::Stroke { outline, weight } => {
                    if let Some(extent) = outline.stroked(*weight) {
                        mark(extent, InkKind::Stroke(*weight));
                    }
                }
                Primitive::Picture(picture) => {
                    let kind = InkKind::Picture(pixels_per_inch(picture.size, picture.image));
                    mark(picture.extent(), kind);
                }
            }
        });
    }

    /// The rectangle around the ink of a text, which may lie on its side.
    fn letters(&mut self, text: &Text) -> Option<Extent> {
        let run = &text.run;
        let face = self.fonts.face(run.face);
        let scaled = |units| run.size.scale(units, face.units_per_em());
        let mut corners = Vec::new();
        for glyph in &run.glyphs {
            let known = self.glyphs.entry((run.face, glyph.id));
            let Some([left, bottom, right, top]) = *known.or_insert_with(|| face.ink(glyph.id))
            else {
                continue;
            };
            let corner = |x, y| text.point(Point::new(glyph.x + scaled(x), -scaled(y)));
            corners.extend([corner(left, top), corner(right, bottom)]);
        }
        Extent::around(corners, Length::ZERO)
    }
}

fn pixels_per_inch(size: Size, image: &Image) -> u32 {
    let along = |pixels: u32, length: Length| {
        i64::from(pixels) * i64::from(Length::mils(1000).to_thousandths())
            / i64::from(length.to_thousandths().max(1))
    };
    along(image.width, size.width).min(along(image.height, size.height)) as u32
}
