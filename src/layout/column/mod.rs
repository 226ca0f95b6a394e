//! A newspaper's column: one puzzle of exactly the width and height that the desk asks for, with a solution beside it,
//! below it or upside down; the solution alone; and a sheet of proofs.

mod proof;

use crate::daily::{Desk, Edition};
use crate::diag::{Diagnostic, Failure};
use crate::fonts::{MissingGlyph, Role};
use crate::layout::block::arrange::heading_height;
use crate::layout::block::signs::Signs;
use crate::layout::grid::figures::Shown;
use crate::layout::grid::measures::{COLUMN, COLUMN_ANSWER};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::grid::style::GridDesign;
use crate::layout::page::document::{Document, GridPlace, Page, Paper};
use crate::layout::page::item::{Item, Pose};
use crate::layout::text::line::{clip, extent, fit, line};
use crate::layout::text::style::{Align, SMALLEST, Style};
use crate::puzzle::Shape;
use crate::spec::{LevelSign, RuleWeights, SolutionPlace};
use crate::units::{Length, Point, Rect, Size};

pub use proof::proof;

/// Between the puzzle and the solution, and between the rule at the top and the title.
const GAP: Length = Length::pt(9);
/// The usual side of a solution, as a share of the puzzle's.
const SHARE: (i32, i32) = (42, 100);

/// The page of a day's puzzle, and `solution` where the spec wants it.
///
/// # Errors
/// When the column has no room for the grids, or no font has a character of it.
pub fn day(
    desk: &Desk,
    edition: &Edition,
    solution: Option<&Edition>,
) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition)?;
    let page = column.day(edition, solution).map_err(missing)?;
    Ok(column.document(page))
}

/// The page of a day's solution alone, in a column of the same size.
///
/// # Errors
/// As [`day`].
pub fn solution(desk: &Desk, edition: &Edition) -> Result<Document<'static>, Failure> {
    let column = Column::new(desk, edition)?;
    let page = column.solution_alone(edition).map_err(missing)?;
    Ok(column.document(page))
}

/// A report of a letter that no font has.
fn missing(glyph: MissingGlyph) -> Failure {
    let help = "choose a font that has it under [type]";
    Failure::input(vec![Diagnostic::error(glyph.to_string()).help(help)])
}

/// A column and what stands where in it.
struct Column<'d> {
    desk: &'d Desk<'d>,
    size: Size,
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
}

/// The part of a column's width that is used, for heads as for grids.
#[derive(Clone, Copy)]
struct Block {
    left: Length,
    width: Length,
}

impl From<Square> for Block {
    fn from(square: Square) -> Block {
        Block {
            left: square.at.x,
            width: square.side,
        }
    }
}

impl<'d> Column<'d> {
    /// The same for all puzzles of a slot, whether or not there is a solution on that day.
    fn new(desk: &'d Desk<'d>, edition: &Edition) -> Result<Column<'d>, Failure> {
        let size = desk.daily.size;
        let at_width = |share, least, most| {
            let wanted = size.width.scale(share, 1000);
            wanted.at_least(Length::pt(least)).min(Length::pt(most))
        };
        let title = Style::new(Role::Heading, at_width(62, 10, 24));
        let number = Style::new(Role::Bold, at_width(46, 8, 16));
        let note = Style::new(Role::Text, number.size.scale(78, 100).at_least(SMALLEST));
        let head =
            desk.rules().thick + GAP.half() + title.size + GAP.half() + heading_height(number.size);
        let mut column = Column {
            desk,
            size,
            title,
            number,
            note,
            head,
            puzzle: Square {
                at: Point::default(),
                side: Length::ZERO,
            },
            answer: None,
            is_beside: false,
        };
        let shape = &edition.puzzle.shape;
        let cells = shape.side() as i32;
        let symbols = desk.slot(edition).symbols;
        column.arrange(COLUMN_ANSWER.least_cell(shape, symbols) * cells);
        let needed = COLUMN.least_cell(shape, symbols);
        let cell = column.puzzle.side / cells;
        match cell >= needed {
            true => Ok(column),
            false => Err(column.too_small(cell, needed)),
        }
    }

    /// Finds places for the grids: side by side or one above the other, whichever leaves the puzzle more room. A
    /// solution needs at least so much.
    fn arrange(&mut self, least: Length) {
        let Size { width, height } = self.size;
        let room = height - self.head;
        // The solution has its share of what both are given, or what it needs.
        let parted = |both: Length, most: Length| {
            let answer = both.scale(SHARE.0, SHARE.0 + SHARE.1).at_least(least);
            let puzzle = (both - answer).min(most);
            let spare = puzzle.scale(SHARE.0, SHARE.1).at_least(least);
            (puzzle, spare.min(both - puzzle))
        };
        let caption = heading_height(self.note.size);
        let stacked = parted(room - caption - GAP, width);
        let beside = parted(width - GAP, room);
        let ((side, answer), is_beside) = match self.desk.daily.solution {
            SolutionPlace::None => ((width.min(room), Length::ZERO), false),
            _ if beside.0 > stacked.0 => (beside, true),
            _ => (stacked, false),
        };
        // In the middle, with the same white on both sides.
        let used = if is_beside { side + GAP + answer } else { side };
        let left = (width - used).half();
        self.is_beside = is_beside;
        self.puzzle = Square {
            at: Point::new(left, self.head),
            side,
        };
        let at = match is_beside {
            true => Point::new(left + side + GAP, self.head + side - answer),
            false => Point::new(left, self.head + side + GAP + caption),
        };
        self.answer = (answer > Length::ZERO).then_some(Square { at, side: answer });
    }

    /// What the grids take of the width.
    fn block(&self) -> Block {
        let right = match self.answer.filter(|_| self.is_beside) {
            Some(answer) => answer.at.x + answer.side,
            None => self.puzzle.at.x + self.puzzle.side,
        };
        Block {
            left: self.puzzle.at.x,
            width: right - self.puzzle.at.x,
        }
    }

    fn too_small(&self, cell: Length, needed: Length) -> Failure {
        let Size { width, height } = self.size;
        let message = format!(
            "a column of {} x {} leaves cells of {}",
            width.in_mm(),
            height.in_mm(),
            cell.at_least(Length::ZERO).in_mm()
        );
        let help = match self.desk.daily.solution {
            SolutionPlace::None => "make `width` or `height` in [daily] larger",
            _ => "make `width` or `height` in [daily] larger, or set solution = \"none\"",
        };
        let expected = format!("{message}; to write in they need {}", needed.in_mm());
        Failure::input(vec![Diagnostic::error(expected).help(help)])
    }

    fn document(&self, page: Page) -> Document<'static> {
        let title = self.desk.spec.title.clone();
        let paper = Paper::new(self.size, Length::ZERO);
        Document::new(title, paper, 1, move |_| Ok(page.clone()))
    }

    fn day(&self, edition: &Edition, solution: Option<&Edition>) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        let is_dated = self.head(edition, self.block(), &mut page)?;
        self.puzzle(edition, is_dated, &mut page)?;
        if let Some((solution, square)) = solution.zip(self.answer) {
            let words = &self.desk.spec.words;
            let captions = match self.desk.daily.solution {
                SolutionPlace::Today => vec![words.solution().to_owned()],
                _ => vec![
                    words.solution_of(solution.date),
                    words.solution().to_owned(),
                ],
            };
            let mut small = Page::default();
            self.answer(solution, square, &captions, &mut small)?;
            match self.desk.daily.solution {
                SolutionPlace::Beside => page.add(small),
                _ => page.add(self.turned(small, square)),
            }
        }
        Ok(page)
    }

    fn solution_alone(&self, edition: &Edition) -> Result<Page, MissingGlyph> {
        let mut page = Page::default();
        let side = self.size.width.min(self.size.height - self.head);
        let at = Point::new((self.size.width - side).half(), self.head);
        let square = Square { at, side };
        self.head(edition, square.into(), &mut page)?;
        let words = &self.desk.spec.words;
        let captions = [words.solution_of(edition.date), words.solution().to_owned()];
        let styles = (self.number, self.note);
        self.caption(edition, square, styles, &captions, &mut page)?;
        self.grid(edition, square, self.desk.rules(), true, &mut page)?;
        Ok(page)
    }

    /// A rule across the block, and below it what the puzzle is called and its date. False where there is no room for
    /// the date, however small the title.
    fn head(&self, edition: &Edition, block: Block, page: &mut Page) -> Result<bool, MissingGlyph> {
        let (spec, rules) = (self.desk.spec, self.desk.rules());
        let Block { left, width } = block;
        let middle = rules.thick.half();
        page.items.push(Item::rule(
            Point::new(left, middle),
            Point::new(left + width, middle),
            rules.thick,
        ));
        let title = self.desk.title(edition);
        let baseline = rules.thick + GAP.half() + self.title.size.scale(80, 100);
        let [full, short] = self.dates(edition);
        // A title gives way to the weekday a little, and to the date itself as far as it can.
        let choices = [(full, self.title.size.scale(3, 4)), (short, self.note.size)];
        let mut chosen = None;
        for (date, least) in choices {
            let room = width - extent(&spec.fonts, self.note, &date)? - self.note.size;
            let style = self.fitted(self.title, &title, room, least)?;
            if extent(&spec.fonts, style, &title)? <= room {
                chosen = Some((style, date));
                break;
            }
        }
        let style = match &chosen {
            Some((style, _)) => *style,
            None => self.fitted(self.title, &title, width, SMALLEST)?,
        };
        let title = clip(&spec.fonts, style, width, &title)?;
        let at = Point::new(left, baseline);
        page.items
            .extend(line(&spec.fonts, style, Align::Left, at, &title)?);
        if let Some((_, date)) = &chosen {
            let at = Point::new(left + width, baseline);
            page.items
                .extend(line(&spec.fonts, self.note, Align::Right, at, date)?);
        }
        Ok(chosen.is_some())
    }

    /// The date with its weekday, and without.
    fn dates(&self, edition: &Edition) -> [String; 2] {
        let words = &self.desk.spec.words;
        [words.full_date(edition.date), words.date(edition.date)]
    }

    /// The style, made smaller until `text` is as wide as `room` at the most, or its size `least`.
    fn fitted(
        &self,
        style: Style,
        text: &str,
        room: Length,
        least: Length,
    ) -> Result<Style, MissingGlyph> {
        let fonts = &self.desk.spec.fonts;
        let fits = |style| Ok((style, extent(fonts, style, text)? <= room));
        Ok(fit(style, 95, least, fits)?.0)
    }

    /// The first of `texts` that fits.
    fn longest<'t>(
        &self,
        style: Style,
        room: Length,
        texts: &'t [String],
    ) -> Result<Option<&'t str>, MissingGlyph> {
        for text in texts {
            if extent(&self.desk.spec.fonts, style, text)? <= room {
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    /// The grid, and above it number, level and stars, and the date where the head has no room for it.
    fn puzzle(
        &self,
        edition: &Edition,
        is_dated: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let square = self.puzzle;
        let fonts = &self.desk.spec.fonts;
        let words = &self.desk.spec.words;
        let baseline = self.baseline(square, self.number);
        let number = edition.number.to_string();
        let bold = line(fonts, self.number, Align::Left, baseline, &number)?;
        page.items.extend(bold);
        let mut room = square.side;
        if !is_dated {
            let [_, date] = self.dates(edition);
            let at = Point::new(baseline.x + square.side, baseline.y);
            page.items
                .extend(line(fonts, self.note, Align::Right, at, &date)?);
            room -= extent(fonts, self.note, &date)? + self.note.size;
        }
        let before = fonts.width(self.number.role, self.number.size, &number)? + self.note.size;
        let variants = words.variants(edition.puzzle.shape.kind());
        let label = words.label(&variants, edition.level);
        let signs = Signs::beside(LevelSign::Stars, self.note.size);
        let behind = signs.width(edition.level) + self.note.size;
        let style = self.fitted(self.note, &label, room - before - behind, SMALLEST)?;
        let label = clip(fonts, style, room - before, &label)?;
        let at = Point::new(baseline.x + before, baseline.y);
        page.items
            .extend(line(fonts, style, Align::Left, at, &label)?);
        let wide = extent(fonts, style, &label)?;
        if before + wide + behind <= room {
            let at = Point::new(at.x + wide + style.size.half(), at.y);
            page.items.extend(signs.items(edition.level, at));
        }
        self.grid(edition, square, self.desk.rules(), false, page)
    }

    /// The baseline of the line above a grid.
    fn baseline(&self, square: Square, style: Style) -> Point {
        let above = heading_height(style.size) - style.figures();
        Point::new(square.at.x, square.at.y - above)
    }

    fn answer(
        &self,
        edition: &Edition,
        square: Square,
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let bold = self.note.with(Role::Bold);
        self.caption(edition, square, (bold, self.note), captions, page)?;
        let rules = self.desk.rules();
        // Newsprint fills in what is finer than the cell rules.
        let thick = rules.thick.scale(70, 100).at_least(rules.thin);
        self.grid(edition, square, RuleWeights { thick, ..rules }, true, page)
    }

    /// A number, and behind it the longest of `captions` that fits.
    fn caption(
        &self,
        edition: &Edition,
        square: Square,
        (bold, note): (Style, Style),
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let fonts = &self.desk.spec.fonts;
        let at = self.baseline(square, bold);
        let number = edition.number.to_string();
        page.items
            .extend(line(fonts, bold, Align::Left, at, &number)?);
        let before = fonts.width(bold.role, bold.size, &number)? + note.size.half();
        let right = match self.is_beside {
            true => square.at.x + square.side,
            false => self.size.width,
        };
        if let Some(caption) = self.longest(note, right - at.x - before, captions)? {
            let at = Point::new(at.x + before, at.y);
            page.items
                .extend(line(fonts, note, Align::Left, at, caption)?);
        }
        Ok(())
    }

    fn grid(
        &self,
        edition: &Edition,
        square: Square,
        rules: RuleWeights,
        is_answer: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let spec = self.desk.spec;
        let puzzle = &edition.puzzle;
        let fonts = &spec.fonts;
        let (design, shown) = match is_answer {
            true => (
                GridDesign::new(COLUMN_ANSWER, rules, square.side),
                Shown::Filled {
                    givens: &puzzle.givens,
                    digits: &puzzle.solution,
                },
            ),
            false => (
                GridDesign::new(COLUMN, rules, square.side).shaded(Shades::of(&spec.grid)),
                Shown::Givens(&puzzle.givens),
            ),
        };
        let style = design.style(fonts, &puzzle.shape, self.desk.slot(edition).symbols)?;
        let grid = style.draw(fonts, square.at, &puzzle.shape, shown)?;
        page.items.extend(grid.into_items());
        page.grids
            .push(place(square, &puzzle.shape, edition.number, is_answer));
        Ok(())
    }

    /// What stands in and above `square`, with the width that is its own, turned upside down.
    fn turned(&self, page: Page, square: Square) -> Page {
        let above = heading_height(self.note.size);
        let across = match self.is_beside {
            true => square.at.x + square.at.x + square.side,
            false => self.size.width,
        };
        let at = Point::new(across, square.at.y - above + square.at.y + square.side);
        let pose = Pose {
            at,
            turns: 2,
            scale: (1, 1),
        };
        let grids = page.grids.into_iter().map(|grid| {
            let corner = Point::new(grid.rect.right(), grid.rect.bottom());
            let origin = pose.apply(corner);
            let size = grid.rect.size;
            GridPlace {
                rect: Rect::new(origin.x, origin.y, size.width, size.height),
                ..grid
            }
        });
        Page {
            grids: grids.collect(),
            items: vec![Item::posed(page.items, pose, None)],
        }
    }
}

fn place(square: Square, shape: &Shape, number: u32, is_answer: bool) -> GridPlace {
    GridPlace {
        rect: square.rect(),
        cells: shape.side(),
        number,
        is_answer,
    }
}

impl Page {
    /// With all that is on another.
    fn add(&mut self, other: Page) {
        self.items.extend(other.items);
        self.grids.extend(other.grids);
    }
}
