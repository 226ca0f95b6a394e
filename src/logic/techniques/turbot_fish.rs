//! Skyscraper, two-string kite, turbot fish: two houses with two places each, of which two see each other.
//!
//! One of the other two is right, so what sees both goes. Two rows or two columns are a skyscraper, a row
//! and a column a kite, anything else has no name of its own.

use super::*;

pub(super) fn step<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    [
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::TurbotFish,
    ]
    .into_iter()
    .find_map(|technique| of_kind(board, technique))
}

fn kind(side: usize, first: usize, second: usize) -> Technique {
    match (first / side, second / side) {
        (0, 0) | (1, 1) => Technique::Skyscraper,
        (0, 1) | (1, 0) => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}

fn of_kind<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    technique: Technique,
) -> Option<Found> {
    let tables = board.tables;
    let look = Look::of(technique);
    for digit in 0..tables.side {
        if !board.digit_changed(look, digit) {
            continue;
        }
        let plane = board.plane(digit);
        let pairs = &board.scratch.pairs[digit];
        let two = pairs.iter().enumerate().flat_map(|(index, first)| {
            pairs[index + 1..].iter().map(move |second| (first, second))
        });
        let found = two
            .filter(|(first, second)| kind(tables.side, first.house, second.house) == technique)
            .find_map(|(first, second)| {
                [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .into_iter()
                    .find_map(|(i, j)| {
                        let (near, far) = (first.cells[i], first.cells[1 - i]);
                        let (next, end) = (second.cells[j], second.cells[1 - j]);
                        let gone = plane & tables.peers[far] & tables.peers[end];
                        (tables.peers[near].has(next) && !gone.is_empty())
                            .then_some((gone, *first, *second))
                    })
            });
        if let Some((gone, first, second)) = found {
            board.remove(digit, gone);
            return board.found(technique, |_| {
                [first, second]
                    .map(|pair| Part::new(Role::Link, pair.cells, 1 << digit).within(pair.house))
                    .into()
            });
        }
    }
    board.looked(look);
    None
}
