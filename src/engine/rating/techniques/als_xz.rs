//! ALS-XZ: two almost locked sets of which at most one can hold X. The other holds all its other digits, so
//! what sees every Z of both goes. With two such digits X, each set is locked for what is left.

use super::als::Als;
use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let sets = scratch.sets.of(board);
    let found = sets.restricted.iter().copied().find_map(|(one, two, restricted)| {
        let (one, two) = (sets.all[usize::from(one)], sets.all[usize::from(two)]);
        remove(board, one, two, restricted).then_some((one, two, restricted))
    });
    let (one, two, restricted) = found?;
    board.found(Technique::AlsXz, |_| {
        let common = Part::new(Role::RestrictedCommon, [], restricted);
        vec![one.part(), two.part(), common]
    })
}

fn remove<const W: usize>(board: &mut Board<W>, one: Als<W>, two: Als<W>, restricted: u32) -> bool {
    let both = restricted.count_ones() > 1;
    let mut removed = false;
    for digit in bits(one.digits & two.digits) {
        if both || restricted & 1 << digit == 0 {
            removed |= board.remove(digit, one.seen(digit) & two.seen(digit));
        }
    }
    if both {
        for set in [one, two] {
            for digit in bits(set.digits & !restricted) {
                removed |= board.remove(digit, set.seen(digit));
            }
        }
    }
    removed
}
