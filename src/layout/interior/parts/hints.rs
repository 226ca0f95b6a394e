//! The chapter of hints: a few lines for every puzzle that needs more than scanning, in small type and in columns.

use crate::Result;
use crate::block::numbers::widest;
use crate::document::item::Item;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::typography::draft::{Draft, Furniture};
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
    let mut pages = Columns::new(ctx, columns, width)?;
    let all = PuzzleView::of_range(ctx.book, &(0..ctx.book.hints.len())).zip(&ctx.book.hints);
    for (view, hints) in all.filter(|(_, hints)| !hints.is_empty()) {
        let text = text(ctx.words, &view, hints);
        let lines = Lines::wrapped(ctx.fonts, style, width - indent, &text)?;
        let top = pages.reserve(lines.height());
        let at = top + Point::new(Length::ZERO, style.ascent());
        let number = view.puzzle.name.shortest();
        pages.push(set_line(ctx.fonts, number_style, Align::Left, at, number)?);
        pages.push(lines.place(ctx.fonts, Align::Left, top + Point::new(indent, Length::ZERO))?);
    }
    Ok(pages.drafts)
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

/// Columns that are filled from left to right, page after page.
struct Columns<'w> {
    words: &'w Words,
    count: i32,
    width: Length,
    /// Top and bottom of columns on pages after the first.
    body: (Length, Length),
    /// Top of columns on this page.
    top: Length,
    /// The current column, and the distance to which it is filled.
    column: i32,
    y: Length,
    drafts: Vec<Draft>,
}

impl<'w> Columns<'w> {
    /// Creates columns below the heading and introduction of the chapter.
    fn new(ctx: &Context<'w>, count: i32, width: Length) -> Result<Columns<'w>> {
        let words = ctx.words;
        let mut flow = Flow::full_width(ctx);
        flow.chapter(words.hints())?;
        flow.ragged_inset(ctx.theme.body, flow.measure_inset(), &about(ctx))?;
        flow.space(1);
        let y = flow.filled_height();
        // The heading replaces the running head.
        let drafts = chapter_pages(flow, words.hints());
        let (top, height) = ctx.block.body();
        Ok(Columns { words, count, width, body: (top, top + height), top: y, column: 0, y, drafts })
    }

    fn page(words: &Words) -> Draft {
        Draft { furniture: Furniture::of(words.hints()), ..Draft::default() }
    }

    /// Reserves room for a block of that `height`, and returns its top left corner.
    fn reserve(&mut self, height: Length) -> Point {
        if self.y + height > self.body.1 && self.y > self.top {
            self.column += 1;
            if self.column == self.count {
                self.column = 0;
                self.top = self.body.0;
                self.drafts.push(Columns::page(self.words));
            }
            self.y = self.top;
        }
        let at = Point::new((self.width + GUTTER) * self.column, self.y);
        self.y += height + GAP;
        at
    }

    fn push(&mut self, items: Vec<Item>) {
        if let Some(page) = self.drafts.last_mut() {
            page.extend(items);
        }
    }
}
