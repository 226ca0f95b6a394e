//! Death blossom: each candidate of a cell, the stem, takes a digit from an almost locked set, a petal,
//! that then holds all its others. What sees every Z of all petals goes.

use super::als::Als;
use super::*;

/// The most candidates of a stem.
const MOST_PETALS: usize = 3;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let sets = scratch.sets.of(board);
    // For each candidate of the stem the sets that it takes a digit from.
    let mut near: [Vec<usize>; MOST_PETALS] = Default::default();
    let mut blossom = Blossom { stem: 0, sets: &sets.all, petals: [0; MOST_PETALS] };
    let found = board.candidates.empty.iter().find_map(|stem| {
        let mask = board.masks[stem];
        let count = mask.count_ones() as usize;
        if count > MOST_PETALS {
            return None;
        }
        blossom.stem = stem;
        for (near, digit) in near.iter_mut().zip(bits(mask)) {
            near.clear();
            let fits = |set: &Als<W>| {
                set.digits >> digit & 1 != 0
                    && set.seen(digit).has(stem)
                    && set.digits & !mask != 0
                    && !set.cells.has(stem)
            };
            near.extend((0..sets.all.len()).filter(|&set| fits(&sets.all[set])));
            if near.is_empty() {
                return None;
            }
        }
        blossom.grow(board, &near[..count], 0, !mask)
    });
    let petals = blossom.petals.map(|petal| sets.all.get(petal).copied());
    let stem = blossom.stem;
    let (digit, gone) = found?;
    let mask = board.masks[stem];
    board.remove(digit, gone);
    board.found(Technique::DeathBlossom, |_| {
        let petals = petals.iter().take(mask.count_ones() as usize).flatten();
        let parts = petals.map(Als::part);
        std::iter::once(Part::new(Role::Pivot, [stem], mask)).chain(parts).collect()
    })
}

struct Blossom<'a, const W: usize> {
    stem: usize,
    sets: &'a [Als<W>],
    petals: [usize; MOST_PETALS],
}

impl<const W: usize> Blossom<'_, W> {
    /// Looks for one of each of `near`, beside `count` petals that have the digits `common` together.
    fn grow(
        &mut self,
        board: &Board<W>,
        near: &[Vec<usize>],
        count: usize,
        common: u32,
    ) -> Option<(usize, Set<W>)> {
        let sets = self.sets;
        let Some((nearest, near)) = near.split_first() else {
            return bits(common).find_map(|digit| {
                let petals = self.petals[..count].iter();
                let gone =
                    petals.fold(board.plane(digit), |gone, &petal| gone & sets[petal].seen(digit));
                (!gone.is_empty()).then_some((digit, gone))
            });
        };
        for &petal in nearest {
            let shared = common & sets[petal].digits;
            if shared == 0 {
                continue;
            }
            self.petals[count] = petal;
            let found = self.grow(board, near, count + 1, shared);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
