//! Techniques of marks between cells and of numbers along lines.

use super::*;
use crate::puzzle::MAX_IN_SEQUENCE;
use crate::rating::tables::{NumberLine, Pairing};

/// Removes digits of a cell that no digit of a neighbour allows, from both ends of a pairing.
///
/// A pairing comes from marks between two cells, or from their absence.
pub(super) fn mark_pair<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    for Pairing { cells, partners } in &tables.pairings {
        let masks = cells.map(|cell| board.masks[cell]);
        // A filled cell has removed what it rules out when its digit was placed.
        if masks.contains(&0) {
            continue;
        }
        let alone = [0, 1].map(|end| {
            let remaining = bits(masks[end])
                .filter(|&digit: &usize| partners[end][digit] & masks[1 - end] != 0);
            masks[end] & !remaining.fold(0, |remaining, digit| remaining | 1 << digit)
        });
        // Both ends are restricted by the candidates before the step, so the evidence holds for both at once.
        let removed = [0, 1].map(|end| board.remove_all(alone[end], Set::from_cell(cells[end])));
        if removed.contains(&true) {
            return board.finish_step(Technique::MarkPair, |_| Evidence::MarkPair {
                cells: *cells,
                digits: digits_of(alone[0] | alone[1]),
            });
        }
    }
    None
}

/// Removes a digit of a cell that would leave neighbours that see each other fewer digits than there are cells.
pub(super) fn mark_room<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    for cell in board.candidates.empty.iter() {
        let beside = tables.pairings_of[cell].iter().map(|&(index, end)| {
            let Pairing { cells, partners } = &tables.pairings[index];
            (cells[1 - end], &partners[end])
        });
        let open: Vec<(usize, &Vec<u32>)> =
            beside.filter(|&(other, _)| board.masks[other] != 0).collect();
        if open.len() < 2 {
            continue;
        }
        for digit in bits(board.masks[cell]) {
            let left: Vec<(usize, u32)> = open
                .iter()
                .map(|&(other, partners)| {
                    let seen = u32::from(tables.peers[cell].contains(other)) << digit;
                    (other, board.masks[other] & partners[digit] & !seen)
                })
                .collect();
            if let Some((cells, digits)) = find_crowded(tables, &left) {
                board.remove(digit, Set::from_cell(cell));
                return board.finish_step(Technique::MarkRoom, |_| Evidence::MarkRoom {
                    cell,
                    digit: to_digit(digit),
                    beside: CellSet::new(cells, digits),
                });
            }
        }
    }
    None
}

/// Returns two or three cells that see each other and have fewer digits together than there are cells; `left` has the
/// digits of each cell.
fn find_crowded<const W: usize>(
    tables: &Tables<W>,
    left: &[(usize, u32)],
) -> Option<(Vec<usize>, u32)> {
    let all = 1u32 << left.len();
    (0..all).filter(|set| matches!(set.count_ones(), 2 | 3)).into_iter().find_map(|set| {
        let chosen: Vec<(usize, u32)> = bits(set).map(|index| left[index]).collect();
        let digits = chosen.iter().fold(0, |digits, (_, mask)| digits | mask);
        let cells: Vec<usize> = chosen.iter().map(|(cell, _)| *cell).collect();
        // Hall's condition fails: cells that differ from each other cannot share fewer digits than there are cells.
        ((digits.count_ones() as usize) < cells.len()
            && cells.iter().all(|&a| cells.iter().all(|&b| a == b || tables.peers[a].contains(b))))
        .then_some((cells, digits))
    })
}

/// Maximum number of places of a digit in a house; more hardly ever have a common consequence.
const MAX_PLACES: usize = 4;

/// Removes a digit that is ruled out for every place of another digit in a house.
pub(super) fn mark_house<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    if tables.pairings.is_empty() {
        return None;
    }
    let id = FinderId::of(Technique::MarkHouse);
    for digit in 0..tables.digits {
        // Only the places of this digit matter: while they stay, the candidates that they rule out can only become
        // fewer.
        if !board.has_digit_changed(id, digit) && board.has_searched(id) {
            continue;
        }
        for house in board.open_houses(digit, !0) {
            let places = board.places(digit, house);
            if places.has_more_than(MAX_PLACES) || !places.has_more_than(1) {
                continue;
            }
            let eliminations = find_ruled_out(board, digit, places);
            let mut any = false;
            for &(other, cells) in &eliminations {
                any |= board.remove(other, cells);
            }
            if any {
                return board.finish_step(Technique::MarkHouse, |_| Evidence::MarkHouse {
                    house,
                    digit: to_digit(digit),
                    cells: places.iter().collect(),
                });
            }
        }
    }
    board.mark_searched(id);
    None
}

/// Returns other digits that are ruled out whichever of `places` holds `digit`, each with its cells.
fn find_ruled_out<const W: usize>(
    board: &Board<W>,
    digit: usize,
    places: Set<W>,
) -> Vec<(usize, Set<W>)> {
    let tables = board.tables;
    let eliminations = (0..tables.digits).filter(|&other| other != digit).map(|other| {
        let all = places.iter().fold(board.plane(other), |left, place| {
            let of_other = tables.blocked(place, digit).iter().filter(|(of, _)| *of == other);
            // The place itself counts as ruled out for the other digit, since it would hold this one.
            left & of_other.fold(Set::from_cell(place), |all, (_, cells)| all | *cells)
        });
        (other, all)
    });
    eliminations.filter(|(_, cells)| !cells.is_empty()).collect()
}

/// Maximum number of digits tried to fill a line; nothing is found in one that needs more.
const STEPS: u32 = 6_000;

/// Removes digits with which the cells cannot make the number, each cell taken independently of the rules between them.
pub(super) fn line_number<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    line_step(board, Technique::LineNumber, |line, masks| {
        Some(line.sequence.possible_digits(masks))
    })
}

/// Removes digits that are in no filling that makes the number and in which cells that see each other differ.
pub(super) fn line_filling<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    line_step(board, Technique::LineFilling, |line, masks| {
        let mut remaining = [0; MAX_IN_SEQUENCE];
        (line.sequence)
            .for_each_filling(masks, &line.apart, STEPS, &mut |digits| {
                let all = remaining.iter_mut().zip(digits);
                all.for_each(|(remaining, digit)| *remaining |= 1 << (digit - 1));
                true
            })
            .then_some(remaining)
    })
}

/// Takes the first step among lines whose digits make a number in their order: arrows, and numbers outside the grid.
///
/// `possible` returns the digits that each cell can take, given the candidates of all.
fn line_step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    possible: impl Fn(&NumberLine<W>, &[u32]) -> Option<[u32; MAX_IN_SEQUENCE]>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    for (index, line) in tables.number_lines.iter().enumerate() {
        if !line.cells.intersects(board.candidates.empty)
            || !board.has_line_changed(technique, index)
        {
            continue;
        }
        let cells = &line.sequence.cells;
        let state = |&cell: &usize| match board.values[cell] {
            0 => board.masks[cell],
            value => 1 << (value - 1),
        };
        let masks: Vec<u32> = cells.iter().map(state).collect();
        // Nothing can be derived from a broken puzzle.
        let remaining = possible(line, &masks).filter(|remaining| remaining[0] != 0);
        let cells_left =
            remaining.into_iter().flat_map(|remaining| cells.iter().zip(&masks).zip(remaining));
        let mut any = false;
        for ((&cell, mask), remaining) in cells_left {
            any |= board.remove_all(mask & !remaining, Set::from_cell(cell));
        }
        if any {
            return board.finish_step(technique, |_| Evidence::NumberLine {
                mark: line.sequence.mark,
                cells: line.mark.cells.clone(),
                sign: line.mark.sign,
            });
        }
        board.mark_line_searched(technique, index);
    }
    None
}
