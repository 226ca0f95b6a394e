//! Marks between cells, on them, along them and outside the grid, drawn over a full grid.

use super::oracle::SharedBudget;
use crate::puzzle::{
    Cell, Grid, Growth, Kind, Mark, MarkCoverage, MarkRule, Shape, Sign, SignLocation,
    possible_marks,
};
use gridpress_ground::rng::Stream;
use std::sync::Arc;

/// Draws the marks of a puzzle of `kind` over `full`, a grid of `shape`.
///
/// If two signs fit the same place, as both dots do between 1 and 2, one is chosen at random. A variant that shows some
/// of its marks gets a random selection of its share.
pub(super) fn draw_marks(kind: Kind, shape: &Shape, full: &Grid, rng: &mut Stream) -> Vec<Mark> {
    let all = possible_marks(kind, shape.regions(), full);
    // Marks are sorted, so those on the same cells follow each other.
    let same_cells = all.chunk_by(|a, b| a.cells == b.cells);
    let mut marks: Vec<Mark> = same_cells.map(|same_cells| pick(same_cells, rng)).collect();
    for family in kind.mark_rules() {
        if let MarkCoverage::Some(share) = family.coverage {
            thin(&mut marks, &family, share, rng);
        }
    }
    for mark in marks.iter_mut().filter(|mark| mark.sign.location() == SignLocation::OnCorner) {
        mark.value = some_digits(mark.value, rng);
    }
    // One placer for all signs, since lines of different signs must not cross either.
    let mut placer = LinePlacer::new(full.side());
    for family in kind.mark_rules() {
        if let MarkCoverage::Lines(share) = family.coverage {
            for &sign in family.signs {
                marks.extend(placer.draw(sign, share, full, rng));
            }
        }
    }
    marks
}

fn pick(same_cells: &[Mark], rng: &mut Stream) -> Mark {
    match same_cells {
        [only] => only.clone(),
        several => several[rng.below(several.len() as u32) as usize].clone(),
    }
}

/// Keeps `share` percent of the marks of `family`.
fn thin(marks: &mut Vec<Mark>, family: &MarkRule, share: u32, rng: &mut Stream) {
    let (mut own, others): (Vec<Mark>, Vec<Mark>) =
        marks.drain(..).partition(|mark: &Mark| family.signs.contains(&mark.sign));
    rng.shuffle(&mut own);
    // Rounded up: a family with few possible marks still shows one.
    own.truncate((own.len() * share as usize).div_ceil(100));
    marks.extend(others);
    marks.extend(own);
    // Only the selection is random. The order of marks reaches files and later draws, so it is that of the cells.
    marks.sort_unstable();
}

/// Draws one to four of the figures of a number, each count as likely as another, in the order in which it has them.
fn some_digits(number: u32, rng: &mut Stream) -> u32 {
    let figures = number.to_string().into_bytes();
    let mut chosen: Vec<usize> = (0..figures.len()).collect();
    rng.shuffle(&mut chosen);
    chosen.truncate(1 + rng.below(figures.len() as u32) as usize);
    chosen.sort_unstable();
    let figure = |&at: &usize| u32::from(figures[at] - b'0');
    chosen.iter().map(figure).fold(0, |digits, digit| 10 * digits + digit)
}

/// Budget of guesses to prove that marks are not needed; otherwise they stay.
const GUESSES: u64 = 3_000;

/// Returns the shape of a puzzle without the marks that its unique solution does not need. Only marks that were
/// selected from many are removed, one by one in random order.
pub(super) fn remove_spare_marks(
    shape: Arc<Shape>,
    givens: &Grid,
    solution: &Grid,
    rng: &mut Stream,
) -> Arc<Shape> {
    let kind = shape.kind();
    let chosen: Vec<MarkRule> =
        // Where all marks are shown, a missing one has a meaning; removing it would change the rules of the puzzle.
        kind.mark_rules().filter(|family| family.coverage != MarkCoverage::All).collect();
    let is_chosen = |mark: &Mark| chosen.iter().any(|family| family.signs.contains(&mark.sign));
    let mut order: Vec<Mark> =
        shape.marks().iter().filter(|mark| is_chosen(mark)).cloned().collect();
    rng.shuffle(&mut order);
    let regions = shape.irregular_regions().map(<[u8]>::to_vec);
    let mut needed = shape;
    let mut budget = SharedBudget { guesses: GUESSES, questions: order.len() };
    for mark in order {
        let others = needed.marks().iter().filter(|other| **other != mark).cloned().collect();
        let cages = needed.cages().to_vec();
        let without =
            Shape::with_marks(kind, regions.as_deref(), cages, others).expect("valid marks");
        // Undecided marks stay: a spare mark does no harm, and a missing one would.
        if let Ok(true) = budget.is_only_solution(&without, givens, solution) {
            needed = without;
        }
    }
    needed
}

/// Returns the shape of a puzzle of `kind` with these marks, and with the regions of `shape` if they are irregular.
pub(super) fn shape_with_marks(kind: Kind, shape: &Shape, marks: Vec<Mark>) -> Arc<Shape> {
    Shape::with_marks(kind, shape.irregular_regions(), Vec::new(), marks).expect("valid marks")
}

/// Lengths of lines, one of which is drawn for each; the first is the minimum.
const LENGTHS: [usize; 7] = [3, 4, 4, 5, 5, 6, 7];
/// Number of walks from a cell before the next one is tried.
const WALKS: usize = 12;
/// Weight of straight directions compared to diagonal ones.
const STRAIGHT: u32 = 3;

/// Places lines over a full grid: random walks from cell to cell that do not cross or touch other lines.
///
/// Remembers the cells in use, and the corners that lines cross.
pub(super) struct LinePlacer {
    side: usize,
    is_free: Vec<bool>,
    /// For each cell, `true` if a line crosses the corner at its lower right.
    is_crossed: Vec<bool>,
}

impl LinePlacer {
    pub(super) fn new(side: usize) -> LinePlacer {
        LinePlacer { side, is_free: vec![true; side * side], is_crossed: vec![false; side * side] }
    }

    /// Draws lines of a sign over `full` until they take `share` percent of the cells or no more are found.
    pub(super) fn draw(
        &mut self,
        sign: Sign,
        share: u32,
        full: &Grid,
        rng: &mut Stream,
    ) -> Vec<Mark> {
        let cells = self.is_free.len();
        let mut remaining = cells * share as usize / 100;
        let mut starts: Vec<Cell> = (0..cells).collect();
        rng.shuffle(&mut starts);
        let mut marks = Vec::new();
        for start in starts {
            if remaining < LENGTHS[0] {
                break;
            }
            if let Some(line) = self.draw_line(sign, start, remaining, full, rng) {
                remaining -= line.len();
                self.occupy(&line);
                marks.push(Mark::new(sign, &line));
            }
        }
        marks
    }

    /// Returns the best of some walks from `start`: one of the drawn length, or else the longest.
    fn draw_line(
        &self,
        sign: Sign,
        start: Cell,
        most: usize,
        full: &Grid,
        rng: &mut Stream,
    ) -> Option<Vec<Cell>> {
        let length = LENGTHS[rng.below(LENGTHS.len() as u32) as usize].min(most);
        let mut best: Vec<Cell> = Vec::new();
        for _ in 0..WALKS {
            let line = match sign.line()?.growth {
                Growth::FromEnd(fits) => self.walk(sign, fits, start, length, full, rng),
                Growth::FromMiddle(fits) => self.walk_mirrored(fits, start, length, full, rng),
            };
            // The first of equally long walks stays.
            if line.len() > best.len() {
                best = line;
            }
            if best.len() == length {
                break;
            }
        }
        (best.len() >= LENGTHS[0]).then_some(best)
    }

    /// Walks from `start` up to `length` cells or until no step is possible. Returns the longest beginning that is
    /// valid for the sign.
    fn walk(
        &self,
        sign: Sign,
        fits: fn(&[u8], usize) -> bool,
        start: Cell,
        length: usize,
        full: &Grid,
        rng: &mut Stream,
    ) -> Vec<Cell> {
        let mut line = vec![start];
        let mut best = 0;
        while line.len() < length && self.is_free[start] {
            let goes_on = |&next: &Cell| {
                let longer = [&line[..], &[next]].concat();
                !line.contains(&next) && fits(&digits_along(&longer, full), full.side())
            };
            let Some(next) = self.step(line[line.len() - 1], &line, goes_on, rng) else {
                break;
            };
            line.push(next);
            // A walk may pass through beginnings that are not valid, such as an arrow whose sum is not complete yet.
            if sign.value(&digits_along(&line, full), full.side()).is_some() {
                best = line.len();
            }
        }
        line.truncate(best);
        line
    }

    /// Walks from `start` in both directions, as long as the digits at both ends fit each other.
    fn walk_mirrored(
        &self,
        fits: fn([u8; 2]) -> bool,
        start: Cell,
        length: usize,
        full: &Grid,
        rng: &mut Stream,
    ) -> Vec<Cell> {
        let mut line = vec![start];
        while line.len() + 2 <= length && self.is_free[start] {
            let (first, last) = (line[0], line[line.len() - 1]);
            let Some(before) = self.step(first, &line, |&next: &Cell| !line.contains(&next), rng)
            else {
                break;
            };
            let longer = [&[before], &line[..]].concat();
            let after = self.step(
                last,
                &longer,
                |&next: &Cell| {
                    !longer.contains(&next) && fits([before, next].map(|end| full.get(end)))
                },
                rng,
            );
            let Some(after) = after else { break };
            line = [&longer[..], &[after]].concat();
        }
        line
    }

    /// Returns a random free cell that touches `from`, that `is_allowed` accepts, and that is not behind a corner
    /// crossed by a line.
    fn step(
        &self,
        from: Cell,
        line: &[Cell],
        is_allowed: impl Fn(&Cell) -> bool,
        rng: &mut Stream,
    ) -> Option<Cell> {
        let mut ways: Vec<Cell> = Vec::new();
        for next in touching_cells(from, self.side).filter(|&next| self.is_free[next]) {
            let corner = corner(from, next, self.side);
            if corner.is_some_and(|corner: Cell| {
                let own = |two: &[Cell]| self::corner(two[0], two[1], self.side) == Some(corner);
                self.is_crossed[corner] || line.windows(2).any(own)
            }) || !is_allowed(&next)
            {
                continue;
            }
            let times = if corner.is_none() { STRAIGHT } else { 1 };
            // Repeated entries are the weights of a single draw.
            (0..times).for_each(|_| ways.push(next));
        }
        (!ways.is_empty()).then(|| ways[rng.below(ways.len() as u32) as usize])
    }

    fn occupy(&mut self, line: &[Cell]) {
        line.iter().for_each(|&cell| self.is_free[cell] = false);
        for two in line.windows(2) {
            if let Some(corner) = corner(two[0], two[1], self.side) {
                self.is_crossed[corner] = true;
            }
        }
    }
}

fn digits_along(line: &[Cell], full: &Grid) -> Vec<u8> {
    line.iter().map(|&cell| full.get(cell)).collect()
}

/// Returns the cells that touch `cell`, including at corners, in order.
fn touching_cells(cell: Cell, side: usize) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell / side, cell % side);
    (row.saturating_sub(1)..=(row + 1).min(side - 1))
        .flat_map(move |row| {
            (column.saturating_sub(1)..=(column + 1).min(side - 1))
                .map(move |column| row * side + column)
        })
        .filter(move |&other| other != cell)
}

/// Returns the corner where two cells touch diagonally, by the cell at its upper left.
fn corner(a: Cell, b: Cell, side: usize) -> Option<Cell> {
    let (row, column) = ((a / side).min(b / side), (a % side).min(b % side));
    (a / side != b / side && a % side != b % side).then_some(row * side + column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::full_grid::{FilledShape, generate_full_grid};
    use crate::generate::{Fill, Revision};
    use crate::puzzle::Kind;
    use std::collections::BTreeSet;

    #[test]
    fn lines_obey_their_signs_and_do_not_meet() {
        for (kind, least) in [
            ("9+thermo", 30),
            ("9+arrow", 24),
            ("9+palindrome", 18),
            ("9+whispers", 24),
            ("9+renban", 24),
            ("9+between", 24),
            ("6+thermo", 12),
            ("6+whispers", 9),
            ("9+thermo+arrow", 40),
        ] {
            let kind: Kind = kind.parse().unwrap();
            for attempt in 0..20 {
                let mut rng = Stream::new(1, "lines", &kind.to_string(), attempt);
                let revision = Revision::NEWEST;
                let FilledShape { shape, solution, .. } =
                    generate_full_grid(revision, kind, Fill::Random, &mut rng).unwrap();
                let used: Vec<Cell> =
                    (shape.marks().iter().flat_map(|mark| mark.cells.to_vec())).collect();
                let once: BTreeSet<Cell> = used.iter().copied().collect();
                assert_eq!(once.len(), used.len(), "{kind}");
                assert!(used.len() >= least, "{kind}: {}", used.len());
                let corners: Vec<Cell> = (shape.marks().iter())
                    .flat_map(|mark| mark.cells.windows(2))
                    .filter_map(|two| corner(two[0], two[1], shape.side()))
                    .collect();
                let once: BTreeSet<Cell> = corners.iter().copied().collect();
                assert_eq!(once.len(), corners.len(), "{kind}");
                for mark in shape.marks() {
                    let digits = digits_along(&mark.cells, &solution);
                    assert_eq!(mark.sign.value(&digits, shape.digits()), Some(0), "{kind}");
                }
            }
        }
    }
}
