//! Almost locked sets: ALS-XZ, ALS-XY-wing, death blossom.

use super::subsets::Masks;
use super::*;

/// Maximum number of sets that are compared with each other.
const MAX_SETS: usize = 1000;

/// Maximum number of cells in a set.
const MAX_CELLS: usize = 3;

/// An almost locked set: cells of a house with one candidate more than there are cells. Without any one of its digits,
/// it holds all the others.
#[derive(Clone, Copy)]
pub(super) struct AlmostLockedSet<const W: usize> {
    pub(super) cells: Set<W>,
    pub(super) digits: u32,
    /// For each of its digits, ascending, the cells that see all places of it in the set.
    seen: [Set<W>; MAX_CELLS + 1],
}

impl<const W: usize> AlmostLockedSet<W> {
    /// Returns the cells that see all places of `digit`, one of its digits, in this set.
    #[inline]
    pub(super) fn seen(&self, digit: usize) -> Set<W> {
        let index = (self.digits & ((1 << digit) - 1)).count_ones();
        self.seen[index as usize]
    }

    fn to_cell_set(self) -> CellSet {
        CellSet::new(self.cells.iter(), self.digits)
    }
}

/// All almost locked sets of a board, and the pairs that restrict each other.
#[derive(Default)]
pub(super) struct AlmostLockedSets<const W: usize> {
    is_current: bool,
    pub(super) all: Vec<AlmostLockedSet<W>>,
    /// Two sets and the digits that at most one of them can hold; each pair once.
    pub(super) restricted: Vec<(u16, u16, u32)>,
    /// The restricted pairs in both orders, sorted; filled on demand.
    pub(super) both_orders: Vec<(u16, u16, u32)>,
}

impl<const W: usize> AlmostLockedSets<W> {
    /// Discards the sets after a change of the board.
    pub(super) fn forget(&mut self) {
        self.is_current = false;
    }

    /// Returns the sets of `board`, and collects them unless they are up to date.
    pub(super) fn of(&mut self, board: &Board<W>) -> &mut AlmostLockedSets<W> {
        if !self.is_current {
            self.collect(board);
            self.restrict(board);
            self.is_current = true;
        }
        self
    }

    /// Collects the almost locked sets of all houses, up to a maximum number.
    fn collect(&mut self, board: &Board<W>) {
        let tables = board.tables;
        self.all.clear();
        for house in 0..tables.houses.len() {
            let members = &tables.members[house];
            for count in 1..=MAX_CELLS {
                let most = count + 1;
                let masks = members.iter().map(|&cell| board.masks[cell]);
                let full = Masks::up_to(most, masks).choose(count, most, &mut |chosen, digits| {
                    let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
                    // Cells of a crossing belong to two houses and would form the same set twice.
                    let first = tables.common_houses(cells).next() == Some(house);
                    if first && digits.count_ones() as usize == most {
                        self.all.push(build_set(board, cells, digits));
                    }
                    // Pairs of sets grow with the square of their number, so that large grids need a bound; which sets
                    // are kept depends on the order of houses and is frozen with the rating.
                    (self.all.len() >= MAX_SETS).then_some(())
                });
                if full.is_some() {
                    return;
                }
            }
        }
    }

    /// Finds the disjoint pairs of sets with a digit that at most one of them can hold.
    fn restrict(&mut self, board: &Board<W>) {
        self.restricted.clear();
        self.both_orders.clear();
        for (index, one) in self.all.iter().enumerate() {
            // Most pairs lie too far apart to restrict each other, which one intersection shows.
            let near = bits(one.digits).fold(Set::EMPTY, |near, digit| near | one.seen(digit));
            for (other, two) in self.all.iter().enumerate().skip(index + 1) {
                let shared = one.digits & two.digits;
                // Overlapping sets are left out: a digit in a common cell would belong to both.
                if shared == 0 || !near.intersects(two.cells) || one.cells.intersects(two.cells) {
                    continue;
                }
                let digits = bits(shared)
                    .filter(|digit: &usize| {
                        (two.cells & board.plane(*digit)).is_subset_of(one.seen(*digit))
                    })
                    .fold(0, |mask, digit| mask | 1 << digit);
                if digits != 0 {
                    self.restricted.push((index as u16, other as u16, digits));
                }
            }
        }
    }

    /// Fills `both_orders` with all pairs in both orders.
    pub(super) fn order_both_ways(&mut self) {
        if !self.both_orders.is_empty() {
            return;
        }
        let both = |&(one, two, digits): &(u16, u16, u32)| [(one, two, digits), (two, one, digits)];
        self.both_orders.extend(self.restricted.iter().flat_map(both));
        self.both_orders.sort_unstable();
    }
}

fn build_set<const W: usize>(board: &Board<W>, cells: Set<W>, digits: u32) -> AlmostLockedSet<W> {
    let mut seen = [Set::EMPTY; MAX_CELLS + 1];
    for (seen, digit) in seen.iter_mut().zip(bits(digits)) {
        *seen = board.tables.seen_by_all(cells & board.plane(digit));
    }
    AlmostLockedSet { cells, digits, seen }
}

/// ALS-XZ: at most one of two almost locked sets can hold X. The other then holds all its other digits, so a Z that
/// sees every Z of both sets is removed. With two such digits X, each set is locked in its remaining digits.
pub(super) fn als_xz<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let sets = scratch.sets.of(board);
    let found = sets.restricted.iter().copied().find_map(|(one, two, restricted)| {
        let (one, two) = (sets.all[usize::from(one)], sets.all[usize::from(two)]);
        remove_common(board, one, two, restricted).then_some((one, two, restricted))
    });
    let (one, two, restricted) = found?;
    board.finish_step(Technique::AlsXz, |_| Evidence::AlsXz {
        sets: [one, two].map(|set| set.to_cell_set()),
        common: digits_of(restricted),
    })
}

/// Removes what two restricted sets rule out. Returns `true` if anything changed.
fn remove_common<const W: usize>(
    board: &mut Board<W>,
    one: AlmostLockedSet<W>,
    two: AlmostLockedSet<W>,
    restricted: u32,
) -> bool {
    // Two restricted digits are divided between the sets, so each set is locked: its other digits cannot leave it.
    let both = restricted.count_ones() > 1;
    let mut removed = false;
    for digit in bits(one.digits & two.digits) {
        if both || restricted & 1 << digit == 0 {
            removed |= board.remove(digit, one.seen(digit) & two.seen(digit));
        }
    }
    if both {
        for set in [one, two] {
            for digit in bits(set.digits & !restricted) {
                removed |= board.remove(digit, set.seen(digit));
            }
        }
    }
    removed
}

/// ALS-XY-wing: an almost locked set shares X with one set and Y with another, and at most one of the two sharing sets
/// holds the digit. One of the outer sets then holds all its other digits, so a Z that sees every Z of both is removed.
pub(super) fn als_xy_wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let sets = scratch.sets.of(board);
    sets.order_both_ways();
    // Sorted pairs put all partners of a pivot side by side.
    let found = sets.both_orders.chunk_by(|a, b| a.0 == b.0).find_map(|both_orders| {
        let pivot = usize::from(both_orders[0].0);
        both_orders.iter().enumerate().find_map(|(index, &(_, one, xs))| {
            let one = &sets.all[usize::from(one)];
            both_orders[index + 1..].iter().find_map(|&(_, two, ys)| {
                let two = &sets.all[usize::from(two)];
                let common = one.digits & two.digits;
                bits(xs).find_map(|x| {
                    // An almost locked set lacks one of its digits at most, so the pivot holds X or Y and takes it from
                    // an outer set.
                    bits(ys & !(1 << x)).find_map(|y| {
                        bits(common & !(1 << x | 1 << y)).find_map(|z| {
                            let eliminations = board.plane(z) & one.seen(z) & two.seen(z);
                            (!eliminations.is_empty()).then_some((
                                eliminations,
                                z,
                                pivot,
                                [*one, *two],
                                [x, y],
                            ))
                        })
                    })
                })
            })
        })
    });
    let pivot = found.map(|(.., pivot, _, _)| sets.all[pivot]);
    let ((eliminations, z, _, [one, two], [x, y]), pivot) = found.zip(pivot)?;
    board.remove(z, eliminations);
    board.finish_step(Technique::AlsXyWing, |_| Evidence::AlsXyWing {
        sets: [one, pivot, two].map(|set| set.to_cell_set()),
        common: [x, y].map(to_digit),
    })
}

/// Maximum number of candidates of a stem.
const MAX_PETALS: usize = 3;

/// Death blossom: each candidate of a cell, the stem, takes a digit from an almost locked set, a petal, which then
/// holds all its other digits. A Z that sees every Z of all petals is removed.
pub(super) fn death_blossom<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let sets = scratch.sets.of(board);
    // For each candidate of the stem, the sets that it takes a digit from.
    let mut near: [Vec<usize>; MAX_PETALS] = Default::default();
    let mut blossom = BlossomSearch { stem: 0, sets: &sets.all, petals: [0; MAX_PETALS] };
    let found = board.candidates.empty.iter().find_map(|stem| {
        let mask = board.masks[stem];
        let count = mask.count_ones() as usize;
        if count > MAX_PETALS {
            return None;
        }
        blossom.stem = stem;
        for (near, digit) in near.iter_mut().zip(bits(mask)) {
            near.clear();
            let fits = |set: &AlmostLockedSet<W>| {
                set.digits >> digit & 1 != 0
                    && set.seen(digit).contains(stem)
                    // A digit that the stem has too proves nothing: the stem itself may hold it.
                    && set.digits & !mask != 0
                    && !set.cells.contains(stem)
            };
            near.extend((0..sets.all.len()).filter(|&set| fits(&sets.all[set])));
            if near.is_empty() {
                return None;
            }
        }
        // The common digits begin as all digits that the stem lacks, and shrink with every petal.
        blossom.grow(board, &near[..count], 0, !mask)
    });
    let petals = blossom.petals.map(|petal| sets.all.get(petal).copied());
    let stem = blossom.stem;
    let (digit, eliminations) = found?;
    let mask = board.masks[stem];
    board.remove(digit, eliminations);
    board.finish_step(Technique::DeathBlossom, |_| {
        let petals = bits(mask).zip(petals.iter().flatten());
        Evidence::DeathBlossom {
            stem,
            petals: petals
                .map(|(digit, set)| Petal { digit: to_digit(digit), set: set.to_cell_set() })
                .collect(),
        }
    })
}

struct BlossomSearch<'a, const W: usize> {
    stem: usize,
    sets: &'a [AlmostLockedSet<W>],
    petals: [usize; MAX_PETALS],
}

impl<const W: usize> BlossomSearch<'_, W> {
    /// Extends `count` petals, which share the digits `common`, by one petal from each of `near`.
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
                let eliminations =
                    self.petals[..count].iter().fold(board.plane(digit), |eliminations, &petal| {
                        eliminations & sets[petal].seen(digit)
                    });
                (!eliminations.is_empty()).then_some((digit, eliminations))
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
