//! Many puzzles at once, on all threads of the current pool.

use super::{Accepted, OutOfReach, Revision};
use crate::logic::Raters;
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What `make` gives for each of `0..count` with raters of `revision`, in order, up to the first that is out of reach;
/// and that one.
///
/// Once one is out of reach those behind it are not worth their budgets. Those before still run, so that it is
/// the same one on any number of threads.
pub fn batch(
    revision: &'static Revision,
    count: usize,
    make: impl Fn(usize, &mut Raters) -> Result<Accepted, OutOfReach> + Sync,
) -> (Vec<Accepted>, Option<OutOfReach>) {
    let failed = AtomicUsize::new(usize::MAX);
    let results: Vec<_> = (0..count)
        .into_par_iter()
        .map_init(
            || revision.raters(),
            |raters, index| {
                if index > failed.load(Ordering::Relaxed) {
                    return None;
                }
                let result = make(index, raters);
                if result.is_err() {
                    failed.fetch_min(index, Ordering::Relaxed);
                }
                Some(result)
            },
        )
        .collect();
    let mut accepted = Vec::with_capacity(count);
    for result in results.into_iter().flatten() {
        match result {
            Ok(one) => accepted.push(one),
            Err(out) => return (accepted, Some(out)),
        }
    }
    (accepted, None)
}
