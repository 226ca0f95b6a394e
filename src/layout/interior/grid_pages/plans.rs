//! Plans of pages of grids: an arrangement for the puzzles of each section, for the answers near them, and for each
//! group of answers.

use crate::block::arrangement::PageRoom;
use crate::block::arrangement::{
    Arrangement, ReservedSpace, SmallAnswerPlace, SmallAnswers, arrange, arrange_small,
};
use crate::block::footer::{FooterPlace, PuzzleFooter, PuzzleFrame};
use crate::block::numbers::widest;
use crate::grid_drawing::figures::GridFigures;
use crate::grid_drawing::measures::{ANSWER, PUZZLE, least_alone};
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::interior::collect::answers_heading;
use crate::interior::grid_pages::legibility::{
    answer_rules, candidates_side, check_room_for_digits, check_rules, needs, side,
};
use crate::interior::parts::opener;
use crate::interior::parts::sheet_head::SheetHead;
use crate::interior::parts::tips::tip;
use crate::typography::boxes::LayoutBox;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::FontRole;
use gridpress_book::Book;
use gridpress_bookspec::{Design, Opener, Placement, RuleWeights};
use gridpress_ground::units::{Length, Size};
use gridpress_messages::symbols::GridView;
use std::collections::{BTreeMap, BTreeSet};

/// Default number of answers on a page, if they fit.
const ANSWERS_PER_PAGE: u32 = 12;

/// The smallest default number of answers on a page, if these fit: of single grids, and of overlapping ones.
const FEWEST_ANSWERS: (u32, u32) = (4, 2);

/// The arrangements of all pages of grids in a book.
pub(in crate::interior) struct Plans {
    /// The plans of puzzle pages, by section.
    puzzles: Vec<PuzzlePlan>,
    /// The plans of answers, by the cells in a row of their grids.
    answers: BTreeMap<usize, AnswerPlan>,
}

/// The plan of the pages of a section's puzzles.
pub(super) struct PuzzlePlan {
    pub(super) arrangement: Arrangement,
    /// The first page, if it has a title above its grids.
    pub(super) first: Option<FirstPage>,
    /// The texts above the grids of each sheet, in worksheets.
    pub(super) sheet: Option<SheetHead>,
    /// The footer below each grid.
    pub(super) below: PuzzleFooter,
    /// The answers near them.
    pub(super) answers: Option<InlineAnswers>,
}

/// The first page of a section.
pub(super) struct FirstPage {
    /// The title of the section, its introduction and its picture.
    pub(super) title: LayoutBox,
    /// Height by which the title extends into the room of the running head, which it replaces.
    pub(super) raised: Length,
    /// The arrangement below the title.
    pub(super) arrangement: Arrangement,
}

impl PuzzlePlan {
    /// Returns the arrangements of its kinds of pages: the default one, and that of the first page below a title.
    pub(super) fn arrangements(&self) -> Vec<&Arrangement> {
        let first = self.first.as_ref().map(|first| &first.arrangement);
        [&self.arrangement].into_iter().chain(first).collect()
    }
}

/// The plan of the pages of answers.
pub(super) struct AnswerPlan {
    pub(super) arrangement: Arrangement,
    /// The footer below each grid.
    pub(super) below: PuzzleFooter,
    /// Weights of their rules.
    pub(super) rules: RuleWeights,
}

impl Plans {
    /// Arranges all grids of a book.
    ///
    /// # Errors
    /// An error for every section that does not fit its pages, and for the first group of answers that does not.
    pub(in crate::interior) fn new(ctx: &Context) -> Result<Plans, Vec<LayoutError>> {
        let mut errors = Vec::new();
        let mut puzzles = Vec::new();
        for section in 0..ctx.book.spec.sections.len() {
            match puzzle_plan(ctx, section) {
                Ok(plan) => puzzles.push(plan),
                // Planning goes on: the author sees all sections that do not fit, and not one for each run.
                Err(error) => errors.push(error),
            }
        }
        let sides: BTreeSet<usize> = match ctx.book.spec.answers.placement {
            Placement::None | Placement::Foot | Placement::Overleaf | Placement::Beside => {
                BTreeSet::new()
            }
            Placement::Back | Placement::AfterSection | Placement::Separate => {
                // Answers are planned by size and not by section: those of equal grids share pages.
                ctx.book.puzzles().map(side).collect()
            }
        };
        let answers = (sides.into_iter())
            .map(|side| Ok((side, answer_plan(ctx, side)?)))
            .collect::<Result<BTreeMap<_, _>>>();
        match answers {
            Ok(answers) if errors.is_empty() => Ok(Plans { puzzles, answers }),
            Ok(_) => Err(errors),
            Err(error) => {
                errors.push(error);
                Err(errors)
            }
        }
    }

    /// Returns the side of the grids of each section's puzzles.
    pub(in crate::interior) fn sides(&self) -> Vec<Length> {
        self.puzzles.iter().map(|plan| plan.arrangement.side).collect()
    }

    /// Returns the plan of a section.
    pub(super) fn puzzles(&self, section: usize) -> &PuzzlePlan {
        &self.puzzles[section]
    }

    /// Returns the plan of the answers with that number of cells in a row.
    pub(super) fn answers(&self, side: usize) -> &AnswerPlan {
        &self.answers[&side]
    }
}

/// The arrangement of a section's puzzles, and its first page if that has a title.
type PuzzleArrangements = (Arrangement, Option<FirstPage>);

/// Returns the minimum side of the grids below a title for which all grids of the section have that side, in percent of
/// the side without a title.
fn alike(design: Design) -> i32 {
    match design {
        // One size for the whole magazine; a rule and a tip fill the page above fewer grids.
        Design::Magazine => 97,
        Design::Classic | Design::Modern | Design::LargePrint | Design::Gift => 85,
    }
}

/// The requirements of a section's puzzles for their pages.
struct SectionRequirements<'c> {
    ctx: &'c Context<'c>,
    section: usize,
    /// The title above the first of them.
    title: Option<LayoutBox>,
    /// The texts above the grids of each sheet, in worksheets.
    sheet: Option<SheetHead>,
    below: PuzzleFooter,
    /// Minimum side of a grid, and of one that has a page of its own.
    grid: Length,
    alone: Length,
    /// Minimum side of a QR code.
    qr: Length,
    /// Maximum number of cells in a row.
    cells: i32,
}

impl<'c> SectionRequirements<'c> {
    fn new(ctx: &'c Context<'c>, section: usize) -> Result<SectionRequirements<'c>> {
        let spec = &ctx.book.spec.sections[section];
        let (grid, cells) = needs(&PUZZLE, PuzzleView::of_section(ctx.book, section));
        let grid = grid.max(candidates_side(ctx, section));
        let alone = (ctx.book.sections[section].iter())
            .map(|puzzle| &*puzzle.puzzle.shape)
            .map(|shape| least_alone(shape) * shape.side() as i32)
            .fold(grid, Length::max);
        let below = PuzzleFooter::new(ctx, section)?;
        let worksheet = ctx.book.spec.worksheet.as_ref();
        let sheet =
            worksheet.map(|worksheet| SheetHead::new(ctx, section, worksheet)).transpose()?;
        let title = match (&spec.title, spec.opening.opener) {
            _ if sheet.is_some() => None,
            (Some(_), Opener::Page) => None,
            (Some(_), Opener::Above) => Some(opener::title_above(ctx, section)?),
            (Some(_), Opener::None) | (None, _) => opener::intro_above_grids(ctx, section)?,
        };
        Ok(SectionRequirements {
            ctx,
            section,
            title,
            sheet,
            qr: below.least_side(),
            below,
            grid,
            alone,
            cells,
        })
    }

    /// Arranges the puzzles, together with these answers.
    fn arrange_puzzles(&self, answers: Option<SmallAnswers>) -> Result<PuzzleArrangements> {
        let section = self.section;
        let count = self.ctx.book.spec.sections[section].per_page;
        // An answer is never larger than its puzzle.
        let least = answers.map_or(Length::ZERO, |answers| answers.side);
        let answer = least;
        // A grid alone on its page may be larger, so more is asked of it.
        let least = answer.max(if count > 1 { self.grid } else { self.alone });
        let below = |above, footers| {
            let taken = ReservedSpace { above, answers, footers };
            let room = PageRoom { block: self.ctx.block, taken };
            let arranged = |count, least| arrange(count, room, least, &self.below, Some(section));
            match arranged(count, least.max(self.qr)) {
                // Fewer per page does not help if even one is too small.
                Err(LayoutError::GridTooSmall { side, least, most: 1, .. })
                    // The message would suggest fewer puzzles per page, which must then be true.
                    if arranged(1, answer.max(self.alone).max(self.qr)).is_err() =>
                {
                    Err(LayoutError::GridTooSmall { section: Some(section), side, least, most: 0 })
                }
                arranged => arranged,
            }
        };
        let arrangement = below(self.sheet.as_ref().map_or(Length::ZERO, SheetHead::height), None)
            .map_err(|error| match error {
                LayoutError::GridTooSmall { side, most, .. } if side >= least => {
                    LayoutError::NoRoomForQr { section, side, least: self.qr, most }
                }
                error => error,
            })?;
        let Some(title) = &self.title else {
            return Ok((arrangement, None));
        };
        let raised = self.raised();
        let above = (title.size.height - raised).at_least(Length::ZERO);
        // The pages of a section should look alike.
        // The footer stays where it is on the other pages, if there is room for it below the title.
        let first = below(above, Some(arrangement.footers())).or_else(|_| below(above, None));
        let page = |arrangement| FirstPage { title: title.clone(), raised, arrangement };
        let rows = arrangement.last_rows(above);
        match (first, rows) {
            (Ok(first), _) if first.side >= arrangement.side => {
                Ok((arrangement, Some(page(first))))
            }
            (Ok(first), _)
                if first.side >= arrangement.side.percent(alike(self.ctx.theme.design)) =>
            {
                let taken =
                    ReservedSpace { above: Length::ZERO, answers, footers: Some(first.footers()) };
                let room = PageRoom { block: self.ctx.block, taken };
                let others = arrange_small(count, room, first.side, &self.below);
                Ok((others, Some(page(first))))
            }
            // Fewer grids of the same size are better than smaller ones.
            (_, Some(rows)) => {
                let free = rows.places.first().map_or(Length::ZERO, |place| place.y) - above;
                let title = self.filled(title.clone(), free - self.ctx.theme.gap)?;
                Ok((arrangement, Some(FirstPage { title, raised, arrangement: rows })))
            }
            (Ok(first), None) => Ok((arrangement, Some(page(first)))),
            // Reported as the cause that the author can change.
            (Err(error), None) => Err(self.blame_introduction(error)),
        }
    }

    /// Adds a tip to the title, in the middle of white of height `free` below it; without one, moves a title with an
    /// ornament there.
    fn filled(&self, title: LayoutBox, free: Length) -> Result<LayoutBox> {
        let width = self.ctx.block.block.width;
        let technique = self.ctx.book.tips.get(self.section).and_then(|tips| tips.first);
        let tip = tip(self.ctx, self.section, technique, Size { width, height: free })?;
        let above = |height| LayoutBox::down((free - height).half().at_least(Length::ZERO));
        Ok(match tip {
            Some(tip) => self.ctx.column([title, above(tip.size.height), tip]),
            None if self.ctx.theme.display == Align::Centre => {
                self.ctx.column([above(Length::ZERO), title])
            }
            None => title,
        })
    }

    /// Returns the height by which the title of the section replaces the running head.
    fn raised(&self) -> Length {
        let section = &self.ctx.book.spec.sections[self.section];
        let is_titled = section.title.is_some() && section.opening.opener == Opener::Above;
        if is_titled { self.ctx.raised() } else { Length::ZERO }
    }

    /// Returns the error for grids that do not fit below their title: an introduction is the cause, if there is one.
    fn blame_introduction(&self, error: LayoutError) -> LayoutError {
        let spec = &self.ctx.book.spec.sections[self.section];
        match (&spec.intro, error) {
            (Some(intro), LayoutError::GridTooSmall { .. }) => {
                LayoutError::TextTooLong(intro.clone())
            }
            (_, error) => error,
        }
    }

    /// Returns the sides of the puzzles on each kind of page, together with these answers.
    fn sides(&self, answers: SmallAnswers) -> Result<Vec<Length>> {
        let (arrangement, first) = self.arrange_puzzles(Some(answers))?;
        let first = first.map(|first| first.arrangement.side);
        Ok([arrangement.side].into_iter().chain(first).collect())
    }
}

fn puzzle_plan(ctx: &Context, section: usize) -> Result<PuzzlePlan> {
    let requirements = SectionRequirements::new(ctx, section)?;
    let nearby = match ctx.book.spec.answers.placement {
        Placement::Foot => Some(SmallAnswerPlace::Foot),
        Placement::Beside => Some(SmallAnswerPlace::Beside),
        _ => None,
    };
    let nearby = nearby
        .map(|place| small_answers(ctx, section, place, |own| requirements.sides(own)))
        .transpose()?;
    let (arrangement, first) = requirements.arrange_puzzles(nearby)?;
    let smallest = first.as_ref().map_or(&arrangement, |first| &first.arrangement).side;
    check_rules(ctx.book, section, smallest / requirements.cells)?;
    let answers = match (ctx.book.spec.answers.placement, nearby) {
        (_, Some(answers)) => Some(InlineAnswers::SamePage(answers)),
        (Placement::Overleaf, None) => Some(overleaf(ctx, section, smallest)?),
        _ => None,
    };
    Ok(PuzzlePlan {
        arrangement,
        first,
        sheet: requirements.sheet,
        below: requirements.below,
        answers,
    })
}

/// Plans the answers with that number of cells in a row. The plan leaves room for a title, if answers have titles.
fn answer_plan(ctx: &Context, cells: usize) -> Result<AnswerPlan> {
    let book = ctx.book;
    let all = 0..book.puzzles().count();
    let puzzles: Vec<_> =
        PuzzleView::of_range(book, &all).filter(|view| view.shape().side() == cells).collect();
    let (least, most_cells) = needs(&ANSWER, puzzles.iter().cloned());
    let below = PuzzleFooter::of_answers(ctx, puzzles.iter().map(|view| view.puzzle))?;
    let least = least.max(below.least_side());
    let arrange = |per_page, least, titles| {
        let within = |above| {
            let taken =
                ReservedSpace { footers: Some(FooterPlace::Below), ..ReservedSpace::above(above) };
            arrange(per_page, PageRoom { block: ctx.block, taken }, least, &below, None)
        };
        // If titles leave too little room, they use that of answers.
        within(titles).or_else(|_| within(title_room(ctx))).or_else(|_| within(Length::ZERO))
    };
    // The first page has the title of the answers, too.
    let title = title_room(ctx) + answers_title(ctx)?;
    // The number in the spec applies to the smallest grids of a book; of larger ones a page has as many as fit.
    let sides = book.puzzles().map(|puzzle| puzzle.puzzle.shape.side());
    let is_larger = (sides.min()).is_some_and(|fewest| most_cells > fewest as i32);
    let arrangement = match (book.spec.answers.per_page, is_larger) {
        (Some(per_page), false) => arrange(per_page, least, title)?,
        (at_most, _) => {
            let at_most = at_most.unwrap_or(ANSWERS_PER_PAGE);
            let floor = least_digits(ctx, None, &puzzles)?.max(least);
            // Digits as large as the design and the printer require, if a page has room for one such answer.
            let floor = if arrange(1, floor, title).is_ok() { floor } else { least };
            let most = match arrange(at_most, floor, title) {
                Err(LayoutError::GridTooSmall { most, .. }) => most.max(1),
                arranged => arranged.map(|_| at_most)?,
            };
            // The minimum number of pages, with answers as large as possible.
            let count = longest_run(book, cells);
            let pages = count.div_ceil(most as usize).max(1);
            // As large as its puzzle, an answer could be mistaken for one.
            let is_single = puzzles.iter().all(|view| view.shape().kind().grids().is_single());
            let least_count = if is_single { FEWEST_ANSWERS.0 } else { FEWEST_ANSWERS.1 };
            let per_page = (count.div_ceil(pages) as u32).max(least_count).min(most);
            // A page alone has all titles.
            let titles = if pages == 1 { all_titles(ctx)? } else { title };
            arrange(per_page, floor, titles)?
        }
    };
    let cell = arrangement.side / most_cells;
    let rules = answer_rules(book.spec.grid.rules, cell);
    check_room_for_digits(cell, rules, None)?;
    Ok(AnswerPlan { arrangement, below, rules })
}

/// Returns `true` if the answers to each section have their own title among the answers of the book. Titles of short
/// sections would break many rows, and the numbers of the puzzles are enough to find an answer; those of a class name its
/// groups.
pub(super) fn has_sections(ctx: &Context) -> bool {
    let spec = &ctx.book.spec;
    let titled = spec.sections.iter().filter(|section| section.title.is_some()).count();
    let is_long = ctx.book.puzzles().count() >= titled * ANSWERS_PER_PAGE as usize
        || spec.worksheet.is_some();
    spec.answers.placement != Placement::AfterSection && titled > 1 && is_long
}

/// Returns the number of answers with that number of cells in a row that follow each other in a book: those of a section
/// if they come after it.
fn longest_run(book: &Book, cells: usize) -> usize {
    let counts = book
        .sections
        .iter()
        .map(|puzzles| puzzles.iter().filter(|puzzle| side(puzzle) == cells).count());
    match book.spec.answers.placement {
        Placement::AfterSection => counts.max().unwrap_or_default(),
        _ => counts.sum(),
    }
}

/// Returns the minimum side of answers whose digits have the size that the design and the printer require.
fn least_digits(ctx: &Context, section: Option<usize>, puzzles: &[PuzzleView]) -> Result<Length> {
    let mut seen = BTreeSet::new();
    let mut least = Length::ZERO;
    for view in puzzles {
        let side = view.shape().side();
        if seen.insert((side, view.symbols.clone())) {
            least = least.max(least_cell(ctx, section, view.grid())? * side as i32);
        }
    }
    Ok(least)
}

/// Returns the height of the title of a section among the answers; zero if there are no titles.
pub(super) fn title_room(ctx: &Context) -> Length {
    if has_sections(ctx) {
        ctx.theme.subheading.leading() + ctx.theme.body.leading().half()
    } else {
        Length::ZERO
    }
}

/// Returns the height of all titles among the answers: that of the answers, if it is above them, and those of sections.
fn all_titles(ctx: &Context) -> Result<Length> {
    let titled = ctx.book.spec.sections.iter().filter(|section| section.title.is_some());
    Ok(answers_title(ctx)? + title_room(ctx) * titled.count() as i32)
}

/// Returns the height of the title of the answers in the body of its page; zero unless it is above them.
fn answers_title(ctx: &Context) -> Result<Length> {
    let book = ctx.book;
    if book.spec.answers.opening.opener != Opener::Above {
        return Ok(Length::ZERO);
    }
    let heading = ctx.page_title(&answers_heading(book, None).1)?;
    Ok((heading.size.height - ctx.raised()).at_least(Length::ZERO))
}

/// Sides of small answers to try, in percent of the puzzle's: the first that does not shrink the puzzles is used.
const SHARES: [i32; 5] = [35, 30, 25, 20, 15];

/// Increment by which the side of a cell grows until its digit is legible.
const STEP: Length = Length::thousandths(250);

/// Limit for the side of a cell.
const LARGEST_CELL: Length = Length::pt(200);

/// Minimum side of a small answer, independent of its number of cells.
const MIN_SIDE: Length = Length::mm(18);

/// Maximum side of an answer overleaf, in percent of its puzzle's.
const SMALLER: i32 = 75;

/// Default number of answers for which a page overleaf has room.
const OVERLEAF: u32 = 4;

/// The answers of a section that are printed near its puzzles.
#[derive(Clone, Debug)]
pub(super) enum InlineAnswers {
    /// Small answers on the pages of the puzzles.
    SamePage(SmallAnswers),
    /// The answers to a page of puzzles, on the verso of its leaf, below a title.
    Overleaf(LayoutBox, Arrangement),
}

impl InlineAnswers {
    /// Returns their size, and for answers overleaf also their positions.
    pub(super) fn arrangement(&self) -> Arrangement {
        match self {
            InlineAnswers::SamePage(answers) => Arrangement {
                side: answers.side,
                number: answers.number,
                column: None,
                frame: PuzzleFrame::default(),
                places: Vec::new(),
            },
            InlineAnswers::Overleaf(_, arrangement) => arrangement.clone(),
        }
    }
}

/// Returns small answers to a section, as large as possible without shrinking the puzzles more than the smallest
/// answers do. `sides` returns the sides of the puzzles with given answers, for each kind of page.
fn small_answers(
    ctx: &Context,
    section: usize,
    place: SmallAnswerPlace,
    sides: impl Fn(SmallAnswers) -> Result<Vec<Length>>,
) -> Result<SmallAnswers> {
    let least = least_answer_side(ctx, section)?;
    let of = |side| SmallAnswers::new(place, side, ctx.theme);
    // The smallest legible answers set the size of the puzzles; larger ones are welcome only where they cost nothing.
    let unchanged = sides(of(least))?;
    let puzzle = unchanged.iter().copied().min().unwrap_or_default();
    let mut larger =
        SHARES.map(|share| puzzle.percent(share)).into_iter().filter(|&side| side > least).map(of);
    Ok(larger
        .find(|answers| sides(*answers).is_ok_and(|own| own == unchanged))
        .unwrap_or(of(least)))
}

/// Returns the minimum side of the small answers to a section: their digits are legible, and the names above
/// them are not wider.
fn least_answer_side(ctx: &Context, section: usize) -> Result<Length> {
    let views: Vec<PuzzleView> = PuzzleView::of_section(ctx.book, section).collect();
    let least = least_digits(ctx, Some(section), &views)?.max(MIN_SIDE);
    Ok(least.max(name_width(ctx, section, least)?))
}

/// Returns the maximum width of names above grids of that side.
fn name_width(ctx: &Context, section: usize, side: Length) -> Result<Length> {
    let number = Style::new(FontRole::Bold, ctx.theme.number_beside(side));
    let names = ctx.book.sections[section].iter().map(|puzzle| &puzzle.name);
    Ok(widest(ctx.fonts, number, names, |name| name.shortest())?)
}

/// Returns the minimum side of a cell whose digit is legible in small answers like `grid`.
fn least_cell(ctx: &Context, section: Option<usize>, grid: GridView) -> Result<Length> {
    // Rules grow with the cell and digits shrink with rules, so the size is found by trial.
    let mut cell = ANSWER.least_cell(grid);
    loop {
        let rules = answer_rules(ctx.book.spec.grid.rules, cell);
        let figures = GridFigures::new(ctx.fonts, grid, ANSWER.figures, cell, rules, None)?;
        if figures.size(ctx.fonts) >= ctx.theme.answers || cell > LARGEST_CELL {
            check_room_for_digits(cell, rules, section)?;
            return Ok(cell);
        }
        cell += STEP;
    }
}

/// Plans the answers to a page of a section's puzzles, overleaf: as large as they would be with the number of answers
/// per page in the spec, and smaller than puzzles of that side.
pub(super) fn overleaf(ctx: &Context, section: usize, puzzle: Length) -> Result<InlineAnswers> {
    let spec = &ctx.book.spec;
    let (least, _) = needs(&ANSWER, PuzzleView::of_section(ctx.book, section));
    let least = least.max(name_width(ctx, section, least)?);
    let title = ctx.heading(ctx.theme.subheading, 2, ctx.words.answers())?;
    let footer = PuzzleFooter::of_answers(ctx, &ctx.book.sections[section])?;
    let least = least.max(footer.least_side());
    let count = spec.sections[section].per_page;
    let taken = ReservedSpace {
        footers: Some(FooterPlace::Below),
        ..ReservedSpace::above(title.size.height)
    };
    let room = PageRoom { block: ctx.block, taken };
    // Only a test: the answers are arranged below, at a size that may be smaller than the page allows.
    arrange(count, room, least, &footer, Some(section))?;
    let among = spec.answers.per_page.unwrap_or(OVERLEAF).max(count);
    let largest = arrange(among, room, Length::ZERO, &footer, None)?
        .side
        // An answer as large as its puzzle could be mistaken for one.
        .min(puzzle.percent(SMALLER))
        .max(least);
    Ok(InlineAnswers::Overleaf(title, arrange_small(count, room, largest, &footer)))
}
