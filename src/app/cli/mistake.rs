//! Why a grid has no solution, for `hint`, `solve` and `explain`.

use gridpress_base::messages::steps::Narrator;
use gridpress_engine::notation;
use gridpress_engine::puzzle::{Cell, Clash, Grid, Shape};
use gridpress_engine::solver::Fault;
use serde::Serialize;

/// What is wrong with a grid without a solution.
#[derive(Serialize)]
pub(super) struct Mistake {
    kind: &'static str,
    /// As in `r1c3=2`.
    digits: Vec<String>,
    pub(super) text: String,
}

impl Mistake {
    /// The mistake in a `grid` without a solution: digits that clash, else what can be said of those in `cells`, where
    /// all others are known to be right. `None` where nothing can be said.
    pub(super) fn of(
        narrator: &Narrator,
        shape: &Shape,
        grid: &Grid,
        cells: &[Cell],
    ) -> Option<Mistake> {
        let clashes = Clash::all(shape, grid);
        if !clashes.is_empty() {
            let mut cells: Vec<Cell> =
                clashes.iter().flat_map(|clash| clash.cells(shape)).copied().collect();
            cells.sort_unstable();
            cells.dedup();
            let texts: Vec<String> = clashes.iter().map(|clash| narrator.clash(clash)).collect();
            return Some(Mistake::new(narrator, "clash", grid, &cells, texts.join(" ")));
        }
        let fault = Fault::of(shape, grid, cells)?;
        Some(match fault {
            Fault::Alone(cell) => {
                let text = narrator.wrong_alone(grid, cell);
                Mistake::new(narrator, "alone", grid, &[cell], text)
            }
            Fault::Among(cells) => {
                let text = narrator.wrong_among(grid, &cells);
                Mistake::new(narrator, "among", grid, &cells, text)
            }
            Fault::Together(cells) => {
                let text = narrator.wrong_together(grid, &cells);
                Mistake::new(narrator, "together", grid, &cells, text)
            }
        })
    }

    /// The digits of `grid` that are not those of `solution`; where there are none, the cells whose marks lack it. `None`
    /// where there are none of both.
    pub(super) fn against(
        narrator: &Narrator,
        grid: &Grid,
        marks: Option<&[u32]>,
        solution: &Grid,
    ) -> Option<Mistake> {
        let all = 0..grid.cells().len();
        let is_wrong = |&cell: &Cell| ![0, solution.get(cell)].contains(&grid.get(cell));
        let wrong: Vec<Cell> = all.clone().filter(is_wrong).collect();
        if !wrong.is_empty() {
            let text = narrator.wrong(grid, &wrong);
            return Some(Mistake::new(narrator, "wrong", grid, &wrong, text));
        }
        let lacks = |&cell: &Cell| {
            marks.is_some_and(|marks| {
                solution.get(cell) > 0 && marks[cell] >> (solution.get(cell) - 1) & 1 == 0
            })
        };
        let lacking: Vec<Cell> = all.filter(lacks).collect();
        let text = || narrator.struck_out(&lacking);
        (!lacking.is_empty()).then(|| Mistake::new(narrator, "marks", solution, &lacking, text()))
    }

    fn new(
        narrator: &Narrator,
        kind: &'static str,
        grid: &Grid,
        cells: &[Cell],
        text: String,
    ) -> Mistake {
        let filled = cells.iter().filter(|&&cell| grid.get(cell) != 0);
        let digit = |&cell: &Cell| {
            let name = notation::cell_name(cell, grid.side());
            format!("{name}={}", narrator.digit(grid.get(cell)))
        };
        Mistake { kind, digits: filled.map(digit).collect(), text }
    }
}

/// The cells of `shape`, all of which may be to blame.
pub(super) fn all_cells(shape: &Shape) -> Vec<Cell> {
    shape.filled().collect()
}

/// `verdict`, and what is known of the mistake.
pub(super) fn with_mistake(verdict: &str, mistake: Option<&Mistake>) -> String {
    match mistake {
        Some(mistake) => format!("{verdict} {}", mistake.text),
        None => verdict.to_owned(),
    }
}
