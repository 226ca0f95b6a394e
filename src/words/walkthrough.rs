//! The chapters that tell how puzzles are solved: what techniques there are, and puzzles step by step.

use super::steps::Narrator;
use super::technique;
use crate::logic::{Role, Step, Technique};

/// A heading.
pub const TECHNIQUES: &str = "Techniques";

/// A heading.
pub const WALKTHROUGHS: &str = "Walkthroughs";

/// What the chapter on techniques is.
pub const ABOUT_TECHNIQUES: &str = "The techniques that puzzles in this book ask for beyond the first singles, from \
    the easiest to the hardest, each with an example. None of the examples is a puzzle of this book.";

/// What the chapter of walkthroughs is.
pub const ABOUT_WALKTHROUGHS: &str = "Puzzles of this book from beginning to end, always by the easiest step that \
    there is. Of singles it is told where they go, and in brackets which house has no other place for the digit; \
    alone stands for the only candidate of a cell.";

/// How to read diagrams.
pub const DIAGRAMS: &str = "r4c7 is the cell in row 4 and column 7. In the diagrams heavy digits are givens, and \
    light ones were found on the way. The small digits are candidates: what can still go into a cell. Those of a \
    pattern are heavy, and its cells grey; a darker grey sets apart the cells that play another part in it, and \
    the palest marks its rows, columns and boxes. Struck out candidates go. A candidate in a ring is placed.";

/// The same for chains and colours.
pub const CHAINS: &str = "Grey discs and small squares are the two sides of a colouring or chain: one of them is \
    right, and the other wrong. Full lines join two of which one must be right, dashed ones two that are not \
    both right.";

/// A heading: `How to solve puzzle 12`.
pub fn how_to_solve(number: u32) -> String {
    format!("How to solve puzzle {number}")
}

/// Above the first diagram.
pub const START: &str = "The start";

/// Above the diagram of a step, counted from 1: `Step 4: Naked pair`.
pub fn step(index: usize, of: Technique) -> String {
    format!("Step {index}: {}", technique(of))
}

/// Singles in a row: `r4c7=5 (box 6), r1c2=3 (alone)`.
pub fn singles(narrator: &Narrator, steps: &[Step]) -> String {
    let single = |step: &Step| {
        let place = step.places[0];
        let why = match step.parts.iter().find(|part| part.role == Role::Pattern) {
            Some(part) if part.house.is_some() => narrator.house(part.house.unwrap_or_default()),
            _ => "alone".to_owned(),
        };
        format!(
            "{}={} ({why})",
            narrator.cell(place.cell),
            narrator.digit(place.digit)
        )
    };
    steps.iter().map(single).collect::<Vec<_>>().join(", ")
}

/// Before singles at the start.
pub fn first(singles: &str) -> String {
    format!("First come singles: {singles}.")
}

/// Before singles after a step.
pub fn then(singles: &str) -> String {
    format!("Then {singles}.")
}

/// The end.
pub const SINGLES_FINISH: &str = "From here singles finish the puzzle.";

/// The end of a puzzle that is nothing but singles.
pub const ONLY_SINGLES: &str = "These singles are all it takes.";

/// The end where no technique gets on.
pub const STUCK: &str = "Here the techniques of this book end, and only trying gets on: take a cell with two \
    candidates, suppose that one is right, and go on until the grid is full or something breaks. If it breaks, \
    the other one is right.";
