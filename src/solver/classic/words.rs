//! Planes in plain 64-bit words, four lanes a word: for processors without vectors known here, and
//! to check the others against.

use super::layout::Lanes;
use super::plane::Plane;

/// A plane in eight words, two a quarter, the first lane in the lowest bits.
#[derive(Clone, Copy)]
pub(super) struct Words([u64; 8]);

/// The lower of the two pairs of lanes in a word.
const PAIR: u64 = 0xffff_ffff;

/// One lane's worth of bits in each lane.
const fn each_lane(value: u16) -> u64 {
    value as u64 * 0x0001_0001_0001_0001
}

/// Word by word what the expression says of the words of one plane, or of two.
macro_rules! each {
    ($plane:expr, |$a:ident| $value:expr) => {{
        let mut words = $plane.0;
        for $a in &mut words {
            *$a = $value;
        }
        Words(words)
    }};
    ($plane:expr, $other:expr, |$a:ident, $b:ident| $value:expr) => {{
        let mut words = $plane.0;
        for ($a, $b) in words.iter_mut().zip(&$other.0) {
            *$a = $value;
        }
        Words(words)
    }};
}

impl Words {
    /// A plane of these quarters, each of two words.
    #[inline(always)]
    fn of([a, b, c, d]: [[u64; 2]; 4]) -> Words {
        Words([a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]])
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

impl Plane for Words {
    #[inline(always)]
    fn load(lanes: &Lanes) -> Self {
        let mut words = [0; 8];
        for (word, four) in words.iter_mut().zip(lanes.0.as_chunks::<4>().0) {
            let [a, b, c, d] = four.map(u64::from);
            *word = a | b << 16 | c << 32 | d << 48;
        }
        Words(words)
    }

    #[inline(always)]
    fn store(self, lanes: &mut Lanes) {
        for (four, word) in lanes.0.as_chunks_mut::<4>().0.iter_mut().zip(self.0) {
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
        Words([each_lane(value); 8])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(self, other, |a, b| *a & *b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(self, other, |a, b| *a | *b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(self, other, |a, b| *a ^ *b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(self, other, |a, b| *a & !*b)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        each!(self, other, |a, b| a.wrapping_add(*b))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        each!(self, other, |a, b| a.wrapping_sub(*b))
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        each!(self, |a| (*a << bits) & each_lane(u16::MAX << bits))
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        each!(self, |a| (*a >> bits) & each_lane(u16::MAX >> bits))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c, [x, y]] = self.quarters();
        Words::of([b, c, a, [x >> 32 | y << 32, x & PAIR | y & !PAIR]])
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let [a, b, c, [x, y]] = self.quarters();
        Words::of([c, a, b, [y & PAIR | x << 32, x >> 32 | y & !PAIR]])
    }

    #[inline(always)]
    fn halves(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.quarters(), other.quarters());
        [
            Words::of([[a[0], e[0]], [b[0], f[0]], [c[0], g[0]], [d[0], h[0]]]),
            Words::of([[a[1], e[1]], [b[1], f[1]], [c[1], g[1]], [d[1], h[1]]]),
        ]
    }

    #[inline(always)]
    fn pairs(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.quarters(), other.quarters());
        let [a, b, c, d] = [pairs(a, e), pairs(b, f), pairs(c, g), pairs(d, h)];
        [
            Words::of([a[0], b[0], c[0], d[0]]),
            Words::of([a[1], b[1], c[1], d[1]]),
        ]
    }

    #[inline(always)]
    fn twins(self) -> Self {
        let even = 0x0000_ffff_0000_ffff;
        each!(self, |a| (*a & even) << 16 | *a >> 16 & even)
    }

    #[inline(always)]
    fn nine(planes: [Self; 3]) -> Self {
        let [[a, x], [b, y], [c, z]] = planes.map(|plane| plane.quarters()[3]);
        Words::of([
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
            let [a, b, c] = [a, b, c].map(|quarter| quarter[word] >> shift & PAIR);
            let all = |pair: u64| [pair | pair << 32; 2];
            Words::of([all(a), all(b), all(c), [a | b << 32, c | !PAIR]])
        };
        [plane(0, 0), plane(0, 32), plane(1, 0)]
    }
}
