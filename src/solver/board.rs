//! A puzzle on its way: the places that are left for every digit.

use super::bits::{self, Bits, SetSize};
use super::cages::Cages;
use crate::puzzle::{Cell, Shape};

/// The houses, peers and cages of a shape, which a search does not change, and the digits that it has settled.
pub(super) struct Ground<'s, const W: usize> {
    houses: &'s [Bits<W>],
    houses_of: &'s [u128],
    peers: &'s [Bits<W>],
    cages: Cages<W>,
    side: usize,
    all: Bits<W>,
    all_houses: u128,
    /// True once a search has become long: locked candidates pay only then.
    pub(super) thorough: bool,
    /// The digit of every cell that is settled; of no meaning for the others.
    pub(super) values: Vec<u8>,
}

impl<'s, const W: usize> Ground<'s, W> {
    pub(super) fn new(shape: &'s Shape) -> Ground<'s, W> {
        let mut all = [0; W];
        (0..shape.cells()).for_each(|cell| bits::insert(&mut all, cell));
        Ground {
            side: shape.side(),
            all,
            all_houses: (1 << shape.houses().len()) - 1,
            houses: shape.house_sets(),
            houses_of: shape.sets_of_houses(),
            peers: shape.peer_sets(),
            cages: Cages::new(shape),
            thorough: false,
            values: vec![0; shape.cells()],
        }
    }
}

/// The places that are left for one digit.
#[derive(Clone, Copy)]
struct Digit<const W: usize> {
    /// Open cells that may still hold it.
    places: Bits<W>,
    /// Houses in which it is not settled.
    wanting: u128,
    /// Houses in which it has lost places since they were last looked at.
    stale: u128,
    /// Houses in which it has lost places since they were last looked at for locked candidates.
    unlocked: u128,
}

/// The open cells, and the places of every digit (here from 0).
pub(super) struct SearchBoard<const W: usize> {
    /// Cells without a digit.
    pub(super) open: Bits<W>,
    digits: Vec<Digit<W>>,
    /// Cells that have lost candidates since the cages were last looked at.
    changed: Bits<W>,
}

impl<const W: usize> SearchBoard<W> {
    pub(super) fn new(ground: &Ground<W>) -> SearchBoard<W> {
        let digit = Digit {
            places: ground.all,
            wanting: ground.all_houses,
            stale: ground.all_houses,
            unlocked: ground.all_houses,
        };
        SearchBoard {
            open: ground.all,
            digits: vec![digit; ground.side],
            changed: ground.all,
        }
    }

    #[inline]
    pub(super) fn copy_from(&mut self, other: &SearchBoard<W>) {
        self.open = other.open;
        self.digits.copy_from_slice(&other.digits);
        self.changed = other.changed;
    }

    /// Starts over with these digits (from 1; 0 is none). False: two of them contradict each other.
    pub(super) fn load(&mut self, ground: &mut Ground<W>, cells: &[u8]) -> bool {
        self.open = ground.all;
        self.changed = ground.all;
        for digit in &mut self.digits {
            digit.places = ground.all;
            digit.wanting = ground.all_houses;
            digit.stale = ground.all_houses;
            digit.unlocked = ground.all_houses;
        }
        for (cell, &value) in cells.iter().enumerate() {
            if value == 0 {
                continue;
            }
            let digit = &mut self.digits[usize::from(value) - 1];
            if !bits::has(&digit.places, cell) {
                return false;
            }
            digit.places = bits::without(&digit.places, &ground.peers[cell]);
            digit.wanting &= !ground.houses_of[cell];
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
    pub(super) fn remove(&mut self, ground: &Ground<W>, cell: Cell, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        let digit = &mut self.digits[digit];
        if digit.places[word] & bit != 0 {
            digit.places[word] &= !bit;
            digit.stale |= ground.houses_of[cell];
            digit.unlocked |= ground.houses_of[cell];
            self.changed[word] |= bit;
        }
    }

    /// Puts `digit` into an open cell.
    #[inline]
    pub(super) fn settle(&mut self, ground: &mut Ground<W>, cell: Cell, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        let houses = ground.houses_of[cell];
        self.open[word] &= !bit;
        for other in &mut self.digits {
            if other.places[word] & bit != 0 {
                other.places[word] &= !bit;
                other.stale |= houses;
                other.unlocked |= houses;
            }
        }
        ground.values[cell] = digit as u8 + 1;
        let peers = &ground.peers[cell];
        let digit = &mut self.digits[digit];
        if !ground.cages.is_empty() {
            self.changed[word] |= bit;
            let losing = bits::both(&digit.places, peers);
            self.changed = bits::with(&self.changed, &losing, |a, b| a | b);
        }
        digit.places = bits::without(&digit.places, peers);
        digit.wanting &= !houses;
        digit.stale = digit.wanting;
        digit.unlocked = digit.wanting;
    }

    /// Follows all that is forced. False: a contradiction.
    pub(super) fn propagate(&mut self, ground: &mut Ground<W>) -> bool {
        loop {
            let mut seen = [[0; W]; 2];
            for digit in &self.digits {
                bits::tally(&mut seen, &digit.places);
            }
            if !bits::is_empty(&bits::without(&self.open, &seen[0])) {
                return false;
            }
            let single = bits::without(&seen[0], &seen[1]);
            if !bits::is_empty(&single) {
                if !self.naked_singles(ground, single) {
                    return false;
                }
                continue;
            }
            if let Some(digit) = self.digits.iter().position(|digit| digit.stale != 0) {
                if !self.hidden_singles(ground, digit) {
                    return false;
                }
                continue;
            }
            if ground.thorough
                && let Some(digit) = self.digits.iter().position(|digit| digit.unlocked != 0)
            {
                self.locked_candidates(ground, digit);
                continue;
            }
            if ground.cages.is_empty() || bits::is_empty(&self.changed) {
                return true;
            }
            let changed = std::mem::replace(&mut self.changed, [0; W]);
            if !self.prune_cages(ground, &changed) {
                return false;
            }
        }
    }

    fn naked_singles(&mut self, ground: &mut Ground<W>, mut cells: Bits<W>) -> bool {
        while let Some(cell) = bits::pop(&mut cells) {
            let digit = self
                .digits
                .iter()
                .position(|digit| bits::has(&digit.places, cell));
            // Settling an earlier one may have taken this one's digit.
            let Some(digit) = digit else { return false };
            self.settle(ground, cell, digit);
        }
        true
    }

    /// Settles `digit` where a stale house has one place left for it. False: one has none.
    fn hidden_singles(&mut self, ground: &mut Ground<W>, digit: usize) -> bool {
        let stale = std::mem::take(&mut self.digits[digit].stale);
        let mut houses = stale & self.digits[digit].wanting;
        while houses != 0 {
            let house = houses.trailing_zeros() as usize;
            houses &= houses - 1;
            let places = bits::both(&self.digits[digit].places, &ground.houses[house]);
            match bits::size(&places) {
                SetSize::None => return false,
                SetSize::One => {
                    let cell = bits::first(&places).expect("one place");
                    self.settle(ground, cell, digit);
                    houses &= self.digits[digit].wanting;
                }
                SetSize::More => {}
            }
        }
        true
    }

    /// Takes `digit` from the cells that see all its places in a house.
    fn locked_candidates(&mut self, ground: &Ground<W>, digit: usize) {
        let unlocked = std::mem::take(&mut self.digits[digit].unlocked);
        let mut houses = unlocked & self.digits[digit].wanting;
        while houses != 0 {
            let house = houses.trailing_zeros() as usize;
            houses &= houses - 1;
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
        }
    }

    fn prune_cages(&mut self, ground: &mut Ground<W>, changed: &Bits<W>) -> bool {
        let Ground { cages, values, .. } = &*ground;
        let mut gone = Vec::new();
        for cage in cages.touched(changed) {
            let candidates = |cell: Cell| {
                bits::has(&self.open, cell)
                    .then(|| self.candidates(cell))
                    .ok_or(values[cell])
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

    /// The places of `digit` in a house that wants it and has two of them, if there is such a house.
    pub(super) fn pair_of_places(&self, ground: &Ground<W>) -> Option<(usize, [Cell; 2])> {
        for (index, digit) in self.digits.iter().enumerate() {
            let mut houses = digit.wanting;
            while houses != 0 {
                let house = houses.trailing_zeros() as usize;
                houses &= houses - 1;
                let mut here = bits::both(&digit.places, &ground.houses[house]);
                let pair = [bits::pop(&mut here), bits::pop(&mut here)];
                if let ([Some(a), Some(b)], true) = (pair, bits::is_empty(&here)) {
                    return Some((index, [a, b]));
                }
            }
        }
        None
    }

    /// An open cell with the fewest candidates; in a long search the one that sees most others of them.
    pub(super) fn most_entangled(&self, ground: &Ground<W>) -> Option<Cell> {
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
