//! Pages without puzzles: blank grids for readers' own puzzles, and the versos of pages of puzzles.

use crate::Result;
use crate::document::item::Item;
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::measures::PUZZLE;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::interior::grid_pages::Plans;
use crate::typography::draft::{Chapter, Draft, Furniture};
use crate::typography::text_block::Context;
use gridpress_bookspec::Reverse;
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::GridView;

/// Returns a page of blank grids, without variants, arranged like the puzzles of `section`.
pub(in crate::interior) fn blank_page(
    ctx: &Context,
    plans: &Plans,
    section: usize,
) -> Result<Draft> {
    let book = ctx.book;
    let plan = plans.puzzles(section);
    let arrangement = &plan.arrangement;
    let (grid, fonts) = (&book.spec.grid, &book.spec.fonts);
    let spec = &book.spec.sections[section];
    let mut draft = Draft::default();
    let Some(shape) = Shape::of(spec.contents.kind().without_variants()) else {
        return Ok(draft);
    };
    let style = GridDesign::new(PUZZLE, grid.rules, arrangement.side)
        .with_shades(Shades::of(grid).in_tone(ctx.tone(section)))
        .with_shared_lines()
        .style(fonts, GridView { shape: &shape, symbols: &spec.symbols })?;
    let down = ctx.block.body().0 + plan.below.heading_height(arrangement.number);
    for &place in &arrangement.places {
        let at = place + Point::new(Length::ZERO, down);
        draft.extend(style.draw(fonts, at, &shape, GridDigits::Empty)?.into_items());
    }
    Ok(draft)
}

/// Sets pages of blank grids, arranged like the puzzles of the largest section.
pub(in crate::interior) fn set_blank_grids(ctx: &Context, plans: &Plans) -> Result<Vec<Draft>> {
    let title = Chapter::BlankGrids.title(ctx.words);
    let sizes = ctx.book.sections.iter().map(Vec::len).enumerate();
    // On ties, the first section wins.
    // `max_by_key` returns the last maximum, which in reverse order is the first section.
    let largest = sizes.rev().max_by_key(|(_, size)| *size);
    let page = blank_page(ctx, plans, largest.map_or(0, |(section, _)| section))?;
    let page = Draft { furniture: Furniture::of(title), ..page };
    Ok(vec![page; ctx.book.spec.back.blank_grids as usize])
}

/// Distance from one lozenge of the pattern to the next, along a row and from row to row.
const PITCH: Length = Length::pt(18);
/// Distance from the middle of a lozenge to its corners.
const REACH: Length = Length::pt(4);
/// Grey of the pattern, in percent of black: the lightest one that every printer can reproduce.
const GREY: u8 = 20;

/// Sets the verso of a page of puzzles.
pub(in crate::interior) fn set_reverse(ctx: &Context) -> Draft {
    let mut draft = Draft::default();
    if ctx.book.spec.page.reverse == Reverse::Pattern {
        draft.items.push(Item::drawing(Point::default(), pattern(ctx).into()));
    }
    draft
}

/// Draws rows of lozenges over the whole text block; every other row is shifted by half a step.
fn pattern(ctx: &Context) -> Vec<Item> {
    let block = ctx.block.block;
    let count = |room: Length| (room - REACH * 2).to_thousandths() / PITCH.to_thousandths();
    let (across, down) = (count(block.width), count(block.height) * 2);
    let used = Rect::new(
        (block.width - PITCH * across).half(),
        (block.height - PITCH.half() * down).half(),
        PITCH * across,
        PITCH.half() * down,
    );
    let centres = (0..=down).flat_map(|row| {
        let shift = PITCH.half() * (row % 2);
        let y = used.origin.y + PITCH.half() * row;
        // Shifted rows have one lozenge less, so that both edges stay even.
        let last = across - row % 2;
        (0..=last).map(move |column| Point::new(used.origin.x + shift + PITCH * column, y))
    });
    centres.map(lozenge).collect()
}

fn lozenge(centre: Point) -> Item {
    let corners = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    Item::polygon(corners.map(|(x, y)| centre + Point::new(REACH * x, REACH * y)).to_vec(), GREY)
}
