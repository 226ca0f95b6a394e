//! Depth first over what is left open.
//!
//! Branches on the cell with two candidates on which most hangs (see [`Weights`]). Measured against the
//! first such cell: three boards to look at instead of four for a random minimal puzzle, 240 instead of
//! 580 for the hardest known; choosing costs less than half a board.

use super::board::{Settled, Weights, settle};
use super::layout::{EMPTY, Lanes, Place, Planes};
use super::plane::Plane;

/// Boards yet to be looked at. Each but the last is what remains after a digit was set in a cell that
/// had several, and no line of play does that in more than 81 cells.
pub(super) type Stack = [Planes; 83];

/// A stack; what is on it does not matter.
pub(super) fn stack() -> Box<Stack> {
    Box::new([EMPTY; 83])
}

/// Shows every solution of the lowest board of the stack to `visit` until it answers `false`.
#[inline(always)]
pub(super) fn run<P: Plane>(stack: &mut Stack, visit: &mut dyn FnMut(&Planes) -> bool) {
    let mut height = 1_usize;
    while let Some(top) = height.checked_sub(1) {
        let board = &mut stack[top];
        let mut planes = [P::load(&board[0]), P::load(&board[1]), P::load(&board[2])];
        let settled = settle(&mut planes);
        if let Settled::Dead = settled {
            height = top;
            continue;
        }
        store(&planes, board);
        if let Settled::Open { several, two } = settled {
            let (place, digits) = choose(&planes, board, several, two);
            place.clear(board, digits.trailing_zeros() as usize);
            let other = &mut stack[height];
            store(&planes, other);
            each_bit(digits & (digits - 1), |digit| place.clear(other, digit));
            height += 1;
        } else {
            if !visit(board) {
                return;
            }
            height = top;
        }
    }
}

#[inline(always)]
fn store<P: Plane>(planes: &[P; 3], board: &mut Planes) {
    for (plane, lanes) in planes.iter().zip(board) {
        plane.store(lanes);
    }
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
fn choose<P: Plane>(planes: &[P; 3], board: &Planes, several: P, two: P) -> (Place, u32) {
    let mut tally = Lanes([0; 32]);
    if two.is_zero() {
        several.store(&mut tally);
        return fewest(board, &tally);
    }
    two.store(&mut tally);
    let weights = Weights::of(planes, two);
    let mut best = (Place::of(0), 0);
    let mut most = 0;
    each_cell(&tally, |place, at| {
        let digits = place.digits(board);
        let mut weight = 0;
        each_bit(digits, |digit| {
            weight += weights.get(digit, place.band, place.row, at);
        });
        if weight > most {
            (best, most) = ((place, digits), weight);
        }
    });
    best
}

/// The first of the cells of a tally with the fewest digits. Rare: nearly every board has a cell with
/// two.
#[inline(never)]
fn fewest(board: &Planes, tally: &Lanes) -> (Place, u32) {
    let mut best = (Place::of(0), u32::MAX);
    each_cell(tally, |place, _| {
        let digits = place.digits(board);
        if digits.count_ones() < best.1.count_ones() {
            best = (place, digits);
        }
    });
    best
}

/// Every cell of a tally with the number of its bit.
#[inline(always)]
fn each_cell(tally: &Lanes, mut visit: impl FnMut(Place, usize)) {
    for band in 0..3 {
        for row in 0..3 {
            each_bit(u32::from(tally.0[8 * band + 2 * row]), |at| {
                let bit = 1 << at;
                visit(Place { band, row, bit }, at);
            });
        }
    }
}
