//! Full house: one cell of a house is empty.

use super::*;

/// Fills every house that there is to fill.
pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    let mut found = None;
    let mut of = !0;
    while let Some(house) = board.next_full(of) {
        // What becomes full in a house before is left for the next time.
        of = !0 << house << 1;
        let cell = (board.candidates.empty & tables.houses[house]).first();
        let mask = board.masks[cell];
        if mask.is_power_of_two() {
            board.place(cell, mask.trailing_zeros() as usize);
            found = board.found(Technique::FullHouse, |_| {
                vec![Part::new(Role::Pattern, [cell], mask).within(house)]
            });
        }
    }
    found
}
