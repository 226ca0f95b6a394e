//! Extents of tests that sweep over many cases: a sample in every test run, all cases in long sweeps.

/// The part of its cases that a sweep covers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SweepExtent {
    /// A representative sample, covered in every test run.
    Sample,
    /// All cases. Tests of this extent are ignored by default; run them with `cargo test -- --ignored in_full`.
    Full,
}

impl SweepExtent {
    /// Returns `full`, or an eighth of it, rounded up, for a sample.
    pub fn count(self, full: u32) -> u32 {
        match self {
            SweepExtent::Sample => full.div_ceil(8),
            SweepExtent::Full => full,
        }
    }

    /// Returns all of `cases`, or every `step`th case for a sample.
    pub fn select<I: IntoIterator>(self, cases: I, step: usize) -> impl Iterator<Item = I::Item> {
        let step = if self == SweepExtent::Full { 1 } else { step };
        cases.into_iter().step_by(step)
    }
}
