//! The ink of items: where it lies, how fine it is, how black.

use crate::fonts::{FaceId, Fonts, Run};
use crate::layout::{Image, Item, Pose};
use crate::units::{Length, Point, Rect};
use std::collections::BTreeMap;

/// An upright rectangle by its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The x of the left edge.
    pub left: Length,
    /// The y of the upper edge.
    pub top: Length,
    /// The x of the right edge.
    pub right: Length,
    /// The y of the lower edge.
    pub bottom: Length,
}

impl Extent {
    fn around(points: impl IntoIterator<Item = Point>, by: Length) -> Option<Extent> {
        let at = |point: Point| Extent {
            left: point.x - by,
            top: point.y - by,
            right: point.x + by,
            bottom: point.y + by,
        };
        points.into_iter().map(at).reduce(Extent::hull)
    }

    /// The smallest extent around both.
    pub fn hull(self, other: Extent) -> Extent {
        Extent {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Whether they share an area.
    pub fn meets(self, other: Extent) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    fn placed(self, pose: &Pose) -> Extent {
        let corners = [
            Point::new(self.left, self.top),
            Point::new(self.right, self.bottom),
        ];
        Extent::around(corners.map(|corner| pose.apply(corner)), Length::ZERO).unwrap_or(self)
    }
}

impl From<Rect> for Extent {
    fn from(rect: Rect) -> Extent {
        Extent {
            left: rect.origin.x,
            top: rect.origin.y,
            right: rect.right(),
            bottom: rect.bottom(),
        }
    }
}

/// A kind of ink, and its measure.
#[derive(Clone, Copy, Debug)]
pub enum Kind<'i> {
    /// Letters: their run, their em on paper, and how black they are, in percent.
    Type(&'i Run, Length, u8),
    /// A black stroke of that weight.
    Stroke(Length),
    /// An area of that percentage of black.
    Area(u8),
    /// A picture with so many pixels to the inch.
    Picture(u32),
}

/// Ink on a page.
#[derive(Clone, Copy, Debug)]
pub struct Mark<'i> {
    /// The area that the ink covers; of letters, a box around their glyphs.
    pub extent: Extent,
    /// The kind of ink, and its measure.
    pub kind: Kind<'i>,
}

impl Mark<'_> {
    /// The part of the mark inside `window`; `None` when nothing of it is seen.
    fn within(self, window: Option<Rect>) -> Option<Self> {
        let Some(window) = window.map(Extent::from) else {
            return Some(self);
        };
        let extent = Extent {
            left: self.extent.left.max(window.left),
            top: self.extent.top.max(window.top),
            right: self.extent.right.min(window.right),
            bottom: self.extent.bottom.min(window.bottom),
        };
        (self.extent.meets(window)).then_some(Mark { extent, ..self })
    }
}

/// Measures the ink of items, and remembers the extents of glyphs.
pub struct Ruler<'f> {
    fonts: &'f Fonts,
    glyphs: BTreeMap<(FaceId, u16), Option<[i32; 4]>>,
}

impl<'f> Ruler<'f> {
    /// A ruler for items in `fonts`.
    pub fn new(fonts: &'f Fonts) -> Ruler<'f> {
        Ruler {
            fonts,
            glyphs: BTreeMap::new(),
        }
    }

    /// Calls `note` with every mark of `item`.
    pub fn measure<'i>(&mut self, item: &'i Item, note: &mut dyn FnMut(Mark<'i>)) {
        match item {
            Item::Text { at, run, percent } => {
                if let Some(extent) = self.letters(*at, run) {
                    let kind = Kind::Type(run, run.size, *percent);
                    note(Mark { extent, kind });
                }
            }
            Item::Drawing { at, drawing } => {
                let pose = Pose {
                    at: *at,
                    turns: 0,
                    scale: (1, 1),
                };
                self.placed(drawing, &pose, note);
            }
            Item::Placed {
                items,
                pose,
                window,
            } => self.placed(items, pose, &mut |mark| {
                if let Some(mark) = mark.within(*window) {
                    note(mark);
                }
            }),
            Item::Link { .. } => {}
            other => shapes(other, note),
        }
    }

    fn placed<'i>(&mut self, items: &'i [Item], pose: &Pose, note: &mut dyn FnMut(Mark<'i>)) {
        let (num, den) = pose.scale;
        let scaled = |length: Length| length.scale(num, den);
        for item in items {
            self.measure(item, &mut |mark| {
                let kind = match mark.kind {
                    Kind::Type(run, size, percent) => Kind::Type(run, scaled(size), percent),
                    Kind::Stroke(weight) => Kind::Stroke(scaled(weight)),
                    Kind::Picture(pixels) => {
                        Kind::Picture((i64::from(pixels) * i64::from(den) / i64::from(num)) as u32)
                    }
                    area => area,
                };
                let extent = mark.extent.placed(pose);
                note(Mark { extent, kind });
            });
        }
    }

    fn letters(&mut self, at: Point, run: &Run) -> Option<Extent> {
        let face = self.fonts.face(run.face);
        let scaled = |units| run.size.scale(units, face.units_per_em());
        let mut all: Option<Extent> = None;
        for glyph in &run.glyphs {
            let known = self.glyphs.entry((run.face, glyph.id));
            let Some([left, bottom, right, top]) = *known.or_insert_with(|| face.ink(glyph.id))
            else {
                continue;
            };
            let x = at.x + glyph.x;
            let extent = Extent {
                left: x + scaled(left),
                top: at.y - scaled(top),
                right: x + scaled(right),
                bottom: at.y - scaled(bottom),
            };
            all = Some(all.map_or(extent, |all| all.hull(extent)));
        }
        all
    }
}

/// The ink of what is no type and holds no other items.
fn shapes<'i>(item: &Item, note: &mut dyn FnMut(Mark<'i>)) {
    let mut mark = |extent: Option<Extent>, kind| {
        if let Some(extent) = extent {
            note(Mark { extent, kind });
        }
    };
    let none = Length::ZERO;
    match item {
        Item::Rule { from, to, weight } => {
            let half = weight.half();
            let line = Extent::around([*from, *to], none);
            // Square ends do not reach beyond the ends of the line.
            let inked = line.map(|line| Extent {
                left: line.left - if from.y == to.y { none } else { half },
                top: line.top - if from.x == to.x { none } else { half },
                right: line.right + if from.y == to.y { none } else { half },
                bottom: line.bottom + if from.x == to.x { none } else { half },
            });
            mark(inked, Kind::Stroke(*weight));
        }
        Item::Dashes { points, weight, .. } => {
            let extent = Extent::around(points.iter().copied(), weight.half());
            mark(extent, Kind::Stroke(*weight));
        }
        Item::Frame { rect, weight } => {
            let corners = [rect.origin, Point::new(rect.right(), rect.bottom())];
            mark(
                Extent::around(corners, weight.half()),
                Kind::Stroke(*weight),
            );
        }
        Item::Ring {
            centre,
            radius,
            weight,
        } => {
            let extent = Extent::around([*centre], *radius + weight.half());
            mark(extent, Kind::Stroke(*weight));
        }
        Item::Disc {
            centre,
            radius,
            percent,
        } => mark(Extent::around([*centre], *radius), Kind::Area(*percent)),
        Item::Polygon { points, percent } => {
            let extent = Extent::around(points.iter().copied(), none);
            mark(extent, Kind::Area(*percent));
        }
        Item::Tint { rect, percent } => mark(Some((*rect).into()), Kind::Area(*percent)),
        Item::Blocks { rects, percent } => {
            for rect in rects {
                mark(Some((*rect).into()), Kind::Area(*percent));
            }
        }
        Item::Image { rect, image } => {
            mark(
                Some((*rect).into()),
                Kind::Picture(pixels_per_inch(*rect, image)),
            );
        }
        Item::Text { .. } | Item::Drawing { .. } | Item::Placed { .. } | Item::Link { .. } => {}
    }
}

fn pixels_per_inch(rect: Rect, image: &Image) -> u32 {
    let along = |pixels: u32, length: Length| {
        i64::from(pixels) * i64::from(Length::mils(1000).to_thousandths())
            / i64::from(length.to_thousandths().max(1))
    };
    along(image.width, rect.size.width).min(along(image.height, rect.size.height)) as u32
}
