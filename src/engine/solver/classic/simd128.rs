//! Quarters of planes in registers of 128 bits: the vectors of WebAssembly.
//!
//! Intrinsics that do not access memory are safe there, since a module with instructions that the machine lacks does not
//! start. Loads and stores also require valid addresses, which those of arrays are: the reason why every `unsafe` below
//! is sound.

use super::plane::{Quarter, Register};
use std::arch::wasm32::*;

/// A quarter in a register.
#[derive(Clone, Copy)]
pub(super) struct Simd128(v128);

/// Returns pairs of lanes of two quarters, by index: 0 to 3 in the first, 4 to 7 in the second.
macro_rules! pairs {
    ($a:expr, $b:expr; $($pair:literal),+) => {
        Simd128(i32x4_shuffle::<$($pair),+>($a.0, $b.0))
    };
}

impl Register for Simd128 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Simd128(u16x8_splat(value))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Simd128(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Simd128(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Simd128(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Simd128(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Simd128(u16x8_add(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Simd128(u16x8_sub(self.0, other.0))
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        Simd128(u16x8_shl(self.0, bits))
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        Simd128(u16x8_shr(self.0, bits))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        [pairs!(self, other; 0, 1, 4, 5), pairs!(self, other; 2, 3, 6, 7)]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        [pairs!(self, other; 0, 2, 4, 6), pairs!(self, other; 1, 3, 5, 7)]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        Simd128(i16x8_shuffle::<1, 0, 3, 2, 5, 4, 7, 6>(self.0, self.0))
    }
}

impl Quarter for Simd128 {
    #[inline(always)]
    fn load(lanes: &[u16; 8]) -> Self {
        // SAFETY: see the module.
        Simd128(unsafe { v128_load(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; 8]) {
        // SAFETY: see the module.
        unsafe { v128_store(lanes.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn lanes_with(self, bit: u16) -> Self {
        let found = v128_and(self.0, u16x8_splat(bit));
        Simd128(u16x8_ne(found, u16x8_splat(0)))
    }

    #[inline(always)]
    fn sum(self) -> u16 {
        let half = self.plus(pairs!(self, self; 2, 3, 0, 1));
        let quarter = half.plus(pairs!(half, half; 1, 0, 3, 2));
        u16x8_extract_lane::<0>(quarter.plus(quarter.swap_lanes()).0)
    }

    #[inline(always)]
    fn zip_pairs(self, other: Self) -> [Self; 2] {
        [pairs!(self, other; 0, 4, 1, 5), pairs!(self, other; 2, 6, 3, 7)]
    }

    #[inline(always)]
    fn broadcast_pair<const PAIR: i32>(self) -> Self {
        match PAIR {
            0 => pairs!(self, self; 0, 0, 0, 0),
            1 => pairs!(self, self; 1, 1, 1, 1),
            2 => pairs!(self, self; 2, 2, 2, 2),
            _ => pairs!(self, self; 3, 3, 3, 3),
        }
    }

    #[inline(always)]
    fn next(self) -> Self {
        pairs!(self, self; 1, 2, 0, 3)
    }

    #[inline(always)]
    fn previous(self) -> Self {
        pairs!(self, self; 2, 0, 1, 3)
    }
}
