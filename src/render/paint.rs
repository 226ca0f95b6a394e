//! Shared parts of the back ends for single pages: primitives, paths, numbers and escaped text.

use gridpress_base::fonts::{FaceId, Fonts, PathStep};
use gridpress_ground::images::Image;
use gridpress_ground::units::{Length, Point};
use gridpress_layout::{Outline, Page, PaintedPrimitive, Primitive, arcs, corners, walk};
use std::collections::BTreeMap;

/// Returns the primitives that are painted on `page`, in order, without pictures that have no pixels.
pub(super) fn primitives(page: &Page) -> Vec<PaintedPrimitive<'_>> {
    let mut list = Vec::new();
    walk(&page.items, &mut |painted| match &painted.primitive {
        Primitive::Picture(picture) if !has_pixels(picture.image) => {}
        _ => list.push(painted),
    });
    list
}

/// `true` if a picture has pixels, and as many as it states.
fn has_pixels(image: &Image) -> bool {
    // In 64 bits, as the product of two sides may exceed 32.
    let count = u64::from(image.width) * u64::from(image.height);
    count > 0 && count == image.pixels.len() as u64
}

/// Returns the outlines of all glyphs in `list`, each once.
pub(super) fn outlines(
    list: &[PaintedPrimitive],
    fonts: &Fonts,
) -> BTreeMap<(FaceId, u16), Vec<PathStep<[f64; 2]>>> {
    let mut outlines = BTreeMap::new();
    for painted in list {
        if let Primitive::Text(text) = &painted.primitive {
            let face = text.run.face;
            for glyph in &text.run.glyphs {
                outlines
                    .entry((face, glyph.id))
                    .or_insert_with(|| fonts.face(face).outline(glyph.id));
            }
        }
    }
    outlines
}

/// An ink, in percent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PageInk {
    Black(u8),
    Spot(u8),
}

/// Returns `percent` of the ink of a primitive: colours are the spot ink if there is one, and greys otherwise.
pub(super) fn ink_of(painted: &PaintedPrimitive, percent: u8, has_spot: bool) -> PageInk {
    match painted.colour {
        Some(_) if has_spot => PageInk::Spot(percent),
        _ => PageInk::Black(painted.grey_of(percent)),
    }
}

/// A path in coordinates of the page.
pub(super) type PagePath = Vec<PathStep<Point>>;

/// Returns the path around an outline, to be filled by the nonzero rule.
pub(super) fn fill_path(outline: &Outline) -> PagePath {
    match outline {
        Outline::Line(from, to) => polygon(&[*from, *to]),
        Outline::Rect(rect) => polygon(&corners(rect)),
        Outline::Rects(rects) => {
            (rects.iter().map(corners)).flat_map(|points| polygon(&points)).collect()
        }
        Outline::Polygon(points) | Outline::Dashes { points, .. } => polygon(points),
        Outline::Circle(centre, radius) => circle(*centre, *radius, 1),
        Outline::Path(steps) => steps.clone(),
    }
}

/// The shape of a stroke along an outline.
pub(super) enum StrokeShape {
    /// Strokes along straight lines.
    Lines(Vec<Polyline>),
    /// The area of a stroke along a circle.
    Area(PagePath),
}

/// A line of straight segments, with square ends and corners.
pub(super) struct Polyline {
    pub points: Vec<Point>,
    /// `true` if it is closed.
    pub is_closed: bool,
    pub dashes: Option<Dashes>,
}

impl Polyline {
    /// Returns the path along the line.
    pub(super) fn path(&self) -> PagePath {
        let first = self.points.iter().take(1).map(|&at| PathStep::Move(at));
        let rest = self.points.iter().skip(1).map(|&at| PathStep::Line(at));
        let end = self.is_closed.then_some(PathStep::Close);
        first.chain(rest).chain(end).collect()
    }
}

/// A dash pattern. A line starts in the middle of a dash.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Dashes {
    pub dash: Length,
    pub gap: Length,
}

/// Returns the shape of a stroke of `weight` along an outline.
pub(super) fn stroke_shape(outline: &Outline, weight: Length) -> StrokeShape {
    let line = |points: &[Point], is_closed, dashes| Polyline {
        points: points.to_vec(),
        is_closed,
        dashes,
    };
    let lines = match outline {
        Outline::Line(from, to) => vec![line(&[*from, *to], false, None)],
        Outline::Rect(rect) => vec![line(&corners(rect), true, None)],
        Outline::Rects(rects) => {
            (rects.iter()).map(|rect| line(&corners(rect), true, None)).collect()
        }
        Outline::Polygon(points) => vec![line(points, true, None)],
        Outline::Dashes { points, dash, gap } => {
            let (dash, gap) = (*dash, *gap);
            vec![line(points, true, Some(Dashes { dash, gap }))]
        }
        Outline::Circle(centre, radius) => {
            // A ring of two circles in opposite directions, since strokes are only fitted to pixels along straight
            // lines.
            let outer = *radius + weight.half();
            let mut path = circle(*centre, outer, 1);
            path.extend(circle(*centre, outer - weight, -1));
            return StrokeShape::Area(path);
        }
        Outline::Path(steps) => return StrokeShape::Area(steps.clone()),
    };
    StrokeShape::Lines(lines)
}

fn polygon(points: &[Point]) -> PagePath {
    Polyline { points: points.to_vec(), is_closed: !points.is_empty(), dashes: None }.path()
}

/// Returns a circle, clockwise, or counterclockwise if `way` is -1; empty if `radius` is not positive.
fn circle(centre: Point, radius: Length, way: i32) -> PagePath {
    if radius <= Length::ZERO {
        return Vec::new();
    }
    let turned = |at: Point| Point::new(at.x, centre.y + (at.y - centre.y) * way);
    let (start, arcs) = arcs(centre, radius);
    let arcs = arcs.map(|[a, b, end]| PathStep::Cubic(a, b, end));
    let steps = [PathStep::Move(start)].into_iter().chain(arcs).map(|step| step.map(turned));
    steps.chain([PathStep::Close]).collect()
}

/// Returns the point two thirds of the way from `from` to `to`, a control point for converting a quadratic curve to a
/// cubic one.
pub(super) fn two_thirds(from: [f64; 2], to: [f64; 2]) -> [f64; 2] {
    [0, 1].map(|axis| (from[axis] + 2.0 * to[axis]) / 3.0)
}

/// Converts a point to points as floating-point numbers, for formats that use them.
pub(super) fn to_points(point: Point) -> [f64; 2] {
    [point.x, point.y].map(Length::to_pt)
}

/// Formats `value` with at most `decimals` decimals, and no trailing zeros.
pub(super) fn format_number(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let text =
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    match text {
        // A tiny negative number and zero would otherwise be written differently although they look the same.
        "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}
