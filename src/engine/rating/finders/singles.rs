//! Singles: full house, naked single, hidden single.

use super::*;

/// Full house: fills every house with one empty cell.
pub(super) fn full_house<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    let mut found = None;
    let mut of = !0;
    // Full houses add nothing to the effort of a rating, so one call may fill several of them.
    while let Some(house) = board.next_full(of) {
        // A preceding house that becomes full is left for the next call.
        // Two shifts, because the last house may be bit 127 and a shift by 128 bits overflows.
        of = !0 << house << 1;
        let cell = (board.candidates.empty & tables.houses[house]).first();
        let mask = board.masks[cell];
        if mask.is_power_of_two() {
            let digit = mask.trailing_zeros() as usize;
            board.place(cell, digit);
            found = board.finish_step(Technique::FullHouse, |_| Evidence::FullHouse {
                house,
                cell,
                digit: to_digit(digit),
            });
        }
    }
    found
}

/// Naked single: fills the first cell with one candidate left.
pub(super) fn naked_single<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let [_, one, ..] = board.candidates.by_count(board.tables.digits);
    if one.is_empty() {
        return None;
    }
    let cell = one.first();
    let digit = board.masks[cell].trailing_zeros() as usize;
    board.place(cell, digit);
    // Paths of puzzles that singles solve list naked singles at the weight of their rating.
    let weight = board.log.naked_single.unwrap_or(board.scale.weight(Technique::NakedSingle));
    board.finish_weighted_step(Technique::NakedSingle, weight, |_| Evidence::NakedSingle {
        cell,
        digit: to_digit(digit),
    })
}

/// Hidden singles in boxes: fills every box where a digit has one place left.
pub(super) fn hidden_in_boxes<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let mut found = None;
    for digit in 0..board.tables.digits {
        let mut of = board.tables.boxes;
        while let Some(house) = board.next_lone(digit, of) {
            // A single that appears in a preceding box is left for the next call.
            of &= !0 << house << 1;
            found = hidden_single(board, Technique::HiddenSingleBox, house, digit).or(found);
        }
    }
    found
}

/// Hidden single in a row, column or other house: fills the first one.
pub(super) fn hidden_in_lines<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let lines = board.tables.lines;
    for digit in 0..board.tables.digits {
        while let Some(house) = board.next_lone(digit, lines) {
            // One at a time: these weigh in the effort, so each must be taken from the board as it is.
            let found = hidden_single(board, Technique::HiddenSingleLine, house, digit);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Places a digit that has one place left in a house.
fn hidden_single<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    house: usize,
    digit: usize,
) -> Option<TechniqueUse> {
    let spots = board.spots(digit)[house];
    if !spots.is_power_of_two() {
        return None;
    }
    let cell = board.tables.members[house][spots.trailing_zeros() as usize];
    board.place(cell, digit);
    board.finish_step(technique, |_| Evidence::HiddenSingle { house, cell, digit: to_digit(digit) })
}

/// Returns the part of `eliminations` in the first house among `of` that would be left with one place for `digit`;
/// empty if there is no such house.
pub(super) fn restrict_to_single<const W: usize>(
    board: &Board<W>,
    digit: usize,
    eliminations: Set<W>,
    of: u128,
) -> Set<W> {
    // Only a house that loses a place can be left with one.
    let houses = eliminations.iter().fold(0, |houses, cell| houses | board.tables.house_bits[cell]);
    board
        .open_houses(digit, houses & of)
        .find(|&house| (board.places(digit, house) - eliminations).only().is_some())
        .map_or(Set::EMPTY, |house| eliminations & board.tables.houses[house])
}
