//! Hidden pair, triple, quad: as many digits as places in a house for them all.

use super::choose::Masks;
use super::*;

/// A hidden pair after which its house has one place left for another digit.
pub(super) fn direct_pair<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 2, Technique::HiddenPair, true)
}

/// A hidden triple after which its house has one place left for another digit.
pub(super) fn direct_triple<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 3, Technique::HiddenTriple, true)
}

pub(super) fn pair<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 2, Technique::HiddenPair, false)
}

pub(super) fn triple<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 3, Technique::HiddenTriple, false)
}

pub(super) fn quad<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 4, Technique::HiddenQuad, false)
}

fn step<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    technique: Technique,
    direct: bool,
) -> Option<Found> {
    let tables = board.tables;
    // With few cells left beside it, those are a naked subset that has been looked for already.
    let beside = match (direct, count) {
        (true, _) => 0,
        (false, 4) => 4,
        (false, _) => count,
    };
    for house in wide_bits(*board.changed(Houses::hidden(count))) {
        if usize::from(board.memo.empty[house]) <= count + beside {
            continue;
        }
        let mut any = false;
        let members = &tables.members[house];
        let digits = board.spots.chunks_exact(tables.houses.len());
        let places = digits.map(|spots| spots[house]);
        let masks = Masks::up_to(count, places);
        let found = masks.choose(count, count, &mut |digits, union| {
            let digits = digits.iter().fold(0, |mask, &digit| mask | 1 << digit);
            let cells: Set<W> = bits(union).map(|index| members[index]).collect();
            let mut others = board.union(cells) & !digits;
            any |= others != 0;
            if direct {
                let follows = |&digit: &usize| {
                    let rest = board.places(digit, house) - cells;
                    rest.only().is_some()
                };
                others = bits(others).find(follows).map_or(0, |digit| 1 << digit);
            }
            (others != 0).then_some((cells, digits, others))
        });
        if !any {
            *board.changed(Houses::hidden(count)) &= !(1 << house);
        }
        if let Some((cells, digits, others)) = found {
            board.remove_all(others, cells);
            let weight = match direct {
                true => board.scale.shortcut_weight(technique),
                false => board.scale.weight(technique),
            };
            return board.weighed(technique, weight, |_| {
                vec![Part::new(Role::Pattern, cells.iter(), digits).within(house)]
            });
        }
    }
    None
}
