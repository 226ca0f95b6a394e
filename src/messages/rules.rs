//! The rules of sudoku, for readers who have never solved one.

use crate::steps::Narrator;
use crate::symbols::{GridView, Symbols};
use crate::{Words, say};
use gridpress_engine::puzzle::{Kind, Puzzle};
use std::collections::BTreeSet;

/// Returns the noun for the symbols of a grid of `side`, as in the keys of messages.
fn symbols_of(side: usize, symbols: &Symbols) -> &'static str {
    match symbols {
        Symbols::Word(_) => "word",
        _ if symbols.are_drawn() => "pictures",
        Symbols::Numbers if side > 9 => "numbers",
        _ => match &*symbols.text(side as u8) {
            "A" => "letter",
            last if last.starts_with(|c: char| c.is_ascii_uppercase()) => "letters",
            _ => "digits",
        },
    }
}

/// Returns `true` if grids of that side contain letters as well as digits.
fn has_letters((side, symbols): &(usize, Symbols)) -> bool {
    *side > 9 && *symbols == Symbols::Letters
}

/// Returns the symbols without their particular letters or pictures, which do not affect the rules.
fn alike(symbols: &Symbols) -> Symbols {
    match symbols {
        // Two puzzles with different hidden words follow the same rule, which should be printed once.
        Symbols::Word(_) => Symbols::Word(None),
        drawn if drawn.are_drawn() => Symbols::Shapes,
        other => other.clone(),
    }
}

/// The mark in an example's cell where the digit belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleMark {
    /// A ring.
    Ring,
    /// A question mark, if a ring could be taken for a symbol of the puzzle.
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

/// The house in which an example for children finds a digit again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBy {
    /// The column of the cell.
    Column,
    /// Its box.
    Box,
}

texts! {
    /// The sentence that a puzzle has one solution, found by logic.
    one_solution = "one-solution";
    /// The sentence that a puzzle has one solution, for books with puzzles beyond all techniques.
    one_solution_or_trial = "one-solution-or-trial";
    /// The heading above the first steps.
    first_steps = "first-steps";
    /// A paragraph on looking for digits.
    scanning = "scanning";
    /// A paragraph on starting with cages that cover all cells.
    scanning_cages = "scanning-cages";
    /// The heading above the rules for children.
    kids_how_to = "kids-how-to";
    /// For children: the task.
    kids_fill = "kids-fill";
    /// For children: the rule of rows.
    kids_row = "kids-row";
    /// For children: the rule of columns.
    kids_column = "kids-column";
    /// For children: the rule of boxes.
    kids_box = "kids-box";
    /// For children: the start.
    kids_start = "kids-start";
    /// For children, if cells have no numbers: the task.
    kids_fill_own = "kids-fill-own";
    /// For children, if cells have no numbers: the rule of rows.
    kids_row_own = "kids-row-own";
    /// For children, if cells have no numbers: the rule of columns.
    kids_column_own = "kids-column-own";
    /// For children, if cells have no numbers: the rule of boxes.
    kids_box_own = "kids-box-own";
    /// For children, if cells have no numbers: the start.
    kids_start_own = "kids-start-own";
    /// The heading of the worked example.
    an_example = "an-example";
    /// The heading above pencil marks.
    pencil = "pencil";
    /// A paragraph on pencil marks, and on what to do when stuck.
    pencil_marks = "pencil-marks";
    /// A paragraph on the symbols beside puzzles.
    strip_is = "strip-is";
    /// The line above a table of sums with a single set of digits, by the number of cells.
    single_sums = "single-sums";
    /// The line above a table of products with a single pair of digits, by the size of the grid.
    single_products = "single-products";
}

messages! {
    /// For children: the numbers in a grid of `side`.
    kids_size(side: usize, first: &str, last: &str) = "kids-size";
    /// For children: the symbol that is left for a cell.
    child_fits(digit: &str) = "child-fits";
}

impl Words {
    /// Returns the rules of the game as a paragraph, for one or several sizes.
    pub fn rules(&self, kinds: &BTreeSet<(Kind, Symbols)>) -> String {
        let sizes = kinds.iter().map(|(kind, symbols)| (kind.digits(), alike(symbols)));
        let sizes: BTreeSet<(usize, Symbols)> = sizes.collect();
        let mut with_areas = kinds.iter().filter(|(kind, _)| !kind.is_latin()).peekable();
        let has_areas = with_areas.peek().is_some();
        let all_jigsaws = with_areas.all(|(kind, _)| kind.has_irregular_regions());
        let areas = if all_jigsaws { "regions" } else { "boxes" };
        let mut sentences = match sizes.iter().collect::<Vec<_>>()[..] {
            [(side, symbols)] if !has_areas => {
                let hold = self.text("hold-lines").to_owned();
                vec![self.fill(*side, symbols), hold]
            }
            [(side, symbols)] => {
                let (side, holds) = (*side, symbols_of(*side, symbols));
                let hold = say!(self, "hold", side, areas, symbols = holds);
                vec![self.fill(side, symbols), hold]
            }
            [(side, symbols), ..]
                if symbols.is_own() && sizes.iter().all(|(_, other)| other == symbols) =>
            {
                let hold = say!(self, "hold-sizes", areas);
                vec![self.fill(*side, symbols), hold]
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

    /// For children: returns the rules, a sentence each: the task, the numbers of each size, and the areas that hold each
    /// symbol once.
    pub fn kids_rules(&self, kinds: &BTreeSet<(Kind, Symbols)>) -> Vec<String> {
        let numbered = kinds.iter().filter(|(_, symbols)| !symbols.is_own());
        let sizes: BTreeSet<(usize, &Symbols)> =
            numbered.map(|(kind, symbols)| (kind.digits(), symbols)).collect();
        let [fill, row, column, block] = if sizes.is_empty() {
            [self.kids_fill_own(), self.kids_row_own(), self.kids_column_own(), self.kids_box_own()]
        } else {
            [self.kids_fill(), self.kids_row(), self.kids_column(), self.kids_box()]
        };
        let mut rules = vec![fill.to_owned()];
        let sizes = sizes.into_iter();
        rules.extend(sizes.map(|(side, symbols)| {
            self.kids_size(side, &symbols.text(1), &symbols.text(side as u8))
        }));
        let has_boxes = kinds.iter().any(|(kind, _)| !kind.is_latin());
        let areas = [row, column].into_iter().chain(has_boxes.then_some(block));
        rules.extend(areas.map(str::to_owned));
        rules
    }

    /// Returns the symbols of each size: a sentence about digits, and one about letters.
    fn symbols_by_size(&self, sizes: &BTreeSet<(usize, Symbols)>) -> impl Iterator<Item = String> {
        let size = |size: &(usize, Symbols)| {
            let (side, symbols) = size;
            let key = match (has_letters(size), *side) {
                (false, _) => "size-digits",
                (true, 10) => "size-letter",
                (true, _) => "size-letters",
            };
            let (first, last) = (symbols.text(1), symbols.text(*side as u8));
            say!(self, key, side = *side, first, last)
        };
        let sentence = |with_letters: bool| {
            let figures = sizes.iter().filter(|(_, symbols)| !symbols.is_own());
            let sizes: Vec<String> =
                figures.filter(|size| has_letters(size) == with_letters).map(size).collect();
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

    /// Returns the task: which symbols go into a grid of `side`.
    fn fill(&self, side: usize, symbols: &Symbols) -> String {
        let key = format!("fill-{}", symbols_of(side, symbols));
        say!(self, &key, side, first = symbols.text(1), last = symbols.text(side as u8))
    }

    /// Returns the hidden word of `puzzle` with its line, then the word alone; empty without a word.
    pub fn hidden_word(&self, puzzle: &Puzzle) -> Vec<String> {
        let Some((hidden, word)) = puzzle.hidden.zip(puzzle.word()) else {
            return Vec::new();
        };
        let line = Narrator::new(self, GridView::with_letters(&puzzle.shape)).house(hidden.house);
        vec![format!("{word} \u{b7} {line}"), word]
    }

    /// Returns the text of the example: `digit` must go into the marked `cell` because of `others`.
    pub fn example(
        &self,
        digit: &str,
        cell: &str,
        mut others: Vec<String>,
        mark: ExampleMark,
    ) -> String {
        // The name of a cell may contain a comma.
        if let Some((_, before @ [_, _, ..])) = others.split_last() {
            let before = before.join(self.text("joint"));
            others.splice(..others.len() - 1, [before]);
        }
        let mark = mark.key();
        say!(self, "example", digit, cell, others, mark)
    }

    /// For children: returns the text of the example, whose cell is marked.
    pub fn kids_example(&self, digit: &str, mark: ExampleMark) -> String {
        say!(self, "kids-example", digit, mark = mark.key())
    }

    /// For children: returns the question about the symbols that a row lacks, with its answer.
    pub fn child_missing(&self, missing: &[String]) -> String {
        say!(self, "child-missing", missing = self.list(missing))
    }

    /// For children: returns the sentence that a house of a cell has that symbol already.
    pub fn child_taken(&self, digit: &str, by: TakenBy) -> String {
        let by = match by {
            TakenBy::Column => "column",
            TakenBy::Box => "box",
        };
        say!(self, "child-taken", digit, by)
    }

    /// Returns the name of a cell, `row 3 column 7`, from indices that start at 0.
    pub fn cell(&self, row: usize, column: usize) -> String {
        let [row, column] = [row, column].map(|index| (index + 1).to_string());
        say!(self, "cell-long", row, column)
    }
}
