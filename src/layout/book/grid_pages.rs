//! Pages of puzzles and pages of answers.

use crate::book::{Book, BookPuzzle};
use crate::fonts::Role;
use crate::layout::LayoutError;
use crate::layout::block::arrange::{Arrangement, arrange, heading_height};
use crate::layout::block::footer::{Footer, FooterPlan};
use crate::layout::block::heading::Heading;
use crate::layout::block::qr::Qr;
use crate::layout::book::collect::{answer_groups, answers_heading};
use crate::layout::grid::cages::{CageStyle, LEAST_SUM};
use crate::layout::grid::draw::{ANSWER_FIGURES, Look, PUZZLE_FIGURES, clear, fill_grid, ruling};
use crate::layout::grid::pencil::corners;
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::page::document::GridPlace;
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::{Draft, Furniture, Key};
use crate::layout::text::theme::Theme;
use crate::puzzle::{Kind, Puzzle, Shape, Symbols, Variant};
use crate::spec::{PencilMarks, Placement, RuleWeights};
use crate::units::{Length, Point, Rect};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// Answers on a page, where the spec does not say and the page has room.
const ANSWERS_PER_PAGE: u32 = 12;

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Puzzle,
    Answer,
}

/// How the grids of a section, or the answers, are set: the same on all their pages.
pub(crate) struct Setting {
    theme: Theme,
    shown: Shown,
    arrangement: Arrangement,
    /// Where the body of the block begins.
    top: Length,
    heading: Heading,
    below: FooterPlan,
    rules: RuleWeights,
    figures: (i32, i32),
    furniture: Furniture,
    /// Empty grids, of kinds whose grids are all alike: drawn once for all pages.
    rulings: BTreeMap<Kind, Arc<[Item]>>,
}

/// The least side of a cell. Two figures are wider than one; a cell to solve in holds pencil marks, and in
/// a killer sums.
fn least_cell(shown: Shown, puzzle: &Puzzle, symbols: Symbols) -> Length {
    let is_large = puzzle.shape.side() > 9;
    Length::pt(match shown {
        Shown::Puzzle if !puzzle.shape.cages().is_empty() => 16,
        Shown::Puzzle if is_large => 11,
        Shown::Answer if is_large && symbols == Symbols::Numbers => 9,
        Shown::Puzzle => 9,
        Shown::Answer => 7,
    })
}

/// Puzzles of the book, with the symbols of their sections.
pub(crate) fn with_symbols<'b>(
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

/// What `puzzles` ask of their places: the least side of a grid, and the most cells in a row.
fn needs<'p>(
    shown: Shown,
    puzzles: impl Iterator<Item = (Symbols, &'p BookPuzzle)>,
) -> (Length, i32) {
    puzzles.fold((Length::ZERO, 1), |(least, most), (symbols, puzzle)| {
        let puzzle = &puzzle.puzzle;
        let side = puzzle.shape.side() as i32;
        let own = least_cell(shown, puzzle, symbols) * side;
        (least.max(own), most.max(side))
    })
}

/// Every section that does not fit its pages, and the answers, if they do not.
pub(crate) fn misfits(book: &Book, frame: &TextBlock) -> Vec<LayoutError> {
    let sections = (0..book.spec.sections.len())
        .filter_map(|section| puzzle_arrangement(book, frame, section).err());
    let answers = match book.spec.answers.placement {
        Placement::None => None,
        _ => (answer_groups(book, 0..book.puzzles().count()).into_iter())
            .find_map(|group| answer_arrangement(book, frame, &group).err()),
    };
    sections.chain(answers).collect()
}

fn puzzle_arrangement(
    book: &Book,
    frame: &TextBlock,
    section: usize,
) -> Result<(Arrangement, Footer), LayoutError> {
    let spec = &book.spec.sections[section];
    let rules = book.spec.grid.rules;
    let kind = spec.contents.kind();
    let puzzles = book.sections[section].iter();
    let (least, most_cells) = needs(Shown::Puzzle, puzzles.map(|puzzle| (spec.symbols, puzzle)));
    let below = Footer::new(book, &frame.theme, section)?;
    let least_qr = below.qr().map_or(Length::ZERO, Qr::least_side);
    let arranged = arrange(
        spec.per_page,
        frame,
        least.max(least_qr),
        &below,
        Some(section),
    );
    let arrangement = arranged.map_err(|error| match error {
        LayoutError::TooSmall { side, most, .. } if side >= least => LayoutError::NoRoomForQr {
            section,
            side,
            least: least_qr,
            most,
        },
        error => error,
    })?;
    room_for_digits(&arrangement, most_cells, rules, Some(section))?;
    let cell = arrangement.side / most_cells;
    if kind.has(Variant::Killer) && !CageStyle::leaves_room(&book.spec.fonts, cell, rules) {
        let section = Some(section);
        return Err(LayoutError::TooHeavy { section, cell });
    }
    if kind.has(Variant::Jigsaw) && rules.thick < rules.thin.scale(3, 2) {
        return Err(LayoutError::TooAlike { section });
    }
    Ok((arrangement, below))
}

/// The arrangement of the answers to `puzzles`, and the weights of their rules.
fn answer_arrangement(
    book: &Book,
    frame: &TextBlock,
    puzzles: &Range<usize>,
) -> Result<(Arrangement, RuleWeights), LayoutError> {
    let (least, most_cells) = needs(Shown::Answer, with_symbols(book, puzzles));
    let below = Footer::default();
    let arrange = |per_page| arrange(per_page, frame, least, &below, None);
    // What the spec says holds for the smallest grids of a book; of larger ones a page has as many as fit.
    let fewest_cells = book
        .puzzles()
        .map(|puzzle| puzzle.puzzle.shape.side())
        .min();
    let is_larger = fewest_cells.is_some_and(|fewest| most_cells > fewest as i32);
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
    let RuleWeights { thin, thick } = book.spec.grid.rules;
    // Thin rules must not fall below what prints; heavy ones would crowd a small grid.
    let lighter = thick.scale(6, 10).min(arrangement.side / most_cells / 6);
    let rules = RuleWeights {
        thin,
        thick: lighter.at_least(thin),
    };
    room_for_digits(&arrangement, most_cells, rules, None)?;
    Ok((arrangement, rules))
}

/// Rules must leave most of a cell to its digit.
fn room_for_digits(
    arrangement: &Arrangement,
    most_cells: i32,
    rules: RuleWeights,
    section: Option<usize>,
) -> Result<(), LayoutError> {
    let cell = arrangement.side / most_cells;
    if clear(cell, rules) >= cell.scale(65, 100) {
        Ok(())
    } else {
        Err(LayoutError::TooHeavy { section, cell })
    }
}

/// True when all grids of that kind have the same rules.
fn is_plain(shape: &Shape) -> bool {
    let kind = shape.kind();
    !kind.has(Variant::Jigsaw) && !kind.has(Variant::Killer)
}

/// How a section's puzzles are set.
pub(crate) fn puzzles(
    book: &Book,
    frame: &TextBlock,
    section: usize,
    range: &Range<usize>,
) -> Result<Setting, LayoutError> {
    let (arrangement, below) = puzzle_arrangement(book, frame, section)?;
    let words = &book.spec.words;
    let wordings = match book.spec.answers.placement {
        _ if !book.spec.puzzle.answer_page => Vec::new(),
        Placement::None => Vec::new(),
        Placement::Separate => words.to_separate_answer(),
        Placement::Back | Placement::AfterSection => words.to_answer(),
    };
    let puzzles = &book.sections[section];
    let heading = Heading::choose(
        book,
        &frame.theme,
        &arrangement,
        range.end as u32,
        puzzles,
        &wordings,
    )?;
    let mut setting = Setting {
        theme: frame.theme,
        shown: Shown::Puzzle,
        below: below.plan(&frame.theme, arrangement.side, arrangement.number),
        arrangement,
        top: frame.body().0,
        heading,
        rules: book.spec.grid.rules,
        figures: PUZZLE_FIGURES,
        furniture: Furniture::Head(
            book.spec.sections[section]
                .title
                .clone()
                .unwrap_or_default(),
        ),
        rulings: BTreeMap::new(),
    };
    setting.prepare(book, range)?;
    Ok(setting)
}

/// How answers are set.
pub(crate) fn answers(
    book: &Book,
    frame: &TextBlock,
    section: Option<usize>,
    range: &Range<usize>,
) -> Result<Setting, LayoutError> {
    let (arrangement, rules) = answer_arrangement(book, frame, range)?;
    let words = &book.spec.words;
    let wordings = match book.spec.answers.placement {
        Placement::Separate => words.to_puzzle_elsewhere(),
        _ => words.to_puzzle(),
    };
    let heading = Heading::choose(
        book,
        &frame.theme,
        &arrangement,
        range.end as u32,
        &[],
        &wordings,
    )?;
    let mut setting = Setting {
        theme: frame.theme,
        shown: Shown::Answer,
        arrangement,
        top: frame.body().0,
        heading,
        below: FooterPlan::default(),
        rules,
        figures: ANSWER_FIGURES,
        furniture: Furniture::Head(answers_heading(book, section).1),
        rulings: BTreeMap::new(),
    };
    setting.prepare(book, range)?;
    Ok(setting)
}

/// A page of empty grids, without variants, placed as the puzzles of `section` are.
pub(crate) fn blank(book: &Book, frame: &TextBlock, section: usize) -> Result<Draft, LayoutError> {
    let before: usize = book.sections[..section].iter().map(Vec::len).sum();
    let range = before..before + book.sections[section].len();
    let setting = puzzles(book, frame, section, &range)?;
    let spec = &book.spec.sections[section];
    let mut draft = Draft::default();
    let Some(shape) = Shape::of(spec.contents.kind().plain()) else {
        return Ok(draft);
    };
    let square = Square {
        at: Point::default(),
        side: setting.arrangement.side,
    };
    let drawing: Arc<[Item]> = ruling(&setting.look(book, spec.symbols), square, &shape).into();
    draft.extend(setting.corners().map(|at| {
        Item::drawing(
            Point::new(at.x, at.y + heading_height(setting.arrangement.number)),
            drawing.clone(),
        )
    }));
    Ok(draft)
}

impl Setting {
    pub(crate) fn furniture(&self) -> &Furniture {
        &self.furniture
    }

    /// Draws what many pages show, and looks for what a page of `puzzles` could fail at: characters that no font has.
    fn prepare(&mut self, book: &Book, puzzles: &Range<usize>) -> Result<(), LayoutError> {
        let mut seen = BTreeSet::new();
        let mut draft = Draft::default();
        for (symbols, puzzle) in with_symbols(book, puzzles) {
            let kind = puzzle.puzzle.shape.kind();
            if seen.insert((kind, symbols, puzzle.level, puzzle.rating.technique)) {
                self.draw(book, symbols, puzzle)?;
                self.block(
                    book,
                    &mut draft,
                    Point::default(),
                    symbols,
                    (puzzles.start, puzzle),
                )?;
            }
        }
        Ok(())
    }

    /// Draws what all puzzles like that one have in common.
    fn draw(
        &mut self,
        book: &Book,
        symbols: Symbols,
        puzzle: &BookPuzzle,
    ) -> Result<(), LayoutError> {
        let shape = &puzzle.puzzle.shape;
        if is_plain(shape) && !self.rulings.contains_key(&shape.kind()) {
            let square = Square {
                at: Point::default(),
                side: self.arrangement.side,
            };
            let drawing = ruling(&self.look(book, symbols), square, shape);
            self.rulings.insert(shape.kind(), drawing.into());
        }
        if self.shown == Shown::Puzzle {
            self.heading.prepare(book, puzzle)?;
        }
        Ok(())
    }

    /// Deals `puzzles` out to pages.
    pub(crate) fn pages(
        &self,
        puzzles: Range<usize>,
    ) -> impl Iterator<Item = Range<usize>> + use<> {
        let per_page = self.arrangement.places.len();
        let firsts = puzzles.clone().step_by(per_page);
        firsts.map(move |first| first..(first + per_page).min(puzzles.end))
    }

    /// Where the blocks of the puzzles on a page begin.
    fn corners(&self) -> impl Iterator<Item = Point> {
        let places = self.arrangement.places.iter();
        places.map(|place| Point::new(place.x, place.y + self.top))
    }

    /// How far down each of the puzzles on a page begins.
    pub(crate) fn tops(&self, page: &Range<usize>) -> impl Iterator<Item = (usize, Length)> {
        page.clone().zip(self.corners().map(|corner| corner.y))
    }

    /// The page of those puzzles.
    pub(crate) fn draft(&self, book: &Book, page: &Range<usize>) -> Result<Draft, LayoutError> {
        let mut draft = Draft {
            furniture: self.furniture.clone(),
            ..Draft::default()
        };
        let puzzles = page.clone().zip(with_symbols(book, page));
        for ((index, (symbols, puzzle)), at) in puzzles.zip(self.corners()) {
            self.block(book, &mut draft, at, symbols, (index, puzzle))?;
        }
        Ok(draft)
    }

    /// A grid and what stands around it.
    fn block(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        (index, puzzle): (usize, &BookPuzzle),
    ) -> Result<(), LayoutError> {
        let Arrangement { side, number, .. } = self.arrangement;
        let to = match self.shown {
            Shown::Puzzle => Key::Answer(index),
            Shown::Answer => Key::Puzzle(index),
        };
        let is_puzzle = self.shown == Shown::Puzzle;
        self.heading.draw(book, draft, at, puzzle, is_puzzle)?;
        self.heading.refer(draft, at, side, to);
        let at = Point::new(at.x, at.y + heading_height(number));
        self.grid(book, draft, at, symbols, &puzzle.puzzle)?;
        draft.grids.push(GridPlace {
            rect: Rect::new(at.x, at.y, side, side),
            cells: puzzle.puzzle.shape.side(),
            number: puzzle.number,
            is_answer: !is_puzzle,
        });
        let below = Point::new(at.x, at.y + side);
        draft.extend(self.below.items(book, &self.theme, below, puzzle)?);
        Ok(())
    }

    fn grid(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        puzzle: &Puzzle,
    ) -> Result<(), LayoutError> {
        let square = Square {
            at,
            side: self.arrangement.side,
        };
        let look = self.look(book, symbols);
        let digit = |cell| {
            let given = puzzle.givens.get(cell);
            match self.shown {
                Shown::Puzzle => Some((given, Role::Given)),
                Shown::Answer if given != 0 => Some((given, Role::Given)),
                Shown::Answer => Some((puzzle.solution.get(cell), Role::Digit)),
            }
        };
        match self.rulings.get(&puzzle.shape.kind()) {
            Some(drawing) => draft.items.push(Item::drawing(at, drawing.clone())),
            None => draft.extend(ruling(&look, square, &puzzle.shape)),
        }
        let fonts = &book.spec.fonts;
        fill_grid(fonts, &look, draft, square, &puzzle.shape, digit)?;
        if self.shown == Shown::Puzzle && book.spec.puzzle.marks == PencilMarks::Corners {
            draft.extend(corners(book, square, puzzle));
        }
        Ok(())
    }

    fn look(&self, book: &Book, symbols: Symbols) -> Look {
        Look {
            rules: self.rules,
            figures: self.figures,
            symbols,
            shades: (self.shown == Shown::Puzzle).then(|| Shades::of(&book.spec.grid)),
            sums: (self.shown == Shown::Puzzle).then_some(LEAST_SUM),
        }
    }
}
