//! Where the grids of a puzzle lie on its canvas: one, or several that overlap by whole boxes, as in a samurai.

use crate::named::names;
use std::fmt;

/// The most cells in a row of a canvas.
pub(super) const MAX_SIDE: usize = 25;

/// The most grids of a puzzle.
const MOST: usize = 9;

/// A size, box or variant that there is not, or that does not go with the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindError {
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

impl fmt::Display for KindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for KindError {}

/// A known layout of overlapping grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum GridLayout {
    /// Two grids that share a corner box.
    Twodoku,
    /// Four grids, each a box further than the last: to the right, down, and both.
    Butterfly,
    /// Five grids; the one in the middle shares each of its corner boxes with one of the others.
    Samurai,
    /// Four grids around the middle, each of which shares a box with two others.
    Sohei,
    /// Four grids around a fifth, with which each shares a row or a column of boxes.
    Cross,
    /// Four grids that turn around a fifth; each shares two of its boxes.
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
    /// The corners of its grids, in boxes; `down` by `across` of them make a grid.
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
    /// Row and column, ascending; what is beyond the count is nothing.
    corners: [(u8, u8); MOST],
}

impl GridArrangement {
    /// One grid, which is the canvas.
    pub(super) const ONE: GridArrangement = GridArrangement { count: 1, corners: [(0, 0); MOST] };

    /// Grids of `side` cells in a row with boxes of these rows and columns, at `corners` (row and column from 0).
    ///
    /// # Errors
    /// [`KindError`] when they do not overlap by whole boxes, do not hang together, or take too wide a canvas.
    pub(super) fn at(
        side: usize,
        (rows, columns): (usize, usize),
        corners: &[(usize, usize)],
    ) -> Result<GridArrangement, KindError> {
        let wrong = |message: String, help: &str| Err(KindError { message, help: help.into() });
        let mut corners = corners.to_vec();
        corners.sort_unstable();
        if corners.is_empty() || corners.len() > MOST {
            return wrong(format!("a puzzle of {} grids", corners.len()), "there may be 1 to 9");
        }
        let first = |of: fn(&(usize, usize)) -> usize| corners.iter().map(of).min().unwrap_or(0);
        let (top, left) = (first(|corner| corner.0), first(|corner| corner.1));
        corners.iter_mut().for_each(|corner| *corner = (corner.0 - top, corner.1 - left));
        let name = |(row, column): (usize, usize)| format!("r{}c{}", row + 1, column + 1);
        for pair in corners.windows(2) {
            if pair[0] == pair[1] {
                return wrong(
                    format!("two grids begin at {}", name(pair[0])),
                    "each has a corner of its own",
                );
            }
        }
        if let Some(&corner) =
            corners.iter().find(|(row, column)| row % rows != 0 || column % columns != 0)
        {
            return wrong(
                format!("the grid at {} cuts through boxes of others", name(corner)),
                &format!(
                    "grids overlap by whole boxes: corners lie {rows} rows and {columns} columns apart, or a multiple"
                ),
            );
        }
        if let Some(&corner) =
            corners.iter().find(|(row, column)| row.max(column) + side > MAX_SIDE)
        {
            return wrong(
                format!("the grid at {} ends beyond {MAX_SIDE} cells", name(corner)),
                &format!("all grids lie on {MAX_SIDE} rows and columns"),
            );
        }
        let touch = |a: (usize, usize), b: (usize, usize)| {
            a.0.abs_diff(b.0) < side && a.1.abs_diff(b.1) < side
        };
        let mut together = vec![corners[0]];
        let mut next = 0;
        while let Some(&corner) = together.get(next) {
            for &other in &corners {
                if touch(corner, other) && !together.contains(&other) {
                    together.push(other);
                }
            }
            next += 1;
        }
        if let Some(&corner) = corners.iter().find(|corner| !together.contains(corner)) {
            return wrong(
                format!("the grid at {} overlaps none of the others", name(corner)),
                "grids share boxes with each other",
            );
        }
        let mut grids = GridArrangement { count: corners.len() as u8, corners: [(0, 0); MOST] };
        for (own, (row, column)) in grids.corners.iter_mut().zip(corners) {
            *own = (row as u8, column as u8);
        }
        Ok(grids)
    }

    /// The grids of a known layout.
    ///
    /// # Errors
    /// [`KindError`] when there is no such layout of these grids.
    pub(super) fn of(
        layout: GridLayout,
        side: usize,
        boxes: (usize, usize),
    ) -> Result<GridArrangement, KindError> {
        let corners = layout.corners(side / boxes.0, side / boxes.1).ok_or_else(|| KindError {
            message: format!("there is no {} of {side}x{side}", layout.name()),
            help: "it needs grids of 9x9".into(),
        })?;
        let cells = corners.iter().map(|(r, c)| (r * boxes.0, c * boxes.1));
        GridArrangement::at(side, boxes, &cells.collect::<Vec<_>>())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// True for the one grid that most puzzles are.
    pub fn is_single(&self) -> bool {
        self.count == 1
    }

    /// The row and the column of the upper left cell of each, from 0; in ascending order.
    pub fn corners(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let corners = self.corners.into_iter().take(self.count());
        corners.map(|(row, column)| (usize::from(row), usize::from(column)))
    }

    /// Rows and columns of the least rectangle around grids of `side` cells in a row.
    pub(super) fn extent(&self, side: usize) -> (usize, usize) {
        self.corners().fold((0, 0), |(rows, columns), (row, column)| {
            (rows.max(row + side), columns.max(column + side))
        })
    }

    /// The name that the layout has among these grids, if it has one.
    pub(super) fn layout(&self, side: usize, boxes: (usize, usize)) -> Option<GridLayout> {
        let all = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
        let mut named =
            all.filter(|&layout| GridArrangement::of(layout, side, boxes).as_ref() == Ok(self));
        named.next()
    }

    /// The corners that [`Display`](fmt::Display) has written: `r1c1r7c7`.
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

/// The number from 1 to 99 that `text` begins with, from 0, and what follows it.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
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
