//! The front: title, subtitle, author, and a puzzle of the book on a white plate.

use crate::book::{Book, BookPuzzle};
use crate::fonts::Role;
use crate::generate::Level;
use crate::layout::LayoutError;
use crate::layout::block::stars::Stars;
use crate::layout::cover::display::Lines;
use crate::layout::cover::look::Look;
use crate::layout::cover::ornament;
use crate::layout::cover::wrap::Wrap;
use crate::layout::grid::draw::{Look as GridLook, PUZZLE_FIGURES, fill_grid, ruling};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::line;
use crate::layout::text::style::{Align, Style};
use crate::units::{Length, Point, Rect, Size};
use std::collections::BTreeSet;

/// The gap between things of a front, as a share of its smaller side.
const GAP: (i32, i32) = (45, 1000);
/// Where the frame of a framed front lies: this far from the edge, or as far as ink must stay away.
const FRAME: Length = Length::mils(350);

/// The room of the parts of a front.
struct Plan {
    /// Title and subtitle.
    text: Rect,
    /// The white plate with the grid.
    plate: Rect,
    /// The baseline of the author.
    author: Point,
    /// The baseline of the levels.
    levels: Point,
}

pub(crate) fn items(book: &Book, wrap: &Wrap, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let panel = wrap.front();
    let mut items = Vec::new();
    let mut area = panel.inset(wrap.clear.at_least(margin(panel)));
    if look.framed {
        let frame = panel.inset(wrap.clear.at_least(FRAME));
        items.extend(look.outline(frame, Length::thousandths(2_250)));
        items.extend(look.outline(frame.inset(Length::pt(5)), Length::thousandths(750)));
        area = frame.inset(Length::pt(5) + margin(panel).scale(7, 10));
    }
    let plan = Plan::new(area, look);
    items.extend(titles(book, &plan, look)?);
    items.extend(author(book, &plan, look)?);
    items.extend(levels(book, &plan, look)?);
    if let Some(puzzle) = ornament(book) {
        items.extend(plate(book, puzzle, plan.plate, look)?);
    }
    Ok(items)
}

/// The margin of a panel that looks right for its size.
pub(crate) fn margin(panel: Rect) -> Length {
    let Size { width, height } = panel.size;
    width.min(height).scale(85, 1000)
}

impl Plan {
    /// The parts in `area`: text above the plate, or beside it on a page that is wider than high.
    fn new(area: Rect, look: &Look) -> Plan {
        let Size { width, height } = area.size;
        let gap = width.min(height).scale(GAP.0, GAP.1);
        let small = author_size(area.size);
        // The lines of levels and author, below everything.
        let foot = small * 2 + gap * 2;
        let is_wide = width > height;
        let side = if is_wide {
            height.min(width.scale(52, 100))
        } else {
            width.min((height - foot).scale(62, 100))
        };
        let x = |width: Length| match look.align {
            Align::Left => area.origin.x,
            _ => area.origin.x + (area.size.width - width).half(),
        };
        if is_wide {
            let column = width - side - gap;
            let middle = match look.align {
                Align::Left => area.origin.x,
                _ => area.origin.x + column.half(),
            };
            let at = |y| Point::new(middle, y);
            return Plan {
                text: Rect::new(area.origin.x, area.origin.y, column, height - foot),
                plate: Rect::new(
                    area.right() - side,
                    area.origin.y + (height - side).half(),
                    side,
                    side,
                ),
                author: at(area.bottom()),
                levels: at(area.bottom() - small - gap),
            };
        }
        let plate_bottom = area.bottom() - foot + gap.half();
        let at = |y| match look.align {
            Align::Left => Point::new(area.origin.x, y),
            _ => Point::new(area.centre().x, y),
        };
        let above = plate_bottom - side - gap;
        Plan {
            text: Rect::new(area.origin.x, area.origin.y, width, above - area.origin.y),
            plate: Rect::new(x(side), plate_bottom - side, side, side),
            levels: at(plate_bottom + gap.half() + small),
            author: at(area.bottom()),
        }
    }
}

/// The size of the author's name on a panel of that size.
fn author_size(area: Size) -> Length {
    area.width.min(area.height).scale(48, 1000)
}

/// Title and subtitle, in the middle of their room or from its top.
fn titles(book: &Book, plan: &Plan, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let (spec, fonts, room) = (&book.spec, &book.spec.fonts, plan.text);
    let gap = room.size.width.scale(4, 100);
    let share = |percent: i32| Size {
        width: room.size.width,
        height: room.size.height.scale(percent, 100),
    };
    let most = room.size.width.scale(21, 100);
    let title = Lines::display(fonts, Role::Heading, most, share(70), &spec.title)?;
    let below = title
        .size()
        .scale(50, 100)
        .max(room.size.width.scale(50, 1000));
    let subtitle = match &spec.subtitle {
        Some(text) => Some(Lines::display(fonts, look.slanted, below, share(20), text)?),
        None => None,
    };
    let x = match look.align {
        Align::Left => room.origin.x,
        _ => room.centre().x,
    };
    let bar = ornament_bar(look, room);
    let height = title.height() + gap * 2 + subtitle.as_ref().map_or(Length::ZERO, Lines::height);
    let mut y = room.origin.y;
    if look.align == Align::Centre {
        y += (room.size.height - height).max(Length::ZERO).half();
    }
    let mut items = title.items(fonts, look.align, x, y)?;
    y += title.height() + gap;
    items = look.inked(items);
    items.push(look.bar(Rect {
        origin: Point::new(bar.origin.x, y - gap / 4),
        ..bar
    }));
    y += gap.scale(3, 4);
    if let Some(subtitle) = subtitle {
        items.extend(look.inked(subtitle.items(fonts, look.align, x, y)?));
    }
    Ok(items)
}

/// The bar below the title, at the top of `room`.
fn ornament_bar(look: &Look, room: Rect) -> Rect {
    let Size { width, .. } = room.size;
    match look.align {
        Align::Centre => {
            let long = width / 4;
            let x = room.centre().x - long.half();
            Rect::new(x, room.origin.y, long, Length::thousandths(1_250))
        }
        _ => Rect::new(room.origin.x, room.origin.y, width / 7, width / 90),
    }
}

fn author(book: &Book, plan: &Plan, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let Some(author) = &book.spec.author else {
        return Ok(Vec::new());
    };
    let fonts = &book.spec.fonts;
    let mut size = author_size(Size {
        width: plan.text.size.width,
        height: plan.text.size.width,
    });
    let width = fonts.width(Role::Text, size, author)?;
    if width > plan.text.size.width {
        size = size.scale(
            plan.text.size.width.to_thousandths(),
            width.to_thousandths(),
        );
    }
    let style = Style::new(Role::Text, size);
    Ok(look.inked(line(fonts, style, look.align, plan.author, author)?))
}

/// The levels of the book, each with its stars, on one line; the stars of the hardest where the names have no room.
fn levels(book: &Book, plan: &Plan, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let fonts = &book.spec.fonts;
    let levels: BTreeSet<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let size = (plan.text.size.width / 28).max(Length::pt(9));
    let style = Style::new(Role::Text, size);
    let stars = Stars::beside(size);
    let (space, gap) = (size / 3, size.scale(13, 10));
    let mut width = -gap;
    for level in &levels {
        let name = book.spec.words.level(*level);
        width += fonts.width(style.role, size, name)? + space + stars.width(*level) + gap;
    }
    let start = |width: Length| match look.align {
        Align::Left => plan.levels.x,
        _ => plan.levels.x - width.half(),
    };
    let mut items = Vec::new();
    if width > plan.text.size.width {
        let Some(hardest) = levels.last() else {
            return Ok(items);
        };
        let at = Point::new(start(stars.width(*hardest)), plan.levels.y);
        return Ok(look.inked(stars.items(*hardest, at)));
    }
    let mut x = start(width);
    for level in &levels {
        let name = book.spec.words.level(*level);
        let at = Point::new(x, plan.levels.y);
        items.extend(line(fonts, style, Align::Left, at, name)?);
        x += fonts.width(style.role, size, name)? + space;
        items.extend(stars.items(*level, Point::new(x, plan.levels.y)));
        x += stars.width(*level) + gap;
    }
    Ok(look.inked(items))
}

/// A white plate, and the puzzle on it.
fn plate(
    book: &Book,
    puzzle: &BookPuzzle,
    plate: Rect,
    look: &Look,
) -> Result<Vec<Item>, LayoutError> {
    let side = plate.size.width;
    let border = match look.ground {
        0 => Length::ZERO,
        _ => side / 40,
    };
    let mut draft = Draft::default();
    draft.items.push(Item::tint(plate, 0));
    let square = Square {
        at: plate.origin + Point::new(border, border),
        side: side - border * 2,
    };
    let symbols = book.spec.sections.iter().zip(&book.sections);
    let symbols = symbols
        .filter(|(_, puzzles)| puzzles.iter().any(|other| other.number == puzzle.number))
        .map(|(section, _)| section.symbols)
        .next()
        .unwrap_or_default();
    let grid = GridLook {
        rules: look.rules(square.side),
        figures: PUZZLE_FIGURES,
        symbols,
        shades: Some(Shades::of(&book.spec.grid)),
        sums: Some(Length::pt(7)),
    };
    let puzzle = &puzzle.puzzle;
    draft.extend(ruling(&grid, square, &puzzle.shape));
    fill_grid(
        &book.spec.fonts,
        &grid,
        &mut draft,
        square,
        &puzzle.shape,
        |cell| Some((puzzle.givens.get(cell), Role::Given)),
    )?;
    Ok(draft.items)
}
