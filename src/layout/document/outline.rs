//! Outlines for fills and strokes, and their extents.

use gridpress_base::fonts::PathStep;
use gridpress_ground::units::{Length, Point, Rect, Size};

/// An outline. Its points are relative to the item that it belongs to, y down.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outline {
    /// A straight line between two points.
    Line(Point, Point),
    /// A rectangle with upright sides.
    Rect(Rect),
    /// Rectangles that are filled as one, without seams where they touch, such as the modules of a QR code.
    Rects(Vec<Rect>),
    /// A polygon by its corners.
    Polygon(Vec<Point>),
    /// A circle, by its centre and its radius.
    Circle(Point, Length),
    /// Lines and arcs, filled by the nonzero rule: outlines of letters and drawings. They are not stroked.
    Path(Vec<PathStep<Point>>),
    /// A closed line of dashes. It begins in the middle of a dash, so it has a dash around every corner if each side is
    /// a whole number of dashes and gaps.
    Dashes {
        /// The corners.
        points: Vec<Point>,
        /// Length of a dash.
        dash: Length,
        /// Gap between two dashes.
        gap: Length,
    },
}

impl Outline {
    /// Returns this outline with every point moved by `by`.
    pub fn moved(&self, by: Point) -> Outline {
        let rect = |rect: &Rect| Rect { origin: rect.origin + by, size: rect.size };
        self.mapped(|point| point + by, rect, |length| length)
    }

    /// Returns this outline with its points, rectangles and lengths mapped.
    pub(crate) fn mapped(
        &self,
        point: impl Fn(Point) -> Point,
        rect: impl Fn(&Rect) -> Rect,
        length: impl Fn(Length) -> Length,
    ) -> Outline {
        let all = |points: &[Point]| points.iter().map(|&at| point(at)).collect();
        match self {
            Outline::Line(from, to) => Outline::Line(point(*from), point(*to)),
            Outline::Rect(area) => Outline::Rect(rect(area)),
            Outline::Rects(areas) => Outline::Rects(areas.iter().map(rect).collect()),
            Outline::Polygon(points) => Outline::Polygon(all(points)),
            Outline::Circle(centre, radius) => Outline::Circle(point(*centre), length(*radius)),
            Outline::Path(steps) => {
                Outline::Path(steps.iter().map(|step| step.map(&point)).collect())
            }
            Outline::Dashes { points, dash, gap } => {
                Outline::Dashes { points: all(points), dash: length(*dash), gap: length(*gap) }
            }
        }
    }

    /// Returns the areas that this outline covers when filled, each by the rectangle around it.
    pub fn filled(&self) -> Vec<Extent> {
        match self {
            Outline::Rects(areas) => areas.iter().copied().map(Extent::from).collect(),
            other => other.around(Length::ZERO).into_iter().collect(),
        }
    }

    /// Returns the rectangle around the area that this outline covers when stroked with `weight`.
    pub fn stroked(&self, weight: Length) -> Option<Extent> {
        let (half, none) = (weight.half(), Length::ZERO);
        let Outline::Line(from, to) = self else {
            return self.around(half);
        };
        // The square ends of a horizontal or vertical line do not extend beyond it.
        let across = if from.y == to.y { none } else { half };
        let down = if from.x == to.x { none } else { half };
        let line = self.around(none)?;
        Some(Extent {
            left: line.left - across,
            top: line.top - down,
            right: line.right + across,
            bottom: line.bottom + down,
        })
    }

    /// Returns the rectangle that is `by` larger on every side than this outline.
    fn around(&self, by: Length) -> Option<Extent> {
        match self {
            Outline::Line(from, to) => Extent::around([*from, *to], by),
            Outline::Rect(area) => Extent::around(corners(area), by),
            Outline::Rects(areas) => Extent::around(areas.iter().flat_map(corners), by),
            Outline::Circle(centre, radius) => Extent::around([*centre], *radius + by),
            // Arcs are within the hull of their control points.
            Outline::Path(steps) => Extent::around(steps.iter().flat_map(|step| step.points()), by),
            Outline::Polygon(points) | Outline::Dashes { points, .. } => {
                Extent::around(points.iter().copied(), by)
            }
        }
    }
}

/// Returns a circle as four Bézier arcs, clockwise: its rightmost point, and for each arc the two control points and
/// the end.
pub fn arcs(centre: Point, radius: Length) -> (Point, [[Point; 3]; 4]) {
    // 0.5523 of the radius puts each arc within 0.03 % of the circle.
    let (r, k, zero) = (radius, radius.scale(5523, 10_000), Length::ZERO);
    let at = |(x, y)| centre + Point::new(x, y);
    let arcs = [
        [(r, k), (k, r), (zero, r)],
        [(-k, r), (-r, k), (-r, zero)],
        [(-r, -k), (-k, -r), (zero, -r)],
        [(k, -r), (r, -k), (r, zero)],
    ];
    (at((r, zero)), arcs.map(|arc| arc.map(at)))
}

/// Returns the corners of `rect`, clockwise from the top left.
pub fn corners(rect: &Rect) -> [Point; 4] {
    let (left, top) = (rect.origin.x, rect.origin.y);
    let (right, bottom) = (rect.right(), rect.bottom());
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y))
}

/// Returns bars of that `weight` along the inside of the edges of `rect`.
pub(crate) fn edges(rect: &Rect, weight: Length) -> [Rect; 4] {
    let Rect { origin: Point { x, y }, size: Size { width, height } } = *rect;
    [
        Rect::new(x, y, width, weight),
        Rect::new(x, rect.bottom() - weight, width, weight),
        Rect::new(x, y, weight, height),
        Rect::new(rect.right() - weight, y, weight, height),
    ]
}

/// An upright rectangle by its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The x of the left edge.
    pub left: Length,
    /// The y of the upper edge.
    pub top: Length,
    /// The x of the right edge.
    pub right: Length,
    /// The y of the lower edge.
    pub bottom: Length,
}

impl Extent {
    /// Returns the rectangle around `points`, extended by `by` on each side; `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point>, by: Length) -> Option<Extent> {
        let at = |point: Point| Extent {
            left: point.x - by,
            top: point.y - by,
            right: point.x + by,
            bottom: point.y + by,
        };
        points.into_iter().map(at).reduce(Extent::hull)
    }

    /// Returns the smallest rectangle around this one and `other`.
    pub fn hull(self, other: Extent) -> Extent {
        Extent {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Returns `true` if they share an area.
    pub fn overlaps(self, other: Extent) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Returns the part of it in `window`; `None` if they share no area.
    pub fn within(self, window: Extent) -> Option<Extent> {
        let common = Extent {
            left: self.left.max(window.left),
            top: self.top.max(window.top),
            right: self.right.min(window.right),
            bottom: self.bottom.min(window.bottom),
        };
        self.overlaps(window).then_some(common)
    }
}

impl From<Rect> for Extent {
    fn from(rect: Rect) -> Extent {
        Extent {
            left: rect.origin.x,
            top: rect.origin.y,
            right: rect.right(),
            bottom: rect.bottom(),
        }
    }
}
