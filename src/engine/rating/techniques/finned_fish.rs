//! Finned and sashimi fish: a fish but for places of one line beside the cover, which share their peers.
//!
//! Either a fin is right, or the fish is: what both remove goes. Sashimi is a fish whose finned line has
//! one place in the cover, so that without the fins nothing but a single would be left there.

use super::choose::Masks;
use super::fish::{cells_of, parts};
use super::*;

pub(super) fn x_wing<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 2, [Technique::FinnedXWing, Technique::SashimiXWing])
}

pub(super) fn swordfish<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 3, [Technique::FinnedSwordfish, Technique::SashimiSwordfish])
}

pub(super) fn jellyfish<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, 4, [Technique::FinnedJellyfish, Technique::SashimiJellyfish])
}

fn step<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    techniques: [Technique; 2],
) -> Option<Found> {
    let tables = board.tables;
    let side = tables.digits;
    let watcher = Watcher::of(techniques[0]);
    for digit in 0..side {
        let plane = board.plane(digit);
        if !board.digit_changed(watcher, digit) || !plane.has_more_than(2 * count) {
            continue;
        }
        for direction in 0..2 {
            let lines = &board.spots(digit)[direction * side..][..side];
            let masks = Masks::up_to(count, lines.iter().copied());
            // All lines but one lie in the cover.
            let found = masks.choose(count - 1, count, &mut |clean, cover| {
                if cover.count_ones() as usize != count {
                    return None;
                }
                (0..side).find_map(|finned| {
                    let mask = lines[finned];
                    let fins = mask & !cover;
                    if mask & cover == 0
                        || fins == 0
                        || !tables.share_peers(direction, fins, cover)
                        || clean.contains(&finned)
                    {
                        return None;
                    }
                    let base = clean.iter().fold(1 << finned, |mask, &line| mask | 1 << line);
                    let line = tables.houses[direction * side + finned];
                    let cover_cells = cells_of(tables, 1 - direction, bits(cover));
                    let fins = plane & (line - cover_cells);
                    let target = plane & (cover_cells - cells_of(tables, direction, bits(base)));
                    let gone = target & tables.seen_by_all(fins);
                    let sashimi = (mask & cover).count_ones() == 1;
                    (!gone.is_empty()).then_some((gone, fins, base, cover, sashimi))
                })
            });
            if let Some((gone, fins, base, cover, sashimi)) = found {
                board.remove(digit, gone);
                return board.found(techniques[usize::from(sashimi)], |tables| {
                    let mut parts = parts(tables, plane, digit, direction, base, cover);
                    parts.push(Part::new(Role::Fin, fins.iter(), 1 << digit));
                    parts
                });
            }
        }
    }
    board.looked(watcher);
    None
}
