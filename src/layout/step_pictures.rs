//! The steps of a solution, each as a diagram on a page that is exactly as large.

use crate::document::{Document, Page, Paper};
use crate::grid_drawing::candidates::least_side;
use crate::grid_drawing::diagram::{Diagram, DiagramStyle, EdgeNumbers, lighten_rules};
use crate::grid_drawing::excerpt::Excerpt;
use crate::typography::style::Style;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::Grid;
use gridpress_engine::rating::{Position, Step};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::symbols::GridView;
use std::slice;

/// Size of the type of candidates, and of the numbers of rows and columns.
const TYPE: Length = Length::pt(9);
/// White around a diagram, for signs on its edge.
const RIM: Length = Length::pt(3);

/// Lays out a page for each of `steps`, which come with their positions. `givens` are heavier than other digits.
///
/// # Errors
/// If no font has a symbol of the grid.
pub fn lay_out_steps(
    fonts: &Fonts,
    rules: RuleWeights,
    grid: GridView,
    givens: &Grid,
    steps: &[(Position, Step)],
) -> Result<Document<'static>, Failure> {
    let set = || -> Result<Vec<(Page, Size)>, MissingGlyph> {
        steps.iter().map(|step| set_step(fonts, lighten_rules(rules), grid, givens, step)).collect()
    };
    let pages = set().map_err(|missing| Failure::input(vec![Diagnostic::error(&missing)]))?;
    let size = pages.first().map_or(Size::default(), |(_, size)| *size);
    let paper = Paper { facing: false, ..Paper::new(size, Length::ZERO) };
    Ok(Document::new(String::new(), paper, pages.len(), move |index| Ok(pages[index].0.clone())))
}

/// Draws a step, and returns the page with its size, which is the same for all steps of a puzzle.
fn set_step(
    fonts: &Fonts,
    rules: RuleWeights,
    grid: GridView,
    givens: &Grid,
    (position, step): &(Position, Step),
) -> Result<(Page, Size), MissingGlyph> {
    let kind = grid.shape.kind();
    let diagram = Diagram {
        grid,
        givens,
        position: position.clone(),
        steps: slice::from_ref(step),
        excerpt: Excerpt::whole(kind),
    };
    let side = least_side(fonts, grid.shape, rules, TYPE);
    let style = DiagramStyle::new(fonts, rules, side, &diagram)?;
    let numbers = EdgeNumbers { style: Style::new(FontRole::Text, TYPE), kind };
    let corner = numbers.room() + Point::new(RIM, RIM);
    let Size { width, height } = diagram.size(rules, side);
    let size = Size { width: corner.x + width + RIM, height: corner.y + height + RIM };
    let items = diagram.draw(fonts, &style, Some(numbers), corner)?;
    Ok((Page { items, ..Page::default() }, size))
}
