//! A grid on paper: its rules, its frame and its digits.

use super::draft::Draft;
use super::items::Item;
use crate::fonts::{Fonts, Role};
use crate::puzzle::Shape;
use crate::spec::Rules;
use crate::units::{Length, Point, Rect};

/// Height of figures in a cell to solve in, as a share of the cell.
pub(super) const PUZZLE_FIGURES: (i32, i32) = (54, 100);
/// The same in an answer.
pub(super) const ANSWER_FIGURES: (i32, i32) = (58, 100);

/// What rules leave of a cell of that side, where a heavy and a thin one meet it.
pub(super) fn clear(cell: Length, rules: Rules) -> Length {
    cell - (rules.thick + rules.thin).half()
}

/// Where a grid goes: its outer corner and side, rules included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    pub at: Point,
    pub side: Length,
}

impl Square {
    /// The line between cells `index` - 1 and `index`, right of the outer corner.
    fn line(self, index: usize, cells: usize, thick: Length) -> Length {
        thick.half() + (self.side - thick).scale(index as i32, cells as i32)
    }

    /// The rectangle of a cell, from the middle of the rules around it.
    pub(super) fn cell(self, shape: &Shape, cell: usize, thick: Length) -> Rect {
        let n = shape.side();
        let (row, column) = (cell / n, cell % n);
        let (left, right) = (self.line(column, n, thick), self.line(column + 1, n, thick));
        let (top, bottom) = (self.line(row, n, thick), self.line(row + 1, n, thick));
        Rect::new(
            self.at.x + left,
            self.at.y + top,
            right - left,
            bottom - top,
        )
    }
}

/// Rules, frame and digits of a grid. `digit` says what stands in a cell, and in which face.
pub(super) fn draw_grid(
    fonts: &Fonts,
    rules: Rules,
    draft: &mut Draft,
    square: Square,
    figures: (i32, i32),
    digit: impl Fn(usize) -> Option<(u8, Role)>,
) {
    let shape = Shape::classic();
    let n = shape.side();
    let (box_rows, box_columns) = shape.kind().boxes();
    let Square { at, side } = square;
    let (near, far) = (rules.thick.half(), side - rules.thick.half());
    let is_heavy = |index: usize, step: usize| index.is_multiple_of(step);
    // Thin rules first, so that heavy ones lie over their crossings; the frame closes over all ends.
    for heavy in [false, true] {
        let weight = if heavy { rules.thick } else { rules.thin };
        for index in 1..n {
            let offset = square.line(index, n, rules.thick);
            if is_heavy(index, box_rows) == heavy {
                let y = at.y + offset;
                draft.items.push(Item::Rule {
                    from: Point::new(at.x + near, y),
                    to: Point::new(at.x + far, y),
                    weight,
                });
            }
            if is_heavy(index, box_columns) == heavy {
                let x = at.x + offset;
                draft.items.push(Item::Rule {
                    from: Point::new(x, at.y + near),
                    to: Point::new(x, at.y + far),
                    weight,
                });
            }
        }
    }
    let rect = Rect::new(at.x + near, at.y + near, far - near, far - near);
    draft.items.push(Item::Frame {
        rect,
        weight: rules.thick,
    });

    let cell = side / n as i32;
    let height = cell
        .scale(figures.0, figures.1)
        .min(clear(cell, rules).scale(72, 100))
        .at_least(Length::pt(1));
    // One face after the other, so that a row of a face is one run of text.
    for role in [Role::Given, Role::Digit] {
        let size = fonts.size_for_figures(role, height);
        for row in 0..n {
            let mut placed = Vec::with_capacity(n);
            let mut baseline = Length::ZERO;
            for cell in row * n..(row + 1) * n {
                let Some((value, _)) = digit(cell).filter(|(value, of)| *value != 0 && *of == role)
                else {
                    continue;
                };
                let area = square.cell(shape, cell, rules.thick);
                placed.push((area.origin.x - at.x + area.size.width.half(), value));
                baseline = area.origin.y + (area.size.height + height).half();
            }
            if !placed.is_empty() {
                draft.items.push(Item::Text {
                    at: Point::new(at.x, baseline),
                    run: fonts.digits(role, size, &placed),
                });
            }
        }
    }
}
