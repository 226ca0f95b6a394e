//! Pictures that shops show below the description of a book, in its colours: the book itself, its levels, two open
//! pages, and a puzzle with its solution. A point is a pixel.

use crate::cover_sheet::display::TextStack;
use crate::cover_sheet::front_cover;
use crate::cover_sheet::front_cover::{FrontCover, draw_plate};
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::shop_pictures::{draw_spread, lay_out_shop_front, sheet};
use crate::cover_sheet::{front_puzzle, selling_points};
use crate::document::item::{Item, Pose};
use crate::document::{Document, GridRole};
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result, failure};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::Palette;
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Failure;
use std::cmp::Reverse;
use std::collections::BTreeSet;

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

    fn fill(&self, size: Size) -> LayoutBox {
        LayoutBox::area(size, self.ground)
    }
}

/// Lays out the banners of `book`, in the order in which shops show them. `document` has its pages, and `headline` is
/// the line below the titles.
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if a text does not fit, and as [`Document::page`].
pub fn lay_out_banners(
    book: &Book,
    document: &Document,
    headline: &str,
) -> Result<Vec<Banner>, Failure> {
    let at = |error: LayoutError| failure(book, &[error]);
    let mut banners = vec![("book", HIGH, draw_book(book, headline)?)];
    let (size, levels) = draw_levels(book, headline).map_err(at)?;
    banners.push(("levels", size, levels));
    banners.push(("pages", HIGH, draw_pages(book, document)?));
    let (size, solution) = draw_solution(book).map_err(at)?;
    banners.push(("solution", size, solution));
    let banner = |(name, size, items)| Banner { name, document: sheet(book, size, items) };
    Ok(banners.into_iter().map(banner).collect())
}

/// Draws the front of the book as an object, with the titles and the headline beside it.
fn draw_book(book: &Book, headline: &str) -> Result<Vec<Item>, Failure> {
    let stage = Stage::pale(&front_cover::palette(&book.spec));
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
    let mut items = stage.fill(HIGH).items;
    items.extend(draw_body(place, &stage));
    let scale = (height.to_thousandths(), size.height.to_thousandths());
    items.push(front.page(0)?.placed(Pose { at: place.origin, turns: 0, scale }, place));
    let (width, height) = (place.origin.x - MARGIN * 2, HIGH.height - Length::pt(128));
    let texts = set_titles(book, Size { width, height }, &stage, headline)
        .map_err(|error| failure(book, &[error]))?;
    items.extend(texts.at(Point::new(MARGIN, Length::pt(64))));
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
        let colour = stage.ground.towards(Colour::BLACK, 3 + (12 - step) as u8);
        items.push(colour_item(colour, Item::tint(moved(Length::pt(6 + step)), 100)));
    }
    for step in (1..=8).rev() {
        // Light and dark layers in turn look like the edges of pages.
        let colour = Colour::WHITE.towards(Colour::BLACK, if step % 2 == 0 { 18 } else { 6 });
        items.push(colour_item(colour, Item::tint(moved(Length::pt(step)), 100)));
    }
    items
}

/// Sets series, title and subtitle, a bar and the headline in the middle of `room`, above the author at its foot.
fn set_titles(book: &Book, room: Size, stage: &Stage, headline: &str) -> Result<LayoutBox> {
    let (fonts, width) = (&book.spec.fonts, room.width);
    let mut foot = LayoutBox::default();
    if let Some(author) = &book.spec.author {
        let (room, most) = (Size { width, height: Length::pt(52) }, Length::pt(26));
        let author = TextStack::even(fonts, FontRole::Text, author, room, most)?
            .boxed(fonts, Align::Left, width)?
            .coloured(stage.ink);
        foot = LayoutBox::column(Align::Left, width, [LayoutBox::down(Length::pt(28)), author]);
    }
    let (type_, line) = ((FontRole::Text, Length::pt(30)), Size { width, height: Length::pt(44) });
    let lines = set_evenly(fonts, type_, &headline_parts(headline), line)?
        .into_iter()
        .flat_map(|line| [line.coloured(stage.ink), LayoutBox::down(LINE_GAP)]);
    let below = [
        LayoutBox::area(Size { width: Length::pt(72), height: Length::pt(6) }, stage.accent),
        LayoutBox::down(Length::pt(24)),
    ];
    let below = LayoutBox::column(Align::Left, width, below.into_iter().chain(lines));
    let above_foot = Size { width, height: room.height - foot.size.height };
    let height = (above_foot.height - below.size.height).min(Length::pt(MOST_TITLES));
    let panel = Rect { origin: Point::default(), size: Size { width, height: HIGH.height } };
    let titles = FrontCover::new(book, panel, panel, panel).titles(
        Size { width, height },
        Align::Left,
        [stage.ink, stage.soft],
    )?;
    let group = [LayoutBox::fill(), titles, below, LayoutBox::fill()];
    let group = LayoutBox::column_in(Align::Left, above_foot, group);
    let foot = LayoutBox::column_in(Align::Left, room, [LayoutBox::fill(), foot]);
    Ok(LayoutBox::layers([group, foot]))
}

/// Returns the parts of a headline, which is a single one if they would be too many lines.
fn headline_parts(headline: &str) -> Vec<&str> {
    let parts: Vec<&str> = headline.split(JOINT).collect();
    if parts.len() > MAX_LINES { vec![headline] } else { parts }
}

/// Sets texts in type of one size, at most `most`, each in `room`.
fn set_evenly(
    fonts: &Fonts,
    (role, mut most): (FontRole, Length),
    texts: &[impl AsRef<str>],
    room: Size,
) -> Result<Vec<LayoutBox>> {
    let mut stacks = Vec::new();
    // The tightest text decides the size of all, since neighbours in different sizes look accidental.
    for _ in 0..2 {
        stacks.clear();
        for text in texts {
            let stack = TextStack::even(fonts, role, text.as_ref(), room, most)?;
            most = most.min(stack.type_size());
            stacks.push(stack.boxed(fonts, Align::Left, room.width)?);
        }
    }
    Ok(stacks)
}

/// Draws a grid for every level of the book, or for every kind if there is one level. Grids of several grids need a high
/// banner; also returns its size.
fn draw_levels(book: &Book, headline: &str) -> Result<(Size, Vec<Item>)> {
    let stage = Stage::full(&front_cover::palette(&book.spec));
    let fonts = &book.spec.fonts;
    let groups = groups(book);
    let is_labelled = groups.len() > 1;
    let shown = if is_labelled { groups } else { samples(book) };
    let count = (shown.len() as i32).max(1);
    let is_high = shown.iter().any(|group| has_several_grids(group.puzzle));
    let size = if is_high { HIGH } else { LOW };
    let mut layers = vec![stage.fill(size)];
    // A single group leaves room for the headline on the left.
    let left = if is_labelled { Length::ZERO } else { Length::pt(380) };
    let label = if is_labelled { Length::pt(74) } else { Length::ZERO };
    let side = ((size.width - left - Length::pt(30) * (count + 1)) / count)
        .min(size.height - Length::pt(if is_labelled { 32 } else { 76 }) - label);
    let top = (size.height - side - label).half() + Length::pt(if is_high { 36 } else { 4 });
    let gap = (size.width - left - side * count) / (count + 1);
    if is_high && is_labelled {
        let room = Size { width: size.width - MARGIN * 2, height: Length::pt(60) };
        let stack = TextStack::even(fonts, FontRole::Heading, headline, room, Length::pt(40))?;
        let above = LayoutBox::down((top - stack.size.height).half());
        let text = stack.boxed(fonts, Align::Centre, size.width)?.coloured(stage.accent);
        layers.push(LayoutBox::column(Align::Centre, size.width, [above, text]));
    } else if !is_labelled {
        let parts = headline_parts(headline);
        let height = Length::pt(190) / parts.len() as i32;
        let (type_, room) =
            ((FontRole::Heading, Length::pt(44)), Size { width: left - MARGIN, height });
        let lines = set_evenly(fonts, type_, &parts, room)?;
        let lines = centred(Size { height: size.height, ..room }, LINE_GAP, lines);
        layers.push(LayoutBox::row([LayoutBox::across(MARGIN), lines.coloured(stage.ink)]));
    }
    let mut row = vec![LayoutBox::across(left + gap)];
    for group in &shown {
        let mut plate = draw_plate(book, group.puzzle, GridRole::Puzzle, side)?;
        if is_labelled {
            let style = Style::new(FontRole::Heading, Length::pt(26));
            let style = style.narrowed(style.width(fonts, &group.label)?, side + gap.half());
            let at = Point::new(side.half(), side + Length::pt(46));
            let line = set_line(fonts, style, Align::Centre, at, &group.label)?;
            plate.items.push(Item::coloured(stage.ink, line));
        }
        row.extend([plate, LayoutBox::across(gap)]);
    }
    let row = [LayoutBox::down(top), LayoutBox::row(row)];
    layers.push(LayoutBox::column(Align::Left, size.width, row));
    Ok((size, LayoutBox::layers(layers).items))
}

/// Returns boxes with that gap between them in the middle of a column.
fn centred(room: Size, gap: Length, boxes: Vec<LayoutBox>) -> LayoutBox {
    let boxes = LayoutBox::spaced(LayoutBox::down(gap), boxes);
    let boxes = LayoutBox::column(Align::Left, room.width, boxes);
    LayoutBox::column_in(Align::Left, room, [LayoutBox::fill(), boxes, LayoutBox::fill()])
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

/// Returns the levels of the book, or its kinds if it has more of these; at most [`MAX_GRIDS`], spread evenly. Each level
/// has a puzzle of the kind that it has most of; of several, one that no level before has.
fn groups(book: &Book) -> Vec<PuzzleGroup<'_>> {
    let words = &book.spec.words;
    let kind = |puzzle: &BookPuzzle| puzzle.puzzle.shape.kind();
    let levels: BTreeSet<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let kinds: BTreeSet<Kind> = book.puzzles().map(kind).collect();
    let mut groups: Vec<PuzzleGroup> = Vec::new();
    if levels.len() > 1 && levels.len() >= kinds.len() {
        for level in levels {
            let of_level = || book.puzzles().filter(|puzzle| puzzle.level == level);
            let chosen = of_level().min_by_key(|puzzle| {
                let kind = kind(puzzle);
                let count = of_level().filter(|other| other.puzzle.shape.kind() == kind).count();
                let is_shown = groups.iter().any(|group| group.puzzle.puzzle.shape.kind() == kind);
                (Reverse(count), is_shown, puzzle.number)
            });
            if let Some(puzzle) = chosen {
                let label = format!("{} \u{b7} {}", words.level(level), of_level().count());
                groups.push(PuzzleGroup { puzzle, label });
            }
        }
    } else {
        for puzzle in book.puzzles() {
            if groups.iter().all(|group| kind(group.puzzle) != kind(puzzle)) {
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

/// Draws two open pages on the ground of the cover.
fn draw_pages(book: &Book, document: &Document) -> Result<Vec<Item>, Failure> {
    let stage = Stage::full(&front_cover::palette(&book.spec));
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
    let mut items = stage.fill(HIGH).items;
    items.extend(draw_spread(book, document, Rect::new(x, y, size.width, size.height))?);
    Ok(items)
}

/// Draws sentences for buyers, a puzzle, an arrow, and the solution of the puzzle: in a row, or for several grids with the
/// sentences below; also returns the size.
fn draw_solution(book: &Book) -> Result<(Size, Vec<Item>)> {
    let points = selling_points(book);
    let stage = Stage::pale(&front_cover::palette(&book.spec));
    let puzzle = front_puzzle(book);
    let is_high = puzzle.is_some_and(has_several_grids);
    let size = if is_high { HIGH } else { LOW };
    let side = Length::pt(if is_high { 410 } else { 244 });
    let arrow = Length::pt(56);
    let top = if is_high { Length::pt(30) } else { (size.height - side).half() };
    let last =
        if is_high { (size.width + arrow).half() } else { size.width - MARGIN.half() - side };
    let first = last - arrow - side;
    let mut layers = vec![stage.fill(size)];
    if let Some(puzzle) = puzzle {
        let (middle, half) = (side.half(), Length::pt(16));
        let (from, to) = (Length::pt(12), arrow - Length::pt(12));
        let head = [(from, middle - half), (to, middle), (from, middle + half)];
        let head = Item::polygon(head.map(|(x, y)| Point::new(x, y)).to_vec(), 100);
        let row = LayoutBox::row([
            LayoutBox::across(first),
            draw_plate(book, puzzle, GridRole::Puzzle, side)?,
            LayoutBox::new(arrow, side, vec![head]).coloured(stage.accent),
            draw_plate(book, puzzle, GridRole::Answer, side)?,
        ]);
        layers.push(LayoutBox::column(Align::Left, size.width, [LayoutBox::down(top), row]));
    }
    let (fonts, count) = (&book.spec.fonts, (points.len() as i32).max(1));
    layers.push(if is_high {
        // The sentences are columns below the grids.
        let gap = Length::pt(36);
        let width = (size.width - MARGIN * 2 - gap * (count - 1)) / count;
        let points = set_points(fonts, &stage, &points, Size { width, height: Length::pt(100) })?;
        let points = LayoutBox::row(LayoutBox::spaced(LayoutBox::across(gap), points));
        let row = LayoutBox::row([LayoutBox::across(MARGIN), points]);
        LayoutBox::column(Align::Left, size.width, [LayoutBox::down(Length::pt(470)), row])
    } else {
        let width = first - MARGIN - Length::pt(36);
        let height = (Length::pt(232) - BAR_GAP * (count - 1)) / count;
        let points = set_points(fonts, &stage, &points, Size { width, height })?;
        let points = centred(Size { width, height: size.height }, BAR_GAP, points);
        LayoutBox::row([LayoutBox::across(MARGIN), points])
    });
    Ok((size, LayoutBox::layers(layers).items))
}

/// Distance of a sentence from the bar on its left, and of two sentences from each other.
const BAR_GAP: Length = Length::pt(22);

/// Sets sentences in type of one size, each in `room` with a bar on its left.
fn set_points(
    fonts: &Fonts,
    stage: &Stage,
    points: &[String],
    room: Size,
) -> Result<Vec<LayoutBox>> {
    let room = Size { width: room.width - BAR_GAP, ..room };
    let texts = set_evenly(fonts, (FontRole::Text, Length::pt(24)), points, room)?;
    let bar = Length::pt(5);
    let rows = texts.into_iter().map(|text| {
        LayoutBox::row([
            LayoutBox::area(Size { width: bar, height: text.size.height }, stage.accent),
            LayoutBox::across(BAR_GAP - bar),
            text.coloured(stage.ink),
        ])
    });
    Ok(rows.collect())
}
