//! Intersections of a line and a box: locked candidates, sue de coq.

use super::*;
use crate::rating::tables::Crossing;

/// Locked candidates: all places of a digit in a house rule it out in the same cells outside.
///
/// From a box into a line this is pointing, from a line into a box claiming. With further rules, more cells see all
/// places, and there are more houses to start from.
pub(super) fn scan<const W: usize>(
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
        for house in board.open_houses(digit, board.changes.locked[digit] & of) {
            let (places, mut eliminations) = find_locked(board, digit, house);
            if eliminations.is_empty() {
                // Cleared only if nothing is locked at all: a shortcut that finds no single leaves the house to the
                // finder proper.
                board.changes.locked[digit] &= !(1 << house);
                continue;
            }
            if consequence == Consequence::Single {
                eliminations = singles::restrict_to_single(
                    board,
                    digit,
                    eliminations,
                    tables.houses_of_same_type(house),
                );
                if eliminations.is_empty() {
                    continue;
                }
            }
            board.remove(digit, eliminations);
            let weight = consequence.weight(board.scale, technique);
            return board.finish_weighted_step(technique, weight, |tables| Evidence::Locked {
                house,
                digit: to_digit(digit),
                cells: places.iter().collect(),
                cover: tables.common_houses(places | eliminations).next(),
            });
        }
    }
    None
}

/// Returns the places of `digit` in `house`, and the candidates that all of them see.
fn find_locked<const W: usize>(board: &Board<W>, digit: usize, house: usize) -> (Set<W>, Set<W>) {
    let tables = board.tables;
    let places = board.places(digit, house);
    let eliminations = if tables.can_be_locked(house, board.spots(digit)[house]) {
        board.plane(digit) & tables.seen_by_all(places)
    } else {
        Set::EMPTY
    };
    (places, eliminations)
}

/// Maximum number of cells of a set in the line or the box.
const MAX_CELLS: usize = 3;

/// Maximum number of such sets that are tried.
const MAX_SETS: usize = 64;

/// Sue de coq: some cells where a line crosses a box have, together with some cells of the line and some of the box, as
/// many digits as cells. The two sides share no digit. So every digit is used exactly once and is removed from the
/// cells that see all its places.
pub(super) fn sue_de_coq<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    let changed = *board.changed(HouseScan::CROSSINGS);
    for crossing in &tables.crossings {
        // All crossings are searched before the mask is cleared, as each house lies in several of them.
        if changed & (1 << crossing.line | 1 << crossing.block) == 0 {
            continue;
        }
        let both = crossing.cells & board.candidates.empty;
        let houses = [crossing.line, crossing.block]
            .map(|house| tables.houses[house] & board.candidates.empty);
        // The pattern needs two or three cells of the crossing; larger boxes are tried with all cells or all but one.
        let leave_out = both.iter().map(Set::from_cell).filter(|_| both.len() > 2);
        for left_out in std::iter::once(Set::EMPTY).chain(leave_out) {
            let middle = both - left_out;
            let digits = board.union(middle);
            let spare = (digits.count_ones() as usize).saturating_sub(middle.len());
            // Each side has to take at least one of the spare digits.
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

/// The cells of the pattern where the line crosses the box.
struct SueDeCoqMiddle<'t, const W: usize> {
    crossing: &'t Crossing<W>,
    middle: Set<W>,
    digits: u32,
    /// Number of digits minus number of cells.
    spare: usize,
}

/// Cells of the pattern in the line or in the box.
#[derive(Clone, Copy)]
struct SueDeCoqSide<const W: usize> {
    cells: Set<W>,
    digits: u32,
    /// Number of cells minus number of digits that the middle does not have.
    takes: usize,
}

impl<const W: usize> SueDeCoqMiddle<'_, W> {
    /// Takes the first step with a set in the line and one in the box.
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
                // As many digits as cells, and none on both sides: then every digit has its place on one side or in the
                // middle.
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

    /// Returns the sets of one to three of `cells` that take some, but not all, of the spare digits.
    fn sides<'a>(
        &self,
        board: &Board<W>,
        cells: Set<W>,
        room: &'a mut [SueDeCoqSide<W>; MAX_SETS],
    ) -> &'a [SueDeCoqSide<W>] {
        let mut len = 0;
        // Returns `false` if adding cells cannot form such a set any more.
        let mut add = |cells: Set<W>, digits: u32| {
            let extra = digits & !self.digits;
            let takes = cells.len().saturating_sub(extra.count_ones() as usize);
            if (1..self.spare).contains(&takes) && len < MAX_SETS {
                room[len] = SueDeCoqSide { cells, digits, takes };
                len += 1;
            }
            has_at_most(extra, MAX_CELLS - 1) && len < MAX_SETS
        };
        for a in cells.iter() {
            let (one, digits) = (Set::from_cell(a), board.masks[a]);
            if !add(one, digits) {
                continue;
            }
            for b in cells.iter().filter(|&b| b > a) {
                let (two, digits) = (one | Set::from_cell(b), digits | board.masks[b]);
                if !add(two, digits) {
                    continue;
                }
                for c in cells.iter().filter(|&c| c > b) {
                    add(two | Set::from_cell(c), digits | board.masks[c]);
                }
            }
        }
        &room[..len]
    }
}
