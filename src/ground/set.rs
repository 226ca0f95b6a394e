//! Bit sets of small numbers: cells, digits or indices.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub, SubAssign};

/// A set of numbers below 64 `W`: cells, houses or indices. Number `n` is bit `n % 64` of word `n / 64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    pub const EMPTY: Set<W> = Set([0; W]);

    #[inline]
    pub fn from_cell(cell: usize) -> Set<W> {
        let mut set = Set::EMPTY;
        set.insert(cell);
        set
    }

    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        // One comparison for the whole set, where `all` would branch at every word.
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the smallest cell of a set that is not empty.
    #[inline]
    pub fn first(&self) -> usize {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        word * 64 + self.0[word].trailing_zeros() as usize % 64
    }

    /// Removes and returns the smallest cell; `None` if the set is empty.
    #[inline]
    pub fn pop(&mut self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        Some(word * 64 + bit)
    }

    /// Returns the only cell; `None` unless the set has exactly one cell.
    #[inline]
    pub fn only(&self) -> Option<usize> {
        let (mut any, mut more) = (0, 0);
        for &word in &self.0 {
            // Without branches: a second cell is a further bit of the same word, or any bit of a later one.
            let later = if any != 0 { word } else { 0 };
            more |= later | (word & word.wrapping_sub(1));
            any |= word;
        }
        (any != 0 && more == 0).then(|| self.first())
    }

    /// Returns the two cells; `None` unless the set has exactly two cells.
    #[inline]
    pub fn two(&self) -> Option<[usize; 2]> {
        if self.is_empty() {
            return None;
        }
        let first = self.first();
        let mut rest = *self;
        rest.remove(first);
        rest.only().map(|second| [first, second])
    }

    /// Returns `true` if the set has more than `count` cells. Fast for small counts.
    #[inline]
    pub fn has_more_than(mut self, count: usize) -> bool {
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
    pub fn intersects(&self, other: Set<W>) -> bool {
        !(*self & other).is_empty()
    }

    #[inline]
    pub fn is_subset_of(&self, other: Set<W>) -> bool {
        (*self - other).is_empty()
    }

    /// Returns the cells in ascending order.
    #[inline]
    pub fn iter(self) -> Members<W> {
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

pub struct Members<const W: usize> {
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

impl<const W: usize> Sub for Set<W> {
    type Output = Set<W>;

    /// Returns the cells of `self` that are not in `other`.
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

/// Returns `true` if `mask` has at most `most` one bits. Faster than counting them, for small `most`.
#[inline]
pub fn has_at_most(mut mask: u32, most: usize) -> bool {
    for _ in 0..most {
        mask &= mask.wrapping_sub(1);
    }
    mask == 0
}

/// Returns the indices of the one bits in `mask`, ascending.
#[inline]
pub fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// Returns the indices of the one bits in a wide `mask`, ascending.
#[inline]
pub fn wide_bits(mask: u128) -> impl Iterator<Item = usize> {
    Set::<2>::from(mask).iter()
}
