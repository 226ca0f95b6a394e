//! Bivalue universal grave: were every empty cell down to two candidates, each in two places of each house,
//! there would be a second solution. So the one cell with three takes the digit that breaks the pattern.

use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let tables = board.tables;
    let (two, three) = (scratch.bivalue, scratch.trivalue);
    let cell = three.only()?;
    let empty = board.candidates.empty;
    if two | three != empty || !empty.within(tables.alone) {
        return None;
    }
    let mask = board.masks[cell];
    let houses = &tables.houses_of[cell];
    let digit = bits(mask)
        .find(|&digit| houses.iter().all(|&house| board.places(digit, house).len() == 3))?;
    let paired = (0..tables.digits).all(|other| {
        let plane = match other == digit {
            true => board.plane(other) - Set::of(cell),
            false => board.plane(other),
        };
        board.open(other, !0).all(|house| (plane & tables.houses[house]).two().is_some())
    });
    if !paired {
        return None;
    }
    board.place(cell, digit);
    board.found(Technique::Bug, |_| vec![Part::new(Role::Pattern, [cell], mask)])
}
