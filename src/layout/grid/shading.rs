//! What shows the houses of variants: windows, star, dots and diagonals.

use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::puzzle::{Cell, HouseKind, Shape, Variant};
use crate::spec::{GridSpec, RuleWeights};
use crate::units::{Length, Point, Rect};
use std::collections::BTreeSet;

/// The greys of a grid, in percent of black: light enough for pencil, and each plain beside the one before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shades {
    lightest: u8,
    /// Whether every other box is shaded, where no variant shades cells.
    boxes: bool,
}

/// From one grey to the next.
const STEP: u8 = 10;

impl Shades {
    /// What variants need.
    pub(crate) const PLAIN: Shades = Shades {
        lightest: 14,
        boxes: false,
    };

    /// As the spec has them.
    pub(crate) fn of(grid: &GridSpec) -> Shades {
        Shades {
            lightest: grid.tint,
            boxes: grid.tinted_boxes,
        }
    }

    /// Greys and fine lines below the rules of a grid.
    pub(crate) fn items(self, square: Square, shape: &Shape, rules: RuleWeights) -> Vec<Item> {
        let items = variants(self.lightest, square, shape, rules);
        match self.boxes && items.is_empty() {
            true => boxes(self.lightest, square, shape, rules),
            false => items,
        }
    }
}

/// Every other box, as on a chessboard; a jigsaw has none.
fn boxes(percent: u8, square: Square, shape: &Shape, rules: RuleWeights) -> Vec<Item> {
    let (n, kind) = (shape.side(), shape.kind());
    if kind.has(Variant::Jigsaw) {
        return Vec::new();
    }
    let (rows, columns) = kind.boxes();
    let is_shaded = |row: usize, column: usize| (row / rows + column / columns) % 2 == 1;
    let tint = |(row, column): (usize, usize)| {
        let cell = |row, column| square.cell(shape, row * n + column, rules.thick);
        Item::tint(
            around(
                cell(row, column),
                cell(row + rows - 1, column + columns - 1),
            ),
            percent,
        )
    };
    let corners = (0..n).step_by(rows);
    let corners = corners.flat_map(|row| (0..n).step_by(columns).map(move |column| (row, column)));
    (corners.filter(|&(row, column)| is_shaded(row, column)))
        .map(tint)
        .collect()
}

/// The shades of variants.
fn variants(lightest: u8, square: Square, shape: &Shape, rules: RuleWeights) -> Vec<Item> {
    let of = |wanted: fn(HouseKind) -> bool| {
        let houses = shape.houses().iter();
        houses
            .filter(move |house| wanted(house.kind))
            .map(|house| house.cells.as_slice())
            .collect::<Vec<_>>()
    };
    let windows = of(|kind| matches!(kind, HouseKind::Window(_)));
    let stars = of(|kind| kind == HouseKind::Asterisk);
    let dots = of(|kind| kind == HouseKind::CenterDot);
    let diagonals = of(|kind| matches!(kind, HouseKind::Diagonal(_)));
    let mut shades = (0..3).map(|step| lightest + STEP * step);
    let mut items = Vec::new();
    let cell = |cell: Cell| square.cell(shape, cell, rules.thick);
    if !windows.is_empty() {
        let percent = shades.next().unwrap_or_default();
        items.extend(windows.iter().map(|window| {
            Item::tint(
                around(cell(window[0]), cell(window[window.len() - 1])),
                percent,
            )
        }));
    }
    // Diagonals are shaded where no other cells are that they would mix with, and ruled elsewhere.
    let ruled = !windows.is_empty() || !stars.is_empty();
    let shaded = stars.iter().chain(diagonals.iter().filter(|_| !ruled));
    let shaded: BTreeSet<Cell> = shaded.copied().flatten().copied().collect();
    if !shaded.is_empty() {
        let percent = shades.next().unwrap_or_default();
        items.extend(
            shaded
                .into_iter()
                .map(|shaded| Item::tint(cell(shaded), percent)),
        );
    }
    if !dots.is_empty() {
        let percent = shades.next().unwrap_or_default();
        items.extend(dots.into_iter().flatten().map(|&dot| {
            let Rect { origin, size } = cell(dot);
            Item::disc(
                origin + Point::new(size.width.half(), size.height.half()),
                size.width.scale(38, 100),
                percent,
            )
        }));
    }
    if ruled {
        for diagonal in diagonals {
            items.extend(strokes(square, shape, rules, diagonal));
        }
    }
    items
}

/// The rectangle from one to the other.
fn around(first: Rect, last: Rect) -> Rect {
    Rect::new(
        first.origin.x,
        first.origin.y,
        last.right() - first.origin.x,
        last.bottom() - first.origin.y,
    )
}

/// How far a stroke along a diagonal reaches into a cell.
const REACH: (i32, i32) = (22, 100);

/// Short strokes along a diagonal over the corners of its cells, clear of digits and sums.
fn strokes(square: Square, shape: &Shape, rules: RuleWeights, diagonal: &[Cell]) -> Vec<Item> {
    let n = shape.side();
    let has_sum = |cell: Cell| shape.cages().iter().any(|cage| cage.cells[0] == cell);
    let falls = diagonal[0] == 0;
    let reach = |index: usize| {
        let size = square.cell(shape, diagonal[index], rules.thick).size;
        Point::new(
            size.width.scale(REACH.0, REACH.1),
            size.height.scale(REACH.0, REACH.1),
        )
    };
    let toward = |reach: Point, down: i32| {
        let right = if falls { down } else { -down };
        Point::new(reach.x * right, reach.y * down)
    };
    let stroke = |row: usize| {
        let corner = square.corner(shape, (row, if falls { row } else { n - row }), rules.thick);
        let above = row.checked_sub(1).map(reach);
        let below = (row < n && !(falls && has_sum(diagonal[row]))).then(|| reach(row));
        let end =
            |reach: Option<Point>, down: i32| corner + toward(reach.unwrap_or_default(), down);
        (above.is_some() || below.is_some())
            .then(|| Item::rule(end(above, -1), end(below, 1), rules.thin.min(Length::pt(1))))
    };
    (0..=n).filter_map(stroke).collect()
}
