//! The first pass: the parts of a book, in order, and the puzzles in them.

use crate::typography::draft::{Anchor, Chapter};
use gridpress_book::Book;
use gridpress_bookspec::{HowTo, Placement, PuzzleName, TextPlace};
use gridpress_messages::Words;
use std::ops::Range;

/// One of the documents of a printed book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BookVolume {
    /// The book itself.
    Main,
    /// The book of answers, if answers are printed separately.
    Answers,
}

/// A part of a document. Puzzles are identified by their index in the book, sections by their index in the spec.
#[derive(Clone, Debug)]
pub(super) enum BookPart {
    /// The half title.
    HalfTitle,
    /// The title page of a volume.
    Title(BookVolume),
    /// The copyright page.
    Copyright,
    /// The page of the dedication.
    Dedication,
    /// A generated chapter.
    Chapter(Chapter),
    /// A user-supplied text, by index.
    Text(usize),
    /// The opener of a section with a title.
    Opener(usize),
    /// Puzzles of a section.
    Puzzles { section: usize, puzzles: Range<usize> },
    /// The opener of the answers: of one section, or of all.
    AnswersOpener(Option<usize>),
    /// Answers to puzzles: of one section, or of all.
    Answers { section: Option<usize>, puzzles: Range<usize> },
    /// The colophon.
    Colophon,
}

/// Returns the parts of the book, and those of the book of answers, if answers are separate.
pub(super) fn collect(book: &Book) -> (Vec<BookPart>, Vec<BookPart>) {
    let placement = book.spec.answers.placement;
    let count = book.puzzles().count();
    let mut parts = front(book);
    parts.extend(sections(book));
    // Readers, and buyers who look inside, come to the puzzles first.
    if !book.techniques.is_empty() {
        parts.push(BookPart::Chapter(Chapter::Techniques));
    }
    if book.hints.iter().any(|hints| !hints.is_empty()) {
        parts.push(BookPart::Chapter(Chapter::Hints));
    }
    if placement == Placement::Back {
        parts.push(BookPart::AnswersOpener(None));
        parts.push(answers_of(None, 0..count));
    }
    let mut answers = Vec::new();
    if placement == Placement::Separate {
        if book.spec.front.title_page {
            answers.push(BookPart::Title(BookVolume::Answers));
        }
        answers.push(answers_of(None, 0..count));
    }
    if !book.walkthroughs.is_empty() {
        // Walkthroughs give answers away, so they go where the answers are.
        let last = match placement {
            Placement::Separate => &mut answers,
            _ => &mut parts,
        };
        last.push(BookPart::Chapter(Chapter::Walkthroughs));
    }
    parts.extend(back(book));
    (parts, answers)
}

/// Returns the parts before the sections.
fn front(book: &Book) -> Vec<BookPart> {
    let front = &book.spec.front;
    let chapter = |is_included: bool, chapter| is_included.then_some(BookPart::Chapter(chapter));
    let spec = &book.spec;
    let has_copyright = front.copyright.is_some()
        || spec.copyright_line().is_some()
        || spec.isbn.is_some()
        || spec.edition.is_some()
        || spec.imprint.is_some();
    let before = [
        front.half_title.then_some(BookPart::HalfTitle),
        front.title_page.then_some(BookPart::Title(BookVolume::Main)),
        has_copyright.then_some(BookPart::Copyright),
        front.dedication.as_ref().map(|_| BookPart::Dedication),
        chapter(front.contents, Chapter::Contents),
    ];
    let behind = [
        chapter(front.how_to == HowTo::Full, Chapter::HowTo),
        chapter(front.how_to == HowTo::Kids, Chapter::Kids),
        // The chapter for grown-ups includes them.
        chapter(front.levels && front.how_to != HowTo::Full, Chapter::Levels),
    ];
    let before = before.into_iter().flatten();
    before.chain(text_pages(book, TextPlace::Front)).chain(behind.into_iter().flatten()).collect()
}

/// Returns the sections, each with its related parts.
fn sections(book: &Book) -> Vec<BookPart> {
    let mut parts = Vec::new();
    let mut first = 0;
    for (section, puzzles) in book.sections.iter().enumerate() {
        let puzzles = first..first + puzzles.len();
        first = puzzles.end;
        parts.extend(text_pages(book, TextPlace::Before(section)));
        if book.spec.sections[section].title.is_some() {
            parts.push(BookPart::Opener(section));
        }
        let answered = puzzles.clone();
        parts.push(BookPart::Puzzles { section, puzzles });
        if book.spec.answers.placement == Placement::AfterSection {
            parts.push(BookPart::AnswersOpener(Some(section)));
            parts.push(answers_of(Some(section), answered));
        }
    }
    parts
}

/// Returns the parts after sections, hints and answers.
fn back(book: &Book) -> Vec<BookPart> {
    let back = &book.spec.back;
    let chapter = |is_included: bool, chapter| is_included.then_some(BookPart::Chapter(chapter));
    let last = [
        chapter(back.blank_grids > 0, Chapter::BlankGrids),
        chapter(back.notes > 0, Chapter::Notes),
        chapter(back.record, Chapter::Record),
        chapter(back.stats, Chapter::Stats),
        chapter(back.about_author.is_some(), Chapter::AboutAuthor),
        chapter(back.about_book.is_some(), Chapter::AboutBook),
        back.colophon.then_some(BookPart::Colophon),
        chapter(back.certificate, Chapter::Certificate),
    ];
    text_pages(book, TextPlace::Back).chain(last.into_iter().flatten()).collect()
}

/// Returns the user-supplied texts for that place.
fn text_pages(book: &Book, place: TextPlace) -> impl Iterator<Item = BookPart> {
    let pages = book.spec.text_pages.iter().enumerate();
    pages.filter(move |(_, page)| page.place == place).map(|(index, _)| BookPart::Text(index))
}

fn answers_of(section: Option<usize>, puzzles: Range<usize>) -> BookPart {
    BookPart::Answers { section, puzzles }
}

/// Returns the anchor and the heading of the answers to a section, or to all.
pub(super) fn answers_heading(book: &Book, section: Option<usize>) -> (Anchor, String) {
    let words = &book.spec.words;
    match section {
        None if book.spec.worksheet.is_some() => {
            (Anchor::Answers, words.teacher_answers().to_owned())
        }
        None => (Anchor::Answers, words.answers().to_owned()),
        Some(index) => {
            let heading = match &book.spec.sections[index].title {
                Some(title) => words.answers_to(title),
                None => words.answers_to(&range_of(book, index)),
            };
            (Anchor::AnswersTo(index), heading)
        }
    }
}

/// Returns a text such as `Puzzles 1–40`; empty for a section without puzzles.
pub(super) fn range_of(book: &Book, section: usize) -> String {
    let words = &book.spec.words;
    match book.sections[section].as_slice() {
        [] => String::new(),
        [only] => named_range(words, &only.name, &only.name),
        [first, .., last] => named_range(words, &first.name, &last.name),
    }
}

/// Returns a text such as `Puzzles 1–40`, or the dates of the first and the last puzzle.
fn named_range(words: &Words, first: &PuzzleName, last: &PuzzleName) -> String {
    if first.is_date {
        words.date_range(first.text_form(), last.text_form())
    } else {
        words.puzzle_range(first.text_form(), last.text_form())
    }
}
