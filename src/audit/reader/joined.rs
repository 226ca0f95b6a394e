//! Grids that overlap by some of their cells, as those of a samurai: one puzzle on a common canvas.

use super::marks::Stroke;
use super::ruled::{NEAR, Ruled};

/// The grids of a page, where those that overlap are one.
pub(super) fn all(grids: Vec<Ruled>) -> Vec<Ruled> {
    let mut rest = grids;
    let mut all = Vec::new();
    while !rest.is_empty() {
        let mut group = vec![rest.remove(0)];
        let mut next = 0;
        while next < group.len() {
            let overlaps = |other: &mut Ruled| offset(&group[next], other).is_some_and(is_partial);
            let found: Vec<Ruled> = rest.extract_if(.., overlaps).collect();
            group.extend(found);
            next += 1;
        }
        all.extend(match group.len() {
            1 => group.pop(),
            _ => joined(&group),
        });
    }
    all
}

/// How many rows and columns the second of two grids begins below and right of the first, if they have cells of one size and
/// share some of them.
fn offset(a: &Ruled, b: &Ruled) -> Option<(i32, i32)> {
    let (side, pitch) = (a.side(), a.pitch());
    let is_alike = b.side() == side && (b.pitch() - pitch).abs() * side as f64 <= NEAR;
    let steps = |from: f64, to: f64| {
        let steps = (to - from) / pitch;
        let whole = steps.round();
        let fits = (steps - whole).abs() * pitch < NEAR && whole.abs() < side as f64;
        fits.then_some(whole as i32)
    };
    let down = steps(b.frame.high.1, a.frame.high.1)?;
    let right = steps(a.frame.low.0, b.frame.low.0)?;
    is_alike.then_some((down, right))
}

/// A grid that is drawn twice over has no other cells.
fn is_partial(offset: (i32, i32)) -> bool {
    offset != (0, 0)
}

/// One grid on a canvas around all of a group. `None` where no canvas has so many cells.
fn joined(group: &[Ruled]) -> Option<Ruled> {
    let digits = group[0].side();
    let bound = |of: fn(&Stroke) -> f64, pick: fn(f64, f64) -> f64| {
        let all = group.iter().map(|grid| of(&grid.frame));
        all.reduce(pick).unwrap_or_default()
    };
    let low = (bound(|frame| frame.low.0, f64::min), bound(|frame| frame.low.1, f64::min));
    let high = (bound(|frame| frame.high.0, f64::max), bound(|frame| frame.high.1, f64::max));
    let pitch = group[0].pitch();
    let count = |length: f64| (length / pitch).round() as usize;
    let (rows, columns) = (count(high.1 - low.1), count(high.0 - low.0));
    let side = rows.max(columns);
    if side > *super::ruled::SIDES.end() {
        return None;
    }
    // What the canvas has beyond its grids is at the right and below.
    let missing = (side - rows) as f64;
    let lines = |from: f64| (0..=side).map(move |index| from + pitch * index as f64);
    let mut canvas = Ruled {
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
            // The last of its cells end at its frame.
            let weight = |last: bool, inner: f64| if last { grid.frame.weight } else { inner };
            let right = weight(column + 1 == digits, grid.right[own]);
            let below = weight(row + 1 == digits, grid.below[own]);
            canvas.right[cell] = canvas.right[cell].max(right);
            canvas.below[cell] = canvas.below[cell].max(below);
        }
    }
    canvas.holes = (0..side * side).filter(|&cell| !is_cell[cell]).collect();
    Some(canvas)
}

/// The corners of a square of that side with the middle of the rectangle between two corners.
fn middle_of(low: (f64, f64), high: (f64, f64), side: f64) -> ((f64, f64), (f64, f64)) {
    let ends = |low: f64, high: f64| {
        let middle = (low + high) / 2.0;
        (middle - side / 2.0, middle + side / 2.0)
    };
    let (x, y) = (ends(low.0, high.0), ends(low.1, high.1));
    ((x.0, y.0), (x.1, y.1))
}
