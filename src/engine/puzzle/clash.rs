//! Clashes: digits in a grid that break the rules.

use super::{CageRule, Cell, Grid, Mark, PairConstraint, Relation, Sequence, Shape};

/// Digits in a grid that break a rule together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clash {
    /// A digit that occurs more than once in a house.
    House {
        /// The index of the house in [`Shape::houses`].
        house: usize,
        /// The digit, from 1.
        digit: u8,
        /// All cells of the house with that digit, ascending.
        cells: Vec<Cell>,
    },
    /// A digit in two cells that see each other without sharing a house.
    Pair {
        /// The digit, from 1.
        digit: u8,
        /// The two cells, ascending.
        cells: [Cell; 2],
    },
    /// A cage whose digits do not make its number. A killer cage may be open, if its sum is too large already; others
    /// are full.
    Cage {
        /// The index of the cage in [`Shape::cages`].
        cage: usize,
        /// The sum of the digits in the cage.
        total: u32,
    },
    /// Digits that violate a mark.
    Mark(Mark),
    /// Digits that violate the relation of two cells, imposed by a mark or by the absence of one.
    Relation {
        /// The two cells, ascending.
        cells: [Cell; 2],
        /// The relation of the first to the second.
        relation: Relation,
    },
}

impl Clash {
    /// Returns all clashes in `grid`: first those of houses, in the order of the houses, then those of pairs, cages and
    /// marks. A clash of a house is left out if its cells are part of an earlier one.
    ///
    /// ```
    /// use gridpress_engine::puzzle::{Clash, Grid, Shape};
    ///
    /// let mut grid = Grid::empty(9);
    /// grid.set(0, 5);
    /// grid.set(1, 5);
    /// let row = Clash::House { house: 0, digit: 5, cells: vec![0, 1] };
    /// assert_eq!(Clash::all(Shape::classic(), &grid), [row]);
    /// ```
    pub fn all(shape: &Shape, grid: &Grid) -> Vec<Clash> {
        let mut clashes = Vec::new();
        let mut reported: Vec<(u8, Vec<Cell>)> = Vec::new();
        let is_part = |cells: &[Cell], all: &[Cell]| cells.iter().all(|cell| all.contains(cell));
        for (house, cells) in shape.houses().iter().map(|house| &house.cells).enumerate() {
            for digit in 1..=shape.digits() as u8 {
                let of_digit = cells.iter().copied().filter(|&cell| grid.get(cell) == digit);
                let cells: Vec<Cell> = of_digit.collect();
                let is_reported =
                    |(other, all): &(u8, Vec<Cell>)| *other == digit && is_part(&cells, all);
                // Two equal digits in a row are often in a box too; one message for them is enough.
                if cells.len() > 1 && !reported.iter().any(is_reported) {
                    reported.push((digit, cells.clone()));
                    clashes.push(Clash::House { house, digit, cells });
                }
            }
        }
        for a in 0..shape.cells() {
            let digit = grid.get(a);
            let share =
                |b: Cell| shape.houses_of(a).iter().any(|house| shape.houses_of(b).contains(house));
            let beyond = shape.peers(a).iter().copied().filter(|&b| b > a);
            let equal = beyond.filter(|&b| digit != 0 && grid.get(b) == digit && !share(b));
            clashes.extend(equal.map(|b| Clash::Pair { digit, cells: [a, b] }));
        }
        for (index, cage) in shape.cages().iter().enumerate() {
            let digits: Vec<u8> = cage.cells.iter().map(|&cell| grid.get(cell)).collect();
            let total = digits.iter().map(|&digit| u32::from(digit)).sum();
            let is_full = !digits.contains(&0);
            let is_broken = match cage.rule {
                // Its cells are peers.
                CageRule::Distinct => false,
                // Too large a sum is wrong before the cage is full, while too small a one may still grow.
                CageRule::Killer => total > cage.target || total != cage.target && is_full,
                rule => is_full && !rule.is_satisfied(cage.target, &digits),
            };
            clashes.extend(is_broken.then_some(Clash::Cage { cage: index, total }));
        }
        clashes.extend(Clash::mark_clashes(shape, grid));
        clashes
    }

    /// Returns the clashes with marks and negative constraints.
    fn mark_clashes<'a>(shape: &'a Shape, grid: &'a Grid) -> impl Iterator<Item = Clash> + 'a {
        let is_allowed = |cell: Cell| match grid.get(cell) {
            0 => true,
            digit => shape.allowed_digits(cell) >> (digit - 1) & 1 != 0,
        };
        let single = shape.marks().iter().filter(|mark| mark.cells.len() == 1);
        let single = single.filter(move |mark| !is_allowed(mark.cells[0]));
        let single = single.map(|mark| Clash::Mark(mark.clone()));
        let breaks = |link: &&PairConstraint| {
            let [a, b] = link.cells.map(|cell| grid.get(cell));
            a != 0 && b != 0 && !link.relation.allows(a, b)
        };
        let pairs = shape
            .pair_constraints()
            .iter()
            .filter(breaks)
            .map(|link| Clash::Relation { cells: link.cells, relation: link.relation });
        let lines = (shape.sequences().iter().filter(|sequence: &&Sequence| {
            let state = |&cell: &Cell| match grid.get(cell) {
                0 => (1 << shape.digits()) - 1,
                digit => 1 << (digit - 1),
            };
            let masks: Vec<u32> = sequence.cells.iter().map(state).collect();
            // The automaton decides: with open cells, a number counts as broken only if no digits can make it any more.
            sequence.possible_digits(&masks)[0] == 0
        }))
        .map(|sequence| Clash::Mark(shape.marks()[sequence.mark].clone()));
        single.chain(pairs).chain(lines)
    }

    /// Returns the clashing cells: in ascending order, or along the line of a mark.
    pub fn cells<'a>(&'a self, shape: &'a Shape) -> &'a [Cell] {
        match self {
            Clash::House { cells, .. } => cells,
            Clash::Mark(mark) => &mark.cells,
            Clash::Pair { cells, .. } | Clash::Relation { cells, .. } => cells,
            Clash::Cage { cage, .. } => &shape.cages()[*cage].cells,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cage, Kind, Sign};

    fn grid(side: usize, digits: &[(Cell, u8)]) -> Grid {
        let mut grid = Grid::empty(side);
        digits.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
        grid
    }

    /// A number outside the grid, or an arrow, clashes only if no digits in the empty cells can make it.
    #[test]
    fn numbers_clash_once_they_are_impossible() {
        let (row, three): (Vec<Cell>, Vec<Cell>) = ((0..6).collect(), (0..3).collect());
        for (kind, mark, digits) in [
            ("6+arrow", Mark::new(Sign::Arrow, &three), [1, 0, 0]),
            ("6+frame", Mark::with_value(Sign::Frame, &three, 15), [1, 0, 0]),
            ("6+sandwich", Mark::with_value(Sign::Sandwich, &row, 2), [1, 3, 0]),
            ("6+skyscraper", Mark::with_value(Sign::Skyscraper, &row, 6), [2, 0, 0]),
            ("6+little-killer", Mark::with_value(Sign::LittleKiller, &[1, 6], 9), [0, 2, 0]),
            ("6+x-sums", Mark::with_value(Sign::XSum, &row, 21), [3, 0, 0]),
        ] {
            let kind: Kind = kind.parse().unwrap();
            let shape = Shape::with_marks(kind, None, Vec::new(), vec![mark]).unwrap();
            assert!(Clash::all(&shape, &Grid::empty(6)).is_empty(), "{kind}");
            let digits: Vec<(Cell, u8)> = (0..).zip(digits).collect();
            let clashes = Clash::all(&shape, &grid(6, &digits));
            let is_reported = clashes.iter().any(|clash| matches!(clash, Clash::Mark(_)));
            assert!(is_reported, "{kind}: {clashes:?}");
        }
    }

    #[test]
    fn reports_the_same_cells_of_houses_once() {
        let clashes = Clash::all(Shape::classic(), &grid(9, &[(0, 5), (1, 5), (40, 5), (44, 7)]));
        let row = Clash::House { house: 0, digit: 5, cells: vec![0, 1] };
        assert_eq!(clashes, [row]);
        // Both lie in row 1, two of the three in box 1.
        let clashes = Clash::all(Shape::classic(), &grid(9, &[(0, 5), (8, 5), (10, 5)]));
        assert_eq!(clashes.len(), 2);
        assert_eq!(clashes[1].cells(Shape::classic()), [0, 10]);
        assert!(Clash::all(Shape::classic(), &Grid::empty(9)).is_empty());
    }

    #[test]
    fn cells_that_see_each_other_clash_without_a_house() {
        let shape = Shape::of("9+antiknight".parse().unwrap()).unwrap();
        // A knight's move within box 1, and one from box 1 to box 2.
        let clashes = Clash::all(&shape, &grid(9, &[(1, 3), (18, 3), (20, 4), (13, 4)]));
        let inside = Clash::House { house: 18, digit: 3, cells: vec![1, 18] };
        assert_eq!(clashes, [inside, Clash::Pair { digit: 4, cells: [13, 20] }]);
    }

    #[test]
    fn cages_clash_when_full_or_too_large() {
        let cage = |cells: &[Cell], sum| Cage::killer(cells.into(), sum);
        let cages = vec![cage(&[0, 1], 5), cage(&[2, 3], 3), cage(&[5, 6, 9], 6)];
        let shape = Shape::custom("4+killer".parse().unwrap(), None, cages).unwrap();
        let clashes = Clash::all(&shape, &grid(4, &[(0, 1), (1, 3), (2, 4), (5, 2)]));
        let sum = |cage, total| Clash::Cage { cage, total };
        assert_eq!(clashes, [sum(0, 4), sum(1, 4)]);
    }
}
