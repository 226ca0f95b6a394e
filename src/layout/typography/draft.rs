//! Pages on the way: their items in block coordinates, and references whose page numbers are open.

use crate::document::GridPlace;
use crate::document::item::{Item, Pose};
use crate::typography::style::{Align, Style};
use gridpress_base::messages::{PageNote, Words};
use gridpress_base::units::{Length, Point, Rect};
use std::sync::Arc;

/// Something that pages refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Anchor {
    /// The puzzle of that index.
    Puzzle(usize),
    /// The answer to the puzzle of that index.
    Answer(usize),
    /// The section of that index.
    Section(usize),
    /// The answers to the section of that index.
    AnswersTo(usize),
    /// The answers of the whole book.
    Answers,
    /// A chapter that the program writes.
    Chapter(Chapter),
    /// A chapter of a text of the user's, both by index.
    Text(usize, usize),
}

/// A chapter that the program writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Chapter {
    Contents,
    HowTo,
    Kids,
    Levels,
    Techniques,
    Hints,
    Walkthroughs,
    BlankGrids,
    Notes,
    Record,
    Stats,
    Certificate,
    AboutAuthor,
    AboutBook,
}

impl Chapter {
    /// The title of the chapter in its heading, the contents and the bookmarks.
    pub(crate) fn title(self, words: &Words) -> &str {
        match self {
            Chapter::Contents => words.contents(),
            Chapter::HowTo => words.how_to(),
            Chapter::Kids => words.kids_how_to(),
            Chapter::Levels => words.levels(),
            Chapter::Techniques => words.techniques(),
            Chapter::Hints => words.hints(),
            Chapter::Walkthroughs => words.walkthroughs(),
            Chapter::BlankGrids => words.blank_grids(),
            Chapter::Notes => words.notes(),
            Chapter::Record => words.record(),
            Chapter::Stats => words.stats(),
            Chapter::Certificate => words.certificate(),
            Chapter::AboutAuthor => words.about_author(),
            Chapter::AboutBook => words.about_book(),
        }
    }
}

/// A reference to a page whose number is not known yet. It becomes the number in its note, and a link.
#[derive(Clone, Debug)]
pub(crate) struct PageRef {
    /// The anchor on the page that is referred to.
    pub to: Anchor,
    /// The style of the number and its note.
    pub style: Style,
    /// Which end of the text stands at `at`.
    pub align: Align,
    /// The baseline of the text.
    pub at: Point,
    /// The words around the number.
    pub note: PageNote,
    /// The words before the number, where they are drawn once for many references.
    pub lead: Option<Lead>,
    /// The area of the link; around the text when there is none.
    pub area: Option<Rect>,
}

/// The words in front of numbers that end at the right, drawn once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Lead {
    /// From the left end of their baseline.
    pub drawing: Arc<[Item]>,
    /// The advance width of the words.
    pub width: Length,
}

/// The running head and the folio of a page.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Furniture {
    /// Neither a running head nor a folio.
    #[default]
    Bare,
    /// A folio and no running head.
    Folio,
    /// A folio, and a running head: the book's title on left pages, and `name` on right ones.
    Head {
        /// The name of a section or chapter.
        name: String,
        /// The first and the last number of the puzzles on the page.
        numbers: Option<String>,
        /// Which step the mark at the outer edge is on, where there is one.
        step: Option<usize>,
    },
}

/// A page whose references are open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    /// The items of the page, in coordinates of the text block.
    pub items: Vec<Item>,
    /// The references of the page.
    pub refs: Vec<PageRef>,
    /// The running head and the folio of the page.
    pub furniture: Furniture,
    /// The grids of numbered puzzles among the items.
    pub grids: Vec<GridPlace>,
}

impl Furniture {
    /// The furniture of a page of that chapter.
    pub(crate) fn of(name: &str) -> Furniture {
        Furniture::Head { name: name.to_owned(), numbers: None, step: None }
    }
}

impl Draft {
    /// This page with all that is on it moved by `by`.
    pub(crate) fn moved(mut self, by: Point) -> Draft {
        if by == Point::default() {
            return self;
        }
        self.items = self.items.into_iter().map(|item| item.moved(by)).collect();
        for page_ref in &mut self.refs {
            page_ref.at = page_ref.at + by;
            if let Some(area) = &mut page_ref.area {
                area.origin = area.origin + by;
            }
        }
        self
    }

    /// Adds what is on `other`, posed; what it refers to is left out.
    pub(crate) fn add_posed(&mut self, other: Draft, pose: Pose) {
        let grids = other.grids.into_iter().map(|grid| grid.posed(&pose));
        self.grids.extend(grids);
        self.items.push(Item::posed(other.items, pose, None));
    }

    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }
}
