//! Switches: exchanges of digits that turn a full grid into another one.
//!
//! Random backtracking favours some grids, because a guess is as likely as another however many grids it leaves. A
//! random walk evens that out. Each step exchanges two digits in a set of cells, as small as possible:
//! - in connected cells with one of two digits, where each must differ from its peers;
//! - in two rows of a band or two columns of a stack, at positions where both have the same digits.
//!
//! Repeating a switch undoes it, and it is drawn as often from either grid. So a walk that starts from a uniformly
//! distributed grid ends at one, and other distributions approach that one step by step (N. Metropolis et al.,
//! "Equation of State Calculations by Fast Computing Machines", 1953).

use crate::puzzle::{Cell, Grid, Kind, Shape, Variant};
use gridpress_ground::rng::Stream;

/// Makes `count` random switches in `full`, a grid of `shape`.
pub(super) fn mix(shape: &Shape, full: Grid, count: usize, rng: &mut Stream) -> Grid {
    let mut walk = SwitchWalk::new(shape, &full);
    (0..count).for_each(|_| walk.step(rng));
    Grid::from_cells(walk.digits)
}

/// A random walk over the full grids of a shape.
struct SwitchWalk<'s> {
    shape: &'s Shape,
    digits: Vec<u8>,
    playable: Vec<Cell>,
    /// For each house, the cell of each digit from 0 on; 0 stays unused.
    places: Vec<u16>,
    /// `true` if cells have peers that share no house with them.
    has_links: bool,
    /// The cells of the switch, and for each cell whether it is among them.
    switched: Vec<Cell>,
    is_switched: Vec<bool>,
}

impl<'s> SwitchWalk<'s> {
    fn new(shape: &'s Shape, full: &Grid) -> SwitchWalk<'s> {
        let mut walk = SwitchWalk {
            shape,
            digits: full.cells().to_vec(),
            playable: shape.playable_cells().collect(),
            places: vec![0; shape.houses().len() * (shape.digits() + 1)],
            has_links: !shape.kind().variants().all(Variant::adds_only_groups),
            switched: Vec::new(),
            is_switched: vec![false; shape.cells()],
        };
        for (cell, &digit) in full.cells().iter().enumerate() {
            walk.set(cell, digit);
        }
        walk
    }

    fn set(&mut self, cell: Cell, digit: u8) {
        self.digits[cell] = digit;
        for &house in self.shape.houses_of(cell) {
            self.places[house * (self.shape.digits() + 1) + usize::from(digit)] = cell as u16;
        }
    }

    /// Returns the cell of a digit in a house.
    fn place(&self, house: usize, digit: u8) -> Cell {
        usize::from(self.places[house * (self.shape.digits() + 1) + usize::from(digit)])
    }

    /// Makes a switch, unless the result breaks a rule.
    fn step(&mut self, rng: &mut Stream) {
        let kind = self.shape.kind();
        // A draw from one choice takes a number from the stream too; leaving it out would change all grids.
        match rng.below(if has_line_switches(kind) { 3 } else { 1 }) {
            0 => self.switch_digits(rng),
            1 => self.switch_lines(kind.boxes().0, 0, |side, cell| cell % side, rng),
            _ => self.switch_lines(kind.boxes().1, kind.side(), |side, cell| cell / side, rng),
        }
    }

    /// Exchanges two digits in the connected cells around a random one.
    fn switch_digits(&mut self, rng: &mut Stream) {
        let start = self.playable[rng.below(self.playable.len() as u32) as usize];
        let digit = self.digits[start];
        let mut other = 1 + rng.below(self.shape.digits() as u32 - 1) as u8;
        // Skips the digit itself, so that all others are equally likely.
        other += u8::from(other >= digit);
        self.add(start);
        let mut at = 0;
        while let Some(&cell) = self.switched.get(at) {
            let opposite = if self.digits[cell] == digit { other } else { digit };
            // A Kempe chain: the smallest set that contains, for each of its cells, the peers with the other digit.
            if self.has_links {
                for &peer in self.shape.peers(cell) {
                    if self.digits[peer] == opposite {
                        self.add(peer);
                    }
                }
            } else {
                for &house in self.shape.houses_of(cell) {
                    self.add(self.place(house, opposite));
                }
            }
            at += 1;
        }
        self.exchange(digit, other);
        if !self.obeys_relations() {
            // A rejected switch counts as a step: otherwise grids with many valid switches would be favoured.
            self.exchange(digit, other);
        }
        while let Some(cell) = self.switched.pop() {
            self.is_switched[cell] = false;
        }
    }

    /// Adds a cell to the switch.
    fn add(&mut self, cell: Cell) {
        if !self.is_switched[cell] {
            self.is_switched[cell] = true;
            self.switched.push(cell);
        }
    }

    /// Exchanges the two digits in all cells of the switch.
    fn exchange(&mut self, digit: u8, other: u8) {
        for at in 0..self.switched.len() {
            let cell = self.switched[at];
            self.set(cell, if self.digits[cell] == digit { other } else { digit });
        }
    }

    /// Returns `true` if the cells of the switch obey all relations between pairs of cells.
    fn obeys_relations(&self) -> bool {
        self.shape.pair_constraints().iter().all(|constraint| {
            let [a, b] = constraint.cells;
            let is_unchanged = !self.is_switched[a] && !self.is_switched[b];
            is_unchanged || constraint.relation.allows(self.digits[a], self.digits[b])
        })
    }

    /// Exchanges the digits of two lines from the same group of `group` lines at some positions. The lines are houses
    /// from number `first_house` on; `position` returns the position of a cell in its line.
    fn switch_lines(
        &mut self,
        group: usize,
        first_house: usize,
        position: impl Fn(usize, Cell) -> usize,
        rng: &mut Stream,
    ) {
        let (shape, side) = (self.shape, self.shape.side());
        let line = rng.below(side as u32) as usize;
        // One of the other lines of the group, each as likely.
        let skipped = 1 + rng.below(group as u32 - 1) as usize;
        let other = line / group * group + (line % group + skipped) % group;
        let [line, other] = [first_house + line, first_house + other];
        let cells = [line, other].map(|house| &shape.houses()[house].cells);
        let start = rng.below(side as u32) as usize;
        let last = self.digits[cells[0][start]];
        let mut at = start;
        loop {
            let [upper, lower] = cells.map(|cells| cells[at]);
            let [down, up] = [self.digits[upper], self.digits[lower]];
            let next = self.place(line, up);
            self.set(upper, up);
            self.set(lower, down);
            // The cycle closes where the first exchanged digit comes back.
            if up == last {
                break;
            }
            at = position(side, next);
        }
    }
}

/// Returns `true` if rows of a band and columns of a stack can be switched: in single grids with no rules beyond rows,
/// columns and boxes.
fn has_line_switches(kind: Kind) -> bool {
    kind.grids().is_single() && kind.variants().next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::fill;
    use crate::generate::revisions::FIRST;
    use crate::solver;
    use std::collections::BTreeMap;

    #[test]
    fn switches_lead_to_valid_grids() {
        for kind in ["4", "6-3x2", "8", "9", "12", "9+diagonal", "9+antiknight", "6@twodoku"] {
            let shape = Shape::of(kind.parse().unwrap()).unwrap();
            let mut rng = Stream::new(2, "switches", kind, 0);
            let full = fill::fill(&FIRST.budgets, &shape, &mut rng).unwrap();
            let mixed = mix(&shape, full.clone(), 100, &mut rng);
            assert_ne!(mixed, full, "{kind}");
            assert_eq!(solver::count_up_to(&shape, &mixed, 2), 1, "{kind}");
        }
    }

    /// Walks from one grid, long enough to forget it.
    #[test]
    fn walks_reach_all_grids_of_four_rows_evenly() {
        let shape = Shape::of("4".parse().unwrap()).unwrap();
        let mut rng = Stream::new(2, "switches", "4/all", 0);
        let full = fill::fill(&FIRST.budgets, &shape, &mut rng).unwrap();
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..288 * 50 {
            *seen.entry(mix(&shape, full.clone(), 60, &mut rng).to_string()).or_default() += 1;
        }
        assert_eq!(seen.len(), 288);
        let chi: f64 = seen.values().map(|&count| (f64::from(count) - 50.0).powi(2) / 50.0).sum();
        assert!(chi < 287.0 + 4.0 * (2.0 * 287.0f64).sqrt(), "{chi}");
    }
}
