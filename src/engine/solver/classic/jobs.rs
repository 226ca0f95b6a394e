//! The jobs of the solver and the search that runs them. Each is written once and compiled for each kind of plane.

use super::elimination::{PropagationOutcome, Weights, propagate, tally};
use super::extra_houses::{self, ExtraHouses};
use super::layout::{self, CellPlace, EMPTY, Lanes, PLACES, Planes};
use super::plane::Plane;
use crate::solver::search::SearchOutcome;

/// The boards still to be searched. All but the last are what remains after a digit was tried in a cell with several,
/// which happens in at most 81 cells along any branch.
pub(super) type BoardStack = [Planes; 83];

/// Allocates a stack with arbitrary contents.
pub(super) fn stack() -> Box<BoardStack> {
    let boards: Box<[Planes]> = vec![EMPTY; 83].into();
    boards.try_into().expect("83 boards")
}

/// Returns the next solution: searches boards from the stack, which has `height` of them, depth first. `None` if no
/// board is left.
///
/// Branches on the cell with two candidates that has the highest weight (see [`Weights`]). Compared to the first such
/// cell, this searches three boards instead of four for a random minimal puzzle, and 240 instead of 580 for the hardest
/// known one. The choice costs less than half a board.
///
/// In a cell with several digits, `first` returns the digits to try first: some, but not all, given the board's index
/// in the stack, the cell and its digits. `None` ends the search. The other digits stay in the current board.
#[inline(always)]
pub(super) fn next_solution<P: Plane>(
    stack: &mut BoardStack,
    height: &mut usize,
    extra: &ExtraHouses,
    first: &mut impl FnMut(usize, CellPlace, u32) -> Option<u32>,
) -> Option<[P; 3]> {
    while let Some(top) = height.checked_sub(1) {
        *height = top;
        let [a, b, c] = &stack[top];
        let mut planes = [P::load(a), P::load(b), P::load(c)];
        loop {
            let (several, two) = match propagate(&mut planes, extra) {
                PropagationOutcome::Dead => break,
                PropagationOutcome::Solved => return Some(planes),
                PropagationOutcome::Open { several, two } => (several, two),
            };
            let board = &mut stack[*height];
            store_planes(&planes, board);
            let (place, digits) = choose_cell(&planes, board, several, two, extra);
            let first = first(*height, place, digits)?;
            each_bit(first, |digit| place.clear(board, digit));
            *height += 1;
            // The next board stays in registers: loading what was just written piecemeal is slow.
            let mut others = digits & !first;
            while others != 0 {
                planes = place.without(planes, others.trailing_zeros() as usize);
                others &= others - 1;
            }
        }
    }
    None
}

#[inline(always)]
pub(super) fn store_planes<P: Plane>(planes: &[P; 3], board: &mut Planes) {
    let ([a, b, c], [first, second, third]) = (*planes, board);
    a.store(first);
    b.store(second);
    c.store(third);
}

/// Passes the index of each set bit to `visit`.
#[inline(always)]
fn each_bit(mut bits: u32, mut visit: impl FnMut(usize)) {
    while bits != 0 {
        visit(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// Returns the cell to branch on and its digits, given the tallies of cells with several digits and with two.
#[inline(always)]
fn choose_cell<P: Plane>(
    planes: &[P; 3],
    board: &Planes,
    several: P,
    two: P,
    extra: &ExtraHouses,
) -> (CellPlace, u32) {
    let mut tally = Lanes([0; 32]);
    // Out of line, so that the rare case does not take registers from the frequent one.
    if two.is_zero() {
        several.store(&mut tally);
        return cell_with_fewest(board, &tally);
    }
    two.store(&mut tally);
    let weights = Weights::of(planes, two);
    let (mut best, mut most) = ((0, 0, 0), 0);
    for band in 0..3 {
        let [first, _, second, _, third, ..] = *tally.quarter(band);
        // Rows of a tally are stored twice, so every second lane is skipped.
        let mut cells = u64::from(first) | u64::from(second) << 16 | u64::from(third) << 32;
        while cells != 0 {
            let (row, at) =
                (cells.trailing_zeros() as usize / 16, cells.trailing_zeros() as usize % 16);
            cells &= cells - 1;
            let weight =
                weights.get::<P::Quarter>(board, band, row, at) + extra.weight(band, row, at);
            // The first of equal weights wins, which all vector widths see in the same order.
            if weight > most {
                (best, most) = ((band, row, at), weight);
            }
        }
    }
    let (band, row, at) = best;
    let place = CellPlace { band, row, bit: 1 << at };
    (place, place.digits(board))
}

/// Returns the first cell of a tally with the fewest digits. This is rare: nearly every board has a cell with two
/// digits.
#[inline(never)]
fn cell_with_fewest(board: &Planes, tally: &Lanes) -> (CellPlace, u32) {
    let mut best = (CellPlace::of(0), u32::MAX);
    for band in 0..3 {
        for row in 0..3 {
            each_bit(u32::from(tally.0[8 * band + 2 * row]), |at| {
                let bit = 1 << at;
                let place = CellPlace { band, row, bit };
                let digits = place.digits(board);
                if digits.count_ones() < best.1.count_ones() {
                    best = (place, digits);
                }
            });
        }
    }
    best
}

/// Runs a job, compiled separately for shapes without extra houses, so that they cost nothing there.
#[inline(always)]
pub(super) fn run<P: Plane, J: SolverJob>(
    stack: &mut BoardStack,
    extra: &ExtraHouses,
    job: J,
) -> J::Answer {
    if extra.houses.is_empty() {
        job.run::<P>(stack, &extra_houses::NONE)
    } else {
        job.run::<P>(stack, extra)
    }
}

/// A task for a stack of boards.
pub(super) trait SolverJob {
    type Answer;

    /// Runs the job on planes of this kind, with these extra houses. Must be inlined, like everything that handles
    /// planes.
    fn run<P: Plane>(self, stack: &mut BoardStack, extra: &ExtraHouses) -> Self::Answer;
}

/// A job that passes each solution of `board` to `visit` until it returns `false`, or `guesses` are used up.
pub(super) struct VisitJob<'v> {
    pub(super) board: Planes,
    /// Number of guesses left.
    pub(super) guesses: &'v mut u64,
    pub(super) visit: &'v mut dyn FnMut(&Planes) -> bool,
}

impl SolverJob for VisitJob<'_> {
    type Answer = SearchOutcome;

    #[inline(always)]
    fn run<P: Plane>(self, stack: &mut BoardStack, extra: &ExtraHouses) -> SearchOutcome {
        stack[0] = self.board;
        let mut height = 1;
        // 0 guesses left are still within the budget; only the next one exhausts it.
        let mut left = Some(*self.guesses);
        let mut first = |_: usize, _: CellPlace, digits: u32| {
            left = left?.checked_sub(1);
            left.map(|_| lowest(digits))
        };
        while let Some(solution) = next_solution::<P>(stack, &mut height, extra, &mut first) {
            // The boards of the stack from here on are not needed any more.
            let solved = &mut stack[height];
            store_planes(&solution, solved);
            if !(self.visit)(solved) {
                *self.guesses = left.unwrap_or(0);
                return SearchOutcome::Stopped;
            }
        }
        *self.guesses = left.unwrap_or(0);
        match left {
            Some(_) => SearchOutcome::Complete,
            None => SearchOutcome::OutOfGuesses,
        }
    }
}

/// A job that finds the cells in which some other solution differs from `full` if the cells of `empty` are removed from
/// it. Unless `differing` is empty, the solution must differ in one of its cells.
pub(super) struct OtherSolutionJob<'f> {
    pub(super) full: &'f Planes,
    pub(super) empty: u128,
    pub(super) differing: u128,
}

impl SolverJob for OtherSolutionJob<'_> {
    type Answer = Option<u128>;

    #[inline(always)]
    fn run<P: Plane>(self, stack: &mut BoardStack, extra: &ExtraHouses) -> Option<u128> {
        let [a, b, c] = self.full;
        let full = [P::load(a), P::load(b), P::load(c)];
        let mut height = 0;
        let (mut empty, mut differing) = (self.empty, self.differing);
        // One board for each cell that must differ. The boards are disjoint, so no solution is looked at twice.
        while height == 0 || differing != 0 {
            let open = P::load(&layout::tally(empty)).spread();
            let board = &mut stack[height];
            for i in 0..3 {
                // Givens keep their digit and open cells take all digits; the first rounds remove what the givens
                // exclude.
                full[i].or(open[i].and(P::splat(PLACES))).store(&mut board[i]);
            }
            if differing != 0 {
                let cell = differing.trailing_zeros() as usize;
                differing &= differing - 1;
                let place = CellPlace::of(cell);
                place.clear(board, place.digits(self.full).trailing_zeros() as usize);
                // The following cells are searched with this digit in place.
                empty &= !(1 << cell);
            }
            height += 1;
        }
        let any = self.differing == 0;
        let mut first = |top: usize, place: CellPlace, digits: u32| {
            // As long as the digit of the full grid is possible, two groups are tried: that digit and all others.
            let own = digits & place.digits(self.full);
            Some(if own == 0 {
                lowest(digits)
            } else if any && top == 0 {
                // The board that still has the full grid among its solutions comes last.
                digits & !own
            } else {
                // A solution that differs less is more useful.
                own
            })
        };
        let [a, b, c] = next_solution::<P>(stack, &mut height, extra, &mut first)?;
        let other = [a.without(full[0]), b.without(full[1]), c.without(full[2])];
        let mut cells = Lanes([0; 32]);
        tally(other)[0].store(&mut cells);
        Some(layout::cells(&cells)).filter(|&cells| cells != 0)
    }
}

/// A job that fills a grid at random: independent boxes first, then random digits in the cells where the fewest fit.
pub(super) struct FillJob<'b> {
    /// The first cells of those boxes.
    pub(super) boxes: &'static [usize],
    /// Number of guesses before it starts over, as some beginnings take very long to complete.
    pub(super) guesses: u32,
    /// Maximum number of starts.
    pub(super) tries: u64,
    pub(super) below: &'b mut dyn FnMut(u32) -> u32,
}

impl SolverJob for FillJob<'_> {
    type Answer = Option<Planes>;

    #[inline(always)]
    fn run<P: Plane>(self, stack: &mut BoardStack, extra: &ExtraHouses) -> Option<Planes> {
        for _ in 0..self.tries {
            let mut cells = [0; 81];
            for corner in self.boxes {
                let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
                for last in (1..9).rev() {
                    digits.swap(last, (self.below)(last as u32 + 1) as usize);
                }
                for (i, digit) in digits.into_iter().enumerate() {
                    cells[corner + i / 3 * 9 + i % 3] = digit;
                }
            }
            stack[0] = layout::board(&cells);
            // Each start has a budget of its own. Without extra houses it is never reached.
            let mut left = self.guesses;
            let mut first = |_: usize, _: CellPlace, mut digits: u32| {
                left = left.checked_sub(1)?;
                for _ in 0..(self.below)(digits.count_ones()) {
                    digits &= digits - 1;
                }
                Some(lowest(digits))
            };
            if let Some(full) = next_solution::<P>(stack, &mut 1, extra, &mut first) {
                store_planes(&full, &mut stack[0]);
                return Some(stack[0]);
            }
        }
        None
    }
}

/// Returns the lowest digit as a mask.
#[inline]
fn lowest(digits: u32) -> u32 {
    digits & digits.wrapping_neg()
}
