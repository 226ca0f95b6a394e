//! The chapters that tell how puzzles are solved: what techniques there are, and puzzles step by step.

use super::{Words, say};
use gridpress_engine::rating::Technique;

texts! {
    /// A sentence on how cells are named, and one on how boxes are numbered.
    naming = "naming";
    /// A sentence on how overlapping grids are numbered.
    grids_counted = "grids-counted";
    /// What lines and houses are.
    houses_are = "houses-are";
    /// A sentence on what it means that cells see each other, for readers who have not met the word.
    sees = "sees";
    /// The heading of the chapter of techniques.
    techniques = "techniques";
    /// The heading of the chapter of walkthroughs.
    walkthroughs = "walkthroughs";
    /// A paragraph on what the chapter of techniques is for.
    about_techniques = "about-techniques";
    /// How to read diagrams of chains and colours.
    chains = "chains";
    /// The caption of the first diagram of a walkthrough.
    start = "start";
    /// The end of a walkthrough: the cells that are left are singles.
    singles_finish = "singles-finish";
    /// The end of a walkthrough of nothing but singles.
    only_singles = "only-singles";
    /// The sentence about a puzzle with nothing left to find.
    nothing_left = "explain-done";
    /// The sentence for where steps end before a digit is found.
    no_further = "hint-stuck";
    /// The sentence behind that one, in a hint: only trial and error leads on.
    only_trial = "hint-trial";
    /// The end of a walkthrough where no technique gets on.
    stuck = "stuck";
}

impl Words {
    /// A paragraph on what the chapter of walkthroughs is for; whether all of them lead to the solution.
    pub fn about_walkthroughs(&self, all_solved: bool) -> String {
        let end = if all_solved { "solved" } else { "trial" };
        say!(self, "about-walkthroughs", end = end)
    }

    /// How to read diagrams, whose givens are of another weight than other digits, or of another colour.
    pub fn diagrams(&self, two_weights: bool) -> String {
        let told_by = if two_weights { "weights" } else { "greys" };
        say!(self, "diagrams", told = told_by)
    }

    /// A heading: `How to solve puzzle 12`.
    pub fn how_to_solve(&self, number: &str) -> String {
        say!(self, "how-to-solve", number = number)
    }

    /// A heading: `How to solve the puzzle of 1 January 2027`.
    pub fn how_to_solve_of(&self, date: &str) -> String {
        say!(self, "how-to-solve-of", date = date)
    }

    /// The caption of the diagram of a step, counted from 1: `Step 4: Naked pair`.
    pub fn step(&self, index: usize, of: Technique) -> String {
        say!(self, "step", number = index.to_string(), technique = of)
    }

    /// A sentence on the singles at the start of a walkthrough.
    pub fn first(&self, singles: &str) -> String {
        say!(self, "first-singles", singles = singles)
    }

    /// A sentence on the singles after a step of a walkthrough.
    pub fn then(&self, singles: &str) -> String {
        say!(self, "then-singles", singles = singles)
    }

    /// The sentence about a puzzle that techniques solve: its hardest technique and its score.
    pub fn solved(&self, technique: Technique, score: u32) -> String {
        let score = score.to_string();
        say!(self, "explain-solved", technique = technique, score = score)
    }

    /// The sentence below a list of steps: how many there are.
    pub fn step_count(&self, count: usize) -> String {
        say!(self, "explain-all", count = count)
    }

    /// The sentence about a puzzle that no technique finishes: the number of open cells, and its score.
    pub fn unsolved(&self, open: usize, score: u32) -> String {
        say!(self, "explain-stuck", count = open, score = score.to_string())
    }
}
