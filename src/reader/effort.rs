//! The work that painting a page takes, estimated before it is done. Pages of books take little of what is allowed.

use super::budget::ReadError;
use super::geometry::{PagePoint, PageStep};
use super::picture::StrokeStyle;

/// The most work of a page. A unit is an edge that crosses a row of pixels, or as much; a full page of text takes less
/// than a million.
const MOST: f64 = 5e6;
/// The area that is filled with one unit of work, in square points; and that of a picture.
const FILLED: f64 = 700.0;
const SAMPLED: f64 = 40.0;
/// The area of a page for which one unit is spent on a window that is new, and on one that is known.
const OPENED: f64 = 60.0;
const REUSED: f64 = 5_000.0;
/// The work of a step of a stroke, and of a dash; and how much more a line takes than an edge.
const STROKE: f64 = 8.0;
const DASH: f64 = 4.0;
const LINE: f64 = 2.0;
/// The most dashes that are drawn of a step.
const MOST_DASHES: f64 = 1e6;

/// The work that a page may still take.
pub(super) struct Effort {
    page: [PagePoint; 2],
    /// The latest window.
    window: [PagePoint; 2],
    left: f64,
}

/// The measures of a path on a page, in points.
#[derive(Default)]
struct PathMeasures {
    steps: f64,
    /// The height of all steps together.
    rise: f64,
    /// The length of all steps together; and as far as they lie beyond the page.
    length: f64,
    beyond: f64,
    /// The area of the rectangle around it.
    area: f64,
}

impl Effort {
    /// Returns the work that painting `page` may take.
    pub(super) fn new(page: [PagePoint; 2]) -> Effort {
        Effort { page, window: page, left: MOST }
    }

    /// Counts an area that is filled.
    pub(super) fn fill(
        &mut self,
        steps: &[PageStep],
        window: [PagePoint; 2],
    ) -> Result<(), ReadError> {
        let path = self.measure(steps);
        self.take(path.steps + path.rise + path.area / FILLED, window)
    }

    /// Counts a line that is drawn.
    pub(super) fn stroke(
        &mut self,
        steps: &[PageStep],
        pen: &StrokeStyle,
        window: [PagePoint; 2],
    ) -> Result<(), ReadError> {
        let path = self.measure(steps);
        let period: f64 = pen.dashes.iter().sum();
        let dashes = if period > 0.0 {
            ((path.length + path.beyond) / period).min(MOST_DASHES * path.steps)
        } else {
            0.0
        };
        let breadth = pen.weight.clamp(0.0, self.area().sqrt());
        let work = path.steps * STROKE + path.length * (LINE + breadth / FILLED) + dashes * DASH;
        self.take(work, window)
    }

    /// Counts a picture that covers the rectangle around `corners`.
    pub(super) fn picture(
        &mut self,
        corners: [PagePoint; 4],
        window: [PagePoint; 2],
    ) -> Result<(), ReadError> {
        let path = self.measure(&corners.map(PageStep::Line));
        self.take(path.area / SAMPLED, window)
    }

    /// Returns the area of the page.
    fn area(&self) -> f64 {
        let [low, high] = self.page;
        (high.0 - low.0) * (high.1 - low.1)
    }

    /// Takes work, and that of opening `window`, from what is left.
    fn take(&mut self, work: f64, window: [PagePoint; 2]) -> Result<(), ReadError> {
        let opened = match window {
            window if window == self.page => 0.0,
            window if window == self.window => self.area() / REUSED,
            _ => self.area() / OPENED,
        };
        self.window = window;
        self.left -= work + opened;
        // What is no number is too much as well.
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

    /// How many times a path may be painted.
    fn times(paint: impl Fn(&mut Effort) -> Result<(), ReadError>) -> usize {
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
        // No farther than to the edge of the page.
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
