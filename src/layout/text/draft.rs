//! Pages on the way: their items in block coordinates, and references whose page numbers are open.

use crate::layout::page::document::GridPlace;
use crate::layout::page::item::Item;
use crate::layout::text::style::{Align, Style};
use crate::units::{Length, Point, Rect};
use crate::words::{Around, Words};
use std::sync::Arc;

/// Something that pages refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    /// The puzzle of that index.
    Puzzle(usize),
    /// Its answer.
    Answer(usize),
    Section(usize),
    AnswersTo(usize),
    Answers,
    Chapter(Chapter),
    /// A chapter of a page of the user's own, both by index.
    Own(usize, usize),
}

/// A chapter that the program writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Chapter {
    Contents,
    HowTo,
    Levels,
    Techniques,
    Hints,
    Walkthroughs,
    BlankGrids,
    Notes,
    AboutAuthor,
    AboutBook,
}

impl Chapter {
    /// What its heading, the contents and bookmarks call it.
    pub(crate) fn title(self, words: &Words) -> &str {
        match self {
            Chapter::Contents => words.contents(),
            Chapter::HowTo => words.how_to(),
            Chapter::Levels => words.levels(),
            Chapter::Techniques => words.techniques(),
            Chapter::Hints => words.hints(),
            Chapter::Walkthroughs => words.walkthroughs(),
            Chapter::BlankGrids => words.blank_grids(),
            Chapter::Notes => words.notes(),
            Chapter::AboutAuthor => words.about_author(),
            Chapter::AboutBook => words.about_book(),
        }
    }
}

/// A number of a page that is not known yet: `around` it what it is; and the line leads there.
#[derive(Clone, Debug)]
pub(crate) struct PageRef {
    pub to: Key,
    pub style: Style,
    pub align: Align,
    pub at: Point,
    pub around: Around,
    /// What is around it, where it is drawn.
    pub lead: Option<Lead>,
    /// The area of the link; around the text when there is none.
    pub area: Option<Rect>,
}

/// The words in front of numbers that end at the right, drawn once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Lead {
    /// From the left end of their baseline.
    pub drawing: Arc<[Item]>,
    pub width: Length,
}

/// What stands above a page, besides the folio below.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Furniture {
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
pub(crate) struct Draft {
    /// In block coordinates.
    pub items: Vec<Item>,
    pub refs: Vec<PageRef>,
    pub furniture: Furniture,
    pub grids: Vec<GridPlace>,
}

impl Draft {
    /// The same, moved by `by`.
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

    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }
}
