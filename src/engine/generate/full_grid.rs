//! Full grids of every kind, including the regions of jigsaws and Latin squares.

use super::even_grids::EvenGrids;
use super::fill::{Fill, fill, max_tries, shuffle_base_grid, try_fill};
use super::revision::{Budgets, Revision};
use super::small_grids::SmallGrids;
use super::{killer, marks, switches};
use crate::puzzle::{Cell, Grid, Kind, Shape, connected, neighbours};
use crate::solver::Search;
use gridpress_ground::cache::Cache;
use gridpress_ground::rng::Stream;
use std::sync::Arc;

/// A full grid and the shape that it obeys.
pub(super) struct FilledShape {
    pub(super) shape: Arc<Shape>,
    pub(super) solution: Grid,
    /// `true` if the cages are proved to have a unique solution without any given.
    pub(super) needs_no_given: bool,
}

/// Generates a full grid of `kind` and the shape that it obeys. `None` if none is found within the budget.
pub(super) fn generate_full_grid(
    revision: &Revision,
    kind: Kind,
    how: Fill,
    rng: &mut Stream,
) -> Option<FilledShape> {
    // Cages and marks are drawn over a grid that is complete, since they follow from its digits.
    let plain = kind.without_cages_and_marks();
    let (shape, solution) = match Shape::of(plain) {
        Some(shape) if kind.is_latin() => (shape, generate_latin_square(kind.side(), rng)),
        Some(shape) => {
            let solution = match how {
                Fill::Random => generate_random_grid(revision, &shape, rng)?,
                Fill::Shuffle => shuffle_base_grid(revision, &shape, rng)?,
            };
            (shape, solution)
        }
        None => generate_jigsaw(revision, plain, rng)?,
    };
    let marks =
        if kind.has_marks() { marks::draw_marks(kind, &shape, &solution, rng) } else { Vec::new() };
    let (shape, needs_no_given) = match (kind.has_killer_cages(), kind.has_marks()) {
        (true, _) => killer::draw_killer(&revision.cages, kind, &shape, &solution, marks, rng),
        (false, true) => (marks::shape_with_marks(kind, &shape, marks), false),
        (false, false) => (shape, false),
    };
    Some(FilledShape { shape, solution, needs_no_given })
}

/// Generates a random full grid of `shape`, which has no cages or marks. `None` if none is found within the budget.
fn generate_random_grid(revision: &Revision, shape: &Shape, rng: &mut Stream) -> Option<Grid> {
    static SMALL: Cache<Kind, Arc<SmallGrids>, 16> = Cache::empty();
    let kind = shape.kind();
    if kind == Kind::CLASSIC && revision.grids.weighs_bands {
        return Some(EvenGrids::get().draw(rng));
    }
    if revision.grids.lists_all(kind) {
        return SMALL.get_or_compute(kind, || Arc::new(SmallGrids::of(shape))).draw(rng);
    }
    let full = fill(&revision.budgets, shape, rng)?;
    Some(switches::mix(shape, full, revision.grids.switches(kind), rng))
}

/// Generates the shape of a jigsaw and a full grid for it. Regions that are hard to fill are drawn again; `None` if
/// that exhausts the budget.
///
/// The regions start as boxes, whose cells are exchanged until nothing is left of the boxes.
fn generate_jigsaw(
    revision: &Revision,
    kind: Kind,
    rng: &mut Stream,
) -> Option<(Arc<Shape>, Grid)> {
    let budgets = &revision.budgets;
    let mut drawn = 0;
    loop {
        let regions = draw_regions(budgets, kind, rng);
        let shape = Shape::custom(kind, Some(&regions), Vec::new()).expect("valid regions");
        if drawn == max_tries(budgets, &shape) {
            return None;
        }
        drawn += 1;
        if has_line_region(&regions, kind) || are_rectangles(&regions, kind) {
            continue;
        }
        let full = if revision.grids.lists_all(kind) {
            SmallGrids::of(&shape).draw(rng)
        } else {
            let full = try_fill(budgets, &mut Search::new(&shape), rng).ok();
            full.map(|full| switches::mix(&shape, full, revision.grids.switches(kind), rng))
        };
        if let Some(full) = full {
            return Some((shape, full));
        }
    }
}

/// Returns the number of the region of each cell.
fn draw_regions(budgets: &Budgets, kind: Kind, rng: &mut Stream) -> Vec<u8> {
    let side = kind.side();
    // Without boxes, start from rows.
    let (rows, columns) = match kind.boxes() {
        (rows, _) if rows == side => (1, side),
        boxes => boxes,
    };
    let mut regions: Vec<u8> = (0..kind.cells())
        .map(|cell| (cell / side / rows * rows + cell % side / columns) as u8)
        .collect();
    // A fixed number of attempts, successful or not, so that the draws do not depend on how many succeed.
    for _ in 0..budgets.exchanges * kind.cells() {
        exchange(&mut regions, side, rng);
    }
    regions
}

/// Moves a random cell to an adjacent region, and one of that region's cells back, unless that disconnects either
/// region.
fn exchange(regions: &mut [u8], side: usize, rng: &mut Stream) {
    let cell = rng.below(regions.len() as u32) as usize;
    let from = regions[cell];
    let others: Vec<u8> =
        neighbours(cell, side).map(|c| regions[c]).filter(|&r| r != from).collect();
    let Some(&to) = pick(&others, rng) else {
        return;
    };
    regions[cell] = to;
    let back: Vec<Cell> = (0..regions.len())
        .filter(|&c| {
            regions[c] == to && c != cell && neighbours(c, side).any(|n| regions[n] == from)
        })
        .collect();
    // One cell moves in each direction, so both regions keep their size.
    let Some(&back) = pick(&back, rng) else {
        regions[cell] = from;
        return;
    };
    regions[back] = from;
    // Checked once after both moves: either of them alone may disconnect a region that the other joins again.
    if !is_connected(regions, back, side) || !is_connected(regions, cell, side) {
        regions[back] = to;
        regions[cell] = from;
    }
}

fn pick<'a, T>(items: &'a [T], rng: &mut Stream) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.below(items.len() as u32) as usize])
}

/// Returns `true` if the region of `start` is connected.
fn is_connected(regions: &[u8], start: Cell, side: usize) -> bool {
    connected(start, side, |cell| regions[cell] == regions[start]).len() == side
}

/// Returns `true` if a region is a row or a column, which would add no rule.
fn has_line_region(regions: &[u8], kind: Kind) -> bool {
    let side = kind.side();
    (0..side).any(|line| {
        (1..side).all(|i| regions[line * side + i] == regions[line * side])
            || (1..side).all(|i| regions[i * side + line] == regions[line])
    })
}

/// Returns `true` if all regions are rectangles, as ordinary boxes are.
fn are_rectangles(regions: &[u8], kind: Kind) -> bool {
    let side = kind.side();
    (0..side as u8).all(|region| {
        let extent = |line: fn(Cell, usize) -> usize| {
            let cells = (0..regions.len()).filter(|&cell| regions[cell] == region);
            let lines = || cells.clone().map(|cell| line(cell, side));
            lines().max().unwrap_or(0) - lines().min().unwrap_or(0) + 1
        };
        extent(|cell, side| cell / side) * extent(|cell, side| cell % side) == side
    })
}

/// A square as a cube: the number of occurrences of each digit in each cell, by row, column and digit.
struct Cube {
    side: usize,
    counts: Vec<i8>,
}

impl Cube {
    /// Creates the square whose rows are the first one shifted.
    fn cyclic(side: usize) -> Cube {
        let mut cube = Cube { side, counts: vec![0; side * side * side] };
        for row in 0..side {
            for column in 0..side {
                *cube.at([row, column, (row + column) % side]) = 1;
            }
        }
        cube
    }

    fn at(&mut self, [row, column, digit]: [usize; 3]) -> &mut i8 {
        &mut self.counts[(row * self.side + column) * self.side + digit]
    }

    /// Returns a place along one direction through `place` that counts 1, a random one if there are two.
    fn one_along(&mut self, place: [usize; 3], direction: usize, rng: &mut Stream) -> usize {
        let mut ones = Vec::with_capacity(2);
        for index in 0..self.side {
            let mut other = place;
            other[direction] = index;
            if *self.at(other) == 1 {
                ones.push(index);
            }
        }
        match ones[..] {
            // The draw is skipped where there is no choice, which is frozen with the stream.
            [one] => one,
            _ => ones[rng.below(ones.len() as u32) as usize],
        }
    }

    /// Makes a move at a place that counts 0 or -1. Returns the place left at -1, if any.
    fn apply_move(&mut self, place: [usize; 3], rng: &mut Stream) -> Option<[usize; 3]> {
        let other = [0, 1, 2].map(|direction| self.one_along(place, direction, rng));
        for corner in 0..8 {
            let is_other = [0, 1, 2].map(|direction| corner >> direction & 1 == 1);
            let at = [0, 1, 2].map(|i| if is_other[i] { other[i] } else { place[i] });
            let changed = is_other.iter().filter(|&&is| is).count();
            // The eight corners of a subcube change by turns, which keeps the sum of every line of the cube at 1.
            *self.at(at) += if changed % 2 == 0 { 1 } else { -1 };
        }
        (*self.at(other) < 0).then_some(other)
    }
}

/// Generates a Latin square of `side` rows: a full grid with rows and columns only.
///
/// M. T. Jacobson and P. Matthews, "Generating uniformly distributed random Latin squares", Journal of Combinatorial
/// Designs 4 (1996): a random walk over squares, and over improper squares with one negative entry, which in the long
/// run visits all squares equally often.
pub(super) fn generate_latin_square(side: usize, rng: &mut Stream) -> Grid {
    let mut cube = Cube::cyclic(side);
    let mut lacking = None;
    // Only proper squares count: stopping at the first one after a number of moves would favour those that are reached
    // in many ways.
    let mut squares = 0;
    while squares < side * side * side {
        let place = lacking.unwrap_or_else(|| {
            loop {
                let place = [(); 3].map(|()| rng.below(side as u32) as usize);
                if *cube.at(place) == 0 {
                    break place;
                }
            }
        });
        lacking = cube.apply_move(place, rng);
        squares += usize::from(lacking.is_none());
    }
    let digit = |cell: &[i8]| cell.iter().position(|&count| count == 1);
    let cells = cube.counts.chunks(side).map(digit);
    Grid::from_cells(cells.map(|digit| digit.unwrap_or(0) as u8 + 1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn all_squares_are_equally_likely() {
        for (side, squares) in [(3, 12), (4, 576)] {
            let count = squares * 60;
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            for attempt in 0..count {
                let mut rng = Stream::new(1, "latin", "squares/1", attempt as u32);
                *seen.entry(generate_latin_square(side, &mut rng).to_string()).or_default() += 1;
            }
            assert_eq!(seen.len(), squares);
            // Four in ten thousand of as many fair draws would be off by more than this.
            let far = |seen: usize| (seen as f64 - 60.0).abs() > 60.0f64.sqrt() * 3.5;
            let far = seen.values().filter(|&&seen| far(seen)).count();
            assert!(far * 200 <= squares, "{far} of {squares}");
        }
    }

    #[test]
    fn larger_squares_are_latin() {
        for side in 5..=9 {
            let full = generate_latin_square(side, &mut Stream::new(1, "latin", "larger/1", 0));
            let digits = |line: Vec<u8>| line.iter().fold(0u32, |bits, digit| bits | 1 << digit);
            for line in 0..side {
                let row = (0..side).map(|at| full.get(line * side + at)).collect();
                let column = (0..side).map(|at| full.get(at * side + line)).collect();
                assert_eq!(digits(row), (1 << (side + 1)) - 2);
                assert_eq!(digits(column), (1 << (side + 1)) - 2);
            }
        }
    }
}
