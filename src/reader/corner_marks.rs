//! Circles on corners, and the digits in them.

use super::frames::RuledGrid;
use super::geometry::{FilledArea, PageGlyph, distance};
use gridpress_engine::puzzle::{Mark, Sign};

/// Width of a circle, as a share of a cell.
const WIDTH: std::ops::Range<f64> = 0.6..0.75;
/// Greatest distance of its middle from the corner, as a share of a cell.
const NEAR: f64 = 0.05;
/// Greatest lightness of its outline.
const BLACK: f64 = 0.01;

/// Circle on a corner, with the cells around it, ascending.
struct Circle {
    cells: [usize; 4],
    middle: (f64, f64),
    radius: f64,
}

/// Returns the circles of a grid among the filled areas of its page, and the glyphs that are in none of them.
///
/// The value of a circle with anything but digits in it is 0.
pub(super) fn read(
    ruled: &RuledGrid,
    fills: &[FilledArea],
    glyphs: &[PageGlyph],
) -> (Vec<Mark>, Vec<PageGlyph>) {
    let circles: Vec<Circle> = fills.iter().filter_map(|fill| circle(ruled, fill)).collect();
    let is_inside = |circle: &Circle, glyph: &PageGlyph| {
        distance(circle.middle, glyph.middle()) < circle.radius
    };
    let mark = |circle: &Circle| {
        let inside = glyphs.iter().filter(|glyph| is_inside(circle, glyph));
        let mut text: Vec<char> = inside.flat_map(|glyph| glyph.text.trim().chars()).collect();
        // The digits of a circle are a set, whatever their arrangement.
        text.sort_unstable();
        let value = String::from_iter(text).parse().unwrap_or_default();
        Mark::with_value(Sign::Quadruple, &circle.cells, value)
    };
    let marks = circles.iter().map(mark).collect();
    let is_elsewhere = |glyph: &&PageGlyph| !circles.iter().any(|circle| is_inside(circle, glyph));
    (marks, glyphs.iter().filter(is_elsewhere).cloned().collect())
}

/// Returns the circle that an area is; `None` if it is not a black disc of that size on a corner inside the grid.
fn circle(ruled: &RuledGrid, fill: &FilledArea) -> Option<Circle> {
    let pitch = ruled.pitch();
    let width = fill.high.0 - fill.low.0;
    let is_circle = fill.is_disc && fill.lightness.is_some_and(|lightness| lightness < BLACK);
    if !is_circle || !WIDTH.contains(&(width / pitch)) {
        return None;
    }
    let middle = ((fill.low.0 + fill.high.0) / 2.0, (fill.low.1 + fill.high.1) / 2.0);
    let side = ruled.side();
    let inner =
        |edges: &[f64], at: f64| (1..side).find(|&edge| (edges[edge] - at).abs() < NEAR * pitch);
    let (right, up) = (inner(&ruled.columns, middle.0)?, inner(&ruled.rows, middle.1)?);
    let first = (side - up - 1) * side + right - 1;
    let cells = [first, first + 1, first + side, first + side + 1];
    Some(Circle { cells, middle, radius: width / 2.0 })
}
