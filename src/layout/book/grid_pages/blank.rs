//! Pages of empty grids, to write puzzles of one's own in.

use crate::LayoutError;
use crate::book::grid_pages::Plans;
use crate::grid::figures::GridDigits;
use crate::grid::measures::PUZZLE;
use crate::grid::shading::Shades;
use crate::grid::style::GridDesign;
use crate::text::context::Context;
use crate::text::draft::Draft;
use gridpress_base::units::{Length, Point};
use gridpress_engine::puzzle::Shape;

/// A page of empty grids, without variants, placed as the puzzles of `section` are.
pub(in crate::book) fn blank(
    ctx: &Context,
    plans: &Plans,
    section: usize,
) -> Result<Draft, LayoutError> {
    let book = ctx.book;
    let plan = plans.puzzles(section);
    let arrangement = &plan.arrangement;
    let (grid, fonts) = (&book.spec.grid, &book.spec.fonts);
    let spec = &book.spec.sections[section];
    let mut draft = Draft::default();
    let Some(shape) = Shape::of(spec.contents.kind().plain()) else {
        return Ok(draft);
    };
    let design =
        GridDesign::new(PUZZLE, grid.rules, arrangement.side).shaded(Shades::of(grid)).shared();
    let style = design.style(fonts, &shape, &spec.symbols)?;
    let down = ctx.block.body().0 + plan.below.heading_height(arrangement.number);
    for &place in &arrangement.places {
        let at = place + Point::new(Length::ZERO, down);
        draft.extend(style.draw(fonts, at, &shape, GridDigits::Empty)?.into_items());
    }
    Ok(draft)
}
