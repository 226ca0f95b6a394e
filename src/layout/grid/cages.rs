//! Cages on paper: dashed outlines a little inside their cells, and sums in their corners.

use crate::fonts::{Fonts, MissingGlyph, Role};
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::layout::text::line::line;
use crate::layout::text::style::{Align, Style};
use crate::puzzle::{Cage, Shape};
use crate::spec::RuleWeights;
use crate::units::{Length, Point};
use std::collections::BTreeSet;

/// The least type of sums to solve by.
pub(crate) const LEAST_SUM: Length = Length::pt(7);
/// It need not be larger.
const LARGEST_SUM: Length = Length::pt(11);

/// The measures of cages in cells of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CageStyle {
    /// From the edge of a cell to the outline.
    inset: Length,
    /// From dash to dash.
    period: Length,
    weight: Length,
    sum: Style,
    /// The height of the sum's figures.
    figure: Length,
    /// Around the sum.
    gap: Length,
}

impl CageStyle {
    pub(crate) fn new(
        fonts: &Fonts,
        cell: Length,
        rules: RuleWeights,
        least_sum: Length,
    ) -> CageStyle {
        let least = cell
            .scale(7, 100)
            .at_least(rules.thick.half() + Length::pt(1));
        // The inset is half a period, and a cell a whole number of them. So is then every side of an outline,
        // which is longer or shorter than its cells by an inset at each end, or by none.
        let periods = cell.to_thousandths() / (least * 2).to_thousandths();
        let period = cell / periods.max(1);
        let sum = Style::new(
            Role::Digit,
            cell.scale(26, 100).clamp(least_sum, LARGEST_SUM),
        );
        CageStyle {
            inset: period.half(),
            period,
            weight: rules.thin,
            figure: fonts.figure_height(sum.role, sum.size),
            gap: cell.scale(3, 100).at_least(rules.thin),
            sum,
        }
    }

    /// What a sum and the outline leave of a cell: how much they take above, and how much below.
    pub(crate) fn taken(&self) -> (Length, Length) {
        let below = self.inset + self.gap;
        (below + self.figure + self.gap, below)
    }

    /// True where what is left holds digits that can be read.
    pub(crate) fn leaves_room(fonts: &Fonts, cell: Length, rules: RuleWeights) -> bool {
        let (above, below) = CageStyle::new(fonts, cell, rules, LEAST_SUM).taken();
        cell - above - below >= Length::pt(5)
    }

    /// Outlines and sums.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        square: Square,
        shape: &Shape,
        rules: RuleWeights,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let mut items = Vec::new();
        let dash = self.period.scale(6, 10);
        let outlines = shape
            .cages()
            .iter()
            .flat_map(|cage| outlines(cage, shape.side()));
        items.extend(outlines.map(|corners| {
            Item::dashes(
                corners
                    .into_iter()
                    .map(|corner| {
                        square.corner(shape, corner.place, rules.thick)
                            + Point::new(self.inset * corner.inward.0, self.inset * corner.inward.1)
                    })
                    .collect(),
                dash,
                self.period - dash,
                self.weight,
            )
        }));
        let margin = self.inset + self.gap;
        for cage in shape.cages() {
            let first = square.cell(shape, cage.cells[0], rules.thick).origin;
            let at = first + Point::new(margin, margin + self.figure);
            items.extend(line(
                fonts,
                self.sum,
                Align::Left,
                at,
                &cage.sum.to_string(),
            )?);
        }
        Ok(items)
    }
}

/// A corner of an outline.
pub(crate) struct Corner {
    /// Row and column of the crossing of rules that it lies at.
    pub(crate) place: (usize, usize),
    /// The way from there into the cage: right and down, each one or minus one.
    pub(crate) inward: (i32, i32),
}

/// Directions by number, clockwise from right: the step that each is, as columns and rows.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The outlines of `cage`, clockwise around its cells and counterclockwise around holes.
pub(crate) fn outlines(cage: &Cage, side: usize) -> Vec<Vec<Corner>> {
    let holds = |row: i32, column: i32| {
        let inside = |at: i32| (0..side as i32).contains(&at);
        inside(row)
            && inside(column)
            && cage
                .cells
                .contains(&(row as usize * side + column as usize))
    };
    // The edges of the cage by where they begin and lead, with its cells on their right.
    let mut edges: BTreeSet<(i32, i32, usize)> = BTreeSet::new();
    for &cell in &cage.cells {
        let (row, column) = ((cell / side) as i32, (cell % side) as i32);
        let around = [
            ((row - 1, column), (row, column, 0)),
            ((row, column + 1), (row, column + 1, 1)),
            ((row + 1, column), (row + 1, column + 1, 2)),
            ((row, column - 1), (row + 1, column, 3)),
        ];
        edges.extend(
            (around
                .iter()
                .filter(|((row, column), _)| !holds(*row, *column)))
            .map(|(_, edge)| edge),
        );
    }
    let mut outlines = Vec::new();
    // The first edge of all begins at a corner.
    while let Some(first) = edges.first().copied() {
        let mut corners = Vec::new();
        let mut edge = first;
        loop {
            edges.remove(&edge);
            let (row, column, along) = edge;
            let (row, column) = (row + STEPS[along].1, column + STEPS[along].0);
            // Where two cells meet at a corner only, the way to the right stays with its cell.
            let turns = [1, 0, 3].map(|turn| (row, column, (along + turn) % 4));
            let next = turns
                .into_iter()
                .find(|next| *next == first || edges.contains(next));
            edge = next.expect("outlines are closed");
            if edge.2 != along {
                // Inward of a direction is the next one, clockwise.
                let (a, b) = (STEPS[(along + 1) % 4], STEPS[(edge.2 + 1) % 4]);
                corners.push(Corner {
                    place: (row as usize, column as usize),
                    inward: (a.0 + b.0, a.1 + b.1),
                });
            }
            if edge == first {
                break;
            }
        }
        outlines.push(corners);
    }
    outlines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(cells: &[usize], side: usize) -> Vec<Vec<(usize, usize, i32, i32)>> {
        let cage = Cage {
            cells: cells.into(),
            sum: 10,
        };
        let outlines = outlines(&cage, side).into_iter();
        let corner = |corner: Corner| {
            let ((row, column), (right, down)) = (corner.place, corner.inward);
            (row, column, right, down)
        };
        outlines
            .map(|corners| corners.into_iter().map(corner).collect())
            .collect()
    }

    #[test]
    fn outlines_turn_in_and_out() {
        assert_eq!(
            corners(&[5], 4),
            [[(1, 2, -1, 1), (2, 2, -1, -1), (2, 1, 1, -1), (1, 1, 1, 1)]]
        );
        // An L of three cells has one corner that turns in.
        let l = &corners(&[0, 4, 5], 4)[0];
        assert_eq!(l.len(), 6);
        assert!(l.contains(&(1, 1, -1, 1)), "{l:?}");
    }

    #[test]
    fn holes_and_cells_that_touch_have_outlines_of_their_own() {
        let ring = corners(&[0, 1, 2, 4, 6, 8, 9, 10], 4);
        assert_eq!(ring.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
        assert!(ring[1].contains(&(1, 1, -1, -1)), "{ring:?}");
        assert_eq!(corners(&[0, 5], 4).len(), 2);
    }
}
