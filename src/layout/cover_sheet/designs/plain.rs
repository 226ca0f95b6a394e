//! The plain design, in black and greys: its style in each design of a book, its front and its back.

use crate::Result;
use crate::block::level_signs::Stars;
use crate::cover_sheet::back_cover::level_list;
use crate::cover_sheet::barcode;
use crate::cover_sheet::display::{capitals, display, running};
use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::{OrnamentGrid, RotatedPose};
use crate::cover_sheet::wrap::{Wrap, margin};
use crate::document::item::Item;
use crate::document::outline::edges;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{line_box, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{BookSpec, Design};
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::collections::BTreeSet;

/// Returns the ground on `area`; `None` if it is white.
pub(super) fn draw_ground(front: &FrontCover, area: Rect) -> Option<Item> {
    let style = CoverStyle::new(&front.book.spec);
    (style.ground > 0).then(|| Item::tint(area, style.ground))
}

/// Returns `items` in the ink of the cover.
pub(super) fn ink_items(front: &FrontCover, items: Vec<Item>) -> Vec<Item> {
    CoverStyle::new(&front.book.spec).inked(items)
}

/// The style of a plain cover.
struct CoverStyle {
    /// Blackness of the cover, in percent.
    ground: u8,
    /// Blackness of text and ornaments on it, in percent.
    ink: u8,
    /// Alignment of titles.
    align: Align,
    /// `true` if a double line runs around the front.
    is_framed: bool,
    /// Face of short text that is set apart.
    slanted: FontRole,
    /// Size of the text on the back.
    text: Length,
}

impl CoverStyle {
    fn new(spec: &BookSpec) -> CoverStyle {
        let (default, align) = match spec.design {
            Design::Classic => (90, Align::Centre),
            Design::Modern => (100, Align::Left),
            Design::LargePrint => (0, Align::Left),
        };
        let ground = spec.cover.background.unwrap_or(default);
        let is_large = spec.design == Design::LargePrint;
        CoverStyle {
            ground,
            // White type is legible on 54 % of black and more, black type on less: each with a contrast above 4.5.
            ink: if ground >= 54 { 0 } else { 100 },
            align,
            is_framed: spec.design == Design::Classic,
            slanted: if is_large { FontRole::Text } else { FontRole::Italic },
            text: Length::pt(if is_large { 17 } else { 13 }),
        }
    }

    /// Returns `items` in this style's ink.
    fn inked(&self, items: Vec<Item>) -> Vec<Item> {
        items.into_iter().map(|item: Item| item.black(self.ink)).collect()
    }

    /// Returns a bar of ink.
    fn bar(&self, rect: Rect) -> Item {
        Item::tint(rect, self.ink)
    }

    /// Draws a line of that weight along the inside of `rect`.
    fn outline(&self, rect: Rect, weight: Length) -> [Item; 4] {
        edges(&rect, weight).map(|bar| self.bar(bar))
    }
}

/// Gap between the parts of a front, as a share of its smaller side.
const FRONT_GAP: (i32, i32) = (45, 1000);
/// Maximum side of the plate beside text, in percent of the width of the front.
const PLATE_WIDTH: i32 = 52;
/// Maximum side of the plate below text, in percent of the height above the last lines.
const PLATE_HEIGHT: i32 = 62;
/// Gap around the bar below the title, in percent of the width of the text.
const BAR_GAP: i32 = 4;
/// Maximum size of the title, in percent of the width of the text.
const TITLE: i32 = 21;
/// Maximum size of the subtitle, in percent of that of the title, and of the width of the text.
const SUBTITLE: [i32; 2] = [50, 5];
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

/// Draws the front, without its ground.
pub(super) fn draw_front(front: &FrontCover) -> Result<Vec<Item>> {
    let FrontCover { book, panel, clear: safe, .. } = *front;
    let style = &CoverStyle::new(&book.spec);
    let mut items = Vec::new();
    let mut area = panel.inset(margin(panel)).intersection(&safe);
    if style.is_framed {
        let frame = panel.inset(FRAME).intersection(&safe);
        items.extend(style.outline(frame, Length::thousandths(2_250)));
        items.extend(style.outline(frame.inset(Length::pt(5)), HAIRLINE));
        area = frame.inset(Length::pt(5) + margin(panel).scale(7, 10));
    }
    let plan = FrontPlan::new(area, style);
    items.extend(draw_titles(book, &plan, style)?);
    items.extend(draw_author(book, &plan, style)?);
    items.extend(draw_levels(book, &plan, style)?);
    if let Some(puzzle) = front.puzzle() {
        items.extend(draw_plate(front, puzzle, plan.plate, style)?);
    }
    Ok(items)
}

impl FrontPlan {
    /// Plans the parts in `area`: text above the plate, or beside it on a page that is wider than high.
    fn new(area: Rect, style: &CoverStyle) -> FrontPlan {
        let Size { width, height } = area.size;
        let gap = width.min(height).scale(FRONT_GAP.0, FRONT_GAP.1);
        if width > height {
            FrontPlan::beside(area, gap, style)
        } else {
            FrontPlan::above(area, gap, style)
        }
    }

    /// Returns the height of the lines of levels and author at the bottom.
    fn foot(area: Rect, gap: Length) -> Length {
        author_size(area.size) * 2 + gap * 2
    }

    /// Returns the plan with the text beside the plate.
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

    /// Returns the plan with the text above the plate.
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

/// Returns the size of the author's name on a panel of that size.
fn author_size(area: Size) -> Length {
    area.width.min(area.height).scale(48, 1000)
}

/// Draws title and subtitle, in the middle of their room or from its top.
fn draw_titles(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>> {
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
    let width = room.size.width;
    let mut boxes = vec![
        capitals(fonts, &title, style.align, width)?,
        LayoutBox::down(gap - gap / 4),
        ornament_bar(style, width),
        LayoutBox::down(gap / 4 + gap.scale(3, 4)),
    ];
    let mut height = title.height() + gap * 2;
    if let Some(subtitle) = subtitle {
        height += subtitle.height();
        boxes.push(capitals(fonts, &subtitle, style.align, width)?);
    }
    if style.align == Align::Centre {
        boxes.insert(0, LayoutBox::down((room.size.height - height).max(Length::ZERO).half()));
    }
    Ok(style.inked(LayoutBox::column(style.align, width, boxes).at(room.origin).collect()))
}

/// Returns the bar below the title in a room of that width.
fn ornament_bar(style: &CoverStyle, width: Length) -> LayoutBox {
    let (long, high) = match style.align {
        Align::Centre => (width / 4, Length::thousandths(1_250)),
        Align::Left | Align::Right => (width / 7, width / 90),
    };
    let left = style.align.x(width) - style.align.x(long);
    let bar = style.bar(Rect::new(left, Length::ZERO, long, high));
    LayoutBox::new(width, Length::ZERO, vec![bar])
}

fn draw_author(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>> {
    let Some(author) = &book.spec.author else {
        return Ok(Vec::new());
    };
    let fonts = &book.spec.fonts;
    let room = plan.text.size.width;
    let text = Style::new(FontRole::Text, author_size(Size { width: room, height: room }));
    let text = text.narrowed(text.width(fonts, author)?, room);
    Ok(style.inked(set_line(fonts, text, style.align, plan.author, author)?))
}

/// Draws the levels of the book, each with its stars, on one line; only the easiest and the hardest if not all fit.
fn draw_levels(book: &Book, plan: &FrontPlan, style: &CoverStyle) -> Result<Vec<Item>> {
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
    let left = plan.levels.x - style.align.x(line.size.width);
    Ok(style.inked(line.at(Point::new(left, plan.levels.y)).collect()))
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
fn draw_plate(
    front: &FrontCover,
    puzzle: &BookPuzzle,
    plate: Rect,
    style: &CoverStyle,
) -> Result<Vec<Item>> {
    let border = match style.ground {
        0 => Length::ZERO,
        _ => plate.size.width / 40,
    };
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

/// Draws the back of the cover: its blurb, its levels and the barcode.
pub(super) fn draw_back(front: &FrontCover, wrap: &Wrap) -> Result<Vec<Item>> {
    let book = front.book;
    let style = &CoverStyle::new(&book.spec);
    let panel = wrap.back();
    let area = panel.inset(margin(panel)).intersection(&wrap.safe_back());
    let bars = wrap.barcode();
    let contents = level_list(book, style.text)?;
    // Beside the barcode if there is room, otherwise above it.
    let is_beside = area.origin.x + contents.size.width + style.text <= bars.origin.x;
    let bottom = if is_beside {
        area.bottom().min(bars.bottom())
    } else {
        area.bottom().min(bars.origin.y - style.text)
    };
    // The last line of the list ends at its baseline; descenders below it must stay safe as well.
    let bottom = bottom.min(wrap.safe_back().bottom() - style.text.percent(DESCENT));
    let top = bottom - contents.size.height;
    let height = top.min(bars.origin.y) - style.text - area.origin.y;
    let blurb = set_blurb(book, Size { height, ..area.size }, style)?.at(area.origin);
    let contents = contents.at(Point::new(area.origin.x, top));
    let mut items = style.inked(blurb.chain(contents).collect());
    items.extend(barcode::draw_boxed(book, bars, style.ground > 0)?);
    Ok(items)
}

/// Sets the blurb of the spec: the first of several paragraphs in large type, the others below it.
fn set_blurb(book: &Book, room: Size, style: &CoverStyle) -> Result<LayoutBox> {
    let fonts = &book.spec.fonts;
    let Some(text) = &book.spec.cover.blurb else {
        return Ok(LayoutBox::default());
    };
    let text = text.replace('\r', "");
    let (lead, rest) = text.split_once("\n\n").unwrap_or(("", &text));
    let mut above = LayoutBox::default();
    if !lead.is_empty() {
        let (most, room) = (style.text.percent(LEAD), Size { height: room.height / 3, ..room });
        let lead = display(fonts, FontRole::Heading, most, room, lead)?;
        let lead = capitals(fonts, &lead, Align::Left, room.width)?;
        above = LayoutBox::column(Align::Left, room.width, [lead, LayoutBox::down(style.text)]);
    }
    let text = Style::new(FontRole::Text, style.text);
    let left = Size { height: room.height - above.size.height, ..room };
    let rest = running(fonts, text, left, rest)?;
    let rest = capitals(fonts, &rest, Align::Left, room.width)?;
    Ok(LayoutBox::column(Align::Left, room.width, [above, rest]))
}

/// Maximum descent of letters below the baseline, in percent of their size.
const DESCENT: i32 = 30;
/// Size of the first paragraph, in percent of that of the others.
const LEAD: i32 = 150;
