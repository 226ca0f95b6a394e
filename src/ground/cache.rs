//! A bounded, process-wide cache of computed results.

use std::collections::VecDeque;
use std::sync::{PoisonError, RwLock};

/// A cache of up to `CAPACITY` results by key, shared by all threads. A full cache drops its oldest result.
///
/// A result must depend on its key alone, so that a cached result equals a computed one. Lookups compare keys one by
/// one: computing a result takes far longer than a few hundred comparisons.
pub struct Cache<K, V, const CAPACITY: usize> {
    /// The cached results, oldest first.
    entries: RwLock<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone, const CAPACITY: usize> Cache<K, V, CAPACITY> {
    /// Returns an empty cache.
    pub const fn empty() -> Cache<K, V, CAPACITY> {
        Cache { entries: RwLock::new(VecDeque::new()) }
    }

    /// Returns the cached result for `key`, or computes and stores it.
    ///
    /// The cache is not locked while `compute` runs, so `compute` may use the cache and other threads. Two threads that
    /// need the same result at the same time compute it twice.
    pub fn get_or_compute(&self, key: K, compute: impl FnOnce() -> V) -> V {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let value = compute();
        let mut entries = self.entries.write().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, first)) = entries.iter().find(|(other, _)| *other == key) {
            return first.clone();
        }
        if entries.len() == CAPACITY {
            entries.pop_front();
        }
        entries.push_back((key, value.clone()));
        value
    }

    /// Returns the cached result for `key`, or `None` if there is none.
    fn get(&self, key: &K) -> Option<V> {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        entries.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drops_the_oldest_result_when_full() {
        let cache: Cache<u32, u32, 2> = Cache::empty();
        let square = |n: u32| cache.get_or_compute(n, || n * n);
        assert_eq!([1, 2, 3].map(square), [1, 4, 9]);
        assert_eq!([1, 2, 3].map(|n| cache.get(&n)), [None, Some(4), Some(9)]);
        assert_eq!(cache.get_or_compute(3, || unreachable!()), 9);
        assert_eq!(square(1), 1);
        assert_eq!(cache.get(&2), None);
    }

    #[test]
    fn allows_recursive_computations() {
        static SUMS: Cache<u32, u32, 8> = Cache::empty();
        fn sum(n: u32) -> u32 {
            SUMS.get_or_compute(n, || n.checked_sub(1).map_or(0, |less| n + sum(less)))
        }
        assert_eq!(sum(20), 210);
    }
}
