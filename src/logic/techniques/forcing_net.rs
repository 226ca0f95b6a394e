//! Forcing nets: a candidate is taken to be right and all singles that follow are filled in. Either that
//! breaks a rule, or all candidates of a cell, or all places of a digit in a house, agree on something.

use super::singles::{Outcome, follow};
use super::*;

/// Counts one more branch. False when there is none left.
fn has_branch_left<const W: usize>(board: &mut Board<W>) -> bool {
    board.memo.branches += 1;
    board.memo.branches <= board.scale.branches()
}

pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    contradiction(board).or_else(|| agreement(board))
}

fn contradiction<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    let cells = board.candidates.empty;
    for count in 2..=tables.side as u32 {
        for cell in cells.iter() {
            let mask = board.masks[cell];
            if mask.count_ones() != count {
                continue;
            }
            for digit in bits(mask) {
                if !has_branch_left(board) {
                    return None;
                }
                let before = board.candidates;
                let mut candidates = before;
                candidates.place(tables, cell, digit);
                if follow(tables, &mut candidates, |_, _| {}) != Outcome::Broken {
                    continue;
                }
                board.remove(digit, Set::of(cell));
                return board.found(Technique::ForcingNet, |_| {
                    branch(tables, before, cell, digit)
                });
            }
        }
    }
    None
}

/// A start and the digits that follow, as evidence.
fn branch<const W: usize>(
    tables: &Tables<W>,
    mut candidates: Candidates<W>,
    cell: usize,
    digit: usize,
) -> Vec<Part> {
    let mut parts = vec![Part::new(Role::Start, [cell], 1 << digit)];
    candidates.place(tables, cell, digit);
    follow(tables, &mut candidates, |cell, digit| {
        parts.push(Part::new(Role::On, [cell], 1 << digit));
    });
    parts
}

fn agreement<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let tables = board.tables;
    let mut starts: Vec<(usize, usize)> = Vec::new();
    for cell in board.candidates.empty.iter() {
        starts.clear();
        starts.extend(bits(board.masks[cell]).map(|digit| (cell, digit)));
        if let Some(found) = agree(board, &starts) {
            return Some(found);
        }
    }
    for digit in 0..tables.side {
        for house in board.open(digit, !0) {
            starts.clear();
            starts.extend(board.places(digit, house).iter().map(|cell| (cell, digit)));
            if let Some(found) = agree(board, &starts) {
                return Some(found);
            }
        }
    }
    None
}

fn agree<const W: usize>(board: &mut Board<W>, starts: &[(usize, usize)]) -> Option<Found> {
    if starts.is_empty() {
        return None;
    }
    let tables = board.tables;
    let before = board.candidates;
    // What some start leaves.
    let mut left = [Set::<W>::EMPTY; DIGITS];
    for &(cell, digit) in starts {
        if !has_branch_left(board) {
            return None;
        }
        let mut candidates = before;
        candidates.place(tables, cell, digit);
        left[digit].insert(cell);
        follow(tables, &mut candidates, |cell, digit| {
            left[digit].insert(cell)
        });
        for (left, plane) in left.iter_mut().zip(candidates.planes) {
            *left |= plane;
        }
    }
    let removed = (0..tables.side).fold(false, |any, digit| {
        board.remove(digit, before.planes[digit] - left[digit]) | any
    });
    if !removed {
        return None;
    }
    board.found(Technique::ForcingNet, |_| {
        starts
            .iter()
            .flat_map(|&(cell, digit)| branch(tables, before, cell, digit))
            .collect()
    })
}
