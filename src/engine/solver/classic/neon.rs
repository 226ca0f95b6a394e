//! Quarters of planes in registers of 128 bits: NEON, which every 64-bit ARM processor has.
//!
//! Every `unsafe` below is sound for the same reason. Intrinsics that do not access memory only require a processor
//! that supports them, which all processors do that this module is compiled for. Loads and stores also require valid
//! addresses, which those of arrays are.

use super::plane::{Quarter, Register};
use std::arch::aarch64::*;

/// A quarter in a register.
#[derive(Clone, Copy)]
pub(super) struct Neon(uint16x8_t);

/// Applies an intrinsic to quarters.
macro_rules! whole {
    ($intrinsic:expr; $($quarter:expr),+) => {
        // SAFETY: see the module.
        unsafe { Neon($intrinsic($($quarter.0),+)) }
    };
}

/// Applies an intrinsic for pairs of lanes to two quarters.
macro_rules! by_pairs {
    ($intrinsic:expr; $a:expr, $b:expr) => {
        // SAFETY: see the module.
        unsafe {
            let (a, b) = (vreinterpretq_u32_u16($a.0), vreinterpretq_u32_u16($b.0));
            Neon(vreinterpretq_u16_u32($intrinsic(a, b)))
        }
    };
}

/// Applies an intrinsic for halves to two quarters.
macro_rules! by_halves {
    ($intrinsic:expr; $a:expr, $b:expr) => {
        // SAFETY: see the module.
        unsafe {
            let (a, b) = (vreinterpretq_u64_u16($a.0), vreinterpretq_u64_u16($b.0));
            Neon(vreinterpretq_u16_u64($intrinsic(a, b)))
        }
    };
}

impl Neon {
    /// Shifts each lane to the left by `bits`, or to the right if negative.
    #[inline(always)]
    fn shifted(self, bits: i16) -> Self {
        // SAFETY: see the module.
        unsafe { Neon(vshlq_u16(self.0, vdupq_n_s16(bits))) }
    }

    /// Gathers the bytes with the indices in `from`.
    #[inline(always)]
    fn gather(self, from: &[u8; 16]) -> Self {
        // SAFETY: see the module.
        unsafe {
            let from = vld1q_u8(from.as_ptr());
            let bytes = vqtbl1q_u8(vreinterpretq_u8_u16(self.0), from);
            Neon(vreinterpretq_u16_u8(bytes))
        }
    }
}

impl Register for Neon {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        // SAFETY: see the module.
        unsafe { Neon(vdupq_n_u16(value)) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        whole!(vandq_u16; self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        whole!(vorrq_u16; self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        whole!(veorq_u16; self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        whole!(vbicq_u16; self, other)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        whole!(vaddq_u16; self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        whole!(vsubq_u16; self, other)
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        self.shifted(bits as i16)
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        self.shifted(-(bits as i16))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the module.
        unsafe { vmaxvq_u16(self.0) == 0 }
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        [by_halves!(vzip1q_u64; self, other), by_halves!(vzip2q_u64; self, other)]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        [by_pairs!(vuzp1q_u32; self, other), by_pairs!(vuzp2q_u32; self, other)]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        whole!(vrev32q_u16; self)
    }
}

impl Quarter for Neon {
    #[inline(always)]
    fn load(lanes: &[u16; 8]) -> Self {
        // SAFETY: see the module.
        unsafe { Neon(vld1q_u16(lanes.as_ptr())) }
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; 8]) {
        // SAFETY: see the module.
        unsafe { vst1q_u16(lanes.as_mut_ptr(), self.0) }
    }

    #[inline(always)]
    fn lanes_with(self, bit: u16) -> Self {
        whole!(vtstq_u16; self, Neon::splat(bit))
    }

    #[inline(always)]
    fn sum(self) -> u16 {
        // SAFETY: see the module.
        unsafe { vaddvq_u16(self.0) }
    }

    #[inline(always)]
    fn zip_pairs(self, other: Self) -> [Self; 2] {
        [by_pairs!(vzip1q_u32; self, other), by_pairs!(vzip2q_u32; self, other)]
    }

    #[inline(always)]
    fn broadcast_pair<const PAIR: i32>(self) -> Self {
        // SAFETY: see the module.
        unsafe {
            let pairs = vreinterpretq_u32_u16(self.0);
            Neon(vreinterpretq_u16_u32(vdupq_laneq_u32::<PAIR>(pairs)))
        }
    }

    #[inline(always)]
    fn next(self) -> Self {
        self.gather(&[4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn previous(self) -> Self {
        self.gather(&[8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }
}
