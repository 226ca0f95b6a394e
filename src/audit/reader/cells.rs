//! What stands in the cells of a grid.

use super::marks::{Fill, PageGlyph, Pixels};
use super::ruled::Ruled;
use gridpress_base::symbols::SHAPES;
use gridpress_engine::puzzle::Grid;
use std::collections::BTreeMap;

/// The em of a sum, as a share of the cell, at the most.
const SMALL: f64 = 0.6;
/// How high in the cell its middle is at the least; that of a digit is below.
const HIGH: f64 = 0.57;

/// The em of a candidate, as a share of that of the largest digit, at the most.
const CANDIDATE: f64 = 0.75;

/// The em of a digit, as a share of the cell, at the least; candidates are smaller.
const DIGIT: f64 = 0.45;

/// Type and pictures in cells that are no values, as candidates: texts by cells, in an order of their own.
pub(super) type Notes = BTreeMap<usize, Vec<String>>;

/// What stands in the cells of a grid.
pub(super) struct CellTexts {
    /// The values; 0 for an empty cell, and for what is none.
    pub grid: Grid,
    /// The cells with numbers in their upper left corners, where there are cages.
    pub labels: Vec<(usize, String)>,
    /// The cells with something in them that is neither a value nor a candidate.
    pub unread: Vec<usize>,
    /// The type in cells that is much smaller than their values.
    pub small: Notes,
    /// The letters, by their cells, where all that stands in cells as large as a digit is one letter each, and no figure.
    pub letters: BTreeMap<usize, char>,
}

/// What stands in the cells of a grid. Candidates are much smaller than the values of other cells.
pub(super) fn read(ruled: &Ruled, glyphs: &[PageGlyph], has_cages: bool) -> CellTexts {
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
    let mut texts: Vec<(usize, String)> = Vec::new();
    let mut notes = Notes::new();
    for (cell, mut glyphs) in large {
        let is_value = |glyph: &mut &PageGlyph| glyph.size > largest * CANDIDATE;
        let values = glyphs.extract_if(.., is_value).collect();
        let others = std::mem::replace(&mut glyphs, values);
        for glyph in others {
            notes.entry(cell).or_default().push(glyph.text.to_string());
        }
        let [_, bottom, _, top] = ruled.edges(cell);
        let is_digit = |glyph: &&PageGlyph| glyph.size > (top - bottom) * DIGIT;
        let may_be_digit = glyphs.iter().any(is_digit);
        let text = text(glyphs);
        let value = value(&text).filter(|&value| usize::from(value) <= ruled.digits);
        // Holes have nothing in them.
        if value.is_none() && may_be_digit || ruled.is_hole(cell) {
            unread.push(cell);
        }
        grid.set(cell, value.unwrap_or(0));
        if may_be_digit && !ruled.is_hole(cell) {
            texts.push((cell, text));
        }
    }
    let label = |(cell, glyphs)| (cell, text(glyphs));
    CellTexts {
        grid,
        labels: small.into_iter().map(label).collect(),
        unread,
        small: notes,
        letters: letters(&texts).unwrap_or_default(),
    }
}

/// Adds to `notes` the glyphs in the cells of a grid that `of` are, each marked as such.
pub(super) fn note<'g>(
    notes: &mut Notes,
    ruled: &Ruled,
    glyphs: impl Iterator<Item = &'g PageGlyph>,
    of: &str,
) {
    for glyph in glyphs.filter(|glyph| !glyph.text.trim().is_empty()) {
        let (x, y) = glyph.middle();
        if let Some(cell) = ruled.cell(x, y) {
            notes.entry(cell).or_default().push(format!("{of} {}", glyph.text));
        }
    }
}

/// The pictures in cells, by these: none of candidates, and none that something else covers, which are added to `notes`.
pub(super) fn pictures(
    ruled: &Ruled,
    fills: &[Fill],
    notes: &mut Notes,
) -> BTreeMap<usize, Pixels> {
    let mut pictures = BTreeMap::new();
    for (index, fill) in fills.iter().enumerate() {
        let Some(picture) = fill.picture else {
            continue;
        };
        let middle = |low: f64, high: f64| (low + high) / 2.0;
        let at = (middle(fill.low.0, fill.high.0), middle(fill.low.1, fill.high.1));
        let Some(cell) = ruled.cell(at.0, at.1) else {
            continue;
        };
        let [_, bottom, _, top] = ruled.edges(cell);
        let larger = (fill.high.0 - fill.low.0).max(fill.high.1 - fill.low.1);
        let is_covered = || fills[index + 1..].iter().any(|later| later.holds(at));
        if larger > (top - bottom) * DIGIT && !is_covered() {
            pictures.insert(cell, picture);
        } else {
            let name: String = picture.iter().map(|byte| format!("{byte:02x}")).collect();
            notes.entry(cell).or_default().push(name);
        }
    }
    pictures
}

/// The letters of cells; `None` where something else stands in one of them.
fn letters(texts: &[(usize, String)]) -> Option<BTreeMap<usize, char>> {
    let letter = |(cell, text): &(usize, String)| {
        let mut characters = text.chars();
        let letter = characters.next().filter(|c| c.is_alphabetic())?;
        characters.next().is_none().then_some((*cell, letter))
    };
    texts.iter().map(letter).collect()
}

/// The text of the glyphs of a cell, from left to right.
fn text(mut glyphs: Vec<&PageGlyph>) -> String {
    glyphs.sort_by(|a, b| a.x.total_cmp(&b.x));
    glyphs.iter().map(|glyph| &*glyph.text).collect()
}

/// The digit that a shape stands for.
fn shape(text: &str) -> Option<u8> {
    let is_it = |shape: &char| text.chars().eq([*shape]);
    let place = SHAPES.iter().position(is_it)?;
    Some(place as u8 + 1)
}

/// A number, a letter that goes on after 9, or a shape.
fn value(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_uppercase() - b'A' + 10),
        _ => text.parse().ok().or_else(|| shape(text)),
    }
}
