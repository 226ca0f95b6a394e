//! Sue de coq: where a line crosses a box, cells that with some of the line and some of the box have as many
//! digits as cells, none of them in both parts. So every digit is used once, and goes from where it would be seen.

use super::*;

/// The most cells beside the crossing, in the line or in the box.
const MOST_BESIDE: usize = 3;

pub(super) fn step<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let tables = board.tables;
    for crossing in &tables.crossings {
        let both = crossing.cells & board.marks.empty;
        if both.len() < 2 {
            continue;
        }
        let line = tables.houses[crossing.line] - crossing.cells;
        let block = tables.houses[crossing.block] - crossing.cells;
        let leave_out = both.iter().map(Set::of).filter(|_| both.len() > 2);
        for left_out in std::iter::once(Set::EMPTY).chain(leave_out) {
            let middle = both - left_out;
            let digits = board.union(middle);
            let spare =
                digits.count_ones() as usize - middle.len().min(digits.count_ones() as usize);
            if !(2..=2 * MOST_BESIDE).contains(&spare) {
                continue;
            }
            let outside = [
                (line | left_out) & board.marks.empty,
                (block | left_out) & board.marks.empty,
            ];
            let coq = Coq {
                middle,
                digits,
                spare,
            };
            if let Some(parts) = coq.in_line(board, outside) {
                return Some(parts);
            }
        }
    }
    None
}

/// The middle of the pattern.
struct Coq<const W: usize> {
    middle: Set<W>,
    digits: u32,
    /// How many digits it has more than cells.
    spare: usize,
}

/// Visits the sets of one to three of `cells`.
fn some_of<const W: usize, R>(
    cells: Set<W>,
    visit: &mut impl FnMut(Set<W>) -> Option<R>,
) -> Option<R> {
    for a in cells.iter() {
        let one = Set::of(a);
        if let Some(found) = visit(one) {
            return Some(found);
        }
        for b in cells.iter().filter(|&b| b > a) {
            let two = one | Set::of(b);
            if let Some(found) = visit(two) {
                return Some(found);
            }
            for c in cells.iter().filter(|&c| c > b) {
                if let Some(found) = visit(two | Set::of(c)) {
                    return Some(found);
                }
            }
        }
    }
    None
}

impl<const W: usize> Coq<W> {
    /// How many of the spare digits `cells` take, if they take any.
    fn takes<S: Story>(&self, board: &Board<W, S>, cells: Set<W>) -> Option<(u32, usize)> {
        let digits = board.union(cells);
        let more = (digits & !self.digits).count_ones() as usize;
        (more < cells.len()).then(|| (digits, cells.len() - more))
    }

    fn in_line<S: Story>(
        &self,
        board: &mut Board<W, S>,
        [line, block]: [Set<W>; 2],
    ) -> Option<Found> {
        let found = some_of(line, &mut |beside| {
            let (line_digits, taken) = self.takes(board, beside)?;
            let wanted = self.spare.checked_sub(taken).filter(|&wanted| wanted > 0)?;
            some_of(block - beside, &mut |within| {
                let (block_digits, taken) = self.takes(board, within)?;
                let fits = taken == wanted && line_digits & block_digits == 0;
                let all = self.middle | beside | within;
                let line_rest = line - all;
                let block_rest = block - all;
                let from_line = (self.digits | line_digits) & !block_digits;
                let from_block = (self.digits | block_digits) & !line_digits;
                let useful = || {
                    board.union(line_rest) & from_line != 0
                        || board.union(block_rest) & from_block != 0
                };
                (fits && useful()).then_some((
                    [beside, within],
                    [line_digits, block_digits],
                    [(from_line, line_rest), (from_block, block_rest)],
                ))
            })
        });
        let (beside, digits, gone) = found?;
        for (mask, cells) in gone {
            board.remove_all(mask, cells);
        }
        let (middle, middle_digits) = (self.middle, self.digits);
        board.found(Technique::SueDeCoq, |_| {
            vec![
                Part::new(Role::Pattern, middle.iter(), middle_digits),
                Part::new(Role::AlmostLocked, beside[0].iter(), digits[0]),
                Part::new(Role::AlmostLocked, beside[1].iter(), digits[1]),
            ]
        })
    }
}
