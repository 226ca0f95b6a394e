//! Grids of pencil marks: the candidates of each cell, with one line per row or all in one line.
//!
//! In a grid, cells are separated by blanks, `|` or `:`, as in `| 1 27 3 | 48 5 69 | ...`; `.` or `0` is a cell with
//! all candidates, and `=5` a cell with a placed digit. In a single line, each cell has as many places as there are
//! digits: the digit if it is a candidate, or else `.` or `0`. A 9x9 grid takes 729 places.

use super::{symbol, value_of};
use crate::puzzle::Grid;

/// The pencil marks of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PencilMark {
    /// The candidates, bit 0 for 1.
    pub(super) digits: u32,
    /// `true` if the text states that the digit is placed.
    pub(super) is_placed: bool,
}

impl PencilMark {
    /// Creates the marks for a value of a plain row: the digit, or all of `side` digits for an empty cell.
    pub(super) fn from_value(value: u8, side: usize) -> PencilMark {
        let digits = match value {
            0 => (1 << side) - 1,
            value => 1 << (value - 1),
        };
        PencilMark { digits, is_placed: false }
    }
}

/// The certainty that a line is a row of pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowCertainty {
    /// It cannot be anything else.
    Certain,
    /// It may also be plain cells in groups of equal length.
    Ambiguous,
}

/// The maximum number of groups that are read, larger than the number of cells in any row.
const MAX_GROUPS: usize = 64;

/// Parses a line with as many groups of distinct digits as a row of one of `sides` has cells. Returns `None` for other
/// lines.
pub(super) fn row(
    line: &str,
    mut sides: impl Iterator<Item = usize>,
) -> Option<(Vec<PencilMark>, RowCertainty)> {
    let groups = line.split(|c: char| c.is_whitespace() || "|:".contains(c));
    let groups = groups.filter(|group| !group.is_empty());
    let groups: Vec<&str> = groups.take(MAX_GROUPS).collect();
    let side = sides.find(|&side| side == groups.len())?;
    let marks = groups.iter().map(|group| mark(group, side));
    let marks: Vec<PencilMark> = marks.collect::<Option<_>>()?;
    let lengths = groups.iter().map(|group| group.len());
    let longest = lengths.clone().max()?;
    let is_even = lengths.clone().all(|length| length == longest);
    let is_same = groups.iter().all(|group| *group == groups[0]);
    let certainty = if longest > 1 && (!is_even || is_same) || line.contains('=') {
        RowCertainty::Certain
    } else {
        RowCertainty::Ambiguous
    };
    Some((marks, certainty))
}

/// Parses a cell: distinct digits, or the sign of a cell with all candidates. Returns `None` if it is invalid.
fn mark(group: &str, side: usize) -> Option<PencilMark> {
    let digits = group.strip_prefix('=').unwrap_or(group);
    let mut mark = PencilMark { digits: 0, is_placed: digits.len() < group.len() };
    for c in digits.chars() {
        let value = value_of(c).filter(|&value| usize::from(value) <= side)?;
        if value == 0 {
            return (group.len() == 1).then(|| PencilMark::from_value(0, side));
        }
        let bit = 1 << (value - 1);
        if mark.digits & bit != 0 {
            return None;
        }
        mark.digits |= bit;
    }
    (mark.digits != 0 && (!mark.is_placed || mark.digits.is_power_of_two())).then_some(mark)
}

/// Returns the marks of a line with `side` places for each cell.
///
/// # Errors
/// Returns the first place with a wrong digit.
pub(super) fn line(values: &[u8], side: usize) -> Result<Vec<PencilMark>, usize> {
    let wrong =
        |(place, &value): (usize, &u8)| value != 0 && usize::from(value) != place % side + 1;
    if let Some(place) = values.iter().enumerate().position(wrong) {
        return Err(place);
    }
    let cells = values.chunks(side).map(|places| {
        let bits = places.iter().filter(|&&value| value != 0);
        PencilMark {
            digits: bits.fold(0, |digits, value| digits | 1 << (value - 1)),
            is_placed: false,
        }
    });
    Ok(cells.collect())
}

/// Returns pencil marks in one line, with as many places per cell as there are digits. `marks` has the candidates of
/// each cell, bit 0 for 1.
pub fn marks_line(marks: &[u32]) -> String {
    let side = marks.len().isqrt() as u8;
    let places = marks.iter().flat_map(|mask| {
        (1..=side).map(move |digit| match mask >> (digit - 1) & 1 {
            0 => '.',
            _ => symbol(digit),
        })
    });
    places.collect()
}

/// Returns the placed digits and the candidates of each cell, bit 0 for 1. If no mark states which digits are placed,
/// those that are alone in their cells are.
pub(super) fn resolve(side: usize, marks: &[PencilMark]) -> (Grid, Vec<u32>) {
    let states_placed = marks.iter().any(|mark| mark.is_placed);
    let is_digit_placed =
        |mark: &PencilMark| mark.is_placed || !states_placed && mark.digits.is_power_of_two();
    let mut grid = Grid::empty(side);
    for (cell, mark) in marks.iter().enumerate().filter(|(_, mark)| is_digit_placed(mark)) {
        grid.set(cell, mark.digits.trailing_zeros() as u8 + 1);
    }
    (grid, marks.iter().map(|mark| mark.digits).collect())
}

#[cfg(test)]
mod tests {
    use super::super::{NotationError, ParsedPuzzle, marks_line, parse};
    use crate::puzzle::{Kind, Shape};

    /// A grid without separators between boxes; `=` precedes placed digits.
    const ROWS: &str = "=5 67 =9 =3 67 =8 =1 =2 =4\n=2 =1 =8 =5 =4 79 =6 79 =3\n67 =4 =3 679 =1 =2 58 79 58\n\
        =3 89 =1 =4 289 =5 =7 =6 29\n=4 6789 267 12789 2789 1679 25 =3 259\n679 =5 27 279 =3 67 =4 =8 =1\n\
        689 =2 56 689 59 =4 =3 =1 =7\n179 679 =4 167 679 =3 28 =5 28\n178 =3 57 1278 2578 17 =9 =4 =6\n";

    fn one(text: &str) -> ParsedPuzzle {
        let mut all = parse(text, None).unwrap();
        assert_eq!(all.len(), 1, "{text}");
        all.remove(0)
    }

    fn first_error(text: &str) -> NotationError {
        parse(text, None).unwrap_err().remove(0)
    }

    /// Returns the grid with drawn boxes, as other programs write it.
    fn with_boxes() -> String {
        let mut text = ".-----------.-----------.-----------.\n".to_owned();
        for (index, row) in ROWS.replace('=', "").lines().enumerate() {
            let groups: Vec<&str> = row.split(' ').collect();
            let boxes = groups.chunks(3).map(|three| three.join("  "));
            text += &format!("| {} |\n", boxes.collect::<Vec<_>>().join(" | "));
            if index % 3 == 2 {
                text += ":-----------+-----------+-----------:\n";
            }
        }
        text
    }

    #[test]
    fn reads_grids_of_marks_in_every_style() {
        let marked = one(ROWS);
        let marks = marked.marks.as_ref().unwrap();
        assert_eq!(marks[1], 0b1100000);
        assert_eq!(marked.grid.get(0), 5);
        assert_eq!(marked.grid.get(1), 0);
        let plain = one(&with_boxes());
        assert_eq!(plain.marks, marked.marks);
        // Every single candidate is absent from all peers, so all of them are placed.
        assert_eq!(plain.grid, marked.grid);
        // Several grids of marks among grids of digits, and one line of marks.
        let text = format!("{}\n{}\n{ROWS}", with_boxes(), plain.grid);
        assert_eq!(parse(&text, None).unwrap().len(), 3);
        let line = marks_line(marks);
        assert_eq!(line.len(), 729);
        let read = one(&line.replace('.', "0"));
        assert_eq!((read.marks, read.grid), (plain.marks, plain.grid));
    }

    #[test]
    fn single_candidates_are_placed() {
        let open = with_boxes().replacen("| 5 ", "| 5  ", 1).replacen("  67 ", "  567 ", 1);
        let read = one(&open);
        assert_eq!(read.grid.get(0), 5);
        assert_eq!(read.marks.unwrap()[0], 0b10000);
    }

    #[test]
    fn reads_rows_with_single_and_with_all_marks() {
        let text = "5 3 . . 7 . . . .\n".to_owned()
            + &"123456789 ".repeat(9)
            + "\n"
            + &". . . . . . . . 12\n".repeat(7);
        let read = one(&text);
        let marks = read.marks.unwrap();
        assert_eq!((marks[0], marks[2], marks[80]), (0b10000, 0x1ff, 0b11));
        // Lines of digits in groups are not rows of marks.
        let line = "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
        assert!(one(line).marks.is_none());
        let solved = "534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179";
        assert!(one(solved).marks.is_none());
    }

    #[test]
    fn reads_marks_of_other_sizes_and_variants() {
        let six: Kind = "6+diagonal".parse().unwrap();
        let text = "1 23 456 45 5 6\n".to_owned() + &"123 123 456 4 5 6\n".repeat(5);
        let read = parse(&text, Some(six)).unwrap().remove(0);
        assert_eq!(read.shape, Shape::of(six).unwrap());
        let all = read.marks.unwrap();
        assert_eq!(all[1], 0b110);
        assert_eq!(one(&marks_line(&all)).marks, Some(all));
    }

    #[test]
    fn reports_broken_marks() {
        let rows: Vec<&str> = ROWS.lines().collect();
        let error = first_error(&rows[..7].join("\n"));
        assert!(error.message.contains("ends after 7 of its 9 rows"), "{error:?}");
        let line = marks_line(&one(ROWS).marks.unwrap());
        let error = first_error(&line.replacen("....5", "...5.", 1));
        assert_eq!(error.message, "`5` is in the place of another digit");
        assert_eq!(error.span, 3..4);
        for text in ["1 23 4 5 6 7 8 9\n", "11 2 3 4 5 6 7 8 9\n", "=12 3 4 5 6 7 8 9 1\n"] {
            assert!(parse(text, None).is_err(), "{text}");
        }
    }
}
