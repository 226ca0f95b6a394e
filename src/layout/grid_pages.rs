//! Pages of puzzles and pages of answers.

use super::LayoutError;
use super::arrange::{Arrangement, arrange, body_size, heading_height};
use super::collect::answers_heading;
use super::draft::{Draft, Furniture, Key, PageRef};
use super::grid::{ANSWER_FIGURES, PUZZLE_FIGURES, Square, draw_grid};
use super::items::Frame;
use super::text::{Align, SMALLEST, Style, line};
use crate::book::{Book, BookPuzzle};
use crate::fonts::{Fonts, Role};
use crate::spec::{Placement, Rules};
use crate::units::{Length, Point};
use crate::words;
use std::ops::Range;

/// The smallest side of a cell to solve in, and of one to look up.
const LEAST_CELL: Length = Length::pt(12);
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
        for with_level in [true, false] {
            for &before in wordings {
                let note_width = fonts.width(note.role, note.size, &format!("{before}88888"))?;
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

/// The pages of a section's puzzles.
pub(super) fn puzzle_pages(
    book: &Book,
    frame: &Frame,
    section: usize,
    range: Range<usize>,
) -> Result<GridPages, LayoutError> {
    let spec = &book.spec.sections[section];
    let arrangement = arrange(spec.per_page, body_size(frame), LEAST_CELL, Some(section))?;
    let puzzles = &book.sections[section];
    let wordings: &[&str] = match book.spec.answers.placement {
        Placement::None => &[],
        Placement::Separate => &words::TO_SEPARATE_ANSWER,
        Placement::Back | Placement::AfterSection => &words::TO_ANSWER,
    };
    let widest_level = puzzles
        .iter()
        .map(|puzzle| words::level(puzzle.level))
        .max_by_key(|name| name.len());
    let heading = Heading::choose(
        &book.spec.fonts,
        &arrangement,
        range.end as u32,
        widest_level,
        wordings,
    )?;
    let head = spec.title.clone().unwrap_or_default();
    let draw = |draft: &mut Draft, at: Point, index: usize| {
        let puzzle = &puzzles[index - range.start];
        head_of(
            book,
            draft,
            &heading,
            &arrangement,
            at,
            puzzle,
            Key::Answer(index),
        )?;
        let grid_at = Point::new(at.x, at.y + heading_height(arrangement.number));
        let digits = |cell| Some((puzzle.puzzle.givens.get(cell), Role::Given));
        draw_grid(
            &book.spec.fonts,
            book.spec.rules,
            draft,
            Square {
                at: grid_at,
                side: arrangement.side,
            },
            PUZZLE_FIGURES,
            digits,
        );
        Ok(())
    };
    pages(
        frame,
        &arrangement,
        range.clone(),
        &Furniture::Head(head),
        draw,
    )
}

/// The pages of answers.
pub(super) fn answer_pages(
    book: &Book,
    frame: &Frame,
    section: Option<usize>,
    range: Range<usize>,
) -> Result<GridPages, LayoutError> {
    let body = body_size(frame);
    let arrangement = match book.spec.answers.per_page {
        Some(per_page) => arrange(per_page, body, LEAST_ANSWER_CELL, None)?,
        None => match arrange(ANSWERS_PER_PAGE, body, LEAST_ANSWER_CELL, None) {
            Err(LayoutError::TooSmall { most, .. }) => {
                arrange(most.max(1), body, LEAST_ANSWER_CELL, None)?
            }
            arranged => arranged?,
        },
    };
    let wordings: &[&str] = match book.spec.answers.placement {
        Placement::Separate => &words::TO_PUZZLE_ELSEWHERE,
        _ => &words::TO_PUZZLE,
    };
    let heading = Heading::choose(
        &book.spec.fonts,
        &arrangement,
        range.end as u32,
        None,
        wordings,
    )?;
    let puzzles: Vec<&BookPuzzle> = book.puzzles().collect();
    let thin = book.spec.rules.thin;
    // Small grids keep the thin rules, which must not fall below what prints, and take lighter heavy ones.
    let rules = Rules {
        thin,
        thick: book.spec.rules.thick.scale(6, 10).at_least(thin),
    };
    let (_, head) = answers_heading(book, section);
    let draw = |draft: &mut Draft, at: Point, index: usize| {
        let puzzle = puzzles[index];
        head_of(
            book,
            draft,
            &heading,
            &arrangement,
            at,
            puzzle,
            Key::Puzzle(index),
        )?;
        let grid_at = Point::new(at.x, at.y + heading_height(arrangement.number));
        let digits = |cell| {
            let role = if puzzle.puzzle.givens.get(cell) != 0 {
                Role::Given
            } else {
                Role::Digit
            };
            Some((puzzle.puzzle.solution.get(cell), role))
        };
        draw_grid(
            &book.spec.fonts,
            rules,
            draft,
            Square {
                at: grid_at,
                side: arrangement.side,
            },
            ANSWER_FIGURES,
            digits,
        );
        Ok(())
    };
    pages(
        frame,
        &arrangement,
        range.clone(),
        &Furniture::Head(head),
        draw,
    )
}

/// Deals `range` out to pages and draws each grid in its place.
fn pages(
    frame: &Frame,
    arrangement: &Arrangement,
    range: Range<usize>,
    furniture: &Furniture,
    draw: impl Fn(&mut Draft, Point, usize) -> Result<(), LayoutError>,
) -> Result<GridPages, LayoutError> {
    let (top, _) = frame.body();
    let per_page = arrangement.places.len();
    let mut pages = Vec::with_capacity(range.len().div_ceil(per_page));
    for first in range.clone().step_by(per_page) {
        let mut draft = Draft {
            furniture: furniture.clone(),
            ..Draft::default()
        };
        let mut tops = Vec::with_capacity(per_page);
        for (index, place) in (first..range.end).zip(&arrangement.places) {
            let at = Point::new(place.x, place.y + top);
            draw(&mut draft, at, index)?;
            tops.push((index, at.y));
        }
        pages.push((draft, tops));
    }
    Ok(pages)
}

/// The line above a grid: its number, its level, and where to turn.
fn head_of(
    book: &Book,
    draft: &mut Draft,
    heading: &Heading,
    arrangement: &Arrangement,
    at: Point,
    puzzle: &BookPuzzle,
    to: Key,
) -> Result<(), LayoutError> {
    let fonts = &book.spec.fonts;
    let baseline = at.y + heading.number.size.scale(72, 100);
    let number = puzzle.number.to_string();
    draft.extend(line(
        fonts,
        heading.number,
        Align::Left,
        Point::new(at.x, baseline),
        &number,
    )?);
    if heading.level {
        let x = at.x
            + fonts.width(heading.number.role, heading.number.size, &number)?
            + heading.note.size;
        let style = Style::new(Role::Italic, heading.note.size);
        draft.extend(line(
            fonts,
            style,
            Align::Left,
            Point::new(x, baseline),
            words::level(puzzle.level),
        )?);
    }
    if let Some(before) = heading.before {
        let at = Point::new(at.x + arrangement.side, baseline);
        draft.refs.push(PageRef {
            to,
            style: heading.note,
            align: Align::Right,
            at,
            before,
            area: None,
        });
    }
    Ok(())
}
