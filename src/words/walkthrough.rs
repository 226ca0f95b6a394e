//! The chapters that tell how puzzles are solved: what techniques there are, and puzzles step by step.

use super::Words;
use super::steps::Narrator;
use crate::logic::{Role, Step, Technique};

impl Words {
    /// What it means that cells see each other, for readers who have not met the word.
    pub fn sees(&self) -> &str {
        "Two cells see each other when they cannot hold the same digit: in one row, column or box, or \
    wherever else the rules of the puzzle want different digits."
    }

    /// A heading.
    pub fn techniques(&self) -> &str {
        "Techniques"
    }

    /// A heading.
    pub fn walkthroughs(&self) -> &str {
        "Walkthroughs"
    }

    /// What the chapter on techniques is.
    pub fn about_techniques(&self) -> &str {
        "The techniques that puzzles in this book ask for beyond the first singles, from \
    the easiest to the hardest, each with an example. None of the examples is a puzzle of this book."
    }

    /// What the chapter of walkthroughs is.
    pub fn about_walkthroughs(&self) -> &str {
        "Puzzles of this book from beginning to end, always by the easiest step that \
    there is. Of singles it is told where they go, and in brackets which house has no other place for the digit; \
    alone stands for the only candidate of a cell."
    }

    /// How to read diagrams.
    pub fn diagrams(&self) -> &str {
        "r4c7 is the cell in row 4 and column 7. In the diagrams heavy digits are givens, and \
    light ones were found on the way. The small digits are candidates: what can still go into a cell. Those of a \
    pattern are heavy, and its cells grey; a darker grey sets apart the cells that play another part in it, and \
    the palest marks its rows, columns and boxes. Struck out candidates go. A candidate in a ring is placed."
    }

    /// The same for chains and colours.
    pub fn chains(&self) -> &str {
        "Grey discs and small squares are the two sides of a colouring or chain: one of them is \
    right, and the other wrong. Full lines join two of which one must be right, dashed ones two that are not \
    both right."
    }

    /// A heading: `How to solve puzzle 12`.
    pub fn how_to_solve(&self, number: u32) -> String {
        format!("How to solve puzzle {number}")
    }

    /// Above the first diagram.
    pub fn start(&self) -> &str {
        "The start"
    }

    /// Above the diagram of a step, counted from 1: `Step 4: Naked pair`.
    pub fn step(&self, index: usize, of: Technique) -> String {
        format!("Step {index}: {}", self.technique(of))
    }

    /// Before singles at the start.
    pub fn first(&self, singles: &str) -> String {
        format!("First come singles: {singles}.")
    }

    /// Before singles after a step.
    pub fn then(&self, singles: &str) -> String {
        format!("Then {singles}.")
    }

    /// The end.
    pub fn singles_finish(&self) -> &str {
        "From here singles finish the puzzle."
    }

    /// The end of a puzzle that is nothing but singles.
    pub fn only_singles(&self) -> &str {
        "These singles are all it takes."
    }

    /// The end where no technique gets on.
    pub fn stuck(&self) -> &str {
        "Here the techniques of this book end, and only trying gets on: take a cell with two \
    candidates, suppose that one is right, and go on until the grid is full or something breaks. If it breaks, \
    the other one is right."
    }
}

impl Narrator<'_> {
    /// Singles in a row: `r4c7=5 (box 6), r1c2=3 (alone)`.
    pub fn singles(&self, steps: &[Step]) -> String {
        let single = |step: &Step| {
            let place = step.places[0];
            let why = match step.parts.iter().find(|part| part.role == Role::Pattern) {
                Some(part) if part.house.is_some() => self.house(part.house.unwrap_or_default()),
                _ => "alone".to_owned(),
            };
            format!(
                "{}={} ({why})",
                self.cell(place.cell),
                self.digit(place.digit)
            )
        };
        steps.iter().map(single).collect::<Vec<_>>().join(", ")
    }
}
