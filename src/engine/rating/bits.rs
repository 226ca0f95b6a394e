//! Ones in words.

/// True when `mask` has no more than `most` bits, which are few. Quicker than to count them all.
#[inline]
pub(super) fn at_most(mut mask: u32, most: usize) -> bool {
    for _ in 0..most {
        mask &= mask.wrapping_sub(1);
    }
    mask == 0
}

/// The places of the ones in `mask`.
#[inline]
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// The places of the ones in a wide `mask`.
#[inline]
pub(super) fn wide_bits(mut mask: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}
