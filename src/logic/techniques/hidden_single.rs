//! Hidden single: a house has one place left for a digit.

use super::*;

/// Fills every box as far as its digits have one place.
pub(super) fn in_boxes<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let (technique, tables) = (Technique::HiddenSingleBox, board.tables);
    let look = Look::of(technique);
    let mut found = None;
    for digit in 0..tables.side {
        if board.digit_changed(look, digit) {
            for house in 2 * tables.side..3 * tables.side {
                found = single(board, technique, house, digit).or(found);
            }
        }
    }
    board.looked(look);
    found
}

/// The first digit with one place in a row, column or other house.
pub(super) fn in_lines<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let (technique, tables) = (Technique::HiddenSingleLine, board.tables);
    let look = Look::of(technique);
    let (lines, others) = (0..2 * tables.side, 3 * tables.side..tables.houses.len());
    for digit in 0..tables.side {
        if board.digit_changed(look, digit) {
            for houses in [lines.clone(), others.clone()] {
                for house in houses {
                    let found = single(board, technique, house, digit);
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
    }
    board.looked(look);
    None
}

#[inline(always)]
fn single<const W: usize, S: Story>(
    board: &mut Board<W, S>,
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
    board.found(technique, |_| {
        vec![Part::new(Role::Pattern, [cell], 1 << digit).within(house)]
    })
}

/// True when a house among `of` is down to one place for `digit` once `gone` is not among them.
pub(super) fn follows<const W: usize, S: Story>(
    board: &Board<W, S>,
    digit: usize,
    gone: Set<W>,
    of: u128,
) -> bool {
    let houses = gone
        .iter()
        .fold(0, |houses, cell| houses | board.tables.house_bits[cell]);
    board
        .open(digit, houses & of)
        .any(|house| (board.places(digit, house) - gone).only().is_some())
}
