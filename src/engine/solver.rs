//! Exact solving of puzzles of any shape: solutions, their number, and whether one is unique.
//!
//! The search is depth-first over the cells with the fewest candidates. Before each guess it fills in all naked and
//! hidden singles and removes what cages and marks rule out. It does not rate puzzles; `rating` does, and the two are
//! tested against each other. Classic puzzles, by far the most common, and those with additional houses have a faster
//! solver with the same answers. Puzzles with cages and marks have one of their own, `counting`: there the rules are
//! about the digits of cells, and not about the places of digits.

mod classic;
mod constraints;
mod counting;
mod other_solutions;
mod search;
mod search_board;

use crate::puzzle::{Cell, Grid, Kind, Puzzle, Shape};
pub(crate) use classic::{ClassicSolver, FullGrid};
pub use classic::{Tier, TierSolver, with_tier};
use counting::Counting;
pub(crate) use other_solutions::{OtherSolutions, OutOfGuesses, is_only_solution};
pub(crate) use search::{AscendingOrder, Branching, Guess, Search, SearchOutcome};
use std::cell::RefCell;
use std::fmt;

/// Returns a solution of `puzzle`; `None` if it has none.
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

/// Returns the number of solutions of `puzzle`, up to `limit`.
pub fn count_up_to(shape: &Shape, puzzle: &Grid, limit: usize) -> usize {
    count_within(shape, puzzle, limit, u64::MAX, &mut |_| {}).found
}

/// The number of solutions found within the limits of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolutionCount {
    /// Number of solutions found.
    pub found: usize,
    /// `true` if there are no others.
    pub is_all: bool,
    /// Number of guesses that the search took.
    pub guesses: u64,
}

/// A count reports its progress when these bits of the number of solutions are 0.
// A mask instead of a division: the test runs for every solution.
const REPORT_MASK: usize = (1 << 16) - 1;

/// Returns the number of solutions of `puzzle`, up to `limit` and within a budget of `guesses`.
///
/// The budget is larger for 9x9 grids without knights, cages and marks, whose solver is faster. `report` receives the
/// number of solutions found so far at intervals.
pub fn count_within(
    shape: &Shape,
    puzzle: &Grid,
    limit: usize,
    guesses: u64,
    report: &mut dyn FnMut(usize),
) -> SolutionCount {
    if limit == 0 {
        // Nothing has been searched, so even a puzzle without a solution counts as undecided.
        return SolutionCount { found: 0, is_all: false, guesses: 0 };
    }
    let counted = with_classic_solver(shape, puzzle, |classic, cells| {
        let budget = guesses.saturating_mul(CLASSIC_GUESS_FACTOR);
        let mut left = budget;
        let (found, end) = classic.count_within(cells, limit, &mut left, report);
        (found, end, budget - left)
    });
    let (found, end, guesses) = counted.unwrap_or_else(|| {
        let (mut count, mut left) = (0, guesses);
        let end = visit_solutions(shape, puzzle, None, &mut left, &mut |_| {
            count += 1;
            if count & REPORT_MASK == 0 {
                report(count);
            }
            count < limit
        });
        (count, end, guesses - left)
    });
    SolutionCount { found, is_all: end == SearchOutcome::Complete, guesses }
}

/// Returns up to `limit` different solutions of `puzzle`.
pub fn solutions(shape: &Shape, puzzle: &Grid, limit: usize) -> Vec<Grid> {
    find(shape, puzzle, limit, u64::MAX).0
}

/// Factor of budgets of guesses for the faster solver of 9x9 puzzles.
const CLASSIC_GUESS_FACTOR: u64 = 100;

/// Returns the budget of guesses of [`unique`], which decides every known puzzle of the shape: no known classic puzzle
/// needs as many, and the hardest killer of the public lists that were tried 940,000. Larger grids without cages and
/// marks get fewer, since each guess takes longer there.
pub fn guesses_to_decide(shape: &Shape) -> u64 {
    if Counting::suits(shape) { 2_000_000 } else { 500_000 }
}

/// Returns the only solution of `puzzle`.
///
/// # Errors
/// [`NotUnique`] if it has no solution or several, of which two are returned, or if finding out would take too long.
pub fn unique(shape: &Shape, puzzle: &Grid) -> Result<Grid, NotUnique> {
    unique_with_marks(shape, puzzle, None)
}

/// Returns the only solution of `puzzle` in which every cell holds one of its `marks`, if there are any: a mask for
/// each cell, bit 0 for digit 1.
///
/// # Errors
/// Same as for [`unique`].
///
/// # Panics
/// If `marks` does not have an entry for each cell of the shape.
pub fn unique_with_marks(
    shape: &Shape,
    puzzle: &Grid,
    marks: Option<&[u32]>,
) -> Result<Grid, NotUnique> {
    let (mut found, end) = match marks {
        None => find(shape, puzzle, 2, guesses_to_decide(shape)),
        marks => find_with_marks(shape, puzzle, marks, 2, guesses_to_decide(shape)),
    };
    match (found.pop(), found.pop()) {
        // Two solutions settle the question, even if the budget ran out after the second one.
        (Some(second), Some(first)) => Err(NotUnique::Several(first, second)),
        _ if end == SearchOutcome::OutOfGuesses => Err(NotUnique::Undetermined),
        (None, _) => Err(NotUnique::NoSolution),
        (Some(only), None) => Ok(only),
    }
}

/// Budget of guesses for the question whether a given can be removed.
const GUESSES_OF_REMOVAL: u64 = 20_000;

/// Returns `true` if no given of `puzzle` can be removed without leaving several solutions; `None` if that would take
/// too long to find out.
pub fn is_minimal(puzzle: &Puzzle) -> Option<bool> {
    // The clues of a calcudoku are its cages.
    if puzzle.shape.kind().has_operations() {
        return puzzle.givens.cells().iter().all(|&digit| digit == 0).then_some(true);
    }
    // One removable given settles the question, even after others could not be decided.
    let mut is_settled = true;
    for cell in puzzle.shape.playable_cells().filter(|&cell| puzzle.givens.get(cell) != 0) {
        let mut without = puzzle.givens.clone();
        without.set(cell, 0);
        let count = count_within(&puzzle.shape, &without, 2, GUESSES_OF_REMOVAL, &mut |_| {});
        match (count.found, count.is_all) {
            (1, true) => return Some(false),
            (2.., _) => {}
            _ => is_settled = false,
        }
    }
    is_settled.then_some(true)
}

/// The solutions found within the limits of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionList {
    /// The solutions, in the order of the search, which is the same on every machine.
    pub found: Vec<Grid>,
    /// `true` if there are no others.
    pub is_all: bool,
}

/// Returns up to `limit` solutions of `puzzle` within a budget of `guesses`; with `marks`, those in which every cell
/// holds one of its marks, as for [`unique_with_marks`].
///
/// ```
/// use gridpress_engine::{Sudoku, solver};
///
/// let sudoku: Sudoku = "....3...4...2...".parse()?;
/// let list = solver::solutions_within(sudoku.shape(), sudoku.givens(), None, 1000, 100_000);
/// assert!(list.is_all && list.found.len() == sudoku.count(1000));
/// # Ok::<(), gridpress_engine::notation::NotationError>(())
/// ```
///
/// # Panics
/// If `marks` does not have an entry for each cell of the shape.
pub fn solutions_within(
    shape: &Shape,
    puzzle: &Grid,
    marks: Option<&[u32]>,
    limit: usize,
    guesses: u64,
) -> SolutionList {
    let (found, end) = find_with_marks(shape, puzzle, marks, limit, guesses);
    SolutionList { found, is_all: end == SearchOutcome::Complete }
}

/// Returns up to `limit` solutions with these marks, and the outcome of the search. Never uses the solver of 9x9
/// puzzles, which promises the same solutions with all vector instructions, but not in the same order.
fn find_with_marks(
    shape: &Shape,
    puzzle: &Grid,
    marks: Option<&[u32]>,
    limit: usize,
    mut guesses: u64,
) -> (Vec<Grid>, SearchOutcome) {
    let mut found = Vec::new();
    if limit == 0 {
        return (found, SearchOutcome::Stopped);
    }
    let end = visit_solutions(shape, puzzle, marks, &mut guesses, &mut |cells| {
        found.push(Grid::from_cells(cells.into()));
        found.len() < limit
    });
    (found, end)
}

/// Passes the solutions of `puzzle`, with these marks, to `visit` until it returns `false` or `guesses`, of which it leaves
/// the rest, are used up.
fn visit_solutions(
    shape: &Shape,
    puzzle: &Grid,
    marks: Option<&[u32]>,
    guesses: &mut u64,
    visit: &mut dyn FnMut(&[u8]) -> bool,
) -> SearchOutcome {
    if let Some(marks) = marks {
        assert_eq!(marks.len(), shape.cells());
    }
    if Counting::suits(shape) {
        return Counting::new(shape).run(puzzle, marks, None, guesses, visit);
    }
    // Marks are given to the search as forbidden candidates, which it removes before its first propagation.
    let not = marks.map_or_else(Vec::new, |marks| {
        let open = shape.playable_cells().filter(|&cell| puzzle.get(cell) == 0);
        open.flat_map(|cell| {
            let digits = (0..shape.digits()).filter(move |digit| marks[cell] >> digit & 1 == 0);
            digits.map(move |digit| (cell, digit))
        })
        .collect()
    });
    let mut search = Search::new(shape);
    if !search.load_forbidding(puzzle, &not) {
        return SearchOutcome::Complete;
    }
    let end = search.run(*guesses, &mut AscendingOrder, visit);
    *guesses = search.guesses_left();
    end
}

/// The reason why a puzzle does not have exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUnique {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions; two of them.
    Several(Grid, Grid),
    /// The budget was exhausted before the answer was found.
    Undetermined,
}

impl NotUnique {
    /// Returns the number of solutions by the result of a search: 0, 1, or 2 for several; `None` if it is unknown.
    pub fn solutions<T>(result: &Result<T, NotUnique>) -> Option<u32> {
        match result {
            Ok(_) => Some(1),
            Err(NotUnique::NoSolution) => Some(0),
            Err(NotUnique::Several(..)) => Some(2),
            Err(NotUnique::Undetermined) => None,
        }
    }
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotUnique::NoSolution => "the puzzle has no solution",
            NotUnique::Several(..) => "the puzzle has more than one solution",
            NotUnique::Undetermined => {
                "finding out how many solutions the puzzle has would take too long"
            }
        })
    }
}

impl std::error::Error for NotUnique {}

/// Returns up to `limit` solutions, and the outcome of the search.
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
    find_with_marks(shape, puzzle, None, limit, guesses)
}

/// Returns the result of `work` with the solver of 9x9 puzzles; `None` if it does not support the shape.
fn with_classic_solver<R>(
    shape: &Shape,
    puzzle: &Grid,
    work: impl FnOnce(&mut ClassicSolver, &[u8; 81]) -> R,
) -> Option<R> {
    thread_local! {
        // Allocating its memory costs as much as solving a puzzle or two.
        static CLASSIC: RefCell<Option<ClassicSolver>> = const { RefCell::new(None) };
    }
    let cells = puzzle.cells().try_into().ok()?;
    // Tables of extra houses depend on the shape, so only the classic solver is kept.
    if shape.kind() != Kind::CLASSIC {
        return ClassicSolver::for_shape(shape).map(|mut classic| work(&mut classic, cells));
    }
    CLASSIC.with_borrow_mut(|cached| {
        let classic = cached.get_or_insert_with(|| {
            ClassicSolver::for_shape(shape).expect("classic puzzles are supported")
        });
        Some(work(classic, cells))
    })
}

/// Budget of guesses for counting the solutions without one of the digits: there is one such count per digit.
const GUESSES_OF_FAULT: u64 = 1000;

/// The possible locations of wrong digits in a grid without a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The wrong digit: without it there is exactly one solution, which is not true of any other digit.
    Single(Cell),
    /// The cells, ascending, that contain the wrong digit if only one is wrong: without it there are solutions.
    OneOf(Vec<Cell>),
    /// Cells, ascending, whose digits together leave no solution, while without any one of them there are some. At
    /// least two digits are wrong.
    Conflict(Vec<Cell>),
}

impl Fault {
    /// Returns which digits in `cells` of a `grid` without a solution are wrong, if all its other digits are right.
    /// `None` if the grid has a solution, would have none without these digits either, or if finding out would take too
    /// long.
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
        // A grid with a solution has no fault.
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
        // Each of these digits alone could be the wrong one; nothing distinguishes them.
        let suspects = with(|count| count > 0);
        if !suspects.is_empty() {
            return Some(Fault::OneOf(suspects));
        }
        // Deletion: a digit that is not needed for the contradiction is dropped, so the rest is irreducible, though not
        // always the smallest such set.
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

/// Returns the number of solutions, 2 for several; `None` if the budget was exhausted.
fn count_to_two(shape: &Shape, grid: &Grid) -> Option<usize> {
    let (found, end) = find(shape, grid, 2, GUESSES_OF_FAULT);
    // Two solutions are an answer even without budget left.
    (found.len() == 2 || end != SearchOutcome::OutOfGuesses).then_some(found.len())
}

#[cfg(test)]
mod tests;
