//! Pages of empty grids, to write puzzles of one's own in.

use crate::layout::LayoutError;
use crate::layout::book::grid_pages::Plans;
use crate::layout::grid::figures::GridDigits;
use crate::layout::grid::measures::PUZZLE;
use crate::layout::grid::shading::Shades;
use crate::layout::grid::style::GridDesign;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::puzzle::Shape;
use crate::units::{Length, Point};

/// A page of empty grids, without variants, placed as the puzzles of `section` are.
pub(in crate::layout::book) fn blank(
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
