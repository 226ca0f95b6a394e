//! Pages of puzzles and pages of answers.

use super::LayoutError;
use super::arrange::{Arrangement, arrange, foot_baseline, heading_height};
use super::cages::{CageStyle, LEAST_SUM};
use super::collect::{answer_groups, answers_heading};
use super::document::GridPlace;
use super::draft::{Draft, Furniture, Key, PageRef};
use super::grid::{ANSWER_FIGURES, Look, PUZZLE_FIGURES, Square, clear, fill_grid, ruling};
use super::items::{Frame, Item};
use super::shading::Shades;
use super::stars::Stars;
use super::text::{Align, Style, clip, line};
use super::theme::Theme;
use crate::book::{Book, BookPuzzle};
use crate::fonts::Role;
use crate::generate::Level;
use crate::puzzle::{Kind, Puzzle, Shape, Symbols, Variant};
use crate::spec::{BookSpec, Placement, Rules};
use crate::units::{Length, Point, Rect};
use crate::words::{Around, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// Answers on a page, where the spec does not say and the page has room.
const ANSWERS_PER_PAGE: u32 = 12;

/// Between a level and its stars.
const STARS_GAP: Length = Length::pt(4);

/// What stands above a grid, chosen once so that all grids of a section have the same.
struct Heading {
    number: Style,
    note: Style,
    label: Label,
    around: Option<Around>,
}

/// What a heading says of its puzzle behind the number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Variants and level, and the level's stars.
    Starred,
    /// Variants and level.
    Full,
    /// Variants.
    Variants,
    /// Nothing.
    None,
}

impl Label {
    fn text(self, words: &Words, puzzle: &BookPuzzle) -> String {
        let variants = words.variants(puzzle.puzzle.shape.kind());
        match self {
            Label::Starred | Label::Full => words.label(&variants, puzzle.level),
            Label::Variants => variants,
            Label::None => String::new(),
        }
    }
}

impl Heading {
    /// The longest wording that fits over grids of that arrangement, even with the widest numbers.
    fn choose(
        book: &Book,
        theme: &Theme,
        arrangement: &Arrangement,
        widest_number: u32,
        labelled: &[BookPuzzle],
        stars: bool,
        wordings: &[Around],
    ) -> Result<Heading, LayoutError> {
        let BookSpec { fonts, words, .. } = &book.spec;
        let number = Style::new(Role::Bold, arrangement.number);
        let note = Style::new(Role::Text, theme.note_beside(arrangement.number));
        let digits = "8".repeat(widest_number.to_string().len());
        let number_width = fonts.width(number.role, number.size, &digits)?;
        let space = note.size;
        // As wide as any page number of a book with so many puzzles.
        let page = if widest_number < 4000 {
            "8888"
        } else {
            "88888"
        };
        let heading = |label, around: Option<&Around>| Heading {
            number,
            note,
            label,
            around: around.cloned(),
        };
        let mut widths = Vec::new();
        let labels = [Label::Starred, Label::Full, Label::Variants];
        for label in labels.into_iter().skip(usize::from(!stars)) {
            let texts: BTreeSet<(String, Level)> = labelled
                .iter()
                .map(|puzzle| (label.text(words, puzzle), puzzle.level))
                .collect();
            let mut widest = Length::ZERO;
            for (text, level) in texts.iter().filter(|(text, _)| !text.is_empty()) {
                let mut width = space + fonts.width(theme.slanted, note.size, text)?;
                if label == Label::Starred {
                    width += STARS_GAP + Stars::beside(note.size).width(*level);
                }
                widest = widest.max(width);
            }
            widths.push((label, widest));
        }
        for &(label, width) in &widths {
            for around in wordings {
                let note_width = fonts.width(note.role, note.size, &around.with(page))?;
                if number_width + width + space + note_width <= arrangement.side {
                    return Ok(heading(label, Some(around)));
                }
            }
        }
        for (label, width) in widths {
            if number_width + width <= arrangement.side {
                return Ok(heading(label, None));
            }
        }
        // Nothing in the grid shows that knights matter, so it must be said.
        let untold = labelled
            .iter()
            .find(|puzzle| puzzle.puzzle.shape.kind().has(Variant::Antiknight));
        match untold {
            Some(puzzle) => Err(LayoutError::TextTooLong(
                Label::Variants.text(words, puzzle),
            )),
            None => Ok(heading(Label::None, None)),
        }
    }
}

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Puzzle,
    Answer,
}

/// How the grids of a section, or the answers, are set: the same on all their pages.
pub(super) struct Setting {
    theme: Theme,
    shown: Shown,
    arrangement: Arrangement,
    /// Where the body of the block begins.
    top: Length,
    heading: Heading,
    rules: Rules,
    figures: (i32, i32),
    furniture: Furniture,
    drawings: Drawings,
}

/// What many pages of a setting show, drawn once.
#[derive(Default)]
struct Drawings {
    /// Empty grids, of kinds whose grids are all alike.
    rulings: BTreeMap<Kind, Arc<[Item]>>,
    /// What stands behind a number, from the left end of its baseline.
    labels: BTreeMap<(String, Level), Arc<[Item]>>,
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
pub(super) fn with_symbols<'b>(
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
pub(super) fn misfits(book: &Book, frame: &Frame) -> Vec<LayoutError> {
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
    frame: &Frame,
    section: usize,
) -> Result<Arrangement, LayoutError> {
    let spec = &book.spec.sections[section];
    let rules = book.spec.grid.rules;
    let kind = spec.contents.kind();
    let puzzles = book.sections[section].iter();
    let (least, most_cells) = needs(Shown::Puzzle, puzzles.map(|puzzle| (spec.symbols, puzzle)));
    let has_foot = book.spec.puzzle.technique;
    let arrangement = arrange(spec.per_page, frame, least, has_foot, Some(section))?;
    room_for_digits(&arrangement, most_cells, rules, Some(section))?;
    let cell = arrangement.side / most_cells;
    if kind.has(Variant::Killer) && !CageStyle::leaves_room(&book.spec.fonts, cell, rules) {
        let section = Some(section);
        return Err(LayoutError::TooHeavy { section, cell });
    }
    if kind.has(Variant::Jigsaw) && rules.thick < rules.thin.scale(3, 2) {
        return Err(LayoutError::TooAlike { section });
    }
    Ok(arrangement)
}

/// The arrangement of the answers to `puzzles`, and the weights of their rules.
fn answer_arrangement(
    book: &Book,
    frame: &Frame,
    puzzles: &Range<usize>,
) -> Result<(Arrangement, Rules), LayoutError> {
    let (least, most_cells) = needs(Shown::Answer, with_symbols(book, puzzles));
    let arrange = |per_page| arrange(per_page, frame, least, false, None);
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
    let Rules { thin, thick } = book.spec.grid.rules;
    // Thin rules must not fall below what prints; heavy ones would crowd a small grid.
    let lighter = thick.scale(6, 10).min(arrangement.side / most_cells / 6);
    let rules = Rules {
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
    rules: Rules,
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
pub(super) fn puzzles(
    book: &Book,
    frame: &Frame,
    section: usize,
    range: &Range<usize>,
) -> Result<Setting, LayoutError> {
    let arrangement = puzzle_arrangement(book, frame, section)?;
    let words = &book.spec.words;
    let wordings = match book.spec.answers.placement {
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
        book.spec.puzzle.stars,
        &wordings,
    )?;
    let mut setting = Setting {
        theme: frame.theme,
        shown: Shown::Puzzle,
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
        drawings: Drawings::default(),
    };
    setting.prepare(book, range)?;
    Ok(setting)
}

/// How answers are set.
pub(super) fn answers(
    book: &Book,
    frame: &Frame,
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
        false,
        &wordings,
    )?;
    let mut setting = Setting {
        theme: frame.theme,
        shown: Shown::Answer,
        arrangement,
        top: frame.body().0,
        heading,
        rules,
        figures: ANSWER_FIGURES,
        furniture: Furniture::Head(answers_heading(book, section).1),
        drawings: Drawings::default(),
    };
    setting.prepare(book, range)?;
    Ok(setting)
}

impl Setting {
    pub(super) fn furniture(&self) -> &Furniture {
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
        if is_plain(shape) && !self.drawings.rulings.contains_key(&shape.kind()) {
            let square = Square {
                at: Point::default(),
                side: self.arrangement.side,
            };
            let drawing = ruling(&self.look(book, symbols), square, shape);
            self.drawings.rulings.insert(shape.kind(), drawing.into());
        }
        let label = self.heading.label.text(&book.spec.words, puzzle);
        if self.shown == Shown::Puzzle && !label.is_empty() {
            let drawing = self.label(book, &label, puzzle.level)?;
            let key = (label, puzzle.level);
            self.drawings.labels.insert(key, drawing.into());
        }
        Ok(())
    }

    /// A label and the level's stars behind it.
    fn label(&self, book: &Book, label: &str, level: Level) -> Result<Vec<Item>, LayoutError> {
        let (fonts, size) = (&book.spec.fonts, self.heading.note.size);
        let style = Style::new(self.theme.slanted, size);
        let mut items = line(fonts, style, Align::Left, Point::default(), label)?;
        if self.heading.label == Label::Starred {
            let x = fonts.width(style.role, style.size, label)? + STARS_GAP;
            let at = Point::new(x, Length::ZERO);
            items.extend(Stars::beside(size).items(level, at));
        }
        Ok(items)
    }

    /// Deals `puzzles` out to pages.
    pub(super) fn pages(
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
    pub(super) fn tops(&self, page: &Range<usize>) -> impl Iterator<Item = (usize, Length)> {
        page.clone().zip(self.corners().map(|corner| corner.y))
    }

    /// The page of those puzzles.
    pub(super) fn draft(&self, book: &Book, page: &Range<usize>) -> Result<Draft, LayoutError> {
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
        self.head(book, draft, at, puzzle, index)?;
        let square = self.grid(book, draft, at, symbols, &puzzle.puzzle)?;
        draft.grids.push(GridPlace {
            rect: Rect::new(square.at.x, square.at.y, square.side, square.side),
            cells: puzzle.puzzle.shape.side(),
            number: puzzle.number,
            is_answer: self.shown == Shown::Answer,
        });
        if self.shown == Shown::Puzzle && book.spec.puzzle.technique {
            self.foot(book, draft, at, puzzle)?;
        }
        Ok(())
    }

    /// The line above a grid: its number, what it is, and where to turn.
    fn head(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        puzzle: &BookPuzzle,
        index: usize,
    ) -> Result<(), LayoutError> {
        let fonts = &book.spec.fonts;
        let Heading {
            number: style,
            note,
            ..
        } = self.heading;
        let at = Point::new(at.x, at.y + style.size.scale(72, 100));
        let number = puzzle.number.to_string();
        draft.extend(line(fonts, style, Align::Left, at, &number)?);
        let label = self.heading.label.text(&book.spec.words, puzzle);
        if let Some(drawing) = self.drawings.labels.get(&(label, puzzle.level)) {
            let x = at.x + fonts.width(style.role, style.size, &number)? + note.size;
            draft.items.push(Item::Drawing {
                at: Point::new(x, at.y),
                drawing: drawing.clone(),
            });
        }
        if let Some(around) = &self.heading.around {
            let to = match self.shown {
                Shown::Puzzle => Key::Answer(index),
                Shown::Answer => Key::Puzzle(index),
            };
            let at = Point::new(at.x + self.arrangement.side, at.y);
            let align = Align::Right;
            draft.refs.push(PageRef {
                to,
                style: note,
                align,
                at,
                around: around.clone(),
                area: None,
            });
        }
        Ok(())
    }

    /// The line below a grid: the hardest technique that it needs.
    fn foot(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        puzzle: &BookPuzzle,
    ) -> Result<(), LayoutError> {
        let fonts = &book.spec.fonts;
        let Arrangement { side, number, .. } = self.arrangement;
        let style = Style::new(self.theme.slanted, self.heading.note.size);
        let mut text = book.spec.words.hardest(puzzle.rating.technique);
        if fonts.width(style.role, style.size, &text)? > side {
            text = book
                .spec
                .words
                .technique(puzzle.rating.technique)
                .to_owned();
        }
        let text = clip(fonts, style, side, &text)?;
        let y = at.y + heading_height(number) + side + foot_baseline(&self.theme, number);
        let at = Point::new(at.x, y);
        draft.extend(line(fonts, style, Align::Left, at, &text)?);
        Ok(())
    }

    fn grid(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        puzzle: &Puzzle,
    ) -> Result<Square, LayoutError> {
        let at = Point::new(at.x, at.y + heading_height(self.arrangement.number));
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
        match self.drawings.rulings.get(&puzzle.shape.kind()) {
            Some(drawing) => draft.items.push(Item::Drawing {
                at,
                drawing: drawing.clone(),
            }),
            None => draft.extend(ruling(&look, square, &puzzle.shape)),
        }
        let fonts = &book.spec.fonts;
        fill_grid(fonts, &look, draft, square, &puzzle.shape, digit)?;
        Ok(square)
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
