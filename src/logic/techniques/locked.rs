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
    let (side, all) = (tables.side, tables.houses.len());
    let (from, of) = match technique {
        Technique::Pointing => ([2 * side..3 * side, 0..0], tables.boxes),
        _ => ([0..2 * side, 3 * side..all], tables.lines),
    };
    for digit in 0..tables.side {
        if !board.digit_changed(look, digit) {
            continue;
        }
        let plane = board.plane(digit);
        let spots = board.spots(digit);
        let may = |house: &usize| tables.may_be_locked(*house, spots[*house]);
        let [first, last] = from.clone();
        let Some((house, places, gone)) = first.chain(last).filter(may).find_map(|house| {
            let places = plane & tables.houses[house];
            let gone = plane & tables.seen_by_all(places);
            let useful =
                !gone.is_empty() && (!direct || hidden_single::follows(board, digit, gone, of));
            useful.then_some((house, places, gone))
        }) else {
            continue;
        };
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
    board.looked(look);
    None
}
