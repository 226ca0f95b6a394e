//! The book and its parts: puzzles, examples, hints and walkthroughs; and the interface to earlier volumes of a series.

use crate::statistics::PuzzleSample;
use gridpress_bookspec::{BookSpec, PuzzleName, Section};
use gridpress_engine::generate::{Address, Code, Generator, Level};
use gridpress_engine::puzzle::canonical::CanonicalForm;
use gridpress_engine::puzzle::{Cell, Grid, Kind, Puzzle, Shape, Variant};
use gridpress_engine::rating::{HiddenSingle, Position, Rating, SolvingTime, Step, Technique};
use gridpress_messages::diag::{Diagnostic, Failure};
use std::sync::Arc;

/// A puzzle in its place in a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The running number in the book.
    pub number: u32,
    /// The printed name: the running number, a number of the section, or a date.
    pub name: PuzzleName,
    /// The address: section and index.
    pub address: Address,
    /// The code that reproduces the puzzle; `None` for a supplied puzzle.
    pub code: Option<Code>,
    /// The short code that finds the answer among those of a class; `None` unless the spec requests it.
    pub key_code: Option<String>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level that the puzzle was generated for; for a supplied puzzle, the level of its rating.
    pub level: Level,
    /// The grade by number of removed cells; `None` for killers.
    pub grade: Option<Level>,
    /// The rating: the hardest technique and the score.
    pub rating: Rating,
    /// The hardest technique of its steps for readers if the book prints any of them or the technique; else that of the
    /// rating.
    pub hardest: Technique,
    /// The time that the readers of the book are expected to need. `None` if the model does not apply, and in books that
    /// make no use of it.
    pub minutes: Option<SolvingTime>,
}

/// A worked example: a puzzle and a step in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A step that is possible at once.
    pub step: HiddenSingle,
}

/// A worked example for children: a puzzle with a row of two empty cells, in one of which only one digit fits.
#[derive(Clone, Debug)]
pub struct ChildExample {
    /// The section before which it is printed, the first with puzzles of that size.
    pub section: usize,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The cell to fill.
    pub cell: Cell,
    /// The given in the column or box of that cell that equals the digit of the other empty cell.
    pub blocker: Cell,
}

/// An example of a technique: a position in which it is the next step.
#[derive(Clone, Debug)]
pub struct TechniqueExample {
    /// The rules of the puzzle.
    pub shape: Arc<Shape>,
    /// The givens of the puzzle.
    pub givens: Grid,
    /// The position before the step.
    pub position: Position,
    /// The step.
    pub step: Step,
}

/// A rule beyond those of standard sudoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExtraRule {
    /// Grids overlap.
    Overlap,
    /// The rule of a variant.
    Variant(Variant),
}

/// A small puzzle that shows a rule.
#[derive(Clone, Debug)]
pub struct RuleExample {
    /// The rule.
    pub rule: ExtraRule,
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
}

/// The kinds of example puzzles for the techniques of cages, of marks between cells, and of lines and outside numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ExampleKinds {
    /// A killer or a calcudoku.
    pub caged: Option<Kind>,
    /// A kind whose marks relate two cells.
    pub marked: Option<Kind>,
    /// A kind whose marks relate several cells in order.
    pub numbered: Option<Kind>,
}

/// The solution path of a puzzle.
#[derive(Clone, Debug)]
pub struct Walkthrough {
    /// The index of the puzzle in the book, from 0.
    pub puzzle: usize,
    /// All steps, up to the solution or until no technique applies.
    pub path: Vec<Step>,
}

/// A hint: a step and the state of the puzzle before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The number of empty cells before the step.
    pub open: usize,
    /// The step; `None` if no technique applies.
    pub step: Option<Step>,
}

/// A book: a spec with its seed, and all puzzles in printed order.
#[derive(Debug)]
pub struct Book {
    /// The spec of the book, with its seed set.
    pub spec: BookSpec,
    /// The generator of the puzzles.
    pub generator: Generator,
    /// The puzzles of each section, in the order of the spec.
    pub sections: Vec<Vec<BookPuzzle>>,
    /// The example of the how-to page; `None` if the book has no such page.
    pub example: Option<Example>,
    /// The examples for children, one for each size; empty in other books.
    pub child_examples: Vec<ChildExample>,
    /// An example of the rule of each variant; empty if the book has no page on the rules, or many variants.
    pub rules: Vec<RuleExample>,
    /// An example of each required technique, easiest first; empty if the book has no chapter of techniques.
    pub techniques: Vec<TechniqueExample>,
    /// The walkthroughs that the book prints, by puzzle.
    pub walkthroughs: Vec<Walkthrough>,
    /// Hints for every puzzle in printed order, if the spec requests them; empty for puzzles that scanning solves.
    pub hints: Vec<Vec<Hint>>,
    /// The techniques of the tips of each section; empty in books without tips.
    pub tips: Vec<SectionTips>,
    /// Warnings for the author of the book.
    pub warnings: Vec<Diagnostic>,
}

/// The techniques of the tips on pages of a section that have room, each needed by one of its puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SectionTips {
    /// The technique of the tip on the first page.
    pub first: Option<Technique>,
    /// The technique of the tip on the last page; another one.
    pub last: Option<Technique>,
}

impl Book {
    /// Creates a book with the given puzzles and without data for its chapters.
    pub(crate) fn new(
        spec: BookSpec,
        generator: Generator,
        sections: Vec<Vec<BookPuzzle>>,
        example: Option<Example>,
    ) -> Book {
        Book {
            spec,
            generator,
            sections,
            example,
            child_examples: Vec::new(),
            rules: Vec::new(),
            techniques: Vec::new(),
            walkthroughs: Vec::new(),
            hints: Vec::new(),
            tips: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Returns the index in the book, from 0, of the puzzle with that number.
    pub fn place_of(&self, number: u32) -> usize {
        (number - self.spec.numbering.first_number()) as usize
    }

    /// Returns the section, by index, of the puzzle with that number, and its index in the section.
    pub fn section_of(&self, number: u32) -> (usize, usize) {
        let mut place = self.place_of(number);
        let section = self.sections.iter().position(|puzzles| {
            let is_in = place < puzzles.len();
            place -= if is_in { 0 } else { puzzles.len() };
            is_in
        });
        (section.unwrap_or_default(), place)
    }

    /// Returns all puzzles in printed order.
    pub fn puzzles(&self) -> impl Iterator<Item = &BookPuzzle> {
        self.sections.iter().flatten()
    }

    /// Returns the counted properties of all puzzles, in printed order.
    pub fn samples(&self) -> Vec<PuzzleSample> {
        self.puzzles()
            .map(|puzzle| PuzzleSample {
                section: Some(puzzle.address.section.clone()),
                kind: puzzle.puzzle.shape.kind(),
                level: puzzle.level.name().to_owned(),
                technique: puzzle.rating.technique.name().to_owned(),
                score: puzzle.rating.score,
                minutes: puzzle.minutes,
                givens: puzzle.puzzle.givens.cells().to_vec(),
            })
            .collect()
    }
}

/// The earlier volumes of a series.
pub trait PriorVolumes {
    /// Returns the first earlier use of a puzzle with that form; `None` if there is none.
    ///
    /// # Errors
    /// Fails if the volumes cannot be read.
    fn prior_use(&self, form: &CanonicalForm) -> Result<Option<PriorUse>, Failure>;
}

/// The use of a puzzle in an earlier volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PriorUse {
    /// The number of the volume.
    pub volume: u32,
    /// The number of the puzzle in the volume.
    pub number: u32,
}

/// Returns the address of the puzzle with that index in `section`.
pub(crate) fn address(section: &Section, index: usize) -> Address {
    Address { section: section.id.clone(), index: index as u32 + 1 }
}
