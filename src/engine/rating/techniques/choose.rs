//! Choices of a few masks that have few bits together: the heart of subsets and fish.

use super::{DIGITS, at_most};

/// Masks to choose from, each with what it stands for.
pub(super) struct Masks {
    /// The mask, and above it what it stands for.
    items: [u32; DIGITS],
    len: usize,
}

/// Where the numbers above the masks begin: no mask has more bits.
const ABOVE: usize = 27;
const MASK: u32 = (1 << ABOVE) - 1;

impl Masks {
    /// Those of `masks` with at least one bit and at most `most`; each stands for its place in the order.
    #[inline]
    pub(super) fn up_to(most: usize, masks: impl IntoIterator<Item = u32>) -> Masks {
        let mut all = Masks { items: [0; DIGITS], len: 0 };
        for (item, mask) in masks.into_iter().enumerate() {
            if mask != 0 && at_most(mask, most) {
                all.items[all.len] = mask | (item as u32) << ABOVE;
                all.len += 1;
            }
        }
        all
    }

    /// Visits every choice of `count` whose masks have at most `most` bits together, two to four, until one is taken: with what
    /// the chosen stand for, and their bits.
    #[inline]
    pub(super) fn choose<R>(
        &self,
        count: usize,
        most: usize,
        visit: &mut impl FnMut(&[usize], u32) -> Option<R>,
    ) -> Option<R> {
        if self.len < count {
            return None;
        }
        if count != 2 {
            let chosen = &mut [0; 4];
            return match most {
                2 => self.extend::<R, 2>(chosen, 0, 0, 0, count, visit),
                3 => self.extend::<R, 3>(chosen, 0, 0, 0, count, visit),
                _ => self.extend::<R, 4>(chosen, 0, 0, 0, count, visit),
            };
        }
        let items = &self.items[..self.len];
        for (index, one) in items.iter().enumerate() {
            for two in &items[index + 1..] {
                let union = (one | two) & MASK;
                if at_most(union, most) {
                    let chosen = [one, two].map(|item| (item >> ABOVE) as usize);
                    let taken = visit(&chosen, union);
                    if taken.is_some() {
                        return taken;
                    }
                }
            }
        }
        None
    }

    fn extend<R, const MOST: usize>(
        &self,
        chosen: &mut [usize; 4],
        done: usize,
        from: usize,
        union: u32,
        count: usize,
        visit: &mut impl FnMut(&[usize], u32) -> Option<R>,
    ) -> Option<R> {
        if done == count {
            return visit(&chosen[..count], union);
        }
        let last = self.len - (count - done);
        for next in from..=last {
            let item = self.items[next];
            let union = union | item & MASK;
            if !at_most(union, MOST) {
                continue;
            }
            chosen[done] = (item >> ABOVE) as usize;
            let taken = self.extend::<R, MOST>(chosen, done + 1, next + 1, union, count, visit);
            if taken.is_some() {
                return taken;
            }
        }
        None
    }
}
