//! What can be done to a plane of a board while it is in registers.
//!
//! Shaped by what vector instructions do well within quarters of 128 bits, and by nothing else: every
//! step here is one or two instructions where the vectors are wide enough.
//!
//! A *tally* is a plane of another meaning: what all digits together say of each cell. In quarter
//! `band < 3` the pair of lanes `r < 3` is row `r` of the band, twice over; other lanes mean nothing.

use super::layout::Lanes;

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
    fn halves(self, other: Self) -> [Self; 2];
    /// In each quarter: the even pairs of lanes of both, then the odd pairs of both.
    fn pairs(self, other: Self) -> [Self; 2];
    /// The lanes of each pair exchanged.
    fn twins(self) -> Self;
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
    fn zipped(self, other: Self) -> [Self; 2];
    /// Pair `PAIR`, which is less than three, four times.
    fn four_times<const PAIR: i32>(self) -> Self;
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
