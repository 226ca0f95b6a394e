//! Naked single: a cell has one candidate left.

use super::*;

pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let [_, one, ..] = board.candidates.by_count(board.tables.digits);
    if one.is_empty() {
        return None;
    }
    let cell = one.first();
    let mask = board.masks[cell];
    board.place(cell, mask.trailing_zeros() as usize);
    let usual = board.scale.weight(Technique::NakedSingle);
    let weight = board.story.naked_single.unwrap_or(usual);
    board.weighed(Technique::NakedSingle, weight, |_| vec![Part::new(Role::Pattern, [cell], mask)])
}
