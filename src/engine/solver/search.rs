//! The search for shapes with houses and linked cells, without cages and lines: backtracking with propagation.
//!
//! A guess is a candidate of a cell with few of them, or one of two places of a digit in a house. After some guesses, the
//! propagation applies locked candidates as well, and in shapes with links the cells where guesses failed come first.

use super::search_board::{SearchBoard, ShapeConstraints};
use crate::puzzle::{Cell, Grid, Shape};

/// A guess: a cell and a digit, counted from 0.
pub(crate) type Guess = (Cell, usize);

/// Maximum number of digits of a shape.
const DIGITS: usize = 25;

/// Number of guesses after which a search counts as long.
// In a short search, locked candidates cost more than the guesses that they save.
const PATIENCE: u32 = 16;

/// The order in which guesses are tried.
pub(crate) trait Branching {
    /// Sorts `guesses`, one of which must be right, into the order to try.
    fn order(&mut self, guesses: &mut [Guess]);

    /// Returns `true` to guess all places of one digit before the next, the middle digits first. Middle digits restrict
    /// their neighbours most if neighbours must not be consecutive.
    fn branches_on_digits(&self) -> bool {
        false
    }
}

/// Branching in the given order: digits ascending.
pub(crate) struct AscendingOrder;

impl Branching for AscendingOrder {
    fn order(&mut self, _: &mut [Guess]) {}
}

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SearchOutcome {
    /// All solutions were visited.
    Complete,
    /// The visitor stopped the search.
    Stopped,
    /// The budget of guesses was exhausted.
    OutOfGuesses,
}

/// A search for solutions of puzzles of one shape. Reuses its memory from puzzle to puzzle.
pub(crate) struct Search<'s> {
    shape: &'s Shape,
    tree: AnySearchTree,
}

/// A search tree for each size of cell and house sets, which are compile-time parameters. Overlapping grids have more
/// than 128 houses.
enum AnySearchTree {
    Of1(SearchTree<1, 2>),
    Of2(SearchTree<2, 2>),
    Of3(SearchTree<3, 2>),
    Of4(SearchTree<4, 2>),
    Of10(SearchTree<10, 2>),
    Overlapping(SearchTree<7, 4>),
    Wide(SearchTree<10, 4>),
}

macro_rules! on_tree {
    ($tree:expr, $name:ident => $body:expr) => {
        match $tree {
            AnySearchTree::Of1($name) => $body,
            AnySearchTree::Of2($name) => $body,
            AnySearchTree::Of3($name) => $body,
            AnySearchTree::Of4($name) => $body,
            AnySearchTree::Of10($name) => $body,
            AnySearchTree::Overlapping($name) => $body,
            AnySearchTree::Wide($name) => $body,
        }
    };
}

impl<'s> Search<'s> {
    pub(crate) fn new(shape: &'s Shape) -> Search<'s> {
        debug_assert!(shape.cages().is_empty() && shape.sequences().is_empty(), "not obeyed here");
        // Fixed widths let the compiler unroll all operations on sets; the list has exactly the widths that kinds need.
        let tree = match shape.widths() {
            (1, 2) => AnySearchTree::Of1(SearchTree::new(shape)),
            (2, 2) => AnySearchTree::Of2(SearchTree::new(shape)),
            (3, 2) => AnySearchTree::Of3(SearchTree::new(shape)),
            (4, 2) => AnySearchTree::Of4(SearchTree::new(shape)),
            (10, 2) => AnySearchTree::Of10(SearchTree::new(shape)),
            (7, 4) => AnySearchTree::Overlapping(SearchTree::new(shape)),
            _ => AnySearchTree::Wide(SearchTree::new(shape)),
        };
        Search { shape, tree }
    }

    pub(crate) fn shape(&self) -> &'s Shape {
        self.shape
    }

    /// Starts over from `puzzle` and propagates its digits. Returns `false` if it contradicts itself.
    pub(crate) fn load(&mut self, puzzle: &Grid) -> bool {
        on_tree!(&mut self.tree, tree => tree.load(puzzle.cells(), &[]))
    }

    /// Starts over from `puzzle` with the guesses in `not` forbidden, all of them in empty cells.
    pub(crate) fn load_forbidding(&mut self, puzzle: &Grid, not: &[Guess]) -> bool {
        on_tree!(&mut self.tree, tree => tree.load(puzzle.cells(), not))
    }

    /// Passes solutions to `visit`, as digits cell by cell, until it returns `false`, no more are left, or `guesses`
    /// are used up.
    pub(crate) fn run(
        &mut self,
        guesses: u64,
        branching: &mut dyn Branching,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> SearchOutcome {
        on_tree!(&mut self.tree, tree => {
            tree.guesses = guesses;
            // Reset for each search: what a search finds must not depend on the one before it.
            tree.patience = PATIENCE;
            tree.run(0, branching, visit)
        })
    }

    /// Returns the number of guesses that the last search left.
    pub(super) fn guesses_left(&self) -> u64 {
        on_tree!(&self.tree, tree => tree.guesses)
    }

    /// Returns the last solution.
    pub(crate) fn grid(&self) -> Grid {
        on_tree!(&self.tree, tree => Grid::from_cells(tree.constraints.values.clone()))
    }
}

struct SearchTree<const W: usize, const H: usize> {
    constraints: ShapeConstraints<W, H>,
    /// A board for each open guess; the first is the puzzle's.
    boards: Vec<SearchBoard<W, H>>,
    /// Number of guesses left.
    guesses: u64,
    /// Number of guesses until the search counts as long.
    patience: u32,
    /// Number of failed guesses that led to a contradiction in each cell, in a shape with links.
    failures: Vec<u32>,
}

impl<const W: usize, const H: usize> SearchTree<W, H> {
    fn new(shape: &Shape) -> SearchTree<W, H> {
        let constraints = ShapeConstraints::new(shape);
        SearchTree {
            boards: vec![SearchBoard::new(&constraints)],
            constraints,
            guesses: 0,
            patience: 0,
            failures: vec![0; shape.cells()],
        }
    }

    fn load(&mut self, cells: &[u8], not: &[Guess]) -> bool {
        let board = &mut self.boards[0];
        self.constraints.is_thorough = false;
        // Counts of an earlier puzzle would change the order of guesses, and with it what a budget allows.
        self.failures.fill(0);
        if !board.load(&mut self.constraints, cells) {
            return false;
        }
        for &(cell, digit) in not {
            // Before the first propagation, which then sees the puzzle as if it had these restrictions from the
            // beginning.
            board.remove(&self.constraints, cell, digit);
        }
        board.propagate(&mut self.constraints)
    }

    /// Visits the solutions of the board at `depth`: guesses, propagates and recurses.
    fn run(
        &mut self,
        depth: usize,
        branching: &mut dyn Branching,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> SearchOutcome {
        let mut guesses = [(0, 0); DIGITS];
        let count = if branching.branches_on_digits() {
            self.choose_digit_places(depth, &mut guesses)
        } else {
            self.choose_guesses(depth, &mut guesses)
        };
        if count == 0 {
            return if visit(&self.constraints.values) {
                SearchOutcome::Complete
            } else {
                SearchOutcome::Stopped
            };
        }
        branching.order(&mut guesses[..count]);
        for (tried, &(cell, digit)) in guesses[..count].iter().enumerate() {
            if self.guesses == 0 {
                return SearchOutcome::OutOfGuesses;
            }
            self.guesses -= 1;
            self.patience = self.patience.saturating_sub(1);
            self.constraints.is_thorough = self.patience == 0;
            // The last guess does not need to be undone.
            let below = if tried + 1 == count {
                depth
            } else {
                self.push_copy(depth);
                depth + 1
            };
            // Boards are copied rather than undone: a copy is four sets for each digit.
            let board = &mut self.boards[below];
            board.place(&mut self.constraints, cell, digit);
            if board.propagate(&mut self.constraints) {
                let end = self.run(below, branching, visit);
                if end != SearchOutcome::Complete {
                    return end;
                }
            // The idea of dom/wdeg (F. Boussemart et al., "Boosting systematic search by weighting constraints", 2004):
            // cells where guesses failed are the hard part of the puzzle, so they are tried first.
            } else if self.constraints.has_links() {
                self.constraints.failed_cells.iter().for_each(|cell| self.failures[cell] += 1);
            }
        }
        SearchOutcome::Complete
    }

    /// Copies the board at `depth` to the one below it.
    fn push_copy(&mut self, depth: usize) {
        if depth + 1 == self.boards.len() {
            self.boards.push(SearchBoard::new(&self.constraints));
        }
        let (above, below) = self.boards.split_at_mut(depth + 1);
        below[0].copy_from(&above[depth]);
    }

    /// Chooses guesses of which one must be right: the digits of a cell, or the places of a digit. Returns their
    /// number; 0 if all cells are filled.
    fn choose_guesses(&self, depth: usize, guesses: &mut [Guess; DIGITS]) -> usize {
        let board = &self.boards[depth];
        let uses_failures = self.constraints.is_thorough && self.constraints.has_links();
        let chosen = if uses_failures {
            board.cell_by_failures(&self.failures)
        } else {
            board.cell_with_fewest(&self.constraints)
        };
        let Some(cell) = chosen else {
            return 0;
        };
        let mut candidates = board.candidates(cell);
        // A digit with two places in a house halves the search like a cell with two candidates.
        if candidates.count_ones() > 2
            && let Some((digit, [a, b])) = board.pair_of_places(&self.constraints)
        {
            guesses[..2].copy_from_slice(&[(a, digit), (b, digit)]);
            return 2;
        }
        let mut count = 0;
        while candidates != 0 {
            guesses[count] = (cell, candidates.trailing_zeros() as usize);
            candidates &= candidates - 1;
            count += 1;
        }
        count
    }

    /// Chooses the places of a digit in the house where it has the fewest; the digit is the most central one with open
    /// houses. Returns their number; 0 if all cells are filled.
    fn choose_digit_places(&self, depth: usize, guesses: &mut [Guess; DIGITS]) -> usize {
        let board = &self.boards[depth];
        let digits = board.digits();
        let mut order: Vec<usize> = (0..digits).collect();
        // The sort is stable, so of two digits as far from the middle the lower one comes first.
        order.sort_by_key(|digit| (2 * digit + 1).abs_diff(digits));
        let found = order.iter().find_map(|&digit| {
            let places = board.fewest_places(&self.constraints, digit)?;
            Some((digit, places))
        });
        let Some((digit, places)) = found else {
            return 0;
        };
        let mut count = 0;
        for (guess, cell) in guesses.iter_mut().zip(places.iter()) {
            *guess = (cell, digit);
            count += 1;
        }
        count
    }
}
