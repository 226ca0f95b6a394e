//! Regions of a jigsaw: boxes whose cells change places until nothing of the boxes is left.

use super::fill::{tries, try_fill};
use super::revision::Budgets;
use crate::puzzle::{Cell, Grid, Kind, Shape, connected, neighbours};
use crate::rng::Stream;
use crate::solver::Search;
use std::sync::Arc;

/// A jigsaw's shape and a full grid for it. Regions that no grid fills readily are drawn again; `None` if all within the
/// budget are such.
pub(super) fn jigsaw(
    budgets: &Budgets,
    kind: Kind,
    rng: &mut Stream,
) -> Option<(Arc<Shape>, Grid)> {
    let mut drawn = 0;
    loop {
        let regions = draw(budgets, kind, rng);
        let shape = Shape::own(kind, Some(&regions), Vec::new()).expect("regions of equal size");
        if drawn == tries(budgets, &shape) {
            return None;
        }
        drawn += 1;
        if is_plain(&regions, kind) {
            continue;
        }
        if let Ok(full) = try_fill(budgets, &mut Search::new(&shape), rng) {
            return Some((shape, full));
        }
    }
}

/// For each cell the number of its region.
fn draw(budgets: &Budgets, kind: Kind, rng: &mut Stream) -> Vec<u8> {
    let side = kind.side();
    // Where there are no boxes, rows.
    let (rows, columns) = match kind.boxes() {
        (rows, _) if rows == side => (1, side),
        boxes => boxes,
    };
    let index = |cell: Cell| cell / side / rows * rows + cell % side / columns;
    let mut regions: Vec<u8> = (0..kind.cells()).map(|cell| index(cell) as u8).collect();
    for _ in 0..budgets.exchanges * kind.cells() {
        exchange(&mut regions, side, rng);
    }
    regions
}

/// Gives a random cell to a region beside it, and one of that region's back, unless that would tear one.
fn exchange(regions: &mut [u8], side: usize, rng: &mut Stream) {
    let cell = rng.below(regions.len() as u32) as usize;
    let from = regions[cell];
    let others: Vec<u8> =
        neighbours(cell, side).map(|c| regions[c]).filter(|&r| r != from).collect();
    let Some(&to) = pick(&others, rng) else {
        return;
    };
    regions[cell] = to;
    let beside = |c: Cell| neighbours(c, side).any(|n| regions[n] == from);
    let back: Vec<Cell> =
        (0..regions.len()).filter(|&c| regions[c] == to && c != cell && beside(c)).collect();
    let Some(&back) = pick(&back, rng) else {
        regions[cell] = from;
        return;
    };
    regions[back] = from;
    if !is_connected(regions, back, side) || !is_connected(regions, cell, side) {
        regions[back] = to;
        regions[cell] = from;
    }
}

fn pick<'a, T>(items: &'a [T], rng: &mut Stream) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.below(items.len() as u32) as usize])
}

/// True when the region of `start` is in one piece.
fn is_connected(regions: &[u8], start: Cell, side: usize) -> bool {
    connected(start, side, |cell| regions[cell] == regions[start]) == side
}

/// True when a region is a row or a column: one rule too few.
fn is_plain(regions: &[u8], kind: Kind) -> bool {
    let side = kind.side();
    (0..side).any(|line| {
        (1..side).all(|i| regions[line * side + i] == regions[line * side])
            || (1..side).all(|i| regions[i * side + line] == regions[line])
    })
}
