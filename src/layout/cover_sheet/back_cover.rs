//! The back of a cover in colour: blurb, samples, levels, price and barcode; and the list of levels.

use crate::block::level_signs::Stars;
use crate::cover_sheet::display::{TextStack, running};
use crate::cover_sheet::front_cover::{check_resolution, draw_plate};
use crate::cover_sheet::wrap::{Wrap, margin};
use crate::cover_sheet::{barcode, front_puzzle};
use crate::document::GridRole;
use crate::document::item::Item;
use crate::document::walk::{Primitive, walk};
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
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

pub(super) fn draw_back(book: &Book, wrap: &Wrap, palette: &Palette) -> Result<Vec<Item>> {
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
    let room = Size { height: foot - back.area.origin.y, ..back.area.size };
    items.extend(back.head(room)?.at(back.area.origin));
    items.extend(barcode::draw_boxed(book, back.bars, true)?);
    Ok(items)
}

impl BackCover<'_> {
    /// Draws levels, publisher and price around the barcode; also returns their top.
    fn foot(&self) -> Result<(Vec<Item>, Length)> {
        let (area, bars) = (self.area, self.bars);
        let levels = level_list(self.book, self.text)?;
        let price = self.price()?;
        let above_bars = bars.origin.y - price.size.height;
        let is_beside = area.origin.x + levels.size.width + self.gap <= bars.origin.x;
        let (base, width) = if is_beside {
            (area.bottom(), bars.origin.x - self.gap - area.origin.x)
        } else {
            (area.bottom().min(above_bars - self.gap), area.size.width)
        };
        let mut boxes = vec![levels.coloured(self.palette.ink)];
        boxes.extend(self.publisher(width)?);
        let foot = LayoutBox::column(Align::Left, width, boxes);
        let top = base - foot.size.height;
        let mut items = Vec::from_iter(foot.at(Point::new(area.origin.x, top)));
        items.extend(price.at(Point::new(bars.origin.x, above_bars)));
        Ok((items, top.min(above_bars) - self.gap))
    }

    /// Returns the price, with the gap between it and the barcode.
    fn price(&self) -> Result<LayoutBox> {
        let Some(price) = &self.book.spec.cover.price else {
            return Ok(LayoutBox::default());
        };
        let width = self.bars.size.width;
        let price = self.small(FontRole::Bold, price, width, Align::Right)?;
        let boxes = [price, LayoutBox::down(self.gap.half())];
        Ok(LayoutBox::column(Align::Right, width, boxes))
    }

    fn small(&self, role: FontRole, text: &str, width: Length, align: Align) -> Result<LayoutBox> {
        let fonts = &self.book.spec.fonts;
        let room = Size { width, height: self.text * 2 };
        let stack = TextStack::even(fonts, role, text, room, self.text)?;
        Ok(stack.boxed(fonts, align, width)?.coloured(self.palette.ink))
    }

    /// Returns the publisher's logo and name, with gaps above each.
    fn publisher(&self, width: Length) -> Result<Vec<LayoutBox>> {
        let BookSpec { cover, imprint, .. } = &self.book.spec;
        let gap = LayoutBox::down(self.gap.half());
        let mut boxes = Vec::new();
        if let Some(logo) = &cover.logo {
            let room = Size { width: width.min(self.text * 9), height: self.text * 3 };
            boxes.extend([gap.clone(), draw_logo(logo, room)?]);
        }
        if let Some(name) = cover.publisher.as_ref().or(imprint.as_ref()) {
            let name = self.small(FontRole::Text, name, width, Align::Left)?;
            boxes.extend([gap.clone(), name]);
        }
        if !boxes.is_empty() {
            boxes.insert(0, gap);
        }
        Ok(boxes)
    }

    /// Sets blurb and samples in `room`: as many samples as the spec requests, or as fit with type that is large
    /// enough.
    fn head(&self, room: Size) -> Result<LayoutBox> {
        if let Some(count) = self.book.spec.cover.samples {
            return self.head_with(room, count as usize);
        }
        // Fewer samples are larger, and so is the type of the captions below them.
        for count in (1..=MAX_SAMPLES as usize).rev() {
            match self.head_with(room, count) {
                // The height of the row does not depend on the number of samples, so fewer ones would not help.
                Err(LayoutError::TextTooLong(_)) => break,
                Ok(head) if smallest_type(&head.items) < self.least_type => {}
                head => return head,
            }
        }
        self.head_with(room, 0)
    }

    fn head_with(&self, room: Size, count: usize) -> Result<LayoutBox> {
        let samples = self.samples(count);
        let caption = self.text.percent(80);
        let most = (room.width - self.gap * 2) / MAX_SAMPLES as i32;
        let row = match samples.len() {
            0 => Length::ZERO,
            _ => most.min(room.height.percent(45)) + caption * 2 + self.gap,
        };
        let blurb = self.blurb(Size { height: room.height - row, ..room })?;
        if samples.is_empty() {
            return Ok(blurb);
        }
        // The samples and the white around them share the room left by the text.
        let n = samples.len() as i32;
        let left = room.height - blurb.size.height - caption * 2 - self.gap * 2;
        let side = ((room.width - self.gap * (n - 1)) / n).min(left);
        if side < MIN_SAMPLE {
            return Err(LayoutError::TextTooLong(self.blurb_text().to_owned()));
        }
        let above = LayoutBox::down(self.gap + (left - side).half());
        let between = match n {
            1 => Length::ZERO,
            _ => (room.width - side) / (n - 1) - side,
        };
        let mut row = Vec::new();
        for sample in samples {
            row.extend([self.sample(sample, side, caption)?, LayoutBox::across(between)]);
        }
        Ok(LayoutBox::column(Align::Left, room.width, [blurb, above, LayoutBox::row(row)]))
    }

    fn blurb_text(&self) -> &str {
        let spec = &self.book.spec;
        spec.cover.blurb.as_deref().unwrap_or(&spec.title)
    }

    /// Sets the blurb in `room`, its first paragraph in large type.
    fn blurb(&self, room: Size) -> Result<LayoutBox> {
        let fonts = &self.book.spec.fonts;
        let text = self.blurb_text().replace('\r', "");
        let (lead, rest) = text.split_once("\n\n").unwrap_or((&text, ""));
        let share = if rest.is_empty() { 100 } else { 45 };
        let lead_room = Size { height: room.height.percent(share), ..room };
        let most = self.text.percent(220);
        let lead = TextStack::even(fonts, FontRole::Heading, lead, lead_room, most)?;
        let accent = self.palette.accents[0];
        // Accents are chosen for areas; as type on the ground some of them are too faint.
        let is_read = self.palette.ground.contrast(accent) >= MIN_CONTRAST;
        let colour = if is_read { accent } else { self.palette.ink };
        let lead = lead.boxed(fonts, Align::Left, room.width)?.coloured(colour);
        if rest.is_empty() {
            return Ok(lead);
        }
        let left = Size { height: room.height - lead.size.height - self.gap, ..room };
        let rest = running(fonts, Style::new(FontRole::Text, self.text), left, rest)?
            .boxed(fonts, Align::Left, room.width)?
            .coloured(self.palette.ink);
        Ok(LayoutBox::column(Align::Left, room.width, [lead, LayoutBox::down(self.gap), rest]))
    }

    /// Returns sample puzzles, from each section in turn, except the one on the front.
    fn samples(&self, count: usize) -> Vec<&BookPuzzle> {
        let front = front_puzzle(self.book).map(|puzzle| puzzle.number);
        let sections = &self.book.sections;
        let longest = sections.iter().map(Vec::len).max().unwrap_or(0);
        // Sections are spread evenly from the first to the last.
        let mut order: Vec<usize> = (0..count)
            .map(|index| index * (sections.len().max(1) - 1) / (count.max(2) - 1))
            .collect();
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

    /// Returns a sample on a white plate of that `side`, with its level below.
    fn sample(&self, puzzle: &BookPuzzle, side: Length, caption: Length) -> Result<LayoutBox> {
        let spec = &self.book.spec;
        let mut plate = draw_plate(self.book, puzzle, GridRole::Puzzle, side)?;
        let name = spec.words.level(puzzle.level);
        let style = Style::new(FontRole::Bold, caption);
        let style = style.narrowed(style.width(&spec.fonts, name)?, side);
        let at = Point::new(side.half(), side + caption.percent(150));
        let name = set_line(&spec.fonts, style, Align::Centre, at, name)?;
        plate.items.push(Item::coloured(self.palette.ink, name));
        Ok(plate)
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
fn draw_logo(logo: &CoverPicture, area: Size) -> Result<LayoutBox> {
    let pad = area.height / 12;
    let room = Size { width: area.width - pad * 2, height: area.height - pad * 2 };
    let size = logo.picture.fitted(room);
    check_resolution(logo, size, size)?;
    let logo = LayoutBox::image(size, logo.picture.clone()).inset(pad);
    let logo = LayoutBox::layers([LayoutBox::area(logo.size, Colour::WHITE), logo]);
    Ok(LayoutBox::column_in(Align::Left, area, [LayoutBox::fill(), logo]))
}

/// Size of the number of puzzles, in percent of that of the levels.
const HEAD: i32 = 115;
/// Leading of the list of levels, in percent of its size.
const LEADING: i32 = 150;

/// Sets the number of puzzles, and a line for each level: its stars, its name and its number of puzzles.
pub(super) fn level_list(book: &Book, size: Length) -> Result<LayoutBox> {
    let mut levels: BTreeMap<Level, usize> = BTreeMap::new();
    for puzzle in book.puzzles() {
        *levels.entry(puzzle.level).or_default() += 1;
    }
    let (fonts, words, text) =
        (&book.spec.fonts, &book.spec.words, Style::new(FontRole::Text, size));
    let stars = Stars::beside(size, book.spec.stars);
    let names =
        levels.keys().last().map_or(Length::ZERO, |level| stars.width(*level)) + size.half();
    let mut widest = Length::ZERO;
    for level in levels.keys() {
        widest = widest.max(text.width(fonts, words.level(*level))?);
    }
    let (width, mut y) = (names + widest + size * 3, size);
    let head = Style::new(FontRole::Heading, size.percent(HEAD));
    let total = words.puzzle_count(book.puzzles().count());
    let mut items = set_line(fonts, head, Align::Left, Point::new(Length::ZERO, y), &total)?;
    for (level, count) in levels {
        y += size.percent(LEADING);
        let at = |x: Length| Point::new(x, y);
        items.extend(stars.items(level, at(Length::ZERO)));
        items.extend(set_line(fonts, text, Align::Left, at(names), words.level(level))?);
        items.extend(set_line(fonts, text, Align::Right, at(width), &count.to_string())?);
    }
    Ok(LayoutBox::new(width, y, items))
}
