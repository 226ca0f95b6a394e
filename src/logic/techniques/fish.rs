//! X-wing, swordfish, jellyfish: a digit whose places in some rows lie in as many columns, or the other way round.

use super::choose::Masks;
use super::*;

pub(super) fn x_wing<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 2, Technique::XWing)
}

pub(super) fn swordfish<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 3, Technique::Swordfish)
}

pub(super) fn jellyfish<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, 4, Technique::Jellyfish)
}

/// For every row, then every column, in which of its cells a digit can go.
pub(super) fn lines<const W: usize, S: Story>(
    board: &Board<W, S>,
    digit: usize,
) -> [[u32; DIGITS]; 2] {
    let side = board.tables.side;
    let mut lines = [[0; DIGITS]; 2];
    for cell in board.plane(digit).iter() {
        let (row, column) = (cell / side, cell % side);
        lines[0][row] |= 1 << column;
        lines[1][column] |= 1 << row;
    }
    lines
}

/// The cells of some rows (`direction` 0) or columns (1), given as bits.
pub(super) fn cells_of<const W: usize>(
    tables: &Tables<W>,
    direction: usize,
    lines: impl Iterator<Item = usize>,
) -> Set<W> {
    lines.fold(Set::EMPTY, |all, line| {
        all | tables.houses[direction * tables.side + line]
    })
}

fn step<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    count: usize,
    technique: Technique,
) -> Option<Found> {
    let tables = board.tables;
    for digit in 0..tables.side {
        let plane = board.plane(digit);
        let lines = lines(board, digit);
        for (direction, lines) in lines.iter().enumerate() {
            let masks = Masks::up_to(count as u32, lines[..tables.side].iter().copied());
            let found = masks.choose(count, count as u32, &mut |base, cover| {
                let base_cells = cells_of(tables, direction, base.iter().copied());
                let cover_cells = cells_of(tables, 1 - direction, bits(cover));
                let gone = (cover_cells - base_cells) & plane;
                let base = base.iter().fold(0, |mask, &line| mask | 1u32 << line);
                (!gone.is_empty()).then_some((gone, base, cover))
            });
            if let Some((gone, base, cover)) = found {
                board.remove(digit, gone);
                return board.found(technique, |tables| {
                    parts(tables, plane, digit, direction, base, cover)
                });
            }
        }
    }
    None
}

/// The lines of a fish as evidence.
pub(super) fn parts<const W: usize>(
    tables: &Tables<W>,
    plane: Set<W>,
    digit: usize,
    direction: usize,
    base: u32,
    cover: u32,
) -> Vec<Part> {
    let line = |role, direction: usize, index: usize, within: Set<W>| {
        let house = direction * tables.side + index;
        let cells = tables.houses[house] & within;
        Part::new(role, cells.iter(), 1 << digit).within(house)
    };
    let base_cells = plane & cells_of(tables, direction, bits(base));
    let bases = bits(base).map(|index| line(Role::Base, direction, index, plane));
    let covers = bits(cover).map(|index| line(Role::Cover, 1 - direction, index, base_cells));
    bases.chain(covers).collect()
}
