//! Geometric designs: a field of colour, bands, a large numeral, and a mosaic of cells.

use crate::Result;
use crate::cover_sheet::front_cover::{FrontCover, FrontParts};
use crate::cover_sheet::ornaments::{RotatedPose, Seal, colour_item, crop, first_grid};
use crate::document::item::Item;
use crate::typography::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::symbols::Symbols;
use std::ops::RangeInclusive;

/// Visible cells across the panel, in percent.
const FIELD_ACROSS: i32 = 590;

/// Minimum and maximum visible part of a cell at an edge, in percent of its side.
const CUT: [i32; 2] = [35, 85];

pub(super) fn draw_field(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(42);
    let mut items = vec![front.ground()];
    let from = if front.is_wide() {
        Point::new(parts.art.origin.x, front.bleed.origin.y)
    } else {
        Point::new(front.safe.origin.x, parts.art.origin.y)
    };
    let window =
        Rect::new(from.x, from.y, front.bleed.right() - from.x, front.bleed.bottom() - from.y);
    let seal = front.seal(15, |radius| {
        if front.is_wide() {
            Point::new(front.safe.right() - radius, front.safe.origin.y + radius)
        } else {
            Point::new(front.safe.right() - radius, parts.art.bottom() - radius)
        }
    });
    if let Some(puzzle) = front.puzzle() {
        let cell = front.part(100).scale(100, FIELD_ACROSS);
        let lattice = front.lattice(
            puzzle,
            cell,
            [palette.ground, palette.ground.towards(palette.ink, 55), palette.ink],
            |digit| match digit {
                1 | 6 => Some(0),
                3 | 8 => Some(1),
                5 => Some(2),
                _ => None,
            },
            seal.as_ref(),
        );
        // Two sides of its frame are fully visible.
        let inset = cell / 20;
        let first = lattice.first();
        // If titles are above the grid, both share their left edge.
        let across = if front.is_wide() {
            shift(from.x + inset, front.panel.right(), cell)
        } else {
            Length::ZERO
        };
        let down = shift(from.y + inset, front.floor(&parts), cell);
        let corner = from + Point::new(inset + across, inset + down);
        let pose = RotatedPose::upright(corner + Point::new(-first.x, -first.y));
        items.push(crop(lattice.items(front.fonts(), pose)?, window));
    }
    items.extend(front.draw_words(&parts, Align::Left, palette.accents[0])?);
    items.extend(front.draw_burst(seal.as_ref(), palette.accents[0])?);
    Ok(items)
}

/// Returns the distance by which cells of that side must be shifted from `from` so that `edge` cuts one of them well
/// within: no sliver is left, and no side of a cell lies along the edge.
fn shift(from: Length, edge: Length, cell: Length) -> Length {
    let side = cell.to_thousandths().max(1);
    let visible = Length::thousandths((edge - from).to_thousandths().rem_euclid(side));
    let [least, most] = CUT.map(|percent| cell.percent(percent));
    match visible {
        visible if visible < least => visible + cell - most,
        visible if visible > most => visible - most,
        _ => Length::ZERO,
    }
}

pub(super) fn draw_stripes(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(38);
    let [first, second, third] = palette.accents;
    let mut items = vec![front.ground()];
    let Rect { origin, size } = parts.art;
    let centre = Point::new(parts.art.centre().x, origin.y + size.height.percent(72));
    let outer = size.height.percent(72);
    let step = front.part(5).min(outer / 9);
    let inner = outer - step * 4;
    let pale = palette.ground.towards(Colour::WHITE, 60);
    let dark = palette.ground.towards(palette.ink, 85);
    let mut art = Vec::new();
    for (index, colour) in [dark, first, third, second, pale].into_iter().enumerate() {
        let radius = outer - step * index as i32;
        art.push(colour_item(colour, Item::disc(centre, radius, 100)));
        // The bands continue to the lower edge.
        let low = front.bleed.bottom() - centre.y;
        let below = Rect::new(centre.x - radius, centre.y, radius * 2, low);
        art.push(colour_item(colour, Item::tint(below, 100)));
    }
    items.push(crop(art, front.window(&parts)));
    if let Some(puzzle) = front.puzzle() {
        // Overlapping grids have small cells and use all of the room.
        let (share, border) =
            if puzzle.puzzle.shape.kind().grids().is_single() { (128, 30) } else { (136, 60) };
        let side = inner.percent(share).min(size.width);
        let middle = centre.y - inner.percent(12);
        let plate = Rect::new(centre.x - side.half(), middle - side.half(), side, side);
        items.push(colour_item(Colour::WHITE, Item::tint(plate, 100)));
        items.push(front.draw_grid(puzzle, plate, side / border, front.ink_on(Colour::WHITE))?);
    }
    items.extend(front.draw_texts(parts.text, Align::Centre, first, [palette.ink, palette.ink])?);
    items.extend(if inner * 2 >= parts.foot.size.width.percent(70) {
        // Within the innermost band, if it is wide enough.
        let width = parts.foot.size.width.min(inner.percent(180));
        let Rect { origin, size } = parts.foot;
        let strip = Rect::new(centre.x - width.half(), origin.y, width, size.height);
        front.draw_author(strip, Align::Centre, front.ink_on(pale))?
    } else {
        front.draw_author_band(parts.foot, Align::Centre)?
    });
    let seal = front
        .seal(14, |radius| Point::new(front.safe.right() - radius, parts.art.origin.y + radius));
    items.extend(front.draw_burst(seal.as_ref(), first)?);
    Ok(items)
}

pub(super) fn draw_swiss(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(46);
    let fonts = front.fonts();
    let mut items = vec![front.ground()];
    // The numeral: the number of puzzles, or else the last digit.
    let count = front.count();
    let number = match count {
        Some(_) => front.book.puzzles().count().to_string(),
        None => "9".to_owned(),
    };
    let area = if front.is_wide() {
        parts.art
    } else {
        Rect::new(
            parts.art.origin.x,
            parts.art.origin.y + front.part(9),
            front.clear.right() - parts.art.origin.x,
            parts.art.size.height - front.part(9),
        )
    };
    let high = fitted_height(front, &number, area)?;
    // Round figures extend slightly below the others.
    let middle = Point::new(area.centre().x, area.bottom() - high.percent(52));
    let letters = RotatedPose::upright(Point::default()).letters(
        fonts,
        (FontRole::Given, high),
        middle,
        &number,
    )?;
    items.push(colour_item(palette.accents[0], letters));
    // A bar above the title, which hangs from it.
    let bar = Rect::new(parts.text.origin.x, parts.text.origin.y, front.part(18), front.part(2));
    items.push(colour_item(palette.accents[0], Item::tint(bar, 100)));
    let (Rect { origin, size }, gap) = (parts.text, front.part(6));
    let text = Rect::new(origin.x, origin.y + gap, size.width, size.height - gap);
    let inks = [palette.ink, palette.ink];
    items.extend(front.draw_texts(text, Align::Left, palette.accents[1], inks)?);
    items.extend(draw_cell_row(front, area, high)?);
    items.extend(front.draw_author(parts.foot, Align::Left, palette.ink)?);
    Ok(items)
}

/// Returns the height of `number` at which its ink fills `area`.
fn fitted_height(front: &FrontCover, number: &str, area: Rect) -> Result<Length> {
    let fonts = front.fonts();
    let most = area.size.height.percent(96);
    let size = fonts.size_for_figures(FontRole::Given, most);
    let runs = fonts.shape(FontRole::Given, size, number)?;
    let (before, after) = fonts.overhang(&runs);
    let width = before + runs.iter().map(|run| run.width).sum::<Length>() + after;
    let room = area.size.width.to_thousandths();
    Ok(if width.to_thousandths() > room { most.scale(room, width.to_thousandths()) } else { most })
}

/// Draws a row of cells above the numeral: the first row of the puzzle, with its digits.
fn draw_cell_row(front: &FrontCover, area: Rect, high: Length) -> Result<Vec<Item>> {
    let Some(puzzle) = front.puzzle() else {
        return Ok(Vec::new());
    };
    let (side, givens) = first_grid(&puzzle.puzzle);
    let cell = front.safe.size.width / side as i32;
    let top = area.bottom() - high - cell - front.part(5);
    let left = front.safe.origin.x;
    if front.is_wide() || top < area.origin.y - front.part(9) {
        return Ok(Vec::new());
    }
    let weight = front.part(1) / 2;
    let mut items = Vec::new();
    for (index, value) in givens.iter().take(side).enumerate() {
        let place = Rect::new(left + cell * index as i32, top, cell, cell);
        let inner = place.inset(weight.half());
        items.push(colour_item(front.palette.ink, Item::outline(inner, weight)));
        if *value > 0 {
            let high = cell.percent(54);
            let pose = RotatedPose::upright(Point::default());
            let text = front
                .own_symbol(usize::from(*value))
                .unwrap_or_else(|| Symbols::default().text(*value));
            let type_ = (FontRole::Given, high);
            let letters = pose.letters(front.fonts(), type_, place.centre(), &text)?;
            items.push(colour_item(front.palette.ink, letters));
        }
    }
    Ok(items)
}

/// Number of cells across the mosaic.
const ACROSS: RangeInclusive<i32> = 6..=8;
/// Number of cells across a mosaic beside texts, which is about half a panel wide.
const ACROSS_HALF: RangeInclusive<i32> = 4..=6;

/// The cells of a mosaic. No cell is cut: those along an edge extend to the end of the bleed.
struct Mosaic {
    /// Part of the panel that the cells fill.
    room: Rect,
    columns: i32,
    rows: i32,
}

pub(super) fn draw_mosaic(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let mut items = vec![front.ground()];
    let parts = front.parts(44);
    let edge = front.part(5);
    let mosaic = Mosaic::of(front, &parts, edge);
    let seal = front.seal(16, |radius| {
        if front.is_wide() {
            Point::new(front.safe.right() - radius, front.safe.origin.y + radius)
        } else {
            let top = mosaic.room.origin.y.min(parts.art.bottom() - radius);
            Point::new(front.safe.right() - radius, top + radius.percent(80))
        }
    });
    items.push(crop(mosaic.items(front, seal.as_ref())?, front.bleed));
    // The texts use the room that the cells leave.
    let Rect { origin, size } = parts.text;
    let height = if front.is_wide() { size.height } else { mosaic.room.origin.y - edge - origin.y };
    let text = Rect { origin, size: Size { height, ..size } };
    items.extend(front.draw_texts(
        text,
        Align::Left,
        palette.accents[0],
        [palette.ink, front.accent()],
    )?);
    items.extend(front.draw_burst(seal.as_ref(), Colour::WHITE)?);
    items.extend(front.draw_author_band(parts.foot, Align::Left)?);
    Ok(items)
}

impl Mosaic {
    /// Creates the cells below the texts, or beside them, down to the author's band or the edge: as many across as
    /// leave the least height, which goes to the texts, or else to all cells evenly.
    fn of(front: &FrontCover, parts: &FrontParts, edge: Length) -> Mosaic {
        let (panel, floor) = (front.panel, front.floor(parts));
        let is_wide = front.is_wide();
        let (left, top) = if is_wide {
            (parts.text.right() + edge, panel.origin.y)
        } else {
            (panel.origin.x, parts.text.bottom() + edge)
        };
        let (width, height) = (panel.right() - left, floor - top);
        let rows = |columns: i32| {
            (height.to_thousandths() * columns / width.to_thousandths().max(1)).max(1)
        };
        let rest = |columns: i32| height - (width / columns) * rows(columns);
        let across = if is_wide { ACROSS_HALF } else { ACROSS };
        let columns = across.min_by_key(|&columns| rest(columns).max(-rest(columns))).unwrap_or(1);
        let rows = rows(columns);
        let top = if is_wide { top } else { floor - (width / columns) * rows };
        Mosaic { room: Rect::new(left, top, width, floor - top), columns, rows }
    }

    /// Returns the row of `givens`, in grids of `side` cells, from which the cells show the most digits.
    fn fullest(&self, side: usize, givens: &[u8]) -> usize {
        let shown = |first: usize| {
            let rows = (0..self.rows as usize).map(move |row| (first + row) % side);
            let across = (self.columns as usize).min(side);
            rows.map(|row| {
                givens[row * side..][..across].iter().filter(|&&value| value > 0).count()
            })
            .sum::<usize>()
        };
        (0..side).rev().max_by_key(|&first| shown(first)).unwrap_or(0)
    }

    /// Draws the rows of the puzzle's digits from the one with the most digits on, wrapping around. Cells that the seal
    /// overlaps are empty.
    fn items(&self, front: &FrontCover, seal: Option<&Seal>) -> Result<Vec<Item>> {
        let Some(puzzle) = front.puzzle() else {
            return Ok(Vec::new());
        };
        let (side, givens) = first_grid(&puzzle.puzzle);
        let Rect { origin, size } = self.room;
        let bleed = front.bleed;
        let first = self.fullest(side, &givens);
        let x = |column: i32| origin.x + size.width.scale(column, self.columns);
        let y = |row: i32| origin.y + size.height.scale(row, self.rows);
        let mut items = Vec::new();
        for row in 0..self.rows {
            for column in 0..self.columns {
                let (down, across) = ((first + row as usize) % side, column as usize % side);
                let value = givens[down * side + across];
                let cell =
                    Rect::new(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
                let colour = colour(front, value, down + across);
                items
                    .push(colour_item(colour, Item::tint(reaching(cell, front.panel, bleed), 100)));
                let high = cell.size.width.min(cell.size.height);
                let is_cut = seal.is_some_and(|seal| seal.overlaps(cell.centre(), high));
                if value > 0 && !is_cut {
                    let pose = RotatedPose::upright(Point::default());
                    let type_ = (FontRole::Given, high.percent(52));
                    let text =
                        front.own_symbol(usize::from(value)).unwrap_or_else(|| value.to_string());
                    let letters = pose.letters(front.fonts(), type_, cell.centre(), &text)?;
                    items.push(colour_item(front.ink_on(colour), letters));
                }
            }
        }
        Ok(items)
    }
}

/// Extends `cell` to the end of the bleed on the sides where it touches an edge of `panel`.
fn reaching(cell: Rect, panel: Rect, bleed: Rect) -> Rect {
    // Tolerance for the rounding of cells.
    let hair = Length::thousandths(50);
    let is_at = |a: Length, b: Length| (a - b).max(b - a) < hair;
    let left = if is_at(cell.origin.x, panel.origin.x) { bleed.origin.x } else { cell.origin.x };
    let top = if is_at(cell.origin.y, panel.origin.y) { bleed.origin.y } else { cell.origin.y };
    let right = if is_at(cell.right(), panel.right()) { bleed.right() } else { cell.right() };
    let bottom = if is_at(cell.bottom(), panel.bottom()) { bleed.bottom() } else { cell.bottom() };
    Rect::new(left, top, right - left, bottom - top)
}

/// Returns the colour of a digit; empty cells cycle through tints of the ground.
fn colour(front: &FrontCover, value: u8, place: usize) -> Colour {
    let palette = front.palette;
    let accent = palette.accents[usize::from(value) % 3];
    match value {
        0 => palette.ground.towards(Colour::WHITE, [10, 18, 26][place % 3]),
        1..=3 => accent,
        4..=6 => accent.towards(Colour::WHITE, 40),
        _ => accent.towards(palette.ground, 30),
    }
}
