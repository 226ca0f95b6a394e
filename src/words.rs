//! Every word that the program prints on paper.

mod matter;
pub mod steps;
mod techniques;
pub mod walkthrough;

use crate::generate::Level;
use crate::logic::Technique;
use crate::puzzle::{Kind, Symbols, Variant};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::Arc;

/// The words of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(());

/// What stands before and after something that is known later, such as the number of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Around(Arc<(String, String)>);

impl Around {
    /// Nothing.
    pub fn nothing() -> Around {
        Around(Arc::default())
    }

    /// All of it, with `inside` in its place.
    pub fn with(&self, inside: impl Display) -> String {
        let (before, after) = &*self.0;
        format!("{before}{inside}{after}")
    }

    fn before(texts: &[&str]) -> Vec<Around> {
        let around = |&text: &&str| Around(Arc::new((text.to_owned(), String::new())));
        texts.iter().map(around).collect()
    }
}

impl Words {
    /// English.
    pub fn english() -> Words {
        Words(())
    }

    /// `Contents`.
    pub fn contents(&self) -> &str {
        "Contents"
    }
    /// `Answers`.
    pub fn answers(&self) -> &str {
        "Answers"
    }
    /// `How to solve`.
    pub fn how_to(&self) -> &str {
        "How to solve"
    }

    /// A level's name in a heading.
    pub fn level(&self, level: Level) -> &str {
        match level {
            Level::Easy => "Easy",
            Level::Medium => "Medium",
            Level::Hard => "Hard",
            Level::Expert => "Expert",
            Level::Extreme => "Extreme",
        }
    }

    /// A variant's name in a heading.
    pub fn variant(&self, variant: Variant) -> &str {
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
    pub fn variants(&self, kind: Kind) -> String {
        let names: Vec<&str> = kind
            .variants()
            .map(|variant| self.variant(variant))
            .collect();
        names.join(" ")
    }

    /// `Diagonal Killer, Hard`.
    pub fn label(&self, variants: &str, level: Level) -> String {
        match variants {
            "" => self.level(level).to_owned(),
            _ => format!("{variants}, {}", self.level(level)),
        }
    }

    /// `120 puzzles`.
    pub fn puzzle_count(&self, count: usize) -> String {
        if count == 1 {
            "1 puzzle".to_owned()
        } else {
            format!("{count} puzzles")
        }
    }

    /// `Puzzles 1–40`.
    pub fn puzzle_range(&self, first: u32, last: u32) -> String {
        if first == last {
            format!("Puzzle {first}")
        } else {
            format!("Puzzles {first}\u{2013}{last}")
        }
    }

    /// `Answers to Warming up`.
    pub fn answers_to(&self, section: &str) -> String {
        format!("Answers to {section}")
    }

    /// What stands before a page number, longest first: from a puzzle to its answer.
    pub fn to_answer(&self) -> Vec<Around> {
        Around::before(&["answer on page ", "page ", ""])
    }

    /// The same when answers are a book of their own.
    pub fn to_separate_answer(&self) -> Vec<Around> {
        Around::before(&["answers book, page ", "answers p. ", "answers "])
    }

    /// The same from an answer to its puzzle.
    pub fn to_puzzle(&self) -> Vec<Around> {
        Around::before(&["page ", ""])
    }

    /// The same from an answer in a book of its own.
    pub fn to_puzzle_elsewhere(&self) -> Vec<Around> {
        Around::before(&["puzzle on page ", "puzzle p. ", "puzzle "])
    }

    /// `Hardest technique: X-wing`.
    pub fn hardest(&self, technique: Technique) -> String {
        match technique {
            Technique::Beyond => "Hardest technique: none of those with a name".to_owned(),
            _ => format!("Hardest technique: {}", self.technique(technique)),
        }
    }

    /// `Hints`.
    pub fn hints(&self) -> &str {
        "Hints"
    }

    /// What the hints are for.
    pub fn hints_are(&self) -> &str {
        "For when a puzzle does not open up. Each hint names a pattern and where it stands; what \
    follows from it is left to you. Where other steps come before it, the number of open cells tells how far you \
    should have come."
    }

    /// A hint for when so many cells are open.
    pub fn with_open(&self, open: usize, hint: &str) -> String {
        match open {
            1 => format!("With one cell left: {hint}"),
            _ => format!("With {open} cells left: {hint}"),
        }
    }

    /// `9 × 9`, and `9 × 9 Killer`.
    pub fn kind(&self, kind: Kind) -> String {
        let side = kind.side();
        let size = format!("{side} \u{d7} {side}");
        match self.variants(kind) {
            none if none.is_empty() => size,
            variants => format!("{size} {variants}"),
        }
    }

    /// The rules of the game, for books of one size and for books of several: a paragraph.
    pub fn rules(&self, kinds: &BTreeSet<(Kind, Symbols)>) -> String {
        let sizes: BTreeSet<(usize, Symbols)> = kinds
            .iter()
            .map(|(kind, symbols)| (kind.side(), *symbols))
            .collect();
        let all_jigsaws = kinds.iter().all(|(kind, _)| kind.has(Variant::Jigsaw));
        let (one, many) = if all_jigsaws {
            ("region", "regions")
        } else {
            ("box", "boxes")
        };
        let mut text = match sizes.iter().collect::<Vec<_>>()[..] {
            [&(side, symbols)] => {
                let count = number(side);
                let what = match symbols {
                    _ if side <= 9 => "digits",
                    Symbols::Numbers => "numbers",
                    Symbols::Letters => "digits and letters",
                };
                format!(
                    "Fill every empty cell with a {}. Each row, each column and each of the {count} {many} drawn with \
                 heavy lines must hold all {count} {what}, and so none of them twice.",
                    symbol(side, symbols)
                )
            }
            _ => {
                let takes = |&(side, symbols): &(usize, Symbols)| {
                    format!("{side} \u{d7} {side} takes a {}", symbol(side, symbols))
                };
                let sizes: Vec<String> = sizes.iter().map(takes).collect();
                let (last, most) = sizes.split_last().expect("several sizes");
                format!(
                    "Fill every empty cell: a grid of {}, and one of {last}. Each row, each column and each {one} drawn \
                 with heavy lines must hold all that its grid takes, and so nothing twice.",
                    most.join(", one of ")
                )
            }
        };
        let has_letters =
            (sizes.iter()).any(|&(side, symbols)| side > 9 && symbols == Symbols::Letters);
        if has_letters {
            text += " Letters serve as further digits: A is the tenth, B the eleventh, and so on.";
        }
        text
    }

    /// What a variant asks for besides.
    pub fn variant_rule(&self, variant: Variant) -> &str {
        match variant {
            Variant::Diagonal => {
                "Each of the two long diagonals, shaded or marked with fine strokes, holds every digit once as well."
            }
            Variant::Windoku => "Each shaded window holds every digit once as well.",
            Variant::Jigsaw => {
                "The heavy lines enclose regions of irregular shape in place of boxes."
            }
            Variant::Antiknight => {
                "Cells a knight\u{2019}s move apart, two cells along and one to the side as in chess, never hold the same digit."
            }
            Variant::Asterisk => {
                "The nine shaded cells that form a star hold every digit once as well."
            }
            Variant::CenterDot => {
                "The nine cells with a grey dot, in the middle of the boxes, hold every digit once as well."
            }
            Variant::Killer => {
                "Dashed lines enclose cages. The digits in a cage add up to the small number in its corner, and none \
             stands twice in a cage."
            }
        }
    }

    /// What to expect of a puzzle.
    pub fn one_solution(&self) -> &str {
        "Every puzzle in this book has exactly one solution, and reasoning alone leads \
    there. When you feel like guessing, a step is still to be found."
    }

    /// A heading.
    pub fn first_steps(&self) -> &str {
        "Where to begin"
    }

    /// How to look.
    pub fn scanning(&self) -> &str {
        "Take one digit and look along the rows and columns in which it already stands. Each \
    of them closes its cells to that digit. Where a box has one open cell left, the digit must go there."
    }

    /// A heading.
    pub fn an_example(&self) -> &str {
        "An example"
    }

    /// The story of the example: `digit` must go into `cell`, because of `blockers`.
    pub fn example(&self, digit: u8, cell: &str, blockers: &[String]) -> String {
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
    pub fn cell(&self, row: usize, column: usize) -> String {
        format!("row {} column {}", row + 1, column + 1)
    }

    /// A heading.
    pub fn pencil(&self) -> &str {
        "Going on"
    }

    /// Pencil marks, and what to do when stuck.
    pub fn pencil_marks(&self) -> &str {
        "When no digit falls into place at sight, pencil into each cell, small, the digits \
    that can still go there. A cell with a single mark is solved; so is a digit that has a single place in a row, \
    column or box. Strike out marks as you fill in cells, and look again: each digit found opens the way to others."
    }
}

/// A number that sizes and houses come in, in words.
fn number(n: usize) -> String {
    let name = match n {
        4 => "four",
        6 => "six",
        8 => "eight",
        9 => "nine",
        10 => "ten",
        12 => "twelve",
        16 => "sixteen",
        25 => "twenty-five",
        _ => return n.to_string(),
    };
    name.to_owned()
}

/// What fills the cells of a grid of `side`: `digit from 1 to 9`.
fn symbol(side: usize, symbols: Symbols) -> String {
    let last = symbols.text(side as u8);
    match (side, symbols) {
        (..10, _) => format!("digit from 1 to {last}"),
        (_, Symbols::Numbers) => format!("number from 1 to {last}"),
        (10, Symbols::Letters) => "digit from 1 to 9 or the letter A".to_owned(),
        (_, Symbols::Letters) => format!("digit from 1 to 9 or a letter from A to {last}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(kinds: &[(&str, Symbols)]) -> String {
        let kind = |&(kind, symbols): &(&str, _)| (kind.parse().unwrap(), symbols);
        Words::english().rules(&kinds.iter().map(kind).collect())
    }

    #[test]
    fn rules_are_true_of_the_sizes_in_the_book() {
        assert_eq!(
            of(&[("9", Symbols::Letters), ("9+jigsaw", Symbols::Letters)]),
            "Fill every empty cell with a digit from 1 to 9. Each row, each column and each of the nine boxes \
             drawn with heavy lines must hold all nine digits, and so none of them twice."
        );
        assert_eq!(
            of(&[("16", Symbols::Letters)]),
            "Fill every empty cell with a digit from 1 to 9 or a letter from A to G. Each row, each column and \
             each of the sixteen boxes drawn with heavy lines must hold all sixteen digits and letters, and so \
             none of them twice. Letters serve as further digits: A is the tenth, B the eleventh, and so on."
        );
        assert_eq!(
            of(&[
                ("6", Symbols::Letters),
                ("9+killer", Symbols::Letters),
                ("12", Symbols::Numbers)
            ]),
            "Fill every empty cell: a grid of 6 \u{d7} 6 takes a digit from 1 to 6, one of 9 \u{d7} 9 takes a digit \
             from 1 to 9, and one of 12 \u{d7} 12 takes a number from 1 to 12. Each row, each column and each box \
             drawn with heavy lines must hold all that its grid takes, and so nothing twice."
        );
        assert!(of(&[("6+jigsaw", Symbols::Letters)]).contains("each of the six regions"));
    }
}
