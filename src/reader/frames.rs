//! Grids formed by frames and rules: their regions, and grids that overlap.

use super::geometry::Stroke;
use gridpress_engine::puzzle::Shape;

/// The largest distance between the ends of strokes that belong together, in points.
pub(super) const NEAR: f64 = 3.0;
/// The possible sides of a grid, in cells.
pub(super) const SIDES: std::ops::RangeInclusive<usize> = 3..=25;

/// Returns every grid among the strokes of a page. Grids that overlap count as one.
pub(super) fn all(strokes: &[Stroke]) -> Vec<RuledGrid> {
    let grids = strokes
        .iter()
        .filter(|stroke| stroke.is_rectangle && !stroke.is_dashed && is_square(stroke))
        .filter_map(|frame| RuledGrid::new(frame, strokes));
    join_overlapping(grids.collect())
}

fn is_square(stroke: &Stroke) -> bool {
    let (width, height) = (stroke.high.0 - stroke.low.0, stroke.high.1 - stroke.low.1);
    width > 20.0 && (width - height).abs() < NEAR
}

/// The strokes on one straight line, from one edge of a frame to the other.
struct CollinearStrokes {
    /// Its coordinate in the other direction.
    at: f64,
    /// The two ends and the weight of each stroke.
    strokes: Vec<(f64, f64, f64)>,
}

impl CollinearStrokes {
    /// `true` if its strokes leave no gap between `from` and `to`.
    fn covers(&mut self, from: f64, to: f64) -> bool {
        self.strokes.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut reached = from;
        for &(start, end, _) in &self.strokes {
            if start > reached + NEAR {
                return false;
            }
            reached = reached.max(end);
        }
        reached > to - NEAR
    }

    /// Returns the weight of the heaviest stroke at `place`.
    fn weight(&self, place: f64) -> f64 {
        self.strokes
            .iter()
            .filter(|(start, end, _)| *start <= place && place <= *end)
            .fold(0.0, |most, (.., weight)| most.max(*weight))
    }
}

/// A grid formed by a frame and its rules, or several grids that overlap.
pub(super) struct RuledGrid {
    /// The frame. For overlapping grids, the square with the same centre and as many cells in a row as their canvas.
    pub frame: Stroke,
    /// The x of all vertical rules and the y of all horizontal ones, in ascending order, including the frame.
    pub columns: Vec<f64>,
    pub rows: Vec<f64>,
    /// The weights of the rules to the right of each cell and below it.
    pub(super) right: Vec<f64>,
    pub(super) below: Vec<f64>,
    /// The cells of the canvas that belong to no grid, in ascending order.
    pub holes: Vec<usize>,
    /// The number of cells in a row of each grid.
    pub digits: usize,
}

impl RuledGrid {
    fn new(frame: &Stroke, strokes: &[Stroke]) -> Option<RuledGrid> {
        let vertical = lines(frame, strokes, true);
        let level = lines(frame, strokes, false);
        let edges = |lines: &[CollinearStrokes], low: f64, high: f64| {
            let inner = lines.iter().map(|line| line.at);
            let edges: Vec<f64> = std::iter::once(low).chain(inner).chain([high]).collect();
            let even = (high - low) / (edges.len() - 1) as f64;
            (edges.windows(2))
                // Even distances tell a grid from a table or an ornament within a frame.
                .all(|pair| (pair[1] - pair[0] - even).abs() < even / 4.0)
                .then_some(edges)
        };
        let columns = edges(&vertical, frame.low.0, frame.high.0)?;
        let rows = edges(&level, frame.low.1, frame.high.1)?;
        let side = columns.len() - 1;
        if rows.len() != columns.len() || !SIDES.contains(&side) {
            return None;
        }
        let middle = |edges: &[f64], index: usize| (edges[index] + edges[index + 1]) / 2.0;
        let mut ruled = RuledGrid {
            frame: *frame,
            columns,
            rows,
            right: Vec::new(),
            below: Vec::new(),
            holes: Vec::new(),
            digits: side,
        };
        for cell in 0..side * side {
            let (up, column) = (side - 1 - cell / side, cell % side);
            let right = vertical.get(column);
            let below = up.checked_sub(1).and_then(|up| level.get(up));
            let y = middle(&ruled.rows, up);
            let x = middle(&ruled.columns, column);
            ruled.right.push(right.map_or(0.0, |line| line.weight(y)));
            ruled.below.push(below.map_or(0.0, |line| line.weight(x)));
        }
        Some(ruled)
    }

    /// Returns the number of cells in a row.
    pub(super) fn side(&self) -> usize {
        self.columns.len() - 1
    }

    /// Returns the distance between neighbouring rules.
    pub(super) fn pitch(&self) -> f64 {
        (self.columns[self.side()] - self.columns[0]) / self.side() as f64
    }

    /// `true` for a cell of the canvas that belongs to no grid.
    pub(super) fn is_hole(&self, cell: usize) -> bool {
        self.holes.binary_search(&cell).is_ok()
    }

    /// Returns the cell, or the hole, that contains a point.
    pub(super) fn cell(&self, x: f64, y: f64) -> Option<usize> {
        // A canvas may extend beyond its grids.
        let (low, high) = (self.frame.low, self.frame.high);
        if x <= low.0 || y <= low.1 || x >= high.0 || y >= high.1 {
            return None;
        }
        let band = |edges: &[f64], at: f64| {
            // Most of a page is in other grids.
            if at <= edges[0] || at >= edges[edges.len() - 1] {
                return None;
            }
            edges.windows(2).position(|pair| pair[0] < at && at < pair[1])
        };
        let (column, up) = (band(&self.columns, x)?, band(&self.rows, y)?);
        Some((self.side() - 1 - up) * self.side() + column)
    }

    /// Returns the edges of a cell: left, bottom, right, top.
    pub(super) fn edges(&self, cell: usize) -> [f64; 4] {
        let (up, column) = (self.side() - 1 - cell / self.side(), cell % self.side());
        [self.columns[column], self.rows[up], self.columns[column + 1], self.rows[up + 1]]
    }

    /// Returns the region of each cell, as separated by heavy rules and numbered by first cells. Empty if all rules
    /// have one weight. Holes have [`Shape::NO_REGION`].
    pub(super) fn regions(&self) -> Vec<u8> {
        let side = self.side();
        let are_cells = |pair: [usize; 2]| !pair.iter().any(|&cell| self.is_hole(cell));
        let right = |cell: usize| cell % side + 1 < side && are_cells([cell, cell + 1]);
        let below = |cell: usize| cell / side + 1 < side && are_cells([cell, cell + side]);
        let (least, most) = (0..side * side)
            .flat_map(|cell| {
                let right = right(cell).then_some(self.right[cell]);
                let below = below(cell).then_some(self.below[cell]);
                right.into_iter().chain(below)
            })
            .fold((f64::MAX, 0.0f64), |(least, most), weight| {
                (least.min(weight), most.max(weight))
            });
        if most < least * 1.2 {
            return Vec::new();
        }
        // Weights differ from book to book, so thin and thick are distinguished by the grid's own rules.
        let heavy = (least + most) / 2.0;
        let parts = parts(
            side,
            |cell| !right(cell) || self.right[cell] > heavy,
            |cell| !below(cell) || self.below[cell] > heavy,
        );
        let mut numbers: Vec<usize> = Vec::new();
        let number = |(cell, part): (usize, usize)| {
            if self.is_hole(cell) {
                return Shape::NO_REGION;
            }
            let number = numbers.iter().position(|&number| number == part).unwrap_or_else(|| {
                numbers.push(part);
                numbers.len() - 1
            });
            // No sudoku has more regions than fit in a byte.
            u8::try_from(number).unwrap_or(u8::MAX)
        };
        parts.into_iter().enumerate().map(number).collect()
    }

    /// `true` if there are dashed lines inside the frame.
    pub(super) fn has_dashes(&self, strokes: &[Stroke]) -> bool {
        let (low, high) = (self.frame.low, self.frame.high);
        let is_within = |(x, y): (f64, f64)| low.0 < x && x < high.0 && low.1 < y && y < high.1;
        strokes.iter().filter(|stroke| stroke.is_dashed).any(|stroke| is_within(stroke.low))
    }
}

/// Returns the lines that cross the whole of `frame`. They may be longer, since overlapping grids share lines.
fn lines(frame: &Stroke, strokes: &[Stroke], vertical: bool) -> Vec<CollinearStrokes> {
    let along = |point: (f64, f64)| if vertical { point.1 } else { point.0 };
    let across = |point: (f64, f64)| if vertical { point.0 } else { point.1 };
    let (from, to) = (along(frame.low), along(frame.high));
    let mut inside: Vec<&Stroke> = strokes
        .iter()
        .filter(|stroke| {
            let straight = across(stroke.high) - across(stroke.low) < 0.01;
            let at = across(stroke.low);
            !stroke.is_rectangle
                && !stroke.is_dashed
                && straight
                && at > across(frame.low) + 1.0
                && at < across(frame.high) - 1.0
                && along(stroke.low) < to
                && along(stroke.high) > from
        })
        .collect();
    inside.sort_by(|a, b| across(a.low).total_cmp(&across(b.low)));
    let mut lines: Vec<CollinearStrokes> = (inside
        // A heavy rule lies on a thin one along the same line.
        .chunk_by(|a, b| across(b.low) - across(a.low) < 0.5))
    .map(|strokes| CollinearStrokes {
        at: across(strokes[0].low),
        strokes: (strokes.iter())
            .map(|stroke| (along(stroke.low), along(stroke.high), stroke.weight))
            .collect(),
    })
    .collect();
    lines.retain_mut(|line| line.covers(from, to));
    lines
}

/// Returns the part of each cell, numbered by first cells. `right` and `below` are `true` where a wall separates a cell
/// from that neighbour.
fn parts(side: usize, right: impl Fn(usize) -> bool, below: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut part = vec![None; side * side];
    let mut count = 0usize;
    let mut open = Vec::new();
    for first in 0..side * side {
        if part[first].is_some() {
            continue;
        }
        open.push(first);
        while let Some(cell) = open.pop() {
            if part[cell].replace(count).is_some() {
                continue;
            }
            let (row, column) = (cell / side, cell % side);
            let neighbours = [
                (column + 1 < side && !right(cell)).then(|| cell + 1),
                (column > 0 && !right(cell - 1)).then(|| cell - 1),
                (row + 1 < side && !below(cell)).then(|| cell + side),
                (row > 0 && !below(cell - side)).then(|| cell - side),
            ]
            .into_iter()
            .flatten();
            open.extend(neighbours.filter(|&next| part[next].is_none()));
        }
        count += 1;
    }
    part.into_iter().map(Option::unwrap_or_default).collect()
}

/// Combines grids that share some of their cells, as in a samurai, into one puzzle on a common canvas.
fn join_overlapping(grids: Vec<RuledGrid>) -> Vec<RuledGrid> {
    let mut rest = grids;
    let mut all = Vec::new();
    while !rest.is_empty() {
        let mut group = vec![rest.remove(0)];
        let mut next = 0;
        // The group grows while it is searched, since a grid may overlap only a later member.
        while next < group.len() {
            let found: Vec<RuledGrid> = rest
                .extract_if(.., |other| offset(&group[next], other).is_some_and(is_partial))
                .collect();
            group.extend(found);
            next += 1;
        }
        all.extend(match group.len() {
            1 => group.pop(),
            _ => join(&group),
        });
    }
    all
}

/// Returns the number of rows and columns by which `b` lies below and to the right of `a`, if they share cells of one
/// size.
fn offset(a: &RuledGrid, b: &RuledGrid) -> Option<(i32, i32)> {
    let (side, pitch) = (a.side(), a.pitch());
    let is_alike = b.side() == side && (b.pitch() - pitch).abs() * side as f64 <= NEAR;
    let steps = |from: f64, to: f64| {
        let steps = (to - from) / pitch;
        let whole = steps.round();
        ((steps - whole).abs() * pitch < NEAR && whole.abs() < side as f64).then_some(whole as i32)
    };
    let down = steps(b.frame.high.1, a.frame.high.1)?;
    is_alike.then_some((down, steps(a.frame.low.0, b.frame.low.0)?))
}

/// A grid drawn twice at one position does not overlap itself.
fn is_partial(offset: (i32, i32)) -> bool {
    offset != (0, 0)
}

/// Returns one grid on a canvas around a group of grids; `None` if the canvas would be too large.
fn join(group: &[RuledGrid]) -> Option<RuledGrid> {
    let digits = group[0].side();
    let bound = |of: fn(&Stroke) -> f64, pick: fn(f64, f64) -> f64| {
        group.iter().map(|grid| of(&grid.frame)).reduce(pick).unwrap_or_default()
    };
    let low = (bound(|frame| frame.low.0, f64::min), bound(|frame| frame.low.1, f64::min));
    let high = (bound(|frame| frame.high.0, f64::max), bound(|frame| frame.high.1, f64::max));
    let pitch = group[0].pitch();
    let count = |length: f64| (length / pitch).round() as usize;
    let (rows, columns) = (count(high.1 - low.1), count(high.0 - low.0));
    let side = rows.max(columns);
    if side > *SIDES.end() {
        return None;
    }
    // The extra cells of the canvas are on the right and at the bottom.
    let missing = (side - rows) as f64;
    let lines = |from: f64| (0..=side).map(move |index| from + pitch * index as f64);
    let mut canvas = RuledGrid {
        frame: Stroke {
            low: middle_of(low, high, pitch * side as f64).0,
            high: middle_of(low, high, pitch * side as f64).1,
            ..group[0].frame
        },
        columns: lines(low.0).collect(),
        rows: lines(low.1 - missing * pitch).collect(),
        right: vec![0.0; side * side],
        below: vec![0.0; side * side],
        holes: Vec::new(),
        digits,
    };
    let mut is_cell = vec![false; side * side];
    for grid in group {
        let first = (count(high.1 - grid.frame.high.1), count(grid.frame.low.0 - low.0));
        for own in 0..digits * digits {
            let (row, column) = (own / digits, own % digits);
            let cell = (first.0 + row) * side + first.1 + column;
            is_cell[cell] = true;
            // Its last cells end at its frame.
            let weight = |last: bool, inner: f64| if last { grid.frame.weight } else { inner };
            let right = weight(column + 1 == digits, grid.right[own]);
            let below = weight(row + 1 == digits, grid.below[own]);
            // In shared cells the frame of one grid lies on the rules of the other.
            canvas.right[cell] = canvas.right[cell].max(right);
            canvas.below[cell] = canvas.below[cell].max(below);
        }
    }
    canvas.holes = (0..side * side).filter(|&cell| !is_cell[cell]).collect();
    Some(canvas)
}

/// Returns the corners of a square with that side, centred on the rectangle from `low` to `high`.
fn middle_of(low: (f64, f64), high: (f64, f64), side: f64) -> ((f64, f64), (f64, f64)) {
    let ends = |low: f64, high: f64| {
        let middle = (low + high) / 2.0;
        (middle - side / 2.0, middle + side / 2.0)
    };
    let (x, y) = (ends(low.0, high.0), ends(low.1, high.1));
    ((x.0, y.0), (x.1, y.1))
}
