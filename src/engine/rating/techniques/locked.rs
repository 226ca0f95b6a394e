//! Locked candidates: wherever a digit goes in a house, it closes the same cells outside.
//!
//! From a box into a line that is pointing, from a line into a box claiming. With more rules than rows,
//! columns and boxes there are more cells that see all places, and more houses to begin with.

use super::*;

/// From a box, where another box then has one place left for the digit.
pub(super) fn direct_pointing<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    scan(board, Technique::Pointing, true)
}

/// From any other house, where another one of its kind then has one place left for the digit.
pub(super) fn direct_claiming<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    scan(board, Technique::Claiming, true)
}

/// From a box.
pub(super) fn pointing<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    scan(board, Technique::Pointing, false)
}

/// From any other house.
pub(super) fn claiming<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    scan(board, Technique::Claiming, false)
}

fn scan<const W: usize>(board: &mut Board<W>, technique: Technique, direct: bool) -> Option<Found> {
    let tables = board.tables;
    let of = match technique {
        Technique::Pointing => tables.boxes,
        _ => tables.lines,
    };
    for digit in 0..tables.digits {
        for house in board.open(digit, board.memo.locked[digit] & of) {
            let (places, mut gone) = locked(board, digit, house);
            if gone.is_empty() {
                board.memo.locked[digit] &= !(1 << house);
                continue;
            }
            if direct {
                gone = hidden_single::before(board, digit, gone, tables.alike(house));
                if gone.is_empty() {
                    continue;
                }
            }
            board.remove(digit, gone);
            let weight = match direct {
                true => board.scale.shortcut_weight(technique),
                false => board.scale.weight(technique),
            };
            return board.weighed(technique, weight, |tables| {
                let part = Part::new(Role::Pattern, places.iter(), 1 << digit).within(house);
                let mut parts = vec![part];
                // The other house, where there is one.
                if let Some(other) = tables.common_houses(places | gone).next() {
                    parts.push(Part::new(Role::Cover, [], 1 << digit).within(other));
                }
                parts
            });
        }
    }
    None
}

/// The places of `digit` in `house`, and what all of them see.
fn locked<const W: usize>(board: &Board<W>, digit: usize, house: usize) -> (Set<W>, Set<W>) {
    let tables = board.tables;
    let places = board.places(digit, house);
    let gone = match tables.may_be_locked(house, board.spots(digit)[house]) {
        true => board.plane(digit) & tables.seen_by_all(places),
        false => Set::EMPTY,
    };
    (places, gone)
}
