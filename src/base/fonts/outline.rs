//! Glyph outlines.

use super::face::Face;
use gridpress_ground::units::{Length, Point};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

/// A step along an outline, from the end of the previous step. Outlines are filled by the nonzero rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PathStep<P> {
    /// Moves to the start of a contour.
    Move(P),
    /// Draws a straight line.
    Line(P),
    /// Draws a quadratic Bézier curve: control point and end.
    Quad(P, P),
    /// Draws a cubic Bézier curve: control points and end.
    Cubic(P, P, P),
    /// Closes the contour.
    Close,
}

impl<P: Copy> PathStep<P> {
    /// Returns the points of the step in order, including control points.
    pub fn points(&self) -> impl Iterator<Item = P> + use<P> {
        let points = match *self {
            PathStep::Move(to) | PathStep::Line(to) => [None, None, Some(to)],
            PathStep::Quad(a, to) => [None, Some(a), Some(to)],
            PathStep::Cubic(a, b, to) => [Some(a), Some(b), Some(to)],
            PathStep::Close => [None, None, None],
        };
        points.into_iter().flatten()
    }
}

impl<P> PathStep<P> {
    /// Returns this step with `put` applied to each of its points.
    pub fn map<Q>(self, put: impl Fn(P) -> Q) -> PathStep<Q> {
        match self {
            PathStep::Move(to) => PathStep::Move(put(to)),
            PathStep::Line(to) => PathStep::Line(put(to)),
            PathStep::Quad(a, to) => PathStep::Quad(put(a), put(to)),
            PathStep::Cubic(a, b, to) => PathStep::Cubic(put(a), put(b), put(to)),
            PathStep::Close => PathStep::Close,
        }
    }
}

/// Returns the outline of a glyph, x and y in font units, y up, and empty without ink; `None` if `font` has no such
/// glyph or its outline is damaged.
pub fn glyph_outline(font: &FontRef, glyph: u16) -> Option<Vec<PathStep<[f64; 2]>>> {
    let mut pen = PathRecorder::default();
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs().get(GlyphId::from(glyph))?.draw(settings, &mut pen).ok()?;
    Some(pen.0)
}

impl Face {
    /// Returns the outline of `glyph`, x and y in font units, y up; empty without ink.
    pub fn outline(&self, glyph: u16) -> Vec<PathStep<[f64; 2]>> {
        let font = FontRef::new(self.bytes()).ok();
        font.and_then(|font| glyph_outline(&font, glyph)).unwrap_or_default()
    }

    /// Returns the outline of `glyph` at `size`, relative to its origin, y down; empty without ink.
    pub fn outline_at(&self, glyph: u16, size: Length) -> Vec<PathStep<Point>> {
        let em = f64::from(self.units_per_em().max(1));
        let length = |units: f64| {
            let thousandths = units * f64::from(size.to_thousandths()) / em;
            Length::thousandths(thousandths.round() as i32)
        };
        let place = |[x, y]: [f64; 2]| Point::new(length(x), length(-y));
        self.outline(glyph).into_iter().map(|step| step.map(place)).collect()
    }
}

#[derive(Default)]
struct PathRecorder(Vec<PathStep<[f64; 2]>>);

impl OutlinePen for PathRecorder {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(PathStep::Move(at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(PathStep::Line(at(x, y)));
    }

    fn quad_to(&mut self, ax: f32, ay: f32, x: f32, y: f32) {
        self.0.push(PathStep::Quad(at(ax, ay), at(x, y)));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.push(PathStep::Cubic(at(ax, ay), at(bx, by), at(x, y)));
    }

    fn close(&mut self) {
        self.0.push(PathStep::Close);
    }
}

fn at(x: f32, y: f32) -> [f64; 2] {
    [x, y].map(f64::from)
}
