//! What can be done to a plane of a board while it is in registers.
//!
//! Shaped by what vector instructions do well within quarters of 128 bits, and by nothing else: every
//! step here is one or two instructions where the vectors are wide enough.
//!
//! A *tally* is a plane of another meaning: what all digits together say of each cell. In quarter
//! `band < 3` the pair of lanes `r < 3` is row `r` of the band, twice over; other lanes mean nothing.

use super::layout::{CellPlace, Lanes, PLACES, lane};

/// Lanes in registers. Sums, differences and shifts are lane by lane; sums do not overflow, differences
/// are not negative, and what a shift moves out of a lane is lost.
///
/// The functions of these traits are `inline(always)`: wide vectors must only be used within a function that is
/// compiled for them (see `x86`).
pub(super) trait Register: Copy {
    /// The same `value` in every lane.
    fn splat(value: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn up(self, bits: u32) -> Self;
    fn down(self, bits: u32) -> Self;
    fn is_zero(self) -> bool;

    /// In each quarter: the lower halves of both, then the upper halves of both.
    fn zip_halves(self, other: Self) -> [Self; 2];
    /// In each quarter: the even pairs of lanes of both, then the odd pairs of both.
    fn unzip_pairs(self, other: Self) -> [Self; 2];
    /// The lanes of each pair exchanged.
    fn swap_pairs(self) -> Self;
}

/// A quarter of a plane in a register: eight lanes, as four pairs.
pub(super) trait Quarter: Register {
    fn load(lanes: &[u16; 8]) -> Self;
    fn store(self, lanes: &mut [u16; 8]);

    /// All bits in the lanes that have `bit`, none in the others.
    fn lanes_with(self, bit: u16) -> Self;
    /// The sum of all lanes, each less than 256.
    fn sum(self) -> u16;

    /// The lower pairs of both in turn, then the upper pairs of both in turn.
    fn zip_pairs(self, other: Self) -> [Self; 2];
    /// Pair `PAIR`, which is less than three, four times.
    fn broadcast_pair<const PAIR: i32>(self) -> Self;
    /// Pairs 1, 2, 0 and 3.
    fn next(self) -> Self;
    /// Pairs 2, 0, 1 and 3.
    fn previous(self) -> Self;
}

/// A plane, or a tally, in registers.
pub(super) trait Plane: Register {
    /// What a quarter of it is looked at in.
    type Quarter: Quarter;

    fn load(lanes: &Lanes) -> Self;
    fn store(self, lanes: &mut Lanes);

    /// In the place of each band what the next holds; the first follows the last.
    fn next_band(self) -> Self;
    /// In the place of each band what the one before holds.
    fn previous_band(self) -> Self;

    /// The cells of digit 9 in three planes, as a tally.
    fn nine(planes: [Self; 3]) -> Self;
    /// The bits of a tally for each cell, in the lanes of all digits. The idle lanes get all bits.
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
    /// Takes `digit` from the cell of a board in registers.
    #[inline(always)]
    pub(super) fn without<P: Plane>(self, planes: [P; 3], digit: usize) -> [P; 3] {
        let lanes = P::load(&LANES[self.band][digit - 1]);
        let bit = |row: usize| if row == self.row { self.bit } else { 0 };
        let ([a, b, c], [x, y, z]) = (planes, [bit(0), bit(1), bit(2)].map(P::splat));
        [a.without(lanes.and(x)), b.without(lanes.and(y)), c.without(lanes.and(z))]
    }
}

/// The clear bit above each box of a lane: its carry, above the three places of the box.
pub(super) const CARRY: u16 = 0x0888;

/// The carry bit of each box in each lane that has a place; places only, no carries set before.
#[inline(always)]
pub(super) fn used<P: Plane>(plane: P) -> P {
    plane.plus(P::splat(PLACES)).and(P::splat(CARRY))
}

/// All three places of each box whose carry bit is set.
#[inline(always)]
pub(super) fn fill<P: Plane>(carries: P) -> P {
    carries.minus(carries.down(3))
}

/// In the place of each box's carry bit that of the next box; the bits above the last are no places.
#[inline(always)]
pub(super) fn next_box<P: Plane>(carries: P) -> P {
    carries.down(4).or(carries.up(8))
}

/// In the place of each box's carry bit that of the box before; the bits above the last are no places.
#[inline(always)]
pub(super) fn previous_box<P: Plane>(carries: P) -> P {
    carries.down(8).or(carries.up(4))
}
