//! A grid on paper: its rules, its frame and its figures.

use crate::fonts::{Fonts, MissingGlyph, Role};
use crate::layout::grid::cages::CageStyle;
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::layout::text::draft::Draft;
use crate::puzzle::{Shape, Symbols};
use crate::spec::RuleWeights;
use crate::units::{Length, Point, Rect};

/// Height of figures in a cell to solve in, as a share of the cell.
pub(crate) const PUZZLE_FIGURES: (i32, i32) = (54, 100);
/// The same in an answer.
pub(crate) const ANSWER_FIGURES: (i32, i32) = (58, 100);

/// What rules leave of a cell of that side, where a heavy and a thin one meet it.
pub(crate) fn clear(cell: Length, rules: RuleWeights) -> Length {
    cell - (rules.thick + rules.thin).half()
}

/// How a grid is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub rules: RuleWeights,
    /// Height of figures, as a share of the cell.
    pub figures: (i32, i32),
    /// What stands for values above 9.
    pub symbols: Symbols,
    /// With shades of boxes and variants.
    pub shades: Option<Shades>,
    /// With cages, and the least type of their sums.
    pub sums: Option<Length>,
}

/// Shades, rules and frame of an empty grid.
pub(crate) fn ruling(look: &Look, square: Square, shape: &Shape) -> Vec<Item> {
    let rules = look.rules;
    let shades = look.shades.map(|shades| shades.items(square, shape, rules));
    let mut items = shades.unwrap_or_default();
    items.extend(cell_rules(square, shape, rules));
    let (near, far) = (rules.thick.half(), square.side - rules.thick.half());
    items.push(Item::outline(
        Rect::new(
            square.at.x + near,
            square.at.y + near,
            far - near,
            far - near,
        ),
        rules.thick,
    ));
    items
}

/// Cages and figures of a grid. `digit` says what stands in a cell, and in which face.
///
/// # Errors
/// [`MissingGlyph`] when the faces of figures lack a letter that the grid needs.
pub(crate) fn fill_grid(
    fonts: &Fonts,
    look: &Look,
    draft: &mut Draft,
    square: Square,
    shape: &Shape,
    digit: impl Fn(usize) -> Option<(u8, Role)>,
) -> Result<(), MissingGlyph> {
    let rules = look.rules;
    let sums = look.sums.filter(|_| !shape.cages().is_empty());
    let cages = sums.map(|least| {
        let pitch = (square.side - rules.thick) / shape.side() as i32;
        CageStyle::new(fonts, pitch, rules, least)
    });
    if let Some(cages) = cages {
        draft.extend(cages.draw(fonts, square, shape, rules)?);
    }
    draft.extend(figures(fonts, look, square, shape, cages, digit)?);
    Ok(())
}

/// The rules between cells, heavy wherever two regions meet, in strokes as long as can be.
fn cell_rules(square: Square, shape: &Shape, rules: RuleWeights) -> Vec<Item> {
    let n = shape.side();
    let regions = shape.regions();
    let mut items = Vec::new();
    // Thin rules first, so that heavy ones lie over their crossings; the frame closes over all ends.
    for heavy in [false, true] {
        for index in 1..n {
            for level in [true, false] {
                let cell = |index, along| {
                    if level {
                        index * n + along
                    } else {
                        along * n + index
                    }
                };
                let part =
                    |&along: &usize| regions[cell(index - 1, along)] != regions[cell(index, along)];
                let parts: Vec<usize> = (0..n).filter(part).collect();
                let runs: Vec<(usize, usize)> = match (heavy, parts.len() == n) {
                    (false, true) => Vec::new(),
                    (false, false) => vec![(0, n)],
                    (true, _) => (parts.chunk_by(|a, b| a + 1 == *b))
                        .map(|run| (run[0], run[run.len() - 1] + 1))
                        .collect(),
                };
                for (start, end) in runs {
                    let corner = |along, by: Length| {
                        let (place, by) = if level {
                            ((index, along), Point::new(by, Length::ZERO))
                        } else {
                            ((along, index), Point::new(Length::ZERO, by))
                        };
                        square.corner(shape, place, rules.thick) + by
                    };
                    // Heavy rules that end within the grid do so at another one, and close the corner.
                    let over = |inside: bool| {
                        if inside {
                            rules.thick.half()
                        } else {
                            Length::ZERO
                        }
                    };
                    items.push(Item::rule(
                        corner(start, -over(start > 0)),
                        corner(end, over(end < n)),
                        if heavy { rules.thick } else { rules.thin },
                    ));
                }
            }
        }
    }
    items
}

/// How much of the clear width of a cell its figures may fill.
const WIDEST: (i32, i32) = (74, 100);

/// The figures in their cells, all of one size.
fn figures(
    fonts: &Fonts,
    look: &Look,
    square: Square,
    shape: &Shape,
    cages: Option<CageStyle>,
    digit: impl Fn(usize) -> Option<(u8, Role)>,
) -> Result<Vec<Item>, MissingGlyph> {
    let n = shape.side();
    let cell = square.side / n as i32;
    let (above, below) = cages.map_or_else(Default::default, |cages| cages.taken());
    let mut height = cell
        .scale(look.figures.0, look.figures.1)
        .min(clear(cell, look.rules).scale(72, 100))
        .min((cell - above - below).scale(90, 100))
        .at_least(Length::pt(1));
    let room = clear(cell, look.rules).scale(WIDEST.0, WIDEST.1);
    let roles = [Role::Given, Role::Digit];
    for role in roles {
        for value in 1..=n as u8 {
            let size = fonts.size_for_figures(role, height);
            let width = fonts.cell_width(role, size, &look.symbols.text(value))?;
            if width > room {
                height = height.scale(room.to_thousandths(), width.to_thousandths());
            }
        }
    }
    let mut items = Vec::new();
    // One face after the other, so that a row of a face is one run of text.
    for role in roles {
        let size = fonts.size_for_figures(role, height);
        for row in 0..n {
            let mut placed = Vec::with_capacity(n);
            let mut baseline = Length::ZERO;
            for cell in row * n..(row + 1) * n {
                let Some((value, _)) = digit(cell).filter(|(value, of)| *value != 0 && *of == role)
                else {
                    continue;
                };
                let area = square.cell(shape, cell, look.rules.thick);
                let centre = area.origin.x - square.at.x + area.size.width.half();
                placed.push((centre, look.symbols.text(value)));
                baseline = area.origin.y + (area.size.height + above - below + height).half();
            }
            if !placed.is_empty() {
                let mut run = fonts.cells(role, size, &placed)?;
                run.pitch = Some((square.side - look.rules.thick) / n as i32);
                items.push(Item::text(Point::new(square.at.x, baseline), run));
            }
        }
    }
    Ok(items)
}
