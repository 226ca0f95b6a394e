//! First pass: the parts of a book, in order.

use super::draft::Key;
use crate::book::Book;
use crate::spec::Placement;
use std::ops::Range;

/// A part of a document. Puzzles are named by their index through the book, sections by theirs in the spec.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Title,
    Copyright,
    Contents,
    HowTo,
    Techniques,
    /// The page that opens a section.
    Opener(usize),
    /// Puzzles of a section.
    Puzzles {
        section: usize,
        puzzles: Range<usize>,
    },
    /// Hints for all puzzles.
    Hints,
    /// The page that opens the answers: of one section, or of all.
    AnswersOpener(Option<usize>),
    /// Answers to puzzles of one size: of one section, or of all.
    Answers {
        section: Option<usize>,
        puzzles: Range<usize>,
    },
    Walkthroughs,
}

/// The parts of the book, and those of the book of answers, if answers are separate.
pub(super) fn collect(book: &Book) -> (Vec<Part>, Vec<Part>) {
    let front = &book.spec.front;
    let placement = book.spec.answers.placement;

    let answers_of = |section, puzzles| {
        let groups = answer_groups(book, puzzles).into_iter();
        groups.map(move |puzzles| Part::Answers { section, puzzles })
    };
    let mut parts = Vec::new();
    if front.title_page {
        parts.push(Part::Title);
    }
    if front.copyright.is_some() {
        parts.push(Part::Copyright);
    }
    if front.contents {
        parts.push(Part::Contents);
    }
    if front.how_to {
        parts.push(Part::HowTo);
    }
    if !book.techniques.is_empty() {
        parts.push(Part::Techniques);
    }
    let mut first = 0;
    for (index, puzzles) in book.sections.iter().enumerate() {
        let range = first..first + puzzles.len();
        first = range.end;
        if book.spec.sections[index].title.is_some() {
            parts.push(Part::Opener(index));
        }
        parts.push(Part::Puzzles {
            section: index,
            puzzles: range.clone(),
        });
        if placement == Placement::AfterSection {
            parts.push(Part::AnswersOpener(Some(index)));
            parts.extend(answers_of(Some(index), range));
        }
    }
    if book.spec.answers.hints {
        parts.push(Part::Hints);
    }
    if placement == Placement::Back {
        parts.push(Part::AnswersOpener(None));
        parts.extend(answers_of(None, 0..first));
    }
    let mut answers = Vec::new();
    if placement == Placement::Separate {
        if front.title_page {
            answers.push(Part::Title);
        }
        answers.extend(answers_of(None, 0..first));
    }
    if !book.walkthroughs.is_empty() {
        let is_separate = placement == Placement::Separate;
        let last = if is_separate {
            &mut answers
        } else {
            &mut parts
        };
        last.push(Part::Walkthroughs);
    }
    (parts, answers)
}

/// `puzzles` in groups of one size, so that the answers on a page are equal.
pub(super) fn answer_groups(book: &Book, puzzles: Range<usize>) -> Vec<Range<usize>> {
    let mut end = puzzles.start;
    let sides: Vec<usize> = (book.puzzles().skip(puzzles.start).take(puzzles.len()))
        .map(|puzzle| puzzle.puzzle.shape.side())
        .collect();
    let group = |sides: &[usize]| {
        let start = end;
        end += sides.len();
        start..end
    };
    sides.chunk_by(|a, b| a == b).map(group).collect()
}

/// The key and the heading of the answers to a section, or to all.
pub(super) fn answers_heading(book: &Book, section: Option<usize>) -> (Key, String) {
    let words = &book.spec.words;
    match section {
        None => (Key::Answers, words.answers().to_owned()),
        Some(index) => {
            let heading = match &book.spec.sections[index].title {
                Some(title) => words.answers_to(title),
                None => words.answers_to(&range_of(book, index)),
            };
            (Key::AnswersTo(index), heading)
        }
    }
}

/// `Puzzles 1–40`, for a section that has any.
pub(super) fn range_of(book: &Book, section: usize) -> String {
    let words = &book.spec.words;
    match book.sections[section].as_slice() {
        [] => String::new(),
        [only] => words.puzzle_range(only.number, only.number),
        [first, .., last] => words.puzzle_range(first.number, last.number),
    }
}
