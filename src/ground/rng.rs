//! The only source of randomness: a ChaCha stream for each seed, address and attempt.
//!
//! The key is the SHA-256 of the engine revision, the text of the seed, the address and the attempt. Each is prefixed
//! with its length, so that no two keys have the same bytes. Sampling is implemented here rather than taken from
//! `rand`, whose sampled values have changed between releases; a book must stay the same.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

/// An error for a text that is not a valid seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SeedError {
    /// The text is empty.
    Empty,
    /// The text has a control character, which cannot be retyped.
    ControlCharacter,
}

impl fmt::Display for SeedError {
    /// Writes a predicate whose subject is the seed: "is empty".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SeedError::Empty => "is empty",
            SeedError::ControlCharacter => "has a line break or another control character",
        })
    }
}

impl std::error::Error for SeedError {}

/// Checks that `seed` is not empty and has no control characters, so that it can be retyped.
///
/// # Errors
/// Returns [`SeedError`] if the text is not a valid seed.
pub fn check_seed(seed: &str) -> Result<(), SeedError> {
    if seed.is_empty() {
        Err(SeedError::Empty)
    } else if seed.chars().any(char::is_control) {
        Err(SeedError::ControlCharacter)
    } else {
        Ok(())
    }
}

/// A stream of random numbers for one attempt at one address.
///
/// ```
/// use gridpress_ground::rng::Stream;
///
/// let mut a = Stream::new(1, "autumn 2026", "easy/17", 0);
/// let mut b = Stream::new(1, "autumn 2026", "easy/17", 0);
/// assert_eq!(a.below(1000), b.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// Creates the stream for an engine revision, a seed, an address such as `easy/17`, and an attempt.
    pub fn new(engine: u32, seed: &str, address: &str, attempt: u32) -> Stream {
        let mut key = Sha256::new();
        for part in [&engine.to_string(), seed, address, &attempt.to_string()] {
            // A fixed width and byte order, so that keys are the same on every machine.
            key.update((part.len() as u64).to_le_bytes());
            key.update(part.as_bytes());
        }
        Stream(ChaCha8Rng::from_seed(key.finalize().into()))
    }

    /// Returns the next 32 random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Returns a uniformly distributed integer from 0 to `n` - 1. Usually takes one word, rarely more.
    ///
    /// Multiplies a word by `n` and keeps the high half. Words whose low half would favour some numbers are rejected
    /// (D. Lemire, "Fast random integer generation in an interval", 2019).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "the range is empty");
        // The number of surplus words: 2^32 modulo `n`.
        let reject_under = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.word()) * u64::from(n);
            if wide as u32 >= reject_under {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Shuffles `items` uniformly: one draw for each position, from the last down (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> Stream {
        Stream::new(1, "autumn 2026", "easy/17", 0)
    }

    #[test]
    fn keys_separate_their_parts() {
        let first = |seed, address, attempt| Stream::new(1, seed, address, attempt).word();
        let base = first("ab", "c/1", 0);
        assert_ne!(base, first("a", "bc/1", 0));
        assert_ne!(base, first("ab", "c/1", 1));
        assert_ne!(base, first("ab", "c/10", 0));
        assert_ne!(base, Stream::new(11, "ab", "c/1", 0).word());
    }

    #[test]
    fn draws_are_uniform() {
        let mut rng = stream();
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Four standard deviations of a count with mean 10,000 and p = 1/6.
        assert!(counts.iter().all(|n| n.abs_diff(10_000) < 366), "{counts:?}");
    }

    #[test]
    fn draws_are_uniform_with_many_rejections() {
        // With n = 3 * 2^30, a quarter of all words must be rejected for the rest to be uniform.
        let mut rng = stream();
        let n = 3 << 30;
        let mut thirds = [0u32; 3];
        for _ in 0..30_000 {
            thirds[(rng.below(n) >> 30) as usize] += 1;
        }
        assert!(thirds.iter().all(|n| n.abs_diff(10_000) < 350), "{thirds:?}");
    }

    #[test]
    fn shuffles_are_uniform() {
        let mut rng = stream();
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|n| n.abs_diff(1000) < 130), "{counts:?}");
    }
}
