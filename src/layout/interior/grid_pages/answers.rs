//! Pages of answers: at the end of the book, after a section, or in a separate book.

use crate::Result;
use crate::block::arrangement::Arrangement;
use crate::block::numbers::heading_height;
use crate::interior::collect::answers_heading;
use crate::interior::grid_pages::distribution::AnswerRow;
use crate::interior::grid_pages::grid_set::GridSet;
use crate::interior::grid_pages::plans::Plans;
use crate::interior::grid_pages::{GridPages, distribution, legibility, plans};
use crate::typography::boxes::LayoutBox;
use crate::typography::text_block::Context;
use gridpress_book::BookPuzzle;
use gridpress_bookspec::{Opener, Placement};
use gridpress_ground::units::{Length, Point};
use std::collections::BTreeSet;
use std::ops::Range;

/// Lays out the pages of the answers to puzzles, of one section or of all.
pub(in crate::interior) fn lay_out_answers(
    ctx: &Context,
    plans: &Plans,
    section: Option<usize>,
    range: &Range<usize>,
) -> Result<GridPages> {
    let book = ctx.book;
    let name = answers_heading(book, section).1;
    let sides: Vec<usize> =
        (book.puzzles().skip(range.start).take(range.len())).map(legibility::side).collect();
    let kinds: BTreeSet<usize> = sides.iter().copied().collect();
    let mut sets = Vec::new();
    for &side in &kinds {
        sets.push(answer_set(ctx, plans, side, range)?);
    }
    let heading = match book.spec.answers.opening.opener {
        Opener::Above => Some(ctx.page_title(&name)?),
        Opener::Page | Opener::None => None,
    };
    let raised = ctx.raised();
    let below = |heading: &LayoutBox| (heading.size.height - raised).at_least(Length::ZERO);
    let mut titles = Vec::from_iter(heading.as_ref().map(below).map(LayoutBox::down));
    let mut rows = Vec::new();
    for part in parts(ctx, section, range) {
        if let Some(title) = part_title(ctx, section, &part) {
            titles.push(ctx.heading(ctx.theme.subheading, 2, title)?);
        }
        let mut next = part.start;
        while next < part.end {
            let side = sides[next - range.start];
            let Arrangement { places, side: width, number, .. } = &plans.answers(side).arrangement;
            let columns = plans.answers(side).arrangement.columns();
            let alike = (sides[next - range.start..part.end - range.start].iter())
                .take_while(|&&other| other == side);
            // A row has grids of one size; a puzzle of another size begins a new row.
            let end = next + alike.count().min(columns);
            let count = places.len().div_ceil(columns.max(1));
            let set = kinds.iter().position(|&kind| kind == side).unwrap_or_default();
            let height = *width + heading_height(*number) + sets[set].below.height;
            let rest = ctx.block.body().1 - plans::title_room(ctx);
            let free = rest - height * count as i32 - ctx.theme.gap * (count as i32 - 1);
            rows.push(AnswerRow {
                // Titles belong to the row that follows, so that a title never ends a page.
                titles: std::mem::take(&mut titles),
                set,
                puzzles: next..end,
                lefts: places[..end - next].iter().map(|place| place.x).collect(),
                height,
                rows: count,
                spare: (free / (count as i32 + 1)).at_least(Length::ZERO),
            });
            next = end;
        }
    }
    let (top, height) = ctx.block.body();
    let mut pages = distribution::pack_rows(rows, height, ctx.theme.gap);
    if let (Some(heading), Some(first)) = (heading, pages.first_mut()) {
        first.titles.insert(0, (heading, Point::new(Length::ZERO, -raised)));
        first.is_opening = raised > Length::ZERO;
    }
    Ok(GridPages {
        sets,
        pages,
        top,
        bottom: top + height,
        name,
        step: section.unwrap_or(book.sections.len()),
    })
}

/// Returns the look of answers with that number of cells in a row.
fn answer_set(ctx: &Context, plans: &Plans, side: usize, range: &Range<usize>) -> Result<GridSet> {
    let (spec, words) = (&ctx.book.spec, ctx.words);
    let to_puzzles = match spec.answers.placement {
        Placement::Separate if !spec.page.folios => Vec::new(),
        // The numbers of sheets are not those of pages.
        _ if spec.worksheet.is_some() && !spec.page.folios => Vec::new(),
        Placement::Separate => words.to_puzzle_elsewhere(),
        _ => words.to_puzzle(),
    };
    let is_included = |puzzle: &BookPuzzle| legibility::side(puzzle) == side;
    GridSet::answers(ctx, plans.answers(side), range, is_included, &to_puzzles)
}

/// Splits `range` where a section has a title; others continue the rows of those before them.
fn parts(ctx: &Context, section: Option<usize>, range: &Range<usize>) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut first = 0;
    for puzzles in &ctx.book.sections {
        first += puzzles.len();
        let part = (first - puzzles.len()).max(range.start)..first.min(range.end);
        match parts.last_mut() {
            _ if part.is_empty() => {}
            Some(last) if part_title(ctx, section, &part).is_none() => last.end = part.end,
            _ => parts.push(part),
        }
    }
    parts
}

/// Returns the title of a section among the answers of the book, if they have titles.
fn part_title<'b>(
    ctx: &Context<'b>,
    section: Option<usize>,
    part: &Range<usize>,
) -> Option<&'b str> {
    if section.is_some() || !plans::has_sections(ctx) {
        return None;
    }
    let mut first = 0;
    let index = ctx.book.sections.iter().position(|puzzles| {
        first += puzzles.len();
        part.start < first
    })?;
    ctx.book.spec.sections[index].title.as_deref()
}
