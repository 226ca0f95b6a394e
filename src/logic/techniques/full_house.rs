//! Full house: one cell of a house is empty.

use super::*;

pub(super) fn step<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let tables = board.tables;
    let look = Look::of(Technique::FullHouse);
    for (house, &cells) in tables.houses.iter().enumerate() {
        if !board.house_changed(look, house) {
            continue;
        }
        let Some(cell) = (board.marks.empty & cells).only() else {
            continue;
        };
        let mask = board.masks[cell];
        if mask.is_power_of_two() {
            board.place(cell, mask.trailing_zeros() as usize);
            return board.found(Technique::FullHouse, |_| {
                vec![Part::new(Role::Pattern, [cell], mask).within(house)]
            });
        }
    }
    board.looked(look);
    None
}
