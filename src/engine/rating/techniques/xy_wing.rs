//! XY-wing and XYZ-wing: whatever the pivot is, one of the pincers or the pivot has the digit they share.

use super::*;

pub(super) fn xy<const W: usize>(board: &mut Board<W>, scratch: &mut Scratch<W>) -> Option<Found> {
    for pivot in scratch.bivalue.iter() {
        let mut digits = bits(board.masks[pivot]);
        if let (Some(a), Some(b)) = (digits.next(), digits.next())
            && let Some(found) = wing(board, scratch, pivot, [a, b], None)
        {
            return Some(found);
        }
    }
    None
}

pub(super) fn xyz<const W: usize>(board: &mut Board<W>, scratch: &mut Scratch<W>) -> Option<Found> {
    for pivot in scratch.trivalue.iter() {
        let mask = board.masks[pivot];
        for shared in bits(mask) {
            let mut digits = bits(mask & !(1 << shared));
            if let (Some(a), Some(b)) = (digits.next(), digits.next())
                && let Some(found) = wing(board, scratch, pivot, [a, b], Some(shared))
            {
                return Some(found);
            }
        }
    }
    None
}

/// Pincers with `a` or `b` and one more digit that both share: in an XYZ-wing the third of the pivot.
fn wing<const W: usize>(
    board: &mut Board<W>,
    scratch: &Scratch<W>,
    pivot: usize,
    [a, b]: [usize; 2],
    third: Option<usize>,
) -> Option<Found> {
    let tables = board.tables;
    let mut near = scratch.bivalue & tables.peers[pivot];
    if let Some(third) = third {
        near &= board.plane(third);
    }
    let (with_a, with_b) = (near & board.plane(a), near & board.plane(b));
    let (with_a, with_b) = (with_a - with_b, with_b - with_a);
    if with_b.is_empty() {
        return None;
    }
    let technique = match third {
        Some(_) => Technique::XyzWing,
        None => Technique::XyWing,
    };
    for first in with_a.iter() {
        let shared = (board.masks[first] & !(1 << a)).trailing_zeros() as usize;
        let plane = board.plane(shared);
        for second in (with_b & plane).iter() {
            let mut gone = plane & tables.peers[first] & tables.peers[second];
            if third.is_some() {
                gone &= tables.peers[pivot];
            }
            if gone.is_empty() {
                continue;
            }
            let masks = [pivot, first, second].map(|cell| board.masks[cell]);
            board.remove(shared, gone);
            return board.found(technique, |_| {
                vec![
                    Part::new(Role::Pivot, [pivot], masks[0]),
                    Part::new(Role::Pincer, [first], masks[1]),
                    Part::new(Role::Pincer, [second], masks[2]),
                ]
            });
        }
    }
    None
}
