//! WXYZ-wing: four cells with four candidates, of which all but Z go into one of them at most. So one of them is Z.

use super::*;

/// As many cells as digits.
const SIZE: usize = 4;

/// Four cells, the pivot first, and Z.
struct Wing {
    cells: [usize; SIZE],
    digit: usize,
}

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let known = &mut scratch.known_masks;
    let is_new = |&cell: &usize| known[cell] != board.masks[cell];
    let watcher = Watcher::of(Technique::WxyzWing);
    let few = |&cell: &usize| at_most(board.masks[cell], SIZE);
    let cells: Set<W> = board.candidates.empty.iter().filter(few).collect();
    let changed = match board.has_looked(watcher) {
        true => cells.iter().filter(is_new).collect(),
        false => cells,
    };
    let Some(wing) = among(board, cells, changed, 0, 0) else {
        known.copy_from_slice(board.masks);
        board.looked(watcher);
        return None;
    };
    let masks = wing.cells.map(|cell| board.masks[cell]);
    board.remove(wing.digit, wing.gone(board));
    board.found(Technique::WxyzWing, |_| {
        let part = |(index, mask)| {
            let role = if index == 0 { Role::Pivot } else { Role::Pincer };
            Part::new(role, [wing.cells[index]], mask)
        };
        masks.into_iter().enumerate().map(part).collect()
    })
}

/// The first wing among `cells` from which something follows, if one of them is `changed`. Of the digits below `from`
/// the cells have only those that are `chosen`.
fn among<const W: usize>(
    board: &Board<W>,
    cells: Set<W>,
    changed: Set<W>,
    from: usize,
    chosen: usize,
) -> Option<Wing> {
    if !cells.has_more_than(SIZE - 1) || !cells.meets(changed) {
        return None;
    }
    if from == board.tables.digits {
        let mut pivots = cells.iter();
        return pivots.find_map(|pivot| with_pivot(board, cells, pivot));
    }
    let with = match chosen < SIZE {
        true => among(board, cells, changed, from + 1, chosen + 1),
        false => None,
    };
    with.or_else(|| among(board, cells - board.plane(from), changed, from + 1, chosen))
}

/// The first wing of `pivot` and three others of `cells`, which have four digits between them.
fn with_pivot<const W: usize>(board: &Board<W>, cells: Set<W>, pivot: usize) -> Option<Wing> {
    let peers = &board.tables.peers;
    // The digits of both, if they do not see each other.
    let apart = |one: usize, other: usize| match peers[one].has(other) {
        true => 0,
        false => board.masks[one] & board.masks[other],
    };
    let mut seconds = cells & peers[pivot];
    for first in seconds.iter() {
        seconds.remove(first);
        let mut thirds = seconds;
        for second in seconds.iter() {
            thirds.remove(second);
            let loose = apart(first, second);
            if !at_most(loose, 1) {
                continue;
            }
            for third in thirds.iter() {
                let loose = loose | apart(first, third) | apart(second, third);
                // Where all places of all digits see each other it is a subset, not a wing.
                if !loose.is_power_of_two() {
                    continue;
                }
                let wing = Wing {
                    cells: [pivot, first, second, third],
                    digit: loose.trailing_zeros() as usize,
                };
                if !wing.gone(board).is_empty() {
                    return Some(wing);
                }
            }
        }
    }
    None
}

impl Wing {
    /// The places of Z that see all its places in the wing.
    fn gone<const W: usize>(&self, board: &Board<W>) -> Set<W> {
        let cells: Set<W> = self.cells.into_iter().collect();
        let plane = board.plane(self.digit);
        plane & board.tables.seen_by_all(cells & plane)
    }
}
