//! Grids on a page, with what stands in their cells and above them.

use super::cells;
use super::content::Marks;
use super::head;
use super::ruled::{self, NEAR, Ruled};
use crate::puzzle::{Cage, Grid};

/// A grid found on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGrid {
    /// The page, from 1.
    pub page: u32,
    /// The line of text nearest above it, within its width.
    pub head: String,
    /// The number that the line begins with, as a word of its own.
    pub number: Option<u32>,
    /// The number that stands alone below all grids of the page.
    pub folio: Option<u32>,
    /// The printed values; 0 for an empty cell.
    pub grid: Grid,
    /// For each cell its region, numbered by first cells: what heavy rules part. Empty where all rules are alike.
    pub regions: Vec<u8>,
    /// The cages: cells that dashed lines enclose, and the sum in their first cell.
    pub cages: Vec<Cage>,
}

impl FoundGrid {
    /// Whether the line above numbers the columns, as over a diagram: 1, 2, 3 and so on.
    pub fn is_diagram(&self) -> bool {
        head::numbers_columns(&self.head)
    }

    /// The page number that the line above ends with, where one follows behind its first `own` words.
    pub fn refers_to(&self, own: usize) -> Option<u32> {
        let words: Vec<&str> = self.head.split_whitespace().collect();
        words.get(own..)?.last()?.parse().ok()
    }
}

/// The grids of a page of that number, from the top, row by row.
pub(super) fn find(marks: &Marks, page: u32) -> Vec<FoundGrid> {
    let mut grids = ruled::all(&marks.strokes);
    grids.sort_by(|Ruled { frame: a, .. }, Ruled { frame: b, .. }| {
        let same_row = (a.high.1 - b.high.1).abs() < NEAR;
        if same_row {
            a.low.0.total_cmp(&b.low.0)
        } else {
            b.high.1.total_cmp(&a.high.1)
        }
    });
    let lowest = grids.iter().map(|ruled| ruled.frame.low.1);
    let folio = lowest
        .min_by(f64::total_cmp)
        .and_then(|low| head::folio(low, &marks.glyphs));
    grids
        .into_iter()
        .map(|ruled| {
            let head = head::above(&ruled.frame, &marks.glyphs);
            let has_cages = ruled.has_dashes(&marks.strokes);
            let (grid, sums) = cells::read(&ruled, &marks.glyphs, has_cages);
            FoundGrid {
                page,
                number: head::number(&head),
                head,
                folio,
                grid,
                regions: ruled.regions(),
                cages: ruled.cages(&marks.strokes, &sums),
            }
        })
        .collect()
}
