//! Grids on a page, with the contents of their cells and the text above them.

use super::cages::FoundCages;
use super::cell_contents::{self, CellTexts};
use super::corner_marks;
use super::frames::{self, NEAR, RuledGrid};
use super::geometry::{FilledArea, PageGlyph, PageMarks, sort_for_reading};
use super::grid_labels::{self, OutsideNumbers};
use super::lines;
use gridpress_engine::puzzle::{Alphabet, Grid, Mark};
use gridpress_ground::images::PictureSet;
use std::collections::{BTreeMap, BTreeSet};

/// Fills lighter than this are shading.
const DARK: f64 = 0.5;

/// A grid found on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGrid {
    /// The page, from 1.
    pub page: u32,
    /// The nearest line of text above the grid, within its width.
    pub heading: String,
    /// The number at the start of that line, as a separate word.
    pub number: Option<u32>,
    /// The page number: the number that is alone below all grids of the page.
    pub folio: Option<u32>,
    /// The printed values; 0 for empty cells.
    pub grid: Grid,
    /// The cells of the canvas that belong to none of several overlapping grids, in ascending order.
    pub holes: Vec<usize>,
    /// The region of each cell, as separated by heavy rules and numbered by first cells. Empty if all rules have one
    /// weight; [`Shape::NO_REGION`](gridpress_engine::puzzle::Shape::NO_REGION) for a hole.
    pub regions: Vec<u8>,
    /// The first cell whose content is neither a digit of the grid nor a candidate.
    pub unread_cell: Option<usize>,
    /// The marks between cells, on them and along them, in the order of their cells.
    pub marks: Vec<Mark>,
    /// The numbers outside the grid, ordered by position: row and column, which are -1 above and to the left of the
    /// grid, and its side below and to the right.
    pub outside: Vec<((i32, i32), u32)>,
    /// The cages: cells enclosed by dashed lines, with labels; or cells enclosed by heavy rules, with a label in the first.
    pub cages: FoundCages,
    /// The letters and digits in its cells; empty if any cell contains something else than one of them.
    pub letters: BTreeMap<usize, char>,
    /// The pictures in its cells, by the hashes of their pixels.
    pub pictures: BTreeMap<usize, [u8; 32]>,
    /// Text in cells apart from their values, such as candidates or hidden type, by cell.
    pub notes: BTreeMap<usize, Vec<String>>,
    /// The first cell that contains a drawing.
    drawing_cell: Option<usize>,
}

impl FoundGrid {
    /// `true` if every cell has a value.
    pub fn is_full(&self) -> bool {
        let filled = self.grid.filled_count().max(self.letters.len()).max(self.pictures.len());
        filled + self.holes.len() == self.grid.cells().len()
    }

    /// `true` if its cells contain letters alone, or digits from 0 or of another script. The grid does not show which
    /// digits they stand for, unless all of them occur in it.
    pub fn is_lettered(&self) -> bool {
        let mut letters = self.letters.values();
        !self.letters.is_empty()
            && (letters.clone().all(|letter| letter.is_alphabetic())
                || letters.any(|&letter| letter == '0' || !letter.is_ascii()))
    }

    /// Returns the grid with its characters replaced by the digits that they stand for in `alphabet`.
    pub fn with_letters(&self, alphabet: &Alphabet) -> FoundGrid {
        let mut grid = Grid::empty(self.grid.side());
        let mut odd = self.drawing_cell;
        for (&cell, &letter) in &self.letters {
            match alphabet.digit(letter) {
                Some(digit) => grid.set(cell, digit),
                None => odd = Some(odd.map_or(cell, |odd| odd.min(cell))),
            }
        }
        if self.letters.is_empty() {
            (grid, odd) = (self.grid.clone(), self.unread_cell);
        }
        FoundGrid { grid, unread_cell: odd, ..self.clone() }
    }

    /// Returns the grid with its pictures replaced by the digits that they stand for in `set`.
    pub fn with_pictures(&self, set: &PictureSet) -> FoundGrid {
        let mut grid = Grid::empty(self.grid.side());
        let mut odd = self.unread_cell;
        let mut add_unread = |cell: usize| odd = Some(odd.map_or(cell, |odd: usize| odd.min(cell)));
        for (&cell, &hash) in &self.pictures {
            match set.digit(hash) {
                Some(digit) => grid.set(cell, digit),
                None => add_unread(cell),
            }
        }
        // If pictures stand for digits, figures and letters have no meaning.
        let figures = (0..grid.cells().len()).find(|&cell| self.grid.get(cell) != 0);
        let letters = self.letters.keys().next().copied();
        figures.into_iter().chain(letters).for_each(add_unread);
        FoundGrid { grid, unread_cell: odd, ..self.clone() }
    }

    /// Returns the grid in digits, for characters in the order of Unicode; `None` unless all of them occur in it.
    pub fn with_own_letters(&self, digits: usize) -> Option<FoundGrid> {
        let word: String =
            self.letters.values().copied().collect::<BTreeSet<char>>().into_iter().collect();
        let alphabet = Alphabet::from_word(&word, digits)
            .or_else(|_| Alphabet::from_digits(&word, digits))
            .ok()?;
        Some(self.with_letters(&alphabet))
    }

    /// `true` if the line above numbers the columns, as over a diagram: 1, 2, 3 and so on.
    pub fn is_diagram(&self) -> bool {
        grid_labels::is_column_header(&self.heading)
    }

    /// Returns the page number at the end of the line above, if there is one after its first `own` words.
    pub fn refers_to(&self, own: usize) -> Option<u32> {
        self.heading.split_whitespace().collect::<Vec<&str>>().get(own..)?.last()?.parse().ok()
    }
}

/// Returns the grids of the page with that number in reading order, and then the grids printed upside down, in reading
/// order of the turned page.
pub(super) fn find(marks: &PageMarks, page: u32) -> Vec<FoundGrid> {
    let all = frames::all(&marks.strokes);
    let lowest = all.iter().map(|ruled| ruled.frame.low.1).min_by(f64::total_cmp);
    let glyphs = upright(&marks.glyphs);
    let text = grid_labels::numbers_around(&all, &glyphs, &marks.strokes).rest(&glyphs);
    let folio = lowest.and_then(|low| grid_labels::folio(low, &text));
    let mut grids = upright_grids(all, marks, &glyphs, page);
    if glyphs.len() < marks.glyphs.len() {
        let turned = marks.turned();
        let mut all = frames::all(&turned.strokes);
        let glyphs = upright(&turned.glyphs);
        // A frame looks the same upside down, so the majority of its type decides in which direction it is read.
        all.retain(|ruled| count_inside(ruled, &glyphs) * 2 > count_inside(ruled, &turned.glyphs));
        grids.extend(upright_grids(all, &turned, &glyphs, page));
    }
    for grid in &mut grids {
        grid.folio = folio;
    }
    grids
}

/// Returns the contents of a grid whose heavy rules enclose numbered cages, and the cages; `None` for other grids.
fn read_enclosed(
    ruled: &RuledGrid,
    glyphs: &[PageGlyph],
    regions: &[u8],
) -> Option<(CellTexts, FoundCages)> {
    let mut texts = cell_contents::read_cells(ruled, glyphs, true);
    let whole = vec![0; texts.grid.cells().len()];
    let regions = if regions.is_empty() { &whole } else { regions };
    let labels = Some(std::mem::take(&mut texts.labels)).filter(|labels| !labels.is_empty())?;
    let cages = FoundCages::enclosed(regions, labels, &texts.grid)?;
    Some((texts, cages))
}

/// `true` for a drawing; `false` for a plain or a light area.
fn is_drawing(fill: &&FilledArea) -> bool {
    !fill.is_plain && fill.lightness.is_none_or(|lightness| lightness < DARK)
}

/// Returns the cell that contains a drawing.
fn cell_of_drawing(ruled: &RuledGrid, fill: &FilledArea) -> Option<usize> {
    let middle = |low: f64, high: f64| (low + high) / 2.0;
    ruled.cell(middle(fill.low.0, fill.high.0), middle(fill.low.1, fill.high.1))
}

fn upright(glyphs: &[PageGlyph]) -> Vec<PageGlyph> {
    glyphs.iter().filter(|glyph| !glyph.is_turned).cloned().collect()
}

/// Returns how many of `glyphs` are in the cells of a grid.
fn count_inside(ruled: &RuledGrid, glyphs: &[PageGlyph]) -> usize {
    let is_inside = |glyph: &&PageGlyph| {
        let (x, y) = glyph.middle();
        ruled.cell(x, y).is_some()
    };
    glyphs.iter().filter(is_inside).count()
}

/// Returns the grids that are not upside down, judging by most of their contents. `glyphs` are the upright ones.
fn upright_grids(
    mut grids: Vec<RuledGrid>,
    marks: &PageMarks,
    glyphs: &[PageGlyph],
    page: u32,
) -> Vec<FoundGrid> {
    if glyphs.len() < marks.glyphs.len() {
        grids.retain(|ruled| count_inside(ruled, glyphs) * 2 >= count_inside(ruled, &marks.glyphs));
    }
    sort_for_reading(&mut grids, NEAR, |ruled| &ruled.frame);
    let numbered = grid_labels::numbers_around(&grids, glyphs, &marks.strokes);
    let text = numbered.rest(glyphs);
    let outside = numbered.numbers;
    grids
        .into_iter()
        .zip(outside)
        .map(|(ruled, outside)| {
            let beyond = OutsideNumbers::beyond(&outside, &ruled);
            let head = grid_labels::line_above(&ruled.frame, beyond, &text);
            let (mut signs, glyphs) = corner_marks::read(&ruled, &marks.fills, glyphs);
            let glyphs = &glyphs[..];
            let has_dashes = ruled.has_dashes(&marks.strokes);
            let regions = ruled.regions();
            let (texts, cages) = (!has_dashes && ruled.holes.is_empty())
                .then(|| read_enclosed(&ruled, glyphs, &regions))
                .flatten()
                .unwrap_or_else(|| {
                    let mut texts = cell_contents::read_cells(&ruled, glyphs, has_dashes);
                    let labels = std::mem::take(&mut texts.labels);
                    let cages = FoundCages::dashed(&ruled, &marks.strokes, labels);
                    (texts, cages)
                });
            let CellTexts { grid, unread, letters, small: mut notes, .. } = texts;
            let turned = marks.glyphs.iter().filter(|glyph| glyph.is_turned);
            cell_contents::note(&mut notes, &ruled, turned, "turned");
            cell_contents::note(&mut notes, &ruled, marks.hidden.iter(), "hidden");
            let pictures = cell_contents::pictures(&ruled, &marks.fills, &mut notes);
            notes.values_mut().for_each(|texts| texts.sort());
            // Lines first: their discs and strips would otherwise be taken for marks of cells.
            let (lines, is_of_line) = lines::read(&ruled, &marks.fills);
            signs.extend(lines);
            let fills = || {
                let fills = marks.fills.iter().zip(&is_of_line);
                fills.filter(|(_, of_line)| !**of_line).map(|(fill, _)| fill)
            };
            signs.extend(cell_contents::marks_between(&ruled, fills()));
            signs.sort_unstable();
            let drawn = fills()
                .filter(is_drawing)
                .filter(|fill| !cell_contents::is_on_edge(&ruled, fill))
                .filter_map(|fill| cell_of_drawing(&ruled, fill))
                .min();
            FoundGrid {
                page,
                pictures,
                notes,
                number: grid_labels::number_of(&head),
                heading: head,
                folio: None,
                grid,
                unread_cell: unread.into_iter().chain(drawn).min(),
                letters,
                drawing_cell: drawn,
                marks: signs,
                outside,
                regions,
                cages,
                holes: ruled.holes,
            }
        })
        .collect()
}
