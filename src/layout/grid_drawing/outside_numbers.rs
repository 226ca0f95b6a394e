//! Numbers outside a grid, each in its position in the band around it, with small arrows beside those of diagonals.

use crate::document::item::Item;
use crate::grid_drawing::lattice::{Lattice, Layer};
use crate::typography::lines::{ink_width, set_line};
use crate::typography::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_engine::puzzle::{OutsidePosition, Shape};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};

/// Size of type, as a share of that of givens.
const SIZE: (i32, i32) = (54, 100);
/// Maximum size of type, as a share of a cell; a larger one would touch the frame.
const LARGEST: (i32, i32) = (58, 100);
/// Maximum width of a number, as a share of a cell.
const WIDEST: (i32, i32) = (62, 100);
/// Distance of a number from the middle of its position if there is an arrow beside it: across and down, as a share of
/// a cell.
const ASIDE: [(i32, i32); 2] = [(10, 100), (9, 100)];
/// Distance from the corner of the grid to the tip of an arrow and to its other end, across and down, as shares of a
/// cell.
const ARROW: [(i32, i32); 2] = [(7, 100), (24, 100)];
/// Length of the head of an arrow, back from its tip in both directions, as a share of a cell.
const HEAD: (i32, i32) = (12, 100);

/// Draws the numbers outside the grid of `shape`. Its givens are type of `size`, and its thin rules have the weight
/// `thin`.
///
/// # Errors
/// [`MissingGlyph`] if no face has one of the figures.
pub(crate) fn draw(
    fonts: &Fonts,
    lattice: Lattice,
    shape: &Shape,
    size: Length,
    thin: Length,
) -> Result<Vec<(Layer, Item)>, MissingGlyph> {
    let largest = lattice.pitch().scale(LARGEST.0, LARGEST.1);
    let size = size.scale(SIZE.0, SIZE.1).at_least(SMALLEST).min(largest);
    let room = lattice.pitch().scale(WIDEST.0, WIDEST.1);
    let mut items = Vec::new();
    for mark in shape.marks() {
        let Some(spot) = mark.outside_position(shape.side()) else {
            continue;
        };
        let text = mark.value.to_string();
        let style = Style::new(FontRole::Text, size);
        let width = ink_width(fonts, style, &text)?;
        let size = if width > room {
            size.scale(room.to_thousandths(), width.to_thousandths())
        } else {
            size
        };
        let half = fonts.figure_height(FontRole::Text, size).half();
        let at = middle(lattice, spot) + Point::new(Length::ZERO, half);
        if is_diagonal(spot) {
            items.extend(arrow(lattice, spot, thin).map(|item| (Layer::Mark, item)));
        }
        let numbers = set_line(fonts, Style::new(FontRole::Text, size), Align::Centre, at, &text)?;
        items.extend(numbers.into_iter().map(|item| (Layer::Sum, item)));
    }
    Ok(items)
}

/// Returns the numbers outside the grid of `shape` for a screen, with their middles, and the strokes of arrows.
pub fn draw_for_screen(lattice: Lattice, shape: &Shape) -> (Vec<(Point, u32)>, Vec<Item>) {
    let marks = shape.marks().iter();
    let spots: Vec<(OutsidePosition, u32)> =
        marks.filter_map(|mark| Some((mark.outside_position(shape.side())?, mark.value))).collect();
    let arrows = spots
        .iter()
        .filter(|(spot, _)| is_diagonal(*spot))
        .flat_map(|(spot, _)| arrow(lattice, *spot, Length::ZERO))
        .collect();
    (spots.into_iter().map(|(spot, value)| (middle(lattice, spot), value)).collect(), arrows)
}

/// Returns the middle of a number, which makes room for an arrow.
fn middle(lattice: Lattice, spot: OutsidePosition) -> Point {
    let [across, down] = ASIDE.map(|(part, whole)| lattice.pitch().scale(part, whole));
    let aside = if is_diagonal(spot) {
        Point::new(-across * spot.towards.1, -down * spot.towards.0)
    } else {
        Point::default()
    };
    lattice.place(spot.at) + aside
}

fn is_diagonal(spot: OutsidePosition) -> bool {
    spot.towards.0 != 0 && spot.towards.1 != 0
}

/// Draws a shaft towards the corner of the first cell in its direction, and the two strokes of its head.
fn arrow(lattice: Lattice, spot: OutsidePosition, thin: Length) -> [Item; 3] {
    let (down, right) = spot.towards;
    let at = |at: i32, step: i32| (at + i32::from(step > 0)) as usize;
    let corner = lattice.corner((at(spot.at.0, down), at(spot.at.1, right)));
    let back = |share: (i32, i32), of: (i32, i32)| {
        let length = lattice.pitch().scale(share.0, share.1);
        Point::new(-length * (right * of.0), -length * (down * of.1))
    };
    let (tip, end) = (corner + back(ARROW[0], (1, 1)), corner + back(ARROW[1], (1, 1)));
    let barb = |of: (i32, i32)| Item::rule(tip + back(HEAD, of), tip, thin);
    [Item::rule(end, tip, thin), barb((1, 0)), barb((0, 1))]
}
