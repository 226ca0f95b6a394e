//! The language in which pictures are drawn, and what it becomes on a page.
//!
//! A picture is a text on a canvas of 1000 x 1000, y down. `fill 12` begins shapes that are filled with 12 percent of
//! black, `fill 12 line` such that have an outline as well, and `stroke` lines. Each line after it is a path: `M x y`
//! goes to a point, `L x y` draws a line there, `C` a Bézier curve by two control points and its end, `Z` closes the
//! path; `E x y rx ry` is an ellipse. Lines that begin with `#` are remarks.

use crate::page::item::Item;
use crate::text::style::HAIRLINE;
use gridpress_base::units::{Length, Point};

/// The side of the canvas.
const CANVAS: i32 = 1000;
/// The weight of outlines on the canvas.
const WEIGHT: i32 = 14;
/// The straight parts that a curve becomes.
const PARTS: i64 = 12;

/// A place on the canvas.
type Place = (i32, i32);

/// How a path is painted.
#[derive(Clone, Copy)]
enum Brush {
    /// Filled with that percentage of black, with an outline or without.
    Fill { percent: u8, has_line: bool },
    /// Drawn as a line.
    Stroke,
}

/// The items of the picture `source` on a canvas of that side.
///
/// # Panics
/// When `source` is no picture. Pictures are part of the program, and a test draws them all.
pub(super) fn items(source: &str, side: Length) -> Vec<Item> {
    let mut brush = Brush::Stroke;
    let mut items = Vec::new();
    let lines = source.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["fill", percent] => brush = fill(percent, false),
            ["fill", percent, "line"] => brush = fill(percent, true),
            ["stroke"] => brush = Brush::Stroke,
            _ => items.extend(painted(brush, &path(&words), side)),
        }
    }
    items
}

fn fill(percent: &str, has_line: bool) -> Brush {
    let percent = percent.parse().expect("a percentage");
    Brush::Fill { percent, has_line }
}

/// The corners of a path.
fn path(words: &[&str]) -> Vec<Place> {
    let mut corners: Vec<Place> = Vec::new();
    let mut rest = words;
    while let Some((command, behind)) = rest.split_first() {
        let count = match *command {
            "M" | "L" => 2,
            "C" => 6,
            "E" => 4,
            "Z" => 0,
            other => panic!("`{other}` in a picture"),
        };
        let (numbers, behind) = behind.split_at(count);
        let numbers: Vec<i32> = numbers.iter().map(|word| word.parse().expect("a place")).collect();
        match numbers[..] {
            [x, y] => corners.push((x, y)),
            [ax, ay, bx, by, x, y] => {
                let from = *corners.last().expect("a path begins with M");
                corners.extend(curve([from, (ax, ay), (bx, by), (x, y)]));
            }
            [x, y, rx, ry] => corners.extend(ellipse((x, y), (rx, ry))),
            _ => {}
        }
        rest = behind;
    }
    corners
}

/// The points of a Bézier curve after its first.
fn curve(controls: [Place; 4]) -> impl Iterator<Item = Place> {
    (1..=PARTS).map(move |part| {
        let (t, s) = (part, PARTS - part);
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        let along = |of: fn(&Place) -> i32| {
            let terms = controls.iter().zip(weights);
            let sum: i64 = terms.map(|(place, weight)| i64::from(of(place)) * weight).sum();
            (sum / PARTS.pow(3)) as i32
        };
        (along(|place| place.0), along(|place| place.1))
    })
}

/// The points of an ellipse, clockwise from its right end.
fn ellipse((x, y): Place, (rx, ry): (i32, i32)) -> Vec<Place> {
    // 0.5523 of the radius puts each arc within 0.03 % of the ellipse.
    let k = |radius: i32| radius * 5523 / 10_000;
    let at = |right: i32, down: i32| (x + right, y + down);
    let arcs = [
        [at(rx, 0), at(rx, k(ry)), at(k(rx), ry), at(0, ry)],
        [at(0, ry), at(-k(rx), ry), at(-rx, k(ry)), at(-rx, 0)],
        [at(-rx, 0), at(-rx, -k(ry)), at(-k(rx), -ry), at(0, -ry)],
        [at(0, -ry), at(k(rx), -ry), at(rx, -k(ry)), at(rx, 0)],
    ];
    arcs.into_iter().flat_map(curve).collect()
}

/// A path as it is painted with `brush`.
fn painted(brush: Brush, corners: &[Place], side: Length) -> Vec<Item> {
    let weight = side.scale(WEIGHT, CANVAS).at_least(HAIRLINE);
    let on_page = |&(x, y): &Place| Point::new(side.scale(x, CANVAS), side.scale(y, CANVAS));
    let points: Vec<Point> = corners.iter().map(on_page).collect();
    match brush {
        Brush::Fill { percent, has_line } => {
            let line = has_line.then(|| Item::contour(points.clone(), weight));
            [Item::polygon(points, percent)].into_iter().chain(line).collect()
        }
        Brush::Stroke => {
            let lines = points.windows(2);
            lines.map(|ends| Item::rule(ends[0], ends[1], weight)).collect()
        }
    }
}
