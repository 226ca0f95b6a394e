//! Grids of pencil marks: for each cell the digits it may still take, a line for each row, or all in one line.
//!
//! In a grid the cells of a row stand apart by blanks, `|` or `:`, as in `| 1 27 3 | 48 5 69 | ...`; `.` or `0` is a cell
//! of which nothing is known, and `=5` one that has its digit. A line has as many places for each cell as there are
//! digits: the digit where it may still go, else `.` or `0`; a 9x9 grid takes 729.

use super::{symbol, value_of};
use crate::puzzle::{Cell, Grid, Shape};

/// What a cell may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PencilMark {
    /// The digits, bit 0 for 1.
    pub(super) digits: u32,
    /// True when the text says that the cell has its digit.
    pub(super) is_placed: bool,
}

impl PencilMark {
    /// A cell of an ordinary row: its digit, or all of `side` digits.
    pub(super) fn from_value(value: u8, side: usize) -> PencilMark {
        let digits = match value {
            0 => (1 << side) - 1,
            value => 1 << (value - 1),
        };
        PencilMark { digits, is_placed: false }
    }
}

/// How surely a line is a row of pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowCertainty {
    /// It can hardly be anything else.
    Certain,
    /// It may be cells in groups of equal length as well.
    Ambiguous,
}

/// More groups than any row has cells.
const MAX_GROUPS: usize = 64;

/// The marks of a line with as many groups of distinct digits as a row of `sides` has cells. `None` for other lines.
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
    let sure = if longest > 1 && (!is_even || is_same) || line.contains('=') {
        RowCertainty::Certain
    } else {
        RowCertainty::Ambiguous
    };
    Some((marks, sure))
}

/// One cell: distinct digits, or a sign that nothing is known of it.
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

/// The marks of a line of `side` places for each cell; else the first place that does not hold its digit.
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

/// Pencil marks in one line: for each cell, bit 0 for 1, as many places as there are digits.
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

/// The digits that stand, and for each cell what it may take, bit 0 for 1. Where no mark says which digits stand, those
/// do that are alone in their cell and in no other that sees it.
pub(super) fn resolve(shape: &Shape, marks: &[PencilMark]) -> (Grid, Vec<u32>) {
    let says_placed = marks.iter().any(|mark| mark.is_placed);
    let stands = |cell: Cell| {
        let PencilMark { digits, is_placed } = marks[cell];
        let in_sight = |&peer: &Cell| marks[peer].digits & digits != 0;
        is_placed
            || !says_placed && digits.is_power_of_two() && !shape.peers(cell).iter().any(in_sight)
    };
    let mut grid = Grid::empty(shape.side());
    for (cell, mark) in marks.iter().enumerate().filter(|(cell, _)| stands(*cell)) {
        grid.set(cell, mark.digits.trailing_zeros() as u8 + 1);
    }
    (grid, marks.iter().map(|mark| mark.digits).collect())
}

#[cfg(test)]
mod tests {
    use super::super::{NotationError, ParsedPuzzle, marks_line, parse};
    use crate::puzzle::{Kind, Shape};

    /// Row by row, with nothing between the groups; `=` where the digit stands.
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

    /// The rows in boxes, as programs draw them.
    fn drawn() -> String {
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
    fn grids_of_marks_are_read_in_every_dress() {
        let marked = one(ROWS);
        let marks = marked.marks.as_ref().unwrap();
        assert_eq!(marks[1], 0b1100000);
        assert_eq!(marked.grid.get(0), 5);
        assert_eq!(marked.grid.get(1), 0);
        let plain = one(&drawn());
        assert_eq!(plain.marks, marked.marks);
        // No cell with one candidate is seen by another with that candidate: all stand.
        assert_eq!(plain.grid, marked.grid);
        // Several, among grids of digits; and as one line.
        let text = format!("{}\n{}\n{ROWS}", drawn(), plain.grid);
        assert_eq!(parse(&text, None).unwrap().len(), 3);
        let line = marks_line(marks);
        assert_eq!(line.len(), 729);
        let read = one(&line.replace('.', "0"));
        assert_eq!((read.marks, read.grid), (plain.marks, plain.grid));
    }

    #[test]
    fn a_lone_candidate_that_is_still_seen_is_yet_to_be_found() {
        let open = drawn().replacen("| 5 ", "| 5  ", 1).replacen("  67 ", "  567 ", 1);
        let read = one(&open);
        assert_eq!(read.grid.get(0), 0);
        assert_eq!(read.marks.unwrap()[0], 0b10000);
    }

    #[test]
    fn rows_of_one_mark_a_cell_and_of_none_are_read() {
        let text = "5 3 . . 7 . . . .\n".to_owned()
            + &"123456789 ".repeat(9)
            + "\n"
            + &". . . . . . . . 12\n".repeat(7);
        let read = one(&text);
        let marks = read.marks.unwrap();
        assert_eq!((marks[0], marks[2], marks[80]), (0b10000, 0x1ff, 0b11));
        // What is no row of marks stays what it was.
        let line = "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
        assert!(one(line).marks.is_none());
        let solved = "534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179";
        assert!(one(solved).marks.is_none());
    }

    #[test]
    fn sizes_and_variants_have_marks_as_well() {
        let six: Kind = "6+diagonal".parse().unwrap();
        let text = "1 23 456 45 5 6\n".to_owned() + &"123 123 456 4 5 6\n".repeat(5);
        let read = parse(&text, Some(six)).unwrap().remove(0);
        assert_eq!(read.shape, Shape::of(six).unwrap());
        let all = read.marks.unwrap();
        assert_eq!(all[1], 0b110);
        assert_eq!(one(&marks_line(&all)).marks, Some(all));
    }

    #[test]
    fn broken_marks_are_told() {
        let rows: Vec<&str> = ROWS.lines().collect();
        let error = first_error(&rows[..7].join("\n"));
        assert!(error.message.contains("ends after 7 rows"), "{error:?}");
        let line = marks_line(&one(ROWS).marks.unwrap());
        let error = first_error(&line.replacen("....5", "...5.", 1));
        assert_eq!(error.message, "`5` stands in the place of another digit");
        assert_eq!(error.span, 3..4);
        for text in ["1 23 4 5 6 7 8 9\n", "11 2 3 4 5 6 7 8 9\n", "=12 3 4 5 6 7 8 9 1\n"] {
            assert!(parse(text, None).is_err(), "{text}");
        }
    }
}
