//! The layout of a board in memory, and the conversion of cells to and from it.
//!
//! - A board is three planes. Plane `r` holds the rows `r`, `3 + r` and `6 + r`.
//! - A plane has 32 lanes of 16 bits. A lane is one digit in one of those rows, with four bits for each box. The lower
//!   three are set for the columns of the box where the digit may go. The fourth is clear, for the carries of the
//!   additions in `elimination`.
//! - The lanes form four quarters of eight. Quarter `j < 3` is band `j` with a lane for each of the digits 1 to 8.
//!   Quarter 3 is digit 9: pairs of equal lanes for the bands 0, 1 and 2, and an idle pair that keeps all its bits.
//!
//! So the three rows of a band are at the same bits of three planes, the three boxes of a row are side by side in a
//! lane, and the three bands are in three quarters. Whatever an elimination compares is at most a shift or an exchange
//! of quarters away, for all digits at once.

/// The lanes of a plane in memory.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Lanes(pub(super) [u16; 32]);

/// A board as three planes: one for each row of a band.
pub(super) type Planes = [Lanes; 3];

/// The bits of a lane that represent places.
pub(super) const PLACES: u16 = 0x0777;

/// An empty board.
pub(super) const EMPTY: Planes = [Lanes([PLACES; 32]); 3];

/// The first lane of digit 9.
const NINE: usize = 24;

impl Lanes {
    /// Returns the lanes of a quarter.
    #[inline(always)]
    pub(super) fn quarter(&self, quarter: usize) -> &[u16; 8] {
        &self.0.as_chunks().0[quarter]
    }
}

/// Returns the lane of a plane that holds `digit` (1 to 9) in `band`; for 9, the first of the two.
#[inline]
pub(super) const fn lane(digit: usize, band: usize) -> usize {
    if digit == 9 { NINE + 2 * band } else { 8 * band + digit - 1 }
}

/// A cell by its band, its row in the band (the plane), and its bit in a lane.
#[derive(Clone, Copy)]
pub(super) struct CellPlace {
    pub(super) band: usize,
    pub(super) row: usize,
    pub(super) bit: u16,
}

impl CellPlace {
    /// Returns the place of `cell`, counted row by row.
    pub(super) const fn of(cell: usize) -> CellPlace {
        let (row, column) = (cell / 9, cell % 9);
        CellPlace { band: row / 3, row: row % 3, bit: 1 << (column / 3 * 4 + column % 3) }
    }

    /// Removes `digit` from the cell.
    #[inline]
    pub(super) fn clear(self, board: &mut Planes, digit: usize) {
        let lanes = &mut board[self.row].0;
        let at = lane(digit, self.band);
        lanes[at] &= !self.bit;
        if digit == 9 {
            lanes[at + 1] &= !self.bit;
        }
    }

    /// Returns the digits that the cell may have: bit `d` for digit `d`.
    #[inline(always)]
    pub(super) fn digits(self, board: &Planes) -> u32 {
        let (quarters, _) = board[self.row].0.as_chunks::<8>();
        let [a, b, c, d, e, f, g, h] = quarters[self.band];
        let four = |a: u16, b: u16, c: u16, d: u16| {
            let lanes = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
            let bits = lanes >> self.bit.trailing_zeros() & 0x0001_0001_0001_0001;
            // Lane `i` at bit `16 * i` moves to bit `48 + i`; no two products collide.
            (bits.wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48) as u32
        };
        let nine = u32::from(quarters[3][2 * self.band] & self.bit != 0);
        four(a, b, c, d) << 1 | four(e, f, g, h) << 5 | nine << 9
    }
}

/// The places of all cells, precomputed to avoid divisions while loading a puzzle.
static CELLS: [CellPlace; 81] = {
    let mut places = [CellPlace::of(0); 81];
    let mut cell = 0;
    while cell < 81 {
        places[cell] = CellPlace::of(cell);
        cell += 1;
    }
    places
};

/// Returns the cells that are not 0, the first in the lowest bit.
#[inline]
fn given(cells: &[u8; 81]) -> u128 {
    let (eights, _) = cells.as_chunks::<8>();
    let mut mask = u128::from(cells[80] != 0) << 80;
    for (i, &eight) in eights.iter().enumerate() {
        let bytes = u64::from_le_bytes(eight);
        let ones = (bytes | bytes >> 1 | bytes >> 2 | bytes >> 3) & 0x0101_0101_0101_0101;
        // Gathers the lowest bit of every byte in the top byte.
        mask |= u128::from(ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
    }
    mask
}

/// Returns the board of a puzzle: only the given digit in given cells, all digits elsewhere.
///
/// The search derives everything else in its first rounds.
#[inline]
pub(super) fn board(cells: &[u8; 81]) -> Planes {
    let mut board = [Lanes([0; 32]); 3];
    let mut used = [[0; 3]; 3];
    let mut rest = given(cells);
    while rest != 0 {
        let cell = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let CellPlace { band, row, bit } = CELLS[cell];
        used[row][band] |= bit;
        board[row].0[lane(usize::from(cells[cell]), band)] |= bit;
    }
    for (plane, used) in board.iter_mut().zip(used) {
        let free = used.map(|used| PLACES & !used);
        for (i, lane) in plane.0.iter_mut().enumerate().take(NINE) {
            *lane |= free[i / 8];
        }
        for (band, free) in free.into_iter().enumerate() {
            let nine = plane.0[lane(9, band)] | free;
            plane.0[NINE + 2 * band..][..2].fill(nine);
        }
        // The idle pair looks like a digit with all places, so that no rule finds a single or a contradiction in it.
        plane.0[NINE + 6..].fill(PLACES);
    }
    board
}

/// Returns the digits of a solved board.
#[inline]
pub(super) fn values(board: &Planes) -> [u8; 81] {
    let mut values = [0; 81];
    for (row, values) in values.as_chunks_mut::<9>().0.iter_mut().enumerate() {
        let (band, lanes) = (row / 3, &board[row % 3]);
        for digit in 1..=9 {
            // Every digit has one place in the row.
            let at = lanes.0[lane(digit, band)].trailing_zeros();
            // Every fourth bit is a carry, so the column is the bit less the number of carries below.
            values[(at - at / 4) as usize] = digit as u8;
        }
    }
    values
}

/// Returns a set of cells, the first in the lowest bit, as a tally.
#[inline]
pub(super) fn tally(cells: u128) -> Lanes {
    let mut tally = Lanes([0; 32]);
    for row in 0..9 {
        let nine = (cells >> (9 * row)) as u16;
        let places = nine & 0o7 | (nine & 0o70) << 1 | (nine & 0o700) << 2;
        let lane = 8 * (row / 3) + 2 * (row % 3);
        tally.0[lane..lane + 2].fill(places);
    }
    tally
}

/// Returns the places of a set of cells, the first in the lowest bit, for every digit. The idle lanes have some bits
/// set and some clear, so that they count as neither a single place nor all.
pub(super) fn places(cells: u128) -> Planes {
    let tally = tally(cells);
    let mut planes = EMPTY;
    for (row, plane) in planes.iter_mut().enumerate() {
        for band in 0..3 {
            let places = tally.0[8 * band + 2 * row];
            plane.0[8 * band..][..8].fill(places);
            plane.0[lane(9, band)..][..2].fill(places);
        }
    }
    planes[2].0[NINE + 6..].fill(0);
    planes
}

/// Returns the cells of a tally, the first in the lowest bit.
#[inline]
pub(super) fn cells(tally: &Lanes) -> u128 {
    let mut cells = 0;
    for row in (0..9).rev() {
        let places = tally.0[8 * (row / 3) + 2 * (row % 3)];
        let nine = places & 0o7 | places >> 1 & 0o70 | places >> 2 & 0o700;
        cells = cells << 9 | u128::from(nine);
    }
    cells
}
