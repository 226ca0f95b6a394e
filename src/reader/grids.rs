//! Grids on a page, with what stands in their cells and above them.

use super::cell_contents::{self, CellTexts};
use super::frames::{self, NEAR, RuledGrid};
use super::geometry::{FilledArea, PageGlyph, PageMarks, sort_for_reading};
use super::grid_labels::{self, OutsideNumbers};
use super::lines;
use gridpress_base::images::PictureSet;
use gridpress_engine::puzzle::{Alphabet, Cage, Grid, Mark};
use std::collections::{BTreeMap, BTreeSet};

/// What is lighter is shading.
const DARK: f64 = 0.5;

/// A grid found on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGrid {
    /// The page, from 1.
    pub page: u32,
    /// The line of text nearest above it, within its width.
    pub heading: String,
    /// The number that the line begins with, as a word of its own.
    pub number: Option<u32>,
    /// The number that stands alone below all grids of the page.
    pub folio: Option<u32>,
    /// The printed values; 0 for an empty cell.
    pub grid: Grid,
    /// The places of the canvas that lie in none of several grids that overlap, ascending.
    pub holes: Vec<usize>,
    /// For each cell its region, numbered by first cells: what heavy rules part. Empty where all rules are alike;
    /// [`Shape::NO_REGION`](gridpress_engine::puzzle::Shape::NO_REGION) for a hole.
    pub regions: Vec<u8>,
    /// The first cell that has something in it which is no digit of the grid, and no candidate either.
    pub unread_cell: Option<usize>,
    /// The marks between cells, on them and along them, in the order of their cells.
    pub marks: Vec<Mark>,
    /// The numbers outside the grid by their places, in the order of these: row and column, -1 above and left of it, its
    /// side below and right of it.
    pub outside: Vec<((i32, i32), u32)>,
    /// The cages: cells that dashed lines enclose, and the sum in their first cell; or those that heavy rules enclose, and
    /// the number in their first cell.
    pub cages: Vec<Cage>,
    /// The letters in its cells, where nothing else stands in any.
    pub letters: BTreeMap<usize, char>,
    /// The pictures in its cells, by the hashes of their pixels.
    pub pictures: BTreeMap<usize, [u8; 32]>,
    /// What stands in cells beside their values, as candidates, or hidden: texts by cells.
    pub notes: BTreeMap<usize, Vec<String>>,
    /// The first cell that has a drawing in it.
    drawing_cell: Option<usize>,
}

impl FoundGrid {
    /// Whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        let filled = self.grid.filled_count().max(self.letters.len()).max(self.pictures.len());
        filled + self.holes.len() == self.grid.cells().len()
    }

    /// Whether letters stand in its cells, and no figures: which digits they stand for the grid does not tell, unless every
    /// one of them is in it.
    pub fn is_lettered(&self) -> bool {
        !self.letters.is_empty()
    }

    /// The grid whose letters are those of `alphabet`, which stand for digits.
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

    /// The grid whose pictures are those of `set`, which stand for digits.
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
        // Where pictures stand for digits, figures and letters stand for nothing.
        let figures = (0..grid.cells().len()).find(|&cell| self.grid.get(cell) != 0);
        let letters = self.letters.keys().next().copied();
        figures.into_iter().chain(letters).for_each(add_unread);
        FoundGrid { grid, unread_cell: odd, ..self.clone() }
    }

    /// The grid in digits, where every letter that stands for one is in it.
    pub fn with_own_letters(&self, digits: usize) -> Option<FoundGrid> {
        let own: BTreeSet<char> = self.letters.values().copied().collect();
        let word: String = own.into_iter().collect();
        let alphabet = Alphabet::from_word(&word, digits).ok()?;
        Some(self.with_letters(&alphabet))
    }

    /// Whether the line above numbers the columns, as over a diagram: 1, 2, 3 and so on.
    pub fn is_diagram(&self) -> bool {
        grid_labels::is_column_header(&self.heading)
    }

    /// The page number that the line above ends with, where one follows behind its first `own` words.
    pub fn refers_to(&self, own: usize) -> Option<u32> {
        let words: Vec<&str> = self.heading.split_whitespace().collect();
        words.get(own..)?.last()?.parse().ok()
    }
}

/// The grids of a page of that number, from the top, row by row; and then those upside down, as they meet the eye when
/// the page is turned.
pub(super) fn find(marks: &PageMarks, page: u32) -> Vec<FoundGrid> {
    let all = frames::all(&marks.strokes);
    let lows = all.iter().map(|ruled| ruled.frame.low.1);
    let lowest = lows.min_by(f64::total_cmp);
    let glyphs = upright(&marks.glyphs);
    let numbered = grid_labels::numbers_around(&all, &glyphs, &marks.strokes);
    let text = numbered.rest(&glyphs);
    let folio = lowest.and_then(|low| grid_labels::folio(low, &text));
    let mut grids = upright_grids(all, marks, &glyphs, page);
    if glyphs.len() < marks.glyphs.len() {
        let turned = marks.turned();
        let mut all = frames::all(&turned.strokes);
        let glyphs = upright(&turned.glyphs);
        all.retain(|ruled| count_inside(ruled, &glyphs) * 2 > count_inside(ruled, &turned.glyphs));
        grids.extend(upright_grids(all, &turned, &glyphs, page));
    }
    for grid in &mut grids {
        grid.folio = folio;
    }
    grids
}

/// What stands in the cells of a grid whose heavy rules enclose cages with numbers, its cages, and the cells with something
/// else in them. `None` for other grids.
fn read_enclosed(
    ruled: &RuledGrid,
    glyphs: &[PageGlyph],
    regions: &[u8],
) -> Option<(CellTexts, Vec<Cage>)> {
    let texts = cell_contents::read_cells(ruled, glyphs, true);
    let whole = vec![0; texts.grid.cells().len()];
    let regions = if regions.is_empty() { &whole } else { regions };
    let has_labels = !texts.labels.is_empty();
    let cages = has_labels.then(|| ruled.enclosed_cages(regions, &texts.labels, &texts.grid))??;
    Some((texts, cages))
}

/// Whether something is drawn, and not a plain or a light surface.
fn is_drawing(fill: &&FilledArea) -> bool {
    !fill.is_plain && fill.lightness.is_none_or(|lightness| lightness < DARK)
}

/// The cell that a drawing stands in.
fn cell_of_drawing(ruled: &RuledGrid, fill: &FilledArea) -> Option<usize> {
    let middle = |low: f64, high: f64| (low + high) / 2.0;
    ruled.cell(middle(fill.low.0, fill.high.0), middle(fill.low.1, fill.high.1))
}

fn upright(glyphs: &[PageGlyph]) -> Vec<PageGlyph> {
    let glyphs = glyphs.iter();
    glyphs.filter(|glyph| !glyph.is_turned).cloned().collect()
}

/// How many of `glyphs` are in the cells of a grid.
fn count_inside(ruled: &RuledGrid, glyphs: &[PageGlyph]) -> usize {
    let is_inside = |glyph: &&PageGlyph| {
        let (x, y) = glyph.middle();
        ruled.cell(x, y).is_some()
    };
    glyphs.iter().filter(is_inside).count()
}

/// Those of the grids that do not stand upside down, going by most of what is in them. `glyphs` are the upright ones.
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
            let has_dashes = ruled.has_dashes(&marks.strokes);
            let regions = ruled.regions();
            let enclosed = (!has_dashes && ruled.holes.is_empty())
                .then(|| read_enclosed(&ruled, glyphs, &regions))
                .flatten();
            let (texts, cages) = enclosed.unwrap_or_else(|| {
                let texts = cell_contents::read_cells(&ruled, glyphs, has_dashes);
                let sum = |(cell, label): &(usize, String)| Some((*cell, label.parse().ok()?));
                let sums: Vec<(usize, u32)> = texts.labels.iter().filter_map(sum).collect();
                (texts, ruled.cages(&marks.strokes, &sums))
            });
            let CellTexts { grid, unread, letters, small: mut notes, .. } = texts;
            let turned = marks.glyphs.iter().filter(|glyph| glyph.is_turned);
            cell_contents::note(&mut notes, &ruled, turned, "turned");
            cell_contents::note(&mut notes, &ruled, marks.hidden.iter(), "hidden");
            let pictures = cell_contents::pictures(&ruled, &marks.fills, &mut notes);
            notes.values_mut().for_each(|texts| texts.sort());
            let (mut signs, is_of_line) = lines::read(&ruled, &marks.fills);
            let fills = || {
                let fills = marks.fills.iter().zip(&is_of_line);
                fills.filter(|(_, of_line)| !**of_line).map(|(fill, _)| fill)
            };
            signs.extend(cell_contents::marks_between(&ruled, fills()));
            signs.sort_unstable();
            let drawings =
                fills().filter(is_drawing).filter(|fill| !cell_contents::is_on_edge(&ruled, fill));
            let drawn = drawings.filter_map(|fill| cell_of_drawing(&ruled, fill)).min();
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
