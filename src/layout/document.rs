//! A document as back ends see it: pages of positioned items, which are made on request.

pub(crate) mod item;
pub(crate) mod outline;
pub(crate) mod role;
pub(crate) mod walk;

use crate::document::item::{Item, Paint, Pose};
use crate::document::role::Destination;
use gridpress_base::colour::{ColourSpace, SpotInk};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Failure;
use std::fmt;

/// A page: its items, and the positions of its numbered grids.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The items in the order of painting.
    pub items: Vec<Item>,
    /// The grids of numbered puzzles among the items.
    pub grids: Vec<GridPlace>,
    /// Items that are read earlier than they are painted: the index of each, and the index of the item that follows it.
    pub read_earlier: Vec<(usize, usize)>,
}

/// One of a puzzle's two grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GridRole {
    /// The puzzle to solve.
    Puzzle,
    /// Its answer.
    Answer,
}

/// The position of a numbered puzzle or its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridPlace {
    /// The grid, with its frame.
    pub rect: Rect,
    /// Number of cells in a row.
    pub cells: usize,
    /// `true` if it consists of several overlapping grids.
    pub is_overlapping: bool,
    /// Number of its puzzle.
    pub number: u32,
    /// The kind of grid: puzzle or answer.
    pub role: GridRole,
}

impl GridPlace {
    /// Returns the position after the surroundings are posed.
    pub(crate) fn posed(self, pose: &Pose) -> GridPlace {
        let far = Point::new(self.rect.right(), self.rect.bottom());
        // Opposite corners, because a turn exchanges width and height.
        let [a, b] = [self.rect.origin, far].map(|corner| pose.apply(corner));
        GridPlace { rect: Rect::from_corners(a, b), ..self }
    }
}

impl Page {
    /// Returns the part of the page in `window` as one item of another page.
    pub fn placed(self, pose: Pose, window: Rect) -> Item {
        Item::posed(self.items, pose, Some(window))
    }

    /// Returns the page with black in place of the colours of its items.
    pub fn in_black(mut self) -> Page {
        for item in &mut self.items {
            if let Paint::Group(group) = &mut item.paint {
                group.colour = None;
            }
        }
        self
    }

    /// Returns the indices of the items in the order of reading.
    pub fn reading_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.items.len()).collect();
        order.sort_by_key(|index| {
            let earlier = self.read_earlier.iter().find(|(item, _)| item == index);
            earlier.map_or(index * 2 + 1, |(_, next)| next * 2)
        });
        order
    }
}

/// A line of the outline that viewers show beside the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// Text of the line.
    pub title: String,
    /// Target of the entry.
    pub to: Destination,
    /// Number of its ancestors.
    pub depth: usize,
}

/// The page labels in viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PageLabels {
    /// 1, 2, 3: same as the folios.
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
    /// Width of the bleed.
    pub bleed: Length,
    /// `true` if pages also bleed at the spine, which is on the right of verso pages.
    pub bleeds_at_spine: bool,
    /// `true` if verso pages mirror recto ones.
    pub facing: bool,
    /// Width of the sheet beyond that, for cutting marks.
    pub slug: Length,
}

impl Paper {
    /// Creates paper of that size and bleed.
    pub fn new(trim: Size, bleed: Length) -> Paper {
        Paper { trim, bleed, bleeds_at_spine: true, facing: true, slug: Length::ZERO }
    }
}

/// The side of an open book on which a page lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PageSide {
    Verso,
    Recto,
}

impl PageSide {
    /// Returns the side of the page of that index: the first, third and fifth are recto.
    pub(crate) fn of(index: usize) -> PageSide {
        if index.is_multiple_of(2) { PageSide::Recto } else { PageSide::Verso }
    }
}

/// Returns `true` for recto pages: the first, third, fifth.
pub(crate) fn is_recto(index: usize) -> bool {
    PageSide::of(index) == PageSide::Recto
}

type PageMaker<'b> = dyn Fn(usize) -> Result<Page, Failure> + Send + Sync + 'b;

/// Pages in order; the first is a recto. Each page is made on request, in any order and on any thread, and is always
/// the same.
pub struct Document<'b> {
    /// The title.
    pub title: String,
    /// The paper of every page.
    pub paper: Paper,
    /// The outline.
    pub outline: Vec<OutlineEntry>,
    /// The page labels.
    pub labels: PageLabels,
    /// Colour space. Only documents in a space other than grey have colours.
    pub space: ColourSpace,
    /// The ink of colours in the space of a spot ink.
    pub spot: Option<SpotInk>,
    len: usize,
    make: Box<PageMaker<'b>>,
}

impl<'b> Document<'b> {
    /// Creates a document of `len` pages, which `make` makes by index. It has no outline.
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
            spot: None,
            len,
            make: Box::new(make),
        }
    }

    /// Returns the number of pages.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns `true` if the document has no pages.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the page of that index.
    ///
    /// # Errors
    /// If no font has one of its characters. [`lay_out`](crate::lay_out) checks for these, so this is rare.
    ///
    /// # Panics
    /// If the index is out of range.
    pub fn page(&self, index: usize) -> Result<Page, Failure> {
        assert!(index < self.len, "page {index} of {}", self.len);
        // Pages are not cached: a back end writes each of them once, and 10,000 pages would not fit in memory.
        (self.make)(index)
    }
}

impl fmt::Debug for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Document `{}` of {} pages", self.title, self.len)
    }
}
