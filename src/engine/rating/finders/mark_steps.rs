//! Techniques of marks between cells and of numbers along lines.

use super::*;
use crate::puzzle::{MOST_IN_SEQUENCE, SequenceRule};
use crate::rating::tables::{NumberLine, Pairing};

/// Marks between cells, and the want of them: what a neighbour can still hold decides what a cell can.
///
/// Digits of a cell that go with nothing in a neighbour, from both ends of a pairing.
pub(super) fn mark_pair<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    for Pairing { cells, partners } in &tables.pairings {
        let masks = cells.map(|cell| board.masks[cell]);
        if masks.contains(&0) {
            continue;
        }
        let alone = [0, 1].map(|end| {
            let goes = |&digit: &usize| partners[end][digit] & masks[1 - end] != 0;
            let kept = bits(masks[end]).filter(goes);
            masks[end] & !kept.fold(0, |kept, digit| kept | 1 << digit)
        });
        let removed = [0, 1].map(|end| board.remove_all(alone[end], Set::of(cells[end])));
        if removed.contains(&true) {
            return board.finish_step(Technique::MarkPair, |_| Evidence::MarkPair {
                cells: *cells,
                digits: digits_of(alone[0] | alone[1]),
            });
        }
    }
    None
}

/// A digit of a cell beside which neighbours that see each other would have fewer digits than they are.
pub(super) fn mark_room<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    for cell in board.candidates.empty.iter() {
        let beside = &tables.pairings_of[cell];
        let beside = beside.iter().map(|&(index, end)| {
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
                    let seen = u32::from(tables.peers[cell].has(other)) << digit;
                    (other, board.masks[other] & partners[digit] & !seen)
                })
                .collect();
            if let Some((cells, digits)) = crowded(tables, &left) {
                board.remove(digit, Set::of(cell));
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

/// Two or three cells that see each other, of those that have so many digits `left`, with fewer digits together than
/// cells.
fn crowded<const W: usize>(tables: &Tables<W>, left: &[(usize, u32)]) -> Option<(Vec<usize>, u32)> {
    let all = 1u32 << left.len();
    let sets = (0..all).filter(|set| matches!(set.count_ones(), 2 | 3));
    sets.into_iter().find_map(|set| {
        let chosen: Vec<(usize, u32)> = bits(set).map(|index| left[index]).collect();
        let digits = chosen.iter().fold(0, |digits, (_, mask)| digits | mask);
        let cells: Vec<usize> = chosen.iter().map(|(cell, _)| *cell).collect();
        let sees = |&a: &usize| cells.iter().all(|&b| a == b || tables.peers[a].has(b));
        let is_crowded = (digits.count_ones() as usize) < cells.len() && cells.iter().all(sees);
        is_crowded.then_some((cells, digits))
    })
}

/// More places than this of a digit in a house hardly ever have anything in common.
const MAX_PLACES: usize = 4;

/// A digit that goes from a cell wherever another one comes to stand in a house.
pub(super) fn mark_house<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let tables = board.tables;
    if tables.pairings.is_empty() {
        return None;
    }
    let id = FinderId::of(Technique::MarkHouse);
    for digit in 0..tables.digits {
        if !board.has_digit_changed(id, digit) && board.has_searched(id) {
            continue;
        }
        for house in board.open(digit, !0) {
            let places = board.places(digit, house);
            if places.has_more_than(MAX_PLACES) || !places.has_more_than(1) {
                continue;
            }
            let gone = ruled_out(board, digit, places);
            let mut any = false;
            for &(other, cells) in &gone {
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

/// Other digits that go whichever of `places` holds `digit`, each with its cells.
fn ruled_out<const W: usize>(
    board: &Board<W>,
    digit: usize,
    places: Set<W>,
) -> Vec<(usize, Set<W>)> {
    let tables = board.tables;
    let gone = (0..tables.digits).filter(|&other| other != digit).map(|other| {
        let all = places.iter().fold(board.plane(other), |left, place| {
            let blocked = tables.blocked(place, digit).iter();
            let of_other = blocked.filter(|(of, _)| *of == other);
            left & of_other.fold(Set::of(place), |all, (_, cells)| all | *cells)
        });
        (other, all)
    });
    gone.filter(|(_, cells)| !cells.is_empty()).collect()
}

/// Digits that are tried to fill a line; of one that takes more nothing is found.
const STEPS: u32 = 6_000;

/// Digits with which the cells cannot make the number, whatever the others take of their candidates.
pub(super) fn line_number<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    line_step(board, Technique::LineNumber, |line, masks| Some(line.sequence.possible(masks)))
}

/// Digits that are in no way to make the number in which the cells that see each other differ.
pub(super) fn line_filling<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    line_step(board, Technique::LineFilling, |line, masks| {
        let mut kept = [0; MOST_IN_SEQUENCE];
        let is_all = (line.sequence).each(masks, &line.apart, STEPS, &mut |digits| {
            let all = kept.iter_mut().zip(digits);
            all.for_each(|(kept, digit)| *kept |= 1 << (digit - 1));
            true
        });
        is_all.then_some(kept)
    })
}

/// Cells whose digits make a number in their order: along an arrow, or as seen from outside the grid.
///
/// Makes the first step among the lines, of which `possible` tells what each cell can take of the candidates it is given.
fn line_step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    possible: impl Fn(&NumberLine<W>, &[u32]) -> Option<[u32; MOST_IN_SEQUENCE]>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    for (index, line) in tables.number_lines.iter().enumerate() {
        if !line.cells.meets(board.candidates.empty) || !board.has_line_changed(technique, index) {
            continue;
        }
        let cells = &line.sequence.cells;
        let state = |&cell: &usize| match board.values[cell] {
            0 => board.masks[cell],
            value => 1 << (value - 1),
        };
        let masks: Vec<u32> = cells.iter().map(state).collect();
        // Of a broken puzzle nothing follows.
        let kept = possible(line, &masks).filter(|kept| kept[0] != 0);
        let gone = kept.into_iter().flat_map(|kept| cells.iter().zip(&masks).zip(kept));
        let mut any = false;
        for ((&cell, mask), kept) in gone {
            any |= board.remove_all(mask & !kept, Set::of(cell));
        }
        if any {
            return board.finish_step(technique, |_| Evidence::NumberLine {
                mark: line.sequence.mark,
                cells: cells.clone(),
                is_arrow: line.sequence.rule == SequenceRule::Arrow,
            });
        }
        board.mark_line_searched(technique, index);
    }
    None
}
