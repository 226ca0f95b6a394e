//! W-wing: two cells with the same two candidates, and a house whose two places for one of these each see one of them.

use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let tables = board.tables;
    let bivalue = scratch.bivalue;
    for linked in 0..tables.digits {
        let ends = bivalue & board.plane(linked);
        for index in 0..scratch.pairs[linked].len() {
            let Pair { house, cells: [p, q] } = scratch.pairs[linked][index];
            let link = Set::of(p) | Set::of(q);
            for first in (ends & (tables.peers[p] - link)).iter() {
                let mask = board.masks[first];
                let other = (mask & !(1 << linked)).trailing_zeros() as usize;
                let plane = board.plane(other);
                for second in ((ends & tables.peers[q] & plane) - link - Set::of(first)).iter() {
                    let gone = plane & tables.peers[first] & tables.peers[second];
                    if gone.is_empty() {
                        continue;
                    }
                    board.remove(other, gone);
                    return board.found(Technique::WWing, |_| {
                        vec![
                            Part::new(Role::Pincer, [first], mask),
                            Part::new(Role::Link, [p, q], 1 << linked).within(house),
                            Part::new(Role::Pincer, [second], mask),
                        ]
                    });
                }
            }
        }
    }
    None
}
