//! Quarters of planes in plain 64-bit words, four lanes per word: for processors without supported vectors, and as a
//! reference in tests.

use super::plane::{Quarter, Register};

/// A quarter in two words, the first lane in the lowest bits.
#[derive(Clone, Copy)]
pub(super) struct WordQuarter([u64; 2]);

/// The lower of the two pairs of lanes in a word.
const PAIR: u64 = 0xffff_ffff;

/// Returns `value` in each lane.
const fn each_lane(value: u16) -> u64 {
    value as u64 * 0x0001_0001_0001_0001
}

impl Register for WordQuarter {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        WordQuarter([each_lane(value); 2])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        WordQuarter([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        WordQuarter([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        WordQuarter([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        WordQuarter([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        WordQuarter([a.wrapping_add(c), b.wrapping_add(d)])
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        WordQuarter([a.wrapping_sub(c), b.wrapping_sub(d)])
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        let mask = each_lane(u16::MAX << bits);
        WordQuarter(self.0.map(|word| (word << bits) & mask))
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        let mask = each_lane(u16::MAX >> bits);
        WordQuarter(self.0.map(|word| (word >> bits) & mask))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        let ([a, b], [c, d]) = (self.0, other.0);
        [WordQuarter([a, c]), WordQuarter([b, d])]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        let even = |[a, b]: [u64; 2]| a & PAIR | b << 32;
        let odd = |[a, b]: [u64; 2]| a >> 32 | b & !PAIR;
        [WordQuarter([even(self.0), even(other.0)]), WordQuarter([odd(self.0), odd(other.0)])]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        let even = 0x0000_ffff_0000_ffff;
        WordQuarter(self.0.map(|word| (word & even) << 16 | word >> 16 & even))
    }
}

impl Quarter for WordQuarter {
    #[inline(always)]
    fn load(&[a, b, c, d, e, f, g, h]: &[u16; 8]) -> Self {
        let word = |[a, b, c, d]: [u16; 4]| {
            u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
        };
        WordQuarter([word([a, b, c, d]), word([e, f, g, h])])
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; 8]) {
        for (at, lane) in lanes.iter_mut().enumerate() {
            *lane = (self.0[at / 4] >> (16 * (at % 4))) as u16;
        }
    }

    #[inline(always)]
    fn lanes_with(self, bit: u16) -> Self {
        let at = bit.trailing_zeros();
        WordQuarter(self.0.map(|word| (word >> at & each_lane(1)) * u64::from(u16::MAX)))
    }

    #[inline(always)]
    fn sum(self) -> u16 {
        let [a, b] = self.0;
        (a.wrapping_add(b).wrapping_mul(each_lane(1)) >> 48) as u16
    }

    #[inline(always)]
    fn zip_pairs(self, other: Self) -> [Self; 2] {
        let zip = |a: u64, b: u64| WordQuarter([a & PAIR | b << 32, a >> 32 | b & !PAIR]);
        let ([a, b], [c, d]) = (self.0, other.0);
        [zip(a, c), zip(b, d)]
    }

    #[inline(always)]
    fn broadcast_pair<const AT: i32>(self) -> Self {
        let pair = self.0[AT as usize / 2] >> (32 * (AT % 2)) & PAIR;
        WordQuarter([pair | pair << 32; 2])
    }

    #[inline(always)]
    fn next(self) -> Self {
        let [a, b] = self.0;
        WordQuarter([a >> 32 | b << 32, a & PAIR | b & !PAIR])
    }

    #[inline(always)]
    fn previous(self) -> Self {
        let [a, b] = self.0;
        WordQuarter([b & PAIR | a << 32, a >> 32 | b & !PAIR])
    }
}
