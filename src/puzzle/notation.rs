//! Puzzles as text: lines of 81 cells and grids of 9 lines, in and out.
//!
//! Read are `.`, `0` and `_` for an empty cell. A file may mix lines and grids; grids may carry rules of
//! `-`, `=`, `+` and `|` between boxes; lines that begin with `#` are comments; behind the 81 cells of a line
//! whatever follows a comma, semicolon, `#` or tab is left alone.

use super::{Grid, Shape};
use std::ops::Range;

/// How a puzzle was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// All cells in one line.
    Line,
    /// A line for each row.
    Grid,
}

/// A puzzle found in a text.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its givens.
    pub grid: Grid,
    /// How it was written.
    pub style: Style,
    /// Where: a range of bytes of the text.
    pub span: Range<usize>,
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub message: String,
    /// What was expected there.
    pub expected: String,
    /// Where: a range of bytes of the text.
    pub span: Range<usize>,
}

const SYMBOLS: &str = "a digit from 1 to 9, or `.` or `0` for an empty cell";

/// The grid in one line, row by row, `.` for empty.
pub fn line(grid: &Grid) -> String {
    grid.cells().iter().map(|&value| symbol(value)).collect()
}

/// The grid with a line for each row and rules between the boxes of `shape`.
pub fn block(grid: &Grid, shape: &Shape) -> String {
    let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
    let rule: Vec<String> = (0..side / columns)
        .map(|stack| {
            "-".repeat(
                2 * columns
                    + if stack == 0 || stack + 1 == side / columns {
                        0
                    } else {
                        1
                    },
            )
        })
        .collect();
    let mut text = String::new();
    for row in 0..side {
        if row > 0 && row % rows == 0 {
            text.push_str(&rule.join("+"));
            text.push('\n');
        }
        for column in 0..side {
            if column > 0 {
                text.push_str(if column % columns == 0 { " | " } else { " " });
            }
            text.push(symbol(grid.get(row * side + column)));
        }
        text.push('\n');
    }
    text
}

/// `.` for 0, then 1-9, then letters.
fn symbol(value: u8) -> char {
    match value {
        0 => '.',
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + value - 10),
    }
}

/// Reads one puzzle of 81 cells.
///
/// # Errors
/// [`NotationError`] when `text` is anything else.
pub fn parse_line(text: &str) -> Result<Grid, NotationError> {
    let row = Row::read(text, 0)?;
    if row.values.len() == 81 {
        Ok(Grid::from_cells(row.values))
    } else {
        Err(row.wrong_length("81 cells"))
    }
}

/// Reads every puzzle in `text`.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse(text: &str) -> Result<Vec<Entry>, Vec<NotationError>> {
    let mut reader = Reader::default();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        reader.line(line.trim_end_matches(['\n', '\r']), start);
        start += line.len();
    }
    reader.close_grid();
    if reader.errors.is_empty() {
        Ok(reader.entries)
    } else {
        Err(reader.errors)
    }
}

#[derive(Default)]
struct Reader {
    entries: Vec<Entry>,
    errors: Vec<NotationError>,
    /// Rows of the grid that is open.
    rows: Vec<Row>,
    /// True after a mistake in the open grid: its other rows are passed over, for one report is enough.
    spoiled: bool,
}

impl Reader {
    fn line(&mut self, line: &str, start: usize) {
        let line_text = line.trim_start_matches('\u{feff}');
        let start = start + line.len() - line_text.len();
        let content = line_text.trim();
        if content.is_empty() {
            // A blank line may stand between the bands of one grid.
            if !self.rows.len().is_multiple_of(3) || self.spoiled {
                self.close_grid();
            }
            return;
        }
        let is_rule = content.chars().all(|c| "-=+|* ".contains(c));
        if content.starts_with('#') || is_rule {
            return;
        }
        match Row::read(line_text, start) {
            Err(error) => {
                // The rest of a spoiled grid is not worth a report of its own.
                if !self.spoiled {
                    self.errors.push(error);
                }
                self.spoiled = !self.rows.is_empty() || content.chars().count() < 40;
                self.rows.clear();
            }
            Ok(row) if row.values.len() == 81 => {
                self.close_grid();
                self.entries.push(Entry {
                    grid: Grid::from_cells(row.values),
                    style: Style::Line,
                    span: row.span,
                });
            }
            Ok(row) if row.values.len() == 9 => {
                if self.spoiled {
                    return;
                }
                self.rows.push(row);
                if self.rows.len() == 9 {
                    let span = self.rows[0].span.start..self.rows[8].span.end;
                    let cells = self.rows.drain(..).flat_map(|row| row.values).collect();
                    self.entries.push(Entry {
                        grid: Grid::from_cells(cells),
                        style: Style::Grid,
                        span,
                    });
                }
            }
            Ok(row) => {
                if !self.spoiled {
                    self.errors
                        .push(row.wrong_length("81 cells, or 9 for a row of a grid"));
                }
                self.spoiled = row.values.len() < 40;
                self.rows.clear();
            }
        }
    }

    fn close_grid(&mut self) {
        if let Some(last) = self.rows.last() {
            self.errors.push(NotationError {
                message: format!("a grid ends after {} of its 9 rows", self.rows.len()),
                expected: "9 rows of 9 cells".into(),
                span: last.span.clone(),
            });
        }
        self.rows.clear();
        self.spoiled = false;
    }
}

/// The cells of one line of text.
#[derive(Debug)]
struct Row {
    values: Vec<u8>,
    span: Range<usize>,
    /// Where the 10th and the 82nd cell stand, if there are so many.
    surplus: Option<usize>,
}

impl Row {
    fn read(line: &str, start: usize) -> Result<Row, NotationError> {
        let mut values = Vec::with_capacity(81);
        let mut places = Vec::with_capacity(81);
        let mut end = 0;
        for (at, c) in line.char_indices() {
            let value = match c {
                '1'..='9' => c as u8 - b'0',
                '.' | '0' | '_' => 0,
                ',' | ';' | '#' | '\t' if values.len() == 81 => break,
                ' ' | '\t' | '|' => continue,
                _ => {
                    return Err(NotationError {
                        message: format!("`{}` is no cell of a puzzle", c.escape_debug()),
                        expected: format!("expected {SYMBOLS}"),
                        span: start + at..start + at + c.len_utf8(),
                    });
                }
            };
            values.push(value);
            places.push(start + at);
            end = at + 1;
        }
        let begin = places.first().copied().unwrap_or(start);
        let surplus = match values.len() {
            n if n > 81 => Some(places[81]),
            n if n > 9 && n < 40 => Some(places[9]),
            _ => None,
        };
        Ok(Row {
            values,
            span: begin..start + end,
            surplus,
        })
    }

    fn wrong_length(&self, expected: &str) -> NotationError {
        let end = self.span.end;
        NotationError {
            message: format!("a line of {} cells", self.values.len()),
            expected: match self.surplus {
                Some(_) => format!("expected {expected}; from here on there are too many"),
                None => format!("expected {expected}; here some are missing"),
            },
            span: self.surplus.map_or(end..end, |at| at..end),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn lines_read_back() {
        let grid = parse_line(LINE).unwrap();
        assert_eq!(line(&grid), LINE);
        assert_eq!(parse_line(&LINE.replace('.', "0")).unwrap(), grid);
        assert_eq!(parse_line(&format!("{LINE},{LINE}")).unwrap(), grid);
        assert_eq!(parse_line(&format!("{LINE}\t1.5 x")).unwrap(), grid);
    }

    #[test]
    fn blocks_read_back_among_lines_and_comments() {
        let grid = parse_line(LINE).unwrap();
        let block = block(&grid, Shape::classic());
        assert!(block.starts_with("5 3 . | . 7 . | . . .\n"), "{block}");
        assert_eq!(block.lines().nth(3), Some("------+-------+------"));
        let text = format!("# two\n{block}\n{LINE}\n\n{block}{block}");
        let entries = parse(&text).unwrap();
        assert_eq!(entries.len(), 4);
        assert!(entries.iter().all(|entry| entry.grid == grid));
        assert_eq!(entries[0].style, Style::Grid);
        assert_eq!(entries[1].style, Style::Line);
        assert_eq!(&text[entries[1].span.clone()], LINE);
    }

    #[test]
    fn blank_lines_between_bands_do_not_end_a_grid() {
        let rows: Vec<&str> = (0..9).map(|row| &LINE[row * 9..][..9]).collect();
        let text = format!(
            "{}\n\n{}\n\n{}\n",
            rows[..3].join("\n"),
            rows[3..6].join("\n"),
            rows[6..].join("\n")
        );
        assert_eq!(parse(&text).unwrap()[0].grid.to_string(), LINE);
    }

    fn first_error(text: &str) -> (String, Range<usize>) {
        let error = parse(text).unwrap_err().swap_remove(0);
        (error.message, error.span)
    }

    #[test]
    fn mistakes_are_placed() {
        assert_eq!(
            first_error(&LINE.replacen('7', "x", 1)),
            ("`x` is no cell of a puzzle".into(), 4..5)
        );
        assert_eq!(
            first_error(&LINE[1..]),
            ("a line of 80 cells".into(), 80..80)
        );
        assert_eq!(
            first_error(&format!("{LINE}12")),
            ("a line of 83 cells".into(), 81..83)
        );
        assert_eq!(
            first_error("123456789\n1234567891\n"),
            ("a line of 10 cells".into(), 19..20)
        );
        assert_eq!(
            first_error("123456789\n........9\n"),
            ("a grid ends after 2 of its 9 rows".into(), 10..19)
        );
    }

    #[test]
    fn a_broken_row_is_reported_once() {
        let rows: Vec<&str> = (0..9).map(|row| &LINE[row * 9..][..9]).collect();
        let mut broken = rows.clone();
        broken[4] = "12?456789";
        let text = format!("{}\n\n{}\n", broken.join("\n"), rows.join("\n"));
        assert_eq!(parse(&text).unwrap_err().len(), 1);
    }
}
