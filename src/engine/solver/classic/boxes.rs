//! The boxes of a band, each a carry bit above its three places in a lane.

use super::layout::PLACES;
use super::plane::Plane;

/// The clear bit above each box of a lane.
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
