//! The drawing of a grid as SVG: shades of variants, rules, cages and their sums. A cell is [`CELL`] wide.

use crate::layout::outlines;
use crate::puzzle::{Cage, Cell, HouseKind, Shape};
use std::collections::BTreeSet;

/// The side of a cell in the units of the drawing.
const CELL: usize = 100;
/// From the edge of a cell to the outline of its cage.
const INSET: usize = 7;
/// How far a stroke along a diagonal reaches into a cell.
const REACH: usize = 22;

/// All of it.
pub(super) fn drawing(shape: &Shape) -> String {
    let size = shape.side() * CELL;
    format!(
        "<svg viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\" focusable=\"false\">\n{}{}{}{}</svg>\n",
        shades(shape),
        path("thin", &thin(shape)),
        path("thick", &thick(shape)),
        cages(shape),
    )
}

fn path(class: &str, way: &str) -> String {
    match way {
        "" => String::new(),
        _ => format!("<path class=\"{class}\" d=\"{way}\"/>\n"),
    }
}

/// The upper left corner of a cell.
fn corner(shape: &Shape, cell: Cell) -> (usize, usize) {
    let side = shape.side();
    (cell % side * CELL, cell / side * CELL)
}

fn square(class: &str, (x, y): (usize, usize), cells: usize) -> String {
    let size = cells * CELL;
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>\n")
}

/// What shows the houses of variants, as it does on paper.
fn shades(shape: &Shape) -> String {
    let of = |wanted: fn(HouseKind) -> bool| {
        let houses = shape.houses().iter();
        let houses = houses.filter(move |house| wanted(house.kind));
        houses.map(|house| &house.cells[..]).collect::<Vec<_>>()
    };
    let windows = of(|kind| matches!(kind, HouseKind::Window(_)));
    let stars = of(|kind| kind == HouseKind::Asterisk);
    let dots = of(|kind| kind == HouseKind::CenterDot);
    let diagonals = of(|kind| matches!(kind, HouseKind::Diagonal(_)));
    // Diagonals are shaded where no other cells are that they would mix with, and ruled elsewhere.
    let ruled = !windows.is_empty() || !stars.is_empty();
    let shaded = stars.iter().chain(diagonals.iter().filter(|_| !ruled));
    let shaded: BTreeSet<Cell> = shaded.copied().flatten().copied().collect();
    let deep = !windows.is_empty();
    let mut shades = String::new();
    for window in windows {
        shades += &square("shade", corner(shape, window[0]), shape.side().isqrt());
    }
    for cell in shaded {
        shades += &square(
            if deep { "shade deep" } else { "shade" },
            corner(shape, cell),
            1,
        );
    }
    let deep = deep || !shades.is_empty();
    for &cell in dots.into_iter().flatten() {
        let (x, y) = corner(shape, cell);
        let [x, y] = [x, y].map(|edge| edge + CELL / 2);
        let class = if deep { "shade deep" } else { "shade" };
        shades += &format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"38\"/>\n");
    }
    if ruled {
        let strokes = diagonals.iter().map(|diagonal| strokes(shape, diagonal));
        shades += &path("stroke", &strokes.collect::<String>());
    }
    shades
}

/// Short strokes along a diagonal over the corners of its cells, clear of digits and sums.
fn strokes(shape: &Shape, diagonal: &[Cell]) -> String {
    let side = shape.side();
    let falls = diagonal[0] == 0;
    let has_sum = |row: usize| {
        let mut cages = shape.cages().iter();
        falls && row < side && cages.any(|cage| cage.cells[0] == diagonal[row])
    };
    let at = |row: usize, down: isize| {
        let y = (row * CELL) as isize;
        let x = if falls { y } else { (side * CELL) as isize - y };
        let right = if falls { down } else { -down };
        format!("{} {}", x + right, y + down)
    };
    let reach = REACH as isize;
    let stroke = |row: usize| {
        let above = if row == 0 { 0 } else { -reach };
        let below = if row == side || has_sum(row) {
            0
        } else {
            reach
        };
        (above != below).then(|| format!("M{}L{}", at(row, above), at(row, below)))
    };
    (0..=side).filter_map(stroke).collect()
}

/// Fine rules between all cells.
fn thin(shape: &Shape) -> String {
    let size = shape.side() * CELL;
    let rules = |at: usize| format!("M0 {at}H{size}M{at} 0V{size}");
    (CELL..size).step_by(CELL).map(rules).collect()
}

/// Heavy rules around boxes or regions.
fn thick(shape: &Shape) -> String {
    let (side, regions) = (shape.side(), shape.regions());
    // Whether a heavy rule runs between a cell and the one before it.
    let parts = |line: usize, along: usize, is_row: bool| {
        let at = |line: usize| match is_row {
            true => regions[line * side + along],
            false => regions[along * side + line],
        };
        line == 0 || line == side || at(line - 1) != at(line)
    };
    let mut rules = String::new();
    for is_row in [true, false] {
        for line in 0..=side {
            let mut along = 0;
            while along < side {
                let length = (along..side).take_while(|&at| parts(line, at, is_row));
                let end = along + length.count();
                if end > along {
                    let [from, to, at] = [along, end, line].map(|cells| cells * CELL);
                    rules += &match is_row {
                        true => format!("M{from} {at}H{to}"),
                        false => format!("M{at} {from}V{to}"),
                    };
                }
                along = end + 1;
            }
        }
    }
    rules
}

fn cages(shape: &Shape) -> String {
    let outlines = shape.cages().iter().map(|cage| outline(shape, cage));
    let sums = shape.cages().iter().map(|cage| {
        let (x, y) = corner(shape, cage.cells[0]);
        let [x, y] = [x + INSET + 4, y + INSET + 21];
        format!("<text x=\"{x}\" y=\"{y}\">{}</text>\n", cage.sum)
    });
    path("cage", &outlines.collect::<String>()) + &sums.collect::<String>()
}

/// Around a cage, a little inside its cells.
fn outline(shape: &Shape, cage: &Cage) -> String {
    let mut way = String::new();
    for corners in outlines(cage, shape.side()) {
        for (index, corner) in corners.iter().enumerate() {
            let (row, column) = corner.place;
            let [x, y] = [(column, corner.inward.0), (row, corner.inward.1)]
                .map(|(cells, inward)| (cells * CELL) as i32 + INSET as i32 * inward);
            way += &format!("{}{x} {y}", if index == 0 { "M" } else { "L" });
        }
        way.push('Z');
    }
    way
}
