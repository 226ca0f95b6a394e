//! A worked example for children: a grid, and an animal that explains a step in it in speech bubbles.

use super::how_to::query;
use crate::Result;
use crate::document::GridRole;
use crate::document::item::{Item, turned};
use crate::document::role::TextRole;
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::Layer;
use crate::grid_drawing::measures::EXAMPLE;
use crate::grid_drawing::style::GridDesign;
use crate::grid_drawing::table::grid_role;
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Draft, Furniture};
use crate::typography::lines::Lines;
use crate::typography::style::Align;
use crate::typography::text_block::Context;
use crate::typography::tones::toned;
use gridpress_book::ChildExample;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::TakenBy;
use gridpress_messages::symbols::{GridView, Symbols};

/// Sides of the grid to try, in percent of the width of the page: beside the bubbles, and above them.
const BESIDE: [i32; 3] = [44, 38, 32];
const ABOVE: [i32; 3] = [60, 46, 34];
/// Minimum width of the text in a bubble, and minimum side of a cell, in percent of the size of running text.
const MIN_TEXT: i32 = 1_000;
const MIN_CELL: i32 = 120;
/// Gap between grid, animal and bubbles; gap between two bubbles; white around their text; and radius of their corners,
/// in percent of the size of running text.
const GAP: i32 = 100;
const BETWEEN: i32 = 45;
const PAD: i32 = 60;
const RADIUS: i32 = 70;
/// Minimum and maximum side of the animal, and its part of the width beside the bubbles, in percent.
const ANIMAL: [i32; 2] = [450, 900];
const SHARE: i32 = 32;
/// Half of the width of a tail where it leaves its bubble, and the most that its tip is above or below, in percent of
/// the size of running text.
const TAIL: i32 = 35;
const REACH: i32 = 90;
/// Weight of the outline of a bubble.
const OUTLINE: Length = Length::pt(1);

/// Points of a quarter of a circle of radius 1000, clockwise from its top.
const QUARTER: [(i32, i32); 7] =
    [(0, -1000), (259, -966), (500, -866), (707, -707), (866, -500), (966, -259), (1000, 0)];

/// Returns the example before a section in a room of that size; `None` if it has none, or the room is too small.
pub(super) fn child_example(
    ctx: &Context,
    section: usize,
    room: Size,
) -> Result<Option<LayoutBox>> {
    let mut examples = ctx.book.child_examples.iter();
    let Some(example) = examples.find(|example| example.section == section) else {
        return Ok(None);
    };
    let explained = ExplainedGrid { ctx, section, example };
    let size = ctx.theme.body.size;
    let (gap, cells) = (size.percent(GAP), example.puzzle.shape.side() as i32);
    for (share, is_beside) in
        BESIDE.map(|share| (share, true)).into_iter().chain(ABOVE.map(|share| (share, false)))
    {
        let side = room.width.percent(share);
        let width = if is_beside { room.width - side - gap } else { room.width };
        if side < size.percent(MIN_CELL) * cells
            || explained.measure(width) < size.percent(MIN_TEXT)
        {
            continue;
        }
        let grid = LayoutBox::new(side, side, explained.grid(side)?);
        let talk = explained.talk(width)?;
        let example = if is_beside {
            let high = grid.size.height.max(talk.size.height);
            let [grid, talk] = [grid, talk].map(|part| {
                let above = LayoutBox::down((high - part.size.height).half());
                LayoutBox::column(Align::Left, part.size.width, [above, part])
            });
            LayoutBox::row([grid, LayoutBox::across(gap), talk])
        } else {
            LayoutBox::column(Align::Centre, room.width, [grid, LayoutBox::down(gap), talk])
        };
        if example.size.height <= room.height {
            return Ok(Some(example));
        }
    }
    Ok(None)
}

/// Sets the example before a section on a page of its own; `None` if it has none, or a page is too small.
pub(in crate::interior) fn set_child_example(
    ctx: &Context,
    section: usize,
) -> Result<Option<Draft>> {
    let (top, height) = ctx.block.body();
    let heading = ctx.heading(ctx.theme.heading, 2, ctx.words.an_example())?;
    let room = Size { width: ctx.block.block.width, height: height - heading.size.height };
    let Some(example) = child_example(ctx, section, room)? else {
        return Ok(None);
    };
    let page = Draft::from(ctx.column([heading, example])).moved(Point::new(Length::ZERO, top));
    let title = ctx.book.spec.sections[section].title.as_deref().unwrap_or_default();
    Ok(Some(Draft { furniture: Furniture::of(title), ..page }))
}

/// An example, and the section before which it is printed.
struct ExplainedGrid<'c> {
    ctx: &'c Context<'c>,
    section: usize,
    example: &'c ChildExample,
}

impl ExplainedGrid<'_> {
    /// Returns the symbols of the section; of hidden words, those of its first puzzle.
    fn symbols(&self) -> Symbols {
        let book = self.ctx.book;
        let hidden = book.sections[self.section].first().and_then(|first| first.puzzle.hidden);
        match &book.spec.sections[self.section].symbols {
            Symbols::Word(_) => Symbols::Word(hidden.map(|hidden| hidden.alphabet)),
            symbols => symbols.clone(),
        }
    }

    /// Draws the grid with its shaded row and the question mark in the cell to fill.
    fn grid(&self, side: Length) -> Result<Vec<Item>> {
        let (spec, ChildExample { puzzle, cell, blocker, .. }) =
            (&self.ctx.book.spec, self.example);
        let (shape, symbols) = (&*puzzle.shape, &self.symbols());
        let view = GridView { shape, symbols };
        let style = GridDesign::new(EXAMPLE, spec.grid.rules, side).style(&spec.fonts, view)?;
        let shown = GridDigits::Marked { givens: &puzzle.givens, marked: &[*blocker] };
        let mut layers = style.draw(&spec.fonts, Point::default(), shape, shown)?;
        let lattice = style.ruling().lattice(Point::default(), shape);
        let first = cell / shape.side() * shape.side();
        let row = lattice.span(first, first + shape.side() - 1);
        layers.add(Layer::Highlight, [Item::tint(row, spec.grid.tint)]);
        layers.add(Layer::Sign, query(&spec.fonts, lattice.cell(*cell))?);
        let area = Rect::new(Length::ZERO, Length::ZERO, side, side);
        let role = grid_role(self.ctx.words, view, shown, GridRole::Puzzle, area);
        Ok(vec![Item::tagged(role, layers.into_items())])
    }

    /// Returns the sentences of the bubbles.
    fn sentences(&self) -> [String; 3] {
        let (words, ChildExample { puzzle, cell, blocker, .. }) = (self.ctx.words, self.example);
        let (symbols, n) = (self.symbols(), puzzle.shape.side());
        let [fits, taken] = [*cell, *blocker].map(|cell| symbols.text(puzzle.solution.get(cell)));
        let mut missing = [puzzle.solution.get(*cell), puzzle.solution.get(*blocker)];
        missing.sort_unstable();
        let missing = missing.map(|digit| symbols.text(digit));
        let by = if cell % n == blocker % n { TakenBy::Column } else { TakenBy::Box };
        [words.child_missing(&missing), words.child_taken(&taken, by), words.child_fits(&fits)]
    }

    /// Returns the side of the animal beside bubbles in a row of that width.
    fn animal(&self, width: Length) -> Length {
        let [least, most] = ANIMAL.map(|share| self.ctx.theme.body.size.percent(share));
        width.percent(SHARE).min(most).at_least(least)
    }

    /// Returns the width of the text in bubbles in a row of that width.
    fn measure(&self, width: Length) -> Length {
        let size = self.ctx.theme.body.size;
        width - self.animal(width) - size.percent(GAP) - size.percent(PAD) * 2
    }

    /// Draws the animal, and the bubbles on its right.
    fn talk(&self, width: Length) -> Result<LayoutBox> {
        let (ctx, theme) = (self.ctx, self.ctx.theme);
        let (size, side) = (theme.body.size, self.animal(width));
        let (left, pad) = (side + size.percent(GAP), size.percent(PAD));
        let mut animal = Art::of_section(self.section).printed(theme.tone, side);
        if theme.tone.is_none() {
            let text = Lines::wrapped(ctx.fonts, theme.body, side, ctx.words.colour_in())?;
            let text = text.boxed(ctx.fonts, Align::Centre, side)?;
            animal = LayoutBox::column(Align::Left, side, [animal, text]);
        }
        let mut texts = Vec::new();
        for sentence in self.sentences() {
            let lines = Lines::wrapped(ctx.fonts, theme.body, self.measure(width), &sentence)?;
            let text = lines.boxed(ctx.fonts, Align::Left, self.measure(width))?;
            texts.push(text.with_role(TextRole::Paragraph).inset(pad));
        }
        let bubbles: Length = texts.iter().map(|text| text.size.height).sum();
        let bubbles = bubbles + size.percent(BETWEEN) * (texts.len() as i32 - 1);
        let height = bubbles.max(animal.size.height);
        let above = (height - animal.size.height).half();
        let mouth = above + side.percent(60);
        let mut items: Vec<Item> = animal.at(Point::new(Length::ZERO, above)).collect();
        let mut top = (height - bubbles).half();
        for text in texts {
            let area = Rect::new(left, top, width - left, text.size.height);
            items.extend(toned(ctx.tone(self.section), bubble(area, mouth, size)));
            top += text.size.height + size.percent(BETWEEN);
            items.extend(text.at(area.origin));
        }
        Ok(LayoutBox::new(width, height, items))
    }
}

/// Draws a bubble with a tail on its left that points to the height `mouth`. All of its outline is inside the area.
fn bubble(area: Rect, mouth: Length, size: Length) -> Vec<Item> {
    let area = area.inset(OUTLINE.half());
    let radius = size.percent(RADIUS).min(area.size.height.half());
    let inner = area.inset(radius);
    let corners = [
        Point::new(inner.right(), inner.origin.y),
        Point::new(inner.right(), inner.bottom()),
        Point::new(inner.origin.x, inner.bottom()),
        inner.origin,
    ];
    let (left, middle, half) = (area.origin.x, area.centre().y, size.percent(TAIL));
    let reach = size.percent(REACH);
    let tip =
        Point::new(left - size.percent(GAP - 15), middle + (mouth - middle).max(-reach).min(reach));
    let mut points = Vec::new();
    for (turns, centre) in (0..).zip(corners) {
        if turns == 3 {
            points.extend([Point::new(left, middle + half), tip, Point::new(left, middle - half)]);
        }
        points.extend(QUARTER.map(|(x, y)| {
            centre + turned(Point::new(radius.scale(x, 1_000), radius.scale(y, 1_000)), turns)
        }));
    }
    vec![Item::polygon(points.clone(), 0), Item::contour(points, OUTLINE)]
}
