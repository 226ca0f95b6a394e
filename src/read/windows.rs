//! Pages on sheets: what is seen of a side through a window, as if it were a page of its own.

use super::content::{Mark, Marks, Stroke};

/// A part of a side that holds a page. All places are in points from the lower left corner of the side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The number of the page in its document, from 1.
    pub page: u32,
    /// Its lower left corner.
    pub corner: (f64, f64),
    /// How much larger it is than by itself.
    pub scale: f64,
    /// The lower left and upper right corner of what belongs to it.
    pub part: [(f64, f64); 2],
}

impl Window {
    /// The marks inside the window, at their places on the page itself.
    pub(super) fn cut(&self, marks: &Marks) -> Marks {
        let glyphs = marks.glyphs.iter();
        let strokes = marks.strokes.iter();
        Marks {
            glyphs: (glyphs.filter(|mark| self.holds((mark.x, mark.y))))
                .map(|mark| self.glyph(mark))
                .collect(),
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
        (
            (x - self.corner.0) / self.scale,
            (y - self.corner.1) / self.scale,
        )
    }

    fn glyph(&self, mark: &Mark) -> Mark {
        let (x, y) = self.own((mark.x, mark.y));
        Mark {
            x,
            y,
            width: mark.width / self.scale,
            size: mark.size / self.scale,
            text: mark.text.clone(),
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
