//! The search: what is forced is followed at once, the rest tried.

use super::board::{Ground, SearchBoard};
use crate::puzzle::{Cell, Grid, Shape};

/// A digit (here from 0) in a cell, as a guess.
pub(crate) type Guess = (Cell, usize);

/// The most digits that a shape has.
const DIGITS: usize = 25;

/// Guesses after which a search counts as long.
const PATIENCE: u32 = 16;

/// In what order guesses are made.
pub(crate) trait Branching {
    /// Puts `guesses`, one of which must be right, into the order to try.
    fn order(&mut self, guesses: &mut [Guess]);

    /// Whether all places of a digit are guessed before the next, the middle digits first: these leave their neighbours
    /// least where neighbours must not follow on each other.
    fn by_digits(&self) -> bool {
        false
    }
}

/// Branching that takes the guesses as they come: digits in ascending order.
pub(crate) struct Ascending;

impl Branching for Ascending {
    fn order(&mut self, _: &mut [Guess]) {}
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// All solutions were visited.
    Exhausted,
    /// The visitor had enough.
    Stopped,
    /// The budget of guesses was spent.
    Spent,
}

/// A search over puzzles of one shape. Keeps its memory from puzzle to puzzle.
pub(crate) struct Search<'s> {
    shape: &'s Shape,
    tree: AnyTree<'s>,
}

/// One tree for each width of a set of cells, which is known when the program is built. Overlapping grids have more
/// than 128 houses.
enum AnyTree<'s> {
    Of1(Tree<'s, 1, 2>),
    Of2(Tree<'s, 2, 2>),
    Of3(Tree<'s, 3, 2>),
    Of4(Tree<'s, 4, 2>),
    Of10(Tree<'s, 10, 2>),
    Overlapping(Tree<'s, 7, 4>),
    Wide(Tree<'s, 10, 4>),
}

macro_rules! on_tree {
    ($tree:expr, $name:ident => $body:expr) => {
        match $tree {
            AnyTree::Of1($name) => $body,
            AnyTree::Of2($name) => $body,
            AnyTree::Of3($name) => $body,
            AnyTree::Of4($name) => $body,
            AnyTree::Of10($name) => $body,
            AnyTree::Overlapping($name) => $body,
            AnyTree::Wide($name) => $body,
        }
    };
}

impl<'s> Search<'s> {
    pub(crate) fn new(shape: &'s Shape) -> Search<'s> {
        let tree = match shape.widths() {
            (1, 2) => AnyTree::Of1(Tree::new(shape)),
            (2, 2) => AnyTree::Of2(Tree::new(shape)),
            (3, 2) => AnyTree::Of3(Tree::new(shape)),
            (4, 2) => AnyTree::Of4(Tree::new(shape)),
            (10, 2) => AnyTree::Of10(Tree::new(shape)),
            (7, 4) => AnyTree::Overlapping(Tree::new(shape)),
            _ => AnyTree::Wide(Tree::new(shape)),
        };
        Search { shape, tree }
    }

    pub(crate) fn shape(&self) -> &'s Shape {
        self.shape
    }

    /// Starts over from `puzzle` and follows what it forces. False: it contradicts itself.
    pub(crate) fn load(&mut self, puzzle: &Grid) -> bool {
        on_tree!(&mut self.tree, tree => tree.load(puzzle.cells(), &[]))
    }

    /// Starts over from `puzzle` with `cell` taken out and `not` forbidden in it.
    pub(crate) fn load_without(&mut self, puzzle: &Grid, cell: Cell, not: u8) -> bool {
        let mut cells = puzzle.cells().to_vec();
        cells[cell] = 0;
        let not = usize::from(not) - 1;
        on_tree!(&mut self.tree, tree => tree.load(&cells, &[(cell, not)]))
    }

    /// Starts over from `puzzle` with the guesses of `not` forbidden, none of them in a cell with a digit.
    pub(crate) fn load_but(&mut self, puzzle: &Grid, not: &[Guess]) -> bool {
        on_tree!(&mut self.tree, tree => tree.load(puzzle.cells(), not))
    }

    /// Visits solutions, as digits cell by cell, until `visit` says false, none is left, or `guesses` were made.
    pub(crate) fn run(
        &mut self,
        guesses: u64,
        branching: &mut dyn Branching,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> End {
        on_tree!(&mut self.tree, tree => {
            tree.guesses = guesses;
            tree.patience = PATIENCE;
            tree.run(0, branching, visit)
        })
    }

    /// The solution found last.
    pub(crate) fn grid(&self) -> Grid {
        on_tree!(&self.tree, tree => Grid::from_cells(tree.ground.values.clone()))
    }
}

struct Tree<'s, const W: usize, const H: usize> {
    ground: Ground<'s, W, H>,
    /// A board for each open guess; the first is the puzzle's.
    boards: Vec<SearchBoard<W, H>>,
    /// How many guesses may still be made.
    guesses: u64,
    /// How many until the search counts as long.
    patience: u32,
    /// How often each cell was where a guess failed, in a shape with marks.
    failures: Vec<u32>,
}

impl<'s, const W: usize, const H: usize> Tree<'s, W, H> {
    fn new(shape: &'s Shape) -> Tree<'s, W, H> {
        let ground = Ground::new(shape);
        Tree {
            boards: vec![SearchBoard::new(&ground)],
            ground,
            guesses: 0,
            patience: 0,
            failures: vec![0; shape.cells()],
        }
    }

    fn load(&mut self, cells: &[u8], not: &[Guess]) -> bool {
        let board = &mut self.boards[0];
        self.ground.thorough = false;
        self.failures.fill(0);
        if !board.load(&mut self.ground, cells) {
            return false;
        }
        for &(cell, digit) in not {
            board.remove(&self.ground, cell, digit);
        }
        board.propagate(&mut self.ground)
    }

    fn run(
        &mut self,
        depth: usize,
        branching: &mut dyn Branching,
        visit: &mut dyn FnMut(&[u8]) -> bool,
    ) -> End {
        let mut guesses = [(0, 0); DIGITS];
        let count = if branching.by_digits() {
            self.places_of_a_digit(depth, &mut guesses)
        } else {
            self.branch(depth, &mut guesses)
        };
        if count == 0 {
            return if visit(&self.ground.values) { End::Exhausted } else { End::Stopped };
        }
        branching.order(&mut guesses[..count]);
        for (tried, &(cell, digit)) in guesses[..count].iter().enumerate() {
            if self.guesses == 0 {
                return End::Spent;
            }
            self.guesses -= 1;
            self.patience = self.patience.saturating_sub(1);
            self.ground.thorough = self.patience == 0;
            // The last guess needs no way back.
            let below = if tried + 1 == count {
                depth
            } else {
                self.copy_down(depth);
                depth + 1
            };
            let board = &mut self.boards[below];
            board.settle(&mut self.ground, cell, digit);
            if board.propagate(&mut self.ground) {
                let end = self.run(below, branching, visit);
                if end != End::Exhausted {
                    return end;
                }
            } else if self.ground.has_marks() {
                self.ground.failed.iter().for_each(|cell| self.failures[cell] += 1);
            }
        }
        End::Exhausted
    }

    fn copy_down(&mut self, depth: usize) {
        if depth + 1 == self.boards.len() {
            self.boards.push(SearchBoard::new(&self.ground));
        }
        let (above, below) = self.boards.split_at_mut(depth + 1);
        below[0].copy_from(&above[depth]);
    }

    /// Guesses of which one must be right: the digits of a cell, or the places of a digit. None: all is settled.
    fn branch(&self, depth: usize, guesses: &mut [Guess; DIGITS]) -> usize {
        let board = &self.boards[depth];
        let learned = self.ground.thorough && self.ground.has_marks();
        let chosen = if learned {
            board.most_failing(&self.failures)
        } else {
            board.most_entangled(&self.ground)
        };
        let Some(cell) = chosen else {
            return 0;
        };
        let mut candidates = board.candidates(cell);
        if candidates.count_ones() > 2
            && let Some((digit, [a, b])) = board.pair_of_places(&self.ground)
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

    /// The places that are left for a digit where it has the fewest: of the digit nearest to the middle ones that is not
    /// settled everywhere. None: all is settled.
    fn places_of_a_digit(&self, depth: usize, guesses: &mut [Guess; DIGITS]) -> usize {
        let board = &self.boards[depth];
        let digits = board.digits();
        let mut order: Vec<usize> = (0..digits).collect();
        order.sort_by_key(|digit| (2 * digit + 1).abs_diff(digits));
        let found = order.iter().find_map(|&digit| {
            let places = board.fewest_places(&self.ground, digit)?;
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
