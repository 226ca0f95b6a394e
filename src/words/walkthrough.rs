//! The chapters that tell how puzzles are solved: what techniques there are, and puzzles step by step.

use super::{Words, say};
use crate::logic::Technique;

impl Words {
    /// What it means that cells see each other, for readers who have not met the word.
    pub fn sees(&self) -> &str {
        self.text("sees")
    }

    /// A heading.
    pub fn techniques(&self) -> &str {
        self.text("techniques")
    }

    /// A heading.
    pub fn walkthroughs(&self) -> &str {
        self.text("walkthroughs")
    }

    /// What the chapter on techniques is.
    pub fn about_techniques(&self) -> &str {
        self.text("about-techniques")
    }

    /// What the chapter of walkthroughs is.
    pub fn about_walkthroughs(&self) -> &str {
        self.text("about-walkthroughs")
    }

    /// How to read diagrams.
    pub fn diagrams(&self) -> &str {
        self.text("diagrams")
    }

    /// The same for chains and colours.
    pub fn chains(&self) -> &str {
        self.text("chains")
    }

    /// A heading: `How to solve puzzle 12`.
    pub fn how_to_solve(&self, number: u32) -> String {
        say!(self, "how-to-solve", number = number.to_string())
    }

    /// Above the first diagram.
    pub fn start(&self) -> &str {
        self.text("start")
    }

    /// Above the diagram of a step, counted from 1: `Step 4: Naked pair`.
    pub fn step(&self, index: usize, of: Technique) -> String {
        say!(self, "step", number = index.to_string(), technique = of)
    }

    /// Before singles at the start.
    pub fn first(&self, singles: &str) -> String {
        say!(self, "first-singles", singles = singles)
    }

    /// Before singles after a step.
    pub fn then(&self, singles: &str) -> String {
        say!(self, "then-singles", singles = singles)
    }

    /// The end.
    pub fn singles_finish(&self) -> &str {
        self.text("singles-finish")
    }

    /// The end of a puzzle that is nothing but singles.
    pub fn only_singles(&self) -> &str {
        self.text("only-singles")
    }

    /// What is said of a puzzle that is solved, by its hardest technique and its score.
    pub fn solved(&self, technique: Technique, score: u32) -> String {
        let score = score.to_string();
        say!(self, "explain-solved", technique = technique, score = score)
    }

    /// The same of one with nothing left to find.
    pub fn nothing_left(&self) -> &str {
        self.text("explain-done")
    }

    /// The same of one of which so many cells stay open.
    pub fn unsolved(&self, open: usize, score: u32) -> String {
        say!(
            self,
            "explain-stuck",
            count = open,
            score = score.to_string()
        )
    }

    /// Where steps end before a digit is found.
    pub fn no_further(&self) -> &str {
        self.text("hint-stuck")
    }

    /// The end where no technique gets on.
    pub fn stuck(&self) -> &str {
        self.text("stuck")
    }
}
