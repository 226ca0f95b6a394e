//! Geometric designs: a field of colour, bands, a large numeral, and a mosaic of cells.

use crate::Result;
use crate::cover_sheet::front_cover::{FrontCover, FrontParts};
use crate::cover_sheet::ornaments::{
    DIGIT, OrnamentGrid, RotatedPose, Seal, colour_item, crop, first_grid, has_areas,
};
use crate::document::item::Item;
use crate::typography::style::Align;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_book::BookPuzzle;
use gridpress_bookspec::{CountForm, Palette};
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::ops::RangeInclusive;

/// Visible cells across the panel in a field, and below a numeral, in percent.
const FIELD: i32 = 590;
const SWISS: i32 = 760;

pub(super) fn draw_field(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(42);
    let mut items = vec![front.ground()];
    let from = if front.is_wide() {
        Point::new(parts.art.origin.x, front.bleed.origin.y)
    } else {
        Point::new(front.safe.origin.x, parts.art.origin.y)
    };
    let seal = front.seal(15, |radius| {
        if front.is_wide() {
            Point::new(front.safe.right() - radius, front.safe.origin.y + radius)
        } else {
            Point::new(front.safe.right() - radius, parts.art.bottom() - radius)
        }
    });
    if let Some(puzzle) = front.puzzle() {
        let lattice = front.lattice(
            puzzle,
            Length::ZERO,
            [palette.ground, palette.ground.towards(palette.ink, 55), palette.ink],
            |digit| match digit {
                1 | 6 => Some(0),
                3 | 8 => Some(1),
                5 => Some(2),
                _ => None,
            },
            seal.as_ref(),
        );
        items.push(front.draw_corner(lattice, from, front.floor(&parts), FIELD)?);
    }
    items.extend(front.draw_words(&parts, Align::Left, palette.accents[0])?);
    items.extend(front.draw_burst(seal.as_ref(), palette.accents[0])?);
    Ok(items)
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
        let side = inner.percent(136).min(size.width);
        let middle = centre.y - inner.percent(12);
        let plate = Rect::new(centre.x - side.half(), middle - side.half(), side, side);
        items.push(colour_item(Colour::WHITE, Item::tint(plate, 100)));
        let square = plate.inset(side / 40);
        let (cell, ink) = (front.cell(puzzle, square.size.width), front.ink_on(Colour::WHITE));
        let lattice = front.lattice(puzzle, cell, [Colour::WHITE, ink, ink], |_| None, None);
        items.extend(lattice.items(front.fonts(), RotatedPose::upright(square.origin))?);
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

/// Height of the numeral, in percent of the art.
const NUMERAL: i32 = 36;

pub(super) fn draw_swiss(front: &FrontCover) -> Result<Vec<Item>> {
    let palette = front.palette;
    let parts = front.parts(33);
    let fonts = front.fonts();
    let mut items = vec![front.ground()];
    // The numeral: the number of puzzles, or else the last digit.
    let number = match front.cover_spec().count() {
        CountForm::None => "9".to_owned(),
        CountForm::Badge | CountForm::Large => front.book.puzzles().count().to_string(),
    };
    // The puzzle is below the numeral.
    let Rect { origin, size } = parts.art;
    let high = size.height.percent(match front.puzzle() {
        // Overlapping grids are whole, and need more room.
        Some(puzzle) if !puzzle.puzzle.shape.kind().grids().is_single() => NUMERAL / 2,
        Some(_) => NUMERAL,
        None => 96,
    });
    let area = Rect::new(origin.x, origin.y, front.clear.right() - origin.x, high);
    let high = fitted_height(front, &number, area)?;
    // Round figures extend slightly below the others.
    let middle = Point::new(area.centre().x, area.bottom() - high.percent(52));
    let type_ = (front.title_face(&number), high);
    let pose = RotatedPose::upright(Point::default());
    items.push(pose.letters(fonts, type_, middle, (&number, front.accent()))?);
    if let Some(puzzle) = front.puzzle() {
        let lattice = front.lattice(
            puzzle,
            Length::ZERO,
            [palette.ground, palette.ink, palette.ink],
            |_| None,
            None,
        );
        let from = Point::new(origin.x, area.bottom() + front.part(4));
        items.push(front.draw_corner(lattice, from, front.floor(&parts), SWISS)?);
    }
    // A bar above the title, which hangs from it.
    let bar = Rect::new(parts.text.origin.x, parts.text.origin.y, front.part(18), front.part(2));
    items.push(colour_item(palette.accents[0], Item::tint(bar, 100)));
    let (Rect { origin, size }, gap) = (parts.text, front.part(6));
    let text = Rect::new(origin.x, origin.y + gap, size.width, size.height - gap);
    let inks = [palette.ink, palette.ink];
    items.extend(front.draw_texts(text, Align::Left, palette.accents[1], inks)?);
    items.extend(front.draw_author_band(parts.foot, Align::Left)?);
    Ok(items)
}

/// Returns the height of `number` at which its ink fills `area`.
fn fitted_height(front: &FrontCover, number: &str, area: Rect) -> Result<Length> {
    let fonts = front.fonts();
    let most = area.size.height.percent(96);
    let role = front.title_face(number);
    let runs = fonts.shape(role, fonts.size_for_figures(role, most), number)?;
    let (before, after) = fonts.overhang(&runs);
    let width = before + runs.iter().map(|run| run.width).sum::<Length>() + after;
    let room = area.size.width.to_thousandths();
    Ok(if width.to_thousandths() > room { most.scale(room, width.to_thousandths()) } else { most })
}

/// White in pale tiles, in percent.
const PALE: [u8; 2] = [86, 0];
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
    if let Some(puzzle) = front.puzzle() {
        let kind = puzzle.puzzle.shape.kind();
        if kind.grids().is_single() && kind.view().is_none() {
            items.push(crop(mosaic.items(front, puzzle, seal.as_ref())?, front.bleed));
        } else {
            let Palette { ground, ink, .. } = palette;
            let fill = |digit| Some(usize::from(digit));
            let lattice =
                front.lattice(puzzle, Length::ZERO, [ground, ink, ink], fill, seal.as_ref());
            let corner =
                Point::new(front.safe.origin.x.max(mosaic.room.origin.x), mosaic.room.origin.y);
            items.push(front.draw_corner(lattice, corner, front.floor(&parts), FIELD)?);
        }
    }
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
        let most = front.puzzle().filter(|puzzle| is_marked(&puzzle.puzzle.shape));
        let most = most.map_or(i32::MAX, |puzzle| puzzle.puzzle.shape.side() as i32);
        let across = across.start().min(&most).to_owned()..=*across.end().min(&most);
        let columns = across.min_by_key(|&columns| rest(columns).max(-rest(columns))).unwrap_or(1);
        let rows = rows(columns);
        // Cells are square, so that marks fit them.
        let top = floor - (width / columns) * rows;
        Mosaic { room: Rect::new(left, top, width, floor - top), columns, rows }
    }

    /// Returns the row of `givens`, in grids of `side` cells, from which the cells show the most digits. If they must not
    /// wrap around, since marks do not, it is among the first.
    fn fullest(&self, side: usize, givens: &[u8], wraps: bool) -> usize {
        let shown = |first: usize| {
            let rows = (0..self.rows as usize).map(move |row| (first + row) % side);
            let across = (self.columns as usize).min(side);
            rows.map(|row| {
                givens[row * side..][..across].iter().filter(|&&value| value > 0).count()
            })
            .sum::<usize>()
        };
        let last = if wraps { side } else { (side + 1).saturating_sub(self.rows as usize).max(1) };
        (0..last).rev().max_by_key(|&first| shown(first)).unwrap_or(0)
    }

    /// Draws the rows of the puzzle from the one with the most digits on, wrapping around unless it has marks. Cells that
    /// the seal overlaps are empty.
    fn items(
        &self,
        front: &FrontCover,
        puzzle: &BookPuzzle,
        seal: Option<&Seal>,
    ) -> Result<Vec<Item>> {
        let shape = &puzzle.puzzle.shape;
        let (side, givens) = first_grid(&puzzle.puzzle);
        let Rect { origin, size } = self.room;
        let bleed = front.bleed;
        let high = size.width / self.columns;
        let first = self.fullest(side, &givens, !is_marked(shape));
        let has_areas = has_areas(shape);
        let Palette { ground, ink, .. } = front.palette;
        // Shades and lines have colours, so that the tiles have none.
        let (ground, ink) = if has_areas {
            let pale = ground.towards(Colour::WHITE, PALE[0]);
            (pale, pale.best_of(&[ground, ink, Colour::BLACK]))
        } else {
            (ground, ink)
        };
        let window = self.room.intersection(&front.clear);
        let lattice = front.lattice(puzzle, high, [ground, ink, ink], |_| None, seal);
        let lattice = OrnamentGrid { window, ..lattice };
        let pose = RotatedPose::upright(Point::default());
        let mut grounds = lattice.grounds(pose);
        let x = |column: i32| origin.x + size.width.scale(column, self.columns);
        let y = |row: i32| self.room.bottom() - high * (self.rows - row);
        let top = |row: i32| match row {
            0 if front.is_wide() => front.panel.origin.y,
            row => y(row),
        };
        let (mut items, mut figures) = (Vec::new(), Vec::new());
        for row in 0..self.rows {
            for column in 0..self.columns {
                let (down, across) = ((first + row as usize) % side, column as usize % side);
                let value = givens[down * side + across];
                let cell =
                    Rect::new(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
                let place = &mut grounds[down * side + across];
                let colour = *place.get_or_insert_with(|| {
                    if has_areas {
                        ground.towards(Colour::WHITE, PALE[(down + across) % 2])
                    } else {
                        colour(front, value, down + across)
                    }
                });
                // Beside texts, the cells of the first row reach up to the edge.
                let tile = Rect::from_corners(
                    Point::new(cell.origin.x, top(row)),
                    Point::new(cell.right(), cell.bottom()),
                );
                let tile = Item::tint(reaching(tile, front.panel, bleed), 100);
                items.push(colour_item(colour, tile));
                let is_cut = lattice.cuts(cell.centre(), high.percent(DIGIT));
                if value > 0 && !is_cut {
                    let type_ = (FontRole::Given, high.percent(52));
                    let text = lattice.symbols.text(value);
                    let ink = if has_areas { ink } else { lattice.ink_on(Some(colour)) };
                    figures.push(pose.letters(
                        front.fonts(),
                        type_,
                        cell.centre(),
                        (&text, ink),
                    )?);
                }
            }
        }
        if is_marked(shape) {
            let corner = Point::new(origin.x, y(0) - high * first as i32);
            let (below, above) =
                lattice.marks(front.fonts(), RotatedPose::upright(corner), &grounds)?;
            items.push(crop([below, above].concat(), self.room));
        }
        items.extend(figures);
        Ok(items)
    }
}

/// Returns `true` if a puzzle of that shape has cages, or marks in its grid.
fn is_marked(shape: &Shape) -> bool {
    !shape.cages().is_empty()
        || !shape.marks().is_empty()
        || shape.kind().has_irregular_regions()
        || shape.houses().iter().any(|house| house.mark.is_some())
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
