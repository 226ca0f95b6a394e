//! Circles on corners, with the digits that are in the cells around them.

use crate::document::item::Item;
use crate::grid_drawing::lattice::{Lattice, Layer};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_engine::puzzle::{Shape, SignLocation};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};

/// Radius of a circle, as a share of a cell.
const RADIUS: (i32, i32) = (33, 100);
/// Size of type in a circle with up to two digits, and with more, as a share of a cell.
const SIZES: [(i32, i32); 2] = [(40, 100), (32, 100)];
/// Distance of a digit from the middle of a circle: across if two stand side by side, down if there are two rows.
const OFFSETS: [(i32, i32); 2] = [(11, 100), (14, 100)];

/// Returns the circles of `shape`, whose thin lines have that weight, and the digits in them.
///
/// # Errors
/// [`MissingGlyph`] if no face has a figure of them.
pub(crate) fn draw(
    fonts: &Fonts,
    lattice: Lattice,
    shape: &Shape,
) -> Result<Vec<(Layer, Item)>, MissingGlyph> {
    let mut items = Vec::new();
    for (middle, digits) in circles(lattice, shape) {
        let (part, whole) = SIZES[usize::from(digits.len() > 2)];
        let size = lattice.pitch().scale(part, whole);
        let half = fonts.figure_height(FontRole::Text, size).half();
        let style = Style::new(FontRole::Text, size);
        for (offset, digit) in offsets(lattice, digits.len()).into_iter().zip(digits) {
            let at = middle + offset + Point::new(Length::ZERO, half);
            let text = set_line(fonts, style, Align::Centre, at, &digit)?;
            items.extend(text.into_iter().map(|item| (Layer::Sum, item)));
        }
    }
    Ok(items)
}

/// Returns the outlines of the circles of `shape`, whose thin lines have that weight.
pub(crate) fn outlines(lattice: Lattice, shape: &Shape, thin: Length) -> Vec<(Layer, Item)> {
    let radius = lattice.pitch().scale(RADIUS.0, RADIUS.1);
    circles(lattice, shape)
        .flat_map(|(middle, _)| {
            [
                (Layer::Mark, Item::disc(middle, radius, 100)),
                (Layer::Hollow, Item::disc(middle, radius - thin, 0)),
            ]
        })
        .collect()
}

/// Returns the digits in circles for a screen, each with its middle.
pub(crate) fn on_screen(lattice: Lattice, shape: &Shape) -> Vec<(Point, String)> {
    circles(lattice, shape)
        .flat_map(|(middle, digits)| {
            let offsets = offsets(lattice, digits.len()).into_iter();
            offsets.map(move |offset| middle + offset).zip(digits).collect::<Vec<_>>()
        })
        .collect()
}

/// Returns the middle and the radius of each circle of `shape`.
pub(crate) fn areas(lattice: Lattice, shape: &Shape) -> Vec<(Point, Length)> {
    let radius = lattice.pitch().scale(RADIUS.0, RADIUS.1);
    circles(lattice, shape).map(|(middle, _)| (middle, radius)).collect()
}

/// Returns the middle of each circle, and its digits.
fn circles(lattice: Lattice, shape: &Shape) -> impl Iterator<Item = (Point, Vec<String>)> {
    shape.marks().iter().filter(|mark| mark.sign.location() == SignLocation::OnCorner).filter_map(
        move |mark| {
            let (first, last) = (mark.cells.first()?, mark.cells.last()?);
            let [a, b] = [first, last].map(|&cell| lattice.cell(cell).centre());
            let middle = Point::new((a.x + b.x).half(), (a.y + b.y).half());
            Some((middle, mark.value.to_string().chars().map(String::from).collect()))
        },
    )
}

/// Returns the places of that many digits, from the middle of their circle: in rows of two, the last one alone if it must.
fn offsets(lattice: Lattice, count: usize) -> Vec<Point> {
    let [across, down] = OFFSETS.map(|(part, whole)| lattice.pitch().scale(part, whole));
    let row = |digits: usize, y: Length| match digits {
        1 => vec![Point::new(Length::ZERO, y)],
        _ => vec![Point::new(-across, y), Point::new(across, y)],
    };
    match count {
        1 | 2 => row(count, Length::ZERO),
        _ => [row(2, -down), row(count - 2, down)].concat(),
    }
}
