//! What chapters tell of the puzzles: hints, the techniques that they need, and whole paths.

use super::{Book, BookPuzzle};
use crate::logic::{Raters, Step, Technique};
use crate::puzzle::Puzzle;
use rayon::prelude::*;
use std::collections::BTreeSet;

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
    /// The step.
    pub step: Step,
}

/// Hints for every puzzle, in printed order.
pub(super) fn hints(book: &Book) -> Vec<Vec<Hint>> {
    let puzzles: Vec<&BookPuzzle> = book.puzzles().collect();
    let hints = |raters: &mut Raters, puzzle: &&BookPuzzle| {
        let Puzzle { shape, givens, .. } = &puzzle.puzzle;
        let path = raters.of(shape).path(givens);
        worth_a_hint(path, puzzle.puzzle.removed() as usize)
    };
    (puzzles.par_iter())
        .map_init(Raters::default, hints)
        .collect()
}

/// Steps worth a hint on a path that begins with so many `open` cells: the first one, the first beyond singles and the
/// hardest; of a path of singles the first few.
fn worth_a_hint(path: Vec<Step>, open: usize) -> Vec<Hint> {
    let worth = match path.iter().position(|step| step.technique.tier() > 1) {
        None => vec![0, 1, 2],
        Some(beyond) => {
            let hard = |index: &usize| (path[*index].technique, std::cmp::Reverse(*index));
            let hardest = (0..path.len()).max_by_key(hard);
            vec![0, beyond, hardest.unwrap_or(beyond)]
        }
    };
    let mut left = open;
    let mut hints = Vec::new();
    for (index, step) in path.into_iter().enumerate() {
        let places = step.places.len();
        if worth.contains(&index) {
            hints.push(Hint { open: left, step });
        }
        left -= places;
    }
    hints
}

/// The techniques that any puzzle needs, beyond those that the how-to page tells.
pub(super) fn needed(book: &Book) -> BTreeSet<Technique> {
    let needed = |raters: &mut Raters, puzzle: &&BookPuzzle| -> BTreeSet<Technique> {
        let Puzzle { shape, givens, .. } = &puzzle.puzzle;
        let path = raters.of(shape).path(givens).into_iter();
        let techniques = path.map(|step| step.technique);
        techniques
            .filter(|&technique| technique > Technique::HiddenSingleBox)
            .collect()
    };
    let puzzles: Vec<&BookPuzzle> = book.puzzles().collect();
    (puzzles.par_iter())
        .map_init(Raters::default, needed)
        .reduce(BTreeSet::new, |mut all, some| {
            all.extend(some);
            all
        })
}

/// The paths of the puzzles that the spec names.
pub(super) fn walkthroughs(book: &Book) -> Vec<Walkthrough> {
    let chosen = &book.spec.answers.walkthrough;
    let puzzles: Vec<(usize, &BookPuzzle)> = (book.puzzles().enumerate())
        .filter(|(_, puzzle)| chosen.has(puzzle.number))
        .collect();
    let path = |raters: &mut Raters, &(index, puzzle): &(usize, &BookPuzzle)| Walkthrough {
        puzzle: index,
        path: raters.of(&puzzle.puzzle.shape).path(&puzzle.puzzle.givens),
    };
    (puzzles.par_iter())
        .map_init(Raters::default, path)
        .collect()
}
