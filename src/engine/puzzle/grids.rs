//! The arrangement of a puzzle's grids on its canvas: one grid, or several that overlap by whole boxes, as in a
//! samurai.

use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::named::names;
use std::fmt;

/// The maximum number of cells in a row of a canvas.
pub(super) const MAX_SIDE: usize = 25;

/// The maximum number of grids of a puzzle.
const MAX_GRIDS: usize = 9;

/// An error for a size, box, variant or layout that does not exist or that cannot be combined with the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindError {
    /// The mistake.
    pub message: EnglishText,
    /// The values that are valid instead.
    pub help: EnglishText,
}

impl fmt::Display for KindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for KindError {}

/// A named layout of overlapping grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum GridLayout {
    /// Two grids that share a corner box.
    Twodoku,
    /// Four grids, shifted by one box from each other: to the right, down, and both.
    Butterfly,
    /// Five grids; the middle one shares each corner box with one of the others.
    Samurai,
    /// Four grids around an empty middle; each shares a box with two others.
    Sohei,
    /// Four grids around a fifth; each shares a row or a column of boxes with it.
    Cross,
    /// Four grids in a pinwheel around a fifth; each shares two boxes with it.
    Windmill,
}

names! {
    GridLayout {
        "twodoku" => GridLayout::Twodoku,
        "butterfly" => GridLayout::Butterfly,
        "samurai" => GridLayout::Samurai,
        "sohei" => GridLayout::Sohei,
        "cross" => GridLayout::Cross,
        "windmill" => GridLayout::Windmill,
    }
}

impl GridLayout {
    /// Returns the upper left corners of the grids, in boxes; a grid has `down` x `across` boxes. `None` if the layout
    /// does not exist for such grids.
    fn corners(self, down: usize, across: usize) -> Option<Vec<(usize, usize)>> {
        let (r, c) = (down - 1, across - 1);
        let around = [(0, c), (r, 0), (r, 2 * c), (2 * r, c)];
        Some(match self {
            GridLayout::Twodoku => vec![(0, 0), (r, c)],
            GridLayout::Butterfly => vec![(0, 0), (0, 1), (1, 0), (1, 1)],
            GridLayout::Samurai => vec![(0, 0), (0, 2 * c), (r, c), (2 * r, 0), (2 * r, 2 * c)],
            GridLayout::Sohei => around.to_vec(),
            GridLayout::Cross => [around.as_slice(), &[(r, c)]].concat(),
            GridLayout::Windmill if (down, across) == (3, 3) => {
                vec![(0, 1), (1, 4), (2, 2), (3, 0), (4, 3)]
            }
            GridLayout::Windmill => return None,
        })
    }
}

/// The upper left cells of the grids of a puzzle on its canvas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GridArrangement {
    count: u8,
    /// Row and column of each, ascending. Entries beyond `count` are unused.
    corners: [(u8, u8); MAX_GRIDS],
}

impl GridArrangement {
    /// A single grid, which fills the canvas.
    pub(super) const ONE: GridArrangement =
        GridArrangement { count: 1, corners: [(0, 0); MAX_GRIDS] };

    /// Places grids of `side` cells in a row, with boxes of that many rows and columns, at `corners` (row and column
    /// from 0).
    ///
    /// # Errors
    /// Returns [`KindError`] if the grids do not overlap by whole boxes, are not connected, or need too large a canvas.
    pub(super) fn at(
        side: usize,
        (rows, columns): (usize, usize),
        corners: &[(usize, usize)],
    ) -> Result<GridArrangement, KindError> {
        let error = |message, help| Err(KindError { message, help });
        let mut corners = corners.to_vec();
        // Sorted and moved to the upper left, so that arrangements compare as equal if they look the same.
        corners.sort_unstable();
        if corners.is_empty() || corners.len() > MAX_GRIDS {
            return error(
                english!("puzzle-of-grids": "a puzzle of {count} grids", count = corners.len()),
                english!("one-to-nine": "expected 1 to 9"),
            );
        }
        let first = |of: fn(&(usize, usize)) -> usize| corners.iter().map(of).min().unwrap_or(0);
        let (top, left) = (first(|corner| corner.0), first(|corner| corner.1));
        corners.iter_mut().for_each(|corner| *corner = (corner.0 - top, corner.1 - left));
        let name = |(row, column): (usize, usize)| format!("r{}c{}", row + 1, column + 1);
        for pair in corners.windows(2) {
            if pair[0] == pair[1] {
                return error(
                    english!("two-grids-start": "two grids start at {cell}", cell = name(pair[0])),
                    english!("different-corners": "each grid needs a different corner"),
                );
            }
        }
        if let Some(&corner) =
            corners.iter().find(|(row, column)| row % rows != 0 || column % columns != 0)
        {
            return error(
                english!("grid-cuts-boxes": "the grid at {cell} cuts through boxes of other grids", cell = name(corner)),
                english!("whole-boxes": "grids overlap by whole boxes: the distance of corners is a multiple of {rows} rows and of {columns} columns", rows, columns),
            );
        }
        if let Some(&corner) =
            corners.iter().find(|(row, column)| row.max(column) + side > MAX_SIDE)
        {
            return error(
                english!("grid-beyond": "the grid at {cell} extends beyond {most} cells", cell = name(corner), most = MAX_SIDE),
                english!("grids-must-fit": "all grids must fit into {most} rows and columns", most = MAX_SIDE),
            );
        }
        let touch = |a: (usize, usize), b: (usize, usize)| {
            a.0.abs_diff(b.0) < side && a.1.abs_diff(b.1) < side
        };
        let mut connected = vec![corners[0]];
        let mut next = 0;
        while let Some(&corner) = connected.get(next) {
            for &other in &corners {
                if touch(corner, other) && !connected.contains(&other) {
                    connected.push(other);
                }
            }
            next += 1;
        }
        if let Some(&corner) = corners.iter().find(|corner| !connected.contains(corner)) {
            return error(
                english!("grid-apart": "the grid at {cell} is not connected to the others", cell = name(corner)),
                english!("grids-share-boxes": "each grid must share a box with another one"),
            );
        }
        let mut grids =
            GridArrangement { count: corners.len() as u8, corners: [(0, 0); MAX_GRIDS] };
        for (corner, (row, column)) in grids.corners.iter_mut().zip(corners) {
            *corner = (row as u8, column as u8);
        }
        Ok(grids)
    }

    /// Returns the arrangement of a named layout.
    ///
    /// # Errors
    /// Returns [`KindError`] if the layout does not exist for such grids.
    pub(super) fn of(
        layout: GridLayout,
        side: usize,
        boxes: (usize, usize),
    ) -> Result<GridArrangement, KindError> {
        let corners = layout.corners(side / boxes.0, side / boxes.1).ok_or_else(|| KindError {
            message: english!("no-such-layout-of": "there is no layout `{layout}` of {side}x{side} grids", layout, side),
            help: english!("supported-sizes": "supported sizes: {sizes}", sizes = 9),
        })?;
        let cells = corners.iter().map(|(r, c)| (r * boxes.0, c * boxes.1));
        GridArrangement::at(side, boxes, &cells.collect::<Vec<_>>())
    }

    /// Returns the number of grids.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns `true` if there is only one grid, as in most puzzles.
    pub fn is_single(&self) -> bool {
        self.count == 1
    }

    /// Returns the row and the column of each grid's upper left cell, from 0, in ascending order.
    pub fn corners(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let corners = self.corners.into_iter().take(self.count());
        corners.map(|(row, column)| (usize::from(row), usize::from(column)))
    }

    /// Returns the rows and columns of the bounding box of all grids; a grid has `side` cells in a row.
    pub(super) fn extent(&self, side: usize) -> (usize, usize) {
        self.corners().fold((0, 0), |(rows, columns), (row, column)| {
            (rows.max(row + side), columns.max(column + side))
        })
    }

    /// Returns the named layout that equals this arrangement, if there is one.
    pub(super) fn layout(&self, side: usize, boxes: (usize, usize)) -> Option<GridLayout> {
        let mut all = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
        all.find(|&layout| GridArrangement::of(layout, side, boxes).as_ref() == Ok(self))
    }

    /// Parses the corners that [`Display`](fmt::Display) writes, such as `r1c1r7c7`.
    pub(super) fn read_corners(text: &str) -> Option<Vec<(usize, usize)>> {
        let mut corners = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (row, after) = number(rest.strip_prefix('r')?)?;
            let (column, after) = number(after.strip_prefix('c')?)?;
            corners.push((row, column));
            rest = after;
        }
        Some(corners)
    }
}

/// Parses a number from 1 to 99 at the start of `text`. Returns it counted from 0, and the rest of the text.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    // Two digits suffice for any canvas and keep the name of an arrangement unique.
    let number: usize = text[..end].parse().ok().filter(|_| end <= 2)?;
    Some((number.checked_sub(1)?, &text[end..]))
}

impl fmt::Display for GridArrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.corners().try_for_each(|(row, column)| write!(f, "r{}c{}", row + 1, column + 1))
    }
}

impl fmt::Debug for GridArrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GridArrangement({self})")
    }
}
