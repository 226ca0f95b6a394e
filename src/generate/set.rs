//! Sets of small numbers as bits: of cells, or of places in an order.

/// A set of numbers below 64 * `WORDS`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Set<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Set<WORDS> {
    pub(super) const EMPTY: Set<WORDS> = Set([0; WORDS]);

    #[inline]
    pub(super) fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    #[inline]
    pub(super) fn meets(&self, other: &Set<WORDS>) -> bool {
        (0..WORDS).any(|word| self.0[word] & other.0[word] != 0)
    }

    #[inline]
    pub(super) fn or(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        (0..WORDS).for_each(|word| self.0[word] |= other.0[word]);
        self
    }

    #[inline]
    pub(super) fn and(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        (0..WORDS).for_each(|word| self.0[word] &= other.0[word]);
        self
    }

    #[inline]
    pub(super) fn without(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        (0..WORDS).for_each(|word| self.0[word] &= !other.0[word]);
        self
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        let Set(mut rest) = *self;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS && rest[word] == 0 {
                word += 1;
            }
            let bits = rest.get_mut(word)?;
            let bit = bits.trailing_zeros() as usize;
            *bits &= *bits - 1;
            Some(64 * word + bit)
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for Set<WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Set<WORDS> {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
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
