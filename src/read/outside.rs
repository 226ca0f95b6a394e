//! Numbers in the band around a grid: one in each place that has any, and on its left or right as well as elsewhere. What
//! else stands above a grid or below it is text.

use super::marks::PageGlyph;
use super::ruled::Ruled;
use std::collections::BTreeMap;

/// How broad the band is, as a share of a cell.
const BAND: f64 = 0.7;
/// How much higher or lower than the middle of its place a number stands at the most, as a share of a cell.
const ASIDE: f64 = 0.22;
/// How large type in it is at the most, as a share of a cell.
const LARGEST: f64 = 0.6;
/// The fewest numbers that a grid has, as a share of its side.
const FEWEST: f64 = 0.5;

/// A place in the band: row and column.
type Place = (i32, i32);
/// Numbers by their places.
type Numbers = Vec<(Place, u32)>;

/// The numbers outside grids.
pub(super) struct Numbered {
    /// Those of each grid, in the order of their places.
    pub numbers: Vec<Numbers>,
    /// The glyphs that they consist of, by index.
    glyphs: Vec<usize>,
}

impl Numbered {
    /// How far the line above a grid reaches beyond its frame, left and right: as far as the band does.
    pub(super) fn beyond(numbers: &[(Place, u32)], ruled: &Ruled) -> (f64, f64) {
        let band = BAND * ruled.pitch();
        let side = ruled.side() as i32;
        let far = |&((row, column), _): &(Place, u32)| row == side || column == side;
        match numbers {
            [] => (0.0, 0.0),
            _ if numbers.iter().any(far) => (band, band),
            _ => (band, 0.0),
        }
    }

    /// The glyphs that are no numbers outside a grid.
    pub(super) fn rest(&self, glyphs: &[PageGlyph]) -> Vec<PageGlyph> {
        let others = glyphs.iter().enumerate();
        let others = others.filter(|(index, _)| !self.glyphs.contains(index));
        others.map(|(_, glyph)| glyph.clone()).collect()
    }
}

/// The numbers outside each of `grids`.
pub(super) fn find(grids: &[Ruled], glyphs: &[PageGlyph]) -> Numbered {
    let mut found = Numbered {
        numbers: Vec::new(),
        glyphs: Vec::new(),
    };
    // What stands in a grid beside another is no number of that one's.
    let is_inside = |glyph: &PageGlyph| {
        let (x, y) = glyph.middle();
        grids.iter().any(|ruled| ruled.cell(x, y).is_some())
    };
    let inside: Vec<bool> = glyphs.iter().map(is_inside).collect();
    for ruled in grids {
        let (numbers, own) = of_grid(ruled, glyphs, &inside).unwrap_or_default();
        found.numbers.push(numbers);
        found.glyphs.extend(own);
    }
    found
}

/// The numbers outside a grid, and the indices of their glyphs; `None` where there are none. `inside` has the glyphs that
/// stand in a grid.
fn of_grid(ruled: &Ruled, glyphs: &[PageGlyph], inside: &[bool]) -> Option<(Numbers, Vec<usize>)> {
    if !ruled.holes.is_empty() {
        return None;
    }
    let mut places: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (index, glyph) in glyphs.iter().enumerate() {
        let is_small = glyph.size < LARGEST * ruled.pitch() && !inside[index];
        if let Some(place) = place(ruled, glyph).filter(|_| is_small) {
            places.entry(place).or_default().push(index);
        }
    }
    let side = ruled.side() as i32;
    let number = |indices: &[usize]| -> Option<u32> {
        let mut line: Vec<&PageGlyph> = indices.iter().map(|&index| &glyphs[index]).collect();
        line.sort_by(|a, b| a.x.total_cmp(&b.x));
        let text: String = line.iter().map(|glyph| &*glyph.text).collect();
        text.trim().parse().ok()
    };
    // A side with something else on it has a line of text there.
    let side_of = |&(row, column): &Place| match (row, column) {
        (-1, _) => 0,
        (row, _) if row == side => 1,
        (_, -1) => 2,
        _ => 3,
    };
    let texts = places
        .iter()
        .filter(|(_, indices)| number(indices).is_none());
    let texts: Vec<i32> = texts.map(|(place, _)| side_of(place)).collect();
    places.retain(|place, _| !texts.contains(&side_of(place)));
    let numbers = places.iter();
    let numbers = numbers.filter_map(|(&place, indices)| Some((place, number(indices)?)));
    let numbers: Vec<(Place, u32)> = numbers.collect();
    let is_beside =
        |&(row, column): &Place| (0..side).contains(&row) && !(0..side).contains(&column);
    let is_enough = places.len() as f64 >= FEWEST * f64::from(side);
    if !is_enough || !places.keys().any(is_beside) {
        return None;
    }
    let names_lines = |of: &dyn Fn(i32) -> Place| {
        (0..side).all(|line| numbers.contains(&(of(line), line as u32 + 1)))
    };
    let is_diagram = names_lines(&|line| (-1, line)) && names_lines(&|line| (line, -1));
    (!is_diagram).then(|| (numbers, places.into_values().flatten().collect()))
}

/// The place in the band that a glyph stands in.
fn place(ruled: &Ruled, glyph: &PageGlyph) -> Option<Place> {
    let (pitch, side) = (ruled.pitch(), ruled.side() as i32);
    let (x, y) = glyph.middle();
    let index = |cells: f64| {
        let is_near = -BAND < cells && cells < f64::from(side) + BAND;
        is_near.then(|| (cells.floor() as i32).clamp(-1, side))
    };
    let column = index((x - ruled.columns[0]) / pitch)?;
    let down = (ruled.rows[ruled.side()] - y) / pitch;
    let row = index(down)?;
    let is_inside = |at: i32| (0..side).contains(&at);
    let middle = match row {
        -1 => -BAND / 2.0,
        row if row == side => f64::from(side) + BAND / 2.0,
        row => f64::from(row) + 0.5,
    };
    if (down - middle).abs() > ASIDE {
        return None;
    }
    (!is_inside(row) || !is_inside(column)).then_some((row, column))
}
