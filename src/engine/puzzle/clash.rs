//! Digits of a grid that break the rules as they stand.

use super::{CageRule, Cell, Constraint, Grid, PairConstraint, Sequence, Shape};

/// Digits that cannot stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clash {
    /// A digit that stands more than once in a house.
    House {
        /// The index of the house in [`Shape::houses`].
        house: usize,
        /// The digit, from 1.
        digit: u8,
        /// All cells of the house that hold it, ascending.
        cells: Vec<Cell>,
    },
    /// A digit that stands in two cells that see each other, and that no house has in common.
    Pair {
        /// The digit, from 1.
        digit: u8,
        /// The two cells, ascending.
        cells: [Cell; 2],
    },
    /// A cage of a killer that is full with another sum than its own, or beyond it already.
    Sum {
        /// The index of the cage in [`Shape::cages`].
        cage: usize,
        /// What the digits in it add up to.
        total: u32,
    },
    /// A cage of a calcudoku that is full, with digits that do not make its number.
    Cage {
        /// The index of the cage in [`Shape::cages`].
        cage: usize,
    },
    /// Digits that do not go with a mark, or with the want of one between them.
    Mark {
        /// The cells: those of the mark, or two of them, or two neighbours.
        cells: Vec<Cell>,
        /// What is asked of them.
        constraint: Constraint,
    },
}

impl Clash {
    /// Every clash in `grid`: those of houses, in the order of the houses, then pairs, cages and marks. A house is left out
    /// whose cells one before it has as well.
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
        let mut known: Vec<(u8, Vec<Cell>)> = Vec::new();
        let within = |cells: &[Cell], all: &[Cell]| cells.iter().all(|cell| all.contains(cell));
        for (house, cells) in shape.houses().iter().map(|house| &house.cells).enumerate() {
            for digit in 1..=shape.digits() as u8 {
                let of_digit = cells.iter().copied().filter(|&cell| grid.get(cell) == digit);
                let cells: Vec<Cell> = of_digit.collect();
                let is_known =
                    |(other, all): &(u8, Vec<Cell>)| *other == digit && within(&cells, all);
                if cells.len() > 1 && !known.iter().any(is_known) {
                    known.push((digit, cells.clone()));
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
        for (cage, rule) in shape.cages().iter().enumerate() {
            let digits: Vec<u8> = rule.cells.iter().map(|&cell| grid.get(cell)).collect();
            let is_full = !digits.contains(&0);
            if rule.rule != CageRule::Killer {
                if is_full && !rule.rule.is_satisfied(rule.target, &digits) {
                    clashes.push(Clash::Cage { cage });
                }
                continue;
            }
            let total = digits.iter().map(|&digit| u32::from(digit)).sum();
            if total > rule.target || total != rule.target && is_full {
                clashes.push(Clash::Sum { cage, total });
            }
        }
        clashes.extend(Clash::mark_clashes(shape, grid));
        clashes
    }

    /// Digits that do not go with the marks, and with the want of them.
    fn mark_clashes<'a>(shape: &'a Shape, grid: &'a Grid) -> impl Iterator<Item = Clash> + 'a {
        let holds = |cell: Cell| match grid.get(cell) {
            0 => true,
            digit => shape.allowed_digits(cell) >> (digit - 1) & 1 != 0,
        };
        let single = shape.marks().iter().filter(|mark| mark.cells.len() == 1);
        let single = single.filter(move |mark| !holds(mark.cells[0]));
        let single = single.map(|mark| Clash::Mark {
            cells: mark.cells.clone(),
            constraint: mark.constraint(shape.digits()),
        });
        let breaks = |link: &&PairConstraint| {
            let [a, b] = link.cells.map(|cell| grid.get(cell));
            a != 0 && b != 0 && !link.relation.allows(a, b)
        };
        let pairs = shape.pair_constraints().iter().filter(breaks).map(|link| Clash::Mark {
            cells: link.cells.to_vec(),
            constraint: Constraint::Pair(link.relation),
        });
        let fails = |sequence: &&Sequence| {
            let state = |&cell: &Cell| match grid.get(cell) {
                0 => (1 << shape.digits()) - 1,
                digit => 1 << (digit - 1),
            };
            let masks: Vec<u32> = sequence.cells.iter().map(state).collect();
            sequence.possible_digits(&masks)[0] == 0
        };
        let lines = (shape.sequences().iter().filter(fails)).map(|sequence| Clash::Mark {
            cells: sequence.cells.clone(),
            constraint: Constraint::Number(sequence.rule, sequence.value),
        });
        single.chain(pairs).chain(lines)
    }

    /// The cells whose digits clash: ascending, but those of a line in its order.
    pub fn cells<'a>(&'a self, shape: &'a Shape) -> &'a [Cell] {
        match self {
            Clash::House { cells, .. } | Clash::Mark { cells, .. } => cells,
            Clash::Pair { cells, .. } => cells,
            Clash::Sum { cage, .. } | Clash::Cage { cage } => &shape.cages()[*cage].cells,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cage, Kind, Mark, Sign};

    fn grid(side: usize, digits: &[(Cell, u8)]) -> Grid {
        let mut grid = Grid::empty(side);
        digits.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
        grid
    }

    /// A number outside a grid, or an arrow in it, clashes only once no digits of empty cells make it.
    #[test]
    fn numbers_are_held_against_the_digits_that_stand() {
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
            let is_told = clashes.iter().any(|clash| matches!(clash, Clash::Mark { .. }));
            assert!(is_told, "{kind}: {clashes:?}");
        }
    }

    #[test]
    fn a_house_is_told_once() {
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
    fn cages_clash_by_their_sums() {
        let cage = |cells: &[Cell], sum| Cage::killer(cells.into(), sum);
        let cages = vec![cage(&[0, 1], 5), cage(&[2, 3], 3), cage(&[5, 6, 9], 6)];
        let shape = Shape::custom("4+killer".parse().unwrap(), None, cages).unwrap();
        let clashes = Clash::all(&shape, &grid(4, &[(0, 1), (1, 3), (2, 4), (5, 2)]));
        let sum = |cage, total| Clash::Sum { cage, total };
        assert_eq!(clashes, [sum(0, 4), sum(1, 4)]);
    }
}
