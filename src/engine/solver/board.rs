//! A puzzle on its way: the places that are left for every digit.

use super::cages::Cages;
use super::constraints::{Links, Sequences};
use crate::puzzle::{Cell, Shape};
use crate::set::{Set, bits};

/// The houses, peers, cages, links and sequences of a shape, which a search does not change, and the digits that it has settled.
pub(super) struct Ground<'s, const W: usize, const H: usize> {
    houses: Vec<Set<W>>,
    houses_of: Vec<Set<H>>,
    peers: Vec<Set<W>>,
    cages: Cages<W>,
    links: Links,
    sequences: Sequences<'s, W>,
    /// For each digit the cells whose marks allow it.
    may: Vec<Set<W>>,
    all: Set<W>,
    all_houses: Set<H>,
    /// True once a search has become long: locked candidates pay only then.
    pub(super) thorough: bool,
    /// The digit of every cell that is settled; of no meaning for the others.
    pub(super) values: Vec<u8>,
    /// Where what is forced last led to a contradiction.
    pub(super) failed: Set<W>,
}

impl<'s, const W: usize, const H: usize> Ground<'s, W, H> {
    pub(super) fn new(shape: &'s Shape) -> Ground<'s, W, H> {
        let mut all = Set::EMPTY;
        (shape.filled()).for_each(|cell| all.insert(cell));
        let mut all_houses = Set::EMPTY;
        (0..shape.houses().len()).for_each(|house| all_houses.insert(house));
        let may = |digit: usize| {
            let mut may = Set::EMPTY;
            let allowed = (shape.filled()).filter(|&cell| shape.allowed(cell) >> digit & 1 != 0);
            allowed.for_each(|cell| may.insert(cell));
            may
        };
        Ground {
            may: (0..shape.digits()).map(may).collect(),
            links: Links::new(shape),
            sequences: Sequences::new(shape),
            all,
            all_houses,
            houses: shape.house_sets(),
            houses_of: shape.sets_of_houses(),
            peers: shape.peer_sets(),
            cages: Cages::new(shape),
            thorough: false,
            values: vec![0; shape.cells()],
            failed: Set::EMPTY,
        }
    }

    /// True when there are marks between cells, along them or outside the grid.
    #[inline]
    pub(super) fn has_marks(&self) -> bool {
        !self.links.is_empty() || !self.sequences.is_empty()
    }

    /// Notes where a contradiction was found.
    fn fail(&mut self, cells: Set<W>) -> bool {
        self.failed = cells;
        false
    }

    /// True when there are rules beside houses and peers.
    #[inline]
    fn has_more(&self) -> bool {
        !self.cages.is_empty() || self.has_marks()
    }
}

/// More places of a digit in a house than these hardly leave anything out of a cell beside all of them.
const FEW_PLACES: usize = 3;

/// The places that are left for one digit.
#[derive(Clone, Copy)]
struct Digit<const W: usize, const H: usize> {
    /// Open cells that may still hold it.
    places: Set<W>,
    /// Houses in which it is not settled.
    wanting: Set<H>,
    /// Houses in which it has lost places since they were last looked at.
    stale: Set<H>,
    /// Houses in which it has lost places since they were last looked at for locked candidates.
    unlocked: Set<H>,
}

/// The open cells, and the places of every digit (here from 0).
pub(super) struct SearchBoard<const W: usize, const H: usize> {
    /// Cells without a digit.
    pub(super) open: Set<W>,
    digits: Vec<Digit<W, H>>,
    /// Cells that have lost candidates since the cages, links and sequences were last looked at.
    changed: Set<W>,
}

impl<const W: usize, const H: usize> SearchBoard<W, H> {
    pub(super) fn new(ground: &Ground<W, H>) -> SearchBoard<W, H> {
        let digit = |&places| Digit {
            places,
            wanting: ground.all_houses,
            stale: ground.all_houses,
            unlocked: ground.all_houses,
        };
        SearchBoard {
            open: ground.all,
            digits: ground.may.iter().map(digit).collect(),
            changed: ground.all,
        }
    }

    #[inline]
    pub(super) fn copy_from(&mut self, other: &SearchBoard<W, H>) {
        self.open = other.open;
        self.digits.copy_from_slice(&other.digits);
        self.changed = other.changed;
    }

    /// Starts over with these digits (from 1; 0 is none). False: two of them contradict each other.
    pub(super) fn load(&mut self, ground: &mut Ground<W, H>, cells: &[u8]) -> bool {
        self.open = ground.all;
        self.changed = ground.all;
        for (digit, may) in self.digits.iter_mut().zip(&ground.may) {
            digit.places = *may;
            digit.wanting = ground.all_houses;
            digit.stale = ground.all_houses;
            digit.unlocked = ground.all_houses;
        }
        for (cell, &value) in cells.iter().enumerate() {
            if value == 0 {
                continue;
            }
            // Of overlapping grids the canvas has more cells in a row than there are digits.
            let digit = self.digits.get_mut(usize::from(value) - 1);
            let Some(digit) = digit.filter(|digit| digit.places.has(cell)) else {
                return false;
            };
            digit.places -= ground.peers[cell];
            digit.wanting -= ground.houses_of[cell];
            self.open.remove(cell);
            ground.values[cell] = value;
        }
        for digit in &mut self.digits {
            digit.places &= self.open;
        }
        true
    }

    /// The candidates of an open cell, bit `d` for digit `d`.
    #[inline]
    pub(super) fn candidates(&self, cell: Cell) -> u32 {
        let mut candidates = 0;
        for (index, digit) in self.digits.iter().enumerate() {
            candidates |= u32::from(digit.places.has(cell)) << index;
        }
        candidates
    }

    #[inline]
    pub(super) fn remove(&mut self, ground: &Ground<W, H>, cell: Cell, digit: usize) {
        let digit = &mut self.digits[digit];
        if digit.places.has(cell) {
            digit.places.remove(cell);
            digit.stale |= ground.houses_of[cell];
            digit.unlocked |= ground.houses_of[cell];
            self.changed.insert(cell);
        }
    }

    /// Puts `digit` into an open cell.
    #[inline]
    pub(super) fn settle(&mut self, ground: &mut Ground<W, H>, cell: Cell, digit: usize) {
        let houses = ground.houses_of[cell];
        self.open.remove(cell);
        for other in &mut self.digits {
            if other.places.has(cell) {
                other.places.remove(cell);
                other.stale |= houses;
                other.unlocked |= houses;
            }
        }
        ground.values[cell] = digit as u8 + 1;
        let peers = ground.peers[cell];
        let digit = &mut self.digits[digit];
        if ground.has_more() {
            self.changed.insert(cell);
            self.changed |= digit.places & peers;
        }
        digit.places -= peers;
        digit.wanting -= houses;
        digit.stale = digit.wanting;
        digit.unlocked = digit.wanting;
    }

    /// Follows all that is forced. False: a contradiction.
    pub(super) fn propagate(&mut self, ground: &mut Ground<W, H>) -> bool {
        loop {
            let mut seen = [Set::EMPTY; 2];
            for digit in &self.digits {
                seen[1] |= seen[0] & digit.places;
                seen[0] |= digit.places;
            }
            let empty = self.open - seen[0];
            if !empty.is_empty() {
                return ground.fail(empty);
            }
            let single = seen[0] - seen[1];
            if !single.is_empty() {
                if !self.naked_singles(ground, single) {
                    return false;
                }
                continue;
            }
            if let Some(digit) = self.digits.iter().position(|digit| !digit.stale.is_empty()) {
                if !self.hidden_singles(ground, digit) {
                    return false;
                }
                continue;
            }
            if ground.thorough
                && let Some(digit) =
                    (self.digits.iter()).position(|digit| !digit.unlocked.is_empty())
            {
                self.locked_candidates(ground, digit);
                continue;
            }
            if !ground.has_more() || self.changed.is_empty() {
                return true;
            }
            let changed = std::mem::replace(&mut self.changed, Set::EMPTY);
            if !self.prune_links(ground, changed)
                || !self.prune_cages(ground, &changed)
                || !self.prune_sequences(ground, &changed)
            {
                return false;
            }
        }
    }

    fn naked_singles(&mut self, ground: &mut Ground<W, H>, mut cells: Set<W>) -> bool {
        while let Some(cell) = cells.pop() {
            let digit = self.digits.iter().position(|digit| digit.places.has(cell));
            // Settling an earlier one may have taken this one's digit.
            let Some(digit) = digit else {
                return ground.fail(Set::of(cell));
            };
            self.settle(ground, cell, digit);
        }
        true
    }

    /// Settles `digit` where a stale house has one place left for it. False: one has none.
    fn hidden_singles(&mut self, ground: &mut Ground<W, H>, digit: usize) -> bool {
        let stale = std::mem::replace(&mut self.digits[digit].stale, Set::EMPTY);
        let mut houses = stale & self.digits[digit].wanting;
        while let Some(house) = houses.pop() {
            let places = self.digits[digit].places & ground.houses[house];
            if let Some(cell) = places.only() {
                self.settle(ground, cell, digit);
                houses &= self.digits[digit].wanting;
            } else if places.is_empty() {
                return ground.fail(ground.houses[house]);
            }
        }
        true
    }

    /// Takes `digit` from the cells that see all its places in a house.
    fn locked_candidates(&mut self, ground: &Ground<W, H>, digit: usize) {
        let unlocked = std::mem::replace(&mut self.digits[digit].unlocked, Set::EMPTY);
        let mut houses = unlocked & self.digits[digit].wanting;
        while let Some(house) = houses.pop() {
            let mut here = self.digits[digit].places & ground.houses[house];
            let mut seen = self.digits[digit].places;
            while let Some(cell) = here.pop() {
                seen &= ground.peers[cell];
                if seen.is_empty() {
                    break;
                }
            }
            while let Some(cell) = seen.pop() {
                self.remove(ground, cell, digit);
            }
            if !ground.links.is_empty() {
                let here = self.digits[digit].places & ground.houses[house];
                self.tied_places(ground, digit, &here);
            }
        }
    }

    /// Takes out what goes with none of the places that `digit` has in a house, where those are few.
    fn tied_places(&mut self, ground: &Ground<W, H>, digit: usize, here: &Set<W>) {
        let mut places = [0; FEW_PLACES];
        let mut rest = *here;
        let mut count = 0;
        while let Some(cell) = rest.pop() {
            let Some(place) = places.get_mut(count) else {
                return;
            };
            *place = cell;
            count += 1;
        }
        let places = &places[..count];
        // What a digit in `place` leaves to another cell.
        let left = |place: Cell, cell: Cell| {
            let mut links = ground.links.partners(place, 1 << digit);
            let link = links.find(|(other, _)| *other == cell);
            if place == cell { 1 << digit } else { link.map_or(u32::MAX, |(_, left)| left) }
        };
        let Some(&first) = places.first() else {
            return;
        };
        let beside = ground.links.partners(first, 1 << digit);
        for cell in beside.map(|(cell, _)| cell).chain([first]) {
            if self.open.has(cell) {
                let may = places.iter().fold(0, |may, &place| may | left(place, cell));
                let gone = self.candidates(cell) & !may;
                bits(gone).for_each(|digit| self.remove(ground, cell, digit));
            }
        }
    }

    /// Takes out what goes with no candidate of a linked cell that has changed. False: two digits do not go together.
    fn prune_links(&mut self, ground: &mut Ground<W, H>, mut changed: Set<W>) -> bool {
        if ground.links.is_empty() {
            return true;
        }
        let mut clash = None;
        'changed: while let Some(cell) = changed.pop() {
            let candidates = if self.open.has(cell) {
                self.candidates(cell)
            } else {
                1 << (ground.values[cell] - 1)
            };
            for (other, partners) in ground.links.partners(cell, candidates) {
                if self.open.has(other) {
                    let mut gone = self.candidates(other) & !partners;
                    while gone != 0 {
                        self.remove(ground, other, gone.trailing_zeros() as usize);
                        gone &= gone - 1;
                    }
                } else if partners >> (ground.values[other] - 1) & 1 == 0 {
                    clash = Some(other);
                    break 'changed;
                }
            }
        }
        clash.is_none_or(|cell| ground.fail(Set::of(cell)))
    }

    fn prune_cages(&mut self, ground: &mut Ground<W, H>, changed: &Set<W>) -> bool {
        let Ground { cages, values, .. } = &*ground;
        let mut gone = Vec::new();
        for cage in cages.touched(changed) {
            let candidates =
                |cell: Cell| self.open.has(cell).then(|| self.candidates(cell)).ok_or(values[cell]);
            if !cage.prune(candidates, |cell, digits| gone.push((cell, digits))) {
                return false;
            }
        }
        for (cell, mut digits) in gone {
            while digits != 0 {
                self.remove(ground, cell, digits.trailing_zeros() as usize);
                digits &= digits - 1;
            }
        }
        true
    }

    fn prune_sequences(&mut self, ground: &Ground<W, H>, changed: &Set<W>) -> bool {
        for sequence in ground.sequences.touched(changed) {
            let state = |cell: Cell| {
                if self.open.has(cell) {
                    self.candidates(cell)
                } else {
                    1 << (ground.values[cell] - 1)
                }
            };
            let mut gone = Vec::new();
            if !sequence.prune(state, |cell, digits| gone.push((cell, digits))) {
                return false;
            }
            for (cell, digits) in gone {
                bits(digits).for_each(|digit| self.remove(ground, cell, digit));
            }
        }
        true
    }

    /// The places of `digit` in a house that wants it and has two of them, if there is such a house.
    pub(super) fn pair_of_places(&self, ground: &Ground<W, H>) -> Option<(usize, [Cell; 2])> {
        for (index, digit) in self.digits.iter().enumerate() {
            let mut houses = digit.wanting;
            while let Some(house) = houses.pop() {
                let mut here = digit.places & ground.houses[house];
                let pair = [here.pop(), here.pop()];
                if let ([Some(a), Some(b)], true) = (pair, here.is_empty()) {
                    return Some((index, [a, b]));
                }
            }
        }
        None
    }

    /// How many digits there are.
    pub(super) fn digits(&self) -> usize {
        self.digits.len()
    }

    /// The places of `digit` in the house that wants it and has the fewest. `None` where all houses have it.
    pub(super) fn fewest_places(&self, ground: &Ground<W, H>, digit: usize) -> Option<Set<W>> {
        let digit = &self.digits[digit];
        let houses = digit.wanting.iter();
        let places = houses.map(|house| digit.places & ground.houses[house]);
        places.min_by_key(Set::len)
    }

    /// The open cell with the fewest candidates for how often guesses failed there.
    pub(super) fn most_failing(&self, failures: &[u32]) -> Option<Cell> {
        let chance = |cell: Cell| {
            let candidates = u64::from(self.candidates(cell).count_ones()) << 32;
            candidates / (1 + u64::from(failures[cell]))
        };
        self.open.iter().min_by_key(|&cell| chance(cell))
    }

    /// An open cell with the fewest candidates; in a long search the one that sees most others of them.
    pub(super) fn most_entangled(&self, ground: &Ground<W, H>) -> Option<Cell> {
        let fewest = self.most_constrained();
        let first = fewest.iter().next()?;
        if !ground.thorough {
            return Some(first);
        }
        let mut best = (0, first);
        for cell in fewest.iter() {
            let count = (fewest & ground.peers[cell]).len();
            if count > best.0 {
                best = (count, cell);
            }
        }
        Some(best.1)
    }

    /// The open cells with the fewest candidates.
    fn most_constrained(&self) -> Set<W> {
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
        let fewest = |cells: Set<W>, count: &Set<W>| {
            let fewer = cells - *count;
            if fewer.is_empty() { cells } else { fewer }
        };
        counts.iter().rev().fold(self.open, fewest)
    }
}
