//! Verdicts on puzzles, steps as JSON, and mistakes in grids without a solution.

use super::console::{check_failed, unsettled_failure};
use gridpress_engine::PuzzleRecord;
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, ParsedPuzzle, ShapeRecord};
use gridpress_engine::puzzle::{Cell, Clash, Grid, Kind, Shape};
use gridpress_engine::rating::{Position, RaterCache};
use gridpress_engine::solver::{self, Fault, NotUnique};
use gridpress_messages::diag::Failure;
use gridpress_messages::steps::Narrator;
use serde::Serialize;

/// The number of puzzles that are examined before the results are printed.
pub(super) const CHUNK: usize = 1024;

/// The number of solutions of a puzzle.
pub(super) enum Verdict {
    One(Grid),
    None,
    /// Two of several solutions.
    Several(Grid, Grid),
    Unsettled,
}

impl Verdict {
    /// Returns the verdict on a puzzle, or on a position with these pencil marks.
    pub(super) fn of(shape: &Shape, grid: &Grid, marks: Option<&[u32]>) -> Verdict {
        let unique = match marks {
            Some(marks) => solver::unique_with_marks(shape, grid, marks),
            None => solver::unique(shape, grid),
        };
        match unique {
            Ok(solution) => Verdict::One(solution),
            Err(NotUnique::NoSolution) => Verdict::None,
            Err(NotUnique::Several(one, other)) => Verdict::Several(one, other),
            Err(NotUnique::Undetermined) => Verdict::Unsettled,
        }
    }

    /// Returns the solution if there is exactly one.
    pub(super) fn solution(&self) -> Option<&Grid> {
        match self {
            Verdict::One(solution) => Some(solution),
            _ => None,
        }
    }

    /// Returns the record of the puzzle, with what its text states about it and with its solution if there is exactly one.
    pub(super) fn record(&self, entry: &ParsedPuzzle) -> PuzzleRecord {
        PuzzleRecord {
            solution: self.solution().map(|grid| notation::line(grid, &entry.shape)),
            ..PuzzleRecord::from(entry).with_solutions(self.solutions())
        }
    }

    /// Returns the number of solutions in words.
    pub(super) fn text(&self) -> &'static str {
        match self {
            Verdict::One(_) => "one solution",
            Verdict::None => "no solution",
            Verdict::Several(..) => "several solutions",
            Verdict::Unsettled => "unsettled",
        }
    }

    /// Returns 0, 1, or 2 for several; `None` if the search gave up.
    pub(super) fn solutions(&self) -> Option<u32> {
        match self {
            Verdict::None => Some(0),
            Verdict::One(_) => Some(1),
            Verdict::Several(..) => Some(2),
            Verdict::Unsettled => None,
        }
    }
}

/// A summary of verdicts, which determines the exit code.
#[derive(Default)]
pub(super) struct VerdictTally {
    unsettled: bool,
    lacks_unique: bool,
}

impl VerdictTally {
    /// Adds a puzzle by its number of solutions; see [`Verdict::solutions`].
    pub(super) fn add(&mut self, solutions: Option<u32>) {
        self.unsettled |= solutions.is_none();
        self.lacks_unique |= solutions != Some(1);
    }

    /// Returns a failure unless every puzzle has one solution.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            VerdictTally { unsettled: true, .. } => Err(unsettled_failure()),
            VerdictTally { lacks_unique: true, .. } => Err(check_failed()),
            _ => Ok(()),
        }
    }
}

/// Returns the start position of a puzzle, or its position with pencil marks.
pub(super) fn position(shape: &Shape, grid: &Grid, marks: Option<&[u32]>) -> Position {
    let position = Position::new(shape, grid);
    match marks {
        Some(marks) => position.with_marks(marks),
        None => position,
    }
}

/// Returns raters of the newest revision.
pub(super) fn raters() -> RaterCache {
    Revision::NEWEST.raters()
}

/// Returns the shape of a puzzle; `None` for a classic one.
pub(super) fn shape_record(shape: &Shape) -> Option<ShapeRecord> {
    (shape.kind() != Kind::CLASSIC).then(|| ShapeRecord::new(shape))
}

/// The mistake in a grid without a solution.
#[derive(Serialize)]
pub(super) struct GridMistake {
    kind: &'static str,
    /// The wrong digits, as in `r1c3=2`.
    digits: Vec<String>,
    pub(super) text: String,
}

impl GridMistake {
    /// Returns the mistake in a `grid` without a solution: digits that clash, or else digits at fault in `cells`, if
    /// all others are right. `None` if it cannot be found.
    pub(super) fn of(
        narrator: &Narrator,
        shape: &Shape,
        grid: &Grid,
        cells: &[Cell],
    ) -> Option<GridMistake> {
        // Clashes first: they are visible at once, and need no search.
        let clashes = Clash::all(shape, grid);
        if !clashes.is_empty() {
            let mut cells: Vec<Cell> =
                clashes.iter().flat_map(|clash| clash.cells(shape)).copied().collect();
            cells.sort_unstable();
            cells.dedup();
            let texts: Vec<String> = clashes.iter().map(|clash| narrator.clash(clash)).collect();
            return Some(GridMistake::new(narrator, "clash", grid, &cells, texts.join(" ")));
        }
        // A cell that no digit fits says more than many digits that have no solution together.
        let fault = Fault::of(shape, grid, cells);
        if let (None | Some(Fault::Conflict(_)), Some(cell)) = (&fault, stuck_cell(shape, grid)) {
            let text = narrator.no_digit_fits(cell);
            return Some(GridMistake::new(narrator, "no-digit", grid, &[cell], text));
        }
        Some(match fault? {
            Fault::Single(cell) => {
                let text = narrator.wrong_alone(grid, cell);
                GridMistake::new(narrator, "alone", grid, &[cell], text)
            }
            Fault::OneOf(cells) => {
                let text = narrator.wrong_among(grid, &cells);
                GridMistake::new(narrator, "among", grid, &cells, text)
            }
            Fault::Conflict(cells) => {
                let text = narrator.wrong_together(grid, &cells);
                GridMistake::new(narrator, "together", grid, &cells, text)
            }
        })
    }

    /// Returns the digits of `grid` that differ from `solution`, or else the cells whose marks lack their digit. `None`
    /// if there are neither.
    pub(super) fn against(
        narrator: &Narrator,
        grid: &Grid,
        marks: Option<&[u32]>,
        solution: &Grid,
    ) -> Option<GridMistake> {
        let all = 0..grid.cells().len();
        let is_wrong = |&cell: &Cell| ![0, solution.get(cell)].contains(&grid.get(cell));
        let wrong: Vec<Cell> = all.clone().filter(is_wrong).collect();
        if !wrong.is_empty() {
            let text = narrator.wrong(grid, &wrong);
            return Some(GridMistake::new(narrator, "wrong", grid, &wrong, text));
        }
        let lacks = |&cell: &Cell| {
            marks.is_some_and(|marks| {
                solution.get(cell) > 0 && marks[cell] >> (solution.get(cell) - 1) & 1 == 0
            })
        };
        let lacking: Vec<Cell> = all.filter(lacks).collect();
        let text = || narrator.struck_out(&lacking);
        (!lacking.is_empty())
            .then(|| GridMistake::new(narrator, "marks", solution, &lacking, text()))
    }

    fn new(
        narrator: &Narrator,
        kind: &'static str,
        grid: &Grid,
        cells: &[Cell],
        text: String,
    ) -> GridMistake {
        let filled = cells.iter().filter(|&&cell| grid.get(cell) != 0);
        let digit = |&cell: &Cell| {
            let name = notation::cell_name(cell, grid.side());
            format!("{name}={}", narrator.digit(grid.get(cell)))
        };
        GridMistake { kind, digits: filled.map(digit).collect(), text }
    }
}

/// Returns the first empty cell whose peers and marks exclude all digits.
fn stuck_cell(shape: &Shape, grid: &Grid) -> Option<Cell> {
    shape.playable_cells().filter(|&cell| grid.get(cell) == 0).find(|&cell| {
        (1..=shape.digits() as u8).all(|digit| {
            shape.allowed_digits(cell) >> (digit - 1) & 1 == 0
                || shape.peers(cell).iter().any(|&peer| grid.get(peer) == digit)
        })
    })
}

/// Returns all cells of `shape`.
pub(super) fn all_cells(shape: &Shape) -> Vec<Cell> {
    shape.playable_cells().collect()
}

/// Returns `verdict`, followed by the text of the mistake.
pub(super) fn with_mistake(verdict: &str, mistake: Option<&GridMistake>) -> String {
    match mistake {
        Some(mistake) => format!("{verdict} {}", mistake.text),
        None => verdict.to_owned(),
    }
}
