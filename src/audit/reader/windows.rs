//! Pages on sheets: what is seen of a side through a window, as if it were a page of its own.

use super::marks::{Fill, Marks, PageGlyph, Stroke};
use std::collections::BTreeSet;

/// A part of a side that holds a page. All places are in points from the lower left corner of the side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetWindow {
    /// The number of the page in its document, from 1.
    pub page: u32,
    /// The lower left corner of the page.
    pub corner: (f64, f64),
    /// The factor by which the page is larger than by itself.
    pub scale: f64,
    /// The lower left and upper right corner of the part of the side that belongs to the page.
    pub part: [(f64, f64); 2],
}

impl SheetWindow {
    /// The marks inside the window, at their places on the page itself.
    pub(super) fn cut(&self, marks: &Marks) -> Marks {
        let glyphs = |glyphs: &[PageGlyph]| {
            let own = glyphs.iter().filter(|mark| self.holds((mark.x, mark.y)));
            own.map(|mark| self.glyph(mark)).collect()
        };
        let strokes = marks.strokes.iter();
        let fills = marks.fills.iter();
        Marks {
            fills: (fills.filter(|fill| self.holds(fill.low) && self.holds(fill.high)))
                .map(|fill| Fill {
                    low: self.own(fill.low),
                    high: self.own(fill.high),
                    corners: fill.corners.map(|all| all.map(|at| self.own(at))),
                    ..*fill
                })
                .collect(),
            strange: BTreeSet::new(),
            glyphs: glyphs(&marks.glyphs),
            hidden: glyphs(&marks.hidden),
            strokes: (strokes.filter(|stroke| self.holds(stroke.low) && self.holds(stroke.high)))
                .map(|stroke| self.stroke(stroke))
                .collect(),
        }
    }

    fn holds(&self, (x, y): (f64, f64)) -> bool {
        let [low, high] = self.part;
        (low.0..=high.0).contains(&x) && (low.1..=high.1).contains(&y)
    }

    fn own(&self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - self.corner.0) / self.scale, (y - self.corner.1) / self.scale)
    }

    fn glyph(&self, mark: &PageGlyph) -> PageGlyph {
        let (x, y) = self.own((mark.x, mark.y));
        PageGlyph {
            x,
            y,
            width: mark.width / self.scale,
            size: mark.size / self.scale,
            ..mark.clone()
        }
    }

    fn stroke(&self, stroke: &Stroke) -> Stroke {
        Stroke {
            low: self.own(stroke.low),
            high: self.own(stroke.high),
            weight: stroke.weight / self.scale,
            ..*stroke
        }
    }
}
