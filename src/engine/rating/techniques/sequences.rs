//! Cells whose digits make a number in their order: along an arrow, or as seen from outside the grid.

use super::*;
use crate::puzzle::{MOST_IN_SEQUENCE, SequenceRule};
use crate::rating::tables::Line;

/// Digits that are tried to fill a line; of one that takes more nothing is found.
const STEPS: u32 = 6_000;

/// Digits with which the cells cannot make the number, whatever the others take of their candidates.
pub(super) fn number<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::LineNumber, |line, masks| Some(line.sequence.possible(masks)))
}

/// Digits that are in no way to make the number in which the cells that see each other differ.
pub(super) fn filling<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::LineFilling, |line, masks| {
        let mut kept = [0; MOST_IN_SEQUENCE];
        let is_all = (line.sequence).each(masks, &line.apart, STEPS, &mut |digits| {
            let all = kept.iter_mut().zip(digits);
            all.for_each(|(kept, digit)| *kept |= 1 << (digit - 1));
            true
        });
        is_all.then_some(kept)
    })
}

/// Makes the first step among the lines, of which `possible` tells what each cell can take of the candidates it is given.
fn step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    possible: impl Fn(&Line<W>, &[u32]) -> Option<[u32; MOST_IN_SEQUENCE]>,
) -> Option<Found> {
    let tables = board.tables;
    for (index, line) in tables.lines_of_numbers.iter().enumerate() {
        if !line.cells.meets(board.candidates.empty) || !board.line_changed(technique, index) {
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
            return board.found(technique, |_| {
                // Two numbers may look at the same cells, from both ends, or a number and an arrow: that begins with its
                // circle.
                let first = Part::new(Role::Pivot, [cells[0]], 0);
                let all = Part::new(Role::Cage, cells.iter().copied(), 0);
                match line.sequence.rule {
                    SequenceRule::Arrow => vec![first, all],
                    _ => vec![all, first],
                }
            });
        }
        board.looked_at_line(technique, index);
    }
    None
}
