//! The chapters on solving: techniques, walkthroughs, and errors in a position.

use crate::bundle::argument;
use crate::steps::Narrator;
use crate::{Words, say};
use gridpress_engine::puzzle::{Cell, Clash, Grid, Kind};
use gridpress_engine::rating::Technique;

texts! {
    /// A sentence on the names of cells, and one on the numbering of boxes.
    naming = "naming";
    /// A sentence on the numbering of overlapping grids.
    grids_counted = "grids-counted";
    /// The meaning of lines and houses.
    houses_are = "houses-are";
    /// A sentence on cells that see each other, for readers new to the term.
    sees = "sees";
    /// A sentence on diagrams that show a part of their grid.
    excerpts = "excerpts";
    /// The heading of the chapter of techniques.
    techniques = "techniques";
    /// The heading of the chapter of walkthroughs.
    walkthroughs = "walkthroughs";
    /// A paragraph on the purpose of the chapter of techniques.
    about_techniques = "about-techniques";
    /// A paragraph on reading diagrams of chains and colours.
    chains = "chains";
    /// The heading of a table of singles.
    singles = "singles";
    /// The caption of the first diagram of a walkthrough.
    start = "start";
    /// The end of a walkthrough if the remaining cells are singles.
    singles_finish = "singles-finish";
    /// The end of a walkthrough that needs only singles.
    only_singles = "only-singles";
    /// The sentence about a complete puzzle.
    nothing_left = "explain-done";
    /// The sentence about steps that end before a digit is found.
    no_further = "hint-stuck";
    /// The sentence after that one, in a hint: only trial and error helps.
    only_trial = "hint-trial";
    /// The end of a walkthrough if no technique applies.
    stuck = "stuck";
}

messages! {
    /// A heading: `How to solve puzzle 12`.
    how_to_solve(number: &str) = "how-to-solve";
    /// A heading: `How to solve the puzzle of 1 January 2027`.
    how_to_solve_of(date: &str) = "how-to-solve-of";
    /// A sentence on the singles at the start of a walkthrough.
    first(singles: &str) = "first-singles";
    /// A sentence on the singles after a step of a walkthrough.
    then(singles: &str) = "then-singles";
    /// The sentence below a list of steps: their number.
    step_count(count: usize) = "explain-all";
}

impl Words {
    /// Returns a paragraph on the purpose of the chapter of walkthroughs; `all_solved` if all of them reach the
    /// solution.
    pub fn about_walkthroughs(&self, all_solved: bool) -> String {
        let end = if all_solved { "solved" } else { "trial" };
        say!(self, "about-walkthroughs", end)
    }

    /// Returns a paragraph on reading diagrams, whose givens differ from other digits in weight or in grey.
    pub fn diagrams(&self, two_weights: bool) -> String {
        let weight_or_grey = if two_weights { "weights" } else { "greys" };
        say!(self, "diagrams", told = weight_or_grey)
    }

    /// Returns the caption of the diagram of a step, counted from 1: `Step 4: Naked pair`.
    pub fn step(&self, index: usize, of: Technique) -> String {
        say!(self, "step", number = index.to_string(), technique = of)
    }

    /// Returns the caption of the diagram of several steps, counted from 1: `Steps 4 to 6: Naked pair`.
    pub fn steps(&self, first: usize, last: usize, of: Technique) -> String {
        let [first, last] = [first, last].map(|index| index.to_string());
        say!(self, "steps", first, last, technique = of)
    }

    /// Returns the sentence about a puzzle that techniques solve, with its hardest technique and its score.
    pub fn solved(&self, technique: Technique, score: u32) -> String {
        let score = score.to_string();
        say!(self, "explain-solved", technique, score)
    }

    /// Returns the sentence about a puzzle that no technique finishes, with the number of open cells and its score.
    pub fn unsolved(&self, open: usize, score: u32) -> String {
        say!(self, "explain-stuck", count = open, score = score.to_string())
    }
}

impl Words {
    /// Returns a technique's name for headings: `Naked pair`.
    pub fn technique(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}", technique.name()))
    }

    /// Returns a technique's name with its article: `a naked pair`.
    pub(super) fn technique_with_article(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}-there", technique.name()))
    }

    /// Returns a paragraph that teaches a technique, for puzzles of `kind`.
    pub fn teach(&self, technique: Technique, kind: Kind) -> &str {
        // A calcudoku has products and quotients, of which the text about sums would be untrue.
        let of_operations = technique.is_of_single_cage() && kind.has_operations();
        let of = if of_operations { "-number" } else { "" };
        self.text(&format!("technique-{}{of}-teach", technique.name()))
    }
}

texts! {
    /// The sentence about a grid without a solution.
    no_solution = "verdict-none";
    /// The sentence about a grid with several solutions.
    several_solutions = "verdict-several";
    /// The sentence about a grid whose number of solutions is undetermined.
    unsettled = "verdict-unsettled";
    /// The sentence about a full grid without an error.
    all_right = "verdict-full";
    /// The sentence about givens without a solution.
    givens_without_solution = "givens-none";
    /// The sentence about givens with several solutions.
    givens_with_several = "givens-several";
}

impl Narrator<'_> {
    /// Describes a violation of the rules: `In row 1, the 5 appears in r1c1 and r1c2.`
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
            Clash::Mark(mark) => self.demand_text(mark),
            Clash::Relation { cells, relation } => self.related(*cells, *relation),
            Clash::Cage { cage, total } => {
                let total = total.to_string();
                self.about_cage(["clash-sum", "clash-number"], *cage, [argument!(total)])
            }
        }
    }

    /// Lists the digits of `grid` in `cells`, all of which are wrong: `Wrong: r1c3 = 2.`
    pub fn wrong(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-digits", placed = self.all_placed(grid, cells))
    }

    /// Names a cell that no digit fits: `No digit fits r4c5.`
    pub fn no_digit_fits(&self, cell: Cell) -> String {
        say!(self.words, "no-digit-fits", cell = self.cell(cell))
    }

    /// Names the single digit of `grid` without which there is exactly one solution.
    pub fn wrong_alone(&self, grid: &Grid, cell: Cell) -> String {
        say!(self.words, "wrong-alone", placed = self.all_placed(grid, &[cell]))
    }

    /// Lists the digits of `grid` in `cells`, any of which may be the only wrong one.
    pub fn wrong_among(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-among", placed = self.all_placed(grid, cells))
    }

    /// Lists the digits of `grid` in `cells`, which have no solution together.
    pub fn wrong_together(&self, grid: &Grid, cells: &[Cell]) -> String {
        say!(self.words, "wrong-together", placed = self.all_placed(grid, cells))
    }

    /// Lists the cells whose pencil marks lack the right digit.
    pub fn struck_out(&self, cells: &[Cell]) -> String {
        say!(self.words, "wrong-marks", cells = self.cells(cells))
    }

    fn all_placed(&self, grid: &Grid, cells: &[Cell]) -> Vec<String> {
        let placed = |&cell: &Cell| {
            let (cell, digit) = (self.cell(cell), self.digit(grid.get(cell)));
            say!(self.words, "placed", cell, digit)
        };
        cells.iter().map(placed).collect()
    }
}
