//! Remote pairs: cells with the same two candidates, each seeing the next, hold them in turn.

use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let tables = board.tables;
    let mut left = scratch.bivalue;
    while !left.is_empty() {
        let first = left.first();
        let mask = board.masks[first];
        let alike = bits(mask).fold(scratch.bivalue, |cells, digit| cells & board.plane(digit));
        let (mut a, mut b) = (Set::of(first), Set::EMPTY);
        loop {
            let more_b = alike & tables.seen_by_any(a);
            let more_a = a | alike & tables.seen_by_any(more_b);
            if (more_a, more_b) == (a, b) {
                break;
            }
            (a, b) = (more_a, more_b);
        }
        left -= a | b;
        if a.meets(b) || (a | b).len() < 4 {
            continue;
        }
        let gone = (tables.seen_by_any(a) & tables.seen_by_any(b)) - a - b;
        if board.remove_all(mask, gone) {
            return board.found(Technique::RemotePair, |_| {
                vec![
                    Part::new(Role::ColourA, a.iter(), mask),
                    Part::new(Role::ColourB, b.iter(), mask),
                ]
            });
        }
    }
    None
}
