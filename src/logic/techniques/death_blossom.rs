//! Death blossom: each candidate of a cell, the stem, takes a digit from an almost locked set, a petal,
//! that then holds all its others. What sees every Z of all petals goes.

use super::als::{Als, Sets};
use super::*;

/// The most candidates of a stem.
const MOST_PETALS: usize = 4;

pub(super) fn step<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let sets = Sets::take(board);
    let mut blossom = Blossom {
        stem: 0,
        sets: &sets.all,
        petals: [0; MOST_PETALS],
    };
    let found = board.marks.empty.iter().find_map(|stem| {
        let mask = board.masks[stem];
        if mask.count_ones() as usize > MOST_PETALS {
            return None;
        }
        blossom.stem = stem;
        blossom.grow(board, mask, 0, !mask)
    });
    let petals = blossom.petals.map(|petal| sets.all.get(petal).copied());
    let stem = blossom.stem;
    board.scratch.sets = sets;
    let (digit, gone) = found?;
    let mask = board.masks[stem];
    board.remove(digit, gone);
    board.found(Technique::DeathBlossom, |_| {
        let petals = petals.iter().take(mask.count_ones() as usize).flatten();
        let parts = petals.map(Als::part);
        std::iter::once(Part::new(Role::Pivot, [stem], mask))
            .chain(parts)
            .collect()
    })
}

struct Blossom<'a, const W: usize> {
    stem: usize,
    sets: &'a [Als<W>],
    petals: [usize; MOST_PETALS],
}

impl<const W: usize> Blossom<'_, W> {
    /// Looks for petals for the digits `left` of the stem, beside `count` that have the digits `common` together.
    fn grow<S: Story>(
        &mut self,
        board: &Board<W, S>,
        left: u32,
        count: usize,
        common: u32,
    ) -> Option<(usize, Set<W>)> {
        let sets = self.sets;
        let Some(digit) = bits(left).next() else {
            return bits(common).find_map(|digit| {
                let petals = self.petals[..count].iter();
                let gone = petals.fold(board.plane(digit), |gone, &petal| {
                    gone & sets[petal].seen(digit)
                });
                (!gone.is_empty()).then_some((digit, gone))
            });
        };
        for (petal, set) in sets.iter().enumerate() {
            let shared = common & set.digits;
            if set.digits & 1 << digit == 0
                || shared == 0
                || set.cells.has(self.stem)
                || !set.seen(digit).has(self.stem)
            {
                continue;
            }
            self.petals[count] = petal;
            let found = self.grow(board, left & (left - 1), count + 1, shared);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
