//! Pages of puzzles and pages of answers.

use super::LayoutError;
use super::arrange::{Arrangement, arrange, body_size, heading_height};
use super::collect::answers_heading;
use super::draft::{Draft, Furniture, Key, PageRef};
use super::grid::{ANSWER_FIGURES, PUZZLE_FIGURES, Square, clear, draw_grid};
use super::items::Frame;
use super::text::{Align, SMALLEST, Style, line};
use crate::book::{Book, BookPuzzle};
use crate::fonts::{Fonts, Role};
use crate::puzzle::Shape;
use crate::spec::{Placement, Rules};
use crate::units::{Length, Point};
use crate::words;
use std::ops::Range;

/// The smallest side of a cell to solve in, and of one to look up.
const LEAST_CELL: Length = Length::pt(9);
const LEAST_ANSWER_CELL: Length = Length::pt(7);
/// Answers on a page, where the spec does not say and the page has room.
const ANSWERS_PER_PAGE: u32 = 12;

/// Pages, each with the index and top of the grids on it.
type GridPages = Vec<(Draft, Vec<(usize, Length)>)>;

/// What stands above a grid, chosen once so that all grids of a section have the same.
struct Heading {
    number: Style,
    note: Style,
    level: bool,
    before: Option<&'static str>,
}

impl Heading {
    /// The longest wording that fits over grids of that arrangement, even with the widest numbers.
    fn choose(
        fonts: &Fonts,
        arrangement: &Arrangement,
        widest_number: u32,
        level: Option<&str>,
        wordings: &[&'static str],
    ) -> Result<Heading, LayoutError> {
        let number = Style::new(Role::Bold, arrangement.number);
        let note = Style::new(
            Role::Text,
            arrangement.number.scale(2, 3).at_least(SMALLEST),
        );
        let digits = "8".repeat(widest_number.to_string().len());
        let number_width = fonts.width(number.role, number.size, &digits)?;
        let space = note.size;
        let level_width = match level {
            Some(level) => space + fonts.width(Role::Italic, note.size, level)?,
            None => Length::ZERO,
        };
        // As wide as any page number of a book with so many puzzles.
        let page = if widest_number < 4000 {
            "8888"
        } else {
            "88888"
        };
        for with_level in [true, false] {
            for &before in wordings {
                let note_width = fonts.width(note.role, note.size, &format!("{before}{page}"))?;
                let level_width = if with_level {
                    level_width
                } else {
                    Length::ZERO
                };
                if number_width + level_width + space + note_width <= arrangement.side {
                    return Ok(Heading {
                        number,
                        note,
                        level: with_level && level.is_some(),
                        before: Some(before),
                    });
                }
            }
        }
        let level = number_width + level_width <= arrangement.side && level.is_some();
        Ok(Heading {
            number,
            note,
            level,
            before: None,
        })
    }
}

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Puzzle,
    Answer,
}

/// How the grids of a section, or the answers, are set: the same on all their pages.
struct Setting {
    shown: Shown,
    arrangement: Arrangement,
    heading: Heading,
    rules: Rules,
    figures: (i32, i32),
    furniture: Furniture,
}

/// Every section that does not fit its pages, and the answers, if they do not.
pub(super) fn misfits(book: &Book, frame: &Frame) -> Vec<LayoutError> {
    let sections = (0..book.spec.sections.len())
        .filter_map(|section| puzzle_arrangement(book, frame, section).err());
    let answers = match book.spec.answers.placement {
        Placement::None => None,
        _ => answer_arrangement(book, frame).err(),
    };
    sections.chain(answers).collect()
}

fn puzzle_arrangement(
    book: &Book,
    frame: &Frame,
    section: usize,
) -> Result<Arrangement, LayoutError> {
    let per_page = book.spec.sections[section].per_page;
    let arrangement = arrange(per_page, body_size(frame), LEAST_CELL, Some(section))?;
    room_for_digits(&arrangement, book.spec.rules, Some(section))?;
    Ok(arrangement)
}

/// The arrangement of answers, and the weights of their rules.
fn answer_arrangement(book: &Book, frame: &Frame) -> Result<(Arrangement, Rules), LayoutError> {
    let arrange = |per_page| arrange(per_page, body_size(frame), LEAST_ANSWER_CELL, None);
    let arrangement = match book.spec.answers.per_page {
        Some(per_page) => arrange(per_page)?,
        None => match arrange(ANSWERS_PER_PAGE) {
            Err(LayoutError::TooSmall { most, .. }) => arrange(most.max(1))?,
            arranged => arranged?,
        },
    };
    let Rules { thin, thick } = book.spec.rules;
    // Thin rules must not fall below what prints; heavy ones would crowd a small grid.
    let lighter = thick
        .scale(6, 10)
        .min(arrangement.cell(Shape::classic()) / 6);
    let rules = Rules {
        thin,
        thick: lighter.at_least(thin),
    };
    room_for_digits(&arrangement, rules, None)?;
    Ok((arrangement, rules))
}

/// Rules must leave most of a cell to its digit.
fn room_for_digits(
    arrangement: &Arrangement,
    rules: Rules,
    section: Option<usize>,
) -> Result<(), LayoutError> {
    let cell = arrangement.cell(Shape::classic());
    if clear(cell, rules) >= cell.scale(65, 100) {
        Ok(())
    } else {
        Err(LayoutError::TooHeavy { section, cell })
    }
}

/// The pages of a section's puzzles.
pub(super) fn puzzle_pages(
    book: &Book,
    frame: &Frame,
    section: usize,
    range: Range<usize>,
) -> Result<GridPages, LayoutError> {
    let arrangement = puzzle_arrangement(book, frame, section)?;
    let wordings: &[&str] = match book.spec.answers.placement {
        Placement::None => &[],
        Placement::Separate => &words::TO_SEPARATE_ANSWER,
        Placement::Back | Placement::AfterSection => &words::TO_ANSWER,
    };
    let levels = book.sections[section]
        .iter()
        .map(|puzzle| words::level(puzzle.level));
    let widest = levels.max_by_key(|name| name.len());
    let fonts = &book.spec.fonts;
    let heading = Heading::choose(fonts, &arrangement, range.end as u32, widest, wordings)?;
    let setting = Setting {
        shown: Shown::Puzzle,
        arrangement,
        heading,
        rules: book.spec.rules,
        figures: PUZZLE_FIGURES,
        furniture: Furniture::Head(
            book.spec.sections[section]
                .title
                .clone()
                .unwrap_or_default(),
        ),
    };
    setting.pages(book, frame, range)
}

/// The pages of answers.
pub(super) fn answer_pages(
    book: &Book,
    frame: &Frame,
    section: Option<usize>,
    range: Range<usize>,
) -> Result<GridPages, LayoutError> {
    let (arrangement, rules) = answer_arrangement(book, frame)?;
    let wordings: &[&str] = match book.spec.answers.placement {
        Placement::Separate => &words::TO_PUZZLE_ELSEWHERE,
        _ => &words::TO_PUZZLE,
    };
    let fonts = &book.spec.fonts;
    let heading = Heading::choose(fonts, &arrangement, range.end as u32, None, wordings)?;
    let setting = Setting {
        shown: Shown::Answer,
        arrangement,
        heading,
        rules,
        figures: ANSWER_FIGURES,
        furniture: Furniture::Head(answers_heading(book, section).1),
    };
    setting.pages(book, frame, range)
}

impl Setting {
    /// Deals the puzzles of `range` out to pages.
    fn pages(
        &self,
        book: &Book,
        frame: &Frame,
        range: Range<usize>,
    ) -> Result<GridPages, LayoutError> {
        let (top, _) = frame.body();
        let per_page = self.arrangement.places.len();
        let mut puzzles = book.puzzles().skip(range.start);
        let mut pages = Vec::with_capacity(range.len().div_ceil(per_page));
        for first in range.clone().step_by(per_page) {
            let mut draft = Draft {
                furniture: self.furniture.clone(),
                ..Draft::default()
            };
            let mut tops = Vec::with_capacity(per_page);
            let places = (first..range.end).zip(&self.arrangement.places);
            for ((index, place), puzzle) in places.zip(&mut puzzles) {
                let at = Point::new(place.x, place.y + top);
                self.head(book, &mut draft, at, puzzle, index)?;
                self.grid(book, &mut draft, at, puzzle);
                tops.push((index, at.y));
            }
            pages.push((draft, tops));
        }
        Ok(pages)
    }

    /// The line above a grid: its number, its level, and where to turn.
    fn head(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        puzzle: &BookPuzzle,
        index: usize,
    ) -> Result<(), LayoutError> {
        let fonts = &book.spec.fonts;
        let Heading {
            number: style,
            note,
            ..
        } = self.heading;
        let at = Point::new(at.x, at.y + style.size.scale(72, 100));
        let number = puzzle.number.to_string();
        draft.extend(line(fonts, style, Align::Left, at, &number)?);
        if self.heading.level {
            let x = at.x + fonts.width(style.role, style.size, &number)? + note.size;
            let style = Style::new(Role::Italic, note.size);
            let level = words::level(puzzle.level);
            draft.extend(line(fonts, style, Align::Left, Point::new(x, at.y), level)?);
        }
        if let Some(before) = self.heading.before {
            let to = match self.shown {
                Shown::Puzzle => Key::Answer(index),
                Shown::Answer => Key::Puzzle(index),
            };
            let at = Point::new(at.x + self.arrangement.side, at.y);
            let align = Align::Right;
            draft.refs.push(PageRef {
                to,
                style: note,
                align,
                at,
                before,
                area: None,
            });
        }
        Ok(())
    }

    fn grid(&self, book: &Book, draft: &mut Draft, at: Point, puzzle: &BookPuzzle) {
        let at = Point::new(at.x, at.y + heading_height(self.arrangement.number));
        let square = Square {
            at,
            side: self.arrangement.side,
        };
        let puzzle = &puzzle.puzzle;
        draw_grid(
            &book.spec.fonts,
            self.rules,
            draft,
            square,
            self.figures,
            |cell| {
                let given = puzzle.givens.get(cell);
                match self.shown {
                    Shown::Puzzle => Some((given, Role::Given)),
                    Shown::Answer if given != 0 => Some((given, Role::Given)),
                    Shown::Answer => Some((puzzle.solution.get(cell), Role::Digit)),
                }
            },
        );
    }
}
