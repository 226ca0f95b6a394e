//! Geometry of a page: glyphs, strokes, areas and paths, and the windows of pages on a sheet.

use gridpress_base::fonts::PathStep;
use kurbo::{Affine, Point};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The hash of the pixels of a greyscale picture, which identifies it.
pub(super) type PixelHash = [u8; 32];

/// A glyph on the page, in points from the bottom left.
#[derive(Clone, Debug)]
pub(super) struct PageGlyph {
    /// The horizontal position of the glyph's origin.
    pub x: f64,
    pub y: f64,
    /// The advance of the glyph; negative if it is upside down.
    pub width: f64,
    /// The type size.
    pub size: f64,
    /// `true` if it is upside down.
    pub is_turned: bool,
    /// `true` if it is invisible: in the colour of its background, covered, clipped or off the page.
    pub is_hidden: bool,
    /// The text of the glyph, from the font's map to Unicode.
    pub text: Rc<str>,
}

impl PageGlyph {
    /// Returns the centre of the glyph, assuming the height of a figure.
    pub fn middle(&self) -> (f64, f64) {
        let up = if self.is_turned { -self.size } else { self.size };
        (self.x + self.width / 2.0, self.y + up * 0.33)
    }
}

/// A stroked straight line or rectangle, given by its lower left and upper right corners.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stroke {
    pub low: (f64, f64),
    pub high: (f64, f64),
    pub is_rectangle: bool,
    /// `true` if it is parallel to a side of the page.
    pub is_level: bool,
    pub weight: f64,
    pub is_dashed: bool,
}

/// Sorts framed items in reading order: from the top, row by row. Frames whose tops are less than `near` apart are in
/// one row.
pub(super) fn sort_for_reading<T>(framed: &mut [T], near: f64, frame: impl Fn(&T) -> &Stroke) {
    framed.sort_by(|a, b| frame(b).high.1.total_cmp(&frame(a).high.1));
    // Sorting by both coordinates at once would not be a valid order, because tops in one row differ slightly.
    for row in framed.chunk_by_mut(|a, b| frame(a).high.1 - frame(b).high.1 < near) {
        row.sort_by(|a, b| frame(a).low.0.total_cmp(&frame(b).low.0));
    }
}

/// A filled area, given by its bounding rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct FilledArea {
    pub low: (f64, f64),
    pub high: (f64, f64),
    /// The lightness, from 0 (black) to 1 (white); `None` for a picture.
    pub lightness: Option<f64>,
    /// The hash of the picture, if it is one that may stand for a digit.
    pub picture: Option<PixelHash>,
    /// `true` for a rectangle or a disc, as grids have them; `false` for a free shape.
    pub is_plain: bool,
    /// `true` for a disc.
    pub is_disc: bool,
    /// The corners of an area with four straight sides that was not painted as an upright rectangle.
    pub corners: Option<[(f64, f64); 4]>,
}

impl FilledArea {
    pub(super) fn contains(&self, (x, y): (f64, f64)) -> bool {
        let is_near = self.low.0 < x && x < self.high.0 && self.low.1 < y && y < self.high.1;
        is_near && self.corners.is_none_or(|corners| is_within(corners, (x, y)))
    }

    /// Returns its smallest width; `None` for an upright rectangle.
    pub(super) fn breadth(&self) -> Option<f64> {
        match self.corners {
            Some([a, b, c, _]) => Some(distance(a, b).min(distance(b, c))),
            None => self.is_disc.then_some(self.high.0 - self.low.0),
        }
    }
}

/// Returns the distance between two points.
pub(super) fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// `true` if a point lies inside `corners`: a ray to its right crosses an odd number of sides.
fn is_within(corners: [(f64, f64); 4], (x, y): (f64, f64)) -> bool {
    corners
        .iter()
        .zip(corners.iter().cycle().skip(1))
        .filter(|&(a, b)| (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0))
        .count()
        % 2
        == 1
}

/// The marks on a page.
#[derive(Debug, Default)]
pub(super) struct PageMarks {
    pub glyphs: Vec<PageGlyph>,
    /// The glyphs that are invisible or hard to see.
    pub hidden: Vec<PageGlyph>,
    pub strokes: Vec<Stroke>,
    pub fills: Vec<FilledArea>,
    /// Descriptions of parts that no page of this program has.
    pub anomalies: BTreeSet<String>,
}

impl PageMarks {
    /// Returns the marks of the page turned upside down, around its lower left corner.
    pub(super) fn turned(&self) -> PageMarks {
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
        let fill = |fill: &FilledArea| FilledArea {
            low: (-fill.high.0, -fill.high.1),
            high: (-fill.low.0, -fill.low.1),
            corners: fill.corners.map(|all| all.map(|(x, y)| (-x, -y))),
            ..*fill
        };
        PageMarks {
            glyphs: self.glyphs.iter().map(glyph).collect(),
            hidden: self.hidden.iter().map(glyph).collect(),
            strokes: self.strokes.iter().map(stroke).collect(),
            fills: self.fills.iter().map(fill).collect(),
            anomalies: BTreeSet::new(),
        }
    }
}

/// A point on the page, in points from its lower left corner.
pub(super) type PagePoint = (f64, f64);

/// A step of a path.
pub(super) type PageStep = PathStep<PagePoint>;

/// The current path, in points of the page. Curves produce no strokes.
#[derive(Default)]
pub(super) struct OpenPath {
    pub strokes: Vec<Stroke>,
    /// The end points of its curves.
    pub curves: Vec<PagePoint>,
    /// All steps of the path, for painting.
    pub steps: Vec<PageStep>,
    /// The current point.
    at: PagePoint,
    /// The start of the current subpath.
    start: PagePoint,
}

impl OpenPath {
    /// Extends the path by an operator, with points mapped by `to` to the page.
    pub(super) fn extend(
        &mut self,
        operator: &str,
        numbers: &[f64],
        to: impl Fn(PagePoint) -> PagePoint,
    ) {
        let at = |x: f64, y: f64| to((x, y));
        match (operator, numbers) {
            ("m", &[x, y]) => {
                self.at = at(x, y);
                self.start = self.at;
                self.steps.push(PageStep::Move(self.at));
            }
            ("l", &[x, y]) => {
                self.line_to(at(x, y));
                self.steps.push(PageStep::Line(self.at));
            }
            ("c", &[a, b, c, d, x, y]) => self.curve_to(at(a, b), at(c, d), at(x, y)),
            ("v", &[c, d, x, y]) => self.curve_to(self.at, at(c, d), at(x, y)),
            ("y", &[a, b, x, y]) => self.curve_to(at(a, b), at(x, y), at(x, y)),
            ("h", _) => self.close(),
            ("re", &[x, y, width, height]) => {
                let corners = rectangle((x, y), (x + width, y + height));
                self.steps.extend(corners.map(|step| step.map(&to)));
                let (low, high) = (at(x, y), at(x + width, y + height));
                self.strokes.push(stroke(low, high, true));
            }
            _ => {}
        }
    }

    fn line_to(&mut self, to: PagePoint) {
        self.strokes.push(stroke(self.at, to, false));
        self.at = to;
    }

    fn curve_to(&mut self, a: PagePoint, b: PagePoint, end: PagePoint) {
        self.steps.push(PageStep::Cubic(a, b, end));
        self.curves.push(end);
        self.at = end;
    }

    /// Closes the current subpath with a straight line.
    pub(super) fn close(&mut self) {
        self.line_to(self.start);
        self.steps.push(PageStep::Close);
    }

    /// Returns the areas that filling the path produces, in a colour of that lightness.
    pub(super) fn areas(&self, lightness: f64) -> Vec<FilledArea> {
        let area = |low, high, is_plain, is_disc| FilledArea {
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
        vec![FilledArea { corners: self.corners(), ..area(low, high, is_disc, is_disc) }]
    }

    /// Returns the corners of a path with four straight sides; `None` for other paths.
    fn corners(&self) -> Option<[PagePoint; 4]> {
        let (first, rest) = self.steps.split_first()?;
        let PageStep::Move(first) = *first else {
            return None;
        };
        let mut corners = vec![first];
        for step in rest {
            match *step {
                PageStep::Line(to) => corners.push(to),
                PageStep::Close => {}
                PageStep::Move(_) | PageStep::Quad(..) | PageStep::Cubic(..) => return None,
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

/// Returns the path of a rectangle.
pub(super) fn rectangle(low: PagePoint, high: PagePoint) -> [PageStep; 5] {
    [
        PageStep::Move(low),
        PageStep::Line((high.0, low.1)),
        PageStep::Line(high),
        PageStep::Line((low.0, high.1)),
        PageStep::Close,
    ]
}

/// Applies a matrix to the point (`x`, `y`).
pub(super) fn moved(matrix: Affine, x: f64, y: f64) -> PagePoint {
    (matrix * Point::new(x, y)).into()
}

/// The part of a sheet's side that holds a page. All positions are in points from the lower left corner of the side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetWindow {
    /// The number of the page in its document, from 1.
    pub page: u32,
    /// The lower left corner of the page.
    pub corner: (f64, f64),
    /// The factor by which the page is scaled.
    pub scale: f64,
    /// The lower left and upper right corners of the part of the side that belongs to the page.
    pub part: [(f64, f64); 2],
}

impl SheetWindow {
    /// Returns the marks inside the window, at their positions on the page itself.
    pub(super) fn cut(&self, marks: &PageMarks) -> PageMarks {
        let glyphs = |glyphs: &[PageGlyph]| {
            let own = glyphs.iter().filter(|mark| self.contains((mark.x, mark.y)));
            own.map(|mark| self.glyph(mark)).collect()
        };
        let strokes = marks.strokes.iter();
        let fills = marks.fills.iter();
        PageMarks {
            fills: (fills.filter(|fill| self.contains(fill.low) && self.contains(fill.high)))
                .map(|fill| FilledArea {
                    low: self.own(fill.low),
                    high: self.own(fill.high),
                    corners: fill.corners.map(|all| all.map(|at| self.own(at))),
                    ..*fill
                })
                .collect(),
            anomalies: BTreeSet::new(),
            glyphs: glyphs(&marks.glyphs),
            hidden: glyphs(&marks.hidden),
            strokes: (strokes
                .filter(|stroke| self.contains(stroke.low) && self.contains(stroke.high)))
            .map(|stroke| self.stroke(stroke))
            .collect(),
        }
    }

    fn contains(&self, (x, y): (f64, f64)) -> bool {
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
