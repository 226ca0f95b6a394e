//! Text around a grid: the line above it, the folio, and numbers in the band outside.

use super::frames::{NEAR, RuledGrid};
use super::geometry::{PageGlyph, Stroke};
use std::collections::BTreeMap;

/// The width of the band, as a share of a cell.
const BAND: f64 = 0.7;
/// The offset of a number from the centre of its place to make room for an arrow, across and down, as shares of a cell.
const ASIDE: [f64; 2] = [0.1, 0.09];
/// The tolerance of that position, as a share of a cell.
const NEAR_MIDDLE: f64 = 0.05;
/// The type sizes of these numbers, as shares of a cell.
const SIZES: std::ops::Range<f64> = 0.2..0.6;
/// The largest distance from the centre of an arrow to that of its place, as a share of a cell.
const BY_ARROW: f64 = 0.4;

/// A place in the band: row and column.
type BandPlace = (i32, i32);
/// Numbers by their places.
type PlacedNumbers = Vec<(BandPlace, u32)>;

/// The numbers outside grids. Each is at the centre of its place, or offset by one step for an arrow; anything else
/// around a grid is text.
pub(super) struct OutsideNumbers {
    /// The numbers of each grid, ordered by place.
    pub numbers: Vec<PlacedNumbers>,
    /// The indices of their glyphs.
    glyphs: Vec<usize>,
}

impl OutsideNumbers {
    /// Returns how far the line above a grid extends beyond its frame on the left and on the right: as far as the band.
    pub(super) fn beyond(numbers: &[(BandPlace, u32)], ruled: &RuledGrid) -> (f64, f64) {
        let band = BAND * ruled.pitch();
        let side = ruled.side() as i32;
        match numbers {
            [] => (0.0, 0.0),
            _ if numbers.iter().any(|&((row, column), _)| row == side || column == side) => {
                (band, band)
            }
            _ => (band, 0.0),
        }
    }

    /// Returns the glyphs that are not part of a number outside a grid.
    pub(super) fn rest(&self, glyphs: &[PageGlyph]) -> Vec<PageGlyph> {
        let others = glyphs.iter().enumerate().filter(|(index, _)| !self.glyphs.contains(index));
        others.map(|(_, glyph)| glyph.clone()).collect()
    }
}

/// Returns the numbers outside each of `grids`.
pub(super) fn numbers_around(
    grids: &[RuledGrid],
    glyphs: &[PageGlyph],
    strokes: &[Stroke],
) -> OutsideNumbers {
    let mut found = OutsideNumbers { numbers: Vec::new(), glyphs: Vec::new() };
    // Type inside a neighbouring grid is not a number of this one.
    let is_inside = |glyph: &PageGlyph| {
        let (x, y) = glyph.middle();
        grids.iter().any(|ruled| ruled.cell(x, y).is_some())
    };
    let inside: Vec<bool> = glyphs.iter().map(is_inside).collect();
    let arrows: Vec<(f64, f64)> = strokes
        .iter()
        .filter(|stroke| !stroke.is_level)
        .map(|stroke| {
            let [x, y] = [(stroke.low.0, stroke.high.0), (stroke.low.1, stroke.high.1)]
                .map(|(low, high)| (low + high) / 2.0);
            (x, y)
        })
        .collect();
    for ruled in grids {
        let (numbers, own) = of_grid(ruled, glyphs, &inside, &arrows).unwrap_or_default();
        found.numbers.push(numbers);
        found.glyphs.extend(own);
    }
    found
}

/// Returns the numbers outside a grid and the indices of their glyphs; `None` if there are no numbers. `inside` is
/// `true` for glyphs inside a grid, and `arrows` are the midpoints of slanting lines.
fn of_grid(
    ruled: &RuledGrid,
    glyphs: &[PageGlyph],
    inside: &[bool],
    arrows: &[(f64, f64)],
) -> Option<(PlacedNumbers, Vec<usize>)> {
    if !ruled.holes.is_empty() {
        return None;
    }
    let mut places: BTreeMap<BandPlace, Vec<usize>> = BTreeMap::new();
    for (index, glyph) in glyphs.iter().enumerate() {
        let is_of_size = SIZES.contains(&(glyph.size / ruled.pitch())) && !inside[index];
        if let Some(place) = place(ruled, glyph).filter(|_| is_of_size) {
            places.entry(place).or_default().push(index);
        }
    }
    let side = ruled.side() as i32;
    let number = |place: BandPlace, indices: &[usize]| -> Option<(u32, NumberPosition)> {
        let mut line: Vec<&PageGlyph> = indices.iter().map(|&index| &glyphs[index]).collect();
        line.sort_by(|a, b| a.x.total_cmp(&b.x));
        let text: String = line.iter().map(|glyph| &*glyph.text).collect();
        Some((text.trim().parse().ok()?, stand(ruled, place, &line, arrows)?))
    };
    // A side with anything else on it has a line of text there.
    let side_of = |&(row, column): &BandPlace| match (row, column) {
        (-1, _) => 0,
        (row, _) if row == side => 1,
        (_, -1) => 2,
        _ => 3,
    };
    // Only diagonals start at a corner. Anything else there, such as a page number, is next to the grid by chance.
    let is_within = |at: i32| (0..side).contains(&at);
    places.retain(|&place, indices| {
        let is_corner = !is_within(place.0) && !is_within(place.1);
        !is_corner
            || number(place, indices).is_some_and(|(_, stand)| stand == NumberPosition::Offset)
    });
    let texts = places.iter().filter(|&(&place, indices)| number(place, indices).is_none());
    let texts: Vec<i32> = texts.map(|(place, _)| side_of(place)).collect();
    places.retain(|place, _| !texts.contains(&side_of(place)));
    let numbers_there: Vec<(BandPlace, (u32, NumberPosition))> = places
        .iter()
        .filter_map(|(&place, indices)| Some((place, number(place, indices)?)))
        .collect();
    // A single number centred above a grid is its heading, unless there is a heading above it.
    let is_headed = || {
        let others = glyphs.iter().zip(inside).enumerate().filter(|(index, (_, inside))| {
            !**inside && !places.values().any(|own| own.contains(index))
        });
        let others: Vec<PageGlyph> = others.map(|(_, (glyph, _))| glyph.clone()).collect();
        // The line above a grid starts where its band does.
        let band = BAND * ruled.pitch();
        number_of(&line_above(&ruled.frame, (band, band), &others)).is_some()
    };
    let is_heading = match numbers_there[..] {
        [] => true,
        [((row, _), (_, stand))] => stand == NumberPosition::Centred && row == -1 && !is_headed(),
        _ => false,
    };
    if is_heading {
        return None;
    }
    let numbers: PlacedNumbers =
        numbers_there.into_iter().map(|(place, (number, _))| (place, number)).collect();
    let names_lines = |of: &dyn Fn(i32) -> BandPlace| {
        (0..side).all(|line| numbers.contains(&(of(line), line as u32 + 1)))
    };
    // A diagram names its rows and columns, which would otherwise look like the clues of a skyscraper puzzle.
    let is_diagram = names_lines(&|line| (-1, line)) && names_lines(&|line| (line, -1));
    (!is_diagram).then(|| (numbers, places.into_values().flatten().collect()))
}

/// The position of a number within its place.
#[derive(Clone, Copy, PartialEq)]
enum NumberPosition {
    Centred,
    /// Offset to make room for an arrow along a diagonal.
    Offset,
}

/// Returns the position of the number with the glyphs `line`; `None` if it is at neither position.
fn stand(
    ruled: &RuledGrid,
    place: BandPlace,
    line: &[&PageGlyph],
    arrows: &[(f64, f64)],
) -> Option<NumberPosition> {
    let (first, last) = (line.first()?, line.last()?);
    let (left, right) = (first.middle(), last.middle());
    let (x, y) = ((left.0 - first.width / 2.0 + right.0 + last.width / 2.0) / 2.0, left.1);
    let (across, down) = cells(ruled, x, y);
    let middle = |at: i32| match at {
        -1 => -BAND / 2.0,
        at if at == ruled.side() as i32 => f64::from(at) + BAND / 2.0,
        at => f64::from(at) + 0.5,
    };
    let off = [across - middle(place.1), down - middle(place.0)];
    let is_near = |expected: [f64; 2]| {
        let off = off.iter().zip(expected);
        off.into_iter().all(|(off, expected)| (off.abs() - expected).abs() <= NEAR_MIDDLE)
    };
    let is_by_arrow = || {
        arrows.iter().any(|&(x, y)| {
            let (across, down) = cells(ruled, x, y);
            let off = (across - middle(place.1), down - middle(place.0));
            off.0.abs() <= BY_ARROW && off.1.abs() <= BY_ARROW
        })
    };
    match () {
        () if is_near([0.0, 0.0]) => Some(NumberPosition::Centred),
        () if is_near(ASIDE) && is_by_arrow() => Some(NumberPosition::Offset),
        () => None,
    }
}

/// Converts a point of the page to cells from the upper left corner of a grid: across and down.
fn cells(ruled: &RuledGrid, x: f64, y: f64) -> (f64, f64) {
    let pitch = ruled.pitch();
    ((x - ruled.columns[0]) / pitch, (ruled.rows[ruled.side()] - y) / pitch)
}

/// Returns the place in the band that contains a glyph.
fn place(ruled: &RuledGrid, glyph: &PageGlyph) -> Option<BandPlace> {
    let side = ruled.side() as i32;
    let (x, y) = glyph.middle();
    let (across, down) = cells(ruled, x, y);
    let index = |cells: f64| {
        (-BAND < cells && cells < f64::from(side) + BAND)
            .then(|| (cells.floor() as i32).clamp(-1, side))
    };
    let (row, column) = (index(down)?, index(across)?);
    let is_inside = |at: i32| (0..side).contains(&at);
    (!is_inside(row) || !is_inside(column)).then_some((row, column))
}

/// The largest distance of a line above its grid, as a share of the grid's side.
const REACH: f64 = 0.5;

/// Returns the number at the start of a line, as a separate word or after `Puzzle`. The numbers above the columns of a
/// diagram do not count.
pub(super) fn number_of(head: &str) -> Option<u32> {
    if is_column_header(head) {
        return None;
    }
    let mut words = head.split_whitespace();
    match words.next()? {
        "Puzzle" => words.next()?.parse().ok(),
        word => word.parse().ok(),
    }
}

/// `true` if a line reads 1, 2, 3 and so on.
pub(super) fn is_column_header(head: &str) -> bool {
    let mut next = 1;
    let is_next = head.split_whitespace().all(|word| {
        next += 1;
        word.parse() == Ok(next - 1)
    });
    is_next && next > 4
}

/// Returns the nearest line of text above `frame`, within its width and up to `beyond` it on the left and right.
pub(super) fn line_above(frame: &Stroke, beyond: (f64, f64), glyphs: &[PageGlyph]) -> String {
    let side = frame.high.0 - frame.low.0;
    let above: Vec<&PageGlyph> = glyphs
        .iter()
        .filter(|glyph| {
            let (x, _) = glyph.middle();
            let height = glyph.y - frame.high.1;
            x > frame.low.0 - beyond.0 - NEAR
                && x < frame.high.0 + beyond.1 + NEAR
                && height > 0.0
                && height < side * REACH
        })
        .collect();
    let Some(baseline) = above.iter().map(|glyph| glyph.y).min_by(f64::total_cmp) else {
        return String::new();
    };
    line_text(above.into_iter().filter(|glyph| glyph.y - baseline < 1.0).collect())
}

/// Returns the number that is alone on the lowest line, if that is below `low`.
pub(super) fn folio(low: f64, glyphs: &[PageGlyph]) -> Option<u32> {
    let baseline =
        glyphs.iter().map(|glyph| glyph.y).filter(|y| *y < low).min_by(f64::total_cmp)?;
    line_text(glyphs.iter().filter(|glyph| (glyph.y - baseline).abs() < 1.0).collect()).parse().ok()
}

/// Returns the text of a line of glyphs, with spaces at gaps.
fn line_text(mut line: Vec<&PageGlyph>) -> String {
    line.sort_by(|a, b| a.x.total_cmp(&b.x));
    let mut text = String::new();
    let mut end = f64::MAX;
    for glyph in line {
        // Kerning and rounding leave smaller gaps between letters of a word.
        if glyph.x - end > glyph.size * 0.15 {
            text.push(' ');
        }
        text.push_str(&glyph.text);
        end = glyph.x + glyph.width;
    }
    text
}
