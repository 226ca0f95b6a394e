//! Latin squares: full grids of rows and columns alone.
//!
//! M. T. Jacobson and P. Matthews, "Generating uniformly distributed random Latin squares", Journal of Combinatorial
//! Designs 4 (1996): a walk over squares, and over such as have one cell with a digit too few, which in the long run
//! comes to each square as often as to any other.

use crate::puzzle::Grid;
use crate::rng::Stream;

/// A square as a cube: how often each digit stands in each cell, by row, column and digit.
struct Cube {
    side: usize,
    counts: Vec<i8>,
}

impl Cube {
    /// The square whose rows are the first one moved along.
    fn cyclic(side: usize) -> Cube {
        let mut cube = Cube { side, counts: vec![0; side * side * side] };
        for row in 0..side {
            for column in 0..side {
                *cube.at([row, column, (row + column) % side]) = 1;
            }
        }
        cube
    }

    fn at(&mut self, [row, column, digit]: [usize; 3]) -> &mut i8 {
        &mut self.counts[(row * self.side + column) * self.side + digit]
    }

    /// The places along one direction through `place` that count 1, one of them by chance where there are two.
    fn one_along(&mut self, place: [usize; 3], direction: usize, rng: &mut Stream) -> usize {
        let mut ones = Vec::with_capacity(2);
        for index in 0..self.side {
            let mut other = place;
            other[direction] = index;
            if *self.at(other) == 1 {
                ones.push(index);
            }
        }
        match ones[..] {
            [one] => one,
            _ => ones[rng.below(ones.len() as u32) as usize],
        }
    }

    /// A move at a place that counts 0, or -1: what it leaves at -1, if anything.
    fn turn(&mut self, place: [usize; 3], rng: &mut Stream) -> Option<[usize; 3]> {
        let other = [0, 1, 2].map(|direction| self.one_along(place, direction, rng));
        for corner in 0..8 {
            let is_other = [0, 1, 2].map(|direction| corner >> direction & 1 == 1);
            let at = [0, 1, 2].map(|i| if is_other[i] { other[i] } else { place[i] });
            let changed = is_other.iter().filter(|&&is| is).count();
            *self.at(at) += if changed % 2 == 0 { 1 } else { -1 };
        }
        (*self.at(other) < 0).then_some(other)
    }
}

/// A Latin square of `side` rows.
pub(super) fn square(side: usize, rng: &mut Stream) -> Grid {
    let mut cube = Cube::cyclic(side);
    let mut lacking = None;
    // Squares alone count: whoever stops at the first one behind some number of moves prefers those with many ways in.
    let mut squares = 0;
    while squares < side * side * side {
        let place = lacking.unwrap_or_else(|| {
            loop {
                let place = [(); 3].map(|()| rng.below(side as u32) as usize);
                if *cube.at(place) == 0 {
                    break place;
                }
            }
        });
        lacking = cube.turn(place, rng);
        squares += usize::from(lacking.is_none());
    }
    let digit = |cell: &[i8]| cell.iter().position(|&count| count == 1);
    let cells = cube.counts.chunks(side).map(digit);
    Grid::from_cells(cells.map(|digit| digit.unwrap_or(0) as u8 + 1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_square_comes_about_as_often_as_any_other() {
        for (side, squares) in [(3, 12), (4, 576)] {
            let count = squares * 60;
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            for attempt in 0..count {
                let mut rng = Stream::new(1, "latin", "squares/1", attempt as u32);
                *seen.entry(square(side, &mut rng).to_string()).or_default() += 1;
            }
            assert_eq!(seen.len(), squares);
            // Four in ten thousand of as many fair draws would be off by more than this.
            let far = |seen: usize| (seen as f64 - 60.0).abs() > 60.0f64.sqrt() * 3.5;
            let far = seen.values().filter(|&&seen| far(seen)).count();
            assert!(far * 200 <= squares, "{far} of {squares}");
        }
    }

    #[test]
    fn larger_squares_are_latin() {
        for side in 5..=9 {
            let full = square(side, &mut Stream::new(1, "latin", "larger/1", 0));
            let digits = |line: Vec<u8>| line.iter().fold(0u32, |bits, digit| bits | 1 << digit);
            for line in 0..side {
                let row = (0..side).map(|at| full.get(line * side + at)).collect();
                let column = (0..side).map(|at| full.get(at * side + line)).collect();
                assert_eq!(digits(row), (1 << (side + 1)) - 2);
                assert_eq!(digits(column), (1 << (side + 1)) - 2);
            }
        }
    }
}
