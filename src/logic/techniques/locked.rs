//! Locked candidates: wherever a digit goes in a house, it closes the same cells outside.
//!
//! From a box into a line that is pointing, from a line into a box claiming. With more rules than rows,
//! columns and boxes there are more cells that see all places, and more houses to begin with.

use super::*;

/// Locked candidates after which another house of the same kind has one place left for the digit.
pub(super) fn direct<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    scan(board, Technique::Pointing, 170, true)
        .or_else(|| scan(board, Technique::Claiming, 190, true))
}

/// From a box.
pub(super) fn pointing<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    scan(
        board,
        Technique::Pointing,
        Technique::Pointing.weight(),
        false,
    )
}

/// From any other house.
pub(super) fn claiming<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    scan(
        board,
        Technique::Claiming,
        Technique::Claiming.weight(),
        false,
    )
}

fn scan<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    technique: Technique,
    weight: u32,
    direct: bool,
) -> Option<Found> {
    let tables = board.tables;
    let look = match direct {
        true => Look::direct(technique),
        false => Look::of(technique),
    };
    let from = match technique {
        Technique::Pointing => tables.boxes,
        _ => tables.lines,
    };
    for digit in 0..tables.side {
        if !board.digit_changed(look, digit) {
            continue;
        }
        let plane = board.plane(digit);
        for house in board.open(digit, from) {
            let spots = board.spots(digit)[house];
            if !tables.crossed[house]
                .iter()
                .any(|cells| spots & !cells == 0)
            {
                continue;
            }
            let places = plane & tables.houses[house];
            let mut gone = plane - places;
            for cell in places.iter() {
                gone &= tables.peers[cell];
                if gone.is_empty() {
                    break;
                }
            }
            // Without places the puzzle is broken, and nothing follows from that.
            if gone.is_empty()
                || places.is_empty()
                || direct && !hidden_single::follows(board, digit, gone, from)
            {
                continue;
            }
            board.remove(digit, gone);
            return board.weighed(technique, weight, |tables| {
                let part = Part::new(Role::Pattern, places.iter(), 1 << digit).within(house);
                let mut parts = vec![part];
                // The other house, where there is one.
                if let Some(other) = tables.common_houses(places | gone).next() {
                    parts.push(Part::new(Role::Cover, [], 1 << digit).within(other));
                }
                parts
            });
        }
    }
    board.looked(look);
    None
}
