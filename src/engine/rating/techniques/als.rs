//! Almost locked sets: cells of a house with one candidate more than cells. Without any one of its digits
//! such a set holds all the others.

use super::choose::Masks;
use super::*;

/// More sets than this are too many to compare with each other.
const MOST_SETS: usize = 1000;

/// The most cells of a set.
const MOST_CELLS: usize = 3;

/// An almost locked set.
#[derive(Clone, Copy)]
pub(super) struct Als<const W: usize> {
    pub(super) cells: Set<W>,
    pub(super) digits: u32,
    /// For each of its digits, ascending, the cells that see all its places here.
    seen: [Set<W>; MOST_CELLS + 1],
}

impl<const W: usize> Als<W> {
    /// The cells that see all places of `digit`, one of its digits, in this set.
    #[inline]
    pub(super) fn seen(&self, digit: usize) -> Set<W> {
        let index = (self.digits & ((1 << digit) - 1)).count_ones();
        self.seen[index as usize]
    }

    pub(super) fn part(&self) -> Part {
        Part::new(Role::AlmostLocked, self.cells.iter(), self.digits)
    }
}

/// All sets of a board, and which of them restrict each other.
#[derive(Default)]
pub(super) struct Sets<const W: usize> {
    known: bool,
    pub(super) all: Vec<Als<W>>,
    /// Two sets and the digits that at most one of them can hold; each pair once.
    pub(super) restricted: Vec<(u16, u16, u32)>,
    /// The restricted pairs both ways round and in order, when asked for.
    pub(super) around: Vec<(u16, u16, u32)>,
}

impl<const W: usize> Sets<W> {
    /// The board has changed.
    pub(super) fn forget(&mut self) {
        self.known = false;
    }

    /// The sets of `board`, collected unless they are known already.
    pub(super) fn of(&mut self, board: &Board<W>) -> &mut Sets<W> {
        if !self.known {
            self.collect(board);
            self.restrict(board);
            self.known = true;
        }
        self
    }

    fn collect(&mut self, board: &Board<W>) {
        let tables = board.tables;
        self.all.clear();
        for house in 0..tables.houses.len() {
            let members = &tables.members[house];
            for count in 1..=MOST_CELLS {
                let most = count + 1;
                let masks = members.iter().map(|&cell| board.masks[cell]);
                let full = Masks::up_to(most, masks).choose(count, most, &mut |chosen, digits| {
                    let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
                    let first = tables.common_houses(cells).next() == Some(house);
                    if first && digits.count_ones() as usize == most {
                        self.all.push(almost_locked(board, cells, digits));
                    }
                    (self.all.len() >= MOST_SETS).then_some(())
                });
                if full.is_some() {
                    return;
                }
            }
        }
    }

    fn restrict(&mut self, board: &Board<W>) {
        self.restricted.clear();
        self.around.clear();
        for (index, one) in self.all.iter().enumerate() {
            let near = bits(one.digits).fold(Set::EMPTY, |near, digit| near | one.seen(digit));
            for (other, two) in self.all.iter().enumerate().skip(index + 1) {
                let shared = one.digits & two.digits;
                if shared == 0 || !near.meets(two.cells) || one.cells.meets(two.cells) {
                    continue;
                }
                let is_restricted =
                    |digit: &usize| (two.cells & board.plane(*digit)).within(one.seen(*digit));
                let digits =
                    bits(shared).filter(is_restricted).fold(0, |mask, digit| mask | 1 << digit);
                if digits != 0 {
                    self.restricted.push((index as u16, other as u16, digits));
                }
            }
        }
    }

    /// Puts all pairs both ways round into `around`.
    pub(super) fn surround(&mut self) {
        if !self.around.is_empty() {
            return;
        }
        let both = |&(one, two, digits): &(u16, u16, u32)| [(one, two, digits), (two, one, digits)];
        self.around.extend(self.restricted.iter().flat_map(both));
        self.around.sort_unstable();
    }
}

fn almost_locked<const W: usize>(board: &Board<W>, cells: Set<W>, digits: u32) -> Als<W> {
    let mut seen = [Set::EMPTY; MOST_CELLS + 1];
    for (seen, digit) in seen.iter_mut().zip(bits(digits)) {
        *seen = board.tables.seen_by_all(cells & board.plane(digit));
    }
    Als { cells, digits, seen }
}
