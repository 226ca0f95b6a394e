//! Quarters of planes in registers of 128 bits: SSE2. The module above explains why each `unsafe` is sound.

use super::super::plane::{Quarter, Register};
use super::order;
use std::arch::x86_64::*;

/// A quarter in a register.
#[derive(Clone, Copy)]
pub(super) struct Sse2(__m128i);

/// Applies an intrinsic to quarters.
macro_rules! whole {
    ($intrinsic:expr; $($quarter:expr),+) => {
        // SAFETY: see the module.
        unsafe { Sse2($intrinsic($($quarter.0),+)) }
    };
}

impl Sse2 {
    /// Picks two pairs of `self`, then two of `other`, in this [`order`].
    #[inline(always)]
    fn pick<const ORDER: i32>(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe {
            let (a, b) = (_mm_castsi128_ps(self.0), _mm_castsi128_ps(other.0));
            Sse2(_mm_castps_si128(_mm_shuffle_ps::<ORDER>(a, b)))
        }
    }
}

impl Register for Sse2 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        // SAFETY: see the module.
        unsafe { Sse2(_mm_set1_epi16(value.cast_signed())) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        whole!(_mm_and_si128; self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        whole!(_mm_or_si128; self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        whole!(_mm_xor_si128; self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        whole!(_mm_andnot_si128; other, self)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        whole!(_mm_add_epi16; self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        whole!(_mm_sub_epi16; self, other)
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        // SAFETY: see the module.
        unsafe { Sse2(_mm_sll_epi16(self.0, _mm_cvtsi32_si128(bits.cast_signed()))) }
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        // SAFETY: see the module.
        unsafe { Sse2(_mm_srl_epi16(self.0, _mm_cvtsi32_si128(bits.cast_signed()))) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the module.
        unsafe {
            let zero = _mm_cmpeq_epi8(self.0, _mm_setzero_si128());
            _mm_movemask_epi8(zero) == 0xffff
        }
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        [whole!(_mm_unpacklo_epi64; self, other), whole!(_mm_unpackhi_epi64; self, other)]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        [self.pick::<{ order(0, 2, 0, 2) }>(other), self.pick::<{ order(1, 3, 1, 3) }>(other)]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        whole!(_mm_slli_epi32::<16>; self).or(whole!(_mm_srli_epi32::<16>; self))
    }
}

impl Quarter for Sse2 {
    #[inline(always)]
    fn load(lanes: &[u16; 8]) -> Self {
        // SAFETY: see the module.
        unsafe { Sse2(_mm_loadu_si128(lanes.as_ptr().cast())) }
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; 8]) {
        // SAFETY: see the module.
        unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn lanes_with(self, bit: u16) -> Self {
        let bit = Sse2::splat(bit);
        whole!(_mm_cmpeq_epi16; self.and(bit), bit)
    }

    #[inline(always)]
    fn sum(self) -> u16 {
        // SAFETY: see the module.
        unsafe {
            let zip_halves = _mm_sad_epu8(self.0, _mm_setzero_si128());
            let sum = _mm_add_epi64(zip_halves, _mm_unpackhi_epi64(zip_halves, zip_halves));
            _mm_cvtsi128_si32(sum) as u16
        }
    }

    #[inline(always)]
    fn zip_pairs(self, other: Self) -> [Self; 2] {
        [whole!(_mm_unpacklo_epi32; self, other), whole!(_mm_unpackhi_epi32; self, other)]
    }

    #[inline(always)]
    fn broadcast_pair<const PAIR: i32>(self) -> Self {
        // SAFETY: see the module.
        unsafe {
            Sse2(match PAIR {
                0 => _mm_shuffle_epi32::<{ order(0, 0, 0, 0) }>(self.0),
                1 => _mm_shuffle_epi32::<{ order(1, 1, 1, 1) }>(self.0),
                _ => _mm_shuffle_epi32::<{ order(2, 2, 2, 2) }>(self.0),
            })
        }
    }

    #[inline(always)]
    fn next(self) -> Self {
        whole!(_mm_shuffle_epi32::<{ order(1, 2, 0, 3) }>; self)
    }

    #[inline(always)]
    fn previous(self) -> Self {
        whole!(_mm_shuffle_epi32::<{ order(2, 0, 1, 3) }>; self)
    }
}
