//! What can be done to a plane of a board while it is in registers.
//!
//! Shaped by what vector instructions do well within quarters of 128 bits, and by nothing else: every
//! step here is one or two instructions where the vectors are wide enough.
//!
//! A *tally* is a plane of another meaning: what all digits together say of each cell. In quarter
//! `band < 3` the pair of lanes `r < 3` is row `r` of the band, twice over; other lanes mean nothing.

use super::layout::Lanes;

/// A plane, or a tally, in registers. Sums, differences and shifts are lane by lane; sums do not
/// overflow, differences are not negative, and what a shift moves out of a lane is lost.
///
/// The functions are `inline(always)`: a plane of wide vectors must only be used within a function that
/// is compiled for them (see `x86`).
pub(super) trait Plane: Copy {
    fn load(lanes: &Lanes) -> Self;
    fn store(self, lanes: &mut Lanes);
    /// A plane with `value` in every lane.
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

    /// In the place of each band what the next holds; the first follows the last.
    fn next_band(self) -> Self;
    /// In the place of each band what the one before holds.
    fn previous_band(self) -> Self;

    /// In each quarter: the lower halves of both, then the upper halves of both.
    fn halves(self, other: Self) -> [Self; 2];
    /// In each quarter: the even pairs of lanes of both, then the odd pairs of both.
    fn pairs(self, other: Self) -> [Self; 2];
    /// The lanes of each pair exchanged.
    fn twins(self) -> Self;

    /// The cells of digit 9 in three planes, as a tally.
    fn nine(planes: [Self; 3]) -> Self;
    /// The bits of a tally for each cell, in the lanes of all digits. The idle lanes get all bits.
    fn spread(self) -> [Self; 3];
}
