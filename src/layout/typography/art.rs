//! Drawings: outlines to colour in for children's books, and ornaments.
//!
//! A picture is a text that describes a canvas of 1000 x 1000, y down. `fill 12` starts shapes filled with 12 percent
//! of black, `fill 12 line` adds an outline to them, `fur line` starts shapes that are white until they are coloured, and
//! `stroke` starts lines. Each following line is a path: `M x y`
//! moves to a point, `L x y` draws a line to it, `C` draws a Bézier curve (two control points and the end), `Z` closes
//! the path; `E x y rx ry` is an ellipse. Lines that begin with `#` are comments.

use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use crate::typography::style::HAIRLINE;
use gridpress_base::colour::Colour;
use gridpress_ground::units::{Length, Point};

/// A square picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Art {
    /// The mascot, who explains and praises.
    Owl,
    Cat,
    Fox,
    Rabbit,
    Bear,
    Panda,
    Pencil,
    Rosette,
    /// The upper left corner of a border.
    Corner,
    /// A level ornament.
    Flourish,
}

/// The animals of sections, used in turn.
const ANIMALS: [Art; 5] = [Art::Cat, Art::Fox, Art::Rabbit, Art::Bear, Art::Panda];

impl Art {
    /// Returns the animal of the section with that index.
    pub(crate) fn of_section(index: usize) -> Art {
        ANIMALS[index % ANIMALS.len()]
    }

    /// Returns the description of the picture.
    fn source(self) -> &'static str {
        match self {
            Art::Owl => include_str!("art/pictures/owl.txt"),
            Art::Cat => include_str!("art/pictures/cat.txt"),
            Art::Fox => include_str!("art/pictures/fox.txt"),
            Art::Rabbit => include_str!("art/pictures/rabbit.txt"),
            Art::Bear => include_str!("art/pictures/bear.txt"),
            Art::Panda => include_str!("art/pictures/panda.txt"),
            Art::Pencil => include_str!("art/pictures/pencil.txt"),
            Art::Rosette => include_str!("art/pictures/rosette.txt"),
            Art::Corner => include_str!("art/pictures/corner.txt"),
            Art::Flourish => include_str!("art/pictures/flourish.txt"),
        }
    }

    /// Returns the colour of its fur, feathers or paper.
    fn fur(self) -> Colour {
        Colour::hex(match self {
            Art::Owl => 0xE0_A4_58,
            Art::Cat => 0x9C_B4_CC,
            Art::Fox => 0xEE_7B_30,
            Art::Rabbit => 0xF4_A6_B7,
            Art::Bear => 0xB9_7B_45,
            Art::Panda | Art::Corner | Art::Flourish => 0xA8_A8_A8,
            Art::Pencil | Art::Rosette => 0xF6_BE_2C,
        })
    }

    /// Returns the picture in a square of that `side`, in black and greys.
    pub(crate) fn boxed(self, side: Length) -> LayoutBox {
        let items = painted(self.source(), side).map(|(_, item)| item);
        LayoutBox::new(side, side, items.collect())
    }

    /// Returns the picture in colour in a square of that `side`: white areas stay white, greys become shades of its
    /// fur, and lines are dark.
    pub(crate) fn coloured(self, side: Length) -> LayoutBox {
        let fur = self.fur();
        let items = painted(self.source(), side).map(|(brush, item)| match brush {
            Brush::Fill { percent: 0, .. } => item,
            Brush::Fur => Item::coloured(fur.tint(LIGHT_FUR), vec![item.black(100)]),
            Brush::Fill { percent: 1..=30, .. } => Item::coloured(fur, vec![item.black(100)]),
            Brush::Fill { percent: 31..=60, .. } => {
                Item::coloured(fur.towards(OUTLINE, 40), vec![item.black(100)])
            }
            Brush::Fill { .. } | Brush::Stroke => Item::coloured(OUTLINE, vec![item.black(100)]),
        });
        LayoutBox::new(side, side, items.collect())
    }

    /// Returns the picture in a square of that `side`, in colour on pages that have a tone.
    pub(crate) fn printed(self, tone: Option<Colour>, side: Length) -> LayoutBox {
        if tone.is_some() { self.coloured(side) } else { self.boxed(side) }
    }
}

/// Colour of the outlines of animals.
pub(crate) const OUTLINE: Colour = Colour::hex(0x24_20_2B);
/// Share of the colour in light fur, in percent.
const LIGHT_FUR: u8 = 65;

/// Side of the canvas.
const CANVAS: i32 = 1000;
/// Weight of outlines on the canvas.
const WEIGHT: i32 = 14;
/// Number of straight segments that replace a curve.
const PARTS: i64 = 12;

/// A point on the canvas.
type CanvasPoint = (i32, i32);

/// The way in which a path is painted.
#[derive(Clone, Copy)]
enum Brush {
    /// Filled with that percentage of black, optionally outlined.
    Fill { percent: u8, has_line: bool },
    /// Filled with white in black and white pictures, and outlined.
    Fur,
    /// Drawn as a line.
    Stroke,
}

/// Returns the items of the picture `source` on a canvas of that side, each with its brush.
///
/// # Panics
/// Panics if `source` is malformed. Pictures are built into the program, and a test draws all of them.
fn painted(source: &str, side: Length) -> impl Iterator<Item = (Brush, Item)> {
    let mut brush = Brush::Stroke;
    let mut items = Vec::new();
    let lines = source.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["fill", percent] => brush = fill(percent, false),
            ["fill", percent, "line"] => brush = fill(percent, true),
            ["fur", "line"] => brush = Brush::Fur,
            ["stroke"] => brush = Brush::Stroke,
            _ => items.extend(strokes(brush, &path(&words), side)),
        }
    }
    items.into_iter()
}

fn fill(percent: &str, has_line: bool) -> Brush {
    Brush::Fill { percent: percent.parse().expect("`fill` should have a percentage"), has_line }
}

/// Returns the corners of a path.
fn path(words: &[&str]) -> Vec<CanvasPoint> {
    let mut corners: Vec<CanvasPoint> = Vec::new();
    let mut rest = words;
    while let Some((command, behind)) = rest.split_first() {
        let count = match *command {
            "M" | "L" => 2,
            "C" => 6,
            "E" => 4,
            "Z" => 0,
            other => panic!("unknown command `{other}` in a picture"),
        };
        let (numbers, behind) = behind.split_at(count);
        let numbers: Vec<i32> = numbers
            .iter()
            .map(|word| word.parse().expect("coordinates should be integers"))
            .collect();
        match numbers[..] {
            [x, y] => corners.push((x, y)),
            [ax, ay, bx, by, x, y] => {
                let from = *corners.last().expect("a path should begin with `M`");
                corners.extend(curve([from, (ax, ay), (bx, by), (x, y)]));
            }
            [x, y, rx, ry] => corners.extend(ellipse((x, y), (rx, ry))),
            _ => {}
        }
        rest = behind;
    }
    corners
}

/// Returns the points of a Bézier curve after its first one.
fn curve(controls: [CanvasPoint; 4]) -> impl Iterator<Item = CanvasPoint> {
    (1..=PARTS).map(move |part| {
        let (t, s) = (part, PARTS - part);
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        let along = |of: fn(&CanvasPoint) -> i32| {
            let terms = controls.iter().zip(weights);
            let sum: i64 = terms.map(|(place, weight)| i64::from(of(place)) * weight).sum();
            (sum / PARTS.pow(3)) as i32
        };
        (along(|place| place.0), along(|place| place.1))
    })
}

/// Returns the points of an ellipse, clockwise from its right end.
fn ellipse((x, y): CanvasPoint, (rx, ry): (i32, i32)) -> Vec<CanvasPoint> {
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

/// Returns the items of a path painted with `brush`, each with its own brush: outlines are strokes.
fn strokes(brush: Brush, corners: &[CanvasPoint], side: Length) -> Vec<(Brush, Item)> {
    let weight = side.scale(WEIGHT, CANVAS).at_least(HAIRLINE);
    let on_page = |&(x, y): &CanvasPoint| Point::new(side.scale(x, CANVAS), side.scale(y, CANVAS));
    let points: Vec<Point> = corners.iter().map(on_page).collect();
    let (percent, has_line) = match brush {
        Brush::Fill { percent, has_line } => (percent, has_line),
        Brush::Fur => (0, true),
        Brush::Stroke => {
            let lines = points.windows(2).map(|ends| Item::rule(ends[0], ends[1], weight));
            return lines.map(|line| (brush, line)).collect();
        }
    };
    let line = has_line.then(|| (Brush::Stroke, Item::contour(points.clone(), weight)));
    [(brush, Item::polygon(points, percent))].into_iter().chain(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::item::Paint;

    const ALL: [Art; 10] = [
        Art::Owl,
        Art::Cat,
        Art::Fox,
        Art::Rabbit,
        Art::Bear,
        Art::Panda,
        Art::Pencil,
        Art::Rosette,
        Art::Corner,
        Art::Flourish,
    ];

    #[test]
    fn pictures_stay_in_their_squares_and_print_well() {
        let side = Length::pt(100);
        for picture in ALL {
            let items = picture.boxed(side).items;
            assert!(items.len() > 4, "{picture:?}");
            for item in items {
                let extents = match &item.paint {
                    Paint::Fill { outline, percent } => {
                        assert!(*percent == 0 || *percent >= 10, "{picture:?}: {percent} %");
                        outline.filled()
                    }
                    Paint::Stroke { outline, weight } => {
                        assert!(*weight >= Length::thousandths(750));
                        outline.stroked(*weight).into_iter().collect()
                    }
                    other => panic!("{picture:?}: {other:?}"),
                };
                for extent in extents {
                    let (low, high) = (-Length::pt(2), side + Length::pt(2));
                    assert!(extent.left >= low && extent.top >= low, "{picture:?}");
                    assert!(extent.right <= high && extent.bottom <= high, "{picture:?}");
                }
            }
        }
    }

    #[test]
    fn sections_use_animals_in_turn() {
        assert_eq!(Art::of_section(0), Art::Cat);
        assert_eq!(Art::of_section(5), Art::Cat);
        assert_ne!(Art::of_section(1), Art::of_section(2));
    }
}
