//! How grids share their pages: an arrangement for the puzzles of each section, and for each group of answers.

use crate::LayoutError;
use crate::block::arrange::{Arrangement, Taken, arrange};
use crate::block::footer::{Footer, FooterPlace};
use crate::block::nearby::{Nearby, SmallAnswers};
use crate::block::qr::Qr;
use crate::book::grid_pages::leaf::{self, LeafAnswers};
use crate::book::grid_pages::titles::{self, Title};
use crate::book::grid_pages::with_symbols;
use crate::book::parts::opener;
use crate::grid::cages::CageStyle;
use crate::grid::candidates::least_side;
use crate::grid::figures::clear;
use crate::grid::measures::{ANSWER, Measures, PUZZLE, least_alone};
use crate::text::context::Context;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::Length;
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::puzzle::{Shape, Variant};
use gridpress_spec::{Opener, PencilMarks, Placement, RuleWeights};
use std::collections::{BTreeMap, BTreeSet};

/// Answers on a page, where the spec does not say and the page has room.
const ANSWERS_PER_PAGE: u32 = 12;
/// The least share of a cell that rules must leave to its digit.
const LEAST_CLEAR: (i32, i32) = (65, 100);
/// How much heavier than thin rules those around the regions of a jigsaw must be.
const LEAST_CONTRAST: (i32, i32) = (3, 2);
/// The weight of an answer's heavy rules: a share of those of puzzles, and at the most this part of a cell.
const ANSWER_THICK: (i32, i32) = (6, 10);
const THICK_IN_CELL: i32 = 6;

/// The arrangements of all pages of grids in a book.
pub(in crate::book) struct Plans {
    /// The plans of puzzle pages, by section.
    puzzles: Vec<PuzzlePlan>,
    /// The plans of answers, by the cells in a row of their grids.
    answers: BTreeMap<usize, AnswerPlan>,
}

/// How the puzzles of a section share their pages.
pub(super) struct PuzzlePlan {
    pub(super) arrangement: Arrangement,
    /// The title above the grids of the first page, and how they stand below it.
    pub(super) first: Option<(Title, Arrangement)>,
    /// The footer below each grid.
    pub(super) below: Footer,
    /// The answers that stand with them.
    pub(super) answers: Option<LeafAnswers>,
}

impl PuzzlePlan {
    /// The arrangements of its kinds of pages: the usual one, and that of the first below a title.
    pub(super) fn arrangements(&self) -> Vec<&Arrangement> {
        let first = self.first.as_ref().map(|(_, first)| first);
        [&self.arrangement].into_iter().chain(first).collect()
    }
}

/// How answers share their pages.
pub(super) struct AnswerPlan {
    pub(super) arrangement: Arrangement,
    /// What stands below each grid.
    pub(super) below: Footer,
    /// The weights of their rules.
    pub(super) rules: RuleWeights,
}

impl Plans {
    /// Arranges all grids of a book.
    ///
    /// # Errors
    /// Every section that does not fit its pages, and the first group of answers that does not.
    pub(in crate::book) fn new(ctx: &Context) -> Result<Plans, Vec<LayoutError>> {
        let mut errors = Vec::new();
        let mut puzzles = Vec::new();
        for section in 0..ctx.book.spec.sections.len() {
            match puzzle_plan(ctx, section) {
                Ok(plan) => puzzles.push(plan),
                Err(error) => errors.push(error),
            }
        }
        let sides: BTreeSet<usize> = match ctx.book.spec.answers.placement {
            Placement::None | Placement::Foot | Placement::Overleaf | Placement::Beside => {
                BTreeSet::new()
            }
            Placement::Back | Placement::AfterSection | Placement::Separate => {
                ctx.book.puzzles().map(side).collect()
            }
        };
        let answers = (sides.into_iter())
            .map(|side| Ok((side, answer_plan(ctx, side)?)))
            .collect::<Result<BTreeMap<_, _>, LayoutError>>();
        match answers {
            Ok(answers) if errors.is_empty() => Ok(Plans { puzzles, answers }),
            Ok(_) => Err(errors),
            Err(error) => {
                errors.push(error);
                Err(errors)
            }
        }
    }

    /// The side of the grids of each section's puzzles.
    pub(in crate::book) fn sides(&self) -> Vec<Length> {
        let sides = self.puzzles.iter().map(|plan| plan.arrangement.side);
        sides.collect()
    }

    /// The plan of a section.
    pub(super) fn puzzles(&self, section: usize) -> &PuzzlePlan {
        &self.puzzles[section]
    }

    /// The plan of the answers with so many cells in a row.
    pub(super) fn answers(&self, side: usize) -> &AnswerPlan {
        &self.answers[&side]
    }
}

/// The least side of a grid that `puzzles` need, with the numbers outside it, and the most cells in a row that would fit
/// into one of them.
pub(in crate::book) fn needs<'p>(
    measures: &Measures,
    puzzles: impl Iterator<Item = (Symbols, &'p BookPuzzle)>,
) -> (Length, i32) {
    puzzles.fold((Length::ZERO, 1), |(least, most), (symbols, puzzle)| {
        let shape = &puzzle.puzzle.shape;
        let (band, side) = (measures.band(shape.kind()), shape.side());
        let own = band.whole(measures.least_cell(shape, &symbols), side);
        (least.max(own), most.max(band.most_cells(side)))
    })
}

/// Puzzles of a section in their places, and those of its first page below a title.
type Placed = (Arrangement, Option<(Title, Arrangement)>);

/// What the puzzles of a section need of their pages.
struct Wants<'c> {
    ctx: &'c Context<'c>,
    section: usize,
    /// The title above the first of them.
    title: Option<Title>,
    below: Footer,
    /// The least side of a grid, and that of one that has a page to itself.
    grid: Length,
    alone: Length,
    /// The least side of a QR code.
    qr: Length,
    /// The most cells in a row.
    cells: i32,
}

impl<'c> Wants<'c> {
    fn new(ctx: &'c Context<'c>, section: usize) -> Result<Wants<'c>, LayoutError> {
        let spec = &ctx.book.spec.sections[section];
        let puzzles = ctx.book.sections[section].iter();
        let symbols = |puzzle: &BookPuzzle| spec.symbols.of_puzzle(&puzzle.puzzle);
        let (grid, cells) = needs(&PUZZLE, puzzles.map(|puzzle| (symbols(puzzle), puzzle)));
        let grid = grid.max(candidates_need(ctx, section));
        let shapes = (ctx.book.sections[section].iter()).map(|puzzle| &*puzzle.puzzle.shape);
        let alone = shapes.map(|shape| least_alone(shape) * shape.side() as i32);
        let alone = alone.fold(grid, Length::max);
        let below = Footer::new(ctx, section)?;
        let title = match (&spec.title, spec.opening.opener) {
            (Some(_), Opener::Page) => None,
            (Some(_), Opener::Above) => Some(opener::above(ctx, section)?),
            (Some(_), Opener::None) | (None, _) => opener::untitled(ctx, section)?,
        };
        Ok(Wants {
            ctx,
            section,
            title,
            qr: below.qr().map_or(Length::ZERO, Qr::least_side),
            below,
            grid,
            alone,
            cells,
        })
    }

    /// The puzzles in their places, where these answers stand with them.
    fn placed(&self, answers: Option<SmallAnswers>) -> Result<Placed, LayoutError> {
        let section = self.section;
        let count = self.ctx.book.spec.sections[section].per_page;
        // An answer is never larger than its puzzle.
        let least = answers.map_or(Length::ZERO, |answers| answers.side);
        let answer = least;
        let least = answer.max(if count > 1 { self.grid } else { self.alone });
        let below = |above, footers| {
            let taken = Taken { above, answers, footers };
            let room = (self.ctx.block, taken);
            let arranged = |count, least| arrange(count, room, least, &self.below, Some(section));
            match arranged(count, least.max(self.qr)) {
                // What would be too small alone is no way out.
                Err(LayoutError::TooSmall { side, least, most: 1, .. })
                    if arranged(1, answer.max(self.alone).max(self.qr)).is_err() =>
                {
                    Err(LayoutError::TooSmall { section: Some(section), side, least, most: 0 })
                }
                arranged => arranged,
            }
        };
        let arrangement = below(Length::ZERO, None).map_err(|error| match error {
            LayoutError::TooSmall { side, most, .. } if side >= least => {
                LayoutError::NoRoomForQr { section, side, least: self.qr, most }
            }
            error => error,
        })?;
        let first = self.title.as_ref().map(|title| {
            // The pages of a section are alike.
            let alike = below(title.height, Some(arrangement.footers()));
            let arrangement = alike.or_else(|_| below(title.height, None));
            let arrangement = arrangement.map_err(|error| self.crowded_by_intro(error))?;
            Ok::<_, LayoutError>((title.clone(), arrangement))
        });
        Ok((arrangement, first.transpose()?))
    }

    /// The error of grids that have no room below their title: an introduction is what takes it.
    fn crowded_by_intro(&self, error: LayoutError) -> LayoutError {
        let spec = &self.ctx.book.spec.sections[self.section];
        match (&spec.intro, error) {
            (Some(intro), LayoutError::TooSmall { .. }) => LayoutError::TextTooLong(intro.clone()),
            (_, error) => error,
        }
    }

    /// The sides of the puzzles on each kind of page, where these answers stand with them.
    fn sides(&self, answers: SmallAnswers) -> Result<Vec<Length>, LayoutError> {
        let (usual, first) = self.placed(Some(answers))?;
        let first = first.map(|(_, first)| first.side);
        Ok([usual.side].into_iter().chain(first).collect())
    }
}

fn puzzle_plan(ctx: &Context, section: usize) -> Result<PuzzlePlan, LayoutError> {
    let wants = Wants::new(ctx, section)?;
    let nearby = match ctx.book.spec.answers.placement {
        Placement::Foot => Some(Nearby::Foot),
        Placement::Beside => Some(Nearby::Beside),
        _ => None,
    };
    let nearby = nearby.map(|place| leaf::nearby(ctx, section, place, |own| wants.sides(own)));
    let nearby = nearby.transpose()?;
    let (arrangement, first) = wants.placed(nearby)?;
    let smallest = first.as_ref().map_or(&arrangement, |(_, first)| first).side;
    check_rules(ctx.book, section, smallest / wants.cells)?;
    let answers = match (ctx.book.spec.answers.placement, nearby) {
        (_, Some(answers)) => Some(LeafAnswers::Nearby(answers)),
        (Placement::Overleaf, None) => Some(leaf::overleaf(ctx, section, smallest)?),
        _ => None,
    };
    Ok(PuzzlePlan { arrangement, first, below: wants.below, answers })
}

/// The least side of a section's grids for the candidates in their cells, where they have such.
pub(in crate::book) fn candidates_need(ctx: &Context, section: usize) -> Length {
    let spec = &ctx.book.spec;
    let kind = spec.sections[section].contents.kind();
    let shape = Shape::of(kind.plain());
    let shape = shape.filter(|_| spec.puzzle.marks == PencilMarks::Candidates);
    shape.map_or(Length::ZERO, |shape| {
        let side = least_side(ctx.fonts, &shape, spec.grid.rules, ctx.theme.candidates);
        let cells = shape.side();
        let with_numbers = PUZZLE.band(kind).whole(side / cells as i32, cells);
        side.at_least(with_numbers)
    })
}

/// Rules must leave room for digits beside sums, and tell the regions of a jigsaw apart, or the cages of a Latin square.
pub(in crate::book) fn check_rules(
    book: &Book,
    section: usize,
    cell: Length,
) -> Result<(), LayoutError> {
    let (rules, kind) = (book.spec.grid.rules, book.spec.sections[section].contents.kind());
    room_for_digits(cell, rules, Some(section))?;
    let mut shapes = (book.sections[section].iter()).map(|puzzle| &*puzzle.puzzle.shape);
    let cages = shapes.find_map(|shape| PUZZLE.cages(shape, cell));
    let cages = cages.map(|least| CageStyle::new(&book.spec.fonts, cell, rules, least));
    if cages.is_some_and(|cages| !cages.leaves_room(cell)) {
        let section = Some(section);
        return Err(LayoutError::TooHeavy { section, cell });
    }
    let least = rules.thin.scale(LEAST_CONTRAST.0, LEAST_CONTRAST.1);
    if (kind.has(Variant::Jigsaw) || kind.has(Variant::Calcudoku)) && rules.thick < least {
        return Err(LayoutError::TooAlike { section });
    }
    Ok(())
}

/// The cells in a row of a puzzle's grid.
pub(super) fn side(puzzle: &BookPuzzle) -> usize {
    puzzle.puzzle.shape.side()
}

/// The arrangement of the answers with so many cells in a row, and the weights of their rules. It leaves room for a
/// title, where answers have titles.
fn answer_plan(ctx: &Context, cells: usize) -> Result<AnswerPlan, LayoutError> {
    let book = ctx.book;
    let all = 0..book.puzzles().count();
    let puzzles: Vec<_> =
        with_symbols(book, &all).filter(|(_, puzzle)| side(puzzle) == cells).collect();
    let (least, most_cells) = needs(&ANSWER, puzzles.iter().cloned());
    let below = Footer::of_answers(ctx, puzzles.iter().map(|(_, puzzle)| *puzzle))?;
    let arrange = |per_page| {
        let within = |above| {
            let taken = Taken { footers: Some(FooterPlace::Below), ..Taken::above(above) };
            arrange(per_page, (ctx.block, taken), least, &below, None)
        };
        // Where titles leave too little room, they take that of answers.
        within(titles::room(ctx)).or_else(|_| within(Length::ZERO))
    };
    // The spec's number holds for the smallest grids of a book; of larger ones a page has as many as fit.
    let sides = book.puzzles().map(|puzzle| puzzle.puzzle.shape.side());
    let is_larger = (sides.min()).is_some_and(|fewest| most_cells > fewest as i32);
    let arrangement = match (book.spec.answers.per_page, is_larger) {
        (Some(per_page), false) => arrange(per_page)?,
        (at_most, _) => match arrange(at_most.unwrap_or(ANSWERS_PER_PAGE)) {
            Err(LayoutError::TooSmall { most, .. }) => {
                // As many pages as that takes, and as large as they allow.
                let pages = puzzles.len().div_ceil(most.max(1) as usize).max(1);
                arrange(puzzles.len().div_ceil(pages) as u32)?
            }
            arranged => arranged?,
        },
    };
    let cell = arrangement.side / most_cells;
    let rules = answer_rules(book.spec.grid.rules, cell);
    room_for_digits(cell, rules, None)?;
    Ok(AnswerPlan { arrangement, below, rules })
}

/// Thin rules must not fall below what prints; heavy ones would crowd a small grid.
pub(in crate::book) fn answer_rules(
    RuleWeights { thin, thick }: RuleWeights,
    cell: Length,
) -> RuleWeights {
    let lighter = thick.scale(ANSWER_THICK.0, ANSWER_THICK.1).min(cell / THICK_IN_CELL);
    RuleWeights { thin, thick: lighter.at_least(thin) }
}

/// The least side of a cell of which those rules leave enough to its digit.
pub(in crate::book) fn least_clear(rules: RuleWeights) -> Length {
    let (share, of) = LEAST_CLEAR;
    let taken = (rules.thick + rules.thin).half();
    taken.scale(of, of - share) + Length::thousandths(1)
}

/// Rules must leave most of a cell to its digit.
pub(super) fn room_for_digits(
    cell: Length,
    rules: RuleWeights,
    section: Option<usize>,
) -> Result<(), LayoutError> {
    match clear(cell, rules) >= cell.scale(LEAST_CLEAR.0, LEAST_CLEAR.1) {
        true => Ok(()),
        false => Err(LayoutError::TooHeavy { section, cell }),
    }
}
