//! What a PDF of a desk tells of the puzzle of its day, read as a stranger would.

use super::Told;
use crate::reader::{FoundGrid, Reader};
use gridpress_engine::notation::cell_name;
use std::collections::BTreeSet;

/// Reads the PDF of a puzzle, or of its solution alone.
///
/// # Errors
/// Why it tells of no puzzle.
pub fn pdf(bytes: &[u8], is_solution: bool) -> Result<Told, String> {
    let unread = |error| format!("it cannot be read as a PDF: {error}");
    let reader = Reader::new(bytes).map_err(unread)?;
    let seen = reader.seen().map_err(unread)?;
    let strange = seen.on_pages.iter().flat_map(|(_, what)| what);
    let strange: Vec<&str> = strange.chain(&seen.in_file).map(String::as_str).collect();
    let mut told = Told::default();
    if !strange.is_empty() {
        let strange = strange.join(", ");
        let fault = format!("it has what no file of this program has: {strange}");
        told.faults.push(fault);
    }
    if reader.pages() != 1 {
        told.faults.push(format!("it has {} pages", reader.pages()));
    }
    let grids = seen.grids.into_iter().filter(|grid| !grid.is_diagram());
    let (full, open): (Vec<FoundGrid>, Vec<FoundGrid>) = grids.partition(FoundGrid::is_full);
    for grid in full.iter().chain(&open) {
        if let Some(cell) = grid.odd.filter(|_| !grid.is_lettered()) {
            let cell = cell_name(cell, grid.grid.side());
            let fault = format!("it has something in {cell} that is no digit");
            told.faults.push(fault);
        }
    }
    let has_wanted = match is_solution {
        true => open.is_empty() && full.len() == 1,
        false => open.len() == 1 && full.len() <= 1,
    };
    if !has_wanted {
        let (open, full) = (open.len(), full.len());
        return Err(format!("it shows {open} puzzles and {full} solutions"));
    }
    let [full, open] = [full, open].map(|grids| grids.into_iter().next());
    // Every letter of a word is in a solution.
    let full = match full {
        Some(grid) if grid.is_lettered() => {
            let spelled = grid.self_spelled(digits(&grid));
            Some(spelled.ok_or("its solution does not have as many letters as digits")?)
        }
        full => full,
    };
    match is_solution {
        true => {
            told.number = full.as_ref().and_then(|grid| grid.number);
            told.solution = full.map(|grid| grid.grid);
        }
        false => {
            told.number = open.as_ref().and_then(|grid| grid.number);
            let in_digits = open.as_ref().filter(|grid| !grid.is_lettered());
            told.givens = in_digits.map(|grid| grid.grid.clone());
            told.page = open;
            told.beside = full.map(|grid| (grid.number, grid.grid));
        }
    }
    Ok(told)
}

/// The digits of a grid: as many as cells in a row, or of grids that overlap in a row of one of them.
fn digits(grid: &FoundGrid) -> usize {
    match grid.holes.is_empty() {
        true => grid.grid.side(),
        false => grid.letters.values().collect::<BTreeSet<_>>().len(),
    }
}
