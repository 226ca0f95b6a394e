//! What a page is made of.

use crate::fonts::Run;
use crate::layout::page::document::Target;
use crate::units::{Length, Point, Rect};
use std::sync::Arc;

pub use crate::picture::Image;

/// Something on a page. Places are from the top left corner of the trimmed page, y down. Ink is black where
/// no share of black is named, in percent; 0 is white.
#[derive(Clone, Debug)]
pub enum Item {
    /// Shaped text, by the left end of its baseline.
    Text {
        /// Where its baseline begins.
        at: Point,
        /// The glyphs.
        run: Run,
        /// How much black.
        percent: u8,
    },
    /// A closed line of dashes. Every corner is the middle of a dash, if every side is a whole number of
    /// dashes and gaps.
    Dashes {
        /// Its corners.
        points: Vec<Point>,
        /// Length of a dash.
        dash: Length,
        /// From one dash to the next.
        gap: Length,
        /// Its weight.
        weight: Length,
    },
    /// A straight rule with square ends.
    Rule {
        /// One end.
        from: Point,
        /// The other.
        to: Point,
        /// Its weight.
        weight: Length,
    },
    /// The outline of a rectangle, with sharp corners.
    Frame {
        /// The middle of the stroke.
        rect: Rect,
        /// Its weight.
        weight: Length,
    },
    /// The outline of a circle.
    Ring {
        /// Its centre.
        centre: Point,
        /// From the centre to the middle of the stroke.
        radius: Length,
        /// Its weight.
        weight: Length,
    },
    /// A disc of grey.
    Disc {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: Length,
        /// How much black.
        percent: u8,
    },
    /// An area with straight sides.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
        /// How much black.
        percent: u8,
    },
    /// An area of grey.
    Tint {
        /// The area.
        rect: Rect,
        /// How much black.
        percent: u8,
    },
    /// Areas that are filled as one, without seams where they touch: the modules of a code.
    Blocks {
        /// The areas.
        rects: Vec<Rect>,
        /// How much black.
        percent: u8,
    },
    /// A picture.
    Image {
        /// What it fills.
        rect: Rect,
        /// The picture.
        image: Arc<Image>,
    },
    /// A drawing that stands on many pages: the rules of a grid, a running head. It is stored once.
    Drawing {
        /// Where its origin comes to lie.
        at: Point,
        /// Its items: no links or further drawings.
        drawing: Arc<[Item]>,
    },
    /// Items of another page, scaled and turned; links in it lead nowhere.
    Placed {
        /// In that page's own places.
        items: Vec<Item>,
        /// Where it comes to lie.
        pose: Pose,
        /// What is seen of it: all, or what lies in this part of the page that it is placed on.
        window: Option<Rect>,
    },
    /// An area that leads elsewhere in the document.
    Link {
        /// The area.
        rect: Rect,
        /// Where to.
        to: Target,
    },
}

/// Where another page comes to lie: scaled and turned around its upper left corner, and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// Where that corner comes to lie.
    pub at: Point,
    /// Quarter turns, clockwise.
    pub turns: u8,
    /// The scale, as a fraction.
    pub scale: (i32, i32),
}

impl Item {
    /// Shaped text in black. Its baseline begins at `at`.
    pub(crate) fn text(at: Point, run: Run) -> Item {
        Item::Text {
            at,
            run,
            percent: 100,
        }
    }

    /// A straight rule of `weight` between two points, with square ends.
    pub(crate) fn rule(from: Point, to: Point, weight: Length) -> Item {
        Item::Rule { from, to, weight }
    }

    /// The outline of a rectangle, which is the middle of a stroke of `weight`.
    pub(crate) fn outline(rect: Rect, weight: Length) -> Item {
        Item::Frame { rect, weight }
    }

    /// The outline of a circle, whose `radius` reaches to the middle of a stroke of `weight`.
    pub(crate) fn ring(centre: Point, radius: Length, weight: Length) -> Item {
        Item::Ring {
            centre,
            radius,
            weight,
        }
    }

    /// A closed line through `points` in dashes that long, `gap` after each. The first begins with half a dash.
    pub(crate) fn dashes(points: Vec<Point>, dash: Length, gap: Length, weight: Length) -> Item {
        Item::Dashes {
            points,
            dash,
            gap,
            weight,
        }
    }

    /// A rectangle filled with `percent` of black.
    pub(crate) fn tint(rect: Rect, percent: u8) -> Item {
        Item::Tint { rect, percent }
    }

    /// Rectangles filled as one, without seams where they touch.
    pub(crate) fn blocks(rects: Vec<Rect>, percent: u8) -> Item {
        Item::Blocks { rects, percent }
    }

    /// A circle filled with `percent` of black.
    pub(crate) fn disc(centre: Point, radius: Length, percent: u8) -> Item {
        Item::Disc {
            centre,
            radius,
            percent,
        }
    }

    /// An area between straight sides, filled with `percent` of black.
    pub(crate) fn polygon(points: Vec<Point>, percent: u8) -> Item {
        Item::Polygon { points, percent }
    }

    /// A picture that fills `rect`.
    pub(crate) fn image(rect: Rect, image: Arc<Image>) -> Item {
        Item::Image { rect, image }
    }

    /// A drawing shared by many pages, its origin at `at`.
    pub(crate) fn drawing(at: Point, drawing: Arc<[Item]>) -> Item {
        Item::Drawing { at, drawing }
    }

    /// Items scaled, turned and moved; all of them, or what is seen of them through `window`.
    pub(crate) fn posed(items: Vec<Item>, pose: Pose, window: Option<Rect>) -> Item {
        Item::Placed {
            items,
            pose,
            window,
        }
    }

    /// An area that leads to `to`.
    pub(crate) fn link(rect: Rect, to: Target) -> Item {
        Item::Link { rect, to }
    }

    /// Text and polygons in `percent` of black; any other item as it is.
    pub(crate) fn black(mut self, share: u8) -> Item {
        if let Item::Text { percent, .. } | Item::Polygon { percent, .. } = &mut self {
            *percent = share;
        }
        self
    }

    /// The same, moved by `by`; links lead where they led.
    pub fn moved(mut self, by: Point) -> Item {
        match &mut self {
            Item::Text { at, .. } | Item::Drawing { at, .. } => *at = *at + by,
            Item::Rule { from, to, .. } => {
                *from = *from + by;
                *to = *to + by;
            }
            Item::Frame { rect, .. }
            | Item::Tint { rect, .. }
            | Item::Image { rect, .. }
            | Item::Link { rect, .. } => rect.origin = rect.origin + by,
            Item::Blocks { rects, .. } => {
                for rect in rects {
                    rect.origin = rect.origin + by;
                }
            }
            Item::Ring { centre, .. } | Item::Disc { centre, .. } => *centre = *centre + by,
            Item::Dashes { points, .. } | Item::Polygon { points, .. } => {
                for point in points {
                    *point = *point + by;
                }
            }
            Item::Placed { pose, window, .. } => {
                pose.at = pose.at + by;
                if let Some(window) = window {
                    window.origin = window.origin + by;
                }
            }
        }
        self
    }
}
