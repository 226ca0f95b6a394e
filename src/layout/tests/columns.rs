//! What goes with a puzzle stands beside its grid where that makes the grid larger.

use super::*;
use crate::tests::furniture::{assert_clear, furnished, grids, sections};
use gridpress_testing::samples;

/// Whether something on a page with a puzzle stands right of its grids, and the width of the first of these.
fn beside(book: &Book, puzzle: usize) -> (bool, Length) {
    let layout = lay_out(book).unwrap();
    let page = page(&layout.book, layout.printed[puzzle].page);
    let grids = grids(&page);
    let is_beside = |item: &Item| {
        let ink = ink(&book.spec.fonts, item);
        let is_right = |ink: [Length; 4]| {
            let mut beside = grids.iter();
            beside.any(|grid| ink[0] > grid[2] && ink[1] > grid[1] && ink[3] < grid[3])
        };
        ink.is_some_and(is_right)
    };
    let grid = grids[0];
    (page.items.iter().any(is_beside), grid[2] - grid[0])
}

/// A book of one section with lines for name, date and time.
fn with_lines(page: &str, lines: &str, per_page: u32) -> Book {
    let spec = format!("{page}[puzzle]\n{lines}\n");
    samples::book(&spec, &sections(&[("9", per_page)]))
}

#[test]
fn columns_make_grids_larger() {
    let lines = "name = true\ndate = true\ntime = true\nmarks = \"strip\"";
    for (trim, per_page, expected) in
        [("11x8.5in", 1, true), ("6x9in", 2, true), ("6x9in", 1, false), ("a4", 1, false)]
    {
        let page = format!("[page]\ntrim = \"{trim}\"\n");
        let (is_beside, side) = beside(&with_lines(&page, lines, per_page), 0);
        assert_eq!(is_beside, expected, "{trim} {per_page}");
        let (_, bare) = beside(&with_lines(&page, "", per_page), 0);
        assert!(side <= bare);
        if expected && per_page == 1 {
            assert!(side > bare.percent(98), "{side} of {bare}");
        }
    }
}

#[test]
fn pages_of_a_section_are_alike_with_or_without_a_title() {
    let page = "opener = \"above\"\n[page]\ntrim = \"11x8.5in\"\n";
    let spec = format!(
        "{page}[puzzle]\nname = true\ntechnique = true\ngivens = true\nmarks = \"strip\"\n"
    );
    let kinds = [("9", gridpress_base::symbols::Symbols::Letters, 3, 1)];
    let book = samples::book(&spec, &kinds);
    let all = [0, 1, 2].map(|puzzle| beside(&book, puzzle).0);
    assert_eq!(all, [true; 3]);
}

#[test]
fn nothing_lies_on_anything_else_in_columns() {
    for (design, marks) in [
        ("classic", "marks = \"strip\""),
        ("modern", "heading = \"line\""),
        ("large-print", "marks = \"corners\""),
    ] {
        let spec = format!("design = \"{design}\"\n[page]\ntrim = \"11x8.5in\"\n");
        let kinds = [("9", 1), ("16", 1), ("9+killer", 1), ("6+diagonal", 1)];
        assert_clear(&furnished(&spec, marks, &sections(&kinds)));
    }
    let spec = "[page]\ntrim = \"letter\"\n";
    let kinds = [("9", 2), ("4", 12), ("9+windoku", 3)];
    assert_clear(&furnished(spec, "marks = \"strip\"", &sections(&kinds)));
}
