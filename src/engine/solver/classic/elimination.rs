//! Eliminations, for all digits and the whole board at once, and the weights of candidates for branching.
//!
//! A round applies four rules. Where the rows and boxes of a digit in a band, or its columns and boxes in a stack,
//! cannot be paired off, the candidates of such pairs are removed. A digit with one place in a box takes the cell. A
//! cell with one digit takes the digit from the rest of the box. Its row and column follow in the next round, where
//! pairing off sees a box with one row and one column.

use super::extra_houses::ExtraHouses;
use super::layout::{Lanes, PLACES, Planes, lane};
use super::plane::{CARRY, Plane, Quarter, fill, next_box, previous_box, used};

/// The lowest bit of each box of a lane.
const LOWEST: u16 = 0x0111;

/// The meaningful bits of a tally, those of cells.
static CELLS: Lanes = {
    let mut lanes = [0; 32];
    let mut i = 0;
    while i < 9 {
        let first = 8 * (i / 3) + 2 * (i % 3);
        (lanes[first], lanes[first + 1]) = (PLACES, PLACES);
        i += 1;
    }
    Lanes(lanes)
};

/// The outcome of propagating a board.
pub(super) enum PropagationOutcome<P> {
    /// No solution is left.
    Dead,
    /// One solution is left: every cell has one digit.
    Solved,
    /// Some cells have several digits. Holds tallies of those, and of the cells with exactly two.
    Open { several: P, two: P },
}

/// Applies all eliminations until nothing changes; `extra` are the houses other than rows, columns and boxes.
#[inline(always)]
pub(super) fn propagate<P: Plane>(
    planes: &mut [P; 3],
    extra: &ExtraHouses,
) -> PropagationOutcome<P> {
    let cells = P::load(&CELLS);
    loop {
        // The whole board is compared afterwards: three exclusive ors cost less than keeping track of changes.
        let before = *planes;
        pair_rows(planes);
        pair_columns(planes);
        // Both kinds of singles are read from the same board, so neither waits for the other.
        let hidden = hidden_singles(*planes, extra);
        let [one, two] = tally(*planes);
        let naked = naked_singles(*planes, two, extra);
        let ([a, b, c], [x, y, z]) = (hidden.remaining, naked.excluded);
        planes[0] = planes[0].and(a).without(x);
        planes[1] = planes[1].and(b).without(y);
        planes[2] = planes[2].and(c).without(z);
        // The masks drop the lanes of a tally that are meaningless.
        let clash = hidden.clash.and(cells).or(cells.without(one));
        let dead = clash.or(hidden.missing).or(naked.clash);
        // One test at the end of the round spares a branch for every rule.
        if !dead.is_zero() {
            return PropagationOutcome::Dead;
        }
        if are_equal(*planes, before) {
            let several = two.and(cells);
            if several.is_zero() {
                // Every cell has one digit, and every digit has a place in every box, hence exactly one. Pairing off
                // made its rows and columns distinct. The same holds for extra houses.
                return PropagationOutcome::Solved;
            }
            // Costlier than the other rules, so it waits until they find nothing.
            if remove_locked(planes, extra) {
                continue;
            }
            let two = several.without(tally_three(*planes));
            return PropagationOutcome::Open { several, two };
        }
    }
}

#[inline(always)]
fn are_equal<P: Plane>(a: [P; 3], b: [P; 3]) -> bool {
    a[0].xor(b[0]).or(a[1].xor(b[1])).or(a[2].xor(b[2])).is_zero()
}

/// Pairs off rows and boxes: in a band, each row of a digit belongs to a different box. Keeps the places whose row and
/// box leave a way to pair off the other two of each.
#[inline(always)]
fn pair_rows<P: Plane>(planes: &mut [P; 3]) {
    let [a, b, c] = [used(planes[0]), used(planes[1]), used(planes[2])];
    // A digit has one row in each box of a band, three pairs in all. A row keeps a box only if the other two rows can
    // take the other two boxes, in either order: locked candidates in both directions by two shifts.
    let [a1, b1, c1] = [next_box(a), next_box(b), next_box(c)];
    let [a2, b2, c2] = [previous_box(a), previous_box(b), previous_box(c)];
    planes[0] = planes[0].and(fill(b1.and(c2).or(c1.and(b2))));
    planes[1] = planes[1].and(fill(a1.and(c2).or(c1.and(a2))));
    planes[2] = planes[2].and(fill(a1.and(b2).or(b1.and(a2))));
}

/// Pairs off columns and boxes: in a stack, each column of a digit belongs to a different box. Keeps the places whose
/// column and box leave a way to pair off the other two of each.
#[inline(always)]
fn pair_columns<P: Plane>(planes: &mut [P; 3]) {
    let used = planes[0].or(planes[1]).or(planes[2]);
    let first = P::splat(LOWEST);
    let not_first = P::splat(PLACES & !LOWEST);
    // The same as for rows, with columns within a box in place of rows and bands in place of boxes.
    let next = used.down(1).and(P::splat(PLACES >> 1 & PLACES)).or(used.and(first).up(2));
    let previous = used.up(1).and(not_first).or(used.down(2).and(first));
    let one_way = next.next_band().and(previous.previous_band());
    let other_way = previous.next_band().and(next.previous_band());
    let remaining = one_way.or(other_way);
    for plane in planes {
        *plane = plane.and(remaining);
    }
}

/// Returns for each lane the places of all three rows by column, and a nonzero part in each box with several places.
#[inline(always)]
fn by_box<P: Plane>([a, b, c]: [P; 3]) -> [P; 2] {
    let any = a.or(b).or(c);
    let same_column = a.and(b).or(a.or(b).and(c));
    // Without its lowest place, a box with places in a single column is empty.
    let columns = any.and(any.or(P::splat(CARRY)).minus(P::splat(LOWEST)));
    [any, same_column.or(columns)]
}

/// Digits with one place in a box or an extra house.
struct HiddenSingles<P> {
    /// The places in each plane that these digits leave.
    remaining: [P; 3],
    /// Tally of the cells claimed by two of them.
    clash: P,
    /// Nonzero where a box or a house has no place for a digit.
    missing: P,
}

/// Returns the hidden singles of boxes and extra houses.
#[inline(always)]
fn hidden_singles<P: Plane>(planes: [P; 3], extra: &ExtraHouses) -> HiddenSingles<P> {
    // A box has one place for the digit if neither a column nor the carry of a subtraction shows a second one.
    let [any, several] = by_box(planes);
    let several = fill(used(several));
    let [a, b, c] = planes;
    let mut single = [a.without(several), b.without(several), c.without(several)];
    let mut missing = P::splat(CARRY).without(used(any));
    for house in &extra.houses {
        let (found, nowhere) = house.hidden_singles(planes);
        single = union(single, found);
        missing = missing.or(nowhere);
    }
    let [claimed, clash] = tally(single);
    let [a, b, c] = P::splat(PLACES).without(claimed).spread();
    HiddenSingles { remaining: [single[0].or(a), single[1].or(b), single[2].or(c)], clash, missing }
}

/// The cells with one digit left.
struct NakedSingles<P> {
    /// The other places of these digits in the boxes and extra houses of their cells.
    excluded: [P; 3],
    /// Nonzero in the boxes where two cells have the same digit.
    clash: P,
}

/// Returns the naked singles, given the tally of cells with two or more digits.
#[inline(always)]
fn naked_singles<P: Plane>(planes: [P; 3], two: P, extra: &ExtraHouses) -> NakedSingles<P> {
    let two = two.spread();
    let [a, b, c] = planes;
    let single = [a.without(two[0]), b.without(two[1]), c.without(two[2])];
    let [any, clash] = by_box(single);
    // Rows and columns need no exclusion here: pairing off sees a single in its box in the next round.
    let boxes = fill(used(any));
    let [a, b, c] = single;
    let mut excluded = [boxes.without(a), boxes.without(b), boxes.without(c)];
    for house in &extra.houses {
        excluded = union(excluded, house.peers_of(single));
    }
    NakedSingles { excluded, clash }
}

/// Removes what extra houses and boxes rule out in each other. Returns `false` if nothing changed.
#[inline(always)]
fn remove_locked<P: Plane>(planes: &mut [P; 3], extra: &ExtraHouses) -> bool {
    if extra.houses.is_empty() {
        return false;
    }
    let mut excluded = [P::splat(0); 3];
    for house in &extra.houses {
        excluded = union(excluded, house.locked(*planes));
    }
    let ([a, b, c], [x, y, z]) = (*planes, excluded);
    *planes = [a.without(x), b.without(y), c.without(z)];
    !x.or(y).or(z).is_zero()
}

#[inline(always)]
fn union<P: Plane>([a, b, c]: [P; 3], [x, y, z]: [P; 3]) -> [P; 3] {
    [a.or(x), b.or(y), c.or(z)]
}

/// Returns tallies of the cells that have a digit, and of those that have two or more.
#[inline(always)]
pub(super) fn tally<P: Plane>(planes: [P; 3]) -> [P; 2] {
    // Combines half of the eight lanes with the other half, those of two rows side by side; then pairs; then the two
    // lanes of a pair; finally digit 9.
    let [a, b, c] = planes;
    let [a, b] = a.zip_halves(b);
    let [c, d] = c.zip_halves(c);
    let [one, one_odd] = a.or(b).unzip_pairs(c.or(d));
    let [two, two_odd] = a.and(b).unzip_pairs(c.and(d));
    let [one, two] = [one.or(one_odd), two.or(two_odd).or(one.and(one_odd))];
    let swapped = one.swap_lanes();
    let [one, two] = [one.or(swapped), two.or(two.swap_lanes()).or(one.and(swapped))];
    let nine = P::nine(planes);
    [one.or(nine), two.or(one.and(nine))]
}

/// Returns the tally of the cells that have three digits or more.
#[inline(always)]
fn tally_three<P: Plane>(planes: [P; 3]) -> P {
    let [a, b, c] = planes;
    let [a, b] = a.zip_halves(b);
    let [c, d] = c.zip_halves(c);
    let [one, one_odd] = a.or(b).unzip_pairs(c.or(d));
    let [two, two_odd] = a.and(b).unzip_pairs(c.and(d));
    let three = one.and(two_odd).or(two.and(one_odd));
    let [one, two] = [one.or(one_odd), two.or(two_odd).or(one.and(one_odd))];
    let [one_odd, two_odd] = [one.swap_lanes(), two.swap_lanes()];
    let three = three.or(three.swap_lanes()).or(one.and(two_odd)).or(two.and(one_odd));
    let two = two.or(two_odd).or(one.and(one_odd));
    three.or(two.and(P::nine(planes)))
}

/// Weights of candidates: how much placing the digit would remove, in three parts to be added. A place counts 1, or 3
/// in a cell with two digits, where its removal leaves a single.
pub(super) struct Weights {
    /// By row of the band: the places in the row, as a number in each lane.
    rows: [Lanes; 3],
    /// By row of the band: the places in the other rows of the box, four bits per box.
    boxes: [Lanes; 3],
    /// By column of the box: the places of the column in the other bands, four bits per stack.
    columns: [Lanes; 3],
}

impl Weights {
    /// Computes the weights, given the tally of cells with two digits.
    #[inline(always)]
    pub(super) fn of<P: Plane>(planes: &[P; 3], two: P) -> Weights {
        let two = two.spread();
        let mut rows = [P::splat(0); 3];
        let mut columns = rows;
        for r in 0..3 {
            let by_column = by_column(planes[r], planes[r].and(two[r]));
            for c in 0..3 {
                rows[r] = rows[r].plus(by_column[c]);
                columns[c] = columns[c].plus(by_column[c]);
            }
        }
        let all = rows[0].plus(rows[1]).plus(rows[2]);
        let mut weights = Weights {
            rows: [Lanes([0; 32]); 3],
            boxes: [Lanes([0; 32]); 3],
            columns: [Lanes([0; 32]); 3],
        };
        for i in 0..3 {
            row_sum(rows[i]).store(&mut weights.rows[i]);
            all.minus(rows[i]).store(&mut weights.boxes[i]);
            columns[i].next_band().plus(columns[i].previous_band()).store(&mut weights.columns[i]);
        }
        weights
    }

    /// Returns the total weight of all digits of `board` in the cell at bit `at` in row `row` of `band`.
    #[inline(always)]
    pub(super) fn get<Q: Quarter>(
        &self,
        board: &Planes,
        band: usize,
        row: usize,
        at: usize,
    ) -> u16 {
        let (bit, four_bits) = (1 << at, at & !3);
        let (places, rows, boxes) = (&board[row], &self.rows[row], &self.boxes[row]);
        let columns = &self.columns[at & 3];
        let part =
            |lanes: &Lanes| Q::load(lanes.quarter(band)).down(four_bits as u32).and(Q::splat(15));
        let weights = Q::load(rows.quarter(band)).plus(part(boxes)).plus(part(columns));
        let has = Q::load(places.quarter(band)).lanes_with(bit);
        // Digit 9 is stored separately.
        let nine = lane(9, band);
        let part = |lanes: &Lanes| lanes.0[nine] >> four_bits & 15;
        let weight = rows.0[nine] + part(boxes) + part(columns);
        let has_nine = places.0[nine] >> at & 1;
        weights.and(has).sum() + weight * has_nine
    }
}

/// Returns the weight of the places of a plane in the first, second and third columns of the boxes, four bits per box.
/// `two` has the places in cells with two digits.
#[inline(always)]
fn by_column<P: Plane>(all: P, two: P) -> [P; 3] {
    let (one, double) = (P::splat(LOWEST), P::splat(LOWEST << 1));
    [
        all.and(one).or(two.up(1).and(double)),
        all.down(1).and(one).or(two.and(double)),
        all.down(2).and(one).or(two.down(1).and(double)),
    ]
}

/// Returns the sum of the three four-bit numbers of each lane.
#[inline(always)]
fn row_sum<P: Plane>(plane: P) -> P {
    let low = P::splat(15);
    let [first, second] = [plane.and(low), plane.down(4).and(low)];
    first.plus(second).plus(plane.down(8))
}
