//! The chapter of hints: a few lines for every puzzle that needs more than scanning, in small type and in columns.

use crate::Result;
use crate::block::numbers::widest;
use crate::document::role::TextRole;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::interior::columns::column_counts;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::flow::{Flow, chapter_pages};
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_book::Hint;
use gridpress_bookspec::PuzzleName;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;

/// Minimum width of a column, in ems: about 45 characters.
const MIN_COLUMN: i32 = 19;
/// Gap between columns.
const GUTTER: Length = Length::pt(14);
/// Gap between the hints of two puzzles.
const GAP: Length = Length::pt(4);

/// The last page is filled to at least one part of this many.
const LEAST_PART: i32 = 4;

/// Sets pages of hints for all puzzles that have any.
pub(in crate::interior) fn set_hints(ctx: &Context) -> Result<Vec<Draft>> {
    let style = ctx.theme.reference;
    let number_style = Style::new(FontRole::Bold, style.size);
    let width = ctx.block.block.width;
    let least = style.size * MIN_COLUMN + GUTTER;
    let columns = ((width + GUTTER).to_thousandths() / least.to_thousandths()).max(1);
    let width = (width - GUTTER * (columns - 1)) / columns;
    let names = ctx.book.puzzles().map(|puzzle| &puzzle.name);
    let widest = widest(ctx.fonts, number_style, names, PuzzleName::shortest)?;
    let indent = widest + style.size.half();
    let all = PuzzleView::of_range(ctx.book, &(0..ctx.book.hints.len())).zip(&ctx.book.hints);
    let mut blocks = Vec::new();
    for (view, hints) in all.filter(|(_, hints)| !hints.is_empty()) {
        let text = text(ctx.words, &view, hints);
        let lines = Lines::wrapped(ctx.fonts, style, width - indent, &text)?;
        let at = Point::new(Length::ZERO, style.ascent());
        let number = view.puzzle.name.shortest();
        let mut items = set_line(ctx.fonts, number_style, Align::Left, at, number)?;
        items.extend(lines.place(ctx.fonts, Align::Left, Point::new(indent, Length::ZERO))?);
        let block = LayoutBox::new(width, lines.height() + GAP, items);
        blocks.push(block.with_role(TextRole::Paragraph));
    }
    let mut flow = Flow::full_width(ctx);
    flow.chapter(ctx.words.hints())?;
    flow.ragged_inset(ctx.theme.body, flow.measure_inset(), &about(ctx))?;
    flow.space(1);
    while !blocks.is_empty() {
        let heights: Vec<Length> = blocks.iter().map(|block| block.size.height).collect();
        let fits = heights[0] <= flow.remaining();
        // The last line of a column has no gap below it.
        let room = GAP + if fits { flow.remaining() } else { flow.height() };
        let mut counts = column_counts(&heights, columns as usize, room);
        let left: Length = heights[counts.iter().sum()..].iter().copied().sum();
        let scant = flow.height() / LEAST_PART;
        let is_cut_short = left > Length::ZERO && left < scant * columns && room > scant;
        if is_cut_short {
            // More hints go over to the last page, which would be almost empty.
            counts = column_counts(&heights, columns as usize, room - scant);
        }
        let columns = counts
            .into_iter()
            .map(|count| LayoutBox::column(Align::Left, width, blocks.drain(..count)));
        let row = LayoutBox::row(LayoutBox::spaced(LayoutBox::across(GUTTER), columns.collect()));
        // The rest of a page that is cut short stays white.
        let height = row.size.height.at_least(if is_cut_short { room } else { GAP }) - GAP;
        flow.add(LayoutBox::new(row.size.width, height, row.items));
    }
    // The heading replaces the running head.
    Ok(chapter_pages(flow, ctx.words.hints()))
}

/// Returns the introduction: the purpose of hints, the names of cells, and the reason why some puzzles have none.
fn about(ctx: &Context) -> String {
    let (words, hints) = (ctx.words, &ctx.book.hints);
    let mut sentences = vec![words.hints_are(), words.naming()];
    let mut hinted = ctx.book.puzzles().zip(hints);
    if hinted.any(|(of, hints)| !hints.is_empty() && !of.puzzle.shape.kind().grids().is_single()) {
        sentences.push(words.grids_counted());
    }
    if hints.iter().any(Vec::is_empty) {
        sentences.push(words.hints_left_out());
    }
    sentences.join(" ")
}

/// Returns the hints of a puzzle; if there are steps between two, with the number of open cells.
fn text(words: &Words, view: &PuzzleView, hints: &[Hint]) -> String {
    let narrator = Narrator::new(words, view.grid());
    let mut open = view.puzzle.puzzle.removed_count() as usize;
    let texts = hints.iter().map(|hint| {
        let follows_at_once = hint.open == open;
        let placed = hint.step.as_ref().map_or(0, |step| step.places.len());
        open = hint.open - placed;
        let text = match &hint.step {
            Some(step) => narrator.hint(step),
            None => [words.no_further(), words.only_trial()].join(" "),
        };
        match (text, follows_at_once) {
            (text, true) => text,
            (text, false) => words.with_open(hint.open, &text),
        }
    });
    texts.collect::<Vec<_>>().join(" ")
}
