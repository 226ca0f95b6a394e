//! Skyscraper, two-string kite, turbot fish: two houses with two places each, of which two see each other.
//!
//! One of the other two is right, so what sees both goes. Two rows or two columns are a skyscraper, a row
//! and a column a kite, anything else has no name of its own.

use super::*;

pub(super) fn step<const W: usize>(
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
                let technique = kind(tables.digits, first.house, second.house);
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

fn kind(side: usize, first: usize, second: usize) -> Technique {
    // Rows come first, then columns.
    match (first < side, second < side) {
        _ if first.max(second) >= 2 * side => Technique::TurbotFish,
        (true, true) | (false, false) => Technique::Skyscraper,
        _ => Technique::TwoStringKite,
    }
}
