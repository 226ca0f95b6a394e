//! Techniques that rely on a unique solution: unique rectangles, bivalue universal grave.

use super::subsets::Masks;
use super::*;

/// Unique rectangles: four cells in two rows, two columns and two boxes must not be left with the same two candidates.
/// These could be swapped, but the puzzle has only one solution.
pub(super) fn unique_rectangle<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    for corner in (scratch.bivalue & tables.alone).iter() {
        // All corners have the two digits of a corner without others.
        let digits = board.masks[corner];
        let open = board.candidates.empty & tables.alone;
        let both = bits(digits).fold(open, |cells, digit| cells & board.plane(digit));
        let corner_set = Set::from_cell(corner);
        let (row, column) = (tables.row(corner), tables.column(corner));
        for across in ((both & tables.houses[row]) - corner_set).iter() {
            for down in ((both & tables.houses[column]) - corner_set).iter() {
                // The row of one neighbour and the column of the other.
                let opposite = down - down % tables.digits + across % tables.digits;
                let boxes = [across, down].map(|cell| tables.block(cell) == tables.block(corner));
                // A rectangle over four boxes proves nothing: swapping its digits would break the boxes.
                if boxes[0] == boxes[1] || !both.contains(opposite) {
                    continue;
                }
                let corners = [corner, across, down, opposite];
                let rectangle = Rectangle {
                    corners,
                    digits,
                    floor: corners.map(|cell| board.masks[cell] == digits),
                };
                let masks = corners.map(|cell| board.masks[cell]);
                if let Some(found) = rectangle.step(board, masks) {
                    return Some(found);
                }
            }
        }
    }
    None
}

struct Rectangle {
    /// A corner, the one across, the one down, and the opposite one.
    corners: [usize; 4],
    /// The two digits.
    digits: u32,
    /// `true` for corners without further candidates.
    floor: [bool; 4],
}

impl Rectangle {
    /// Tries the types of unique rectangles in turn.
    fn step<const W: usize>(&self, board: &mut Board<W>, masks: [u32; 4]) -> Option<TechniqueUse> {
        let roof: Set<W> = (0..4)
            .filter(|&corner| !self.floor[corner])
            .map(|corner| self.corners[corner])
            .collect();
        let extra = masks.iter().fold(0, |all, mask| all | mask) & !self.digits;
        match roof.len() {
            1 => {
                // The roof keeps further candidates, so it cannot become empty.
                board.remove_all(self.digits, roof);
                return self.finish_step(board, Technique::UniqueRectangle1, roof, || {
                    RectangleArgument::OneCorner
                });
            }
            2 | 3 if extra.is_power_of_two() => {
                let seen = board.tables.seen_by_all(roof);
                if board.remove_all(extra, seen) {
                    let digit = to_digit(extra.trailing_zeros() as usize);
                    return self.finish_step(board, Technique::UniqueRectangle2, roof, || {
                        RectangleArgument::OneExtra { digit }
                    });
                }
            }
            _ => {}
        }
        if (roof.len() == 2).then(|| board.tables.common_houses(roof).next()).flatten().is_some() {
            if let Some(found) = self.with_subset(board, roof, extra) {
                return Some(found);
            }
            for house in board.tables.common_houses(roof) {
                for digit in bits(self.digits) {
                    let other = self.digits & !(1 << digit);
                    if board.places(digit, house) == roof && board.remove_all(other, roof) {
                        return self.finish_step(board, Technique::UniqueRectangle4, roof, || {
                            RectangleArgument::Bound { digit: to_digit(digit) }
                        });
                    }
                }
            }
        }
        self.hidden_rectangle(board, roof)
    }

    /// Type 3: one of the extra digits is in the roof, which acts as one cell of a naked subset.
    fn with_subset<const W: usize>(
        &self,
        board: &mut Board<W>,
        roof: Set<W>,
        extra: u32,
    ) -> Option<TechniqueUse> {
        let tables = board.tables;
        for house in tables.common_houses(roof) {
            let members = &tables.members[house];
            // The roof counts as one cell, so subsets of two to four cells are formed.
            for count in 1..=3 {
                let others = members
                    .iter()
                    .map(|&cell| if roof.contains(cell) { 0 } else { board.masks[cell] });
                let found = Masks::up_to(count + 1, others).choose(
                    count,
                    count + 1,
                    &mut |chosen, union| {
                        let digits = union | extra;
                        if !has_at_most(digits, count + 1) {
                            return None;
                        }
                        let cells: Set<W> = chosen.iter().map(|&index| members[index]).collect();
                        let rest = tables.houses[house] - roof - cells;
                        (board.union(rest) & digits != 0).then_some((cells, rest, digits))
                    },
                );
                if let Some((cells, rest, digits)) = found {
                    board.remove_all(digits, rest);
                    return self.finish_step(board, Technique::UniqueRectangle3, roof, || {
                        RectangleArgument::WithSubset {
                            extra: digits_of(extra),
                            subset: Subset::new(house, cells.iter(), digits),
                        }
                    });
                }
            }
        }
        None
    }

    /// Hidden rectangle: opposite a floor corner, both lines of a corner confine a digit to the rectangle. The other
    /// digit in that corner would force the swap.
    fn hidden_rectangle<const W: usize>(
        &self,
        board: &mut Board<W>,
        roof: Set<W>,
    ) -> Option<TechniqueUse> {
        let tables = board.tables;
        let all: Set<W> = self.corners.into_iter().collect();
        for corner in (0..4).filter(|&corner| self.floor[corner]) {
            // Corners are numbered by two bits, so the opposite one has both of them flipped.
            let bound = self.corners[3 - corner];
            let lines = [tables.row(bound), tables.column(bound)];
            for digit in bits(self.digits) {
                let is_bound =
                    lines.into_iter().all(|line| board.places(digit, line).is_subset_of(all));
                let other = self.digits & !(1 << digit);
                if is_bound && board.remove_all(other, Set::from_cell(bound)) {
                    return self.finish_step(board, Technique::HiddenRectangle, roof, || {
                        RectangleArgument::BoundTwice {
                            digit: to_digit(digit),
                            corner: bound,
                            lines,
                            // Bit 0 of a corner's number is its column, bit 1 its row.
                            mates: [2, 1].map(|line| self.corners[corner ^ line]),
                            opposite: self.corners[corner],
                        }
                    });
                }
            }
        }
        None
    }

    /// Ends a step with the evidence of the rectangle.
    fn finish_step<const W: usize>(
        &self,
        board: &mut Board<W>,
        technique: Technique,
        roof: Set<W>,
        argument: impl FnOnce() -> RectangleArgument,
    ) -> Option<TechniqueUse> {
        board.finish_step(technique, |_| {
            let mut corners = self.corners;
            corners.sort_unstable();
            let first = self.digits.trailing_zeros() as usize;
            let second = (self.digits & !(1 << first)).trailing_zeros() as usize;
            Evidence::Rectangle(RectanglePattern {
                corners,
                digits: [first, second].map(to_digit),
                roof: roof.iter().collect(),
                argument: argument(),
            })
        })
    }
}

/// Bivalue universal grave: if every empty cell had two candidates, each with two places in every house, there would be
/// a second solution. So the only cell with three takes the digit that breaks the pattern.
pub(super) fn bug<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let (two, three) = (scratch.bivalue, scratch.trivalue);
    let cell = three.only()?;
    let empty = board.candidates.empty;
    // A further rule, or another grid, could tell the two solutions of a grave apart.
    if two | three != empty || !empty.is_subset_of(tables.alone) {
        return None;
    }
    let mask = board.masks[cell];
    let houses = &tables.houses_of[cell];
    let digit = bits(mask)
        .find(|&digit| houses.iter().all(|&house| board.places(digit, house).len() == 3))?;
    let paired = (0..tables.digits).all(|other| {
        let plane = if other == digit {
            board.plane(other) - Set::from_cell(cell)
        } else {
            board.plane(other)
        };
        board.open_houses(other, !0).all(|house| (plane & tables.houses[house]).two().is_some())
    });
    if !paired {
        return None;
    }
    board.place(cell, digit);
    board.finish_step(Technique::Bug, |_| Evidence::Bug {
        cell,
        digits: digits_of(mask),
        digit: to_digit(digit),
    })
}
