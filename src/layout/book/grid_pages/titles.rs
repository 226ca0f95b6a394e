//! Titles above grids: of a section, of the answers, and of those to a section.

use crate::LayoutError;
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::lines::Lines;
use crate::text::style::Style;
use gridpress_base::units::{Length, Point};
use gridpress_spec::Placement;

/// A title that stands above grids.
#[derive(Clone, Debug)]
pub(in crate::book) struct Title {
    /// Its items, from the left edge of the text block and the top of the title.
    pub items: Vec<Item>,
    /// Its height, with the room below it.
    pub height: Length,
}

impl Title {
    /// A title of one text in that style, as wide as the text block.
    pub(super) fn new(ctx: &Context, style: Style, text: &str) -> Result<Title, LayoutError> {
        let width = ctx.block.block.width;
        let lines = Lines::wrapped(ctx.fonts, style, width, text)?;
        let align = ctx.theme.display;
        let at = Point::new(align.x(width), Length::ZERO);
        Ok(Title {
            items: lines.place(ctx.fonts, align, at)?,
            height: lines.height() + ctx.theme.body.leading().half(),
        })
    }
}

/// Whether the answers to each section have a title of their own among the answers of the book.
pub(super) fn has_sections(ctx: &Context) -> bool {
    let spec = &ctx.book.spec;
    let titled = (spec.sections.iter()).filter(|section| section.title.is_some());
    spec.answers.placement != Placement::AfterSection && titled.count() > 1
}

/// The height of the title of a section among the answers; nothing where there are none.
pub(super) fn room(ctx: &Context) -> Length {
    match has_sections(ctx) {
        true => ctx.theme.subheading.leading() + ctx.theme.body.leading().half(),
        false => Length::ZERO,
    }
}
