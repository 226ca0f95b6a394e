//! Contents of the cells of a grid, and the marks in and between them.

use super::frames::RuledGrid;
use super::geometry::{FilledArea, PageGlyph, PixelHash};
use gridpress_base::hash::hex;
use gridpress_base::symbols::SHAPES;
use gridpress_engine::puzzle::{Grid, Mark, Sign};
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
pub(super) type CellNotes = BTreeMap<usize, Vec<String>>;

/// What stands in the cells of a grid.
pub(super) struct CellTexts {
    /// The values; 0 for an empty cell, and for what is none.
    pub grid: Grid,
    /// The cells with numbers in their upper left corners, where there are cages.
    pub labels: Vec<(usize, String)>,
    /// The cells with something in them that is neither a value nor a candidate.
    pub unread: Vec<usize>,
    /// The type in cells that is much smaller than their values.
    pub small: CellNotes,
    /// The letters, by their cells, where all that stands in cells as large as a digit is one letter each, and no figure.
    pub letters: BTreeMap<usize, char>,
}

/// What stands in the cells of a grid. Candidates are much smaller than the values of other cells.
pub(super) fn read_cells(ruled: &RuledGrid, glyphs: &[PageGlyph], has_cages: bool) -> CellTexts {
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
    let largest = large.values().flatten().map(|glyph| glyph.size).fold(0.0, f64::max);
    let mut unread = Vec::new();
    let mut grid = Grid::empty(ruled.side());
    let mut texts: Vec<(usize, String)> = Vec::new();
    let mut notes = CellNotes::new();
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
    notes: &mut CellNotes,
    ruled: &RuledGrid,
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
    ruled: &RuledGrid,
    fills: &[FilledArea],
    notes: &mut CellNotes,
) -> BTreeMap<usize, PixelHash> {
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
        let is_covered = || fills[index + 1..].iter().any(|later| later.contains(at));
        if larger > (top - bottom) * DIGIT && !is_covered() {
            pictures.insert(cell, picture);
        } else {
            notes.entry(cell).or_default().push(hex(&picture));
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

/// From the middle of an edge to that of a mark on it, at most, as a share of a cell; and from where on the mark stands
/// beside it.
const NEAR: f64 = 0.12;
const BESIDE: f64 = 0.03;
/// The sides of what stands on an edge, at most, and of what stands in a cell, as shares of a cell.
const LARGEST_ON_EDGE: f64 = 0.6;
const IN_CELL: std::ops::Range<f64> = 0.6..0.9;
/// What is lighter is white, and what is darker is black.
const WHITE: f64 = 0.99;
const BLACK: f64 = 0.01;

/// The marks of a grid on edges and in cells among what is filled on its page, in the order of painting.
pub(super) fn marks_between<'f>(
    ruled: &RuledGrid,
    fills: impl Iterator<Item = &'f FilledArea>,
) -> Vec<Mark> {
    let side = ruled.side();
    let mut on_edges: Vec<(CellEdge, Vec<&FilledArea>)> = Vec::new();
    let mut marks = Vec::new();
    for fill in fills {
        if let Some(place) = CellEdge::of(ruled, fill) {
            let same_edge = on_edges.iter_mut().find(|(edge, _)| edge.cells == place.cells);
            match same_edge {
                Some((_, here)) => here.push(fill),
                None => on_edges.push((place, vec![fill])),
            }
        } else if let Some(mark) = in_cell(ruled, fill) {
            marks.push(mark);
        }
    }
    let signs = on_edges.iter().filter_map(|(place, fills)| {
        let sign = sign(ruled, place, fills)?;
        Some(Mark::new(sign, &place.cells))
    });
    marks.extend(signs);
    marks.retain(|mark| mark.cells.iter().all(|&cell| cell < side * side));
    marks
}

/// True for something on an edge, which is no drawing in a cell.
pub(super) fn is_on_edge(ruled: &RuledGrid, fill: &FilledArea) -> bool {
    CellEdge::of(ruled, fill).is_some()
}

/// An edge between two cells.
struct CellEdge {
    cells: [usize; 2],
    middle: (f64, f64),
    /// Whether the second cell lies below the first.
    is_level: bool,
}

fn middle(fill: &FilledArea) -> (f64, f64) {
    ((fill.low.0 + fill.high.0) / 2.0, (fill.low.1 + fill.high.1) / 2.0)
}

fn size(fill: &FilledArea) -> (f64, f64) {
    (fill.high.0 - fill.low.0, fill.high.1 - fill.low.1)
}

impl CellEdge {
    /// The edge that something small stands on, or just beside.
    fn of(ruled: &RuledGrid, fill: &FilledArea) -> Option<CellEdge> {
        let pitch = ruled.pitch();
        let (wide, high) = size(fill);
        if wide.max(high) > LARGEST_ON_EDGE * pitch {
            return None;
        }
        let at = middle(fill);
        let near = |edges: &[f64], at: f64| {
            let inner = 1..edges.len() - 1;
            let mut inner = inner.filter(|&edge| (edges[edge] - at).abs() < NEAR * pitch);
            inner.next()
        };
        let band = |edges: &[f64], at: f64| {
            let mut bands = edges.windows(2);
            let is_middle = |pair: &[f64]| ((pair[0] + pair[1]) / 2.0 - at).abs() < NEAR * pitch;
            bands.position(is_middle)
        };
        let side = ruled.side();
        if let (Some(column), Some(up)) = (near(&ruled.columns, at.0), band(&ruled.rows, at.1)) {
            let second = (side - 1 - up) * side + column;
            let y = (ruled.rows[up] + ruled.rows[up + 1]) / 2.0;
            return Some(CellEdge {
                cells: [second - 1, second],
                middle: (ruled.columns[column], y),
                is_level: false,
            });
        }
        let (row, column) = (near(&ruled.rows, at.1)?, band(&ruled.columns, at.0)?);
        let first = (side - 1 - row) * side + column;
        let x = (ruled.columns[column] + ruled.columns[column + 1]) / 2.0;
        Some(CellEdge {
            cells: [first, first + side],
            middle: (x, ruled.rows[row]),
            is_level: true,
        })
    }
}

/// The sign that is painted on an edge.
fn sign(ruled: &RuledGrid, place: &CellEdge, fills: &[&FilledArea]) -> Option<Sign> {
    let lightness = |fill: &FilledArea| fill.lightness.unwrap_or(0.5);
    let black: Vec<&&FilledArea> = fills.iter().filter(|fill| lightness(fill) < BLACK).collect();
    let is_white = lightness(fills.last()?) > WHITE;
    match black[..] {
        [one] if one.is_plain => Some(match (one.is_disc, is_white) {
            (false, _) => Sign::Bar,
            (true, true) => Sign::White,
            (true, false) => Sign::Black,
        }),
        [one] => {
            let (x, y) = middle(one);
            let (right, up) = (x - place.middle.0, y - place.middle.1);
            let towards_second = if place.is_level { -up } else { right };
            let beside = BESIDE * ruled.pitch();
            Some(match towards_second {
                far if far > beside => Sign::Greater,
                far if far < -beside => Sign::Less,
                _ => Sign::Five,
            })
        }
        [_, _] => Some(Sign::Ten),
        _ => None,
    }
}

/// The mark that fills most of a cell.
fn in_cell(ruled: &RuledGrid, fill: &FilledArea) -> Option<Mark> {
    let pitch = ruled.pitch();
    let (wide, high) = size(fill);
    let lightness = fill.lightness?;
    let is_large = IN_CELL.contains(&(wide / pitch)) && IN_CELL.contains(&(high / pitch));
    if !fill.is_plain || !is_large || !(BLACK..WHITE).contains(&lightness) {
        return None;
    }
    let (x, y) = middle(fill);
    let cell = ruled.cell(x, y)?;
    let sign = if fill.is_disc { Sign::Odd } else { Sign::Even };
    Some(Mark::new(sign, &[cell]))
}
