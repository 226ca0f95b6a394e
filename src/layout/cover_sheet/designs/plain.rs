//! The plain design, in black and greys: its front in each design of a book.

use crate::Result;
use crate::block::level_signs::Stars;
use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::{OrnamentGrid, RotatedPose, colour_item};
use crate::cover_sheet::wrap::margin;
use crate::document::item::Item;
use crate::document::outline::edges;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{line_box, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::Design;
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::collections::BTreeSet;

/// Gap between the parts of a front, as a share of its smaller side.
const FRONT_GAP: (i32, i32) = (45, 1000);
/// Maximum side of the plate beside text, in percent of the width of the front.
const PLATE_WIDTH: i32 = 52;
/// Maximum side of the plate below text, in percent of the height above the last lines.
const PLATE_HEIGHT: i32 = 62;
/// Gap between two levels, in percent of their size.
const LEVEL_GAP: i32 = 130;
/// Distance of the frame from the edge; more if ink must stay farther away.
const FRAME: Length = Length::mils(350);

/// The areas of the parts of a front.
struct FrontPlan {
    /// Area of the title and subtitle.
    text: Rect,
    /// The white plate with the grid.
    plate: Rect,
    /// Baseline of the author.
    author: Point,
    /// Baseline of the levels.
    levels: Point,
}

/// Draws the front.
pub(super) fn draw_front(front: &FrontCover) -> Result<Vec<Item>> {
    let FrontCover { book, panel, clear: safe, palette, .. } = *front;
    let is_framed = book.spec.design == Design::Classic;
    let align = if is_framed { Align::Centre } else { Align::Left };
    let mut inked = Vec::new();
    let mut area = panel.inset(margin(panel)).intersection(&safe);
    if is_framed {
        let frame = panel.inset(FRAME).intersection(&safe);
        let inner = frame.inset(Length::pt(5));
        inked.extend(edges(&frame, Length::thousandths(2_250)).map(|bar| Item::tint(bar, 100)));
        inked.extend(edges(&inner, HAIRLINE).map(|bar| Item::tint(bar, 100)));
        area = inner.inset(margin(panel).scale(7, 10));
    }
    let plan = FrontPlan::new(area, align);
    inked.extend(draw_author(book, &plan, align)?);
    inked.extend(draw_levels(book, &plan, align)?);
    let mut items = vec![front.ground()];
    items.extend(inked.into_iter().map(|item| colour_item(palette.ink, item)));
    let titles = front.titles(plan.text.size, align, [palette.ink; 2])?;
    items.extend(titles.at(plan.text.origin));
    if let Some(puzzle) = front.puzzle() {
        items.extend(draw_plate(front, puzzle, plan.plate)?);
    }
    Ok(items)
}

impl FrontPlan {
    /// Plans the parts in `area`: text above the plate, or beside it on a page that is wider than high.
    fn new(area: Rect, align: Align) -> FrontPlan {
        let Size { width, height } = area.size;
        let gap = width.min(height).scale(FRONT_GAP.0, FRONT_GAP.1);
        if width > height {
            FrontPlan::beside(area, gap, align)
        } else {
            FrontPlan::above(area, gap, align)
        }
    }

    /// Returns the height of the lines of levels and author at the bottom.
    fn foot(area: Rect, gap: Length) -> Length {
        author_size(area.size) * 2 + gap * 2
    }

    /// Returns the plan with the text beside the plate.
    fn beside(area: Rect, gap: Length, align: Align) -> FrontPlan {
        let Size { width, height } = area.size;
        let side = height.min(width.percent(PLATE_WIDTH));
        let column = width - side - gap;
        let text = height - FrontPlan::foot(area, gap);
        let at = |y| Point::new(area.origin.x + align.x(column), y);
        let plate = Point::new(area.right() - side, area.origin.y + (height - side).half());
        FrontPlan {
            text: Rect::new(area.origin.x, area.origin.y, column, text),
            plate: Rect::new(plate.x, plate.y, side, side),
            author: at(area.bottom()),
            levels: at(area.bottom() - author_size(area.size) - gap),
        }
    }

    /// Returns the plan with the text above the plate.
    fn above(area: Rect, gap: Length, align: Align) -> FrontPlan {
        let Size { width, height } = area.size;
        let foot = FrontPlan::foot(area, gap);
        let side = width.min((height - foot).percent(PLATE_HEIGHT));
        let bottom = area.bottom() - foot + gap.half();
        let x = |room: Length| area.origin.x + align.x(room);
        let at = |y| Point::new(x(width), y);
        let text = bottom - side - gap - area.origin.y;
        FrontPlan {
            text: Rect::new(area.origin.x, area.origin.y, width, text),
            plate: Rect::new(x(width - side), bottom - side, side, side),
            levels: at(bottom + gap.half() + author_size(area.size)),
            author: at(area.bottom()),
        }
    }
}

/// Returns the size of the author's name on a panel of that size.
fn author_size(area: Size) -> Length {
    area.width.min(area.height).scale(48, 1000)
}

fn draw_author(book: &Book, plan: &FrontPlan, align: Align) -> Result<Vec<Item>> {
    let Some(author) = &book.spec.author else {
        return Ok(Vec::new());
    };
    let fonts = &book.spec.fonts;
    let room = plan.text.size.width;
    let text = Style::new(FontRole::Text, author_size(Size { width: room, height: room }));
    let text = text.narrowed(text.width(fonts, author)?, room);
    Ok(set_line(fonts, text, align, plan.author, author)?)
}

/// Draws the levels of the book, each with its stars, on one line; only the easiest and the hardest if not all fit.
fn draw_levels(book: &Book, plan: &FrontPlan, align: Align) -> Result<Vec<Item>> {
    let levels: BTreeSet<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let all: Vec<Level> = levels.iter().copied().collect();
    let room = plan.text.size.width;
    let size = (room / 28).max(Length::pt(9));
    let mut line = level_line(book, size, &all, "")?;
    if line.size.width > room {
        let ends: Vec<Level> =
            [levels.first(), levels.last()].into_iter().flatten().copied().collect();
        line = level_line(book, size, &ends, DASH)?;
    }
    if line.size.width > room {
        return Ok(Vec::new());
    }
    let left = plan.levels.x - align.x(line.size.width);
    Ok(line.at(Point::new(left, plan.levels.y)).collect())
}

/// Separator between the easiest and the hardest level.
const DASH: &str = "\u{2013}";

/// Returns levels with their stars on a baseline, in type of that size, with `separator` between two of them.
fn level_line(book: &Book, size: Length, levels: &[Level], separator: &str) -> Result<LayoutBox> {
    let (fonts, text, gap) =
        (&book.spec.fonts, Style::new(FontRole::Text, size), size.percent(LEVEL_GAP));
    let stars = Stars::beside(size, book.spec.stars);
    let mut line = Vec::new();
    for (index, level) in levels.iter().enumerate() {
        if index > 0 {
            line.push(LayoutBox::across(gap - gap.half()));
            line.push(line_box(fonts, text, separator)?);
            line.push(LayoutBox::across(gap.half()));
        }
        let items = stars.items(*level, Point::default());
        line.push(line_box(fonts, text, book.spec.words.level(*level))?);
        line.push(LayoutBox::across(size / 3));
        line.push(LayoutBox::new(stars.width(*level), Length::ZERO, items));
    }
    Ok(LayoutBox::row(line))
}

/// Greys of areas and lines of the puzzle.
const GREYS: [u32; 3] = [0xA6_A6_A6, 0xD0_D0_D0, 0xBC_BC_BC];

/// Draws a white plate with the puzzle on it.
fn draw_plate(front: &FrontCover, puzzle: &BookPuzzle, plate: Rect) -> Result<Vec<Item>> {
    let has_border = front.palette.ground != Colour::WHITE;
    let border = if has_border { plate.size.width / 40 } else { Length::ZERO };
    let square = plate.inset(border);
    let lattice = front.lattice(
        puzzle,
        front.cell(puzzle, square.size.width),
        [Colour::WHITE, Colour::BLACK, Colour::BLACK],
        |_| None,
        None,
    );
    let lattice = OrnamentGrid { fills: GREYS.map(Colour::hex), ..lattice };
    let pose = RotatedPose::upright(square.origin);
    let grid = lattice.items(front.fonts(), pose)?;
    Ok([Item::tint(plate, 0)].into_iter().chain(grid).collect())
}
