//! Naked and hidden singles alone, as fast as can be: for puzzles that need no more, and for forcing nets.

use super::bits::wide_bits;
use super::board::Marks;
use super::set::Set;
use super::tables::Tables;

/// How far singles lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// To the end.
    Solved,
    /// Until there are no more.
    Stuck,
    /// Against a rule: a cell without candidates, or a house without a place for a digit.
    Broken,
}

/// Fills in singles until there are no more, and tells `placed` of each.
pub(super) fn follow<const W: usize>(
    tables: &Tables<W>,
    marks: &mut Marks<W>,
    mut placed: impl FnMut(usize, usize),
) -> Outcome {
    let all = tables.boxes | tables.lines;
    loop {
        let before = marks.empty;
        let [none, one, ..] = marks.by_count(tables.side);
        if !none.is_empty() {
            return Outcome::Broken;
        }
        for cell in one.iter() {
            // A peer may have taken its one candidate meanwhile.
            let digit = (0..tables.side).find(|&digit| marks.planes[digit].has(cell));
            let Some(digit) = digit else {
                return Outcome::Broken;
            };
            marks.place(tables, cell, digit);
            placed(cell, digit);
        }
        for digit in 0..tables.side {
            for house in wide_bits(marks.open[digit] & all) {
                let places: Set<W> = marks.planes[digit] & tables.houses[house];
                if let Some(cell) = places.only() {
                    marks.place(tables, cell, digit);
                    placed(cell, digit);
                } else if places.is_empty() && marks.open[digit] >> house & 1 != 0 {
                    return Outcome::Broken;
                }
            }
        }
        if marks.empty.is_empty() {
            return Outcome::Solved;
        }
        if marks.empty == before {
            return Outcome::Stuck;
        }
    }
}
