//! Depth first over what is left open.
//!
//! Branches on the cell with two candidates on which most hangs (see [`Weights`]). Measured against the
//! first such cell: three boards to look at instead of four for a random minimal puzzle, 240 instead of
//! 580 for the hardest known; choosing costs less than half a board.

use super::board::{Settled, Weights, settle};
use super::extra::Extra;
use super::layout::{CellPlace, EMPTY, Lanes, Planes};
use super::plane::Plane;

/// Boards yet to be looked at. Each but the last is what remains after a digit was set in a cell that
/// had several, and no line of play does that in more than 81 cells.
pub(super) type Stack = [Planes; 83];

/// A stack; what is on it does not matter.
pub(super) fn stack() -> Box<Stack> {
    let boards: Box<[Planes]> = vec![EMPTY; 83].into();
    boards.try_into().expect("as many as that")
}

/// Takes boards off the stack, of `height` boards, until one has come to a solution: that solution.
///
/// Where a cell has several digits, `first` says which of them to try first, some, but not all, given
/// the board's place in the stack, the cell and its digits; `None` ends the search. The others take the
/// board's place.
#[inline(always)]
pub(super) fn next<P: Plane>(
    stack: &mut Stack,
    height: &mut usize,
    extra: &Extra,
    first: &mut impl FnMut(usize, CellPlace, u32) -> Option<u32>,
) -> Option<[P; 3]> {
    while let Some(top) = height.checked_sub(1) {
        *height = top;
        let [a, b, c] = &stack[top];
        let mut planes = [P::load(a), P::load(b), P::load(c)];
        loop {
            let (several, two) = match settle(&mut planes, extra) {
                Settled::Dead => break,
                Settled::Solved => return Some(planes),
                Settled::Open { several, two } => (several, two),
            };
            let board = &mut stack[*height];
            store(&planes, board);
            let (place, digits) = choose(&planes, board, several, two, extra);
            let first = first(*height, place, digits)?;
            each_bit(first, |digit| place.clear(board, digit));
            *height += 1;
            // The next board stays in registers: what was just written in parts is slow to load.
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
pub(super) fn store<P: Plane>(planes: &[P; 3], board: &mut Planes) {
    let ([a, b, c], [first, second, third]) = (*planes, board);
    a.store(first);
    b.store(second);
    c.store(third);
}

/// Each bit of `bits` by its number.
#[inline(always)]
fn each_bit(mut bits: u32, mut visit: impl FnMut(usize)) {
    while bits != 0 {
        visit(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// The cell to branch on, with its digits, given the tallies of cells with several and with two.
#[inline(always)]
fn choose<P: Plane>(
    planes: &[P; 3],
    board: &Planes,
    several: P,
    two: P,
    extra: &Extra,
) -> (CellPlace, u32) {
    let mut tally = Lanes([0; 32]);
    if two.is_zero() {
        several.store(&mut tally);
        return fewest(board, &tally);
    }
    two.store(&mut tally);
    let weights = Weights::of(planes, two);
    let (mut best, mut most) = ((0, 0, 0), 0);
    for band in 0..3 {
        let [first, _, second, _, third, ..] = *tally.quarter(band);
        let mut cells = u64::from(first) | u64::from(second) << 16 | u64::from(third) << 32;
        while cells != 0 {
            let (row, at) =
                (cells.trailing_zeros() as usize / 16, cells.trailing_zeros() as usize % 16);
            cells &= cells - 1;
            let weight =
                weights.get::<P::Quarter>(board, band, row, at) + extra.weight(band, row, at);
            if weight > most {
                (best, most) = ((band, row, at), weight);
            }
        }
    }
    let (band, row, at) = best;
    let place = CellPlace { band, row, bit: 1 << at };
    (place, place.digits(board))
}

/// The first of the cells of a tally with the fewest digits. Rare: nearly every board has a cell with
/// two.
#[inline(never)]
fn fewest(board: &Planes, tally: &Lanes) -> (CellPlace, u32) {
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
