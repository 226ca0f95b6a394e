//! Back matter: pages about author and book, pages for notes, the record of results, statistics, and the certificate.

use crate::block::numbers::widest;
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Chapter, Draft, Furniture};
use crate::typography::flow::{Flow, chapter_pages};
use crate::typography::lines::{Lines, clip, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use crate::typography::text_block::{Context, TextBlock};
use crate::{LayoutError, Result};
use gridpress_base::fonts::FontRole;
use gridpress_book::BookPuzzle;
use gridpress_book::statistics::PuzzleStatistics;
use gridpress_bookspec::{NotesStyle, PictureTheme, PuzzleName};
use gridpress_engine::generate::Level;
use gridpress_engine::rating::Technique;
use gridpress_ground::units::{Length, Point, Rect, Size};

/// Sets a chapter of `text`, whose paragraphs are separated by empty lines.
pub(in crate::interior) fn set_about(ctx: &Context, title: &str, text: &str) -> Result<Vec<Draft>> {
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        if !paragraph.is_empty() {
            flow.paragraph(&paragraph.join(" "))?;
        }
    }
    Ok(chapter_pages(flow, title))
}

/// Minimum distance between lines to write on.
const WRITING: Length = Length::mm(8);

/// Sets pages to write on.
pub(in crate::interior) fn set_notes(ctx: &Context) -> Result<Vec<Draft>> {
    let title = Chapter::Notes.title(ctx.words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let mut from = flow.filled_height();
    let mut pages = chapter_pages(flow, title);
    pages.resize(
        ctx.book.spec.back.notes as usize,
        Draft { furniture: Furniture::of(title), ..Draft::default() },
    );
    if ctx.book.spec.back.notes_style == NotesStyle::Ruled {
        for page in &mut pages {
            page.extend(lines(ctx.block, from));
            from = ctx.block.body().0;
        }
    }
    Ok(pages)
}

/// Returns lines to write on from `top` down.
fn lines(block: &TextBlock, top: Length) -> impl Iterator<Item = Item> {
    let (body, height) = block.body();
    let pitch = WRITING.at_least(block.theme.body.leading().scale(4, 3));
    let (bottom, width) = (body + height, block.block.width);
    (1..)
        .map(move |index| top + pitch * index)
        .take_while(move |y| *y <= bottom)
        .map(move |y| Item::rule(Point::new(Length::ZERO, y), Point::new(width, y), HAIRLINE))
}

/// Height of a line to write on, if the type is not larger.
const RECORD_WRITING: Length = Length::mm(8);
/// Height of a row that saves a page, in percent of another one.
const TIGHT_ROW: i32 = 90;
/// Minimum width of a column: enough for a handwritten date and time.
const MIN_COLUMN: Length = Length::mm(66);
/// Gap between two columns of the record.
const GUTTER: Length = Length::mm(6);
/// Shares of the fields in a column: level, date, and time.
const SHARES: [i32; 3] = [38, 34, 28];

/// The columns of the record on a page.
struct RecordTable<'c> {
    ctx: &'c Context<'c>,
    style: Style,
    row: Length,
    /// Width of a column.
    width: Length,
    /// Number of columns on a page.
    columns: i32,
    /// Distances from the left edge of a column to its fields.
    fields: [Length; 3],
}

impl<'c> RecordTable<'c> {
    fn new(ctx: &'c Context<'c>) -> Result<RecordTable<'c>> {
        let style = Style::new(FontRole::Text, ctx.theme.reference.size);
        let names = ctx.book.puzzles().map(|puzzle| &puzzle.name);
        let number = widest(ctx.fonts, style.with(FontRole::Bold), names, PuzzleName::shortest)?
            + style.size.half();
        let whole = ctx.block.measure();
        let least = number + MIN_COLUMN;
        let columns =
            ((whole + GUTTER).to_thousandths() / (least + GUTTER).to_thousandths()).max(1);
        let width = (whole - GUTTER * (columns - 1)) / columns;
        let mut x = number;
        let fields = SHARES.map(|share| {
            let left = x;
            x += (width - number).percent(share);
            left
        });
        Ok(RecordTable {
            ctx,
            style,
            row: RECORD_WRITING.at_least(style.leading().scale(4, 3)),
            width,
            columns,
            fields,
        })
    }

    /// Returns a row of a column with a rule below it: a name, and texts in its fields, clipped to them.
    fn row(&self, name: &str, texts: [&str; 3]) -> Result<LayoutBox> {
        let (fonts, base) = (self.ctx.fonts, self.row - self.style.size.half());
        let at = |x| Point::new(x, base);
        let bold = self.style.with(FontRole::Bold);
        let mut items = set_line(fonts, bold, Align::Left, at(Length::ZERO), name)?;
        for (field, text) in texts.into_iter().enumerate() {
            let end = self.fields.get(field + 1).copied().unwrap_or(self.width);
            let room = end - self.fields[field] - self.style.size.half();
            let text = clip(fonts, self.style, room, text)?;
            items.extend(set_line(fonts, self.style, Align::Left, at(self.fields[field]), &text)?);
        }
        let row = LayoutBox::new(self.width, self.row, items).with_role(TextRole::Paragraph);
        Ok(LayoutBox::column(Align::Left, self.width, [row, LayoutBox::rule(self.width, HAIRLINE)]))
    }

    /// Returns a column of puzzles below the labels of its fields.
    fn column(&self, puzzles: &[&BookPuzzle]) -> Result<LayoutBox> {
        let words = self.ctx.words;
        let mut rows = vec![self.row("", ["", words.date_label(), words.time()])?];
        for puzzle in puzzles {
            rows.push(self.row(puzzle.name.shortest(), [words.level(puzzle.level), "", ""])?);
        }
        Ok(LayoutBox::column(Align::Left, self.width, rows))
    }
}

/// Sets the pages of the record.
pub(in crate::interior) fn set_record(ctx: &Context) -> Result<Vec<Draft>> {
    let title = Chapter::Record.title(ctx.words);
    let mut table = RecordTable::new(ctx)?;
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let (top, height) = ctx.block.body();
    let mut from = flow.filled_height();
    let puzzles: Vec<_> = ctx.book.puzzles().collect();
    let columns = table.columns as usize;
    // Rows of puzzles on a page below that place, and the pages that they take.
    let rows = |row: Length, from: Length| {
        let room = (top + height - from).to_thousandths();
        (room / row.to_thousandths() - 1).max(1) as usize
    };
    let pages = |row: Length| {
        let further = puzzles.len().saturating_sub(rows(row, from) * columns);
        1 + further.div_ceil(rows(row, top) * columns)
    };
    let mut count = pages(table.row);
    let tight = table.row.percent(TIGHT_ROW);
    if pages(tight) < count {
        (table.row, count) = (tight, pages(tight));
    }
    let mut rest = &puzzles[..];
    for pages_left in (1..=count).rev() {
        // All pages, and the columns of the last one, are filled evenly.
        let even = rest.len().div_ceil(columns * pages_left).min(rows(table.row, from));
        let (now, later) = rest.split_at(rest.len().min(even * columns));
        let filled = now
            .chunks(even.max(1))
            .map(|puzzles| table.column(puzzles))
            .collect::<Result<_, _>>()?;
        flow.add(LayoutBox::row(LayoutBox::spaced(LayoutBox::across(GUTTER), filled)));
        (rest, from) = (later, top);
    }
    Ok(chapter_pages(flow, title))
}

/// Maximum width of names, in percent of the page.
const NAMES: i32 = 45;
/// Grey of a bar, in percent of black, and its height, in percent of the size of the type.
const GREY: u8 = 45;
const BAR: i32 = 62;
/// Maximum number of bars for the numbers of givens; if there are more numbers, a bar represents a range.
const MAX_BARS: u32 = 12;

/// A name, and its count.
type Bar = (String, usize);

/// Sets the pages of statistics.
pub(in crate::interior) fn set_stats(ctx: &Context) -> Result<Vec<Draft>> {
    let words = ctx.words;
    let tally = PuzzleStatistics::of(&ctx.book.samples());
    let title = Chapter::Stats.title(words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let levels = tally.levels.iter().filter_map(|group| {
        let level = Level::from_name(&group.name)?;
        Some((words.level(level).to_owned(), group.puzzles))
    });
    set_bars(ctx, &mut flow, words.levels(), levels.collect())?;
    let techniques = tally.techniques.iter().filter_map(|count| {
        let technique = Technique::named(&count.of)?;
        Some((words.technique(technique).to_owned(), count.puzzles))
    });
    set_bars(ctx, &mut flow, words.stats_techniques(), techniques.collect())?;
    let givens = tally.ranges_of_givens(MAX_BARS).into_iter().map(|(range, puzzles)| {
        let (least, most) = range.into_inner();
        let name = if least == most { least.to_string() } else { format!("{least}–{most}") };
        (name, puzzles)
    });
    set_bars(ctx, &mut flow, words.stats_givens(), givens.collect())?;
    let digits = tally.givens.iter().map(|given| (given.digit.clone(), given.times));
    set_bars(ctx, &mut flow, words.stats_digits(), digits.collect())?;
    Ok(chapter_pages(flow, title))
}

/// Sets a subheading, and a line with a bar for each number.
fn set_bars(ctx: &Context, flow: &mut Flow, title: &str, bars: Vec<Bar>) -> Result<()> {
    let (fonts, style) = (ctx.fonts, ctx.theme.body);
    let gap = style.size.half();
    let widest = |texts: &mut dyn Iterator<Item = String>| {
        texts
            .map(|text| style.width(fonts, &text))
            .try_fold(Length::ZERO, |most, width| width.map(|width| most.at_least(width)))
    };
    let names =
        widest(&mut bars.iter().map(|(name, _)| name.clone()))?.min(flow.width().percent(NAMES));
    let number = |count: usize| ctx.words.number(count);
    let numbers = widest(&mut bars.iter().map(|(_, count)| number(*count)))?;
    let room = flow.width() - names - numbers - gap * 2;
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or_default().max(1);
    flow.begin_group();
    flow.subheading(title)?;
    for (name, count) in bars {
        let name = Lines::wrapped(fonts, style, names, &name)?;
        let base = name.last_baseline();
        let mut items = name.place(fonts, Align::Left, Point::default())?;
        let length = room.scale(count as i32, most as i32);
        let height = style.size.percent(BAR);
        let rect = Rect {
            origin: Point::new(names + gap, base - height),
            size: Size { width: length, height },
        };
        items.push(Item::tint(rect, GREY));
        let end = names + gap + length + gap;
        let number = number(count);
        let at = Point::new(end, base);
        items.extend(set_line(fonts, style, Align::Left, at, &number)?);
        let bar = LayoutBox::new(flow.width(), name.height(), items);
        flow.add(bar.with_role(TextRole::Paragraph));
    }
    flow.end_group();
    Ok(())
}

/// Distance from the outer frame to the inner one, in percent of the size of running text.
const BETWEEN_FRAMES: i32 = 60;

/// Distance from the frames to their content, in percent of the width of the page.
const WITHIN: i32 = 9;

/// Side of the picture, in percent of the height of the page.
const PICTURE: i32 = 24;

/// Left and right end of the lines to write on, in percent of the width of the page.
const FIELD: [i32; 2] = [18, 82];

/// Sets the page of the certificate.
pub(in crate::interior) fn set_certificate(ctx: &Context) -> Result<Draft> {
    let (words, theme, block) = (ctx.words, ctx.theme, ctx.block.block);
    let gap = |share: i32| LayoutBox::down(theme.body.leading().percent(share));
    let room =
        Size { width: block.width.percent(100 - 2 * WITHIN), height: block.height.percent(14) };
    let text = |style, text: &str| {
        Lines::fitted(ctx.fonts, style, room, text)?.boxed(ctx.fonts, Align::Centre, block.width)
    };
    let mut rosette = LayoutBox::default();
    let mut name = field(ctx, "")?;
    if ctx.book.spec.pictures == PictureTheme::Animals {
        let side = block.height.percent(PICTURE).min(block.width.percent(60));
        let picture = [Art::Rosette.printed(theme.tone, side), gap(60)];
        rosette = LayoutBox::column(Align::Centre, block.width, picture);
        let side = block.width.percent(13);
        let at = Point::new(block.width.percent(FIELD[1]) - side.percent(6), -side.half());
        name.items.extend(Art::Pencil.printed(theme.tone, side).at(at));
    }
    let above_date = Size { height: block.height.percent(88), ..block };
    let upper = LayoutBox::column_in(
        Align::Centre,
        above_date,
        [
            ctx.white(10),
            rosette,
            text(theme.title, words.certificate())?
                .in_tone(theme.tone)
                .with_role(TextRole::Heading(1)),
            gap(80),
            text(theme.body, words.certificate_to())?,
            gap(320),
            name,
            gap(120),
            text(theme.body, &words.certificate_for(ctx.book.spec.puzzle_count()))?,
            gap(30),
            text(theme.subtitle.with(FontRole::Heading), &ctx.book.spec.title)?,
            gap(120),
            text(theme.heading, words.certificate_done())?.in_tone(theme.tone),
            gap(200),
            LayoutBox::fill(),
        ],
    );
    if upper.size.height > block.height.percent(95) {
        return Err(LayoutError::TextTooLong(words.certificate().to_owned()));
    }
    let page = ctx.column([upper, field(ctx, words.date_label())?]);
    Ok(LayoutBox::layers([frames(block, theme.body.size).in_tone(theme.tone), page]).into())
}

/// Returns a line to write on, with `label` before it.
fn field(ctx: &Context, label: &str) -> Result<LayoutBox> {
    let (style, width) = (ctx.theme.body, ctx.block.block.width);
    let [left, right] = FIELD.map(|share| width.percent(share));
    let before = match label {
        "" => Length::ZERO,
        _ => style.width(ctx.fonts, label)? + style.size.half(),
    };
    let mut items = set_line(ctx.fonts, style, Align::Left, Point::new(left, Length::ZERO), label)?;
    let [from, to] = [left + before, right].map(|x| Point::new(x, style.size.percent(20)));
    items.push(Item::rule(from, to, HAIRLINE));
    Ok(LayoutBox::new(width, Length::ZERO, items))
}

/// Returns a heavy frame and a light one within it.
fn frames(block: Size, size: Length) -> LayoutBox {
    let (whole, heavy) = (Rect { origin: Point::default(), size: block }, Length::pt(3));
    let frames = [(heavy.half(), heavy), (size.percent(BETWEEN_FRAMES), HAIRLINE)]
        .map(|(inset, weight)| Item::outline(whole.inset(inset), weight));
    LayoutBox::new(block.width, block.height, frames.to_vec())
}
