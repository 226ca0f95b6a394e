//! ALS-XY-wing: an almost locked set shares X with one and Y with another, each held by at most one of the
//! two. One of the others then holds all else, so what sees every Z of both goes.

use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let sets = scratch.sets.of(board);
    sets.surround();
    let found = sets.around.chunk_by(|a, b| a.0 == b.0).find_map(|around| {
        let pivot = usize::from(around[0].0);
        around.iter().enumerate().find_map(|(index, &(_, one, xs))| {
            let one = &sets.all[usize::from(one)];
            around[index + 1..].iter().find_map(|&(_, two, ys)| {
                let two = &sets.all[usize::from(two)];
                let common = one.digits & two.digits;
                bits(xs).find_map(|x| {
                    bits(ys & !(1 << x)).find_map(|y| {
                        let shared = common & !(1 << x | 1 << y);
                        bits(shared).find_map(|z| {
                            let gone = board.plane(z) & one.seen(z) & two.seen(z);
                            (!gone.is_empty()).then_some((gone, z, pivot, [*one, *two], [x, y]))
                        })
                    })
                })
            })
        })
    });
    let pivot = found.map(|(.., pivot, _, _)| sets.all[pivot]);
    let ((gone, z, _, [one, two], [x, y]), pivot) = found.zip(pivot)?;
    board.remove(z, gone);
    board.found(Technique::AlsXyWing, |_| {
        vec![
            one.part(),
            Part::new(Role::RestrictedCommon, [], 1 << x),
            pivot.part(),
            Part::new(Role::RestrictedCommon, [], 1 << y),
            two.part(),
        ]
    })
}
