//! A puzzle on its way: the places that are left for every digit.

use super::bits::{self, Bits, SetSize};
use super::cages::Cages;
use super::constraints::Links;
use super::constraints::Sequences;
use crate::puzzle::{Cell, Shape};

/// The houses, peers, cages, links and sequences of a shape, which a search does not change, and the digits that it has settled.
pub(super) struct Ground<'s, const W: usize, const H: usize> {
    houses: &'s [Bits<W>],
    houses_of: &'s [Bits<H>],
    peers: &'s [Bits<W>],
    cages: Cages<W>,
    links: Links,
    sequences: Sequences<'s, W>,
    /// For each digit the cells whose marks allow it.
    may: Vec<Bits<W>>,
    all: Bits<W>,
    all_houses: Bits<H>,
    /// True once a search has become long: locked candidates pay only then.
    pub(super) thorough: bool,
    /// The digit of every cell that is settled; of no meaning for the others.
    pub(super) values: Vec<u8>,
    /// Where what is forced last led to a contradiction.
    pub(super) failed: Bits<W>,
}

impl<'s, const W: usize, const H: usize> Ground<'s, W, H> {
    pub(super) fn new(shape: &'s Shape) -> Ground<'s, W, H> {
        let mut all = [0; W];
        (shape.filled()).for_each(|cell| bits::insert(&mut all, cell));
        let mut all_houses = [0; H];
        (0..shape.houses().len()).for_each(|house| bits::insert(&mut all_houses, house));
        let may = |digit: usize| {
            let mut may = [0; W];
            let allowed = (shape.filled()).filter(|&cell| shape.allowed(cell) >> digit & 1 != 0);
            allowed.for_each(|cell| bits::insert(&mut may, cell));
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
            failed: [0; W],
        }
    }

    /// True when there are marks between cells, along them or outside the grid.
    #[inline]
    pub(super) fn has_marks(&self) -> bool {
        !self.links.is_empty() || !self.sequences.is_empty()
    }

    /// Notes where a contradiction was found.
    fn fail(&mut self, cells: Bits<W>) -> bool {
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
    places: Bits<W>,
    /// Houses in which it is not settled.
    wanting: Bits<H>,
    /// Houses in which it has lost places since they were last looked at.
    stale: Bits<H>,
    /// Houses in which it has lost places since they were last looked at for locked candidates.
    unlocked: Bits<H>,
}

/// The open cells, and the places of every digit (here from 0).
pub(super) struct SearchBoard<const W: usize, const H: usize> {
    /// Cells without a digit.
    pub(super) open: Bits<W>,
    digits: Vec<Digit<W, H>>,
    /// Cells that have lost candidates since the cages, links and sequences were last looked at.
    changed: Bits<W>,
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
            let Some(digit) = digit.filter(|digit| bits::has(&digit.places, cell)) else {
                return false;
            };
            digit.places = bits::without(&digit.places, &ground.peers[cell]);
            digit.wanting = bits::without(&digit.wanting, &ground.houses_of[cell]);
            self.open[cell / 64] &= !(1 << (cell % 64));
            ground.values[cell] = value;
        }
        for digit in &mut self.digits {
            digit.places = bits::both(&digit.places, &self.open);
        }
        true
    }

    /// The candidates of an open cell, bit `d` for digit `d`.
    #[inline]
    pub(super) fn candidates(&self, cell: Cell) -> u32 {
        let (word, shift) = (cell / 64, cell % 64);
        let mut candidates = 0;
        for (index, digit) in self.digits.iter().enumerate() {
            candidates |= ((digit.places[word] >> shift & 1) as u32) << index;
        }
        candidates
    }

    #[inline]
    pub(super) fn remove(&mut self, ground: &Ground<W, H>, cell: Cell, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        let digit = &mut self.digits[digit];
        if digit.places[word] & bit != 0 {
            digit.places[word] &= !bit;
            bits::add(&mut digit.stale, &ground.houses_of[cell]);
            bits::add(&mut digit.unlocked, &ground.houses_of[cell]);
            self.changed[word] |= bit;
        }
    }

    /// Puts `digit` into an open cell.
    #[inline]
    pub(super) fn settle(&mut self, ground: &mut Ground<W, H>, cell: Cell, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        let houses = ground.houses_of[cell];
        self.open[word] &= !bit;
        for other in &mut self.digits {
            if other.places[word] & bit != 0 {
                other.places[word] &= !bit;
                bits::add(&mut other.stale, &houses);
                bits::add(&mut other.unlocked, &houses);
            }
        }
        ground.values[cell] = digit as u8 + 1;
        let peers = &ground.peers[cell];
        let digit = &mut self.digits[digit];
        if ground.has_more() {
            self.changed[word] |= bit;
            let losing = bits::both(&digit.places, peers);
            self.changed = bits::with(&self.changed, &losing, |a, b| a | b);
        }
        digit.places = bits::without(&digit.places, peers);
        digit.wanting = bits::without(&digit.wanting, &houses);
        digit.stale = digit.wanting;
        digit.unlocked = digit.wanting;
    }

    /// Follows all that is forced. False: a contradiction.
    pub(super) fn propagate(&mut self, ground: &mut Ground<W, H>) -> bool {
        loop {
            let mut seen = [[0; W]; 2];
            for digit in &self.digits {
                bits::tally(&mut seen, &digit.places);
            }
            let empty = bits::without(&self.open, &seen[0]);
            if !bits::is_empty(&empty) {
                return ground.fail(empty);
            }
            let single = bits::without(&seen[0], &seen[1]);
            if !bits::is_empty(&single) {
                if !self.naked_singles(ground, single) {
                    return false;
                }
                continue;
            }
            if let Some(digit) = self.digits.iter().position(|digit| !bits::is_empty(&digit.stale))
            {
                if !self.hidden_singles(ground, digit) {
                    return false;
                }
                continue;
            }
            if ground.thorough
                && let Some(digit) =
                    (self.digits.iter()).position(|digit| !bits::is_empty(&digit.unlocked))
            {
                self.locked_candidates(ground, digit);
                continue;
            }
            if !ground.has_more() || bits::is_empty(&self.changed) {
                return true;
            }
            let changed = std::mem::replace(&mut self.changed, [0; W]);
            if !self.prune_links(ground, changed)
                || !self.prune_cages(ground, &changed)
                || !self.prune_sequences(ground, &changed)
            {
                return false;
            }
        }
    }

    fn naked_singles(&mut self, ground: &mut Ground<W, H>, mut cells: Bits<W>) -> bool {
        while let Some(cell) = bits::pop(&mut cells) {
            let digit = self.digits.iter().position(|digit| bits::has(&digit.places, cell));
            // Settling an earlier one may have taken this one's digit.
            let Some(digit) = digit else {
                return ground.fail(bits::of(cell));
            };
            self.settle(ground, cell, digit);
        }
        true
    }

    /// Settles `digit` where a stale house has one place left for it. False: one has none.
    fn hidden_singles(&mut self, ground: &mut Ground<W, H>, digit: usize) -> bool {
        let stale = std::mem::replace(&mut self.digits[digit].stale, [0; H]);
        let mut houses = bits::both(&stale, &self.digits[digit].wanting);
        while let Some(house) = bits::pop(&mut houses) {
            let places = bits::both(&self.digits[digit].places, &ground.houses[house]);
            match bits::size(&places) {
                SetSize::None => return ground.fail(ground.houses[house]),
                SetSize::One => {
                    let cell = bits::first(&places).expect("one place");
                    self.settle(ground, cell, digit);
                    houses = bits::both(&houses, &self.digits[digit].wanting);
                }
                SetSize::More => {}
            }
        }
        true
    }

    /// Takes `digit` from the cells that see all its places in a house.
    fn locked_candidates(&mut self, ground: &Ground<W, H>, digit: usize) {
        let unlocked = std::mem::replace(&mut self.digits[digit].unlocked, [0; H]);
        let mut houses = bits::both(&unlocked, &self.digits[digit].wanting);
        while let Some(house) = bits::pop(&mut houses) {
            let mut here = bits::both(&self.digits[digit].places, &ground.houses[house]);
            let mut seen = self.digits[digit].places;
            while let Some(cell) = bits::pop(&mut here) {
                seen = bits::both(&seen, &ground.peers[cell]);
                if bits::is_empty(&seen) {
                    break;
                }
            }
            while let Some(cell) = bits::pop(&mut seen) {
                self.remove(ground, cell, digit);
            }
            if !ground.links.is_empty() {
                let here = bits::both(&self.digits[digit].places, &ground.houses[house]);
                self.tied_places(ground, digit, &here);
            }
        }
    }

    /// Takes out what goes with none of the places that `digit` has in a house, where those are few.
    fn tied_places(&mut self, ground: &Ground<W, H>, digit: usize, here: &Bits<W>) {
        let mut places = [0; FEW_PLACES];
        let mut rest = *here;
        let mut count = 0;
        while let Some(cell) = bits::pop(&mut rest) {
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
            if bits::has(&self.open, cell) {
                let may = places.iter().fold(0, |may, &place| may | left(place, cell));
                let gone = self.candidates(cell) & !may;
                bits::ones(gone).for_each(|digit| self.remove(ground, cell, digit));
            }
        }
    }

    /// Takes out what goes with no candidate of a linked cell that has changed. False: two digits do not go together.
    fn prune_links(&mut self, ground: &mut Ground<W, H>, mut changed: Bits<W>) -> bool {
        if ground.links.is_empty() {
            return true;
        }
        let mut clash = None;
        'changed: while let Some(cell) = bits::pop(&mut changed) {
            let candidates = if bits::has(&self.open, cell) {
                self.candidates(cell)
            } else {
                1 << (ground.values[cell] - 1)
            };
            for (other, partners) in ground.links.partners(cell, candidates) {
                if bits::has(&self.open, other) {
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
        clash.is_none_or(|cell| ground.fail(bits::of(cell)))
    }

    fn prune_cages(&mut self, ground: &mut Ground<W, H>, changed: &Bits<W>) -> bool {
        let Ground { cages, values, .. } = &*ground;
        let mut gone = Vec::new();
        for cage in cages.touched(changed) {
            let candidates = |cell: Cell| {
                bits::has(&self.open, cell).then(|| self.candidates(cell)).ok_or(values[cell])
            };
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

    fn prune_sequences(&mut self, ground: &Ground<W, H>, changed: &Bits<W>) -> bool {
        for sequence in ground.sequences.touched(changed) {
            let state = |cell: Cell| {
                if bits::has(&self.open, cell) {
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
                bits::ones(digits).for_each(|digit| self.remove(ground, cell, digit));
            }
        }
        true
    }

    /// The places of `digit` in a house that wants it and has two of them, if there is such a house.
    pub(super) fn pair_of_places(&self, ground: &Ground<W, H>) -> Option<(usize, [Cell; 2])> {
        for (index, digit) in self.digits.iter().enumerate() {
            let mut houses = digit.wanting;
            while let Some(house) = bits::pop(&mut houses) {
                let mut here = bits::both(&digit.places, &ground.houses[house]);
                let pair = [bits::pop(&mut here), bits::pop(&mut here)];
                if let ([Some(a), Some(b)], true) = (pair, bits::is_empty(&here)) {
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
    pub(super) fn fewest_places(&self, ground: &Ground<W, H>, digit: usize) -> Option<Bits<W>> {
        let digit = &self.digits[digit];
        let houses = bits::cells(&digit.wanting);
        let places = houses.map(|house| bits::both(&digit.places, &ground.houses[house]));
        places.min_by_key(bits::count)
    }

    /// The open cell with the fewest candidates for how often guesses failed there.
    pub(super) fn most_failing(&self, failures: &[u32]) -> Option<Cell> {
        let chance = |cell: Cell| {
            let candidates = u64::from(self.candidates(cell).count_ones()) << 32;
            candidates / (1 + u64::from(failures[cell]))
        };
        bits::cells(&self.open).min_by_key(|&cell| chance(cell))
    }

    /// An open cell with the fewest candidates; in a long search the one that sees most others of them.
    pub(super) fn most_entangled(&self, ground: &Ground<W, H>) -> Option<Cell> {
        let fewest = self.most_constrained();
        let first = bits::first(&fewest)?;
        if !ground.thorough {
            return Some(first);
        }
        let mut rest = fewest;
        let mut best = (0, first);
        while let Some(cell) = bits::pop(&mut rest) {
            let seen = bits::both(&fewest, &ground.peers[cell]);
            let count = seen.iter().map(|word| word.count_ones()).sum();
            if count > best.0 {
                best = (count, cell);
            }
        }
        Some(best.1)
    }

    /// The open cells with the fewest candidates.
    fn most_constrained(&self) -> Bits<W> {
        // The number of candidates of every cell in binary, a set for each binary digit.
        let mut counts = [[0; W]; 5];
        for digit in &self.digits {
            let mut carry = digit.places;
            for count in &mut counts {
                let next = bits::both(count, &carry);
                *count = bits::with(count, &carry, |a, b| a ^ b);
                carry = next;
            }
        }
        let fewest = |cells: Bits<W>, count: &Bits<W>| {
            let fewer = bits::without(&cells, count);
            if bits::is_empty(&fewer) { cells } else { fewer }
        };
        counts.iter().rev().fold(self.open, fewest)
    }
}
