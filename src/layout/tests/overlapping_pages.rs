//! Tests of pages of overlapping grids.

use super::*;
use crate::tests::diagrams::texts;
use crate::tests::kinds::glyphs;
use gridpress_engine::puzzle::{Kind, Shape};
use gridpress_ground::units::Rect;
use gridpress_messages::Words;
use gridpress_messages::symbols::Symbols;
use gridpress_testing::samples;
use gridpress_testing::samples::OVERLAPPING;
use std::collections::BTreeSet;

/// Creates a book with a section for each of the kinds, and a puzzle on each page.
fn sampled(spec: &str) -> Book {
    let sections = OVERLAPPING.map(|kind| (kind, Symbols::Letters, 1, 1));
    samples::book(spec, &sections)
}

/// Positions of cells of a printed grid in a square, computed only from the kind.
struct CellMap<'p> {
    page: &'p Page,
    square: Rect,
    kind: Kind,
    thick: Length,
}

impl CellMap<'_> {
    /// Returns the distance of the line before row or column `index` of `count` from the edge of the square.
    fn line(&self, index: usize, count: usize) -> Length {
        let n = self.kind.side();
        let inside = self.square.size.width - self.thick;
        let halves = (2 * index + n - count) as i32;
        self.thick.half() + inside.scale(halves, 2 * n as i32)
    }

    fn place(&self, row: usize, column: usize) -> Point {
        let (rows, columns) = self.kind.extent();
        self.square.origin + Point::new(self.line(column, columns), self.line(row, rows))
    }

    /// Returns the area of a position of the canvas, a hole or not, without its rules.
    fn area(&self, cell: usize) -> [Length; 4] {
        let (row, column) = (cell / self.kind.side(), cell % self.kind.side());
        let (near, far) = (self.place(row, column), self.place(row + 1, column + 1));
        let by = self.thick;
        [near.x + by, near.y + by, far.x - by, far.y - by]
    }

    /// Returns the weight of the heaviest rule, or side of a frame, over a point.
    fn weight(&self, at: Point) -> Length {
        let near = |a: Length, b: Length| (a - b).max(b - a) <= Length::thousandths(20);
        let covers = |from: Point, to: Point| {
            let level = near(from.y, to.y) && near(from.y, at.y);
            let upright = near(from.x, to.x) && near(from.x, at.x);
            level && from.x <= at.x && at.x <= to.x || upright && from.y <= at.y && at.y <= to.y
        };
        let weight_of = |item: &Item| match &item.paint {
            Paint::Stroke { outline: Outline::Line(from, to), weight } => {
                covers(*from, *to).then_some(*weight)
            }
            Paint::Stroke { outline: Outline::Rect(rect), weight } => {
                let low = rect.origin;
                let high = Point::new(rect.right(), rect.bottom());
                let corners = [low, Point::new(high.x, low.y), high, Point::new(low.x, high.y)];
                let sides = [(0, 1), (1, 2), (3, 2), (0, 3)];
                let is_covered = sides.iter().any(|&(from, to)| covers(corners[from], corners[to]));
                is_covered.then_some(*weight)
            }
            _ => None,
        };
        let weights = self.page.items.iter().filter_map(weight_of);
        weights.max().unwrap_or_default()
    }
}

fn puzzle_page(layout: &BookLayout, index: usize) -> Page {
    crate::tests::page(&layout.book, layout.puzzle_pages[index].page)
}

#[test]
fn rules_are_drawn_around_cells_and_nowhere_in_holes() {
    let book = sampled("[page]\ntrim = \"letter\"\n");
    let layout = lay_out(&book).unwrap();
    let rules = book.spec.grid.rules;
    for (index, puzzle) in book.puzzles().enumerate() {
        let page = puzzle_page(&layout, index);
        let shape = &*puzzle.puzzle.shape;
        let (kind, n) = (shape.kind(), shape.side());
        let cells = CellMap { page: &page, square: page.grids[0].rect, kind, thick: rules.thick };
        let region = |row: Option<usize>, column: Option<usize>| match (row, column) {
            (Some(row), Some(column)) if row < n && column < n => shape.regions()[row * n + column],
            _ => Shape::NO_REGION,
        };
        let expected = |pair: [u8; 2]| match pair {
            [Shape::NO_REGION, Shape::NO_REGION] => Length::ZERO,
            [one, other] if one == other => rules.thin,
            _ => rules.thick,
        };
        let middle = |a: Point, b: Point| Point::new((a.x + b.x).half(), (a.y + b.y).half());
        for line in 0..=n {
            for along in 0..n {
                let (before, own) = (line.checked_sub(1), Some(along));
                let level = [region(before, own), region(Some(line), own)];
                let at = middle(cells.place(line, along), cells.place(line, along + 1));
                assert_eq!(cells.weight(at), expected(level), "{kind} r{line} c{along}");
                let upright = [region(own, before), region(own, Some(line))];
                let at = middle(cells.place(along, line), cells.place(along + 1, line));
                assert_eq!(cells.weight(at), expected(upright), "{kind} r{along} c{line}");
            }
        }
    }
}

/// Returns the ink of an item: its areas, and each glyph of a text separately.
fn inks(fonts: &Fonts, item: &Item) -> Vec<[Length; 4]> {
    match &item.paint {
        Paint::Text { .. } => glyphs(fonts, item),
        Paint::Stroke { .. } => Vec::new(),
        _ => {
            let mut areas = Vec::new();
            walk(std::slice::from_ref(item), &mut |painted| {
                if let Primitive::Fill { outline, .. } = painted.primitive {
                    let extents = outline.filled().into_iter();
                    areas.extend(extents.map(|of| [of.left, of.top, of.right, of.bottom]));
                }
            });
            areas
        }
    }
}

#[test]
fn holes_have_neither_digits_nor_marks_nor_shades() {
    for more in [
        "[puzzle]\nmarks = \"corners\"\n",
        "[puzzle]\nmarks = \"candidates\"\n",
        "[grid]\ntinted_boxes = true\n",
    ] {
        let book = sampled(&format!("[page]\ntrim = \"letter\"\n{more}"));
        let layout = lay_out(&book).unwrap();
        for (index, puzzle) in book.puzzles().enumerate() {
            let page = puzzle_page(&layout, index);
            let shape = &*puzzle.puzzle.shape;
            let cells = CellMap {
                page: &page,
                square: page.grids[0].rect,
                kind: shape.kind(),
                thick: book.spec.grid.rules.thick,
            };
            let inks: Vec<[Length; 4]> =
                (page.items.iter()).flat_map(|item| inks(&book.spec.fonts, item)).collect();
            let has_ink = |cell: usize| {
                let area = cells.area(cell);
                inks.iter().any(|ink| {
                    ink[0] < area[2] && area[0] < ink[2] && ink[1] < area[3] && area[1] < ink[3]
                })
            };
            // The area beyond the grids of a canvas may be a margin, with a folio.
            let (rows, columns) = shape.kind().extent();
            let within =
                |&cell: &usize| cell / shape.side() < rows && cell % shape.side() < columns;
            let mut inked = 0;
            for cell in (0..shape.cells()).filter(within) {
                let has_ink = has_ink(cell);
                let is_hole = shape.is_hole(cell);
                assert!(!(is_hole && has_ink), "{} {cell} {more}", shape.kind());
                inked += usize::from(has_ink);
            }
            let givens = puzzle.puzzle.givens.filled_count();
            assert!(inked >= givens && inked > 30, "{} {more}", shape.kind());
        }
    }
}

#[test]
fn chapters_explain_the_numbering_of_several_grids() {
    let words = Words::english();
    for (grids, is_several) in [("", false), ("grids = \"twodoku\"\n", true)] {
        let book = book(&format!(
            "[page]\ntrim = \"letter\"\n[[section]]\nid = \"a\"\nlevel = \"hard\"\ncount = 1\nper_page = 1\n{grids}\
             [answers]\nhints = true\nwalkthrough = [1]\n[front]\ntechniques = true\n"
        ));
        assert!(!book.hints[0].is_empty() && !book.walkthroughs[0].path.is_empty());
        let is_of_several = |kind: Kind| usize::from(!kind.grids().is_single());
        let examples = book.techniques.iter();
        let examples = examples.map(|example| is_of_several(example.shape.kind()));
        let chapters = examples.max().unwrap() + if is_several { 2 } else { 0 };
        let layout = lay_out(&book).unwrap();
        let pages = pages(&layout.book);
        let page_texts: Vec<&str> = pages.iter().flat_map(texts).collect();
        let count = page_texts.join(" ").matches(words.grids_counted()).count();
        assert_eq!(count, chapters, "{grids}");
    }
}

fn samurai(trim: &str, per_page: u32) -> Result<BookLayout<'static>, String> {
    let spec = format!("[page]\ntrim = \"{trim}\"\n");
    let section = ("9@samurai", Symbols::Letters, per_page as usize, per_page);
    let book = Box::leak(Box::new(samples::book(&spec, &[section])));
    lay_out(book).map_err(|failure| failure.to_string())
}

#[test]
fn samurai_grids_are_legible_or_rejected() {
    for trim in ["letter", "a4"] {
        let layout = samurai(trim, 1).unwrap();
        let cell = puzzle_page(&layout, 0).grids[0].rect.size.width / 21;
        assert!(cell >= Length::mm(8), "{trim}: {}", cell.in_mm());
        let layout = samurai(trim, 2).unwrap();
        let cell = puzzle_page(&layout, 0).grids[0].rect.size.width / 21;
        assert!(cell >= Length::mm(5), "{trim}: {}", cell.in_mm());
        let text = samurai(trim, 4).unwrap_err();
        assert!(text.contains("per_page = 4 of section `s0` does not fit the page"), "{text}");
        assert!(text.contains("at most 2 fit on this page"), "{text}");
    }
    for per_page in [1, 2] {
        let text = samurai("6x9in", per_page).unwrap_err();
        assert!(text.contains("take a larger page or smaller margins"), "{text}");
    }
    let text = samurai("6x9in", 1).unwrap_err();
    assert!(text.contains("and need 136"), "{text}");
}

#[test]
fn answers_of_overlapping_grids_share_their_pages() {
    let sections = [("9@samurai", Symbols::Letters, 7, 1), ("9", Symbols::Letters, 7, 2)];
    let book = samples::book("[page]\ntrim = \"letter\"\n[answers]\nper_page = 12\n", &sections);
    let layout = lay_out(&book).unwrap();
    let pages: BTreeSet<u32> =
        layout.puzzle_pages.iter().filter_map(|printed| printed.answer_page).collect();
    assert!(pages.len() <= 2, "{pages:?}");
    for &number in &pages {
        for place in page(&layout.book, number).grids {
            let cell = place.rect.size.width / place.cells as i32;
            assert!(cell >= Length::pt(7), "{}", cell.in_mm());
        }
    }
}

#[test]
fn pictures_are_cropped_to_grids() {
    let book = sampled("[page]\ntrim = \"letter\"\n");
    let sections = (0..OVERLAPPING.len()).collect();
    let side = Length::mm(150);
    let sides = PictureSides { puzzle: Some(side), solution: None };
    let pictures = prepare_grid_pictures(&book, &sections, sides).unwrap();
    for (section, puzzles) in book.sections.iter().enumerate() {
        let kind = puzzles[0].puzzle.shape.kind();
        let (rows, columns) = kind.extent();
        for role in [GridRole::Puzzle, GridRole::Answer] {
            let document = pictures.document(section, &puzzles[0], role).unwrap();
            let trim = document.paper.trim;
            assert_eq!(trim, pictures.size(section, &puzzles[0], role));
            assert_eq!(trim.width.max(trim.height), side, "{kind}");
            assert_eq!(trim.width < trim.height, columns < rows, "{kind}");
            assert_eq!(trim.height < trim.width, rows < columns, "{kind}");
            // The ink extends exactly to all four edges.
            let page = page(&document, 1);
            let inks = page.items.iter().filter_map(|item| ink(&book.spec.fonts, item));
            let all = inks.reduce(hull).unwrap();
            let hair = Length::thousandths(20);
            for (edge, right) in
                all.into_iter().zip([Length::ZERO, Length::ZERO, trim.width, trim.height])
            {
                assert!((edge - right).max(right - edge) <= hair, "{kind} {all:?} {trim:?}");
            }
        }
    }
}
