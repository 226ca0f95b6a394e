//! Houses other than rows, columns and boxes, such as diagonals and windows: nine cells each, anywhere on the board.
//!
//! Each round applies both kinds of singles to them: a digit with one place in such a house takes the cell, and a cell
//! with one digit takes the digit from the rest of the house. When a round finds nothing, they are compared with the
//! boxes: a digit whose places in one lie within the other has no other places there.

use super::layout::{self, CellPlace, Lanes, Planes};
use super::plane::{Plane, fill, next_box, previous_box, used};

/// The highest bit of a lane, above all bits in use.
const TOP: u16 = 0x8000;

/// Additional weight of a cell for each of its extra houses in the choice of the cell to branch on. It saves about 15
/// of 100 boards.
const WEIGHT: u16 = 8;

/// The extra houses of a shape.
pub(super) struct ExtraHouses {
    /// The houses of the shape, followed by those derived from them.
    pub(super) houses: Vec<ExtraHouse>,
    /// The cells of the houses of the shape, the first in the lowest bit.
    pub(super) cells: Vec<u128>,
    /// By row and bit: the additional weight of a cell.
    weights: [[u16; 12]; 9],
}

/// The extra houses of the classic shape: none.
pub(super) static NONE: ExtraHouses =
    ExtraHouses { houses: Vec::new(), cells: Vec::new(), weights: [[0; 12]; 9] };

impl ExtraHouses {
    /// Creates houses from their cells, the first in the lowest bit.
    pub(super) fn new(cells: Vec<u128>) -> ExtraHouses {
        let mut weights = NONE.weights;
        for cell in 0..81 {
            let place = CellPlace::of(cell);
            let count = cells.iter().filter(|&house| house >> cell & 1 != 0);
            weights[cell / 9][place.bit.trailing_zeros() as usize] = WEIGHT * count.count() as u16;
        }
        ExtraHouses {
            houses: with_derived_houses(&cells).into_iter().map(ExtraHouse::new).collect(),
            cells,
            weights,
        }
    }

    /// Returns the additional weight of the cell at bit `at` in row `row` of `band`.
    #[inline(always)]
    pub(super) fn weight(&self, band: usize, row: usize, at: usize) -> u16 {
        // A constant after inlining where `extra` is `NONE`, so classic puzzles pay nothing.
        if self.houses.is_empty() { 0 } else { self.weights[3 * band + row][at] }
    }
}

/// Adds derived houses: the cells that two houses leave in three rows or columns hold every digit once as well.
fn with_derived_houses(cells: &[u128]) -> Vec<u128> {
    const ROW: u128 = 0x1ff;
    let column = (0..9).fold(0, |set: u128, row| set | 1 << (9 * row));
    let lines = (0..9).map(|line| (ROW << (9 * line), column << line));
    let (rows, columns): (Vec<u128>, Vec<u128>) = lines.unzip();
    let mut houses = cells.to_vec();
    let mut next = 0;
    // Derived houses are combined with the others in turn, since they may leave further ones.
    while next < houses.len() {
        for other in 0..next {
            let both = houses[next] | houses[other];
            for lines in [&rows, &columns] {
                let met = lines.iter().filter(|&line| line & both != 0);
                let rest = met.fold(0, |all, line| all | line) & !both;
                // Two disjoint houses in three lines hold two thirds of the digits of each line, so each digit is left
                // once.
                if both.count_ones() == 18 && rest.count_ones() == 9 && !houses.contains(&rest) {
                    houses.push(rest);
                }
            }
        }
        next += 1;
    }
    houses
}

/// A house: its places in the lanes of every digit. Idle lanes have some bits set, but not all.
pub(super) struct ExtraHouse(Planes);

impl ExtraHouse {
    fn new(cells: u128) -> ExtraHouse {
        ExtraHouse(layout::places(cells))
    }

    /// Returns the part of three planes that lies in the house.
    #[inline(always)]
    fn part<P: Plane>(&self, [a, b, c]: [P; 3]) -> [P; 3] {
        let [x, y, z]: &[Lanes; 3] = &self.0;
        [a.and(P::load(x)), b.and(P::load(y)), c.and(P::load(z))]
    }

    /// Returns the only places of digits in the house, and a nonzero part in the lanes of digits without a place.
    #[inline(always)]
    pub(super) fn hidden_singles<P: Plane>(&self, planes: [P; 3]) -> ([P; 3], P) {
        let [a, b, c] = self.part(planes);
        let same_bit = a.and(b).or(a.or(b).and(c));
        // A carry bit stands for two or more places, and is never set alone.
        let [all, several] = several(a.or(b).or(c).or(used(same_bit)));
        let single = [a.without(several), b.without(several), c.without(several)];
        (single, P::splat(TOP).without(all.plus(P::splat(TOP - 1))))
    }

    /// Returns the other places of digits for which `single` has a place in the house.
    #[inline(always)]
    pub(super) fn peers_of<P: Plane>(&self, single: [P; 3]) -> [P; 3] {
        let [a, b, c] = self.part(single);
        let band = a.or(b).or(c);
        let digits = whole_lanes(band.or(band.next_band()).or(band.previous_band()));
        let [x, y, z] = self.part([digits; 3]);
        [x.without(a), y.without(b), z.without(c)]
    }

    /// Returns the places to remove: if all places of a digit in the house lie in one box, its other places in the box,
    /// and vice versa.
    #[inline(always)]
    pub(super) fn locked<P: Plane>(&self, planes: [P; 3]) -> [P; 3] {
        let [a, b, c] = self.part(planes);
        let [x, y, z] = [planes[0].without(a), planes[1].without(b), planes[2].without(c)];
        let boxes = used(a.or(b).or(c));
        let within = boxes.without(used(x.or(y).or(z)));
        let elsewhere = whole_lanes(within.next_band().or(within.previous_band()));
        let elsewhere = elsewhere.or(fill(next_box(within).or(previous_box(within))));
        let only = fill(boxes).without(several(boxes)[1]);
        [
            a.and(elsewhere).or(x.and(only)),
            b.and(elsewhere).or(y.and(only)),
            c.and(elsewhere).or(z.and(only)),
        ]
    }
}

/// Returns the union of all bands of a digit, and whole lanes where it has several bits, or the same one in several
/// bands.
#[inline(always)]
fn several<P: Plane>(band: P) -> [P; 2] {
    let (next, previous) = (band.next_band(), band.previous_band());
    let all = band.or(next).or(previous);
    let same_bit = band.and(next).or(band.or(next).and(previous));
    let but_lowest = all.and(all.or(P::splat(TOP)).minus(P::splat(1)));
    [all, whole_lanes(same_bit.or(but_lowest))]
}

/// Returns all places of the lanes that have any place or carry bit.
#[inline(always)]
fn whole_lanes<P: Plane>(plane: P) -> P {
    let top = plane.plus(P::splat(TOP - 1)).and(P::splat(TOP));
    top.minus(top.down(15))
}
