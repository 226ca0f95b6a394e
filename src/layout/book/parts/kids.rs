//! How sudoku are played, for children: short sentences, an example of the book's first size, and the mascot.

use crate::LayoutError;
use crate::art::Art;
use crate::book::parts::how_to::{example_mark, example_symbols, worked_example};
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::flow::{Flow, Inset, chapter_pages};
use crate::text::paragraph::Span;
use gridpress_base::fonts::FontRole;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::{Length, Point};
use gridpress_book::Example;
use gridpress_spec::Pictures;
use std::collections::BTreeSet;

/// The side of the mascot, in lines of running text.
const MASCOT: i32 = 9;
/// From the edge of the page to the text of a step, in percent of the size of running text.
const INDENT: i32 = 170;
/// The size of the dot before a step, in percent of the size of running text.
const DOT: i32 = 26;

/// The pages of the chapter.
pub(in crate::book) fn how_to(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let words = ctx.words;
    let title = words.kids_how_to();
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let has_mascot = ctx.book.spec.pictures == Pictures::Animals;
    let side = ctx.theme.body.leading() * MASCOT;
    let right = match has_mascot {
        true => side + ctx.theme.body.size,
        false => Length::ZERO,
    };
    if has_mascot {
        let at = Point::new(ctx.block.measure() - side, flow.filled());
        let owl: Vec<Item> = Art::Owl.items(at, side);
        flow.push(owl);
    }
    let sections = &ctx.book.spec.sections;
    let all_own = sections.iter().all(|section| section.symbols.is_own());
    let [fill, row, column, block, start] = match all_own {
        true => [
            words.kids_fill_own(),
            words.kids_row_own(),
            words.kids_column_own(),
            words.kids_box_own(),
            words.kids_start_own(),
        ],
        false => [
            words.kids_fill(),
            words.kids_row(),
            words.kids_column(),
            words.kids_box(),
            words.kids_start(),
        ],
    };
    let mut steps = vec![fill.to_owned()];
    steps.extend(sizes(ctx));
    let mut sections = ctx.book.spec.sections.iter();
    let has_boxes = sections.any(|section| !section.contents.kind().is_latin());
    let rest = [row, column].into_iter().chain(has_boxes.then_some(block));
    steps.extend(rest.map(str::to_owned));
    let from = flow.filled();
    for step in &steps {
        // Below the mascot lines are as long as the page allows.
        let is_beside = flow.filled() < from + side;
        let right = if is_beside { right } else { Length::ZERO };
        item(ctx, &mut flow, right, step)?;
    }
    if has_mascot && all_own {
        // With few words to its left the mascot would reach into the example.
        flow.block((from + side - flow.filled()).at_least(Length::ZERO));
    }
    if let Some(example) = &ctx.book.example {
        flow.space(1);
        worked_example(ctx, &mut flow, example, 100, &story(ctx, example))?;
        flow.space(1);
    }
    flow.paragraph(start)?;
    Ok(chapter_pages(flow, title))
}

/// A step with a dot before it.
fn item(ctx: &Context, flow: &mut Flow, right: Length, text: &str) -> Result<(), LayoutError> {
    let size = ctx.theme.body.size;
    let left = size.percent(INDENT);
    let top = flow.filled();
    let radius = size.percent(DOT);
    let inset = Inset { left, right };
    let span = Span { role: FontRole::Prose, text: text.to_owned() };
    flow.space(0);
    flow.column(inset, &[vec![span]], Vec::new())?;
    // The page may have been turned: the dot goes where the first line is.
    let first = if flow.filled() < top { ctx.block.body().0 } else { top };
    let middle = first + ctx.theme.body.ascent() - size.percent(35);
    let centre = Point::new(left - size.percent(90), middle);
    flow.push([Item::disc(centre, radius, 100)]);
    flow.space(0);
    Ok(())
}

/// A sentence for each size of the book on the numbers that it takes; none for what stands beside its puzzle.
fn sizes(ctx: &Context) -> Vec<String> {
    let sections = ctx.book.spec.sections.iter();
    let sizes: BTreeSet<(usize, Symbols)> = sections
        .filter(|section| !section.symbols.is_own())
        .map(|section| (section.contents.kind().digits(), section.symbols.clone()))
        .collect();
    let sentence =
        |(side, symbols): (usize, Symbols)| ctx.words.kids_size(side, &symbols.text(side as u8));
    sizes.into_iter().map(sentence).collect()
}

/// What the example shows.
fn story(ctx: &Context, example: &Example) -> String {
    let digit = example_symbols(ctx.book).text(example.step.digit);
    ctx.words.kids_example(&digit, example_mark(ctx.book))
}
