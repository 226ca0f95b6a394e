//! Extents of tests that sweep over many cases: a sample in every run of the tests, all of them in long sweeps.

/// The part of its cases that a sweep covers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// A representative part, which every run of the tests covers.
    Sample,
    /// All cases. Tests of this extent are ignored unless they are requested: `cargo test -- --ignored in_full`.
    Full,
}

impl Extent {
    /// Returns `full`, or an eighth of it for a sample, but at least 1.
    pub fn count(self, full: u32) -> u32 {
        match self {
            Extent::Sample => full.div_ceil(8),
            Extent::Full => full,
        }
    }

    /// Returns all of `cases`, or every `step`th of them for a sample.
    pub fn of<I: IntoIterator>(self, cases: I, step: usize) -> impl Iterator<Item = I::Item> {
        let step = if self == Extent::Full { 1 } else { step };
        cases.into_iter().step_by(step)
    }
}
