//! Naked pair, triple, quad: as many cells of a house as candidates in them all.

use super::choose::Masks;
use super::*;

pub(super) fn pair<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 2, 0, Technique::NakedPair)
}

pub(super) fn triple<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 3, 2, Technique::NakedTriple)
}

pub(super) fn quad<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 4, 3, Technique::NakedQuad)
}

/// A naked subset of `count`. Were there but `hidden` or less cells left beside it, those would be a hidden subset
/// that has been looked for already.
fn step<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    hidden: usize,
    technique: Technique,
) -> Option<Found> {
    let tables = board.tables;
    let [_, _, two, three] = board.candidates.by_count(tables.digits);
    let few = match count {
        2 => two,
        3 => two | three,
        _ => board.candidates.empty,
    };
    for house in wide_bits(*board.changed(Houses::naked(count))) {
        let possible = usize::from(board.memo.empty[house]) > count + hidden
            && (tables.houses[house] & few).has_more_than(count - 1);
        let found = possible.then(|| within(board, house, count)).flatten();
        let Some((cells, digits)) = found else {
            *board.changed(Houses::naked(count)) &= !(1 << house);
            continue;
        };
        // Each digit goes from whatever sees all its places.
        for digit in bits(digits) {
            let places = board.plane(digit) & cells;
            board.remove(digit, tables.seen_by_all(places) - cells);
        }
        return board.found(technique, |_| {
            vec![Part::new(Role::Pattern, cells.iter(), digits).within(house)]
        });
    }
    None
}

/// The first naked subset in a house that removes anything: its cells and digits.
fn within<const W: usize>(board: &Board<W>, house: usize, count: usize) -> Option<(Set<W>, u32)> {
    let members = &board.tables.members[house];
    let masks = Masks::up_to(count, members.iter().map(|&cell| board.masks[cell]));
    masks.choose(count, count, &mut |chosen, digits| {
        let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
        removes(board, cells, digits).then_some((cells, digits))
    })
}

fn removes<const W: usize>(board: &Board<W>, cells: Set<W>, digits: u32) -> bool {
    bits(digits).any(|digit| {
        let plane = board.plane(digit);
        (board.tables.seen_by_all(plane & cells) - cells).meets(plane)
    })
}
