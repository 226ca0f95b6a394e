//! A newspaper column: one puzzle of exactly the width and height that the desk requests, with a solution beside it,
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
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::daily::{Desk, Edition};
use gridpress_bookspec::{Slot, SolutionPlace};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::Words;
use gridpress_messages::diag::Failure;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;

pub use proof_sheet::lay_out_proof_sheet;

/// Gap between the puzzle and the solution, and between the rule at the top and the title.
const GAP: Length = Length::pt(9);
/// Lays out the page of a day's puzzle, with `solution` if the spec requests it.
///
/// # Errors
/// If the column has no room for the grids, or no font has one of its characters.
pub fn lay_out_day(
    desk: &Desk,
    edition: &Edition,
    solution: Option<&Edition>,
) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition, solution)?;
    Ok(column.document(edition, column.day_page(edition, solution)?))
}

/// Lays out the page of a day's solution alone, in a column of the same size.
///
/// # Errors
/// See [`lay_out_day`].
pub fn lay_out_solution(desk: &Desk, edition: &Edition) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition, None)?;
    Ok(column.document(edition, column.solution_page(edition)?))
}

/// The parts of a column and their positions.
struct Column<'d> {
    desk: &'d Desk<'d>,
    slot: &'d Slot,
    words: &'d Words,
    fonts: &'d Fonts,
    size: Size,
    /// Type of titles, of numbers, and of the text beside these.
    title: Style,
    number: Style,
    note: Style,
    /// Distance from the top of the column to the puzzle's grid.
    head: Length,
    puzzle: Square,
    /// Position of the solution, if any.
    answer: Option<Square>,
    /// `true` if the solution is beside the puzzle.
    is_beside: bool,
    /// The corrections to the puzzle, and to that whose solution is printed, in words.
    corrections: Vec<String>,
    /// The steps to the solution that is printed, if they are requested.
    walkthrough: PrintedSteps,
    /// The rules, the corrections, the steps, the byline and the copyright line, as requested.
    notes: Vec<Item>,
}

impl<'d> Column<'d> {
    /// Creates the column of a slot. All puzzles of the slot have the same one, with or without a solution on that day.
    fn new(
        desk: &'d Desk<'d>,
        edition: &Edition,
        solution: Option<&Edition>,
    ) -> Result<Column<'d>, Failure> {
        let slot = desk.slot(edition);
        let size = slot.size;
        let at_width = |share, least, most| {
            size.width.scale(share, 1000).at_least(Length::pt(least)).min(Length::pt(most))
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
            corrections: corrections(desk, edition, solution),
            walkthrough: solution.map_or_else(PrintedSteps::default, |solution| {
                PrintedSteps::new(desk, edition, solution)
            }),
            notes: Vec::new(),
        };
        let shape = &*edition.puzzle.shape;
        let grid = GridView { shape, symbols: &slot.symbols };
        let cells = shape.side() as i32;
        // Without a solution the rules go below the puzzle; otherwise they share the room beside or around the
        // solution.
        let below = match slot.solution {
            SolutionPlace::None => column.height_below(edition)?,
            _ => Length::ZERO,
        };
        // The solution only has the size that is legible, so the puzzle gets the rest.
        column.arrange(COLUMN_ANSWER.least_cell(grid) * cells, below);
        column.notes = column.notes(edition)?;
        let needed = COLUMN.least_cell(grid);
        let cell = COLUMN.band(shape.kind()).cell(column.puzzle.side, shape.side());
        if cell >= needed { Ok(column) } else { Err(column.too_small(cell, needed)) }
    }

    /// Returns `true` if there is something to the left or right of the solution, so that it only has the width of its
    /// grid.
    fn is_shared(&self) -> bool {
        self.is_beside || !self.notes.is_empty()
    }

    /// Returns a document of that page, titled with the title and number of the puzzle.
    fn document(&self, edition: &Edition, page: Page) -> Document<'static> {
        let title = format!("{} {}", self.desk.title(edition), edition.number);
        let paper = Paper::new(self.size, Length::ZERO);
        let mut document = Document::new(title, paper, 1, move |_| Ok(page.clone()));
        document.spot.clone_from(&self.desk.daily.spot);
        if document.spot.is_some() {
            document.space = ColourSpace::Spot;
        }
        document
    }

    /// Returns the page of a puzzle, with a solution if the spec requests one and there is one.
    fn day_page(
        &self,
        edition: &Edition,
        solution: Option<&Edition>,
    ) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        self.puzzle(edition, self.head(edition, self.block(), &mut page)?, &mut page)?;
        page.items.extend(self.notes.iter().cloned());
        if let Some((solution, square)) = solution.zip(self.answer) {
            let words = self.words;
            let captions = match self.slot.solution {
                // A date would only raise the question which day is meant, as the solution belongs to the puzzle on the
                // same page.
                SolutionPlace::Today => vec![words.solution().to_owned()],
                _ => vec![words.solution_of(solution.date), words.solution().to_owned()],
            };
            let captions = self.with_answer(solution, captions);
            let mut small = Page::default();
            self.answer(solution, square, &captions, &mut small)?;
            match self.slot.solution {
                // Elsewhere the solution is upside down, so that solvers do not read it by accident.
                SolutionPlace::Beside => page.add(small),
                _ => page.add(self.turned(small, square)),
            }
        }
        Ok(page)
    }

    /// Returns the page of a solution.
    fn solution_page(&self, edition: &Edition) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        let side = self.size.width.min(self.size.height - self.head);
        let square = Square { at: Point::new((self.size.width - side).half(), self.head), side };
        let is_dated = self.head(edition, square.into(), &mut page)?;
        let words = self.words;
        // The date appears once: in the head if there is room.
        let dated = (!is_dated).then(|| words.solution_of(edition.date));
        let captions: Vec<String> =
            dated.into_iter().chain([words.solution().to_owned()]).collect();
        let captions = self.with_answer(edition, captions);
        self.caption(edition, square, (self.number, self.note), &captions, &mut page)?;
        self.grid(edition, square, self.desk.rules(), GridRole::Answer, &mut page)?;
        Ok(page)
    }
}

impl Column<'_> {
    /// Returns captions of a solution, longest first; before them those that also contain its hidden word, or the answer
    /// of its contest.
    fn with_answer(&self, solution: &Edition, captions: Vec<String>) -> Vec<String> {
        let answer = self.desk.answer(solution).filter(|_| solution.puzzle.hidden.is_none());
        let mut forms = self.words.hidden_word(&solution.puzzle);
        forms.extend(answer);
        let longer = captions.iter().flat_map(|caption| {
            forms.iter().map(move |form: &String| format!("{caption}: {form}"))
        });
        let mut longer: Vec<String> = longer.chain(forms.iter().cloned()).collect();
        // Captions are tried in this order until one fits.
        longer.sort_by_key(|caption| std::cmp::Reverse(caption.chars().count()));
        longer.into_iter().chain(captions).collect()
    }
}

/// Returns the corrections of an edition in words, and those of an earlier one whose `solution` is printed with it.
fn corrections(desk: &Desk, edition: &Edition, solution: Option<&Edition>) -> Vec<String> {
    let words = desk.words(edition);
    let own = edition.corrections.iter().map(|own| words.corrected_on(own.day(), &own.note));
    let earlier = solution.filter(|solution| solution.date != edition.date).into_iter();
    let earlier = earlier.flat_map(|solution| {
        solution.corrections.iter().map(|of| words.correction_of(solution.date, &of.note))
    });
    own.chain(earlier).collect()
}

/// The steps to the solution of an earlier day.
#[derive(Default)]
struct PrintedSteps {
    /// The number of its puzzle.
    number: u32,
    steps: Vec<String>,
}

impl PrintedSteps {
    /// Returns the steps to the `solution` of an earlier day; none unless the desk prints them.
    fn new(desk: &Desk, edition: &Edition, solution: &Edition) -> PrintedSteps {
        if !desk.daily.walkthrough || solution.date == edition.date {
            return PrintedSteps::default();
        }
        let puzzle = &solution.puzzle;
        let symbols = &desk.slot(solution).symbols.of_puzzle(puzzle);
        let grid = GridView { shape: &puzzle.shape, symbols };
        let narrator = Narrator::new(desk.words(edition), grid);
        let path = desk.spec.engine.rater(&puzzle.shape).path(&puzzle.givens);
        let lines = path.iter().map(|step| match step.tier {
            1 => narrator.singles(std::slice::from_ref(step)),
            _ => narrator.brief(step),
        });
        let mut steps: Vec<String> = lines.collect();
        let found: usize = path.iter().map(|step| step.places.len()).sum();
        if puzzle.givens.filled_count() + found < puzzle.shape.kind().size() {
            steps.push("…".to_owned());
        }
        PrintedSteps { number: solution.number, steps }
    }
}

impl Page {
    /// Adds everything on another page.
    fn add(&mut self, other: Page) {
        self.items.extend(other.items);
        self.grids.extend(other.grids);
    }
}
