//! Cage sums: the digits of a cage differ and add up, and so do those that its cages leave of a house.

use super::*;

pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    for sum in &tables.sums {
        let values = sum.cells.iter().map(|cell| u32::from(board.values[cell]));
        let Some(left) = sum.sum.checked_sub(values.sum()) else {
            continue;
        };
        let cells = sum.cells & board.candidates.empty;
        let mut cage = Cage {
            union: board.union(cells),
            masks: [0; DIGITS],
            allowed: [0; DIGITS],
            len: cells.len(),
        };
        for (mask, cell) in cage.masks.iter_mut().zip(cells.iter()) {
            *mask = board.masks[cell];
        }
        cage.combine(0, 0, cage.len, left);
        let mut removed = false;
        for (allowed, cell) in cage.allowed.into_iter().zip(cells.iter()) {
            // No combination at all is a broken puzzle, and nothing follows from that.
            if allowed != 0 {
                removed |= board.remove_all(board.masks[cell] & !allowed, Set::of(cell));
            }
        }
        if removed {
            return board.found(Technique::CageSum, |_| {
                vec![Part::new(Role::Cage, sum.cells.iter(), 0)]
            });
        }
    }
    None
}

/// The empty cells of a cage.
struct Cage {
    /// What they can take together.
    union: u32,
    /// What each can take.
    masks: [u32; DIGITS],
    /// What each can take in some combination.
    allowed: [u32; DIGITS],
    len: usize,
}

impl Cage {
    /// Goes through the sets of `count` more digits from `from` on that add up to `sum`, beside `chosen`.
    fn combine(&mut self, chosen: u32, from: usize, count: usize, sum: u32) {
        if count == 0 {
            if sum == 0 {
                self.allow(chosen);
            }
            return;
        }
        for digit in bits(self.union >> from << from) {
            let value = digit as u32 + 1;
            // The others are larger.
            if value * count as u32 > sum {
                break;
            }
            self.combine(chosen | 1 << digit, digit + 1, count - 1, sum - value);
        }
    }

    /// Allows a set of digits, if every cell can take one of them and every digit has a cell.
    fn allow(&mut self, digits: u32) {
        let masks = &self.masks[..self.len];
        let union = masks.iter().fold(0, |all, mask| all | mask);
        if digits & !union == 0 && masks.iter().all(|mask| mask & digits != 0) {
            for (allowed, mask) in self.allowed.iter_mut().zip(masks) {
                *allowed |= mask & digits;
            }
        }
    }
}
