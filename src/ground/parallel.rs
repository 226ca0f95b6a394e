//! Parallel maps on the current thread pool. Results are in the order of the items, on any number of threads.
//!
//! The threads are rayon's. Rayon's iterators are used only here, in a function that is not generic, because every
//! generic use compiles all of their code again.

use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns the result of `work` for each item, in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_with(items, || (), |(), item| work(item))
}

/// Returns the result of `work` for each item, in the order of the items.
///
/// Each thread makes one tool and reuses it for all its items, so no result may depend on the earlier uses of a tool.
pub fn map_with<T: Sync, Tool, R: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> R + Sync,
) -> Vec<R> {
    map_until(items, make_tool, work, |_| false)
}

/// Returns the result of `work` for each item, in the order of the items.
///
/// # Errors
/// Returns the error of the first item, in the order of the items, whose `work` fails; it is the same on any number of
/// threads. No further item is started after an error.
pub fn try_map<T: Sync, R: Send, E: Send>(
    items: &[T],
    work: impl Fn(&T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    try_map_with(items, || (), |(), item| work(item))
}

/// Returns the result of `work` for each item, in the order of the items. Each thread makes a tool, as in [`map_with`].
///
/// # Errors
/// Returns the error of the first item whose `work` fails, as [`try_map`] does.
pub fn try_map_with<T: Sync, Tool, R: Send, E: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    map_until(items, make_tool, work, Result::is_err).into_iter().collect()
}

/// Returns the results of `work` in the order of the items, up to and including the first for which `is_last` returns
/// `true`. Each thread makes a tool, as in [`map_with`].
///
/// The last result is the same on any number of threads: items are started in order, and started items are always
/// finished. No further item is started after a last result.
pub fn map_until<T: Sync, Tool, R: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> R + Sync,
    is_last: fn(&R) -> bool,
) -> Vec<R> {
    // One slot for each item: results land in the order of the items, whichever thread finishes first.
    let slots: Vec<Mutex<Option<R>>> = items.iter().map(|_| Mutex::new(None)).collect();
    on_all_threads(items.len(), &|queue| {
        // Made on the first item, as a thread that gets none would build a rater for nothing.
        let mut tool = None;
        while let Some(index) = queue.take() {
            let result = work(tool.get_or_insert_with(&make_tool), &items[index]);
            // Items before this one are running or finished, since the queue hands them out in order. So the first last
            // result is always found.
            if is_last(&result) {
                queue.close();
            }
            *slots[index].lock().expect(NOT_POISONED) = Some(result);
        }
    });
    let mut results = Vec::with_capacity(items.len());
    for slot in slots {
        let Some(result) = slot.into_inner().expect(NOT_POISONED) else {
            break;
        };
        let is_last = is_last(&result);
        results.push(result);
        if is_last {
            break;
        }
    }
    results
}

/// Message of `expect` on the lock of a result.
const NOT_POISONED: &str = "no work runs while the lock of a result is held";

/// A queue of the indices of items that no thread has started.
struct Queue {
    next: AtomicUsize,
    count: usize,
}

impl Queue {
    /// Takes the index of the next item; `None` if no item is left.
    fn take(&self) -> Option<usize> {
        // Relaxed is enough: the counter orders nothing but itself, and the slots have locks of their own.
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        (index < self.count).then_some(index)
    }

    /// Drops all items that have not been started.
    fn close(&self) {
        // The maximum and not a store: another thread may have gone beyond the count already.
        self.next.fetch_max(self.count, Ordering::Relaxed);
    }
}

/// Runs `worker` on every free thread of the pool until a queue of `count` items is empty. Busy threads are not waited
/// for, so a worker may itself call this function.
fn on_all_threads(count: usize, worker: &(dyn Fn(&Queue) + Sync)) {
    let queue = Queue { next: AtomicUsize::new(0), count };
    (0..rayon::current_num_threads().min(count))
        .into_par_iter()
        // Without it, rayon may run several workers in one task, one after the other.
        .with_max_len(1)
        .for_each(|_| worker(&queue));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Barrier;

    /// Returns the result of `work` in a pool of that many threads.
    fn with_threads<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> R {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap().install(work)
    }

    fn items() -> Vec<usize> {
        (0..500).collect()
    }

    #[test]
    fn computes_each_result_once_and_in_order() {
        for threads in [1, 2, 5] {
            let times = AtomicUsize::new(0);
            let squares = with_threads(threads, || {
                map(&items(), |item| {
                    times.fetch_add(1, Ordering::Relaxed);
                    item * item
                })
            });
            let expected: Vec<usize> = items().iter().map(|item| item * item).collect();
            assert_eq!(squares, expected);
            assert_eq!(times.into_inner(), 500);
        }
        assert_eq!(map(&[0; 0], |item| *item), [0; 0]);
    }

    #[test]
    fn uses_all_threads_at_once() {
        // Each thread waits for the others; fewer threads would deadlock.
        let barrier = Barrier::new(3);
        with_threads(3, || {
            map(&[(); 3], |()| {
                barrier.wait();
            })
        });
    }

    #[test]
    fn makes_one_tool_per_thread() {
        for threads in [1, 4] {
            let tools = AtomicUsize::new(0);
            let tool = || tools.fetch_add(1, Ordering::Relaxed);
            let used = with_threads(threads, || map_with(&items(), tool, |tool, _| *tool));
            let tools = tools.into_inner();
            assert!((1..=threads).contains(&tools) && used.iter().all(|tool| *tool < tools));
        }
    }

    #[test]
    fn supports_nested_maps() {
        for threads in [1, 2, 5] {
            let sums = with_threads(threads, || {
                map(&items(), |&count| {
                    let below: Vec<usize> = (0..count).collect();
                    map(&below, |item| item + 1).iter().sum::<usize>()
                })
            });
            let expected: Vec<usize> = items().iter().map(|n| n * (n + 1) / 2).collect();
            assert_eq!(sums, expected);
        }
    }

    #[test]
    fn returns_the_first_error_in_order() {
        for threads in [1, 2, 5] {
            let started = AtomicUsize::new(0);
            let work = |&item: &usize| {
                started.fetch_add(1, Ordering::Relaxed);
                // The first item to fail waits until a later one has started.
                if item == 100 && threads > 1 {
                    while started.load(Ordering::Relaxed) < 102 {
                        std::thread::yield_now();
                    }
                }
                if item < 100 { Ok(item) } else { Err(item) }
            };
            assert_eq!(with_threads(threads, || try_map(&items(), work)), Err(100));
            assert!(started.into_inner() <= 100 + threads);
        }
        assert_eq!(try_map(&[1, 2], |&item| Ok::<i32, ()>(item)), Ok(vec![1, 2]));
    }

    #[test]
    fn map_until_includes_the_last_result() {
        let results = map_until(&items(), || (), |(), &item| item, |&item| item >= 7);
        assert_eq!(results, (0..=7).collect::<Vec<_>>());
    }

    #[test]
    fn propagates_panics_to_the_caller() {
        let work = |&item: &usize| assert!(item != 250, "item {item}");
        let result = catch_unwind(AssertUnwindSafe(|| with_threads(2, || map(&items(), work))));
        let payload = result.unwrap_err();
        assert_eq!(payload.downcast_ref::<String>().unwrap(), "item 250");
    }
}
