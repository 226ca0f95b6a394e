//! Exact answers about a puzzle of any shape: does it have a solution, and how many.
//!
//! Depth first over cells with the fewest candidates, after every naked and hidden single has been
//! followed and what no cage and no mark allows is out. It rates nothing: `rating` does that, and each tests
//! the other. Classic puzzles, by far the most, and those with more houses have an engine of their own
//! with the same answers.

mod board;
mod cages;
mod classic;
mod constraints;
mod search;

use crate::puzzle::{Cell, Grid, Kind, Shape};
pub(crate) use classic::{Counter, FullGrid};
pub use classic::{Tier, TierSolver, with_tier};
pub(crate) use search::{Ascending, Branching, End, Guess, Search};
use std::cell::RefCell;
use std::fmt;

/// A solution of `puzzle`, or `None` when it has none.
///
/// ```
/// use gridpress_engine::{notation, puzzle::Shape, solver};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// let solution = solver::solve(Shape::classic(), &puzzle).unwrap();
/// assert!(solution.to_string().starts_with("534678912"));
/// ```
pub fn solve(shape: &Shape, puzzle: &Grid) -> Option<Grid> {
    solutions(shape, puzzle, 1).pop()
}

/// The number of solutions of `puzzle`, counted no further than `limit`.
pub fn count_up_to(shape: &Shape, puzzle: &Grid, limit: usize) -> usize {
    count_within(shape, puzzle, limit, u64::MAX, &mut |_| {}).found
}

/// How far a count came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number of solutions that were found.
    pub found: usize,
    /// True when there are no others.
    pub is_all: bool,
}

/// Solutions after which a count tells how many there are: where these bits are 0.
const NOW_AND_THEN: usize = (1 << 16) - 1;

/// The number of solutions of `puzzle`, counted no further than `limit`, and until `guesses` were made (more on a 9x9
/// grid without knights, cages and marks, whose engine is quicker). `tell` hears now and then how many there are.
pub fn count_within(
    shape: &Shape,
    puzzle: &Grid,
    limit: usize,
    guesses: u64,
    tell: &mut dyn FnMut(usize),
) -> Count {
    if limit == 0 {
        return Count { found: 0, is_all: false };
    }
    let counted = quickly(shape, puzzle, |counter, cells| {
        counter.count_within(cells, limit, guesses.saturating_mul(QUICKER), tell)
    });
    let (found, end) = counted.unwrap_or_else(|| {
        let mut count = 0;
        let mut search = Search::new(shape);
        if !search.load(puzzle) {
            return (0, End::Exhausted);
        }
        let end = search.run(guesses, &mut Ascending, &mut |_| {
            count += 1;
            if count & NOW_AND_THEN == 0 {
                tell(count);
            }
            count < limit
        });
        (count, end)
    });
    Count { found, is_all: end == End::Exhausted }
}

/// Up to `limit` different solutions of `puzzle`.
pub fn solutions(shape: &Shape, puzzle: &Grid, limit: usize) -> Vec<Grid> {
    find(shape, puzzle, limit, u64::MAX).0
}

/// Guesses after which [`unique`] gives up on a larger grid, and how many times as many the engine of 9x9 puzzles
/// makes in the same time, which no known classic puzzle needs.
const GUESSES: u64 = 500_000;
const QUICKER: u64 = 100;

/// The one solution of `puzzle`.
///
/// # Errors
/// [`NotUnique`] when it has none, or several: then with two of them; or when that would take too long to settle.
pub fn unique(shape: &Shape, puzzle: &Grid) -> Result<Grid, NotUnique> {
    let (found, end) = find(shape, puzzle, 2, GUESSES);
    one_of(found, end)
}

/// The only one of up to two solutions of a search with that end.
fn one_of(mut found: Vec<Grid>, end: End) -> Result<Grid, NotUnique> {
    match (found.pop(), found.pop()) {
        (Some(second), Some(first)) => Err(NotUnique::Several(first, second)),
        _ if end == End::Spent => Err(NotUnique::Unsettled),
        (None, _) => Err(NotUnique::None),
        (Some(only), None) => Ok(only),
    }
}

/// The one solution of `puzzle` in which every cell holds one of its `marks`: for each cell the digits, bit 0 for 1.
///
/// # Errors
/// As for [`unique`].
///
/// # Panics
/// When `marks` is not as long as the shape has cells.
pub fn unique_among(shape: &Shape, puzzle: &Grid, marks: &[u32]) -> Result<Grid, NotUnique> {
    assert_eq!(marks.len(), shape.cells());
    let open = shape.filled().filter(|&cell| puzzle.get(cell) == 0);
    let not = open.flat_map(|cell| {
        let digits = (0..shape.digits()).filter(move |digit| marks[cell] >> digit & 1 == 0);
        digits.map(move |digit| (cell, digit))
    });
    let not: Vec<Guess> = not.collect();
    let mut search = Search::new(shape);
    if !search.load_but(puzzle, &not) {
        return Err(NotUnique::None);
    }
    let mut found = Vec::new();
    let end = search.run(GUESSES, &mut Ascending, &mut |cells| {
        found.push(Grid::from_cells(cells.into()));
        found.len() < 2
    });
    one_of(found, end)
}

/// Why a puzzle has not exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUnique {
    /// The puzzle has no solution.
    None,
    /// More than one; here are two.
    Several(Grid, Grid),
    /// It is not known: the search was given up.
    Unsettled,
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotUnique::None => "the puzzle has no solution",
            NotUnique::Several(..) => "the puzzle has more than one solution",
            NotUnique::Unsettled => {
                "it would take too long to tell how many solutions the puzzle has"
            }
        })
    }
}

impl std::error::Error for NotUnique {}

/// Up to `limit` solutions, and how the search for them ended.
fn find(shape: &Shape, puzzle: &Grid, limit: usize, guesses: u64) -> (Vec<Grid>, End) {
    let mut found = Vec::new();
    if limit == 0 {
        return (found, End::Stopped);
    }
    let end = quickly(shape, puzzle, |counter, cells| {
        let guesses = guesses.saturating_mul(QUICKER);
        counter.solutions(cells, guesses, &mut |solution| {
            found.push(Grid::from_cells(solution.to_vec()));
            found.len() < limit
        })
    });
    if let Some(end) = end {
        return (found, end);
    }
    let mut search = Search::new(shape);
    if !search.load(puzzle) {
        return (found, End::Exhausted);
    }
    let end = search.run(guesses, &mut Ascending, &mut |cells| {
        found.push(Grid::from_cells(cells.into()));
        found.len() < limit
    });
    (found, end)
}

/// The result of `work` with the engine of 9x9 puzzles; `None` where that does not know the shape.
fn quickly<R>(
    shape: &Shape,
    puzzle: &Grid,
    work: impl FnOnce(&mut Counter, &[u8; 81]) -> R,
) -> Option<R> {
    thread_local! {
        // Its memory costs as much as a puzzle or two.
        static CLASSIC: RefCell<Option<Counter>> = const { RefCell::new(None) };
    }
    let cells = puzzle.cells().try_into().ok()?;
    if shape.kind() != Kind::CLASSIC {
        return Counter::of(shape).map(|mut counter| work(&mut counter, cells));
    }
    CLASSIC.with_borrow_mut(|kept| {
        let counter = kept.get_or_insert_with(|| Counter::of(shape).expect("it is made for these"));
        Some(work(counter, cells))
    })
}

/// Guesses for the question of what a grid leaves without one of its digits: there are as many such questions as digits.
const GUESSES_OF_FAULT: u64 = 1000;

/// What can be said of the digits of a grid without a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Without the digit in this cell there is exactly one solution, and that holds for no other digit.
    Alone(Cell),
    /// If only one digit is wrong, it is in one of these cells, ascending: without it there are solutions.
    Among(Vec<Cell>),
    /// At least two digits are wrong. The digits in these cells, ascending, leave no solution together; without any
    /// one of them the others leave some.
    Together(Vec<Cell>),
}

impl Fault {
    /// What is wrong with the digits in `cells` of a `grid` without a solution, where all other digits of it are right.
    /// `None` where the grid has a solution, would have none without these digits either, or where finding out would
    /// take too long.
    ///
    /// ```
    /// use gridpress_engine::{notation, puzzle::Shape, solver::Fault};
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let mut grid = notation::parse_line(line).unwrap();
    /// grid.set(2, 1);
    /// let cells: Vec<usize> = (0..81).collect();
    /// assert_eq!(Fault::of(Shape::classic(), &grid, &cells), Some(Fault::Alone(2)));
    /// ```
    pub fn of(shape: &Shape, grid: &Grid, cells: &[Cell]) -> Option<Fault> {
        let filled = cells.iter().copied().filter(|&cell| grid.get(cell) != 0);
        let filled: Vec<Cell> = filled.collect();
        if up_to_two(shape, grid)? > 0 {
            return None;
        }
        let mut counts = Vec::with_capacity(filled.len());
        for &cell in &filled {
            counts.push((cell, up_to_two(shape, &emptied(grid, cell))?));
        }
        let with = |fits: fn(usize) -> bool| {
            let fitting = counts.iter().filter(move |(_, count)| fits(*count));
            fitting.map(|(cell, _)| *cell).collect::<Vec<_>>()
        };
        if let [only] = with(|count| count == 1)[..] {
            return Some(Fault::Alone(only));
        }
        let among = with(|count| count > 0);
        if !among.is_empty() {
            return Some(Fault::Among(among));
        }
        let mut left = grid.clone();
        for &cell in &filled {
            let less = emptied(&left, cell);
            if up_to_two(shape, &less)? == 0 {
                left = less;
            }
        }
        let together: Vec<Cell> = filled.into_iter().filter(|&cell| left.get(cell) != 0).collect();
        (!together.is_empty()).then_some(Fault::Together(together))
    }
}

fn emptied(grid: &Grid, cell: Cell) -> Grid {
    let mut less = grid.clone();
    less.set(cell, 0);
    less
}

/// The number of solutions, 2 for several; `None` where the search was given up.
fn up_to_two(shape: &Shape, grid: &Grid) -> Option<usize> {
    let (found, end) = find(shape, grid, 2, GUESSES_OF_FAULT);
    (found.len() == 2 || end != End::Spent).then_some(found.len())
}

#[cfg(test)]
mod tests;
