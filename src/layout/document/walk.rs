//! A walk over items that emits what they paint as primitives in page coordinates: groups are resolved and cells are
//! text. Groups are only scaled and turned by quarters, so rectangles and windows stay upright.

use crate::document::item::{Image, Item, ItemGroup, Paint, turned};
use crate::document::outline::{Extent, Outline};
use crate::document::role::TextRole;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::Run;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::borrow::Cow;
use std::sync::Arc;

/// A primitive, and the part of the page in which it is visible.
#[derive(Clone, Debug)]
pub struct PaintedPrimitive<'p> {
    /// The shape or text that is painted.
    pub primitive: Primitive<'p>,
    /// Part of the page in which the primitive is visible; `None` if all of it is.
    pub clip: Option<Rect>,
    /// Ink in which it is painted instead of black; its greys are tints of that ink.
    pub colour: Option<Colour>,
    /// Role of the outermost items with one that it belongs to.
    pub role: Option<&'p TextRole>,
}

impl PaintedPrimitive<'_> {
    /// Returns the colour of `percent` of its ink.
    pub fn colour_of(&self, percent: u8) -> Colour {
        self.colour.unwrap_or(Colour::BLACK).tint(percent)
    }

    /// Returns the grey of `percent` of its ink, in percent of black.
    pub fn grey_of(&self, percent: u8) -> u8 {
        match self.colour {
            Some(_) => self.colour_of(percent).black(),
            None => percent,
        }
    }
}

/// A primitive shape or text. Positions are from the top left corner of the trimmed page, y down.
#[derive(Clone, Debug)]
pub enum Primitive<'p> {
    /// Glyphs along a baseline.
    Text(PaintedText<'p>),
    /// A filled outline.
    Fill {
        /// The area.
        outline: Outline,
        /// The grey, in percent of black.
        percent: u8,
    },
    /// A black stroke along an outline.
    Stroke {
        /// The middle of the stroke.
        outline: Outline,
        /// The weight of the stroke.
        weight: Length,
    },
    /// A picture.
    Picture(Picture<'p>),
}

/// Text along a baseline.
#[derive(Clone, Debug)]
pub struct PaintedText<'p> {
    /// The beginning of the baseline.
    pub at: Point,
    /// Number of quarter turns, clockwise.
    pub turns: u8,
    /// The glyphs, with the size and positions that they have on the page.
    pub run: Cow<'p, Run>,
    /// The grey, in percent of black.
    pub percent: u8,
}

impl PaintedText<'_> {
    /// Returns the position on the page of a point along the baseline and below it.
    pub fn point(&self, place: Point) -> Point {
        self.at + turned(place, self.turns)
    }
}

/// A picture, by the position of its top left corner.
#[derive(Clone, Debug)]
pub struct Picture<'p> {
    /// Position of that corner.
    pub at: Point,
    /// Number of quarter turns around that corner, clockwise.
    pub turns: u8,
    /// Size before it is turned.
    pub size: Size,
    /// The picture.
    pub image: &'p Arc<Image>,
}

impl Picture<'_> {
    /// Returns the rectangle that it fills.
    pub fn extent(&self) -> Extent {
        let Size { width, height } = self.size;
        Rect::from_corners(self.at, self.at + turned(Point::new(width, height), self.turns)).into()
    }
}

/// Calls `note` with every primitive that `items` paint, in the order of painting.
pub fn walk<'p>(items: &'p [Item], note: &mut dyn FnMut(PaintedPrimitive<'p>)) {
    let transform = PageTransform::default();
    Walk { transform, clip: None, colour: None, role: None, note }.items(items);
}

/// The transform from item coordinates to page coordinates.
#[derive(Clone, Copy)]
struct PageTransform {
    at: Point,
    turns: u8,
    /// The scale, as a fraction.
    scale: (i128, i128),
}

impl Default for PageTransform {
    fn default() -> PageTransform {
        PageTransform { at: Point::default(), turns: 0, scale: (1, 1) }
    }
}

impl PageTransform {
    /// Returns the transform of the items of a group that is at `at` in this one.
    fn of(self, at: Point, group: &ItemGroup) -> PageTransform {
        let (part, whole) = (i128::from(group.scale.0), i128::from(group.scale.1));
        PageTransform {
            at: self.point(at),
            turns: (self.turns + group.turns) % 4,
            // Fractions are multiplied and never rounded, so nested groups end up where one group of the same scale
            // would.
            scale: (self.scale.0 * part, self.scale.1 * whole),
        }
    }

    fn length(&self, length: Length) -> Length {
        let (part, whole) = self.scale;
        let scaled = i128::from(length.to_thousandths()) * part;
        // Division truncates towards zero, so half of the divisor rounds away from zero on both sides.
        let half = if scaled < 0 { -whole / 2 } else { whole / 2 };
        Length::saturated((scaled + half) / whole)
    }

    fn size(&self, size: Size) -> Size {
        Size { width: self.length(size.width), height: self.length(size.height) }
    }

    fn point(&self, point: Point) -> Point {
        let turned = turned(point, self.turns);
        self.at + Point::new(self.length(turned.x), self.length(turned.y))
    }

    fn rect(&self, rect: &Rect) -> Rect {
        let [a, b] = [rect.origin, Point::new(rect.right(), rect.bottom())];
        Rect::from_corners(self.point(a), self.point(b))
    }

    fn run<'p>(&self, run: &'p Run) -> Cow<'p, Run> {
        if self.scale.0 == self.scale.1 {
            // Nearly all text is unscaled, and its glyphs need not be copied.
            return Cow::Borrowed(run);
        }
        let mut run = run.clone();
        run.size = self.length(run.size);
        run.width = self.length(run.width);
        for glyph in &mut run.glyphs {
            glyph.x = self.length(glyph.x);
        }
        Cow::Owned(run)
    }

    /// Returns an outline of an item at `at`.
    fn outline(&self, at: Point, outline: &Outline) -> Outline {
        let rect = |rect: &Rect| self.rect(&Rect { origin: at + rect.origin, size: rect.size });
        outline.mapped(|point| self.point(at + point), rect, |length| self.length(length))
    }
}

struct Walk<'n, 'p> {
    transform: PageTransform,
    clip: Option<Rect>,
    colour: Option<Colour>,
    role: Option<&'p TextRole>,
    note: &'n mut dyn FnMut(PaintedPrimitive<'p>),
}

impl<'p> Walk<'_, 'p> {
    fn items(&mut self, items: &'p [Item]) {
        items.iter().for_each(|item| self.item(item));
    }

    fn item(&mut self, item: &'p Item) {
        let (at, transform) = (item.at, self.transform);
        match &item.paint {
            Paint::Text { run, percent } => self.text(at, run, *percent),
            Paint::Cells(cells) => {
                (cells.texts(at)).for_each(|(at, run)| self.text(at, run, 100));
            }
            Paint::Fill { outline, percent } => self.note(Primitive::Fill {
                outline: transform.outline(at, outline),
                percent: *percent,
            }),
            Paint::Stroke { outline, weight } => self.note(Primitive::Stroke {
                outline: transform.outline(at, outline),
                weight: transform.length(*weight),
            }),
            Paint::Image { size, image } => self.note(Primitive::Picture(Picture {
                at: transform.point(at),
                turns: transform.turns,
                size: transform.size(*size),
                image,
            })),
            Paint::Group(group) => self.group(at, group),
            Paint::Tagged { role, items } => {
                let before = self.role;
                self.role = before.or(Some(role));
                self.items(items);
                self.role = before;
            }
        }
    }

    fn note(&mut self, primitive: Primitive<'p>) {
        let (clip, colour, role) = (self.clip, self.colour, self.role);
        (self.note)(PaintedPrimitive { primitive, clip, colour, role });
    }

    fn text(&mut self, at: Point, run: &'p Run, percent: u8) {
        let text = PaintedText {
            at: self.transform.point(at),
            turns: self.transform.turns,
            run: self.transform.run(run),
            percent,
        };
        self.note(Primitive::Text(text));
    }

    fn group(&mut self, at: Point, group: &'p ItemGroup) {
        // A group changes the state for its own items only.
        let before = (self.transform, self.clip, self.colour);
        self.colour = group.colour.or(self.colour);
        let window = |window: Rect| {
            self.transform.rect(&Rect { origin: at + window.origin, size: window.size })
        };
        let window = group.window.map(window);
        self.clip = match (self.clip, window) {
            (Some(clip), Some(window)) => Some(common(&clip, &window)),
            (clip, window) => window.or(clip),
        };
        // After the window, which is given in the coordinates of the group's surroundings.
        self.transform = self.transform.of(at, group);
        self.items(&group.items);
        (self.transform, self.clip, self.colour) = before;
    }
}

/// Returns the area in both rectangles; empty if they do not overlap.
fn common(a: &Rect, b: &Rect) -> Rect {
    let Rect { origin, size } = a.intersection(b);
    let [width, height] = [size.width, size.height].map(|side| side.at_least(Length::ZERO));
    Rect { origin, size: Size { width, height } }
}
