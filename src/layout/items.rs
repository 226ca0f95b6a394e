//! What a page is made of.

use super::theme::Theme;
use crate::fonts::Run;
use crate::spec::BookSpec;
use crate::units::{Length, Point, Rect, Size};

/// Something on a page. Places are from the top left corner of the trimmed page, y down; ink is black.
#[derive(Clone, Debug)]
pub enum Item {
    /// Shaped text, by the left end of its baseline.
    Text {
        /// Where its baseline begins.
        at: Point,
        /// The glyphs.
        run: Run,
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
        /// How much black, in percent.
        percent: u8,
    },
    /// A black area with straight sides.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
    },
    /// An area of grey.
    Tint {
        /// The area.
        rect: Rect,
        /// How much black, in percent.
        percent: u8,
    },
    /// An area that leads elsewhere in the document.
    Link {
        /// The area.
        rect: Rect,
        /// Where to.
        to: Target,
    },
}

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The page, by index.
    pub page: usize,
    /// How far down the page.
    pub y: Length,
}

/// A page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// In the order of painting.
    pub items: Vec<Item>,
}

/// A line of the outline that viewers show beside the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// What it says.
    pub title: String,
    /// Where it leads.
    pub to: Target,
}

/// Pages in order; the first is a right-hand page.
#[derive(Clone, Debug)]
pub struct Document {
    /// The title.
    pub title: String,
    /// Size of the finished page.
    pub trim: Size,
    /// How far the sheet reaches beyond it.
    pub bleed: Length,
    /// The pages.
    pub pages: Vec<Page>,
    /// The outline.
    pub outline: Vec<OutlineEntry>,
}

/// The text block, how it is set, and where pages have it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub theme: Theme,
    pub trim: Size,
    pub bleed: Length,
    /// Size of the text block.
    pub block: Size,
    inside: Length,
    outside: Length,
    top: Length,
}

impl Frame {
    pub(super) fn new(spec: &BookSpec, inside: Length) -> Frame {
        let page = &spec.page;
        let block = Size {
            width: page.trim.width - inside - page.outside,
            height: page.trim.height - page.top - page.bottom,
        };
        Frame {
            theme: Theme::new(spec),
            trim: page.trim,
            bleed: page.bleed,
            block,
            inside,
            outside: page.outside,
            top: page.top,
        }
    }

    /// The top left corner of the block on the page with that index: odd numbers are right-hand pages.
    pub(super) fn origin(&self, index: usize) -> Point {
        Point::new(
            if is_right(index) {
                self.inside
            } else {
                self.outside
            },
            self.top,
        )
    }

    /// Top and height of the part of the block between running head and folio.
    pub(super) fn body(&self) -> (Length, Length) {
        let Theme { head, foot, .. } = self.theme;
        (head, self.block.height - head - foot)
    }

    /// The width of running text.
    pub(super) fn measure(&self) -> Length {
        self.block.width.min(self.theme.measure)
    }
}

/// True for the pages on the right: the first, third, fifth.
pub(super) fn is_right(index: usize) -> bool {
    index.is_multiple_of(2)
}

impl Item {
    /// The same, moved by `by`; links lead where they led.
    pub(super) fn moved(mut self, by: Point) -> Item {
        match &mut self {
            Item::Text { at, .. } => *at = *at + by,
            Item::Rule { from, to, .. } => {
                *from = *from + by;
                *to = *to + by;
            }
            Item::Frame { rect, .. } | Item::Tint { rect, .. } | Item::Link { rect, .. } => {
                rect.origin = rect.origin + by
            }
            Item::Ring { centre, .. } | Item::Disc { centre, .. } => *centre = *centre + by,
            Item::Dashes { points, .. } | Item::Polygon { points } => {
                for point in points {
                    *point = *point + by;
                }
            }
        }
        self
    }
}
