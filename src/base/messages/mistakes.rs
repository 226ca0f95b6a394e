//! What is wrong with a position, in words.

use super::say;
use super::steps::Narrator;
use gridpress_engine::puzzle::{Cell, Clash, Grid};

texts! {
    /// The sentence about a grid without a solution.
    no_solution = "verdict-none";
    /// The sentence about a grid with several solutions.
    several_solutions = "verdict-several";
    /// The sentence about a grid of which it is not known whether it has one solution.
    unsettled = "verdict-unsettled";
    /// The sentence about a full grid without a mistake.
    all_right = "verdict-full";
    /// The sentence about givens without a solution.
    givens_without_solution = "givens-none";
    /// The sentence about givens with several solutions.
    givens_with_several = "givens-several";
}

impl Narrator<'_> {
    /// Which digits break the rules as they stand: `In row 1, the 5 appears in r1c1 and r1c2.`
    pub fn clash(&self, clash: &Clash) -> String {
        match clash {
            Clash::House { house, digit, cells } => say!(
                self.words,
                "clash-house",
                house = self.named(*house),
                digit = self.digit(*digit),
                cells = self.cells(cells)
            ),
            Clash::Pair { digit, cells } => say!(
                self.words,
                "clash-pair",
                digit = self.digit(*digit),
                cells = self.cells(cells)
            ),
            Clash::Mark { cells, asks } => self.asked(cells, *asks),
            Clash::Sum { cage, total } => {
                let cage = &self.shape.cages()[*cage];
                say!(
                    self.words,
                    "clash-sum",
                    sum = cage.label(),
                    cell = self.cell(cage.cells[0]),
                    total = total.to_string()
                )
            }
            Clash::Cage { cage } => {
                let cage = &self.shape.cages()[*cage];
                say!(
                    self.words,
                    "clash-number",
                    number = cage.label(),
                    cell = self.cell(cage.cells[0])
                )
            }
        }
    }

    /// The digits of `grid` in `cells`, of which each is wrong: `Wrong: r1c3 = 2.`
    pub fn wrong(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-digits", placed = self.all_placed(grid, cells))
    }

    /// The one digit of `grid` without which there is exactly one solution.
    pub fn wrong_alone(&self, grid: &Grid, cell: Cell) -> String {
        say!(self.words, "wrong-alone", placed = self.all_placed(grid, &[cell]))
    }

    /// The digits of `grid` in `cells`, of which one may be the only wrong one.
    pub fn wrong_among(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-among", placed = self.all_placed(grid, cells))
    }

    /// The digits of `grid` in `cells`, which leave no solution together.
    pub fn wrong_together(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-together", placed = self.all_placed(grid, cells))
    }

    /// The cells whose pencil marks lack their digit.
    pub fn struck_out(&self, cells: &[Cell]) -> String {
        say!(self.words, "wrong-marks", cells = self.cells(cells))
    }

    fn all_placed(&self, grid: &Grid, cells: &[Cell]) -> Vec<String> {
        let placed = |&cell: &Cell| {
            let (cell, digit) = (self.cell(cell), self.digit(grid.get(cell)));
            say!(self.words, "placed", cell = cell, digit = digit)
        };
        cells.iter().map(placed).collect()
    }
}
