//! Many puzzles at once, on all threads of the current pool.

use super::{Accepted, OutOfReach, Revision};
use crate::parallel;
use crate::rating::Raters;

/// The results of `make` for each of `0..count` with raters of `revision`, in order, up to the first out of reach;
/// and that one.
///
/// Once one is out of reach those behind it are not worth their budgets. Those before still run, so that it is
/// the same one on any number of threads.
pub fn batch(
    revision: &'static Revision,
    count: usize,
    make: impl Fn(usize, &mut Raters) -> Result<Accepted, OutOfReach> + Sync,
) -> (Vec<Accepted>, Option<OutOfReach>) {
    let indices: Vec<usize> = (0..count).collect();
    let results = parallel::map_until(
        &indices,
        || revision.raters(),
        |raters, &index| make(index, raters),
        Result::is_err,
    );
    let mut accepted = Vec::with_capacity(count);
    for result in results {
        match result {
            Ok(one) => accepted.push(one),
            Err(out) => return (accepted, Some(out)),
        }
    }
    (accepted, None)
}
