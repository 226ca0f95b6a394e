//! Data of the chapters about solving: hints, required techniques and whole solution paths.

use crate::build_cache::BuildCache;
use crate::types::{Book, BookPuzzle, Hint, SectionTips, Walkthrough};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{RaterCache, Scale, Step, Technique};
use gridpress_ground::parallel;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The parts of the solution paths that the chapters of a book print.
#[derive(Default)]
pub(crate) struct ChapterData {
    /// Hints for every puzzle in printed order, if the spec requests them; empty for puzzles that scanning solves.
    pub(crate) hints: Vec<Vec<Hint>>,
    /// The techniques required by any puzzle beyond those on the how-to page, if the book has a chapter of techniques.
    pub(crate) needed: BTreeSet<Technique>,
    /// The hardest technique of every puzzle; see [`BookPuzzle::hardest`].
    pub(crate) hardest: Vec<Technique>,
    /// The techniques of the first and the last puzzle of each section, by puzzle, if the book has tips.
    pub(crate) for_tips: BTreeMap<usize, BTreeSet<Technique>>,
    /// The solution paths of the puzzles that the spec selects.
    pub(crate) walkthroughs: Vec<Walkthrough>,
}

/// Solves every puzzle that a chapter mentions, each once.
pub(crate) fn chapter_data(book: &Book, cache: &BuildCache) -> ChapterData {
    let puzzles: Vec<(usize, &BookPuzzle)> = book.puzzles().enumerate().collect();
    let ends = ranges(book).flat_map(|range| [range.start, range.end.saturating_sub(1)]);
    let ends: BTreeSet<usize> = ends.filter(|_| book.spec.has_tips()).collect();
    let one = |raters: &mut RaterCache, &(index, puzzle): &(usize, &BookPuzzle)| {
        puzzle_data(book, cache, raters, (index, puzzle), ends.contains(&index))
    };
    let all = parallel::map_with(&puzzles, || book.generator.revision.raters(), one);
    let mut data = ChapterData::default();
    for one in all {
        data.hints.extend(one.hints);
        data.needed.extend(one.needed);
        data.hardest.extend(one.hardest);
        data.for_tips.extend(one.for_tips);
        data.walkthroughs.extend(one.walkthroughs);
    }
    data
}

/// Returns the puzzles of each section, by index in the book.
fn ranges(book: &Book) -> impl Iterator<Item = Range<usize>> {
    book.sections.iter().scan(0, |next, section: &Vec<BookPuzzle>| {
        let range = *next..*next + section.len();
        *next = range.end;
        Some(range)
    })
}

/// Returns the techniques of the tips of each section: its pages take turns with those of the puzzles there.
pub(crate) fn section_tips(
    book: &Book,
    for_tips: &BTreeMap<usize, BTreeSet<Technique>>,
) -> Vec<SectionTips> {
    let nth = |puzzle: usize, turn: usize| {
        let techniques = for_tips.get(&puzzle)?;
        techniques.iter().nth(turn % techniques.len().max(1)).copied()
    };
    let of_section = |(section, range): (usize, Range<usize>)| {
        let first = nth(range.start, section * 2);
        let last = nth(range.end.saturating_sub(1), section * 2 + 1);
        SectionTips { first, last: last.filter(|last| Some(*last) != first) }
    };
    ranges(book).enumerate().map(of_section).collect()
}

fn puzzle_data(
    book: &Book,
    cache: &BuildCache,
    raters: &mut RaterCache,
    (index, puzzle): (usize, &BookPuzzle),
    has_tip: bool,
) -> ChapterData {
    let (spec, scale) = (&book.spec, book.generator.revision.scale());
    let is_walked = spec.answers.walkthrough.contains(puzzle.number);
    let mut data = ChapterData { hardest: vec![puzzle.rating.technique], ..ChapterData::default() };
    // Most books print little of this, and few puzzles need solution paths.
    let is_printed = spec.answers.hints || spec.front.techniques || spec.puzzle.technique;
    if !(is_printed || is_walked || has_tip) {
        return data;
    }
    let Puzzle { shape, givens, .. } = &puzzle.puzzle;
    let question = (book.generator.revision.number(), puzzle.puzzle.clone());
    let path = (cache.paths)
        .get_or_insert(puzzle.address.clone(), question, || raters.of(shape).path(givens).into());
    if spec.answers.hints {
        data.hints.push(worth_a_hint(scale, &path, puzzle.puzzle.removed_count() as usize));
    }
    if spec.front.techniques {
        let shown = scale.rank(Technique::HiddenSingleBox);
        let techniques = path.iter().map(|step| step.technique);
        data.needed = techniques.filter(|&technique| scale.rank(technique) > shown).collect();
    }
    if has_tip {
        data.for_tips.insert(index, path.iter().map(|step| step.technique).collect());
    }
    if is_walked {
        data.walkthroughs.push(Walkthrough { puzzle: index, path: path.to_vec() });
    }
    data
}

/// Returns `true` for techniques that look for the place of a digit in a row, column or box.
fn is_scanned(technique: Technique) -> bool {
    use Technique::{FullHouse, HiddenSingleBox, HiddenSingleLine};
    matches!(technique, FullHouse | HiddenSingleBox | HiddenSingleLine)
}

/// Returns the steps worth a hint on a path that starts with `open` empty cells: the first step, the first that
/// scanning does not find, the first beyond singles, the hardest, and the point where the path ends early. A path of
/// scanning alone has no hints.
fn worth_a_hint(scale: &Scale, path: &[Step], open: usize) -> Vec<Hint> {
    let first = |is_it: &dyn Fn(&Step) -> bool| path.iter().position(is_it);
    let beyond_scanning = first(&|step| !is_scanned(step.technique));
    let beyond_singles = first(&|step| step.tier > 1);
    let hardest = (0..path.len())
        // Of several equally hard steps the first, because a solver reaches it first.
        .max_by_key(|index: &usize| (scale.rank(path[*index].technique), Reverse(*index)));
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
            hints.push(Hint { open: left, step: Some(step.clone()) });
        }
        left -= step.places.len();
    }
    if left > 0 {
        hints.push(Hint { open: left, step: None });
    }
    hints
}
