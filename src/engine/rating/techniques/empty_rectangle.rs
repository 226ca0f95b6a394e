//! Empty rectangle: the places of a digit in a box form a cross, and a house with two places leads from one arm to the other.

use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let tables = board.tables;
    let watcher = Watcher::of(Technique::EmptyRectangle);
    for digit in 0..tables.digits {
        if !board.digit_changed(watcher, digit) {
            continue;
        }
        let plane = board.plane(digit);
        if scratch.pairs[digit].is_empty() {
            continue;
        }
        for block in board.open(digit, tables.boxes) {
            let places = board.places(digit, block);
            if !places.has_more_than(1) || places.has_more_than(tables.most_in_cross) {
                continue;
            }
            let mut left = places;
            while !left.is_empty() {
                let row = tables.row(left.first());
                let across = places & tables.houses[row];
                left -= across;
                let rest = places - across;
                if rest.is_empty() {
                    break;
                }
                let column = tables.column(rest.first());
                let down = places & tables.houses[column];
                if !rest.within(down) || down == places {
                    continue;
                }
                // Without one arm the digit lies in the line of the other.
                for (arm, line) in [(across - down, column), (down - across, row)] {
                    let targets = plane & (tables.houses[line] - tables.houses[block]);
                    let found = scratch.pairs[digit].iter().find_map(|pair| {
                        [(0, 1), (1, 0)].into_iter().find_map(|(near, far)| {
                            let (near, far) = (pair.cells[near], pair.cells[far]);
                            let gone = targets & tables.peers[far];
                            (arm.within(tables.peers[near]) && !places.has(far) && !gone.is_empty())
                                .then_some((gone, *pair))
                        })
                    });
                    if let Some((gone, pair)) = found {
                        board.remove(digit, gone);
                        return board.found(Technique::EmptyRectangle, |_| {
                            vec![
                                Part::new(Role::Pattern, places.iter(), 1 << digit).within(block),
                                Part::new(Role::Link, pair.cells, 1 << digit).within(pair.house),
                            ]
                        });
                    }
                }
            }
        }
    }
    board.looked(watcher);
    None
}
