//! Where the grids of a column go, and whether they have room to write in.

use crate::block::arrange::heading_height;
use crate::column::{Column, GAP};
use crate::grid::square::Square;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::units::{Length, Point, Size};
use gridpress_spec::SolutionPlace;

/// The usual side of a solution, as a share of the puzzle's.
const SHARE: (i32, i32) = (42, 100);

/// The part of a column's width that is used, for heads as for grids.
#[derive(Clone, Copy)]
pub(super) struct ColumnSpan {
    pub(super) left: Length,
    pub(super) width: Length,
}

impl From<Square> for ColumnSpan {
    fn from(square: Square) -> ColumnSpan {
        ColumnSpan { left: square.at.x, width: square.side }
    }
}

impl Column<'_> {
    /// Finds places for the grids: side by side or one above the other, whichever leaves the puzzle more room. A
    /// solution needs at least so much; `below` stays free below the puzzle.
    pub(super) fn arrange(&mut self, least: Length, below: Length) {
        let Size { width, height } = self.size;
        let room = height - self.head - below;
        // The solution has its share of what both are given, or what it needs.
        let parted = |both: Length, most: Length| {
            let answer = both.scale(SHARE.0, SHARE.0 + SHARE.1).at_least(least);
            let puzzle = (both - answer).min(most);
            let spare = puzzle.scale(SHARE.0, SHARE.1).at_least(least);
            (puzzle, spare.min(both - puzzle))
        };
        let caption = heading_height(self.note.size);
        let stacked = parted(room - caption - GAP, width);
        let beside = parted(width - GAP, room);
        let ((side, answer), is_beside) = match self.slot.solution {
            SolutionPlace::None => ((width.min(room), Length::ZERO), false),
            _ if beside.0 > stacked.0 => (beside, true),
            _ => (stacked, false),
        };
        // In the middle, with the same white on both sides.
        let used = if is_beside { side + GAP + answer } else { side };
        let left = (width - used).half();
        self.is_beside = is_beside;
        self.puzzle = Square { at: Point::new(left, self.head), side };
        let at = match is_beside {
            true => Point::new(left + side + GAP, self.head + side - answer),
            false => Point::new(left, self.head + side + GAP + caption),
        };
        self.answer = (answer > Length::ZERO).then_some(Square { at, side: answer });
    }

    /// The span of the column that its grids take.
    pub(super) fn block(&self) -> ColumnSpan {
        let right = match self.answer.filter(|_| self.is_beside) {
            Some(answer) => answer.at.x + answer.side,
            None => self.puzzle.at.x + self.puzzle.side,
        };
        ColumnSpan { left: self.puzzle.at.x, width: right - self.puzzle.at.x }
    }

    /// The report of a column whose cells are `cell` wide and must be `needed` wide.
    pub(super) fn too_small(&self, cell: Length, needed: Length) -> Failure {
        let Size { width, height } = self.size;
        let message = format!(
            "a column of {} x {} leaves cells of {}",
            width.in_mm(),
            height.in_mm(),
            cell.at_least(Length::ZERO).in_mm()
        );
        let help = match self.slot.solution {
            SolutionPlace::None => "make `width` or `height` in [daily] larger",
            _ => "make `width` or `height` in [daily] larger, or set solution = \"none\"",
        };
        let expected = format!("{message}; to write in they need {}", needed.in_mm());
        Failure::input(vec![Diagnostic::error(expected).help(help)])
    }
}
