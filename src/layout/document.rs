//! A document, as back ends see it: pages of positioned items, which are made when they are asked for.

pub(crate) mod item;
pub(crate) mod outline;
pub(crate) mod walk;

use crate::document::item::{Destination, Item, Pose};
use gridpress_base::colour::ColourSpace;
use gridpress_base::diag::Failure;
use gridpress_base::units::{Length, Point, Rect, Size};
use std::fmt;

/// A page: its items, and the places of its numbered grids.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// In the order of painting.
    pub items: Vec<Item>,
    /// The grids of numbered puzzles among them.
    pub grids: Vec<GridPlace>,
}

/// One of a puzzle's two grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GridRole {
    /// The puzzle to solve.
    Puzzle,
    /// Its answer.
    Answer,
}

/// Where a numbered puzzle or its answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridPlace {
    /// The grid, with its frame.
    pub rect: Rect,
    /// The number of cells in a row.
    pub cells: usize,
    /// Whether it consists of several grids that overlap.
    pub is_overlapping: bool,
    /// The number of its puzzle.
    pub number: u32,
    /// The grid of the puzzle that stands here.
    pub role: GridRole,
}

impl GridPlace {
    /// Where the grid comes to lie with what is around it.
    pub(crate) fn posed(self, pose: &Pose) -> GridPlace {
        let far = Point::new(self.rect.right(), self.rect.bottom());
        let [a, b] = [self.rect.origin, far].map(|corner| pose.apply(corner));
        GridPlace { rect: Rect::from_corners(a, b), ..self }
    }
}

impl Page {
    /// All of it that `window` shows, as one item of another page, which links do not survive.
    pub fn placed(self, pose: Pose, window: Rect) -> Item {
        let items = self.items.into_iter().filter(|item| !item.is_link());
        Item::posed(items.collect(), pose, Some(window))
    }
}

/// A line of the outline that viewers show beside the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// The text of the line.
    pub title: String,
    /// The place that the entry leads to.
    pub to: Destination,
    /// How many entries it lies below.
    pub depth: usize,
}

/// The names of pages in viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PageLabels {
    /// 1, 2, 3: what their folios are.
    #[default]
    Folios,
    /// A name for each page.
    Names(Vec<String>),
}

/// The paper around a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Size of the finished page.
    pub trim: Size,
    /// How far ink may reach beyond it.
    pub bleed: Length,
    /// Whether it may so at the bind too; left pages have theirs on the right.
    pub bleeds_at_spine: bool,
    /// Whether left pages mirror right ones.
    pub facing: bool,
    /// How far the sheet reaches beyond that, for marks of cutting.
    pub slug: Length,
}

impl Paper {
    /// Paper of that size and bleed.
    pub fn new(trim: Size, bleed: Length) -> Paper {
        Paper { trim, bleed, bleeds_at_spine: true, facing: true, slug: Length::ZERO }
    }
}

/// The side of an open book that a page lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PageSide {
    Verso,
    Recto,
}

impl PageSide {
    /// Returns the side of the page of that index: the first, third and fifth lie on the right.
    pub(crate) fn of(index: usize) -> PageSide {
        if index.is_multiple_of(2) { PageSide::Recto } else { PageSide::Verso }
    }
}

/// True for the pages on the right: the first, third, fifth.
pub(crate) fn is_recto(index: usize) -> bool {
    PageSide::of(index) == PageSide::Recto
}

type PageMaker<'b> = dyn Fn(usize) -> Result<Page, Failure> + Send + Sync + 'b;

/// Pages in order; the first is a right-hand page. Each is made anew when it is asked for, in any order and
/// from any thread, and is always the same.
pub struct Document<'b> {
    /// The title.
    pub title: String,
    /// The paper of every page.
    pub paper: Paper,
    /// The outline.
    pub outline: Vec<OutlineEntry>,
    /// The names of the pages in viewers.
    pub labels: PageLabels,
    /// How its colours are stated. Only a document that says so here has any.
    pub space: ColourSpace,
    len: usize,
    make: Box<PageMaker<'b>>,
}

impl<'b> Document<'b> {
    /// A document of `len` pages, which `make` makes by index. It has no outline.
    pub fn new(
        title: String,
        paper: Paper,
        len: usize,
        make: impl Fn(usize) -> Result<Page, Failure> + Send + Sync + 'b,
    ) -> Document<'b> {
        Document {
            title,
            paper,
            outline: Vec::new(),
            labels: PageLabels::Folios,
            space: ColourSpace::Grey,
            len,
            make: Box::new(make),
        }
    }

    /// The number of pages.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True when the document has no pages.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The page of that index.
    ///
    /// # Errors
    /// When no font has a character of it. [`lay_out`](crate::lay_out) has looked for such, so this is rare.
    ///
    /// # Panics
    /// When there is no such page.
    pub fn page(&self, index: usize) -> Result<Page, Failure> {
        assert!(index < self.len, "page {index} of {}", self.len);
        (self.make)(index)
    }
}

impl fmt::Debug for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Document `{}` of {} pages", self.title, self.len)
    }
}
