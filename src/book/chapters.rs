//! What chapters tell of the puzzles: hints, the techniques that they need, and whole paths.

use crate::memory::Memory;
use crate::types::{Book, BookPuzzle, Hint, Walkthrough};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Raters, Scale, Step, Technique};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The parts of the puzzles' solution paths that chapters of a book print.
#[derive(Default)]
pub(crate) struct Told {
    /// Hints for every puzzle in printed order, where the spec asks for them; none for those that scanning solves.
    pub(crate) hints: Vec<Vec<Hint>>,
    /// The techniques that any puzzle needs, beyond those that the how-to page tells, where the book teaches them.
    pub(crate) needed: BTreeSet<Technique>,
    /// The paths of the puzzles that the spec names.
    pub(crate) walkthroughs: Vec<Walkthrough>,
}

/// Solves every puzzle that a chapter tells of, once.
pub(crate) fn tell(book: &Book, memory: &Memory) -> Told {
    let puzzles: Vec<(usize, &BookPuzzle)> = book.puzzles().enumerate().collect();
    let one = |raters: &mut Raters, &puzzle: &(usize, &BookPuzzle)| {
        of_puzzle(book, memory, raters, puzzle)
    };
    let all = parallel::map_with(&puzzles, || book.generator.revision.raters(), one);
    let mut told = Told::default();
    for one in all {
        told.hints.extend(one.hints);
        told.needed.extend(one.needed);
        told.walkthroughs.extend(one.walkthroughs);
    }
    told
}

fn of_puzzle(
    book: &Book,
    memory: &Memory,
    raters: &mut Raters,
    (index, puzzle): (usize, &BookPuzzle),
) -> Told {
    let (spec, scale) = (&book.spec, book.generator.revision.scale());
    let is_walked = spec.answers.walkthrough.contains(puzzle.number);
    let mut told = Told::default();
    if !(spec.answers.hints || spec.front.techniques || is_walked) {
        return told;
    }
    let Puzzle { shape, givens, .. } = &puzzle.puzzle;
    let question = (book.generator.revision.number(), puzzle.puzzle.clone());
    let find = || raters.of(shape).path(givens).into();
    let path = (memory.paths).answer(puzzle.address.clone(), question, find);
    if spec.answers.hints {
        let open = puzzle.puzzle.removed() as usize;
        told.hints.push(worth_a_hint(scale, &path, open));
    }
    if spec.front.techniques {
        let shown = scale.rank(Technique::HiddenSingleBox);
        let techniques = path.iter().map(|step| step.technique);
        told.needed = techniques.filter(|&technique| scale.rank(technique) > shown).collect();
    }
    if is_walked {
        told.walkthroughs.push(Walkthrough { puzzle: index, path: path.to_vec() });
    }
    told
}

/// True of what is found by asking where a digit can go in a row, column or box.
fn is_scanned(technique: Technique) -> bool {
    use Technique::{FullHouse, HiddenSingleBox, HiddenSingleLine};
    matches!(technique, FullHouse | HiddenSingleBox | HiddenSingleLine)
}

/// Steps worth a hint on a path that begins with so many `open` cells: the first one, the first for which scanning is
/// not enough, the first beyond singles and the hardest, and where the path ends early. A path of scanning alone needs none.
fn worth_a_hint(scale: &Scale, path: &[Step], open: usize) -> Vec<Hint> {
    let first = |is_it: &dyn Fn(&Step) -> bool| path.iter().position(is_it);
    let beyond_scanning = first(&|step| !is_scanned(step.technique));
    let beyond_singles = first(&|step| step.tier > 1);
    let hard = |index: &usize| (scale.rank(path[*index].technique), Reverse(*index));
    let hardest = (0..path.len()).max_by_key(hard);
    let worth: Vec<usize> = match beyond_scanning {
        None => Vec::new(),
        Some(_) => {
            [Some(0), beyond_scanning, beyond_singles, hardest].into_iter().flatten().collect()
        }
    };
    let mut left = open;
    let mut hints = Vec::new();
    for (index, step) in path.iter().enumerate() {
        if worth.contains(&index) {
            let step = Some(step.clone());
            hints.push(Hint { open: left, step });
        }
        left -= step.places.len();
    }
    if left > 0 {
        hints.push(Hint { open: left, step: None });
    }
    hints
}
