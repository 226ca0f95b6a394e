//! Wings: XY-wing, XYZ-wing, W-wing, WXYZ-wing.

use super::*;

/// XY-wing and XYZ-wing: whatever digit the pivot holds, a pincer or the pivot itself holds the shared digit.
pub(super) fn xy_wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    for pivot in scratch.bivalue.iter() {
        let mut digits = bits(board.masks[pivot]);
        if let (Some(a), Some(b)) = (digits.next(), digits.next())
            && let Some(found) = wing(board, scratch, pivot, [a, b], None)
        {
            return Some(found);
        }
    }
    None
}

/// XYZ-wing: as an XY-wing, but the pivot has the shared digit as well.
pub(super) fn xyz_wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    for pivot in scratch.trivalue.iter() {
        let mask = board.masks[pivot];
        for shared in bits(mask) {
            let mut digits = bits(mask & !(1 << shared));
            if let (Some(a), Some(b)) = (digits.next(), digits.next())
                && let Some(found) = wing(board, scratch, pivot, [a, b], Some(shared))
            {
                return Some(found);
            }
        }
    }
    None
}

/// Tries pincers with `a` or `b` and one further digit that both share; in an XYZ-wing this is the third of the pivot.
fn wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &Scratch<W>,
    pivot: usize,
    [a, b]: [usize; 2],
    third: Option<usize>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let mut near = scratch.bivalue & tables.peers[pivot];
    if let Some(third) = third {
        near &= board.plane(third);
    }
    let (with_a, with_b) = (near & board.plane(a), near & board.plane(b));
    // A cell with both digits forms a naked pair with the pivot and cannot be a pincer.
    let (with_a, with_b) = (with_a - with_b, with_b - with_a);
    if with_b.is_empty() {
        return None;
    }
    let technique = match third {
        Some(_) => Technique::XyzWing,
        None => Technique::XyWing,
    };
    for first in with_a.iter() {
        let shared = (board.masks[first] & !(1 << a)).trailing_zeros() as usize;
        let plane = board.plane(shared);
        for second in (with_b & plane).iter() {
            let mut eliminations = plane & tables.peers[first] & tables.peers[second];
            if third.is_some() {
                eliminations &= tables.peers[pivot];
            }
            if eliminations.is_empty() {
                continue;
            }
            let digits = board.masks[pivot];
            board.remove(shared, eliminations);
            return board.finish_step(technique, |_| {
                Evidence::Wing(WingPattern {
                    pivot,
                    digits: digits_of(digits),
                    pincers: [Candidate::new(first, a), Candidate::new(second, b)],
                    shared: to_digit(shared),
                })
            });
        }
    }
    None
}

/// W-wing: two cells with the same two candidates, and a house with two places for one of these, each of which sees one
/// of the cells.
pub(super) fn w_wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let bivalue = scratch.bivalue;
    for linked in 0..tables.digits {
        let ends = bivalue & board.plane(linked);
        for index in 0..scratch.pairs[linked].len() {
            let PlacePair { house, cells: [p, q] } = scratch.pairs[linked][index];
            // The ends must see the places of the link and not be among them.
            let link = Set::from_cell(p) | Set::from_cell(q);
            for first in (ends & (tables.peers[p] - link)).iter() {
                let other = (board.masks[first] & !(1 << linked)).trailing_zeros() as usize;
                let plane = board.plane(other);
                for second in
                    ((ends & tables.peers[q] & plane) - link - Set::from_cell(first)).iter()
                {
                    let eliminations = plane & tables.peers[first] & tables.peers[second];
                    if eliminations.is_empty() {
                        continue;
                    }
                    board.remove(other, eliminations);
                    return board.finish_step(Technique::WWing, |_| {
                        Evidence::WWing(WWingPattern {
                            ends: [first, second],
                            linked: to_digit(linked),
                            other: to_digit(other),
                            house,
                            link: [p, q],
                        })
                    });
                }
            }
        }
    }
    None
}

/// Number of cells, and of digits.
const SIZE: usize = 4;

/// The four cells, the pivot first, and the digit Z.
struct Wing {
    cells: [usize; SIZE],
    digit: usize,
}

/// WXYZ-wing: four cells with four candidates, all of which except Z can go into only one of the cells. So one of the
/// cells is Z.
pub(super) fn wxyz_wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let searched = &mut scratch.searched_masks;
    let is_new = |&cell: &usize| searched[cell] != board.masks[cell];
    let id = FinderId::of(Technique::WxyzWing);
    let few = |&cell: &usize| has_at_most(board.masks[cell], SIZE);
    let cells: Set<W> = board.candidates.empty.iter().filter(few).collect();
    // A wing without a changed cell was there at the last search, so that one would have found it.
    let changed =
        if board.has_searched(id) { cells.iter().filter(is_new).collect() } else { cells };
    // The cells that have one of the digits from each digit on.
    // The search chooses digits and not cells: four of nine digits have 126 choices, and few cells fit each of them.
    let mut above = [Set::EMPTY; DIGITS + 1];
    for digit in (0..board.tables.digits).rev() {
        above[digit] = above[digit + 1] | board.plane(digit);
    }
    let Some(wing) = find_wing(board, &above, cells, changed, 0, 0) else {
        searched.copy_from_slice(board.masks);
        board.mark_searched(id);
        return None;
    };
    let candidates = wing.cells.map(|cell| (cell, board.masks[cell]));
    board.remove(wing.digit, wing.eliminations(board));
    board.finish_step(Technique::WxyzWing, |_| Evidence::WxyzWing {
        cells: candidates.map(|(cell, mask)| CellSet::new([cell], mask)),
        digit: to_digit(wing.digit),
    })
}

/// Returns the first wing among `cells` that removes anything, if one of them is in `changed`. Of the digits below
/// `from`, the cells only have the `chosen` ones. `above` has the cells with digits from each digit on.
fn find_wing<const W: usize>(
    board: &Board<W>,
    above: &[Set<W>; DIGITS + 1],
    mut cells: Set<W>,
    changed: Set<W>,
    from: usize,
    chosen: usize,
) -> Option<Wing> {
    if chosen == SIZE {
        cells -= above[from];
    }
    let is_enough = |cells: Set<W>| cells.has_more_than(SIZE - 1) && cells.intersects(changed);
    if !is_enough(cells) {
        return None;
    }
    if chosen == SIZE {
        return cells.iter().find_map(|pivot| find_wing_of_pivot(board, cells, pivot));
    }
    // Wings of fewer digits are found with a further one.
    for digit in from..=board.tables.digits - (SIZE - chosen) {
        let found = find_wing(board, above, cells, changed, digit + 1, chosen + 1);
        if found.is_some() {
            return found;
        }
        // A digit that is passed over must not occur in any cell of the wing.
        cells -= board.plane(digit);
        if !is_enough(cells) {
            return None;
        }
    }
    None
}

/// Returns the first wing of `pivot` and three others of `cells`, which have four digits between them.
fn find_wing_of_pivot<const W: usize>(
    board: &Board<W>,
    cells: Set<W>,
    pivot: usize,
) -> Option<Wing> {
    let peers = &board.tables.peers;
    // The common digits of two cells that do not see each other.
    let apart = |one: usize, other: usize| {
        if peers[one].contains(other) { 0 } else { board.masks[one] & board.masks[other] }
    };
    let mut seconds = cells & peers[pivot];
    for first in seconds.iter() {
        seconds.remove(first);
        let mut thirds = seconds;
        // Cells are taken in ascending order, so that each set of three appears once.
        for second in seconds.iter() {
            thirds.remove(second);
            let loose = apart(first, second);
            if !has_at_most(loose, 1) {
                continue;
            }
            for third in thirds.iter() {
                let loose = loose | apart(first, third) | apart(second, third);
                // If all places of every digit see each other, it is a subset rather than a wing.
                if !loose.is_power_of_two() {
                    continue;
                }
                let wing = Wing {
                    cells: [pivot, first, second, third],
                    digit: loose.trailing_zeros() as usize,
                };
                if !wing.eliminations(board).is_empty() {
                    return Some(wing);
                }
            }
        }
    }
    None
}

impl Wing {
    /// Returns the places of Z outside the wing that see all its places there.
    fn eliminations<const W: usize>(&self, board: &Board<W>) -> Set<W> {
        let cells: Set<W> = self.cells.into_iter().collect();
        let plane = board.plane(self.digit);
        plane & board.tables.seen_by_all(cells & plane)
    }
}
