//! What stands in the cells of a grid.

use super::marks::PageGlyph;
use super::ruled::Ruled;
use crate::puzzle::Grid;
use std::collections::BTreeMap;

/// The em of a sum, as a share of the cell, at the most.
const SMALL: f64 = 0.6;
/// How high in the cell its middle is at the least; that of a digit is below.
const HIGH: f64 = 0.57;

/// The em of a candidate, as a share of that of the largest digit, at the most.
const CANDIDATE: f64 = 0.75;

/// The em of a digit, as a share of the cell, at the least; candidates are smaller.
const DIGIT: f64 = 0.45;

/// The values in the cells; where the grid `has_cages` the cells with numbers in their upper left corners; and the cells with
/// something else in them. Candidates are much smaller than the values of other cells.
pub(super) fn read(
    ruled: &Ruled,
    glyphs: &[PageGlyph],
    has_cages: bool,
) -> (Grid, Vec<(usize, String)>, Vec<usize>) {
    let mut large: BTreeMap<usize, Vec<&PageGlyph>> = BTreeMap::new();
    let mut small: BTreeMap<usize, Vec<&PageGlyph>> = BTreeMap::new();
    // Blanks between figures say nothing.
    for glyph in glyphs.iter().filter(|glyph| !glyph.text.trim().is_empty()) {
        let (x, y) = glyph.middle();
        let Some(cell) = ruled.cell(x, y) else {
            continue;
        };
        let [_, bottom, _, top] = ruled.edges(cell);
        let side = top - bottom;
        let is_sum = has_cages && glyph.size < side * SMALL && y > bottom + side * HIGH;
        let kind = if is_sum { &mut small } else { &mut large };
        kind.entry(cell).or_default().push(glyph);
    }
    let largest = large.values().flatten().map(|glyph| glyph.size);
    let largest = largest.fold(0.0, f64::max);
    let mut unread = Vec::new();
    let mut grid = Grid::empty(ruled.side());
    for (cell, mut glyphs) in large {
        glyphs.retain(|glyph| glyph.size > largest * CANDIDATE);
        let [_, bottom, _, top] = ruled.edges(cell);
        let is_digit = |glyph: &&PageGlyph| glyph.size > (top - bottom) * DIGIT;
        let may_be_digit = glyphs.iter().any(is_digit);
        let value = value(&text(glyphs)).filter(|&value| usize::from(value) <= ruled.digits);
        // Holes have nothing in them.
        if value.is_none() && may_be_digit || ruled.is_hole(cell) {
            unread.push(cell);
        }
        grid.set(cell, value.unwrap_or(0));
    }
    let label = |(cell, glyphs)| (cell, text(glyphs));
    (grid, small.into_iter().map(label).collect(), unread)
}

/// The text of the glyphs of a cell, from left to right.
fn text(mut glyphs: Vec<&PageGlyph>) -> String {
    glyphs.sort_by(|a, b| a.x.total_cmp(&b.x));
    glyphs.iter().map(|glyph| &*glyph.text).collect()
}

/// A number, or a letter that goes on after 9.
fn value(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_uppercase() - b'A' + 10),
        _ => text.parse().ok(),
    }
}
