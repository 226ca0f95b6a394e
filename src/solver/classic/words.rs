//! Planes in plain 64-bit words, four lanes a word: for processors without vectors known here, and
//! to check the others against.

use super::layout::Lanes;
use super::plane::Plane;

/// A plane in eight words, two a quarter, the first lane in the lowest bits.
#[derive(Clone, Copy)]
pub(super) struct WordPlane([u64; 8]);

/// The lower of the two pairs of lanes in a word.
const PAIR: u64 = 0xffff_ffff;

/// One lane's worth of bits in each lane.
const fn each_lane(value: u16) -> u64 {
    value as u64 * 0x0001_0001_0001_0001
}

impl WordPlane {
    /// Each word as `word` makes it.
    #[inline(always)]
    fn each(mut self, word: impl Fn(u64) -> u64) -> WordPlane {
        for one in &mut self.0 {
            *one = word(*one);
        }
        self
    }

    /// Each word as `word` makes it of those of two planes. `zip` would be called here, not inlined.
    #[inline(always)]
    fn with(mut self, other: WordPlane, word: impl Fn(u64, u64) -> u64) -> WordPlane {
        for (at, one) in self.0.iter_mut().enumerate() {
            *one = word(*one, other.0[at]);
        }
        self
    }

    /// A plane of these quarters, each of two words.
    #[inline(always)]
    fn of([a, b, c, d]: [[u64; 2]; 4]) -> WordPlane {
        WordPlane([a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]])
    }

    #[inline(always)]
    fn quarters(self) -> [[u64; 2]; 4] {
        let [a, b, c, d, e, f, g, h] = self.0;
        [[a, b], [c, d], [e, f], [g, h]]
    }
}

/// The even pairs of lanes of both, then their odd pairs.
#[inline(always)]
fn pairs(a: [u64; 2], b: [u64; 2]) -> [[u64; 2]; 2] {
    let even = |w: [u64; 2]| w[0] & PAIR | w[1] << 32;
    let odd = |w: [u64; 2]| w[0] >> 32 | w[1] & !PAIR;
    [[even(a), even(b)], [odd(a), odd(b)]]
}

impl Plane for WordPlane {
    #[inline(always)]
    fn load(lanes: &Lanes) -> Self {
        let (fours, _) = lanes.0.as_chunks::<4>();
        let mut words = [0; 8];
        for (at, word) in words.iter_mut().enumerate() {
            let [a, b, c, d] = fours[at];
            *word = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
        }
        WordPlane(words)
    }

    #[inline(always)]
    fn store(self, lanes: &mut Lanes) {
        let (fours, _) = lanes.0.as_chunks_mut::<4>();
        for (at, four) in fours.iter_mut().enumerate() {
            let word = self.0[at];
            *four = [
                word as u16,
                (word >> 16) as u16,
                (word >> 32) as u16,
                (word >> 48) as u16,
            ];
        }
    }

    #[inline(always)]
    fn splat(value: u16) -> Self {
        WordPlane([each_lane(value); 8])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.with(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.with(other, |a, b| a.wrapping_add(b))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.with(other, |a, b| a.wrapping_sub(b))
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        self.each(|a| (a << bits) & each_lane(u16::MAX << bits))
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        self.each(|a| (a >> bits) & each_lane(u16::MAX >> bits))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c, [x, y]] = self.quarters();
        WordPlane::of([b, c, a, [x >> 32 | y << 32, x & PAIR | y & !PAIR]])
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let [a, b, c, [x, y]] = self.quarters();
        WordPlane::of([c, a, b, [y & PAIR | x << 32, x >> 32 | y & !PAIR]])
    }

    #[inline(always)]
    fn halves(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.quarters(), other.quarters());
        [
            WordPlane::of([[a[0], e[0]], [b[0], f[0]], [c[0], g[0]], [d[0], h[0]]]),
            WordPlane::of([[a[1], e[1]], [b[1], f[1]], [c[1], g[1]], [d[1], h[1]]]),
        ]
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.quarters(), other.quarters());
        let [a, b, c, d] = [pairs(a, e), pairs(b, f), pairs(c, g), pairs(d, h)];
        [
            WordPlane::of([a[0], b[0], c[0], d[0]]),
            WordPlane::of([a[1], b[1], c[1], d[1]]),
        ]
    }

    #[inline(always)]
    fn twins(self) -> Self {
        let even = 0x0000_ffff_0000_ffff;
        self.each(|a| (a & even) << 16 | a >> 16 & even)
    }

    #[inline(always)]
    fn nine(planes: [Self; 3]) -> Self {
        let [first, second, third] = planes;
        let ([a, x], [b, y]) = (first.quarters()[3], second.quarters()[3]);
        let [c, z] = third.quarters()[3];
        WordPlane::of([
            [a & PAIR | b << 32, c & PAIR],
            [a >> 32 | b & !PAIR, c >> 32],
            [x & PAIR | y << 32, z & PAIR],
            [0, 0],
        ])
    }

    #[inline(always)]
    fn spread(self) -> [Self; 3] {
        let [a, b, c, _] = self.quarters();
        let plane = |word: usize, shift: u32| {
            let part = |quarter: [u64; 2]| quarter[word] >> shift & PAIR;
            let (a, b, c) = (part(a), part(b), part(c));
            let all = |pair: u64| [pair | pair << 32; 2];
            WordPlane::of([all(a), all(b), all(c), [a | b << 32, c | !PAIR]])
        };
        [plane(0, 0), plane(0, 32), plane(1, 0)]
    }
}
