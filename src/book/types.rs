//! The book and its parts: puzzles, examples, hints and walkthroughs; and the volumes before it in its series.

use crate::statistics::PuzzleSample;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::generate::{Address, Code, Generator, Level};
use gridpress_engine::puzzle::canonical::Form;
use gridpress_engine::puzzle::{Grid, Kind, Puzzle, Shape};
use gridpress_engine::rating::{HiddenSingle, Position, Rating, Step};
use gridpress_spec::{BookSpec, PuzzleName, Section};
use std::sync::Arc;

/// A puzzle in its place in a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The number that counts puzzles through the book, from its first number.
    pub number: u32,
    /// The name on paper: this number, one of the section, or a date.
    pub name: PuzzleName,
    /// Its address: section and place there.
    pub address: Address,
    /// The code that makes the puzzle again; `None` for one that the user brought.
    pub code: Option<Code>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level that it was made for; of one that the user brought, that of what it needs.
    pub level: Level,
    /// Its grade by removed cells; `None` for killers.
    pub grade: Option<Level>,
    /// The hardest step that it needs, and how hard that is.
    pub rating: Rating,
}

/// A worked example: a puzzle and a step in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A step that one can take at once.
    pub step: HiddenSingle,
}

/// A technique, and a place where it is the next step.
#[derive(Clone, Debug)]
pub struct TechniqueExample {
    /// The rules of the puzzle.
    pub shape: Arc<Shape>,
    /// The givens of the puzzle.
    pub givens: Grid,
    /// How far it is solved.
    pub position: Position,
    /// The step.
    pub step: Step,
}

/// Kinds with cages, with marks between cells, and with arrows or numbers outside the grid: what each of them asks for has
/// techniques of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ExampleKinds {
    /// A killer or a calcudoku.
    pub caged: Option<Kind>,
    /// A kind whose marks say something of two cells.
    pub marked: Option<Kind>,
    /// A kind whose marks say something of several cells in their order.
    pub numbered: Option<Kind>,
}

/// How a puzzle is solved.
#[derive(Clone, Debug)]
pub struct Walkthrough {
    /// The puzzle, by its index through the book.
    pub puzzle: usize,
    /// Every step, to the solution or to where no technique gets on.
    pub path: Vec<Step>,
}

/// A step worth a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// How many cells are open before it.
    pub open: usize,
    /// The step; `None` where no technique leads any further.
    pub step: Option<Step>,
}

/// A spec, a seed, and all puzzles in printed order.
#[derive(Debug)]
pub struct Book {
    /// The spec of the book, with its seed set.
    pub spec: BookSpec,
    /// The stream of the puzzles.
    pub generator: Generator,
    /// The puzzles of each section, in the order of the spec.
    pub sections: Vec<Vec<BookPuzzle>>,
    /// The example of the how-to page, if there is one.
    pub example: Option<Example>,
    /// An example of each technique that the puzzles need, easiest first, where the book has such pages.
    pub techniques: Vec<TechniqueExample>,
    /// The walkthroughs that the book prints, by puzzle.
    pub walkthroughs: Vec<Walkthrough>,
    /// Hints for every puzzle in printed order, where the spec asks for them; none for those that scanning solves.
    pub hints: Vec<Vec<Hint>>,
    /// Warnings for the maker of the book.
    pub warnings: Vec<Diagnostic>,
}

impl Book {
    /// Returns the book of those puzzles, without the chapters that are told of them.
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
            techniques: Vec::new(),
            walkthroughs: Vec::new(),
            hints: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// The place through the book, from 0, of the puzzle of that number.
    pub fn place_of(&self, number: u32) -> usize {
        (number - self.spec.numbering.first_number()) as usize
    }

    /// All puzzles in printed order.
    pub fn puzzles(&self) -> impl Iterator<Item = &BookPuzzle> {
        self.sections.iter().flatten()
    }

    /// All puzzles in printed order, as they are counted.
    pub fn samples(&self) -> Vec<PuzzleSample> {
        let sample = |puzzle: &BookPuzzle| PuzzleSample {
            section: Some(puzzle.address.section.clone()),
            kind: puzzle.puzzle.shape.kind(),
            level: puzzle.level.name().to_owned(),
            technique: puzzle.rating.technique.name().to_owned(),
            score: puzzle.rating.score,
            givens: puzzle.puzzle.givens.cells().to_vec(),
        };
        self.puzzles().map(sample).collect()
    }
}

/// The volumes of a series that come before a book.
pub trait PriorVolumes {
    /// Where a puzzle of that form stands in them, if one does: in the first of them that has it.
    ///
    /// # Errors
    /// Where they cannot be read.
    fn prior_use(&self, form: &Form) -> Result<Option<PriorUse>, Failure>;
}

/// The place of a puzzle in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PriorUse {
    /// The number of the volume.
    pub volume: u32,
    /// The number of the puzzle there.
    pub number: u32,
}

/// The address of the puzzle with that index in `section`.
pub(crate) fn address(section: &Section, index: usize) -> Address {
    Address { section: section.id.clone(), index: index as u32 + 1 }
}
