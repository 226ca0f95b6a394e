//! The back of a cover: blurb, samples, levels, price and barcode.

use crate::cover_sheet::display::{MIN_TYPE, TextStack};
use crate::cover_sheet::front_cover::{check_resolution, draw_plate};
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::wrap::{Wrap, margin};
use crate::cover_sheet::{barcode, front_puzzle, selling_points};
use crate::document::GridRole;
use crate::document::item::Item;
use crate::document::walk::{Primitive, walk};
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, fit, set_line, wrap};
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{BookSpec, CoverPicture, Design, Palette};
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::collections::BTreeMap;

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
            .scale(if is_large { 38 } else { 31 }, 1000)
            .at_least(Length::pt(10)),
        gap: Length::pt(14),
        least_type: wrap.least_type,
    };
    // From the foot up: the place of the barcode is fixed by the printer, and the blurb takes what is left.
    let (mut items, foot) = back.foot()?;
    let room = Size { height: foot - back.area.origin.y, ..back.area.size };
    items.extend(back.head(room)?.at(back.area.origin));
    items.extend(barcode::draw_boxed(book, back.bars)?);
    Ok(items)
}

impl BackCover<'_> {
    /// Draws levels, publisher and price around the barcode; also returns their top.
    fn foot(&self) -> Result<(Vec<Item>, Length)> {
        let (area, bars) = (self.area, self.bars);
        let levels = self.levels()?;
        let price = self.price()?;
        let above_bars = bars.origin.y - price.size.height;
        let is_beside = area.origin.x + levels.size.width + self.gap <= bars.origin.x;
        let (base, width) = if is_beside {
            (area.bottom(), bars.origin.x - self.gap - area.origin.x)
        } else {
            (area.bottom().min(above_bars - self.gap), area.size.width)
        };
        let mut boxes = vec![levels];
        boxes.extend(self.publisher(width)?);
        let foot = LayoutBox::column(Align::Left, width, boxes);
        let top = base - foot.size.height;
        let mut items = Vec::from_iter(foot.at(Point::new(area.origin.x, top)));
        items.extend(price.at(Point::new(bars.origin.x, above_bars)));
        Ok((items, top.min(above_bars) - self.gap))
    }

    /// Returns the number of puzzles, and a line for each level: its name, and a bar as long as its share of the puzzles.
    fn levels(&self) -> Result<LayoutBox> {
        let (spec, size) = (&self.book.spec, self.text);
        let (fonts, words, text) = (&spec.fonts, &spec.words, Style::new(FontRole::Text, size));
        let mut levels: BTreeMap<Level, i32> = BTreeMap::new();
        for puzzle in self.book.puzzles() {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        let mut widest = Length::ZERO;
        for level in levels.keys() {
            widest = widest.max(text.width(fonts, words.level(*level))?);
        }
        let most = levels.values().copied().max().unwrap_or(1);
        let (left, mut y) = (widest + size, size.percent(HEAD));
        let head = Style::new(FontRole::Heading, size.percent(HEAD));
        let total = words.puzzle_count(self.book.puzzles().count());
        let mut texts = set_line(fonts, head, Align::Left, Point::new(Length::ZERO, y), &total)?;
        y += size.half();
        let mut items = Vec::new();
        let steps = levels.len() as i32;
        for (step, (level, count)) in (1..).zip(levels) {
            y += size.percent(LEADING);
            let long = (size * LONGEST).scale(count, most).at_least(size / 4);
            let height = fonts.figure_height(FontRole::Text, size);
            // The harder the level, the stronger its bar.
            let share = 40 + 60 * step / steps;
            let colour = self.palette.ground.towards(self.signal(BAR), share as u8);
            let bar = Rect::new(left, y - height, long, height);
            items.push(colour_item(colour, Item::tint(bar, 100)));
            let at = |x: Length| Point::new(x, y);
            texts.extend(set_line(fonts, text, Align::Left, at(Length::ZERO), words.level(level))?);
            let end = at(left + long + size.half());
            texts.extend(set_line(fonts, text, Align::Left, end, &count.to_string())?);
        }
        items.push(Item::coloured(self.palette.ink, texts));
        Ok(LayoutBox::new(left + size * (LONGEST + 3), y, items))
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

    /// Sets blurb and samples in `room`: as many samples as the spec requests, or as fit best with type that is large
    /// enough.
    fn head(&self, room: Size) -> Result<LayoutBox> {
        if let Some(count) = self.book.spec.cover.samples {
            return self.head_with(room, count as usize);
        }
        // Two are larger than three, and three are better than two that a long text makes small.
        for count in [2, 3, 1] {
            match self.head_with(room, count) {
                Err(LayoutError::TextTooLong(_)) => {}
                Ok(head) if smallest_type(&head.items) < self.least_type => {}
                head => return head,
            }
        }
        self.head_with(room, 0)
    }

    fn head_with(&self, room: Size, count: usize) -> Result<LayoutBox> {
        let samples = self.samples(count);
        let caption = self.text.percent(80);
        let third = (room.width - self.gap * 2) / 3;
        let row = match samples.len() {
            0 => Length::ZERO,
            _ => third.min(room.height.percent(45)) + caption * 2 + self.gap,
        };
        let blurb = self.blurb(Size { height: room.height - row, ..room })?;
        if samples.is_empty() {
            return Ok(blurb);
        }
        // The samples and the white around them share the room left by the text.
        let n = samples.len() as i32;
        let left = room.height - blurb.size.height - caption * 2 - self.gap * 2;
        let side = ((room.width - self.gap * (n - 1)) / n).min(left);
        let is_tried = count == 2 && self.book.spec.cover.samples.is_none();
        if side < if is_tried { third.max(MIN_SAMPLE) } else { MIN_SAMPLE } {
            return Err(LayoutError::TextTooLong(self.blurb_text()));
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

    /// Returns the blurb of the spec, or else the title and a list of sentences for buyers.
    fn blurb_text(&self) -> String {
        let spec = &self.book.spec;
        spec.cover.blurb.clone().unwrap_or_else(|| {
            let points = selling_points(self.book).into_iter().map(|point| format!("- {point}"));
            let points: Vec<String> = points.collect();
            format!("{}\n\n{}", spec.title, points.join("\n"))
        })
    }

    /// Sets the blurb in `room`: its first paragraph in large type, and the others in running text and lists.
    fn blurb(&self, room: Size) -> Result<LayoutBox> {
        let fonts = &self.book.spec.fonts;
        let text = self.blurb_text().replace('\r', "");
        let (lead, rest) = text.split_once("\n\n").unwrap_or((&text, ""));
        let share = if rest.is_empty() { 100 } else { 45 };
        let lead_room = Size { height: room.height.percent(share), ..room };
        let most = self.text.percent(LEAD);
        let lead = TextStack::even(fonts, FontRole::Heading, lead, lead_room, most)?
            .boxed(fonts, Align::Left, room.width)?
            .coloured(self.signal(TYPE));
        if rest.is_empty() {
            return Ok(lead);
        }
        let left = room.height - lead.size.height - self.gap;
        let style = Style::new(FontRole::Text, self.text);
        let (rest, fits) = fit(style, 97, MIN_TYPE, |style| {
            let rest = self.paragraphs(style, room.width, rest)?;
            let fits = rest.size.height <= left;
            Ok::<_, LayoutError>((rest, fits))
        })?;
        if !fits {
            return Err(LayoutError::TextTooLong(text));
        }
        Ok(LayoutBox::column(Align::Left, room.width, [lead, LayoutBox::down(self.gap), rest]))
    }

    /// Sets paragraphs. Lines that begin with a hyphen are items of a list, each beside a small cell.
    fn paragraphs(&self, style: Style, width: Length, text: &str) -> Result<LayoutBox> {
        let fonts = &self.book.spec.fonts;
        let style = style.led(style.size.percent(LEADING));
        let set = |width: Length, text: &str| {
            let lines = Lines { style, lines: wrap(fonts, style, width, text)? };
            let lines = lines.boxed(fonts, Align::Left, width)?.coloured(self.palette.ink);
            Ok::<_, LayoutError>(lines)
        };
        let indent = style.size.percent(150);
        let mut boxes = Vec::new();
        for paragraph in text.split("\n\n") {
            if !boxes.is_empty() {
                boxes.push(LayoutBox::down(style.leading().percent(60)));
            }
            let items: Option<Vec<&str>> =
                paragraph.trim().lines().map(|line| line.trim().strip_prefix("- ")).collect();
            let Some(items) = items else {
                // Line breaks of the spec within a paragraph are ignored.
                boxes.push(set(width, paragraph)?);
                continue;
            };
            for item in items {
                let side = style.size.percent(62);
                let cell = LayoutBox::area(Size { width: side, height: side }, self.signal(BAR));
                let drop = style.ascent() - side;
                let cell = LayoutBox::column(Align::Left, indent, [LayoutBox::down(drop), cell]);
                boxes.push(LayoutBox::row([cell, set(width - indent, item)?]));
                boxes.push(LayoutBox::down(style.leading().percent(20)));
            }
        }
        Ok(LayoutBox::column(Align::Left, width, boxes))
    }

    /// Returns the first accent with that contrast to the ground, in hundredths; the ink if there is none.
    fn signal(&self, contrast: i32) -> Colour {
        // Accents are chosen for areas; as type on the ground some of them are too faint.
        let Palette { ground, ink, accents } = *self.palette;
        accents
            .into_iter()
            .find(|accent| ground.contrast(*accent) * 100.0 >= contrast.into())
            .unwrap_or(ink)
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
const HEAD: i32 = 150;
/// Leading of the levels and of running text, in percent of its size.
const LEADING: i32 = 142;
/// Maximum size of the first paragraph of the blurb, in percent of that of the others.
const LEAD: i32 = 220;
/// Length of the longest bar, in sizes of the type.
const LONGEST: i32 = 7;
/// Minimum contrast of bars to the ground, in hundredths.
const BAR: i32 = 170;
/// Minimum contrast of type to the ground, in hundredths.
const TYPE: i32 = 450;
