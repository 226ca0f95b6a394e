//! Digits in cells, all of one height, or pictures in place of them.

use crate::document::item::{CellLine, Cells, Item};
use crate::document::role::{GridRow, TextRole};
use crate::grid_drawing::cages::CageStyle;
use crate::grid_drawing::lattice::Lattice;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cell, Grid};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::images::PictureSet;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::symbols::{GridView, Symbols};

/// The faces of digits.
const ROLES: [FontRole; 2] = [FontRole::Given, FontRole::Digit];
/// Maximum width of figures, as a share of the clear width of a cell.
const WIDEST: (i32, i32) = (74, 100);
/// Maximum height of figures, as a share of the clear height of a cell, and of the part that a cage leaves of it.
const HIGHEST: (i32, i32) = (72, 100);
const HIGHEST_IN_CAGE: (i32, i32) = (90, 100);
/// Side of a picture, as a share of the clear width and height of a cell.
const PICTURE: (i32, i32) = (82, 100);
/// Blackness of the lighter digits if their family has no bold face, in percent.
const LIGHTER: u8 = 60;
/// Minimum height of figures.
const LEAST: Length = Length::pt(1);

/// Returns the side of a cell without its rules, for a heavy and a thin one.
pub(crate) fn clear(cell: Length, rules: RuleWeights) -> Length {
    cell - (rules.thick + rules.thin).half()
}

/// Returns the blackness of digits of that face, in percent: if both kinds of digits have one face, this distinguishes
/// them.
pub(crate) fn blackness(fonts: &Fonts, role: FontRole) -> u8 {
    match role {
        FontRole::Digit if !fonts.has_heavy_digits() => LIGHTER,
        _ => 100,
    }
}

/// Returns the blackness of symbols of that face, in percent: shapes have one face for both kinds of digits.
fn symbol_blackness(fonts: &Fonts, role: FontRole, symbols: &Symbols) -> u8 {
    match (role, symbols) {
        (FontRole::Digit, Symbols::Shapes) => LIGHTER,
        _ => blackness(fonts, role),
    }
}

/// The figures in the cells of a grid.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GridDigits<'a> {
    /// Empty cells.
    Empty,
    /// The digits of a puzzle.
    Givens(&'a Grid),
    /// The digits of a puzzle, and digits that are filled in, lighter.
    Filled {
        /// The puzzle.
        givens: &'a Grid,
        /// All digits, with or without the givens.
        digits: &'a Grid,
    },
    /// The digits of a puzzle, heavier in some cells.
    Marked {
        /// The puzzle.
        givens: &'a Grid,
        /// Cells of heavier digits.
        marked: &'a [Cell],
    },
}

impl GridDigits<'_> {
    /// Returns the digit in a cell, and its face.
    pub(crate) fn digit(&self, cell: Cell) -> Option<(u8, FontRole)> {
        let given = |givens: &Grid, role| Some((givens.get(cell), role));
        let digit = match self {
            GridDigits::Empty => None,
            GridDigits::Givens(givens) => given(givens, FontRole::Given),
            GridDigits::Filled { givens, digits } => match givens.get(cell) {
                0 => Some((digits.get(cell), FontRole::Digit)),
                _ => given(givens, FontRole::Given),
            },
            GridDigits::Marked { givens, marked } if marked.contains(&cell) => {
                given(givens, FontRole::Given)
            }
            GridDigits::Marked { givens, .. } => given(givens, FontRole::Digit),
        };
        digit.filter(|(value, _)| *value != 0)
    }
}

/// Draws the picture for a digit, as large as fits a square of `side` around `centre`: the original for a given, a
/// lighter version otherwise.
pub(crate) fn picture(
    set: &PictureSet,
    (digit, role): (u8, FontRole),
    centre: Point,
    side: Length,
) -> Option<Item> {
    let picture = set.of(digit)?;
    let image = match role {
        FontRole::Given => &picture.given,
        _ => &picture.filled,
    };
    let size = image.fitted(Size { width: side, height: side });
    let (x, y) = (centre.x - size.width.half(), centre.y - size.height.half());
    Some(Item::image(Rect::new(x, y, size.width, size.height), image.clone()))
}

/// Returns the height, at most `height`, at which every symbol is at most `room` wide in both faces.
///
/// # Errors
/// [`MissingGlyph`] if a face lacks one of the figures or letters.
pub(crate) fn height_that_fits(
    fonts: &Fonts,
    grid: GridView,
    height: Length,
    room: Length,
) -> Result<Length, MissingGlyph> {
    if grid.symbols.pictures().is_some() {
        return Ok(height.min(room));
    }
    let mut height = height;
    for role in ROLES {
        for text in grid.texts() {
            let width = fonts.cell_width(role, fonts.size_for_figures(role, height), &text)?;
            if width > room {
                height = height.scale(room.to_thousandths(), width.to_thousandths());
            }
        }
    }
    Ok(height)
}

/// The digits of grids of one size.
#[derive(Clone, Debug)]
pub(crate) struct GridFigures {
    symbols: Symbols,
    /// Height of a figure, or side of the square of a picture.
    height: Length,
    /// Twice the distance by which a sum lowers the figures from the middle of a cell.
    lowered: Length,
}

impl GridFigures {
    /// Creates figures whose height is `share` of their cell, or as much as its rules and sums allow.
    ///
    /// # Errors
    /// See [`height_that_fits`].
    pub(crate) fn new(
        fonts: &Fonts,
        grid: GridView,
        share: (i32, i32),
        cell: Length,
        rules: RuleWeights,
        cages: Option<&CageStyle>,
    ) -> Result<GridFigures, MissingGlyph> {
        let clear = clear(cell, rules);
        let (above, below) = cages.map_or_else(Default::default, CageStyle::reserved);
        let (high, wide) = match grid.symbols.pictures() {
            Some(_) => (clear.scale(PICTURE.0, PICTURE.1), PICTURE),
            None => (cell.scale(share.0, share.1).min(clear.scale(HIGHEST.0, HIGHEST.1)), WIDEST),
        };
        let height = high
            .min((cell - above - below).scale(HIGHEST_IN_CAGE.0, HIGHEST_IN_CAGE.1))
            .at_least(LEAST);
        let room = clear.scale(wide.0, wide.1);
        Ok(GridFigures {
            symbols: grid.symbols.clone(),
            height: height_that_fits(fonts, grid, height, room)?,
            lowered: above - below,
        })
    }

    /// Returns the minimum size of their type, or the height of pictures.
    pub(crate) fn size(&self, fonts: &Fonts) -> Length {
        if self.symbols.pictures().is_some() {
            return self.height;
        }
        let sizes = ROLES.map(|role| fonts.size_for_figures(role, self.height));
        sizes.into_iter().min().unwrap_or_default()
    }

    /// Draws the digits of a grid of `n` cells a row, if there are any.
    ///
    /// # Errors
    /// [`MissingGlyph`] if a face lacks one of them.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        lattice: Lattice,
        n: usize,
        shown: GridDigits,
    ) -> Result<Vec<Item>, MissingGlyph> {
        if let Some(set) = self.symbols.pictures() {
            return Ok(self.pictures(set, lattice, n, shown));
        }
        let (mut lines, mut items) = (Vec::new(), Vec::new());
        for role in ROLES {
            for row in 0..n {
                let line = self.line(fonts, lattice, role, (row, n), shown)?;
                match symbol_blackness(fonts, role, &self.symbols) {
                    100 => lines.extend(line),
                    percent => {
                        items.extend(line.map(|CellLine { row, columns, baseline, run }| {
                            let at = lattice.origin() + Point::new(Length::ZERO, baseline);
                            let text = vec![Item::text(at, run).black(percent)];
                            Item::tagged(TextRole::GridRow(GridRow { row, columns }), text)
                        }))
                    }
                }
            }
        }
        if !lines.is_empty() {
            let pitch = lattice.pitch();
            items.push(Item::cells(lattice.origin(), Cells { pitch, lines }));
        }
        Ok(items)
    }

    /// Draws the pictures of a grid of `n` cells a row.
    fn pictures(
        &self,
        set: &PictureSet,
        lattice: Lattice,
        n: usize,
        shown: GridDigits,
    ) -> Vec<Item> {
        let lower = Point::new(Length::ZERO, self.lowered.half());
        (0..n * n)
            .filter_map(|cell| {
                let centre = lattice.cell(cell).centre() + lower;
                picture(set, shown.digit(cell)?, centre, self.height)
            })
            .collect()
    }

    /// Returns the digits of one face in a row of `n` cells.
    fn line(
        &self,
        fonts: &Fonts,
        lattice: Lattice,
        role: FontRole,
        (row, n): (usize, usize),
        shown: GridDigits,
    ) -> Result<Option<CellLine>, MissingGlyph> {
        let origin = lattice.origin();
        let (mut placed, mut columns) = (Vec::with_capacity(n), Vec::with_capacity(n));
        let mut baseline = Length::ZERO;
        for cell in row * n..(row + 1) * n {
            let Some((value, _)) = shown.digit(cell).filter(|(_, of)| *of == role) else {
                continue;
            };
            let area = lattice.cell(cell);
            let centre = area.origin.x - origin.x + area.size.width.half();
            let text = self.symbols.text(value);
            columns.extend(text.chars().map(|_| cell % n));
            placed.push((centre, text));
            let down = (area.size.height + self.lowered + self.height).half();
            baseline = area.origin.y - origin.y + down;
        }
        if placed.is_empty() {
            return Ok(None);
        }
        let size = fonts.size_for_figures(role, self.height);
        Ok(Some(CellLine { row, columns, baseline, run: fonts.cells(role, size, &placed)? }))
    }
}
