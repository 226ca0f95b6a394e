//! The steps to the solution of a puzzle.

use crate::StepRecord;
use crate::mistake::{MistakeRecord, verdict_sentence, with_mistake};
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, ParsedPuzzle};
use gridpress_engine::puzzle::{Grid, Shape};
use gridpress_engine::rating::{Position, RaterCache, Rating, Step};
use gridpress_engine::{NotUnique, PuzzleRecord, solver};
use gridpress_ground::record::record;
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;

record! {
    /// The steps of a puzzle.
    #[derive(Clone, Debug)]
    pub struct Explanation: Serialize {
        /// The puzzle, with its rating if it has one solution.
        pub puzzle: PuzzleRecord,
        /// `true` if logic alone reaches the solution.
        pub solved: bool,
        /// The steps.
        pub steps: Vec<StepRecord>,
        /// `true` if the steps are those possible now.
        pub all: bool,
        /// The pencil marks of the input: one place per digit for each cell.
        pub pencil_marks: Option<String>,
        /// The mistake, if there is no solution and it can be found.
        pub mistake: Option<MistakeRecord>,
    }
}

/// The steps that [`SolutionPath`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathExtent {
    /// Those to the solution, or to the position in which no technique applies.
    Whole,
    /// Every step that is possible now.
    Now,
}

/// A puzzle, and steps from its position.
pub struct SolutionPath<'p> {
    /// The puzzle.
    pub entry: &'p ParsedPuzzle,
    /// The extent of the steps.
    pub extent: PathExtent,
    /// The digits at the start.
    pub grid: &'p Grid,
    /// The only solution.
    pub solution: Result<Grid, NotUnique>,
    /// The rating, if there is one solution.
    pub rating: Option<Rating>,
    /// The steps.
    pub steps: Vec<Step>,
}

impl SolutionPath<'_> {
    /// Finds the steps of a puzzle. They start from its pencil marks, if it has any.
    pub fn new<'p>(
        raters: &mut RaterCache,
        entry: &'p ParsedPuzzle,
        extent: PathExtent,
    ) -> SolutionPath<'p> {
        let (shape, marks) = (&entry.shape, entry.marks.as_deref());
        let grid = match &entry.progress {
            Some(progress) if extent == PathExtent::Now || marks.is_some() => progress,
            _ => &entry.grid,
        };
        let solution = solver::unique_with_marks(shape, grid, marks);
        let from = position(shape, grid, marks);
        let (rating, steps) = if solution.is_err() {
            (None, Vec::new())
        } else {
            let rater = raters.of(shape);
            let rating = rater.rate_from(&from);
            match extent {
                PathExtent::Now => (Some(rating), rater.steps_at(&from)),
                PathExtent::Whole => (Some(rating), rater.path_from(&from)),
            }
        };
        SolutionPath { entry, extent, grid, solution, rating, steps }
    }

    /// Returns the steps, each with the position in which it is made.
    pub fn positioned_steps(&self) -> Vec<(Position, Step)> {
        let shape = &self.entry.shape;
        let mut position = position(shape, self.grid, self.entry.marks.as_deref());
        let positioned = self.steps.iter().map(|step| {
            let before = position.clone();
            // Steps that are possible now do not follow from each other.
            if self.extent == PathExtent::Whole {
                position.apply(shape, step);
            }
            (before, step.clone())
        });
        positioned.collect()
    }

    /// Returns the record, with sentences by `narrator`.
    pub fn record(&self, narrator: &Narrator) -> Explanation {
        let shape = &self.entry.shape;
        let record = PuzzleRecord {
            puzzle: notation::line(self.grid, shape),
            ..PuzzleRecord::judged(self.entry, &self.solution)
        };
        Explanation {
            puzzle: match &self.rating {
                Some(rating) => record.rated(shape.kind(), Revision::NEWEST, rating),
                None => record,
            },
            solved: self.rating.is_some_and(|rating| rating.solved),
            steps: self.steps.iter().map(|step| StepRecord::new(narrator, shape, step)).collect(),
            all: self.extent == PathExtent::Now,
            pencil_marks: self.entry.marks.as_deref().map(notation::marks_line),
            mistake: self.mistake(narrator),
        }
    }

    fn mistake(&self, narrator: &Narrator) -> Option<MistakeRecord> {
        let has_none = self.solution == Err(NotUnique::NoSolution);
        has_none.then(|| MistakeRecord::of(narrator, &self.entry.shape, self.grid)).flatten()
    }

    /// Returns a sentence on the number of solutions, followed by the mistake; `None` if there is exactly one.
    pub fn verdict(&self, words: &Words, narrator: &Narrator) -> Option<String> {
        let verdict = verdict_sentence(words, self.solution.as_ref().err()?);
        Some(with_mistake(verdict, self.mistake(narrator).as_ref()))
    }
}

/// Returns the start position of a puzzle, or its position with pencil marks.
pub(crate) fn position(shape: &Shape, grid: &Grid, marks: Option<&[u32]>) -> Position {
    let position = Position::new(shape, grid);
    match marks {
        Some(marks) => position.with_marks(marks),
        None => position,
    }
}
