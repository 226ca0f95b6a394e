//! Pages to write notes on.

use crate::layout::LayoutError;
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::context::Context;
use crate::layout::text::draft::{Chapter, Draft, Furniture};
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::layout::text::style::HAIRLINE;
use crate::spec::NotesStyle;
use crate::units::{Length, Point};

/// The least room between lines to write on.
const WRITING: Length = Length::mm(8);

/// Pages to write on.
pub(in crate::layout::book) fn notes(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let title = Chapter::Notes.title(ctx.words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let mut from = flow.filled();
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

/// Lines to write on from `top` down.
fn lines(block: &TextBlock, top: Length) -> impl Iterator<Item = Item> {
    let (body, height) = block.body();
    let pitch = WRITING.at_least(block.theme.body.leading().scale(4, 3));
    let (bottom, width) = (body + height, block.block.width);
    let ys = (1..).map(move |index| top + pitch * index);
    ys.take_while(move |y| *y <= bottom)
        .map(move |y| Item::rule(Point::new(Length::ZERO, y), Point::new(width, y), HAIRLINE))
}
