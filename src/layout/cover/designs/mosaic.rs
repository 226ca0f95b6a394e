//! Cells from edge to edge, each in the colour of its digit.

use super::field::shortened;
use crate::colour::Colour;
use crate::fonts::FontRole;
use crate::layout::LayoutError;
use crate::layout::cover::art::{View, cropped, filled, first_grid};
use crate::layout::cover::scene::Scene;
use crate::layout::page::item::Item;
use crate::layout::text::style::Align;
use crate::units::{Length, Point, Rect};

/// Cells across the smaller side of the panel.
const ACROSS: i32 = 7;

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let mut items = vec![scene.ground()];
    let cell = scene.part(100) / ACROSS;
    items.push(cropped(cells(scene, cell)?, scene.bleed));
    // The texts stand on a block of the ground that covers whole cells.
    let parts = scene.parts(44);
    let edge = scene.part(5);
    let block = match scene.is_wide() {
        true => Rect::new(
            scene.bleed.origin.x,
            scene.bleed.origin.y,
            parts.text.right() + edge - scene.bleed.origin.x,
            scene.bleed.size.height,
        ),
        false => {
            let reach = parts.text.bottom() + edge - scene.panel.origin.y;
            let rows = (reach.to_thousandths() + cell.to_thousandths() - 1) / cell.to_thousandths();
            let low = scene.panel.origin.y + cell * rows;
            Rect::new(
                scene.bleed.origin.x,
                scene.bleed.origin.y,
                scene.bleed.size.width,
                low - scene.bleed.origin.y,
            )
        }
    };
    items.push(filled(palette.ground, Item::tint(block, 100)));
    let text = match scene.is_wide() {
        true => parts.text,
        false => Rect::new(
            parts.text.origin.x,
            parts.text.origin.y,
            parts.text.size.width,
            block.bottom() - edge - parts.text.origin.y,
        ),
    };
    let (badges, high) = scene.badges(text, Align::Left, palette.accents[0])?;
    let room = shortened(text, high);
    items.extend(scene.titles(room, Align::Left, [palette.ink, scene.accent()])?);
    items.extend(badges);
    if let Some(count) = scene.count() {
        let radius = scene.part(16);
        let at = Point::new(
            scene.safe.right() - radius,
            block.bottom().min(parts.art.bottom() - radius),
        );
        let at = match scene.is_wide() {
            true => Point::new(at.x, scene.safe.origin.y + radius),
            false => at + Point::new(Length::ZERO, radius.percent(80)),
        };
        items.extend(scene.burst(at, radius, Colour::WHITE, &count)?);
    }
    items.extend(scene.author_band(parts.foot, Align::Left)?);
    Ok(items)
}

/// The rows of the puzzle's digits, one below the other and again from the first, over all of the panel.
fn cells(scene: &Scene, cell: Length) -> Result<Vec<Item>, LayoutError> {
    let Some(puzzle) = scene.puzzle() else {
        return Ok(Vec::new());
    };
    let (side, givens) = first_grid(&puzzle.puzzle);
    let Rect { origin, size } = scene.panel;
    let count = |length: Length| length.to_thousandths() / cell.to_thousandths() + 2;
    let mut items = Vec::new();
    // A cell more on every side, for what is cut off.
    for row in -1..count(size.height) {
        for column in -1..count(size.width) {
            let index = |n: i32| n.rem_euclid(side as i32) as usize;
            let value = givens[index(row) * side + index(column)];
            let at = origin + Point::new(cell * column, cell * row);
            let area = Rect::new(at.x, at.y, cell, cell);
            let colour = colour(scene, value, index(row) + index(column));
            items.push(filled(colour, Item::tint(area, 100)));
            if value > 0 {
                let view = View::upright(Point::default());
                let type_ = (FontRole::Given, cell.percent(52));
                let own = scene.own_symbol(usize::from(value));
                let text = own.unwrap_or_else(|| value.to_string());
                let letters = view.letters(scene.fonts(), type_, area.centre(), &text)?;
                items.push(filled(scene.ink_on(colour), letters));
            }
        }
    }
    Ok(items)
}

/// The colour of a digit; empty cells are tints of the ground in turn.
fn colour(scene: &Scene, value: u8, place: usize) -> Colour {
    let palette = scene.palette;
    let accent = palette.accents[usize::from(value) % 3];
    match value {
        0 => palette
            .ground
            .towards(Colour::WHITE, [10, 18, 26][place % 3]),
        1..=3 => accent,
        4..=6 => accent.towards(Colour::WHITE, 40),
        _ => accent.towards(palette.ground, 30),
    }
}
