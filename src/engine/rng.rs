//! The only source of chance: a ChaCha stream for each seed, address and attempt.
//!
//! The key is the SHA-256 of the engine revision, the seed's text, the address and the attempt, each
//! with its length before it, so no two of them can run into one another. Draws are ours, not the
//! `rand` crate's: its own sampling changed values between releases, and a book must not.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

/// The reason why a text cannot be a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SeedError {
    /// It has no character.
    Empty,
    /// It has a control character, which cannot be typed again.
    ControlCharacter,
}

/// The predicate of a sentence about the seed.
impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SeedError::Empty => "is empty",
            SeedError::ControlCharacter => "has a line break or another control character",
        })
    }
}

impl std::error::Error for SeedError {}

/// Checks that a text can be a seed: it has at least one character, and only such as can be typed again.
///
/// # Errors
/// [`SeedError`] if it cannot.
pub fn check_seed(seed: &str) -> Result<(), SeedError> {
    if seed.is_empty() {
        Err(SeedError::Empty)
    } else if seed.chars().any(char::is_control) {
        Err(SeedError::ControlCharacter)
    } else {
        Ok(())
    }
}

/// A stream of random words that belongs to one attempt at one address.
///
/// ```
/// use gridpress_engine::rng::Stream;
///
/// let mut a = Stream::new(1, "autumn 2026", "easy/17", 0);
/// let mut b = Stream::new(1, "autumn 2026", "easy/17", 0);
/// assert_eq!(a.below(1000), b.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of attempt `attempt` at `address` (`easy/17`) under `seed`, for engine revision `engine`.
    pub fn new(engine: u32, seed: &str, address: &str, attempt: u32) -> Stream {
        let mut key = Sha256::new();
        for part in [&engine.to_string(), seed, address, &attempt.to_string()] {
            key.update((part.len() as u64).to_le_bytes());
            key.update(part.as_bytes());
        }
        Stream(ChaCha8Rng::from_seed(key.finalize().into()))
    }

    /// The next 32 random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A whole number from 0 to `n` - 1, each as likely as the next. Takes one word, seldom more.
    ///
    /// Multiplies a word by `n` and keeps the high half; a low half that would favour some numbers is
    /// drawn again (D. Lemire, "Fast random integer generation in an interval", 2019).
    ///
    /// # Panics
    /// When `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs at least one outcome");
        let reject_under = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.word()) * u64::from(n);
            if wide as u32 >= reject_under {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Puts `items` into an order drawn evenly from all orders: one draw for each place, from the last down.
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
    fn parts_of_the_key_do_not_run_together() {
        let first = |seed, address, attempt| Stream::new(1, seed, address, attempt).word();
        let base = first("ab", "c/1", 0);
        assert_ne!(base, first("a", "bc/1", 0));
        assert_ne!(base, first("ab", "c/1", 1));
        assert_ne!(base, first("ab", "c/10", 0));
        assert_ne!(base, Stream::new(11, "ab", "c/1", 0).word());
    }

    #[test]
    fn draws_below_are_even() {
        let mut rng = stream();
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        // Four standard deviations of a count with mean 10,000 and p = 1/6.
        assert!(seen.iter().all(|n| n.abs_diff(10_000) < 366), "{seen:?}");
    }

    #[test]
    fn rejection_is_exact_where_it_bites() {
        // With n = 3 * 2^30 a quarter of all words must be refused for the rest to be even.
        let mut rng = stream();
        let n = 3 << 30;
        let mut thirds = [0u32; 3];
        for _ in 0..30_000 {
            thirds[(rng.below(n) >> 30) as usize] += 1;
        }
        assert!(thirds.iter().all(|n| n.abs_diff(10_000) < 350), "{thirds:?}");
    }

    #[test]
    fn every_order_of_four_comes_up_evenly() {
        let mut rng = stream();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| n.abs_diff(1000) < 130), "{seen:?}");
    }
}
