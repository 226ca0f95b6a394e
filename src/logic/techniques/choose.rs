//! Choices of a few masks that have few bits together: the heart of subsets and fish.

use super::DIGITS;

/// Masks to choose from, each with what it stands for.
pub(super) struct Masks {
    items: [(usize, u32); DIGITS],
    len: usize,
}

impl Masks {
    pub(super) fn new() -> Masks {
        Masks {
            items: [(0, 0); DIGITS],
            len: 0,
        }
    }

    /// Those of `masks` with at least one bit and at most `most`; each stands for its place in the order.
    pub(super) fn up_to(most: u32, masks: impl IntoIterator<Item = u32>) -> Masks {
        let mut all = Masks::new();
        for (item, mask) in masks.into_iter().enumerate() {
            if (1..=most).contains(&mask.count_ones()) {
                all.items[all.len] = (item, mask);
                all.len += 1;
            }
        }
        all
    }

    /// Visits every choice of `count` whose masks have at most `most` bits together, until one is taken: with what
    /// the chosen stand for, and their bits.
    pub(super) fn choose<R>(
        &self,
        count: usize,
        most: u32,
        visit: &mut impl FnMut(&[usize], u32) -> Option<R>,
    ) -> Option<R> {
        if self.len < count {
            return None;
        }
        self.extend(&mut [0; 4], 0, 0, 0, (count, most), visit)
    }

    fn extend<R>(
        &self,
        chosen: &mut [usize; 4],
        done: usize,
        from: usize,
        union: u32,
        (count, most): (usize, u32),
        visit: &mut impl FnMut(&[usize], u32) -> Option<R>,
    ) -> Option<R> {
        if done == count {
            return visit(&chosen[..count], union);
        }
        for next in from..=self.len - (count - done) {
            let (item, mask) = self.items[next];
            let union = union | mask;
            if union.count_ones() > most {
                continue;
            }
            chosen[done] = item;
            let taken = self.extend(chosen, done + 1, next + 1, union, (count, most), visit);
            if taken.is_some() {
                return taken;
            }
        }
        None
    }
}
