//! Estimate of the work to paint a page, made before painting it. Pages of books use little of the limit.

use super::budget::{ReadError, Result};
use super::geometry::{PagePoint, PageStep};
use super::picture::StrokeStyle;

/// The largest amount of work for one page. One unit is an edge crossing a row of pixels, or equivalent work; a full
/// page of text takes less than a million.
const MOST: f64 = 5e6;
/// The area of a fill, and of a picture, that counts as one unit of work, in square points.
const FILLED: f64 = 700.0;
const SAMPLED: f64 = 40.0;
/// The page area that counts as one unit when a clipping window is first used, and when it is used again.
const OPENED: f64 = 60.0;
const REUSED: f64 = 5_000.0;
/// The work of one step of a stroke and of one dash, and the factor for a line over an edge.
const STROKE: f64 = 8.0;
const DASH: f64 = 4.0;
const LINE: f64 = 2.0;
/// The largest number of dashes drawn for one step.
const MAX_DASHES: f64 = 1e6;

/// Remaining work budget of a page.
pub(super) struct Effort {
    page: [PagePoint; 2],
    /// The most recent clipping window.
    window: [PagePoint; 2],
    left: f64,
}

/// Measures of a path on a page, in points.
#[derive(Default)]
struct PathMeasures {
    steps: f64,
    /// The total height of all steps.
    rise: f64,
    /// The total length of all steps on the page, and beyond it.
    length: f64,
    beyond: f64,
    /// The area of the bounding rectangle.
    area: f64,
}

impl Effort {
    /// Returns the work budget for painting `page`.
    pub(super) fn new(page: [PagePoint; 2]) -> Effort {
        Effort { page, window: page, left: MOST }
    }

    /// Charges for a filled area.
    pub(super) fn fill(&mut self, steps: &[PageStep], window: [PagePoint; 2]) -> Result<()> {
        let path = self.measure(steps);
        self.take(path.steps + path.rise + path.area / FILLED, window)
    }

    /// Charges for a stroked line.
    pub(super) fn stroke(
        &mut self,
        steps: &[PageStep],
        pen: &StrokeStyle,
        window: [PagePoint; 2],
    ) -> Result<()> {
        let path = self.measure(steps);
        let period: f64 = pen.dashes.iter().sum();
        // Dashes beyond the page are counted, because the painter makes them before it clips.
        let dashes = if period > 0.0 {
            ((path.length + path.beyond) / period).min(MAX_DASHES * path.steps)
        } else {
            0.0
        };
        let breadth = pen.weight.clamp(0.0, self.area().sqrt());
        let work = path.steps * STROKE + path.length * (LINE + breadth / FILLED) + dashes * DASH;
        self.take(work, window)
    }

    /// Charges for a picture that covers the rectangle around `corners`.
    pub(super) fn picture(
        &mut self,
        corners: [PagePoint; 4],
        window: [PagePoint; 2],
    ) -> Result<()> {
        let path = self.measure(&corners.map(PageStep::Line));
        self.take(path.area / SAMPLED, window)
    }

    /// Returns the area of the page.
    fn area(&self) -> f64 {
        let [low, high] = self.page;
        (high.0 - low.0) * (high.1 - low.1)
    }

    /// Subtracts `work`, and the work of opening `window`, from the budget.
    fn take(&mut self, work: f64, window: [PagePoint; 2]) -> Result<()> {
        let opened = match window {
            window if window == self.page => 0.0,
            window if window == self.window => self.area() / REUSED,
            _ => self.area() / OPENED,
        };
        self.window = window;
        self.left -= work + opened;
        // NaN counts as over the limit.
        if self.left >= 0.0 {
            Ok(())
        } else {
            Err(ReadError("it takes more work to paint than any page of a book".to_owned()))
        }
    }

    /// Measures a path, clipped to the page.
    fn measure(&self, steps: &[PageStep]) -> PathMeasures {
        let [low, high] = self.page;
        let clamp = |(x, y): PagePoint| (x.clamp(low.0, high.0), y.clamp(low.1, high.1));
        let mut path = PathMeasures::default();
        let (mut at, mut first) = (None, None);
        let (mut least, mut most) = (high, low);
        for step in steps {
            if let PageStep::Move(to) = *step {
                (at, first) = (None, Some(to));
            }
            let back = first.filter(|_| matches!(step, PageStep::Close));
            path.steps += 1.0;
            for place in step.points().chain(back) {
                let to = clamp(place);
                least = (least.0.min(to.0), least.1.min(to.1));
                most = (most.0.max(to.0), most.1.max(to.1));
                let from: PagePoint = at.unwrap_or(place);
                let seen = clamp(from);
                let length = (to.0 - seen.0).hypot(to.1 - seen.1);
                path.rise += (to.1 - seen.1).abs();
                path.length += length;
                path.beyond += (place.0 - from.0).hypot(place.1 - from.1) - length;
                at = Some(place);
            }
        }
        path.area = (most.0 - least.0).max(0.0) * (most.1 - least.1).max(0.0);
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: [PagePoint; 2] = [(0.0, 0.0), (600.0, 800.0)];

    /// Returns how many times `paint` succeeds, up to 100,000.
    fn times(paint: impl Fn(&mut Effort) -> Result<()>) -> usize {
        let mut effort = Effort::new(PAGE);
        (0..100_000).take_while(|_| paint(&mut effort).is_ok()).count()
    }

    #[test]
    fn large_paths_count_more_than_small_ones() {
        let curve = |size: f64| {
            let places = [(0.0, size), (size, size), (size, 0.0)];
            [
                PageStep::Move((0.0, 0.0)),
                PageStep::Cubic(places[0], places[1], places[2]),
                PageStep::Close,
            ]
        };
        let fill = |size: f64| times(|effort| effort.fill(&curve(size), PAGE));
        assert_eq!(fill(10.0), 100_000);
        assert!((500..5_000).contains(&fill(600.0)), "{}", fill(600.0));
        // Only the part on the page counts.
        assert!(fill(1e30) > 1_000, "{}", fill(1e30));
        assert_eq!(fill(f64::NAN), 0);
        let stroke = |weight: f64, dashes: &[f64]| {
            times(|effort| {
                effort.stroke(&curve(600.0), &StrokeStyle { weight, dashes, phase: 0.0 }, PAGE)
            })
        };
        assert!((500..3_000).contains(&stroke(1.0, &[])));
        assert!(stroke(500.0, &[]) < stroke(1.0, &[]));
        assert!(stroke(1.0, &[0.01, 0.01]) < 50);
        let windows = times(|effort| {
            let top = effort.left % 700.0;
            effort.fill(&curve(10.0), [(0.0, 0.0), (600.0, top)])
        });
        assert!(windows < 3_000, "{windows}");
    }
}
