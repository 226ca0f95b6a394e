//! Solved and graded puzzles.

use crate::mistake::MistakeRecord;
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, ParsedPuzzle};
use gridpress_engine::rating::{RaterCache, Rating};
use gridpress_engine::{Grid, NotUnique, PuzzleRecord, solver};
use gridpress_ground::record::record;

record! {
    /// A solved puzzle.
    #[derive(Clone, Debug, Default)]
    pub struct SolutionRecord: Serialize {
        /// The puzzle, with its solution; of several solutions, one of them.
        pub puzzle: PuzzleRecord,
        /// Another solution, if there are several.
        pub other: Option<String>,
        /// All solutions up to the limit, in the order of the search, if they were requested.
        pub all: Option<Vec<String>>,
        /// `true` if all solutions were counted or listed.
        pub is_all: Option<bool>,
        /// The mistake, if there is no solution and it can be found.
        pub mistake: Option<MistakeRecord>,
    }
}

impl SolutionRecord {
    /// Creates the record of a puzzle by the result of the search for its solution.
    pub fn new(entry: &ParsedPuzzle, result: &Result<Grid, NotUnique>) -> SolutionRecord {
        let puzzle = PuzzleRecord::judged(entry, result);
        let Err(NotUnique::Several(one, other)) = result else {
            return SolutionRecord { puzzle, ..SolutionRecord::default() };
        };
        let [solution, other] = [one, other].map(|grid| Some(notation::line(grid, &entry.shape)));
        SolutionRecord {
            puzzle: PuzzleRecord { solution, ..puzzle },
            other,
            ..SolutionRecord::default()
        }
    }
}

/// Grades a puzzle. Returns its record, and its rating.
pub fn grade(
    raters: &mut RaterCache,
    entry: &ParsedPuzzle,
) -> (PuzzleRecord, Result<Rating, NotUnique>) {
    let verdict = solver::unique_with_marks(&entry.shape, &entry.grid, entry.marks.as_deref());
    let record = PuzzleRecord { solution: None, ..PuzzleRecord::judged(entry, &verdict) };
    let rating = verdict.map(|_| raters.of(&entry.shape).rate(&entry.grid));
    let record = match &rating {
        Ok(rating) => record.graded(entry.shape.kind(), Revision::NEWEST, rating),
        Err(_) => record,
    };
    (record, rating)
}
