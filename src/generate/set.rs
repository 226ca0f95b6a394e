//! Sets of small numbers as bits: of cells, or of places in an order.

/// A set of numbers below 64 * `WORDS`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Set<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Set<WORDS> {
    pub(super) const EMPTY: Set<WORDS> = Set([0; WORDS]);

    pub(super) fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    pub(super) fn meets(&self, other: &Set<WORDS>) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    pub(super) fn or(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        self
    }

    pub(super) fn and(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }

    pub(super) fn without(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(64 * index + bit)
            })
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for Set<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Set<WORDS> {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl From<u128> for Set<2> {
    fn from(bits: u128) -> Set<2> {
        Set([bits as u64, (bits >> 64) as u64])
    }
}

impl From<Set<2>> for u128 {
    fn from(Set([low, high]): Set<2>) -> u128 {
        u128::from(low) | u128::from(high) << 64
    }
}
