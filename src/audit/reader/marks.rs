//! What is on a page: glyphs, lines and areas.

use std::collections::BTreeSet;
use std::rc::Rc;

/// The hash of the pixels of a picture in greys, which is the name of such a picture.
pub(super) type Pixels = [u8; 32];

/// A glyph on the page, in points from the bottom left.
#[derive(Clone, Debug)]
pub(super) struct PageGlyph {
    /// The horizontal place of the glyph's origin.
    pub x: f64,
    pub y: f64,
    /// The advance of the glyph, to the left where it is turned.
    pub width: f64,
    /// The em of the type.
    pub size: f64,
    /// Whether it stands upside down.
    pub is_turned: bool,
    /// Whether nobody sees it: it has the colour of its ground, is covered, cut away or off the page.
    pub is_hidden: bool,
    /// The text of the glyph, as the font's map to Unicode has it.
    pub text: Rc<str>,
}

impl PageGlyph {
    /// The middle of the glyph, going by the height of figures.
    pub fn middle(&self) -> (f64, f64) {
        let up = if self.is_turned { -self.size } else { self.size };
        (self.x + self.width / 2.0, self.y + up * 0.33)
    }
}

/// A stroked straight line or rectangle: its lower left and upper right corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stroke {
    pub low: (f64, f64),
    pub high: (f64, f64),
    pub is_rectangle: bool,
    /// Along one of the page's sides.
    pub is_level: bool,
    pub weight: f64,
    pub is_dashed: bool,
}

/// Sorts what has frames in the order of reading: from the top, row by row; tops that are less than `near` apart are in one
/// row.
pub(super) fn sort_for_reading<T>(framed: &mut [T], near: f64, frame: impl Fn(&T) -> &Stroke) {
    framed.sort_by(|a, b| frame(b).high.1.total_cmp(&frame(a).high.1));
    for row in framed.chunk_by_mut(|a, b| frame(a).high.1 - frame(b).high.1 < near) {
        row.sort_by(|a, b| frame(a).low.0.total_cmp(&frame(b).low.0));
    }
}

/// A filled area, by the corners of the rectangle around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fill {
    pub low: (f64, f64),
    pub high: (f64, f64),
    /// From 0, black, to 1, white; `None` for a picture.
    pub lightness: Option<f64>,
    /// Which picture it is, of those that may stand in cells.
    pub picture: Option<Pixels>,
    /// Whether it is a rectangle or a disc, as grids have them, and no drawing.
    pub is_plain: bool,
    /// Whether it is a disc.
    pub is_disc: bool,
    /// The corners of one with four straight sides that is no upright rectangle by its operator.
    pub corners: Option<[(f64, f64); 4]>,
}

impl Fill {
    pub(super) fn holds(&self, (x, y): (f64, f64)) -> bool {
        let is_near = self.low.0 < x && x < self.high.0 && self.low.1 < y && y < self.high.1;
        is_near && self.corners.is_none_or(|corners| is_within(corners, (x, y)))
    }

    /// How broad it is where it is narrowest; `None` for a rectangle.
    pub(super) fn breadth(&self) -> Option<f64> {
        match self.corners {
            Some([a, b, c, _]) => Some(distance(a, b).min(distance(b, c))),
            None => self.is_disc.then_some(self.high.0 - self.low.0),
        }
    }
}

/// From one place to another.
pub(super) fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Whether a place lies between the sides of `corners`: a ray to the right of it crosses an odd number of them.
fn is_within(corners: [(f64, f64); 4], (x, y): (f64, f64)) -> bool {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let is_crossed = |&(a, b): &(&(f64, f64), &(f64, f64))| {
        (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0)
    };
    sides.filter(is_crossed).count() % 2 == 1
}

/// What is on a page.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub glyphs: Vec<PageGlyph>,
    /// The glyphs that are hard to see, or not seen at all.
    pub hidden: Vec<PageGlyph>,
    pub strokes: Vec<Stroke>,
    pub fills: Vec<Fill>,
    /// What no page of this program has, in words.
    pub strange: BTreeSet<String>,
}

impl Marks {
    /// The marks as one sees them who turns the page upside down, around its lower left corner.
    pub(super) fn turned(&self) -> Marks {
        let glyph = |glyph: &PageGlyph| PageGlyph {
            x: -glyph.x,
            y: -glyph.y,
            width: -glyph.width,
            is_turned: !glyph.is_turned,
            ..glyph.clone()
        };
        let stroke = |stroke: &Stroke| Stroke {
            low: (-stroke.high.0, -stroke.high.1),
            high: (-stroke.low.0, -stroke.low.1),
            ..*stroke
        };
        let fill = |fill: &Fill| Fill {
            low: (-fill.high.0, -fill.high.1),
            high: (-fill.low.0, -fill.low.1),
            corners: fill.corners.map(|all| all.map(|(x, y)| (-x, -y))),
            ..*fill
        };
        Marks {
            glyphs: self.glyphs.iter().map(glyph).collect(),
            hidden: self.hidden.iter().map(glyph).collect(),
            strokes: self.strokes.iter().map(stroke).collect(),
            fills: self.fills.iter().map(fill).collect(),
            strange: BTreeSet::new(),
        }
    }
}
