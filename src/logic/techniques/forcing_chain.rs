//! Forcing chains: whichever candidate of a cell is right, or whichever place of a digit in a house, chains
//! lead from each to the same candidate being wrong.

use super::chain::{Graph, Links};
use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<Found> {
    let mut graph = std::mem::take(&mut scratch.graph);
    let found = graph
        .build(board, scratch, Links::Groups)
        .then(|| find(board, scratch.bivalue, &mut graph))
        .flatten();
    scratch.graph = graph;
    found
}

/// Candidates of a cell, or places of a digit: cells and digits.
type Starts<const W: usize> = (Set<W>, u32);

fn find<const W: usize>(
    board: &mut Board<W>,
    bivalue: Set<W>,
    graph: &mut Graph<W>,
) -> Option<Found> {
    let tables = board.tables;
    graph.follow(false, |_, _, _| false);
    // Of two candidates or places an alternating chain would have told.
    let many = board.candidates.empty - bivalue;
    let of_cells = many.iter().map(|cell| (Set::of(cell), board.masks[cell]));
    let of_houses = (0..tables.side).flat_map(|digit| {
        let places = board.open(digit, !0).map(move |house| (digit, house));
        let places = places.map(|(digit, house)| (board.places(digit, house), 1 << digit));
        places.filter(|(places, _)| places.has_more_than(2))
    });
    // Such a step takes long to find, so it should take as much as it can.
    let mut wrong = Wrong::new(tables);
    let mut best = None;
    let mut most = 0;
    for starts in of_cells.chain(of_houses) {
        if let Some(gone) = wrong.agree(board, graph, starts) {
            let count = gone.iter().map(Set::len).sum();
            if count > most {
                (best, most) = (Some((starts, gone)), count);
            }
        }
    }
    let (starts, gone) = best?;
    let mut parts = Vec::new();
    for (digit, &cells) in gone[..tables.side].iter().enumerate() {
        if board.story.is_written {
            let ends = cells.iter().map(|cell| (cell, digit));
            ends.for_each(|end| evidence(board, graph, starts, end, &mut parts));
        }
    }
    for (digit, cells) in gone.into_iter().enumerate() {
        board.remove(digit, cells);
    }
    board.found(Technique::ForcingChain, |_| parts)
}

/// What is wrong if a candidate is right, by digit, kept for every candidate that was asked for.
struct Wrong<const W: usize> {
    /// Where each candidate's sets begin, by digit and cell; 0 for those that were not asked for.
    at: Vec<usize>,
    sets: Vec<Set<W>>,
}

impl<const W: usize> Wrong<W> {
    fn new(tables: &Tables<W>) -> Wrong<W> {
        Wrong {
            at: vec![0; tables.side * tables.cells],
            sets: vec![Set::EMPTY; tables.side],
        }
    }

    /// What is wrong whichever of `starts` is right, by digit, if anything is.
    fn agree(
        &mut self,
        board: &Board<W>,
        graph: &mut Graph<W>,
        (cells, digits): Starts<W>,
    ) -> Option<[Set<W>; DIGITS]> {
        let mut all = board.candidates.planes;
        for cell in cells.iter() {
            for digit in bits(digits) {
                let mut any = Set::EMPTY;
                for (all, &wrong) in all.iter_mut().zip(self.of(board, graph, cell, digit)) {
                    *all &= wrong;
                    any |= *all;
                }
                if any.is_empty() {
                    return None;
                }
            }
        }
        (!cells.is_empty()).then_some(all)
    }

    fn of(
        &mut self,
        board: &Board<W>,
        graph: &mut Graph<W>,
        cell: usize,
        digit: usize,
    ) -> &[Set<W>] {
        let (tables, known) = (board.tables, digit * board.tables.cells + cell);
        if self.at[known] == 0 {
            self.at[known] = self.sets.len();
            let wrong = excluded(board, graph, cell, digit);
            self.sets.extend_from_slice(&wrong[..tables.side]);
        }
        &self.sets[self.at[known]..][..tables.side]
    }
}

/// What is wrong if a candidate is right, by digit.
fn excluded<const W: usize>(
    board: &Board<W>,
    graph: &mut Graph<W>,
    cell: usize,
    digit: usize,
) -> [Set<W>; DIGITS] {
    let mut wrong = [Set::EMPTY; DIGITS];
    let mut take = |digit: usize, cells: Set<W>, seen: Set<W>| {
        wrong[digit] |= seen;
        if let Some(cell) = cells.only() {
            bits(board.masks[cell] & !(1 << digit)).for_each(|other| wrong[other].insert(cell));
        }
    };
    take(digit, Set::of(cell), board.tables.peers[cell]);
    graph.reached(board, cell, digit, |node| {
        take(node.digit, node.cells, node.seen)
    });
    wrong
}

/// The chain from each start to an end.
fn evidence<const W: usize>(
    board: &Board<W>,
    graph: &mut Graph<W>,
    (cells, digits): Starts<W>,
    (cell, digit): (usize, usize),
    parts: &mut Vec<Part>,
) {
    let end = Set::of(cell);
    for start in cells.iter() {
        for first in bits(digits) {
            parts.push(Part::new(Role::Start, [start], 1 << first));
            let sees = first == digit && board.tables.peers[cell].has(start);
            if sees || start == cell && first != digit {
                continue;
            }
            let starts: Vec<usize> = graph.excluded_by(board, start, first).collect();
            graph.trace(&starts, |node| {
                node.digit == digit && node.seen.has(cell)
                    || node.cells == end && node.digit != digit
            });
            parts.extend(graph.parts());
        }
    }
}
