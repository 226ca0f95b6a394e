//! The shape of a sudoku as data: its side and its houses. No rule of the game stands anywhere else.

use super::Cell;
use std::sync::OnceLock;

/// What kind of house it is, for words and for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// A row, counted from 0 at the top.
    Row(usize),
    /// A column, counted from 0 at the left.
    Column(usize),
    /// A box, counted from 0, left to right and then down.
    Box(usize),
}

/// Cells that hold every digit once.
#[derive(Clone, Debug)]
pub struct House {
    /// What kind, and which.
    pub kind: HouseKind,
    /// Its cells in reading order; as many as the side.
    pub cells: Vec<Cell>,
}

/// A kind of sudoku: how wide it is, and which cells form houses.
#[derive(Debug)]
pub struct Shape {
    side: usize,
    box_rows: usize,
    box_columns: usize,
    houses: Vec<House>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<Cell>>,
}

impl Shape {
    /// The classic one: 9 x 9 with boxes of 3 x 3.
    pub fn classic() -> &'static Shape {
        static CLASSIC: OnceLock<Shape> = OnceLock::new();
        CLASSIC.get_or_init(|| Shape::boxed(3, 3))
    }

    /// Rows, columns, and boxes of `box_rows` x `box_columns` cells; the side is their product.
    fn boxed(box_rows: usize, box_columns: usize) -> Shape {
        let side = box_rows * box_columns;
        let mut houses = Vec::with_capacity(3 * side);
        for row in 0..side {
            let cells = (0..side).map(|column| row * side + column).collect();
            houses.push(House {
                kind: HouseKind::Row(row),
                cells,
            });
        }
        for column in 0..side {
            let cells = (0..side).map(|row| row * side + column).collect();
            houses.push(House {
                kind: HouseKind::Column(column),
                cells,
            });
        }
        for index in 0..side {
            let (top, left) = (index / box_rows * box_rows, index % box_rows * box_columns);
            let cells = (0..side)
                .map(|i| (top + i / box_columns) * side + left + i % box_columns)
                .collect();
            houses.push(House {
                kind: HouseKind::Box(index),
                cells,
            });
        }
        Shape::from_houses(side, box_rows, box_columns, houses)
    }

    fn from_houses(side: usize, box_rows: usize, box_columns: usize, houses: Vec<House>) -> Shape {
        let mut houses_of = vec![Vec::new(); side * side];
        for (index, house) in houses.iter().enumerate() {
            for &cell in &house.cells {
                houses_of[cell].push(index);
            }
        }
        let peers = (0..side * side)
            .map(|cell| {
                let mut peers: Vec<Cell> = houses_of[cell]
                    .iter()
                    .flat_map(|&h| houses[h].cells.iter().copied())
                    .filter(|&peer| peer != cell)
                    .collect();
                peers.sort_unstable();
                peers.dedup();
                peers
            })
            .collect();
        Shape {
            side,
            box_rows,
            box_columns,
            houses,
            houses_of,
            peers,
        }
    }

    /// Cells in a row, and digits.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Rows in a box.
    pub fn box_rows(&self) -> usize {
        self.box_rows
    }

    /// Columns in a box.
    pub fn box_columns(&self) -> usize {
        self.box_columns
    }

    /// Cells in all.
    pub fn cells(&self) -> usize {
        self.side * self.side
    }

    /// Every house: rows, then columns, then boxes.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Indices into [`Shape::houses`] of the houses that `cell` lies in.
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell]
    }

    /// The cells that may not hold the digit of `cell`, in ascending order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classic_has_27_houses_and_20_peers_a_cell() {
        let shape = Shape::classic();
        assert_eq!(shape.houses().len(), 27);
        assert!(shape.houses().iter().all(|house| house.cells.len() == 9));
        assert!((0..81).all(|cell| shape.peers(cell).len() == 20));
        assert!((0..81).all(|cell| shape.houses_of(cell).len() == 3));
        assert_eq!(
            shape.houses()[18 + 4].cells,
            [30, 31, 32, 39, 40, 41, 48, 49, 50]
        );
    }
}
