//! A quiet page, a strict axis, and one numeral that is too large for it.

use super::field::shortened;
use crate::LayoutError;
use crate::cover::art::{View, filled, first_grid};
use crate::cover::scene::Scene;
use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::fonts::FontRole;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::{Length, Point, Rect};

pub(super) fn front(scene: &Scene) -> Result<Vec<Item>, LayoutError> {
    let palette = scene.palette;
    let parts = scene.parts(46);
    let fonts = scene.fonts();
    let mut items = vec![scene.ground()];
    // The numeral: how many puzzles there are, or the last of the digits.
    let count = scene.count();
    let number = match count {
        Some(_) => scene.book.puzzles().count().to_string(),
        None => "9".to_owned(),
    };
    let area = match scene.is_wide() {
        true => parts.art,
        false => Rect::new(
            parts.art.origin.x,
            parts.art.origin.y + scene.part(9),
            scene.clear.right() - parts.art.origin.x,
            parts.art.size.height - scene.part(9),
        ),
    };
    let high = fitted_height(scene, &number, area)?;
    // Round figures reach a little below the others.
    let middle = Point::new(area.centre().x, area.bottom() - high.percent(52));
    let letters =
        View::upright(Point::default()).letters(fonts, (FontRole::Given, high), middle, &number)?;
    items.push(filled(palette.accents[0], letters));
    // A bar above the title, which hangs from it.
    let bar = Rect::new(parts.text.origin.x, parts.text.origin.y, scene.part(18), scene.part(2));
    items.push(filled(palette.accents[0], Item::tint(bar, 100)));
    let gap = scene.part(6);
    let (badges, tall) = scene.badges(parts.text, Align::Left, palette.accents[1])?;
    let room = shortened(parts.text, tall);
    let room =
        Rect::new(room.origin.x, room.origin.y + gap, room.size.width, room.size.height - gap);
    items.extend(scene.titles(room, Align::Left, [palette.ink, palette.ink])?);
    items.extend(badges);
    items.extend(strip(scene, area, high)?);
    items.extend(scene.author(parts.foot, Align::Left, palette.ink)?);
    Ok(items)
}

/// How high `number` stands so that its ink fills `area`.
fn fitted_height(scene: &Scene, number: &str, area: Rect) -> Result<Length, LayoutError> {
    let fonts = scene.fonts();
    let most = area.size.height.percent(96);
    let size = fonts.size_for_figures(FontRole::Given, most);
    let runs = fonts.shape(FontRole::Given, size, number)?;
    let (before, after) = fonts.overhang(&runs);
    let width = before + runs.iter().map(|run| run.width).sum::<Length>() + after;
    let room = area.size.width.to_thousandths();
    Ok(match width.to_thousandths() > room {
        true => most.scale(room, width.to_thousandths()),
        false => most,
    })
}

/// A row of nine cells above the numeral: a unit of the puzzle, with some of its digits.
fn strip(scene: &Scene, area: Rect, high: Length) -> Result<Vec<Item>, LayoutError> {
    let Some(puzzle) = scene.puzzle() else {
        return Ok(Vec::new());
    };
    let (side, givens) = first_grid(&puzzle.puzzle);
    let cell = scene.safe.size.width / side as i32;
    let top = area.bottom() - high - cell - scene.part(5);
    let left = scene.safe.origin.x;
    if scene.is_wide() || top < area.origin.y - scene.part(9) {
        return Ok(Vec::new());
    }
    let weight = scene.part(1) / 2;
    let mut items = Vec::new();
    for (index, value) in givens.iter().take(side).enumerate() {
        let place = Rect::new(left + cell * index as i32, top, cell, cell);
        let inner = place.inset(weight.half());
        items.push(filled(scene.palette.ink, Item::outline(inner, weight)));
        if *value > 0 {
            let high = cell.percent(54);
            let view = View::upright(Point::default());
            let text = scene
                .own_symbol(usize::from(*value))
                .unwrap_or_else(|| Symbols::default().text(*value));
            let type_ = (FontRole::Given, high);
            let letters = view.letters(scene.fonts(), type_, place.centre(), &text)?;
            items.push(filled(scene.palette.ink, letters));
        }
    }
    Ok(items)
}
