//! Hidden single: a house has one place left for a digit.

use super::*;

/// Fills every box as far as its digits have one place.
pub(super) fn in_boxes<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let mut found = None;
    for digit in 0..board.tables.side {
        for house in board.open(digit, board.tables.boxes) {
            if let Some(cell) = board.places(digit, house).only() {
                found = place(board, Technique::HiddenSingleBox, house, cell, digit);
            }
        }
    }
    found
}

/// The first digit with one place in a row, column or other house.
pub(super) fn in_lines<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    for digit in 0..board.tables.side {
        for house in board.open(digit, board.tables.lines) {
            if let Some(cell) = board.places(digit, house).only() {
                return place(board, Technique::HiddenSingleLine, house, cell, digit);
            }
        }
    }
    None
}

fn place<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    technique: Technique,
    house: usize,
    cell: usize,
    digit: usize,
) -> Option<Found> {
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
