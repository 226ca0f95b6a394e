//! Overlapping grids: each is solved as a grid of its own, and whatever is found in a shared cell is copied to the
//! other grids, as a person would do it.

use super::*;
use crate::puzzle::Cell;
use crate::rating::candidates::{fill_stage, find_open_singles};

/// Returns the grids of a shape, and the cells that they share.
pub(super) fn grids_of<const W: usize>(shape: &Shape) -> (Vec<GridRater<W>>, Vec<SharedCell>) {
    let kind = shape.kind();
    if kind.grids().is_single() {
        return (vec![GridRater { canvas: None, buffers: GridBuffers::new(shape) }], Vec::new());
    }
    let one = Shape::of(kind.single_grid()).expect("overlapping grids have fixed regions");
    let map = |grid: usize| {
        let cells: Vec<Cell> = kind.grid_cells(grid).collect();
        Relocation::to_canvas(&one, cells, shape)
    };
    let maps: Vec<Relocation> = (0..kind.grids().count()).map(map).collect();
    let mut shared = Vec::new();
    for (from, a) in maps.iter().enumerate() {
        for (to, b) in maps.iter().enumerate().filter(|(to, _)| *to != from) {
            // Both directions are listed, so one pass copies either way.
            for (own, cell) in a.cells.iter().enumerate() {
                if let Some(other) = b.cells.iter().position(|other| other == cell) {
                    shared.push(SharedCell { from: (from, own), to: (to, other) });
                }
            }
        }
    }
    let with_buffers = |map| GridRater { canvas: Some(map), buffers: GridBuffers::new(&one) };
    let mut grids: Vec<GridRater<W>> = maps.into_iter().map(with_buffers).collect();
    for SharedCell { to, .. } in &shared {
        grids[to.0].buffers.tables.alone.remove(to.1);
    }
    (grids, shared)
}

/// Copies digits and eliminations in shared cells from grid to grid. Returns `false` on a contradiction.
pub(super) fn sync_shared_cells<const W: usize>(
    shared: &[SharedCell],
    grids: &mut [GridState<W>],
) -> bool {
    let all = (1u32 << grids[0].board.tables.digits) - 1;
    let mut any = true;
    // A copied digit removes candidates from its peers, which may be shared cells too.
    while any {
        any = false;
        for &SharedCell { from, to } in shared {
            let own = &grids[from.0].board;
            let (value, mask) = (own.values[from.1], own.masks[from.1]);
            let other = &mut grids[to.0].board;
            if other.values[to.1] != 0 {
                if value != 0 && value != other.values[to.1] {
                    return false;
                }
            } else if value != 0 {
                let digit = usize::from(value) - 1;
                if other.masks[to.1] >> digit & 1 == 0 {
                    return false;
                }
                other.place(to.1, digit);
                any = true;
            } else if other.masks[to.1] & !mask != 0 {
                other.remove_all(all & !mask, Set::from_cell(to.1));
                any = true;
            }
        }
    }
    // Copies belong to the step that was recorded before them, and not to the next one.
    for grid in grids {
        grid.board.log.forget();
    }
    true
}

/// Fills in the singles of all grids stage by stage. Passes `open` the number of filled cells of each grid that has
/// any.
pub(super) fn fill_all_stages<const W: usize>(
    tables: &[&Tables<W>],
    shared: &[SharedCell],
    grids: &mut [Candidates<W>],
    mut open: impl FnMut(u32),
) -> SinglesOutcome {
    while grids.iter().any(|grid| !grid.empty.is_empty()) {
        let stages: Option<Vec<_>> = (grids.iter().zip(tables))
            .map(|(grid, tables)| find_open_singles(tables, grid))
            .collect();
        let Some(mut stages) = stages else {
            return SinglesOutcome::Broken;
        };
        // A single counts in each grid that can see it, and both grids fill it in at this stage.
        for &SharedCell { from, to } in shared {
            let found = stages[from.0];
            for (own, found) in stages[to.0].iter_mut().zip(found) {
                if found.contains(from.1) {
                    own.insert(to.1);
                }
            }
        }
        let mut any = false;
        for ((grid, tables), stage) in grids.iter_mut().zip(tables).zip(&stages) {
            let before = grid.empty.len();
            if !fill_stage(tables, grid, stage) {
                return SinglesOutcome::Broken;
            }
            let count = before - grid.empty.len();
            if count > 0 {
                open(count as u32);
                any = true;
            }
        }
        if !any {
            return SinglesOutcome::Stuck;
        }
        intersect_shared(tables[0].digits, shared, grids);
    }
    SinglesOutcome::Solved
}

/// Removes candidates from shared cells unless every grid has them. Cells are filled in all grids at once.
pub(super) fn intersect_shared<const W: usize>(
    digits: usize,
    shared: &[SharedCell],
    grids: &mut [Candidates<W>],
) {
    for &SharedCell { from, to } in shared {
        for digit in 0..digits {
            if !grids[from.0].planes[digit].contains(from.1) {
                grids[to.0].planes[digit].remove(to.1);
            }
        }
    }
}

/// Returns some cells of a canvas as a grid.
pub(super) fn extract_grid(canvas: &Grid, cells: &[Cell]) -> Grid {
    Grid::from_cells(cells.iter().map(|&cell| canvas.get(cell)).collect())
}
