//! The library format of HoDoKu: `:0000:x:CELLS:DELETED:ELIMINATIONS:TEXT:`. The fields are a technique, its digits,
//! the cells of a classic puzzle (with `+` before digits that a solver has entered), deleted candidates (`413` is 4 in
//! r1c3), candidates that the technique eliminates, and a comment. Only the third and fourth fields are read.

use super::row::CellRow;
use super::{Format, ParsedPuzzle, PuzzleMistake, english};
use crate::puzzle::{Grid, Kind, Shape};
use std::ops::Range;

/// Writes a puzzle as a line.
pub(super) fn write(givens: &Grid) -> String {
    format!(":0000:x:{}:::\n", givens)
}

/// Reads a line that starts with a colon, at `span` in the text.
pub(super) fn read(
    text: &str,
    span: Range<usize>,
    assumed: Option<Kind>,
) -> Result<ParsedPuzzle, PuzzleMistake> {
    if let Some(kind) = assumed.filter(|&kind| kind != Kind::CLASSIC) {
        return Err(PuzzleMistake::other_kind(Kind::CLASSIC, kind));
    }
    let mut fields = text.split(':').skip(3);
    let cells =
        fields.next().ok_or_else(|| PuzzleMistake::missing("CELLS", "`:0000:x:CELLS:::`"))?;
    let read = |text: &str| -> Result<Grid, PuzzleMistake> {
        let kind = Kind::CLASSIC;
        Ok(Grid::from_cells(CellRow::read(text, 0, Some(kind))?.into_cells(kind)?))
    };
    let progress = read(&cells.replace('+', ""))?;
    let mut givens = progress.clone();
    let mut cell = 0;
    for (at, c) in cells.char_indices().filter(|&(_, c)| c != '+') {
        if cells[..at].ends_with('+') {
            givens.set(cell, 0);
        }
        cell += usize::from(!" |\t".contains(c));
    }
    let shape = Shape::classic();
    let mut marks: Option<Vec<u32>> = None;
    for word in fields.next().unwrap_or_default().split_whitespace() {
        let [digit, row, column] = digits(word)?;
        let marks = marks.get_or_insert_with(|| {
            let all = |cell| match progress.get(cell) {
                0 => 0x1ff,
                digit => 1 << (digit - 1),
            };
            (0..81).map(all).collect()
        });
        marks[(row - 1) * 9 + column - 1] &= !(1 << (digit - 1));
    }
    Ok(ParsedPuzzle {
        progress: (progress != givens).then_some(progress),
        marks,
        ..ParsedPuzzle::of(shape.clone(), givens, Format::Hodoku, span)
    })
}

/// Parses the digit, row and column of a candidate.
fn digits(word: &str) -> Result<[usize; 3], PuzzleMistake> {
    let digits: Option<Vec<usize>> = word
        .chars()
        .map(|c| c.to_digit(10).filter(|&digit| digit > 0).map(|digit| digit as usize))
        .collect();
    digits.and_then(|digits| digits.try_into().ok()).ok_or_else(|| {
        PuzzleMistake::new(
            english!("not-a-candidate": "`{word}` is not a candidate", word = word.escape_debug()),
            english!("expected-candidate": "expected a digit, a row and a column, as in 413"),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::parse_each;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn reads_library_lines() {
        let plain = parse_each(&format!("# mine\n:0000:x:{LINE}:::\n{LINE}\n"), None);
        assert!(plain.errors.is_empty() && plain.puzzles.len() == 2, "{plain:?}");
        let plain = &plain.puzzles[0];
        assert_eq!(
            (plain.grid.to_string(), &plain.progress, &plain.marks),
            (LINE.to_owned(), &None, &None)
        );
        let cells = LINE.replacen("53.", "53+4", 1);
        let text = format!(":0701:19:{cells}:117 217:343::a text:\n");
        let puzzle = parse_each(&text, None).puzzles.remove(0);
        assert_eq!(puzzle.grid.to_string(), LINE);
        assert_eq!(puzzle.progress.unwrap().to_string(), LINE.replacen("53.", "534", 1));
        let marks = puzzle.marks.unwrap();
        // 1 and 2 are deleted from r1c7; r1c3 is filled.
        assert_eq!((marks[6], marks[7], marks[2]), (0b111111100, 0x1ff, 0b1000));
    }

    #[test]
    fn reports_broken_lines_and_reads_the_others() {
        let good = format!(":0000:x:{LINE}:::\n");
        for (bad, message) in [
            (":0000:x", "`CELLS` is missing"),
            (":0000:x:12:::", "a line of 2 cells"),
            (&format!(":0000:x:{LINE}:4x3::"), "`4x3` is not a candidate"),
            (&format!(":0000:x:{LINE}:410::"), "`410` is not a candidate"),
        ] {
            let parsed = parse_each(&format!("{good}{bad}\n{good}"), None);
            assert_eq!(parsed.puzzles.len(), 2, "{bad}");
            assert_eq!(parsed.errors[0].message, message);
            assert_eq!(parsed.errors[0].span.start, good.len());
        }
    }
}
