//! The search: candidates as bit masks, singles followed at once, the rest tried.

use crate::puzzle::{Cell, Grid, Shape};

/// Marks a cell whose digit has been taken from its peers.
const SETTLED: u32 = 1 << 31;

/// In what order the digits of a cell are tried.
pub(crate) trait Branching {
    /// Puts the `digits` of `cell` (1 and up, ascending) into the order to try.
    fn order(&mut self, cell: Cell, digits: &mut [u8]);
}

/// Lowest first.
pub(crate) struct Ascending;

impl Branching for Ascending {
    fn order(&mut self, _: Cell, _: &mut [u8]) {}
}

/// Candidates of every cell, one layer for each guess that is open.
///
/// Bit `d` - 1 of a mask is digit `d`. Layers lie one after another, so a guess is one copy and taking
/// it back is none.
pub(crate) struct Search<'s> {
    shape: &'s Shape,
    all: u32,
    layers: Vec<u32>,
    depth: usize,
    /// Cells of the top layer that are down to one candidate and not yet settled.
    queue: Vec<Cell>,
    /// Houses of the top layer in which a candidate has gone since they were last looked at.
    touched: Vec<u64>,
    /// For each cell its houses, as a set of the same width as `touched`.
    house_sets: Vec<Vec<u64>>,
}

impl<'s> Search<'s> {
    pub(crate) fn new(shape: &'s Shape) -> Search<'s> {
        let words = shape.houses().len().div_ceil(64);
        let house_sets = (0..shape.cells())
            .map(|cell| {
                let mut set = vec![0; words];
                for &house in shape.houses_of(cell) {
                    set[house / 64] |= 1 << (house % 64);
                }
                set
            })
            .collect();
        Search {
            shape,
            all: (1 << shape.side()) - 1,
            layers: vec![0; shape.cells()],
            depth: 0,
            queue: Vec::with_capacity(shape.cells()),
            touched: vec![0; words],
            house_sets,
        }
    }

    /// Starts over from `puzzle` and follows its singles. False: they contradict each other.
    pub(crate) fn load(&mut self, puzzle: &Grid) -> bool {
        self.clear();
        self.follow(puzzle)
    }

    /// Starts over from `puzzle` with `not` forbidden in the empty `cell`.
    pub(crate) fn load_without(&mut self, puzzle: &Grid, cell: Cell, not: u8) -> bool {
        self.clear();
        self.layers[cell] &= !bit(not);
        self.follow(puzzle)
    }

    fn follow(&mut self, puzzle: &Grid) -> bool {
        let mut cells = puzzle.cells().iter().enumerate();
        cells.all(|(cell, &value)| value == 0 || self.assume(cell, value)) && self.propagate()
    }

    fn clear(&mut self) {
        self.depth = 0;
        self.layers.truncate(self.shape.cells());
        self.layers.fill(self.all);
        self.queue.clear();
        self.touched.fill(!0);
    }

    /// Visits solutions until `visit` says false or none is left; true when it went through them all.
    pub(crate) fn run(
        &mut self,
        branching: &mut impl Branching,
        visit: &mut dyn FnMut(&Self) -> bool,
    ) -> bool {
        let Some(cell) = self.most_constrained() else {
            return visit(self);
        };
        let mut digits = [0u8; 32];
        let mut count = 0;
        let mut mask = self.layer()[cell];
        while mask != 0 {
            digits[count] = mask.trailing_zeros() as u8 + 1;
            count += 1;
            mask &= mask - 1;
        }
        branching.order(cell, &mut digits[..count]);
        for &digit in &digits[..count] {
            self.push();
            let go_on =
                !(self.assume(cell, digit) && self.propagate()) || self.run(branching, visit);
            self.pop();
            if !go_on {
                return false;
            }
        }
        true
    }

    /// The digits of the top layer; 0 where several are left.
    pub(crate) fn grid(&self) -> Grid {
        let value = |&mask: &u32| {
            if mask & SETTLED == 0 {
                0
            } else {
                mask.trailing_zeros() as u8 + 1
            }
        };
        Grid::from_cells(self.layer().iter().map(value).collect())
    }

    fn layer(&self) -> &[u32] {
        let cells = self.shape.cells();
        &self.layers[self.depth * cells..][..cells]
    }

    fn push(&mut self) {
        let cells = self.shape.cells();
        self.layers.extend_from_within(self.depth * cells..);
        self.depth += 1;
        self.queue.clear();
        self.touched.fill(0);
    }

    fn pop(&mut self) {
        self.layers.truncate(self.depth * self.shape.cells());
        self.depth -= 1;
    }

    /// The first open cell with two candidates, or else the first of those with the fewest.
    fn most_constrained(&self) -> Option<Cell> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for (cell, &mask) in self.layer().iter().enumerate() {
            if mask & SETTLED == 0 && mask.count_ones() < fewest {
                fewest = mask.count_ones();
                best = Some(cell);
                if fewest == 2 {
                    break;
                }
            }
        }
        best
    }

    /// Narrows `cell` to `digit`. False when the digit is no candidate there.
    fn assume(&mut self, cell: Cell, digit: u8) -> bool {
        let top = self.depth * self.shape.cells();
        let mask = self.layers[top + cell];
        if mask & bit(digit) == 0 {
            return false;
        }
        mask & SETTLED != 0 || self.settle(cell, bit(digit))
    }

    /// Puts `digit` into `cell` and takes it from its peers. False when a peer has nothing left.
    fn settle(&mut self, cell: Cell, digit: u32) -> bool {
        let shape = self.shape;
        let top = self.depth * shape.cells();
        let layer = &mut self.layers[top..top + shape.cells()];
        layer[cell] = digit | SETTLED;
        touch(&mut self.touched, &self.house_sets[cell]);
        for &peer in shape.peers(cell) {
            let mask = layer[peer];
            if mask & digit == 0 {
                continue;
            }
            let rest = mask & !digit;
            if rest & !SETTLED == 0 {
                return false;
            }
            layer[peer] = rest;
            touch(&mut self.touched, &self.house_sets[peer]);
            if rest & (rest - 1) == 0 {
                self.queue.push(peer);
            }
        }
        true
    }

    /// Follows naked and hidden singles until there are none. False: a contradiction.
    fn propagate(&mut self) -> bool {
        loop {
            while let Some(cell) = self.queue.pop() {
                let mask = self.layer()[cell];
                if mask & SETTLED == 0 && !self.settle(cell, mask) {
                    return false;
                }
            }
            match self.next_touched() {
                None => return true,
                Some(house) if !self.hidden_singles(house) => return false,
                Some(_) => {}
            }
        }
    }

    fn next_touched(&mut self) -> Option<usize> {
        let (index, word) = self
            .touched
            .iter_mut()
            .enumerate()
            .find(|(_, word)| **word != 0)?;
        let house = index * 64 + word.trailing_zeros() as usize;
        *word &= *word - 1;
        (house < self.shape.houses().len()).then_some(house)
    }

    /// Settles the digits that have one place left in `house`. False: a digit has none.
    fn hidden_singles(&mut self, house: usize) -> bool {
        let shape = self.shape;
        let cells = &shape.houses()[house].cells;
        let top = self.depth * shape.cells();
        let (mut once, mut twice, mut settled) = (0u32, 0u32, 0u32);
        for &cell in cells {
            let mask = self.layers[top + cell];
            if mask & SETTLED != 0 {
                settled |= mask;
            } else {
                twice |= once & mask;
                once |= mask;
            }
        }
        if (once | settled) & self.all != self.all {
            return false;
        }
        let mut hidden = once & !twice;
        while hidden != 0 {
            let digit = hidden & hidden.wrapping_neg();
            hidden &= hidden - 1;
            // Settling an earlier one may have taken this one's place.
            let Some(&cell) = cells
                .iter()
                .find(|&&cell| self.layers[top + cell] & digit != 0)
            else {
                return false;
            };
            if self.layers[top + cell] & SETTLED == 0 && !self.settle(cell, digit) {
                return false;
            }
        }
        true
    }
}

fn bit(digit: u8) -> u32 {
    1 << (digit - 1)
}

fn touch(touched: &mut [u64], houses: &[u64]) {
    for (word, set) in touched.iter_mut().zip(houses) {
        *word |= set;
    }
}
