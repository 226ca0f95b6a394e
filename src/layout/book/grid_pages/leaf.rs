//! Answers that stand with their puzzles: small ones on the same page, at its foot or beside each puzzle, or all of a page
//! on the back of its leaf.

use super::dealt::{GridPage, PlacedGrids, Stance};
use super::plans::{PuzzlePlan, answer_rules, needs, room_for_digits, side};
use super::set::GridSet;
use super::titles::Title;
use super::with_symbols;
use crate::LayoutError;
use crate::block::arrange::{Arrangement, Taken, arrange, arrange_small};
use crate::block::footer::{Footer, FooterPlace};
use crate::block::names::widest;
use crate::block::nearby::{Nearby, SmallAnswers};
use crate::grid::figures::GridFigures;
use crate::grid::measures::ANSWER;
use crate::text::context::Context;
use crate::text::style::Style;
use gridpress_base::fonts::FontRole;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::{Length, Point};
use gridpress_engine::puzzle::Shape;
use std::collections::BTreeSet;
use std::ops::Range;

/// Sides of small answers that are tried, in percent of the puzzle's: the first that takes nothing from the puzzles.
const SHARES: [i32; 5] = [35, 30, 25, 20, 15];
/// By how much the side of a cell grows until its digit can be read.
const STEP: Length = Length::thousandths(250);
/// Cells that no digit needs to be larger than.
const LARGEST_CELL: Length = Length::pt(200);
/// The least side of a small answer, however few its cells.
const LEAST_SIDE: Length = Length::mm(18);
/// The side of an answer overleaf, in percent of its puzzle's, at the most.
const SMALLER: i32 = 75;
/// How many answers a page overleaf has room for, where the spec does not say.
const OVERLEAF: u32 = 4;

/// The answers of a section that stand with its puzzles.
#[derive(Clone, Debug)]
pub(super) enum LeafAnswers {
    /// Small ones on the pages of the puzzles.
    Nearby(SmallAnswers),
    /// Those to a page of puzzles, on the back of its leaf, below a title.
    Overleaf(Title, Arrangement),
}

impl LeafAnswers {
    /// How large they are; overleaf also where they stand.
    fn arrangement(&self) -> Arrangement {
        match self {
            LeafAnswers::Nearby(answers) => Arrangement {
                side: answers.side,
                number: answers.number,
                column: None,
                places: Vec::new(),
            },
            LeafAnswers::Overleaf(_, arrangement) => arrangement.clone(),
        }
    }
}

/// Small answers to a section, as large as leaves the puzzles what the smallest would leave them. `sides` says how large
/// the puzzles are with them, on each kind of its pages.
pub(super) fn nearby(
    ctx: &Context,
    section: usize,
    place: Nearby,
    sides: impl Fn(SmallAnswers) -> Result<Vec<Length>, LayoutError>,
) -> Result<SmallAnswers, LayoutError> {
    let least = least_side(ctx, section)?;
    let of = |side| SmallAnswers::new(place, side, ctx.theme);
    let usual = sides(of(least))?;
    let puzzle = usual.iter().copied().min().unwrap_or_default();
    let larger = SHARES.map(|share| puzzle.percent(share)).into_iter();
    let mut larger = larger.filter(|&side| side > least).map(of);
    let costs_nothing = |answers: &SmallAnswers| sides(*answers).is_ok_and(|own| own == usual);
    Ok(larger.find(costs_nothing).unwrap_or(of(least)))
}

/// The least side of the small answers to a section: their digits can be read, and their numbers are no wider.
fn least_side(ctx: &Context, section: usize) -> Result<Length, LayoutError> {
    let puzzles = &ctx.book.sections[section];
    let usual = &ctx.book.spec.sections[section].symbols;
    let mut seen = BTreeSet::new();
    let mut least = LEAST_SIDE;
    for puzzle in puzzles {
        let (shape, symbols) = (&*puzzle.puzzle.shape, usual.of_puzzle(&puzzle.puzzle));
        if !seen.insert((side(puzzle), symbols.clone())) {
            continue;
        }
        let cell = least_cell(ctx, section, &symbols, shape)?;
        least = least.max(cell * shape.side() as i32);
    }
    Ok(least.max(name_width(ctx, section, least)?))
}

/// The width of the widest name above grids of that side.
fn name_width(ctx: &Context, section: usize, side: Length) -> Result<Length, LayoutError> {
    let number = Style::new(FontRole::Bold, ctx.theme.number_beside(side));
    let names = ctx.book.sections[section].iter();
    let names = names.map(|puzzle| &puzzle.name);
    Ok(widest(ctx.fonts, number, names, |name| name.shortest())?)
}

/// The least side of a cell whose digit can be read in small answers like `shape`.
fn least_cell(
    ctx: &Context,
    section: usize,
    symbols: &Symbols,
    shape: &Shape,
) -> Result<Length, LayoutError> {
    let mut cell = ANSWER.least_cell(shape, symbols);
    loop {
        let rules = answer_rules(ctx.book.spec.grid.rules, cell);
        let values = (symbols, shape.digits());
        let figures = GridFigures::new(ctx.fonts, values, ANSWER.figures, cell, rules, None)?;
        if figures.size(ctx.fonts) >= ctx.theme.answers || cell > LARGEST_CELL {
            room_for_digits(cell, rules, Some(section))?;
            return Ok(cell);
        }
        cell += STEP;
    }
}

/// The answers to a page of the puzzles of a section, overleaf: as large as they would be among as many as the spec says,
/// and smaller than puzzles of that side.
pub(super) fn overleaf(
    ctx: &Context,
    section: usize,
    puzzle: Length,
) -> Result<LeafAnswers, LayoutError> {
    let spec = &ctx.book.spec;
    let puzzles = ctx.book.sections[section].iter();
    let symbols = &spec.sections[section].symbols;
    let (least, _) = needs(&ANSWER, puzzles.map(|puzzle| (symbols.clone(), puzzle)));
    let least = least.max(name_width(ctx, section, least)?);
    let title = Title::new(ctx, ctx.theme.subheading, ctx.words.answers())?;
    let footer = Footer::of_answers(ctx, &ctx.book.sections[section])?;
    let count = spec.sections[section].per_page;
    let taken = Taken { footers: Some(FooterPlace::Below), ..Taken::above(title.height) };
    let room = (ctx.block, taken);
    arrange(count, room, least, &footer, Some(section))?;
    let among = spec.answers.per_page.unwrap_or(OVERLEAF).max(count);
    let largest = arrange(among, room, Length::ZERO, &footer, None)?.side;
    let largest = largest.min(puzzle.percent(SMALLER)).max(least);
    let arrangement = arrange_small(count, room, largest, &footer);
    Ok(LeafAnswers::Overleaf(title, arrangement))
}

/// The look of the answers to the puzzles of `range`. They refer to pages, as a way back, on screens alone: else the
/// puzzles are near.
pub(super) fn look(
    ctx: &Context,
    answers: &LeafAnswers,
    range: &Range<usize>,
) -> Result<GridSet, LayoutError> {
    let arrangement = answers.arrangement();
    let puzzles = with_symbols(ctx.book, range);
    let cells = puzzles.map(|(_, puzzle)| side(puzzle)).max().unwrap_or(1);
    let rules = answer_rules(ctx.book.spec.grid.rules, arrangement.side / cells as i32);
    let page = &ctx.book.spec.page;
    let to_puzzles = match answers {
        LeafAnswers::Overleaf(..) if !page.facing && page.folios => ctx.words.to_puzzle(),
        LeafAnswers::Overleaf(..) | LeafAnswers::Nearby(_) => Vec::new(),
    };
    let below = match answers {
        LeafAnswers::Overleaf(..) => {
            Footer::of_answers(ctx, with_symbols(ctx.book, range).map(|(_, puzzle)| puzzle))?
        }
        // The cells of words alone show them: small answers have no room for lines.
        LeafAnswers::Nearby(_) => Footer::default(),
    };
    GridSet::answers(ctx, (&arrangement, rules, &below), range, |_| true, &to_puzzles)
}

/// `pages` of puzzles by that plan with their answers: on each page, or on one behind it.
pub(super) fn with_answers(
    ctx: &Context,
    pages: Vec<GridPage>,
    answers: &LeafAnswers,
    plan: &PuzzlePlan,
) -> Vec<GridPage> {
    // Their look is the last.
    let set = plan.arrangements().len();
    let with_answers = |page: GridPage| match answers {
        LeafAnswers::Nearby(answers) => vec![with_nearby(ctx, page, answers, set, plan)],
        LeafAnswers::Overleaf(title, arrangement) => {
            let back = back(&page, title, arrangement, set);
            let is_right = true;
            vec![GridPage { is_right, ..page }, back]
        }
    };
    pages.into_iter().flat_map(with_answers).collect()
}

/// The back of a leaf with the answers to the puzzles of `page`.
fn back(page: &GridPage, title: &Title, arrangement: &Arrangement, set: usize) -> GridPage {
    let puzzles = page.puzzles();
    GridPage {
        titles: vec![(title.clone(), Point::default())],
        grids: vec![PlacedGrids {
            set,
            places: arrangement.places[..puzzles.len()].to_vec(),
            puzzles,
            stance: Stance::Upright,
        }],
        is_right: false,
    }
}

/// A page of puzzles with small answers.
fn with_nearby(
    ctx: &Context,
    mut page: GridPage,
    answers: &SmallAnswers,
    set: usize,
    plan: &PuzzlePlan,
) -> GridPage {
    let arrangements = plan.arrangements();
    let mut added = Vec::new();
    for grids in &mut page.grids {
        let (places, stance) = match answers.place {
            Nearby::Foot => {
                let (count, width) = (grids.puzzles.len() as u32, ctx.block.block.width);
                let rule = answers.rule(count, width);
                (answers.places(count, width), Stance::Turned { rule })
            }
            Nearby::Beside => {
                // The feet of both grids stand on one line. On left pages the two change places.
                let Arrangement { side, number, .. } = *arrangements[grids.set];
                let across = side + answers.beside() - answers.side;
                let down = plan.below.heading_height(number) + side - answers.height();
                let places = grids.places.iter();
                let places = places.map(|&place| place + Point::new(across, down));
                grids.stance = Stance::OnLeft(answers.beside());
                (places.collect(), Stance::OnLeft(-across))
            }
        };
        added.push(PlacedGrids { set, puzzles: grids.puzzles.clone(), places, stance });
    }
    page.grids.extend(added);
    page
}
