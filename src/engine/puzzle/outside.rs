//! Numbers outside a grid: the cells that they refer to, and their positions.

use super::Cell;

/// The cells that a number outside a grid refers to: its line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutsideView {
    /// The first cells of a row or column, up to a count; each end has its own number.
    First(usize),
    /// A whole row or column; each end has its own number.
    Line,
    /// A whole row or column with a single number, at the left or the top.
    Through,
    /// A diagonal of two or more cells with a single number.
    Diagonal,
}

/// The position of a number outside a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutsidePosition {
    /// The row and the column: -1 above or left of the grid, the side of the grid below or right of it.
    pub at: (i32, i32),
    /// The step (down, right) to the first cell in sight, and from each cell in sight to the next.
    pub towards: (i32, i32),
}

impl OutsideView {
    /// Returns the cells of every such number around a grid of that side, each list from the number inwards.
    pub fn lines(self, side: usize) -> Vec<Vec<Cell>> {
        let row = |row: usize| (0..side).map(|column| row * side + column).collect();
        let column = |column: usize| (0..side).map(|row| row * side + column).collect();
        let straight: Vec<Vec<Cell>> = (0..side).map(row).chain((0..side).map(column)).collect();
        let both = straight.iter().flat_map(|line| {
            let back: Vec<Cell> = line.iter().rev().copied().collect();
            [line.clone(), back]
        });
        match self {
            OutsideView::First(count) => {
                both.map(|line| line[..count.min(side)].to_vec()).collect()
            }
            OutsideView::Line => both.collect(),
            OutsideView::Through => straight,
            OutsideView::Diagonal => {
                let cells = 0..side * side;
                let diagonal = |key: &dyn Fn(Cell) -> usize, value: usize| -> Vec<Cell> {
                    cells.clone().filter(|&cell| key(cell) == value).collect()
                };
                let rising = |cell: Cell| cell / side + cell % side;
                let falling = |cell: Cell| cell / side + side - 1 - cell % side;
                (1..2 * side - 2)
                    .flat_map(|value| [diagonal(&falling, value), diagonal(&rising, value)])
                    .collect()
            }
        }
    }

    /// Returns the position of the number for these cells of a grid of that side.
    ///
    /// Numbers of diagonals are spread over the four sides. A falling diagonal has its number above if it starts in the
    /// top row, and below if it starts in the left column. A rising diagonal has its number on the left if it ends in
    /// the top row, and on the right otherwise.
    ///
    /// # Panics
    /// If there are fewer than two cells.
    pub fn position(self, cells: &[Cell], side: usize) -> OutsidePosition {
        let at = |cell: Cell| ((cell / side) as i32, (cell % side) as i32);
        let from = |first: Cell, second: Cell| {
            let (a, b) = (at(first), at(second));
            let towards = (b.0 - a.0, b.1 - a.1);
            OutsidePosition { at: (a.0 - towards.0, a.1 - towards.1), towards }
        };
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        let from_first = from(first, cells[1]);
        let from_last = from(last, cells[cells.len() - 2]);
        let is_falling = from_first.towards.1 > 0;
        match self {
            OutsideView::Diagonal if is_falling && first >= side => from_last,
            OutsideView::Diagonal if !is_falling && first < side - 1 => from_last,
            _ => from_first,
        }
    }

    /// Returns `true` if there are also numbers below and right of the grid.
    pub fn is_on_all_sides(self) -> bool {
        self != OutsideView::Through
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_number_has_its_own_position() {
        for side in [4, 6, 9] {
            for (view, count) in [
                (OutsideView::First(3), 4 * side),
                (OutsideView::Line, 4 * side),
                (OutsideView::Through, 2 * side),
                (OutsideView::Diagonal, 4 * side - 6),
            ] {
                let lines = view.lines(side);
                assert_eq!(lines.len(), count, "{view:?}");
                let spots: Vec<OutsidePosition> =
                    lines.iter().map(|line| view.position(line, side)).collect();
                let places: BTreeSet<(i32, i32)> = spots.iter().map(|spot| spot.at).collect();
                assert_eq!(places.len(), count, "{view:?}");
                let end = side as i32;
                let is_outside = |at: i32| at == -1 || at == end;
                assert!(places.iter().all(|&(row, column)| is_outside(row) || is_outside(column)));
                for (line, spot) in lines.iter().zip(&spots) {
                    let walk = (1..=line.len() as i32).map(|step| {
                        let row = spot.at.0 + step * spot.towards.0;
                        (row * end + spot.at.1 + step * spot.towards.1) as Cell
                    });
                    let (mut cells, mut expected): (Vec<Cell>, _) = (walk.collect(), line.clone());
                    if view == OutsideView::Diagonal {
                        cells.sort_unstable();
                        expected.sort_unstable();
                    }
                    assert_eq!(cells, expected, "{view:?}");
                }
                if view == OutsideView::Through {
                    assert!(places.iter().all(|&(row, column)| row.min(column) == -1));
                }
            }
        }
    }
}
