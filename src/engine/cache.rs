//! Results that the whole process keeps, up to a number of them.

use std::collections::VecDeque;
use std::sync::{PoisonError, RwLock};

/// Results by their keys, shared by all threads. Once there are `MOST` of them, the oldest makes room for a new one.
///
/// A result depends on its key alone, so that it does not matter whether it was kept or is computed again. Keys are
/// compared one by one: the results take far longer to compute than some hundred comparisons.
pub(crate) struct Cache<K, V, const MOST: usize> {
    /// The newest last.
    entries: RwLock<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone, const MOST: usize> Cache<K, V, MOST> {
    /// Returns an empty cache.
    pub(crate) const fn new() -> Cache<K, V, MOST> {
        Cache { entries: RwLock::new(VecDeque::new()) }
    }

    /// Returns the result of `key`, from the cache or by `compute`.
    ///
    /// Nothing is locked meanwhile: `compute` may use the cache and other threads. Two threads that need the same result
    /// at once compute it twice.
    pub(crate) fn get_or_compute(&self, key: K, compute: impl FnOnce() -> V) -> V {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let value = compute();
        let mut entries = self.entries.write().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, first)) = entries.iter().find(|(of, _)| *of == key) {
            return first.clone();
        }
        if entries.len() == MOST {
            entries.pop_front();
        }
        entries.push_back((key, value.clone()));
        value
    }

    fn get(&self, key: &K) -> Option<V> {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        let entry = entries.iter().find(|(of, _)| of == key);
        entry.map(|(_, value)| value.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_result_makes_room() {
        let cache: Cache<u32, u32, 2> = Cache::new();
        let square = |n: u32| cache.get_or_compute(n, || n * n);
        assert_eq!([1, 2, 3].map(square), [1, 4, 9]);
        assert_eq!([1, 2, 3].map(|n| cache.get(&n)), [None, Some(4), Some(9)]);
        assert_eq!(cache.get_or_compute(3, || unreachable!()), 9);
        assert_eq!(square(1), 1);
        assert_eq!(cache.get(&2), None);
    }

    #[test]
    fn a_result_may_need_others_of_the_same_cache() {
        static SUMS: Cache<u32, u32, 8> = Cache::new();
        fn sum(n: u32) -> u32 {
            SUMS.get_or_compute(n, || n.checked_sub(1).map_or(0, |less| n + sum(less)))
        }
        assert_eq!(sum(20), 210);
    }
}
