//! Pages of empty grids.

use crate::LayoutError;
use crate::book::grid_pages::{self, Plans};
use crate::text::context::Context;
use crate::text::draft::{Chapter, Draft, Furniture};

/// Pages of empty grids, set as the puzzles are of which the book has most.
pub(in crate::book) fn blank_grids(
    ctx: &Context,
    plans: &Plans,
) -> Result<Vec<Draft>, LayoutError> {
    let title = Chapter::BlankGrids.title(ctx.words);
    let sizes = ctx.book.sections.iter().map(Vec::len).enumerate();
    // Of equal sections the first.
    let largest = sizes.rev().max_by_key(|(_, size)| *size);
    let page = grid_pages::blank(ctx, plans, largest.map_or(0, |(section, _)| section))?;
    let page = Draft { furniture: Furniture::of(title), ..page };
    Ok(vec![page; ctx.book.spec.back.blank_grids as usize])
}
