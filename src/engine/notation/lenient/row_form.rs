//! The ways in which the rows of a grid are written: signs, fields between separators, words, and columns.

use super::super::value_of;
use super::{bare_cell, cell_value, is_empty_sign, parts};
use std::ops::Range;

/// A way in which the rows of a grid are written.
#[derive(Clone, Copy)]
pub(super) enum RowForm {
    /// One character for each cell, with any separators.
    Signs,
    /// Cells between separators of one sort. A cell may be blank, or a number of two figures.
    Fields(char),
    /// Cells as in [`RowForm::Fields`], after a label such as `A` or `1`.
    LabelledFields(char),
    /// Cells between any separators.
    Words,
    /// One character for each cell at the same place of every line; a blank is an empty cell. Cells are that many
    /// characters apart, and a bar stands between boxes if the last is `true`.
    Columns { first: usize, step: usize, has_bars: bool },
}

// Fields between bars come first: without them, the cells of a row with a single blank could be taken for signs.
pub(super) const FORMS: [RowForm; 17] = [
    RowForm::Fields('|'),
    RowForm::Signs,
    RowForm::Fields(','),
    RowForm::Fields(';'),
    RowForm::Fields('\t'),
    RowForm::Fields('&'),
    RowForm::LabelledFields(','),
    RowForm::LabelledFields('\t'),
    RowForm::LabelledFields('|'),
    RowForm::Words,
    RowForm::Columns { first: 0, step: 1, has_bars: false },
    RowForm::Columns { first: 0, step: 1, has_bars: true },
    RowForm::Columns { first: 1, step: 1, has_bars: true },
    RowForm::Columns { first: 0, step: 2, has_bars: false },
    RowForm::Columns { first: 0, step: 2, has_bars: true },
    RowForm::Columns { first: 1, step: 2, has_bars: true },
    RowForm::Columns { first: 2, step: 2, has_bars: true },
];

/// The cells of a row of a grid, one text for each, with the text before and after them.
pub(super) struct FormRow<'l> {
    pub(super) label: &'l str,
    pub(super) cells: Vec<&'l str>,
    pub(super) rest: &'l str,
}

/// The maximum number of words before the cells of a row.
const MAX_LABELS: usize = 4;
/// The maximum length of a row of a grid in bytes.
pub(super) const MAX_ROW: usize = 1_000;
impl RowForm {
    /// Returns the cells of a line; `None` if the line has another form.
    pub(super) fn row(self, line: &str, side: usize, boxes: usize) -> Option<FormRow<'_>> {
        let line = without_comment(line);
        match self {
            // Fractions and dates are not rows.
            RowForm::Signs | RowForm::Words if line.contains('/') => None,
            RowForm::Signs | RowForm::Words => {
                let parts = parts(line);
                let signs = parts.iter().map(Range::len).sum::<usize>();
                (signs >= side)
                    .then_some(0..=MAX_LABELS.min(parts.len()))?
                    .find_map(|first| self.row_from(line, &parts[first..], side))
            }
            RowForm::Fields(separator) | RowForm::LabelledFields(separator) => {
                if line.matches(separator).count() + 1 < side {
                    return None;
                }
                let first = line.rfind(|c: char| "[({".contains(c)).map_or(0, |at| at + 1);
                let row = &line[first..];
                let end = row.find([']', ')', '}']).or(row.find("\\\\")).unwrap_or(row.len());
                let (mut label, mut row) = (&line[..first], &row[..end]);
                // Rows of LaTeX's sudoku end with a dot.
                row = row.trim_end_matches(' ').trim_end_matches("|.");
                let mut cells: Vec<&str> = row.split(separator).map(bare_cell).collect();
                let count = side + usize::from(matches!(self, RowForm::LabelledFields(_)));
                if separator == '|' && cells.len() > count && cells[0].is_empty() {
                    cells.remove(0);
                }
                if cells.len() == count + 1 && cells[count].is_empty() {
                    cells.pop();
                }
                if count > side {
                    label = cells.remove(0);
                }
                (cells.len() == side).then_some(FormRow { label, cells, rest: "" })
            }
            RowForm::Columns { first, step, has_bars } => {
                let at =
                    |cell: usize| first + step * (cell + usize::from(has_bars) * (cell / boxes));
                let mut places = (0..side).map(at).peekable();
                let mut cells = Vec::new();
                for (at, sign) in line.trim_end().split_inclusive(|_| true).enumerate() {
                    if places.next_if_eq(&at).is_some() {
                        cells.push(sign.trim_matches(' '));
                    } else if sign != " " && !(sign == "|" && has_bars) {
                        return None;
                    }
                }
                cells.resize(side, "");
                Some(FormRow { label: "", cells, rest: "" })
            }
        }
    }

    /// Returns the row whose cells begin with the first of `parts`; `None` if they do not.
    fn row_from<'l>(
        self,
        line: &'l str,
        parts: &[Range<usize>],
        side: usize,
    ) -> Option<FormRow<'l>> {
        let mut cells: Vec<&str> = Vec::new();
        let mut count = 0;
        for part in parts {
            if cells.len() >= side {
                break;
            }
            let text = &line[part.clone()];
            if matches!(self, RowForm::Signs) {
                cells.extend(text.split("").filter(|sign| !sign.is_empty()));
            } else {
                cells.push(bare_cell(text));
            }
            count += 1;
        }
        let rest = parts.get(count).map_or("", |part| &line[part.start..]);
        let next = parts.get(count).map_or("#", |part| &line[part.clone()]);
        let is_sign = |text: &str| {
            let mut signs = text.chars();
            let is_one = signs.next().is_some_and(|c| is_empty_sign(c, side));
            is_one && signs.next().is_none()
        };
        let is_cell = |text: &&str| cell_value(text, side).is_some() || is_sign(text);
        // A number before a colon or bracket is a label.
        let gaps = parts[..count].windows(2).map(|two| &line[two[0].end..two[1].start]);
        let has_label = gaps.clone().any(|gap| gap.contains(')'))
            || gaps.filter(|gap| gap.contains(':')).count() == 1;
        let goes_on = has_label || is_cell(&next) || next.chars().all(|c| value_of(c).is_some());
        (cells.len() == side && cells.iter().all(is_cell) && !goes_on).then(|| FormRow {
            label: &line[..parts[0].start],
            cells,
            rest,
        })
    }

    /// Returns `true` if a line without any sign may be a row of empty cells.
    pub(super) fn has_blanks(self) -> bool {
        matches!(self, RowForm::Columns { .. })
    }
}

/// Returns a line without the comment at its end.
fn without_comment(line: &str) -> &str {
    let end = line.find(['#', '%']).or(line.find("//")).unwrap_or(line.len());
    &line[..end]
}
