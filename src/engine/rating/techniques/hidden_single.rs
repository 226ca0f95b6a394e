//! Hidden single: a house has one place left for a digit.

use super::*;

/// Fills every box as far as its digits have one place.
pub(super) fn in_boxes<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let mut found = None;
    for digit in 0..board.tables.digits {
        let mut of = board.tables.boxes;
        while let Some(house) = board.next_lone(digit, of) {
            // What becomes one in a box before is left for the next time.
            of &= !0 << house << 1;
            found = single(board, Technique::HiddenSingleBox, house, digit).or(found);
        }
    }
    found
}

/// The first digit with one place in a row, column or other house.
pub(super) fn in_lines<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let lines = board.tables.lines;
    for digit in 0..board.tables.digits {
        while let Some(house) = board.next_lone(digit, lines) {
            let found = single(board, Technique::HiddenSingleLine, house, digit);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

fn single<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    house: usize,
    digit: usize,
) -> Option<Found> {
    let spots = board.spots(digit)[house];
    if !spots.is_power_of_two() {
        return None;
    }
    let cell = board.tables.members[house][spots.trailing_zeros() as usize];
    board.place(cell, digit);
    board.found(technique, |_| vec![Part::new(Role::Pattern, [cell], 1 << digit).within(house)])
}

/// Those of `gone` that the first house among `of` loses which is then down to one place for `digit`; none if there is
/// no such house.
pub(super) fn before<const W: usize>(
    board: &Board<W>,
    digit: usize,
    gone: Set<W>,
    of: u128,
) -> Set<W> {
    let houses = gone.iter().fold(0, |houses, cell| houses | board.tables.house_bits[cell]);
    let mut open = board.open(digit, houses & of);
    let single = open.find(|&house| (board.places(digit, house) - gone).only().is_some());
    single.map_or(Set::EMPTY, |house| gone & board.tables.houses[house])
}
