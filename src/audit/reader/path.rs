//! Paths of content streams.

use super::marks::{Fill, Stroke, distance};
use super::picture::{Place, Step, rectangle};

/// The path under construction, in places of the page. Curves leave no strokes.
#[derive(Default)]
pub(super) struct OpenPath {
    pub strokes: Vec<Stroke>,
    /// The places that its curves come to.
    pub curves: Vec<Place>,
    /// All of it, as it is painted.
    pub steps: Vec<Step>,
    /// The place that the path has come to.
    at: Place,
    /// The beginning of its latest part.
    start: Place,
}

impl OpenPath {
    /// Goes on by an operator of a path, with places moved `to` the page.
    pub(super) fn extend(&mut self, operator: &str, numbers: &[f64], to: impl Fn(Place) -> Place) {
        let at = |x: f64, y: f64| to((x, y));
        match (operator, numbers) {
            ("m", &[x, y]) => {
                self.at = at(x, y);
                self.start = self.at;
                self.steps.push(Step::Move(self.at));
            }
            ("l", &[x, y]) => {
                self.line_to(at(x, y));
                self.steps.push(Step::Line(self.at));
            }
            ("c", &[a, b, c, d, x, y]) => self.curve_to(at(a, b), at(c, d), at(x, y)),
            ("v", &[c, d, x, y]) => self.curve_to(self.at, at(c, d), at(x, y)),
            ("y", &[a, b, x, y]) => self.curve_to(at(a, b), at(x, y), at(x, y)),
            ("h", _) => self.close(),
            ("re", &[x, y, width, height]) => {
                let corners = rectangle((x, y), (x + width, y + height));
                self.steps.extend(corners.map(|step| step.moved(&to)));
                let (low, high) = (at(x, y), at(x + width, y + height));
                self.strokes.push(stroke(low, high, true));
            }
            _ => {}
        }
    }

    fn line_to(&mut self, to: Place) {
        self.strokes.push(stroke(self.at, to, false));
        self.at = to;
    }

    fn curve_to(&mut self, a: Place, b: Place, end: Place) {
        self.steps.push(Step::Curve(a, b, end));
        self.curves.push(end);
        self.at = end;
    }

    /// Goes straight back to where its latest part began.
    pub(super) fn close(&mut self) {
        self.line_to(self.start);
        self.steps.push(Step::Close);
    }

    /// The areas that filling it would fill, in a colour as light as that.
    pub(super) fn areas(&self, lightness: f64) -> Vec<Fill> {
        let area = |low, high, is_plain, is_disc| Fill {
            low,
            high,
            lightness: Some(lightness),
            picture: None,
            is_plain,
            is_disc,
            corners: None,
        };
        if self.curves.is_empty() && self.strokes.iter().all(|stroke| stroke.is_rectangle) {
            let rectangles = self.strokes.iter();
            return rectangles.map(|stroke| area(stroke.low, stroke.high, true, false)).collect();
        }
        let corners = self.strokes.iter().flat_map(|stroke| [stroke.low, stroke.high]);
        let (low, high) = corners
            .chain(self.curves.iter().copied())
            .fold(((f64::MAX, f64::MAX), (f64::MIN, f64::MIN)), |(low, high), (x, y)| {
                ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
            });
        let is_disc = self.curves.len() == 4 && self.strokes.iter().all(Stroke::is_point);
        vec![Fill { corners: self.corners(), ..area(low, high, is_disc, is_disc) }]
    }

    /// The corners of a path of four straight sides.
    fn corners(&self) -> Option<[Place; 4]> {
        let (first, rest) = self.steps.split_first()?;
        let Step::Move(first) = *first else {
            return None;
        };
        let mut corners = vec![first];
        for step in rest {
            match *step {
                Step::Line(to) => corners.push(to),
                Step::Close => {}
                Step::Move(_) | Step::Curve(..) => return None,
            }
        }
        if corners.len() == 5 && distance(corners[4], first) < 0.01 {
            corners.pop();
        }
        corners.try_into().ok()
    }

    pub(super) fn clear(&mut self) {
        self.strokes.clear();
        self.curves.clear();
        self.steps.clear();
    }
}

impl Stroke {
    fn is_point(&self) -> bool {
        self.high.0 - self.low.0 < 0.1 && self.high.1 - self.low.1 < 0.1
    }
}

fn stroke(a: (f64, f64), b: (f64, f64), is_rectangle: bool) -> Stroke {
    Stroke {
        low: (a.0.min(b.0), a.1.min(b.1)),
        high: (a.0.max(b.0), a.1.max(b.1)),
        is_rectangle,
        is_level: (a.0 - b.0).abs() < 0.01 || (a.1 - b.1).abs() < 0.01,
        weight: 0.0,
        is_dashed: false,
    }
}
