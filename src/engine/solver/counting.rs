//! Exact counts for shapes with cages and marks, cell by cell.
//!
//! The general search keeps the places of each digit, which suits houses. Sums are about cells: here, a board has the
//! candidates of each cell, and a queue has the rules that their changes concern. Sums use tables of the sets of digits
//! with a number and a sum, and further sums are derived from houses and cages before the search begins. Derived sums,
//! and learning from failures, are ideas of many killer solvers; the tables and the queue as bits are our own.

mod board;
mod derived;
mod digit_sets;
mod rules;
mod sums;

use super::search::SearchOutcome;
use crate::puzzle::{Cell, Grid, Shape};
use board::CellBoard;
use rules::{DeadEnd, Rules};

/// Number of failures after which all weights are halved, so that a search leaves what was hard first. With 64, 128,
/// 512 and 2048, a list of hard killers needs a mean of 507, 410, 377 and 394 guesses (with squares in the choice).
const HALVING: u32 = 512;

/// Number of guesses of a count after which rules are derived if a solution is known. Most of these counts end sooner,
/// in less time than it takes to find the rules. Other counts derive them before the first guess, which makes them 1.8
/// times as fast for killers of expert level.
const GUESSES_BEFORE_DERIVING: u32 = 24;

/// A count of the solutions of puzzles of one shape.
pub(super) struct Counting<'s> {
    rules: Rules<'s>,
    board: CellBoard,
    /// The open guesses; memory beyond them is reused.
    guesses: Vec<OpenGuess>,
    /// For each cell, one more than the number of contradictions found there.
    weights: Vec<u32>,
    failures: u32,
    /// Number of guesses left until rules are derived; `None` if they are. Only shapes with cages and lines have such
    /// rules, and a generator makes one puzzle of each of these, so that no puzzle depends on the one before it.
    until_derived: Option<u32>,
}

/// A guess whose consequences are being searched.
struct OpenGuess {
    /// The candidates of each cell before the guess.
    masks: Vec<u32>,
    cell: Cell,
    /// The digit as a mask.
    digit: u32,
}

impl<'s> Counting<'s> {
    /// Returns `true` for shapes with cages or marks. Without them, houses decide, which the general search knows
    /// better.
    pub(super) fn suits(shape: &Shape) -> bool {
        !shape.cages().is_empty()
            || !shape.pair_constraints().is_empty()
            || !shape.sequences().is_empty()
    }

    pub(super) fn new(shape: &'s Shape) -> Counting<'s> {
        let rules = Rules::new(shape);
        Counting {
            board: CellBoard::new(shape.cells(), &rules.cells),
            rules,
            guesses: Vec::new(),
            weights: vec![1; shape.cells()],
            failures: 0,
            until_derived: Some(GUESSES_BEFORE_DERIVING),
        }
    }

    /// Passes the solutions of `puzzle` to `visit`, as digits cell by cell, until it returns `false`, no more are left,
    /// or `guesses` are used up, of which it leaves the rest. With `marks`, each open cell has one of its marks. The search
    /// starts at the solution `known`, if there is one, so that solutions close to it come first.
    pub(super) fn run(
        &mut self,
        puzzle: &Grid,
        marks: Option<&[u32]>,
        known: Option<&Grid>,
        guesses: &mut u64,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> SearchOutcome {
        // What a count finds must not depend on the one before it.
        self.weights.fill(1);
        self.failures = 0;
        if known.is_none() {
            self.until_derived = self.until_derived.map(|_| 0);
        }
        let shape = self.rules.shape;
        let all = (1u32 << shape.digits()) - 1;
        let mut masks = vec![0; shape.cells()];
        for cell in shape.playable_cells() {
            let mask = match (puzzle.get(cell), marks) {
                (0, Some(marks)) => marks[cell],
                (0, None) => all,
                (digit, _) => 1 << (digit - 1),
            };
            masks[cell] = mask & all & shape.allowed_digits(cell);
            if masks[cell] == 0 {
                return SearchOutcome::Complete;
            }
        }
        // Without the queue, which takes several times as long to follow each change.
        for cell in shape.playable_cells().filter(|&cell| puzzle.get(cell) != 0) {
            for &peer in shape.peers(cell) {
                masks[peer] &= !masks[cell];
                if masks[peer] == 0 {
                    return SearchOutcome::Complete;
                }
            }
        }
        let open = shape.playable_cells().filter(|&cell| puzzle.get(cell) == 0);
        self.board.load(&masks, open.filter(|&cell| masks[cell].is_power_of_two()));
        let mut depth = 0;
        // Derived rules have not been applied to guesses before this depth.
        let mut depth_of_deriving = 0;
        loop {
            match self.rules.propagate(&mut self.board) {
                Err(dead_end) => self.learn(&dead_end),
                Ok(()) => {
                    if let Some(cell) = self.choose() {
                        if *guesses == 0 {
                            return SearchOutcome::OutOfGuesses;
                        }
                        *guesses -= 1;
                        if self.derives_now(known.is_none()) {
                            depth_of_deriving = depth;
                            continue;
                        }
                        self.guess(depth, cell, known.map_or(0, |known| known.get(cell)));
                        depth += 1;
                        continue;
                    }
                    // Holes have no digit.
                    let cells: Vec<u8> = (self.board.masks.iter())
                        .map(|mask| (u32::BITS - mask.leading_zeros()) as u8)
                        .collect();
                    if !visit(&cells) {
                        return SearchOutcome::Stopped;
                    }
                }
            }
            if depth == 0 {
                return SearchOutcome::Complete;
            }
            depth -= 1;
            // The digit is excluded and not only followed by the next: the next guess may be in another cell, where
            // failures have been found since.
            let OpenGuess { masks, cell, digit } = &self.guesses[depth];
            if depth < depth_of_deriving {
                self.board.load(masks, []);
                depth_of_deriving = depth;
            } else {
                self.board.restore(masks);
            }
            self.board.remove(*cell, *digit);
        }
    }

    /// Adds derived rules if enough guesses have been made. Returns `true` if they are to be applied.
    fn derives_now(&mut self, with_runs: bool) -> bool {
        match &mut self.until_derived {
            None => false,
            Some(left @ 1..) => {
                *left -= 1;
                false
            }
            Some(0) => {
                self.until_derived = None;
                if !self.rules.derive(with_runs) {
                    return false;
                }
                let masks = std::mem::take(&mut self.board.masks);
                self.board = CellBoard::new(masks.len(), &self.rules.cells);
                self.board.load(&masks, []);
                true
            }
        }
    }

    /// Guesses the digit `known` in a cell with several candidates, or the lowest one if that is excluded or 0.
    fn guess(&mut self, depth: usize, cell: Cell, known: u8) {
        let masks = &self.board.masks;
        let mask = masks[cell];
        let known = mask & (1 << known >> 1);
        let digit = if known != 0 { known } else { mask & mask.wrapping_neg() };
        match self.guesses.get_mut(depth) {
            None => self.guesses.push(OpenGuess { masks: masks.clone(), cell, digit }),
            Some(guess) => {
                guess.masks.copy_from_slice(masks);
                (guess.cell, guess.digit) = (cell, digit);
            }
        }
        self.board.keep(cell, digit);
    }

    /// Adds weight to the cells of a contradiction.
    fn learn(&mut self, dead_end: &DeadEnd) {
        self.failures += 1;
        if self.failures.is_multiple_of(HALVING) {
            self.weights.iter_mut().for_each(|weight| *weight = (*weight / 2).max(1));
        }
        let of_rule = dead_end.rule.map_or(&[][..], |rule| &self.rules.cells[rule]);
        of_rule.iter().chain(&dead_end.cell).for_each(|&cell| self.weights[cell] += 1);
    }

    /// Returns the open cell with the greatest weight by the cube of its number of candidates; `None` if all cells are
    /// filled.
    ///
    /// This is the idea of dom/wdeg (F. Boussemart et al., "Boosting systematic search by weighting constraints",
    /// 2004). On a list of hard killers, the first to fourth power need a mean of 610, 377, 330 and 337 guesses.
    /// Branching on the two places of a digit as well was tried and needed more.
    fn choose(&self) -> Option<Cell> {
        let mut best = (0, None);
        for (cell, mask) in self.board.masks.iter().enumerate() {
            if mask & mask.wrapping_sub(1) != 0 {
                let count = u64::from(mask.count_ones());
                // Scaled up, so that the quotient of whole numbers keeps enough digits.
                let score = (u64::from(self.weights[cell]) << 24) / (count * count * count);
                if score > best.0 {
                    best = (score, Some(cell));
                }
            }
        }
        best.1
    }
}
