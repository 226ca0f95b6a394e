//! Second pass: parts become pages, still without page numbers.

use super::collect::Part;
use super::collect::{answers_heading, range_of};
use super::draft::{Draft, Key, Leaf};
use super::grid_pages::{self, Setting};
use super::items::{Frame, is_right};
use super::{LayoutError, chapters, front, hints};
use crate::book::Book;
use crate::units::Length;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A document whose page numbers are settled and not yet written.
pub(super) struct Run {
    pub leaves: Vec<Leaf>,
    /// Page index and distance from the top of the block.
    pub keys: BTreeMap<Key, (usize, Length)>,
    /// Lines of the outline.
    pub outline: Vec<(String, Key)>,
}

/// Sets every part.
pub(super) fn run(book: &Book, frame: &Frame, parts: &[Part]) -> Result<Run, LayoutError> {
    let mut run = Run {
        leaves: Vec::new(),
        keys: BTreeMap::new(),
        outline: Vec::new(),
    };
    for part in parts {
        run.part(book, frame, parts, part)?;
    }
    // Sheets have two sides: a book of more than one ends on a left page.
    if run.leaves.len() > 2 && run.leaves.len() % 2 == 1 {
        run.push(Draft::default());
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
        let words = &book.spec.words;
        match part {
            Part::Title => {
                let is_answers = !parts
                    .iter()
                    .any(|part| matches!(part, Part::Puzzles { .. }));
                self.push(front::title(book, frame, is_answers)?);
            }
            Part::Copyright => {
                if is_right(self.leaves.len()) {
                    self.push(Draft::default());
                }
                self.push(front::copyright(book, frame)?);
            }
            Part::Contents => {
                self.start_right();
                self.chapter(words.contents(), Key::Contents);
                self.extend(front::contents(book, frame, parts)?);
            }
            Part::HowTo => {
                self.chapter(words.how_to(), Key::HowTo);
                self.extend(front::how_to(book, frame)?);
            }
            Part::Techniques => {
                self.chapter(words.techniques(), Key::Techniques);
                self.extend(chapters::techniques(book, frame)?);
            }
            Part::Walkthroughs => {
                self.chapter(words.walkthroughs(), Key::Walkthroughs);
                self.extend(chapters::walkthroughs(book, frame)?);
            }
            Part::Opener(section) => {
                self.start_right();
                self.mark(Key::Section(*section), Length::ZERO);
                let spec = &book.spec.sections[*section];
                self.outline.push((
                    spec.title.clone().unwrap_or_default(),
                    Key::Section(*section),
                ));
                self.push(front::opener(book, frame, *section)?);
                self.push(Draft::default());
            }
            Part::Hints => {
                self.chapter(words.hints(), Key::Hints);
                self.extend(hints::pages(book, frame)?);
            }
            Part::AnswersOpener(section) => {
                self.start_right();
                let (key, title) = answers_heading(book, *section);
                self.mark(key, Length::ZERO);
                self.outline.push((title.clone(), key));
                if section.is_none() {
                    self.push(front::answers_opener(book, frame, &title)?);
                    self.push(Draft::default());
                }
            }
            Part::Puzzles { section, puzzles } => {
                if book.spec.sections[*section].title.is_none() {
                    self.mark(Key::Section(*section), Length::ZERO);
                    self.outline
                        .push((range_of(book, *section), Key::Section(*section)));
                }
                let setting = grid_pages::puzzles(book, frame, *section, puzzles)?;
                self.grids(setting, puzzles.clone(), Key::Puzzle);
            }
            Part::Answers { section, puzzles } => {
                // In a book of their own no opening page comes before the answers.
                let (key, title) = answers_heading(book, *section);
                if !self.keys.contains_key(&key) {
                    self.mark(key, Length::ZERO);
                    self.outline.push((title, key));
                }
                let setting = grid_pages::answers(book, frame, *section, puzzles)?;
                self.grids(setting, puzzles.clone(), Key::Answer);
            }
        }
        Ok(())
    }

    fn push(&mut self, draft: Draft) {
        self.leaves.push(Leaf::Draft(draft));
    }

    fn extend(&mut self, drafts: Vec<Draft>) {
        self.leaves.extend(drafts.into_iter().map(Leaf::Draft));
    }

    /// Deals `puzzles` out to pages, and notes where each stands; `key` says what as.
    fn grids(&mut self, setting: Setting, puzzles: Range<usize>, key: fn(usize) -> Key) {
        let setting = Arc::new(setting);
        for page in setting.pages(puzzles) {
            for (index, top) in setting.tops(&page) {
                self.mark(key(index), top);
            }
            self.leaves.push(Leaf::Grids(setting.clone(), page));
        }
    }

    /// Notes that the next page begins a chapter.
    fn chapter(&mut self, title: &str, key: Key) {
        self.mark(key, Length::ZERO);
        self.outline.push((title.to_owned(), key));
    }

    /// Notes that `key` is found on the next page, so far down the block.
    fn mark(&mut self, key: Key, y: Length) {
        self.keys.insert(key, (self.leaves.len(), y));
    }

    /// Makes the next page a right-hand one.
    fn start_right(&mut self) {
        if !is_right(self.leaves.len()) {
            self.push(Draft::default());
        }
    }
}
