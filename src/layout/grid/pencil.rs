//! Light fields for pencil marks in the corners of empty cells.

use crate::grid::shading::Sign;
use crate::grid::square::Lattice;
use crate::page::item::Item;
use gridpress_base::units::{Length, Point, Rect};
use gridpress_engine::puzzle::{Cell, Shape};

/// The side of a field, as a share of what rules and cages leave of a cell.
const FIELD: (i32, i32) = (24, 100);
/// The lightest grey that prints, in percent of black.
const GREY: u8 = 10;
/// Fields in shaded cells are white.
const WHITE: u8 = 0;

/// Fields in the corners of all cells of a grid. A corner that holds a sum or shows a house has none.
#[derive(Clone, Debug)]
pub(crate) struct PencilFields(Vec<PencilField>);

#[derive(Clone, Copy, Debug)]
struct PencilField {
    cell: Cell,
    rect: Rect,
    /// How black it is, in percent.
    percent: u8,
}

impl PencilFields {
    /// Fields in a grid with those signs, `margin` away from the lines around cells.
    pub(crate) fn new(
        lattice: Lattice,
        shape: &Shape,
        signs: &[Sign],
        margin: Length,
    ) -> PencilFields {
        let (shaded, marked) = split(signs);
        let of_cell = |cell: Cell| {
            let area = lattice.cell(cell);
            let is_shaded = shaded.iter().any(|shade| meet(shade, &middle(&area)));
            let percent = match is_shaded {
                true => WHITE,
                false => GREY,
            };
            let has_sum = shape.cages().iter().any(|cage| cage.cells[0] == cell);
            let corners = in_corners(&area, margin).into_iter();
            let free = corners.skip(usize::from(has_sum));
            free.filter(|field| !marked.iter().any(|sign| meet(sign, field)))
                .map(move |rect| PencilField { cell, rect, percent })
                .collect::<Vec<_>>()
        };
        PencilFields(shape.filled().flat_map(of_cell).collect())
    }

    /// The fields of empty cells, moved by `by`: grey ones, and white ones where cells are shaded.
    pub(crate) fn draw(&self, is_empty: impl Fn(Cell) -> bool, by: Point) -> Vec<Item> {
        let of_grey = |percent: u8| {
            let fields = self.0.iter();
            let fields = fields.filter(|field| field.percent == percent && is_empty(field.cell));
            let rects: Vec<Rect> =
                fields.map(|field| Rect { origin: field.rect.origin + by, ..field.rect }).collect();
            (!rects.is_empty()).then(|| Item::blocks(rects, percent))
        };
        [GREY, WHITE].into_iter().filter_map(of_grey).collect()
    }
}

/// The areas of shaded cells, and those of dots and strokes.
fn split(signs: &[Sign]) -> (Vec<Rect>, Vec<Rect>) {
    let (mut shaded, mut marked) = (Vec::new(), Vec::new());
    for sign in signs {
        match *sign {
            Sign::Cells(rect, _) => shaded.push(rect),
            Sign::Dot(centre, radius, _) => marked.push(between(
                centre + Point::new(-radius, -radius),
                centre + Point::new(radius, radius),
            )),
            Sign::Stroke(from, to) => marked.push(between(from, to)),
        }
    }
    (shaded, marked)
}

/// The rectangle with corners at two points.
fn between(a: Point, b: Point) -> Rect {
    let (left, top) = (a.x.min(b.x), a.y.min(b.y));
    Rect::new(left, top, a.x.max(b.x) - left, a.y.max(b.y) - top)
}

/// Squares in the corners of a cell, the upper left one first.
fn in_corners(cell: &Rect, margin: Length) -> [Rect; 4] {
    let side = (cell.size.width - margin * 2).scale(FIELD.0, FIELD.1);
    let (left, top) = (cell.origin.x + margin, cell.origin.y + margin);
    let (right, low) = (cell.right() - margin - side, cell.bottom() - margin - side);
    [(left, top), (right, top), (left, low), (right, low)].map(|(x, y)| Rect::new(x, y, side, side))
}

/// A speck in the middle of an area.
fn middle(area: &Rect) -> Rect {
    between(area.centre(), area.centre())
}

/// Whether two areas have a point in common.
fn meet(a: &Rect, b: &Rect) -> bool {
    let apart = a.right() < b.origin.x || b.right() < a.origin.x;
    !apart && a.bottom() >= b.origin.y && b.bottom() >= a.origin.y
}
