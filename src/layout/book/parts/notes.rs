//! Pages to write notes on.

use crate::LayoutError;
use crate::page::item::Item;
use crate::text::block::TextBlock;
use crate::text::context::Context;
use crate::text::draft::{Chapter, Draft, Furniture};
use crate::text::flow::{Flow, chapter_pages};
use crate::text::style::HAIRLINE;
use gridpress_base::units::{Length, Point};
use gridpress_spec::NotesStyle;

/// The least room between lines to write on.
const WRITING: Length = Length::mm(8);

/// Pages to write on.
pub(in crate::book) fn notes(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
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
