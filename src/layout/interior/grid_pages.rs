//! Pages of puzzles and of answers.

mod answers;
pub(super) mod blank_pages;
mod distribution;
mod grid_set;
mod legibility;
mod plans;
mod worksheets;

use crate::Result;
use crate::block::arrangement::Arrangement;
use crate::block::heading::Heading;
use crate::document::item::{Item, Pose};
use crate::document::{GridRole, PageSide};
use crate::grid_drawing::measures::PUZZLE;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::interior::grid_pages::distribution::{GridPage, Orientation, PlacedGrids};
use crate::interior::grid_pages::grid_set::GridSet;
use crate::interior::grid_pages::plans::PuzzlePlan;
use crate::interior::parts::tips::tip;
use crate::typography::draft::{Anchor, Draft, Furniture};
use crate::typography::style::HAIRLINE;
use crate::typography::text_block::Context;
use gridpress_book::Book;
use gridpress_bookspec::Placement;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::PageNote;
use std::collections::BTreeMap;
use std::ops::Range;

pub(in crate::interior) use answers::lay_out_answers;
pub(in crate::interior) use legibility::{
    answer_rules, candidates_side, check_rules, least_clear, needs,
};
pub(in crate::interior) use plans::Plans;

/// The pages of a section's puzzles, or of answers.
pub(super) struct GridPages {
    sets: Vec<GridSet>,
    pages: Vec<GridPage>,
    /// Top and bottom of the body of the block.
    top: Length,
    bottom: Length,
    /// Name in running heads.
    name: String,
    /// Step of their marks at the outer edge.
    step: usize,
}

/// Lays out the pages of a section's puzzles.
pub(super) fn lay_out_puzzles(
    ctx: &Context,
    plans: &Plans,
    section: usize,
    range: &Range<usize>,
) -> Result<GridPages> {
    let book = ctx.book;
    let plan = plans.puzzles(section);
    let mut sets = (plan.arrangements().into_iter())
        .map(|arrangement: &Arrangement| {
            let grid = &book.spec.grid;
            let (side, number) = (arrangement.side, arrangement.number);
            let set = GridSet {
                role: GridRole::Puzzle,
                side,
                number,
                column: arrangement.column,
                frame: arrangement.frame,
                heading: Heading::choose(
                    ctx,
                    arrangement,
                    book.sections[section].iter().map(|puzzle| &puzzle.name),
                    range.end as u32,
                    &book.sections[section],
                    &to_answers(book),
                )?
                .in_tone(ctx.tone(section)),
                below: plan.below.plan(ctx.theme, side, number, arrangement.column),
                styles: BTreeMap::new(),
            };
            let design = GridDesign::new(PUZZLE, grid.rules, side)
                .with_shades(Shades::of(grid).in_tone(ctx.tone(section)))
                .with_pencil_marks(book.spec.puzzle.marks)
                .with_shared_lines();
            set.prepared(ctx, design, PuzzleView::of_range(book, range))
        })
        .collect::<Result<Vec<_>>>()?;
    let mut pages = match (&plan.sheet, &book.spec.worksheet) {
        (Some(sheet), Some(worksheet)) => {
            worksheets::sheet_pages(ctx, plan, sheet, section, range, worksheet)?
        }
        _ => distribution::equal_pages(range, &plan.arrangement, plan.first.as_ref()),
    };
    if let (None, None, Some(page)) = (&plan.sheet, &plan.answers, pages.last_mut()) {
        add_tip(ctx, section, plan, &sets, page)?;
    }
    if let Some(answers) = &plan.answers {
        // After the distribution, which the answers must not change: their room has been reserved by the plan.
        pages = distribution::add_answers(ctx, pages, answers, plan);
        sets.push(grid_set::inline_answer_set(ctx, answers, range)?);
    }
    let title = book.spec.sections[section].title.clone();
    let (top, height) = ctx.block.body();
    Ok(GridPages {
        sets,
        pages,
        top,
        bottom: top + height,
        name: title.unwrap_or_default(),
        step: section,
    })
}

/// Adds a tip to the last page of a section, where there is room for another grid.
fn add_tip(
    ctx: &Context,
    section: usize,
    plan: &PuzzlePlan,
    sets: &[GridSet],
    page: &mut GridPage,
) -> Result<()> {
    let [grids] = &page.grids[..] else { return Ok(()) };
    let (set, all) = (&sets[grids.set], &plan.arrangements()[grids.set].places);
    let (Some(last), Some(&next)) = (grids.places.last(), all.get(grids.places.len())) else {
        return Ok(());
    };
    let frame = set.frame.corner();
    let corner = next + Point::new(-frame.x, -frame.y);
    let (at, height) = if next.y == last.y {
        (corner, set.size(ctx.theme.gap).height)
    } else {
        (Point::new(Length::ZERO, corner.y), ctx.block.body().1 - corner.y)
    };
    let room = Size { width: ctx.block.block.width - at.x, height };
    let technique = ctx.book.tips.get(section).and_then(|tips| tips.last);
    if let Some(tip) = tip(ctx, section, technique, room)? {
        let left =
            if next.y == last.y { Length::ZERO } else { (room.width - tip.size.width).half() };
        page.titles.push((tip, at + Point::new(left, Length::ZERO)));
    }
    Ok(())
}

/// Returns the notes in a puzzle's heading that refer to its answer, from long to short.
fn to_answers(book: &Book) -> Vec<PageNote> {
    let words = &book.spec.words;
    match book.spec.answers.placement {
        _ if !book.spec.puzzle.answer_page => Vec::new(),
        Placement::None | Placement::Foot | Placement::Beside => Vec::new(),
        // Pages without numbers cannot be referred to: the answer is found by the number of the puzzle.
        Placement::Separate if !book.spec.page.folios => Vec::new(),
        Placement::Separate => words.to_separate_answer(),
        Placement::Overleaf if book.spec.page.facing => words.to_answer_overleaf(),
        Placement::Overleaf if !book.spec.page.folios => Vec::new(),
        Placement::Back | Placement::AfterSection | Placement::Overleaf => words.to_answer(),
    }
}

impl GridPages {
    /// Returns the number of pages.
    pub(super) fn len(&self) -> usize {
        self.pages.len()
    }

    /// Returns the first puzzle of a page of puzzles; `None` for a page of answers.
    pub(super) fn first_puzzle(&self, page: usize) -> Option<usize> {
        self.pages[page]
            .grids
            .first()
            .filter(|grids| self.sets[grids.set].role == GridRole::Puzzle)
            .map(|grids| grids.puzzles.start)
    }

    /// Returns `true` if there is an animal with each puzzle of a page.
    pub(super) fn has_animals(&self, page: usize) -> bool {
        self.pages[page].grids.iter().any(|grids| self.sets[grids.set].below.has_animal())
    }

    /// Returns `true` if a page must be a recto.
    pub(super) fn must_be_recto(&self, page: usize) -> bool {
        self.pages[page].is_recto
    }

    /// Returns the running head and the folio of a page.
    pub(super) fn furniture(&self, ctx: &Context, page: usize) -> Furniture {
        if self.pages[page].is_opening {
            return Furniture::Folio { step: Some(self.step) };
        }
        let puzzles = self.pages[page].puzzles();
        let mut puzzles = ctx.book.puzzles().skip(puzzles.start).take(puzzles.len());
        let first = puzzles.next().map(|puzzle| &puzzle.name);
        let last = puzzles.last().map(|puzzle| &puzzle.name).or(first);
        // Dates have spaces of their own, so the dash between them has some too.
        let joint = match first {
            Some(name) if name.is_date => " \u{2013} ",
            _ => "\u{2013}",
        };
        let numbers = first.zip(last).map(|(first, last)| {
            if first == last {
                first.shortest().to_owned()
            } else {
                [first.shortest(), last.shortest()].join(joint)
            }
        });
        Furniture::Head { name: self.name.clone(), numbers, step: Some(self.step) }
    }

    /// Returns the distance from the top of each puzzle and answer on a page.
    pub(super) fn tops(&self, page: usize) -> impl Iterator<Item = (Anchor, Length)> {
        let grids = self.pages[page].grids.iter();
        grids.flat_map(move |grids| {
            let set = &self.sets[grids.set];
            let tops = grids.places.iter().map(move |place| match grids.orientation {
                Orientation::UpsideDown { .. } => self.bottom - place.y - set.height(),
                Orientation::Upright | Orientation::ShiftedOnVerso(_) => self.top + place.y,
            });
            grids.puzzles.clone().map(|index| set.role.anchor(index)).zip(tops)
        })
    }

    /// Returns the page of that index, set for that side.
    pub(super) fn draft(&self, ctx: &Context, page: usize, side: PageSide) -> Result<Draft> {
        let mut draft = Draft { furniture: self.furniture(ctx, page), ..Draft::default() };
        let body = Point::new(Length::ZERO, self.top);
        let page = &self.pages[page];
        for (title, at) in &page.titles {
            draft.extend(title.clone().at(*at + body));
        }
        for pieces in &page.cut_outs {
            draft.extend(worksheets::draw_pieces(ctx, pieces, &self.sets[0], body)?);
        }
        for grids in &page.grids {
            match grids.orientation {
                Orientation::ShiftedOnVerso(across) if side == PageSide::Verso => {
                    let corner = body + Point::new(across, Length::ZERO);
                    self.grids(ctx, &mut draft, grids, corner, side)?;
                }
                Orientation::Upright | Orientation::ShiftedOnVerso(_) => {
                    self.grids(ctx, &mut draft, grids, body, side)?
                }
                Orientation::UpsideDown { rule } => self.foot(ctx, &mut draft, grids, rule)?,
            }
        }
        Ok(draft)
    }

    /// Adds grids and their surroundings, from `corner` on.
    fn grids(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        grids: &PlacedGrids,
        corner: Point,
        side: PageSide,
    ) -> Result<()> {
        let set = &self.sets[grids.set];
        let views = PuzzleView::of_range(ctx.book, &grids.puzzles);
        for ((index, view), &place) in grids.puzzles.clone().zip(views).zip(&grids.places) {
            set.block(ctx, draft, place + corner, index, &view, side)?;
        }
        Ok(())
    }

    /// Adds grids at the foot of the page, upside down, and the rule above them.
    fn foot(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        grids: &PlacedGrids,
        rule: Length,
    ) -> Result<()> {
        let width = ctx.block.block.width;
        let mut foot = Draft::default();
        // Answers at the foot have no columns.
        self.grids(ctx, &mut foot, grids, Point::default(), PageSide::Recto)?;
        draft.add_posed(foot, Pose { at: Point::new(width, self.bottom), turns: 2, scale: (1, 1) });
        let [from, to] = [Length::ZERO, width].map(|x| Point::new(x, self.bottom - rule));
        draft.extend([Item::rule(from, to, HAIRLINE)]);
        Ok(())
    }
}
