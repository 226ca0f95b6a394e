//! Every word that the program prints on paper.

use crate::generate::Level;
use crate::puzzle::{Kind, Variant};

/// `Contents`.
pub const CONTENTS: &str = "Contents";
/// `Answers`.
pub const ANSWERS: &str = "Answers";
/// `How to solve`.
pub const HOW_TO: &str = "How to solve";

/// A level's name in a heading.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Expert => "Expert",
        Level::Extreme => "Extreme",
    }
}

/// A variant's name in a heading.
pub fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Diagonal => "Diagonal",
        Variant::Windoku => "Windoku",
        Variant::Jigsaw => "Jigsaw",
        Variant::Antiknight => "Antiknight",
        Variant::Asterisk => "Asterisk",
        Variant::CenterDot => "Center Dot",
        Variant::Killer => "Killer",
    }
}

/// `Diagonal Killer`; nothing without variants.
pub fn variants(kind: Kind) -> String {
    let names: Vec<&str> = kind.variants().map(variant).collect();
    names.join(" ")
}

/// `Diagonal Killer, Hard`.
pub fn label(variants: &str, level: Level) -> String {
    match variants {
        "" => self::level(level).to_owned(),
        _ => format!("{variants}, {}", self::level(level)),
    }
}

/// `120 puzzles`.
pub fn puzzle_count(count: usize) -> String {
    if count == 1 {
        "1 puzzle".to_owned()
    } else {
        format!("{count} puzzles")
    }
}

/// `Puzzles 1–40`.
pub fn puzzle_range(first: u32, last: u32) -> String {
    if first == last {
        format!("Puzzle {first}")
    } else {
        format!("Puzzles {first}\u{2013}{last}")
    }
}

/// `Answers to Warming up`.
pub fn answers_to(section: &str) -> String {
    format!("Answers to {section}")
}

/// What stands before a page number, longest first: from a puzzle to its answer.
pub const TO_ANSWER: [&str; 3] = ["answer on page ", "page ", ""];

/// The same when answers are a book of their own.
pub const TO_SEPARATE_ANSWER: [&str; 3] = ["answers book, page ", "answers p. ", "answers "];

/// The same from an answer to its puzzle.
pub const TO_PUZZLE: [&str; 2] = ["page ", ""];

/// The same from an answer in a book of its own.
pub const TO_PUZZLE_ELSEWHERE: [&str; 3] = ["puzzle on page ", "puzzle p. ", "puzzle "];

/// The rules of the game.
pub const RULES: &str = "Fill every empty cell with a digit from 1 to 9. Each row, each column and each of the \
    nine boxes drawn with heavy lines must hold all nine digits, and so none of them twice.";

/// What to expect of a puzzle.
pub const ONE_SOLUTION: &str = "Every puzzle in this book has exactly one solution, and reasoning alone leads \
    there. When you feel like guessing, a step is still to be found.";

/// A heading.
pub const FIRST_STEPS: &str = "Where to begin";

/// How to look.
pub const SCANNING: &str = "Take one digit and look along the rows and columns in which it already stands. Each \
    of them closes its cells to that digit. Where a box has one open cell left, the digit must go there.";

/// A heading.
pub const EXAMPLE: &str = "An example";

/// The story of the example: `digit` must go into `cell`, because of `blockers`.
pub fn example(digit: u8, cell: &str, blockers: &[String]) -> String {
    let others = match blockers {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    };
    let stands = if blockers.len() == 1 {
        "stands"
    } else {
        "stand"
    };
    format!(
        "Where does the {digit} go in the shaded box? Other {digit}s already {stands} in {others}. Their rows and \
         columns close every empty cell of the box but one: {cell}, marked with a ring. The {digit} goes there."
    )
}

/// `row 3 column 7`; both counted from 0 here and from 1 on paper.
pub fn cell(row: usize, column: usize) -> String {
    format!("row {} column {}", row + 1, column + 1)
}

/// A heading.
pub const PENCIL: &str = "Going on";

/// Pencil marks, and what to do when stuck.
pub const PENCIL_MARKS: &str = "When no digit falls into place at sight, pencil into each cell, small, the digits \
    that can still go there. A cell with a single mark is solved; so is a digit that has a single place in a row, \
    column or box. Strike out marks as you fill in cells, and look again: each digit found opens the way to others.";
