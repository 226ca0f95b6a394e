//! Drafts of pages: their items in block coordinates, and references whose page numbers are unknown.

use crate::document::GridPlace;
use crate::document::item::{Item, Pose};
use crate::typography::boxes::LayoutBox;
use crate::typography::style::{Align, Style};
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::{PageNote, Words};
use std::sync::Arc;

/// A target of page references.
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
    /// A generated chapter.
    Chapter(Chapter),
    /// A chapter of a user-supplied text, both by index.
    Text(usize, usize),
}

/// A generated chapter.
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
    /// Returns the title of the chapter in its heading, the contents and the bookmarks.
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
    /// The anchor that is referred to.
    pub to: Anchor,
    /// The style of the number and its note.
    pub style: Style,
    /// The part of the text that is at `at`.
    pub align: Align,
    /// The baseline of the text.
    pub at: Point,
    /// The words around the number.
    pub note: PageNote,
    /// The words before the number, if they are drawn once for many references.
    pub lead: Option<Lead>,
    /// Line of the contents that is the link as a whole; `None` if only the text is.
    pub entry: Option<EntryLink>,
}

/// A line of the contents as a link.
#[derive(Clone, Debug)]
pub(crate) struct EntryLink {
    /// The area of the line.
    pub area: Rect,
    /// Its title.
    pub title: String,
}

/// The words before right-aligned numbers, drawn once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Lead {
    /// The drawing, from the left end of its baseline.
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
    Folio {
        /// The step of the mark at the outer edge, if there is one.
        step: Option<usize>,
    },
    /// A folio, and a running head: the book's title on verso pages, and `name` on recto ones.
    Head {
        /// The name of a section or chapter.
        name: String,
        /// The first and the last number of the puzzles on the page.
        numbers: Option<String>,
        /// The step of the mark at the outer edge, if there is one.
        step: Option<usize>,
    },
}

/// A page whose references are unresolved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    /// The items of the page, in coordinates of the text block.
    pub items: Vec<Item>,
    /// The references of the page, each with the number of items that are read before it.
    pub refs: Vec<(usize, PageRef)>,
    /// The running head and the folio of the page.
    pub furniture: Furniture,
    /// The grids of numbered puzzles among the items.
    pub grids: Vec<GridPlace>,
}

impl Furniture {
    /// Returns the furniture of a page of the chapter `name`.
    pub(crate) fn of(name: &str) -> Furniture {
        Furniture::Head { name: name.to_owned(), numbers: None, step: None }
    }
}

impl From<LayoutBox> for Draft {
    fn from(page: LayoutBox) -> Draft {
        Draft { items: page.items, ..Draft::default() }
    }
}

impl Draft {
    /// Returns this page with everything on it moved by `by`.
    pub(crate) fn moved(mut self, by: Point) -> Draft {
        if by == Point::default() {
            return self;
        }
        self.items = self.items.into_iter().map(|item| item.moved(by)).collect();
        for (_, page_ref) in &mut self.refs {
            page_ref.at = page_ref.at + by;
            if let Some(entry) = &mut page_ref.entry {
                entry.area.origin = entry.area.origin + by;
            }
        }
        self
    }

    /// Adds a reference, which is read after the items so far.
    pub(crate) fn refer(&mut self, page_ref: PageRef) {
        self.refs.push((self.items.len(), page_ref));
    }

    /// Adds the items and references of `other`.
    pub(crate) fn append(&mut self, other: Draft) {
        let before = self.items.len();
        self.refs.extend(other.refs.into_iter().map(|(index, of)| (before + index, of)));
        self.items.extend(other.items);
    }

    /// Adds the contents of `other`, posed, without its references.
    pub(crate) fn add_posed(&mut self, other: Draft, pose: Pose) {
        let grids = other.grids.into_iter().map(|grid| grid.posed(&pose));
        self.grids.extend(grids);
        self.items.push(Item::posed(other.items, pose, None));
    }

    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }
}
