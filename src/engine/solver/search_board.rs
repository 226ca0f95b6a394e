//! A puzzle during the search: the places left for every digit.

use super::constraints::LinkConstraints;
use crate::puzzle::{Cell, Shape};
use gridpress_ground::set::{Set, bits};

/// The rules of a shape, which a search does not change: houses, peers and links; and the digits placed so far.
pub(super) struct ShapeConstraints<const W: usize, const H: usize> {
    houses: Vec<Set<W>>,
    houses_of: Vec<Set<H>>,
    peers: Vec<Set<W>>,
    links: LinkConstraints,
    /// For each digit, the cells whose marks allow it.
    allowed: Vec<Set<W>>,
    all: Set<W>,
    all_houses: Set<H>,
    /// `true` once a search has become long: only then are locked candidates worth their cost.
    pub(super) is_thorough: bool,
    /// The digit of every filled cell; meaningless for the others.
    pub(super) values: Vec<u8>,
    /// The cells where the last contradiction was found.
    pub(super) failed_cells: Set<W>,
}

impl<const W: usize, const H: usize> ShapeConstraints<W, H> {
    pub(super) fn new(shape: &Shape) -> ShapeConstraints<W, H> {
        let mut all = Set::EMPTY;
        (shape.playable_cells()).for_each(|cell| all.insert(cell));
        let mut all_houses = Set::EMPTY;
        (0..shape.houses().len()).for_each(|house| all_houses.insert(house));
        let allowed = |digit: usize| {
            let mut cells = Set::EMPTY;
            (shape.playable_cells())
                .filter(|&cell| shape.allowed_digits(cell) >> digit & 1 != 0)
                .for_each(|cell| cells.insert(cell));
            cells
        };
        ShapeConstraints {
            allowed: (0..shape.digits()).map(allowed).collect(),
            links: LinkConstraints::new(shape),
            all,
            all_houses,
            houses: shape.house_sets(),
            houses_of: shape.sets_of_houses(),
            peers: shape.peer_sets(),
            is_thorough: false,
            values: vec![0; shape.cells()],
            failed_cells: Set::EMPTY,
        }
    }

    /// Returns `true` if some cells are linked with others.
    #[inline]
    pub(super) fn has_links(&self) -> bool {
        !self.links.is_empty()
    }

    /// Records the cells of a contradiction and returns `false`.
    fn record_failure(&mut self, cells: Set<W>) -> bool {
        self.failed_cells = cells;
        false
    }
}

/// Maximum number of places of a digit in a house; more hardly rule out anything in cells linked with all of them.
const FEW_PLACES: usize = 3;

/// The places left for one digit.
#[derive(Clone, Copy)]
struct Digit<const W: usize, const H: usize> {
    /// Open cells that may still hold it.
    places: Set<W>,
    /// Houses that do not hold it yet.
    open_houses: Set<H>,
    /// Houses where it has lost places since they were last searched for hidden singles.
    stale_singles: Set<H>,
    /// Houses where it has lost places since they were last searched for locked candidates.
    stale_locked: Set<H>,
}

/// The open cells, and the places of every digit, counted from 0.
pub(super) struct SearchBoard<const W: usize, const H: usize> {
    /// Cells without a digit.
    pub(super) open: Set<W>,
    digits: Vec<Digit<W, H>>,
    /// Cells that have lost candidates since the links were last applied.
    changed: Set<W>,
}

impl<const W: usize, const H: usize> SearchBoard<W, H> {
    pub(super) fn new(constraints: &ShapeConstraints<W, H>) -> SearchBoard<W, H> {
        let digit = |&places| Digit {
            places,
            open_houses: constraints.all_houses,
            stale_singles: constraints.all_houses,
            stale_locked: constraints.all_houses,
        };
        SearchBoard {
            open: constraints.all,
            digits: constraints.allowed.iter().map(digit).collect(),
            changed: constraints.all,
        }
    }

    #[inline]
    pub(super) fn copy_from(&mut self, other: &SearchBoard<W, H>) {
        self.open = other.open;
        self.digits.copy_from_slice(&other.digits);
        self.changed = other.changed;
    }

    /// Starts over with these digits, from 1; 0 for empty. Returns `false` if two of them contradict each other.
    pub(super) fn load(&mut self, constraints: &mut ShapeConstraints<W, H>, cells: &[u8]) -> bool {
        self.open = constraints.all;
        self.changed = constraints.all;
        for (digit, allowed) in self.digits.iter_mut().zip(&constraints.allowed) {
            digit.places = *allowed;
            digit.open_houses = constraints.all_houses;
            digit.stale_singles = constraints.all_houses;
            digit.stale_locked = constraints.all_houses;
        }
        for (cell, &value) in cells.iter().enumerate() {
            if value == 0 {
                continue;
            }
            // The canvas of overlapping grids has more cells in a row than there are digits.
            let digit = self.digits.get_mut(usize::from(value) - 1);
            let Some(digit) = digit.filter(|digit| digit.places.contains(cell)) else {
                return false;
            };
            digit.places -= constraints.peers[cell];
            digit.open_houses -= constraints.houses_of[cell];
            self.open.remove(cell);
            constraints.values[cell] = value;
        }
        for digit in &mut self.digits {
            // Open cells are only known now, since a given may come after the digits that see it.
            digit.places &= self.open;
        }
        true
    }

    /// Returns the candidates of an open cell, bit `d` for digit `d`.
    #[inline]
    pub(super) fn candidates(&self, cell: Cell) -> u32 {
        let mut candidates = 0;
        for (index, digit) in self.digits.iter().enumerate() {
            candidates |= u32::from(digit.places.contains(cell)) << index;
        }
        candidates
    }

    /// Removes a candidate of an open cell.
    #[inline]
    pub(super) fn remove(
        &mut self,
        constraints: &ShapeConstraints<W, H>,
        cell: Cell,
        digit: usize,
    ) {
        let digit = &mut self.digits[digit];
        if digit.places.contains(cell) {
            digit.places.remove(cell);
            digit.stale_singles |= constraints.houses_of[cell];
            digit.stale_locked |= constraints.houses_of[cell];
            self.changed.insert(cell);
        }
    }

    /// Places `digit` in an open cell.
    #[inline]
    pub(super) fn place(
        &mut self,
        constraints: &mut ShapeConstraints<W, H>,
        cell: Cell,
        digit: usize,
    ) {
        let houses = constraints.houses_of[cell];
        self.open.remove(cell);
        for other in &mut self.digits {
            if other.places.contains(cell) {
                other.places.remove(cell);
                other.stale_singles |= houses;
                other.stale_locked |= houses;
            }
        }
        constraints.values[cell] = digit as u8 + 1;
        let peers = constraints.peers[cell];
        let digit = &mut self.digits[digit];
        // Houses find their changes by the stale sets; only links need to know which cells have changed.
        if constraints.has_links() {
            self.changed.insert(cell);
            self.changed |= digit.places & peers;
        }
        digit.places -= peers;
        digit.open_houses -= houses;
        // Peers lie in many houses, so all open ones count as changed; finding out which of them have would cost more.
        digit.stale_singles = digit.open_houses;
        digit.stale_locked = digit.open_houses;
    }

    /// Applies all rules until nothing changes. Returns `false` on a contradiction.
    pub(super) fn propagate(&mut self, constraints: &mut ShapeConstraints<W, H>) -> bool {
        loop {
            // All naked singles at once: cells that one digit has, less those that a second one has.
            let mut seen = [Set::EMPTY; 2];
            for digit in &self.digits {
                seen[1] |= seen[0] & digit.places;
                seen[0] |= digit.places;
            }
            let empty = self.open - seen[0];
            if !empty.is_empty() {
                return constraints.record_failure(empty);
            }
            let single = seen[0] - seen[1];
            // The rules are in the order of their cost, and each success starts over with the cheapest.
            if !single.is_empty() {
                if !self.place_naked_singles(constraints, single) {
                    return false;
                }
                continue;
            }
            if let Some(digit) =
                self.digits.iter().position(|digit| !digit.stale_singles.is_empty())
            {
                if !self.place_hidden_singles(constraints, digit) {
                    return false;
                }
                continue;
            }
            if constraints.is_thorough
                && let Some(digit) =
                    (self.digits.iter()).position(|digit| !digit.stale_locked.is_empty())
            {
                self.remove_locked(constraints, digit);
                continue;
            }
            if !constraints.has_links() || self.changed.is_empty() {
                return true;
            }
            // Taken before pruning, so that what pruning removes counts as changed for the next round.
            let changed = std::mem::replace(&mut self.changed, Set::EMPTY);
            if !self.prune_links(constraints, changed) {
                return false;
            }
        }
    }

    /// Places the only candidates of `cells`. Returns `false` on a contradiction.
    fn place_naked_singles(
        &mut self,
        constraints: &mut ShapeConstraints<W, H>,
        mut cells: Set<W>,
    ) -> bool {
        while let Some(cell) = cells.pop() {
            let digit = self.digits.iter().position(|digit| digit.places.contains(cell));
            // A preceding placement may have taken the digit of this cell.
            let Some(digit) = digit else {
                return constraints.record_failure(Set::from_cell(cell));
            };
            self.place(constraints, cell, digit);
        }
        true
    }

    /// Places `digit` where a stale house has one place left for it. Returns `false` if one has none.
    fn place_hidden_singles(
        &mut self,
        constraints: &mut ShapeConstraints<W, H>,
        digit: usize,
    ) -> bool {
        let stale_singles = std::mem::replace(&mut self.digits[digit].stale_singles, Set::EMPTY);
        let mut houses = stale_singles & self.digits[digit].open_houses;
        while let Some(house) = houses.pop() {
            let places = self.digits[digit].places & constraints.houses[house];
            if let Some(cell) = places.only() {
                self.place(constraints, cell, digit);
                // The placement has filled other houses of the cell.
                houses &= self.digits[digit].open_houses;
            } else if places.is_empty() {
                return constraints.record_failure(constraints.houses[house]);
            }
        }
        true
    }

    /// Removes `digit` from the cells that see all its places in a house.
    fn remove_locked(&mut self, constraints: &ShapeConstraints<W, H>, digit: usize) {
        let stale_locked = std::mem::replace(&mut self.digits[digit].stale_locked, Set::EMPTY);
        let mut houses = stale_locked & self.digits[digit].open_houses;
        while let Some(house) = houses.pop() {
            let mut places = self.digits[digit].places & constraints.houses[house];
            let mut seen = self.digits[digit].places;
            while let Some(cell) = places.pop() {
                seen &= constraints.peers[cell];
                if seen.is_empty() {
                    break;
                }
            }
            while let Some(cell) = seen.pop() {
                self.remove(constraints, cell, digit);
            }
            // A digit with few places excludes, by its links, candidates of other digits that all of these places
            // forbid.
            if !constraints.links.is_empty() {
                let places = self.digits[digit].places & constraints.houses[house];
                self.prune_linked_places(constraints, digit, &places);
            }
        }
    }

    /// Removes candidates that are not allowed by any place of `digit` in a house with few places.
    fn prune_linked_places(
        &mut self,
        constraints: &ShapeConstraints<W, H>,
        digit: usize,
        all_places: &Set<W>,
    ) {
        let mut places = [0; FEW_PLACES];
        let mut rest = *all_places;
        let mut count = 0;
        while let Some(cell) = rest.pop() {
            let Some(place) = places.get_mut(count) else {
                return;
            };
            *place = cell;
            count += 1;
        }
        let places = &places[..count];
        // The digits that placing the digit in `place` leaves to another cell.
        let left = |place: Cell, cell: Cell| {
            let link =
                constraints.links.partners(place, 1 << digit).find(|(other, _)| *other == cell);
            if place == cell { 1 << digit } else { link.map_or(u32::MAX, |(_, left)| left) }
        };
        let Some(&first) = places.first() else {
            return;
        };
        let linked = constraints.links.partners(first, 1 << digit);
        for cell in linked.map(|(cell, _)| cell).chain([first]) {
            if self.open.contains(cell) {
                let allowed = places.iter().fold(0, |allowed, &place| allowed | left(place, cell));
                let excluded = self.candidates(cell) & !allowed;
                bits(excluded).for_each(|digit| self.remove(constraints, cell, digit));
            }
        }
    }

    /// Removes candidates that no candidate of a changed linked cell allows. Returns `false` if two digits contradict
    /// each other.
    fn prune_links(
        &mut self,
        constraints: &mut ShapeConstraints<W, H>,
        mut changed: Set<W>,
    ) -> bool {
        let mut clash = None;
        'changed: while let Some(cell) = changed.pop() {
            let candidates = if self.open.contains(cell) {
                self.candidates(cell)
            } else {
                1 << (constraints.values[cell] - 1)
            };
            for (other, partners) in constraints.links.partners(cell, candidates) {
                if self.open.contains(other) {
                    let mut excluded = self.candidates(other) & !partners;
                    while excluded != 0 {
                        self.remove(constraints, other, excluded.trailing_zeros() as usize);
                        excluded &= excluded - 1;
                    }
                } else if partners >> (constraints.values[other] - 1) & 1 == 0 {
                    clash = Some(other);
                    break 'changed;
                }
            }
        }
        clash.is_none_or(|cell| constraints.record_failure(Set::from_cell(cell)))
    }

    /// Returns a digit with exactly two places in an open house, and these places; `None` if there is none.
    pub(super) fn pair_of_places(
        &self,
        constraints: &ShapeConstraints<W, H>,
    ) -> Option<(usize, [Cell; 2])> {
        for (index, digit) in self.digits.iter().enumerate() {
            let mut houses = digit.open_houses;
            while let Some(house) = houses.pop() {
                let mut places = digit.places & constraints.houses[house];
                let pair = [places.pop(), places.pop()];
                if let ([Some(a), Some(b)], true) = (pair, places.is_empty()) {
                    return Some((index, [a, b]));
                }
            }
        }
        None
    }

    /// Returns the number of digits.
    pub(super) fn digits(&self) -> usize {
        self.digits.len()
    }

    /// Returns the places of `digit` in the open house with the fewest. `None` if all houses hold it.
    pub(super) fn fewest_places(
        &self,
        constraints: &ShapeConstraints<W, H>,
        digit: usize,
    ) -> Option<Set<W>> {
        let digit = &self.digits[digit];
        let houses = digit.open_houses.iter();
        houses.map(|house| digit.places & constraints.houses[house]).min_by_key(Set::len)
    }

    /// Returns the open cell with the fewest candidates relative to the number of guesses that failed there.
    pub(super) fn cell_by_failures(&self, failures: &[u32]) -> Option<Cell> {
        let chance = |cell: Cell| {
            // Scaled up, so that the quotient of whole numbers keeps enough digits and is the same on every machine.
            let candidates = u64::from(self.candidates(cell).count_ones()) << 32;
            candidates / (1 + u64::from(failures[cell]))
        };
        self.open.iter().min_by_key(|&cell| chance(cell))
    }

    /// Returns an open cell with the fewest candidates; in a long search, the one that sees most others of these.
    pub(super) fn cell_with_fewest(&self, constraints: &ShapeConstraints<W, H>) -> Option<Cell> {
        let fewest = self.cells_with_fewest();
        let first = fewest.iter().next()?;
        if !constraints.is_thorough {
            return Some(first);
        }
        // Of cells with equally few candidates, one that sees many others decides most of them with it.
        let mut best = (0, first);
        for cell in fewest.iter() {
            let count = (fewest & constraints.peers[cell]).len();
            if count > best.0 {
                best = (count, cell);
            }
        }
        Some(best.1)
    }

    /// Returns the open cells with the fewest candidates.
    fn cells_with_fewest(&self) -> Set<W> {
        // The number of candidates of every cell in binary, a set for each binary digit.
        let mut counts = [Set::EMPTY; 5];
        for digit in &self.digits {
            let mut carry = digit.places;
            for count in &mut counts {
                let next = *count & carry;
                *count = *count ^ carry;
                carry = next;
            }
        }
        // From the highest binary digit down: cells without the digit have fewer candidates, if there are any.
        counts.iter().rev().fold(self.open, |cells: Set<W>, count: &Set<W>| {
            let fewer = cells - *count;
            if fewer.is_empty() { cells } else { fewer }
        })
    }
}
