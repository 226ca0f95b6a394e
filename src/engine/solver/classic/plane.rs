//! Operations on a plane of a board while it is in registers.
//!
//! The operations are chosen to suit vector instructions within quarters of 128 bits: each takes one or two
//! instructions if the vectors are wide enough.
//!
//! A *tally* is a plane with another meaning: it says something about each cell, over all digits. In quarter `band <
//! 3`, the pair of lanes `r < 3` is row `r` of the band, twice; other lanes are meaningless.

use super::layout::{CellPlace, Lanes, PLACES, lane};

/// Lanes in registers. Sums, differences and shifts are per lane: sums do not overflow, differences are not negative,
/// and bits shifted out of a lane are lost.
///
/// The functions of these traits are `inline(always)`: wide vectors must only be used in a function that is compiled
/// for them (see `x86`).
pub(super) trait Register: Copy {
    /// Returns `value` in every lane.
    fn splat(value: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// Returns the bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn up(self, bits: u32) -> Self;
    fn down(self, bits: u32) -> Self;
    fn is_zero(self) -> bool;

    /// Returns, in each quarter, the lower halves of both, and the upper halves of both.
    fn zip_halves(self, other: Self) -> [Self; 2];
    /// Returns, in each quarter, the even pairs of lanes of both, and the odd pairs of both.
    fn unzip_pairs(self, other: Self) -> [Self; 2];
    /// Swaps the two lanes of each pair.
    fn swap_lanes(self) -> Self;
}

/// A quarter of a plane in a register: eight lanes, as four pairs.
pub(super) trait Quarter: Register {
    fn load(lanes: &[u16; 8]) -> Self;
    fn store(self, lanes: &mut [u16; 8]);

    /// Sets all bits in the lanes that have `bit`, and clears the others.
    fn lanes_with(self, bit: u16) -> Self;
    /// Returns the sum of all lanes, each less than 256.
    fn sum(self) -> u16;

    /// Interleaves the lower pairs of both, and the upper pairs of both.
    fn zip_pairs(self, other: Self) -> [Self; 2];
    /// Returns pair `PAIR`, which is less than three, four times.
    fn broadcast_pair<const PAIR: i32>(self) -> Self;
    /// Returns pairs 1, 2, 0 and 3.
    fn next(self) -> Self;
    /// Returns pairs 2, 0, 1 and 3.
    fn previous(self) -> Self;
}

/// A plane, or a tally, in registers.
pub(super) trait Plane: Register {
    /// The register for one quarter.
    type Quarter: Quarter;

    fn load(lanes: &Lanes) -> Self;
    fn store(self, lanes: &mut Lanes);

    /// Moves the next band into the place of each; the first follows the last.
    fn next_band(self) -> Self;
    /// Moves the previous band into the place of each.
    fn previous_band(self) -> Self;

    /// Returns the cells of digit 9 in three planes, as a tally.
    fn nine(planes: [Self; 3]) -> Self;
    /// Copies the bits of a tally for each cell to the lanes of all digits. The idle lanes get all bits.
    fn spread(self) -> [Self; 3];
}

/// By band and digit: all bits in the lanes of that digit, none elsewhere.
static LANES: [[Lanes; 9]; 3] = {
    let mut lanes = [[Lanes([0; 32]); 9]; 3];
    let mut at = 0;
    while at < 27 {
        let (band, digit) = (at / 9, at % 9 + 1);
        let first = lane(digit, band);
        lanes[band][digit - 1].0[first] = u16::MAX;
        if digit == 9 {
            lanes[band][8].0[first + 1] = u16::MAX;
        }
        at += 1;
    }
    lanes
};

impl CellPlace {
    /// Removes `digit` from the cell of a board in registers.
    #[inline(always)]
    pub(super) fn without<P: Plane>(self, planes: [P; 3], digit: usize) -> [P; 3] {
        let lanes = P::load(&LANES[self.band][digit - 1]);
        let bit = |row: usize| if row == self.row { self.bit } else { 0 };
        let ([a, b, c], [x, y, z]) = (planes, [bit(0), bit(1), bit(2)].map(P::splat));
        [a.without(lanes.and(x)), b.without(lanes.and(y)), c.without(lanes.and(z))]
    }
}

/// The carry bits: the clear bit above the three places of each box of a lane.
pub(super) const CARRY: u16 = 0x0888;

/// Returns the carry bit of each box of a lane that has a place. The plane must have no carry bits set.
#[inline(always)]
pub(super) fn used<P: Plane>(plane: P) -> P {
    plane.plus(P::splat(PLACES)).and(P::splat(CARRY))
}

/// Returns all three places of each box whose carry bit is set.
#[inline(always)]
pub(super) fn fill<P: Plane>(carries: P) -> P {
    carries.minus(carries.down(3))
}

/// Moves the carry bit of the next box into the place of each; bits above the last box are meaningless.
#[inline(always)]
pub(super) fn next_box<P: Plane>(carries: P) -> P {
    carries.down(4).or(carries.up(8))
}

/// Moves the carry bit of the previous box into the place of each; bits above the last box are meaningless.
#[inline(always)]
pub(super) fn previous_box<P: Plane>(carries: P) -> P {
    carries.down(8).or(carries.up(4))
}
