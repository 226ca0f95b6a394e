//! The search for solutions other than a known one.

use super::counting::Counting;
use super::search::{Branching, Guess, Search, SearchOutcome};
use crate::puzzle::{Cell, Grid, Shape};

/// A search for other solutions of puzzles that are cut out of a known full grid. Reuses its memory from puzzle to
/// puzzle.
pub(crate) struct OtherSolutions<'s> {
    known: &'s Grid,
    search: AnySearch<'s>,
    /// The candidates of each cell; only those of the cell in question exclude a digit.
    marks: Vec<u32>,
}

enum AnySearch<'s> {
    Count(Counting<'s>),
    Houses(Search<'s>),
}

impl<'s> OtherSolutions<'s> {
    pub(crate) fn new(shape: &'s Shape, known: &'s Grid) -> OtherSolutions<'s> {
        let search = if Counting::suits(shape) {
            AnySearch::Count(Counting::new(shape))
        } else {
            AnySearch::Houses(Search::new(shape))
        };
        OtherSolutions { known, search, marks: vec![u32::MAX; shape.cells()] }
    }

    /// Returns the cells in which a solution of `puzzle` differs from the known one: with `differing`, a given of the
    /// known solution, in that cell among others. `Ok(None)` if there is no such solution. Leaves the rest of `guesses`.
    ///
    /// # Errors
    /// [`OutOfGuesses`] if the question takes more guesses.
    pub(crate) fn find(
        &mut self,
        puzzle: &Grid,
        differing: Option<Cell>,
        guesses: &mut u64,
    ) -> Result<Option<Vec<Cell>>, OutOfGuesses> {
        let known = self.known;
        let mut found = Vec::new();
        let mut visit = |cells: &[u8]| {
            found.extend((0..cells.len()).filter(|&cell| cells[cell] != known.get(cell)));
            found.is_empty()
        };
        let mut open = puzzle.clone();
        differing.into_iter().for_each(|cell| open.set(cell, 0));
        let end = match &mut self.search {
            AnySearch::Count(count) => {
                if let Some(cell) = differing {
                    self.marks[cell] = !(1 << (known.get(cell) - 1));
                }
                let marks = differing.map(|_| &self.marks[..]);
                let end = count.run(&open, marks, Some(known), guesses, &mut visit);
                if let Some(cell) = differing {
                    self.marks[cell] = u32::MAX;
                }
                end
            }
            AnySearch::Houses(search) => {
                let not: Option<Guess> =
                    differing.map(|cell| (cell, usize::from(known.get(cell)) - 1));
                if search.load_forbidding(&open, not.as_slice()) {
                    let end = search.run(*guesses, &mut KnownLast(known), &mut visit);
                    *guesses = search.guesses_left();
                    end
                } else {
                    SearchOutcome::Complete
                }
            }
        };
        match end {
            SearchOutcome::OutOfGuesses => Err(OutOfGuesses),
            _ => Ok((!found.is_empty()).then_some(found)),
        }
    }
}

/// Returns `true` if `known`, a solution of `puzzle`, is the only one. Leaves the rest of `guesses`.
///
/// # Errors
/// [`OutOfGuesses`] if the proof takes more guesses.
pub(crate) fn is_only_solution(
    shape: &Shape,
    puzzle: &Grid,
    known: &Grid,
    guesses: &mut u64,
) -> Result<bool, OutOfGuesses> {
    Ok(OtherSolutions::new(shape, known).find(puzzle, None, guesses)?.is_none())
}

/// The error if a question takes too many guesses.
pub(crate) struct OutOfGuesses;

/// Branching that tries the digits of a known solution last, so that this solution comes last.
struct KnownLast<'g>(&'g Grid);

impl Branching for KnownLast<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        if let Some(at) =
            guesses.iter().position(|&(cell, digit)| usize::from(self.0.get(cell)) == digit + 1)
        {
            // Any other solution is as good as another, while the known one would be found for nothing.
            guesses[at..].rotate_left(1);
        }
    }
}
