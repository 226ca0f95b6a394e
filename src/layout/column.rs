//! A newspaper's column: one puzzle of exactly the width and height that the desk asks for, with a solution beside it,
//! below it or upside down; the solution alone; and a sheet of proofs.

mod captions;
mod placement;
mod proof_sheet;

use crate::block::numbers::heading_height;
use crate::document::item::Item;
use crate::document::{Document, GridRole, Page, Paper};
use crate::grid_drawing::lattice::Square;
use crate::grid_drawing::measures::{COLUMN, COLUMN_ANSWER};
use crate::typography::style::{SMALLEST, Style};
use gridpress_base::diag::Failure;
use gridpress_base::fonts::{FontRole, Fonts, MissingGlyph};
use gridpress_base::messages::Words;
use gridpress_base::symbols::GridView;
use gridpress_base::units::{Length, Point, Size};
use gridpress_book::daily::{Desk, Edition};
use gridpress_spec::{Slot, SolutionPlace};

pub use proof_sheet::lay_out_proof_sheet;

/// Between the puzzle and the solution, and between the rule at the top and the title.
const GAP: Length = Length::pt(9);
/// The page of a day's puzzle, and `solution` where the spec wants it.
///
/// # Errors
/// When the column has no room for the grids, or no font has a character of it.
pub fn lay_out_day(
    desk: &Desk,
    edition: &Edition,
    solution: Option<&Edition>,
) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition)?;
    let page = column.day_page(edition, solution)?;
    Ok(column.document(edition, page))
}

/// The page of a day's solution alone, in a column of the same size.
///
/// # Errors
/// As [`lay_out_day`].
pub fn lay_out_solution(desk: &Desk, edition: &Edition) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition)?;
    let page = column.solution_page(edition)?;
    Ok(column.document(edition, page))
}

/// A column and what stands where in it.
struct Column<'d> {
    desk: &'d Desk<'d>,
    slot: &'d Slot,
    words: &'d Words,
    fonts: &'d Fonts,
    size: Size,
    /// The type of titles, of numbers, and of what stands beside these.
    title: Style,
    number: Style,
    note: Style,
    /// From the top of the column to the puzzle's grid.
    head: Length,
    puzzle: Square,
    /// Where the solution goes, if one does.
    answer: Option<Square>,
    /// Whether that is beside the puzzle.
    is_beside: bool,
    /// The rules, the byline and the copyright line, where they are wanted.
    notes: Vec<Item>,
}

impl<'d> Column<'d> {
    /// The column of a slot: all of its puzzles have the same, whether or not there is a solution on that day.
    fn new(desk: &'d Desk<'d>, edition: &Edition) -> Result<Column<'d>, Failure> {
        let slot = desk.slot(edition);
        let size = slot.size;
        let at_width = |share, least, most| {
            let width = size.width.scale(share, 1000);
            width.at_least(Length::pt(least)).min(Length::pt(most))
        };
        let title = Style::new(FontRole::Heading, at_width(62, 10, 24));
        let number = Style::new(FontRole::Bold, at_width(46, 8, 16));
        let note = Style::new(FontRole::Text, number.size.scale(78, 100).at_least(SMALLEST));
        let head =
            desk.rules().thick + GAP.half() + title.size + GAP.half() + heading_height(number.size);
        let mut column = Column {
            desk,
            slot,
            words: desk.words(edition),
            fonts: &desk.spec.fonts,
            size,
            title,
            number,
            note,
            head,
            puzzle: Square { at: Point::default(), side: Length::ZERO },
            answer: None,
            is_beside: false,
            notes: Vec::new(),
        };
        let shape = &*edition.puzzle.shape;
        let grid = GridView { shape, symbols: &slot.symbols };
        let cells = shape.side() as i32;
        let below = match slot.solution {
            SolutionPlace::None => column.height_below(edition)?,
            _ => Length::ZERO,
        };
        column.arrange(COLUMN_ANSWER.least_cell(grid) * cells, below);
        column.notes = column.notes(edition)?;
        let needed = COLUMN.least_cell(grid);
        let cell = COLUMN.band(shape.kind()).cell(column.puzzle.side, shape.side());
        if cell >= needed { Ok(column) } else { Err(column.too_small(cell, needed)) }
    }

    /// Whether something stands at the right of the solution, or at its left, so that it has the width of its grid alone.
    fn is_shared(&self) -> bool {
        self.is_beside || !self.notes.is_empty()
    }

    /// A document of that one page, which has the title and the number of the puzzle.
    fn document(&self, edition: &Edition, page: Page) -> Document<'static> {
        let title = format!("{} {}", self.desk.title(edition), edition.number);
        let paper = Paper::new(self.size, Length::ZERO);
        Document::new(title, paper, 1, move |_| Ok(page.clone()))
    }

    /// The page of a puzzle, with a solution where the spec wants one and there is one.
    fn day_page(
        &self,
        edition: &Edition,
        solution: Option<&Edition>,
    ) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        let is_dated = self.head(edition, self.block(), &mut page)?;
        self.puzzle(edition, is_dated, &mut page)?;
        page.items.extend(self.notes.iter().cloned());
        if let Some((solution, square)) = solution.zip(self.answer) {
            let words = self.words;
            let captions = match self.slot.solution {
                SolutionPlace::Today => vec![words.solution().to_owned()],
                _ => vec![words.solution_of(solution.date), words.solution().to_owned()],
            };
            let captions = with_word(words, solution, captions);
            let mut small = Page::default();
            self.answer(solution, square, &captions, &mut small)?;
            match self.slot.solution {
                SolutionPlace::Beside => page.add(small),
                _ => page.add(self.turned(small, square)),
            }
        }
        Ok(page)
    }

    /// The page of a solution.
    fn solution_page(&self, edition: &Edition) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        let side = self.size.width.min(self.size.height - self.head);
        let at = Point::new((self.size.width - side).half(), self.head);
        let square = Square { at, side };
        let is_dated = self.head(edition, square.into(), &mut page)?;
        let words = self.words;
        // The date is said once: in the head, where that has room for it.
        let dated = (!is_dated).then(|| words.solution_of(edition.date));
        let captions: Vec<String> =
            dated.into_iter().chain([words.solution().to_owned()]).collect();
        let captions = with_word(words, edition, captions);
        let styles = (self.number, self.note);
        self.caption(edition, square, styles, &captions, &mut page)?;
        self.grid(edition, square, self.desk.rules(), GridRole::Answer, &mut page)?;
        Ok(page)
    }
}

/// Captions of a solution, before them those that tell the word in it too: from long to short.
fn with_word(words: &Words, solution: &Edition, captions: Vec<String>) -> Vec<String> {
    let word_forms = words.hidden_word(&solution.puzzle);
    let longer = captions.iter().flat_map(|caption| {
        let joined = |word: &String| format!("{caption}: {word}");
        word_forms.iter().map(joined).collect::<Vec<_>>()
    });
    let mut longer: Vec<String> = longer.chain(word_forms.iter().cloned()).collect();
    longer.sort_by_key(|caption| std::cmp::Reverse(caption.chars().count()));
    longer.into_iter().chain(captions).collect()
}

impl Page {
    /// Adds everything that is on another page.
    fn add(&mut self, other: Page) {
        self.items.extend(other.items);
        self.grids.extend(other.grids);
    }
}
