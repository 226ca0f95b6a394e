//! Naked pair, triple, quad: as many cells of a house as candidates in them all.

use super::choose::Masks;
use super::*;

pub(super) fn pair<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 2, 0, Technique::NakedPair)
}

pub(super) fn triple<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 3, 2, Technique::NakedTriple)
}

pub(super) fn quad<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 4, 3, Technique::NakedQuad)
}

/// A naked subset of `count`. Were there but `hidden` or less cells left beside it, those would be a hidden subset
/// that has been looked for already.
fn step<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    count: usize,
    hidden: usize,
    technique: Technique,
) -> Option<Found> {
    let tables = board.tables;
    let look = Look::of(technique);
    let [_, _, two, three] = board.marks.by_count(tables.side);
    let few = match count {
        2 => two,
        3 => two | three,
        _ => board.marks.empty,
    };
    for house in 0..tables.houses.len() {
        if !board.house_changed(look, house)
            || usize::from(board.memo.empty[house]) <= count + hidden
            || !(tables.houses[house] & few).has_more_than(count - 1)
        {
            continue;
        }
        let members = &tables.members[house];
        let masks = Masks::up_to(count, members.iter().map(|&cell| board.masks[cell]));
        let found = masks.choose(count, count, &mut |chosen, digits| {
            let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
            removes(board, cells, digits).then_some((cells, digits))
        });
        if let Some((cells, digits)) = found {
            // Each digit goes from whatever sees all its places.
            for digit in bits(digits) {
                let places = board.plane(digit) & cells;
                board.remove(digit, tables.seen_by_all(places) - cells);
            }
            return board.found(technique, |_| {
                vec![Part::new(Role::Pattern, cells.iter(), digits).within(house)]
            });
        }
    }
    board.looked(look);
    None
}

fn removes<const W: usize, S: Story>(board: &Board<W, S>, cells: Set<W>, digits: u32) -> bool {
    bits(digits).any(|digit| {
        let plane = board.plane(digit);
        (board.tables.seen_by_all(plane & cells) - cells).meets(plane)
    })
}
