//! Planes in four registers of 128 bits, for any kind of such registers.

use super::layout::Lanes;
use super::plane::{Plane, Quarter, Register};

/// A plane in four registers.
#[derive(Clone, Copy)]
pub(super) struct Quarters<Q>([Q; 4]);

/// Applies `$each` to each quarter of one or two planes.
macro_rules! each {
    ($each:expr; $a:expr) => {{
        let [a, b, c, d] = $a.0;
        Quarters([$each(a), $each(b), $each(c), $each(d)])
    }};
    ($each:expr; $a:expr, $b:expr) => {{
        let ([a, b, c, d], [e, f, g, h]) = ($a.0, $b.0);
        Quarters([$each(a, e), $each(b, f), $each(c, g), $each(d, h)])
    }};
}

/// Transposes pairs: the first result has the first pair of each quarter, the second the second pairs, and the third
/// the third pairs.
#[inline(always)]
fn transposed<Q: Quarter>(a: Q, b: Q, c: Q, d: Q) -> [Q; 3] {
    let ([ab, upper_ab], [cd, upper_cd]) = (a.zip_pairs(b), c.zip_pairs(d));
    let ([first, second], [third, _]) = (ab.zip_halves(cd), upper_ab.zip_halves(upper_cd));
    [first, second, third]
}

impl<Q: Quarter> Register for Quarters<Q> {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Quarters([Q::splat(value); 4])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(Q::and; self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(Q::or; self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(Q::xor; self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(Q::without; self, other)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        each!(Q::plus; self, other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        each!(Q::minus; self, other)
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        let [a, b, c, d] = self.0;
        Quarters([a.up(bits), b.up(bits), c.up(bits), d.up(bits)])
    }

    #[inline(always)]
    fn down(self, bits: u32) -> Self {
        let [a, b, c, d] = self.0;
        Quarters([a.down(bits), b.down(bits), c.down(bits), d.down(bits)])
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c, d] = self.0;
        a.or(b).or(c.or(d)).is_zero()
    }

    #[inline(always)]
    fn zip_halves(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        let [a, b, c, d] = [a.zip_halves(e), b.zip_halves(f), c.zip_halves(g), d.zip_halves(h)];
        [Quarters([a[0], b[0], c[0], d[0]]), Quarters([a[1], b[1], c[1], d[1]])]
    }

    #[inline(always)]
    fn unzip_pairs(self, other: Self) -> [Self; 2] {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        let [a, b, c, d] = [a.unzip_pairs(e), b.unzip_pairs(f), c.unzip_pairs(g), d.unzip_pairs(h)];
        [Quarters([a[0], b[0], c[0], d[0]]), Quarters([a[1], b[1], c[1], d[1]])]
    }

    #[inline(always)]
    fn swap_lanes(self) -> Self {
        each!(Q::swap_lanes; self)
    }
}

impl<Q: Quarter> Plane for Quarters<Q> {
    type Quarter = Q;

    #[inline(always)]
    fn load(lanes: &Lanes) -> Self {
        let (quarters, _) = lanes.0.as_chunks::<8>();
        let [a, b, c, d] = [&quarters[0], &quarters[1], &quarters[2], &quarters[3]];
        Quarters([Q::load(a), Q::load(b), Q::load(c), Q::load(d)])
    }

    #[inline(always)]
    fn store(self, lanes: &mut Lanes) {
        let (quarters, _) = lanes.0.as_chunks_mut::<8>();
        let [a, b, c, d] = self.0;
        a.store(&mut quarters[0]);
        b.store(&mut quarters[1]);
        c.store(&mut quarters[2]);
        d.store(&mut quarters[3]);
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c, nine] = self.0;
        Quarters([b, c, a, nine.next()])
    }

    #[inline(always)]
    fn previous_band(self) -> Self {
        let [a, b, c, nine] = self.0;
        Quarters([c, a, b, nine.previous()])
    }

    #[inline(always)]
    fn nine([a, b, c]: [Self; 3]) -> Self {
        let zero = Q::splat(0);
        let [a, b, c] = transposed(a.0[3], b.0[3], c.0[3], zero);
        Quarters([a, b, c, zero])
    }

    #[inline(always)]
    fn spread(self) -> [Self; 3] {
        let [a, b, c, _] = self.0;
        let [x, y, z] = transposed(a, b, c, Q::splat(u16::MAX));
        [
            Quarters([
                a.broadcast_pair::<0>(),
                b.broadcast_pair::<0>(),
                c.broadcast_pair::<0>(),
                x,
            ]),
            Quarters([
                a.broadcast_pair::<1>(),
                b.broadcast_pair::<1>(),
                c.broadcast_pair::<1>(),
                y,
            ]),
            Quarters([
                a.broadcast_pair::<2>(),
                b.broadcast_pair::<2>(),
                c.broadcast_pair::<2>(),
                z,
            ]),
        ]
    }
}
