//! Grids: how many fit a page and how large, and how they are drawn.

use super::LayoutError;
use super::items::{Frame, Item};
use super::run::{Draft, Furniture, Key, PageRef};
use super::text::{Align, SMALLEST, Style, line};
use crate::book::{Book, BookPuzzle};
use crate::fonts::{Fonts, Role};
use crate::puzzle::Shape;
use crate::spec::{Placement, Rules};
use crate::units::{Length, Point, Rect, Size};
use crate::words;
use std::ops::Range;

/// The smallest side of a cell to solve in, and of one to look up.
const LEAST_CELL: Length = Length::pt(12);
const LEAST_ANSWER_CELL: Length = Length::pt(7);
/// Answers on a page, where the spec does not say and the page has room.
const ANSWERS_PER_PAGE: u32 = 12;
/// The least room between grids.
const GAP: Length = Length::pt(14);
/// Between the heading of a grid and the grid.
const HEAD_GAP: Length = Length::pt(5);

/// Pages, each with the index and top of the grids on it.
type GridPages = Vec<(Draft, Vec<(usize, Length)>)>;

/// Places for equal grids on a page.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    /// The side of a grid, rules included.
    pub side: Length,
    /// Size of the number above a grid.
    number: Length,
    /// Where blocks of heading and grid begin.
    places: Vec<Point>,
}

impl Arrangement {
    /// `count` places in a body of that size, as large as it allows, with equal gaps.
    fn new(count: u32, body: Size) -> Arrangement {
        let count = count as i32;
        let of_columns = |columns: i32| {
            let rows = (count + columns - 1) / columns;
            let mut side = (body.width - GAP * (columns - 1)) / columns;
            // The heading grows with the grid, so settle the two against each other.
            for _ in 0..4 {
                let head = heading_height(number_size(side));
                let tall = (body.height - GAP * (rows - 1)) / rows - head;
                side = side.min(tall);
            }
            (side, columns, rows)
        };
        let (side, columns, rows) = (1..=count)
            .map(of_columns)
            .max_by_key(|&(side, columns, _)| (side, -columns))
            .unwrap_or((Length::ZERO, 1, 1));
        let number = number_size(side);
        let block = Size {
            width: side,
            height: side + heading_height(number),
        };
        let gap = |whole: Length, size: Length, n: i32| {
            let free = whole - size * n;
            // With GAP between grids the rest is shared evenly, borders included.
            let share = (free - GAP * (n - 1)) / (n + 1);
            (share, GAP + share)
        };
        let (left, across) = gap(body.width, block.width, columns);
        let (top, down) = gap(body.height, block.height, rows);
        let places = (0..count)
            .map(|index| {
                let (row, column) = (index / columns, index % columns);
                Point::new(
                    left + (block.width + across) * column,
                    top + (block.height + down) * row,
                )
            })
            .collect();
        Arrangement {
            side,
            number,
            places,
        }
    }

    fn cell(&self, shape: &Shape) -> Length {
        self.side / shape.side() as i32
    }
}

fn number_size(side: Length) -> Length {
    (side / 17).max(Length::pt(9)).min(Length::pt(14))
}

fn heading_height(number: Length) -> Length {
    number.scale(72, 100) + HEAD_GAP
}

/// An arrangement whose cells are at least `least`, or the most that would have such.
fn arrange(
    count: u32,
    body: Size,
    least: Length,
    section: Option<usize>,
) -> Result<Arrangement, LayoutError> {
    let shape = Shape::classic();
    let try_count = |count| Arrangement::new(count, body);
    let arrangement = try_count(count);
    if arrangement.cell(shape) >= least {
        return Ok(arrangement);
    }
    let most = (1..count)
        .rev()
        .find(|&fewer| try_count(fewer).cell(shape) >= least)
        .unwrap_or(0);
    Err(LayoutError::TooSmall {
        section,
        side: arrangement.side,
        most,
    })
}

fn body_size(frame: &Frame) -> Size {
    Size {
        width: frame.block.width,
        height: frame.body().1,
    }
}

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
    let (_, head) = super::front::answers_heading(book, section);
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

/// Height of figures in a cell to solve in, as a share of the cell.
pub(super) const PUZZLE_FIGURES: (i32, i32) = (54, 100);
/// The same in an answer.
const ANSWER_FIGURES: (i32, i32) = (58, 100);

/// Where a grid goes: its outer corner and side, rules included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    pub at: Point,
    pub side: Length,
}

impl Square {
    /// The line between cells `index` - 1 and `index`, right of the outer corner.
    fn line(self, index: usize, cells: usize, thick: Length) -> Length {
        thick.half() + (self.side - thick).scale(index as i32, cells as i32)
    }

    /// The rectangle of a cell, from the middle of the rules around it.
    pub(super) fn cell(self, shape: &Shape, cell: usize, thick: Length) -> Rect {
        let n = shape.side();
        let (row, column) = (cell / n, cell % n);
        let (left, right) = (self.line(column, n, thick), self.line(column + 1, n, thick));
        let (top, bottom) = (self.line(row, n, thick), self.line(row + 1, n, thick));
        Rect::new(
            self.at.x + left,
            self.at.y + top,
            right - left,
            bottom - top,
        )
    }
}

/// Rules, frame and digits of a grid. `digit` says what stands in a cell, and in which face.
pub(super) fn draw_grid(
    fonts: &Fonts,
    rules: Rules,
    draft: &mut Draft,
    square: Square,
    figures: (i32, i32),
    digit: impl Fn(usize) -> Option<(u8, Role)>,
) {
    let shape = Shape::classic();
    let n = shape.side();
    let Square { at, side } = square;
    let (near, far) = (rules.thick.half(), side - rules.thick.half());
    let is_heavy = |index: usize, step: usize| index.is_multiple_of(step);
    // Thin rules first, so that heavy ones lie over their crossings; the frame closes over all ends.
    for heavy in [false, true] {
        let weight = if heavy { rules.thick } else { rules.thin };
        for index in 1..n {
            let offset = square.line(index, n, rules.thick);
            if is_heavy(index, shape.box_rows()) == heavy {
                let y = at.y + offset;
                draft.items.push(Item::Rule {
                    from: Point::new(at.x + near, y),
                    to: Point::new(at.x + far, y),
                    weight,
                });
            }
            if is_heavy(index, shape.box_columns()) == heavy {
                let x = at.x + offset;
                draft.items.push(Item::Rule {
                    from: Point::new(x, at.y + near),
                    to: Point::new(x, at.y + far),
                    weight,
                });
            }
        }
    }
    let rect = Rect::new(at.x + near, at.y + near, far - near, far - near);
    draft.items.push(Item::Frame {
        rect,
        weight: rules.thick,
    });

    let height = (side / n as i32).scale(figures.0, figures.1);
    // One face after the other, so that a row of a face is one run of text.
    for role in [Role::Given, Role::Digit] {
        let size = fonts.size_for_figures(role, height);
        for row in 0..n {
            let mut placed = Vec::with_capacity(n);
            let mut baseline = Length::ZERO;
            for cell in row * n..(row + 1) * n {
                let Some((value, _)) = digit(cell).filter(|(value, of)| *value != 0 && *of == role)
                else {
                    continue;
                };
                let area = square.cell(shape, cell, rules.thick);
                placed.push((area.origin.x - at.x + area.size.width.half(), value));
                baseline = area.origin.y + (area.size.height + height).half();
            }
            if !placed.is_empty() {
                draft.items.push(Item::Text {
                    at: Point::new(at.x, baseline),
                    run: fonts.digits(role, size, &placed),
                });
            }
        }
    }
}
