//! Cages: dashed outlines slightly inside their cells, with sums in their corners; or numbers with the signs of their
//! operations, enclosed by heavy rules.

use crate::document::item::Item;
use crate::grid_drawing::lattice::Lattice;
use crate::grid_drawing::measures::CageMeasures;
use crate::typography::lines::{ink_width, set_line};
use crate::typography::style::{Align, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cage, CageFigure, Cell, Shape};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect};
use std::collections::BTreeSet;

/// Size of the type of sums, as a share of the cell.
const SUM: (i32, i32) = (26, 100);
/// Minimum distance from the edge of a cell to the outline.
const INSET: (i32, i32) = (7, 100);
/// Length of a dash, as a share of the period.
const DASH: (i32, i32) = (6, 10);
/// Gap around a sum, as a share of the cell.
const GAP: (i32, i32) = (3, 100);
/// Minimum height that sums and outlines must leave of a cell.
const MIN_ROOM: Length = Length::pt(5);

/// The measures of cages in cells of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CageStyle {
    /// Distance from the edge of a cell to the outline, or to the edge of a heavy rule; and from there to the outline of
    /// the next layer.
    inset: Length,
    /// Number of layers of cages that share cells.
    layers: i32,
    /// `true` if cages have their own outlines.
    has_outlines: bool,
    /// Width of a cell.
    cell: Length,
    /// Distance from the beginning of a dash to that of the next.
    period: Length,
    /// Weight of the outline.
    weight: Length,
    /// Style of sums.
    sum: Style,
    /// Height of the figures of sums.
    figure: Length,
    /// White around a sum.
    gap: Length,
}

impl CageStyle {
    /// Creates the style of cages in cells of that side, with sums in the face of digits.
    pub(crate) fn new(
        fonts: &Fonts,
        cell: Length,
        rules: RuleWeights,
        least: CageMeasures,
    ) -> CageStyle {
        let figure_height = |size| fonts.figure_height(FontRole::Sum, size);
        CageStyle::with_figures(figure_height, cell, rules, least)
    }

    /// Creates the style of cages with sums in a face whose figures have the height `figure_height` at a given size.
    pub(crate) fn with_figures(
        figure_height: impl Fn(Length) -> Length,
        cell: Length,
        rules: RuleWeights,
        measures: CageMeasures,
    ) -> CageStyle {
        let least = cell.scale(INSET.0, INSET.1).at_least(rules.thick.half() + measures.clear);
        // The inset is half a period, and a cell is a whole number of periods. So is every side of an outline, which is
        // longer or shorter than its cells by an inset at each end, or by none.
        let periods = cell.to_thousandths() / (least * 2).to_thousandths().max(1);
        let period = cell / periods.max(1);
        let inset = if measures.has_outlines { period.half() } else { rules.thick.half() };
        let size = cell.scale(SUM.0, SUM.1).at_least(measures.sum);
        CageStyle {
            inset,
            layers: measures.layers,
            has_outlines: measures.has_outlines,
            cell,
            period,
            weight: rules.thin,
            figure: figure_height(size),
            gap: cell.scale(GAP.0, GAP.1).at_least(rules.thin),
            sum: Style::new(FontRole::Sum, size),
        }
    }

    /// Returns the space in a cell used by a sum and the outline above, and by the outline below and at the sides.
    pub(crate) fn reserved(&self) -> (Length, Length) {
        let below = self.inset * self.layers + self.gap;
        (below + self.figure + self.gap, below)
    }

    /// Returns `true` if the rest of a cell is large enough for a legible digit.
    pub(crate) fn has_room_for_digits(&self, cell: Length) -> bool {
        let (above, below) = self.reserved();
        cell - above - below >= MIN_ROOM
    }

    /// Returns the outlines of all cages, if they have outlines.
    pub(crate) fn outlines(&self, lattice: Lattice, shape: &Shape) -> Vec<Item> {
        if !self.has_outlines {
            return Vec::new();
        }
        let dashes = |points: Vec<Point>, period: Length| {
            let dash = period.scale(DASH.0, DASH.1);
            Item::dashes(points, dash, period - dash, self.weight)
        };
        let mut items = Vec::new();
        for (cage, figure) in shape.cages().iter().zip(shape.cage_figures()) {
            let inset = self.inset_of(&figure);
            for corners in outlines(cage, shape.side()) {
                let points = corners.into_iter().map(|Corner { place, inward: (right, down) }| {
                    lattice.corner(place) + Point::new(inset * right, inset * down)
                });
                items.push(dashes(points.collect(), self.period));
            }
            for [a, b] in figure.links {
                let [from, to] = [lattice.cell(a), lattice.cell(b)].map(|cell| cell.inset(inset));
                let ends = [nearest(&from, to.centre()), nearest(&to, from.centre())];
                // The line runs there and back, so its dashes coincide only if they divide it evenly.
                let [across, down] = [ends[1].x - ends[0].x, ends[1].y - ends[0].y]
                    .map(|side| i64::from(side.to_thousandths()).pow(2));
                let length = Length::thousandths((across + down).isqrt() as i32);
                let periods = length.to_thousandths() / self.period.to_thousandths().max(1);
                items.push(dashes(ends.into(), length / periods.max(1)));
            }
        }
        items
    }

    /// Returns the distance of an outline from the edges of its cells.
    fn inset_of(&self, figure: &CageFigure) -> Length {
        self.inset * (figure.layer as i32 + 1)
    }

    /// Returns the number of each cage, with its sign, and the left end of its baseline. A cage that is a given has no
    /// number.
    pub(crate) fn sums(&self, lattice: Lattice, shape: &Shape) -> Vec<(Point, String)> {
        let mut sums: Vec<(Point, String)> = Vec::new();
        let mut cells: Vec<Cell> = Vec::new();
        let figures = shape.cage_figures();
        for (cell, label) in figures.iter().filter_map(|figure| figure.label.as_ref()) {
            if let Some(at) = cells.iter().position(|other| other == cell) {
                sums[at].1 += &format!(" {label}");
                continue;
            }
            cells.push(*cell);
            // Inside all outlines of the cell, so that none crosses the number.
            let innermost = (shape.cages().iter().zip(&figures))
                .filter(|(cage, _)| cage.cells.contains(cell))
                .map(|(_, figure)| self.inset_of(figure))
                .max();
            let margin = innermost.unwrap_or(self.inset) + self.gap;
            let at = lattice.cell(*cell).origin + Point::new(margin, margin + self.figure);
            sums.push((at, label.clone()));
        }
        sums
    }

    /// Returns the numbers as text. A number that is wider than its cell is set smaller.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has one of the figures.
    pub(crate) fn sum_texts(
        &self,
        fonts: &Fonts,
        lattice: Lattice,
        shape: &Shape,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let mut items = Vec::new();
        let room = self.cell - (self.inset + self.gap) * 2;
        for (at, sum) in self.sums(lattice, shape) {
            let width = ink_width(fonts, self.sum, &sum)?;
            // A single wide number should not make those of all other cages smaller.
            let size = if width > room {
                (self.sum.size).scale(room.to_thousandths(), width.to_thousandths())
            } else {
                self.sum.size
            };
            let style = Style::new(FontRole::Sum, size);
            items.extend(set_line(fonts, style, Align::Left, at, &sum)?);
        }
        Ok(items)
    }
}

/// Returns the point of `area` that is nearest to `point`; in the middle of a side that faces it.
fn nearest(area: &Rect, point: Point) -> Point {
    let along = |low: Length, size: Length, at: Length| match at {
        _ if at <= low => low,
        _ if at >= low + size => low + size,
        _ => low + size.half(),
    };
    Point::new(
        along(area.origin.x, area.size.width, point.x),
        along(area.origin.y, area.size.height, point.y),
    )
}

/// A corner of an outline.
struct Corner {
    /// Row and column of the crossing of rules at the corner.
    place: (usize, usize),
    /// Direction from there into the cage: right and down, each one or minus one.
    inward: (i32, i32),
}

/// Directions by index, clockwise from right: the step of each, as columns and rows.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Returns the outlines of `cage`, clockwise around its cells and counterclockwise around holes.
fn outlines(cage: &Cage, side: usize) -> Vec<Vec<Corner>> {
    let holds = |row: i32, column: i32| {
        let inside = |at: i32| (0..side as i32).contains(&at);
        inside(row)
            && inside(column)
            && cage.cells.contains(&(row as usize * side + column as usize))
    };
    // The edges of the cage by their start and direction, with its cells on their right.
    // Ordered, so that the first edge is the uppermost and leftmost one.
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
            (around.iter().filter(|((row, column), _)| !holds(*row, *column)))
                .map(|(_, edge)| edge),
        );
    }
    let mut outlines = Vec::new();
    // The first edge always begins at a corner.
    // More than once if a cage has a hole, which needs an outline of its own.
    while let Some(first) = edges.first().copied() {
        let mut corners = Vec::new();
        let mut edge = first;
        loop {
            edges.remove(&edge);
            let (row, column, along) = edge;
            let (row, column) = (row + STEPS[along].1, column + STEPS[along].0);
            // Where two cells only meet at a corner, a right turn stays with the same cell.
            let turns = [1, 0, 3].map(|turn| (row, column, (along + turn) % 4));
            let next = turns.into_iter().find(|next| *next == first || edges.contains(next));
            edge = next.expect("outlines should be closed");
            if edge.2 != along {
                // The inward direction is the next one, clockwise.
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
        let cage = Cage::killer(cells.into(), 10);
        let outlines = outlines(&cage, side).into_iter();
        let corner = |corner: Corner| {
            let ((row, column), (right, down)) = (corner.place, corner.inward);
            (row, column, right, down)
        };
        outlines.map(|corners| corners.into_iter().map(corner).collect()).collect()
    }

    #[test]
    fn outlines_turn_in_and_out() {
        assert_eq!(
            corners(&[5], 4),
            [[(1, 2, -1, 1), (2, 2, -1, -1), (2, 1, 1, -1), (1, 1, 1, 1)]]
        );
        // An L of three cells has one inner corner.
        let l = &corners(&[0, 4, 5], 4)[0];
        assert_eq!(l.len(), 6);
        assert!(l.contains(&(1, 1, -1, 1)), "{l:?}");
    }

    #[test]
    fn holes_and_touching_cells_have_separate_outlines() {
        let ring = corners(&[0, 1, 2, 4, 6, 8, 9, 10], 4);
        assert_eq!(ring.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
        assert!(ring[1].contains(&(1, 1, -1, -1)), "{ring:?}");
        assert_eq!(corners(&[0, 5], 4).len(), 2);
    }
}
