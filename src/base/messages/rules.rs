//! How sudoku is solved, for who has never done it.

use super::steps::Narrator;
use super::{Words, say};
use crate::symbols::{GridView, Symbols};
use gridpress_engine::puzzle::{Kind, Puzzle, Variant};
use std::collections::BTreeSet;

/// The noun for the symbols of a grid of `side`, as in the keys of messages.
fn symbols_of(side: usize, symbols: &Symbols) -> &'static str {
    match (side, symbols) {
        (_, Symbols::Word(_)) => "word",
        _ if symbols.are_drawn() => "pictures",
        (..10, _) => "digits",
        (_, Symbols::Numbers) => "numbers",
        (10, _) => "letter",
        _ => "letters",
    }
}

/// True when a grid of that side is filled with letters besides digits.
fn has_letters((side, symbols): &(usize, Symbols)) -> bool {
    *side > 9 && *symbols == Symbols::Letters
}

/// Those symbols, whatever the letters or pictures are: rules say the same of all.
fn alike(symbols: &Symbols) -> Symbols {
    match symbols {
        Symbols::Word(_) => Symbols::Word(None),
        drawn if drawn.are_drawn() => Symbols::Shapes,
        other => other.clone(),
    }
}

/// The mark in the cell of an example where the digit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleMark {
    /// A ring.
    Ring,
    /// A question mark, where a ring might be taken for a symbol of the puzzle.
    Query,
}

impl ExampleMark {
    fn key(self) -> &'static str {
        match self {
            ExampleMark::Ring => "ring",
            ExampleMark::Query => "query",
        }
    }
}

texts! {
    /// The sentence that a puzzle has one solution, and how it is found.
    one_solution = "one-solution";
    /// The sentence that a puzzle has one solution, where some puzzles are beyond all techniques.
    one_solution_or_trial = "one-solution-or-trial";
    /// The heading above what to look for first.
    first_steps = "first-steps";
    /// A paragraph on how to look for digits.
    scanning = "scanning";
    /// A paragraph on where to begin with cages that hold all cells.
    scanning_cages = "scanning-cages";
    /// The heading above the rules for children.
    kids_how_to = "kids-how-to";
    /// For children: what is to be filled in.
    kids_fill = "kids-fill";
    /// For children: the rule of rows.
    kids_row = "kids-row";
    /// For children: the rule of columns.
    kids_column = "kids-column";
    /// For children: the rule of boxes.
    kids_box = "kids-box";
    /// For children: where to begin.
    kids_start = "kids-start";
    /// For children, where no numbers stand in cells: what is to be filled in.
    kids_fill_own = "kids-fill-own";
    /// For children, where no numbers stand in cells: the rule of rows.
    kids_row_own = "kids-row-own";
    /// For children, where no numbers stand in cells: the rule of columns.
    kids_column_own = "kids-column-own";
    /// For children, where no numbers stand in cells: the rule of boxes.
    kids_box_own = "kids-box-own";
    /// For children, where no numbers stand in cells: where to begin.
    kids_start_own = "kids-start-own";
    /// The heading of the worked example.
    an_example = "an-example";
    /// The heading above pencil marks.
    pencil = "pencil";
    /// A paragraph on pencil marks, and on what to do when stuck.
    pencil_marks = "pencil-marks";
}

messages! {
    /// For children: which numbers a grid of `side` takes.
    kids_size(side: usize, last: &str) = "kids-size";
}

impl Words {
    /// The rules of the game, for books of one size and for books of several: a paragraph.
    pub fn rules(&self, kinds: &BTreeSet<(Kind, Symbols)>) -> String {
        let sizes = kinds.iter().map(|(kind, symbols)| (kind.digits(), alike(symbols)));
        let sizes: BTreeSet<(usize, Symbols)> = sizes.collect();
        let mut with_areas = kinds.iter().filter(|(kind, _)| !kind.is_latin()).peekable();
        let has_areas = with_areas.peek().is_some();
        let all_jigsaws = with_areas.all(|(kind, _)| kind.has(Variant::Jigsaw));
        let areas = if all_jigsaws { "regions" } else { "boxes" };
        let mut sentences = match sizes.iter().collect::<Vec<_>>()[..] {
            [(side, symbols)] if !has_areas => {
                let hold = self.text("hold-lines").to_owned();
                vec![self.fill("fill", *side, symbols), hold]
            }
            [(side, symbols)] => {
                let (side, holds) = (*side, symbols_of(*side, symbols));
                let hold = say!(self, "hold", side, areas, symbols = holds);
                vec![self.fill("fill", side, symbols), hold]
            }
            [(side, symbols), ..]
                if symbols.is_own() && sizes.iter().all(|(_, other)| other == symbols) =>
            {
                let hold = say!(self, "hold-sizes", areas);
                vec![self.fill("fill", *side, symbols), hold]
            }
            _ => {
                let mut sentences = vec![self.text("fill-sizes").to_owned()];
                sentences.extend(self.symbols_by_size(&sizes));
                sentences.push(if has_areas {
                    say!(self, "hold-sizes", areas)
                } else {
                    self.text("hold-lines").to_owned()
                });
                sentences
            }
        };
        if sizes.iter().any(has_letters) {
            sentences.push(self.text("further-letters").to_owned());
        }
        if sizes.iter().any(|(_, symbols)| symbols.is_word()) {
            sentences.push(self.text("word-hidden").to_owned());
        }
        if sizes.iter().any(|(_, symbols)| symbols.are_drawn()) {
            sentences.push(self.text("pictures-as-digits").to_owned());
        }
        sentences.join(" ")
    }

    /// Which symbols the grids of each size take: a sentence on those of digits, and one on those of letters.
    fn symbols_by_size(&self, sizes: &BTreeSet<(usize, Symbols)>) -> impl Iterator<Item = String> {
        let size = |size: &(usize, Symbols)| {
            let (side, symbols) = size;
            let key = match (has_letters(size), *side) {
                (false, _) => "size-digits",
                (true, 10) => "size-letter",
                (true, _) => "size-letters",
            };
            say!(self, key, side = *side, last = symbols.text(*side as u8))
        };
        let sentence = |with_letters: bool| {
            let figures = sizes.iter().filter(|(_, symbols)| !symbols.is_own());
            let own = figures.filter(|size| has_letters(size) == with_letters);
            let sizes: Vec<String> = own.map(size).collect();
            let key = ["sizes-digits", "sizes-letters"][usize::from(with_letters)];
            (!sizes.is_empty()).then(|| say!(self, key, sizes))
        };
        let has_words = sizes.iter().any(|(_, symbols)| symbols.is_word());
        let of_words = has_words.then(|| self.text("sizes-word").to_owned());
        let of_figures = [false, true].into_iter().filter_map(sentence);
        let has_shapes = sizes.iter().any(|(_, symbols)| symbols.are_drawn());
        let of_shapes = has_shapes.then(|| self.text("sizes-pictures").to_owned());
        let of_own = of_words.into_iter().chain(of_shapes);
        of_figures.chain(of_own).collect::<Vec<_>>().into_iter()
    }

    /// The message of that kind about the symbols of a grid of `side`.
    fn fill(&self, message: &str, side: usize, symbols: &Symbols) -> String {
        let key = format!("{message}-{}", symbols_of(side, symbols));
        say!(self, &key, side, last = symbols.text(side as u8))
    }

    /// The word that a line of the solution of `puzzle` reads, and where, from long to short; nothing without one.
    pub fn hidden_word(&self, puzzle: &Puzzle) -> Vec<String> {
        let Some((hidden, word)) = puzzle.hidden.zip(puzzle.word()) else {
            return Vec::new();
        };
        let narrator = Narrator::new(self, GridView::with_letters(&puzzle.shape));
        let line = narrator.house(hidden.house);
        vec![format!("{word} \u{b7} {line}"), word]
    }

    /// The story of the example: `digit` must go into `cell`, which is marked, because of `others`.
    pub fn example(
        &self,
        digit: &str,
        cell: &str,
        mut others: Vec<String>,
        mark: ExampleMark,
    ) -> String {
        // A cell may have a comma within.
        if let Some((_, before @ [_, _, ..])) = others.split_last() {
            let before = before.join(self.text("joint"));
            others.splice(..others.len() - 1, [before]);
        }
        let mark = mark.key();
        say!(self, "example", digit, cell, others, mark)
    }

    /// For children: the story of the example, whose cell is marked.
    pub fn kids_example(&self, digit: &str, mark: ExampleMark) -> String {
        say!(self, "kids-example", digit, mark = mark.key())
    }

    /// `row 3 column 7`; both counted from 0 here and from 1 on paper.
    pub fn cell(&self, row: usize, column: usize) -> String {
        let [row, column] = [row, column].map(|index| (index + 1).to_string());
        say!(self, "cell-long", row, column)
    }
}
