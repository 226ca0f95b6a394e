//! The pages of worksheets: the puzzles of each pupil below the head of the sheet, and pieces to cut out.

use crate::Result;
use crate::document::item::Item;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::interior::grid_pages::distribution::{CutOuts, GridPage, equal_pages};
use crate::interior::grid_pages::grid_set::GridSet;
use crate::interior::grid_pages::plans::PuzzlePlan;
use crate::interior::parts::sheet_head::SheetHead;
use crate::typography::text_block::Context;
use gridpress_bookspec::WorksheetSpec;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::symbols::Symbols;
use std::collections::BTreeSet;
use std::ops::Range;

/// Distributes the puzzles of `section` over sheets, each with a head. `puzzles` are those of all sheets.
pub(super) fn sheet_pages(
    ctx: &Context,
    plan: &PuzzlePlan,
    head: &SheetHead,
    section: usize,
    puzzles: &Range<usize>,
    worksheet: &WorksheetSpec,
) -> Result<Vec<GridPage>> {
    let Some(sheets) = &ctx.book.spec.sections[section].sheets else {
        return Ok(Vec::new());
    };
    let per_sheet = sheets.puzzles as usize;
    let mut pages = Vec::new();
    for sheet in 0..sheets.copies as usize {
        let own = if worksheet.sheets.same {
            // With the same puzzles for all, each sheet shows all of them.
            puzzles.clone()
        } else {
            let first = (puzzles.start + sheet * per_sheet).min(puzzles.end);
            first..(first + per_sheet).min(puzzles.end)
        };
        let sheet = sheets.before + sheet;
        if own.is_empty() {
            break;
        }
        for mut page in equal_pages(&own, &plan.arrangement, None) {
            page.titles = vec![(head.boxed(ctx, worksheet, sheet)?, Point::default())];
            pages.push(page);
        }
        if worksheet.cut_outs {
            pages.extend(cut_out_pages(ctx, plan, worksheet, sheet, &own)?);
        }
    }
    Ok(pages)
}

/// Returns the pages of pieces for the puzzles of a sheet: one grid of pieces for all puzzles with the same symbols.
fn cut_out_pages(
    ctx: &Context,
    plan: &PuzzlePlan,
    worksheet: &WorksheetSpec,
    sheet: usize,
    puzzles: &Range<usize>,
) -> Result<Vec<GridPage>> {
    let mut seen: BTreeSet<Symbols> = BTreeSet::new();
    let views = puzzles.clone().zip(PuzzleView::of_range(ctx.book, puzzles));
    // Pieces depend on the symbols only, so one grid of them serves several puzzles.
    let first: Vec<usize> = views
        .filter(|(_, view)| seen.insert(view.symbols.clone()))
        .map(|(index, _)| index)
        .collect();
    let places = &plan.arrangement.places;
    let number = ctx.words.sheet(sheet + 1);
    let owner = match worksheet.name(sheet) {
        Some(name) => format!("{name} \u{b7} {number}"),
        None => number,
    };
    let owner = ctx.heading(ctx.theme.running_head, 1, &owner)?;
    let title = ctx.column([owner, ctx.heading(ctx.theme.subheading, 2, ctx.words.cut_out())?]);
    let page = |puzzles: &[usize]| GridPage {
        titles: vec![(title.clone(), Point::default())],
        cut_outs: (puzzles.iter().zip(places))
            .map(|(&puzzle, &place)| CutOuts { puzzle, place })
            .collect(),
        ..GridPage::default()
    };
    Ok(first.chunks(places.len().max(1)).map(page).collect())
}

/// Draws pieces in the look of the puzzles of `set`; `corner` is that of the body.
pub(super) fn draw_pieces(
    ctx: &Context,
    pieces: &CutOuts,
    set: &GridSet,
    corner: Point,
) -> Result<Vec<Item>> {
    let range = pieces.puzzle..pieces.puzzle + 1;
    let Some(view) = PuzzleView::of_range(ctx.book, &range).next() else {
        return Ok(Vec::new());
    };
    let at = corner + pieces.place + Point::new(Length::ZERO, set.heading.height());
    let style = &set.styles[&view.style_key()];
    Ok(style.pieces(ctx.fonts, at, view.shape())?)
}
