//! The front: title, subtitle, author, and a puzzle of the book on a white plate.

use crate::LayoutError;
use crate::block::stars::Stars;
use crate::cover::display::{capitals_at, display};
use crate::cover::plain::style::CoverStyle;
use crate::cover::wrap::{common, margin};
use crate::cover::{front_puzzle, symbols_of};
use crate::grid::figures::GridDigits;
use crate::grid::measures::COVER;
use crate::grid::shading::Shades;
use crate::grid::style::GridDesign;
use crate::page::item::Item;
use crate::text::line::line;
use crate::text::lines::Lines;
use crate::text::style::{Align, HAIRLINE, Style};
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::generate::Level;
use std::collections::BTreeSet;

/// The gap between things of a front, as a share of its smaller side.
const GAP: (i32, i32) = (45, 1000);
/// The largest side of the plate beside text, in percent of the width of the front.
const PLATE_WIDTH: i32 = 52;
/// The largest side of the plate below text, in percent of the height above the last lines.
const PLATE_HEIGHT: i32 = 62;
/// The gap around the bar below the title, in percent of the width of the text.
const BAR_GAP: i32 = 4;
/// The largest size of the title, in percent of the width of the text.
const TITLE: i32 = 21;
/// The largest size of the subtitle, in percent of that of the title, and of the width of the text.
const SUBTITLE: [i32; 2] = [50, 5];
/// The gap between two levels, in percent of their size.
const LEVEL_GAP: i32 = 130;
/// Where the frame of a framed front lies: this far from the edge, or as far as ink must stay away.
const FRAME: Length = Length::mils(350);

/// The room of the parts of a front.
struct FrontPlan {
    /// The area of the title and subtitle.
    text: Rect,
    /// The white plate with the grid.
    plate: Rect,
    /// The baseline of the author.
    author: Point,
    /// The baseline of the levels.
    levels: Point,
}

pub(super) fn items(
    book: &Book,
    panel: Rect,
    safe: Rect,
    style: &CoverStyle,
) -> Result<Vec<Item>, LayoutError> {
    let mut items = Vec::new();
    let mut area = common(panel.inset(margin(panel)), safe);
    if style.framed {
        let frame = common(panel.inset(FRAME), safe);
        items.extend(style.outline(frame, Length::thousandths(2_250)));
        items.extend(style.outline(frame.inset(Length::pt(5)), HAIRLINE));
        area = frame.inset(Length::pt(5) + margin(panel).scale(7, 10));
    }
    let plan = FrontPlan::new(area, style);
    items.extend(titles(book, &plan, style)?);
    items.extend(author(book, &plan, style)?);
    items.extend(levels(book, &plan, style)?);
    if let Some(puzzle) = front_puzzle(book) {
        items.extend(plate(book, puzzle, plan.plate, style)?);
    }
    Ok(items)
}

impl FrontPlan {
    /// The parts in `area`: text above the plate, or beside it on a page that is wider than high.
    fn new(area: Rect, style: &CoverStyle) -> FrontPlan {
        let Size { width, height } = area.size;
        let gap = width.min(height).scale(GAP.0, GAP.1);
        match width > height {
            true => FrontPlan::beside(area, gap, style),
            false => FrontPlan::above(area, gap, style),
        }
    }

    /// The height of the lines of levels and author, below everything.
    fn foot(area: Rect, gap: Length) -> Length {
        author_size(area.size) * 2 + gap * 2
    }

    /// The plan with the text beside the plate.
    fn beside(area: Rect, gap: Length, style: &CoverStyle) -> FrontPlan {
        let Size { width, height } = area.size;
        let side = height.min(width.percent(PLATE_WIDTH));
        let column = width - side - gap;
        let text = height - FrontPlan::foot(area, gap);
        let at = |y| Point::new(area.origin.x + style.align.x(column), y);
        let plate = Point::new(area.right() - side, area.origin.y + (height - side).half());
        FrontPlan {
            text: Rect::new(area.origin.x, area.origin.y, column, text),
            plate: Rect::new(plate.x, plate.y, side, side),
            author: at(area.bottom()),
            levels: at(area.bottom() - author_size(area.size) - gap),
        }
    }

    /// The plan with the text above the plate.
    fn above(area: Rect, gap: Length, style: &CoverStyle) -> FrontPlan {
        let Size { width, height } = area.size;
        let foot = FrontPlan::foot(area, gap);
        let side = width.min((height - foot).percent(PLATE_HEIGHT));
        let bottom = area.bottom() - foot + gap.half();
        let x = |room: Length| area.origin.x + style.align.x(room);
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

/// The size of the author's name on a panel of that size.
fn author_size(area: Size) -> Length {
    area.width.min(area.height).scale(48, 1000)
}

/// Title and subtitle, in the middle of their room or from its top.
fn titles(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let (spec, fonts, room) = (&book.spec, &book.spec.fonts, plan.text);
    let gap = room.size.width.percent(BAR_GAP);
    let share =
        |percent: i32| Size { width: room.size.width, height: room.size.height.percent(percent) };
    let most = room.size.width.percent(TITLE);
    let title = display(fonts, FontRole::Heading, most, share(70), &spec.title)?;
    let below = title.style.size.percent(SUBTITLE[0]).max(room.size.width.percent(SUBTITLE[1]));
    let subtitle = match &spec.subtitle {
        Some(text) => Some(display(fonts, style.slanted, below, share(20), text)?),
        None => None,
    };
    let x = room.origin.x + style.align.x(room.size.width);
    let bar = ornament_bar(style, room);
    let height = title.height() + gap * 2 + subtitle.as_ref().map_or(Length::ZERO, Lines::height);
    let mut y = room.origin.y;
    if style.align == Align::Centre {
        y += (room.size.height - height).max(Length::ZERO).half();
    }
    let mut items = capitals_at(fonts, &title, style.align, Point::new(x, y))?;
    y += title.height() + gap;
    items = style.inked(items);
    items.push(style.bar(Rect { origin: Point::new(bar.origin.x, y - gap / 4), ..bar }));
    y += gap.scale(3, 4);
    if let Some(subtitle) = subtitle {
        let at = Point::new(x, y);
        items.extend(style.inked(capitals_at(fonts, &subtitle, style.align, at)?));
    }
    Ok(items)
}

/// The bar below the title, at the top of `room`.
fn ornament_bar(style: &CoverStyle, room: Rect) -> Rect {
    let Size { width, .. } = room.size;
    match style.align {
        Align::Centre => {
            let long = width / 4;
            let x = room.centre().x - long.half();
            Rect::new(x, room.origin.y, long, Length::thousandths(1_250))
        }
        _ => Rect::new(room.origin.x, room.origin.y, width / 7, width / 90),
    }
}

fn author(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let Some(author) = &book.spec.author else {
        return Ok(Vec::new());
    };
    let fonts = &book.spec.fonts;
    let room = plan.text.size.width;
    let size = author_size(Size { width: room, height: room });
    let text = Style::new(FontRole::Text, size);
    let text = text.narrowed(text.width(fonts, author)?, room);
    Ok(style.inked(line(fonts, text, style.align, plan.author, author)?))
}

/// The levels of the book, each with its stars, on one line; the easiest and the hardest where all have no room.
fn levels(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let levels: BTreeSet<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let all: Vec<Level> = levels.iter().copied().collect();
    let mut line = LevelLine::new(book, plan, all, "")?;
    if line.width > plan.text.size.width {
        let ends = [levels.first(), levels.last()];
        line = LevelLine::new(book, plan, ends.into_iter().flatten().copied().collect(), DASH)?;
    }
    match line.width > plan.text.size.width {
        true => Ok(Vec::new()),
        false => Ok(style.inked(line.items(book, plan, style)?)),
    }
}

/// Between the easiest and the hardest level.
const DASH: &str = "\u{2013}";

/// Levels with their stars on a line.
struct LevelLine {
    levels: Vec<Level>,
    /// What stands between two of them.
    joint: &'static str,
    text: Style,
    space: Length,
    gap: Length,
    width: Length,
}

impl LevelLine {
    fn new(
        book: &Book,
        plan: &FrontPlan,
        levels: Vec<Level>,
        joint: &'static str,
    ) -> Result<LevelLine, LayoutError> {
        let fonts = &book.spec.fonts;
        let size = (plan.text.size.width / 28).max(Length::pt(9));
        let text = Style::new(FontRole::Text, size);
        let (space, gap) = (size / 3, size.percent(LEVEL_GAP));
        let between = gap + text.width(fonts, joint)?;
        let mut width = -between;
        for level in &levels {
            let name = book.spec.words.level(*level);
            width += text.width(fonts, name)?
                + space
                + Stars::beside(size, book.spec.stars).width(*level)
                + between;
        }
        Ok(LevelLine { levels, joint, text, space, gap, width })
    }

    fn items(
        &self,
        book: &Book,
        plan: &FrontPlan,
        style: &CoverStyle,
    ) -> Result<Vec<Item>, LayoutError> {
        let (fonts, text) = (&book.spec.fonts, self.text);
        let stars = Stars::beside(text.size, book.spec.stars);
        let mut items = Vec::new();
        let y = plan.levels.y;
        let mut x = plan.levels.x - style.align.x(self.width);
        for (index, level) in self.levels.iter().enumerate() {
            if index > 0 && !self.joint.is_empty() {
                let at = Point::new(x - self.gap.half(), y);
                items.extend(line(fonts, text, Align::Left, at, self.joint)?);
                x += text.width(fonts, self.joint)?;
            }
            let name = book.spec.words.level(*level);
            items.extend(line(fonts, text, Align::Left, Point::new(x, y), name)?);
            x += text.width(fonts, name)? + self.space;
            items.extend(stars.items(*level, Point::new(x, y)));
            x += stars.width(*level) + self.gap;
        }
        Ok(items)
    }
}

/// A white plate, and the puzzle on it.
fn plate(
    book: &Book,
    puzzle: &BookPuzzle,
    plate: Rect,
    style: &CoverStyle,
) -> Result<Vec<Item>, LayoutError> {
    let side = plate.size.width;
    let border = match style.ground {
        0 => Length::ZERO,
        _ => side / 40,
    };
    let at = plate.origin + Point::new(border, border);
    let side = side - border * 2;
    let symbols = symbols_of(book, puzzle);
    let (fonts, puzzle) = (&book.spec.fonts, &puzzle.puzzle);
    let design = GridDesign::new(COVER, style.rules(side), side);
    let design = design.shaded(Shades::of(&book.spec.grid));
    let grid = design.style(fonts, &puzzle.shape, &symbols)?;
    let grid = grid.draw(fonts, at, &puzzle.shape, GridDigits::Givens(&puzzle.givens))?;
    let mut items = vec![Item::tint(plate, 0)];
    items.extend(grid.into_items());
    Ok(items)
}
