//! How sudoku are solved: the rules, where to begin, and an example.

use crate::book::Example;
use crate::fonts::Role;
use crate::layout::LayoutError;
use crate::layout::grid::draw::{Look, PUZZLE_FIGURES, fill_grid, ruling};
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::layout::text::line::{line, wrap};
use crate::layout::text::paragraph::Span;
use crate::layout::text::style::Align;
use crate::puzzle::{Kind, Symbols, Variant};
use crate::spec::RuleWeights;
use crate::units::{Length, Point, Rect};
use std::collections::BTreeSet;

/// Its pages.
pub(in crate::layout::book) fn how_to(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let words = ctx.words;
    let mut flow = Flow::new(ctx);
    flow.chapter(words.how_to())?;
    let sections = ctx.book.spec.sections.iter();
    let kinds: BTreeSet<(Kind, Symbols)> = sections
        .map(|section| (section.contents.kind(), section.symbols))
        .collect();
    flow.paragraph(&words.rules(&kinds))?;
    for (_, variant) in Variant::NAMES {
        if kinds.iter().any(|(kind, _)| kind.has(*variant)) {
            let span = |role, text: String| Span { role, text };
            let name = span(Role::Emphasis, format!("{}.", words.variant(*variant)));
            let rule = span(Role::Prose, format!(" {}", words.variant_rule(*variant)));
            flow.rich(vec![name, rule])?;
        }
    }
    flow.paragraph(words.one_solution())?;
    flow.subheading(words.first_steps())?;
    flow.paragraph(words.scanning())?;
    if let Some(example) = &ctx.book.example {
        flow.space(1);
        worked_example(ctx, &mut flow, example)?;
    }
    flow.subheading(words.pencil())?;
    flow.paragraph(words.pencil_marks())?;
    Ok(chapter_pages(flow, words.how_to()))
}

/// A grid with a shaded box and a ringed cell, and the story of the step.
fn worked_example(ctx: &Context, flow: &mut Flow, example: &Example) -> Result<(), LayoutError> {
    let fonts = ctx.fonts;
    let theme = ctx.theme;
    // What is told beside a grid is too narrow to be justified.
    let body = theme.body;
    let shape = &*example.puzzle.shape;
    let n = shape.side();
    let step = &example.step;
    let words = ctx.words;
    let name = |cell: usize| words.cell(cell / n, cell % n);
    let blockers: Vec<String> = step.blockers.iter().map(|&cell| name(cell)).collect();
    let story = words.example(step.digit, &name(step.cell), blockers);

    let width = ctx.block.measure();
    let side = width
        .scale(52, 100)
        .max(body.size * 14)
        .min(width)
        .min(ctx.block.body().1.half())
        .min(body.size * 22);
    let gap = Length::pt(12);
    // The story stands beside the grid where there is room for a column, and below it elsewhere.
    let column = width - side - gap;
    let beside = column >= body.size * 12;
    let lines = wrap(fonts, body, if beside { column } else { width }, &story)?;
    let story_height = body.leading() * lines.len() as i32;
    let height = if beside {
        side.max(story_height)
    } else {
        side + gap + story_height
    };
    let mut y = flow.block(theme.subheading.leading() + Length::pt(5) + height);
    flow.push(line(
        fonts,
        theme.subheading,
        Align::Left,
        Point::new(Length::ZERO, y + theme.subheading.ascent()),
        words.an_example(),
    )?);
    y += theme.subheading.leading() + Length::pt(5);

    let thin = ctx.book.spec.grid.rules.thin;
    let rules = RuleWeights {
        thin,
        thick: ctx.book.spec.grid.rules.thick.scale(8, 10).at_least(thin),
    };
    let square = Square {
        at: Point::new(
            if beside {
                Length::ZERO
            } else {
                (width - side).half()
            },
            y,
        ),
        side,
    };
    let house = &shape.houses()[step.house].cells;
    let [first, last] = [house[0], house[n - 1]].map(|cell| square.cell(shape, cell, rules.thick));
    let shade = Rect::new(
        first.origin.x,
        first.origin.y,
        last.right() - first.origin.x,
        last.bottom() - first.origin.y,
    );
    let draft = flow.page();
    draft.items.push(Item::tint(shade, ctx.book.spec.grid.tint));
    let givens = &example.puzzle.givens;
    let look = Look {
        rules,
        figures: PUZZLE_FIGURES,
        symbols: Symbols::Letters,
        shades: None,
        sums: None,
    };
    draft.extend(ruling(&look, square, shape));
    fill_grid(fonts, &look, draft, square, shape, |cell| {
        let role = if step.blockers.contains(&cell) {
            Role::Given
        } else {
            Role::Digit
        };
        Some((givens.get(cell), role))
    })?;
    let target = square.cell(shape, step.cell, rules.thick);
    draft.items.push(Item::ring(
        Point::new(
            target.origin.x + target.size.width.half(),
            target.origin.y + target.size.height.half(),
        ),
        target.size.width.scale(34, 100),
        Length::pt(1).at_least(thin),
    ));
    let (x, mut y) = if beside {
        (side + gap, y)
    } else {
        (Length::ZERO, y + side + gap)
    };
    for text in lines {
        flow.push(line(
            fonts,
            body,
            Align::Left,
            Point::new(x, y + body.ascent()),
            &text,
        )?);
        y += body.leading();
    }
    Ok(())
}
