//! The chapter on how to solve sudoku: the rules, first steps, and an example; a version for children; and the key of
//! levels.

use crate::block::level_signs::LevelSigns;
use crate::document::GridRole;
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::Layer;
use crate::grid_drawing::measures::EXAMPLE;
use crate::grid_drawing::style::GridDesign;
use crate::grid_drawing::table::grid_role;
use crate::interior::combination_table::combination_table;
use crate::interior::rule_pictures::set_pictured_rule;
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Chapter, Draft};
use crate::typography::flow::{Flow, Inset, chapter_pages};
use crate::typography::linebreak::TextSpan;
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::typography::tones::toned;
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::{Book, Example, ExtraRule, RuleExample};
use gridpress_bookspec::{PencilMarks, PictureTheme, RuleWeights};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::{Cell, Kind, Puzzle, Variant};
use gridpress_engine::rating::HiddenSingle;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::{GridView, Symbols};
use gridpress_messages::{CageForms, ExampleMark};
use std::collections::BTreeSet;

/// White above and below a table.
const TABLE_GAP: Length = Length::pt(7);
/// Sizes of the example, in percent of the best one.
const EXAMPLE_SIZES: [i32; 6] = [100, 94, 88, 82, 76, 70];

/// Sets the pages of the chapter. The example shrinks if that avoids a page with only a few lines.
pub(in crate::interior) fn set_how_to(ctx: &Context) -> Result<Vec<Draft>> {
    let set = |percent| {
        let flow = set_sections(ctx, percent)?;
        let is_short = flow.remaining() * 2 > flow.height();
        Ok::<_, LayoutError>((chapter_pages(flow, ctx.words.how_to()), is_short))
    };
    let (pages, is_short) = set(EXAMPLE_SIZES[0])?;
    if pages.len() > 1 && is_short && ctx.book.example.is_some() {
        for percent in &EXAMPLE_SIZES[1..] {
            let (fewer, _) = set(*percent)?;
            if fewer.len() < pages.len() {
                return Ok(fewer);
            }
        }
    }
    Ok(pages)
}

/// Returns the kinds of the puzzles of the book, each with its symbols.
fn symbol_kinds(ctx: &Context) -> BTreeSet<(Kind, Symbols)> {
    let sections = ctx.book.spec.sections.iter();
    sections.map(|section| (section.contents.kind(), section.symbols.clone())).collect()
}

/// Sets the chapter, with an example of that size.
fn set_sections<'c>(ctx: &Context<'c>, percent: i32) -> Result<Flow<'c>> {
    let words = ctx.words;
    let mut flow = Flow::new(ctx);
    flow.chapter(words.how_to())?;
    let kinds = symbol_kinds(ctx);
    flow.paragraph(&words.rules(&kinds))?;
    let kinds = || kinds.iter().map(|(kind, _)| *kind);
    let overlapping = kinds().filter(|kind| !kind.grids().is_single());
    // Layouts of grids of one size share their rule.
    let mut layouts: Vec<(BTreeSet<&str>, String)> = Vec::new();
    let forms = CageForms::of(ctx.book.puzzles().map(|puzzle| &*puzzle.puzzle.shape));
    for (name, rule) in overlapping.filter_map(|kind| words.own_rules(kind, forms).next()) {
        match layouts.iter_mut().find(|(_, other)| *other == rule) {
            Some((names, _)) => {
                names.insert(name);
            }
            None => layouts.push((BTreeSet::from([name]), rule)),
        }
    }
    let layouts = layouts.into_iter().map(|(names, rule)| {
        let names: Vec<&str> = names.into_iter().collect();
        (names.join(", "), rule, ExtraRule::Overlap)
    });
    let variants = Variant::NAMES
        .iter()
        .map(|(_, variant)| *variant)
        .filter(|&variant| kinds().any(|kind| kind.has(variant)))
        .map(|variant| {
            let rule = words.variant_rule(variant, kinds(), forms);
            (words.variant(variant).to_owned(), rule, ExtraRule::Variant(variant))
        });
    let mut examples: Vec<&RuleExample> = ctx.book.rules.iter().collect();
    // The pictures of overlapping grids are the largest, and would leave white below the first lines.
    for (name, rule, extra) in variants.chain(layouts) {
        match examples.iter().position(|example| example.rule == extra) {
            Some(at) => {
                set_pictured_rule(ctx, &mut flow, [&name, &rule], examples.remove(at))?;
            }
            None => {
                let span = |role, text: String| TextSpan { role, text };
                let name = span(FontRole::Emphasis, format!("{name}."));
                flow.styled_paragraph(vec![name, span(FontRole::Prose, format!(" {rule}"))])?;
            }
        }
        let width = flow.width();
        let table = match extra {
            ExtraRule::Variant(variant) => combination_table(ctx, variant, kinds(), width)?,
            ExtraRule::Overlap => None,
        };
        if let Some(table) = table {
            flow.gap(TABLE_GAP);
            flow.add(table);
            flow.gap(TABLE_GAP);
        }
    }
    let by_reasoning = ctx.book.puzzles().all(|puzzle| puzzle.rating.solved);
    if ctx.book.spec.lacking_rules().next().is_none() {
        flow.paragraph(if by_reasoning {
            words.one_solution()
        } else {
            words.one_solution_or_trial()
        })?;
    }
    flow.subheading(words.first_steps())?;
    // Kinds with boxes are usually in the majority.
    flow.paragraph(if kinds().all(Kind::is_latin) {
        words.scanning_cages()
    } else {
        words.scanning()
    })?;
    if let Some(example) = &ctx.book.example {
        flow.space(1);
        let story = ExampleLayout::new(ctx, example, percent).story();
        set_example(ctx, &mut flow, example, percent, &story)?;
    }
    flow.subheading(words.pencil())?;
    flow.paragraph(words.pencil_marks())?;
    if ctx.book.spec.puzzle.marks == PencilMarks::Strip {
        flow.paragraph(words.strip_is())?;
    }
    if ctx.book.spec.front.levels {
        flow.subheading(words.levels())?;
        add_levels(ctx, &mut flow)?;
    }
    Ok(flow)
}

/// Returns the symbols of the example: custom letters, custom digits, or shapes, if all puzzles have them.
fn example_symbols(book: &Book) -> Symbols {
    let mut sections = book.spec.sections.iter();
    let digits = |example: &Example| example.puzzle.shape.digits();
    let digits = book.example.as_ref().map(digits);
    let own = sections
        .clone()
        .find(|section| Some(section.contents.kind().digits()) == digits)
        .map(|section| section.symbols.clone());
    if sections.clone().all(|section| section.symbols.are_drawn()) {
        return own.unwrap_or(Symbols::Shapes);
    }
    if sections.clone().all(|section| matches!(section.symbols, Symbols::Digits(_))) {
        return own.unwrap_or_default();
    }
    let first = book.puzzles().find_map(|puzzle| {
        let hidden = puzzle.puzzle.hidden?;
        (Some(puzzle.puzzle.shape.digits()) == digits)
            .then_some(Symbols::Word(Some(hidden.alphabet)))
    });
    let all_words = sections.all(|section| section.symbols.is_word());
    first.filter(|_| all_words).unwrap_or_default()
}

/// Returns the mark in the cell that the example is about: a ring could be mistaken for a shape.
fn example_mark(book: &Book) -> ExampleMark {
    if example_symbols(book).are_drawn() { ExampleMark::Query } else { ExampleMark::Ring }
}

/// Draws a question mark in the middle of `cell`.
pub(super) fn query(fonts: &Fonts, cell: Rect) -> Result<Vec<Item>> {
    let size = fonts.size_for_figures(FontRole::Bold, cell.size.width.scale(QUERY.0, QUERY.1));
    let height = fonts.figure_height(FontRole::Bold, size);
    let at = cell.centre() + Point::new(Length::ZERO, height.half());
    Ok(set_line(fonts, Style::new(FontRole::Bold, size), Align::Centre, at, "?")?)
}

/// Gap between the grid of the example and its explanation.
const GUTTER: Length = Length::pt(12);
/// Gap between the heading of the example and its grid.
const HEAD_GAP: Length = Length::pt(5);
/// Radius of the ring around the digit to find, as a share of its cell.
const RING: (i32, i32) = (34, 100);
/// Height of the question mark, as a share of its cell.
const QUERY: (i32, i32) = (60, 100);

/// The arrangement of the grid of the example and its explanation.
struct ExampleLayout<'b> {
    ctx: Context<'b>,
    puzzle: &'b Puzzle,
    step: &'b HiddenSingle,
    /// Width of the grid and its explanation together.
    width: Length,
    /// Side of the grid.
    side: Length,
    /// `true` if the explanation is beside the grid, `false` if it is below.
    is_beside: bool,
}

impl ExampleLayout<'_> {
    fn new<'b>(ctx: &Context<'b>, example: &'b Example, percent: i32) -> ExampleLayout<'b> {
        let (width, size) = (ctx.block.measure(), ctx.theme.body.size);
        let side = width
            .scale(52, 100)
            .max(size * 14)
            .min(width)
            .min(ctx.block.body().1.half())
            .min(size * 22)
            .percent(percent);
        ExampleLayout {
            ctx: *ctx,
            puzzle: &example.puzzle,
            step: &example.step,
            width,
            side,
            // Only if the column is wide enough.
            is_beside: width - side - GUTTER >= size * 12,
        }
    }

    /// Returns the width of the lines of the explanation.
    fn column(&self) -> Length {
        if self.is_beside { self.width - self.side - GUTTER } else { self.width }
    }

    /// Returns the grid, and an explanation beside it or below it.
    fn with_text(&self, text: LayoutBox) -> Result<LayoutBox> {
        let grid = LayoutBox::new(self.side, self.side, self.grid(Point::default())?);
        Ok(if self.is_beside {
            LayoutBox::row([grid, LayoutBox::across(GUTTER), text])
        } else {
            LayoutBox::column(Align::Centre, self.width, [grid, LayoutBox::down(GUTTER), text])
        })
    }

    /// Returns the explanation of the example: the cells that lead to the digit.
    fn story(&self) -> String {
        let (words, n) = (self.ctx.words, self.puzzle.shape.side());
        let name = |cell: Cell| words.cell(cell / n, cell % n);
        let blockers = self.step.blockers.iter().map(|&cell| name(cell)).collect();
        let digit = example_symbols(self.ctx.book).text(self.step.digit);
        let mark = example_mark(self.ctx.book);
        words.example(&digit, &name(self.step.cell), blockers, mark)
    }

    /// Draws a grid with a shaded house and a marked cell; the digits that justify the step are heavier.
    fn grid(&self, at: Point) -> Result<Vec<Item>> {
        let (spec, shape, step) = (&self.ctx.book.spec, &*self.puzzle.shape, self.step);
        let RuleWeights { thin, thick } = spec.grid.rules;
        let thick = thick.scale(8, 10).at_least(thin);
        let style = GridDesign::new(EXAMPLE, RuleWeights { thin, thick }, self.side)
            .style(&spec.fonts, GridView { shape, symbols: &example_symbols(self.ctx.book) })?;
        let shown = GridDigits::Marked { givens: &self.puzzle.givens, marked: &step.blockers };
        let mut layers = style.draw(&spec.fonts, at, shape, shown)?;
        let lattice = style.ruling().lattice(at, shape);
        let house = &shape.houses()[step.house].cells;
        let house = lattice.span(house[0], house[house.len() - 1]);
        layers.add(Layer::Highlight, [Item::tint(house, spec.grid.tint)]);
        let target = lattice.cell(step.cell);
        match example_mark(self.ctx.book) {
            ExampleMark::Ring => {
                let radius = target.size.width.scale(RING.0, RING.1);
                let ring = Item::ring(target.centre(), radius, Length::pt(1).at_least(thin));
                layers.add(Layer::Sign, [ring]);
            }
            ExampleMark::Query => layers.add(Layer::Sign, query(&spec.fonts, target)?),
        }
        let symbols = &example_symbols(self.ctx.book);
        let area = Rect::new(at.x, at.y, self.side, self.side);
        let view = GridView { shape, symbols };
        let role = grid_role(self.ctx.words, view, shown, GridRole::Puzzle, area);
        Ok(vec![Item::tagged(role, layers.into_items())])
    }
}

/// Sets the example: its heading, its grid and its explanation.
fn set_example(
    ctx: &Context,
    flow: &mut Flow,
    example: &Example,
    percent: i32,
    story: &str,
) -> Result<()> {
    let heading = Lines::single(ctx.theme.subheading, ctx.words.an_example()).boxed(
        ctx.fonts,
        Align::Left,
        flow.width(),
    )?;
    let heading = heading.with_role(TextRole::Heading(2));
    let heading = [heading, LayoutBox::down(HEAD_GAP)];
    let heading = LayoutBox::column(Align::Left, flow.width(), heading);
    let example = ExampleLayout::new(ctx, example, percent);
    // Text beside a grid is too narrow to be justified.
    let lines = Lines::wrapped(ctx.fonts, ctx.theme.body, example.column(), story)?;
    let grid = example.with_text(lines.boxed(ctx.fonts, Align::Left, example.column())?)?;
    let is_split = heading.size.height + grid.size.height > ctx.block.body().1;
    // On a small page the explanation continues overleaf.
    if is_split && !example.is_beside {
        let grid = example.with_text(LayoutBox::default())?;
        flow.add(LayoutBox::column(Align::Left, flow.width(), [heading, grid]));
        return Ok(flow.paragraph(story)?);
    }
    flow.add(LayoutBox::column(Align::Left, flow.width(), [heading, grid]));
    Ok(())
}

/// Side of the mascot, in lines of running text.
const MASCOT: i32 = 9;
/// Distance from the edge of the page to the text of a step, in percent of the size of running text.
const INDENT: i32 = 170;
/// Radius of the dot before a step, in percent of the size of running text.
const DOT: i32 = 26;

/// Sets the pages of the chapter for children.
pub(in crate::interior) fn set_kids_how_to(ctx: &Context) -> Result<Vec<Draft>> {
    let words = ctx.words;
    let title = words.kids_how_to();
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let has_mascot = ctx.book.spec.pictures == PictureTheme::Animals;
    let side = ctx.theme.body.leading() * MASCOT;
    let right = if has_mascot { side + ctx.theme.body.size } else { Length::ZERO };
    if has_mascot {
        let at = Point::new(ctx.block.measure() - side, Length::ZERO);
        flow.add_beside(LayoutBox::new(
            side,
            side,
            Art::Owl.printed(ctx.theme.tone, side).at(at).collect(),
        ));
    }
    let all_own = ctx.book.spec.sections.iter().all(|section| section.symbols.is_own());
    let start = if all_own { words.kids_start_own() } else { words.kids_start() };
    let from = flow.filled_height();
    for step in &words.kids_rules(&symbol_kinds(ctx)) {
        // Below the mascot, lines have the full width.
        let is_beside = flow.filled_height() < from + side;
        let right = if is_beside { right } else { Length::ZERO };
        set_step(ctx, &mut flow, right, step)?;
    }
    if has_mascot && all_own {
        // Otherwise the mascot could overlap the example if there are few words beside it.
        flow.add(LayoutBox::down((from + side - flow.filled_height()).at_least(Length::ZERO)));
    }
    if let Some(example) = &ctx.book.example {
        flow.space(1);
        set_example(ctx, &mut flow, example, 100, &story(ctx, example))?;
        flow.space(1);
    }
    flow.paragraph(start)?;
    Ok(chapter_pages(flow, title))
}

/// Sets a step with a dot before it.
fn set_step(ctx: &Context, flow: &mut Flow, right: Length, text: &str) -> Result<()> {
    let size = ctx.theme.body.size;
    let left = size.percent(INDENT);
    let span = TextSpan { role: FontRole::Prose, text: text.to_owned() };
    let centre = Point::new(left - size.percent(90), -size.percent(35));
    let dot = toned(ctx.theme.tone, vec![Item::disc(centre, size.percent(DOT), 100)]);
    flow.inset_paragraph(Inset { left, right }, &[vec![span]], dot)?;
    Ok(())
}

/// Returns the explanation of the example for children.
fn story(ctx: &Context, example: &Example) -> String {
    let digit = example_symbols(ctx.book).text(example.step.digit);
    ctx.words.kids_example(&digit, example_mark(ctx.book))
}

/// Gap between the name of a level and its sign, in percent of the size of the name.
const BEFORE_SIGNS: i32 = 70;

/// Sets the pages of the key of levels: those in the book, easiest first.
pub(in crate::interior) fn set_levels(ctx: &Context) -> Result<Vec<Draft>> {
    let words = ctx.words;
    let title = Chapter::Levels.title(words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    add_levels(ctx, &mut flow)?;
    Ok(chapter_pages(flow, title))
}

/// Adds the levels in the book, each with its sign and its meaning.
fn add_levels(ctx: &Context, flow: &mut Flow) -> Result<()> {
    let words = ctx.words;
    let levels: BTreeSet<Level> = ctx.book.puzzles().map(|puzzle| puzzle.level).collect();
    for level in levels {
        let end = flow.minor_heading(words.level(level))?;
        if let Some(sign) = ctx.book.spec.puzzle.sign() {
            let size = ctx.theme.body.size;
            let at = end + Point::new(size.percent(BEFORE_SIGNS), Length::ZERO);
            let signs = LevelSigns::beside(sign, size, ctx.book.spec.stars).items(level, at);
            flow.decorate(toned(ctx.theme.tone, signs));
        }
        let mut of_level = ctx.book.puzzles().filter(|puzzle| puzzle.level == level);
        let by_trial = of_level.any(|puzzle| !puzzle.rating.solved);
        flow.paragraph(words.level_is(level, by_trial))?;
    }
    Ok(())
}
