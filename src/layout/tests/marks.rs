//! What helps with pencil marks: the strip that is no row of labels, and candidates.

use super::furniture::{boxes, grids, said};
use super::*;
use crate::logic::Position;
use crate::puzzle::Symbols;
use crate::samples;

#[test]
fn a_strip_is_a_box_in_the_middle_and_narrower_than_its_grid() {
    for (trim, per_page) in [("6x9in", 1), ("6x9in", 4), ("a4", 6)] {
        let spec = format!("[page]\ntrim = \"{trim}\"\n[puzzle]\nmarks = \"strip\"\n");
        let book = samples::book(&spec, &[("9", Symbols::Letters, per_page, per_page as u32)]);
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.printed[0].page);
        for (grid, strip) in grids(&page).into_iter().zip(boxes(&page)) {
            let [before, behind] = [strip[0] - grid[0], grid[2] - strip[2]];
            assert!(
                before.max(behind) - before.min(behind) < Length::pt(1),
                "{before} {behind}"
            );
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
