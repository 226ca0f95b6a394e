//! Second pass: parts become pages, still without page numbers.

use super::collect::Part;
use super::items::{Frame, Item, is_right};
use super::text::{Align, Style};
use super::{LayoutError, front, grid};
use crate::book::Book;
use crate::units::{Length, Point};
use std::collections::BTreeMap;

/// Something that pages refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    /// The puzzle of that index.
    Puzzle(usize),
    /// Its answer.
    Answer(usize),
    Section(usize),
    AnswersTo(usize),
    Answers,
    Contents,
    HowTo,
}

/// A number of a page that is not known yet: `before`, the number; and the line leads there.
#[derive(Clone, Debug)]
pub(super) struct PageRef {
    pub to: Key,
    pub style: Style,
    pub align: Align,
    pub at: Point,
    pub before: &'static str,
    /// The area of the link; around the text when there is none.
    pub area: Option<crate::units::Rect>,
}

/// What stands above a page, besides the folio below.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum Furniture {
    /// Nothing, not even a folio.
    #[default]
    Bare,
    /// A folio.
    Folio,
    /// A folio; and above, on right pages, this.
    Head(String),
}

/// A page whose references are open.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    /// In block coordinates.
    pub items: Vec<Item>,
    pub refs: Vec<PageRef>,
    pub furniture: Furniture,
}

impl Draft {
    pub(super) fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }
}

/// A document whose page numbers are settled and not yet written.
pub(super) struct Run {
    pub drafts: Vec<Draft>,
    /// Page index and distance from the top of the block.
    pub keys: BTreeMap<Key, (usize, Length)>,
    /// Lines of the outline.
    pub outline: Vec<(String, Key)>,
}

/// Sets every part.
pub(super) fn run(book: &Book, frame: &Frame, parts: &[Part]) -> Result<Run, LayoutError> {
    let mut run = Run {
        drafts: Vec::new(),
        keys: BTreeMap::new(),
        outline: Vec::new(),
    };
    for part in parts {
        run.part(book, frame, parts, part)?;
    }
    // Sheets have two sides: a book of more than one ends on a left page.
    if run.drafts.len() > 2 && run.drafts.len() % 2 == 1 {
        run.drafts.push(Draft::default());
    }
    Ok(run)
}

impl Run {
    fn part(
        &mut self,
        book: &Book,
        frame: &Frame,
        parts: &[Part],
        part: &Part,
    ) -> Result<(), LayoutError> {
        match part {
            Part::Title => {
                let is_answers = !parts
                    .iter()
                    .any(|part| matches!(part, Part::Puzzles { .. }));
                self.drafts.push(front::title(book, frame, is_answers)?);
            }
            Part::Copyright => {
                if is_right(self.drafts.len()) {
                    self.drafts.push(Draft::default());
                }
                self.drafts.push(front::copyright(book, frame)?);
            }
            Part::Contents => {
                self.start_right();
                self.mark(Key::Contents, Length::ZERO);
                self.outline
                    .push((crate::words::CONTENTS.to_owned(), Key::Contents));
                self.drafts.extend(front::contents(book, frame, parts)?);
            }
            Part::HowTo => {
                self.mark(Key::HowTo, Length::ZERO);
                self.outline
                    .push((crate::words::HOW_TO.to_owned(), Key::HowTo));
                self.drafts.extend(front::how_to(book, frame)?);
            }
            Part::Opener(section) => {
                self.start_right();
                self.mark(Key::Section(*section), Length::ZERO);
                let spec = &book.spec.sections[*section];
                self.outline.push((
                    spec.title.clone().unwrap_or_default(),
                    Key::Section(*section),
                ));
                self.drafts.push(front::opener(book, frame, *section)?);
                self.drafts.push(Draft::default());
            }
            Part::AnswersOpener(section) => {
                self.start_right();
                let (key, title) = front::answers_heading(book, *section);
                self.mark(key, Length::ZERO);
                self.outline.push((title.clone(), key));
                if section.is_none() {
                    self.drafts
                        .push(front::answers_opener(frame, book, &title)?);
                    self.drafts.push(Draft::default());
                }
            }
            Part::Puzzles { section, puzzles } => {
                for (draft, tops) in grid::puzzle_pages(book, frame, *section, puzzles.clone())? {
                    for (index, top) in tops {
                        self.mark(Key::Puzzle(index), top);
                    }
                    self.drafts.push(draft);
                }
            }
            Part::Answers { section, puzzles } => {
                for (draft, tops) in grid::answer_pages(book, frame, *section, puzzles.clone())? {
                    for (index, top) in tops {
                        self.mark(Key::Answer(index), top);
                    }
                    self.drafts.push(draft);
                }
            }
        }
        Ok(())
    }

    /// Notes that `key` is found on the next page, so far down the block.
    fn mark(&mut self, key: Key, y: Length) {
        self.keys.insert(key, (self.drafts.len(), y));
    }

    /// Makes the next page a right-hand one.
    fn start_right(&mut self) {
        if !is_right(self.drafts.len()) {
            self.drafts.push(Draft::default());
        }
    }
}
