//! Exact answers about a puzzle of any shape: does it have a solution, and how many.
//!
//! Depth first over cells with the fewest candidates, after every naked and hidden single has been
//! followed and what no cage and no mark allows is out. It rates nothing: `rating` does that, and each tests
//! the other. Classic puzzles, by far the most, and those with more houses have an engine of their own
//! with the same answers.

mod cages;
mod classic;
mod constraints;
mod search;
mod search_board;

use crate::puzzle::{Cell, Grid, Kind, Shape};
pub(crate) use classic::{ClassicSolver, FullGrid};
pub use classic::{Tier, TierSolver, with_tier};
pub(crate) use search::{AscendingOrder, Branching, Guess, Search, SearchOutcome};
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
pub struct SolutionCount {
    /// The number of solutions that were found.
    pub found: usize,
    /// True when there are no others.
    pub is_all: bool,
}

/// Solutions after which a count tells how many there are: where these bits are 0.
const REPORT_MASK: usize = (1 << 16) - 1;

/// The number of solutions of `puzzle`, counted no further than `limit`, and until `guesses` were made (more on a 9x9
/// grid without knights, cages and marks, whose engine is quicker). `tell` hears now and then how many there are.
pub fn count_within(
    shape: &Shape,
    puzzle: &Grid,
    limit: usize,
    guesses: u64,
    report: &mut dyn FnMut(usize),
) -> SolutionCount {
    if limit == 0 {
        return SolutionCount { found: 0, is_all: false };
    }
    let counted = with_classic_solver(shape, puzzle, |classic, cells| {
        classic.count_within(cells, limit, guesses.saturating_mul(CLASSIC_GUESS_FACTOR), report)
    });
    let (found, end) = counted.unwrap_or_else(|| {
        let mut count = 0;
        let mut search = Search::new(shape);
        if !search.load(puzzle) {
            return (0, SearchOutcome::Complete);
        }
        let end = search.run(guesses, &mut AscendingOrder, &mut |_| {
            count += 1;
            if count & REPORT_MASK == 0 {
                report(count);
            }
            count < limit
        });
        (count, end)
    });
    SolutionCount { found, is_all: end == SearchOutcome::Complete }
}

/// Up to `limit` different solutions of `puzzle`.
pub fn solutions(shape: &Shape, puzzle: &Grid, limit: usize) -> Vec<Grid> {
    find(shape, puzzle, limit, u64::MAX).0
}

/// Guesses after which [`unique`] gives up on a larger grid, and how many times as many the engine of 9x9 puzzles
/// makes in the same time, which no known classic puzzle needs.
const GUESSES: u64 = 500_000;
const CLASSIC_GUESS_FACTOR: u64 = 100;

/// The one solution of `puzzle`.
///
/// # Errors
/// [`NotUnique`] when it has none, or several: then with two of them; or when that would take too long to settle.
pub fn unique(shape: &Shape, puzzle: &Grid) -> Result<Grid, NotUnique> {
    let (found, end) = find(shape, puzzle, 2, GUESSES);
    one_of(found, end)
}

/// The only one of up to two solutions of a search with that end.
fn one_of(mut found: Vec<Grid>, end: SearchOutcome) -> Result<Grid, NotUnique> {
    match (found.pop(), found.pop()) {
        (Some(second), Some(first)) => Err(NotUnique::Several(first, second)),
        _ if end == SearchOutcome::OutOfGuesses => Err(NotUnique::Undetermined),
        (None, _) => Err(NotUnique::NoSolution),
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
pub fn unique_with_marks(shape: &Shape, puzzle: &Grid, marks: &[u32]) -> Result<Grid, NotUnique> {
    assert_eq!(marks.len(), shape.cells());
    let open = shape.filled().filter(|&cell| puzzle.get(cell) == 0);
    let not = open.flat_map(|cell| {
        let digits = (0..shape.digits()).filter(move |digit| marks[cell] >> digit & 1 == 0);
        digits.map(move |digit| (cell, digit))
    });
    let not: Vec<Guess> = not.collect();
    let mut search = Search::new(shape);
    if !search.load_forbidding(puzzle, &not) {
        return Err(NotUnique::NoSolution);
    }
    let mut found = Vec::new();
    let end = search.run(GUESSES, &mut AscendingOrder, &mut |cells| {
        found.push(Grid::from_cells(cells.into()));
        found.len() < 2
    });
    one_of(found, end)
}

/// Why a puzzle has not exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUnique {
    /// The puzzle has no solution.
    NoSolution,
    /// More than one; here are two.
    Several(Grid, Grid),
    /// It is not known: the search was given up.
    Undetermined,
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotUnique::NoSolution => "the puzzle has no solution",
            NotUnique::Several(..) => "the puzzle has more than one solution",
            NotUnique::Undetermined => {
                "it would take too long to tell how many solutions the puzzle has"
            }
        })
    }
}

impl std::error::Error for NotUnique {}

/// Up to `limit` solutions, and how the search for them ended.
fn find(shape: &Shape, puzzle: &Grid, limit: usize, guesses: u64) -> (Vec<Grid>, SearchOutcome) {
    let mut found = Vec::new();
    if limit == 0 {
        return (found, SearchOutcome::Stopped);
    }
    let end = with_classic_solver(shape, puzzle, |classic, cells| {
        let guesses = guesses.saturating_mul(CLASSIC_GUESS_FACTOR);
        classic.solutions(cells, guesses, &mut |solution| {
            found.push(Grid::from_cells(solution.to_vec()));
            found.len() < limit
        })
    });
    if let Some(end) = end {
        return (found, end);
    }
    let mut search = Search::new(shape);
    if !search.load(puzzle) {
        return (found, SearchOutcome::Complete);
    }
    let end = search.run(guesses, &mut AscendingOrder, &mut |cells| {
        found.push(Grid::from_cells(cells.into()));
        found.len() < limit
    });
    (found, end)
}

/// The result of `work` with the engine of 9x9 puzzles; `None` where that does not know the shape.
fn with_classic_solver<R>(
    shape: &Shape,
    puzzle: &Grid,
    work: impl FnOnce(&mut ClassicSolver, &[u8; 81]) -> R,
) -> Option<R> {
    thread_local! {
        // Its memory costs as much as a puzzle or two.
        static CLASSIC: RefCell<Option<ClassicSolver>> = const { RefCell::new(None) };
    }
    let cells = puzzle.cells().try_into().ok()?;
    if shape.kind() != Kind::CLASSIC {
        return ClassicSolver::for_shape(shape).map(|mut classic| work(&mut classic, cells));
    }
    CLASSIC.with_borrow_mut(|kept| {
        let classic = kept
            .get_or_insert_with(|| ClassicSolver::for_shape(shape).expect("it is made for these"));
        Some(work(classic, cells))
    })
}

/// Guesses for the question of what a grid leaves without one of its digits: there are as many such questions as digits.
const GUESSES_OF_FAULT: u64 = 1000;

/// What can be said of the digits of a grid without a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Without the digit in this cell there is exactly one solution, and that holds for no other digit.
    Single(Cell),
    /// If only one digit is wrong, it is in one of these cells, ascending: without it there are solutions.
    OneOf(Vec<Cell>),
    /// At least two digits are wrong. The digits in these cells, ascending, leave no solution together; without any
    /// one of them the others leave some.
    Conflict(Vec<Cell>),
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
    /// assert_eq!(Fault::of(Shape::classic(), &grid, &cells), Some(Fault::Single(2)));
    /// ```
    pub fn of(shape: &Shape, grid: &Grid, cells: &[Cell]) -> Option<Fault> {
        let filled = cells.iter().copied().filter(|&cell| grid.get(cell) != 0);
        let filled: Vec<Cell> = filled.collect();
        if count_to_two(shape, grid)? > 0 {
            return None;
        }
        let mut counts = Vec::with_capacity(filled.len());
        for &cell in &filled {
            counts.push((cell, count_to_two(shape, &without_cell(grid, cell))?));
        }
        let with = |fits: fn(usize) -> bool| {
            let fitting = counts.iter().filter(move |(_, count)| fits(*count));
            fitting.map(|(cell, _)| *cell).collect::<Vec<_>>()
        };
        if let [only] = with(|count| count == 1)[..] {
            return Some(Fault::Single(only));
        }
        let among = with(|count| count > 0);
        if !among.is_empty() {
            return Some(Fault::OneOf(among));
        }
        let mut left = grid.clone();
        for &cell in &filled {
            let less = without_cell(&left, cell);
            if count_to_two(shape, &less)? == 0 {
                left = less;
            }
        }
        let together: Vec<Cell> = filled.into_iter().filter(|&cell| left.get(cell) != 0).collect();
        (!together.is_empty()).then_some(Fault::Conflict(together))
    }
}

fn without_cell(grid: &Grid, cell: Cell) -> Grid {
    let mut less = grid.clone();
    less.set(cell, 0);
    less
}

/// The number of solutions, 2 for several; `None` where the search was given up.
fn count_to_two(shape: &Shape, grid: &Grid) -> Option<usize> {
    let (found, end) = find(shape, grid, 2, GUESSES_OF_FAULT);
    (found.len() == 2 || end != SearchOutcome::OutOfGuesses).then_some(found.len())
}

#[cfg(test)]
mod tests;
