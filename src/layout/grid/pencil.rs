//! Light fields for pencil marks in the corners of empty cells.

use crate::book::Book;
use crate::layout::grid::cages::{CageStyle, LEAST_SUM};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::puzzle::Puzzle;
use crate::units::{Length, Point, Rect};

/// The side of a field, as a share of what rules and cages leave of a cell.
const FIELD: (i32, i32) = (24, 100);
/// The lightest grey that prints, in percent of black.
const GREY: u8 = 10;

/// Fields in the corners of the empty cells of a puzzle: grey, and white where cells are shaded. A corner that holds
/// a sum or shows a house has none.
pub(crate) fn corners(book: &Book, square: Square, puzzle: &Puzzle) -> Vec<Item> {
    let (grid, shape) = (&book.spec.grid, &puzzle.shape);
    let shades = Shades::of(grid).items(square, shape, grid.rules);
    let (tints, signs): (Vec<Rect>, Vec<Rect>) = split(&shades);
    let pitch = (square.side - grid.rules.thick) / shape.side() as i32;
    let margin = match shape.cages().is_empty() {
        true => (grid.rules.thick + grid.rules.thin).half(),
        false => {
            CageStyle::new(&book.spec.fonts, pitch, grid.rules, LEAST_SUM)
                .taken()
                .1
        }
    };
    let mut fields = [Vec::new(), Vec::new()];
    let empty = |&cell: &usize| puzzle.givens.get(cell) == 0;
    for cell in (0..shape.side() * shape.side()).filter(empty) {
        let area = square.cell(shape, cell, grid.rules.thick);
        let is_shaded = tints.iter().any(|tint| meet(tint, &middle(&area)));
        let has_sum = shape.cages().iter().any(|cage| cage.cells[0] == cell);
        let own = in_corners(&area, margin);
        let own = own.into_iter().skip(usize::from(has_sum));
        fields[usize::from(is_shaded)]
            .extend(own.filter(|field| !signs.iter().any(|sign| meet(sign, field))));
    }
    let percents = [GREY, 0];
    (fields.into_iter().zip(percents))
        .filter(|(rects, _)| !rects.is_empty())
        .map(|(rects, percent)| Item::blocks(rects, percent))
        .collect()
}

/// The areas of whole cells among shades, and those of dots and strokes.
fn split(shades: &[Item]) -> (Vec<Rect>, Vec<Rect>) {
    let (mut tints, mut signs) = (Vec::new(), Vec::new());
    for shade in shades {
        match shade {
            Item::Tint { rect, .. } => tints.push(*rect),
            Item::Disc { centre, radius, .. } => signs.push(Rect::new(
                centre.x - *radius,
                centre.y - *radius,
                *radius * 2,
                *radius * 2,
            )),
            Item::Rule { from, to, .. } => {
                let (left, top) = (from.x.min(to.x), from.y.min(to.y));
                let (right, bottom) = (from.x.max(to.x), from.y.max(to.y));
                signs.push(Rect::new(left, top, right - left, bottom - top));
            }
            _ => {}
        }
    }
    (tints, signs)
}

/// Squares in the corners of a cell, the upper left one first.
fn in_corners(cell: &Rect, margin: Length) -> [Rect; 4] {
    let side = (cell.size.width - margin * 2).scale(FIELD.0, FIELD.1);
    let (left, top) = (cell.origin.x + margin, cell.origin.y + margin);
    let (right, low) = (cell.right() - margin - side, cell.bottom() - margin - side);
    [(left, top), (right, top), (left, low), (right, low)].map(|(x, y)| Rect::new(x, y, side, side))
}

/// A speck in the middle.
fn middle(area: &Rect) -> Rect {
    let centre = area.origin + Point::new(area.size.width.half(), area.size.height.half());
    Rect::new(centre.x, centre.y, Length::ZERO, Length::ZERO)
}

/// Whether two areas have a point in common.
fn meet(a: &Rect, b: &Rect) -> bool {
    let apart = a.right() < b.origin.x || b.right() < a.origin.x;
    !apart && a.bottom() >= b.origin.y && b.bottom() >= a.origin.y
}
