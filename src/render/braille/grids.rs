//! Grids in braille: a line for each row, with its number, and the cells without signs before digits.

use super::code::{BrailleCode, EMPTY, LETTER};
use super::pages::{WIDTH, number, width};
use gridpress_engine::puzzle::Grid;
use gridpress_messages::symbols::GridView;
use std::collections::BTreeSet;

/// The cells of the symbols of a grid, all of one width.
pub(super) struct SymbolCells {
    /// The cells of each value, from 0, an empty cell.
    cells: Vec<String>,
}

impl SymbolCells {
    /// Returns the cells of the symbols of a grid; `None` if they are pictures, or letters without cells.
    pub(super) fn of(code: &BrailleCode, grid: GridView) -> Option<SymbolCells> {
        let texts: Vec<String> = grid.texts().collect();
        let single = |text: &str| {
            let mut chars = text.chars();
            let symbol = chars.next().filter(|_| chars.next().is_none())?;
            let cells = match symbol.to_digit(10) {
                Some(digit) => code.digit(digit as usize),
                None => code.sign(code.lower(symbol)).filter(|_| symbol.is_alphabetic())?,
            };
            (width(cells) == 1).then(|| (symbol, cells.to_owned()))
        };
        let all: Vec<(char, String)> = texts.iter().filter_map(|text| single(text)).collect();
        let distinct: BTreeSet<&String> = all.iter().map(|(_, cells)| cells).collect();
        let cells: Vec<String> = if all.len() == texts.len() && distinct.len() == all.len() {
            all.into_iter().map(|(_, cells)| cells).collect()
        } else {
            // A digit and a letter may have the same cell, and numbers have two digits.
            let with_sign = |text: &String| match single(text) {
                Some((symbol, cells)) if symbol.is_ascii_digit() => {
                    Some(code.number.to_owned() + &cells)
                }
                Some((_, cells)) => Some(LETTER.to_owned() + &cells),
                None => {
                    let digits = text.chars().map(|c| Some(code.digit(c.to_digit(10)? as usize)));
                    digits.collect::<Option<String>>()
                }
            };
            texts.iter().map(with_sign).collect::<Option<_>>()?
        };
        let wide = cells.iter().map(|cells| width(cells)).max()?;
        let is_even = cells.iter().all(|cells| width(cells) == wide);
        let empty = [EMPTY.repeat(wide)];
        is_even.then(|| SymbolCells { cells: empty.into_iter().chain(cells).collect() })
    }

    /// Returns the width of a cell of the grid.
    fn width(&self) -> usize {
        width(&self.cells[0])
    }
}

/// Returns the lines of a grid: boxes are apart by a blank or an empty line. A grid that is wider than a line is in
/// parts of whole boxes, one below the other, each below the numbers of its columns.
pub(super) fn lines(
    code: &BrailleCode,
    symbols: &SymbolCells,
    view: GridView,
    digits: &Grid,
) -> Vec<String> {
    let kind = view.shape.kind();
    let (side, (rows, columns)) = (view.shape.side(), kind.extent());
    let (high, wide) = if kind.is_latin() || kind.has_irregular_regions() {
        (rows, columns)
    } else {
        kind.boxes()
    };
    let label = width(&number(code, rows)) + 1;
    let playable: BTreeSet<usize> = view.shape.playable_cells().collect();
    let room = WIDTH - label;
    let box_width = wide * symbols.width() + 1;
    // At least one column, for boxes wider than a line.
    let columns_in_part = match (room + 1) / box_width {
        0 => room / symbols.width(),
        boxes => boxes * wide,
    };
    let mut lines = Vec::new();
    for first in (0..columns).step_by(columns_in_part) {
        let part = first..(first + columns_in_part).min(columns);
        if part.len() < columns {
            let ends = [part.start + 1, part.end].map(|column| number(code, column));
            lines.extend([String::new(), ends.join(" ")]);
        }
        for row in 0..rows {
            if row > 0 && row % high == 0 {
                lines.push(String::new());
            }
            let mut line = number(code, row + 1);
            line += &" ".repeat(label - width(&line));
            for column in part.clone() {
                if column > part.start && column % wide == 0 {
                    line.push(' ');
                }
                let cell = row * side + column;
                if playable.contains(&cell) {
                    line += &symbols.cells[usize::from(digits.get(cell))];
                } else {
                    line += &" ".repeat(symbols.width());
                }
            }
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}
