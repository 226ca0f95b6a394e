//! What helps with pencil marks: the strip that is no row of labels, and candidates.

use super::*;
use crate::tests::furniture::{area, blocks, boxes, grids, grown, meet, said, sections};
use gridpress_base::symbols::Symbols;
use gridpress_engine::rating::Position;
use gridpress_testing::samples;
use gridpress_testing::samples::KINDS;

#[test]
fn a_strip_is_a_box_in_the_middle_and_narrower_than_its_grid() {
    for (trim, per_page) in [("6x9in", 1), ("6x9in", 4), ("a4", 6)] {
        let spec = format!("[page]\ntrim = \"{trim}\"\n[puzzle]\nmarks = \"strip\"\n");
        let book = samples::book(&spec, &[("9", Symbols::Letters, per_page, per_page as u32)]);
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.printed[0].page);
        for (grid, strip) in grids(&page).into_iter().zip(boxes(&page)) {
            let [before, behind] = [strip[0] - grid[0], grid[2] - strip[2]];
            assert!(before.max(behind) - before.min(behind) < Length::pt(1), "{before} {behind}");
            assert!(strip[2] - strip[0] < (grid[2] - grid[0]).percent(80));
            assert!(strip[1] > grid[3]);
        }
        assert_eq!(boxes(&page).len(), per_page);
    }
}

#[test]
fn empty_cells_have_their_candidates() {
    for kind in ["4", "6", "8", "9", "9+windoku", "9+antiknight"] {
        let spec = "[page]\ntrim = \"6x9in\"\nrunning_heads = false\nfolios = false\n\
                    [puzzle]\nmarks = \"candidates\"\nlevel = false\n\
                    stars = false\nanswer_page = false\n";
        let book = samples::book(spec, &[(kind, Symbols::Letters, 1, 1)]);
        let layout = lay_out(&book).unwrap();
        let puzzle = &book.sections[0][0].puzzle;
        let marks = Position::new(&puzzle.shape, &puzzle.givens).mark_count() as usize;
        let digits = said(&page(&layout.book, layout.printed[0].page));
        let digits = digits.chars().filter(char::is_ascii_digit).count();
        // Beside them the givens and the number.
        assert_eq!(digits, marks + puzzle.givens.givens() + 1, "{kind}");
    }
}

#[test]
fn a_strip_has_all_that_goes_into_cells() {
    for (kind, symbols, expected) in [
        ("9", Symbols::Letters, "123456789"),
        ("16", Symbols::Letters, "123456789ABCDEFG"),
        ("16", Symbols::Numbers, "12345678910111213141516"),
    ] {
        let spec = "[page]\ntrim = \"6x9in\"\n[puzzle]\nmarks = \"strip\"\n";
        let book = samples::book(spec, &[(kind, symbols, 1, 1)]);
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.printed[0].page);
        let bottom = grids(&page)[0][3];
        let below = |item: &Item| match item {
            Item { at, paint: Paint::Text { run, .. } } if at.y > bottom => Some(run.text.clone()),
            _ => None,
        };
        let below: Vec<String> = page.items.iter().filter_map(below).collect();
        let folio = layout.printed[0].page.to_string();
        assert_eq!(below.concat(), format!("{expected}{folio}"));
    }
}

#[test]
fn corners_lie_in_empty_cells_clear_of_all_that_is_in_them() {
    let spec = "[page]\ntrim = \"6x9in\"\n[puzzle]\nmarks = \"corners\"\n";
    let kinds: Vec<_> = KINDS.iter().map(|kind| (*kind, 1)).collect();
    let book = samples::book(spec, &sections(&kinds));
    let layout = lay_out(&book).unwrap();
    for (puzzle, printed) in book.puzzles().zip(&layout.printed) {
        let page = page(&layout.book, printed.page);
        let shape = &puzzle.puzzle.shape;
        let fields = blocks(&page, &[10, 0]);
        let empty = shape.side() * shape.side() - puzzle.puzzle.givens.givens();
        // Dots take all four corners of their cells, strokes and sums one or more.
        let has_marks = shape.houses().iter().any(|house| house.kind.mark().is_some())
            || !shape.marks().is_empty();
        if !has_marks && shape.cages().is_empty() {
            assert_eq!(fields.len(), 4 * empty);
        }
        // Circles and squares take whole cells.
        let least = match shape.marks().is_empty() {
            true => 2 * empty,
            false => empty,
        };
        assert!(fields.len() > least && fields.len() <= 4 * empty);
        let [(at, side, weight)] = frames(&page)[..] else { panic!("one grid") };
        let inks = page.items.iter().flat_map(|item| match item {
            Item {
                paint: Paint::Fill { outline: Outline::Rects(_) | Outline::Rect(_), .. },
                ..
            }
            | Item { paint: Paint::Stroke { outline: Outline::Rect(_), .. }, .. } => Vec::new(),
            Item { paint: Paint::Text { .. }, .. } => super::kinds::glyphs(&book.spec.fonts, item),
            Item {
                paint: Paint::Stroke { outline: Outline::Dashes { points, .. }, weight },
                ..
            } => {
                let ends = points.iter().zip(points.iter().cycle().skip(1));
                ends.map(|(a, b)| hull([a.x, a.y, a.x, a.y], [b.x, b.y, b.x, b.y]))
                    .map(|line| grown(line, weight.half()))
                    .collect()
            }
            _ => ink(&book.spec.fonts, item).into_iter().collect(),
        });
        let inks: Vec<[Length; 4]> = inks.collect();
        for field in &fields {
            let cell = |at: Length, from: Length| {
                (at - from).to_thousandths() * shape.side() as i32 / side.to_thousandths()
            };
            let index =
                cell(field.bottom(), at.y) * shape.side() as i32 + cell(field.right(), at.x);
            assert_eq!(puzzle.puzzle.givens.get(index as usize), 0);
            let meets = inks.iter().find(|ink| meet(ink, &area(field)));
            assert!(meets.is_none(), "{:?}: {field:?} on {meets:?}", shape.kind());
            assert!(field.size.width > weight);
        }
    }
}
