//! Cages that share out the digits of a house, or overlap houses with a digit.

use super::fillings::{FillingBits, FillingList, with_fillings};
use super::*;
use crate::puzzle::CageRule;

/// Maximum number of sets of digits tried in one house.
const TRIES: u32 = 20_000;

/// The sets of digits of a cage, with the candidates of the fillings of each.
struct CageSets<'l> {
    list: &'l FillingList,
    sets: Vec<(u32, FillingBits)>,
    /// The candidates of all fillings that fit together with those of the other cages.
    possible: FillingBits,
}

impl<'l> CageSets<'l> {
    fn new(list: &'l FillingList) -> CageSets<'l> {
        let digits = |filling: FillingBits| {
            (0..list.cells.len())
                .map(|cell| list.mask(filling, cell))
                .fold(0, |all, mask| all | mask)
        };
        let mut all: Vec<(u32, FillingBits)> =
            list.fillings.iter().map(|&filling| (digits(filling), filling)).collect();
        // Fillings with the same digits stand next to each other, so they merge in one pass. A house only cares which
        // digits a cage takes, not in which order.
        all.sort_unstable();
        let mut sets: Vec<(u32, FillingBits)> = Vec::new();
        for (set, filling) in all {
            match sets.last_mut() {
                Some((last, union)) if *last == set => *union |= filling,
                _ => sets.push((set, filling)),
            }
        }
        CageSets { list, sets, possible: 0 }
    }
}

/// The cages in a house, and the cells that take the rest of its digits.
struct HouseShares<'l> {
    cages: Vec<CageSets<'l>>,
    /// The candidates of the other empty cells, and those that fit together with the cages.
    rest: Vec<(usize, u32)>,
    possible: Vec<u32>,
    /// The chosen sets, one per cage.
    chosen: Vec<usize>,
    tries: u32,
}

impl HouseShares<'_> {
    /// Chooses sets of digits for the cages from the one with this index on, which share `open`. Returns `false` if
    /// there are too many.
    fn choose(&mut self, index: usize, open: u32) -> bool {
        let Some(cage) = self.cages.get(index) else {
            self.allow(open);
            return true;
        };
        for at in 0..cage.sets.len() {
            let (set, _) = self.cages[index].sets[at];
            if set & !open != 0 {
                continue;
            }
            self.tries += 1;
            self.chosen[index] = at;
            // Nothing may be derived from an incomplete enumeration, so the whole house is given up.
            if self.tries > TRIES || !self.choose(index + 1, open & !set) {
                return false;
            }
        }
        true
    }

    /// Allows the chosen sets, if the other cells can take the digits in `open`.
    fn allow(&mut self, open: u32) {
        // A necessary condition only: it may accept digits that the other cells cannot share out, which loses an
        // elimination but never makes a wrong one.
        let all = self.rest.iter().fold(0, |all, (_, mask)| all | mask);
        if open & !all != 0 || self.rest.iter().any(|(_, mask)| mask & open == 0) {
            return;
        }
        for (cage, &at) in self.cages.iter_mut().zip(&self.chosen) {
            cage.possible |= cage.sets[at].1;
        }
        for (possible, (_, mask)) in self.possible.iter_mut().zip(&self.rest) {
            *possible |= mask & open;
        }
    }
}

/// Removes digits from a house which its cages and its other cells cannot share out.
pub(super) fn combination<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    with_fillings(board, scratch, |board, _, lists| {
        for house in wide_bits(*board.changed(HouseScan::COMBINATIONS)) {
            let found = combine_in_house(board, lists.iter(), house);
            if found.is_some() {
                return found;
            }
            *board.changed(HouseScan::COMBINATIONS) &= !(1 << house);
        }
        None
    })
}

fn combine_in_house<'l, const W: usize>(
    board: &mut Board<W>,
    lists: impl Iterator<Item = &'l FillingList>,
    house: usize,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let members = tables.houses[house];
    // Houses of larger kinds have as many cells as digits; any other set of cells need not hold each digit.
    if members.len() != tables.digits || tables.cages_overlap {
        return None;
    }
    let inside = lists.filter(|list| {
        let is_cage = tables.sums[list.sum].houses.is_empty();
        // Cells that a cage has already filled do not matter, so a cage may reach out of the house with these.
        is_cage && list.cells.iter().all(|&cell| members.contains(cell))
    });
    let mut cages: Vec<CageSets> = inside.map(CageSets::new).collect();
    // The cage with the fewest sets first keeps the tree narrow. The sort is stable, so equal ones stay in the order of
    // cages.
    cages.sort_by_key(|cage| cage.sets.len());
    let cells: Set<W> = cages.iter().flat_map(|cage| cage.list.cells.iter().copied()).collect();
    let rest = (members & board.candidates.empty) - cells;
    // A single cage that takes the whole house shares nothing out.
    if cages.len() + usize::from(!rest.is_empty()) < 2 {
        return None;
    }
    let open = (0..tables.digits)
        .filter(|&digit| board.candidates.open[digit] >> house & 1 != 0)
        .fold(0, |all, digit| all | 1 << digit);
    let mut shares = HouseShares {
        chosen: vec![0; cages.len()],
        cages,
        rest: rest.iter().map(|cell| (cell, board.masks[cell])).collect(),
        possible: vec![0; rest.len()],
        tries: 0,
    };
    // Without any choice the puzzle is broken, and removing all candidates would hide that.
    if !shares.choose(0, open) || shares.cages.iter().any(|cage| cage.possible == 0) {
        return None;
    }
    let mut any = false;
    for CageSets { list, possible, .. } in &shares.cages {
        let removed = list.of_masks(board.masks) & !possible;
        for (cell, digit) in list.candidates(removed) {
            any |= board.remove(digit, Set::from_cell(cell));
        }
    }
    for (&(cell, mask), possible) in shares.rest.iter().zip(&shares.possible) {
        any |= board.remove_all(mask & !possible, Set::from_cell(cell));
    }
    if !any {
        return None;
    }
    board.finish_step(Technique::HouseCombination, |_| {
        let mut cages: Vec<usize> = shares.cages.iter().map(|cage| cage.list.sum).collect();
        cages.sort_unstable();
        Evidence::HouseCombination {
            house,
            cages,
            cells: cells.iter().collect(),
            rest: rest.iter().collect(),
        }
    })
}

/// Maximum number of cages in an overlap.
const MAX_CAGES: usize = 3;

/// Cages or houses, one of which holds the digit in each of its lines.
struct OverlapBase<const W: usize> {
    index: usize,
    places: Set<W>,
    /// The covers with places, as bits.
    covers: u128,
}

/// Removes a digit that some cages need in as many houses, or some houses in as many cages.
pub(super) fn overlap<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    with_fillings(board, scratch, |board, _, lists| {
        let tables = board.tables;
        let is_cage = |list: &&FillingList| tables.sums[list.sum].houses.is_empty();
        let needs: Vec<(usize, u32)> =
            lists.iter().filter(is_cage).map(|list| (list.sum, list.required_digits())).collect();
        (0..tables.digits).find_map(|digit| {
            // Rows, columns and boxes, each group by itself, since its houses must not overlap.
            (0..3.min(tables.houses.len() / tables.digits))
                .find_map(|kind| overlap_of(board, &needs, digit, kind))
        })
    })
}

/// Finds an overlap of cages with rows, columns or boxes (`kind` 0 to 2).
fn overlap_of<const W: usize>(
    board: &mut Board<W>,
    needs: &[(usize, u32)],
    digit: usize,
    kind: usize,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    if tables.cages_overlap {
        return None;
    }
    let plane = board.plane(digit);
    let first = kind * tables.digits;
    let houses = || {
        (first..first + tables.digits)
            .filter(|house| board.candidates.open[digit] >> house & 1 != 0)
    };
    let cages = needs.iter().filter(|(_, digits)| digits >> digit & 1 != 0);
    let cages: Vec<OverlapBase<W>> = cages
        .map(|&(cage, _)| {
            let places = plane & tables.sums[cage].cells;
            let meeting = houses().filter(|&house| places.intersects(tables.houses[house]));
            // The same argument as in a fish: cages that need the digit in as many houses use up these houses, and the
            // other way round.
            let covers = meeting.fold(0, |all, house| all | 1 << house);
            OverlapBase { index: cage, places, covers }
        })
        .collect();
    // Cages come first among the sums, and the bits of covers have room for 128 of them.
    let is_cage = |sum: &CellSum<W>| sum.houses.is_empty() && sum.rule == CageRule::Killer;
    let count = tables.sums.iter().take_while(|sum| is_cage(sum)).count().min(128);
    let lines: Vec<OverlapBase<W>> = houses()
        .map(|house| {
            let places = plane & tables.houses[house];
            let covers = (0..count)
                .filter(|&cage| places.intersects(tables.sums[cage].cells))
                .fold(0, |all, cage| all | 1 << cage);
            OverlapBase { index: house, places, covers }
        })
        .collect();
    // A place outside of all cages could take the digit without using up a cage.
    let covered = |line: &OverlapBase<W>| {
        let cells = wide_bits(line.covers).map(|cage| tables.sums[cage].cells);
        line.places.is_subset_of(cells.fold(Set::EMPTY, |all, cells| all | cells))
    };
    let lines: Vec<OverlapBase<W>> = lines.into_iter().filter(covered).collect();
    for (bases, is_cage_base) in [(&cages, true), (&lines, false)] {
        let cells_of = |cover: usize| {
            if is_cage_base { tables.houses[cover] } else { tables.sums[cover].cells }
        };
        for size in 2..=MAX_CAGES {
            let found = choose_bases(bases, size, &mut Vec::new(), &mut |chosen, covers| {
                let places = chosen.iter().fold(Set::EMPTY, |all, &base| all | bases[base].places);
                let all = wide_bits(covers).fold(Set::EMPTY, |all, cover| all | cells_of(cover));
                ((plane & all) - places).iter().next().is_some().then_some((places, all))
            });
            if let Some((chosen, covers, places, all)) = found {
                board.remove(digit, all - places);
                let bases = chosen.iter().map(|&base| bases[base].index).collect();
                let covers = wide_bits(covers).collect();
                let (cages, houses) = if is_cage_base { (bases, covers) } else { (covers, bases) };
                return board.finish_step(Technique::CageOverlap, |_| {
                    Evidence::CageOverlap(CageOverlapPattern {
                        digit: to_digit(digit),
                        cages,
                        houses,
                        places: places.iter().collect(),
                        is_cage_base,
                    })
                });
            }
        }
    }
    None
}

/// The chosen bases, their covers, their places and the cells of the covers.
type Overlap<const W: usize> = (Vec<usize>, u128, Set<W>, Set<W>);

/// Finds `size` bases with as many covers that `accept` accepts.
fn choose_bases<const W: usize>(
    bases: &[OverlapBase<W>],
    size: usize,
    chosen: &mut Vec<usize>,
    accept: &mut impl FnMut(&[usize], u128) -> Option<(Set<W>, Set<W>)>,
) -> Option<Overlap<W>> {
    let covers = chosen.iter().fold(0, |all, &base| all | bases[base].covers);
    // Covers only grow with further bases, so the branch ends here.
    if covers.count_ones() as usize > size {
        return None;
    }
    if chosen.len() == size {
        if covers.count_ones() as usize != size {
            return None;
        }
        let (places, all) = accept(chosen, covers)?;
        return Some((chosen.clone(), covers, places, all));
    }
    (chosen.last().map_or(0, |last| last + 1)..bases.len()).find_map(|base| {
        chosen.push(base);
        let found = choose_bases(bases, size, chosen, accept);
        chosen.pop();
        found
    })
}
