//! Roles of items in the text of a document, for readers who do not see its pages.

use gridpress_ground::named::names;
use gridpress_ground::units::{Length, Point, Rect};
use std::sync::Arc;

/// The role of items in the text of a document. Text without a role is a paragraph; other items without one are
/// decoration. Within items with a role, only a label and a grid's row have roles of their own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextRole {
    /// A heading of a rank: 1 for chapters and sections, 2 and more within them. Ranks may be skipped.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// More lines of the element before them, which may be on the previous page.
    Continuation,
    /// An item of a list.
    ListItem,
    /// The bullet or the number of a list item.
    Label,
    /// A line of the table of contents.
    Entry,
    /// A link. After a line of the table of contents it belongs to that line.
    Link(Link),
    /// A picture.
    Picture(Described),
    /// A grid: a table of its digits, and a picture of its other marks if they say something.
    Grid(Arc<GridTable>),
    /// Figures in a row of a grid.
    GridRow(GridRow),
    /// Not part of the text: running heads, folios, leaders.
    Decoration,
    /// A paragraph of a newspaper column.
    Column(ColumnText),
}

/// A text of a newspaper column, beside its grids. Layout programs have a paragraph style for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColumnText {
    /// The title of the puzzle.
    Title,
    /// The date of the puzzle.
    Date,
    /// The number of the puzzle.
    Number,
    /// The level.
    Level,
    /// The expected solving time.
    Minutes,
    /// The number above a solution.
    SolutionNumber,
    /// The text above a solution.
    Solution,
    /// A rule of the puzzle.
    Rules,
    /// A message to solvers: letters to use, a contest, a correction.
    Notice,
    /// The steps to the previous solution.
    Walkthrough,
    /// The author.
    Byline,
    /// The copyright line.
    Copyright,
}

names! {
    ColumnText {
        "Title" => ColumnText::Title,
        "Date" => ColumnText::Date,
        "Number" => ColumnText::Number,
        "Level" => ColumnText::Level,
        "Minutes" => ColumnText::Minutes,
        "Solution Number" => ColumnText::SolutionNumber,
        "Solution" => ColumnText::Solution,
        "Rules" => ColumnText::Rules,
        "Notice" => ColumnText::Notice,
        "Walkthrough" => ColumnText::Walkthrough,
        "Byline" => ColumnText::Byline,
        "Copyright" => ColumnText::Copyright,
    }
}

impl ColumnText {
    /// Returns `true` if the text is at the right end of its line.
    pub fn is_at_right(self) -> bool {
        matches!(self, ColumnText::Date | ColumnText::Minutes)
    }

    /// Returns `true` for the small print, whose paragraphs follow one another.
    pub fn is_small_print(self) -> bool {
        use ColumnText::{Byline, Copyright, Notice, Rules, Walkthrough};
        matches!(self, Rules | Notice | Walkthrough | Byline | Copyright)
    }
}

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Destination {
    /// The page, by index.
    pub page: usize,
    /// Distance from the top of the page.
    pub y: Length,
}

/// An area that leads to another place in the document.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Link {
    /// The area.
    pub area: Rect,
    /// Target of the link.
    pub to: Destination,
    /// Description of the target.
    pub text: String,
}

/// A text in place of a picture.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Described {
    /// The area of the picture.
    pub area: Rect,
    /// The text.
    pub text: String,
}

/// The cells of the figures of a line of text in a grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GridRow {
    /// The row, from 0.
    pub row: usize,
    /// The column of each glyph, from 0.
    pub columns: Vec<usize>,
}

/// The digits of a grid as a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GridTable {
    /// The name of each column; empty if rows are read as a whole.
    pub columns: Vec<String>,
    /// The rows. All have the same number of cells.
    pub rows: Vec<TableRow>,
    /// `true` if figures in cells are text, and false if they are pictures.
    pub has_text: bool,
    /// The grid's marks in words, and its area; `None` if it has only cells and their rules.
    pub marks: Option<Described>,
}

/// A row of a grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableRow {
    /// The name of the row.
    pub name: String,
    /// The symbol in each cell; empty for an empty cell.
    pub cells: Vec<String>,
}

impl GridTable {
    /// Returns `true` if each cell is read alone, and false if rows are read as a whole.
    pub fn has_cells(&self) -> bool {
        !self.columns.is_empty()
    }
}

impl TextRole {
    /// Returns the role of the items after they are moved by `by`.
    pub(crate) fn moved(self, by: Point) -> TextRole {
        match self {
            TextRole::Link(link) => TextRole::Link(Link { area: moved(link.area, by), ..link }),
            TextRole::Picture(picture) => TextRole::Picture(picture.moved(by)),
            TextRole::Grid(table) if table.marks.is_some() => {
                let mut table = Arc::unwrap_or_clone(table);
                table.marks = table.marks.map(|marks| marks.moved(by));
                TextRole::Grid(table.into())
            }
            other => other,
        }
    }
}

impl Described {
    fn moved(self, by: Point) -> Described {
        Described { area: moved(self.area, by), ..self }
    }
}

fn moved(area: Rect, by: Point) -> Rect {
    Rect { origin: area.origin + by, size: area.size }
}
