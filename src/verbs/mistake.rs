//! Mistakes in grids without a solution.

use gridpress_engine::notation::{self, ParsedPuzzle};
use gridpress_engine::puzzle::{Cell, Clash, Grid, Shape};
use gridpress_engine::solver::{Fault, NotUnique};
use gridpress_ground::record::record;
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;

record! {
    /// The mistake in a grid.
    #[derive(Clone, Debug)]
    pub struct MistakeRecord: Serialize {
        /// `clash` of digits in a house or cage, `no-digit` for a cell, a digit wrong `alone` or `among` others, digits wrong
        /// `together`, digits `wrong` because the solution is known, or `marks` that lack the right digit.
        kind: &'static str,
        /// The digits at fault, as in `r1c3=2`.
        digits: Vec<String>,
        /// The mistake in a sentence.
        pub text: String,
    }
}

impl MistakeRecord {
    /// Returns the mistake in a puzzle without a solution, in English; `None` if it cannot be found.
    pub fn in_english(entry: &ParsedPuzzle) -> Option<MistakeRecord> {
        let (shape, words) = (&entry.shape, Words::english());
        let narrator = Narrator::new(&words, GridView::with_letters(shape));
        MistakeRecord::of(&narrator, shape, &entry.grid)
    }

    /// Returns the mistake in a `grid` without a solution; `None` if it cannot be found.
    pub(crate) fn of(narrator: &Narrator, shape: &Shape, grid: &Grid) -> Option<MistakeRecord> {
        MistakeRecord::among(narrator, shape, grid, &shape.playable_cells().collect::<Vec<_>>())
    }

    /// Returns the mistake in a `grid` without a solution: digits that clash, or else digits at fault in `cells`, if
    /// all others are right. `None` if it cannot be found.
    pub(crate) fn among(
        narrator: &Narrator,
        shape: &Shape,
        grid: &Grid,
        cells: &[Cell],
    ) -> Option<MistakeRecord> {
        let mistake =
            |kind, cells: &[Cell], text| MistakeRecord::new(narrator, kind, grid, cells, text);
        // Clashes first: they are visible at once, and need no search.
        let clashes = Clash::all(shape, grid);
        if !clashes.is_empty() {
            let mut cells: Vec<Cell> =
                clashes.iter().flat_map(|clash| clash.cells(shape)).copied().collect();
            cells.sort_unstable();
            cells.dedup();
            let texts: Vec<String> = clashes.iter().map(|clash| narrator.clash(clash)).collect();
            return Some(mistake("clash", &cells, texts.join(" ")));
        }
        // A cell that no digit fits says more than many digits that have no solution together.
        let fault = Fault::of(shape, grid, cells);
        if let (None | Some(Fault::Conflict(_)), Some(cell)) = (&fault, stuck_cell(shape, grid)) {
            return Some(mistake("no-digit", &[cell], narrator.no_digit_fits(cell)));
        }
        Some(match fault? {
            Fault::Single(cell) => mistake("alone", &[cell], narrator.wrong_alone(grid, cell)),
            Fault::OneOf(cells) => mistake("among", &cells, narrator.wrong_among(grid, &cells)),
            Fault::Conflict(cells) => {
                mistake("together", &cells, narrator.wrong_together(grid, &cells))
            }
        })
    }

    /// Returns the digits of `grid` that differ from `solution`, or else the cells whose marks lack their digit. `None`
    /// if there are neither.
    pub(crate) fn against(
        narrator: &Narrator,
        grid: &Grid,
        marks: Option<&[u32]>,
        solution: &Grid,
    ) -> Option<MistakeRecord> {
        let all = 0..grid.cells().len();
        let wrong: Vec<Cell> = all
            .clone()
            .filter(|&cell| ![0, solution.get(cell)].contains(&grid.get(cell)))
            .collect();
        if !wrong.is_empty() {
            let text = narrator.wrong(grid, &wrong);
            return Some(MistakeRecord::new(narrator, "wrong", grid, &wrong, text));
        }
        let marks = marks?;
        let lacking: Vec<Cell> = all
            .filter(|&cell| {
                solution.get(cell) > 0 && marks[cell] >> (solution.get(cell) - 1) & 1 == 0
            })
            .collect();
        (!lacking.is_empty()).then(|| {
            let text = narrator.struck_out(&lacking);
            MistakeRecord::new(narrator, "marks", solution, &lacking, text)
        })
    }

    fn new(
        narrator: &Narrator,
        kind: &'static str,
        grid: &Grid,
        cells: &[Cell],
        text: String,
    ) -> MistakeRecord {
        let filled = cells.iter().filter(|&&cell| grid.get(cell) != 0);
        let digits = filled.map(|&cell| {
            let name = notation::cell_name(cell, grid.side());
            format!("{name}={}", narrator.digit(grid.get(cell)))
        });
        MistakeRecord { kind, digits: digits.collect(), text }
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

/// Returns the sentence for a puzzle that does not have exactly one solution.
pub(crate) fn verdict_sentence<'w>(words: &'w Words, verdict: &NotUnique) -> &'w str {
    match verdict {
        NotUnique::NoSolution => words.no_solution(),
        NotUnique::Several(..) => words.several_solutions(),
        NotUnique::Undetermined => words.unsettled(),
    }
}

/// Returns `verdict`, followed by the text of the mistake.
pub(crate) fn with_mistake(verdict: &str, mistake: Option<&MistakeRecord>) -> String {
    match mistake {
        Some(mistake) => format!("{verdict} {}", mistake.text).trim_start().to_owned(),
        None => verdict.to_owned(),
    }
}
