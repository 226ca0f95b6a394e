//! Sets of cells as words of bits, of a width that is known when the program is built.

use crate::puzzle::Cell;

/// Cell `c` is bit `c % 64` of word `c / 64`.
pub(super) type Bits<const W: usize> = [u64; W];

#[inline]
pub(super) fn with<const W: usize>(
    a: &Bits<W>,
    b: &Bits<W>,
    op: impl Fn(u64, u64) -> u64,
) -> Bits<W> {
    let mut words = *a;
    (0..W).for_each(|i| words[i] = op(a[i], b[i]));
    words
}

#[inline]
pub(super) fn both<const W: usize>(a: &Bits<W>, b: &Bits<W>) -> Bits<W> {
    with(a, b, |a, b| a & b)
}

#[inline]
pub(super) fn without<const W: usize>(a: &Bits<W>, b: &Bits<W>) -> Bits<W> {
    with(a, b, |a, b| a & !b)
}

/// Adds the members of `more` to `set`.
#[inline]
pub(super) fn add<const W: usize>(set: &mut Bits<W>, more: &Bits<W>) {
    (0..W).for_each(|i| set[i] |= more[i]);
}

#[inline]
pub(super) fn is_empty<const W: usize>(set: &Bits<W>) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

#[inline]
pub(super) fn has<const W: usize>(set: &Bits<W>, cell: Cell) -> bool {
    set[cell / 64] >> (cell % 64) & 1 != 0
}

#[inline]
pub(super) fn insert<const W: usize>(set: &mut Bits<W>, cell: Cell) {
    set[cell / 64] |= 1 << (cell % 64);
}

#[inline]
pub(super) fn first<const W: usize>(set: &Bits<W>) -> Option<Cell> {
    let word = set.iter().position(|&word| word != 0)?;
    Some(word * 64 + set[word].trailing_zeros() as usize)
}

/// Takes the least cell out of `set`.
#[inline]
pub(super) fn pop<const W: usize>(set: &mut Bits<W>) -> Option<Cell> {
    let cell = first(set)?;
    set[cell / 64] &= set[cell / 64] - 1;
    Some(cell)
}

/// The set of one cell.
#[inline]
pub(super) fn of<const W: usize>(cell: Cell) -> Bits<W> {
    let mut set = [0; W];
    insert(&mut set, cell);
    set
}

/// The cells of a set, ascending.
pub(super) fn cells<const W: usize>(set: &Bits<W>) -> impl Iterator<Item = Cell> {
    let mut rest = *set;
    std::iter::from_fn(move || pop(&mut rest))
}

/// How many cells a set has.
pub(super) fn count<const W: usize>(set: &Bits<W>) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

/// The places of the bits of a set of candidates.
#[inline]
pub(super) fn ones(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}

/// How many cells a set has, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetSize {
    None,
    One,
    More,
}

#[inline]
pub(super) fn size<const W: usize>(set: &Bits<W>) -> SetSize {
    let (mut any, mut more) = (0, 0);
    for &word in set {
        more |= word & word.wrapping_sub(1);
        more |= if any == 0 { 0 } else { word };
        any |= word;
    }
    match (any, more) {
        (0, _) => SetSize::None,
        (_, 0) => SetSize::One,
        _ => SetSize::More,
    }
}

/// Adds a set to those seen so far: cells in one or more of them, and cells in two or more.
#[inline]
pub(super) fn tally<const W: usize>(seen: &mut [Bits<W>; 2], set: &Bits<W>) {
    for i in 0..W {
        seen[1][i] |= seen[0][i] & set[i];
        seen[0][i] |= set[i];
    }
}
