//! Sets of small numbers as bits: cells, digits, or places in an order.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub, SubAssign};

/// A set of numbers below 64 `W`: cells, houses, or places in an order. Number `n` is bit `n % 64` of word `n / 64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    pub(crate) const EMPTY: Set<W> = Set([0; W]);

    #[inline]
    pub(crate) fn from_cell(cell: usize) -> Set<W> {
        let mut set = Set::EMPTY;
        set.insert(cell);
        set
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The least cell of a set that has one.
    #[inline]
    pub(crate) fn first(&self) -> usize {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        word * 64 + self.0[word].trailing_zeros() as usize % 64
    }

    /// Removes the least cell and returns it; `None` if the set is empty.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        Some(word * 64 + bit)
    }

    /// The one cell of a set that has exactly one.
    #[inline]
    pub(crate) fn only(&self) -> Option<usize> {
        let (mut any, mut more) = (0, 0);
        for &word in &self.0 {
            let again = if any != 0 { word } else { 0 };
            more |= again | (word & word.wrapping_sub(1));
            any |= word;
        }
        (any != 0 && more == 0).then(|| self.first())
    }

    /// The two cells of a set that has exactly two.
    #[inline]
    pub(crate) fn two(&self) -> Option<[usize; 2]> {
        if self.is_empty() {
            return None;
        }
        let first = self.first();
        let mut rest = *self;
        rest.remove(first);
        rest.only().map(|second| [first, second])
    }

    /// True when it has more than `count` cells, which are few.
    #[inline]
    pub(crate) fn has_more_than(mut self, count: usize) -> bool {
        for _ in 0..count {
            for word in &mut self.0 {
                let before = *word;
                *word &= word.wrapping_sub(1);
                if before != 0 {
                    break;
                }
            }
        }
        !self.is_empty()
    }

    #[inline]
    pub(crate) fn intersects(&self, other: Set<W>) -> bool {
        !(*self & other).is_empty()
    }

    #[inline]
    pub(crate) fn is_subset_of(&self, other: Set<W>) -> bool {
        (*self - other).is_empty()
    }

    /// The cells of the set, ascending.
    #[inline]
    pub(crate) fn iter(self) -> Members<W> {
        Members { set: self, word: 0 }
    }
}

impl<const W: usize> FromIterator<usize> for Set<W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Set<W> {
        let mut set = Set::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

pub(crate) struct Members<const W: usize> {
    set: Set<W>,
    word: usize,
}

impl<const W: usize> Iterator for Members<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < W {
            let bits = self.set.0[self.word];
            if bits != 0 {
                self.set.0[self.word] = bits & (bits - 1);
                return Some(self.word * 64 + bits.trailing_zeros() as usize);
            }
            self.word += 1;
        }
        None
    }
}

impl<const W: usize> From<[u64; W]> for Set<W> {
    #[inline]
    fn from(words: [u64; W]) -> Set<W> {
        Set(words)
    }
}

impl From<u128> for Set<2> {
    #[inline]
    fn from(bits: u128) -> Set<2> {
        Set([bits as u64, (bits >> 64) as u64])
    }
}

impl From<Set<2>> for u128 {
    #[inline]
    fn from(Set([low, high]): Set<2>) -> u128 {
        u128::from(low) | u128::from(high) << 64
    }
}

impl<const W: usize> BitAnd for Set<W> {
    type Output = Set<W>;

    #[inline]
    fn bitand(mut self, other: Set<W>) -> Set<W> {
        self &= other;
        self
    }
}

impl<const W: usize> BitOr for Set<W> {
    type Output = Set<W>;

    #[inline]
    fn bitor(mut self, other: Set<W>) -> Set<W> {
        self |= other;
        self
    }
}

impl<const W: usize> BitXor for Set<W> {
    type Output = Set<W>;

    #[inline]
    fn bitxor(mut self, other: Set<W>) -> Set<W> {
        (0..W).for_each(|word| self.0[word] ^= other.0[word]);
        self
    }
}

/// The cells of the first set that are not in the second.
impl<const W: usize> Sub for Set<W> {
    type Output = Set<W>;

    #[inline]
    fn sub(mut self, other: Set<W>) -> Set<W> {
        self -= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Set<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Set<W>) {
        (0..W).for_each(|word| self.0[word] &= other.0[word]);
    }
}

impl<const W: usize> BitOrAssign for Set<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<W>) {
        (0..W).for_each(|word| self.0[word] |= other.0[word]);
    }
}

impl<const W: usize> SubAssign for Set<W> {
    #[inline]
    fn sub_assign(&mut self, other: Set<W>) {
        (0..W).for_each(|word| self.0[word] &= !other.0[word]);
    }
}

/// True when `mask` has no more than `most` bits, which are few. Quicker than to count them all.
#[inline]
pub(crate) fn has_at_most(mut mask: u32, most: usize) -> bool {
    for _ in 0..most {
        mask &= mask.wrapping_sub(1);
    }
    mask == 0
}

/// The places of the ones in `mask`.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
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
pub(crate) fn wide_bits(mask: u128) -> impl Iterator<Item = usize> {
    Set::<2>::from(mask).iter()
}
