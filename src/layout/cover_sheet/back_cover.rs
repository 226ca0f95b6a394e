//! The back of a cover in colour: blurb, samples, levels, price and barcode; and the list of levels.

use crate::LayoutError;
use crate::block::level_signs::Stars;
use crate::cover_sheet::display::{TextStack, running};
use crate::cover_sheet::front_cover::{check_resolution, draw_grid};
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::wrap::{Wrap, margin};
use crate::cover_sheet::{barcode, front_puzzle};
use crate::document::item::Item;
use crate::document::walk::{Primitive, walk};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{BookSpec, CoverPicture, Design, MIN_CONTRAST, Palette};
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::collections::BTreeMap;

/// Maximum number of samples in a row.
const MAX_SAMPLES: u32 = 3;
/// Minimum side of a sample.
const MIN_SAMPLE: Length = Length::pt(60);

/// The data needed to draw the back.
struct BackCover<'b> {
    book: &'b Book,
    palette: &'b Palette,
    /// Area of the texts.
    area: Rect,
    /// Area of the barcode.
    bars: Rect,
    /// Size of running text.
    text: Length,
    gap: Length,
    /// Size of the smallest type that the printer accepts, if known.
    least_type: Option<Length>,
}

pub(super) fn draw_back(
    book: &Book,
    wrap: &Wrap,
    palette: &Palette,
) -> Result<Vec<Item>, LayoutError> {
    let panel = wrap.back();
    let Size { width, height } = panel.size;
    let is_large = book.spec.design == Design::LargePrint;
    let back = BackCover {
        book,
        palette,
        area: panel.inset(margin(panel)).intersection(&wrap.safe_back()),
        bars: wrap.barcode(),
        text: (width.min(height))
            .scale(if is_large { 36 } else { 28 }, 1000)
            .at_least(Length::pt(10)),
        gap: Length::pt(14),
        least_type: wrap.least_type,
    };
    // From the foot up: the place of the barcode is fixed by the printer, and the blurb takes what is left.
    let (mut items, foot) = back.foot()?;
    items.extend(back.head(foot)?);
    items.extend(barcode::draw_boxed(book, back.bars, true)?);
    Ok(items)
}

impl BackCover<'_> {
    /// Draws levels, publisher and price around the barcode; also returns their top.
    fn foot(&self) -> Result<(Vec<Item>, Length), LayoutError> {
        let (ink, area, bars) = (self.palette.ink, self.area, self.bars);
        let levels = LevelList::new(self.book, self.text)?;
        let (price, above_bars) = self.price()?;
        let is_beside = area.origin.x + levels.size.width + self.gap <= bars.origin.x;
        let (base, width) = if is_beside {
            (area.bottom(), bars.origin.x - self.gap - area.origin.x)
        } else {
            (area.bottom().min(above_bars - self.gap), area.size.width)
        };
        let (publisher, high) = self.publisher(base, width)?;
        let top = base - high - levels.size.height;
        let text_items = levels.items(self.book, Point::new(area.origin.x, top))?;
        let mut items = vec![Item::coloured(ink, text_items)];
        items.extend(publisher);
        items.extend(price);
        Ok((items, top.min(above_bars) - self.gap))
    }

    /// Draws the price above the barcode; also returns its top.
    fn price(&self) -> Result<(Vec<Item>, Length), LayoutError> {
        let top = self.bars.origin.y;
        let Some(price) = &self.book.spec.cover.price else {
            return Ok((Vec::new(), top));
        };
        let room = Size { width: self.bars.size.width, height: self.text * 2 };
        let stack = self.small(FontRole::Bold, price, room)?;
        let top = top - self.gap.half() - stack.size.height;
        let at = Point::new(self.bars.right(), top);
        let text_items = stack.items(&self.book.spec.fonts, Align::Right, at)?;
        Ok((vec![Item::coloured(self.palette.ink, text_items)], top))
    }

    fn small(&self, role: FontRole, text: &str, room: Size) -> Result<TextStack, LayoutError> {
        TextStack::even(&self.book.spec.fonts, role, text, room, self.text)
    }

    /// Draws the publisher's logo and name above `base`; also returns their height.
    fn publisher(&self, base: Length, width: Length) -> Result<(Vec<Item>, Length), LayoutError> {
        let BookSpec { cover, imprint, .. } = &self.book.spec;
        let (mut items, mut high) = (Vec::new(), Length::ZERO);
        if let Some(name) = cover.publisher.as_ref().or(imprint.as_ref()) {
            let room = Size { width, height: self.text * 2 };
            let stack = self.small(FontRole::Text, name, room)?;
            high += stack.size.height;
            let top = Point::new(self.area.origin.x, base - high);
            let text_items = stack.items(&self.book.spec.fonts, Align::Left, top)?;
            items.push(Item::coloured(self.palette.ink, text_items));
            high += self.gap.half();
        }
        if let Some(logo) = &cover.logo {
            let area = Rect::new(
                self.area.origin.x,
                base - high - self.text * 3,
                width.min(self.text * 9),
                self.text * 3,
            );
            items.extend(draw_logo(logo, area)?);
            high += area.size.height + self.gap.half();
        }
        let after = if high > Length::ZERO { self.gap.half() } else { Length::ZERO };
        Ok((items, high + after))
    }

    /// Draws blurb and samples above `foot`: as many samples as the spec requests, or as fit with type that is large
    /// enough.
    fn head(&self, foot: Length) -> Result<Vec<Item>, LayoutError> {
        let room = Rect {
            size: Size { height: foot - self.area.origin.y, ..self.area.size },
            ..self.area
        };
        if let Some(count) = self.book.spec.cover.samples {
            return self.head_with(room, count as usize);
        }
        // Fewer samples are larger, and so is the type of the captions below them.
        for count in (1..=MAX_SAMPLES as usize).rev() {
            match self.head_with(room, count) {
                // The height of the row does not depend on the number of samples, so fewer ones would not help.
                Err(LayoutError::TextTooLong(_)) => break,
                Ok(items) if smallest_type(&items) < self.least_type => {}
                head => return head,
            }
        }
        self.head_with(room, 0)
    }

    fn head_with(&self, room: Rect, count: usize) -> Result<Vec<Item>, LayoutError> {
        let samples = self.samples(count);
        let caption = self.text.percent(80);
        let most = (room.size.width - self.gap * 2) / MAX_SAMPLES as i32;
        let row = match samples.len() {
            0 => Length::ZERO,
            _ => most.min(room.size.height.percent(45)) + caption * 2 + self.gap,
        };
        let text = Rect { size: Size { height: room.size.height - row, ..room.size }, ..room };
        let (mut items, taken) = self.blurb(text)?;
        if samples.is_empty() {
            return Ok(items);
        }
        // The samples and the white around them share the room left by the text.
        let n = samples.len() as i32;
        let left = room.size.height - taken - caption * 2 - self.gap * 2;
        let side = ((room.size.width - self.gap * (n - 1)) / n).min(left);
        if side < MIN_SAMPLE {
            return Err(LayoutError::TextTooLong(self.blurb_text().to_owned()));
        }
        let rest = left - side;
        let top = room.origin.y + taken + self.gap + rest.half();
        let step = match n {
            1 => Length::ZERO,
            _ => (room.size.width - side) / (n - 1),
        };
        for (index, sample) in samples.into_iter().enumerate() {
            let x = room.origin.x + step * index as i32;
            items.extend(self.sample(sample, Rect::new(x, top, side, side), caption)?);
        }
        Ok(items)
    }

    fn blurb_text(&self) -> &str {
        let spec = &self.book.spec;
        spec.cover.blurb.as_deref().unwrap_or(&spec.title)
    }

    /// Sets the blurb from the top of `room`, its first paragraph in large type; also returns its height.
    fn blurb(&self, room: Rect) -> Result<(Vec<Item>, Length), LayoutError> {
        let fonts = &self.book.spec.fonts;
        let text = self.blurb_text().replace('\r', "");
        let (lead, rest) = text.split_once("\n\n").unwrap_or((&text, ""));
        let part = |height: Length| Size { height, ..room.size };
        let most = self.text.percent(220);
        let share = if rest.is_empty() { 100 } else { 45 };
        let lead_room = part(room.size.height.percent(share));
        let lead = TextStack::even(fonts, FontRole::Heading, lead, lead_room, most)?;
        let accent = self.palette.accents[0];
        // Accents are chosen for areas; as type on the ground some of them are too faint.
        let is_read = self.palette.ground.contrast(accent) >= MIN_CONTRAST;
        let colour = if is_read { accent } else { self.palette.ink };
        let text_items = lead.items(fonts, Align::Left, room.origin)?;
        let mut items = vec![Item::coloured(colour, text_items)];
        let mut taken = lead.size.height;
        if !rest.is_empty() {
            taken += self.gap;
            let style = Style::new(FontRole::Text, self.text);
            let lines = running(fonts, style, part(room.size.height - taken), rest)?;
            let top = room.origin + Point::new(Length::ZERO, taken);
            items.push(Item::coloured(self.palette.ink, lines.place(fonts, Align::Left, top)?));
            taken += lines.height();
        }
        Ok((items, taken))
    }

    /// Returns sample puzzles, from each section in turn, except the one on the front.
    fn samples(&self, count: usize) -> Vec<&BookPuzzle> {
        let front = front_puzzle(self.book).map(|puzzle| puzzle.number);
        let sections = &self.book.sections;
        let longest = sections.iter().map(Vec::len).max().unwrap_or(0);
        // Sections are spread evenly from the first to the last.
        let picked = |index: usize| index * (sections.len().max(1) - 1) / (count.max(2) - 1);
        let mut order: Vec<usize> = (0..count).map(picked).collect();
        // In a book with fewer sections than samples, the same puzzle would be chosen twice.
        order.dedup();
        // By turns, so that a section with few puzzles does not reduce the number of samples.
        let in_turn = (0..longest).flat_map(|nth| {
            let puzzles = order.iter().filter_map(move |&section| sections.get(section)?.get(nth));
            puzzles.collect::<Vec<_>>()
        });
        let mut chosen: Vec<&BookPuzzle> =
            in_turn.filter(|puzzle| Some(puzzle.number) != front).take(count).collect();
        chosen.sort_by_key(|puzzle| puzzle.number);
        chosen
    }

    /// Draws a sample on a white plate, with its level below.
    fn sample(
        &self,
        puzzle: &BookPuzzle,
        plate: Rect,
        caption: Length,
    ) -> Result<Vec<Item>, LayoutError> {
        let spec = &self.book.spec;
        let border = plate.size.width / 24;
        let mut items = vec![colour_item(Colour::WHITE, Item::tint(plate, 100))];
        items.push(draw_grid(self.book, puzzle, plate.inset(border), Colour::BLACK)?);
        let name = spec.words.level(puzzle.level);
        let style = Style::new(FontRole::Bold, caption);
        let style = style.narrowed(style.width(&spec.fonts, name)?, plate.size.width);
        let at = Point::new(plate.centre().x, plate.bottom() + caption.percent(150));
        let text_items = set_line(&spec.fonts, style, Align::Centre, at, name)?;
        items.push(Item::coloured(self.palette.ink, text_items));
        Ok(items)
    }
}

/// Returns the size of the smallest type of `items`; `None` without type.
fn smallest_type(items: &[Item]) -> Option<Length> {
    let mut smallest: Option<Length> = None;
    walk(items, &mut |painted| {
        if let Primitive::Text(text) = painted.primitive {
            let size = text.run.size;
            smallest = Some(smallest.map_or(size, |least| least.min(size)));
        }
    });
    smallest
}

/// Draws the publisher's logo in the lower left of `area`, on a white plate.
fn draw_logo(logo: &CoverPicture, area: Rect) -> Result<Vec<Item>, LayoutError> {
    let pad = area.size.height / 12;
    let room = area.inset(pad).size;
    let [across, down] = [logo.picture.width, logo.picture.height].map(|side| side.max(1) as i32);
    let by_height = room.height.scale(across, down);
    let size = if by_height <= room.width {
        Size { width: by_height, height: room.height }
    } else {
        Size { width: room.width, height: room.width.scale(down, across) }
    };
    let size = Size {
        width: size.width.at_least(Length::thousandths(1)),
        height: size.height.at_least(Length::thousandths(1)),
    };
    check_resolution(logo, size, size)?;
    let plate = Rect::new(
        area.origin.x,
        area.bottom() - size.height - pad * 2,
        size.width + pad * 2,
        size.height + pad * 2,
    );
    let picture = Rect { origin: plate.origin + Point::new(pad, pad), size };
    Ok(vec![
        colour_item(Colour::WHITE, Item::tint(plate, 100)),
        Item::image(picture, logo.picture.clone()),
    ])
}

/// Size of the number of puzzles, in percent of that of the levels.
const HEAD: i32 = 115;
/// Leading of the list of levels, in percent of its size.
const LEADING: i32 = 150;

/// The list of levels, each with its number of puzzles.
pub(super) struct LevelList {
    levels: BTreeMap<Level, usize>,
    text: Style,
    /// Distance from the left edge to the names.
    names: Length,
    pub(super) size: Size,
}

impl LevelList {
    /// Creates the list of the levels of `book` in type of that size.
    pub(super) fn new(book: &Book, size: Length) -> Result<LevelList, LayoutError> {
        let mut levels = BTreeMap::new();
        for puzzle in book.puzzles() {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        let text = Style::new(FontRole::Text, size);
        let stars = Stars::beside(text.size, book.spec.stars);
        let names = levels.keys().last().map_or(Length::ZERO, |level| stars.width(*level))
            + text.size.half();
        let mut widest = Length::ZERO;
        for level in levels.keys() {
            let name = book.spec.words.level(*level);
            widest = widest.max(text.width(&book.spec.fonts, name)?);
        }
        let lines = levels.len() as i32 + 1;
        let width = names + widest + text.size * 3;
        let size = Size { width, height: leading(text.size) * (lines - 1) + text.size };
        Ok(LevelList { levels, text, names, size })
    }

    /// Sets the number of puzzles and a line for each level (stars, name and number) from the upper left corner.
    pub(super) fn items(&self, book: &Book, at: Point) -> Result<Vec<Item>, LayoutError> {
        let (fonts, words, text) = (&book.spec.fonts, &book.spec.words, self.text);
        let mut y = at.y + text.size;
        let head = Style::new(FontRole::Heading, text.size.percent(HEAD));
        let total = words.puzzle_count(book.puzzles().count());
        let mut items = set_line(fonts, head, Align::Left, Point::new(at.x, y), &total)?;
        let stars = Stars::beside(text.size, book.spec.stars);
        for (level, count) in &self.levels {
            y += leading(text.size);
            let at = |x: Length| Point::new(at.x + x, y);
            let (name, count) = (words.level(*level), count.to_string());
            items.extend(stars.items(*level, at(Length::ZERO)));
            items.extend(set_line(fonts, text, Align::Left, at(self.names), name)?);
            items.extend(set_line(fonts, text, Align::Right, at(self.size.width), &count)?);
        }
        Ok(items)
    }
}

/// Returns the distance from one baseline of the list of levels to the next.
fn leading(size: Length) -> Length {
    size.percent(LEADING)
}
