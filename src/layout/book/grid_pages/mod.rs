//! Pages of puzzles and pages of answers.

mod blank;
mod dealt;
mod plans;
mod titles;

use crate::book::{Book, BookPuzzle};
use crate::fonts::FontRole;
use crate::layout::LayoutError;
use crate::layout::block::arrange::{Arrangement, heading_height};
use crate::layout::block::footer::FooterPlan;
use crate::layout::block::heading::Heading;
use crate::layout::book::collect::answers_heading;
use crate::layout::grid::figures::GridDigits;
use crate::layout::grid::measures::{ANSWER, PUZZLE};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::grid::style::{GridDesign, GridStyle};
use crate::layout::page::document::GridPlace;
use crate::layout::text::context::Context;
use crate::layout::text::draft::{Anchor, Draft, Furniture};
use crate::puzzle::{Kind, Symbols};
use crate::spec::{Opener, Placement, PuzzleName};
use crate::units::{Length, Point};
use crate::words::PageNote;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

pub(in crate::layout::book) use blank::blank;
pub(in crate::layout::book) use plans::Plans;
pub(in crate::layout::book) use titles::Title;

use dealt::{GridPage, Row};
use plans::AnswerPlan;

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GridRole {
    Puzzle,
    Answer,
}

/// How the grids of pages look and what stands around them: of a section's puzzles, or of answers.
struct GridSet {
    role: GridRole,
    /// The side of a grid.
    side: Length,
    /// The size of the number above it.
    number: Length,
    heading: Heading,
    below: FooterPlan,
    /// The styles of grids, by their kind and symbols.
    styles: BTreeMap<(Kind, Symbols), GridStyle>,
}

/// The pages of a section's puzzles, or of answers.
pub(in crate::layout::book) struct GridPages {
    sets: Vec<GridSet>,
    pages: Vec<GridPage>,
    /// Where the body of the block begins.
    top: Length,
    /// What running heads call them.
    name: String,
    /// Which step their marks at the outer edge are on.
    step: usize,
}

/// Puzzles of the book, with the symbols of their sections.
pub(in crate::layout::book) fn with_symbols<'b>(
    book: &'b Book,
    range: &Range<usize>,
) -> impl Iterator<Item = (Symbols, &'b BookPuzzle)> + use<'b> {
    let (mut first, range) = (0, range.clone());
    let sections = book.sections.iter().zip(&book.spec.sections);
    sections.flat_map(move |(puzzles, spec)| {
        let within = |index: usize| index.saturating_sub(first).min(puzzles.len());
        let part = &puzzles[within(range.start)..within(range.end)];
        first += puzzles.len();
        part.iter().map(|puzzle| (spec.symbols, puzzle))
    })
}

/// The pages of a section's puzzles.
pub(in crate::layout::book) fn puzzles(
    ctx: &Context,
    plans: &Plans,
    section: usize,
    range: &Range<usize>,
) -> Result<GridPages, LayoutError> {
    let book = ctx.book;
    let plan = plans.puzzles(section);
    let set = |arrangement: &Arrangement| {
        let grid = &book.spec.grid;
        let (side, number) = (arrangement.side, arrangement.number);
        let set = GridSet {
            role: GridRole::Puzzle,
            side,
            number,
            heading: Heading::choose(
                ctx,
                arrangement,
                book.sections[section].iter().map(|puzzle| &puzzle.name),
                range.end as u32,
                &book.sections[section],
                &to_answers(book),
            )?,
            below: plan.below.plan(ctx.theme, side, number),
            styles: BTreeMap::new(),
        };
        let design = GridDesign::new(PUZZLE, grid.rules, side)
            .shaded(Shades::of(grid))
            .marked(book.spec.puzzle.marks)
            .shared();
        set.prepared(ctx, design, with_symbols(book, range))
    };
    let mut sets = vec![set(&plan.arrangement)?];
    if let Some((_, first)) = &plan.first {
        sets.push(set(first)?);
    }
    let title = book.spec.sections[section].title.clone();
    Ok(GridPages {
        sets,
        pages: dealt::alike(range, &plan.arrangement, plan.first.as_ref()),
        top: ctx.block.body().0,
        name: title.unwrap_or_default(),
        step: section,
    })
}

/// Where a puzzle's heading says that its answer is: wordings from long to short.
fn to_answers(book: &Book) -> Vec<PageNote> {
    let words = &book.spec.words;
    match book.spec.answers.placement {
        _ if !book.spec.puzzle.answer_page => Vec::new(),
        Placement::None => Vec::new(),
        // A page without a number cannot be referred to: the puzzle's own number leads to its answer.
        Placement::Separate if !book.spec.page.folios => Vec::new(),
        Placement::Separate => words.to_separate_answer(),
        Placement::Back | Placement::AfterSection => words.to_answer(),
    }
}

/// The pages of the answers to puzzles, of one section or of all.
pub(in crate::layout::book) fn answers(
    ctx: &Context,
    plans: &Plans,
    section: Option<usize>,
    range: &Range<usize>,
) -> Result<GridPages, LayoutError> {
    let book = ctx.book;
    let name = answers_heading(book, section).1;
    let sides: Vec<usize> = (book.puzzles().skip(range.start).take(range.len()))
        .map(plans::side)
        .collect();
    let kinds: BTreeSet<usize> = sides.iter().copied().collect();
    let mut sets = Vec::new();
    for &side in &kinds {
        sets.push(answer_set(ctx, plans, side, range)?);
    }
    let mut titles = match book.spec.answers.opening.opener {
        Opener::Above => vec![Title::new(ctx, ctx.theme.heading, &name)?],
        Opener::Page | Opener::None => Vec::new(),
    };
    let mut rows = Vec::new();
    for part in parts(book, range) {
        if let Some(title) = part_title(ctx, section, &part) {
            titles.push(Title::new(ctx, ctx.theme.subheading, title)?);
        }
        let mut next = part.start;
        while next < part.end {
            let side = sides[next - range.start];
            let Arrangement {
                places,
                side: width,
                number,
            } = &plans.answers(side).arrangement;
            let columns = plans.answers(side).arrangement.columns();
            let alike = (sides[next - range.start..part.end - range.start].iter())
                .take_while(|&&other| other == side);
            let end = next + alike.count().min(columns);
            let count = places.len().div_ceil(columns.max(1));
            let height = *width + heading_height(*number);
            let rest = ctx.block.body().1 - titles::room(ctx);
            let free = rest - height * count as i32 - ctx.theme.gap * (count as i32 - 1);
            rows.push(Row {
                titles: std::mem::take(&mut titles),
                set: kinds
                    .iter()
                    .position(|&kind| kind == side)
                    .unwrap_or_default(),
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
    Ok(GridPages {
        sets,
        pages: dealt::packed(rows, height, ctx.theme.gap),
        top,
        name,
        step: section.unwrap_or(book.sections.len()),
    })
}

/// The look of answers with so many cells in a row.
fn answer_set(
    ctx: &Context,
    plans: &Plans,
    side: usize,
    range: &Range<usize>,
) -> Result<GridSet, LayoutError> {
    let book = ctx.book;
    let AnswerPlan { arrangement, rules } = plans.answers(side);
    let words = &book.spec.words;
    let names = book.puzzles().map(|puzzle| &puzzle.name);
    let names: Vec<&PuzzleName> = names.skip(range.start).take(range.len()).collect();
    let to_puzzles = match book.spec.answers.placement {
        Placement::Separate if !book.spec.page.folios => Vec::new(),
        Placement::Separate => words.to_puzzle_elsewhere(),
        _ => words.to_puzzle(),
    };
    let set = GridSet {
        role: GridRole::Answer,
        side: arrangement.side,
        number: arrangement.number,
        heading: Heading::choose(
            ctx,
            arrangement,
            names.into_iter(),
            range.end as u32,
            &[],
            &to_puzzles,
        )?,
        below: FooterPlan::default(),
        styles: BTreeMap::new(),
    };
    let design = GridDesign::new(ANSWER, *rules, arrangement.side).shared();
    let puzzles = with_symbols(book, range).filter(|(_, puzzle)| plans::side(puzzle) == side);
    set.prepared(ctx, design, puzzles)
}

/// `range` by sections.
fn parts(book: &Book, range: &Range<usize>) -> Vec<Range<usize>> {
    let mut first = 0;
    let parts = book.sections.iter().map(|puzzles| {
        first += puzzles.len();
        (first - puzzles.len()).max(range.start)..first.min(range.end)
    });
    parts.filter(|part| part.start < part.end).collect()
}

/// The title of a section among the answers of the book, where they have such.
fn part_title<'b>(
    ctx: &Context<'b>,
    section: Option<usize>,
    part: &Range<usize>,
) -> Option<&'b str> {
    if section.is_some() || !titles::has_sections(ctx) {
        return None;
    }
    let mut first = 0;
    let index = ctx.book.sections.iter().position(|puzzles| {
        first += puzzles.len();
        part.start < first
    })?;
    ctx.book.spec.sections[index].title.as_deref()
}

impl GridSet {
    /// This look with what many pages share; characters that no font has are found here.
    fn prepared<'b>(
        mut self,
        ctx: &Context,
        design: GridDesign,
        puzzles: impl Iterator<Item = (Symbols, &'b BookPuzzle)>,
    ) -> Result<GridSet, LayoutError> {
        let fonts = ctx.fonts;
        let mut seen = BTreeSet::new();
        for (symbols, puzzle) in puzzles {
            let shape = &*puzzle.puzzle.shape;
            if let Entry::Vacant(entry) = self.styles.entry((shape.kind(), symbols)) {
                entry.insert(design.style(fonts, shape, symbols)?);
            }
            if seen.insert((shape.kind(), symbols, puzzle.level, puzzle.rating.technique)) {
                let name = puzzle.name.usual();
                fonts.shape(FontRole::Bold, self.number, name)?;
                if self.role == GridRole::Puzzle {
                    self.heading.prepare(ctx, puzzle)?;
                }
                let origin = Point::default();
                self.below.items(ctx, origin, puzzle)?;
            }
        }
        Ok(self)
    }

    /// A grid and what stands around it.
    fn block(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        (index, puzzle): (usize, &BookPuzzle),
    ) -> Result<(), LayoutError> {
        let side = self.side;
        let is_puzzle = self.role == GridRole::Puzzle;
        let to = match self.role {
            GridRole::Puzzle => Anchor::Answer(index),
            GridRole::Answer => Anchor::Puzzle(index),
        };
        self.heading.draw(ctx, draft, at, puzzle, is_puzzle)?;
        self.heading.refer(draft, at, side, to);
        let at = Point::new(at.x, at.y + self.heading.height());
        let (fonts, shape) = (ctx.fonts, &*puzzle.puzzle.shape);
        let style = &self.styles[&(shape.kind(), symbols)];
        let grid = style.draw(fonts, at, shape, self.shown(puzzle))?;
        draft.extend(grid.into_items());
        draft.grids.push(GridPlace {
            rect: Square { at, side }.rect(),
            cells: shape.side(),
            number: puzzle.number,
            is_answer: !is_puzzle,
        });
        let below = Point::new(at.x, at.y + side);
        draft.extend(self.below.items(ctx, below, puzzle)?);
        Ok(())
    }

    /// The digits in the cells of a puzzle's grid: its givens, or the answer.
    fn shown<'p>(&self, puzzle: &'p BookPuzzle) -> GridDigits<'p> {
        let givens = &puzzle.puzzle.givens;
        match self.role {
            GridRole::Puzzle => GridDigits::Givens(givens),
            GridRole::Answer => GridDigits::Filled {
                givens,
                digits: &puzzle.puzzle.solution,
            },
        }
    }
}

impl GridPages {
    /// How many pages there are.
    pub(in crate::layout::book) fn len(&self) -> usize {
        self.pages.len()
    }

    /// The first puzzle of a page of puzzles; `None` where the page has answers.
    pub(in crate::layout::book) fn first_puzzle(&self, page: usize) -> Option<usize> {
        let are_puzzles = self.sets.iter().all(|set| set.role == GridRole::Puzzle);
        are_puzzles.then(|| self.pages[page].puzzles().start)
    }

    /// The running head and the folio of a page.
    pub(in crate::layout::book) fn furniture(&self, ctx: &Context, page: usize) -> Furniture {
        let puzzles = self.pages[page].puzzles();
        let mut puzzles = ctx.book.puzzles().skip(puzzles.start).take(puzzles.len());
        let first = puzzles.next().map(|puzzle| &puzzle.name);
        let last = puzzles.last().map(|puzzle| &puzzle.name).or(first);
        let joint = match first {
            Some(name) if name.is_date => " \u{2013} ",
            _ => "\u{2013}",
        };
        let numbers = first.zip(last).map(|(first, last)| match first == last {
            true => first.shortest().to_owned(),
            false => [first.shortest(), last.shortest()].join(joint),
        });
        Furniture::Head {
            name: self.name.clone(),
            numbers,
            step: Some(self.step),
        }
    }

    /// How far down each of the puzzles on a page begins.
    pub(in crate::layout::book) fn tops(
        &self,
        page: usize,
    ) -> impl Iterator<Item = (usize, Length)> {
        let grids = self.pages[page].grids.iter();
        grids.flat_map(|grids| {
            let tops = grids.places.iter().map(|place| place.y + self.top);
            grids.puzzles.clone().zip(tops)
        })
    }

    /// The page of that index.
    pub(in crate::layout::book) fn draft(
        &self,
        ctx: &Context,
        page: usize,
    ) -> Result<Draft, LayoutError> {
        let mut draft = Draft {
            furniture: self.furniture(ctx, page),
            ..Draft::default()
        };
        let body = Point::new(Length::ZERO, self.top);
        let page = &self.pages[page];
        for (title, at) in &page.titles {
            let items = title.items.iter().cloned();
            draft.extend(items.map(|item| item.moved(*at + body)));
        }
        for grids in &page.grids {
            let set = &self.sets[grids.set];
            let puzzles = grids.puzzles.clone();
            let puzzles = puzzles.zip(with_symbols(ctx.book, &grids.puzzles));
            for ((index, (symbols, puzzle)), &place) in puzzles.zip(&grids.places) {
                set.block(ctx, &mut draft, place + body, symbols, (index, puzzle))?;
            }
        }
        Ok(draft)
    }
}
