//! Intersections of a line and a box: locked candidates, sue de coq.

use super::*;
use crate::rating::tables::Crossing;

/// From a box, where another box then has one place left for the digit.
pub(super) fn direct_pointing<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    scan(board, Technique::Pointing, Consequence::Single)
}

/// From any other house, where another one of its kind then has one place left for the digit.
pub(super) fn direct_claiming<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    scan(board, Technique::Claiming, Consequence::Single)
}

/// From a box.
pub(super) fn pointing<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    scan(board, Technique::Pointing, Consequence::Any)
}

/// From any other house.
pub(super) fn claiming<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    scan(board, Technique::Claiming, Consequence::Any)
}

/// Locked candidates: wherever a digit goes in a house, it closes the same cells outside.
///
/// From a box into a line that is pointing, from a line into a box claiming. With more rules than rows,
/// columns and boxes there are more cells that see all places, and more houses to begin with.
fn scan<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    consequence: Consequence,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let of = match technique {
        Technique::Pointing => tables.boxes,
        _ => tables.lines,
    };
    for digit in 0..tables.digits {
        for house in board.open(digit, board.changes.locked[digit] & of) {
            let (places, mut gone) = locked(board, digit, house);
            if gone.is_empty() {
                board.changes.locked[digit] &= !(1 << house);
                continue;
            }
            if consequence == Consequence::Single {
                gone = singles::restrict_to_single(board, digit, gone, tables.alike(house));
                if gone.is_empty() {
                    continue;
                }
            }
            board.remove(digit, gone);
            let weight = consequence.weight(board.scale, technique);
            return board.finish_weighted_step(technique, weight, |tables| Evidence::Locked {
                house,
                digit: to_digit(digit),
                cells: places.iter().collect(),
                cover: tables.common_houses(places | gone).next(),
            });
        }
    }
    None
}

/// The places of `digit` in `house`, and what all of them see.
fn locked<const W: usize>(board: &Board<W>, digit: usize, house: usize) -> (Set<W>, Set<W>) {
    let tables = board.tables;
    let places = board.places(digit, house);
    let gone = if tables.may_be_locked(house, board.spots(digit)[house]) {
        board.plane(digit) & tables.seen_by_all(places)
    } else {
        Set::EMPTY
    };
    (places, gone)
}

/// The most cells of a set in the line or the box.
const MAX_CELLS: usize = 3;

/// More such sets than this are not gone through.
const MAX_SETS: usize = 64;

/// Sue de coq: where a line crosses a box, cells that with some of the line and some of the box have as many
/// digits as cells, none of them in both parts. So every digit is used once, and goes from where it would be seen.
pub(super) fn sue_de_coq<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    let changed = *board.changed(HouseScan::CROSSINGS);
    for crossing in &tables.crossings {
        if changed & (1 << crossing.line | 1 << crossing.block) == 0 {
            continue;
        }
        let both = crossing.cells & board.candidates.empty;
        let houses = [crossing.line, crossing.block]
            .map(|house| tables.houses[house] & board.candidates.empty);
        let leave_out = both.iter().map(Set::of).filter(|_| both.len() > 2);
        for left_out in std::iter::once(Set::EMPTY).chain(leave_out) {
            let middle = both - left_out;
            let digits = board.union(middle);
            let spare = (digits.count_ones() as usize).saturating_sub(middle.len());
            if middle.len() < 2 || spare < 2 {
                continue;
            }
            let pattern = SueDeCoqMiddle { crossing, middle, digits, spare };
            let found = pattern.step(board, houses, both);
            if found.is_some() {
                return found;
            }
        }
    }
    *board.changed(HouseScan::CROSSINGS) = 0;
    None
}

/// The middle of the pattern.
struct SueDeCoqMiddle<'t, const W: usize> {
    crossing: &'t Crossing<W>,
    middle: Set<W>,
    digits: u32,
    /// How many digits it has more than cells.
    spare: usize,
}

/// Cells in the line or the box.
#[derive(Clone, Copy)]
struct SueDeCoqSide<const W: usize> {
    cells: Set<W>,
    digits: u32,
    /// How many cells it has more than digits of its own.
    takes: usize,
}

impl<const W: usize> SueDeCoqMiddle<'_, W> {
    fn step(
        &self,
        board: &mut Board<W>,
        [line, block]: [Set<W>; 2],
        both: Set<W>,
    ) -> Option<TechniqueUse> {
        let none = SueDeCoqSide { cells: Set::EMPTY, digits: 0, takes: 0 };
        let (mut in_line, mut in_block) = ([none; MAX_SETS], [none; MAX_SETS]);
        let in_line = self.sides(board, line - both, &mut in_line);
        if in_line.is_empty() {
            return None;
        }
        let in_block = self.sides(board, block - both, &mut in_block);
        for one in in_line {
            for two in in_block {
                if one.takes + two.takes != self.spare || one.digits & two.digits != 0 {
                    continue;
                }
                let all = self.middle | one.cells | two.cells;
                let from_line = (self.digits | one.digits) & !two.digits;
                let from_block = (self.digits | two.digits) & !one.digits;
                if board.remove_all(from_line, line - all)
                    | board.remove_all(from_block, block - all)
                {
                    return board.finish_step(Technique::SueDeCoq, |_| Evidence::SueDeCoq {
                        middle: CellSet::new(self.middle.iter(), self.digits),
                        sides: [one, two].map(|side| CellSet::new(side.cells.iter(), side.digits)),
                        houses: [self.crossing.line, self.crossing.block],
                    });
                }
            }
        }
        None
    }

    /// The sets of one to three of `cells` that take spare digits, but not all.
    fn sides<'a>(
        &self,
        board: &Board<W>,
        cells: Set<W>,
        room: &'a mut [SueDeCoqSide<W>; MAX_SETS],
    ) -> &'a [SueDeCoqSide<W>] {
        let mut len = 0;
        // False: with so many digits of their own, no more cells make a set of these.
        let mut add = |cells: Set<W>, digits: u32| {
            let extra = digits & !self.digits;
            let takes = cells.len().saturating_sub(extra.count_ones() as usize);
            if (1..self.spare).contains(&takes) && len < MAX_SETS {
                room[len] = SueDeCoqSide { cells, digits, takes };
                len += 1;
            }
            at_most(extra, MAX_CELLS - 1) && len < MAX_SETS
        };
        for a in cells.iter() {
            let (one, digits) = (Set::of(a), board.masks[a]);
            if !add(one, digits) {
                continue;
            }
            for b in cells.iter().filter(|&b| b > a) {
                let (two, digits) = (one | Set::of(b), digits | board.masks[b]);
                if !add(two, digits) {
                    continue;
                }
                for c in cells.iter().filter(|&c| c > b) {
                    add(two | Set::of(c), digits | board.masks[c]);
                }
            }
        }
        &room[..len]
    }
}
