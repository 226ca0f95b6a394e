//! Work on all threads of the current pool. Results have the order of the items, whatever thread made them.
//!
//! Threads are rayon's. Its iterators are named here alone, in one function that is not generic: each use elsewhere
//! would compile all of their machinery again.

use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The result of `work` for each of `items`, in their order.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_with(items, || (), |(), item| work(item))
}

/// The result of `work` for each of `items`, in their order. Every thread makes a tool for itself and uses it for all
/// its items, so no result may depend on what a tool was used for before.
pub fn map_with<T: Sync, Tool, R: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> R + Sync,
) -> Vec<R> {
    map_until(items, make_tool, work, |_| false)
}

/// The result of `work` for each of `items`, in their order.
///
/// # Errors
/// The error of the first item that has one, in the order of the items: it is the same on any number of threads. After
/// an error no further item is begun.
pub fn try_map<T: Sync, R: Send, E: Send>(
    items: &[T],
    work: impl Fn(&T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    try_map_with(items, || (), |(), item| work(item))
}

/// The result of `work` for each of `items`, in their order. Every thread makes a tool for itself, as in [`map_with`].
///
/// # Errors
/// The error of the first item that has one, as in [`try_map`].
pub fn try_map_with<T: Sync, Tool, R: Send, E: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    let results = map_until(items, make_tool, work, Result::is_err);
    results.into_iter().collect()
}

/// The results of `work` for `items`, in their order, up to and with the first that `is_last`. Every thread makes a tool
/// for itself, and uses it for all its items.
///
/// That result is the same on any number of threads: items are begun in their order, and what has begun is ended. Once
/// a last one is known no further item is begun.
pub fn map_until<T: Sync, Tool, R: Send>(
    items: &[T],
    make_tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, &T) -> R + Sync,
    is_last: fn(&R) -> bool,
) -> Vec<R> {
    let slots: Vec<Mutex<Option<R>>> = items.iter().map(|_| Mutex::new(None)).collect();
    on_all_threads(items.len(), &|queue| {
        let mut tool = None;
        while let Some(index) = queue.take() {
            let result = work(tool.get_or_insert_with(&make_tool), &items[index]);
            if is_last(&result) {
                queue.close();
            }
            *slots[index].lock().expect(UNBROKEN) = Some(result);
        }
    });
    let mut results = Vec::with_capacity(items.len());
    for slot in slots {
        let Some(result) = slot.into_inner().expect(UNBROKEN) else {
            break;
        };
        let ends = is_last(&result);
        results.push(result);
        if ends {
            break;
        }
    }
    results
}

/// Why no lock of a result is poisoned.
const UNBROKEN: &str = "no work is done under the lock of a result";

/// The items that no thread has begun.
struct Queue {
    next: AtomicUsize,
    count: usize,
}

impl Queue {
    /// The index of the next item, which is now the caller's to do.
    fn take(&self) -> Option<usize> {
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        (index < self.count).then_some(index)
    }

    /// Leaves the rest undone.
    fn close(&self) {
        self.next.fetch_max(self.count, Ordering::Relaxed);
    }
}

/// Runs `worker` on each thread of the pool that is free for it, until a queue of `count` items is done. Nothing waits
/// for a thread that is busy elsewhere, so a worker may call this again.
fn on_all_threads(count: usize, worker: &(dyn Fn(&Queue) + Sync)) {
    let queue = Queue { next: AtomicUsize::new(0), count };
    (0..rayon::current_num_threads().min(count))
        .into_par_iter()
        .with_max_len(1)
        .for_each(|_| worker(&queue));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Barrier;

    /// What `work` gives in a pool of so many threads.
    fn on<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> R {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap().install(work)
    }

    fn items() -> Vec<usize> {
        (0..500).collect()
    }

    #[test]
    fn results_are_in_the_order_of_the_items_and_each_is_made_once() {
        for threads in [1, 2, 5] {
            let times = AtomicUsize::new(0);
            let squares = on(threads, || {
                map(&items(), |item| {
                    times.fetch_add(1, Ordering::Relaxed);
                    item * item
                })
            });
            let wanted: Vec<usize> = items().iter().map(|item| item * item).collect();
            assert_eq!(squares, wanted);
            assert_eq!(times.into_inner(), 500);
        }
        assert_eq!(map(&[0; 0], |item| *item), [0; 0]);
    }

    #[test]
    fn all_threads_work_at_once() {
        // Each waits for the others: fewer threads would wait for ever.
        let barrier = Barrier::new(3);
        on(3, || {
            map(&[(); 3], |()| {
                barrier.wait();
            })
        });
    }

    #[test]
    fn a_thread_makes_one_tool() {
        for threads in [1, 4] {
            let tools = AtomicUsize::new(0);
            let tool = || tools.fetch_add(1, Ordering::Relaxed);
            let used = on(threads, || map_with(&items(), tool, |tool, _| *tool));
            let tools = tools.into_inner();
            assert!((1..=threads).contains(&tools) && used.iter().all(|tool| *tool < tools));
        }
    }

    #[test]
    fn work_may_share_out_work() {
        for threads in [1, 2, 5] {
            let sums = on(threads, || {
                map(&items(), |&most| {
                    let below: Vec<usize> = (0..most).collect();
                    map(&below, |item| item + 1).iter().sum::<usize>()
                })
            });
            let wanted: Vec<usize> = items().iter().map(|most| most * (most + 1) / 2).collect();
            assert_eq!(sums, wanted);
        }
    }

    #[test]
    fn the_first_error_in_order_is_the_one() {
        for threads in [1, 2, 5] {
            let begun = AtomicUsize::new(0);
            let work = |&item: &usize| {
                begun.fetch_add(1, Ordering::Relaxed);
                // The first to fail waits until a later one is begun.
                if item == 100 && threads > 1 {
                    while begun.load(Ordering::Relaxed) < 102 {
                        std::thread::yield_now();
                    }
                }
                if item < 100 { Ok(item) } else { Err(item) }
            };
            assert_eq!(on(threads, || try_map(&items(), work)), Err(100));
            assert!(begun.into_inner() <= 100 + threads);
        }
        assert_eq!(try_map(&[1, 2], |&item| Ok::<i32, ()>(item)), Ok(vec![1, 2]));
    }

    #[test]
    fn results_end_with_the_last() {
        let results = map_until(&items(), || (), |(), &item| item, |&item| item >= 7);
        assert_eq!(results, (0..=7).collect::<Vec<_>>());
    }

    #[test]
    fn a_panic_of_a_thread_is_the_callers() {
        let work = |&item: &usize| assert!(item != 250, "item {item}");
        let result = catch_unwind(AssertUnwindSafe(|| on(2, || map(&items(), work))));
        let payload = result.unwrap_err();
        assert_eq!(payload.downcast_ref::<String>().unwrap(), "item 250");
    }
}
