//! Planes in one register of 512 bits: AVX-512. The module above explains why each `unsafe` is sound.

use super::super::layout::Lanes;
use super::super::plane::{Plane, Register};
use super::order;
use super::sse2::Sse2;
use std::arch::x86_64::*;

/// A plane in one register.
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m512i);

/// Applies an intrinsic to planes.
macro_rules! whole {
    ($intrinsic:expr; $($plane:expr),+) => {
        // SAFETY: see the module.
        unsafe { Avx512($intrinsic($($plane.0),+)) }
    };
}

impl Avx512 {
    /// Picks, in each quarter, two pairs of `self`, then two of `other`, in this [`order`].
    #[inline(always)]
    fn pick<const ORDER: i32>(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe {
            let (a, b) = (_mm512_castsi512_ps(self.0), _mm512_castsi512_ps(other.0));
            Avx512(_mm512_castps_si512(_mm512_shuffle_ps::<ORDER>(a, b)))
        }
    }

    /// Gathers pairs by index: 0 to 15 are in `self`, 16 to 31 in `other`.
    #[inline(always)]
    fn gather(self, from: [i32; 16], other: Self) -> Self {
        // SAFETY: see the module; any sixteen numbers are valid indices, of which only the low bits count.
        unsafe {
            let from = _mm512_loadu_si512(from.as_ptr().cast());
            Avx512(_mm512_permutex2var_epi32(self.0, from, other.0))
        }
    }

    /// Returns a plane for a tally: in each band pair `r` four times; all bits in the idle lanes.
    #[inline(always)]
    fn plane(self, r: i32) -> Self {
        let (a, b, c) = (r, 4 + r, 8 + r);
        let from = [a, a, a, a, b, b, b, b, c, c, c, c, a, b, c, 16];
        self.gather(from, Avx512::splat(u16::MAX))
    }
}

impl Register for Avx512 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        // SAFETY: see the module.
        unsafe { Avx512(_mm512_set1_epi16(value.cast_signed())) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        whole!(_mm512_and_si512; self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        whole!(_mm512_or_si512; self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        whole!(_mm512_xor_si512; self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        whole!(_mm512_andnot_si512; other, self)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        whole!(_mm512_add_epi16; self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        whole!(_mm512_sub_epi16; self, other)
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        // SAFETY: see the module.
        unsafe {
            let bits = _mm_cvtsi32_si128(bits.cast_signed());
            Avx512(_mm512_sll_epi16(self.0, bits))
        }
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        // SAFETY: see the module.
        unsafe {
            let bits = _mm_cvtsi32_si128(bits.cast_signed());
            Avx512(_mm512_srl_epi16(self.0, bits))
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the module.
        unsafe { _mm512_test_epi32_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        [whole!(_mm512_unpacklo_epi64; self, other), whole!(_mm512_unpackhi_epi64; self, other)]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        [self.pick::<{ order(0, 2, 0, 2) }>(other), self.pick::<{ order(1, 3, 1, 3) }>(other)]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        whole!(_mm512_rol_epi32::<16>; self)
    }
}

impl Plane for Avx512 {
    type Quarter = Sse2;

    #[inline(always)]
    fn load(lanes: &Lanes) -> Self {
        // SAFETY: see the module.
        unsafe { Avx512(_mm512_load_si512(lanes.0.as_ptr().cast())) }
    }

    #[inline(always)]
    fn store(self, lanes: &mut Lanes) {
        // SAFETY: see the module.
        unsafe { _mm512_store_si512(lanes.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let from = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 13, 14, 12, 15];
        self.gather(from, self)
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let from = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 14, 12, 13, 15];
        self.gather(from, self)
    }

    #[inline(always)]
    fn nine([a, b, c]: [Self; 3]) -> Self {
        a.gather([12, 28, 0, 0, 13, 29, 0, 0, 14, 30, 0, 0, 0, 0, 0, 0], b)
            .gather([0, 1, 28, 0, 4, 5, 29, 0, 8, 9, 30, 0, 0, 0, 0, 0], c)
    }

    #[inline(always)]
    fn spread(self) -> [Self; 3] {
        [self.plane(0), self.plane(1), self.plane(2)]
    }
}
