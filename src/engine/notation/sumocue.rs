//! The formats of SumoCue and PS, in which killers and jigsaws are exchanged: one line with an entry for each cell.
//!
//! `SumoCueV1=0J0=5J1...` has the digit and the region of each cell. `SumoCueV1=13+0=7...` has cages: `=13` starts one
//! with that sum, and `+0` adds the cell to the one that starts in cell 0. The long killer format, `3x3::k:768:0:...`,
//! has the cell in which a cage starts, plus 256 times the sum in that cell itself.

use super::fpuzzles::build_shape;
use super::row::{expected_cells, wrong_count};
use super::{PuzzleMistake, StatedPuzzle, english, expected_square, plain};
use crate::puzzle::{Cage, Cell, Grid, Kind, Shape, Variant};
use std::ops::Range;

/// The start of a line of SumoCue, in lower case.
const SUMOCUE: &str = "sumocuev1";

/// Writes a puzzle as a line of SumoCue.
pub(super) fn write(shape: &Shape, givens: &Grid) -> String {
    let cells = givens.cells().iter().zip(shape.regions());
    let cells: String = cells.map(|(digit, region)| format!("={digit}J{region}")).collect();
    format!("SumoCueV1{cells}\n")
}

/// Returns the byte range of a puzzle in one of the formats that begins in the first line of `text`; `None` if there is
/// none. The entries of SumoCue may continue on the next lines.
pub(super) fn find(text: &str) -> Option<Range<usize>> {
    let line = text.lines().next()?;
    let offset = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
    let Some(start) = line.to_ascii_lowercase().find(SUMOCUE) else {
        let word = line.split_whitespace().find(|word| long_killer(word).is_some())?;
        return Some(offset(word)..offset(word) + word.len());
    };
    let mut end = start + SUMOCUE.len();
    loop {
        let rest = &text[end..];
        let entries = rest.trim_start();
        if !entries.starts_with(['=', '+']) {
            return Some(start..end);
        }
        let length = entries
            .find(|c: char| !(c.is_ascii_digit() || "=+Jj".contains(c)))
            .unwrap_or(entries.len());
        end = offset(entries) + length;
    }
}

/// Reads a puzzle in one of the formats.
pub(super) fn read(text: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    match long_killer(text) {
        Some((kind, cells)) => read_long_killer(kind, cells),
        None => read_sumocue(&text[SUMOCUE.len()..]),
    }
}

fn wrong(entry: &str) -> PuzzleMistake {
    PuzzleMistake::new(
        english!("not-an-entry": "`{entry}` is not the entry of a cell", entry = entry.escape_debug()),
        english!("expected-entries": "expected an entry for each cell of a square, as in {examples}",
            examples = "`=5J0`, `=13`, `+0`, `3330`"),
    )
}

/// Returns the kind and the entries of a line in the long killer format; `None` for other lines.
fn long_killer(line: &str) -> Option<(Kind, &str)> {
    let (size, rest) = line.split_once(':')?;
    let (flags, rest) = rest.split_once(':')?;
    let cells = rest.strip_prefix("k:")?;
    let (columns, rows) = size.split_once('x')?;
    let boxes = (rows.parse().ok()?, columns.parse().ok()?);
    let variants =
        if flags == "d" { &[Variant::Diagonal, Variant::Killer][..] } else { &[Variant::Killer] };
    let side = usize::checked_mul(boxes.0, boxes.1)?;
    Some((Kind::new(side, Some(boxes), variants).ok()?, cells))
}

fn read_sumocue(line: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    let starts = line.match_indices(['=', '+']).map(|(at, _)| at);
    let ends = line.match_indices(['=', '+']).skip(1).map(|(at, _)| at).chain([line.len()]);
    let entries: Vec<&str> = starts.zip(ends).map(|(start, end)| line[start..end].trim()).collect();
    let side = Kind::all_sides()
        .find(|side| side * side == entries.len())
        .ok_or_else(|| wrong_count(entries.len(), expected_square()))?;
    let is_killer = entries.iter().any(|entry| entry.starts_with('+'));
    let mut grid = Grid::empty(side);
    let default = Shape::of(plain(side)).expect("a kind with a single shape");
    let mut regions = default.regions().to_vec();
    let mut leaders = Vec::new();
    for (cell, entry) in entries.iter().enumerate() {
        let (number, region) = match entry[1..].split_once(['J', 'j']) {
            Some((number, region)) => (number, Some(region)),
            None => (&entry[1..], None),
        };
        let number: u32 = number.parse().map_err(|_| wrong(entry))?;
        if let Some(region) = region {
            regions[cell] = region.parse().map_err(|_| wrong(entry))?;
        }
        if !is_killer {
            let digit = u8::try_from(number).ok().filter(|&digit| usize::from(digit) <= side);
            grid.set(cell, digit.ok_or_else(|| wrong(entry))?);
        }
        leaders.push(if entry.starts_with('=') { (cell, number) } else { (number as usize, 0) });
    }
    let (cages, variants) = if is_killer {
        (cages(&leaders)?, vec![Variant::Killer])
    } else {
        (Vec::new(), Vec::new())
    };
    let shape = build_shape(plain(side), &regions, Vec::new(), variants, cages, Vec::new())?;
    Ok(StatedPuzzle::of(shape, grid))
}

fn read_long_killer(kind: Kind, cells: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    let entries = cells.trim_end_matches(':').split(':');
    let leader = |(_, entry): (Cell, &str)| {
        let number: u32 = entry.trim().parse().map_err(|_| wrong(entry))?;
        Ok(((number % 256) as usize, number / 256))
    };
    let leaders: Vec<(Cell, u32)> =
        entries.enumerate().map(leader).collect::<Result<_, PuzzleMistake>>()?;
    if leaders.len() != kind.cells() {
        return Err(wrong_count(leaders.len(), expected_cells(kind)));
    }
    let shape = Shape::custom(kind, None, cages(&leaders)?)?;
    Ok(StatedPuzzle::of(shape, Grid::empty(kind.side())))
}

/// Returns the cages of a list with the first cell of each cell's cage, and with the sum in that cell. Cells whose cage
/// has the sum 0 are in none.
fn cages(leaders: &[(Cell, u32)]) -> Result<Vec<Cage>, PuzzleMistake> {
    let mut cages = Vec::new();
    for (cell, &(leader, sum)) in leaders.iter().enumerate() {
        if leaders.get(leader).is_none_or(|&(start, _)| start != leader) {
            return Err(PuzzleMistake::new(
                english!("cage-elsewhere": "cell {cell} belongs to a cage that does not start in cell {leader}", cell, leader),
                english!("cells-from-zero": "cells count from 0, row by row; the first cell of a cage has its sum"),
            ));
        }
        if leader == cell && sum > 0 {
            let own = leaders.iter().enumerate().filter(|(_, (other, _))| *other == cell);
            cages.push(Cage::killer(own.map(|(cell, _)| cell).collect(), sum));
        }
    }
    Ok(cages)
}
