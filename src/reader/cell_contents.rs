//! Contents of the cells of a grid, and the marks in and between them.

use super::frames::RuledGrid;
use super::geometry::{FilledArea, PageGlyph, PixelHash};
use gridpress_engine::puzzle::{Grid, Mark, Sign};
use gridpress_ground::glyphs::SHAPES;
use gridpress_ground::hash::hex;
use std::collections::BTreeMap;

/// The largest type size of a sum, as a share of the cell.
const SMALL: f64 = 0.6;
/// The smallest height of its centre in the cell, as a share of the cell; the centre of a digit is lower.
const HIGH: f64 = 0.57;

/// The largest type size of a candidate, as a share of that of the largest digit.
const CANDIDATE: f64 = 0.75;

/// The smallest type size of a digit, as a share of the cell; candidates are smaller.
const DIGIT: f64 = 0.45;

/// Text and hashes of pictures in cells that are not values, such as candidates, by cell.
pub(super) type CellNotes = BTreeMap<usize, Vec<String>>;

/// Contents of the cells of a grid.
pub(super) struct CellTexts {
    /// The values; 0 for empty cells and for content that is not a value.
    pub grid: Grid,
    /// The cells with numbers in their upper left corners, if the grid has cages.
    pub labels: Vec<(usize, String)>,
    /// The cells with content that is neither a value nor a candidate.
    pub unread: Vec<usize>,
    /// The type in cells that is much smaller than the values.
    pub small: CellNotes,
    /// The characters by cell; empty unless every cell with type as large as a digit contains exactly one letter or
    /// digit.
    pub letters: BTreeMap<usize, char>,
}

/// Reads the contents of the cells of a grid. Candidates are much smaller than the values of other cells.
pub(super) fn read_cells(ruled: &RuledGrid, glyphs: &[PageGlyph], has_cages: bool) -> CellTexts {
    let mut large: BTreeMap<usize, Vec<&PageGlyph>> = BTreeMap::new();
    let mut small: BTreeMap<usize, Vec<&PageGlyph>> = BTreeMap::new();
    // Spaces between figures have no meaning.
    for glyph in glyphs.iter().filter(|glyph| !glyph.text.trim().is_empty()) {
        let (x, y) = glyph.middle();
        let Some(cell) = ruled.cell(x, y) else {
            continue;
        };
        let [_, bottom, _, top] = ruled.edges(cell);
        let side = top - bottom;
        // Without cages a small figure at the top of a cell is a candidate.
        let is_sum = has_cages && glyph.size < side * SMALL && y > bottom + side * HIGH;
        let kind = if is_sum { &mut small } else { &mut large };
        kind.entry(cell).or_default().push(glyph);
    }
    // Relative to the digits of this grid, since type sizes differ from book to book.
    let largest = large.values().flatten().map(|glyph| glyph.size).fold(0.0, f64::max);
    let mut unread = Vec::new();
    let mut grid = Grid::empty(ruled.side());
    let mut texts: Vec<(usize, String)> = Vec::new();
    let mut notes = CellNotes::new();
    for (cell, mut glyphs) in large {
        let values = glyphs.extract_if(.., |glyph| glyph.size > largest * CANDIDATE).collect();
        let others = std::mem::replace(&mut glyphs, values);
        for glyph in others {
            notes.entry(cell).or_default().push(glyph.text.to_string());
        }
        let [_, bottom, _, top] = ruled.edges(cell);
        let may_be_digit =
            glyphs.iter().any(|glyph: &&PageGlyph| glyph.size > (top - bottom) * DIGIT);
        let text = text(glyphs);
        let value = value(&text).filter(|&value| usize::from(value) <= ruled.digits);
        // Holes must be empty.
        if value.is_none() && may_be_digit || ruled.is_hole(cell) {
            unread.push(cell);
        }
        grid.set(cell, value.unwrap_or(0));
        if may_be_digit && !ruled.is_hole(cell) {
            texts.push((cell, text));
        }
    }
    CellTexts {
        grid,
        labels: small.into_iter().map(|(cell, glyphs)| (cell, text(glyphs))).collect(),
        unread,
        small: notes,
        // Letters only replace digits if the whole grid consists of them.
        letters: letters(&texts).unwrap_or_default(),
    }
}

/// Adds `glyphs` in the cells of a grid to `notes`, each prefixed with `of`.
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

/// Returns the pictures in cells. Those as small as candidates, and those covered by something else, are added to
/// `notes` instead.
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
        // Later fills lie above, and what is covered must not count as printed.
        if larger > (top - bottom) * DIGIT
            && !fills[index + 1..].iter().any(|later| later.contains(at))
        {
            pictures.insert(cell, picture);
        } else {
            notes.entry(cell).or_default().push(hex(&picture));
        }
    }
    pictures
}

/// Returns the letters and digits of cells; `None` if a cell contains something else.
fn letters(texts: &[(usize, String)]) -> Option<BTreeMap<usize, char>> {
    let letter = |(cell, text): &(usize, String)| {
        let mut characters = text.chars();
        let letter = characters.next().filter(|c| c.is_alphanumeric())?;
        characters.next().is_none().then_some((*cell, letter))
    };
    texts.iter().map(letter).collect()
}

/// Returns the text of the glyphs of a cell, from left to right.
fn text(mut glyphs: Vec<&PageGlyph>) -> String {
    // A content stream may show the figures of a number in any order.
    glyphs.sort_by(|a, b| a.x.total_cmp(&b.x));
    glyphs.iter().map(|glyph| &*glyph.text).collect()
}

/// Returns the digit that a shape stands for.
fn shape(text: &str) -> Option<u8> {
    let place = SHAPES.iter().position(|shape: &char| text.chars().eq([*shape]))?;
    Some(place as u8 + 1)
}

/// Returns the value of a number, of a letter that continues after 9, or of a shape.
fn value(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_uppercase() - b'A' + 10),
        _ => text.parse().ok().or_else(|| shape(text)),
    }
}

/// The largest distance from the midpoint of an edge to the centre of its mark, and the distance from which the mark
/// counts as beside the edge, as shares of a cell.
const NEAR: f64 = 0.12;
const BESIDE: f64 = 0.03;
/// The largest side of a mark on an edge, and the sides of a mark in a cell, as shares of a cell.
const LARGEST_ON_EDGE: f64 = 0.6;
const IN_CELL: std::ops::Range<f64> = 0.6..0.9;
/// Fills lighter than the first are white, and fills darker than the second are black.
const WHITE: f64 = 0.99;
const BLACK: f64 = 0.01;

/// Returns the marks of a grid on edges and in cells among the fills of its page, in painting order.
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
    let signs = on_edges
        .iter()
        .filter_map(|(place, fills)| Some(Mark::new(sign(ruled, place, fills)?, &place.cells)));
    marks.extend(signs);
    marks.retain(|mark| mark.cells.iter().all(|&cell| cell < side * side));
    marks
}

/// `true` for a mark on an edge, which is not a drawing in a cell.
pub(super) fn is_on_edge(ruled: &RuledGrid, fill: &FilledArea) -> bool {
    CellEdge::of(ruled, fill).is_some()
}

/// An edge between two cells.
struct CellEdge {
    cells: [usize; 2],
    middle: (f64, f64),
    /// `true` if the second cell is below the first.
    is_level: bool,
}

fn middle(fill: &FilledArea) -> (f64, f64) {
    ((fill.low.0 + fill.high.0) / 2.0, (fill.low.1 + fill.high.1) / 2.0)
}

fn size(fill: &FilledArea) -> (f64, f64) {
    (fill.high.0 - fill.low.0, fill.high.1 - fill.low.1)
}

impl CellEdge {
    /// Returns the edge that a small mark is on, or just beside.
    fn of(ruled: &RuledGrid, fill: &FilledArea) -> Option<CellEdge> {
        let pitch = ruled.pitch();
        let (wide, high) = size(fill);
        if wide.max(high) > LARGEST_ON_EDGE * pitch {
            return None;
        }
        let at = middle(fill);
        let near = |edges: &[f64], at: f64| {
            (1..edges.len() - 1).find(|&edge| (edges[edge] - at).abs() < NEAR * pitch)
        };
        let band = |edges: &[f64], at: f64| {
            edges
                .windows(2)
                .position(|pair: &[f64]| ((pair[0] + pair[1]) / 2.0 - at).abs() < NEAR * pitch)
        };
        let side = ruled.side();
        if let (Some(column), Some(up)) = (near(&ruled.columns, at.0), band(&ruled.rows, at.1)) {
            let second = (side - 1 - up) * side + column;
            return Some(CellEdge {
                cells: [second - 1, second],
                middle: (ruled.columns[column], (ruled.rows[up] + ruled.rows[up + 1]) / 2.0),
                is_level: false,
            });
        }
        let (row, column) = (near(&ruled.rows, at.1)?, band(&ruled.columns, at.0)?);
        let first = (side - 1 - row) * side + column;
        Some(CellEdge {
            cells: [first, first + side],
            middle: ((ruled.columns[column] + ruled.columns[column + 1]) / 2.0, ruled.rows[row]),
            is_level: true,
        })
    }
}

/// Returns the sign that is painted on an edge.
fn sign(ruled: &RuledGrid, place: &CellEdge, fills: &[&FilledArea]) -> Option<Sign> {
    let lightness = |fill: &FilledArea| fill.lightness.unwrap_or(0.5);
    let black: Vec<&&FilledArea> = fills.iter().filter(|fill| lightness(fill) < BLACK).collect();
    // The last fill is on top, so it decides whether a dot is hollow.
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
            // An inequality sign is moved towards the smaller cell, unlike the sign of a sum.
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

/// Returns the mark that fills most of a cell.
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
