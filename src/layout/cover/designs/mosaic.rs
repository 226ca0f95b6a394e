//! Cells from edge to edge, each in the colour of its digit.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{View, cropped, filled, first_grid};
use crate::cover::scene::{Parts, Scene, Seal};
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect, Size};
use std::ops::RangeInclusive;

/// Cells across the room of the mosaic.
const ACROSS: RangeInclusive<i32> = 6..=8;
/// Cells across the room beside texts, which is about half a panel.
const ACROSS_HALF: RangeInclusive<i32> = 4..=6;

/// The cells of a mosaic, of which none is cut: those along an edge reach on to the end of the bleed.
struct Mosaic {
    /// The part of the panel that the cells fill.
    room: Rect,
    columns: i32,
    rows: i32,
}

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let mut items = vec![scene.ground()];
    let parts = scene.parts(44);
    let edge = scene.part(5);
    let mosaic = Mosaic::of(scene, &parts, edge);
    let seal = scene.seal(16, |radius| match scene.is_wide() {
        true => Point::new(scene.safe.right() - radius, scene.safe.origin.y + radius),
        false => {
            let top = mosaic.room.origin.y.min(parts.art.bottom() - radius);
            Point::new(scene.safe.right() - radius, top + radius.percent(80))
        }
    });
    items.push(cropped(mosaic.items(scene, seal.as_ref())?, scene.bleed));
    // The texts have the room that the cells leave.
    let Rect { origin, size } = parts.text;
    let height = match scene.is_wide() {
        true => size.height,
        false => mosaic.room.origin.y - edge - origin.y,
    };
    let text = Rect { origin, size: Size { height, ..size } };
    let (badges, high) = scene.badges(text, Align::Left, palette.accents[0])?;
    let room = shortened(text, high);
    items.extend(scene.titles(room, Align::Left, [palette.ink, scene.accent()])?);
    items.extend(badges);
    if let Some(seal) = &seal {
        items.extend(scene.burst(seal, Colour::WHITE)?);
    }
    items.extend(scene.author_band(parts.foot, Align::Left)?);
    Ok(items)
}

impl Mosaic {
    /// The cells below the texts, or beside them, down to what covers the foot: as many across as leave the least of the
    /// height, which the texts get, or all cells alike.
    fn of(scene: &Scene, parts: &Parts, edge: Length) -> Mosaic {
        let (panel, floor) = (scene.panel, scene.floor(parts));
        let is_wide = scene.is_wide();
        let (left, top) = match is_wide {
            true => (parts.text.right() + edge, panel.origin.y),
            false => (panel.origin.x, parts.text.bottom() + edge),
        };
        let (width, height) = (panel.right() - left, floor - top);
        let rows = |columns: i32| {
            (height.to_thousandths() * columns / width.to_thousandths().max(1)).max(1)
        };
        let rest = |columns: i32| height - (width / columns) * rows(columns);
        let across = if is_wide { ACROSS_HALF } else { ACROSS };
        let columns = across.min_by_key(|&columns| rest(columns).max(-rest(columns))).unwrap_or(1);
        let rows = rows(columns);
        let top = match is_wide {
            true => top,
            false => floor - (width / columns) * rows,
        };
        Mosaic { room: Rect::new(left, top, width, floor - top), columns, rows }
    }

    /// The first row of `givens`, in grids of `side` cells, from where the cells show the most digits.
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

    /// The rows of the puzzle's digits, one below the other from where they show the most, and again from the first. Cells
    /// that the seal cuts are bare.
    fn items(&self, scene: &Scene, seal: Option<&Seal>) -> Result<Vec<Item>, LayoutError> {
        let Some(puzzle) = scene.puzzle() else {
            return Ok(Vec::new());
        };
        let (side, givens) = first_grid(&puzzle.puzzle);
        let Rect { origin, size } = self.room;
        let bleed = scene.bleed;
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
                let colour = colour(scene, value, down + across);
                items.push(filled(colour, Item::tint(reaching(cell, scene.panel, bleed), 100)));
                let high = cell.size.width.min(cell.size.height);
                let is_cut = seal.is_some_and(|seal| seal.cuts(cell.centre(), high));
                if value > 0 && !is_cut {
                    let view = View::upright(Point::default());
                    let type_ = (FontRole::Given, high.percent(52));
                    let own = scene.own_symbol(usize::from(value));
                    let text = own.unwrap_or_else(|| value.to_string());
                    let letters = view.letters(scene.fonts(), type_, cell.centre(), &text)?;
                    items.push(filled(scene.ink_on(colour), letters));
                }
            }
        }
        Ok(items)
    }
}

/// `cell`, on to the end of the bleed on the sides where it touches an edge of `panel`.
fn reaching(cell: Rect, panel: Rect, bleed: Rect) -> Rect {
    // Less than the rounding of cells.
    let hair = Length::thousandths(50);
    let is_at = |a: Length, b: Length| (a - b).max(b - a) < hair;
    let left = if is_at(cell.origin.x, panel.origin.x) { bleed.origin.x } else { cell.origin.x };
    let top = if is_at(cell.origin.y, panel.origin.y) { bleed.origin.y } else { cell.origin.y };
    let right = if is_at(cell.right(), panel.right()) { bleed.right() } else { cell.right() };
    let bottom = if is_at(cell.bottom(), panel.bottom()) { bleed.bottom() } else { cell.bottom() };
    Rect::new(left, top, right - left, bottom - top)
}

/// The colour of a digit; empty cells are tints of the ground in turn.
fn colour(scene: &Scene, value: u8, place: usize) -> Colour {
    let palette = scene.palette;
    let accent = palette.accents[usize::from(value) % 3];
    match value {
        0 => palette.ground.towards(Colour::WHITE, [10, 18, 26][place % 3]),
        1..=3 => accent,
        4..=6 => accent.towards(Colour::WHITE, 40),
        _ => accent.towards(palette.ground, 30),
    }
}
