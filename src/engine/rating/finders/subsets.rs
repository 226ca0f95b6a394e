//! Naked and hidden subsets, and the choice of masks that finds them.

use super::*;

/// Masks to choose from, each with its index. Choosing a few that have few bits in total is the core of subsets and
/// fish.
pub(super) struct Masks {
    /// The mask in the lower bits, the index above.
    items: [u32; DIGITS],
    len: usize,
}

/// Position of the index; no mask has more bits.
// An index below 32 needs the five bits above.
const ABOVE: usize = 27;
const MASK: u32 = (1 << ABOVE) - 1;

impl Masks {
    /// Collects those of `masks` with one to `most` bits, each with its index in the iterator.
    #[inline]
    pub(super) fn up_to(most: usize, masks: impl IntoIterator<Item = u32>) -> Masks {
        let mut all = Masks { items: [0; DIGITS], len: 0 };
        for (item, mask) in masks.into_iter().enumerate() {
            if mask != 0 && has_at_most(mask, most) {
                all.items[all.len] = mask | (item as u32) << ABOVE;
                all.len += 1;
            }
        }
        all
    }

    /// Visits every choice of `count` masks that have at most `most` bits in total, two to four, with the indices and
    /// the union, until `visit` returns a value.
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
            // A constant limit lets the compiler unroll the test of the number of bits.
            return match most {
                2 => self.extend::<R, 2>(chosen, 0, 0, 0, count, visit),
                3 => self.extend::<R, 3>(chosen, 0, 0, 0, count, visit),
                _ => self.extend::<R, 4>(chosen, 0, 0, 0, count, visit),
            };
        }
        let items = &self.items[..self.len];
        // Two masks need no recursion.
        for (index, one) in items.iter().enumerate() {
            for two in &items[index + 1..] {
                let union = (one | two) & MASK;
                if has_at_most(union, most) {
                    let result = visit(&[one, two].map(|item| (item >> ABOVE) as usize), union);
                    if result.is_some() {
                        return result;
                    }
                }
            }
        }
        None
    }

    /// Extends a choice of `length` masks, with the bits `union`, by masks from index `from` on.
    fn extend<R, const MOST: usize>(
        &self,
        chosen: &mut [usize; 4],
        length: usize,
        from: usize,
        union: u32,
        count: usize,
        visit: &mut impl FnMut(&[usize], u32) -> Option<R>,
    ) -> Option<R> {
        if length == count {
            return visit(&chosen[..count], union);
        }
        // Enough masks must be left for the rest of the choice.
        let last = self.len - (count - length);
        for next in from..=last {
            let item = self.items[next];
            let union = union | item & MASK;
            if !has_at_most(union, MOST) {
                continue;
            }
            chosen[length] = (item >> ABOVE) as usize;
            let result = self.extend::<R, MOST>(chosen, length + 1, next + 1, union, count, visit);
            if result.is_some() {
                return result;
            }
        }
        None
    }
}

/// Naked pair, triple, quad: cells of a house with an equal number of candidates in total.
///
/// `hidden` is the size of hidden subsets that have been searched already: a naked subset that leaves so few other
/// cells is the complement of one of these.
pub(super) fn naked_subset<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    hidden: usize,
    technique: Technique,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let [_, _, two, three] = board.candidates.by_count(tables.digits);
    // A cell with more candidates than the subset has cells cannot belong to it.
    let few = match count {
        2 => two,
        3 => two | three,
        _ => board.candidates.empty,
    };
    for house in wide_bits(*board.changed(HouseScan::naked(count))) {
        let possible = usize::from(board.changes.empty[house]) > count + hidden
            && (tables.houses[house] & few).has_more_than(count - 1);
        let found = possible.then(|| find_in_house(board, house, count)).flatten();
        let Some((cells, digits)) = found else {
            // The mark stays after a success, as the same house may hold another subset.
            *board.changed(HouseScan::naked(count)) &= !(1 << house);
            continue;
        };
        // Every digit is removed from the cells that see all its places.
        for digit in bits(digits) {
            board.remove(digit, tables.seen_by_all(board.plane(digit) & cells) - cells);
        }
        return board.finish_step(technique, |_| {
            Evidence::NakedSubset(Subset::new(house, cells.iter(), digits))
        });
    }
    None
}

/// Returns the cells and digits of the first naked subset in a house that removes anything.
fn find_in_house<const W: usize>(
    board: &Board<W>,
    house: usize,
    count: usize,
) -> Option<(Set<W>, u32)> {
    let members = &board.tables.members[house];
    let masks = Masks::up_to(count, members.iter().map(|&cell| board.masks[cell]));
    masks.choose(count, count, &mut |chosen, digits| {
        let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
        has_eliminations(board, cells, digits).then_some((cells, digits))
    })
}

fn has_eliminations<const W: usize>(board: &Board<W>, cells: Set<W>, digits: u32) -> bool {
    bits(digits).any(|digit| {
        let plane = board.plane(digit);
        (board.tables.seen_by_all(plane & cells) - cells).intersects(plane)
    })
}

/// Hidden pair, triple, quad: digits with an equal number of places in a house in total.
pub(super) fn hidden_subset<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    technique: Technique,
    consequence: Consequence,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    // If few other cells are left, they form a naked subset that has been searched already.
    let beside = match consequence {
        Consequence::Single => 0,
        Consequence::Any => count,
    };
    for house in wide_bits(*board.changed(HouseScan::hidden(count))) {
        if usize::from(board.changes.empty[house]) <= count + beside {
            continue;
        }
        let mut any = false;
        let members = &tables.members[house];
        let digits = board.spots.chunks_exact(tables.houses.len());
        let places = digits.map(|spots| spots[house]);
        let found = Masks::up_to(count, places).choose(count, count, &mut |digits, union| {
            let digits = digits.iter().fold(0, |mask, &digit| mask | 1 << digit);
            let cells: Set<W> = bits(union).map(|index| members[index]).collect();
            let mut others = board.union(cells) & !digits;
            // A house with a subset that leaves no single yet is searched again by the finder that accepts any
            // consequence.
            any |= others != 0;
            if consequence == Consequence::Single {
                others = bits(others)
                    .find(|&digit| (board.places(digit, house) - cells).only().is_some())
                    .map_or(0, |digit| 1 << digit);
            }
            (others != 0).then_some((cells, digits, others))
        });
        if !any {
            *board.changed(HouseScan::hidden(count)) &= !(1 << house);
        }
        if let Some((cells, digits, others)) = found {
            board.remove_all(others, cells);
            let weight = consequence.weight(board.scale, technique);
            return board.finish_weighted_step(technique, weight, |_| {
                Evidence::HiddenSubset(Subset::new(house, cells.iter(), digits))
            });
        }
    }
    None
}
