//! The drawing of a grid as SVG, made by the painter of books, with classes for which the style sheet sets weights and
//! colours. A cell is [`UNITS`] wide.

use crate::paint::{PagePath, StrokeShape, fill_path, format_number, primitives, stroke_shape};
use gridpress_base::fonts::PathStep;
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::{Length, Point};
use gridpress_layout::{
    Item, Layer, Page, PaintedPrimitive, Primitive, ScreenDrawing, draw_for_screen,
};

/// The side of a cell in the units of the drawing.
const UNITS: i32 = 100;
/// The side of a cell for the painter of grids.
const CELL: Length = Length::pt(40);
/// The height of figures as a share of their size, in the fonts of browsers.
const FIGURE: (i32, i32) = (70, 100);

/// Returns the drawing of an empty grid, with the marks of its variants.
pub(super) fn drawing(shape: &Shape) -> String {
    let (rows, columns) = shape.kind().extent();
    let [high, wide, size] = [rows, columns, shape.side()].map(|count| count as i32 * UNITS);
    // Grids that do not fill the square around them are centred in it.
    let (left, top) = ((size - wide) / 2, (size - high) / 2);
    let ScreenDrawing { layers, sums, outside, corners } =
        draw_for_screen(shape, CELL, |size| size.scale(FIGURE.0, FIGURE.1));
    let mut drawing =
        format!("<svg viewBox=\"{left} {top} {wide} {high}\" aria-hidden=\"true\">\n");
    drawing += &grounds(shape, (left, top));
    // One path per class instead of one per rule keeps the page small.
    for part in layers.in_order().chunk_by(|a, b| class(a.0) == class(b.0)) {
        let items = part.iter().map(|(_, item)| item.clone()).collect();
        let (class, way) = (class(part[0].0), way(items));
        drawing += &format!("<path class=\"{class}\" d=\"{way}\"/>\n");
    }
    for (at, sum) in sums {
        let [x, y] = [at.x, at.y].map(units);
        drawing += &format!("<text x=\"{x}\" y=\"{y}\">{sum}</text>\n");
    }
    for (at, number) in outside {
        let [x, y] = [at.x, at.y].map(units);
        drawing += &format!("<text class=\"outside\" x=\"{x}\" y=\"{y}\">{number}</text>\n");
    }
    for (at, digit) in corners {
        let [x, y] = [at.x, at.y].map(units);
        drawing += &format!("<text class=\"corner\" x=\"{x}\" y=\"{y}\">{digit}</text>\n");
    }
    drawing + "</svg>\n"
}

/// Returns the background of each of several grids; the page shows between them.
fn grounds(shape: &Shape, (left, top): (i32, i32)) -> String {
    let grids = shape.kind().grids();
    if grids.is_single() {
        return String::new();
    }
    let size = shape.digits() as i32 * UNITS;
    let way = grids.corners().map(|(row, column)| {
        let [x, y] = [(left, column), (top, row)].map(|(from, at)| from + at as i32 * UNITS);
        format!("M{x} {y}h{size}v{size}h-{size}z")
    });
    format!("<path class=\"ground\" d=\"{}\"/>\n", way.collect::<String>())
}

/// Returns the class of a layer in the style sheet, which has two shades.
fn class(layer: Layer) -> &'static str {
    match layer {
        Layer::Shade(0) => "shade",
        Layer::Shade(_) => "shade deep",
        Layer::Stroke => "stroke",
        Layer::Thick => "thick",
        Layer::Cage => "cage",
        Layer::Mark => "mark",
        Layer::Band => "band",
        Layer::Strand => "strand",
        Layer::Blank | Layer::Clear | Layer::Hollow | Layer::Core => "hollow",
        _ => "thin",
    }
}

/// Returns the outlines of areas and the lines of rules as one path.
fn way(items: Vec<Item>) -> String {
    let page = Page { items, ..Page::default() };
    let of = |painted: &PaintedPrimitive| match &painted.primitive {
        Primitive::Fill { outline, .. } => way_along(&fill_path(outline)),
        Primitive::Stroke { outline, weight } => match stroke_shape(outline, *weight) {
            StrokeShape::Area(path) => way_along(&path),
            StrokeShape::Lines(lines) => lines.iter().map(|line| way_along(&line.path())).collect(),
        },
        Primitive::Text(_) | Primitive::Picture(_) => String::new(),
    };
    primitives(&page).iter().map(of).collect()
}

fn way_along(path: &PagePath) -> String {
    path.iter().map(step).collect()
}

fn step(step: &PathStep<Point>) -> String {
    match step.map(|at: Point| format!("{} {}", units(at.x), units(at.y))) {
        PathStep::Move(to) => format!("M{to}"),
        PathStep::Line(to) => format!("L{to}"),
        PathStep::Quad(a, to) => format!("Q{a} {to}"),
        PathStep::Cubic(a, b, to) => format!("C{a} {b} {to}"),
        PathStep::Close => "Z".to_owned(),
    }
}

/// Converts a length to units of the drawing.
fn units(length: Length) -> String {
    format_number(length.to_pt() * f64::from(UNITS) / CELL.to_pt(), 2)
}
