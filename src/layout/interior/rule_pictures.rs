//! Rules of variants, each beside a small solved example.

use crate::Result;
use crate::document::role::{Described, TextRole};
use crate::grid_drawing::candidates::position_sides;
use crate::grid_drawing::diagram::{Diagram, DiagramStyle, lighten_rules};
use crate::grid_drawing::excerpt::Excerpt;
use crate::typography::boxes::LayoutBox;
use crate::typography::flow::Flow;
use crate::typography::linebreak::{ParagraphSettings, TextSpan};
use crate::typography::lines::Lines;
use crate::typography::paragraph::set_paragraph;
use crate::typography::style::Align;
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_book::RuleExample;
use gridpress_engine::rating::Position;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::GridView;

/// Gap between a picture and its rule, and white around both.
const GUTTER: Length = Length::pt(12);
const GAP: Length = Length::pt(7);
/// Minimum width of the text beside a picture, in ems.
const MIN_TEXT: i32 = 12;

/// Sets a rule beside its example, or above it on a narrow page. Its name is above both, so no reader of pages can take
/// the example for a numbered answer.
pub(super) fn set_pictured_rule(
    ctx: &Context,
    flow: &mut Flow,
    texts: [&str; 2],
    example: &RuleExample,
) -> Result<()> {
    let (best, [smaller, _]) = (ctx.theme.candidates, ctx.theme.smaller_candidates);
    flow.gap(GAP);
    let mut rule = pictured_rule(ctx, flow.width(), texts, example, best)?;
    if rule.size.height > flow.remaining() && smaller < best {
        // Smaller digits are better than a page that is left white.
        let small = pictured_rule(ctx, flow.width(), texts, example, smaller)?;
        if small.size.height <= flow.remaining() || rule.size.height > flow.height() {
            rule = small;
        }
    }
    flow.add(rule);
    flow.gap(GAP);
    Ok(())
}

/// Sets a rule with its name, across `measure`, and its example in a book with candidates of that size.
fn pictured_rule(
    ctx: &Context,
    measure: Length,
    [name, rule]: [&str; 2],
    example: &RuleExample,
    candidates: Length,
) -> Result<LayoutBox> {
    let theme = ctx.theme;
    let picture = solved(ctx, example, candidates, measure)?;
    let free = measure - picture.size.width - GUTTER;
    let is_beside = free >= theme.body.size * MIN_TEXT;
    let settings = ParagraphSettings {
        size: theme.body.size,
        width: if is_beside { free } else { measure },
        indent: Length::ZERO,
        indented: 0,
        // Text beside a picture is too narrow to be justified.
        justified: theme.justified && !is_beside,
        hyphens: theme.hyphens,
    };
    let mut text = LayoutBox::across(settings.width);
    let spans = [TextSpan { role: FontRole::Prose, text: rule.to_owned() }];
    for line in set_paragraph(ctx.fonts, &settings, &spans)? {
        let baseline = text.size.height + theme.body.ascent();
        text.items.extend(line.items(Point::new(Length::ZERO, baseline)));
        text.size.height += theme.body.leading();
    }
    let text = text.with_role(TextRole::Paragraph);
    let area = Rect { origin: Point::default(), size: picture.size };
    let described = Described { area, text: name.to_owned() };
    let picture = picture.with_role(TextRole::Picture(described));
    let style = theme.body.with(FontRole::Strong);
    let name = Lines::single(style, name).boxed(ctx.fonts, Align::Left, measure)?;
    let name = name.with_role(TextRole::Heading(3));
    let parts = if is_beside {
        vec![name, LayoutBox::row([picture, LayoutBox::across(GUTTER), text])]
    } else {
        vec![name, text, LayoutBox::down(GAP), picture]
    };
    Ok(LayoutBox::column(Align::Left, measure, parts))
}

/// Draws the solution of an example, its givens heavier, as small as its signs are legible in a book with candidates of
/// that size.
fn solved(
    ctx: &Context,
    example: &RuleExample,
    candidates: Length,
    most: Length,
) -> Result<LayoutBox> {
    let puzzle = &example.puzzle;
    let grid = GridView::with_letters(&puzzle.shape);
    let rules = lighten_rules(ctx.book.spec.grid.rules);
    let side = *position_sides(grid, candidates, most).start();
    let diagram = Diagram {
        grid,
        givens: &puzzle.givens,
        position: Position::new(&puzzle.shape, &puzzle.solution),
        steps: &[],
        excerpt: Excerpt::whole(puzzle.shape.kind()),
    };
    let style = DiagramStyle::new(ctx.fonts, rules, side, &diagram)?;
    Ok(LayoutBox::new(side, side, diagram.draw(ctx.fonts, &style, None, Point::default())?))
}
