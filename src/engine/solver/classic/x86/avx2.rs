//! Planes in two registers of 256 bits: AVX2. The module above explains why each `unsafe` is sound.

use super::super::layout::Lanes;
use super::super::plane::{Plane, Register};
use super::order;
use super::sse2::Sse2;
use std::arch::x86_64::*;

/// A plane in two registers: bands 0 and 1; band 2 and digit 9.
#[derive(Clone, Copy)]
pub(super) struct Avx2([__m256i; 2]);

/// Applies an intrinsic to both registers of a plane, or of two planes.
macro_rules! both {
    ($intrinsic:expr; $a:expr) => {{
        let [a, b] = $a.0;
        // SAFETY: see the module.
        unsafe { Avx2([$intrinsic(a), $intrinsic(b)]) }
    }};
    ($intrinsic:expr; $a:expr, $b:expr) => {{
        let ([a, b], [c, d]) = ($a.0, $b.0);
        // SAFETY: see the module.
        unsafe { Avx2([$intrinsic(a, c), $intrinsic(b, d)]) }
    }};
}

/// Transposes pairs: row `i` of the result has pair `i` of each quarter.
#[inline(always)]
fn transposed([a, b, c, d]: [__m128i; 4]) -> [__m128i; 4] {
    // SAFETY: see the module; every x86-64 processor has these.
    unsafe {
        let (ab, cd) = (_mm_unpacklo_epi32(a, b), _mm_unpacklo_epi32(c, d));
        let (upper_ab, upper_cd) = (_mm_unpackhi_epi32(a, b), _mm_unpackhi_epi32(c, d));
        [
            _mm_unpacklo_epi64(ab, cd),
            _mm_unpackhi_epi64(ab, cd),
            _mm_unpacklo_epi64(upper_ab, upper_cd),
            _mm_unpackhi_epi64(upper_ab, upper_cd),
        ]
    }
}

impl Avx2 {
    #[inline(always)]
    fn quarters(self) -> [__m128i; 4] {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            [
                _mm256_castsi256_si128(a),
                _mm256_extracti128_si256::<1>(a),
                _mm256_castsi256_si128(b),
                _mm256_extracti128_si256::<1>(b),
            ]
        }
    }

    /// Picks, in each quarter, two pairs of `self`, then two of `other`, in this [`order`].
    #[inline(always)]
    fn pick<const ORDER: i32>(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        // SAFETY: see the module.
        unsafe {
            let (a, c) = (_mm256_castsi256_ps(a), _mm256_castsi256_ps(c));
            let (b, d) = (_mm256_castsi256_ps(b), _mm256_castsi256_ps(d));
            Avx2([
                _mm256_castps_si256(_mm256_shuffle_ps::<ORDER>(a, c)),
                _mm256_castps_si256(_mm256_shuffle_ps::<ORDER>(b, d)),
            ])
        }
    }

    /// Returns a plane for a tally: in each band one pair four times, and this quarter for digit 9.
    #[inline(always)]
    fn plane<const FOUR_TIMES: i32>(self, nine: __m128i) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let b = _mm256_shuffle_epi32::<FOUR_TIMES>(b);
            Avx2([_mm256_shuffle_epi32::<FOUR_TIMES>(a), _mm256_inserti128_si256::<1>(b, nine)])
        }
    }
}

impl Register for Avx2 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        // SAFETY: see the module.
        unsafe { Avx2([_mm256_set1_epi16(value.cast_signed()); 2]) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        both!(_mm256_and_si256; self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        both!(_mm256_or_si256; self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        both!(_mm256_xor_si256; self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        both!(_mm256_andnot_si256; other, self)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        both!(_mm256_add_epi16; self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        both!(_mm256_sub_epi16; self, other)
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let bits = _mm_cvtsi32_si128(bits.cast_signed());
            Avx2([_mm256_sll_epi16(a, bits), _mm256_sll_epi16(b, bits)])
        }
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let bits = _mm_cvtsi32_si128(bits.cast_signed());
            Avx2([_mm256_srl_epi16(a, bits), _mm256_srl_epi16(b, bits)])
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let any = _mm256_or_si256(a, b);
            _mm256_testz_si256(any, any) != 0
        }
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        [both!(_mm256_unpacklo_epi64; self, other), both!(_mm256_unpackhi_epi64; self, other)]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        [self.pick::<{ order(0, 2, 0, 2) }>(other), self.pick::<{ order(1, 3, 1, 3) }>(other)]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        both!(_mm256_slli_epi32::<16>; self).or(both!(_mm256_srli_epi32::<16>; self))
    }
}

impl Plane for Avx2 {
    type Quarter = Sse2;

    #[inline(always)]
    fn load(lanes: &Lanes) -> Self {
        let from = lanes.0.as_ptr().cast::<__m256i>();
        // SAFETY: see the module.
        unsafe { Avx2([_mm256_load_si256(from), _mm256_load_si256(from.add(1))]) }
    }

    #[inline(always)]
    fn store(self, lanes: &mut Lanes) {
        let to = lanes.0.as_mut_ptr().cast::<__m256i>();
        // SAFETY: see the module.
        unsafe {
            _mm256_store_si256(to, self.0[0]);
            _mm256_store_si256(to.add(1), self.0[1]);
        }
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let nine = _mm256_shuffle_epi32::<{ order(1, 2, 0, 3) }>(b);
            Avx2([_mm256_permute2x128_si256::<0x21>(a, b), _mm256_blend_epi32::<0xf0>(a, nine)])
        }
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let [a, b] = self.0;
        // SAFETY: see the module.
        unsafe {
            let nine = _mm256_shuffle_epi32::<{ order(2, 0, 1, 3) }>(b);
            let middle = _mm256_permute2x128_si256::<0x11>(a, a);
            Avx2([
                _mm256_permute2x128_si256::<0x02>(a, b),
                _mm256_blend_epi32::<0xf0>(middle, nine),
            ])
        }
    }

    #[inline(always)]
    fn nine([a, b, c]: [Self; 3]) -> Self {
        let [a, b, c] = [a.quarters()[3], b.quarters()[3], c.quarters()[3]];
        let [x, y, z, _] = transposed([a, b, c, c]);
        // SAFETY: see the module.
        unsafe { Avx2([_mm256_set_m128i(y, x), _mm256_castsi128_si256(z)]) }
    }

    #[inline(always)]
    fn spread(self) -> [Self; 3] {
        let [a, b, c, _] = self.quarters();
        // SAFETY: see the module.
        let [x, y, z, _] = transposed([a, b, c, unsafe { _mm_set1_epi32(-1) }]);
        [
            self.plane::<{ order(0, 0, 0, 0) }>(x),
            self.plane::<{ order(1, 1, 1, 1) }>(y),
            self.plane::<{ order(2, 2, 2, 2) }>(z),
        ]
    }
}
