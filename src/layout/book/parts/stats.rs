//! The book in numbers: how many puzzles are of each level, need each technique, and have how many givens.

use crate::LayoutError;
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::draft::{Chapter, Draft};
use crate::text::flow::{Flow, chapter_pages};
use crate::text::line::{clip, line};
use crate::text::style::Align;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_book::statistics::Tally;
use gridpress_engine::generate::Level;
use gridpress_engine::rating::Technique;

/// The most of the width that names take, in percent.
const NAMES: i32 = 45;
/// The grey of a bar, in percent of black, and its height, in percent of the size of the type.
const GREY: u8 = 45;
const BAR: i32 = 62;
/// The most bars that tell how many givens puzzles have; where there are more numbers, a bar is for several.
const MOST_BARS: u32 = 12;

/// A name, and how many there are of it.
type Bar = (String, usize);

/// The pages of the book in numbers.
pub(in crate::book) fn stats(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let words = ctx.words;
    let tally = Tally::of(&ctx.book.samples());
    let title = Chapter::Stats.title(words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let levels = tally.levels.iter().filter_map(|group| {
        let level = Level::named(&group.name)?;
        Some((words.level(level).to_owned(), group.puzzles))
    });
    bars(ctx, &mut flow, words.levels(), levels.collect())?;
    let techniques = tally.techniques.iter().filter_map(|count| {
        let technique = Technique::named(&count.of)?;
        Some((words.technique(technique).to_owned(), count.puzzles))
    });
    bars(ctx, &mut flow, words.stats_techniques(), techniques.collect())?;
    let ranges = tally.ranges_of_givens(MOST_BARS).into_iter();
    let givens = ranges.map(|(range, puzzles)| {
        let (least, most) = range.into_inner();
        let name = match least == most {
            true => least.to_string(),
            false => format!("{least}–{most}"),
        };
        (name, puzzles)
    });
    bars(ctx, &mut flow, words.stats_givens(), givens.collect())?;
    let digits = tally.givens.iter();
    let digits = digits.map(|given| (given.digit.clone(), given.times));
    bars(ctx, &mut flow, words.stats_digits(), digits.collect())?;
    Ok(chapter_pages(flow, title))
}

/// A line with a bar for each number below a subheading.
fn bars(ctx: &Context, flow: &mut Flow, title: &str, bars: Vec<Bar>) -> Result<(), LayoutError> {
    let (fonts, style) = (ctx.fonts, ctx.theme.body);
    let gap = style.size.half();
    let widest = |texts: &mut dyn Iterator<Item = String>| {
        let mut widths = texts.map(|text| style.width(fonts, &text));
        widths.try_fold(Length::ZERO, |most, width| width.map(|width| most.at_least(width)))
    };
    let names = widest(&mut bars.iter().map(|(name, _)| name.clone()))?;
    let names = names.min(flow.width().percent(NAMES));
    let number = |count: usize| ctx.words.number(count);
    let numbers = widest(&mut bars.iter().map(|(_, count)| number(*count)))?;
    let room = flow.width() - names - numbers - gap * 2;
    let most = bars.iter().map(|(_, count)| *count).max();
    let most = most.unwrap_or_default().max(1);
    flow.subheading(title)?;
    for (name, count) in bars {
        let base = flow.block(style.leading()) + style.ascent();
        let at = |x: Length| Point::new(x, base);
        let name = clip(fonts, style, names, &name)?;
        let mut items = line(fonts, style, Align::Left, at(Length::ZERO), &name)?;
        let length = room.scale(count as i32, most as i32);
        let height = style.size.percent(BAR);
        let rect = Rect {
            origin: Point::new(names + gap, base - height),
            size: Size { width: length, height },
        };
        items.push(Item::tint(rect, GREY));
        let end = names + gap + length + gap;
        let number = number(count);
        items.extend(line(fonts, style, Align::Left, at(end), &number)?);
        flow.push(items);
    }
    Ok(())
}
