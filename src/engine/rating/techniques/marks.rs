//! Marks between cells, and the want of them: what a neighbour can still hold decides what a cell can.

use super::*;
use crate::rating::tables::Pairing;

/// Digits of a cell that go with nothing in a neighbour, from both ends of a pairing.
pub(super) fn pair<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    for Pairing { cells, partners } in &tables.pairings {
        let masks = cells.map(|cell| board.masks[cell]);
        if masks.contains(&0) {
            continue;
        }
        let alone = [0, 1].map(|end| {
            let goes = |&digit: &usize| partners[end][digit] & masks[1 - end] != 0;
            let kept = bits(masks[end]).filter(goes);
            masks[end] & !kept.fold(0, |kept, digit| kept | 1 << digit)
        });
        let removed = [0, 1].map(|end| board.remove_all(alone[end], Set::of(cells[end])));
        if removed.contains(&true) {
            return board.found(Technique::MarkPair, |_| {
                vec![Part::new(Role::Pattern, *cells, alone[0] | alone[1])]
            });
        }
    }
    None
}

/// A digit of a cell beside which neighbours that see each other would have fewer digits than they are.
pub(super) fn room<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    for cell in board.candidates.empty.iter() {
        let beside = &tables.pairings_of[cell];
        let beside = beside.iter().map(|&(index, end)| {
            let Pairing { cells, partners } = &tables.pairings[index];
            (cells[1 - end], &partners[end])
        });
        let open: Vec<(usize, &Vec<u32>)> =
            beside.filter(|&(other, _)| board.masks[other] != 0).collect();
        if open.len() < 2 {
            continue;
        }
        for digit in bits(board.masks[cell]) {
            let left: Vec<(usize, u32)> = open
                .iter()
                .map(|&(other, partners)| {
                    let seen = u32::from(tables.peers[cell].has(other)) << digit;
                    (other, board.masks[other] & partners[digit] & !seen)
                })
                .collect();
            if let Some((cells, digits)) = crowded(tables, &left) {
                board.remove(digit, Set::of(cell));
                return board.found(Technique::MarkRoom, |_| {
                    vec![
                        Part::new(Role::Pivot, [cell], 1 << digit),
                        Part::new(Role::Pincer, cells, digits),
                    ]
                });
            }
        }
    }
    None
}

/// Two or three cells that see each other, of those that have so many digits `left`, with fewer digits together than
/// cells.
fn crowded<const W: usize>(tables: &Tables<W>, left: &[(usize, u32)]) -> Option<(Vec<usize>, u32)> {
    let all = 1u32 << left.len();
    let sets = (0..all).filter(|set| matches!(set.count_ones(), 2 | 3));
    sets.into_iter().find_map(|set| {
        let chosen: Vec<(usize, u32)> = bits(set).map(|index| left[index]).collect();
        let digits = chosen.iter().fold(0, |digits, (_, mask)| digits | mask);
        let cells: Vec<usize> = chosen.iter().map(|(cell, _)| *cell).collect();
        let sees = |&a: &usize| cells.iter().all(|&b| a == b || tables.peers[a].has(b));
        let is_crowded = (digits.count_ones() as usize) < cells.len() && cells.iter().all(sees);
        is_crowded.then_some((cells, digits))
    })
}

/// More places than this of a digit in a house hardly ever have anything in common.
const MOST_PLACES: usize = 4;

/// A digit that goes from a cell wherever another one comes to stand in a house.
pub(super) fn house<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    if tables.pairings.is_empty() {
        return None;
    }
    let watcher = Watcher::of(Technique::MarkHouse);
    for digit in 0..tables.digits {
        if !board.digit_changed(watcher, digit) && board.has_looked(watcher) {
            continue;
        }
        for house in board.open(digit, !0) {
            let places = board.places(digit, house);
            if places.has_more_than(MOST_PLACES) || !places.has_more_than(1) {
                continue;
            }
            let gone = ruled_out(board, digit, places);
            let mut any = false;
            for &(other, cells) in &gone {
                any |= board.remove(other, cells);
            }
            if any {
                return board.found(Technique::MarkHouse, |_| {
                    vec![Part::new(Role::Pattern, places.iter(), 1 << digit).within(house)]
                });
            }
        }
    }
    board.looked(watcher);
    None
}

/// Other digits that go whichever of `places` holds `digit`, each with its cells.
fn ruled_out<const W: usize>(
    board: &Board<W>,
    digit: usize,
    places: Set<W>,
) -> Vec<(usize, Set<W>)> {
    let tables = board.tables;
    let gone = (0..tables.digits).filter(|&other| other != digit).map(|other| {
        let all = places.iter().fold(board.plane(other), |left, place| {
            let blocked = tables.blocked(place, digit).iter();
            let of_other = blocked.filter(|(of, _)| *of == other);
            left & of_other.fold(Set::of(place), |all, (_, cells)| all | *cells)
        });
        (other, all)
    });
    gone.filter(|(_, cells)| !cells.is_empty()).collect()
}
