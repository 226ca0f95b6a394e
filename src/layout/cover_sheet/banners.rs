//! Pictures that shops show below the description of a book, in its colours: the book itself, its levels, two open
//! pages, and a puzzle with its solution. A point is a pixel.

use crate::cover_sheet::display::TextStack;
use crate::cover_sheet::front_cover::{FrontCover, draw_grid_in};
use crate::cover_sheet::front_puzzle;
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::shop_pictures::{draw_spread, lay_out_shop_front, sheet};
use crate::document::item::{Item, Pose};
use crate::document::{Document, GridRole};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::{LayoutError, failure};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::Palette;
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Failure;

/// The sizes of banners.
const HIGH: Size = Size { width: Length::pt(970), height: Length::pt(600) };
const LOW: Size = Size { width: Length::pt(970), height: Length::pt(300) };
/// Distance of texts from the edges.
const MARGIN: Length = Length::pt(56);
/// Maximum height of the titles beside the book, in points.
const MOST_TITLES: i32 = 292;
/// Gap between the lines of a headline.
const LINE_GAP: Length = Length::pt(14);
/// Maximum number of lines of a headline.
const MAX_LINES: usize = 3;
/// The sign between the parts of a headline, which are lines of their own.
const JOINT: &str = " \u{b7} ";
/// Maximum number of grids in a row.
const MAX_GRIDS: usize = 4;

/// The texts of banners, in the language of the book.
#[derive(Clone, Copy, Debug)]
pub struct BannerTexts<'t> {
    /// The line below the titles.
    pub headline: &'t str,
    /// Sentences beside a puzzle and its solution.
    pub points: &'t [String],
}

/// A banner: a page, and its subject in English.
#[derive(Debug)]
pub struct Banner {
    /// The subject, as part of a file name: `book`, `levels`.
    pub name: &'static str,
    /// The page.
    pub document: Document<'static>,
}

/// The colours of a banner.
struct Stage {
    ground: Colour,
    /// Colour of titles and grids.
    ink: Colour,
    /// Colour of other texts.
    soft: Colour,
    accent: Colour,
}

impl Stage {
    /// Returns the pale ground on which the cover stands out.
    fn pale(palette: &Palette) -> Stage {
        // A ground that is almost white would merge with the page of the shop when lightened further.
        let ground = if palette.ground.contrast(Colour::WHITE) < 1.25 {
            palette.ground.towards(Colour::BLACK, 7)
        } else {
            palette.ground.towards(Colour::WHITE, 88)
        };
        Stage::on(ground, palette)
    }

    /// Returns the ground of the cover.
    fn full(palette: &Palette) -> Stage {
        Stage::on(palette.ground, palette)
    }

    fn on(ground: Colour, palette: &Palette) -> Stage {
        let own = [palette.ink, palette.ground];
        let is_legible = |colour: Colour| ground.contrast(colour) >= 7.0;
        let best = ground.best_of(&[Colour::BLACK, Colour::WHITE]);
        // The colours of the cover come first, so that banner and book look related.
        let ink = own.into_iter().find(|colour| is_legible(*colour)).unwrap_or(best);
        let soft = Some(ink.towards(ground, 20)).filter(|colour| is_legible(*colour));
        let accents = palette.accents.iter().max_by(|a, b| {
            let [a, b] = [a, b].map(|accent| ground.contrast(**accent));
            a.total_cmp(&b)
        });
        Stage { ground, ink, soft: soft.unwrap_or(ink), accent: accents.copied().unwrap_or(ink) }
    }

    fn fill(&self, size: Size) -> Item {
        let all = Rect { origin: Point::default(), size };
        colour_item(self.ground, Item::tint(all, 100))
    }
}

/// Lays out the banners of `book`, in the order in which shops show them. `document` has its pages.
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if a text does not fit, and as [`Document::page`].
pub fn lay_out_banners(
    book: &Book,
    document: &Document,
    texts: BannerTexts,
) -> Result<Vec<Banner>, Failure> {
    let at = |error: LayoutError| failure(book, &[error]);
    let mut banners = vec![("book", HIGH, draw_book(book, texts.headline)?)];
    let (size, levels) = draw_levels(book, texts.headline).map_err(at)?;
    banners.push(("levels", size, levels));
    banners.push(("pages", HIGH, draw_pages(book, document)?));
    let (size, solution) = draw_solution(book, texts.points).map_err(at)?;
    banners.push(("solution", size, solution));
    let banner = |(name, size, items)| Banner { name, document: sheet(book, size, items) };
    Ok(banners.into_iter().map(banner).collect())
}

/// Draws the front of the book as an object, with the titles and the headline beside it.
fn draw_book(book: &Book, headline: &str) -> Result<Vec<Item>, Failure> {
    let stage = Stage::pale(&book.spec.cover.palette());
    let front = lay_out_shop_front(book)?;
    let size = front.paper.trim;
    let height = Length::pt(508);
    let width = height.scale(size.width.to_thousandths(), size.height.to_thousandths());
    let place = Rect::new(
        HIGH.width - MARGIN - Length::pt(24) - width,
        (HIGH.height - height).half(),
        width,
        height,
    );
    let mut items = vec![stage.fill(HIGH)];
    items.extend(draw_body(place, &stage));
    let scale = (height.to_thousandths(), size.height.to_thousandths());
    items.push(front.page(0)?.placed(Pose { at: place.origin, turns: 0, scale }, place));
    let room = Rect::new(
        MARGIN,
        Length::pt(64),
        place.origin.x - MARGIN * 2,
        HIGH.height - Length::pt(128),
    );
    let texts =
        draw_titles(book, room, &stage, headline).map_err(|error| failure(book, &[error]))?;
    items.extend(texts);
    Ok(items)
}

/// Draws shadow, page edges and spine of a closed book whose front is at `place`.
fn draw_body(place: Rect, stage: &Stage) -> Vec<Item> {
    let moved = |by: Length| {
        Rect::new(place.origin.x + by, place.origin.y + by, place.size.width, place.size.height)
    };
    let mut items = Vec::new();
    // From the farthest and lightest layer to the nearest and darkest: a soft shadow without transparency.
    for step in (1..=12).rev() {
        let dark = 3 + (12 - step) as u8;
        let colour = stage.ground.towards(Colour::BLACK, dark);
        items.push(colour_item(colour, Item::tint(moved(Length::pt(6 + step)), 100)));
    }
    for step in (1..=8).rev() {
        // Light and dark layers in turn look like the edges of pages.
        let colour = Colour::WHITE.towards(Colour::BLACK, if step % 2 == 0 { 18 } else { 6 });
        items.push(colour_item(colour, Item::tint(moved(Length::pt(step)), 100)));
    }
    items
}

/// Draws series, title and subtitle, a bar, the headline and the author, from the top of `room` down.
fn draw_titles(
    book: &Book,
    room: Rect,
    stage: &Stage,
    headline: &str,
) -> Result<Vec<Item>, LayoutError> {
    let fonts = &book.spec.fonts;
    let width = room.size.width;
    let within = |height: i32| Size { width, height: Length::pt(height) };
    let author = book.spec.author.as_deref();
    let foot =
        author.map(|text| TextStack::even(fonts, FontRole::Text, text, within(52), Length::pt(26)));
    let foot = foot.transpose()?;
    let type_ = (FontRole::Text, Length::pt(30));
    let room_of_line = Size { width, height: Length::pt(44) };
    let lines = headline_lines(fonts, type_, headline, room_of_line)?;
    let below: Length = lines.iter().map(|line| line.size.height + LINE_GAP).sum();
    let below = below + Length::pt(30);
    let taken = foot.as_ref().map_or(Length::ZERO, |foot| foot.size.height + Length::pt(28));
    let panel = Rect { origin: Point::default(), size: Size { width, height: HIGH.height } };
    let front = FrontCover::new(book, panel, panel, panel);
    let most = (room.size.height - below - taken).min(Length::pt(MOST_TITLES));
    let titles_room = Rect { size: Size { width, height: most }, ..room };
    let (titles, bottom) =
        front.draw_titles_from(titles_room, Align::Left, [stage.ink, stage.soft])?;
    let total = bottom - room.origin.y + below;
    // The group is centred in the room above the author.
    let down = (room.size.height - taken - total).half().at_least(Length::ZERO);
    let mut items = titles;
    let bar = Rect::new(room.origin.x, bottom, Length::pt(72), Length::pt(6));
    items.push(colour_item(stage.accent, Item::tint(bar, 100)));
    let mut at = Point::new(room.origin.x, bottom + Length::pt(30));
    for line in &lines {
        items.push(Item::coloured(stage.ink, line.items(fonts, Align::Left, at)?));
        at.y += line.size.height + LINE_GAP;
    }
    let pose = Pose { at: Point::new(Length::ZERO, down), turns: 0, scale: (1, 1) };
    let mut items = vec![Item::posed(items, pose, None)];
    if let Some(foot) = foot {
        let at = Point::new(room.origin.x, room.bottom() - foot.size.height);
        items.push(Item::coloured(stage.ink, foot.items(fonts, Align::Left, at)?));
    }
    Ok(items)
}

/// Returns the parts of a headline, which is a single one if they would be too many lines.
fn headline_parts(headline: &str) -> Vec<&str> {
    let parts: Vec<&str> = headline.split(JOINT).collect();
    if parts.len() > MAX_LINES { vec![headline] } else { parts }
}

/// Sets the parts of a headline as lines of one size, at most `most`, each in `room`.
fn headline_lines(
    fonts: &Fonts,
    (role, most): (FontRole, Length),
    headline: &str,
    room: Size,
) -> Result<Vec<TextStack>, LayoutError> {
    let mut most = most;
    let parts = headline_parts(headline);
    for part in &parts {
        // The tightest line decides the size of all, since lines of one headline in different sizes look accidental.
        most = most.min(TextStack::even(fonts, role, part, room, most)?.type_size());
    }
    parts.into_iter().map(|part| TextStack::even(fonts, role, part, room, most)).collect()
}

/// Draws a grid for every level of the book, or for every kind if there is one level. Grids of several grids need a high
/// banner; also returns its size.
fn draw_levels(book: &Book, headline: &str) -> Result<(Size, Vec<Item>), LayoutError> {
    let stage = Stage::full(&book.spec.cover.palette());
    let fonts = &book.spec.fonts;
    let groups = groups(book);
    let is_labelled = groups.len() > 1;
    let shown = if is_labelled { groups } else { samples(book) };
    let count = (shown.len() as i32).max(1);
    let is_high = shown.iter().any(|group| has_several_grids(group.puzzle));
    let size = if is_high { HIGH } else { LOW };
    let mut items = vec![stage.fill(size)];
    // A single group leaves room for the headline on the left.
    let left = if is_labelled { Length::ZERO } else { Length::pt(380) };
    let label = if is_labelled { Length::pt(74) } else { Length::ZERO };
    let widest = (size.width - left - Length::pt(30) * (count + 1)) / count;
    let side = widest.min(size.height - Length::pt(if is_labelled { 32 } else { 76 }) - label);
    let top = (size.height - side - label).half() + Length::pt(if is_high { 36 } else { 4 });
    let gap = (size.width - left - side * count) / (count + 1);
    if is_high && is_labelled {
        let room = Size { width: size.width - MARGIN * 2, height: Length::pt(60) };
        let stack = TextStack::even(fonts, FontRole::Heading, headline, room, Length::pt(40))?;
        let at = Point::new(size.width.half(), (top - stack.size.height).half());
        items.push(Item::coloured(stage.accent, stack.items(fonts, Align::Centre, at)?));
    } else if !is_labelled {
        let parts = headline_parts(headline).len() as i32;
        let room = Size { width: left - MARGIN, height: Length::pt(190) / parts };
        let type_ = (FontRole::Heading, Length::pt(44));
        let lines = headline_lines(fonts, type_, headline, room)?;
        let total: Length = lines.iter().map(|line| line.size.height).sum();
        let mut at = Point::new(MARGIN, (size.height - total - LINE_GAP * (parts - 1)).half());
        for line in &lines {
            items.push(Item::coloured(stage.ink, line.items(fonts, Align::Left, at)?));
            at.y += line.size.height + LINE_GAP;
        }
    }
    for (index, group) in shown.iter().enumerate() {
        let x = left + gap + (side + gap) * index as i32;
        let plate = Rect::new(x, top, side, side);
        items.extend(draw_plate(book, group.puzzle, GridRole::Puzzle, plate)?);
        if is_labelled {
            let style = Style::new(FontRole::Heading, Length::pt(26));
            let style = style.narrowed(style.width(fonts, &group.label)?, side + gap.half());
            let at = Point::new(plate.centre().x, plate.bottom() + Length::pt(46));
            let line = set_line(fonts, style, Align::Centre, at, &group.label)?;
            items.push(Item::coloured(stage.ink, line));
        }
    }
    Ok((size, items))
}

/// Returns `true` if the grid of a puzzle consists of several overlapping ones.
fn has_several_grids(puzzle: &BookPuzzle) -> bool {
    puzzle.puzzle.shape.kind().layout().is_some()
}

/// A puzzle for a group of puzzles, and the label of the group.
struct PuzzleGroup<'b> {
    puzzle: &'b BookPuzzle,
    label: String,
}

/// Returns the levels of the book, or its kinds if all puzzles have one level; at most [`MAX_GRIDS`], spread evenly.
fn groups(book: &Book) -> Vec<PuzzleGroup<'_>> {
    let words = &book.spec.words;
    let kind = |puzzle: &BookPuzzle| puzzle.puzzle.shape.kind();
    let mut levels: Vec<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    levels.sort();
    levels.dedup();
    let mut groups = Vec::new();
    if levels.len() > 1 {
        for level in levels {
            let of_level = || book.puzzles().filter(|puzzle| puzzle.level == level);
            let strangeness = |puzzle: &&BookPuzzle| (kind(puzzle) != Kind::CLASSIC, puzzle.number);
            if let Some(puzzle) = of_level().min_by_key(strangeness) {
                let label = format!("{} \u{b7} {}", words.level(level), of_level().count());
                groups.push(PuzzleGroup { puzzle, label });
            }
        }
    } else {
        for puzzle in book.puzzles() {
            if groups.iter().all(|group: &PuzzleGroup| kind(group.puzzle) != kind(puzzle)) {
                groups.push(PuzzleGroup { puzzle, label: words.kind(kind(puzzle)) });
            }
        }
    }
    spread_evenly(groups, MAX_GRIDS)
}

/// Returns puzzles from all parts of a book whose puzzles are all alike.
fn samples(book: &Book) -> Vec<PuzzleGroup<'_>> {
    let all: Vec<PuzzleGroup> =
        book.puzzles().map(|puzzle| PuzzleGroup { puzzle, label: String::new() }).collect();
    spread_evenly(all, 2)
}

/// Returns at most `most` of the values: the first, the last, and some between them.
fn spread_evenly<T>(values: Vec<T>, most: usize) -> Vec<T> {
    let len = values.len();
    if len <= most {
        return values;
    }
    // The first and the last are always included, as they show the range of the book.
    let chosen: Vec<usize> = (0..most).map(|index| index * (len - 1) / (most - 1)).collect();
    let values = values.into_iter().enumerate();
    values.filter(|(index, _)| chosen.contains(index)).map(|(_, value)| value).collect()
}

/// Draws a puzzle or its solution on a white plate.
fn draw_plate(
    book: &Book,
    puzzle: &BookPuzzle,
    role: GridRole,
    plate: Rect,
) -> Result<Vec<Item>, LayoutError> {
    let white = colour_item(Colour::WHITE, Item::tint(plate, 100));
    let grid = draw_grid_in(book, puzzle, role, plate.inset(plate.size.width / 24), Colour::BLACK)?;
    Ok(vec![white, grid])
}

/// Draws two open pages on the ground of the cover.
fn draw_pages(book: &Book, document: &Document) -> Result<Vec<Item>, Failure> {
    let stage = Stage::full(&book.spec.cover.palette());
    let trim = book.spec.page.trim;
    let room = Size { width: HIGH.width - MARGIN * 2, height: HIGH.height - Length::pt(76) };
    let [width, height] = [trim.width * 2, trim.height].map(Length::to_thousandths);
    let by_height = room.height.scale(width, height);
    let size = if by_height <= room.width {
        Size { width: by_height, height: room.height }
    } else {
        Size { width: room.width, height: room.width.scale(height, width) }
    };
    let x = (HIGH.width - size.width).half();
    let y = (HIGH.height - size.height).half();
    let mut items = vec![stage.fill(HIGH)];
    items.extend(draw_spread(book, document, Rect::new(x, y, size.width, size.height))?);
    Ok(items)
}

/// Draws sentences, a puzzle, an arrow, and the solution of the puzzle: in a row, or for several grids with the
/// sentences below; also returns the size.
fn draw_solution(book: &Book, points: &[String]) -> Result<(Size, Vec<Item>), LayoutError> {
    let stage = Stage::pale(&book.spec.cover.palette());
    let puzzle = front_puzzle(book);
    let is_high = puzzle.is_some_and(has_several_grids);
    let size = if is_high { HIGH } else { LOW };
    let mut items = vec![stage.fill(size)];
    let side = Length::pt(if is_high { 410 } else { 244 });
    let arrow = Length::pt(56);
    let top = if is_high { Length::pt(30) } else { (size.height - side).half() };
    let last =
        if is_high { (size.width + arrow).half() } else { size.width - MARGIN.half() - side };
    let first = last - arrow - side;
    if let Some(puzzle) = puzzle {
        for (x, role) in [(first, GridRole::Puzzle), (last, GridRole::Answer)] {
            items.extend(draw_plate(book, puzzle, role, Rect::new(x, top, side, side))?);
        }
        let middle = top + side.half();
        let (from, to) = (last - arrow + Length::pt(12), last - Length::pt(12));
        let half = Length::pt(16);
        let head = [(from, middle - half), (to, middle), (from, middle + half)];
        let head = head.map(|(x, y)| Point::new(x, y)).to_vec();
        items.push(colour_item(stage.accent, Item::polygon(head, 100)));
    }
    if is_high {
        // The sentences are columns below the grids.
        let room = Rect::new(MARGIN, Length::pt(470), size.width - MARGIN * 2, Length::pt(100));
        items.extend(draw_columns(&book.spec.fonts, room, &stage, points)?);
    } else {
        let height = Length::pt(232);
        let y = (size.height - height).half();
        let room = Rect::new(MARGIN, y, first - MARGIN - Length::pt(36), height);
        items.extend(draw_rows(&book.spec.fonts, room, &stage, points)?);
    }
    Ok((size, items))
}

/// Distance of a sentence from the bar on its left.
const BAR_GAP: Length = Length::pt(22);

/// Sets sentences in type of one size, each in `room`.
fn set_points(fonts: &Fonts, points: &[String], room: Size) -> Result<Vec<TextStack>, LayoutError> {
    let mut most = Length::pt(24);
    for text in points {
        most = most.min(TextStack::even(fonts, FontRole::Text, text, room, most)?.type_size());
    }
    points.iter().map(|text| TextStack::even(fonts, FontRole::Text, text, room, most)).collect()
}

/// Draws sentences one below the other, in the middle of `room`.
fn draw_rows(
    fonts: &Fonts,
    room: Rect,
    stage: &Stage,
    points: &[String],
) -> Result<Vec<Item>, LayoutError> {
    let count = (points.len() as i32).max(1);
    let height = (room.size.height - BAR_GAP * (count - 1)) / count;
    let stacks = set_points(fonts, points, Size { width: room.size.width - BAR_GAP, height })?;
    let total: Length = stacks.iter().map(|stack| stack.size.height).sum();
    let mut y = room.origin.y + (room.size.height - total - BAR_GAP * (count - 1)).half();
    let mut items = Vec::new();
    for stack in &stacks {
        items.extend(draw_point(fonts, stage, stack, Point::new(room.origin.x, y))?);
        y += stack.size.height + BAR_GAP;
    }
    Ok(items)
}

/// Draws sentences side by side in `room`.
fn draw_columns(
    fonts: &Fonts,
    room: Rect,
    stage: &Stage,
    points: &[String],
) -> Result<Vec<Item>, LayoutError> {
    let count = (points.len() as i32).max(1);
    let gap = Length::pt(36);
    let width = (room.size.width - gap * (count - 1)) / count;
    let stacks =
        set_points(fonts, points, Size { width: width - BAR_GAP, height: room.size.height })?;
    let mut items = Vec::new();
    for (column, stack) in stacks.iter().enumerate() {
        let x = room.origin.x + (width + gap) * column as i32;
        items.extend(draw_point(fonts, stage, stack, Point::new(x, room.origin.y))?);
    }
    Ok(items)
}

/// Draws a sentence with a bar on its left.
fn draw_point(
    fonts: &Fonts,
    stage: &Stage,
    stack: &TextStack,
    at: Point,
) -> Result<Vec<Item>, LayoutError> {
    let bar = Rect::new(at.x, at.y, Length::pt(5), stack.size.height);
    let text = stack.items(fonts, Align::Left, Point::new(at.x + BAR_GAP, at.y))?;
    Ok(vec![colour_item(stage.accent, Item::tint(bar, 100)), Item::coloured(stage.ink, text)])
}
