//! Patterns of a single digit: skyscraper, two-string kite, turbot fish, empty rectangle.

use super::*;

/// Skyscraper, two-string kite, turbot fish: two houses with two places each, of which two see each other.
///
/// One of the other two is right, so what sees both goes. Two rows or two columns are a skyscraper, a row
/// and a column a kite, anything else has no name of its own.
pub(super) fn turbot_fish<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let tables = board.tables;
    let watcher = Watcher::of(Technique::TurbotFish);
    let mut best: Option<Fish<W>> = None;
    for digit in 0..tables.digits {
        if !board.digit_changed(watcher, digit) {
            continue;
        }
        let (plane, pairs) = (board.plane(digit), &scratch.pairs[digit]);
        for (index, first) in pairs.iter().enumerate() {
            let [p, q] = first.cells.map(|cell| &tables.peers[cell]);
            let near = *p | *q;
            for second in &pairs[index + 1..] {
                let [r, s] = second.cells;
                if !near.has(r) && !near.has(s) {
                    continue;
                }
                let technique = turbot_technique(tables.digits, first.house, second.house);
                if best.as_ref().is_some_and(|best| best.technique <= technique) {
                    continue;
                }
                for (far, near, next, end) in
                    [(p, q, r, s), (p, q, s, r), (q, p, r, s), (q, p, s, r)]
                {
                    if !near.has(next) {
                        continue;
                    }
                    let gone = plane & *far & tables.peers[end];
                    if !gone.is_empty() {
                        best = Some(Fish { technique, digit, gone, links: [*first, *second] });
                        break;
                    }
                }
            }
        }
    }
    let Some(fish) = best else {
        board.looked(watcher);
        return None;
    };
    board.remove(fish.digit, fish.gone);
    board.found(fish.technique, |_| {
        fish.links
            .map(|pair| Part::new(Role::Link, pair.cells, 1 << fish.digit).within(pair.house))
            .into()
    })
}

/// What was found.
struct Fish<const W: usize> {
    technique: Technique,
    digit: usize,
    gone: Set<W>,
    links: [Pair; 2],
}

fn turbot_technique(side: usize, first: usize, second: usize) -> Technique {
    // Rows come first, then columns.
    match (first < side, second < side) {
        _ if first.max(second) >= 2 * side => Technique::TurbotFish,
        (true, true) | (false, false) => Technique::Skyscraper,
        _ => Technique::TwoStringKite,
    }
}

/// Empty rectangle: the places of a digit in a box form a cross, and a house with two places leads from one arm to the other.
pub(super) fn empty_rectangle<const W: usize>(
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
